"""Undo and Redo of the résumés that were shown, each with its own steps, told in a toast."""

from collections.abc import Callable

from interview_app.i18n import _
from interview_app.messages.tailoring.facts import NO_RUN, RunFailed, RunShown
from interview_app.ui.controls.toast import Undoable
from interview_app.ui.resumes.notices import Notices
from interview_app.ui.resumes.page_pane import PagePane
from interview_app.ui.resumes.undo_steps import UndoSteps, done


class Undoing:
    """Follows what is wished for and shown.

    Args:
        page: where the résumé in hand stands.
        notices: tell what was taken back.
        wish: sends a message off.
    """

    def __init__(
        self, page: PagePane, notices: Notices, *, wish: Callable[[object], object]
    ) -> None:
        self._page, self._notices, self._wish = page, notices, wish
        self._steps: dict[str, UndoSteps] = {}
        self._run = NO_RUN

    def show(self, run: RunShown) -> None:
        """This résumé is in hand now."""
        self._run = run
        self._here.show(run)

    def failed(self, message: RunFailed) -> None:
        """What was wished for did not happen."""
        if message.run_id in self._steps:
            self._steps[message.run_id].failed(message.wish)

    def did(self, wish: object) -> Callable[[], None]:
        """This is wished for: it can be taken back. To be called when it was sent off: says so."""
        step = done(wish, self._run, self._page.document)
        if step is None:
            return lambda: None
        self._here.did(step)
        if not step.sentence:
            return lambda: None
        words = self._page.waits(wish) if self._page.at_work else step.sentence
        told = Undoable(sentence=words, undo=self.undo)
        return lambda: self._notices.toast.offer(told)

    def undo(self) -> None:
        """Take back what was done last to the résumé in hand."""
        step = self._here.back()
        if step is not None:
            self._page.show_undone(step.undo)
            words = _("Taken back: {what}.").format(what=step.name)
            self._go(step.undo, words, _("Redo"), self.redo)

    def redo(self) -> None:
        """Do again what was taken back last."""
        step = self._here.forth()
        if step is not None:
            words = _("Done again: {what}.").format(what=step.name)
            self._go(step.redo, words, _("Undo"), self.undo)

    def undo_name(self) -> str:
        """What would be taken back, or ""."""
        return self._here.last.name if self._here.last else ""

    def redo_name(self) -> str:
        """What would be done again, or ""."""
        return self._here.next.name if self._here.next else ""

    @property
    def _here(self) -> UndoSteps:
        id = self._run.run_id
        return self._steps.setdefault(id, UndoSteps(id))

    def _go(self, wish: object, words: str, label: str, way: Callable[[], object]) -> None:
        self._notices.end()
        self._wish(wish)
        self._notices.toast.offer(Undoable(sentence=words, undo=way, label=label))
