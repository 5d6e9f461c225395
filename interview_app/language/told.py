"""Whether words stand in values: compared as words, exactly, without knowing their language."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from interview_app.language.tokens import folded_words

_PARTING = re.compile(r"[,;:|·•()\[\]\t\n]|\s[/–—-]\s")


def texts_in(data: Any) -> Iterator[str]:
    """All texts of a JSON value, however deep."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, Mapping):
        for one in data.values():
            yield from texts_in(one)
    elif isinstance(data, Iterable):
        for one in data:
            yield from texts_in(one)


class ToldWords:
    """The words of some texts, each text for itself."""

    def __init__(self, texts: Iterable[str]) -> None:
        self._words = "".join(f" {folded_words(one)} \n" for one in texts)

    def tell(self, text: str) -> bool:
        """Whether one of the texts has these words in a row, or each of its parts between commas
        and other marks stands so in one of them.
        """
        return self._has(text) or all(map(self._has, _PARTING.split(text)))

    def _has(self, text: str) -> bool:
        words = folded_words(text)
        return not words or f" {words} " in self._words
