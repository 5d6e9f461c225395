"""The report on a page: `passed` is written here and nowhere else (CONTRACT D8)."""

from collections.abc import Sequence
from typing import NamedTuple

from interview_app.check.verdicts import LineVerdict
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


class PrintedLine(NamedTuple):
    """A line of a page with the check's verdict. `employer`: whose heading it stands under."""

    bullet_id: str
    text: str
    employer: str | None
    verdict: LineVerdict
    unread: bool = False


def report(
    lines: Sequence[PrintedLine],
    *,
    more: Sequence[TruthViolation] = (),
    inconsistencies: Sequence[str] = (),
    own_word_counts: bool = False,
) -> AuditReport:
    """The report on the lines of a page.

    Args:
        lines: each with its verdict.
        more: what was found beside them, on the printed page; warnings do not count.
        inconsistencies: sentences on what cannot both be true.
        own_word_counts: whether a line that needs the person's word counts against the page, as it
            does for a given résumé alone (NEXT 5).
    """
    found = [*more]
    for line in lines:
        found += _violations(line, own_word_counts=own_word_counts)
    unread = any(one.unread for one in lines)
    return AuditReport(
        truth_violations=tuple(found),
        inconsistencies=tuple(inconsistencies),
        lines=tuple(_checked(one) for one in lines),
        passed=not unread and not any(one.severity is Severity.BLOCKER for one in found),
    )


def with_more(before: AuditReport, more: Sequence[TruthViolation]) -> AuditReport:
    """A report with what was found beside its lines; a blocking one makes it fail."""
    halts = any(one.severity is Severity.BLOCKER for one in more)
    found = (*before.truth_violations, *more)
    return before.model_copy(
        update={"truth_violations": found, "passed": before.passed and not halts}
    )


def _checked(line: PrintedLine) -> CheckedLine:
    return CheckedLine(
        text=line.text,
        employer=line.employer,
        verdict=line.verdict.verdict,
        rules=line.verdict.rules,
        marked=line.verdict.marked,
    )


def _violations(line: PrintedLine, *, own_word_counts: bool) -> list[TruthViolation]:
    """What is told of a line: each refusal, and that the person is asked where that counts."""
    if line.unread:
        return [_violation(line, _(UNREAD), ViolationKind.NEEDS_YOUR_WORD, Severity.WARNING)]
    halts = [one for one in line.verdict.findings if one.rule.verdict is Verdict.REFUSED]
    asks = [one for one in line.verdict.findings if one.rule.verdict is Verdict.YOUR_WORD]
    if halts or not (asks and own_word_counts):
        return [
            _violation(line, one.rule.told(one.what), one.rule.kind, Severity.BLOCKER, one.rule.id)
            for one in halts
        ]
    first = asks[0].rule
    return [_violation(line, line.verdict.sentence, first.kind, Severity.BLOCKER, first.id)]


def _violation(
    line: PrintedLine,
    sentence: str,
    kind: ViolationKind,
    severity: Severity,
    rule: str | None = None,
) -> TruthViolation:
    return TruthViolation(
        bullet_id=line.bullet_id,
        bullet_text=line.text,
        violation=sentence,
        kind=kind,
        severity=severity,
        rule=rule,
    )
