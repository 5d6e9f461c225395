"""Lines under each other in a gutter: one value that was broken, or several."""

from dataclasses import replace

from interview_app.extraction.page.rows import Cell, with_behind
from interview_app.extraction.phrases.joining import healed


def joined(cells: list[Cell]) -> list[Cell]:
    """Lines of one type under each other as one cell: a date or a label that was broken."""
    out: list[Cell] = []
    for cell in cells:
        before = out[-1] if out else None
        if (
            before is not None
            and before.type == cell.type
            and before.box
            and cell.box
            and cell.box[1] > before.box[1] + 2
        ):
            whole = healed(before.text, cell.text)
            out[-1] = with_behind(replace(before, text=whole), cell, joint="")
        else:
            out.append(cell)
    return out
