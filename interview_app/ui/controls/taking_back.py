"""What was deleted in the window and can be had back for as long as the program runs, in order."""

from collections.abc import Callable

from interview_app.i18n import _
from interview_app.ui.controls.toast import Toast, Undoable


class TakingBack:
    """Offers a way back at the foot of the window for a while, and afterwards by Edit > Undo."""

    def __init__(self, toast: Toast) -> None:
        self._toast = toast
        self._gone: list[Undoable] = []
        self.when_back: Callable[[], object] = lambda: None
        """What is done when the last one is had back after its word was gone."""

    def offer(self, what: Undoable) -> None:
        """Tell what was just done; when the word goes, it is made so."""

        def then() -> None:
            what.then()
            if what.back is not None:
                self._gone.append(what)

        self._toast.offer(what.sentence, then=then, undo=what.undo, name=what.name)

    def forget(self) -> None:
        """Nothing of before can be had back any more."""
        self._gone.clear()

    def can_undo(self) -> bool:
        """Whether there is something to take back."""
        return self._toast.can_undo() or bool(self._gone)

    def undo_name(self) -> str:
        """What would be taken back, in the words of a menu, or "" where it has no name."""
        if self._toast.can_undo():
            return self._toast.name
        return self._gone[-1].name if self._gone else ""

    def undo(self) -> None:
        """Take the last one back."""
        if self._toast.can_undo():
            self._toast.undo()
        elif self._gone:
            what = self._gone.pop()
            if what.back is not None:
                what.back()
                self.when_back()
            self._toast.tell(_("Taken back: {what}.").format(what=what.name))
