"""Edits one record of the library: a form with Save, Undo and Discard; each save is a new
version.
"""

from functools import partial
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QHideEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QWidget

from interview_app.domain.drafts import about_record
from interview_app.domain.records import DataType, record_id
from interview_app.i18n import _
from interview_app.messages.data import RecordEdited
from interview_app.ui.controls import Button, Label, Notice, line
from interview_app.ui.controls.steady import Steady
from interview_app.ui.controls.toast import Undoable
from interview_app.ui.forms.drafts import Drafts
from interview_app.ui.forms.form_for import form_for
from interview_app.ui.forms.left_before import LeftBefore
from interview_app.ui.forms.marks import NO_MARKS, Marks
from interview_app.ui.library.page import scrolled
from interview_app.ui.look.boxes import fill, flowing, keep_room, vbox
from interview_app.ui.look.reading_order import bring_into_view, stops_inside
from interview_app.ui.look.theme import GRID
from interview_app.ui.review.one_by_one import OneByOne


class RecordEditor(QWidget):
    """`wish` carries a `RecordEdited`. What the person is editing is never overwritten by news from
    outside, and it counts
    as changed until the saved version comes back: what could not be saved is still there to be
    saved again. What is not
    saved is a draft: it stands in the form again when the record comes back, after another one or
    at the next start.
    """

    wish = Signal(object)
    undoable = Signal(object)  # an `Undoable`: it was saved, or left unsaved

    def __init__(self, data_type: DataType, drafts: Drafts | None = None) -> None:
        super().__init__()
        self._data_type = data_type
        self._drafts = drafts or Drafts(self)
        self._about = ""
        self._shown: dict[str, Any] | None = None
        self._news: dict[str, Any] | None = None
        self._saving: dict[str, Any] | None = None
        self._version: int | None = None
        self._news_version: int | None = None
        self.form = form_for(data_type)
        column = vbox(self, 0, 0)
        self._take_news = Button(_("Show it"), "quiet", on_click=self._show_news)
        self._notice = Notice("", "info", self._take_news)
        self.left_before = LeftBefore(self.form)
        above = fill(vbox(margins=(4 * GRID, 0, 4 * GRID, 0)), self.left_before, self._notice)
        self._marks = NO_MARKS
        self.one_by_one = OneByOne(self.form)
        self.form.chosen.connect(self.one_by_one.turn_to)
        self.one_by_one.changed.connect(self._refresh)
        self.one_by_one.shown.connect(lambda value: self._lead_to(value.path))
        self.one_by_one.change_wanted.connect(self.form.bring)
        self.one_by_one.setContentsMargins(4 * GRID, GRID, 4 * GRID, 0)
        inside = QWidget()
        self.below = fill(vbox(inside, 0, GRID), self.form)
        """What scrolls with the form, under it."""
        view = scrolled(inside)
        Steady(view)
        fill(column, above, (view, 1), self.one_by_one, self._bar())
        self.form.changed.connect(self._refresh)
        self.form.changed.connect(self._keep)
        save_keys = QShortcut(QKeySequence(QKeySequence.StandardKey.Save), self)
        save_keys.activated.connect(self.save)
        self._refresh()

    def _bar(self) -> QWidget:
        self._foot = QWidget()
        told = Label(_("Changed, not saved yet"), colour="secondary")
        self.undo_button = Button(_("Undo last change"), "quiet", icon="undo")
        self.discard_button = Button(_("Discard changes"), on_click=self.discard)
        self.save_button = Button(_("Save changes"), "primary", on_click=self.save)
        row = vbox(margins=(4 * GRID, GRID + GRID // 2, 4 * GRID, GRID + GRID // 2))
        # In a narrow window, and in a language of long words, they stand in two lines.
        row.addWidget(flowing(told, self.undo_button, self.discard_button, self.save_button))
        fill(vbox(self._foot, 0, 0), line(), row)
        self.undo_button.clicked.connect(self.form.undo)
        return self._foot

    def showEvent(self, event: QShowEvent) -> None:
        """What was rescued is gone on with where it was left."""
        super().showEvent(event)
        if not self.left_before.isHidden():
            self.form.focus_changed()

    def hideEvent(self, event: QHideEvent) -> None:
        """Who goes elsewhere is told what is not saved, and can save it from there."""
        super().hideEvent(event)
        changed = self._shown is not None and self.form.is_changed()
        if event.spontaneous() or not self.window().isVisible() or not changed:
            return
        can = not self.form.complaint()
        if can and self.form.data() == self._saving:
            return  # it is being saved
        words, save = _("What you changed there is not saved yet."), self.save if can else None
        self.undoable.emit(Undoable(sentence=words, name="", undo=save, label=_("Save changes")))

    def tab_stops(self) -> list[QWidget]:
        """As one reads; what takes out what was rescued comes after the form."""
        other = self.left_before.other
        stops = stops_inside(self)
        return sorted(stops, key=lambda one: one is other)

    def show_record(
        self, data: dict[str, Any], *, version: int | None = None, marks: Marks = NO_MARKS
    ) -> None:
        """Show the newest version; edits in hand stay, and a note offers to show it. `version`:
        None for a new one. `marks`: of texts that nobody has looked at yet.
        """
        same_marks = marks == self._marks
        self._marks = marks
        if data == self._shown and (same_marks or self.form.is_changed()):
            self._version = version
            return
        if self._same_record(data) and self._is_saved_by(data):
            self._drafts.forget(self._about)
            self._tell_saved(data, version)
        elif self.is_changed() and self._same_record(data):
            self._news, self._news_version = data, version
            self._tell_news()
            return
        self._load(data, version)

    def save(self) -> None:
        """Ask for a new version, or name what keeps it from being one."""
        if self._shown is None or not self.is_changed():
            return
        if complaint := self.form.complaint():
            self._take_news.hide()
            self._notice.tell(complaint, "bad")
            return
        self._saving = self.form.data()
        self._wish(self._saving, self._version, looked_at=tuple(self.one_by_one.looked_at))

    def _wish(
        self, data: dict[str, Any], version: int | None, *, looked_at: tuple[str, ...] = ()
    ) -> None:
        self.wish.emit(
            RecordEdited(
                data_type=self._data_type,
                id=record_id(self._data_type, data),
                base_version=version,
                data=data,
                looked_at=looked_at,
            )
        )

    def _tell_saved(self, data: dict[str, Any], version: int | None) -> None:
        """What this version took the place of can be had back, while nothing came after it."""
        before, had_one = self._shown, self._version is not None
        if self._saving is not None and before is not None:
            undo = partial(self._wish, before, version) if had_one else None
            self.undoable.emit(Undoable(sentence=_("Saved."), name=_("Save"), undo=undo))

    def discard(self) -> None:
        """Back to what was shown last."""
        self._drafts.forget(self._about)
        if self._news is not None:
            self._show_news()
        elif self._shown is not None:
            self._load(self._shown, self._version)

    def is_changed(self) -> bool:
        """Whether there are edits that are not saved."""
        return self._shown is not None and (
            self.form.is_changed() or bool(self.one_by_one.looked_at)
        )

    def _is_saved_by(self, data: dict[str, Any]) -> bool:
        """Whether this version is what the person just saved: theirs to the letter, or theirs with
        gaps worked out anew.
        """
        if self.form.problems():
            return False
        mine = self.form.data()
        return mine == data or (self._saving is not None and mine == self._saving)

    def _same_record(self, data: dict[str, Any]) -> bool:
        return bool(self._shown is not None and self._shown.get("id") == data.get("id"))

    def _tell_news(self) -> None:
        """That there is a newer version, where there is one, and nothing else."""
        words = _("This was changed elsewhere while you were editing.")
        self._take_news.show()
        self._notice.tell(words if self._news is not None else "", "info")

    def _show_news(self) -> None:
        if self._news is not None:
            self._drafts.forget(self._about)
            self._load(self._news, self._news_version)

    def _load(self, data: dict[str, Any], version: int | None) -> None:
        # What is edited in the record that stands here is kept before another takes its place.
        self._drafts.keep()
        self._shown, self._news, self._saving = data, None, None
        self._version = version
        self._about = about_record(self._data_type, record_id(self._data_type, data))
        self._tell_news()
        self.left_before.end()
        self.form.load(data, self._marks)
        self.one_by_one.begin_with(data, self._marks.sources)
        left = self._drafts.of(self._about)
        if left is not None and left.content["form"] is not None:
            self.left_before.offer(
                left.content["form"], outdated=left.content["version"] != version
            )
        self._refresh()

    def _keep(self) -> None:
        self._drafts.soon(self._about, self._draft)

    def _draft(self) -> dict[str, Any] | None:
        form = self.form.draft()
        return {"form": form, "version": self._version} if form is not None else None

    def _lead_to(self, path: str) -> None:
        self.form.lead_to(path)
        row = self.form.row_at(path)
        if row is not None:
            bring_into_view(row)

    def _refresh(self) -> None:
        changed = self.is_changed()
        if self._notice.property("tone") == "bad":
            self._tell_news()  # what kept it from being saved may be right now
        self.one_by_one.follow()
        # Over it stand buttons that are pressed again and again.
        keep_room(self._foot, kept=not self.one_by_one.isHidden())
        self._foot.setVisible(changed)
        self.left_before.follow(changed=changed)
        self.undo_button.setEnabled(self.form.can_undo())
