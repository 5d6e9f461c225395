"""When two lines are the same line: word for word but for what only looks different."""

import re
import unicodedata
from functools import cache, lru_cache

from interview_app.language.data import languages, load
from interview_app.language.dates import dates_in
from interview_app.language.numbers import numbers_in
from interview_app.language.tokens import plain

_DASHES = str.maketrans(dict.fromkeys("‐‑‒–—―", "-"))
_QUOTES = re.compile(r"[\"“”„‟«»]|(?<!\w)['‘’‚‹›]|['‘’‚‹›](?!\w)")
_BULLET = re.compile(r"^\s*[-*•▪‣◦●○■□➤►·✓]\s+")
_DASH_BETWEEN_WORDS = re.compile(r"\s-+\s")
_SENTENCE_END = re.compile(
    r"(?:(?<=[^\s.][\w%)][\w%)][.!?])|(?<=\d[\w%)][.!?])|(?<=\s\d[.!?]))\s+|\n+"
)
"""Behind fewer letters a point may be that of an abbreviation: "St.", "z.B."."""


@lru_cache(maxsize=65536)
def wording_key(text: str, language: str | None) -> str:
    """What two lines share that are the same but for quotes, final points, dashes between words,
    bullet signs, the case of the first letter, and how a number, date or month is written.

    Args:
        text: a line.
        language: in which its numbers and dates are read; None for the notation of all.
    """
    bare = _BULLET.sub("", text).translate(_DASHES)
    found = _with_values(bare, language)
    found = _DASH_BETWEEN_WORDS.sub(" ", _QUOTES.sub("", found))
    found = " ".join(found.split()).rstrip(" .")
    return found[:1].lower() + found[1:]


def _with_values(text: str, language: str | None) -> str:
    """A text with each date and number as its value."""
    spans = [
        (
            one.start_at,
            one.end_at,
            f"<{one.start}>" if one.end is None else f"<{one.start}/{one.end}>",
        )
        for one in dates_in(text, language)
    ]
    covered = [(start, end) for start, end, _value in spans]
    spans += [
        (one.start, one.end, f"{_signs(one.text)}<{one.value.normalize():f}>")
        for one in numbers_in(text, language)
        if not any(start < one.end and one.start < end for start, end in covered)
    ]
    for start, end, value in sorted(spans, reverse=True):
        text = f"{text[:start]}{value}{text[end:]}"
    return text


def _signs(number: str) -> str:
    """The signs that belong to a number, which no other notation may leave out: € % + ~ <."""
    return "".join(
        one for one in number if unicodedata.category(one) in ("Sc", "Sm") or one in "%#/"
    )


@lru_cache(maxsize=8192)
def sentences(text: str) -> tuple[str, ...]:
    """The sentences of what somebody told, whole: one ends at a line break, or at a point before
    what does not begin small, but for the point of "Mio." or "ca. 40".
    """
    found: list[str] = []
    at = 0
    for gap in _SENTENCE_END.finditer(text):
        if "\n" in gap[0] or not _goes_on(text[at : gap.start()], text[gap.end() : gap.end() + 1]):
            found.append(text[at : gap.start()])
            at = gap.end()
    found.append(text[at:])
    return tuple(part.strip() for part in found if part.strip())


def _goes_on(before: str, after: str) -> bool:
    """Whether a point is none of a sentence's end."""
    if not (after.isupper() or after.isdigit() or after in "\"“„('"):
        return True
    words = before.split()
    last = plain(words[-1].rstrip(".")) if words else ""
    if after.isdigit():
        return last in _shortened("limit_words") or last in _shortened("month_names")
    return last in _shortened("scale_words") and any(
        map(str.isdigit, words[-2] if words[1:] else "")
    )


@cache
def _shortened(table: str) -> frozenset[str]:
    """The words of a table in any language."""
    return frozenset(form for code in languages() for form in getattr(load(code), table).forms())
