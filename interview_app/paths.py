"""Where files lie: the person's data folder and our own resources.

`INTERVIEW_APP_HOME` or `--data-dir` puts everything under one folder (DESIGN 12); otherwise the
platform's own place.
"""

import os
import sys
from functools import cache
from pathlib import Path

import platformdirs

from interview_app.domain.frozen import frozen


@frozen(kw_only=False)
class DataFolder:
    """The folder of one person's data; nothing is created until `create()`."""

    root: Path

    @property
    def database(self) -> Path:
        """The SQLite store."""
        return self.root / "interview.sqlite3"

    @property
    def blobs(self) -> Path:
        """Content-addressed originals."""
        return self.root / "blobs"

    @property
    def backups(self) -> Path:
        """Kept copies of the store."""
        return self.root / "backups"

    @property
    def cache(self) -> Path:
        """Page pictures and the like; may be deleted at any time."""
        return self.root / "cache"

    @property
    def logs(self) -> Path:
        """Rotated logs without content."""
        return self.root / "logs"

    @property
    def settings(self) -> Path:
        """The settings file."""
        return self.root / "settings.json"

    @property
    def lock(self) -> Path:
        """The single-instance lock."""
        return self.root / "lock"

    @property
    def read_unsealed(self) -> Path:
        """There when the person wants documents read where the reader has no seal."""
        return self.root / "read-unsealed"

    def create(self) -> None:
        """Make the folder, readable by the person alone."""
        make_private(self.root)


def make_private(folder: Path) -> None:
    """Make a folder for the person alone, and so each folder above it that is missing: `mkdir` with
    `parents` makes those as the umask says. One that is there is the person's own and stays as it
    is.

    Raises:
        OSError: it cannot be made.
    """
    for one in (*reversed(folder.parents), folder):
        if not one.is_dir():
            one.mkdir(mode=0o700, exist_ok=True)


def data_folder(chosen: str | os.PathLike[str] | None = None) -> DataFolder:
    """The data folder: `chosen` (--data-dir), else `INTERVIEW_APP_HOME`, else the platform's own
    place.
    """
    given = chosen or os.environ.get("INTERVIEW_APP_HOME")
    root = (
        Path(given) if given else Path(platformdirs.user_data_dir("Interview App", appauthor=False))
    )
    return DataFolder(root.expanduser().absolute())


def resources() -> Path:
    """Our `resources/` folder: in a frozen app, in a wheel, or beside the package in a checkout."""
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen:
        return Path(frozen) / "resources"
    inside = Path(__file__).parent / "resources"
    return inside if inside.is_dir() else Path(__file__).parent.parent / "resources"


@cache
def prompt_texts() -> dict[str, str]:
    """The texts that a model is given, of `resources/prompts`, by name (the file's stem)."""
    folder = resources() / "prompts"
    return {path.stem: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.md"))}
