"""Out of the actor: what happened in the Résumés room, and what there is to show."""

from collections.abc import Mapping
from dataclasses import field
from typing import Literal

from interview_app.domain.frozen import frozen
from interview_app.domain.knowledge_card import KnowledgeCard
from interview_app.domain.page_places import LinePlace
from interview_app.domain.resume import ResumeDocument
from interview_app.domain.tailoring import HIDDEN_CONTACT, Blackboard, Inputs, State
from interview_app.messages.tailoring import shown
from interview_app.messages.tailoring.wishes import ComparisonRequested, OfRun


@frozen
class RunsChanged:
    """All runs, newest first."""

    runs: tuple[shown.RunSummary, ...]


@frozen
class RunProgressed(OfRun):
    """A stage began: `step` of `steps`, and who helps with it ("" for nobody)."""

    state: State
    step: int
    steps: int
    helper: str = ""


@frozen
class RunCost(OfRun):
    """What models cost in this piece of work so far: requests, dollars, and requests whose cost
    nobody told.
    """

    requests: int
    dollars: float
    unknown: int = 0


@frozen
class HelpTold(OfRun):
    """Who could help with a run ("" for one that is not begun): a name, and sentences with places,
    tokens and dollars.

    When nobody is `offered`, the sentences say why, or there are none because no model is set up.
    `local`: nothing leaves this machine.
    """

    offered: bool
    label: str = ""
    local: bool = False
    words: tuple[str, ...] = ()


@frozen
class HelperChanged(OfRun):
    """Another model stepped in while a run is worked on; a sentence."""

    sentence: str


@frozen
class RunShown(OfRun):
    """A run as it stands, with the cards it may cite; `sentence` says how full the last page is, or
    what to do next.
    """

    version: int
    versions: tuple[int, ...]
    blackboard: Blackboard
    cards: tuple[KnowledgeCard, ...]
    times: tuple[str, ...] = ()
    """When each of `versions` was kept, ISO 8601 in UTC."""
    theme: str = "classic"
    paper: Literal["a4", "us-letter"] = "a4"
    max_pages: int = 2
    takes_accent: bool = False
    """Whether the theme has a place for an accent, a font and a photo."""
    accent: str = ""
    family: str = ""
    density: int = 0
    photo: str = ""
    """What its photo is called in `PhotoChosen`; "" for none."""
    posting: tuple[shown.PostingLine, ...] = ()
    """The posting line by line, each with the demands it holds."""
    contact: tuple[shown.ContactLine, ...] = ()
    """Every contact line of the profile; those of `hidden_contact` are not printed."""
    hidden_contact: tuple[str, ...] = HIDDEN_CONTACT
    sentence: str = ""
    fewer_pages: int = 0
    """On how many it might stand instead, for its last page is nearly empty; 0 where none is."""
    suggestions: tuple[shown.SuggestedLine, ...] = ()
    """What the person has not decided yet; it holds nothing up."""
    waiting: tuple[shown.WaitingLine, ...] = ()
    wordings: tuple[shown.OtherWording, ...] = ()
    for_this_posting: tuple[str, ...] = ()
    """Bullet ids of lines whose wording is for this posting alone."""
    sections: tuple[str, ...] = ()
    """Keys of the sections that the person put into an order of their own, the first first."""
    hidden_sections: tuple[str, ...] = ()
    """Keys of the sections that the person left out."""
    entries: tuple[shown.EntryPlace, ...] = ()
    in_documents: dict[str, str] = field(default_factory=dict)
    """By the id of its gap: a line of a document that is in no field and may answer it."""
    telling: dict[str, dict[str, str]] = field(default_factory=dict)
    """By the ids of a demand and of a card for it: the words of that card to know it by."""
    sent: tuple[shown.SentCopy, ...] = ()
    """Who got this résumé, in any of its versions."""
    unfinished: bool = False
    """It was stopped on its way and can go on."""
    helpers: tuple[str, ...] = ()
    cost: RunCost | None = None
    """What models cost in all; None when none helped."""
    sent_lines: tuple[shown.SentLine, ...] = ()
    """Which lines of the draft went to whom with this résumé or another, the last sent first."""
    notes: tuple[str, ...] = ()
    """Where a model's answer could not be used and what was done instead."""
    name: str = ""
    """What the person calls it: the title it is for, until they say otherwise."""
    wish: object = None
    """The message that led to this, the very one that was sent; None for what nobody asked for."""

    @property
    def drafted(self) -> bool:
        """Whether it is written."""
        return self.blackboard.draft is not None

    @property
    def document(self) -> ResumeDocument:
        """What is written; an empty page before that."""
        draft = self.blackboard.draft
        return draft.document if draft is not None else ResumeDocument()


NO_RUN = RunShown(
    run_id="",
    version=0,
    versions=(),
    blackboard=Blackboard(inputs=Inputs(job_description="", target_title="")),
    cards=(),
)
"""What stands before any run is shown."""


@frozen
class LinesCame(OfRun):
    """So many facts are on a page that were not on it as `version`, for they were approved
    elsewhere.
    """

    lines: int
    version: int


@frozen
class DraftWritten(OfRun):
    """The draft was written again: what the page has now that it had not as `version`, in a few
    words.
    """

    changed: str
    version: int


@frozen
class VersionsTold(OfRun):
    """What each version of a run has that the one before it has not, in a few words; without those
    there is nothing to tell of.
    """

    changes: Mapping[int, str]


@frozen
class VersionsCompared(ComparisonRequested):
    """What differs between two versions of a run, or between two runs (`other`): changed lines
    only.
    """

    differences: tuple[shown.LineDifference, ...]


@frozen
class LedgerShown:
    """Every claim that was sent, the last sent first; `card_id`: those of this card alone."""

    claims: tuple[shown.SentClaim, ...]
    card_id: str = ""


@frozen
class RunPagesShown(OfRun):
    """The pages as they will print, `size` points wide and high, and what is where. A page is one
    SVG of its size, or several that lie over each other.
    """

    pages: tuple[tuple[bytes, ...], ...]
    size: tuple[float, float]
    document: ResumeDocument
    places: tuple[LinePlace, ...]


@frozen
class ResumeWritten(OfRun):
    """Files were written; `left`: a sentence about one that could not be."""

    path: str
    left: str = ""


@frozen
class RunFailed(OfRun):
    """A run could not go on: a sentence that says what to do; what was finished is kept. `wish`: as
    of `RunShown`.
    """

    code: str
    sentence: str
    wish: object = None


FACTS = tuple(
    one for one in globals().values() if isinstance(one, type) and one.__module__ == __name__
)
"""Everything the room tells."""
