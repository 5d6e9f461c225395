"""What the person does with lines: into the actor."""

from typing import get_args

from interview_app.domain.frozen import frozen
from interview_app.domain.lines import LineChange, LineOrigin


@frozen
class WordingAccepted:
    """A wording becomes an approved line.

    Args:
        owner: the id of the card it is of, or `domain.profile_lines.PROFILE`.
        text: the words.
        replaces: ids of the lines it takes the place of; the first one tells its family.
        for_posting: `posting_key` of the posting it is for, or None.
        origin: whose words they are.
        family: of the profile, which it is of where it replaces nothing.
        changed: why it waits for the person: a fact of their own words that the check refuses.
    """

    owner: str
    text: str
    replaces: tuple[str, ...] = ()
    for_posting: str | None = None
    origin: LineOrigin = LineOrigin.PERSON
    family: str = ""
    changed: LineChange | None = None


@frozen
class LineUsedEverywhere:
    """A wording for one posting becomes the one for all ("Use everywhere")."""

    line: str


@frozen
class LineTakenBack:
    """A wording is approved no more."""

    line: str


@frozen
class LineBroughtBack:
    """An older wording is the newest again; one that is held stands if the person says that it
    `is_true`.
    """

    line: str
    is_true: bool = False


@frozen
class FactAttested:
    """The person says "It is true": the words are kept as a fact that they attest, with its line.

    Args:
        text: the fact, word for word.
        entry_id: the entry of the timeline it belongs to, or None.
        replaces: ids of the lines it takes the place of.
        for_posting: the posting its line is for, or None.
    """

    text: str
    entry_id: str | None = None
    replaces: tuple[str, ...] = ()
    for_posting: str | None = None


LineWish = WordingAccepted | LineUsedEverywhere | LineTakenBack | LineBroughtBack | FactAttested
"""What is asked of lines."""
LINE_WISHES: tuple[type, ...] = get_args(LineWish)
