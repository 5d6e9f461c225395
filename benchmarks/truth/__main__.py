"""`python -m benchmarks.truth`: hold every lie and every honest line against its person's cards, print and write the table."""

import argparse
import time
from collections import Counter, defaultdict
from pathlib import Path

from benchmarks.truth.cases import Case
from benchmarks.truth.honest import KINDS, honest
from benchmarks.truth.lies import CLASSES, lies
from benchmarks.truth.people import Person, cards, people
from benchmarks.truth.written import FIRST_RUN, HALF, written
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


def measure(everybody: tuple[Person, ...], *, by_hand: bool = True) -> tuple[list[tuple[Case, str, str]], float]:
    """Each case with "blocked", "warned" or "passed" and the first objection; and lines a second."""
    ready = {one.id: gate.index(cards(one)) for one in everybody}
    told, true = all_cases(everybody)
    lines = [(case, case.company if case.kind == "moved fact" or case.kind in KINDS else None) for case in told + true]
    if by_hand:
        ready |= {one.id: gate.index(one.cards) for one in written()}
        lines += [(case, case.company) for one in written() for case in one.lies + one.honest]
    results = []
    start = time.process_time()
    for case, under in lines:
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
    heads = [f"half {half}" for half in halves] + ["half c, first run"] * (HALF in halves)
    rows = ["| class | " + " | ".join(heads) + " |", "|---|" + "---|" * len(heads)]
    for kind in CLASSES:
        cells = [f"{counts[kind, half]['blocked']} of {sum(counts[kind, half].values())} stopped" for half in halves]
        cells += [f"{FIRST_RUN[kind][0]} of {FIRST_RUN[kind][1]} stopped"] * (HALF in halves)
        rows.append(f"| lie: {kind} | " + " | ".join(cells) + " |")
    for kind in KINDS:
        cells = [
            f"{counts[kind, half]['blocked']} blocked, {counts[kind, half]['warned']} warned of {sum(counts[kind, half].values())}"
            for half in halves
        ]
        cells += [f"{FIRST_RUN[kind][0]} blocked of {FIRST_RUN[kind][1]}"] * (HALF in halves)
        rows.append(f"| honest: {kind} | " + " | ".join(cells) + " |")
    return rows


def main() -> None:
    """Run it all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--half", choices=["a", "b", HALF], help="only this half of the people")
    parser.add_argument("--show", action="store_true", help="print the cases that went wrong (never used on half a)")
    parser.add_argument("--kind", help="with --show: only this class")
    given = parser.parse_args()
    everybody = people(given.half)
    by_hand = given.half in (None, HALF)
    halves = (*dict.fromkeys(one.half for one in everybody), *((HALF,) if by_hand else ()))
    results, speed = measure(everybody, by_hand=by_hand)
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
        f"{persons + len(written())} invented people in as many trades, {len(results)} lines. Half c was written by hand, line by line, before the "
        "gate was run on it; its first run stands in a column of its own, the other columns are today's gate. Half a was written before the rules of the gate and is never "
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
