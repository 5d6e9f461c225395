"""The review sheet: what was understood on the left, where it comes from on the right, and the
person decides.

It waits as long as the person wants: Escape only puts it away, and `open()` brings it back with
every edit. It answers exactly once, unless the answer could not be kept. What was changed in it
when the program ended is handed to it as a draft.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from PySide6.QtCore import QSize, QTimer, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from interview_app.domain.artifact import ArtifactRecord
from interview_app.domain.asks import ReviewAsk
from interview_app.domain.drafts import Draft
from interview_app.domain.known import NOTHING_KNOWN, Known
from interview_app.domain.records import DataType
from interview_app.errors import Bug
from interview_app.i18n import _
from interview_app.messages.interview import AskAnswered, AskPublished
from interview_app.ui.controls import (
    Button,
    DoingButton,
    Hint,
    Label,
    LineField,
    Notice,
    line,
)
from interview_app.ui.controls.dialogs import QuestionDialog, not_looked_at
from interview_app.ui.controls.titled_dialog import LongForm, WordsDialog
from interview_app.ui.forms.left_before import LeftBefore
from interview_app.ui.forms.marks import Mark, marks_of
from interview_app.ui.look.boxes import STRETCH, fill, hbox, vbox
from interview_app.ui.look.names import isolated, sheet_heading, sheet_words
from interview_app.ui.look.theme import GRID, Type, theme
from interview_app.ui.review.form_and_source import FormAndSource
from interview_app.ui.review.left_lines import LeftLine
from interview_app.ui.review.left_lines_bar import LeftLinesBar
from interview_app.ui.review.one_by_one import OneByOne
from interview_app.ui.window.menu import APPROVE_KEYS

WIDE, NARROW, HIGH, LOW = 1120, 640, 880, 440
"""Preferred sizes in pixels at 100 %: width with a source beside the form and without one, greatest
and least height.
"""
_READ_WHOLE = (DataType.APPLICANT_PROFILE, DataType.SKELETON_TIMELINE)
"""What is made of a whole document: between them they have a place for each of its lines."""
_AROUND_FORM = 150
"""Height of head and foot in pixels."""


class ReviewSheet(LongForm):
    """One review, shown by `open()`. `answered` carries an `AskAnswered`, `request` a
    `PagePictureRequested`.

    `edited`: what `draft` gives has changed. Ctrl+Return (on a Mac Command+Return) approves from
    anywhere.
    """

    answered = Signal(object)
    request = Signal(object)
    edited = Signal()

    def __init__(self, published: AskPublished, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        if not isinstance(published.ask, ReviewAsk):
            raise Bug("a review sheet shows a review")
        self._ask: ReviewAsk = published.ask
        self.token = published.token
        self._done = self._undoes_form = self._has_place = self._has_named = False
        self._reason = ""
        self._is_own = self._ask.is_to_fill_in
        self._marks = marks_of(self._ask)
        title = sheet_heading(self._ask)
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self._has_source = bool(self._marks.sources or self._marks.answers)
        self._tells_left = self._ask.data_type in _READ_WHOLE
        self._build(title)
        self._connect()
        self.body.load(self._ask.data, self._marks)
        self._settle_size()
        self.body.show_source(self.form.first_marked())
        self._refresh()

    def _build(self, title: str) -> None:
        column = vbox(self, 0, 0)
        head = vbox(margins=(3 * GRID, 2 * GRID + GRID // 2, 3 * GRID, 2 * GRID), spacing=GRID)
        self._words = Label(sheet_words(self._ask), Type.BODY, "secondary", wrap=True)
        head.addLayout(fill(vbox(spacing=GRID // 2), Label(title, Type.HEADING), self._words))
        if self._ask.names_other is not None:
            head.addWidget(self._names_other(self._ask.names_other.name))
        fill(column, head, line())
        self.body = FormAndSource(self._ask.data_type, has_source=self._has_source, parent=self)
        self.form, self.source = self.body.form, self.body.source
        self.left_before = LeftBefore(self.form)
        head.addWidget(self.left_before)
        begun = _(
            "You had begun to say what is wrong with it. Your words stand under “Discard…” again."
        )
        self.begun = Hint(begun)
        head.addWidget(self.begun)
        self.begun.hide()
        fill(column, (self.body, 1), line(), self._footer())

    def _names_other(self, name: str) -> Notice:
        told = _("This document names {name}. If it is not about you, leave it out.")
        leave_out = Button(_("Leave it out"))
        leave_out.clicked.connect(lambda: self._answer("rejected", None, leaveOut=True))
        return Notice(told.format(name=isolated(name)), "warn", leave_out)

    def _footer(self) -> QVBoxLayout:
        footer = vbox(margins=(3 * GRID, 2 * GRID, 3 * GRID, 2 * GRID), spacing=GRID + GRID // 2)
        self._problem = Notice("", "bad")
        footer.addWidget(self._problem)
        self.left_lines = LeftLinesBar(
            self.form, work_comes_next=self._ask.data_type is DataType.APPLICANT_PROFILE
        )
        self.one_by_one = OneByOne(self.form)
        self.one_by_one.begin_with(self._ask.data, self._ask.marked)
        fill(footer, self.left_lines, self.one_by_one)
        self._foot = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._foot.setSpacing(GRID)
        buttons = hbox(spacing=GRID)
        self.undo_button = Button(_("Undo last change"), "quiet", icon="undo")
        self.reject_button = (
            Button(_("Later"), on_click=self.leave_for_later)
            if self._is_own
            else Button(_("Discard…"), "danger", on_click=self.ask_why)
        )
        self.approve_button = DoingButton(_("Approve"), "primary", on_click=self.approve)
        self.approve_button.setDefault(True)
        keys = QKeySequence(APPROVE_KEYS[0]).toString(QKeySequence.SequenceFormat.NativeText)
        self.approve_button.setToolTip(keys)
        # Undo stands apart from the decision: beside it, it reads as Cancel.
        self.turn_button = Button("", "quiet")
        self.turn_button.clicked.connect(lambda: self.body.turn_to(source=not self.body.at_source))
        told = fill(hbox(spacing=GRID), self.turn_button, self.undo_button, STRETCH)
        self._foot.addLayout(told, 1)
        fill(buttons, STRETCH, self.reject_button, self.approve_button)
        self._foot.addLayout(buttons)
        self._buttons = buttons
        footer.addLayout(self._foot)
        return footer

    def _connect(self) -> None:
        self.body.refitted.connect(self._arrange)
        self.body.line_picked.connect(self.left_lines.take)
        self.form.chosen.connect(self.one_by_one.turn_to)
        self.form.changed.connect(self._on_form_changed)
        self.form.changed.connect(self.edited)
        self.one_by_one.changed.connect(self._on_seen)
        self.one_by_one.changed.connect(self.edited)
        self.one_by_one.shown.connect(lambda value: self.body.lead_to(value.path))
        self.one_by_one.change_wanted.connect(self.body.bring)
        self.source.request.connect(self.request)
        self.left_lines.shown.connect(self._show_line)
        self.left_lines.put.connect(self.body.bring_into_view)
        self.left_lines.changed.connect(self._pass_over)
        self.source.text.offer = self.left_lines.fill_menu if self._tells_left else None
        self.undo_button.clicked.connect(self.undo)
        for keys in APPROVE_KEYS:
            QShortcut(QKeySequence(keys), self).activated.connect(self.approve)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self).activated.connect(self.undo)

    # what the world tells

    def show_documents(
        self, artifacts: Iterable[ArtifactRecord], known: Known = NOTHING_KNOWN
    ) -> None:
        """The library's documents: names, pages and texts of the sources, and what of those is in
        no field, here or in what is `known`.
        """
        artifacts = tuple(artifacts)
        self.source.know(artifacts)
        of_form = {one.artifact_id for one in self._marks.sources.values()}
        mine = [one for one in artifacts if one.id in of_form]
        if self._tells_left:
            is_profile = self._ask.data_type is DataType.APPLICANT_PROFILE
            other = known.timeline if is_profile else known.profile
            self.left_lines.show_documents(mine, other.to_json() if other is not None else {})
            self._refresh()
        if not self._has_place:
            self._has_place = bool(artifacts)
            self._lead_to_newest(mine)

    def _lead_to_newest(self, artifacts: Sequence[ArtifactRecord]) -> None:
        """Of several documents, what the one that was read last tells comes up first."""
        newest = max(artifacts, key=lambda one: one.created, default=None)
        path = self.form.first_marked()
        if newest is not None and path and not _is_of(newest, self.form.marks.at(path)):
            sources = self._marks.sources.items()
            self.body.lead_to(next(one for one, place in sources if place.artifact_id == newest.id))

    def hear(self, words: str) -> None:
        """The person wrote this while the form waited: they put it where it belongs."""
        self.left_lines.hear([words])
        self._refresh()
        self.edited.emit()

    def answer_again(self) -> None:
        """The answer could not be kept; the edits stand, and may be approved again."""
        self._done = False

    def draft(self) -> dict[str, Any] | None:
        """What the person changed here and has not sent off; None when there is nothing."""
        form, looked_at = self.form.draft(), self.one_by_one.looked_at
        passed = [list(one) for one in self.left_lines.not_needed]
        more = {"looked_at": list(looked_at), "not_needed": passed, "said": self.left_lines.said}
        told = {name: values for name, values in more.items() if values}
        if form is None and not (self._reason or told):
            return None
        return {"form": form, "reason": self._reason, **told}

    def show_draft(self, draft: Draft) -> None:
        """What was left here when the program ended stands in the form again; over another state
        only when the person wants it.
        """
        self._reason = draft.content["reason"]
        self.begun.setVisible(bool(self._reason) and not self._is_own)
        self.one_by_one.take_up(draft.content.get("looked_at", ()))
        self.left_lines.take_up(
            (str(id), int(start), int(end))
            for id, start, end in draft.content.get("not_needed", ())
        )
        self.left_lines.hear(draft.content.get("said", ()))
        self._refresh()
        if draft.content["form"] is not None:
            self.left_before.offer(draft.content["form"], outdated=draft.outdated)

    # what the person does

    def undo(self) -> None:
        """Take the last change back, in the form or of the lines that are in none."""
        if self.left_lines.not_needed and not (self._undoes_form and self.form.can_undo()):
            self.left_lines.bring_back()
        else:
            self.form.undo()

    def approve(self) -> None:
        """Approve as it stands, or name what keeps it from being approved."""
        if self._done:
            return
        if complaint := self.form.complaint():
            self._problem.tell(complaint, "bad")
            self.body.turn_to(source=False)
            return
        if self._asks_before:
            dialog = QuestionDialog(
                not_looked_at(self.one_by_one.not_looked_at, self._nowhere()), self
            )
            self._has_named = True
            dialog.answered.connect(self._settle_unseen)
            dialog.open()
        else:
            self._settle_unseen("as_read")

    def _settle_unseen(self, reply: str) -> None:
        if reply == "as_read":
            self._answer("modified" if self.form.is_changed() else "approved", None)
        elif reply == "look" and self.one_by_one.not_looked_at:
            self.one_by_one.begin()
        elif reply == "look":
            self.left_lines.begin()

    @property
    def _asks_before(self) -> bool:
        return bool(self.one_by_one.not_looked_at or self._nowhere())

    def _nowhere(self) -> list[str]:
        """Lines of the document that would come nowhere, until they were named once: after the
        profile comes another sheet.
        """
        if self._has_named or self._ask.data_type is not DataType.SKELETON_TIMELINE:
            return []
        return [one.quote for one in self.left_lines.never_placed]

    def leave_for_later(self) -> None:
        """A form of the person's own: empty it goes, and the interview goes on; with something
        typed it waits as it stands.
        """
        if self.form.is_changed():
            self.reject()
        else:
            self._answer("rejected", None)

    def ask_why(self) -> None:
        """Ask for the reason of a rejection; the answer rejects."""
        self.begun.hide()
        dialog = what_is_wrong(self, self._reason)
        dialog.field.textChanged.connect(lambda: self._keep_reason(dialog.field.toPlainText()))
        dialog.told.connect(lambda reason: self._answer("rejected", reason.strip() or None))
        dialog.open()

    def _keep_reason(self, reason: str) -> None:
        self._reason = reason
        self.edited.emit()

    def _answer(self, status: str, notes: str | None, **more: bool) -> None:
        if self._done:
            return
        self._done = True
        data = self._ask.data if status == "rejected" else self.form.data()
        looked_at = self.one_by_one.looked_at
        looked: dict[str, Any] = {"lookedAt": looked_at} if looked_at else {}
        if status != "rejected":
            lines = {"settled": self.left_lines.settled(), "takenOut": self.left_lines.taken_out()}
            looked |= {name: spans for name, spans in lines.items() if spans}
        self.accept()
        self.answered.emit(
            AskAnswered(
                token=self.token,
                data={"status": status, "data": data, "userNotes": notes, **looked, **more},
            )
        )

    # how it is shown

    def _refresh(self) -> None:
        changed = self.form.is_changed()
        self.left_before.follow(changed=changed)
        self.undo_button.setVisible(self.form.can_undo() or bool(self.left_lines.not_needed))
        self._problem.hide()
        self.one_by_one.follow()
        self.left_lines.follow()
        self.approve_button.rename(self._approve_words(changed=changed))
        if self._tells_left:
            gone = {*self.form.gone()}
            taken = [one for path, one in self.form.marks.sources.items() if path not in gone]
            taken += self.left_lines.put_somewhere
            left = [one for one in self.left_lines.left if not one.is_said]
            self.source.tint(taken=taken, left=left)
        self._arrange()

    def _show_line(self, line: LeftLine) -> None:
        if not line.is_said:
            self.body.show_line(line)

    def _on_form_changed(self) -> None:
        self._undoes_form = True
        self._refresh()

    def _pass_over(self) -> None:
        self._undoes_form = False
        self._refresh()
        self.edited.emit()

    def _on_seen(self) -> None:
        self._refresh()
        self.body.show_source(self.body.path)

    def _approve_words(self, *, changed: bool) -> str:
        """What the button does; the dots: it asks about what nobody has looked at."""
        if self._is_own:
            return _("Save")
        if self._asks_before:
            return _("Approve…")
        return _("Approve with changes") if changed else _("Approve")

    def _settle_size(self) -> None:
        """As large as the form wants and the screen allows; room for a page where there is one."""
        screen = self.screen().availableGeometry().size() if self.screen() else QSize(1280, 800)
        px, margin = theme().px, 8 * GRID
        width = min(px(WIDE if self._has_source else NARROW), screen.width() - margin)
        wanted = self.body.wanted_height(width) + px(_AROUND_FORM)
        # A timeline that is told and not read has yet to get its entries.
        tall = self._has_source or self._ask.data_type is DataType.SKELETON_TIMELINE
        least = px(HIGH - 80 if tall else LOW)
        height = min(max(wanted, least), px(HIGH), screen.height() - margin)
        self.body.keep_form_whole()
        self.setMinimumSize(
            max(min(px(NARROW), width), self.body.least_width), min(px(LOW), height)
        )
        self.resize(width, height)
        self._arrange()
        self.body.share()

    def _arrange(self) -> None:
        """The source beside the form or below it; Undo over the buttons where it is narrow."""
        self.body.arrange(self.width(), self.height())
        self.turn_button.setVisible(self.body.takes_turns)
        self._words.setVisible(not self.body.takes_turns)
        self.turn_button.rename(
            _("Back to the form") if self.body.at_source else _("Show the source")
        )
        beside = (one for one in (self.turn_button, self.undo_button) if not one.isHidden())
        others = sum(one.sizeHint().width() + GRID for one in beside)
        wanted = others + self._buttons.sizeHint().width() + 7 * GRID
        roomy = wanted <= self.width()
        way = QBoxLayout.Direction
        self._foot.setDirection(way.LeftToRight if roomy else way.TopToBottom)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """See `_arrange`."""
        super().resizeEvent(event)
        self._arrange()

    def showEvent(self, event: object) -> None:
        """Typing may begin at once."""
        super().showEvent(event)  # type: ignore[arg-type]
        self.body.keep_form_whole()
        self._arrange()
        QTimer.singleShot(0, self.body, self.body.begin)  # once it is laid out
        if self.left_before.isHidden():
            self.form.focus_first()
        else:
            self.form.focus_changed()

    def setVisible(self, visible: bool) -> None:
        """Nothing is selected when it comes up: the next letter would take the place of it all.

        A dialog tells its first field, after it is shown, that the Tab key led there.
        """
        super().setVisible(visible)
        first = self.focusWidget()
        if visible and isinstance(first, LineField):
            first.end(False)


def what_is_wrong(parent: QWidget, reason: str = "") -> WordsDialog:
    """Asks for the reason of a rejection, which may be empty."""
    return WordsDialog(
        _("Discard"),
        parent,
        heading=_("What is wrong with it?"),
        words=_("Nothing is saved. You can say what is not right."),
        field=_("Reason"),
        text=reason,
        kind="destructive",
    )


def _is_of(artifact: ArtifactRecord, mark: Mark) -> bool:
    return any(one.artifact_id == artifact.id for one in mark.sources)
