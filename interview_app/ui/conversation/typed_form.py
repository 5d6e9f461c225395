"""Forms for answers that have a shape: a number, people, a time, a list (CONTRACT E11).

The same form stands over the message field when such a question is asked, and in the story card
when its field is edited there. Nothing is checked here: what somebody types is kept as it is.
"""

from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from interview_app.domain.frozen import frozen
from interview_app.i18n import N_, _
from interview_app.ui.controls import Button, CheckBox, ElidedLabel, IconButton, Label, LineField
from interview_app.ui.controls.surfaces import Badge
from interview_app.ui.look.boxes import FlowLayout, fill, hbox, vbox
from interview_app.ui.look.theme import GRID, Type, theme

_CELL, _MOST_COLUMNS = 118, 3
"""The least width of a field in pixels at 100 %, and how many stand beside each other at most."""


@frozen(kw_only=False)
class _Part:
    """One thing to fill in; `kept`: shown only where it holds something already."""

    name: str
    label: str
    hint: str = ""
    kept: bool = False


_WORDS = _Part("text", N_("In your words"), kept=True)
_NUMBER = (
    _WORDS,
    _Part("value", N_("Number")),
    _Part("before", N_("Before")),
    _Part("after", N_("After")),
    _Part("of", N_("Of what"), N_("orders, patients, euros …")),
    _Part("period", N_("Over what time"), N_("a month, in 2021 …")),
    _Part("how_known", N_("How you know it"), N_("counted, from the report …")),
    _Part("caveat", N_("Remark"), N_("only in winter …")),
)
_PEOPLE = (
    _WORDS,
    _Part("team", N_("How many you were")),
    _Part("reports", N_("How many you led")),
    _Part("who", N_("Who was there"), N_("two nurses, a driver …")),
    _Part("their_part", N_("What they did")),
    _Part("my_part", N_("What you did")),
)
_DATE = (
    _WORDS,
    _Part("from", N_("From"), N_("March 2021")),
    _Part("to", N_("Until"), N_("June 2022")),
)
_PARTS = {"number": _NUMBER, "people": _PEOPLE, "date": _DATE}
_TICKS = {"number": ("about", N_("Only roughly")), "date": ("present", N_("It goes on today"))}
TYPED = ("number", "people", "date", "list")
"""Inputs that have a form."""


class PartsForm(QWidget):
    """Fields beside each other, as many as there is room for, and what can be ticked below them.
    `changed`: somebody typed; `sent`: Return was pressed.
    """

    changed = Signal()
    sent = Signal()

    def __init__(self, shape: str) -> None:
        super().__init__()
        self._cells = {one.name: _Cell(one, self) for one in _PARTS[shape]}
        self._parts = {one.name: one for one in _PARTS[shape]}
        self._columns = 0
        self._spans = CheckBox(_("Before and after"))
        self._tick_name, tick = _TICKS.get(shape, ("", ""))
        self._tick = CheckBox(_(tick) if tick else "")
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(GRID)
        self._grid.setVerticalSpacing(6)
        column = fill(vbox(self, 0, GRID), self._grid)
        ticks = FlowLayout(spacing=2 * GRID)
        for box, wanted in ((self._spans, shape == "number"), (self._tick, bool(tick))):
            box.setParent(self)
            box.setVisible(wanted)
            box.setFont(theme().font(Type.BODY))
            box.toggled.connect(lambda _on: self.changed.emit())
            if wanted:
                ticks.addWidget(box)
        if ticks.count():
            column.addLayout(ticks)
        self._spans.toggled.connect(self._span)
        self._held = set[str]()
        for cell in self._cells.values():
            cell.field.textChanged.connect(lambda _text: self.changed.emit())
            cell.field.returnPressed.connect(self.sent)
        self._arrange()

    def value(self) -> dict[str, Any] | None:
        """What is filled in, as plain JSON; None while nothing is."""
        typed = {
            name: text
            for name, cell in self._cells.items()
            if not cell.isHidden() and (text := cell.field.text().strip())
        }
        if self._tick_name == "present" and self._tick.isChecked():
            return {**typed, "present": True}
        if typed and self._tick_name and self._tick.isChecked():
            return {**typed, self._tick_name: True}
        return typed or None

    def show_value(self, value: Any) -> None:
        """Fill it, with what `value` gave or `domain.story` holds as JSON."""
        given = value if isinstance(value, dict) else {}
        for name, cell in self._cells.items():
            cell.field.setText(str(given.get(name) or ""))
            cell.field.setCursorPosition(0)
        self._held = {name for name in self._cells if given.get(name)}
        if self._tick_name:
            self._tick.setChecked(bool(given.get(self._tick_name)))
        self._spans.setChecked(bool(given.get("before") or given.get("after")))
        self._arrange()

    def first_field(self) -> QWidget:
        """Where one begins to type."""
        return next(cell.field for cell in self._cells.values() if not cell.isHidden())

    def minimumSizeHint(self) -> QSize:
        """As narrow as one field: they stand below each other then."""
        return QSize(theme().px(_CELL), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As many fields beside each other as fit."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._arrange()

    def _span(self, on: bool) -> None:
        """A number that was typed is what it became (CONTRACT D1), and the other way round."""
        left, right = ("value", "after") if on else ("after", "value")
        text = self._cells[left].field.text()
        if text and not self._cells[right].field.text():
            self._cells[right].field.setText(text)
            self._cells[left].field.clear()
        self._arrange()

    def _is_shown(self, name: str) -> bool:
        if self._parts[name].kept:
            return name in self._held
        if name in ("before", "after"):
            return self._spans.isChecked()
        # A number that was told as well as before and after is not hidden by them.
        return name != "value" or not self._spans.isChecked() or name in self._held

    def _arrange(self) -> None:
        fits = max(1, (self.width() + GRID) // (theme().px(_CELL) + GRID))
        shown = [cell for name, cell in self._cells.items() if self._is_shown(name)]
        columns = min(fits, _MOST_COLUMNS, len(shown))
        for cell in self._cells.values():
            self._grid.removeWidget(cell)
            cell.setVisible(cell in shown)
        # Plain words are a sentence: they have a line of their own.
        first = columns - 1 if shown and shown[0] is self._cells.get("text") else 0
        for at, cell in enumerate(shown, first):
            # What is the last of a line takes the room that is left.
            rest = columns - at % columns if at == len(shown) + first - 1 else 1
            if at == first and first:
                self._grid.addWidget(cell, 0, 0, 1, columns)
            else:
                self._grid.addWidget(cell, at // columns, at % columns, 1, rest)
        for at in range(_MOST_COLUMNS):
            self._grid.setColumnStretch(at, 1 if at < columns else 0)
        self.updateGeometry()


class _Line(LineField):
    """A line whose Return ends here: the window would press what has the focus after it."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """See the class."""
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()


class _Cell(QWidget):
    """A label over its field."""

    def __init__(self, part: _Part, parent: QWidget) -> None:
        super().__init__(parent)
        self.field = _Line()
        self.field.setAccessibleName(_(part.label))
        self.field.setMinimumWidth(64)
        if part.hint:
            self.field.setPlaceholderText(_(part.hint))
        label = Label(_(part.label), Type.SECONDARY, "secondary")
        label.setBuddy(self.field)
        fill(vbox(self, 0, 2), label, self.field)


class ListForm(QWidget):
    """Things one after the other, each a chip that can be taken away again; signals as of the other
    form.

    What is typed is never cut at its commas: it would not be found again as it was said.
    """

    changed = Signal()
    sent = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._items: list[str] = []
        self.field = _Line()
        self.field.setAccessibleName(_("One more"))
        self.field.setPlaceholderText(_("One at a time, then Return"))
        self.field.textChanged.connect(self._typed)
        self.field.returnPressed.connect(self._returned)
        self._add = Button(_("Add"), on_click=self._take)
        self._chips = QWidget()
        self._flow = FlowLayout(self._chips, spacing=6)
        self._chips.hide()
        fill(vbox(self, 0, 6), self._chips, fill(hbox(spacing=6), (self.field, 1), self._add))
        self._typed("")

    def value(self) -> list[str] | None:
        """All of them, with what still stands in the field."""
        typed = self.field.text().strip()
        return [*self._items, *([typed] if typed else [])] or None

    def show_value(self, value: Any) -> None:
        """Fill it, as the other form."""
        self._items = [str(one) for one in value or ()]
        self.field.clear()
        self._show_chips()

    def first_field(self) -> QWidget:
        """Where one begins to type."""
        return self.field

    def _typed(self, text: str) -> None:
        self._add.setEnabled(bool(text.strip()))
        self.changed.emit()

    def _returned(self) -> None:
        if self.field.text().strip():
            self._take()
        else:
            self.sent.emit()

    def _take(self) -> None:
        text = self.field.text().strip()
        if text:
            self._items.append(text)
            self.field.clear()
            self._show_chips()
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _drop(self, at: int) -> None:
        del self._items[at]
        self._show_chips()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_chips(self) -> None:
        self._flow.empty()
        for at, item in enumerate(self._items):
            self._flow.addWidget(self._chip(at, item))
        self._chips.setVisible(bool(self._items))
        self.changed.emit()

    def _chip(self, at: int, item: str) -> QWidget:
        label = ElidedLabel(item)
        label.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        chip = Badge(label, "info")
        cross = IconButton("close", _("Remove “{item}”").format(item=item), size=12)
        cross.clicked.connect(lambda: self._drop(at))
        layout = chip.layout()
        assert layout is not None
        layout.setContentsMargins(GRID, 1, 2, 1)
        layout.setSpacing(2)
        layout.addWidget(cross)
        return chip


TypedForm = PartsForm | ListForm


def typed_form(shape: str, name: str) -> TypedForm:
    """The form of an input of `TYPED`; `name` is what is asked for, in the person's words."""
    form = ListForm() if shape == "list" else PartsForm(shape)
    form.setAccessibleName(name)
    return form
