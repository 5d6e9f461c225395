"""The voice of a résumé line: the person's own sentence, lightly edited, without the words nobody believes (CONTRACT D6)."""

import re
from functools import lru_cache

BANNED: dict[str, str] = {
    "leveraged": "used",
    "leveraging": "using",
    "leverage": "use",
    "utilized": "used",
    "utilised": "used",
    "utilizing": "using",
    "utilising": "using",
    "utilize": "use",
    "utilise": "use",
    "spearheaded": "led",
    "spearheading": "leading",
    "spearhead": "lead",
    "synergized": "combined",
    "synergizing": "combining",
    "synergize": "combine",
    "passionate about": "",
    "proven track record of": "",
    "proven track record in": "",
    "proven track record": "",
    "dynamic": "",
    "results-driven": "",
    "results driven": "",
    "self-starter": "",
    "self starter": "",
}
"""What is never written, and the plain word that stands for it; an empty one is left out. The list can be added to."""

_FIRST_PERSON = re.compile(
    r"^(?:I|We)\s+(?:was\s+able\s+to\s+|have\s+|had\s+to\s+|also\s+|then\s+)?(?=\w)|"
    # A German line is told by its participle or its fact: "Den Ablauf neu geplant", "Nach 14 Monaten fertig".
    r"^(?:Ich|Wir)\s+(?:habe[n]?\s+|war(?:en)?\s+)?(?:(?:auch|dann|außerdem|zudem|zusätzlich|ebenfalls)\s+)?(?=\w)",
    re.IGNORECASE,
)
_WHAT_SOMEBODY_IS = re.compile(
    r"^(?:I\s+am|I['’]m)\s+(?:an?\s+|the\s+)?(?!not\b|no\b|never\b)(?=\w)"
    r"|^Ich\s+bin\s+(?:eine?\s+|der\s+|die\s+)?(?!nicht\b|nie\b|kein)(?=\w)"
    r"|^(?:I\s+have|I['’]ve(?:\s+got)?|Ich\s+habe)\s+(?=(?:over|more than|about|some|über|mehr als|rund|gut)?\s*[\w-]+\s+(?:years|Jahre)\b)",
    re.IGNORECASE,
)
"""How a sentence begins that says what somebody is; a résumé says it without: "Electrician with 12 years in industry"."""
_ANY_BANNED = re.compile("|".join(map(re.escape, BANNED)), re.IGNORECASE)
_SPACES, _BEFORE_MARK = re.compile(r"\s{2,}"), re.compile(r"\s+([,.;])")
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f]+")
_LEFT_HANGING = re.compile(
    r"(?:[,;:&–-]|\s(?:and|or|und|oder|sowie|as well as|including|inklusive))+$", re.IGNORECASE
)
"""The end of a line that was cut off where it would go on."""
_ABBREVIATED = re.compile(r"\b(?:etc|e\.g|i\.e|Inc|Ltd|Co|z\.B|u\.a)\.$")
_LONGEST = 240
_LEAST_SAID = 3
"""With fewer words nothing is left of a sentence that lost what nobody believes."""
_SENTENCE = re.compile(r"(?<=[.!?])\s+(?=[A-ZÄÖÜ])")


def edited(text: str) -> str:
    """One résumé line from the person's own words: bullet marks, "I", banned words, an "and" at the end and the last full stop go.

    Numbers, names and verbs stay as they are (CONTRACT D6: neither rounded nor changed).
    """
    line = re.sub(r"\s+", " ", text).strip().lstrip("-–—*•▪· ").strip()
    line = _FIRST_PERSON.sub("", _WHAT_SOMEBODY_IS.sub("", line))
    line = without_last_stop(plain_voice(line))
    line = _LEFT_HANGING.sub("", line) or line
    return line[:1].upper() + line[1:]


def without_last_stop(line: str) -> str:
    """The line without the full stop at its end, as all lines of a page stand; that of an abbreviation is its own."""
    if not line.endswith(".") or line.endswith("..") or _ABBREVIATED.search(line):
        return line
    return line[:-1]


def profile_voice(text: str) -> str:
    """A sentence of a summary as a résumé says it: without "I am a", the rest as it stands."""
    told = _WHAT_SOMEBODY_IS.sub("", text.strip())
    line = plain_voice(told)
    if len(line.split()) < _LEAST_SAID and line != told:
        return ""  # "I am passionate about food."
    return line if line == text.strip() else line[:1].upper() + line[1:]


def plain_voice(text: str) -> str:
    """The text with each banned word replaced by its plain one; a capital stays a capital."""
    text = _CONTROL.sub(" ", text)
    if not _ANY_BANNED.search(text):
        return _tidy(text)
    for word, better in BANNED.items():
        text = _pattern_of(word).sub(lambda found, better=better: _cased(found[0], better), text)  # type: ignore[misc]
    return _tidy(text)


@lru_cache(maxsize=len(BANNED))
def _pattern_of(banned: str) -> re.Pattern[str]:
    """A banned word that stands whole; one with nothing in its place takes the space behind it along."""
    space = "" if BANNED[banned] else r"\s*"
    return re.compile(rf"\b{re.escape(banned)}\b{space}", re.IGNORECASE)


def _tidy(text: str) -> str:
    return _BEFORE_MARK.sub(r"\1", _SPACES.sub(" ", text)).strip(" ,")


def _cased(was: str, better: str) -> str:
    return better[:1].upper() + better[1:] if was[:1].isupper() else better


def sentences(text: str) -> list[str]:
    """The sentences of a card's own words, each a possible line; a very long one is still one line."""
    found: list[str] = []
    for raw in text.splitlines():
        merged: list[str] = []
        for part in (one.strip() for one in _SENTENCE.split(raw) if one.strip()):
            short = merged and len(merged[-1]) + len(part) < _LONGEST // 2 and len(part.split()) < 4
            if short:
                merged[-1] = f"{merged[-1]} {part}"
            else:
                merged.append(part)
        found += merged
    return found
