"""How rows look that may be headings, and how far that stands apart from the body's type."""

from collections import Counter

from interview_app.extraction.rows import Row, Type

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
    if style.lower().startswith(
        ("heading", "h1", "h2", "h3", "title", "überschrift", "titre", "#")
    ):
        score += 1.2
    return min(score, 2.0)
