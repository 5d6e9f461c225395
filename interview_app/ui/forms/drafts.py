"""What the person has changed in forms and not approved: what was kept of it, and what is to be
kept.

Forms say that they changed; soon after each is asked once for all of what it holds, so that a form
costs the same however fast somebody types, and a crash costs no more than the last word.
"""

from collections.abc import Callable, Iterable
from typing import Any

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QDialog

from interview_app.domain.drafts import Draft, record_of
from interview_app.domain.records import DataType
from interview_app.messages.interview import DraftChanged

KEPT_EVERY = 250
"""Milliseconds after which what is typed is kept."""
Content = Callable[[], dict[str, Any] | None]
"""What a form holds that is not approved, None when it is as it was filled."""


class Drafts(QObject):
    """The drafts of the session in force. `changed` carries a `DraftChanged`."""

    changed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._kept: dict[str, Draft] = {}
        self._from_before: set[str] = set()
        self._due: dict[str, Content] = {}
        self._timer = QTimer(self, singleShot=True, interval=KEPT_EVERY)
        self._timer.timeout.connect(self.keep)

    def begin(self, drafts: Iterable[Draft]) -> None:
        """A session is there, with what was left in its forms."""
        self._kept = {one.about: one for one in drafts}
        self._from_before = set(self._kept)
        self._due.clear()

    def of(self, about: str) -> Draft | None:
        """What was left in this form, or None."""
        return self._kept.get(about)

    def from_before(self, about: str) -> bool:
        """Whether what is in this form was left there by an earlier start, and not touched
        since.
        """
        return about in self._from_before and about in self._kept

    def unsaved(self) -> list[tuple[DataType, str]]:
        """The records of the library that are changed and not saved: kind and id of each."""
        return [record for about in self._kept if (record := record_of(about)) is not None]

    def soon(self, about: str, content: Content) -> None:
        """A form changed: keep what it holds, soon."""
        self._due[about] = content
        # Not begun anew with every key: who types without a pause is kept too.
        if not self._timer.isActive():
            self._timer.start()

    def keep(self) -> None:
        """Keep what is due, now."""
        self._timer.stop()
        due, self._due = self._due, {}
        for about, content in due.items():
            self._keep(about, content())

    def drop(self, about: str) -> None:
        """What the form held is approved or no longer asked for, and whoever keeps it knows that
        already.
        """
        self._due.pop(about, None)
        self._kept.pop(about, None)

    def forget(self, about: str) -> None:
        """The person thought better of it."""
        self._due.pop(about, None)
        self._keep(about, None)

    def sheet_ended(self, about: str, end: "EndOfSheet") -> None:
        """A sheet is gone: what stood in it was sent off or given up, unless the whole app ends."""
        if end.by_person:
            self.forget(about)
        else:
            self.keep()

    def _keep(self, about: str, content: dict[str, Any] | None) -> None:
        before = self._kept.get(about)
        if content == (before.content if before is not None else None):
            return
        self._from_before.discard(about)
        if content is None:
            self._kept.pop(about, None)
        else:
            self._kept[about] = Draft(about=about, content=content)
        self.changed.emit(DraftChanged(about=about, content=content))


class EndOfSheet(QObject):
    """Whether a person ended this sheet: by a button, a key or the cross of its window.

    Who logs out, or is logged out, ends the app: Qt then closes sheets first, and nobody has
    thought better of anything.
    """

    def __init__(self, sheet: QDialog) -> None:
        super().__init__(sheet)
        self.by_person = True
        sheet.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A cross comes from the window system, and a key or a button closes nothing: they hide."""
        if event.type() is QEvent.Type.Close and not event.spontaneous():
            self.by_person = False
        return super().eventFilter(watched, event)
