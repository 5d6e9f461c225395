"""Where the parts of a résumé stand on its pages: a window finds the line under the mouse by it."""

from interview_app.domain.frozen import frozen
from interview_app.domain.provenance import Box

SECTION, ENTRY = "section:", "entry:"
"""Before a section's key and an entry's id: their headings are places too."""
NAME, HEADLINE, CONTACT = "name", "headline", "contact"
"""The parts of the head that are placed."""


@frozen
class PageBox:
    """A rectangle of a page; pages from 0, points from the top left."""

    page: int
    box: Box


@frozen
class LinePlace:
    """Where a part stands: a bullet by its id, a heading by its entry or section. A line that goes
    over the end of a page has two boxes.

    `size`: of its letters, in points; `face`: the file of their font; `right`: where its column
    ends, in points.
    """

    id: str
    boxes: tuple[PageBox, ...]
    size: float = 10.0
    face: str = ""
    right: float = 0.0
