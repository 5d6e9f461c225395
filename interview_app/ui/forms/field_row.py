"""One field of a form: label, editor, and beneath it what the person should know about the
value.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QRadioButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QWidget,
)

from interview_app.domain.asks import FieldDifference
from interview_app.i18n import _, labelled
from interview_app.ui.controls import Button, Label
from interview_app.ui.controls.dressing import repolish
from interview_app.ui.forms.editors import Editor, editor_for
from interview_app.ui.forms.marks import NO_MARK, Mark
from interview_app.ui.forms.spec import FieldSpec
from interview_app.ui.look.boxes import fill, hbox, keep_room, let_go, vbox
from interview_app.ui.look.icons import IconLabel
from interview_app.ui.look.names import brief, isolated, quoted
from interview_app.ui.look.theme import GRID, Type

_TOP = Qt.AlignmentFlag.AlignTop


class Note(QWidget):
    """One small sentence with an icon, in a colour that says the same; hidden it keeps its
    room.
    """

    def __init__(self, text: str, *, icon: str, colour: str, button: Button | None = None) -> None:
        super().__init__()
        keep_room(self)
        self.label = Label(text, Type.SECONDARY, colour, wrap=True)
        row = hbox(self, (2, 0, 0, 0), GRID // 2)
        fill(row, (IconLabel(icon, colour, size=14), 0, _TOP), (self.label, 1))
        if button is not None:
            row.addWidget(button, 0, _TOP)


class FieldRow(QWidget):
    """The editor of a field with its notes; `label` stands in the form's label column.

    `edited`: the person changed it. `loaded` is the value that was read.
    """

    edited = Signal()

    def __init__(self, spec: FieldSpec) -> None:
        super().__init__()
        self.spec = spec
        self.mark = NO_MARK
        self._settled = False
        self._problem = ""
        self.loaded: Any = None
        self.editor: Editor = editor_for(spec)
        self.label = Label(_(spec.label), Type.BODY, "secondary")
        self.label.setBuddy(self.editor.widget)
        self._column = fill(vbox(self, 0, GRID // 2), self.editor.widget)
        self._notes: list[Note] = []
        self._choice: DifferenceChoice | None = None
        self.setFocusProxy(self.editor.widget)
        self.editor.edited.connect(self._on_edited)

    def load(self, value: Any, mark: Mark) -> None:
        """Show a value with its mark; nothing is emitted."""
        self.mark, self._problem, self.loaded = mark, "", value
        self._settled = False
        self.editor.set_value(value)
        self.editor.widget.setToolTip(_source_sentence(mark))
        self._offer_tellings()
        self._take_out(self._notes)
        self._notes = []
        if mark is not NO_MARK or self.editor.widget.property("state"):
            self._tell()

    def set_mark(self, mark: Mark, *, loaded: Any) -> None:
        """The mark of what stands here now, and what was read: the person has looked at it, or it
        came from another field.
        """
        if mark != self.mark or loaded != self.loaded:
            self.mark, self.loaded = mark, loaded
            self._offer_tellings()
            self.editor.widget.setToolTip(_source_sentence(mark))
            self._tell()

    def show_value(self, value: Any) -> None:
        """Show another value under the same mark (undo); nothing is emitted."""
        self.editor.set_value(value)
        self._tell()

    def show_text(self, text: str) -> None:
        """Show what stood in another field as if it had been typed here; nothing is emitted."""
        self.editor.show_text(text)
        self._tell()

    def value(self) -> Any:
        """The value as it stands."""
        return self.editor.value()

    def set_problem(self, sentence: str) -> None:
        """Say what is wrong with the value; empty for nothing."""
        if sentence != self._problem:
            self._problem = sentence
            self._tell()

    def _on_edited(self) -> None:
        # First what became of it: what the person typed as it was read gets no note as they type.
        self.edited.emit()
        if self._problem or self._notes or self._choice or self.mark.low or self.mark.unsupported:
            self._tell()

    def mark_now(self) -> Mark:
        """The mark with the source of the telling that stands in the field."""
        value = self.value()
        return self.mark if _same(value, self.loaded) else self.mark.of_telling(value)

    def needs_eye(self) -> bool:
        """Whether the value still stands as it was read and should be looked at, or is told in two
        ways.
        """
        doubtful = (self.mark.low or self.mark.unsupported) and self.value() == self.loaded
        return doubtful or (bool(self.mark.differences) and not self._settled)

    def _offer_tellings(self) -> None:
        """The tellings stand as long as the value: the one that is clicked keeps the focus."""
        if self._choice is not None:
            self._choice.hide()
            self._choice.deleteLater()
            self._choice = None
        if self.mark.differences:
            self._choice = DifferenceChoice(
                self.mark.differences, name=_(self.spec.label), shown=self._told
            )
            self._choice.chosen.connect(self._take)
            self._column.addWidget(self._choice)

    def _tell(self) -> None:
        """Write the notes anew: a problem first, then doubts while the value is still the one that
        was read.
        """
        untouched = self.value() == self.loaded
        doubtful = untouched and (self.mark.low or self.mark.unsupported)
        wanted: list[Note] = []
        if self._problem:
            wanted.append(Note(self._problem, icon="warning", colour="bad_ink"))
        if untouched and self.mark.low and not (self.mark.unsupported and not self.loaded):
            words = _("Please check: I am less sure of this")
            wanted.append(Note(words, icon="eye", colour="warn_ink"))
        if untouched and self.mark.unsupported:
            words = _("Not found in your documents or answers")
            wanted.append(Note(words, icon="question", colour="warn_ink"))
        wanted += [self._newer(at, text) for at, text in self.mark.newer if self._stands(at)]
        self._show_notes(wanted)
        if self._choice is not None:
            self._choice.follow(self.value())
        state = "bad" if self._problem else "doubt" if doubtful else ""
        self._dress(state, told="; ".join(note.label.text() for note in wanted))

    def _newer(self, at: str, text: str) -> Note:
        """What the page says in newer words, which can be taken over."""
        words = _("Your page says it in newer words: “{text}”").format(text=text)
        use = Button(
            _("Use these words"), "quiet", name=_("Use these words: {text}").format(text=text)
        )
        use.clicked.connect(partial(self._put_in, at, text))
        return Note(words, icon="info", colour="secondary", button=use)

    def _stands(self, at: str) -> bool:
        """Whether what lies at a place in the value is as it was read."""
        now, read = self.value(), self.loaded
        if not at:
            return bool(now == read)
        place = int(at.strip("[]"))
        return len(now) == len(read) and bool(now[place] == read[place])

    def _put_in(self, at: str, text: str, _checked: bool = False) -> None:
        value = self.value()
        if at:
            place = int(at.strip("[]"))
            value = [*value[:place], text, *value[place + 1 :]]
        self.show_value(value if at else text)
        self.edited.emit()
        self.editor.widget.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_notes(self, wanted: list[Note]) -> None:
        """These notes; the room of those that are gone stays until another value is loaded, so
        that what is below the field does not jump.
        """
        rest = self._notes[len(wanted) :]
        self._take_out(self._notes[: len(wanted)])
        for at, note in enumerate(wanted, 1):
            self._column.insertWidget(at, note)
        for note in rest:
            note.hide()
        self._notes = [*wanted, *rest]

    def _take_out(self, notes: list[Note]) -> None:
        for note in notes:
            self._column.removeWidget(note)
        let_go(*notes)

    def _told(self, value: Any) -> str:
        """A value as its editor would show it, on one line."""
        return _shown(value if isinstance(value, list | tuple) else self.editor.shown(value))

    def _take(self, value: Any) -> None:
        self._settled = True
        self.editor.replace(value)
        self.editor.entered.emit()

    def _dress(self, state: str, *, told: str) -> None:
        widget = self.editor.widget
        widget.setAccessibleDescription(told)
        if (widget.property("state") or "") != state:
            widget.setProperty("state", state)
            repolish(widget)


class DifferenceChoice(QWidget):
    """The tellings of one value, each with its source, to choose from. `chosen` carries the
    value.
    """

    chosen = Signal(object)

    def __init__(
        self, differences: Sequence[FieldDifference], *, name: str, shown: Callable[[Any], str]
    ) -> None:
        super().__init__()
        column = vbox(self, (2, 0, 0, 0), 2)
        asked = _("Your sources differ. Which one is right?")
        if len(differences) == 1:
            asked = _("Two sources differ. Which one is right?")
        column.addWidget(Note(asked, icon="compare", colour="warn_ink"))
        self._group = QButtonGroup(self)
        self._tellings: list[tuple[_Telling, Any]] = []
        first = differences[0]
        tellings = [(first.kept, first.kept_source or _("as approved before"))]
        tellings += [
            (one.offered, one.offered_source or _("from the new document")) for one in differences
        ]
        for telling, source in tellings:
            button = _Telling(f"{isolated(shown(telling))}   ({isolated(source)})")
            button.setAccessibleName(labelled(name, f"{shown(telling)} ({source})"))
            button.clicked.connect(
                lambda _checked=False, telling=telling: self.chosen.emit(telling)
            )
            self._group.addButton(button)
            self._tellings.append((button, telling))
            column.addWidget(button)

    def follow(self, value: Any) -> None:
        """Check the telling that the field has, or none."""
        self._group.setExclusive(False)
        for button, telling in self._tellings:
            button.setChecked(_same(telling, value))
        self._group.setExclusive(True)


class _Telling(QRadioButton):
    """A radio button whose words end in … where they do not fit."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self._whole = text
        self.setToolTip(text)
        self.setMinimumWidth(8 * GRID)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cut anew."""
        super().resizeEvent(event)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        words = self.style().subElementRect(QStyle.SubElement.SE_RadioButtonContents, option, self)
        room = max(1, words.width())
        shown = self.fontMetrics().elidedText(self._whole, Qt.TextElideMode.ElideRight, room)
        self.setText(shown.replace("&", "&&"))


def _shown(value: Any) -> str:
    if value in (None, "", [], ()):
        return _("nothing")
    return brief(" · ".join(map(str, value)) if isinstance(value, list | tuple) else str(value))


def _same(one: Any, other: Any) -> bool:
    return (one or None) == (other or None)


def _source_sentence(mark: Mark) -> str:
    """The tool tip of a field: where its value stands, and that it asks for a look."""
    if mark.sources:
        first = mark.sources[0]
        place = _("your document")
        if first.page is not None:
            place = _("page {number}").format(number=first.page + 1)
        check = _("please check")
        told = f"{place}, {check}" if mark.low else place
        return f"{quoted(first.quote)} — {told}" if first.quote else told
    if mark.answers:
        return _("You said: “{words}”").format(words=mark.answers[0])
    return ""
