"""Which lines of a section can be of an entry's header, and which look like its list items."""

from collections import Counter

from interview_app.extraction.headings import normal
from interview_app.extraction.lexicon import degree_score, organisation_score, title_score
from interview_app.extraction.places import place_score
from interview_app.extraction.rows import Row
from interview_app.extraction.units import Unit
from interview_app.extraction.vocabulary.body_labels import BODY_LABELS

Sign = tuple[object, ...]


def margin_of(row: Row, left: float) -> object:
    """The indentation in steps of 8 points, or that the row stands in the middle or at the right."""
    box = row.box
    if box is None or row.right <= row.column_left or left < row.column_left + 12:
        return round(left / 8)
    if abs((box[0] + box[2]) - (row.column_left + row.right)) < 8:
        return "middle"
    return "right" if abs(box[2] - row.right) < 2 and len(row.cells) == 1 else round(left / 8)


def is_body_label(unit: Unit) -> bool:
    """Whether a line only names what follows inside an entry: `Highlights`, `Responsibilities:`."""
    return unit.size <= 4 and normal(unit.text) in BODY_LABELS


def header_lines_of(units: list[Unit], dated: list[bool]) -> list[bool]:
    """Which lines can be of a header: short ones that do not look like the section's list items."""
    items = Counter(_body_sign(unit) for unit in units if unit.kind != "short")
    heads = Counter(_body_sign(unit) for unit, date in zip(units, dated, strict=True) if unit.kind == "short")
    out = []
    anchors_left = [unit.left for unit, date in zip(units, dated, strict=True) if date and unit.left]
    edge = min(anchors_left, default=0.0)
    for unit, date in zip(units, dated, strict=True):
        if date:
            out.append(True)
        elif unit.kind != "short" or not any(map(str.isalnum, unit.text)):
            out.append(False)
        else:
            look = _body_sign(unit)
            indented = unit.left > edge + 3 and margin_of(unit.first, unit.left) != "middle"
            if indented and unit.left > edge + 8 and edge and unit.size >= 5 and not _names(unit):
                out.append(False)
                continue
            like_body = items[look] >= 2 and indented and items[look] >= 0.5 * heads[look]
            out.append(not like_body)
    _listed_headers(units, dated, out)
    return out


def _listed_headers(units: list[Unit], dated: list[bool], header: list[bool]) -> None:
    """Items beside a dated item belong to the header when they name a post, a firm, a place or a site."""
    for at, unit in enumerate(units):
        if not (dated[at] and unit.first.bullet):
            continue
        for step in (-1, 1):
            near = at + step
            while (
                0 <= near < len(units)
                and not header[near]
                and units[near].kind == "item"
                and units[near].size <= 7
                and _names(units[near])
            ):
                header[near] = True
                units[near].kind = "short"
                near += step


def _names(unit: Unit) -> bool:
    text = unit.text
    return (
        "://" in text
        or max(title_score(text), organisation_score(text), degree_score(text), place_score(text) - 0.5) >= 0.9
    )


def _body_sign(unit: Unit) -> Sign:
    kind = unit.type
    return (kind.size, kind.bold, kind.italic, round(unit.left / 4))
