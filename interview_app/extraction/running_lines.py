"""Running heads and feet: page numbers, and what stands at the edge of page after page; no part of
what is told.
"""

import re
from collections import Counter

from interview_app.extraction.document import Page
from interview_app.extraction.rows import Cell

_PAGE_NUMBER = re.compile(
    r"^\W*(?:page|seite|página|pagina|strona|p\.)?\s*\d{1,3}\s*(?:(?:/|of|von|de|di|van|z"
    r"|sur)\s*\d{1,3})?\W*$",
    re.IGNORECASE,
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


def is_running(cell: Cell, page: Page, running: set[str]) -> bool:
    """Whether a cell is a page number, a footer, or a line that `running_lines` found, where the
    page has read it before.
    """
    if cell.box is None:
        return False
    if cell.origin == "footer":
        return True
    if not _at_edge(cell.box, page):
        return False
    text = cell.text.strip()
    if _PAGE_NUMBER.match(text):
        return True
    low = cell.box[1] > 0.92 * page.height
    if low and _NAME_AND_NUMBER.search(text):
        return True
    return _DIGITS.sub("#", text) in running and (cell.page > 0 or low)
