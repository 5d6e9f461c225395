"""A text as its reader sees it: what other characters only draw alike, or not at all, is written in one way."""

import re
import unicodedata

_ODD = re.compile(
    "[\u00ad\u02bc\u0300-\u036f\u2000-\u200f\u2010\u2011\u2032\u2060\u2063\u3000\ufb00-\ufb06\ufeff]"
)
"""What no keyboard writes: a text without any of these is taken as it is."""
_UNSEEN = dict.fromkeys(map(ord, "\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\u2063\ufeff"))
_DRAWN_ALIKE = {
    **dict.fromkeys((0x2010, 0x2011), "-"),
    **dict.fromkeys((0x02BC, 0x2032), "’"),
    **dict.fromkeys((*range(0x2000, 0x200B), 0x3000), " "),
    **{sign: unicodedata.normalize("NFKC", chr(sign)) for sign in range(0xFB00, 0xFB07)},
}
_GLYPH = re.compile(r"\s*[•·▪‣◦●*–—-]\s+")
"""What a list puts before each of its lines."""


def seen(text: str) -> str:
    """The text with letters and their accents in one, ligatures apart, one hyphen, one apostrophe and no bullet before it."""
    if not text.isascii() and _ODD.search(text) is not None:
        text = unicodedata.normalize("NFC", text.translate(_UNSEEN).translate(_DRAWN_ALIKE))
    if text[:1].isalnum():
        return text
    glyph = _GLYPH.match(text)
    return text[glyph.end() :] if glyph is not None else text
