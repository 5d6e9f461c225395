"""What one `generate` touches: files of ours in which something is called, and those calls.

    python -m benchmarks.tailoring_trace [--most]

Prints both figures. With `--most` the functions that are called most often stand before them.
"""

import sys
import tempfile
from collections import Counter
from pathlib import Path
from types import FrameType

from interview_app.paths import resources

ROOT = Path(__file__).parent.parent
OURS = str(ROOT / "interview_app")


def parsed(folder: Path) -> list[str]:
    """The nurse's cards as `parse` writes them, and the arguments of `generate` over them."""
    from click.testing import CliRunner

    from interview_app.cli.parse_command import command

    samples = resources() / "samples"
    cards = str(folder / "cards.json")
    given = ["-f", str(samples / "nurse.pdf"), "-o", cards, "--data-dir", str(folder / "data")]
    CliRunner().invoke(command, given, catch_exceptions=False)
    posting = str(samples / "nurse.posting.txt")
    places = ["-o", str(folder / "out"), "--data-dir", str(folder / "data")]
    return ["-j", posting, "-t", "Staff Nurse", "--cards", cards, "--provider", "offline", *places]


def main() -> None:
    """Trace one run in this process; the cards are parsed in one of their own before it."""
    import subprocess

    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        code = (
            "import sys, json, pathlib; from benchmarks.tailoring_trace import parsed;"
            "print(json.dumps(parsed(pathlib.Path(sys.argv[1]))))"
        )
        done = subprocess.run(
            [sys.executable, "-c", code, name], capture_output=True, text=True, check=True, cwd=ROOT
        )
        import json

        calls = _traced(json.loads(done.stdout.splitlines()[-1]))
        assert list((folder / "out").glob("*/resume.pdf")), "it has to be a whole run"
    if "--most" in sys.argv:
        for place, times in calls.most_common(40):
            print(f"{times:>8} {place}")
    files = {place.partition(":")[0] for place in calls}
    print(len(files), sum(calls.values()))


def _traced(arguments: list[str]) -> Counter[str]:
    """Calls of functions of ours in this thread and others it starts, by place."""
    import threading

    calls: Counter[str] = Counter()

    def seen(frame: FrameType, event: str, _arg: object) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(OURS) and code.co_name != "<module>":
            calls[f"{code.co_filename[len(OURS) + 1 :]}:{code.co_name}"] += 1

    from click.testing import CliRunner

    threading.setprofile(seen)
    sys.setprofile(seen)
    try:
        from interview_app.cli.generate_command import command

        CliRunner().invoke(command, arguments, catch_exceptions=False)
    finally:
        sys.setprofile(None)
        threading.setprofile(None)  # type: ignore[arg-type]
    return calls


if __name__ == "__main__":
    main()
