"""Folders whose documents a client may have read: those named at the start, and nothing that leads
out of them.
"""

import os
from collections.abc import Sequence
from pathlib import Path

from interview_app.errors import SettingsError
from interview_app.i18n import _

_OF_THE_SYSTEM = tuple(Path(name) for name in ("/proc", "/sys", "/dev"))


class AllowedFolders:
    """The folders as they resolve at the start."""

    def __init__(self, given: Sequence[Path]) -> None:
        """Take the folders.

        Raises:
            SettingsError: one is not there, belongs to the system, or is hidden.
        """
        self._folders = tuple(_resolved(path) for path in given)
        for folder in self._folders:
            if not folder.is_dir() or _is_kept_out(folder):
                told = _("{folder} cannot be allowed: no folder, a hidden one, or the system's.")
                raise SettingsError(told.format(folder=shown(folder)))

    def resolved(self, untrusted_path: str) -> Path:
        """The file that the path really names, links followed.

        Raises:
            SettingsError: it lies outside every folder, or in a hidden one.
        """
        if not self._folders:
            raise SettingsError(
                _("No folder was allowed at the start. Start with: interview-app mcp --allow DIR")
            )
        path = _resolved(Path(untrusted_path))
        inside = any(path.is_relative_to(folder) for folder in self._folders)
        if not Path(untrusted_path).is_absolute() or not inside or _is_kept_out(path):
            raise SettingsError(
                _("This lies in no folder that was allowed at the start, or in a hidden one.")
            )
        return path


def _resolved(path: Path) -> Path:
    try:
        return Path(os.path.realpath(path.expanduser()))
    except (OSError, ValueError, RuntimeError):
        # A name with a NUL byte, or a home that is nobody's, names nothing.
        raise SettingsError(_("This is no path of a file.")) from None


def _is_kept_out(path: Path) -> bool:
    hidden = any(part.startswith(".") for part in path.parts[1:])
    return hidden or any(path.is_relative_to(one) for one in _OF_THE_SYSTEM)


def shown(path: Path) -> str:
    """A path as it may be put before a person: nothing in it can hide or turn what follows."""
    return "".join(
        char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in str(path)
    )
