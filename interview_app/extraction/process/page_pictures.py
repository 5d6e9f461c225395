"""Page pictures kept in the cache folder by (sha256, page, dpi); deleting a document deletes them
by their name.
"""

import contextlib
import json
import os
import tempfile
from pathlib import Path

from interview_app.extraction.process.untrusted_answer import PngPicture

_FOLDER = "pages"


class PictureCache:
    """PNG files beside one small JSON file each with the page's size; every failure to write is
    harmless.
    """

    def __init__(self, cache: Path) -> None:
        self._folder = cache / _FOLDER

    def find(self, sha256: str, page: int, dpi: int) -> PngPicture | None:
        """The picture drawn before, or None."""
        path = self._path(sha256, page, dpi)
        try:
            size = json.loads(path.with_suffix(".json").read_bytes())
            return PngPicture(path.read_bytes(), float(size["width"]), float(size["height"]))
        except (OSError, ValueError, KeyError, TypeError):
            return None

    def keep(self, sha256: str, page: int, dpi: int, picture: PngPicture) -> None:
        """Keep a picture; without a writable cache folder it is drawn anew each time."""
        path = self._path(sha256, page, dpi)
        size = json.dumps({"width": picture.width_points, "height": picture.height_points}).encode(
            "ascii"
        )
        with contextlib.suppress(OSError):
            for one in (*reversed(self._folder.parents), self._folder):
                if not one.is_dir():  # the data folder itself, where this is made first
                    one.mkdir(mode=0o700, exist_ok=True)
            _write(path, picture.png)
            _write(path.with_suffix(".json"), size)

    def forget(self, sha256: str) -> None:
        """Delete all pictures of a document."""
        for path in self._folder.glob(f"{sha256}-*"):
            path.unlink(missing_ok=True)

    def _path(self, sha256: str, page: int, dpi: int) -> Path:
        return self._folder / f"{sha256}-{page}-{dpi}.png"


def _write(path: Path, content: bytes) -> None:
    with tempfile.NamedTemporaryFile(dir=path.parent, prefix=".new-", delete=False) as file:
        try:
            file.write(content)
            file.flush()
            os.replace(file.name, path)
        except BaseException:
            os.unlink(file.name)
            raise
