"""How wide a text is in Arial, by the widths of its letters: no word processor is at hand when a
DOCX is written.
"""

_WIDTHS = {
    222: "ijl'|",
    278: "ft.,;:!/[] I\\",
    333: "r()-`",
    389: "*",
    500: "cksvxyzJ",
    556: "abdeghnopqu0123456789$#_?L–",
    584: "+<>=~",
    611: "FTZ",
    667: "ABEKPSVXY&",
    722: "wCDHNRU",
    778: "GOQ",
    833: "mM",
    944: "W",
    1000: "%@—",
}
"""Thousandths of the size by letter; any other letter is taken for one of `_MIDDLE`."""
_MIDDLE = 600
_BY_LETTER = {letter: wide for wide, letters in _WIDTHS.items() for letter in letters}


def width(text: str, size: float) -> float:
    """How wide a text is in Arial of this size, in points."""
    return sum(_BY_LETTER.get(letter, _MIDDLE) for letter in text) * size / 1000
