"""Tries a bundle as a stranger would: version, doctor, one document through the worker, the demo,
and the window offscreen.

The window must have a store, and must not have imported what is imported late (on Linux, where its
memory can be read).

    python packaging/smoke.py dist/interview-app

Prints its size, and exits 1 with a sentence at the first thing that does not work.
"""

import json
import os
import subprocess
import sys
import tarfile
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))
from benchmarks.bundle import loaded_late_ones

RESUME = (
    "# Ada Example\n\nada@example.org\n\n## Experience\n\n### Fitter, Acme\n\n2019-03 – "
    "present\n\n- Built the north line\n"
)
LARGEST_MB = 480


def main() -> int:
    """Run every check; the folder of the bundle is the only argument."""
    folder = Path(sys.argv[1]).absolute()
    program = folder / "interview-app"
    with tempfile.TemporaryDirectory() as name:
        home = Path(name)
        environment = {
            "PATH": "/usr/bin:/bin",
            "HOME": name,
            "LANG": "C.UTF-8",
            "QT_QPA_PLATFORM": "offscreen",
            "INTERVIEW_APP_HOME": str(home / "data"),
        }

        def run(*arguments: str, seconds: float = 120) -> subprocess.CompletedProcess[str]:
            return subprocess.run(
                [str(program), *arguments],
                env=environment,
                capture_output=True,
                text=True,
                timeout=seconds,
                check=False,
            )

        checks = {
            "--version": lambda: run("--version"),
            "doctor": lambda: _doctor(run),
            "extract": lambda: _extract(run, home),
            "demo": lambda: run("demo", "--out", str(home / "demo"), seconds=300),
        }
        for what, check in checks.items():
            done = check()
            if done.returncode != 0:
                print(f"{what} failed: {done.stderr.strip()[-500:]}")
                return 1
            print(f"{what}: works")
        if fault := _window(program, environment):
            print(fault)
            return 1
        print("window: works")
    return _size(folder)


def _doctor(run: object) -> subprocess.CompletedProcess[str]:
    """What a bundle brings must be well; what the machine brings (tesseract, keychain) may be
    missing.
    """
    assert callable(run)
    done: subprocess.CompletedProcess[str] = run("doctor", "--json")
    if done.returncode == 0:
        ours = ("app", "libraries", "fonts", "document worker", "store")
        ill = [
            one
            for one in json.loads(done.stdout)["findings"]
            if one["topic"] in ours and not one["ok"]
        ]
        if ill:
            return subprocess.CompletedProcess(done.args, 1, done.stdout, json.dumps(ill))
    return done


def _extract(run: object, home: Path) -> subprocess.CompletedProcess[str]:
    document = home / "cv.md"
    document.write_text(RESUME, encoding="utf-8")
    assert callable(run)
    done: subprocess.CompletedProcess[str] = run("extract", str(document), "--json")
    if done.returncode == 0:
        reading = json.loads(done.stdout)
        name = reading["derived"]["applicant_profile"]["basics"]["name"]
        if name != "Ada Example":
            return subprocess.CompletedProcess(done.args, 1, done.stdout, f"read {name!r}")
    return done


def _window(program: Path, environment: dict[str, str]) -> str:
    """Start the window offscreen; alive, with a store, and without what is to be imported late.
    Returns what is wrong.
    """
    window = subprocess.Popen(
        [str(program)], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    database = Path(environment["INTERVIEW_APP_HOME"]) / "interview.sqlite3"
    try:
        until = time.monotonic() + 60
        while time.monotonic() < until and window.poll() is None:
            if database.exists() and database.stat().st_size:
                early = loaded_late_ones(window.pid) if sys.platform == "linux" else ()
                return f"imported at the start: {', '.join(early)}" if early else ""
            time.sleep(0.1)
        return "the window did not start"
    finally:
        window.terminate()
        window.wait(30)


def _size(folder: Path) -> int:
    unpacked = sum(
        path.stat().st_size
        for path in folder.rglob("*")
        if path.is_file() and not path.is_symlink()
    )
    with tempfile.TemporaryDirectory() as name:
        packed = Path(name) / "bundle.tar.xz"
        with tarfile.open(packed, "w:xz", preset=1) as archive:
            archive.add(folder, arcname=folder.name)
        size = os.path.getsize(packed)
    print(f"size: {unpacked / 1e6:.0f} MB unpacked (goal {LARGEST_MB}), {size / 1e6:.0f} MB packed")
    return 0 if unpacked / 1e6 <= LARGEST_MB else 1


if __name__ == "__main__":
    raise SystemExit(main())
