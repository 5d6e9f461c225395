"""Makes the shim, and runs the nursery under it."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
CC = shutil.which("cc") or shutil.which("gcc")

WHY_NOT = (
    "faults are made by a library that stands before libc: Linux alone"
    if not sys.platform.startswith("linux")
    else "needs a C compiler (Debian: apt install gcc libc6-dev)"
    if CC is None
    else ""
)
"""Why no faults can be made here; empty when they can."""


@cache
def _shim() -> Path:
    folder = Path(tempfile.mkdtemp(prefix="interview-app-shim-"))
    shim = folder / "shim.so"
    command = [str(CC), "-shared", "-fPIC", "-O1", "-Wall", "-Werror", "-o", str(shim)]
    subprocess.run([*command, str(HERE / "shim.c"), "-ldl"], check=True)
    return shim


def strikes(scenario: str, *, room: Path, every: bool) -> tuple[int, list[dict[str, Any]]]:
    """Strike at the points of a scenario; how many there are, and what came of each fault."""
    job = json.dumps({"scenario": scenario, "room": str(room), "every": every})
    done = subprocess.run(
        [sys.executable, "-m", "tests.faults.nursery", job],
        cwd=ROOT,
        env={**os.environ, "LD_PRELOAD": str(_shim()), "LC_ALL": "C.UTF-8", "HOME": str(room)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    first, *found = (json.loads(line) for line in done.stdout.splitlines())
    return int(first["points"]), found
