"""Which lines of a section can be of an entry's header, and which look like its list items."""

from collections import Counter

from interview_app.extraction.entries.edges import ENDS_SENTENCE
from interview_app.extraction.entries.signs import Sign, margin_of, sign
from interview_app.extraction.entries.units import Unit
from interview_app.extraction.phrases.lexicon import (
    degree_score,
    organisation_score,
    school_score,
    title_score,
)
from interview_app.extraction.phrases.places import place_score
from interview_app.language.any_language import small_words
from interview_app.language.names import name_words
from interview_app.language.tokens import normal


def is_body_label(unit: Unit) -> bool:
    """Whether a line only names what follows inside an entry: `Highlights`, `Responsibilities:`."""
    return unit.size <= 4 and normal(unit.text) in name_words("labels")


def without_body_labels(units: list[Unit]) -> list[Unit]:
    """The lines without those that only name what follows; what is indented below such a label is
    its list.

    The list ends where a line begins as far left as the label does.
    """
    kept: list[Unit] = []
    label: Unit | None = None
    for unit in units:
        if is_body_label(unit):
            label = unit
            continue
        if label is not None and unit.left > label.left + _INDENT and not unit.dates:
            unit.kind = "item"
        else:
            label = None
        kept.append(unit)
    return kept


def _without_dates(unit: Unit) -> str:
    text = ""
    for row in unit.rows:
        for cell in row.cells:
            at = 0
            for _cell, one in (pair for pair in unit.dates if pair[0] is cell):
                text += cell.text[at : one.begin]
                at = one.stop
            text += cell.text[at:]
    return text


_INDENT = 4.0
"""Points by which a list is indented below its label, at least."""


def with_deeds_as_items(units: list[Unit]) -> None:
    """Mark list items that tell of a time, "Mentored 4 student nurses since 2021", as such where
    entries have their dates outside of items.

    Where all items have dates, and most dates are times in items, the items are the entries.
    """
    ranged = [unit for unit in units if unit.kind == "short" and unit.dates]
    listed = [unit for unit in units if unit.first.bullet]
    timed = sum(any(not one.lone for _cell, one in unit.dates) for unit in listed)
    if all(unit.dates for unit in listed) and 2 * timed > max(len(ranged), len(listed)):
        for unit in listed:
            unit.kind = "short"
    elif any(not unit.first.bullet for unit in ranged):
        for unit in ranged:
            if unit.first.bullet and all(cell is unit.first.main for cell, _one in unit.dates):
                unit.kind = "item"


def note_times(units: list[Unit]) -> None:
    """Note the lines that say nothing but when. Where half of a section's times stand alone, or in
    a look that nothing else has, so do the others: "every winter" beside one names no post.
    """
    rests = {
        id(unit): _without_dates(unit)
        for unit in units
        if unit.kind == "short" and unit.dates and all(len(row.cells) == 1 for row in unit.rows)
    }
    timed = [unit for unit in units if id(unit) in rests]
    alone = [unit for unit in timed if small_words().issuperset(normal(rests[id(unit)]).split())]
    own = {sign(unit) for unit in alone} - {sign(unit) for unit in units if id(unit) not in rests}
    half = 2 * len(alone) >= len(timed)
    for unit in timed:
        rest = rests[id(unit)]
        like = half or sign(unit) in own
        unit.only_time = rest == rest.lower() and not _names_any(rest) and (like or unit in alone)


def with_long_heads(units: list[Unit]) -> None:
    """Mark long lines as heads where each time of a section has a line to itself, right under its
    entry's head or, from the first one on, over it: all that stands there is of one look.
    """
    step = 1 if units and units[0].only_time else -1
    beside = (at + step for at, unit in enumerate(units) if unit.only_time)
    heads = [units[at] for at in beside if 0 <= at < len(units)]
    if len({sign(head) for head in heads}) == 1:
        for head in heads:
            if not ENDS_SENTENCE.search(head.text):
                head.kind = "short"


def header_lines_of(units: list[Unit], dated: list[bool]) -> list[bool]:
    """Which lines can be of a header: short ones that do not look like the section's list items."""
    if units and units[0].reach is not None:
        return _within_reach(units, dated, *units[0].reach)
    items = Counter(_body_sign(unit) for unit in units if unit.kind != "short")
    out = []
    anchors_left = [
        unit.left for unit, date in zip(units, dated, strict=True) if date and unit.left
    ]
    edge = min(anchors_left, default=0.0)
    for unit, date in zip(units, dated, strict=True):
        if date:
            out.append(True)
        elif unit.kind != "short":
            out.append(False)
        else:
            look = _body_sign(unit)
            indented = unit.left > edge + 3 and margin_of(unit.first, unit.left) != "middle"
            out.append(items[look] < 2 or not indented)
    _listed_headers(units, dated, out)
    return out


def _within_reach(units: list[Unit], dated: list[bool], above: int, below: int) -> list[bool]:
    """The dated lines, and what stands so many lines above or below one and is no item."""
    return [
        dated[at] or (unit.kind != "item" and any(dated[max(at - below, 0) : at + above + 1]))
        for at, unit in enumerate(units)
    ]


def _listed_headers(units: list[Unit], dated: list[bool], header: list[bool]) -> None:
    """Items beside a dated item belong to the header when they name a post, a firm, a place or a
    site.
    """
    for at, unit in enumerate(units):
        if not (dated[at] and unit.first.bullet):
            continue
        for step in (-1, 1):
            near = at + step
            while (
                0 <= near < len(units)
                and not header[near]
                and _names(units[near])
                and units[near].first.notes.get("sign") == unit.first.notes.get("sign")
            ):
                header[near] = True
                units[near].kind = "short"
                near += step


def _names(unit: Unit) -> bool:
    return _names_any(unit.text)


def _names_any(text: str) -> bool:
    """Whether a text names a post, a firm, a degree, a place or a site."""
    return (
        "://" in text
        or max(
            title_score(text),
            organisation_score(text),
            degree_score(text),
            school_score(text),
            place_score(text) - 0.5,
        )
        >= 0.9
    )


def _body_sign(unit: Unit) -> Sign:
    kind = unit.type
    return (kind.size, kind.bold, kind.italic, round(unit.left / 4))
