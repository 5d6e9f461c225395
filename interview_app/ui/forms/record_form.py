"""What every form offers to a sheet and to the library: load, data, problems, undo, focus."""

from collections.abc import Callable, Collection, Iterable
from copy import deepcopy
from typing import Any, Generic, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from interview_app.domain.frozen import frozen
from interview_app.domain.records import DataType, canonical
from interview_app.i18n import _
from interview_app.ui.forms.checks import Problem, model_problems, parts_problems, says_nothing
from interview_app.ui.forms.field_row import FieldRow
from interview_app.ui.forms.json_paths import value_at
from interview_app.ui.forms.marks import NO_MARK, NO_MARKS, Mark, Marks
from interview_app.ui.forms.object_form import ObjectForm
from interview_app.ui.forms.spec import Part
from interview_app.ui.look.boxes import STRETCH, fill, vbox

State = TypeVar("State")


@frozen
class Target:
    """A place that words of a document may be put into: what it is called, and what puts them
    there and says which field it is.
    """

    name: str
    put: Callable[[str], QWidget]


@frozen
class Targets:
    """Places of one kind; without a name they are those of what is in hand."""

    name: str
    places: tuple[Target, ...]


_MOST = 200
"""States that are kept."""


class History(Generic[State]):
    """States to go back to. `key` names what changed; the same key in a row merges."""

    def __init__(self) -> None:
        self._past: list[tuple[str, State]] = []
        self._open_key: str | None = None

    def note(self, key: str, before: State) -> None:
        """Something named `key` changed; the form looked like `before`. An empty key never
        merges.
        """
        if key and key == self._open_key:
            return
        self._past.append((key, before))
        del self._past[:-_MOST]
        self._open_key = key or None

    def back(self) -> State | None:
        """The state before the last change, or None."""
        self._open_key = None
        return self._past.pop()[1] if self._past else None

    def clear(self) -> None:
        """Forget everything."""
        self._past.clear()
        self._open_key = None

    def __len__(self) -> int:
        return len(self._past)


class RecordForm(QWidget):
    """A form for one record type. `changed`: the data changed; `chosen`: the path of the field with
    the focus, as in the data that was loaded, so that its source can be shown beside it.
    """

    changed = Signal()
    chosen = Signal(str)

    def __init__(self, data_type: DataType, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.data_type = data_type
        self.marks = self._marks_read = NO_MARKS
        self._loaded: dict[str, Any] = {}
        self._history: History[Any] = History()

    def load(self, data: dict[str, Any], marks: Marks = NO_MARKS) -> None:
        """Show a record with its marks; undo starts anew."""
        self._loaded = deepcopy(data)
        self.marks = self._marks_read = marks
        self._history.clear()

    def note_seen(self, paths: Collection[str]) -> None:
        """The person found the texts at these paths right: they ask for nobody's eye any more."""
        self.marks = self._marks_read.seen(paths)

    def raw(self) -> dict[str, Any]:
        """The record as it stands, unchecked."""
        raise NotImplementedError

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
        return self._standing() if self.is_changed() or self.wrong_labels() else None

    def take_up(self, draft: dict[str, Any]) -> None:
        """Lay a draft over what is shown; one step for undo."""
        raise NotImplementedError

    def fill_again(self) -> None:
        """Everything as it was loaded; one step for undo."""
        raise NotImplementedError

    def _standing(self) -> dict[str, Any]:
        """The form as it stands."""
        raise NotImplementedError

    def problems(self) -> list[Problem]:
        """What keeps the record from being approved, problems of fields first, then what the model
        refuses beyond them; nothing is shown by asking.
        """
        raw = self.raw()
        found = self._own_problems(raw)
        named = {problem.path for problem in found}
        refused = model_problems(self.data_type, raw)
        return found + [one for one in refused if one.path not in named]

    def _own_problems(self, raw: dict[str, Any]) -> list[Problem]:
        """The problems of fields."""
        raise NotImplementedError

    def show_problems(self, problems: list[Problem]) -> None:
        """Name the problems at their fields and put the focus into the first."""
        raise NotImplementedError

    def complaint(self) -> str:
        """Name what keeps the record from being approved at its fields; the first of it as a
        sentence, "" where nothing does.
        """
        problems = self.problems()
        self.show_problems(problems)
        first = problems[0] if problems else None
        return ": ".join(filter(None, (first.label, first.sentence))) if first else ""

    def mark_at(self, path: str) -> Mark:
        """The mark of what stands in a field, by its path in the loaded data."""
        mark = self.marks.at(path) if path else NO_MARK
        row = self.row_at(path) if mark.differences else None
        return row.mark_now() if row is not None and row.mark.differences else mark

    def row_at(self, path: str) -> FieldRow | None:
        """The field of a path in the loaded data, where it is shown."""
        raise NotImplementedError

    def first_marked(self) -> str:
        """The first field with a source to show, preferring one that asks for the person's eye."""
        paths = [path for path in self._paths() if self.marks.at(path).has_source]
        return next((path for path in paths if self.marks.at(path).low), next(iter(paths), ""))

    def _paths(self) -> Iterable[str]:
        """The fields in hand, by their paths in the loaded data."""
        raise NotImplementedError

    def label_of(self, path: str) -> str:
        """The label of a field by its path in the loaded data."""
        row = self.row_at(path)
        return row.editor.widget.accessibleName() if row else ""

    def mark_wrong(self, path: str) -> None:
        """The person says that the value at this path is wrong."""
        self.bring(path)
        row = self.row_at(path)
        if row is not None:
            row.mark_wrong()

    def is_wrong(self, path: str) -> bool:
        """Whether the person said that the value at this path, shown or not, is wrong."""
        row = self.row_at(path)
        return row is not None and row.wrong

    def wrong_labels(self) -> list[str]:
        """The labels of the fields whose value the person called wrong."""
        raise NotImplementedError

    def unmended(self) -> dict[str, str]:
        """The labels of the values that were called wrong and stand as they were read, by their
        paths in the loaded data.
        """
        raise NotImplementedError

    def settle_wrong(self, paths: Collection[str], *, keep: bool) -> None:
        """These of `unmended` are right after all, or are taken out."""
        raise NotImplementedError

    def bring(self, path: str) -> None:
        """Put the focus into the field of a path in the loaded data, wherever it stands."""
        self.lead_to(path)
        row = self.row_at(path)
        if row is not None:
            row.editor.widget.setFocus()

    def focus_changed(self) -> None:
        """Put the focus into the first field in hand that was changed, where one was."""
        rows = (self.row_at(path) for path in self._paths())
        changed = (row for row in rows if row is not None and row.value() != row.loaded)
        if (first := next(changed, None)) is not None:
            first.setFocus()

    def doubts(self) -> list[str]:
        """The fields that still ask for the person's eye, by their paths in the loaded data."""
        raise NotImplementedError

    def lead_to(self, path: str) -> None:
        """Show the field of a path in the loaded data."""

    def name_of(self, path: str) -> str:
        """What a field is called where its entry is not seen."""
        return self.label_of(path)

    def targets(self) -> tuple[Targets, ...]:
        """Where words of a document may be put."""
        raise NotImplementedError

    def section(self) -> str:
        """The path in the loaded data of what is shown now, "" for all of it."""
        return ""

    def gone(self) -> list[str]:
        """Paths in the loaded data of what was read in a document and taken out, with nothing in
        its place.
        """
        raw = self.raw()
        return [path for path in self.marks.sources if value_at(raw, path) in (None, "", [])]

    def still_stands(self, path: str) -> bool:
        """Whether the text of a path in the loaded data stands in its field as it was loaded."""
        raise NotImplementedError

    def can_undo(self) -> bool:
        """Whether there is a change to take back."""
        return len(self._history) > 0

    def undo(self) -> None:
        """Take the last change back."""
        before = self._history.back()
        if before is not None:
            self._show_state(before)
            self.changed.emit()

    def _show_state(self, state: Any) -> None:
        """Show what was noted before a change."""
        raise NotImplementedError

    def focus_first(self) -> None:
        """Put the focus where typing begins."""
        raise NotImplementedError


def targets_in(form: ObjectForm) -> tuple[Target, ...]:
    """The fields of an object, apart from those of its lists."""
    return tuple(
        Target(name=row.editor.widget.accessibleName(), put=row.editor.take_in)
        for row in form.rows.values()
        if row.spec.kind != "quote"
    )


class ObjectRecordForm(RecordForm):
    """A record that is one object."""

    def __init__(
        self,
        data_type: DataType,
        parts: tuple[Part, ...],
        *,
        may_be_empty: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """`may_be_empty`: it may be approved with nothing in it."""
        super().__init__(data_type, parent)
        self.parts, self._may_be_empty = parts, may_be_empty
        self._before: tuple[dict[str, Any], frozenset[str]] = ({}, frozenset())
        self.form = ObjectForm(self.parts)
        fill(vbox(self, 0), self.form, STRETCH)
        self.form.edited.connect(self._on_edited)
        self.form.chosen.connect(self.chosen)

    def load(self, data: dict[str, Any], marks: Marks = NO_MARKS) -> None:
        """Show a record with its marks; undo starts anew."""
        super().load(data, marks)
        self.form.load(data, marks)
        self._before = self._now()

    def note_seen(self, paths: Collection[str]) -> None:
        """See `RecordForm`."""
        super().note_seen(paths)
        self.form.note_seen(self.marks)

    def raw(self) -> dict[str, Any]:
        """The record as it stands, unchecked."""
        return self.form.data()

    def take_up(self, draft: dict[str, Any]) -> None:
        """Lay a draft over what is shown; one step for undo."""
        self._show(draft["data"], wrong=draft["wrong"])

    def fill_again(self) -> None:
        """Everything as it was loaded; one step for undo."""
        self._show(self._loaded, wrong=())

    def _standing(self) -> dict[str, Any]:
        return {
            "data": self.raw(),
            "wrong": sorted(self._now()[1]),
        }

    def _now(self) -> tuple[dict[str, Any], frozenset[str]]:
        """What stands here, and the paths of what was called wrong."""
        wrong = (path for path, row in self.form.placed().items() if row.wrong)
        return self.form.data(), frozenset(wrong)

    def _show(self, data: dict[str, Any], *, wrong: Collection[str]) -> None:
        self._history.note("", self._before)
        self._show_state((data, frozenset(wrong)))
        self.changed.emit()

    def problems(self) -> list[Problem]:
        """See `RecordForm`; that nothing is filled in is one, too."""
        found = super().problems()
        if not found and not self._may_be_empty and says_nothing(self.raw()):
            first = next(iter(self.form.rows))
            found = [
                Problem(
                    path=first, label=self.label_of(first), sentence=_("Nothing is filled in yet.")
                )
            ]
        return [self._with_label(problem) for problem in found]

    def _own_problems(self, raw: dict[str, Any]) -> list[Problem]:
        return parts_problems(self.parts, raw)

    def _with_label(self, problem: Problem) -> Problem:
        label = self.label_of(problem.path) or problem.label
        return Problem(path=problem.path, label=label, sentence=problem.sentence)

    def show_problems(self, problems: list[Problem]) -> None:
        """Name the problems at their fields and put the focus into the first."""
        self.form.show_problems(problems)
        if problems:
            self.bring(problems[0].path)

    def _paths(self) -> Iterable[str]:
        return self.form.rows

    def row_at(self, path: str) -> FieldRow | None:
        """See `RecordForm`."""
        return self.form.field(path)

    def wrong_labels(self) -> list[str]:
        """The labels of fields called wrong."""
        return [
            row.editor.widget.accessibleName() for row in self.form.placed().values() if row.wrong
        ]

    def unmended(self) -> dict[str, str]:
        """See `RecordForm`."""
        rows = self.form.placed()
        return {
            path: row.editor.widget.accessibleName() for path, row in rows.items() if row.unmended
        }

    def settle_wrong(self, paths: Collection[str], *, keep: bool) -> None:
        """See `RecordForm`."""
        if keep:
            self._history.note("", self._before)
        for path in paths:
            row = self.form.placed()[path]
            if keep:
                row.set_wrong(False)
            else:
                row.editor.replace(None)
        self._before = self._now()
        self.changed.emit()

    def targets(self) -> tuple[Targets, ...]:
        """See `RecordForm`."""
        return (Targets(name="", places=targets_in(self.form)),)

    def still_stands(self, path: str) -> bool:
        """See `RecordForm`."""
        return bool(value_at(self.raw(), path) == value_at(self._loaded, path))

    def doubts(self) -> list[str]:
        """See `RecordForm`."""
        places = self.form.read_at
        doubts = (path for path, row in self.form.placed().items() if row.needs_eye())
        return list(dict.fromkeys(places.get(path, path) for path in doubts))

    def _show_state(self, state: tuple[dict[str, Any], frozenset[str]]) -> None:
        data, wrong = state
        self.form.show_data(data)
        for path, row in self.form.placed().items():
            row.set_wrong(path in wrong)
        self._before = self._now()

    def focus_first(self) -> None:
        """Put the focus into the first field."""
        self.form.focus_first()

    def _on_edited(self, path: str) -> None:
        self._history.note(path, self._before)
        self._before = self._now()
        self.changed.emit()
