"""Everything approved as one Markdown text that a person can read and keep: profile, timeline,
evidence, goals.

Headings are English like those of a fact résumé, so that `parse` and `extract` read the file again.
"""

from collections.abc import Iterable, Iterator

from interview_app.domain.base import Model
from interview_app.domain.entry_fields import NAMING, EntryField, Means, fields_of, meaning, values
from interview_app.domain.knowledge_card import KnowledgeCard
from interview_app.domain.known import Known
from interview_app.domain.profile import Basics
from interview_app.domain.timeline import ENTRIES, SkeletonTimeline
from interview_app.domain.writing import CandidateDossier
from interview_app.rendering.plain_formats import md
from interview_app.use_cases.exchange.lined_timeline import with_lines


def markdown(known: Known) -> bytes:
    """The text, UTF-8; empty parts are left out."""
    lines = [
        *(_basics(known.profile.basics) if known.profile else ["# Résumé"]),
        *(_timeline(timeline) if (timeline := with_lines(known)) else []),
        *_evidence(known.live_cards()),
        *(_goals(known.dossier) if known.dossier else []),
    ]
    return ("\n".join(lines).strip() + "\n").encode("utf-8")


def _plain(text: str | None) -> str:
    return md(text or "")


def _joined(parts: Iterable[str | None], *, by: str = ", ") -> str:
    return by.join(_plain(part) for part in parts if part)


def _basics(basics: Basics) -> Iterator[str]:
    yield f"# {_plain(basics.name) or 'Résumé'}"
    home = basics.location
    town = " ".join(filter(None, (home.postal_code, home.city)))
    place = ", ".join(filter(None, (home.address, town, home.region, home.country_code)))
    own = [basics.email, basics.phone, basics.other_phone, basics.birth, basics.url, place]
    contact = _joined(own, by=" · ")
    links = _joined([profile.url or profile.username for profile in basics.profiles], by=" · ")
    for line in (_plain(basics.label), contact, links):
        if line:
            yield from ("", line)
    if basics.summary:
        yield from ("", "## Summary", "", _plain(basics.summary))


_HEADINGS = {
    "experiences": "Experience",
    "education": "Education",
    "projects": "Projects",
    "volunteer": "Volunteering",
    "skills": "Skills",
    "certificates": "Certifications",
    "languages": "Languages",
    "publications": "Publications",
    "awards": "Awards",
    "interests": "Interests",
}


def _timeline(timeline: SkeletonTimeline) -> Iterator[str]:
    for key, heading in _HEADINGS.items():
        entries, kind = getattr(timeline, key), ENTRIES[key]
        if meaning(kind, Means.TO):
            yield from _section(heading, (line for one in entries for line in _entry(one)))
        else:
            yield from _section(heading, _bullets(_line(one) for one in entries))


def _entry(entry: Model) -> Iterator[str]:
    """An entry that lasted: its name, what stands beside it, what it tells."""
    kind = type(entry)
    named, by = (
        values(entry, meaning(kind, *NAMING)),
        ", " if meaning(kind, Means.DEGREE) else " - ",
    )
    yield from (f"### {_joined(named, by=by)}", "")
    when = _joined(values(entry, meaning(kind, Means.FROM, Means.TO)), by=" - ")
    prose = (*NAMING, Means.FROM, Means.TO, Means.TEXT, Means.ITEMS)
    told = (_said(entry, one) for one in fields_of(kind) if one.shown.means not in prose)
    if where := " · ".join(filter(None, (when, *told))):
        yield from (where, "")
    for text in values(entry, meaning(kind, Means.TEXT)):
        yield from (_plain(text), "")
    items = values(entry, meaning(kind, Means.ITEMS))
    if items:
        yield from (*_bullets(_plain(one) for one in items), "")


def _said(entry: Model, field: EntryField) -> str:
    """A value; a grade with its label, without which it reads as a town."""
    value = _joined(values(entry, [field]))
    labelled = value and field.shown.means is Means.BESIDE
    return f"{field.shown.label}: {value}" if labelled else value


def _line(entry: Model) -> str:
    """An entry of one line: its name, who gave it and when, then what it has; below it what it
    tells.
    """
    kind = type(entry)
    named, below = meaning(kind, *NAMING, Means.FROM, Means.LINK), meaning(kind, Means.TEXT)
    rest = [one for one in fields_of(kind) if one not in (*named, *below)]
    first = ": ".join(_joined(told) for one in (named, rest) if (told := values(entry, one)))
    return "\n  ".join([first, *map(_plain, values(entry, below))])


def _evidence(cards: Iterable[KnowledgeCard]) -> Iterator[str]:
    def lines() -> Iterator[str]:
        for card in cards:
            named = dict.fromkeys((card.role, card.project, card.company))
            yield from (f"### {_joined(named, by=' - ')}", "")
            yield from (_plain(card.timeframe), "", f"> {_plain(card.raw_text)}", "")
            numbers = [_joined([metric.value, metric.description]) for metric in card.metrics]
            facts = list(
                _bullets(
                    [
                        *numbers,
                        _joined(["Skills", ", ".join(card.skills)], by=": ") if card.skills else "",
                    ]
                )
            )
            if facts:
                yield from (*facts, "")

    yield from _section("Evidence", lines())


def _goals(dossier: CandidateDossier) -> Iterator[str]:
    told = {
        "Looking for": _joined(dossier.looking_for),
        "Arrangement": _plain(dossier.arrangement),
        "Places": _joined(dossier.locations),
        "Availability": _joined([dossier.availability, dossier.notice_period]),
        "Salary": _plain(dossier.salary_note),
        "To avoid": _joined(dossier.avoid),
        "Notes": _plain(dossier.notes),
    }
    yield from _section(
        "Goals", _bullets(f"{name}: {value}" for name, value in told.items() if value)
    )


def _bullets(lines: Iterable[str]) -> Iterator[str]:
    return (f"- {line}" for line in lines if line)


def _section(heading: str, lines: Iterable[str]) -> Iterator[str]:
    body = list(lines)
    if body:
        yield from ("", f"## {heading}", "", *body)
