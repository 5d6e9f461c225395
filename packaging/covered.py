"""Holds files that are covered whole to that: `make coverage`. Reads coverage's JSON and the list
beside this file.

A file comes onto the list when its last line is covered, and leaves it with a reason in the commit.
"""

import json
import sys
from pathlib import Path

LIST = Path(__file__).with_suffix(".txt")


def fallen(report: dict[str, dict[str, dict[str, list[int]]]], whole: list[str]) -> list[str]:
    """A sentence for each file of the list that is not covered whole any more."""
    told = []
    for name in whole:
        lines = report["files"].get(name, {}).get("missing_lines")
        if lines is None:
            told.append(f"{name}: was not run at all")
        elif lines:
            told.append(f"{name}: not covered: {', '.join(map(str, lines))}")
    return told


def main() -> int:
    """0 when all of them are."""
    lines = LIST.read_text(encoding="utf-8").splitlines()
    whole = [line for line in lines if line and line[0] != "#"]
    report = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    told = fallen(report, whole)
    print("\n".join(told) or f"{len(whole)} files are covered whole.")
    return 1 if told else 0


if __name__ == "__main__":
    raise SystemExit(main())
