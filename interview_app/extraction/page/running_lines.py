"""Running heads and feet: page numbers, and what stands at the edge of page after page; no part of
what is told.
"""

import re
from collections import Counter

from interview_app.extraction.document import Page
from interview_app.extraction.page.rows import Cell
from interview_app.language.names import name_words
from interview_app.language.tokens import normal

_PAGE_NUMBER = re.compile(
    r"\W*(?P<page>[^\W\d_]+\.?)?\s*\d{1,3}\s*(?:(?:/|[^\W\d_]{1,3})\s*\d{1,3})?\W*"
)
_NAME_AND_NUMBER = re.compile(r"\b\d{1,3}\s*/\s*\d{1,3}\s*$")
_DIGITS = re.compile(r"\d+")


def running_lines(pages: list[Page]) -> set[str]:
    """Texts that stand at the edge of two pages or more, digits aside."""
    if len(pages) < 2:
        return set()
    counted: Counter[str] = Counter()
    for page in pages:
        edge = {
            _DIGITS.sub("#", line.text.strip())
            for line in page.lines
            if line.box and _at_edge(line.box, page)
        }
        counted.update(edge)
    return {
        text for text, count in counted.items() if count >= 2 and sum(map(str.isalnum, text)) > 2
    }


def _at_edge(box: tuple[float, float, float, float], page: Page) -> bool:
    return box[3] < 0.07 * page.height or box[1] > 0.92 * page.height


def running_cells(cells: list[Cell], page: Page, running: set[str]) -> list[Cell]:
    """The cells of a page that are its furniture: page numbers, footers, lines that `running_lines`
    found where the page has read them before, and what stands at its foot in one row with these.
    """
    alone = [cell for cell in cells if _is_running(cell, page, running)]
    low = [one.box for one in alone if one.box and one.box[1] > 0.92 * page.height]
    return [
        cell
        for cell in cells
        if cell in alone
        or (
            cell.box is not None
            and any(cell.box[1] < foot[3] and foot[1] < cell.box[3] for foot in low)
        )
    ]


def _is_running(cell: Cell, page: Page, running: set[str]) -> bool:
    if cell.box is None:
        return False
    if cell.origin == "footer":
        return True
    if not _at_edge(cell.box, page):
        return False
    text = cell.text.strip()
    number = _PAGE_NUMBER.fullmatch(text)
    if number is not None and (
        number["page"] is None or normal(number["page"]) in name_words("pages")
    ):
        return True
    low = cell.box[1] > 0.92 * page.height
    if low and _NAME_AND_NUMBER.search(text):
        return True
    return _DIGITS.sub("#", text) in running and (cell.page > 0 or low)
