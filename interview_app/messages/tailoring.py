"""The Résumés room: a posting comes in, a draft with its claims, its audit and its pages come out.

A *run* is one résumé for one posting. Every change makes a new version of the run; all versions are kept.
"""

from typing import Literal

from interview_app.domain.frozen import frozen
from interview_app.domain.knowledge_card import KnowledgeCard
from interview_app.domain.tailoring import Blackboard, State

# into the actor


@frozen
class ResumeRequested:
    """New résumé: analyse this posting. Exactly one of text, path and url is given; a URL leaves this Mac, so it was asked.

    `with_models`: the models of the settings may help; the person saw the places and the estimate, and said so.
    """

    target_title: str
    text: str = ""
    path: bytes = b""
    url: str = ""
    with_models: bool = False


@frozen
class RunOpened:
    """Show a run; `version` 0 means the newest."""

    run_id: str
    version: int = 0


@frozen
class EvidenceChosen:
    """The person changed which cards answer a requirement."""

    run_id: str
    requirement_id: str
    card_ids: tuple[str, ...]


@frozen
class GapAnswered:
    """An answer to a gap question becomes its own card, attested by the person; empty text leaves the gap.

    `entry_id`: the entry of the timeline the answer belongs to; without one it can be cited, but has no place on the page.
    """

    run_id: str
    gap_id: str
    text: str
    entry_id: str = ""


@frozen
class DraftRequested:
    """Write (again) from the evidence chosen; `with_models` as for a new résumé."""

    run_id: str
    with_models: bool = False


@frozen
class BulletDecided:
    """Take a changed line as it is, or go back to the evidence's own sentence."""

    run_id: str
    bullet_id: str
    accepted: bool


@frozen
class BulletEdited:
    """The person's own wording of a line; the gate looks at it like at any other."""

    run_id: str
    bullet_id: str
    text: str


@frozen
class TrimUndone:
    """Put a line back that was left out for room or by the gate."""

    run_id: str
    bullet_id: str


@frozen
class OverrideGiven:
    """Export although the gate refuses; the report stays failed and carries the reason."""

    run_id: str
    reason: str


@frozen
class LookChosen:
    """Theme (one of RenderCV's), paper and page limit."""

    run_id: str
    theme: str
    paper: Literal["a4", "us-letter"]
    max_pages: int


@frozen
class RunStopped:
    """Cancel what is being worked out; finished stages stay."""

    run_id: str


@frozen
class GoingOnRequested:
    """Go on with a run that was stopped or could not go on; finished stages are not done, and not paid for, again."""

    run_id: str
    with_models: bool = False


@frozen
class HelpRequested:
    """Which models could help, and what would it cost? Of a run, or ("") of one that is not begun: its posting's length."""

    run_id: str = ""
    posting_characters: int = 0


@frozen
class RunDeletionRequested:
    """Delete a run with all its versions."""

    run_id: str


@frozen
class ResumeExportRequested:
    """Write the résumé: one format to a file, or `all` into a folder (CONTRACT D10)."""

    run_id: str
    format: Literal["pdf", "docx", "md", "txt", "html", "yaml", "all"]
    path: str


@frozen
class SentNoted:
    """The ledger: this version went to somebody."""

    run_id: str
    to: str
    on: str


@frozen
class SentUndone:
    """The ledger: this line of it was a mistake."""

    run_id: str
    sent_id: str


@frozen
class LedgerRequested:
    """Which claims went to whom, over all résumés; those of one card alone when it is given."""

    card_id: str = ""


@frozen
class RunsRequested:
    """The room came up: tell all runs."""


@frozen
class ComparisonRequested:
    """Put an older version of a run beside a newer one."""

    run_id: str
    old: int
    new: int


# out of the actor


@frozen
class WordRun:
    """Words that are in both texts, only in the old, or only in the new; spaces included."""

    kind: Literal["same", "gone", "new"]
    text: str


@frozen
class LineDifference:
    """A line beside what it was: the evidence's own sentence, or the line of another version. A missing side is None.

    `decided`: the person took it as it is. `wording`: False when only punctuation or a capital differs.
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
    """A line of the draft that somebody was sent: in the same words, or from the same evidence in others.

    `words`: what happened between then and now, when it was sent in other words. `last`: nothing was sent to the same one
    about it since.
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
    """A claim as it was sent, to whom, the last first; `otherwise`: claims of the ledger that say it in other words."""

    text: str
    copies: tuple[SentCopy, ...]
    otherwise: tuple[str, ...] = ()


@frozen
class RunSummary:
    """A line of the list of résumés; times are ISO 8601 in UTC."""

    run_id: str
    target_title: str
    state: State
    version: int
    changed: str
    passed: bool | None = None
    sent_to: tuple[str, ...] = ()
    unfinished: bool = False


@frozen
class RunsChanged:
    """All runs, newest first."""

    runs: tuple[RunSummary, ...]


@frozen
class RunProgressed:
    """A stage began: `step` of `steps`, and who helps with it ("" for nobody)."""

    run_id: str
    state: State
    step: int
    steps: int
    helper: str = ""


@frozen
class RunCost:
    """What models cost in this piece of work so far: requests, dollars, and requests whose cost nobody told."""

    run_id: str
    requests: int
    dollars: float
    unknown: int = 0


@frozen
class HelpTold:
    """Who could help with a run ("" for one that is not begun): a name, and sentences with places, tokens and dollars.

    When nobody is `offered`, the sentences say why, or there are none because no model is set up. `local`: nothing leaves
    this machine.
    """

    run_id: str
    offered: bool
    label: str = ""
    local: bool = False
    words: tuple[str, ...] = ()


@frozen
class HelperChanged:
    """Another model stepped in while a run is worked on; a sentence."""

    run_id: str
    sentence: str


@frozen
class RunShown:
    """A run as it stands, with the cards it may cite; `sentence` says how full the last page is, or what to do next."""

    run_id: str
    version: int
    versions: tuple[int, ...]
    blackboard: Blackboard
    cards: tuple[KnowledgeCard, ...]
    theme: str = "classic"
    paper: Literal["a4", "us-letter"] = "a4"
    max_pages: int = 2
    sentence: str = ""
    differences: tuple[LineDifference, ...] = ()
    left_out: tuple[str, ...] = ()
    """Bullet ids of the draft that are not printed, for room."""
    entries: tuple[EntryPlace, ...] = ()
    sent: tuple[SentCopy, ...] = ()
    """Who got this résumé, in any of its versions."""
    unfinished: bool = False
    """It was stopped on its way and can go on."""
    helpers: tuple[str, ...] = ()
    cost: RunCost | None = None
    """What models cost in all; None when none helped."""
    sent_lines: tuple[SentLine, ...] = ()
    """Which lines of the draft went to whom with this résumé or another, the last sent first."""
    notes: tuple[str, ...] = ()
    """Where a model's answer could not be used and what was done instead."""


@frozen
class VersionsCompared:
    """What differs between two versions of a run: changed lines only."""

    run_id: str
    old: int
    new: int
    differences: tuple[LineDifference, ...]


@frozen
class LedgerShown:
    """Every claim that was sent, the last sent first; `card_id`: those of this card alone."""

    claims: tuple[SentClaim, ...]
    card_id: str = ""


@frozen
class RunPagesShown:
    """The pages as they will print: one PNG each."""

    run_id: str
    version: int
    pages: tuple[bytes, ...]


@frozen
class ResumeWritten:
    """Files were written."""

    run_id: str
    path: str


@frozen
class RunFailed:
    """A run could not go on: a sentence that says what to do; what was finished is kept."""

    run_id: str
    code: str
    sentence: str


FACTS = (
    RunsChanged,
    RunProgressed,
    RunCost,
    HelpTold,
    HelperChanged,
    RunShown,
    VersionsCompared,
    LedgerShown,
    RunPagesShown,
    ResumeWritten,
    RunFailed,
)
"""Everything the room tells."""
