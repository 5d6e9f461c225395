"""`python -m benchmarks.truth`: hold every lie and every honest line against its person's cards,
print the figures and write docs/benchmarks-truth.md.

    python -m benchmarks.truth [--set NAME ...] [--folder DIR] [--show refused|proven|told]
"""

import argparse
from collections.abc import Iterable
from pathlib import Path

from benchmarks.truth.honest import KINDS
from benchmarks.truth.measure import RESUME, Held, by_rule, figures, measure
from benchmarks.truth.page import by_class, page, summary
from benchmarks.truth.people import FOLDER
from benchmarks.truth.written import BY_RULE, Written, written
from interview_app.domain.tailoring import Verdict

OUT = Path(__file__).parents[2] / "docs" / "benchmarks-truth.md"


def main() -> None:
    """Run it all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--set", action="append", help="only these sets")
    parser.add_argument("--folder", type=Path, help="people of another folder of such YAML files")
    parser.add_argument(
        "--show",
        choices=["refused", "proven", "told"],
        help="print honest lines refused, lies proven, or marked words that the evidence has",
    )
    given = parser.parse_args()
    persons = _persons(given.set, given.folder)
    found, speed = measure(persons)
    made = figures(found)
    print("\n".join([*by_class(made), "", *summary(made, speed)]))
    for line in _shown(found, given.show):
        print(line)
    if given.set is None and given.folder is None:
        text = page(made, lines=len(found), persons=len(persons), speed=speed)
        OUT.write_text(text, encoding="utf-8")


def _persons(names: list[str] | None, folder: Path | None) -> list[Written]:
    """Everybody of some sets: those made by rule, and those written out."""
    ruled = [] if folder else [half for half in BY_RULE if names is None or half in names]
    persons = [one for half in ruled for one in by_rule(half)]
    everybody = written(folder=folder or FOLDER)
    return [*persons, *(one for one in everybody if names is None or one.half in names)]


def _shown(found: Iterable[Held], what: str | None) -> Iterable[str]:
    for one in found:
        honest = one.case.kind in (*KINDS, RESUME)
        verdict = one.verdict.verdict
        shown = {
            "refused": honest and verdict is Verdict.REFUSED,
            "proven": not honest and verdict is Verdict.PROVEN,
            "told": honest and bool(one.told),
        }
        if what is not None and shown[what]:
            why = ", ".join(one.told) if what == "told" else one.verdict.sentence
            yield f"{one.case.kind} | {one.case.text} | {one.case.person} | {why}"


if __name__ == "__main__":
    main()
