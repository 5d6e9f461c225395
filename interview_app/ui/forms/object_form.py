"""The fields of one object in a grid of labels and editors, and the lists among them."""

from copy import deepcopy
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QMenu, QWidget

from interview_app.i18n import _
from interview_app.ui.controls import Button, SectionLabel
from interview_app.ui.controls.buttons import fill_menu
from interview_app.ui.forms.checks import Problem, field_problem
from interview_app.ui.forms.editors import DateEditor, LineEditor
from interview_app.ui.forms.field_grid import FieldGrid
from interview_app.ui.forms.field_row import FieldRow
from interview_app.ui.forms.json_paths import put, value_at
from interview_app.ui.forms.line_rows import LineRows
from interview_app.ui.forms.marks import NO_MARK, NO_MARKS, Marks, is_below, read_at
from interview_app.ui.forms.object_rows import ObjectRows
from interview_app.ui.forms.spec import CHECKED, WORDS, FieldSpec, Heading, Part, RowsSpec
from interview_app.ui.look.boxes import hbox
from interview_app.ui.look.theme import GRID


class ObjectForm(FieldGrid):
    """Edits one JSON object; what it has no field for is kept as it came.

    `edited` carries the path that changed, `chosen` the path of the field that has the focus,
    `typed` where in what was loaded stands what the person typed word for word.
    """

    edited = Signal(str)
    chosen = Signal(str)
    typed = Signal(str)

    def __init__(self, parts: tuple[Part, ...]) -> None:
        super().__init__()
        self._data: dict[str, Any] = {}
        self._loaded: dict[str, Any] = {}
        self._marks = NO_MARKS
        self.read_at: dict[str, str] = {}
        """Where in what was loaded stands what each field has: `marks.read_at`."""
        self.rows: dict[str, FieldRow] = {}
        self.lists: dict[str, ObjectRows] = {}
        self._folds: list[_Fold] = []
        self._pair: tuple[DateEditor, ...] = ()
        for part in parts:
            if isinstance(part, Heading):
                self._place_heading(part)
            elif isinstance(part, RowsSpec):
                self._place_list(part)
            else:
                self._place_field(part)
        self._pair_dates()
        self.align()

    def _place_heading(self, part: Heading) -> None:
        if part.folds:
            self._folds.append(_Fold(part.label))
            self.heading(self._folds[-1].head)
        else:
            self.heading(SectionLabel(_(part.label)))

    def _place_field(self, spec: FieldSpec) -> None:
        row = FieldRow(spec)
        self.place(row.label, row, beside=spec.beside)
        row.edited.connect(lambda path=spec.path: self._on_edited(path))
        row.editor.entered.connect(
            lambda path=spec.path: self.chosen.emit(self.read_at.get(path, ""))
        )
        row.editor.left.connect(lambda path=spec.path: self._check(path))
        if isinstance(row.editor, LineEditor):
            row.editor.offer(partial(self._offer_places, spec.path))
        self.rows[spec.path] = row
        if self._folds:
            self._folds[-1].rows.append(row)

    def _offer_places(self, path: str, menu: QMenu) -> None:
        """The other fields that what stands in this one may belong to."""
        words = _("Move to “{name}”")
        rows = (
            (words.format(name=_(row.spec.label)), partial(self.move_value, path, other))
            for other, row in self.rows.items()
            if other != path and row.spec.kind in WORDS
        )
        fill_menu(menu, *rows)

    def move_value(self, path: str, other: str) -> None:
        """What stands in a field goes to another one; what stood there takes its place. One step
        for undo.
        """
        source, target = self.rows[path], self.rows[other]
        here, there = source.editor.text(), target.editor.text()
        source.show_text(there)
        target.show_text(here)
        self._place_marks()
        self.edited.emit(other)
        target.editor.widget.setFocus(Qt.FocusReason.OtherFocusReason)
        for one in (path, other):
            self._check(one)

    def _pair_dates(self) -> None:
        """A whole time may be typed into each of two dates, and fills both."""
        editors = [one.editor for one in self.rows.values()]
        dates = [one for one in editors if isinstance(one, DateEditor)]
        if [one.spec.kind for one in dates] != ["start", "end"]:
            return
        self._pair = tuple(dates)
        for editor in dates:
            editor.has_other = True
            editor.span_told.connect(self._show_span)

    def _show_span(self, start: str, end: str) -> None:
        for editor, value in zip(self._pair, (start, end), strict=True):
            self.rows[editor.spec.path].show_value(value)

    def _typed_span(self) -> dict[str, str]:
        """What is typed counts at once; the fields show it when the focus leaves."""
        paths = [one.spec.path for one in self._pair]
        spans = (one.span() for one in self._pair)
        return next((dict(zip(paths, one, strict=True)) for one in spans if one), {})

    def _place_list(self, spec: RowsSpec) -> None:
        rows = (LineRows if spec.lines else ObjectRows)(spec, ObjectForm)
        self.place(rows.label, rows)
        rows.edited.connect(self.edited)
        rows.chosen.connect(self.chosen)
        self.lists[spec.path] = rows

    def load(self, data: dict[str, Any], marks: Marks = NO_MARKS) -> None:
        """Show an object with its marks."""
        self._data, self._loaded, self._marks = deepcopy(data), deepcopy(data), marks
        self.read_at = {path: path for path in self.rows}
        for path, row in self.rows.items():
            row.load(value_at(data, path), marks.at(path))
        for path, rows in self.lists.items():
            rows.load(value_at(data, path) or [], marks.under(path))
        for fold in self._folds:
            fold.settle()

    def show_data(self, data: dict[str, Any]) -> None:
        """Show another state of the same object (undo, or as an entry of another section): what was
        read keeps its marks.
        """
        self._data = deepcopy(data)
        for path, row in self.rows.items():
            row.show_value(value_at(data, path))
        for path, rows in self.lists.items():
            rows.show_data(value_at(data, path) or [])
        for path, row in self.rows.items():
            row.set_problem(self._sentence(path))
        self._place_marks()

    def note_seen(self, marks: Marks) -> None:
        """Other marks of the same object: the person has looked at some of it."""
        self._marks = marks
        self._place_marks()
        for path, rows in self.lists.items():
            for inner, row in rows.placed().items():
                row.set_mark(marks.at(f"{path}{inner}"), loaded=row.loaded)

    def _place_marks(self) -> None:
        self.read_at = read_at(self.rows, self.data(), self._loaded)
        for path, row in self.rows.items():
            place = self.read_at.get(path)
            mark = NO_MARK if place is None else self._marks.at(place)
            row.set_mark(mark, loaded=None if place is None else value_at(self._loaded, place))

    def data(self) -> dict[str, Any]:
        """The object as it stands, unchecked; keys without a field are kept."""
        data = deepcopy(self._data)
        for path, row in self.rows.items():
            put(data, path, row.value())
        for path, value in self._typed_span().items():
            put(data, path, value)
        for path, rows in self.lists.items():
            if rows.data() != (value_at(self._data, path) or []):
                put(data, path, rows.data())
        return data

    def show_problems(self, problems: list[Problem]) -> None:
        """Name each problem at its field; fields without one are cleared."""
        sentences = {problem.path: problem.sentence for problem in problems}
        for path, row in self.rows.items():
            row.set_problem(sentences.pop(path, ""))
        for fold in self._folds:
            fold.open_for(problems)
        for path, rows in self.lists.items():
            inner = (key for key in sentences if key.startswith(f"{path}["))
            rows.show_problems({key.removeprefix(path): sentences[key] for key in inner})

    def field(self, path: str) -> FieldRow | None:
        """The field of what was loaded at a path, or at one that it lies in; or None."""
        placed = {self.read_at.get(name, name): row for name, row in self.placed().items()}
        return placed.get(path) or next(
            (row for name, row in placed.items() if is_below(name, path)), None
        )

    def placed(self) -> dict[str, FieldRow]:
        """Every field by its path in the order of the form, those of lists last."""
        inner = {
            f"{base}{path}": row
            for base, rows in self.lists.items()
            for path, row in rows.placed().items()
        }
        return {**self.rows, **inner}

    def focus_first(self) -> None:
        """Put the focus into the line of a story, else where typing may begin."""
        if any(rows.focus_line() for rows in self.lists.values()):
            return
        rows = (row for row in self.rows.values() if row.spec.kind != "quote")
        first = next((row for row in rows if not row.isHidden()), None)
        if first is not None:
            first.editor.widget.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_edited(self, path: str) -> None:
        if self.rows[path].spec.kind in CHECKED:
            # While it is being typed a value is only ever set right; it is found wrong when the
            # focus leaves.
            for other in (path, *self._dates()):
                if not self._sentence(other):
                    self.rows[other].set_problem("")
        self.edited.emit(path)
        place = read_at(self.rows, self.data(), self._loaded).get(path, "")
        value = self.rows[path].value()
        if value and isinstance(value, str) and value == value_at(self._loaded, place):
            self.typed.emit(place)

    def _check(self, path: str) -> None:
        dates = self._dates()
        for one in dates if path in dates else [path]:
            if self.rows[one].spec.kind in CHECKED:
                self.rows[one].set_problem(self._sentence(one))

    def _dates(self) -> list[str]:
        return [path for path, row in self.rows.items() if row.spec.kind in ("start", "end")]

    def _sentence(self, path: str) -> str:
        return field_problem(self.rows[path].spec, self.rows[path].value(), self._siblings())

    def _siblings(self) -> dict[str, Any]:
        return {path: self.rows[path].value() for path in self._dates()}


class _Fold:
    """Fields below a button that shows those that are empty, or say what one above them says: a
    story of few words is no long form.
    """

    def __init__(self, label: str) -> None:
        self.rows: list[FieldRow] = []
        self._opened = False
        self.head = QWidget()
        row = hbox(self.head, (0, GRID, 0, 0))
        self._label = SectionLabel(_(label))
        self.button = Button(_(label), "quiet", icon="down")
        for widget in (self._label, self.button):
            row.addWidget(widget)
        self.button.clicked.connect(lambda: self._show(opened=not self._opened))

    def settle(self) -> None:
        """Another object: what is empty is folded away."""
        self._show(opened=False)

    def open_for(self, problems: list[Problem]) -> None:
        """A problem in here is seen."""
        paths = {problem.path for problem in problems}
        if any(row.spec.path in paths for row in self.rows):
            self._show(opened=True)

    def _show(self, *, opened: bool) -> None:
        self._opened = opened
        values = [row.value() for row in self.rows]
        says = {
            row: value
            for at, (row, value) in enumerate(zip(self.rows, values, strict=True))
            if value and not (isinstance(value, str) and value in values[:at])
        }
        whole = len(says) == len(self.rows)
        self._label.setVisible(whole)
        self.button.setVisible(not whole)
        told = any(row.spec.asked and row.value() for row in self.rows)
        for row in self.rows:
            wanted = opened or (told and row.spec.asked)
            row.setVisible(wanted or row in says or row.needs_eye())
            row.label.setVisible(not row.isHidden())
        self.button.show_icon("up" if opened else "down")
