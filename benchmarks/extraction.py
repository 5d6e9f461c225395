"""Read a corpus of résumés whose truth is known, score it, and write docs/benchmarks-extraction.md.

`python -m benchmarks.extraction --corpus PATH [--out DIR] [--layouts DIR]`: PATH has
`manifest.jsonl`, `truth/` and `score.py`. Documents go through the sealed workers, two at a time.
With `--layouts` a corpus of our own layouts is made there and scored by the same script, as the
check on documents that no rule was written for.
"""

import argparse
import json
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from benchmarks.extraction_calibration import Judged, judged, reliability_lines
from benchmarks.extraction_fit import left_out_lines
from benchmarks.extraction_shape import prediction
from benchmarks.layouts.make import make
from benchmarks.layouts.third_make import make as make_third
from interview_app.use_cases.reading.document import DocumentReader

GOALS = {
    "all": 91.0,
    "strict": 86.0,
    "exp.full": 75.0,
    "pdf": 92.0,
    "docx": 96.0,
    "text": 95.0,
    "scans": 80.0,
}
"""What issue 3 asks for, in points of 100."""
REPORT = Path(__file__).parent.parent / "docs" / "benchmarks-extraction.md"


@dataclass(slots=True)
class Read:
    """One document read: its row of the manifest, seconds taken, and each value judged against the
    truth.
    """

    row: dict[str, Any]
    seconds: float
    values: list[Judged]


def manifest(corpus: Path) -> list[dict[str, Any]]:
    """The rows of the corpus."""
    return [
        json.loads(line)
        for line in (corpus / "manifest.jsonl").read_text(encoding="utf-8").splitlines()
        if line.strip()
    ]


def read_all(corpus: Path, out: Path) -> list[Read]:
    """Read every document, two at a time, and write a prediction for each into `out`."""
    out.mkdir(parents=True, exist_ok=True)
    with DocumentReader() as reader, ThreadPoolExecutor(2) as threads:

        def one(row: dict[str, Any]) -> Read:
            began = time.perf_counter()
            reading = reader.read_file(str(corpus / row["file"]).encode())
            seconds = time.perf_counter() - began
            derived = reading.derived
            answer = prediction(derived.applicant_profile, derived.skeleton_timeline)
            (out / f"{row['id']}.json").write_text(
                json.dumps(answer, ensure_ascii=False, indent=1), encoding="utf-8"
            )
            truth = json.loads((corpus / row["truth"]).read_text(encoding="utf-8"))
            return Read(row, seconds, judged(derived, truth))

        return list(threads.map(one, manifest(corpus)))


def score(corpus: Path, out: Path, script: Path, *options: str) -> dict[str, Any]:
    """The figures of the corpus' own script."""
    with tempfile.NamedTemporaryFile(suffix=".json") as table:
        command = [
            sys.executable,
            str(script),
            str(out),
            "--corpus",
            str(corpus),
            "--split",
            "dev",
            "--quiet",
            "--json",
            table.name,
            *options,
        ]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        figures: dict[str, Any] = json.loads(Path(table.name).read_text(encoding="utf-8"))
    return figures


def parts(corpus: Path, out: Path, script: Path) -> list[tuple[str, float | None, dict[str, Any]]]:
    """Name, goal and figures of the whole and of each format."""
    rows = manifest(corpus)
    chosen: list[tuple[str, float | None, tuple[str, ...]]] = [("all documents", GOALS["all"], ())]
    formats = {row["format"] for row in rows}
    if "pdf" in formats:
        chosen.append(("text PDF", GOALS["pdf"], ("--only-format", "pdf", "--no-scan")))
    if "docx" in formats:
        chosen.append(("DOCX", GOALS["docx"], ("--only-format", "docx")))
    if formats & {"txt", "md"}:
        chosen.append(("TXT and MD", GOALS["text"], ("--only-format", "txt,md")))
    if any(row.get("scan") for row in rows):
        chosen.append(("scans", GOALS["scans"], ("--scan-only",)))
    return [(name, goal, score(corpus, out, script, *options)) for name, goal, options in chosen]


def table(figures: list[tuple[str, float | None, dict[str, Any]]], *, goals: bool) -> list[str]:
    """A Markdown table of headline figures."""
    lines = [
        "| documents | n | headline | goal | strict | whole job right |",
        "|---|---|---|---|---|---|",
    ]
    for name, goal, one in figures:
        full = one["fields"].get("exp.full") or {}
        whole = full.get("fuzzy")
        shown = f"{goal:.0f}" if goals and goal is not None else ""
        lines.append(
            f"| {name} | {one['documents']} | **{one['HEADLINE']:.1f}** | {shown} | "
            f"{one['HEADLINE_strict']:.1f} | {whole[2] if whole else 0:.3f} |"
        )
    return lines


def field_table(figures: dict[str, Any]) -> list[str]:
    """A Markdown table of precision, recall and F1 by field."""
    lines = ["| field | strict F1 | precision | recall | F1 |", "|---|---|---|---|---|"]
    for name, one in figures["fields"].items():
        if one["fuzzy"]:
            precision, recall, both = one["fuzzy"]
            lines.append(
                f"| {name} | {one['strict'][2]:.3f} | {precision:.3f} | {recall:.3f} | {both:.3f} |"
            )
    return lines


def report(corpus: Path, out: Path, layouts: Path | None) -> str:
    """Read, score, and put it all on one page."""
    script = corpus / "score.py"
    read = read_all(corpus, out)
    figures = parts(corpus, out, script)
    seconds = sorted(one.seconds for one in read if not one.row.get("scan"))
    unseen = (
        [*THIRD_AT_FIRST_SIGHT, *third_set(layouts, script), *FOURTH_AT_FIRST_SIGHT]
        if layouts is not None
        else []
    )
    lines = [
        "# Reading résumés: figures",
        "",
        "Made by `make bench-extraction CORPUS=…` (see `benchmarks/extraction.py`); do not edit "
        "by hand.",
        "Headline and strict headline are those of the corpus' own `score.py`.",
        "",
        "## The development half",
        "",
        *table(figures, goals=True),
        *unseen,
        "",
        *(THIRD_SET if unseen else ()),
        f"Goals beside them: strict {GOALS['strict']:.0f}, whole job right "
        f"{GOALS['exp.full'] / 100:.2f}. Median document without OCR: "
        f"{1000 * seconds[len(seconds) // 2]:.0f} ms through the sealed worker on this machine, "
        f"two at a time.",
        "",
        "## By field, all documents",
        "",
        *field_table(figures[0][2]),
        "",
    ]
    if layouts is not None:
        lines += own_layouts(layouts, script)
    lines += reliability_lines([value for one in read for value in one.values])
    lines += ["", *left_out_lines([corpus, *([layouts / "third"] if layouts is not None else [])])]
    return "\n".join(lines) + "\n"


THIRD_AT_FIRST_SIGHT = ("| **new layouts, at first sight** | 42 | **85.7** | 88 | 82.4 | 0.664 |",)
"""What the first reading of the third set gave, before anything was changed for it; this never
changes again.
"""
FOURTH_AT_FIRST_SIGHT = (
    "| **a fourth set, at first sight (after the third was mended)** | 36 | **97.8** | 88 | 93.2 "
    "| 0.903 |",
)
"""What the only reading of the fourth set gave; nothing was changed for it, so this never changes
either.
"""
THIRD_SET = (
    "The new layouts are 21 that neither the corpus nor our earlier sets have "
    "(`benchmarks/layouts/third_*`: moderncv-like,",
    "Europass old and new, a network's export, text boxes and tables of Word, side bars, cards, "
    "columns of a newspaper,",
    "functional, academic, plain text), with ten other people in eight languages. They were "
    "written and committed before they",
    "were read, and read once for the first row. What it showed was then mended by general rules "
    "(headings by underline, by",
    "shared look and by content, dates of one-line posts, cards, labels in tables, columns that "
    "go on, colons between firm and",
    "post, more names of sections), so the second row is no longer unseen.",
    "",
    "The fourth set (`benchmarks/layouts/fourth_*`) was written by somebody who had not seen the "
    "rules, with other people again,",
    "and committed before it was read. It was read once, after the third was mended, and no rule "
    "was changed for it.",
    "",
)


def third_set(folder: Path, script: Path) -> list[str]:
    """The row of the third set as it is read today."""
    make_third(folder / "third")
    read_all(folder / "third", folder / "third-read")
    figures = score(folder / "third", folder / "third-read", script)
    return table(
        [("the same new layouts, after what they showed was mended", None, figures)], goals=False
    )[2:]


def own_layouts(folder: Path, script: Path) -> list[str]:
    """Figures on our own layouts: those that were looked at, and those kept aside."""
    lines = [
        "## Layouts of our own, other people",
        "",
        "Invented people in nine languages in layouts that the corpus does not have "
        "(`benchmarks/layouts`). The first row was looked at",
        "while rules were written; the second was kept aside (first figures: see below).",
        "",
    ]
    figures: list[tuple[str, float | None, dict[str, Any]]] = []
    for half in ("check", "held-out"):
        make(folder / half, half)
        read_all(folder / half, folder / f"{half}-read")
        figures.append(
            (f"own layouts, {half}", None, score(folder / half, folder / f"{half}-read", script))
        )
    lines += table(figures, goals=False)
    return [*lines, "", *FIRST_SIGHT, ""]


FIRST_SIGHT = (
    "At first sight, before anything was changed for them: check half (15 layouts, 45 documents) "
    "headline 94.8, strict 94.2, whole job",
    "right 0.914; kept-aside half (11 layouts, 33 documents) headline 98.3, strict 97.4, whole "
    "job right 0.913; RenderCV's engineeringclassic,",
    "moderncv and sb2nov with people of the development half (24 documents) headline 98.2, "
    "strict 97.0, whole job right 0.942.",
)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--corpus", type=Path, required=True)
    parser.add_argument("--out", type=Path, default=Path("out/extraction"))
    parser.add_argument(
        "--layouts",
        type=Path,
        default=Path("out/layouts"),
        help="the folder in which our own layouts are made and read",
    )
    given = parser.parse_args()
    text = report(given.corpus, given.out, given.layouts)
    REPORT.parent.mkdir(exist_ok=True)
    REPORT.write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
