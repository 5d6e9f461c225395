"""Which version of a résumé Undo goes back to, and which Redo brings back. No Qt."""

from collections.abc import Sequence


class VersionHistory:
    """Follows the versions that are shown. Every change is a version, and it begins from the one
    that was shown then.
    """

    def __init__(self) -> None:
        self._run_id = ""
        self._version = 0
        self._versions: tuple[int, ...] = ()
        self._begun_from: dict[int, int] = {}
        self._undone: list[int] = []

    def show(self, run_id: str, version: int, versions: Sequence[int]) -> None:
        """This version of this run is shown; `versions` are all there are, oldest first."""
        if run_id != self._run_id:
            self._run_id, self._begun_from, self._undone = run_id, {}, []
        elif version not in self._versions:
            self._begun_from[version] = self._version
            self._undone = []
        self._version, self._versions = version, tuple(versions)

    def back(self) -> int | None:
        """The version before the last change, or None."""
        older = [one for one in self._versions if one < self._version]
        before = self._begun_from.get(self._version, older[-1] if older else None)
        if before is not None:
            self._undone.append(self._version)
        return before

    def forth(self) -> int | None:
        """The version that was gone back from last, or None."""
        return self._undone.pop() if self._undone else None
