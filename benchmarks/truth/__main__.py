"""`python -m benchmarks.truth`: hold every lie and every honest line against its person's cards, print and write the table."""

import argparse
import time
from collections import Counter, defaultdict
from pathlib import Path

from benchmarks.truth.cases import Case
from benchmarks.truth.honest import KINDS, honest
from benchmarks.truth.lies import CLASSES, lies
from benchmarks.truth.people import Person, cards, people
from benchmarks.truth.written import FIRST_RUN, NOTES, SEALED, halves, written
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


def measure(everybody: tuple[Person, ...], *, by_hand: str | None = "all") -> tuple[list[tuple[Case, str, str]], float]:
    """Each case with "blocked", "warned" or "passed" and the first objection; and lines a second.

    Args:
        everybody: the people whose lines are made by rule.
        by_hand: a set written by hand, "all" of them, or none.
    """
    ready = {one.id: gate.index(cards(one)) for one in everybody}
    told, true = all_cases(everybody)
    lines = [(case, case.company if case.kind == "moved fact" or case.kind in KINDS else None) for case in told + true]
    if by_hand:
        persons = written(None if by_hand == "all" else by_hand)
        ready |= {one.id: gate.index(one.cards) for one in persons}
        lines += [(case, case.company) for one in persons for case in one.lies + one.honest]
    results = []
    start = time.process_time()
    for case, under in lines:
        found = gate.check_line(case.text, ready[case.person], gate.LineContext(company=under, post=case.post))
        blocked = [one for one in found if one.severity is Severity.BLOCKER]
        verdict = "blocked" if blocked else "warned" if found else "passed"
        results.append((case, verdict, (blocked or list(found))[0].violation if found else ""))
    return results, len(results) / (time.process_time() - start)


Counts = dict[tuple[str, str], Counter[str]]


def counted(results: list[tuple[Case, str, str]]) -> Counts:
    """How often each verdict fell, by class and set."""
    counts: Counts = defaultdict(Counter)
    for case, verdict, _ in results:
        counts[case.kind, case.half][verdict] += 1
    return counts


def table(counts: Counts, sets: tuple[str, ...]) -> list[str]:
    """Rows of the published table: one a class, the sets side by side, their sum, and the honest lines of a set in all."""
    first = [half for half in sets if half in FIRST_RUN]
    heads = [f"set {half}" for half in sets] + ["all sets"] + [f"set {half}, first run" for half in first]
    rows = ["| class | " + " | ".join(heads) + " |", "|---|" + "---|" * len(heads)]
    for kind in CLASSES:
        row = [counts[kind, half] for half in sets]
        cells = [_stopped(one["blocked"], one.total()) for one in [*row, sum(row, Counter())]]
        cells += [_stopped(*FIRST_RUN[half][kind]) for half in first]
        rows.append(f"| lie: {kind} | " + " | ".join(cells) + " |")
    for kind in KINDS:
        row = [counts[kind, half] for half in sets]
        cells = [_passed(one) for one in [*row, sum(row, Counter())]]
        cells += ["{} blocked of {}".format(*FIRST_RUN[half][kind]) for half in first]
        rows.append(f"| honest: {kind} | " + " | ".join(cells) + " |")
    return [*rows, _totals(counts, sets, first)]


def _stopped(blocked: int, total: int) -> str:
    return f"{blocked} of {total}" + (f" ({100 * blocked / total:.1f} %)" if total else "")


def _passed(one: Counter[str]) -> str:
    return f"{one['blocked']} blocked, {one['warned']} warned of {one.total()}"


def _totals(counts: Counts, sets: tuple[str, ...], first: list[str]) -> str:
    cells = []
    for some in [*((half,) for half in sets), sets]:
        whole = sum((counts[kind, half] for kind in KINDS for half in some), Counter())
        share = [100 * whole[verdict] / max(whole.total(), 1) for verdict in ("blocked", "warned")]
        cells.append(f"**{share[0]:.1f} % blocked, {share[1]:.1f} % warned** of {whole.total()}")
    for half in first:
        blocked, total = (sum(FIRST_RUN[half][kind][at] for kind in KINDS) for at in (0, 1))
        cells.append(f"**{100 * blocked / total:.1f} % blocked** of {total}")
    return "| honest lines in all | " + " | ".join(cells) + " |"


def main() -> None:
    """Run it all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--half", choices=["a", "b", *halves()], help="only this set of people")
    parser.add_argument(
        "--show", action="store_true", help="print the cases that went wrong (never those of a sealed set)"
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
    rows = table(counted(results), sets)
    print("\n".join(rows), f"\n\n{len(results)} lines, {speed:,.0f} lines/s", sep="")
    if given.show:
        for case, verdict, why in results:
            wrong = verdict != "blocked" if case.kind in CLASSES else verdict != "passed"
            if wrong and given.kind in (None, case.kind) and case.half not in SEALED:
                print(f"{case.kind} | {verdict} | {case.text} | {case.person} | {why}")
    if given.half is None:
        OUT.write_text(_page(rows, results, speed, len(everybody) + len(written())), encoding="utf-8")


TRIED = (
    "## Goals not reached, and what was tried",
    "",
    "The goals are 99 % of the lies of every class, at most 1 % of the honest lines blocked and 5 % warned about, and 2,000 lines a second. "
    "On wordings that nobody tuned on (set r, and the first runs of the others) scope verbs and dropped negations miss the first, and between one "
    "honest line in thirteen (q) and one in five (r) is blocked, mostly because it says a thing in a word that no card has. Mending for sets g to p "
    "(188 lies and 594 honest lines wrong on b to p, then 105 and 472) changed set q, met for the first time, from 804 to 806 of 840 lies and "
    "from 37 to 29 honest lines of 380, and set r, after mending for q too, not at all for lies (386 of 400) and from 35 to 34 of 180: what is "
    "mended for one set hardly reaches the next. An honest line that is blocked falls back to its evidence's own sentence; "
    "nobody is left without a résumé.",
    "",
    "- Synonyms of WordNet and OpenThesaurus: freed 1 of 185 blocked lines; a sister term (oncology for renal care) is as near as a synonym.",
    "- Nearness of words by embeddings (GloVe of 100 numbers, and a small sentence model asked word by word, as tables): at the best threshold 8 honest lines of 359 for 1 lie of 663 on set g, but 7 of 1,818 for 17 of 3,422 on the others; not kept.",
    "- Freeing lines by how much of them is known: one lie for each honest line.",
    "- General words by frequency and by WordNet's kinds of sense, beside proven things: four to ten honest lines for each lie; kept.",
    "- Letting them stand before the noun they tell from others (“grant writing”): two lies for each honest line; not kept.",
    "- Nouns of a deed by WordNet's links between noun and verb, German ones by their ending, with a proven object: kept.",
    "- Profile lines resting on all cards at once: one lie for each honest line; kept only for one post with one certificate.",
    "- A doubt (WARNING) for any one unknown word: would let lies of skills by; kept for words between two proven ones.",
    "- What remains costs knowledge of the world that a table does not hold: that medication is given, that a rota is a plan.",
)


def _page(rows: list[str], results: list[tuple[Case, str, str]], speed: float, persons: int) -> str:
    intro = (
        f"{persons} invented people in as many trades, {len(results)} lines. A lie counts as stopped when a BLOCKER names its line. "
        "Every line is held against all cards of its person; honest lines and moved facts stand under an employer's heading. "
        "Figures are of today's gate; a column “first run” tells what the gate did when it first met a set."
    )
    notes = [
        "- Set a: written before the rules of the gate, lines made by rule; its failures are never looked at.",
        "- Set b: written after them, lines made by rule.",
        *(f"- Set {half}: lines written one by one by hand; {NOTES[half]}." for half in halves()),
    ]
    return "\n".join(
        [
            "# The truth gate, measured",
            "",
            "Made by `python -m benchmarks.truth`.",
            "",
            intro,
            "",
            *notes,
            "",
            *rows,
            "",
            f"Speed: {speed:,.0f} lines a second on one core.",
            "",
            *TRIED,
            "",
        ]
    )


if __name__ == "__main__":
    main()
