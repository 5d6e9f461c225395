"""Numbers that are written as words, whole ones, in English and German: "twenty-five",
"fünfundzwanzig", "half a dozen".

A number is read whole or not at all: "five" out of "twenty-five people" would stand in somebody's
evidence as their team.
"""

import re


def _numbered(words: str, *, first: int, step: int = 1) -> dict[str, int]:
    return {word: first + step * at for at, word in enumerate(words.split())}


_ONES = _numbered("one two three four five six seven eight nine", first=1)
_TEENS = _numbered(
    "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen", first=10
)
_TENS = _numbered("twenty thirty forty fifty sixty seventy eighty ninety", first=20, step=10) | {
    "fourty": 40
}
_ONES_DE = _numbered("zwei drei vier fünf sechs sieben acht neun", first=2) | {"zwo": 2}
_TEENS_DE = _numbered(
    "zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn", first=10
)
_TENS_DE = _numbered(
    "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig", first=20, step=10
) | {"dreissig": 30}


def _any(*words: dict[str, int]) -> str:
    return "|".join(sorted((word for one in words for word in one), key=len, reverse=True))


_UNDER_100 = rf"(?:(?:{_any(_TENS)})(?:[- ](?:{_any(_ONES)})\b(?! hundred))?|{_any(_TEENS, _ONES)})"
_UNDER_100_DE = (
    rf"(?:(?:ein|{_any(_ONES_DE)})und(?:{_any(_TENS_DE)})|{_any(_TENS_DE, _TEENS_DE, _ONES_DE)})"
)
_SCALES = {
    "hundred": 100,
    "thousand": 1000,
    "hundert": 100,
    "tausend": 1000,
    "dozen": 12,
    "dutzend": 12,
}
PATTERN = (
    r"(?<![\w-])(?<!\bseveral )(?<!\ba few )(?<!\bmany )(?<!\bmehrere )(?<!\beinige )(?<!\bpaar "
    r")(?:"
    rf"(?:half an?|an?|{_UNDER_100}) (?:hundred|thousand|dozen)(?: and {_UNDER_100}| {_UNDER_100})?"
    rf"|(?:ein halbes|ein|{_any(_ONES_DE)}) dutzend"
    rf"|(?:ein|{_any(_ONES_DE)})?hundert(?:und)?(?:{_UNDER_100_DE}|eins)?"
    rf"|(?:{_UNDER_100_DE}|ein)?tausend"
    rf"|{_UNDER_100}|{_UNDER_100_DE}|zero|null|eins"
    r")(?![\w-])(?! (?:hundred|thousand|million|billion|hundert|tausend|millionen|milliarden"
    r"|dozen|dutzend)\b)"
)
"""A number in words, matched without regard to case; "a few hundred" and "two million" are none,
nor is an article.
"""


def value(words: str) -> int | None:
    """The number that words tell; None for what `PATTERN` does not match."""
    low = " ".join(words.casefold().replace("-", " ").split())
    if re.fullmatch(PATTERN, words.casefold()) is None:
        return None
    if low in ("zero", "null"):
        return 0
    return (
        _german(low) if re.search(r"hundert|tausend|dutzend", low) else _small(low) or _english(low)
    )


def _small(low: str) -> int | None:
    """A number below a hundred of either language."""
    plain = {**_ONES, **_TEENS, **_TENS, **_ONES_DE, **_TEENS_DE, **_TENS_DE, "eins": 1, "ein": 1}
    if low in plain:
        return plain[low]
    tens, _space, ones = low.partition(" ")
    if tens in _TENS and ones in _ONES:
        return _TENS[tens] + _ONES[ones]
    first, joint, last = low.partition("und")
    if joint and last in _TENS_DE and (first == "ein" or first in _ONES_DE):
        return _TENS_DE[last] + _ONES_DE.get(first, 1)
    return None


def _english(low: str) -> int | None:
    """So many hundreds, thousands or dozens, and what is more."""
    hit = re.fullmatch(
        r"(?P<many>.+) (?P<scale>hundred|thousand|dozen)(?: (?:and )?(?P<more>.+))?", low
    )
    if hit is None:
        return None
    scale = _SCALES[hit["scale"]]
    many = (
        0.5
        if hit["many"].startswith("half ")
        else 1
        if hit["many"] in ("a", "an")
        else _small(hit["many"]) or 0
    )
    return int(many * scale) + (_small(hit["more"]) or 0 if hit["more"] else 0)


def _german(low: str) -> int:
    """As `_english`, which German writes in one word."""
    many, scale, more = re.split(r"\s?(hundert|tausend|dutzend)", low, maxsplit=1)
    half = many == "ein halbes"
    times = 0.5 if half else _small(many) or 1
    return int(times * _SCALES[scale]) + (_small(more.removeprefix("und")) or 0 if more else 0)
