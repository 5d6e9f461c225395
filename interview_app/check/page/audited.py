"""The report on a résumé that somebody gives, whoever wrote it (CONTRACT D8, E7)."""

from collections.abc import Iterable

from interview_app.check.evidence import EvidenceSet
from interview_app.check.line_check import check_line
from interview_app.check.page.line_breaks import words_of
from interview_app.check.page.page_entries import PlacedLine, placed_lines
from interview_app.check.page.page_lines import lines_of
from interview_app.check.page.page_top import Owner
from interview_app.check.report import LineOnPage, report_of
from interview_app.check.rules import ROWS, LineVerdict, verdict_of
from interview_app.check.wording import sentences
from interview_app.domain.tailoring import AuditReport, Verdict
from interview_app.language.detection import language_of


def audited_page(
    text: str,
    evidence: EvidenceSet,
    *,
    owner: Owner | None = None,
    inconsistencies: Iterable[str] = (),
) -> AuditReport:
    """Hold every line of a résumé's page to the evidence; one report line for each that claims
    something.

    Args:
        text: of the page; bullets and headings as they are printed.
        evidence: of the whole career.
        owner: whose page it is.
        inconsistencies: of the evidence, told in the report.
    """
    language = language_of(text)
    words = words_of(one.text for one in evidence.whole.statements)
    lines = lines_of(text, language=language, words=words)
    placed = placed_lines(lines, evidence, owner=owner or Owner(), language=language)
    checked = [
        LineOnPage(
            text=one.text,
            verdict=_verdict(one, evidence, language),
            bullet_id=f"line-{number}",
            employer=one.employer,
            kind=one.kind,
        )
        for number, one in enumerate(placed, start=1)
    ]
    return report_of(checked, inconsistencies=inconsistencies, given=True)


def _verdict(line: PlacedLine, evidence: EvidenceSet, language: str | None) -> LineVerdict:
    """The verdict on a line; one of several sentences is proven where each of them is."""

    def checked(text: str) -> LineVerdict:
        return check_line(
            text, evidence=evidence, entry=line.entry, kind=line.kind, language=language
        )

    whole = checked(line.text)
    parts = sentences(line.text)
    if whole.verdict is not Verdict.YOUR_WORD or len(parts) < 2 or line.kind in ROWS:
        return whole
    each = [checked(part) for part in parts]
    if all(one.verdict is Verdict.PROVEN for one in each):
        return verdict_of(
            [finding for one in each for finding in one.findings],
            [card for one in each for card in one.card_ids],
        )
    return whole
