"""The story card beside the conversation: it fills while one tells, and is put right in its place.

Where the page has room it stands beside the conversation, else it is folded over the message field.
Each answer can be clicked and changed, pulled onto another field, or moved by the menu or by Alt
with an arrow key. What somebody wants is told as a wish; nothing is changed here before the actor
has shown it.
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Literal

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame, QWidget

from interview_app.domain.drafts import Draft as Left
from interview_app.domain.drafts import about_field
from interview_app.domain.story import (
    FIELDS,
    NOTES,
    OPTIONAL,
    Draft,
    PutOff,
    as_json,
    field_name,
    words_of,
)
from interview_app.domain.story_changes import FieldSkip, StoryChange, parted, plain_words
from interview_app.domain.voice import sentences_about
from interview_app.i18n import _, ngettext
from interview_app.messages.interview import StoryShown
from interview_app.ui.controls import Button, Hint, IconButton, Label, SectionLabel, line
from interview_app.ui.controls.announcing import announce
from interview_app.ui.controls.dressing import repolish
from interview_app.ui.controls.toast import Undoable
from interview_app.ui.conversation.story_drag import FieldDrag
from interview_app.ui.conversation.story_field import StoryField
from interview_app.ui.conversation.story_menus import field_menu
from interview_app.ui.look.boxes import NO_LIMIT, STRETCH, fill, hbox, let_go, vbox
from interview_app.ui.look.names import quoted
from interview_app.ui.look.panes import column_view
from interview_app.ui.look.theme import GRID, Type, theme

WIDTH = 300
"""Width beside the conversation in pixels at 100 %."""


class StoryPanel(QFrame):
    """`wish` carries what is to be changed; `sheet_wanted`: it is changed in the sheet that waits.
    `stands` says whether there is something to show.
    """

    wish = Signal(object)
    undoable = Signal(object)  # Undoable
    sheet_wanted = Signal()
    stands = Signal(bool)
    typed = Signal(str, object)  # what it is about, and its draft: a callable, None for nothing

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("look", "sidebar")
        self.setAccessibleName(_("Story"))
        self._shown = StoryShown(story=None)
        self._fields = {path: self._field(path, field_name(path)) for path in FIELDS}
        self._notes: list[StoryField] = []
        self._later: dict[tuple[str, str], StoryField] = {}
        self._folds = self._open = self._listed = False
        self._next_focus = ""
        self.left: Callable[[str], Left | None] = lambda _about: None
        """What was being filled in when the program ended, by what it is about."""
        self._build()
        theme().changed.connect(self._fit)
        self.show_story(self._shown)

    # what stands in it

    def show_story(self, shown: StoryShown) -> None:
        """Show the card as it stands; a field that is being edited stays as it is being typed."""
        before, self._shown = self._shown, shown
        story = shown.story or Draft(id="")
        if before.story is not None and before.story.id != story.id:
            self.keep()
        self._job.setText(story.job or "")
        self._job.setVisible(bool(story.job))
        self._instead.setText(_("It replaces this line: “{line}”").format(line=story.replaces))
        self._instead.setVisible(bool(story.replaces))
        for path, field in self._fields.items():
            field.can_edit = not shown.in_sheet
            field.show_value(
                getattr(story, path),
                asked=shown.asked == path,
                later=path in story.later,
                hint=shown.coach if path == "line" else (),
            )
        self._show_notes(story.notes)
        self._show_look_up(shown.to_look_up)
        self._story.setVisible(shown.story is not None)
        self._undo.setVisible(shown.can_undo)
        self._ways.setVisible(not shown.in_sheet and not self._folds)
        self._sheet.setVisible(shown.in_sheet)
        self._title.setText(_("Story") if shown.story is not None else _("To look up"))
        if shown.story is None and not shown.to_look_up:
            self._listed = False
        self._show_fold()
        self._focus_moved()
        self._take_up_left()
        self.stands.emit(self.is_wanted)

    def _take_up_left(self) -> None:
        for one in self._all():
            left = self.left(self._about(one))
            if left is not None:
                one.take_up(left.content)

    def _about(self, field: StoryField) -> str:
        put_off = next((key for key, row in self._later.items() if row is field), None)
        story = self._shown.story
        return about_field(*(put_off or (story.id if story is not None else "", field.path)))

    def _typed(self, field: StoryField) -> None:
        self.typed.emit(self._about(field), None if field.draft() is None else field.draft)

    @property
    def is_wanted(self) -> bool:
        """Whether there is a story, or the list "To look up" was asked for."""
        return self._shown.story is not None or self._listed

    @property
    def is_unfolded(self) -> bool:
        """Whether somebody has opened it over the message field."""
        return self._folds and self._open

    def show_look_up(self) -> None:
        """Bring the list "To look up" up, with its first row in hand."""
        self._listed = True
        self._unfold()
        first = next(iter(self._later.values()), None)
        if first is not None:
            first.take_focus()
            self._scroll.ensureWidgetVisible(first)

    def _unfold(self) -> None:
        self._open = True
        self._show_fold()
        self.stands.emit(self.is_wanted)

    def keep(self) -> None:
        """Take what is being edited of the story on the card: what comes now may end it. What was
        put off stands in its list all the same.
        """
        for one in (*self._fields.values(), *self._notes):
            one.end()

    def failed(self) -> None:
        """A wish was refused: what was typed for it stands in its field again."""
        self._next_focus = ""
        for one in self._all():
            one.failed()

    def set_folds(self, folds: bool) -> None:
        """Whether it stands over the message field, folded until somebody opens it."""
        self._folds = folds
        self.setProperty("look", "card" if folds else "sidebar")
        repolish(self)
        # WORKAROUND: with another parent and another style sheet Qt gives words the font back that
        # they had at first, at whatever text size that was.
        for one in self.findChildren(Label):
            one.dress()
        self._show_fold()
        self._fit()

    def _all(self) -> Iterator[StoryField]:
        yield from (*self._fields.values(), *self._notes, *self._later.values())

    def _build(self) -> None:
        self._head = QWidget()
        head = hbox(self._head, (2 * GRID + 2, GRID, GRID, GRID // 2), GRID)
        self._title = Label("", Type.HEADING)
        self._count = Label("", Type.SECONDARY, "secondary")
        self._fold = IconButton("up", _("Show the story"), size=16, on_click=self._toggle)
        self._close = IconButton("close", _("Close the list"), size=14, on_click=self._unlist)
        fill(head, self._title, (self._count, 1))
        undo = _("Undo the last change of the story")
        self._undo = IconButton("undo", undo, size=16, on_click=self.undo)
        self.leave_out = Button(_("Leave Out"), "quiet", name=_("Leave this story out"))
        self.leave_out.clicked.connect(self._leave)
        fill(head, self.leave_out, self._undo, self._close, self._fold)
        inside = QWidget()
        column = vbox(inside, (GRID, 0, GRID, GRID), 2)
        self._story = QWidget()
        rows = vbox(self._story, 0, 2)
        self._job = Hint()
        self._instead = Hint()
        for label in (self._job, self._instead):
            label.setContentsMargins(10, 0, 10, 4)
            rows.addWidget(label)
        for path, field in self._fields.items():
            if path == OPTIONAL[0]:
                rows.addWidget(_section(_("If you like")))
            rows.addWidget(field)
        self._beside = _section(_("Notes"))
        rows.addWidget(self._beside)
        self._note_rows = vbox(spacing=2)
        rows.addLayout(self._note_rows)
        column.addWidget(self._story)
        self._look_up = _section(_("To look up"))
        column.addWidget(self._look_up)
        self._look_up_rows = vbox(spacing=2)
        fill(column, self._look_up_rows, STRETCH)
        self._scroll = column_view(inside)
        self._drag = FieldDrag(self, self._scroll, self._fields.values(), dropped=self._move)
        self._foot = QWidget()
        around = vbox(margins=(2 * GRID, GRID, 2 * GRID, 2 * GRID))
        # What scrolls is seen to go on below it.
        fill(vbox(self._foot, 0, 0), line(), around)
        self._ways = Hint(_("Click a field to write in it; drag an answer to where it belongs."))
        self._sheet = Button(_("Open the review"), "primary", on_click=self.sheet_wanted)
        fill(around, self._ways, (self._sheet, 0, Qt.AlignmentFlag.AlignLeft))
        fill(vbox(self, 0, 0), self._head, (self._scroll, 1), self._foot)

    def _field(self, path: str, name: str) -> StoryField:
        field = StoryField(path, name, coach=self.advise if path == "line" else None)
        field.edited.connect(lambda value: self.wish.emit(StoryChange.edited(path, value)))
        field.typed.connect(partial(self._typed, field))
        field.chosen.connect(self.sheet_wanted)
        field.face.menu_wanted.connect(partial(self._open_menu, field))
        field.face.dragged.connect(lambda at: self._drag.follow(field, at))
        field.face.dropped.connect(lambda at: self._drag.drop(field, at))
        field.face.step_wanted.connect(partial(self._step, field))
        return field

    def advise(self, line: str) -> tuple[str, ...]:
        """What may be better about a line of this story."""
        voice, story = self._shown.voice, self._shown.story
        if voice is None or story is None:
            return ()
        return sentences_about(line, voice, number=words_of(story.number))

    def _show_notes(self, notes: tuple[str, ...]) -> None:
        while len(self._notes) > len(notes):
            let_go(self._notes.pop())
        while len(self._notes) < len(notes):
            at = len(self._notes)
            field = self._field(f"{NOTES}[{at}]", _("Note {number}").format(number=at + 1))
            self._notes.append(field)
            self._note_rows.addWidget(field)
        for field, note in zip(self._notes, notes, strict=True):
            field.can_edit = not self._shown.in_sheet
            field.show_value(note)
        self._beside.setVisible(bool(notes))

    def _show_look_up(self, put_off: tuple[PutOff, ...]) -> None:
        wanted = {(one.story, one.field): one for one in put_off}
        for key in [one for one in self._later if one not in wanted]:
            row = self._later.pop(key)
            row.end()  # what is typed there is kept
            let_go(row)
        for key, one in wanted.items():
            about = _("Story: {about}").format(about=one.about)
            if key in self._later:
                self._later[key].tell_about(about)
            else:
                row = StoryField(one.field, one.name, about=about)
                row.edited.connect(partial(self._look_up_told, one))
                row.typed.connect(partial(self._typed, row))
                self._later[key] = row
                self._look_up_rows.addWidget(row)
                row.show_value(None)
        self._look_up.setVisible(bool(put_off) and self._shown.story is not None)

    def _look_up_told(self, one: PutOff, value: Any) -> None:
        self.wish.emit(StoryChange.edited(one.field, value, one.story))
        told = _("“{field}” is kept.").format(field=one.name)
        back = FieldSkip(field=one.field, how="later", story=one.story)
        self._offer_undo(told, one.name, StoryChange(skip=back))

    # folded, or beside

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The whole head opens what is folded."""
        if self._folds and self._head.geometry().contains(event.position().toPoint()):
            self._toggle()
        else:
            super().mouseReleaseEvent(event)

    def _toggle(self) -> None:
        self._open = not self._open
        self._show_fold()

    def _unlist(self) -> None:
        self._listed = False
        self.stands.emit(self.is_wanted)

    def _show_fold(self) -> None:
        story = self._shown.story
        shown = self._open or not self._folds
        self._scroll.setVisible(shown)
        self._foot.setVisible(shown and story is not None)
        self._fold.setVisible(self._folds)
        self._fold.show_icon("down" if self._open else "up")
        name = _("Fold the story") if self._open else _("Show the story")
        self._fold.setAccessibleName(name)
        self._fold.setToolTip(name)
        self._close.setVisible(story is None)
        self.leave_out.setVisible(story is not None and not self._shown.in_sheet)
        self._count.setVisible(self._folds)
        filled = len(story.filled()) if story is not None else 0
        told = ngettext("{n} field filled", "{n} fields filled", filled).format(n=filled)
        self._count.setText(told if story is not None else "")

    def _fit(self) -> None:
        width = theme().px(WIDTH)
        self.setMinimumWidth(0 if self._folds else width)
        self.setMaximumWidth(NO_LIMIT if self._folds else width)

    # moving answers

    def can_undo(self) -> bool:
        """Whether there is a change of the story to take back."""
        return self._shown.can_undo

    def _leave(self) -> None:
        story = self._shown.story
        if story is not None:
            self.keep()
            self.wish.emit(StoryChange(leave=True))
            told = _("The story is left out. What you said of it stands under “Notes”.")
            self._offer_undo(told, _("Leave this story out"), StoryChange(back=story.id))

    def _tell_change(self, told: str) -> None:
        """What a change did that one may not see."""
        name = _("Change of the Story")
        self.undoable.emit(Undoable(sentence=told, name=name, undo=self.undo))

    def tell_replaced(self, field: str) -> None:
        """An answer stands in the place of another one now."""
        told = _("“{field}” says now what you wrote last.")
        self._tell_change(told.format(field=field_name(field)))

    def _offer_undo(self, told: str, name: str, change: StoryChange) -> None:
        back = partial(self.wish.emit, change)
        self.undoable.emit(Undoable(sentence=told, name=name, undo=back, back=back))

    def undo(self) -> None:
        """Take the last change of the story back."""
        self.wish.emit(StoryChange(undo=True))

    def _move(self, field: StoryField, target: str, words: str = "") -> None:
        if words:
            self.move_words(field.path, target, words)
            return
        self._next_focus = target
        if (there := self._fields.get(target)) is not None and there.value:
            told = _("“{one}” and “{other}” have changed places.")
            self._tell_change(told.format(one=field.name, other=there.name))
        self.wish.emit(StoryChange.moved(field.path, target))

    def move_words(self, source: str, target: str, words: str, *, instead: bool = False) -> None:
        """Take some words of a field into another one, behind what that holds or `instead`."""
        told = _("{words} now stands under “{field}”.")
        if instead:
            told = _("{words} now stands under “{field}”; what stood there is a note.")
        self._tell_change(told.format(words=quoted(words, 60), field=field_name(target)))
        self.wish.emit(StoryChange.moved(source, target, words, instead=instead))

    def skip(self, path: str, how: Literal["later", "unknown"]) -> None:
        """What stands in a field is no answer to it."""
        told = _("“{field}” is empty again.")
        if how == "later":
            told = _("“{field}” stands under “To look up”.")
        self._tell_change(told.format(field=field_name(path)))
        self.wish.emit(StoryChange(skip=FieldSkip(field=path, how=how)))

    def correct(self, path: str, source: str, words: str) -> None:
        """Open a field with words behind what it holds that stand elsewhere and put it right."""
        self.move_words(source, path, words)
        if (story := self._shown.story) is not None:
            self.change(path, value=as_json(getattr(parted(story, source, path, words), path)))

    def change(self, path: str, *, value: Any = None) -> None:
        """Open a field, or a note, to be edited in its place."""
        self._unfold()
        field = next(one for one in self._all() if one.path == path)
        field.edit(value=value)
        self._scroll.ensureWidgetVisible(field)

    def _focus_moved(self) -> None:
        field, self._next_focus = self._fields.get(self._next_focus), ""
        if field is not None and field.value:
            field.take_focus()
            announce(self, _("Moved to “{name}”.").format(name=field.name))

    def _step(self, field: StoryField, by: int) -> None:
        if field.value and field.can_edit and field.path in FIELDS:
            at = FIELDS.index(field.path) + by
            if 0 <= at < len(FIELDS):
                self._move(field, FIELDS[at])

    def _open_menu(self, field: StoryField, at: QPoint) -> None:
        if not field.can_edit:
            return
        menu = field_menu(
            self,
            field.path,
            words=plain_words(self._shown.story or Draft(id=""), field.path),
            filled=self._shown.story.filled() if self._shown.story is not None else (),
            edit=field.edit,
            move=partial(self._move, field),
            shift=self._shift,
            empty=partial(self.wish.emit, StoryChange.edited(field.path, None)),
        )
        menu.popup(at)

    def _shift(self, path: str, by: int) -> None:
        up = _("“{field}” and the answers below it have moved up by one.")
        down = _("“{field}” and the answers below it have moved down by one.")
        self._tell_change((up if by < 0 else down).format(field=field_name(path)))
        self.wish.emit(StoryChange.shifted(path, -1 if by < 0 else 1))


def _section(words: str) -> SectionLabel:
    label = SectionLabel(words)
    label.setContentsMargins(10, GRID, 10, 2)
    return label
