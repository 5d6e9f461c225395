"""A document as it was read: the artifact record (DESIGN 6)."""

from enum import StrEnum
from typing import Literal

from pydantic import Field

from interview_app.domain.base import Model
from interview_app.domain.provenance import Box


class ArtifactStatus(StrEnum):
    """Whether text was found."""

    PARSED = "parsed"
    UNPARSABLE = "unparsable"


class Block(Model):
    """A run of lines that belong together, in reading order; box in points, span in characters of
    the text.
    """

    box: Box
    span: tuple[int, int]
    kind: Literal["text", "heading", "list_item", "table", "header", "footer", "ocr"] = "text"


class PageLayout(Model):
    """One page: size in points and its blocks."""

    width: float
    height: float
    blocks: tuple[Block, ...] = ()


class Layout(Model):
    """All pages; empty for DOCX, TXT and MD."""

    pages: tuple[PageLayout, ...] = ()


class TextPlace(Model):
    """A piece of a document's text: its span in characters of the text; page from 0 and box in
    points where the document has pages.
    """

    page: int | None = None
    box: Box | None = None
    span: tuple[int, int]


class ArtifactRecord(Model):
    """A read document. `id` is `artifact-` and the first 16 digits of `sha256`: identity is the
    content.
    """

    id: str
    sha256: str
    filename: str
    mime: str
    bytes: int
    pages: int
    status: ArtifactStatus
    text: str = ""
    hidden_text: str = ""
    language: str | None = None
    layout: Layout = Field(default_factory=Layout)
    created: str
    left_out: Literal[True] | None = None
    """The person said that it is somebody else's."""
    mine: Literal[True] | None = None
    """They approved what it says, although another name stands on it."""
    in_no_field: tuple[TextPlace, ...] = ()
    """What of its text became no value when it was read, in the order of the document."""
    settled: tuple[tuple[int, int], ...] = ()
    """Spans of `in_no_field` that the person put into a field or does not need."""
    unseen: tuple[tuple[str, str], ...] = ()
    """Values read here with a doubt, by field and words, that were approved and not looked at."""
    issue: str | None = None
    """Why a kept original could not be read at all: a code of CONTRACT B."""

    def left(self) -> tuple[tuple[TextPlace, str], ...]:
        """What is in no field and nobody dealt with, each with its words."""
        return tuple(
            (one, " ".join(self.text[slice(*one.span)].split()))
            for one in self.in_no_field
            if one.span not in self.settled
        )


def artifact_id(sha256: str) -> str:
    """The id of the artifact whose original has this sha256 (64 hex digits): the first 16 of them
    name it.
    """
    return f"artifact-{sha256[:16]}"
