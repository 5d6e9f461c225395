"""The voice of a résumé line: the person's own sentence, lightly edited, without the words nobody believes (CONTRACT D6)."""

import re
from collections.abc import Sequence

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
    r"^(?:Ich|Wir)\s+(?:habe[n]?\s+|war(?:en)?\s+)?(?:auch\s+|dann\s+)?(?=\w)",
    re.IGNORECASE,
)
_ANY_BANNED = re.compile("|".join(map(re.escape, BANNED)), re.IGNORECASE)
_SPACES, _BEFORE_MARK = re.compile(r"\s{2,}"), re.compile(r"\s+([,.;])")
_LONGEST = 240
_SENTENCE = re.compile(r"(?<=[.!?])\s+(?=[A-ZÄÖÜ])")


def edited(text: str, *, banned: dict[str, str] | None = None) -> str:
    """One résumé line from the person's own words: bullet marks, "I", banned words and the last full stop go.

    Numbers, names and verbs stay as they are (CONTRACT D6: neither rounded nor changed).
    """
    line = re.sub(r"\s+", " ", text).strip().lstrip("-–—*•▪· ").strip()
    line = _FIRST_PERSON.sub("", line)
    line = plain_voice(line, banned=banned)
    if (
        line.endswith(".")
        and not line.endswith("..")
        and not re.search(r"\b(?:etc|e\.g|i\.e|Inc|Ltd|Co|z\.B|u\.a)\.$", line)
    ):
        line = line[:-1]
    return line[:1].upper() + line[1:]


def plain_voice(text: str, *, banned: dict[str, str] | None = None) -> str:
    """The text with each banned word replaced by its plain one; a capital stays a capital."""
    if banned is None and not _ANY_BANNED.search(text):
        return _tidy(text)
    low = text.casefold()
    for word, better in (BANNED if banned is None else banned).items():
        if word.casefold() not in low:
            continue
        pattern = re.compile(rf"\b{re.escape(word)}\b\s*" if not better else rf"\b{re.escape(word)}\b", re.IGNORECASE)
        text = pattern.sub(lambda match, better=better: _cased(match[0], better), text)  # type: ignore[misc]
    return _tidy(text)


def _tidy(text: str) -> str:
    return _BEFORE_MARK.sub(r"\1", _SPACES.sub(" ", text)).strip(" ,")


def _cased(was: str, better: str) -> str:
    return better[:1].upper() + better[1:] if was[:1].isupper() else better


def banned_in(text: str, *, banned: Sequence[str] | None = None) -> tuple[str, ...]:
    """The banned words a text holds."""
    low = text.casefold()
    return tuple(word for word in (BANNED if banned is None else banned) if re.search(rf"\b{re.escape(word)}\b", low))


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
