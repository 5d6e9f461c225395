"""What the facts of the Résumés room are made of: lines that wait, copies that were sent, a run in
the list.
"""

from interview_app.domain.frozen import frozen
from interview_app.domain.lines import LineDifference as LineDifference
from interview_app.domain.lines import WordRun as WordRun
from interview_app.domain.posting import PostingLine as PostingLine
from interview_app.domain.resume import ContactLine as ContactLine
from interview_app.domain.tailoring import State


@frozen
class SuggestedLine:
    """A suggested wording beside what it would take the place of on the page (`old`; nothing where
    that is not printed), and its evidence.

    `place`: the entry, in words; `entry_id`: its id, "" for the head of the page. `said`: sentences
    of the check and of a model auditor.
    """

    id: str
    place: str
    old: tuple[str, ...]
    new: str
    words: tuple[WordRun, ...]
    quotes: tuple[str, ...] = ()
    said: tuple[str, ...] = ()
    entry_id: str = ""


@frozen
class WaitingLine:
    """A line that no file prints until the person looked at it, with both values.

    `own`: their own words, which the check refuses; "It is true" keeps the fact. Otherwise what it
    rests on has changed since they approved it. `before`: the wording that stands again when it is
    taken out, "" for none. `above`: the bullet id of the printed line that it stands below, "" for
    the first of its entry, None where that is not known.
    """

    line_id: str
    card_id: str
    text: str
    why: str
    own: bool
    before: str = ""
    above: str | None = None


@frozen
class OtherWording:
    """An older wording of a printed line, or one for another posting; it can be brought back."""

    bullet_id: str
    line_id: str
    text: str


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
    """A line of the list of résumés; times are ISO 8601 in UTC. `waiting`: lines of the person's
    own that Share waits for.
    """

    run_id: str
    target_title: str
    state: State
    version: int
    changed: str
    passed: bool | None = None
    waiting: int = 0
    sent_to: tuple[str, ...] = ()
    unfinished: bool = False
