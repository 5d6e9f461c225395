"""The form of the timeline: its picture, its sections, one at a time, and what can be taken
back.
"""

import datetime
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtWidgets import QMenu, QWidget

from interview_app.domain.records import DataType
from interview_app.i18n import _
from interview_app.ui.controls.announcing import announce
from interview_app.ui.forms import read_values
from interview_app.ui.forms.checks import Problem
from interview_app.ui.forms.entries_view import EntriesView
from interview_app.ui.forms.field_row import FieldRow
from interview_app.ui.forms.json_paths import steps
from interview_app.ui.forms.marks import NO_MARKS
from interview_app.ui.forms.object_form import ObjectForm
from interview_app.ui.forms.read_values import inside, is_of, place_of
from interview_app.ui.forms.record_form import RecordForm
from interview_app.ui.forms.section_bar import SectionBar
from interview_app.ui.forms.split_dialog import SplitDialog
from interview_app.ui.forms.targets import Target, Targets, offer, targets_in
from interview_app.ui.forms.timeline_moves import lines_of
from interview_app.ui.forms.timeline_picture import TimelineOverview
from interview_app.ui.forms.timeline_sections import SECTIONS
from interview_app.ui.forms.timeline_state import LINES, Entry, TimelineState, drawable, entry_name
from interview_app.ui.look.boxes import STRETCH, fill, vbox
from interview_app.ui.look.theme import GRID


def this_month() -> str:
    """Today as `YYYY-MM`."""
    return datetime.date.today().strftime("%Y-%m")


class TimelineForm(RecordForm):
    """Jobs, education, skills and whatever else the timeline carries, one section at a time."""

    _state: TimelineState

    def __init__(
        self, parent: QWidget | None = None, *, today: Callable[[], str] = this_month
    ) -> None:
        self._today = today
        self._problems: list[Problem] = []
        self._key = SECTIONS[0].key
        self._at = -1
        super().__init__(DataType.SKELETON_TIMELINE, parent=parent)

    def _build(self) -> None:
        self._state = TimelineState.of({})
        column = vbox(self, 0, GRID + GRID // 2)
        self._overview = TimelineOverview()
        self.picture = self._overview.picture
        self.picture.chosen.connect(self.go_to)
        self._overview.gap_wanted.connect(lambda section, dates: self.add_to(section, "", **dates))
        self.bar = SectionBar()
        self.bar.chosen.connect(self._show_section)
        self._view = EntriesView(self._note, self._offer_line)
        self._view.line_chosen.connect(self._choose)
        self._view.add_wanted.connect(self.add)
        self._view.delete_wanted.connect(self.delete)
        self._view.move_wanted.connect(self.move_entry)
        self._view.section_wanted.connect(self.move_to)
        self._view.split_wanted.connect(self.ask_how_to_split)
        self._view.edited.connect(self._on_card_edited)
        self._view.field_chosen.connect(lambda path: self.chosen.emit(self._path_of(path)))
        self._view.field_typed.connect(lambda path: self.typed.emit(self._path_of(path)))
        fill(column, self._overview, self.bar, self._view, STRETCH)

    @property
    def form(self) -> ObjectForm:
        """The fields of the entry in hand."""
        return self._view.card

    # what every form offers

    def _show_loaded(self) -> None:
        """Who was at an entry stays there."""
        key, at = self._key, self._at
        self._state = TimelineState.of(self._loaded)
        self._problems = []
        filled = [key for key, entries in self._state.sections.items() if entries]
        if at >= 0 and key in filled:
            self._show_section(key)
            self._choose(at)
        else:
            self._show_section(filled[0] if filled else SECTIONS[0].key)
        self._show_around()

    def take_up(self, draft: dict[str, Any]) -> None:
        """See `RecordForm`; with the entry that was in hand."""
        key, at = draft["in_hand"]
        self._show_at(self._state.with_kept(draft["sections"]), key=key, at=at)

    def fill_again(self) -> None:
        """See `RecordForm`."""
        self._show_at(TimelineState.of(self._loaded), key=self._key, at=self._at)

    def _standing(self) -> dict[str, Any]:
        return {"sections": self._state.kept(), "in_hand": [self._key, self._at]}

    def _show_at(self, state: TimelineState, *, key: str, at: int) -> None:
        self._problems = []
        self._change("", state)
        self._show_section(key)
        self._choose(at)

    def _show_seen(self) -> None:
        self._view.show_entries(self._entries())
        self._show_around()
        entry = self._entry()
        if entry is not None and entry.origin:
            self.form.note_seen(self.marks.under(entry.origin))

    def raw(self) -> dict[str, Any]:
        """The timeline as it stands, unchecked."""
        return self._state.data(today=self._today())

    def _own_problems(self, raw: dict[str, Any]) -> list[Problem]:
        return self._state.problems()

    def _labelled(self, problem: Problem) -> Problem:
        return problem

    def show_problems(self, problems: list[Problem]) -> None:
        """Go to the first problem and name all of its entry's."""
        self._problems = problems
        if not problems:
            self._show_card_problems()
            return
        key, at, *_rest = steps(problems[0].path)
        if isinstance(at, int):
            self._show_section(str(key))
            self._choose(at)
            row = self.form.rows.get(inside(problems[0].path))
            if row is not None:
                row.editor.widget.setFocus()

    def _paths(self) -> Iterable[str]:
        rows = self.form.rows
        paths = (self._path_of(path) for one, path in self.form.read_at.items() if one in rows)
        return filter(None, paths)

    def row_at(self, path: str) -> FieldRow | None:
        """See `RecordForm`."""
        return self.form.field(inside(path))

    def doubts(self) -> list[str]:
        """See `RecordForm`; over all sections."""
        return [
            f"{entry.origin}.{path}"
            for _key, _at, entry in self._state.each()
            for path in self._state.doubts(entry, self.marks)
        ]

    def order(self, path: str) -> tuple[int, ...]:
        """See `RecordForm`."""
        return read_values.order(path)

    def lead_to(self, path: str) -> None:
        """See `RecordForm`; its section and its entry come up."""
        self._go_to(is_of(path))

    def name_of(self, path: str) -> str:
        """See `RecordForm`."""
        return read_values.name_of(self._state, path)

    def _show_state(self, state: Any) -> None:
        self._state, self._problems = state, []
        entries = self._entries()
        self._at = min(max(self._at, 0), len(entries) - 1)
        self._view.show_entries(entries)
        self._choose(self._at)
        self._show_around()

    def complaint(self) -> str:
        """See `RecordForm`; what was added and stayed empty goes first."""
        told = self._state.without_empty()
        if told != self._state:
            self._show_state(told)
        return super().complaint()

    def focus_first(self) -> None:
        """Put the focus into the list. Where nothing is known yet, the first job can be typed at
        once: it stands in the form, and counts for nothing as long as it is empty.
        """
        if any(self._state.sections.values()):
            self._view.focus_first()
        else:
            self._show_state(self._state.added(self._key))
            self.form.focus_first()

    # what the person does

    def go_to(self, entry_id: str) -> None:
        """Show the card of an entry, its first field in focus: by its id, by where it was loaded
        (`certificates[0]`), or by its section and its place there from 1 (`language-2`).
        """
        kind, _dash, number = entry_id.rpartition("-")
        named = (one for one in self._state.sections if kind in (one, one.removesuffix("s")))
        if section := next(named, ""):
            entry_id = f"{section}[{int(number) - 1}]"
        self._go_to(lambda entry: entry_id in (entry.data.get("id"), entry.origin))
        self._view.card.focus_first()

    def _go_to(self, fits: Callable[[Entry], bool]) -> None:
        place = place_of(self._state, fits)
        if place is not None:
            self._show_section(place[0])
            self._choose(place[1])

    def add(self) -> None:
        """A new entry at the end; its first field has the focus."""
        self.add_to(self._key, "")

    def add_to(self, key: str, name: str, **told: str) -> QWidget:
        """A new entry called so at the end of a section, which comes up with it; its first field.
        `told`: what other fields of it say.
        """
        if key != self._key:
            self._show_section(key)
        self._change("", self._state.added(key, name, **told))
        self._choose(len(self._entries()) - 1)
        self.form.focus_first()
        return next(iter(self.form.rows.values()))

    def add_line(self, key: str, at: int, line: str) -> QWidget:
        """One more highlight in an entry, which comes up with it; the field of highlights."""
        self._show_section(key)
        self._change("", self._state.with_line(key, at, line))
        self._choose(at)
        return self.form.rows[LINES]

    def _offer_line(self, menu: QMenu, line: str) -> None:
        """Where a highlight of the entry in hand may go: it may be a job of its own."""
        offer(menu, self.targets()[1:], lambda put: self._move_line(line, put))

    def _move_line(self, line: str, put: Callable[[str], QWidget]) -> None:
        before, key, at = self._state, self._key, self._at
        data = before.sections[key][at].data
        if line in data.get(LINES, ()):
            rest = [one for one in data[LINES] if one != line]
            self._state = before.edited(key, at, {**data, LINES: rest})
            put(line)
            self._past[-1] = before

    def targets(self) -> tuple[Targets, ...]:
        """See `RecordForm`: the fields of the entry in hand, a highlight of any entry, a new entry
        in any section.
        """
        lines = tuple(
            Target(
                name=entry_name(key, self._state.sections[key][at].data),
                put=partial(self.add_line, key, at),
            )
            for key, at in self._state.with_lines()
        )
        sections = tuple(
            Target(name=_(one.label), put=partial(self.add_to, one.key)) for one in SECTIONS
        )
        fields = targets_in(self.form) if self._entry() is not None else ()
        return (
            Targets(name="", places=fields),
            Targets(name=_("New highlight of"), places=lines),
            Targets(name=_("New entry in"), places=sections),
        )

    def section(self) -> str:
        """See `RecordForm`."""
        return self._key

    def below_overview(self) -> QWidget | None:
        """See `RecordForm`: the picture stands over the sections."""
        return self.bar if self._entry() is not None else None

    def _before_and_now(self, path: str) -> tuple[Any, Any]:
        return read_values.before_and_now(self._state, path)

    def still_stands(self, path: str) -> bool:
        """See `RecordForm`: an entry that was deleted has none of its texts."""
        return read_values.still_stands(self._state, path)

    def delete(self) -> None:
        """Delete the entries that are chosen."""
        entries, places = self._entries(), self._view.chosen()
        if not places:
            return
        self._at = -1
        self._change("", self._state.deleted(self._key, places))
        self._choose(min(places[0], len(self._entries()) - 1))
        names = " · ".join(entry_name(self._key, entries[at].data) for at in places)
        announce(self, _("“{name}” was deleted.").format(name=names))
        self._view.focus_first()

    def move_entry(self, by: int) -> None:
        """The entry in hand one place up (-1) or down (1)."""
        moved = self._state.moved(self._key, self._at, by)
        if moved is not self._state and self._at >= 0:
            self._change("", moved)
            self._choose(self._at + by)

    def move_to(self, key: str, whole: bool = False) -> None:
        """The chosen entries, or the whole list, into another section, which comes up."""
        places = range(len(self._entries())) if whole else self._view.chosen()
        if not places or key == self._key:
            return
        first = len(self._state.sections[key])
        self._change("", self._state.moved_to(self._key, places, key))
        self._show_section(key)
        self._choose(first)

    def ask_how_to_split(self) -> None:
        """Several things that were read as one entry are told apart by the person."""
        entry = self._entry()
        if entry is not None:
            dialog = SplitDialog(self, self._key, lines_of(entry.data, self._key))
            dialog.wanted.connect(self.split)
            dialog.open()

    def split(self, lines: list[str]) -> None:
        """The entries of these lines in the place of the one in hand."""
        self._change("", self._state.split(self._key, self._at, lines))
        self._choose(self._at)

    # how it is shown

    def _entries(self) -> tuple[Entry, ...]:
        return self._state.sections[self._key]

    def _entry(self) -> Entry | None:
        entries = self._entries()
        return entries[self._at] if 0 <= self._at < len(entries) else None

    def _change(self, key: str, state: TimelineState) -> None:
        super()._change(key, state)
        self._view.show_entries(self._entries())
        self._show_around()
        self.changed.emit()

    def _show_section(self, key: str) -> None:
        self.turned.emit()
        self._view.show_section(key)
        self._key, self._at = key, -1
        self.bar.choose(key)
        self._view.show_entries(self._entries())
        self._choose(0)

    def _choose(self, at: int) -> None:
        """Take an entry in hand: mark its line and show its card."""
        entries = self._entries()
        self._at = at if at < len(entries) else len(entries) - 1
        entry = self._entry()
        self._view.choose(self._at if entry is not None else -1, count=len(entries))
        if entry is not None:
            marks = self.marks.under(entry.origin) if entry.origin else NO_MARKS
            self._view.show_entry(entry.data, loaded=self._state.as_loaded(entry), marks=marks)
            self._show_card_problems()
            self.picture.highlight(str(entry.data.get("id", "")))
        self.chosen.emit(self.first_marked())

    def _show_around(self) -> None:
        """Picture, its sentence and the counts."""
        entry = self._entry()
        timeline, today = drawable(self._state), self._today()
        self._overview.show_timeline(timeline, today=today, edited=self.can_undo())
        self.picture.highlight(str(entry.data.get("id", "")) if entry is not None else "")
        sections = self._state.sections.items()
        doubtful = {key for key, entries in sections if any(map(self._note, entries))}
        self.bar.show_counts({key: len(entries) for key, entries in sections}, doubtful)

    def _note(self, entry: Entry) -> str:
        """What to say of an entry in the list."""
        return _("something to check") if self._state.doubts(entry, self.marks) else ""

    def _show_card_problems(self) -> None:
        place, found = f"{self._key}[{self._at}].", (*self._state.problems(), *self._problems)
        mine = (one for one in found if one.path.startswith(place))
        self.form.show_problems([replace(one, path=one.path[len(place) :]) for one in mine])

    def _on_card_edited(self, path: str) -> None:
        entry = self._entry()
        if entry is not None:
            place = f"{self._key}[{self._at}].{path}"
            self._problems = [one for one in self._problems if not one.path.startswith(place)]
            state = self._state.edited(self._key, self._at, self.form.data())
            self._change(f"{entry.data.get('id') or self._at}.{path}", state)

    def _path_of(self, path: str) -> str:
        """The path in the loaded data of one in the entry in hand; "" of what was not read."""
        entry = self._entry()
        read = path and entry is not None and entry.origin
        return f"{read}.{path}" if read else ""
