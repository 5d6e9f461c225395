"""The settings' file: whole or as it was, for the person alone."""

import errno
import os
import stat
from pathlib import Path

import pytest

from interview_app.domain.model_choice import ModelChoice
from interview_app.errors import SettingsError
from interview_app.settings import Settings, load, save


def test_only_the_person_may_read_what_they_set(tmp_path: Path) -> None:
    """It names hosts and what is kept back; the data folder may be one that others can look
    into.
    """
    before = os.umask(0o022)
    try:
        (tmp_path / "settings.new").write_text("left by a fall")
        save(Settings(language="de"), tmp_path / "settings.json")
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "settings.json").stat().st_mode) == 0o600
    assert load(tmp_path / "settings.json").language == "de"


def test_a_full_disk_leaves_the_settings_as_they_were(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On the way or at the last step, and nothing half beside them."""
    folder = tmp_path / "data"
    folder.mkdir()
    file = folder / "settings.json"
    save(Settings(language="de"), file)

    def full(*_arguments: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    for step in ("fsync", "replace"):
        with monkeypatch.context() as patched:
            patched.setattr(os, step, full)
            with pytest.raises(SettingsError):
                save(Settings(language="en"), file)
        assert os.listdir(folder) == ["settings.json"]
        assert load(file).language == "de"


def test_half_of_a_pair_is_kept_as_a_question_mark(tmp_path: Path) -> None:
    """It can be pasted into any field, and is no text that a file could hold."""
    save(Settings(model=ModelChoice(model="gpt \ud800")), tmp_path / "settings.json")
    assert load(tmp_path / "settings.json").model.model == "gpt ?"


@pytest.mark.usefixtures("german")
def test_what_is_wrong_with_the_settings_is_said_in_the_language_of_the_window(
    tmp_path: Path,
) -> None:
    """Whoever reads "Einstellungen" above it reads no English below."""
    file = tmp_path / "settings.json"
    file.write_text("{")
    with pytest.raises(
        SettingsError, match=r"Die Einstellungen in settings\.json können nicht gelesen werden"
    ):
        load(file)
    with pytest.raises(SettingsError, match="konnten nicht gespeichert werden"):
        save(Settings(), tmp_path / "nowhere" / "settings.json")
