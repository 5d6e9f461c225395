"""Which place a key belongs to that names none itself, and which keys were kept: no key is in it.

A key without an address (`INTERVIEW_APP_API_KEY`, or one kept for "Other") belongs to the first
place that it is used at, and goes to no other one afterwards.
"""

import contextlib
import hashlib
import json
from pathlib import Path
from typing import Any

from interview_app.domain.model_presets import origin_of
from interview_app.paths import DataFolder, make_private
from interview_app.store import files

FILE = "key-places.json"


class SmallFile:
    """What was found out, in a small file; a broken one is started anew, and a folder that cannot
    be written is passed over.
    """

    def __init__(self, path: Path) -> None:
        self._path = path

    def read(self) -> dict[str, Any]:
        """All that is in it."""
        try:
            kept = json.loads(self._path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return kept if isinstance(kept, dict) else {}

    def write(self, kept: dict[str, Any]) -> None:
        """This is in it from now on."""
        with contextlib.suppress(OSError):
            make_private(self._path.parent)
            files.write_whole(self._path, json.dumps(kept).encode())


class KeyPlaces:
    """A small file beside the settings; while it is broken nothing is bound."""

    def __init__(self, folder: DataFolder) -> None:
        self._file = SmallFile(folder.root / FILE)

    def may_go(self, key: str, address: str) -> bool:
        """Whether a key that names no place may go to this one."""
        origin = origin_of(address)
        return bool(self._read("bound").get(_mark(key), origin) == origin)

    def bind(self, key: str, address: str) -> None:
        """This key belongs to this place from now on, unless it belongs to one already."""
        bound = self._read("bound")
        if _mark(key) not in bound:
            self._write("bound", {**bound, _mark(key): origin_of(address)})

    def kept(self) -> tuple[str, ...]:
        """Names under which keys were kept, so that all can be deleted."""
        return tuple(self._read("kept"))

    def note_kept(self, name: str) -> None:
        """A key was kept under this name."""
        self._write("kept", {**self._read("kept"), name: True})

    def _read(self, part: str) -> dict[str, Any]:
        found = self._file.read().get(part)
        return found if isinstance(found, dict) else {}

    def _write(self, part: str, value: dict[str, Any]) -> None:
        self._file.write({name: self._read(name) for name in ("bound", "kept")} | {part: value})


def _mark(key: str) -> str:
    """What tells keys apart and gives none away."""
    return hashlib.sha256(key.encode("utf-8", "replace")).hexdigest()[:16]
