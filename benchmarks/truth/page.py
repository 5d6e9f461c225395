"""docs/benchmarks-truth.md: the figures of the fact check beside their goals."""

from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from benchmarks.truth.honest import KINDS
from benchmarks.truth.lies import CLASSES
from benchmarks.truth.measure import RESUME, Figures
from interview_app.domain.tailoring import Verdict

Share = tuple[int, int]


def summary(made: Figures, speed: float) -> list[str]:
    """A row a figure, with its goal and whether it is reached."""
    lies = made.share(CLASSES, Verdict.PROVEN)
    honest = made.share((*KINDS, RESUME), Verdict.REFUSED)
    marked = (made.marked_told, made.marked)
    rows = [
        _row("lies proven", lies, "at most 0.2 %", lies[0] * 500 <= lies[1]),
        _row("honest lines refused", honest, "at most 0.5 %", honest[0] * 200 <= honest[1]),
        _row(
            "marked words of honest lines that stand in the evidence",
            marked,
            "at most 1 in 50",
            marked[0] * 50 <= marked[1],
        ),
    ]
    if made.resumes:
        whole = (made.resumes - made.resumes_refused, made.resumes)
        rows.append(
            _row("honest résumés with nothing refused", whole, "100 %", whole[0] == whole[1])
        )
    refused = made.share(CLASSES, Verdict.REFUSED)
    asked = made.share((*KINDS, RESUME), Verdict.YOUR_WORD)
    rows += [
        _row("lies refused", refused, "none", None),
        _row("honest lines asked about", asked, "none", None),
    ]
    reached = "yes" if speed >= GOAL else "no"
    rows.append(f"| lines a second, one core | {speed:,.0f} | at least {GOAL} | {reached} |")
    return ["| figure | measured | goal | reached |", "|---|---|---|---|", *rows]


GOAL = 300
"""Lines a second."""


def _row(name: str, share: Share, goal: str, reached: bool | None) -> str:
    told = "" if reached is None else "yes" if reached else "no"
    return f"| {name} | {_share(*share)} | {goal} | {told} |"


def by_class(made: Figures) -> list[str]:
    """A row a class: its lines proven, refused and left to the person's word."""
    rows = ["| class | lines | proven | refused | your word |", "|---|---|---|---|---|"]
    groups = (("lie", CLASSES), ("honest", (*KINDS, RESUME)))
    for group, kinds in groups:
        told = [kind for kind in kinds if made.by_kind[kind].total()]
        rows += [_class(f"{group}: {kind}", made.by_kind[kind]) for kind in told]
        rows.append(_class(f"**{group}, all**", _sum(made.by_kind[kind] for kind in told)))
    return rows


def _class(name: str, row: Counter[Verdict]) -> str:
    order = (Verdict.PROVEN, Verdict.REFUSED, Verdict.YOUR_WORD)
    cells = [f"{row[one]} ({_percent(row[one], row.total())})" for one in order]
    return f"| {name} | {row.total()} | " + " | ".join(cells) + " |"


_SEALED = Path(__file__).parent / "sealed" / "first_run.md"
"""What the check did when it first met people written by somebody who had not read it."""


def page(made: Figures, *, lines: int, persons: int, speed: float) -> str:
    """The whole page, as Markdown."""
    parts = [
        ["# The fact check, measured"],
        ["Made by `python -m benchmarks.truth`; a folder of other people: `--folder DIR`."],
        [
            f"{persons} invented people in as many trades, {lines:,} labelled lines, written or "
            "made by rule from their cards before the check was built. Each is held against the "
            "evidence of the entry it stands under; one without a heading against all. The cards "
            "have no lines, so that whole sentences of theirs count as approved ones."
        ],
        summary(made, speed),
        [
            "That a figure is refused that stands nowhere in the entry, and a part of a row that "
            "is no approved value, is a property that tests hold with any value, no rate. What is "
            "neither proven nor refused is asked: the person sees the line beside its evidence, "
            "with the new words marked."
        ],
        ["## People it had never met"],
        [_SEALED.read_text(encoding="utf-8").rstrip()],
        ["## By class"],
        by_class(made),
    ]
    return "\n\n".join("\n".join(part) for part in parts) + "\n"


def _sum(rows: Iterable[Counter[Verdict]]) -> Counter[Verdict]:
    return sum(rows, Counter())


def _share(some: int, total: int) -> str:
    return f"{some:,} of {total:,} ({_percent(some, total)})"


def _percent(some: int, total: int) -> str:
    return f"{100 * some / total:.2f} %" if total else "–"
