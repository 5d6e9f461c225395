"""A job posting and what was understood of it, each finding with its place in the text (CONTRACT
D4).
"""

from typing import Literal, NamedTuple

from interview_app.domain.base import Model, Text


class PostingSpan(Model):
    """Characters `start` to `end` of the posting's text, quoted."""

    start: int
    end: int
    quote: str


class PostingFlag(Model):
    """Something odd in a posting that is never followed: hidden text, or words aimed at a
    program.
    """

    code: Literal["hidden_text", "instruction_like_text"]
    span: PostingSpan


class PostingText(Model):
    """A posting as it was given: what a reader of it sees, and what its file hides from them."""

    text: str
    hidden: str = ""


class PostingLine(NamedTuple):
    """A heading, an item of a list or a sentence of a posting: its characters `start` to `end`
    there, its words, and the ids of the demands that it holds.
    """

    start: int
    end: int
    text: str
    heading: bool = False
    demands: tuple[str, ...] = ()


class Posting(Model):
    """A posting as it came: its visible text with its language (ISO 639-1), where it came from, and
    what was flagged on the way in.
    """

    text: str
    title: Text = None
    source: Text = None
    language: str = "en"
    hidden_text: str = ""
    flags: tuple[PostingFlag, ...] = ()
