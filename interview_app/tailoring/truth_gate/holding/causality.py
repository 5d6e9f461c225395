"""One thing said to come from another: only where the evidence says so itself."""

import re

from interview_app.domain.tailoring import Severity, ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading.line import Line
from interview_app.tailoring.truth_gate.words import told_phrases


def hold(line: Line, evidence: Evidence) -> list[Objection]:
    """An objection when the line names a cause and the evidence says the two merely happened together."""
    cause = claimed(line)
    if not cause:
        return []
    said = told_phrases.patterns()["coincidence"]
    if any(said.search(one.folded, one.said) for one in evidence.lines):
        return [_objection(cause, Severity.BLOCKER)]
    return []


def across(line: Line) -> list[Objection]:
    """An objection when the line ties together, as cause and result, what different cards tell."""
    cause = claimed(line)
    return [_objection(cause, Severity.BLOCKER)] if cause else []


_DROVE = re.compile(
    r" drove (?:\w+ ){0,4}?(?:up|down|growth|sales|revenue|profit|adoption|improvements?|increases?|reductions?|change|efficiency|savings|results|engagement|conversions?|demand|rates?|costs?|turnover) "
)
"""Who drives a bus claims no cause."""


def claimed(line: Line) -> str:
    """The words with which a line says that one thing came from another, or nothing."""
    if line.cause is None:
        match = told_phrases.patterns()["cause"].search(line.folded, line.said)
        said = match[1] if match else ""
        line.cause = "" if said == "drove" and not _DROVE.search(line.folded) else said
    return line.cause


def _objection(cause: str, severity: Severity) -> Objection:
    sentence = _("Says “{cause}”, but no evidence says that one came from the other").format(
        cause=cause
    )
    return Objection(ViolationKind.CAUSALITY, sentence, severity)
