"""How rows look that may be headings, and how far that stands apart from the body's type."""

from collections import Counter, defaultdict

from interview_app.extraction.page.rows import Row, Type
from interview_app.extraction.phrases.dates_in_text import looks_dated
from interview_app.language.tokens import normal

Look = tuple[float, bool, bool, bool, int, str]
"""What headings share: size, weight, slant, capitals, colour, paragraph style."""


def look_of(row: Row) -> Look:
    """The look of a row's first cell."""
    kind = row.first.type
    return (kind.size, kind.bold, kind.italic, kind.caps, kind.color, row.style)


def body_type(rows: list[Row]) -> Type:
    """The type of most characters of the document."""
    counted: Counter[Type] = Counter()
    for row in rows:
        for cell in row.cells:
            counted[cell.type] += len(cell.text)
    return counted.most_common(1)[0][0] if counted else Type()


def standing_out(rows: list[Row], body: Type) -> dict[Look, float]:
    """How far each look stands apart from the body's, 0 to 2: by its type, or since all rows of it
    stand alone under a wide space.
    """
    alike: dict[Look, list[Row]] = defaultdict(list)
    for row in rows:
        alike[look_of(row)].append(row)
    out = {}
    for look, several in alike.items():
        alone = len(several) >= _OFTEN and all(map(_stands_alone, several))
        out[look] = min(apart(look, body) + alone, 2.0)
    return out


_OFTEN = 3
"""Rows that tell how those of their look stand, at least."""


def _stands_alone(row: Row) -> bool:
    """Whether a row of one cell has a line's height of space above it, or begins a column."""
    if len(row.cells) > 1 or row.bullet:
        return False
    if row.first.box is None:
        return bool(row.notes.get("alone"))
    return row.gap == 0 or row.gap > _WIDE * (row.first.box[3] - row.first.box[1])


_WIDE = 0.9


def apart(look: Look, body: Type) -> float:
    """How far a look stands apart from the body's: 0 to 2."""
    size, bold, _, caps, color, style = look
    score = 0.0
    if body.size and size > body.size * 1.08:
        score += 1.0
    if bold and not body.bold:
        score += 0.7
    if caps:
        score += 0.5
    if color != body.color:
        score += 0.3
    if style.startswith("Heading"):
        score += 1.2
    return min(score, 2.0)


def looks_of_first_heads(
    rows: list[Row], named: list[str | None], offs: dict[Look, float]
) -> frozenset[Look]:
    """The looks that a named heading and what stands right under it share: a section is not empty,
    so rows of that look may be heads of entries, and only words tell which are headings.
    """
    return frozenset(
        look_of(row)
        for above, row, kind, other in zip(rows, rows[1:], named, named[1:], strict=False)
        if kind is not None
        and other is None
        and above.flow == row.flow
        and look_of(above) == look_of(row)
        and offs[look_of(row)] >= 0.7
    )


def shared_looks(
    rows: list[Row], named: list[str | None], offs: dict[Look, float]
) -> frozenset[Look]:
    """The looks that stand apart from the body and in which two different sections or more are
    named.
    """
    kinds: dict[Look, set[str]] = defaultdict(set)
    for row, kind in zip(rows, named, strict=True):
        if kind is not None and not row.bullet:
            kinds[look_of(row)].add(kind)
    return frozenset(look for look, found in kinds.items() if len(found) >= 2 and offs[look] >= 0.7)


def heading_looks(
    rows: list[Row], named: list[str | None], offs: dict[Look, float]
) -> dict[Look, float]:
    """How likely a row of each look is a heading: the share of named ones, helped by standing out
    from the body.
    """
    named_count: dict[Look, set[str]] = defaultdict(set)
    of_lines: set[Look] = set()
    total: Counter[Look] = Counter()
    hits: Counter[Look] = Counter()
    for row, kind in zip(rows, named, strict=True):
        if row.bullet:
            continue
        look = look_of(row)
        total[look] += 1
        if looks_dated(row.text) or len(normal(row.text).split()) > _HEADING_WORDS:
            of_lines.add(look)
        if kind is not None:
            hits[look] += 1
            named_count[look].add(kind)
    out: dict[Look, float] = {}
    for look, count in hits.items():
        share = count / total[look]
        kinds = len(named_count[look])
        off = offs[look]
        out[look] = share * min(1.0, 0.45 + 0.2 * kinds + 0.25 * off)
    several = [look for look, found in named_count.items() if len(found) >= NAMED]
    if not several and (told := look_of_headings(rows, offs)) is not None:
        out[told] = max(out.get(told, 0.0), 0.65)
    largest = max((look[0] for look in several), default=0.0)
    for look in several:  # a type that has nothing but headings, so far as told
        often = look[0] == largest and _SHARE * hits[look] >= total[look]
        if often and look not in of_lines and offs[look] >= 1:
            out[look] = max(out[look], 0.65)
    return out


def words_of(text: str) -> int:
    """How many words a text has; "j’ai" is one, and a sign alone is none."""
    return sum(any(map(str.isalnum, word)) for word in text.split())


def look_of_headings(rows: list[Row], offs: dict[Look, float]) -> Look | None:
    """The look of a document's headings by where they stand, in whatever language: short lines that
    stand out, each alone and followed by something else, and not each by dates as heads of entries
    are. None where there is no such look.
    """
    alike: dict[Look, list[int]] = defaultdict(list)
    for at, row in enumerate(rows):
        alike[look_of(row)].append(at)
    found = []
    for look, places in alike.items():
        if len(places) < _OFTEN or offs[look] < _STANDS_OUT:
            continue
        dated = 0
        for at in places:
            row, below = rows[at], rows[at + 1 : at + 3]
            text = row.text.rstrip()
            if (
                row.bullet
                or len(row.cells) > 1
                or words_of(text) > QUESTION_WORDS
                or text.endswith((".", ",", ";"))
                or (below and look_of(below[0]) == look)
            ):
                break
            dated += any(looks_dated(one.text) for one in below)
        else:
            if dated <= _MOSTLY * len(places):
                found.append(look)
    return max(found, key=lambda look: (look[0], offs[look]), default=None)


_STANDS_OUT, _MOSTLY = 0.7, 0.85
NAMED, _SHARE, _HEADING_WORDS, QUESTION_WORDS = 2, 4, 5, 6
"""Sections that headings of one type name, at least; the share of them among all rows of it, as one
in so many; words of a heading, at most, and of one in own words."""
