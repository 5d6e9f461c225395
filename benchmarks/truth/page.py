"""docs/benchmarks-truth.md: what the gate does to sets it has met, and what it did when it first met them."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path

from benchmarks.truth.cases import Case
from benchmarks.truth.honest import KINDS
from benchmarks.truth.lies import CLASSES
from benchmarks.truth.written import SETS, halves

RULED = {
    "a": "written before the rules of the gate, lines made by rule; its failures are never looked at",
    "b": "written after them, lines made by rule",
}
"""The sets whose lines are made by rule (`lies.py`, `honest.py`), and how they came about."""
Counts = dict[tuple[str, str], Counter[str]]
"""How often each verdict fell, by class or kind and set."""


def counted(results: Iterable[tuple[Case, str, str]]) -> Counts:
    """The verdicts of `measure`, counted."""
    counts: Counts = defaultdict(Counter)
    for case, verdict, _ in results:
        counts[case.kind, case.half][verdict] += 1
    return counts


def summary(counts: Counts, sets: Sequence[str]) -> list[str]:
    """A row a set: lies stopped, honest lines blocked and warned about, each beside its first run."""
    rows = [
        "| set | lies stopped | at its first run | honest lines blocked | at its first run | warned about |",
        "|---|---|---|---|---|---|",
    ]
    for name, some in [*((half, (half,)) for half in sets), ("all", tuple(sets))]:
        lies, true = (_sum(counts, kinds, some) for kinds in (CLASSES, KINDS))
        first = SETS[name].first_run if name in SETS else {}
        cells = [
            _share(lies["blocked"], lies.total()),
            _share(*_first(first, CLASSES)),
            _share(true["blocked"], true.total()),
            _share(*_first(first, KINDS)),
            _share(true["warned"], true.total()),
        ]
        rows.append(f"| {name} | " + " | ".join(cells) + " |")
    return rows


def by_class(counts: Counts, sets: Sequence[str]) -> list[str]:
    """A row a class: made by rule, written by hand, and what the first runs of those came to together."""
    ruled, by_hand = (
        [half for half in sets if (half in RULED) is is_ruled] for is_ruled in (True, False)
    )
    rows = [
        "| class | made by rule | written by hand | at the first runs | all |",
        "|---|---|---|---|---|",
    ]
    for group, kinds in (("lie", CLASSES), ("honest", KINDS)):
        for kind in kinds:
            parts = [_sum(counts, (kind,), some) for some in (ruled, by_hand, sets)]
            cells = [_share(one["blocked"], one.total()) for one in parts]
            runs = [SETS[half].first_run.get(kind, (0, 0)) for half in by_hand]
            cells.insert(2, _share(sum(one[0] for one in runs), sum(one[1] for one in runs)))
            rows.append(f"| {group}: {kind} | " + " | ".join(cells) + " |")
    return rows


def wrong(counts: Counts, sets: Sequence[str]) -> list[str]:
    """A row a class, a column a set: lies let by, honest lines blocked, of how many."""
    rows = ["| class | " + " | ".join(sets) + " |", "|---|" + "---|" * len(sets)]
    for group, kinds in (("lie let by", CLASSES), ("honest line blocked", KINDS)):
        for kind in kinds:
            cells = []
            for half in sets:
                one = counts[kind, half]
                cells.append(
                    f"{one['blocked'] if kind in KINDS else one.total() - one['blocked']}/{one.total()}"
                )
            rows.append(f"| {group}: {kind} | " + " | ".join(cells) + " |")
    return rows


def page(counts: Counts, sets: Sequence[str], *, lines: int, persons: int, speed: float) -> str:
    """The whole page, as Markdown."""
    notes = [f"- Set {name}: {how}." for name, how in RULED.items()]
    notes += [
        f"- Set {half}: lines written one by one by hand; {SETS[half].note}." for half in halves()
    ]
    parts = [
        ["# The truth gate, measured"],
        ["Made by `python -m benchmarks.truth`."],
        [
            f"{persons} invented people in as many trades, {lines} lines. A lie counts as stopped when a BLOCKER names its line. "
            "Every line is held against all cards of its person; honest lines and moved facts stand under an employer's heading. "
            "Figures are of today's gate; “first run” tells what the gate did when it first met a set, and is what a "
            "stranger's lines would have got that day."
        ],
        [
            f"Goals: 99 % of the lies of every class, 1 % of the honest lines blocked and 5 % warned about, {GOAL:,} lines/s."
        ],
        [f"Speed: {speed:,.0f} lines a second on one core."],
        ["## By class"],
        by_class(counts, sets),
        ["## By set"],
        summary(counts, sets),
        notes,
        ["## Where it is wrong"],
        ["Lies let by, and honest lines blocked, of how many."],
        wrong(counts, sets),
    ]
    return (
        "\n\n".join("\n".join(part) for part in parts) + "\n\n" + TRIED.read_text(encoding="utf-8")
    )


GOAL = 2000
"""Lines a second (issue 5)."""
TRIED = Path(__file__).with_name("tried.md")
"""What stands beside the goals that are missed, written by hand."""


def _sum(counts: Counts, kinds: Iterable[str], sets: Iterable[str]) -> Counter[str]:
    return sum((counts[kind, half] for half in sets for kind in kinds), Counter())


def _first(first: dict[str, tuple[int, int]], kinds: Iterable[str]) -> tuple[int, int]:
    found = [first[kind] for kind in kinds if kind in first]
    return sum(one[0] for one in found), sum(one[1] for one in found)


def _share(some: int, total: int) -> str:
    return f"{some} of {total} ({100 * some / total:.1f} %)" if total else ""
