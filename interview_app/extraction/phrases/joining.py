"""Lines of one paragraph made one text: words that a line's end broke healed, words counted in
every script.
"""

import re

WIDE = re.compile(r"[\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]")
"""Letters of East Asia, each about half a word."""


def word_count(text: str) -> float:
    """Words of a text, with two wide characters counted as one word."""
    if text.isascii():
        return len(text.split())
    wide = len(WIDE.findall(text))
    return wide / 2 + len(WIDE.sub(" ", text).split()) if wide else len(text.split())


def joined(lines: list[str]) -> str:
    """Lines of one paragraph as one string: hyphens at line ends healed, no space between wide
    characters.
    """
    text = ""
    for raw in lines:
        line = raw.strip()
        text = healed(text, line) + line
    return text


def healed(text: str, line: str) -> str:
    """A text up to where its next line follows: without the hyphen that broke a word, with a space
    where one belongs.
    """
    if not text:
        return ""
    if text.endswith("-") and len(text) > 1 and text[-2].isalpha() and line[:1].isalpha():
        return text if line[0].isupper() or _compound(text, line) else text[:-1]
    return (
        text
        if (WIDE.match(text[-1:]) and WIDE.match(line[:1])) or is_parted(text, line)
        else f"{text} "
    )


def is_parted(text: str, line: str) -> bool:
    """Whether a line's last word goes on in the next line: a word wider than the page is broken
    without any mark.

    Our own pages break such a word after every twentieth letter; longer than two words ever are, it
    is one anywhere.
    """
    before, after = _LAST_PIECE.search(text), _FIRST_PIECE.match(line)
    if before is None or after is None:
        return False
    if after[0][0].isupper() and not _KEY.search(before[0]):
        return False
    size = len(before[0]) + len(after[0])
    return size >= _ENDLESS or (size >= _WIDER and len(before[0]) % PIECE == 0)


PIECE = 20
"""Letters after which our own pages may break a word that is wider than a line."""
_WIDER, _ENDLESS = 50, 90
_LAST_PIECE = re.compile(rf"[^\s/-]{{{PIECE},}}$")
_FIRST_PIECE = re.compile(r"[^\s/-]+")
_KEY = re.compile(r"[a-z\d][A-Z]|[A-Z]{2}")
"""Capitals within a piece: a key or a code, which may go on with one."""


def _compound(text: str, line: str) -> bool:
    """Whether a hyphen at a line's end belongs to a word that has another: "state-of-the-art"."""
    before = _BEFORE.split(text)[-1].rstrip("-")
    return "-" in before or "-" in _AFTER.split(line, maxsplit=1)[0]


_BEFORE, _AFTER = re.compile(r"[\s(]"), re.compile(r"[\s,.;:)]")
