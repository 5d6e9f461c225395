"""A list of small objects (numbers of a card, online profiles): each a little card of fields, with
Add and Delete.
"""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from interview_app.i18n import _, labelled
from interview_app.ui.controls import Button, Card, IconButton, Label
from interview_app.ui.forms.field_row import FieldRow
from interview_app.ui.forms.marks import NO_MARKS, Marks
from interview_app.ui.forms.spec import Part, RowsSpec
from interview_app.ui.look.boxes import STRETCH, fill, let_go, vbox
from interview_app.ui.look.theme import GRID, Type


class ObjectRows(QWidget):
    """Edits a list of objects. `edited` and `chosen` carry a whole path such as
    `metrics[0].value`.
    """

    edited = Signal(str)
    chosen = Signal(str)

    def __init__(self, spec: RowsSpec, form_of: Callable[[tuple[Part, ...]], Any]) -> None:
        """`form_of`: makes an `ObjectForm` for the fields of an item, of which this is a part."""
        super().__init__()
        self._spec, self._form_of = spec, form_of
        self._marks = NO_MARKS
        self._cards: list[RowCard] = []
        self.label = Label(_(spec.label), Type.BODY, "secondary")
        self._list = vbox(spacing=GRID)
        self._add = Button(_(spec.add), "quiet", icon="plus", on_click=self._on_add)
        fill(vbox(self, 0, GRID), self._list, fill(QHBoxLayout(), self._add, STRETCH))

    def load(self, items: list[dict[str, Any]], marks: Marks) -> None:
        """Show the items; `marks` are relative to the list (`[0].value`)."""
        self._marks = marks
        self._rebuild(items)

    def show_data(self, items: list[dict[str, Any]]) -> None:
        """Show another state of the list."""
        if items != self.data():
            self._rebuild(items)

    def data(self) -> list[dict[str, Any]]:
        """The items as they stand."""
        return [card.form.data() for card in self._cards]

    def focus_line(self) -> bool:
        """Put the focus into the line for the résumé; false where the list has none."""
        return False

    def show_problems(self, sentences: dict[str, str]) -> None:
        """Name problems by path relative to the list."""
        for path, row in self.placed().items():
            row.set_problem(sentences.get(path, ""))

    def placed(self) -> dict[str, FieldRow]:
        """Every field by its path relative to the list, such as `[0].value`."""
        return {
            f"[{self._place(at)}].{path}": row
            for at, card in enumerate(self._cards)
            for path, row in card.form.rows.items()
        }

    def _rebuild(self, items: list[dict[str, Any]]) -> None:
        let_go(*self._cards)
        self._cards = []
        for item in items:
            self._append(item, self._marks.under(f"[{self._place(len(self._cards))}]"))

    def _append(self, item: dict[str, Any], marks: Marks) -> "RowCard":
        card = self._make_card(item, marks)
        at = len(self._cards)
        own = f"{self._spec.path}[{self._place(at)}]"
        card.edited.connect(lambda path: self.edited.emit(f"{own}.{path}"))
        card.chosen.connect(lambda path: self.chosen.emit(f"{own}.{path}"))
        card.deleted.connect(lambda at=at: self._on_deleted(at))
        self._cards.append(card)
        self._list.addWidget(card)
        # Not only at the next turn of the event loop: it may get the focus at once.
        card.setVisible(True)
        return card

    def _place(self, at: int) -> int:
        """The place in the data of what stands in this row."""
        return at

    def _make_card(self, item: dict[str, Any], marks: Marks) -> "RowCard":
        form = self._form_of(self._spec.fields)
        return RowCard(self._spec, form, number=len(self._cards) + 1, item=item, marks=marks)

    def _without(self, at: int) -> list[dict[str, Any]]:
        """The items but for the one in this row."""
        items = self.data()
        del items[at]
        return items

    def _on_add(self) -> None:
        card = self._append(dict(self._spec.new), NO_MARKS)
        self.edited.emit(f"{self._spec.path}.{len(self._cards)}.added")
        card.form.focus_first()

    def _on_deleted(self, at: int) -> None:
        items = self._without(at)
        # Places moved: marks by place would lie.
        self._marks = NO_MARKS
        self._rebuild(items)
        self.edited.emit(f"{self._spec.path}.{at}.deleted")
        self._add.setFocus(Qt.FocusReason.OtherFocusReason)


class RowCard(Card):
    """The fields of one item, named by its number."""

    edited = Signal(str)
    chosen = Signal(str)
    deleted = Signal()

    def __init__(
        self,
        spec: RowsSpec,
        form: Any,
        *,
        number: int,
        item: dict[str, Any],
        marks: Marks,
    ) -> None:
        """`form`: an empty `ObjectForm` of the fields of `spec`."""
        super().__init__(padding=GRID + GRID // 2)
        self.form = form
        title = f"{_(spec.item)} {number}"
        delete = IconButton("trash", _("Delete {what}").format(what=title), size=16)
        delete.clicked.connect(lambda _checked=False: self.deleted.emit())
        head = fill(QHBoxLayout(), Label(title, Type.SECTION, "secondary"), STRETCH)
        fill(self.body, head, form)
        for row in form.rows.values():
            row.editor.widget.setAccessibleName(labelled(title, _(row.spec.label)))
            # The only field of an item needs no second name beside the item's own.
            row.label.setHidden(len(form.rows) == 1)
        form.load(item, marks)
        form.edited.connect(self.edited)
        form.chosen.connect(self.chosen)
        # Last in the order of focus: what takes away comes after what is taken in.
        head.addWidget(delete)
