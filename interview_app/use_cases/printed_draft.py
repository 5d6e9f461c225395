"""A finished draft on its pages, and what is read back from them held to what was approved
(CONTRACT D10, D11).
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass

from interview_app.check.page.read_back import with_printed
from interview_app.domain.resume import ResumeDocument, ResumeLanguage
from interview_app.domain.tailoring import AuditReport, Blackboard, Trim
from interview_app.rendering.design import Design
from interview_app.rendering.engine import RenderEngine
from interview_app.rendering.page_fit import Fitted, fit
from interview_app.tailoring.match.wanted import wanted_cards

ReadBack = Callable[[bytes], str]
"""The text of a PDF, as any reader would see it."""


@dataclass(frozen=True, kw_only=True)
class Printing:
    """Sets a draft on its pages and holds what is read back from them to what was checked."""

    engine: RenderEngine
    design: Design
    max_pages: int
    read_back: ReadBack | None

    def pages(self, board: Blackboard, kept: Collection[str] = ()) -> tuple[Fitted, AuditReport]:
        """The pages and the report on them; `kept`: families of lines that never go for room."""
        document = _document(board)
        order = trim_order(document, wanted_cards(board), kept)
        fitted = fit(document, self.design, self.engine, max_pages=self.max_pages, trim_order=order)
        report = board.audit_report or AuditReport()
        if self.read_back is None:
            return fitted, report
        text = self.read_back(fitted.rendered.pdf)
        return fitted, with_printed(report, text, fitted.resume)


def page_trims(fitted: Fitted) -> tuple[Trim, ...]:
    """The lines that the pages had no room for."""
    return tuple(
        Trim(bullet_id=one.bullet_id, text=one.text, reason=one.reason, kind="page_limit")
        for one in fitted.trims
    )


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


def trim_order(
    document: ResumeDocument, wanted: Mapping[str, float], kept: Collection[str] = ()
) -> tuple[str, ...]:
    """Lines that may go when the pages are full, the least wanted first; the first line of an entry
    stays to the last, and lines of the families `kept` stay always.
    """
    ranked: list[tuple[bool, float, int, str]] = []
    place = 0
    for section in document.sections:
        for entry in section.entries:
            for at, bullet in enumerate(entry.bullets):
                place += 1
                if bullet.family is not None and bullet.family in kept:
                    continue
                worth = sum(wanted.get(card, 0.0) for card in bullet.evidence_card_ids)
                ranked.append((at == 0, worth, -place, bullet.bullet_id))
    return tuple(one for *_rest, one in sorted(ranked))
