"""Letters of symbol fonts as what they show: Word writes them into the private use area."""

import re

_SYMBOL_FONT = re.compile("[\uf020-\uf0ff]")
_SYMBOLS = {
    0xB7: "•",
    0xA7: "▪",
    0xA8: "▪",
    0x6E: "■",
    0x6F: "□",
    0x71: "❑",
    0x76: "❖",
    0xD8: "➢",
    0xE0: "→",
    0xF0: "→",
    0xFC: "✓",
    0x2D: "-",
    0x28: "☎",
    0x29: "☎",
    0x2A: "✉",
}


def symbol(code: str) -> str:
    """The character of a `w:sym` (hexadecimal, often in the private use area); a bullet when it is
    not known.
    """
    try:
        point = int(code, 16)
    except ValueError:
        return ""
    if 0xF000 <= point <= 0xF0FF:
        return _SYMBOLS.get(point - 0xF000, "•")
    return chr(point) if 0x20 <= point < 0xD800 or 0xE000 <= point < 0x110000 else ""


def mapped_private_use(text: str) -> str:
    """The text with bullets and arrows of symbol fonts as plain characters; other private
    characters stay.
    """
    if text.isascii() or _SYMBOL_FONT.search(text) is None:
        return text
    return "".join(
        _SYMBOLS.get(ord(c) - 0xF000, c) if 0xF020 <= ord(c) <= 0xF0FF else c for c in text
    )
