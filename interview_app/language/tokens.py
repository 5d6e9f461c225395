"""Folding, and a text cut into its words, numbers and marks, without knowing its language.

`+ # % € $ £ − ~ < > /` and points or commas inside a token belong to it: C++, C#, 3.5, 1,200, 24/7,
A/B, S/4HANA. A hyphen divides: "well-known" is two tokens.
"""

import re
import unicodedata
from functools import lru_cache
from typing import NamedTuple

_PLAIN_MARKS = str.maketrans(
    {
        **dict.fromkeys("‘’‚‛′`´", "'"),
        **dict.fromkeys("“”„‟«»″", '"'),
        **dict.fromkeys("‐‑‒–—―", "-"),
        "\u00ad": "",
        "\u200b": "",
    }
)
_BLANKS = re.compile(r"\s+")
_SYMBOLS = r"+#%‰€$£¥₹₽₺₩₴₫₦₱₪¢−~≈<>≤≥&@°×=§½¼¾⅓⅔²³"
_TOKEN = re.compile(
    rf"""
    (?:(?<!\S)\.(?=[^\W\d_]))?               # .NET
    [\w{_SYMBOLS}]
    (?:
        [\w{_SYMBOLS}\u0300-\u036f]
      | (?<=[\w{_SYMBOLS}])/(?=[\w{_SYMBOLS}])     # 24/7, A/B
      | (?<=[^\W_])\.(?=[^\W_])              # 3.5, Node.js
      | (?<=\d)[,:'’·](?=\d)                 # 1,200, 8:30
      | (?<=[^\W\d_])['’](?=[^\W\d_])        # don't
    )*
    """,
    re.VERBOSE,
)
_ELIDED = re.compile(r"[^\W\d_]{1,2}['’](?=[^\W\d_]{3})")
"""The article of "l'équipe", no "I've"."""


class Token(NamedTuple):
    """One word, number or mark: as written, folded, and its characters `start` to `end`."""

    text: str
    folded: str
    start: int
    end: int

    @property
    def has_digit(self) -> bool:
        """Whether a digit stands in it: a number, or a name such as S/4HANA."""
        return any(map(str.isdigit, self.text))


@lru_cache(maxsize=65536)
def fold(text: str) -> str:
    """NFKC in lower case (casefold), plain quotes and dashes, white space as one blank; accents
    stay.
    """
    if text.isascii():
        low = text.lower()
    else:
        low = unicodedata.normalize("NFKC", text.translate(_PLAIN_MARKS)).casefold()
        low = unicodedata.normalize("NFC", low).translate(_PLAIN_MARKS)
    return _BLANKS.sub(" ", low).strip()


@lru_cache(maxsize=65536)
def plain(text: str) -> str:
    """Folded, and without accents: "Zürich" is "zurich", "ß" is "ss"."""
    low = fold(text)
    if low.isascii():
        return low
    apart = unicodedata.normalize("NFKD", low.replace("ł", "l").replace("ø", "o"))
    bare = "".join([one for one in apart if not unicodedata.combining(one)])
    return _BLANKS.sub(" ", bare).strip()


_COMBINING = re.compile("[\u0300-\u036f\u1ab0-\u1aff\u20d0-\u20ff]")
_NOT_WORDS = re.compile(r"[^\w]+|_+")


@lru_cache(maxsize=16384)
def normal(text: str) -> str:
    """Lower case without accents and punctuation, `&` as `and`: words and blanks alone."""
    return folded_words(text)


def folded_words(text: str) -> str:
    """`normal`, for long texts that are not worth keeping."""
    if text.isascii():
        folded = text.lower()
    else:
        decomposed = unicodedata.normalize(
            "NFKD", text.casefold().replace("ł", "l").replace("ø", "o").replace("ß", "ss")
        )
        folded = _COMBINING.sub("", decomposed)
    folded = folded.replace("'", "").replace("’", "")
    return _NOT_WORDS.sub(" ", folded.replace("&", " and ")).strip()


@lru_cache(maxsize=4096)
def tokens(text: str) -> tuple[Token, ...]:
    """The tokens of a text in order. An elided article is one of its own: "l'équipe" is two."""
    found: list[Token] = []
    for match in _TOKEN.finditer(text):
        start, end = match.span()
        raw = match[0]
        article = _ELIDED.match(text, start, end) if "'" in raw or "’" in raw else None
        if article is not None:
            found.append(_token(text, start, article.end() - 1))
            start, raw = article.end(), text[article.end() : end]
        found.append(Token(raw, fold(raw), start, end))
    return tuple(found)


@lru_cache(maxsize=4096)
def with_marks(text: str) -> tuple[Token, ...]:
    """The tokens of a text, and each mark between them as a token of its own."""
    found: list[Token] = []
    at = 0
    for token in (*tokens(text), Token("", "", len(text), len(text))):
        for one in range(at, token.start):
            if not text[one].isspace():
                found.append(_token(text, one, one + 1))
        if token.text:
            found.append(token)
        at = token.end
    return tuple(found)


def _token(text: str, start: int, end: int) -> Token:
    raw = text[start:end]
    return Token(raw, fold(raw), start, end)
