"""`python -m benchmarks.truth`: hold every lie and every honest line against its person's cards, print and write the table."""

import argparse
import time
from collections import Counter, defaultdict
from pathlib import Path

from benchmarks.truth.cases import Case
from benchmarks.truth.honest import KINDS, honest
from benchmarks.truth.lies import CLASSES, lies
from benchmarks.truth.people import Person, cards, people
from interview_app.domain.tailoring import Severity
from interview_app.tailoring.truth_gate import gate

OUT = Path(__file__).parents[2] / "docs" / "benchmarks-truth.md"


def stranger_of(person: Person, everybody: tuple[Person, ...]) -> Person:
    """The next person of the same language and half: another trade, other facts."""
    same = [one for one in everybody if one.lang == person.lang and one.half == person.half]
    return same[(same.index(person) + 1) % len(same)]


def all_cases(everybody: tuple[Person, ...]) -> tuple[list[Case], list[Case]]:
    """Every lie and every honest line."""
    told = [case for one in everybody for case in lies(one, stranger_of(one, everybody))]
    return told, [case for one in everybody for case in honest(one)]


def measure(everybody: tuple[Person, ...]) -> tuple[list[tuple[Case, str, str]], float]:
    """Each case with "blocked", "warned" or "passed" and the first objection; and lines a second."""
    ready = {one.id: gate.index(cards(one)) for one in everybody}
    told, true = all_cases(everybody)
    results = []
    start = time.process_time()
    for case in told + true:
        under = case.company if case.kind == "moved fact" or case.kind in KINDS else None
        found = gate.check_line(case.text, ready[case.person], gate.LineContext(company=under))
        blocked = [one for one in found if one.severity is Severity.BLOCKER]
        verdict = "blocked" if blocked else "warned" if found else "passed"
        results.append((case, verdict, (blocked or list(found))[0].violation if found else ""))
    return results, len(results) / (time.process_time() - start)


def table(results: list[tuple[Case, str, str]], halves: tuple[str, ...]) -> list[str]:
    """Rows of the published table: one a class, the halves side by side."""
    counts: dict[tuple[str, str], Counter[str]] = defaultdict(Counter)
    for case, verdict, _ in results:
        counts[case.kind, case.half][verdict] += 1
    rows = ["| class | " + " | ".join(f"half {half}" for half in halves) + " |", "|---|" + "---|" * len(halves)]
    for kind in CLASSES:
        cells = [f"{counts[kind, half]['blocked']} of {sum(counts[kind, half].values())} stopped" for half in halves]
        rows.append(f"| lie: {kind} | " + " | ".join(cells) + " |")
    for kind in KINDS:
        cells = [
            f"{counts[kind, half]['blocked']} blocked, {counts[kind, half]['warned']} warned of {sum(counts[kind, half].values())}"
            for half in halves
        ]
        rows.append(f"| honest: {kind} | " + " | ".join(cells) + " |")
    return rows


def main() -> None:
    """Run it all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--half", choices=["a", "b"], help="only this half of the people")
    parser.add_argument("--show", action="store_true", help="print the cases that went wrong (never used on half a)")
    parser.add_argument("--kind", help="with --show: only this class")
    given = parser.parse_args()
    everybody = people(given.half)
    halves = tuple(dict.fromkeys(one.half for one in everybody))
    results, speed = measure(everybody)
    rows = table(results, halves)
    print("\n".join(rows), f"\n\n{len(results)} lines, {speed:,.0f} lines/s", sep="")
    if given.show:
        for case, verdict, why in results:
            wrong = verdict != "blocked" if case.kind in CLASSES else verdict != "passed"
            if wrong and given.kind in (None, case.kind):
                print(f"{case.kind} | {verdict} | {case.text} | {case.person} | {why}")
    if given.half is None:
        OUT.write_text(_page(rows, results, speed, len(everybody)), encoding="utf-8")


def _page(rows: list[str], results: list[tuple[Case, str, str]], speed: float, persons: int) -> str:
    intro = (
        f"{persons} invented people in as many trades, {len(results)} lines. Half a was written before the rules of the gate and is never "
        "tuned on; half b was written after them. A lie counts as stopped when a BLOCKER names its line. Every line is held "
        "against all cards of its person; honest lines and moved facts stand under an employer's heading."
    )
    return "\n".join(
        [
            "# The truth gate, measured",
            "",
            "Made by `python -m benchmarks.truth`.",
            "",
            intro,
            "",
            *rows,
            "",
            f"Speed: {speed:,.0f} lines a second on one core.",
            "",
        ]
    )


if __name__ == "__main__":
    main()
