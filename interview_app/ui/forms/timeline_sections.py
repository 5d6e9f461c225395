"""What the timeline shows: its sections, each with its table and the fields of an entry's card, as
the models say them. No Qt.

Paths and labels as in `spec`; a path is relative to the entry.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from interview_app.domain.base import Model
from interview_app.domain.entry_fields import DATES, EntryField, Means, fields_of, meaning
from interview_app.domain.frozen import frozen
from interview_app.domain.timeline import ENTRIES
from interview_app.i18n import N_
from interview_app.ui.forms.spec import FieldSpec, Part

_LABELS = {
    "experiences": (N_("Work"), N_("No jobs yet. Add your first one.")),
    "education": (N_("Education"), N_("No education yet. Add a school, a degree or a training.")),
    "skills": (N_("Skills"), N_("No skills yet. Add what you can do.")),
    "projects": (N_("Projects"), N_("No projects yet.")),
    "certificates": (
        N_("Certificates and licences"),
        N_("No certificates or licences yet. A driving licence goes here too."),
    ),
    "languages": (N_("Languages"), N_("No languages yet.")),
    "publications": (N_("Publications"), N_("No publications yet.")),
    "awards": (N_("Awards"), N_("No awards yet.")),
    "volunteer": (N_("Volunteering"), N_("No volunteering yet.")),
    "interests": (N_("Interests"), N_("No interests yet.")),
}
"""What each section is called, and what it says while it is empty."""


@frozen
class SectionSpec:
    """One section of the timeline: its key in the data, names, the fields of an entry's card, those
    that its line in the list tells, and which are dates.
    """

    key: str
    label: str
    columns: tuple[str, ...]
    parts: tuple[Part, ...]
    dates: frozenset[str]
    empty: str

    @property
    def labels(self) -> dict[str, str]:
        """The label of each field of an entry's card."""
        return {part.path: part.label for part in self.parts if isinstance(part, FieldSpec)}


def parts_of(model: type[Model]) -> tuple[Part, ...]:
    """The fields of an entry's card."""
    return tuple(
        FieldSpec(
            path=one.key,
            label=one.shown.label,
            kind=one.shown.kind,
            hint=one.shown.hint,
            beside=one.shown.beside,
            rows=one.shown.rows,
        )
        for one in fields_of(model)
    )


def _columns(model: type[Model]) -> tuple[EntryField, ...]:
    """What names an entry, by whom and when; where that is its name alone, all that it has."""
    name = meaning(model, Means.DEGREE, Means.WHAT)[:1]
    more = meaning(model, Means.WHERE, Means.FROM, Means.TO)
    return (*name, *more) if more else fields_of(model)


SECTIONS: tuple[SectionSpec, ...] = tuple(
    SectionSpec(
        key=key,
        label=label,
        columns=tuple(one.key for one in _columns(ENTRIES[key])),
        parts=parts_of(ENTRIES[key]),
        dates=frozenset(one.key for one in fields_of(ENTRIES[key]) if one.shown.kind in DATES),
        empty=empty,
    )
    for key, (label, empty) in _LABELS.items()
)


SECTION = {section.key: section for section in SECTIONS}


def size_of(key: str, entries: Sequence[Mapping[str, Any]]) -> int:
    """How many things a section tells of: a group of skills counts as what stands in it."""
    if key != "skills":
        return len(entries)
    return sum(max(1, len(one.get("keywords") or ())) for one in entries)
