"""The audit report of a page, made of the verdicts on its lines. `passed` is written here and
nowhere else (CONTRACT D8).
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from interview_app.check import rules
from interview_app.check.rules import Kind, LineVerdict
from interview_app.domain.proposals import Verdict
from interview_app.domain.tailoring import (
    AuditReport,
    CheckedLine,
    Severity,
    TruthViolation,
    ViolationKind,
)
from interview_app.i18n import N_, _

UNREAD = N_("Accepted unread: nobody has looked at this line yet")
"""What a report says of a line that prints for one run without being looked at."""


@dataclass(frozen=True)
class LineOnPage:
    """A printed line with its verdict. `employer`: whose heading it stands under. `unread`: it
    prints in one run without being looked at (NEXT 3).
    """

    text: str
    verdict: LineVerdict
    bullet_id: str = ""
    employer: str | None = None
    kind: Kind = "sentence"
    unread: bool = False

    @property
    def checked(self) -> CheckedLine:
        """The line as a report has it."""
        return CheckedLine(
            text=self.text,
            employer=self.employer,
            verdict=self.verdict.verdict,
            rules=self.verdict.rules,
            marked=self.verdict.marked,
        )


_ITEMS: dict[Kind, ViolationKind] = {
    "head": ViolationKind.TITLE_NOT_IN_EVIDENCE,
    "education": ViolationKind.SCHOOL_NOT_IN_EVIDENCE,
    "certificate": ViolationKind.CERTIFICATE_NOT_IN_EVIDENCE,
    "language": ViolationKind.SKILL_NOT_IN_EVIDENCE,
    "skill": ViolationKind.SKILL_NOT_IN_EVIDENCE,
}
"""What kind of objection an item is that no field has, by the kind of its row."""


def violations_of(line: LineOnPage) -> Iterator[TruthViolation]:
    """What is told of a line that is not proven: each reason it is refused for, or once that the
    person is asked.
    """
    verdict = line.verdict
    if line.unread:
        yield TruthViolation(
            bullet_id=line.bullet_id,
            bullet_text=line.text,
            violation=_(UNREAD),
            kind=ViolationKind.NEEDS_YOUR_WORD,
            severity=Severity.WARNING,
        )
    elif verdict.verdict is Verdict.REFUSED:
        for one in verdict.findings:
            if one.rule.verdict is Verdict.REFUSED:
                by_row = one.rule is rules.ITEM_NOT_APPROVED
                yield TruthViolation(
                    bullet_id=line.bullet_id,
                    bullet_text=line.text,
                    violation=one.rule.told(one.what),
                    kind=_ITEMS.get(line.kind, one.rule.kind) if by_row else one.rule.kind,
                    rule=one.rule.id,
                )
    elif verdict.verdict is Verdict.YOUR_WORD:
        yield TruthViolation(
            bullet_id=line.bullet_id,
            bullet_text=line.text,
            violation=verdict.sentence,
            kind=verdict.findings[0].rule.kind,
            severity=Severity.WARNING,
            rule=verdict.findings[0].rule.id,
        )


def report_of(
    lines: Sequence[LineOnPage],
    *,
    more: Iterable[TruthViolation] = (),
    inconsistencies: Iterable[str] = (),
    given: bool = False,
) -> AuditReport:
    """The report on a page.

    Args:
        lines: its printed lines.
        more: what else is wrong with it: a line that is not printed, what a model doubts.
        inconsistencies: sentences on what cannot both be true.
        given: somebody wrote it elsewhere (`audit`); then a line that needs the person's word
            counts against `passed` too.
    """
    violations = (*(one for line in lines for one in violations_of(line)), *more)
    refused = any(one.severity is Severity.BLOCKER for one in violations)
    asked = given and any(line.verdict.verdict is Verdict.YOUR_WORD for line in lines)
    unread = any(line.unread for line in lines)
    return AuditReport(
        lines=tuple(line.checked for line in lines),
        truth_violations=violations,
        inconsistencies=tuple(inconsistencies),
        passed=not refused and not asked and not unread,
    )


def with_more(report: AuditReport, more: Iterable[TruthViolation]) -> AuditReport:
    """A report with objections added; none can make it pass."""
    violations = (*report.truth_violations, *more)
    refused = any(one.severity is Severity.BLOCKER for one in violations)
    return report.model_copy(
        update={"truth_violations": violations, "passed": report.passed and not refused}
    )
