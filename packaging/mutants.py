"""Changes check, store and interview in one place after the other and tells what no test noticed:
`make mutants`. mutmut makes the changes and runs the tests; what is here draws a sample and counts.

A sample has one change of each module, then one of each function, then a second one of each, and so
on, in an order drawn from a seed. It is tried in parts, because mutmut tries the fastest of what it
is given first: what was stopped after any part is an honest sample too, only a smaller one.
"""

import argparse
import random
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from fnmatch import fnmatch
from pathlib import Path

MUTMUT = Path(sys.executable).with_name("mutmut")
IN_A_PART = 100
OUT = Path("out/mutants.txt")
COLUMNS = {"killed": 1, "timeout": 1, "survived": 2, "no tests": 3}
"""The column of a verdict of mutmut; what is neither here nor below is told as unclear."""
NOT_TRIED = ("not checked", "check was interrupted by user")
TRIED_AGAIN = (*NOT_TRIED, "survived")
"""A sample goes on where it was stopped, and there may be a test now for what survived."""


def all_names() -> list[str]:
    """Every change that mutmut can make where pyproject.toml says, by mutmut's name for it."""
    # It is installed by `make mutants` alone.
    from mutmut.mutation.file_mutation import mutate_file_contents
    from mutmut.utils.file_utils import walk_mutatable_files
    from mutmut.utils.format_utils import get_mutant_name

    return [
        get_mutant_name(path, name)
        for path in sorted(walk_mutatable_files())
        for name in mutate_file_contents(str(path), path.read_text("utf-8")).mutant_names
    ]


def drawn(names: Iterable[str], *, sample: int, seed: int) -> list[str]:
    """So many of the names, spread over all modules and functions; the same for the same seed."""
    by_function = defaultdict(list)
    for name in sorted(names):
        by_function[name.rpartition("__mutmut_")[0]].append(name)
    chance = random.Random(seed)
    for changes in by_function.values():
        chance.shuffle(changes)
    functions = list(by_function.values())
    chance.shuffle(functions)
    deepest = max(map(len, functions), default=0)
    turns = ([each[turn] for each in functions if turn < len(each)] for turn in range(deepest))
    order = [name for turn in turns for name in turn]
    firsts = {module_of(name): name for name in reversed(order)}
    return sorted(order, key=lambda name: firsts[module_of(name)] != name)[:sample]


def module_of(name: str) -> str:
    """The module that a change is in, as a path below the package."""
    return name.partition(".x")[0].removeprefix("interview_app.").replace(".", "/")


def table(known: Mapping[str, str], names: Iterable[str] | None) -> str:
    """The page of figures, a row for each module, and the survivors.

    `known` is the verdict of each change; `names` is the sample, if there is one.
    """
    asked = None if names is None else set(names)
    tried = {
        name: verdict
        for name, verdict in known.items()
        if (asked is None or name in asked) and verdict not in NOT_TRIED
    }
    rows: dict[str, Counter[int]] = defaultdict(Counter)
    for name, verdict in tried.items():
        for row in (module_of(name), "all"):
            rows[row].update((0, COLUMNS.get(verdict, 4)))
    told = ["| module | changes tried | noticed | survived | not reached by the tests | unclear |"]
    told += ["|---|---|---|---|---|---|"]
    for module in sorted(rows, key=lambda row: (row == "all", row)):
        told.append(f"| `{module}` | " + " | ".join(str(rows[module][n]) for n in range(5)) + " |")
    return "\n".join([*told, "", *(name for name in tried if tried[name] == "survived"), ""])


def verdicts() -> dict[str, str]:
    """What mutmut knows of each change so far, by the change's name."""
    answer = subprocess.run(
        [MUTMUT, "results", "--all", "true"], check=True, capture_output=True, text=True
    )
    return dict(line.strip().rsplit(": ", 1) for line in answer.stdout.splitlines() if ": " in line)


def main() -> int:
    """0 when mutmut ran to its end."""
    ask = argparse.ArgumentParser(description="What else is given is given to `mutmut run`.")
    ask.add_argument("--sample", type=int, help="so many changes, spread over all functions")
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--only", default="*", help="names of changes, with *")
    asked, to_mutmut = ask.parse_known_args()
    parts, names = [[asked.only]] if asked.only != "*" else [[]], None
    if asked.sample:
        fitting = (name for name in all_names() if fnmatch(name, asked.only))
        names = drawn(fitting, sample=asked.sample, seed=asked.seed)
        known = verdicts()
        left = [name for name in names if known.get(name, "survived") in TRIED_AGAIN]
        parts = [left[at : at + IN_A_PART] for at in range(0, len(left), IN_A_PART)]
    OUT.parent.mkdir(parents=True, exist_ok=True)
    for part in parts:
        ran = subprocess.run([MUTMUT, "run", *to_mutmut, *part], check=False).returncode
        told = table(verdicts(), names)
        OUT.write_text(told, encoding="utf-8")
        print(told)
        if ran:
            return ran
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
