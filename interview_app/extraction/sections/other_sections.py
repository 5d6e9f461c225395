"""Languages, certificates, awards, publications, projects, volunteer work and interests: kept apart
from jobs.
"""

import re
from dataclasses import dataclass, field, replace

from interview_app.extraction.entries.entry_starts import Entry, entries_of
from interview_app.extraction.entries.experience import jobs_of
from interview_app.extraction.entries.fragments import Fragment, found_in, fragments_of
from interview_app.extraction.entries.job_headers import Job
from interview_app.extraction.entries.signs import sign
from interview_app.extraction.entries.units import Unit
from interview_app.extraction.page.rows import Found, Row
from interview_app.extraction.phrases.dates_in_text import DateRange
from interview_app.extraction.phrases.joining import joined, word_count
from interview_app.extraction.phrases.lexicon import organisation_score, school_score, title_score
from interview_app.extraction.sections.skills import skills_of
from interview_app.language.addresses import web_address
from interview_app.language.names import phrases

MAX_ROWS = 1_000
"""Lines of a lesser section that are looked at."""


@dataclass(slots=True)
class Item:
    """An entry of a lesser section: its name, who stands behind it, its date and the words under
    it.
    """

    name: Found | None = None
    other: Found | None = None
    url: Found | None = None
    dates: DateRange | None = None
    dates_found: Found | None = None
    summary: Found | None = None
    highlights: list[Found] = field(default_factory=list)
    roles: list[Found] = field(default_factory=list)


_UNDATED = (None, None)


def items_of(units: list[Unit], *, day_first: bool, held: bool = False) -> list[Item]:
    """The entries of a section of certificates, awards or publications: name first, then who gave
    it.

    `held`: they are certificates, which may stand one a line.
    """
    units = units[:MAX_ROWS]
    cited = [match for unit in units if (match := _CITED.match(unit.text)) is not None]
    if len(cited) >= 2 and len(cited) >= _MOSTLY * len(units):
        return [_from_citation(unit) for unit in units]
    if units and (all(unit.kind == "item" for unit in units) or (held and _one_a_line(units))):
        return [_from_line(unit, day_first) for unit in units]
    items = []
    for entry in entries_of(units):
        item, named = _begun(entry, day_first)
        named = _with_bracket(named)
        if not named:
            continue
        item.name, item.other = named[0].found(), _giver(named)
        texts = [unit.found() for unit in entry.body if any(map(str.isalnum, unit.text))]
        if texts:
            item.summary = Found(joined([one.text for one in texts]), texts[0].start, texts[-1].end)
        items.append(item)
    return items


def _begun(entry: Entry, day_first: bool) -> tuple[Item, list[Fragment]]:
    """An entry with its address and its date, and what else its header says."""
    fragments, dates = fragments_of(entry.header, day_first=day_first)
    item = Item()
    ranges = (one for one in dates if not one[0].lone)
    item.dates, item.dates_found = next(ranges, dates[0] if dates else _UNDATED)
    sites = [one for one in fragments if web_address().fullmatch(one.text)]
    item.url = sites[0].found() if sites else None
    return item, [one for one in fragments if one not in sites]


_CITED = re.compile(
    r"^[^()]{3,200}?[,.]?\s*\((?P<year>(?:19|20)\d\d)[a-z]?(?:, [^()]{3,20})?\)[.,:]?\s*"
    r"(?P<title>[“\"‘'«].{5,}?[”\"’'»]|.{5,}?[.?!])(?=[.,\s])[.,]?\s*(?P<where>\S.*)?$"
)
"""A work as scholars cite it: who, the year in brackets, the title, where it came out."""
_MOSTLY = 0.6


def _from_citation(unit: Unit) -> Item:
    """A cited work as an entry of its own; one that is cited in another way keeps its whole line as
    its name.
    """
    match = _CITED.match(unit.text)
    dates = [(one, found_in(cell, one)) for cell, one in unit.dates]
    item = Item(name=unit.found())
    if match is None:
        item.dates, item.dates_found = dates[0] if dates else _UNDATED
        return item
    of_year = (one for one in dates if one[0].start and one[0].start[:4] == match["year"])
    item.dates, item.dates_found = next(of_year, _UNDATED)
    item.name = replace(unit.found(), text=match["title"].strip("“”\"‘’'«»."))
    where = (match["where"] or "").rstrip(".")
    item.other = replace(unit.found(), text=where) if where else None
    return item


_SENTENCE_WORDS = 4


def _one_a_line(units: list[Unit]) -> bool:
    """Whether certificates stand one a line: all lines look alike, and none says who gave what
    stands above it.
    """
    alike = len(units) > 1 and len({sign(unit) for unit in units}) == 1
    return alike and not any(map(_names_giver, units[1:]))


def _names_giver(unit: Unit) -> bool:
    name = _JOINT.split(unit.text, maxsplit=1)[0]
    if not unit.dates and _is_number(unit.text):
        return False
    giver = max(organisation_score(name), school_score(name)) >= _LIKELY
    return giver or phrases("given_by").match(unit.text) is not None


_JOINT = re.compile(r"[,|·(]|\s[–—-]\s")


def _with_bracket(named: list[Fragment]) -> list[Fragment]:
    """A bracket right behind a name belongs to it, unless it names who gave it: "Registered Nurse
    (Mental Health)".
    """
    if len(named) < 2 or named[1].opened != "(" or organisation_score(named[1].text) >= _LIKELY:
        return named
    name, bracket, *others = named
    return [replace(name, text=f"{name.text} ({bracket.text})", end=bracket.end + 1), *others]


def _ends(before: str) -> bool:
    """Whether what stands before a date says that something ends then: printed as its date it would
    be the day it was given.
    """
    said = phrases("ends_on").finditer(before)
    return any(_SMALL_REST.fullmatch(before, one.end()) for one in said)


_SMALL_REST = re.compile(r"\W*(?:\w{1,4}\W+)?")


def _is_number(text: str) -> bool:
    """Whether a text is the number under which somebody is registered: "Reg. No. 184 220"."""
    return sum(map(str.isdigit, text)) >= _FIGURES


_FIGURES = 3


def _from_line(unit: Unit, day_first: bool) -> Item:
    if any(_ends(cell.text[: one.begin]) for cell, one in unit.dates):
        return Item(name=unit.found())
    fragments, dates = fragments_of([unit], day_first=day_first)
    named = _with_bracket(
        [fragment for fragment in fragments if not web_address().fullmatch(fragment.text)]
    )
    if len(named) > 1 and _is_number(named[-1].text):
        name, number = named[0], named[-1]
        named = [replace(name, text=f"{name.text}, {number.text}", end=number.end), *named[1:-1]]
    item = Item(name=named[0].found() if named else unit.found(), other=_giver(named))
    item.dates, item.dates_found = dates[0] if dates else _UNDATED
    return item


def _giver(named: list[Fragment]) -> Found | None:
    """Who stands behind a name, without the words that say so, which may be set apart from it:
    "Awarded by", "Google".
    """
    for fragment in named[1:]:
        said = phrases("given_by").match(fragment.text)
        text = fragment.text[said.end() if said else 0 :].lstrip(" :")
        if text and not _is_number(text):
            return Found(text, fragment.end - len(text), fragment.end)
    return None


_LIKELY = 0.8


def interests_of(rows: list[Row]) -> list[tuple[Found | None, list[Found]]]:
    """Interests with their keywords, read as skills are."""
    return [(group.label, group.keywords) for group in skills_of(rows)]


def projects_of(units: list[Unit], *, day_first: bool) -> list[Item]:
    """Projects: name, entity, dates, description and highlights."""
    out = []
    for entry in entries_of(units):
        item, named = _begun(entry, day_first)
        if not named and not entry.body:
            continue
        item.name = named[0].found() if named else entry.body[0].found()
        posts, others = _posts_apart(named[1:])
        item.other = others[0].found() if others else None
        item.roles = [one.found() for one in posts]
        texts = [
            unit
            for unit in (entry.body if named else entry.body[1:])
            if any(map(str.isalnum, unit.text))
        ]
        lead = [unit for unit in texts if unit.kind != "item"]
        item.summary = lead[0].found() if lead else None
        item.highlights = [
            *(one.found() for one in others[1:] if word_count(one.text) >= _SENTENCE_WORDS),
            *(unit.found() for unit in texts if not lead or unit is not lead[0]),
        ]
        out.append(item)
    return out


def _posts_apart(told: list[Fragment]) -> tuple[list[Fragment], list[Fragment]]:
    """What a project's header says behind its name, parted into what the person was there and the
    rest.
    """
    posts = [one for one in told if title_score(one.text) >= _LIKELY > organisation_score(one.text)]
    return posts, [one for one in told if one not in posts]


def volunteer_of(units: list[Unit], *, day_first: bool) -> list[Job]:
    """Volunteer work is read as jobs are, and kept apart from them."""
    return jobs_of(units, day_first=day_first)
