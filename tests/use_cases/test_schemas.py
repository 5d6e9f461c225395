"""What is generated is tested against a fresh generation (STYLE 22)."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from interview_app.cli.schema_command import GENERATED, command

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("path", GENERATED)
def test_a_generated_file_is_in_step_with_the_code(path: str) -> None:
    """E10: `interview-app schema` was run after the last change."""
    assert (ROOT / path).read_text(encoding="utf-8") == GENERATED[path]()


def test_the_command_writes_and_checks(tmp_path: Path) -> None:
    """E10: it writes what is missing; --check writes nothing and fails on what is not in step."""
    tmp_path = tmp_path / "project"
    tmp_path.mkdir()
    runner = CliRunner()
    assert runner.invoke(command, ["--check", "--out", str(tmp_path)]).exit_code == 1
    assert not list(tmp_path.iterdir())
    done = runner.invoke(command, ["--out", str(tmp_path), "--json"])
    assert json.loads(done.output)["written"] == list(GENERATED)
    assert runner.invoke(command, ["--check", "--out", str(tmp_path)]).exit_code == 0
