"""The language of a text, by the small words each language's file has."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from interview_app.language.data import languages
from interview_app.language.tokens import plain, tokens
from interview_app.language.words import small_words


def language_of(text: str, *, among: Iterable[str] | None = None) -> str | None:
    """The language most words of a text speak, as ISO 639-1; None when it is too short or two
    languages are as likely.

    Args:
        among: the languages that are possible; all that have a file if None.
    """
    return _language_of(text, tuple(among) if among is not None else languages())


@lru_cache(maxsize=4096)
def _language_of(text: str, among: tuple[str, ...]) -> str | None:
    words = Counter(plain(token.text) for token in tokens(text) if token.text.isalpha())
    scores = {
        code: sum(count for word, count in words.items() if word in small_words(code))
        for code in among
    }
    ranked = sorted(scores, key=lambda code: -scores[code])
    if not ranked or not scores[ranked[0]]:
        return None
    if len(ranked) > 1 and scores[ranked[0]] == scores[ranked[1]]:
        return None
    return ranked[0]
