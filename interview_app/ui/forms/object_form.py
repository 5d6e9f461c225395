"""The fields of one object in a grid: labels in one column, editors in the next, two to a line where they belong together."""

from copy import deepcopy
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from interview_app.i18n import _
from interview_app.ui.controls import SectionLabel
from interview_app.ui.forms.checks import Problem, field_problem
from interview_app.ui.forms.field_row import FieldRow
from interview_app.ui.forms.json_paths import put, value_at
from interview_app.ui.forms.marks import NO_MARKS, Marks
from interview_app.ui.forms.object_rows import ObjectRows
from interview_app.ui.forms.spec import FieldSpec, Heading, Part, RowsSpec
from interview_app.ui.theme import GRID, theme

LABEL_TOP = 6
"""How far a label's text stands below the top of its editor, in pixels at 100 %."""
_LABEL, _FIELD, _LABEL_BESIDE, _FIELD_BESIDE = range(4)


class ObjectForm(QWidget):
    """Edits one JSON object; what it has no field for is kept as it came.

    `edited` carries the path that changed, `chosen` the path of the field that has the focus.
    """

    edited = Signal(str)
    chosen = Signal(str)

    def __init__(self, parts: tuple[Part, ...], *, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._data: dict[str, Any] = {}
        self.rows: dict[str, FieldRow] = {}
        self.lists: dict[str, ObjectRows] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(GRID + GRID // 2)
        self._grid.setVerticalSpacing(GRID)
        self._grid.setColumnStretch(_FIELD, 1)
        self._grid.setColumnStretch(_FIELD_BESIDE, 1)
        self._build(parts)
        theme().changed.connect(self._align)
        self._align()

    def _align(self) -> None:
        """A label's first line stands on its editor's: half of what the editor is higher than the text."""
        labels = [row.label for row in self.rows.values()] + [rows.label for rows in self.lists.values()]
        for label in labels:
            label.setContentsMargins(0, theme().px(LABEL_TOP), 0, 0)

    def _build(self, parts: tuple[Part, ...]) -> None:
        line = -1
        for at, part in enumerate(parts):
            if isinstance(part, FieldSpec) and part.beside:
                self._place(part, line, _LABEL_BESIDE, 1)
                continue
            line += 1
            if isinstance(part, Heading):
                heading = SectionLabel(_(part.label))
                heading.setContentsMargins(0, 2 * GRID if line else 0, 0, 0)
                self._grid.addWidget(heading, line, _FIELD, 1, 3)
            elif isinstance(part, RowsSpec):
                self._place_list(part, line)
            else:
                following = parts[at + 1] if at + 1 < len(parts) else None
                shared = isinstance(following, FieldSpec) and following.beside
                self._place(part, line, _LABEL, 1 if shared else 3)

    def _place(self, spec: FieldSpec, line: int, column: int, span: int) -> None:
        row = FieldRow(spec)
        row.label.setAlignment(Qt.AlignmentFlag.AlignRight)
        top = Qt.AlignmentFlag.AlignTop
        self._grid.addWidget(row.label, line, column, top | Qt.AlignmentFlag.AlignRight)
        self._grid.addWidget(row, line, column + 1, 1, span, top)
        row.edited.connect(lambda path=spec.path: self._on_edited(path))
        row.entered.connect(lambda path=spec.path: self.chosen.emit(path))
        row.left.connect(lambda path=spec.path: self._check(path))
        self.rows[spec.path] = row

    def _place_list(self, spec: RowsSpec, line: int) -> None:
        rows = ObjectRows(spec)
        rows.label.setAlignment(Qt.AlignmentFlag.AlignRight)
        top = Qt.AlignmentFlag.AlignTop
        self._grid.addWidget(rows.label, line, _LABEL, top | Qt.AlignmentFlag.AlignRight)
        self._grid.addWidget(rows, line, _FIELD, 1, 3)
        rows.edited.connect(self.edited)
        rows.chosen.connect(self.chosen)
        self.lists[spec.path] = rows

    def load(self, data: dict[str, Any], marks: Marks = NO_MARKS) -> None:
        """Show an object with its marks."""
        self._data = deepcopy(data)
        for path, row in self.rows.items():
            row.load(value_at(data, path), marks.at(path))
        for path, rows in self.lists.items():
            rows.load(value_at(data, path) or [], marks.under(path), shown=True)

    def show_data(self, data: dict[str, Any]) -> None:
        """Show another state of the same object (undo): marks stay."""
        self._data = deepcopy(data)
        for path, row in self.rows.items():
            row.show_value(value_at(data, path))
            row.set_problem("")
        for path, rows in self.lists.items():
            rows.show_data(value_at(data, path) or [])

    def data(self) -> dict[str, Any]:
        """The object as it stands, unchecked; keys without a field are kept."""
        data = deepcopy(self._data)
        for path, row in self.rows.items():
            put(data, path, row.value())
        for path, rows in self.lists.items():
            if rows.data() != (value_at(self._data, path) or []):
                put(data, path, rows.data())
        return data

    def show_problems(self, problems: list[Problem]) -> None:
        """Name each problem at its field; fields without one are cleared."""
        sentences = {problem.path: problem.sentence for problem in problems}
        for path, row in self.rows.items():
            row.set_problem(sentences.pop(path, ""))
        for path, rows in self.lists.items():
            inner = {key[len(path) :]: one for key, one in sentences.items() if key.startswith(path + "[")}
            rows.show_problems(inner)

    def field(self, path: str) -> FieldRow | None:
        """The field of a path, or None."""
        return self.rows.get(path) or next(
            (
                row
                for base, rows in self.lists.items()
                if path.startswith(base + "[") and (row := rows.field(path[len(base) :]))
            ),
            None,
        )

    def all_rows(self) -> list[FieldRow]:
        """Every field in the order of the form, those of lists last."""
        return [*self.rows.values(), *(row for rows in self.lists.values() for row in rows.all_rows())]

    def focus_first(self) -> None:
        """Put the focus into the first field."""
        first = next(iter(self.rows.values()), None)
        if first is not None:
            first.editor.widget.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_edited(self, path: str) -> None:
        if self.rows[path].spec.kind in ("start", "end", "number", "country"):
            # While it is being typed a value is only ever set right; it is found wrong when the focus leaves.
            for other in (path, *self._dates()):
                if not self._sentence(other):
                    self.rows[other].set_problem("")
        self.edited.emit(path)

    def _check(self, path: str) -> None:
        for one in {path, *(self._dates() if self.rows[path].spec.kind in ("start", "end") else ())}:
            if self.rows[one].spec.kind in ("start", "end", "number", "country"):
                self.rows[one].set_problem(self._sentence(one))

    def _dates(self) -> list[str]:
        return [path for path, row in self.rows.items() if row.spec.kind in ("start", "end")]

    def _sentence(self, path: str) -> str:
        return field_problem(self.rows[path].spec, self.rows[path].value(), self._siblings())

    def _siblings(self) -> dict[str, Any]:
        return {path: self.rows[path].value() for path in self._dates()}
