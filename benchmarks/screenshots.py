"""Pictures of every screen, light and dark, at 1x and 2x: `python -m benchmarks.screenshots --out DIR`.

The tour is the real app: the window, the actor and the built-in guide over a sample résumé. States that need a fault or a
model (retries, errors, a refused drop) are shown by the messages the actor would send. Each scale runs in a process of its
own, because Qt reads it at its start.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

SCALES = ("1", "2")


def run(out: Path) -> int:
    """Take all pictures; returns how many there are."""
    out.mkdir(parents=True, exist_ok=True)
    for scale in SCALES:
        with tempfile.TemporaryDirectory() as home:
            environment = {
                **os.environ,
                "QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen"),
                "QT_SCALE_FACTOR": scale,
                "INTERVIEW_APP_HOME": home,
                "LANGUAGE": "en",
                "LANG": "C.UTF-8",
            }
            for tour in ("screenshot_tour", "screenshots_resumes"):
                command = [sys.executable, "-m", f"benchmarks.{tour}", str(out), f"@{scale}x"]
                subprocess.run(command, env=environment, check=True, timeout=600)
    return len(list(out.glob("*.png")))


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("out/screenshots"))
    out = parser.parse_args().out
    print(f"{run(out)} pictures in {out}")


if __name__ == "__main__":
    main()
