"""What the facts of the Résumés room are made of: lines that differ, copies that were sent, a run
in the list.
"""

from typing import Literal

from interview_app.domain.frozen import frozen
from interview_app.domain.tailoring import State


@frozen
class WordRun:
    """Words that are in both texts, only in the old, or only in the new; spaces included."""

    kind: Literal["same", "gone", "new"]
    text: str


@frozen
class LineDifference:
    """A line beside what it was: the evidence's own sentence, or the line of another version. A
    missing side is None.

    `decided`: the person took it as it is. `wording`: False when only punctuation or a capital
    differs.
    """

    bullet_id: str
    old: str | None
    new: str | None
    words: tuple[WordRun, ...] = ()
    quote: str = ""
    decided: bool = False
    wording: bool = True


@frozen
class EntryPlace:
    """An entry of the timeline that an answer can belong to."""

    id: str
    label: str


@frozen
class SentCopy:
    """A line of the ledger: who got which version of which résumé when; `on` is `YYYY-MM-DD`."""

    id: str
    to: str
    on: str
    version: int
    run_id: str
    target_title: str


@frozen
class SentLine:
    """A line of the draft that somebody was sent: in the same words, or from the same evidence in
    others.

    `words`: what happened between then and now, when it was sent in other words. `last`: nothing
    was sent to the same one about it since.
    """

    bullet_id: str
    copy: SentCopy
    said_then: str
    says_now: str
    words: tuple[WordRun, ...] = ()
    last: bool = True

    @property
    def conflicts(self) -> bool:
        """What they know of it is not what it says now."""
        return self.last and bool(self.words)


@frozen
class SentClaim:
    """A claim as it was sent, to whom, the last first; `otherwise`: claims of the ledger that say
    it in other words.
    """

    text: str
    copies: tuple[SentCopy, ...]
    otherwise: tuple[str, ...] = ()


@frozen
class RunSummary:
    """A line of the list of résumés; times are ISO 8601 in UTC. `overridden`: failed, and exported
    by the person's decision.
    """

    run_id: str
    target_title: str
    state: State
    version: int
    changed: str
    passed: bool | None = None
    overridden: bool = False
    sent_to: tuple[str, ...] = ()
    unfinished: bool = False
