"""A finished draft on its pages, and what is read back from them held to what the gate has seen
(CONTRACT D10, D11).
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from interview_app.domain.resume import ResumeDocument, ResumeLanguage
from interview_app.domain.tailoring import AuditReport, Blackboard, ClaimMapping, Trim
from interview_app.rendering.design import Design
from interview_app.rendering.engine import RenderEngine
from interview_app.rendering.page_fit import Fitted, fit
from interview_app.tailoring import file_audit
from interview_app.tailoring.lines.draft import claim_index
from interview_app.tailoring.match.wanted import wanted_cards
from interview_app.tailoring.stages import revision
from interview_app.tailoring.truth_gate import gate

ReadBack = Callable[[bytes], str]
"""The text of a PDF, as any reader would see it."""


@dataclass(frozen=True, kw_only=True)
class Printing:
    """Sets a draft on its pages and holds what is read back from them to what the gate has seen."""

    engine: RenderEngine
    design: Design
    max_pages: int
    read_back: ReadBack | None

    def pages(
        self, board: Blackboard, report: AuditReport
    ) -> tuple[Fitted, AuditReport, tuple[Trim, ...]]:
        """The pages, the report on them, and the lines that the page does not show as they are.

        Those are left out and listed, where most lines can be read: an honest person gets a résumé
        (DESIGN 9).
        """
        document = _document(board)
        fitted = self._fitted(document, board)
        found = self._read(fitted, report)
        unread = {one.bullet_id for one in found.truth_violations} - {
            one.bullet_id for one in report.truth_violations
        }
        lines = [one.bullet_id for one in document.bullets()]
        if (
            found.passed
            or not report.passed
            or not 0 < 2 * len(unread.intersection(lines)) < len(lines)
        ):
            return fitted, found, ()
        document, trims = revision.left_out(document, found)
        fitted = self._fitted(document, board)
        return fitted, self._read(fitted, report), trims

    def _fitted(self, document: ResumeDocument, board: Blackboard) -> Fitted:
        order = trim_order(document, wanted_cards(board))
        return fit(document, self.design, self.engine, max_pages=self.max_pages, trim_order=order)

    def _read(self, fitted: Fitted, report: AuditReport) -> AuditReport:
        if self.read_back is None:
            return report
        text = self.read_back(fitted.rendered.pdf)
        return _with_printed(report, text, claim_index(fitted.resume), fitted.resume)


def _document(board: Blackboard) -> ResumeDocument:
    """The draft's document; without a known name its heading is what it is, and never an invented
    person.
    """
    document = board.draft.document if board.draft is not None else ResumeDocument()
    if document.header.name:
        return document
    heading = _UNNAMED[document.language]
    return document.model_copy(
        update={"header": document.header.model_copy(update={"name": heading})}
    )


_UNNAMED: dict[ResumeLanguage, str] = {
    "en": "Résumé",
    "de": "Lebenslauf",
    "fr": "Curriculum vitae",
    "es": "Currículum",
    "it": "Curriculum vitae",
    "pt": "Currículo",
}


def trim_order(document: ResumeDocument, wanted: Mapping[str, float]) -> tuple[str, ...]:
    """Lines that may go when the pages are full, the least wanted first; the first line of an entry
    stays to the last.
    """
    ranked: list[tuple[bool, float, int, str]] = []
    place = 0
    for section in document.sections:
        for entry in section.entries:
            for at, bullet in enumerate(entry.bullets):
                place += 1
                worth = sum(wanted.get(card, 0.0) for card in bullet.evidence_card_ids)
                ranked.append((at == 0, worth, -place, bullet.bullet_id))
    return tuple(one for *_rest, one in sorted(ranked))


def _with_printed(
    report: AuditReport, text: str, claims: Sequence[ClaimMapping], document: ResumeDocument
) -> AuditReport:
    """The report with what the printed page adds: claims that are not on it, and lines on it that
    nobody judged.
    """
    more = [*file_audit.match_claims(text, claims), *file_audit.strange_words(text, document)]
    return gate.with_objections(report, more).model_copy(
        update={"override_reason": report.override_reason}
    )
