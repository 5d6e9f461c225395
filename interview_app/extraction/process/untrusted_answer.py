"""Checks what the sealed worker answered: shape, sizes, places and Unicode. Until then nothing of
it is believed.
"""

from typing import Annotated, Literal

from pydantic import Field, ValidationError, model_validator
from pydantic_core import to_json

from interview_app.domain.artifact import Layout, TextPlace
from interview_app.domain.base import Model
from interview_app.domain.frozen import frozen
from interview_app.domain.issues import SENTENCES, Issue
from interview_app.domain.profile import ApplicantProfile
from interview_app.domain.provenance import Provenance
from interview_app.domain.timeline import SkeletonTimeline
from interview_app.extraction.limits import MAX_CHARACTERS, MAX_PAGES
from interview_app.extraction.refusal import Refused
from interview_app.extraction.sealing.protocol import Frame

_PNG = b"\x89PNG\r\n\x1a\n"
_JPEG = b"\xff\xd8\xff"
_LARGEST_PHOTO = 1 << 20
"""Bytes of a JPEG of so few pixels, at most."""
_MOST_ISSUES = 2_000
_MOST_PLACES = 20_000


class ReadAnswer(Model):
    """The worker's answer to `parse`, checked. Without text only `issues` and `hidden_text` say
    something.
    """

    kind: Literal["read"]
    nonce: str
    mime: Annotated[str, Field(max_length=100)]
    issues: Annotated[tuple[Issue, ...], Field(max_length=_MOST_ISSUES)] = ()
    pages: Annotated[int, Field(ge=0, le=MAX_PAGES)]
    text_found: bool
    hidden_text: Annotated[str, Field(max_length=MAX_CHARACTERS)] = ""
    text: Annotated[str, Field(max_length=2 * MAX_CHARACTERS)] = ""
    layout: Layout = Layout()
    language: Annotated[str | None, Field(max_length=16)] = None
    is_resume: bool = False
    confidence: Annotated[float, Field(ge=0, le=1)] = 0.0
    applicant_profile: ApplicantProfile | None = None
    skeleton_timeline: SkeletonTimeline | None = None
    provenance: Annotated[dict[str, Provenance], Field(max_length=_MOST_PLACES)] = Field(
        default_factory=dict
    )
    in_no_field: Annotated[tuple[TextPlace, ...], Field(max_length=_MOST_PLACES)] = ()

    @model_validator(mode="after")
    def _places_exist(self) -> "ReadAnswer":
        spans = [block.span for page in self.layout.pages for block in page.blocks]
        spans += [place.span for place in self.provenance.values() if place.span is not None]
        spans += [place.span for place in self.in_no_field]
        if any(not 0 <= start <= end <= len(self.text) for start, end in spans):
            raise ValueError("a span outside the text")
        pages = [place.page for place in self.provenance.values()]
        pages += [place.page for place in self.in_no_field]
        pages += [issue.page for issue in self.issues]
        if any(page is not None and not 0 <= page < max(1, self.pages) for page in pages):
            raise ValueError("a page that is not there")
        if len(self.layout.pages) > MAX_PAGES or any(
            issue.code not in SENTENCES for issue in self.issues
        ):
            raise ValueError("too many pages or an unknown issue")
        return self


@frozen(kw_only=False)
class PngPicture:
    """A drawn page; its size in points."""

    png: bytes
    width_points: float
    height_points: float


def checked_reading(untrusted_frame: Frame, *, artifact_id: str) -> ReadAnswer:
    """The answer to `parse`.

    Raises:
        Refused: the code the worker refused with, or parser_crashed for anything that is no proper
            answer.
    """
    _check_refusal(untrusted_frame)
    try:
        to_json(untrusted_frame.head)  # halves of a pair are no text: they cannot be encoded
        answer = ReadAnswer.model_validate(untrusted_frame.head)
    except (ValidationError, ValueError, RecursionError) as error:
        raise Refused("parser_crashed") from error
    if any(place.artifact_id != artifact_id for place in answer.provenance.values()):
        raise Refused("parser_crashed")
    return answer


def checked_picture(untrusted_frame: Frame) -> PngPicture:
    """The answer to `render`.

    Raises:
        Refused: as above.
    """
    _check_refusal(untrusted_frame)
    head, body = untrusted_frame
    width, height = head.get("width_points"), head.get("height_points")
    sized = all(isinstance(one, (int, float)) and 0 < one < 1e6 for one in (width, height))
    if head.get("kind") != "picture" or not sized or not body.startswith(_PNG):
        raise Refused("parser_crashed")
    return PngPicture(body, float(width or 0), float(height or 0))


def checked_photo(untrusted_frame: Frame) -> bytes:
    """The answer to `photo`: a JPEG.

    Raises:
        Refused: as above.
    """
    _check_refusal(untrusted_frame)
    head, body = untrusted_frame
    if head.get("kind") != "photo" or not body.startswith(_JPEG) or len(body) > _LARGEST_PHOTO:
        raise Refused("parser_crashed")
    return body


def bug_report(untrusted_frame: Frame) -> str | None:
    """Kind and places of an error inside the worker, for our log; None when the answer is
    another.
    """
    if untrusted_frame.head.get("kind") != "bug":
        return None
    report = str(untrusted_frame.head.get("report", ""))[:2000]
    return "".join(c for c in report if c.isprintable())


def _check_refusal(untrusted_frame: Frame) -> None:
    head = untrusted_frame.head
    if head.get("kind") == "refused" and head.get("code") in SENTENCES:
        raise Refused(str(head["code"]))
    if head.get("kind") in ("bug", "refused"):
        raise Refused("parser_crashed")
