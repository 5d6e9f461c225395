"""The tailoring pipeline's models: what each stage reads from the blackboard and leaves on it
(CONTRACT D2, D3).
"""

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Any, Literal

from pydantic import Field

from interview_app.domain.base import Model, Text
from interview_app.domain.posting import Posting, PostingSpan
from interview_app.domain.proposals import Proposal, SelectionPlan
from interview_app.domain.proposals import Verdict as Verdict
from interview_app.domain.resume import ResumeBullet, ResumeDocument


class Priority(StrEnum):
    """How much a requirement weighs: must-haves are high, nice-to-haves medium (CONTRACT D4)."""

    HIGH = "high"
    MEDIUM = "medium"
    LOW = "low"


class Confidence(StrEnum):
    """How well evidence answers a requirement."""

    HIGH = "high"
    MEDIUM = "medium"
    LOW = "low"


class GapStrategy(StrEnum):
    """What to do about a gap; the default order is adjacent, ask, omit (CONTRACT D5)."""

    OMIT = "omit"
    ADJACENT_EXPERIENCE = "adjacent_experience"
    ASK_USER = "ask_user"


class GapType(StrEnum):
    """Why a requirement has no evidence."""

    TRUE_GAP = "true_gap"
    TERMINOLOGY_GAP = "terminology_gap"
    HIDDEN_EVIDENCE = "hidden_evidence"


class LengthRules(Model):
    """How long the résumé may be, in pages measured on the PDF."""

    max_pages: int = Field(default=2, ge=1, le=10)


class Inputs(Model):
    """What a run starts from. `posting_hidden`: what the posting's file hides from who reads it;
    flagged, never followed.
    """

    job_description: str
    posting_hidden: Text = None
    target_title: str
    length_rules: LengthRules = Field(default_factory=LengthRules)
    template_path: Text = None


class PostingTerm(Model):
    """A word or phrase of the posting with its place; `explicit` is False when it was inferred."""

    text: str
    span: PostingSpan | None = None
    explicit: bool = True


class RoleProfile(Model):
    """What the posting asks for; nothing in it is stronger than the posting's own words (CONTRACT
    D4).
    """

    inferred_level: str
    must_haves: tuple[PostingTerm, ...] = ()
    nice_to_haves: tuple[PostingTerm, ...] = ()
    seniority_signals: tuple[PostingTerm, ...] = ()
    keyword_clusters: dict[str, tuple[str, ...]] = Field(default_factory=dict)
    recommended_storylines: tuple[str, ...] = ()
    priority_sections: tuple[str, ...] = ()
    downplay_sections: tuple[str, ...] = ()
    red_flags: tuple[PostingTerm, ...] = ()


class Requirement(Model):
    """One requirement, `req-001` and on, with its keywords and its place in the posting."""

    id: str
    text: str
    priority: Priority
    keywords: tuple[str, ...] = ()
    span: PostingSpan | None = None


class ExperienceShown(Model):
    """Time of experience a requirement asks for and the evidence shows, in months.

    `of`: what the posts tell of that were counted; empty when any work counts. `about`: some dates
    are bare years. `said_months` and `several`: of runs of a version that read such words.
    """

    asked_months: int = Field(ge=1)
    shown_months: int = Field(ge=0)
    said_months: int = Field(default=0, ge=0)
    of: tuple[str, ...] = ()
    about: bool = False
    several: bool = False

    @property
    def is_short(self) -> bool:
        """Whether less is shown, or where nothing is shown less is said, than is asked for; half a
        year may lie within bare years.
        """
        return (self.shown_months + self._unsure_months or self.said_months) < self.asked_months

    @property
    def _unsure_months(self) -> int:
        return 6 if self.about and self.shown_months else 0


class EvidenceMapping(Model):
    """Which cards answer a requirement, best first; a suggestion to change. `not_told`: its terms
    and figures that no card has. `experience`: of one that asks for years.
    """

    requirement_id: str
    evidence_card_ids: tuple[str, ...] = ()
    confidence: Confidence = Confidence.LOW
    notes: str = ""
    not_told: tuple[str, ...] = ()
    experience: ExperienceShown | None = None

    @property
    def is_clear(self) -> bool:
        """Whether it is answered: well, and with nothing that is asked for left untold."""
        surely = self.confidence is Confidence.HIGH and bool(self.evidence_card_ids)
        return surely and not self.not_told


class GapResolution(Model):
    """A requirement without evidence, `gap-001` and on, and what is done about it."""

    gap_id: str
    requirement_text: str
    gap_type: GapType
    strategy: GapStrategy
    adjacent_evidence_ids: tuple[str, ...] = ()
    user_confirmed: bool = False


class UserQuestion(Model):
    """A question about a gap, with what an answer would change."""

    gap_id: str
    question: str
    impact: str


class ClaimMapping(Model):
    """One line of the résumé and the cards that it rests on (CONTRACT D2)."""

    bullet_id: str
    bullet_text: str
    evidence_card_ids: tuple[str, ...] = ()


class ResumeDraft(Model):
    """The résumé as it would be written, with its claim index."""

    document: ResumeDocument
    claims: tuple[ClaimMapping, ...] = ()


class Severity(StrEnum):
    """A BLOCKER halts, a WARNING is logged (CONTRACT D8)."""

    BLOCKER = "BLOCKER"
    WARNING = "WARNING"


class ViolationKind(StrEnum):
    """What is objected to. Kinds that the check does not write are read in reports of before."""

    UNSUPPORTED_CLAIM = "unsupported_claim"
    CHANGED_METRIC = "changed_metric"
    WRONG_DATE = "wrong_date"
    WRONG_TENURE = "wrong_tenure"
    INFLATED_SCOPE = "inflated_scope"
    INFLATED_SIZE = "inflated_size"
    SKILL_NOT_IN_EVIDENCE = "skill_not_in_evidence"
    EMPLOYER_NOT_IN_EVIDENCE = "employer_not_in_evidence"
    TITLE_NOT_IN_EVIDENCE = "title_not_in_evidence"
    SCHOOL_NOT_IN_EVIDENCE = "school_not_in_evidence"
    CERTIFICATE_NOT_IN_EVIDENCE = "certificate_not_in_evidence"
    LOCATION_NOT_IN_EVIDENCE = "location_not_in_evidence"
    SUPERLATIVE = "superlative"
    NEGATION = "negation"
    CAUSALITY = "causality"
    MOVED_FACT = "moved_fact"
    UNCITED = "uncited"
    CLAIM_INDEX_MISMATCH = "claim_index_mismatch"
    TRANSLATED = "translated"
    MODEL_OBJECTION = "model_objection"
    NEEDS_YOUR_WORD = "needs_your_word"


class TruthViolation(Model):
    """One objection to one line: the line quoted, what is wrong in a sentence, its kind and weight
    (CONTRACT D8). `rule`: the id of the check's rule that says so; None in reports of before.
    """

    bullet_id: str
    bullet_text: str
    violation: str
    kind: ViolationKind
    severity: Severity = Severity.BLOCKER
    rule: str | None = None


class CheckedLine(Model):
    """One printed line and what the check says of it.

    `employer`: whose heading it stands under, None for none. `rules`: ids of the rules that said
    so. `marked`: words of the line that its evidence does not have.
    """

    text: str
    employer: Text = None
    verdict: Verdict
    rules: tuple[str, ...] = ()
    marked: tuple[str, ...] = ()


class AuditReport(Model):
    """What the check found of a whole page. `passed` is written by `check.report` and nowhere else
    (CONTRACT D8).
    """

    lines: tuple[CheckedLine, ...] = ()
    truth_violations: tuple[TruthViolation, ...] = ()
    ats_suggestions: tuple[str, ...] = ()
    inconsistencies: tuple[str, ...] = ()
    passed: bool = False
    override_reason: Text = None


class ATSReport(Model):
    """Advisory figures 0 to 100; keywords the candidate cannot claim are never counted as missing
    work (CONTRACT D7).
    """

    keyword_coverage_score: int = Field(default=0, ge=0, le=100)
    supported_keywords: tuple[str, ...] = ()
    missing_keywords: tuple[str, ...] = ()
    format_warnings: tuple[str, ...] = ()
    role_signal_score: int = Field(default=0, ge=0, le=100)


TrimKind = Literal[
    "",
    "page_limit",
    "no_line",
    "another_wording",
    "no_room",
    "changed",
    "refused",
    "other_language",
    "contradicts",
    "taken_out",
    "not_chosen",
    "section_out",
    "gone",
]
"""Why an approved fact is not on the page."""


class Trim(Model):
    """One approved fact that is not printed, with the reason; each can be undone (CONTRACT D11).

    `bullet_id` is "" where it had no place on the page; `line_id` and `family` are those of its
    approved line, `card_id` that of its card. `kind` is "" in runs of a version that had none.
    `replaced_by` is what stands in its place; `instead_of` the line that it contradicts and that is
    printed. `behind`: the family that a held line would stand behind in its entry, "" for the
    first; None for any other.
    """

    bullet_id: str = ""
    text: str
    reason: str
    kind: TrimKind = ""
    line_id: Text = None
    family: Text = None
    card_id: Text = None
    replaced_by: str | None = None
    instead_of: str | None = None
    behind: str | None = None


class StageRecord(Model):
    """One finished stage: its input's fingerprint and its output, so that a resumed run does not
    pay twice (CONTRACT D3). No fingerprint: it was paid for before there were lines, and stands.
    """

    stage: str
    attempt: int = 1
    input_sha256: str
    output: dict[str, Any] = Field(default_factory=dict)
    led_by: str = "offline"
    notes: tuple[str, ...] = ()


class State(StrEnum):
    """Where a run stands (CONTRACT D3)."""

    INIT = "INIT"
    PREPROCESSING = "PREPROCESSING"
    JD_ANALYSIS = "JD_ANALYSIS"
    EVIDENCE_MAPPING = "EVIDENCE_MAPPING"
    WRITING = "WRITING"
    AUDITING = "AUDITING"
    REVISION = "REVISION"
    COMPLETE = "COMPLETE"
    FAILED = "FAILED"


HIDDEN_CONTACT = ("street",)
"""What of the contact is not printed until the person says so."""


class Blackboard(Model):
    """Everything a run knows, stage by stage; frozen, each stage gives the next one (CONTRACT D2).

    `chosen_lines`: what the person wants printed where another line contradicts it; `taken_out`:
    families that they took off this page; `any_language`: they want lines of other languages too;
    `hidden_contact`: contact lines of the profile that are not printed; `passed_over`: wordings, as
    `domain.lines.as_approved` names them, that an older version they went back to had not. A draft
    written anew keeps to all five.
    """

    inputs: Inputs
    posting: Posting | None = None
    role_profile: RoleProfile | None = None
    requirements: tuple[Requirement, ...] = ()
    evidence_mappings: tuple[EvidenceMapping, ...] = ()
    gap_resolutions: tuple[GapResolution, ...] = ()
    user_questions: tuple[UserQuestion, ...] = ()
    selection: SelectionPlan | None = None
    draft: ResumeDraft | None = None
    audit_report: AuditReport | None = None
    ats_report: ATSReport | None = None
    trims: tuple[Trim, ...] = ()
    chosen_lines: tuple[str, ...] = ()
    taken_out: tuple[str, ...] = ()
    passed_over: tuple[str, ...] = ()
    any_language: bool = False
    hidden_contact: tuple[str, ...] = HIDDEN_CONTACT
    proposals: tuple[Proposal, ...] = ()
    change_log: tuple[str, ...] = ()
    records: tuple[StageRecord, ...] = ()
    current_step: State = State.INIT
    retry_count: int = Field(default=0, ge=0)
    max_retries: int = Field(default=3, ge=0)


def inconsistencies_besides(
    sentences: Iterable[str], trims: Sequence[Trim], printed: Iterable[ResumeBullet]
) -> tuple[str, ...]:
    """Those of a report's inconsistencies that are not told with a trim: neither its own reason,
    nor both its lines.

    `trims`: what was left out and is told as such; `printed`: the lines that are there (CONTRACT
    D2, D11).
    """
    lines = {one.bullet_id: _bare(one.text) for one in printed}
    settled = [one for one in trims if one.instead_of is not None]

    def is_told(sentence: str) -> bool:
        return any(
            one.reason in sentence
            or (
                _bare(one.text) in sentence
                and one.instead_of in lines
                and lines[one.instead_of] in sentence
            )
            for one in settled
        )

    return tuple(one for one in sentences if not is_told(one))


def _bare(text: str) -> str:
    """A line without its stop: a page prints some without, and their card has it."""
    return text.rstrip(" .")
