"""A verdict depends on the line and the evidence alone, and not on the order in which Python keeps a set (CONTRACT D8)."""

import os
import subprocess
import sys

ASKS = """
from benchmarks.truth.written import written
from interview_app.tailoring.truth_gate import gate
for one in written("o"):
    ready = gate.index(one.cards)
    for case in one.lies + one.honest:
        found = gate.check_line(case.text, ready, gate.LineContext(company=case.company, post=case.post))
        print([str(violation.severity) for violation in found])
"""


def _verdicts(seed: str) -> str:
    asked = subprocess.run(
        [sys.executable, "-c", ASKS],
        env={**os.environ, "PYTHONHASHSEED": seed},
        capture_output=True,
        text=True,
        check=True,
    )
    return asked.stdout


def test_another_hash_seed_gives_the_same_verdicts() -> None:
    first = _verdicts("1")
    assert first.count("\n") > 500
    assert first == _verdicts("2") == _verdicts("3")
