"""Where an extracted value stands in its document, and how sure the reading is (DESIGN 6)."""

from pydantic import Field

from interview_app.domain.base import Model

Box = tuple[float, float, float, float]
"""x0, y0, x1, y1 in PDF points from the top left of the page."""

LOW_CONFIDENCE = 0.7
"""Below this a value is marked for the person's eye."""


class Quoted(Model):
    """A quotation in a document; page counts from 0, span in characters of the artifact's text. No
    pages: page and box None.
    """

    artifact_id: str
    page: int | None = None
    box: Box | None = None
    block: int | None = None
    span: tuple[int, int] | None = None
    quote: str = ""


class Provenance(Quoted):
    """The place of one value."""

    confidence: float = Field(ge=0, le=1)
