"""What Delete Everything removes of a folder, and what it leaves (DESIGN 7)."""

from pathlib import Path

import pytest

from interview_app.store.deletion import remove_named


@pytest.fixture
def logs(tmp_path: Path) -> Path:
    folder = tmp_path / "data" / "logs"
    folder.mkdir(parents=True)
    for name in ("interview-app.log", "interview-app.log.1"):
        (folder / name).write_text("x")
    return folder


def test_a_folder_goes_when_nothing_of_others_is_in_it(logs: Path) -> None:
    """Our files by their names, unfinished ones too, and then the folder."""
    (logs / ".new-0123").write_text("half")
    remove_named(logs, ["interview-app.log*"])
    assert not logs.exists()
    remove_named(logs, ["interview-app.log*"])


def test_what_somebody_else_laid_there_stays(logs: Path) -> None:
    """The data folder may be one the person uses for more."""
    (logs / "other" / "deep").mkdir(parents=True)
    (logs / "other" / "diary.txt").write_text("mine")
    remove_named(logs, ["interview-app.log*"])
    assert [path.name for path in logs.rglob("*")] == ["other", "diary.txt"]


def test_a_folder_that_leads_elsewhere_is_left_alone(logs: Path, tmp_path: Path) -> None:
    """A link was laid by somebody else, and what it leads to may be another app's."""
    elsewhere = tmp_path / "elsewhere"
    logs.rename(elsewhere)
    logs.symlink_to(elsewhere, target_is_directory=True)
    remove_named(logs, ["interview-app.log*"])
    assert len(list(elsewhere.iterdir())) == 2
    assert logs.is_symlink()
