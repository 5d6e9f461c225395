"""Makes `truth_gate/holding/doubt_weights.py`: what each mark of an unknown word says for or
against its being a rewording.

    python packaging/doubt_weights.py

Every line of the benchmark's opened sets whose one unknown word alone decides its verdict is an
example: honest, or a lie. A logistic regression with a little shrinkage is fitted to their marks
(`doubts.marks`). How it would
do on a set it has not seen is reckoned by leaving out one set at a time, and from those scores
comes the limit: it lies where one lie more would free fewer than `WORTH` honest lines. Run by hand,
from the root of the repository, when the marks change; the result is kept.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.truth.__main__ import all_cases
from benchmarks.truth.honest import KINDS
from benchmarks.truth.people import cards, people
from benchmarks.truth.written import SEALED, halves, written
from interview_app.domain.tailoring import Severity
from interview_app.tailoring.truth_gate import gate
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.cards.evidence_index import EvidenceIndex
from interview_app.tailoring.truth_gate.holding import doubts
from interview_app.tailoring.truth_gate.reading.line import Line, Word

OUT = (
    Path(__file__).parents[1]
    / "interview_app"
    / "tailoring"
    / "truth_gate"
    / "holding"
    / "doubt_weights.py"
)
WORTH = 2
SHRINKAGE = 3.0
HEAD = (
    '"""What each mark of an unknown word says for or against its being a rewording, made by '
    "packaging/doubt_weights.py;\n"
    'not edited by hand. "" is for every word; a sum of 0 or more makes a doubt.\n"""\n'
)
ROUNDS = 12


@dataclass(frozen=True)
class Example:
    """One line that stands or falls with its unknown word."""

    half: str
    honest: bool
    marks: frozenset[str]
    german: bool


def examples() -> list[Example]:
    """The examples of all opened sets."""
    seen: list[tuple[frozenset[str], bool]] = []

    def every_one(line: Line, word: Word, parts: Sequence[Evidence]) -> bool:
        may = doubts.may_be_reworded(line, word)
        if may:
            seen.append((frozenset(doubts.marks(line, word, parts)), line.german))
        return may

    judged = doubts.is_rewording
    doubts.is_rewording = every_one
    found = []
    try:
        for half, honest, text, ready, context in _lines():
            seen.clear()
            ready.remembered.clear()
            blocked = any(
                one.severity is Severity.BLOCKER for one in gate.check_line(text, ready, context)
            )
            if seen and not blocked:
                found.append(Example(half, honest, *seen[0]))
    finally:
        doubts.is_rewording = judged
    return found


def _lines() -> Iterator[tuple[str, bool, str, EvidenceIndex, gate.LineContext]]:
    for person in written():
        if person.half in SEALED:
            continue
        ready = gate.index(person.cards)
        for case in person.lies + person.honest:
            context = gate.LineContext(company=case.company, post=case.post)
            yield person.half, case.kind in KINDS, case.text, ready, context
    made = tuple(one for one in people() if one.half not in (*SEALED, *halves()))
    indexes = {one.id: gate.index(cards(one)) for one in made}
    told, true = all_cases(made)
    for case in told + true:
        company = case.company if case.kind == "moved fact" or case.kind in KINDS else None
        context = gate.LineContext(company=company, post=case.post)
        yield case.half, case.kind in KINDS, case.text, indexes[case.person], context


def fitted(found: Sequence[Example]) -> dict[str, float]:
    """The weight of each mark, and of "" for none, by Newton's method."""
    names = ["", *sorted({mark for one in found for mark in one.marks})]
    place = {name: at for at, name in enumerate(names)}
    rows = [[0, *sorted(place[mark] for mark in one.marks)] for one in found]
    weights = [0.0] * len(names)
    for _ in range(ROUNDS):
        slope = [-SHRINKAGE * weight for weight in weights]
        slope[0] = 0.0
        bend = [[0.0] * len(names) for _ in names]
        for at in range(len(names)):
            bend[at][at] = SHRINKAGE if at else 1e-9
        for row, one in zip(rows, found, strict=True):
            chance = 1 / (1 + math.exp(-sum(weights[at] for at in row)))
            for at in row:
                slope[at] += one.honest - chance
                for other in row:
                    bend[at][other] += chance * (1 - chance)
        step = _solved(bend, slope)
        weights = [weight + change for weight, change in zip(weights, step, strict=True)]
    return dict(zip(names, weights, strict=True))


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a system of linear equations, by Gauss."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at in range(len(rows)):
        pivot = max(range(at, len(rows)), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        for other in range(len(rows)):
            if other != at and rows[other][at]:
                share = rows[other][at] / rows[at][at]
                rows[other] = [
                    value - share * above
                    for value, above in zip(rows[other], rows[at], strict=True)
                ]
    return [row[-1] / row[at] for at, row in enumerate(rows)]


def score(weights: dict[str, float], one: Example) -> float:
    """How much an example looks like a rewording."""
    return weights[""] + sum(weights.get(mark, 0.0) for mark in one.marks)


def unseen(found: Sequence[Example]) -> list[tuple[float, bool]]:
    """Each example's score by what all other sets taught, best first."""
    scores = []
    for half in sorted({one.half for one in found}):
        weights = fitted([one for one in found if one.half != half])
        scores += [(score(weights, one), one.honest) for one in found if one.half == half]
    return sorted(scores, reverse=True)


def limit(scores: Sequence[tuple[float, bool]]) -> tuple[float, int, int]:
    """The score from which on a word is a doubt, with the honest lines it frees and the lies it
    lets by.
    """
    best, gain, honest, lies = (math.inf, 0, 0), 0, 0, 0
    for value, is_honest in scores:
        honest, lies = honest + is_honest, lies + (not is_honest)
        if honest - WORTH * lies > gain:
            gain = honest - WORTH * lies
            best = (value, honest, lies)
    return best


def rows(found: Sequence[Example], name: str) -> str:
    """The weights of these examples as they stand in the module."""
    weights = fitted(found)
    least, honest, lies = limit(unseen(found))
    weights[""] -= least
    print(
        f"{name}: {len(found)} examples; on sets left out {honest} honest lines freed, {lies} "
        f"lies let by"
    )
    lines = "".join(f'    "{mark}": {weight:.2f},\n' for mark, weight in weights.items())
    return f"\n{name} = {{\n{lines}}}\n"


def main() -> None:
    """Write the module."""
    found = examples()
    english = rows([one for one in found if not one.german], "WEIGHTS")
    german = rows([one for one in found if one.german], "GERMAN_WEIGHTS")
    OUT.write_text(HEAD + english + german, encoding="utf-8")


if __name__ == "__main__":
    main()
