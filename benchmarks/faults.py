"""Where faults were made to happen, and what was lost: `python -m benchmarks.faults --write`.

Every point of every scenario takes about half an hour; without `--write` the table
is printed. Ends with 1 when anything was lost, or a fault did not happen.
"""

import argparse
import platform
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from benchmarks.kills import MARK
from tests.faults.injecting import WHY_NOT, strikes
from tests.faults.scenarios import SCENARIOS

PAGE = Path(__file__).parent.parent / "docs" / "benchmarks-faults.md"
_KINDS = ("kill", "torn", "EIO", "ENOSPC", "EIO+", "ENOSPC+")
_INTRO = """# Faults that were made to happen

Every call by which data becomes durable (`fsync`, `fdatasync`, `pwrite64`, `write`, `rename`) of each thing that is done
with a store is struck: the process is killed as it enters the call; half of what it writes is written and then it is
killed (torn); and the call answers with an input/output error or with "no space left", once or from then on (+), one of
these four in turn. Each fault is proven by the library that made it. After each, the store must open and be whole,
everything acknowledged must be there once, nothing unfinished may lie about, and the same done again must end well.

What this is not: a power cut. What a process has written stays with the system when it is killed, flushed or not.

Made with `python -m benchmarks.faults --write` on {system}; `make test-long` does the same, `make test` two points of each call.
"""


def _row(name: str, points: int, found: list[dict[str, Any]]) -> str:
    struck = Counter(str(one["kind"]) for one in found)
    lost = sum(bool(one["wrong"]) for one in found)
    missed = sum(not one["happened"] for one in found)
    numbers = " | ".join(str(struck[kind]) for kind in _KINDS)
    return f"| {name} | {points} | {numbers} | {len(found)} | {missed} | {lost} |"


def measured(*, every: bool) -> tuple[list[str], list[dict[str, Any]]]:
    """Rows of the table, and the faults after which something was wrong or that did not happen."""
    rows: list[str] = []
    bad: list[dict[str, Any]] = []
    told: Counter[str] = Counter()
    for name in SCENARIOS:
        with tempfile.TemporaryDirectory() as room:
            points, found = strikes(name, room=Path(room), every=every)
        rows.append(_row(name, points, found))
        bad += [one for one in found if one["wrong"] or not one["happened"]]
        told.update(str(one["outcome"]) for one in found)
        print(rows[-1], flush=True)
    rows += [
        "",
        "What came of them: " + ", ".join(f"{n:,} {what}" for what, n in told.most_common()) + ".",
    ]
    return rows, bad


def main() -> int:
    """Strike, print, and with `--write` keep the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="write docs/benchmarks-faults.md")
    parser.add_argument("--some", action="store_true", help="two points of each call only")
    chosen = parser.parse_args()
    if WHY_NOT:
        print(WHY_NOT)
        return 2
    rows, bad = measured(every=not chosen.some)
    for one in bad:
        print(one)
    if chosen.write:
        system = f"{platform.system()} {platform.release()}, Python {platform.python_version()}"
        head = [
            "",
            "| what is done | points | "
            + " | ".join(_KINDS)
            + " | faults | did not happen | losses |",
        ]
        head.append("|---|" + "---|" * (len(_KINDS) + 4))
        text = "\n".join([_INTRO.format(system=system), *head[1:], *rows])
        _, mark, kills = PAGE.read_text(encoding="utf-8").partition(f"\n{MARK}")
        PAGE.write_text(f"{text}\n{mark}{kills}", encoding="utf-8")
    return 1 if bad else 0


if __name__ == "__main__":
    raise SystemExit(main())
