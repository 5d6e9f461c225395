"""Whose employee a line calls the person: "as an employee of Otis" of somebody who only worked on Otis controllers."""

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.pool import Pool
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading.line import Line
from interview_app.tailoring.truth_gate.words import closed_words
from interview_app.tailoring.truth_gate.words.phrases import Phrases

_EMPLOYED = Phrases(
    "employee employed payroll staff employ angestellter angestellte angestellt mitarbeiter mitarbeiterin beschäftigt diensten",
    r" (employees? (?:of|at|with)|employed (?:by|at|with)|on the (?:staff|payroll) (?:of|at)|member of staff (?:of|at)|in the employ of"
    r"|als (?:angestellter?|mitarbeiter(?:in)?) (?:von|bei|der|des|beim)|(?:angestellt|beschäftigt) (?:bei|beim|von)|in diensten (?:von|der|des)) ",
)
_ARTICLES = closed_words.DETERMINERS | frozenset(
    "der die das dem den des einem einer eines".split()
)


def hold(line: Line, allowed: Pool) -> list[Objection]:
    """The objection to an employer that a line gives the person, and that no card it may rest on has or says so."""
    found = _EMPLOYED.search(line.folded, line.said)
    if found is None or any(
        _EMPLOYED.search(told.folded, told.said) for part in allowed for told in part.lines
    ):
        return []
    said = line.folded[: found.end()].split()
    if _counts_them(said):
        return []
    behind = [low for low in line.folded[found.end() :].split()[:_NEAR] if low not in _ARTICLES]
    companies = {low for part in allowed for low in part.company.casefold().split()}
    if (
        not behind
        or behind[0] in companies
        or any(f" {behind[0]} " in f" {low} " for low in companies)
    ):
        return []
    sentence = _("Employer “{name}” is not in the evidence").format(name=behind[0])
    return [Objection(ViolationKind.EMPLOYER_NOT_IN_EVIDENCE, sentence)]


_NEAR = 4


def _counts_them(said: list[str]) -> bool:
    """Whether the employees are others, of whom a line tells how many there are: "payroll for 860 employees at three plants"."""
    at = next(
        (here for here, low in enumerate(said) if low.startswith(("employee", "mitarbeiter"))), None
    )
    return at is not None and not (at and said[at - 1] in ("an", "as", "als"))
