"""The prompt texts of `resources/prompts`, by name; read when a model first needs one."""

from collections.abc import Iterator, Mapping
from pathlib import Path


class PromptTexts(Mapping[str, str]):
    """Name (the file's stem) to text."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._read: dict[str, str] | None = None

    def _texts(self) -> dict[str, str]:
        if self._read is None:
            self._read = {
                path.stem: path.read_text(encoding="utf-8")
                for path in sorted(self._folder.glob("*.md"))
            }
        return self._read

    def __getitem__(self, name: str) -> str:
        return self._texts()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._texts())

    def __len__(self) -> int:
        return len(self._texts())
