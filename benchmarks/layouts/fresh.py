"""Read the twenty résumés that no rule was written for, and write docs/benchmarks-fresh.md:
`python -m benchmarks.layouts.fresh SCORE.PY [--write]`.

The script is the one that scores the corpus of known truth. Their figure counts once; a set that was
looked at to mend a rule is no fresh one any more.
"""

import argparse
import tempfile
from pathlib import Path
from typing import Any

from benchmarks.extraction import read_all, score
from benchmarks.layouts.__main__ import marks

SET = Path(__file__).parent / "fresh"
REPORT = Path(__file__).parents[2] / "docs" / "benchmarks-fresh.md"


def page(figures: dict[str, Any], rows: list[dict[str, Any]], told: list[str]) -> str:
    """The page of figures, the hardest document first."""
    of = {row["layout"]: row for row in rows}
    lines = [
        "# Reading résumés that no rule was written for",
        "",
        "Made by `python -m benchmarks.layouts.fresh SCORE.PY --write`; do not edit by hand. Twenty invented people in twenty",
        "layouts and ten languages (benchmarks/layouts/fresh), made last by somebody who has not seen the reader, and read once:",
        "nothing was changed afterwards.",
        "",
        f"Headline **{figures['HEADLINE']:.1f}**, strict {figures['HEADLINE_strict']:.1f}; mean of the layouts "
        f"{figures['mean_of_groups']:.1f} (goal 93).",
        "",
        "| layout | language | file | headline | strict |",
        "|---|---|---|---|---|",
    ]  # fmt: skip
    for name, one in sorted(figures["groups"].items(), key=lambda pair: pair[1]["headline"]):
        row = of[name]
        lines.append(
            f"| {name} | {row['lang']} | {row['format']} | {one['headline']:.1f} | "
            f"{one['strict']:.1f} |"
        )
    return "\n".join([*lines, "", "## Marks", "", *told]) + "\n"


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("score", type=Path)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        read = read_all(SET, Path(folder))
        figures = score(SET, Path(folder), given.score)
    text = page(figures, [one.row for one in read], marks(read))
    print(text)
    if given.write:
        REPORT.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
