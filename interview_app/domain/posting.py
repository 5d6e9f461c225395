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


class ListedLine(NamedTuple):
    """A line that the posting lists and that is no demand: where it begins there, its words, and
    the heading it stands under ("" for none). `near`: the cards that share the most with it.
    """

    start: int
    text: str
    heading: str
    near: tuple[str, ...] = ()


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
