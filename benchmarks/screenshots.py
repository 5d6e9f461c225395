"""Pictures of every screen, light and dark, at 1x and 2x: `python -m benchmarks.screenshots --out
DIR [--language de]`.

The tour is the real app: the window, the actor and the built-in guide over a sample résumé. States
that need a fault or a model (retries, errors, a refused drop) are shown by the messages the actor
would send. Each scale runs in a process of its own, because Qt reads it at its start.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

SCALES = ("1", "2")
SCREEN: dict[str, Any] = {
    "name": "screen",
    "x": 0,
    "y": 0,
    "width": 1440,
    "height": 900,
    "logicalDpi": 96,
    "logicalBaseDpi": 96,
    "dpr": 1,
}
"""An ordinary laptop's; Qt's own offscreen screen is 800 by 800, and sheets keep to their screen.
"""


def run(out: Path, *, language: str = "en", scales: tuple[str, ...] = SCALES) -> int:
    """Take all pictures; returns how many there are."""
    out.mkdir(parents=True, exist_ok=True)
    for scale in scales:
        with tempfile.TemporaryDirectory() as home:
            screen = Path(home) / "screen.json"
            # Of the same size to the eye at each scale: twice as many pixels are as wide.
            pixels = {side: SCREEN[side] * int(scale) for side in ("width", "height")}
            screen.write_text(json.dumps({"screens": [{**SCREEN, **pixels}]}))
            environment = {
                **os.environ,
                "QT_QPA_PLATFORM": os.environ.get(
                    "QT_QPA_PLATFORM", f"offscreen:configfile={screen}"
                ),
                "QT_SCALE_FACTOR": scale,
                "INTERVIEW_APP_HOME": str(Path(home) / "data"),
                "LANGUAGE": language,
                "LANG": "C.UTF-8",
            }
            for tour in ("screenshot_tour", "screenshots_resumes"):
                command = [sys.executable, "-m", f"benchmarks.{tour}", str(out), f"@{scale}x"]
                subprocess.run(command, env=environment, check=True, timeout=2400)
    return len(list(out.glob("*.png")))


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("out/screenshots"))
    parser.add_argument("--language", default="en")
    parser.add_argument("--scale", choices=SCALES, action="append", help="only this scale")
    asked = parser.parse_args()
    number = run(asked.out, language=asked.language, scales=tuple(asked.scale or SCALES))
    print(f"{number} pictures in {asked.out}")


if __name__ == "__main__":
    main()
