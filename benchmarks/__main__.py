"""`make bench`: the figures of docs/benchmarks.md, as ratios against a named peer in the same run.

    python -m benchmarks [--only NAME ...] [--corpus FOLDER] [--write]

With `--write` the page is made anew from this run; figures of parts that were not run are left out
and said so.
"""

import argparse
import importlib
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from benchmarks.figures import Figure, table

PAGE = Path(__file__).parent.parent / "docs" / "benchmarks.md"
PARTS: dict[str, tuple[str, str]] = {
    "window": ("benchmarks.window", "The window"),
    "review_sheet": ("benchmarks.review_sheet", "Review sheets"),
    "page_canvas": ("benchmarks.page_canvas", "The page of a résumé"),
    "actor": ("benchmarks.actor", "The interview"),
    "store": ("benchmarks.store", "The store"),
    "reading_speed": ("benchmarks.reading_speed", "Reading documents"),
    "models": ("benchmarks.models", "Models"),
    "models_window": ("benchmarks.models_window", "The window with a model"),
    "tailoring": ("benchmarks.tailoring", "Tailoring"),
    "server": ("benchmarks.server", "Sessions over HTTP"),
}
"""Name on the command line: module and heading. Each module has `run()`."""

ELSEWHERE = (
    ("benchmarks-extraction.md", "How well résumés are read", "make bench-extraction CORPUS=…"),
    (
        "benchmarks-layouts.md",
        "How well layouts are read",
        "python -m benchmarks.layouts SCORE.PY --held-out",
    ),
    ("benchmarks-truth.md", "How well the fact check holds", "python -m benchmarks.truth"),
    (
        "benchmarks-round-trip.md",
        "Our own files read back",
        "python -m benchmarks.round_trip --write",
    ),
    (
        "benchmarks-faults.md",
        "Faults that were made to happen",
        "python -m benchmarks.faults --write",
    ),
)


TRIED_FRAMES = (
    "only the paragraph that is being said is laid out again, the column places only what "
    "follows a change, and what the"
    " start has made is kept from the collector. What is late beyond the processor time below is "
    "time that others had."
)
TRIED_MEMORY = (
    "classes share their methods, dialogs and pages are imported when first opened, no YAML "
    "reader and no ctypes at a start."
    " Giving free memory back (`malloc_trim`, one arena) changed nothing: what is left is "
    "modules, pydantic and Qt's enums."
)

TRIED_DOCUMENT = (
    "lines cut on a short path, columns looked for in fewer steps, one pass for text, links and "
    "hidden text, the next child forked"
    " and sealed before the document comes; it has read a page for practice by then, so that "
    "memory shared with its parent is"
    " copied beforehand (a quarter of the time); the answer is checked while the reader leaves. "
    "On a quiet machine two thirds"
    " of what is left are Python's understanding, the rest MuPDF, which is asked for the text as "
    "the peer asks it."
)
TRIED_COLD = (
    "the worker starts before the command line is imported, is told what kind of document it "
    "gets and loads and rehearses that"
    " alone; no asyncio, no search for garbage, no look for pydantic's"
    " plugins. Two fifths of the processor time are gone. Of what is left in the worker a"
    " quarter is importing PyMuPDF, a sixth pydantic, a tenth compiling patterns, and as much "
    "the number plans of all countries,"
    " which cannot be loaded after the seal."
)
TRIED_JOBS = (
    "all workers come up at once and are kept; answers are checked, written and turned into JSON "
    "outside Python while the next"
    " documents are read. One job keeps more than one core busy itself: the parent's share, and "
    "the next child's fork, run beside"
    " its reader. With the second worker's own start that bounds the ratio on two cores."
)
TRIED_OCR = (
    "a pale page is darkened and one without ink is not read; a document's language is told "
    "once, by a strip of its first page;"
    " pictures cross the pipes in few pieces. Beyond bare recognition are the strip, finding the "
    "skew, trying a page that cannot"
    " be read the other ways round, drawing the pages, and understanding them."
)


def _window(figures: Any) -> list[Figure]:
    return [
        Figure(name="cold start to first paint, beside a bare window", value=figures.first_paint_ratio, unit="times", goal=1.5,
               how=f"{figures.first_paint_s:.2f} s beside {figures.bare_start_s:.2f} s; "
               f"furnished after {figures.furnished_s:.2f} s"),
        Figure(name="p99 frame delay, 200 tokens/s into 300 messages", value=figures.p99_frame_delay_ms, unit="ms", goal=16,
               how="median of 3 runs", tried=TRIED_FRAMES),
        Figure(name="p99 processor time of such a frame", value=figures.p99_frame_busy_ms, unit="ms",
               how="what the window's own thread spends between two frames"),
        Figure(name="memory of the idle window, beside a bare one", value=figures.idle_rss_ratio, unit="times", goal=2.0,
               how=f"{figures.idle_rss_mb:.1f} MB beside {figures.bare_rss_mb:.1f} MB", tried=TRIED_MEMORY),
    ]  # fmt: skip


def _reading(found: dict[str, Any]) -> list[Figure]:
    goals, texts = found["goals"], found["text_pdf"]
    figures = [
        Figure(name="text PDF through the warm worker, beside PyMuPDF's own get_text(\"dict\")", value=texts["ratio_to_dict"],
               unit="times", goal=goals["ratio_to_dict"], how=f"median of {texts['documents']:.0f} documents"),
        Figure(name="text PDF through the warm worker, median", value=texts["median_ms"], unit="ms", goal=goals["median_ms"],
               how=f"PyMuPDF's own get_text(\"dict\") alone took {texts['dict_median_ms']:.0f} "
                   f"ms here", tried=TRIED_DOCUMENT),
        Figure(name="worker's peak memory", value=found["worker_peak_rss_mb"], unit="MB", goal=goals["worker_peak_rss_mb"]),
        Figure(name="a cold `extract` of one document", value=found["cold_s"], unit="s", goal=goals["cold_s"],
               how="the whole process, median of 5", tried=TRIED_COLD),
        Figure(name="`extract --jobs 2` beside one job", value=found["two_jobs_ratio"], unit="times",
               goal=goals["two_jobs_ratio"], at_least=True, how="200 text PDFs, whole processes, "
                                                                "start and end included",
               tried=TRIED_JOBS),
    ]  # fmt: skip
    if "ocr" in found:
        ratio = next(value for name, value in found["ocr"].items() if "ratio" in name)
        figures.append(
            Figure(
                name="OCR rate, beside two tesserocr processes",
                value=ratio,
                unit="times",
                goal=goals["ocr_rate_ratio"],
                at_least=True,
                how="the same pages, resolution and language data, in turns; median of 3 rounds",
                tried=TRIED_OCR,
            )
        )
        figures.append(
            Figure(
                name="OCR's processor time: two tesserocr processes beside us",
                value=found["ocr"]["ocr_processor_ratio"],
                unit="times",
                how="what others do on the machine at the same time does not count here",
            )
        )
    return figures


def _models(found: dict[str, float]) -> list[Figure]:
    figures = []
    for name, value in found.items():
        said = name.replace("_per_s", "").replace("_ms", "").replace("_", " ")
        if name.endswith("reducer_events_per_s"):
            figures.append(
                Figure(name=said, value=value, unit="events/s", goal=5_000, at_least=True)
            )
        elif name.endswith("_ms"):
            figures.append(
                Figure(name=f"{said}, beyond the server's", value=value, unit="ms", goal=50)
            )
        else:
            figures.append(Figure(name=f"{said} with HTTP and JSON", value=value, unit="events/s"))
    return figures


def _plain(found: Any) -> list[Figure]:
    return [Figure(**asdict(one)) for one in found]


READ: dict[str, Callable[[Any], list[Figure]]] = {
    "window": _window,
    "reading_speed": _reading,
    "models": _models,
}


def measured(name: str, corpus: Path | None) -> list[Figure]:
    """The figures of one part, measured in this process."""
    module = importlib.import_module(PARTS[name][0])
    found = module.run(corpus) if name == "reading_speed" else module.run()
    return READ.get(name, _plain)(found)


def _in_a_process_of_its_own(name: str, corpus: Path | None) -> str:
    """Its table: Qt, uvicorn and the workers of one part must not weigh on the next."""
    command = [sys.executable, "-m", "benchmarks", "--part", name]
    if corpus is not None:
        command += ["--corpus", str(corpus)]
    environment = {"QT_QPA_PLATFORM": "offscreen", "OMP_THREAD_LIMIT": "1", **os.environ}
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, env=environment, check=False)
    return done.stdout if done.returncode == 0 else "This part could not be measured here.\n"


def main() -> None:
    """Measure, print, and write the page when asked."""
    parser = argparse.ArgumentParser(description="Measure, as ratios in one run.")
    parser.add_argument("--only", nargs="*", choices=list(PARTS), default=list(PARTS))
    parser.add_argument("--corpus", type=Path)
    parser.add_argument("--write", action="store_true", help="make docs/benchmarks.md anew")
    parser.add_argument("--part", choices=list(PARTS), help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.part:
        print(table(measured(asked.part, asked.corpus)))
        return
    sections = []
    for name in asked.only:
        section = f"## {PARTS[name][1]}\n\n{_in_a_process_of_its_own(name, asked.corpus)}"
        print(section, flush=True)
        sections.append(section)
        # After each part, so that a run that is cut short leaves what it measured.
        if asked.write:
            PAGE.write_text(_page(sections), encoding="utf-8")


def _page(sections: list[str]) -> str:
    machine = (
        f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores, Python "
        f"{platform.python_version()}"
    )
    head = (
        "# Benchmarks\n\nMade by `make bench` (`python -m benchmarks --write`); do not edit by "
        "hand."
        f" Ratios are taken in one run, ours and the peer in turn; the machine ({machine})"
        " was shared and busy, so single times say little. A goal that is not"
        " reached stands beside its figure.\n"
    )
    links = "\n".join(f"- [{title}]({file}): `{command}`" for file, title, command in ELSEWHERE)
    return "\n".join([head, *sections, "## On pages of their own\n", links, ""])


if __name__ == "__main__":
    main()
