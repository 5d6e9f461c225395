"""The shell scripts run under bash 3.2 too, which is what macOS has (issue 7: a stranger on a bare
machine).
"""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SCRIPTS = sorted([*(ROOT / "packaging").glob("*.sh"), ROOT / ".ci" / "run"])
NEWER_THAN_3_2 = {
    "a case change in an expansion": r"\$\{\w+[,^]",
    "mapfile or readarray": r"\b(mapfile|readarray)\b",
    "an associative array or a name reference": r"\b(declare|local|typeset)\s+-\w*[An]",
    "both streams appended or piped at once": r"&>>|\|&",
    "an expansion operator": r"\$\{\w+@",
    "a length below zero in a substring": r"\$\{\w+:[^}]*:\s*-\d",
    "wait for the next one": r"\bwait\s+-n\b",
    "a test for a variable": r"\[\[?\s+-v\s",
    "fall through in a case": r";&|;;&",
    "all elements of an array, an error with set -u when it is empty": r"\$\{\w+\[[@*]\]\}",
    "seconds or time from the shell itself": r"\$\{?(EPOCHSECONDS|BASHPID)\b|printf\s+'?%\(",
    "a name that runs into a letter beyond ASCII": r"\$\w+[^\x00-\x7f]",
}


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_a_script_uses_nothing_that_bash_3_2_lacks(script: Path) -> None:
    """Each of these is an error, or something else, in the bash of macOS; comments may speak of
    them.
    """
    lines = [
        line
        for line in script.read_text(encoding="utf-8").splitlines()
        if not line.lstrip().startswith("#")
    ]
    found = [
        f"{script.name}: {what}: {line.strip()}"
        for what, pattern in NEWER_THAN_3_2.items()
        for line in lines
        if re.search(pattern, line)
    ]
    assert not found


def test_what_is_looked_for_is_found() -> None:
    """The patterns above can fail."""
    samples = [
        "${a,,}",
        "mapfile -t x",
        "local -A x",
        "x &>> y",
        "${a@Q}",
        "${a:0:-1}",
        "wait -n",
        "[[ -v a ]]",
        ";&",
    ]
    samples += ['"${list[@]}"', "$BASHPID", "$packages…"]
    for sample in samples:
        assert any(re.search(pattern, sample) for pattern in NEWER_THAN_3_2.values()), sample


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_a_script_is_valid_and_stops_at_the_first_failure(script: Path) -> None:
    """`bash -n`, and `set -euo pipefail` before the first command."""
    bash = shutil.which("bash")
    assert bash is not None
    checked = subprocess.run([bash, "-n", str(script)], capture_output=True, text=True, check=False)
    assert (checked.returncode, checked.stderr) == (0, "")
    commands = [
        line
        for line in script.read_text(encoding="utf-8").splitlines()
        if line and not line.startswith("#")
    ]
    assert commands[0] == "set -euo pipefail"


@pytest.mark.parametrize("left", ["nothing", "half of it"])
def test_what_tests_need_is_not_added_to_an_environment_that_is_not_there(
    tmp_path: Path, left: str
) -> None:
    """A sentence that names the fix, and no package of the system is asked for before it."""
    (tmp_path / "packaging").mkdir()
    shutil.copy(ROOT / "packaging" / "set_up.sh", tmp_path / "packaging")
    if left == "half of it":
        (tmp_path / ".venv" / "bin").mkdir(parents=True)
    bash = shutil.which("bash")
    assert bash is not None
    ran = subprocess.run(
        [bash, "packaging/set_up.sh", "tests"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 1
    assert ran.stdout == ""
    assert ran.stderr.startswith("There is no usable .venv here yet")
    assert "make test" in ran.stderr
    assert len(ran.stderr.splitlines()) == 1
    assert not (tmp_path / ".venv" / ".ready-for-tests").exists()
