"""`python -m benchmarks.truth`: hold every lie and every honest line against its person's cards, print and write the table."""

import argparse
import gc
import time
from pathlib import Path

from benchmarks.truth.cases import Case
from benchmarks.truth.honest import KINDS, honest
from benchmarks.truth.lies import CLASSES, lies
from benchmarks.truth.page import by_class, counted, page, summary
from benchmarks.truth.people import Person, cards, people
from benchmarks.truth.written import SEALED, halves, written
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


def measure(
    everybody: tuple[Person, ...], *, by_hand: str | None = "all"
) -> tuple[list[tuple[Case, str, str]], float]:
    """Each case with "blocked", "warned" or "passed" and the first objection; and lines a second.

    A run of the product holds one person's cards; those of all others are kept from the garbage collector here, which would
    look through them again and again.

    Args:
        everybody: the people whose lines are made by rule.
        by_hand: a set written by hand, "all" of them, or none.
    """
    # Writers of two sets may have called somebody the same.
    ready = {(one.half, one.id): gate.index(cards(one)) for one in everybody}
    told, true = all_cases(everybody)
    lines = [
        (case, case.company if case.kind == "moved fact" or case.kind in KINDS else None)
        for case in told + true
    ]
    if by_hand:
        persons = written(None if by_hand == "all" else by_hand)
        ready |= {(one.half, one.id): gate.index(one.cards) for one in persons}
        lines += [(case, case.company) for one in persons for case in one.lies + one.honest]
    results = []
    gc.collect()
    gc.freeze()
    start = time.process_time()
    for case, under in lines:
        found = gate.check_line(
            case.text,
            ready[case.half, case.person],
            gate.LineContext(company=under, post=case.post),
        )
        blocked = [one for one in found if one.severity is Severity.BLOCKER]
        verdict = "blocked" if blocked else "warned" if found else "passed"
        results.append((case, verdict, (blocked or list(found))[0].violation if found else ""))
    speed = len(results) / (time.process_time() - start)
    gc.unfreeze()
    return results, speed


def main() -> None:
    """Run it all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--half", choices=["a", "b", *halves()], help="only this set of people")
    parser.add_argument(
        "--show",
        action="store_true",
        help="print the cases that went wrong (never those of a sealed set)",
    )
    parser.add_argument("--kind", help="with --show: only this class")
    given = parser.parse_args()
    everybody = people(given.half)
    by_hand = "all" if given.half is None else given.half if given.half in halves() else None
    sets = (
        *dict.fromkeys(one.half for one in everybody),
        *(halves() if by_hand == "all" else [by_hand] if by_hand else ()),
    )
    results, speed = measure(everybody, by_hand=by_hand)
    counts = counted(results)
    print("\n".join([*by_class(counts, sets), "", *summary(counts, sets)]))
    print(f"\n{len(results)} lines, {speed:,.0f} lines/s")
    if given.show:
        for case, verdict, why in results:
            wrong = verdict != "blocked" if case.kind in CLASSES else verdict != "passed"
            if wrong and given.kind in (None, case.kind) and case.half not in SEALED:
                print(f"{case.kind} | {verdict} | {case.text} | {case.person} | {why}")
    if given.half is None:
        persons = len(everybody) + len(written())
        OUT.write_text(
            page(counts, sets, lines=len(results), persons=persons, speed=speed), encoding="utf-8"
        )


if __name__ == "__main__":
    main()
