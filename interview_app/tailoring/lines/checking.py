"""The check as tailoring asks it: a wording, or the whole page that would print now, against the
evidence of the career (`interview_app.check`, CONTRACT D8, NEXT 5).
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cached_property

from interview_app.check.evidence import EvidenceSet
from interview_app.check.line_check import LineVerdict, check_line
from interview_app.check.report import LineOnPage, report_of
from interview_app.check.rules import Kind
from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.domain.lines import Line
from interview_app.domain.proposals import HEADLINE_PLACE, SUMMARY_PLACE, Proposal, ProposalState
from interview_app.domain.resume import ResumeBullet, ResumeDocument
from interview_app.domain.tailoring import AuditReport, ClaimMapping, ResumeDraft, Trim
from interview_app.tailoring.lines.contradictions import contradictions, told_of
from interview_app.tailoring.lines.draft import claim_index
from interview_app.tailoring.lines.facts import FACT_PREFIX, Career


class Checker:
    """The evidence of a career made ready for the check, when it is first asked."""

    def __init__(
        self, career: Career, cards: Sequence[EvidenceCard], *, today: str | None = None
    ) -> None:
        """`today`: `YYYY-MM`, what "present" means."""
        self._career, self._cards, self._today = career, cards, today

    @cached_property
    def _evidence(self) -> EvidenceSet:
        return EvidenceSet.of(
            self._cards,
            timeline=self._career.timeline,
            profile=self._career.profile,
            today=self._today,
        )

    @cached_property
    def _projects(self) -> dict[str, str]:
        return {one.name: one.id for one in self._career.timeline.projects if one.name}

    def wording(
        self,
        place: str | None,
        text: str,
        *,
        language: str | None = None,
        without: Collection[Line] = (),
    ) -> LineVerdict:
        """What the check says of a wording.

        Args:
            place: the id of its entry, a project's name, `SUMMARY_PLACE` or `HEADLINE_PLACE`; None
                for what stands under no entry.
            text: the wording.
            language: the résumé's, where the text does not tell its own.
            without: approved lines that do not count: a line is never its own evidence.
        """
        of_profile = place in (None, SUMMARY_PLACE, HEADLINE_PLACE)
        return check_line(
            text,
            evidence=self._evidence,
            entry=None if of_profile else self._projects.get(place or "", place),
            kind="summary" if of_profile else "sentence",
            language=language,
            without=tuple(one.id for one in without),
        )

    def page(
        self,
        document: ResumeDocument,
        *,
        inconsistencies: Sequence[str] = (),
        unread: Collection[str] = (),
    ) -> AuditReport:
        """The report on what would print now.

        Args:
            document: the page; its lines are approved ones, its headings approved fields.
            inconsistencies: sentences on what cannot both be true.
            unread: lines that nobody looked at; they count as nobody's evidence.
        """
        lines = tuple(self._printed(document, unread))
        return report_of(lines, inconsistencies=inconsistencies)

    def _printed(self, document: ResumeDocument, unread: Collection[str]) -> Iterator[LineOnPage]:
        for bullet, entry, employer in _placed(document):
            alone = [bullet.line_id or ""] if bullet.text in unread else []
            kind: Kind = "summary" if entry is None else "sentence"
            verdict = check_line(
                bullet.text,
                evidence=self._evidence,
                entry=entry,
                kind=kind,
                language=document.language,
                without=alone,
            )
            yield LineOnPage(
                bullet.text, verdict, bullet.bullet_id, employer, kind, unread=bool(alone)
            )


def _placed(document: ResumeDocument) -> Iterator[tuple[ResumeBullet, str | None, str | None]]:
    """Each line with its entry's id, None for the summary's, and whose heading it stands under."""
    yield from ((bullet, None, None) for bullet in document.summary)
    for section in document.sections:
        for entry in section.entries:
            for bullet in entry.bullets:
                yield bullet, entry.id, entry.organization or entry.title


def report_on(
    draft: ResumeDraft | None,
    checker: Checker,
    cards: Iterable[EvidenceCard],
    left_out: Sequence[Trim] = (),
    proposals: Sequence[Proposal] = (),
) -> AuditReport:
    """The report on a draft.

    Args:
        draft: what would print; without one nothing is reported.
        checker: the evidence, made ready.
        cards: all evidence in force; those that contradict each other are told.
        left_out: what stands no longer in it; of what another line contradicts, the report says
            which is printed.
        proposals: of them, those that print unread are no line that somebody approved.
    """
    document = draft.document if draft is not None else ResumeDocument()
    told = contradictions(card for card in cards if not card.id.startswith(FACT_PREFIX))
    unread = {one.text for one in proposals if one.state is ProposalState.UNREAD}
    return checker.page(document, inconsistencies=(*told, *told_of(left_out)), unread=unread)


def redrafted(document: ResumeDocument) -> ResumeDraft:
    """A draft of a document, its claim index made anew."""
    return ResumeDraft(document=document, claims=claim_index(document))


def evidence_of(
    document: ResumeDocument, claims: Sequence[ClaimMapping], cards: Iterable[EvidenceCard]
) -> tuple[EvidenceCard, ...]:
    """The cards that a résumé rests on: those its lines cite, and the timeline's facts that its
    headings and lists print.
    """
    cited = {one for claim in claims for one in claim.evidence_card_ids}
    printed = {None, *(entry.id for section in document.sections for entry in section.entries)}
    return tuple(
        card
        for card in cards
        if card.id in cited or (card.id.startswith(FACT_PREFIX) and card.entry_id in printed)
    )
