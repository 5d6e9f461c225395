"""What every form offers to a sheet and to the library: load, data, problems, undo, focus."""

from collections.abc import Collection, Iterable
from copy import deepcopy
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from interview_app.domain.records import DataType, canonical
from interview_app.i18n import _, labelled
from interview_app.ui.forms.checks import Problem, model_problems, parts_problems, says_nothing
from interview_app.ui.forms.field_row import FieldRow
from interview_app.ui.forms.json_paths import steps, value_at
from interview_app.ui.forms.marks import NO_MARK, NO_MARKS, Mark, Marks, is_below
from interview_app.ui.forms.object_form import ObjectForm
from interview_app.ui.forms.read_values import is_corrected
from interview_app.ui.forms.spec import Part
from interview_app.ui.forms.targets import Targets, targets_in
from interview_app.ui.look.boxes import STRETCH, fill, vbox

_STEPS = 200
"""Changes that can be taken back."""


class RecordForm(QWidget):
    """A form for one record that is one object; the timeline's has an object for each entry.

    `changed`: the data changed; `chosen`: the path of the field with the focus, so that its source
    can be shown beside it; `typed`: that of a value which the person typed as it was read;
    `turned`: another section is about to be shown. All paths are those of the loaded data.
    """

    changed = Signal()
    chosen = Signal(str)
    turned = Signal()
    typed = Signal(str)

    def __init__(
        self,
        data_type: DataType,
        parts: tuple[Part, ...] = (),
        *,
        may_be_empty: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """`may_be_empty`: it may be approved with nothing in it."""
        super().__init__(parent)
        self.data_type, self.parts, self._may_be_empty = data_type, parts, may_be_empty
        self.marks = self._marks_read = NO_MARKS
        self._loaded: dict[str, Any] = {}
        self._state: Any = {}
        """What stands in the form, as it is noted before each change."""
        self._past: list[Any] = []
        self._changing = ""
        self._build()

    def _build(self) -> None:
        self._form = ObjectForm(self.parts)
        fill(vbox(self, 0), self._form, STRETCH)
        self._form.edited.connect(self._on_edited)
        self._form.chosen.connect(self.chosen)
        self._form.typed.connect(self.typed)

    @property
    def form(self) -> ObjectForm:
        """The fields in hand."""
        return self._form

    def load(self, data: dict[str, Any], marks: Marks = NO_MARKS) -> None:
        """Show a record with its marks; undo starts anew."""
        self._loaded = deepcopy(data)
        self.marks = self._marks_read = marks
        self._past, self._changing = [], ""
        self._show_loaded()

    def _show_loaded(self) -> None:
        self._form.load(self._loaded, self.marks)
        self._state = self._form.data()

    def note_seen(self, paths: Collection[str]) -> None:
        """The person found the texts at these paths right: they ask for nobody's eye any more."""
        self.marks = self._marks_read.seen(paths)
        self._show_seen()

    def _show_seen(self) -> None:
        self._form.note_seen(self.marks)

    def raw(self) -> dict[str, Any]:
        """The record as it stands, unchecked."""
        return self._form.data()

    def data(self) -> dict[str, Any]:
        """The record as it stands, validated by its domain model and canonical.

        Raises:
            pydantic.ValidationError: `problems()` is not empty.
        """
        return canonical(self.data_type, self.raw())

    def is_changed(self) -> bool:
        """Whether the record differs from what was loaded; the way it is written down does not
        count.
        """
        raw = self.raw()
        if raw == self._loaded:
            return False
        if model_problems(self.data_type, raw) or model_problems(self.data_type, self._loaded):
            return True
        return self.data() != canonical(self.data_type, self._loaded)

    def draft(self) -> dict[str, Any] | None:
        """What the person changed, as JSON that `take_up` reads; None where all stands as it was
        loaded.
        """
        return self._standing() if self.is_changed() else None

    def _standing(self) -> dict[str, Any]:
        return {"data": self._form.data()}

    def take_up(self, draft: dict[str, Any]) -> None:
        """Lay a draft over what is shown; one step for undo."""
        self._show_other(draft["data"])

    def fill_again(self) -> None:
        """Everything as it was loaded; one step for undo."""
        self._show_other(self._loaded)

    def _show_other(self, data: dict[str, Any]) -> None:
        self._change("", data)
        self._show_state(data)
        self.changed.emit()

    def problems(self) -> list[Problem]:
        """What keeps the record from being approved, problems of fields first, then what the model
        refuses beyond them, then that nothing is filled in; nothing is shown by asking.
        """
        raw = self.raw()
        found = self._own_problems(raw)
        named = {problem.path for problem in found}
        refused = model_problems(self.data_type, raw)
        found += [one for one in refused if one.path not in named]
        if not found and self.parts and not self._may_be_empty and says_nothing(raw):
            first, words = next(iter(self._form.rows)), _("Nothing is filled in yet.")
            found = [Problem(path=first, label="", sentence=words)]
        return [self._labelled(one) for one in found]

    def _labelled(self, problem: Problem) -> Problem:
        """Called by its field, as that is called on the screen."""
        return replace(problem, label=self.label_of(problem.path) or problem.label)

    def _own_problems(self, raw: dict[str, Any]) -> list[Problem]:
        """The problems of fields."""
        return parts_problems(self.parts, raw)

    def show_problems(self, problems: list[Problem]) -> None:
        """Name the problems at their fields and put the focus into the first."""
        self._form.show_problems(problems)
        if problems:
            self.bring(problems[0].path)

    def complaint(self) -> str:
        """Name what keeps the record from being approved at its fields; the first of it as a
        sentence, "" where nothing does.
        """
        problems = self.problems()
        self.show_problems(problems)
        first = problems[0] if problems else None
        if first is None:
            return ""
        return labelled(first.label, first.sentence) if first.label else first.sentence

    def mark_at(self, path: str) -> Mark:
        """The mark of what stands in a field."""
        mark = self.marks.at(path) if path else NO_MARK
        row = self.row_at(path) if mark.differences else None
        return row.mark_now() if row is not None and row.mark.differences else mark

    def row_at(self, path: str) -> FieldRow | None:
        """The field of a path, where it is shown."""
        return self._form.field(path)

    def first_marked(self) -> str:
        """The first field with a source to show, preferring one that asks for the person's eye."""
        paths = [path for path in self._paths() if self.marks.at(path).has_source]
        return next((path for path in paths if self.marks.at(path).low), next(iter(paths), ""))

    def _paths(self) -> Iterable[str]:
        """The fields in hand."""
        return self._form.rows

    def label_of(self, path: str) -> str:
        """The label of a field."""
        row = self.row_at(path)
        return row.editor.widget.accessibleName() if row else ""

    def name_of(self, path: str) -> str:
        """What a field is called where its entry is not seen."""
        return self.label_of(path)

    def bring(self, path: str) -> None:
        """Put the focus into the field of a path, wherever it stands."""
        self.lead_to(path)
        row = self.row_at(path)
        if row is not None:
            row.editor.widget.setFocus()

    def lead_to(self, path: str) -> None:
        """Show the field of a path."""

    def focus_changed(self) -> None:
        """Put the focus into the first field in hand that was changed, where one was."""
        rows = (self.row_at(path) for path in self._paths())
        changed = (row for row in rows if row is not None and row.value() != row.loaded)
        if (first := next(changed, None)) is not None:
            first.setFocus()

    def focus_first(self) -> None:
        """Put the focus where typing begins."""
        self._form.focus_first()

    def doubts(self) -> list[str]:
        """The fields that still ask for the person's eye."""
        places = self._form.read_at
        doubts = (path for path, row in self._form.placed().items() if row.needs_eye())
        return list(dict.fromkeys(places.get(path, path) for path in doubts))

    def order(self, path: str) -> tuple[int, ...]:
        """Where the value of a path stands among all that the form shows."""
        fields = [*self._form.placed()]
        at = next((n for n, one in enumerate(fields) if is_below(one, path)), len(fields))
        return (at, *(one for one in steps(path) if isinstance(one, int)))

    def targets(self) -> tuple[Targets, ...]:
        """Where words of a document may be put."""
        return (Targets(name="", places=targets_in(self._form)),)

    def section(self) -> str:
        """The path of what is shown now, "" for all of it."""
        return ""

    def below_overview(self) -> QWidget | None:
        """The part that the fields are worked in from, where an overview stands over it."""
        return None

    def gone(self) -> list[str]:
        """Paths of what was read in a document and taken out."""
        places = self.marks.sources.items()
        return [path for path, place in places if not self.claims(path, place.quote)]

    def claims(self, path: str, words: str) -> bool:
        """Whether words that were read for a field stand there, as they were or corrected."""
        return self.still_stands(path) or is_corrected(words, *self._before_and_now(path))

    def _before_and_now(self, path: str) -> tuple[Any, Any]:
        """What the field of a path had when it was loaded, and what it has."""
        return value_at(self._loaded, path), value_at(self.raw(), path)

    def still_stands(self, path: str) -> bool:
        """Whether the text of a path stands in its field as it was loaded."""
        return bool(value_at(self.raw(), path) == value_at(self._loaded, path))

    def can_undo(self) -> bool:
        """Whether there is a change to take back."""
        return bool(self._past)

    def undo(self) -> None:
        """Take the last change back."""
        if self._past:
            self._changing = ""
            self._show_state(self._past.pop())
            self.changed.emit()

    def _show_state(self, state: Any) -> None:
        """Show what was noted before a change."""
        self._form.show_data(state)
        self._state = self._form.data()

    def _change(self, key: str, state: Any) -> None:
        """It stands otherwise now. What is done to one thing, its `key`, in a row is one step for
        undo; without a key each is one.
        """
        if not key or key != self._changing:
            self._past.append(self._state)
            del self._past[:-_STEPS]
        self._state, self._changing = state, key

    def _on_edited(self, path: str) -> None:
        self._change(path, self._form.data())
        self.changed.emit()
