"""Lies that rules make of the open people's own sentences, in volume: of each class nearly all are stopped."""

from collections import Counter
from functools import lru_cache

import pytest

from benchmarks.truth.by_rule import lies
from benchmarks.truth.written import written
from interview_app.tailoring.truth_gate import gate

AT_LEAST = {
    "changed number": 99.5,
    "wrong unit": 98.5,
    "wrong date or tenure": 99.5,
    "inflated scope verb": 92,
    "bigger team": 99.5,
    "skill not in evidence": 99.5,
    "title inflation": 99.5,
    "employer swap": 99.5,
    "certificate invented": 99.5,
    "superlative or adoption": 98.5,
    "invented bullet": 97,
    "wrong location": 99.5,
}
"""Percent of the lies of each class that the gate stops."""


@lru_cache(maxsize=1)
def _totals() -> tuple[Counter[str], Counter[str]]:
    """How many lies of each class there are, and how many the gate lets by."""
    made: Counter[str] = Counter()
    let_by: Counter[str] = Counter()
    for person in (*written("1"), *written("2")):
        ready = gate.index(person.cards)
        for case in lies(person):
            made[case.kind] += 1
            verdict = gate.judge(
                case.text, ready, gate.LineContext(company=case.company, post=case.post)
            )
            let_by[case.kind] += not verdict.blocked
    return made, let_by


@pytest.mark.parametrize("kind", AT_LEAST)
def test_nearly_all_are_stopped(kind: str) -> None:
    made, let_by = _totals()
    assert 100 * (made[kind] - let_by[kind]) >= AT_LEAST[kind] * made[kind], (
        f"{let_by[kind]} of {made[kind]} pass"
    )


def test_the_rules_make_enough_of_each_class() -> None:
    """A class of which the rules make nothing would be proven by nothing."""
    made, _let_by = _totals()
    assert set(made) == set(AT_LEAST)
    assert sum(made.values()) > 3_000
    assert min(made.values()) > 10
