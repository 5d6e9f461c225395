"""The running program as a screen reader sees it: through AT-SPI, under Xvfb (issue 7, item 3)."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PERSON = Path(__file__).parent / "atspi_person.py"
SYSTEM_PYTHON = "/usr/bin/python3"
_PROGRAMS = ("xvfb-run", "dbus-run-session", SYSTEM_PYTHON)
_BUS = (Path("/usr/libexec/at-spi-bus-launcher"), Path("/usr/lib/at-spi2-core/at-spi-bus-launcher"))
_SCRIPT = """
"$BUS" --launch-immediately & bus=$!
"$PYTHON" -m interview_app & app=$!
"$SYSTEM_PYTHON" "$PERSON" 60; told=$?
kill $app; wait $app; ended=$?
kill $bus
exit $((told * 10 + ended))
"""


def missing() -> str:
    """What this machine lacks for it, in words; empty when nothing."""
    absent = [program for program in _PROGRAMS if shutil.which(program) is None]
    if not any(bus.exists() for bus in _BUS):
        absent.append("at-spi2-core")
    if not absent:
        known = subprocess.run([SYSTEM_PYTHON, "-c", "import pyatspi"], capture_output=True, check=False)
        absent += ["python3-pyatspi"] if known.returncode else []
    return ", ".join(absent)


@pytest.mark.end_to_end
@pytest.mark.skipif(sys.platform != "linux", reason="AT-SPI is Linux's")
def test_the_window_is_worked_from_outside_by_names_alone(tmp_path: Path) -> None:
    """Names and actions reach assistive programs; the app ends cleanly when it is asked to."""
    lacking = missing()
    if lacking:
        pytest.skip(f"not installed: {lacking}")
    environment = {
        **os.environ,
        "BUS": str(next(bus for bus in _BUS if bus.exists())),
        "PYTHON": sys.executable,
        "SYSTEM_PYTHON": SYSTEM_PYTHON,
        "PERSON": str(PERSON),
        "QT_QPA_PLATFORM": "xcb",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "QT_ACCESSIBILITY": "1",
        "INTERVIEW_APP_HOME": str(tmp_path / "data"),
        "LANGUAGE": "en",
        "XDG_RUNTIME_DIR": str(tmp_path),
    }
    command = ["xvfb-run", "-a", "-s", "-screen 0 1280x800x24", "dbus-run-session", "--", "bash", "-c", _SCRIPT]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=150, check=False)
    told = [line for line in done.stdout.splitlines() if line.startswith(("pressed", "there"))]
    assert told == ["pressed Profile", "pressed Documents"], done.stderr[-2000:]
    assert done.returncode == 0, done.stderr[-2000:]
