"""Regular expressions compiled when they are first asked: the guide's together would be a tenth of
every start.
"""

import re
from collections.abc import Callable, Iterator
from functools import cached_property


class Late:
    """A regular expression that is compiled at its first use; its methods are those of
    `re.Pattern`.
    """

    def __init__(self, pattern: str, flags: int = 0) -> None:
        self.pattern = pattern
        self._flags = flags

    @cached_property
    def _compiled(self) -> re.Pattern[str]:
        return re.compile(self.pattern, self._flags)

    def match(self, text: str) -> re.Match[str] | None:
        """As `re.Pattern.match`."""
        return self._compiled.match(text)

    def fullmatch(self, text: str) -> re.Match[str] | None:
        """As `re.Pattern.fullmatch`."""
        return self._compiled.fullmatch(text)

    def search(self, text: str) -> re.Match[str] | None:
        """As `re.Pattern.search`."""
        return self._compiled.search(text)

    def finditer(
        self, text: str, start: int = 0, end: int | None = None
    ) -> Iterator[re.Match[str]]:
        """As `re.Pattern.finditer`."""
        return self._compiled.finditer(text, start, len(text) if end is None else end)

    def split(self, text: str) -> list[str]:
        """As `re.Pattern.split`."""
        return self._compiled.split(text)

    def sub(self, new: str | Callable[[re.Match[str]], str], text: str, count: int = 0) -> str:
        """As `re.Pattern.sub`."""
        return self._compiled.sub(new, text, count=count)
