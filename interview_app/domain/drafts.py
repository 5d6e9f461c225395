"""What a person changed in a form and has not approved, or typed and not sent, and what a draft of
it belongs to.
"""

from typing import Any

from interview_app.domain.frozen import frozen
from interview_app.domain.records import DataType

_ASK, _FIELD, _RECORD = "ask/", "field/", "record/"


@frozen
class Draft:
    """The state of one form, kept until it is approved or thought better of.

    `about`: what it belongs to, by one of the names below. `content`: JSON in the form's own shape.
    `outdated`: what the form was filled from has changed since, so that it may not be laid over it
    unasked.
    """

    about: str
    content: dict[str, Any]
    outdated: bool = False


def about_ask(token: str) -> str:
    """A sheet, or options to tick, that wait for an answer."""
    return f"{_ASK}{token}"


def about_field(story: str, path: str) -> str:
    """A field of a story that is filled in beside the conversation."""
    return f"{_FIELD}{story}/{path}"


def about_gap(run_id: str, gap_id: str = "") -> str:
    """The answer to a gap of a résumé; without a gap, what the names of all gaps of that résumé
    begin with.
    """
    return f"gap/{run_id}/{gap_id}"


def about_line(run_id: str, bullet_id: str = "") -> str:
    """A line of a résumé that is put into other words; without a line, what the names of all lines
    begin with.
    """
    return f"line/{run_id}/{bullet_id}"


def about_sent(run_id: str) -> str:
    """Who got a résumé, before it is noted."""
    return f"sent/{run_id}"


def about_record(data_type: DataType, id: str) -> str:
    """An approved record that is edited in the library."""
    return f"{_RECORD}{data_type.value}/{id}"


_COMPOSER = "composer/"


def about_composer(session_id: str) -> str:
    """What was typed in a conversation and not sent yet."""
    return f"{_COMPOSER}{session_id}"


def is_of_composer(about: str) -> bool:
    """Whether a draft is what was typed in a conversation, and no form."""
    return about.startswith(_COMPOSER)


NEW_RESUME = "new_resume"
"""The sheet a résumé begins with."""


def token_of(about: str) -> str | None:
    """The token of the ask a draft belongs to; None when it belongs to none."""
    return about.removeprefix(_ASK) if about.startswith(_ASK) else None


def story_of(about: str) -> str | None:
    """The story whose field a draft belongs to; None when it belongs to none."""
    return about.removeprefix(_FIELD).rpartition("/")[0] if about.startswith(_FIELD) else None


def record_of(about: str) -> tuple[DataType, str] | None:
    """The kind and the id of the record a draft belongs to; None when it belongs to none."""
    kind, _slash, id = about.removeprefix(_RECORD).partition("/")
    return (DataType(kind), id) if about.startswith(_RECORD) else None
