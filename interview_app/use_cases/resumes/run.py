"""One résumé for one posting as the store keeps it: the blackboard, and what the person decided
about it (issue 5.7).
"""

from collections.abc import Sequence
from typing import Literal, TypeVar

from pydantic import Field

from interview_app.domain.base import Model
from interview_app.domain.knowledge_card import KnowledgeCard
from interview_app.domain.request_journal import Spending
from interview_app.domain.resume import ResumeBullet, ResumeDocument, ResumeEntry, ResumeSection
from interview_app.domain.tailoring import Blackboard, State, Trim
from interview_app.i18n import language
from interview_app.rendering.design import STEPS, Design, Family, Theme
from interview_app.tailoring.reports.ledger import LedgerEntry
from interview_app.use_cases.resumes.listed import is_unfinished

Part = TypeVar("Part")


def _in_order(parts: Sequence[Part], keys: Sequence[str], order: Sequence[str]) -> tuple[Part, ...]:
    """The parts with those of the order in it; each other one stays behind the one before it."""
    rank = {key: at for at, key in enumerate(order)}
    ranks, last = [], -1
    for key in keys:
        last = rank.get(key, last)
        ranks.append(last)
    places = sorted(range(len(parts)), key=lambda at: (ranks[at], at))
    return tuple(parts[at] for at in places)


def _key(part: ResumeSection | None) -> str:
    return part.key if part is not None else "summary"


def lines_in_order(document: ResumeDocument, families: Sequence[str]) -> ResumeDocument:
    """The document with the lines of each entry in this order of their families."""

    def arranged(entry: ResumeEntry) -> ResumeEntry:
        own = [one.family or one.bullet_id for one in entry.bullets]
        return entry.model_copy(update={"bullets": _in_order(entry.bullets, own, families)})

    sections = (
        one.model_copy(update={"entries": tuple(map(arranged, one.entries))})
        for one in document.sections
    )
    return document.model_copy(update={"sections": tuple(sections)})


class Run(Model):
    """A version of a run. Frozen: every change makes another one, and the store keeps them all.

    `answers`: of a version before, cards made of answers to gap questions. `chosen`: requirements
    whose evidence the person picked. `accepted`: of a version before there were approved lines, the
    text of each reworded line that the person took, by bullet id; the migration made lines of them.
    `kept`: families of lines that must not go for room. `page_trims`: lines left out for room, or
    with their section, when the pages were set last; `pages`: how many those were, 0 once its look
    is another, None where nobody knows. `printed`: the pages of the draft were set and what they
    say was audited. `helpers`: who helped, by name, in the order they came. `name`: what
    the person calls it, "" for the title it is for. `told_in`: the language of the window in which
    its matching and its reports are told. `accent` to `sections` are the look, `photo` a JPEG of
    them in Base64, `sections` the order the person gave them and their entries, `hidden` those
    that they left out; `order`: families of lines that they put into an order of their own.
    """

    run_id: str
    board: Blackboard
    theme: Theme = "classic"
    paper: Literal["a4", "us-letter"] = "a4"
    accent: str = Field(default="", pattern=r"^(#[0-9a-f]{6})?$")
    family: Family | None = None
    density: int = Field(default=0, ge=0, lt=len(STEPS))
    photo: str = ""
    sections: tuple[str, ...] = ()
    hidden: tuple[str, ...] = ()
    order: tuple[str, ...] = ()
    answers: tuple[KnowledgeCard, ...] = ()
    chosen: tuple[str, ...] = ()
    accepted: dict[str, str] = Field(default_factory=dict)
    kept: tuple[str, ...] = ()
    page_trims: tuple[Trim, ...] = ()
    sent: tuple[LedgerEntry, ...] = ()
    evidence_sha256: str = ""
    sentence: str = ""
    fewer_pages: int = 0
    pages: int | None = None
    printed: bool = True
    spent: Spending = Spending()
    helpers: tuple[str, ...] = ()
    name: str = ""
    told_in: str = Field(default_factory=language)

    @property
    def max_pages(self) -> int:
        """The page limit."""
        return self.board.inputs.length_rules.max_pages

    @property
    def design(self) -> Design:
        """How its pages are set; the step is the roomiest that is tried."""
        return Design(
            theme=self.theme,
            paper=self.paper,
            step=self.density,
            accent=self.accent or None,
            family=self.family,
            photo=self.photo,
        )

    def arranged(self, document: ResumeDocument) -> ResumeDocument:
        """The sections, the entries of each and the lines of those, in the person's order; what
        they gave no place stays behind what comes before it. What they left out is gone.
        """
        parts = [one for one in document.parts if _key(one) not in self.hidden]
        order = _in_order(parts, [_key(one) for one in parts], self.sections)
        left = ((one, self._with_its_entries(one)) for one in order)
        # What everything was taken out of has no title either.
        order = tuple(now for was, now in left if now is None or now.entries or now == was)
        has_summary = None in order
        document = document.model_copy(
            update={
                "summary": document.summary if has_summary else (),
                "summary_at": order.index(None) if has_summary else 0,
                "sections": tuple(one for one in order if one is not None),
            }
        )
        return lines_in_order(document, self.order)

    def _with_its_entries(self, part: ResumeSection | None) -> ResumeSection | None:
        if part is None:
            return None
        stay = [one for one in part.entries if part.key_of(one) not in self.hidden]
        entries = _in_order(stay, list(map(part.key_of, stay)), self.sections)
        return part.model_copy(update={"entries": entries})

    def hidden_parts(self, document: ResumeDocument) -> tuple[ResumeSection | None, ...]:
        """The sections of the document that the person left out, None for the summary."""
        return tuple(one for one in document.parts if _key(one) in self.hidden)

    def hidden_entries(self, document: ResumeDocument) -> dict[str, ResumeEntry]:
        """The entries of the document that the person left out, by their keys."""
        keys = {part.key_of(one): one for part in document.sections for one in part.entries}
        return {key: one for key, one in keys.items() if key in self.hidden}

    @property
    def drafted(self) -> bool:
        """Whether there is a résumé yet."""
        return self.board.draft is not None

    @property
    def bullets(self) -> tuple[ResumeBullet, ...]:
        """The lines of its draft; none before it is written."""
        draft = self.board.draft
        return tuple(draft.document.bullets()) if draft is not None else ()

    @property
    def unfinished(self) -> bool:
        """Whether it was stopped on its way: going on does what is left, and nothing twice."""
        return is_unfinished(self.board.current_step, drafted=self.drafted, printed=self.printed)

    @property
    def waiting(self) -> int:
        """How many lines of the person's own the check refuses, and nobody has said are true."""
        return sum(one.kind == "refused" for one in self.board.trims)

    @property
    def from_before_lines(self) -> bool:
        """Whether its draft was written by a version that had no approved lines."""
        return any(one.line_id is None for one in self.bullets)

    def on_board(self, **changes: object) -> "Run":
        """The run with a changed blackboard."""
        return self.model_copy(update={"board": self.board.model_copy(update=changes)})

    def of_evidence(self, sha256: str) -> "Run":
        """The run as one that has this evidence on its page."""
        return self.model_copy(update={"evidence_sha256": sha256})

    def to_write_again(self) -> "Run":
        """The run as it stands before its draft is written; what the person decided stays."""
        fresh = {
            "draft": None,
            "audit_report": None,
            "ats_report": None,
            "trims": (),
            "retry_count": 0,
            "selection": None,
        }
        run = self.on_board(**fresh, current_step=State.WRITING)
        unprinted = {"page_trims": (), "sentence": "", "fewer_pages": 0, "printed": False}
        return run.model_copy(update=unprinted)
