"""What lines of one rank in a section share: their type and where they begin."""

from interview_app.extraction.entries.units import Unit
from interview_app.extraction.page.rows import Cell, Row

Sign = tuple[object, ...]


def margin_of(row: Row, left: float) -> object:
    """The indentation in steps of 8 points, or that the row stands in the middle or at the
    right.
    """
    box = row.box
    if box is None or row.right <= row.column_left or left < row.column_left + 12:
        return round(left / 8)
    if row.notes.get("centred"):
        return "middle"
    if abs((box[0] + box[2]) - (row.column_left + row.right)) < 8:
        return "middle"
    return "right" if abs(box[2] - row.right) < 2 and len(row.cells) == 1 else round(left / 8)


def own_cell(row: Row) -> Cell:
    """The first cell of a row that does not stand beside its column."""
    return next((cell for cell in row.cells if not cell.aside), row.first)


def sign(unit: Unit) -> Sign:
    """What headers of one rank share: type and indentation of the first own cell."""
    if unit.known_sign is not None:
        return unit.known_sign
    row = unit.first
    own = own_cell(row)
    kind = own.runs[0].type if own.runs else own.type
    unit.known_sign = (
        kind.size,
        kind.bold,
        kind.italic,
        kind.caps and kind.size > 0 and own.text.isupper(),
        kind.color,
        margin_of(row, unit.left),
        row.bullet,
        row.style,
    )
    return unit.known_sign
