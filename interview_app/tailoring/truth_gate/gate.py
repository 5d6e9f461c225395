"""The gate itself: one line, or a whole résumé, held against evidence cards. `passed` is written here and nowhere else."""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.domain.tailoring import (
    AuditReport,
    ClaimMapping,
    Severity,
    TruthViolation,
    ViolationKind,
)
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.employers import company_key
from interview_app.tailoring.truth_gate.cards.evidence_index import EvidenceIndex
from interview_app.tailoring.truth_gate.cards.pool import Pool
from interview_app.tailoring.truth_gate.holding import (
    card_names,
    halves,
    profile_parts,
    word_for_word,
)
from interview_app.tailoring.truth_gate.holding.hold_line import REFUSED, Support
from interview_app.tailoring.truth_gate.holding.support import Trial
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading import claims, sizes
from interview_app.tailoring.truth_gate.reading.line import Line
from interview_app.tailoring.truth_gate.whole_evidence import every_rule
from interview_app.tailoring.truth_gate.words import labels


@dataclass(frozen=True, kw_only=True)
class LineContext:
    """Where a line stands.

    `company`: the employer or school under whose heading it stands; `post`: the post there, where the employer gave
    the person several. `cited`: the cards it names as its evidence; an
    empty tuple is an uncited line and refused, None means that it may rest on any card. `translated`: a model's
    translation, held to numbers, dates and names only.
    """

    bullet_id: str = ""
    company: str | None = None
    post: str | None = None
    cited: tuple[str, ...] | None = None
    translated: bool = False


ANYWHERE = LineContext()


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the gate says of one line: violations, and the cards it rests on."""

    violations: tuple[TruthViolation, ...]
    card_ids: tuple[str, ...] = ()

    @property
    def blocked(self) -> bool:
        """Whether a violation halts."""
        return any(one.severity is Severity.BLOCKER for one in self.violations)


def index(cards: Iterable[EvidenceCard] | EvidenceIndex) -> EvidenceIndex:
    """The cards made ready; an index is given back as it is."""
    return cards if isinstance(cards, EvidenceIndex) else EvidenceIndex(cards)


def check_line(
    text: str, cards: Iterable[EvidenceCard] | EvidenceIndex, context: LineContext = ANYWHERE
) -> tuple[TruthViolation, ...]:
    """The violations of one line; empty when the evidence supports all of it."""
    return judge(text, cards, context).violations


def judge(
    text: str, cards: Iterable[EvidenceCard] | EvidenceIndex, context: LineContext = ANYWHERE
) -> Verdict:
    """The violations of one line and the cards that support it (CONTRACT D8)."""
    ready = index(cards)
    refused = _citation(context, ready)
    if refused is not None:
        return Verdict((_violation(text, context, refused),))
    asked = (text, context.company, context.post, context.cited, context.translated)
    held = _once(ready, asked, lambda: _judged(text, ready, context))
    return Verdict(
        tuple([_violation(text, context, one) for one in _each_once(held.objections)]),
        held.card_ids,
    )


def _each_once(found: Sequence[Objection]) -> list[Objection]:
    """The objections, of those that say the same the one that blocks."""
    told: dict[str, Objection] = {}
    for one in found:
        known = told.get(one.sentence)
        if known is None or known.severity is not Severity.BLOCKER:
            told[one.sentence] = one
    return list(told.values())


_REMEMBERED = 10_000


def _once(ready: EvidenceIndex, asked: Hashable, judged: Callable[[], Support]) -> Support:
    """What was found of a line or of a part of one, worked out when it is first asked for: lines come again, and share parts."""
    held = ready.remembered.get(asked)
    if not isinstance(held, Support):
        held = judged()
        if len(ready.remembered) >= _REMEMBERED:
            ready.remembered.clear()
        ready.remembered[asked] = held
    return held


def _judged(text: str, ready: EvidenceIndex, context: LineContext) -> Support:
    line = claims.read(_without_heading(labels.without(text), context.company))
    if not line.words and not line.quantities and not line.dates:
        return Support((), ())
    held = (
        word_for_word.held(line, lambda: _allowed(line, ready, context), ready)
        or _by_sentences(line, ready, context)
        or _held(line, ready, context)
    )
    return Support(_translated(held.objections), held.card_ids) if context.translated else held


def _allowed(line: Line, ready: EvidenceIndex, context: LineContext) -> Pool:
    """The cards that a line may rest on where it stands."""
    return ready.pool(
        context.cited, frozenset(_companies(line, ready, context)), _posts(line, ready, context)
    )


def _without_heading(text: str, company: str | None) -> str:
    """A line without the employer that it ends with and stands under: that proves nothing of what it says before."""
    bare = text.rstrip(" .")
    if not company or not bare.endswith(company):
        return text
    told = bare[: -len(company)].rstrip()
    before, _space, last = told.rpartition(" ")
    return before if last in ("at", "bei") and len(before.split()) > _FEW_WORDS else text


_FEW_WORDS = 3
"""Words that are likelier a post than a deed: "Head of merchandising"."""


def _held(line: Line, ready: EvidenceIndex, context: LineContext) -> Support:
    """The support of one sentence: of the whole, else of its halves, else of the parts of one that sums a person up."""
    held = _supported(line, ready, context)
    if not held.blocked or any(one.joined for one in held.objections):
        return held

    def holds(text: str) -> Support:
        asked = ("part", text, context.company, context.post, context.cited)
        return _once(
            ready, asked, lambda: _supported(claims.read(text), ready, context, of_part=True)
        )

    own = context.company is None and context.cited is None
    alone = (
        (card_names.held(line, ready, holds) or profile_parts.held(line, ready, holds))
        if own
        else None
    )
    return alone or halves.held(line, holds) or held


def _by_sentences(line: Line, ready: EvidenceIndex, context: LineContext) -> Support | None:
    """The support of a line of several sentences, each of which must stand by itself; None for a line of one."""
    parts = _sentences(line)
    if len(parts) < _SEVERAL:
        return None
    each = [_held(part, ready, context) for part in parts]
    ids = tuple(dict.fromkeys(one for held in each for one in held.card_ids))
    return Support(tuple(one for held in each for one in held.objections), ids)


def _sentences(line: Line) -> list[Line]:
    """The sentences of a line; one that names nothing itself goes with the one before it: "I train managers; 46 took part"."""
    found: list[Line] = []
    for text in halves.sentences(line):
        part = claims.read(text)
        if found and all(word.verb for word in part.words):
            part = claims.read(f"{found.pop().text}; {text}")
        found.append(part)
    return found


_SEVERAL = 2


def _citation(context: LineContext, ready: EvidenceIndex) -> Objection | None:
    if context.cited is None:
        if ready.parts:
            return None
        return Objection(
            ViolationKind.UNCITED, _("There is no evidence at all to hold this line against")
        )
    if not context.cited:
        return Objection(ViolationKind.UNCITED, _("No evidence is cited for this line"))
    missing = [one for one in context.cited if one not in ready.by_id]
    if missing:
        return Objection(
            ViolationKind.UNCITED,
            _("Cites evidence that does not exist: {ids}").format(ids=", ".join(missing)),
        )
    return None


def _supported(
    line: Line, ready: EvidenceIndex, context: LineContext, *, of_part: bool = False
) -> Support:
    """The support of a line as one claim; of a part that does not pass, only that much is told."""
    companies = frozenset(_companies(line, ready, context))
    whole = ready.pool(context.cited, companies)
    within = ready.pool(context.cited, companies, _posts(line, ready, context))
    trial = Trial(line, ready)
    held = trial.passing(within, joint=len(companies) == 1) if within else None
    if held is None and companies and not line.titled:
        held = _earned_elsewhere(trial, ready.pool(context.cited))
    if (
        held is None
        and line.titled
        and not companies
        and context.cited is None
        and _counts_nothing(line)
    ):
        held = _by_qualification(trial)
    if held is not None:
        return _with_whole_evidence(line, ready, whole, held)
    if of_part and not trial.likeliest_pass(within):
        return REFUSED
    if ready.knows(line):
        moved = _moved(trial, within, whole, companies)
        if moved is not None:
            return moved
    if not within:
        elsewhere = trial.least(ready.pool(context.cited))
        return Support(
            (Objection(ViolationKind.MOVED_FACT, _moved_sentence(elsewhere, ready)),),
            elsewhere.card_ids,
        )
    return trial.least(within)


def _counts_nothing(line: Line) -> bool:
    """Whether the numbers of a line belong to names alone: "Trusted Assessor Level 4"."""
    return all(sizes.counted(line, one).name for one in line.quantities)


def _by_qualification(trial: Trial) -> Support | None:
    """A line under no heading may join a post that the person held and what they are called by one certificate."""
    index = trial.index
    return next(
        filter(None, map(trial.passes, map(index.qualified, trial.likely(index.certificates)))),
        None,
    )


def _earned_elsewhere(trial: Trial, allowed: Pool) -> Support | None:
    """A degree, licence or certificate belongs to no employer: one card of schooling may support a line under any of them.

    What was done at a school with a count to it stays there: "classified 48,000 images" for a PhD.
    """
    line = trial.line
    done = any(
        word.verb and not word.groups - {"do"} and not word.negated
        for word in line.pieces[0].words[:1]
    )
    if done and any(one.kind.startswith("count") for one in line.quantities):
        return None
    return next(filter(None, map(trial.passes, trial.likely(allowed.schooling))), None)


def _moved(trial: Trial, within: Pool, whole: Pool, companies: frozenset[str]) -> Support | None:
    """The objection to a line that another post or another employer would support; None when none does."""
    ready = trial.index
    if len(within) < len(whole):
        elsewhere = trial.passing(whole, joint=len(companies) == 1)
        if elsewhere is not None:
            objection = Objection(ViolationKind.MOVED_FACT, _("This is evidence of another post"))
            return Support((objection,), elsewhere.card_ids)
    if companies and len(whole) < len(ready.parts):
        elsewhere = trial.passing(ready.everything, joint=False)
        if elsewhere is not None:
            objection = Objection(ViolationKind.MOVED_FACT, _moved_sentence(elsewhere, ready))
            return Support((objection,), elsewhere.card_ids)
    return None


def _posts(line: Line, ready: EvidenceIndex, context: LineContext) -> frozenset[tuple[str, ...]]:
    """The posts that the line names, else the one it stands under."""
    return frozenset(ready.posts_in(line)) or frozenset(
        {ready.post(context.post)} if context.post else ()
    )


def _with_whole_evidence(line: Line, ready: EvidenceIndex, allowed: Pool, held: Support) -> Support:
    """What supports a line, with what the rest of the evidence has against it: one card may leave out what another denies."""
    used = [ready.by_id[one] for one in held.card_ids if one in ready.by_id]
    against = every_rule.hold(line, ready, allowed, used)
    return Support((*held.objections, *against), held.card_ids) if against else held


def _companies(line: Line, ready: EvidenceIndex, context: LineContext) -> set[str]:
    """Employers whose cards alone may support the line: the one it stands under, else those it names."""
    under = company_key(context.company) if context.company else ""
    if under and under in ready.by_company:
        return {under}
    return {key for key in ready.companies_in(line) if key}


def _moved_sentence(elsewhere: Support, ready: EvidenceIndex) -> str:
    part = ready.by_id.get(elsewhere.card_ids[0]) if elsewhere.card_ids else None
    where = part.company if part is not None else ""
    return _("This is evidence of {company}, not of the employer it stands under").format(
        company=where or "—"
    )


_CHECKED_IN_TRANSLATION = frozenset(
    {
        ViolationKind.CHANGED_METRIC,
        ViolationKind.INFLATED_SIZE,
        ViolationKind.WRONG_DATE,
        ViolationKind.WRONG_TENURE,
        ViolationKind.EMPLOYER_NOT_IN_EVIDENCE,
        ViolationKind.MOVED_FACT,
    }
)


def _translated(found: Sequence[Objection]) -> tuple[Objection, ...]:
    kept = [one for one in found if one.kind in _CHECKED_IN_TRANSLATION]
    return (
        *kept,
        Objection(ViolationKind.TRANSLATED, _("translated, not checked"), Severity.WARNING),
    )


def _violation(text: str, context: LineContext, objection: Objection) -> TruthViolation:
    return TruthViolation(
        bullet_id=context.bullet_id,
        bullet_text=text,
        violation=objection.sentence,
        kind=objection.kind,
        severity=objection.severity,
    )


def passed(violations: Iterable[TruthViolation]) -> bool:
    """The one rule: nothing that blocks."""
    return not any(one.severity is Severity.BLOCKER for one in violations)


def report(
    violations: Sequence[TruthViolation],
    *,
    inconsistencies: Sequence[str] = (),
    suggestions: Sequence[str] = (),
) -> AuditReport:
    """The audit report of these violations; `passed` is worked out here."""
    return AuditReport(
        truth_violations=tuple(violations),
        ats_suggestions=tuple(suggestions),
        inconsistencies=tuple(inconsistencies),
        passed=passed(violations),
    )


def with_objections(audit_report: AuditReport, more: Sequence[TruthViolation]) -> AuditReport:
    """The report with a model auditor's objections added; it can never take one away (CONTRACT D8)."""
    return report(
        (*audit_report.truth_violations, *more),
        inconsistencies=audit_report.inconsistencies,
        suggestions=audit_report.ats_suggestions,
    )


def audit_claims(
    claim_index: Iterable[ClaimMapping],
    cards: Iterable[EvidenceCard] | EvidenceIndex,
    *,
    companies: Mapping[str, str] | None = None,
    translated: frozenset[str] = frozenset(),
) -> AuditReport:
    """Hold every line of a claim index against the cards it cites; `companies` gives the employer of a bullet id."""
    ready = index(cards)
    found: list[TruthViolation] = []
    for claim in claim_index:
        context = LineContext(
            bullet_id=claim.bullet_id,
            company=(companies or {}).get(claim.bullet_id),
            cited=claim.evidence_card_ids,
            translated=claim.bullet_id in translated,
        )
        found += judge(claim.bullet_text, ready, context).violations
    return report(found)
