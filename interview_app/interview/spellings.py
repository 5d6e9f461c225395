"""How a name, a number or an address may be spelled: patterns that find them in any text (issue
4.5).

Case, diacritics, parts of a name, any grouping of a number, pieces and abbreviations of an address.
Latin letters are matched with and without their marks; other scripts are matched as they are
written.
"""

import re
import unicodedata
from collections.abc import Iterable
from functools import cache

from interview_app.language.names import name_words
from interview_app.language.tokens import BASES

_LETTER = r"[^\W\d_]"
_AFTER = rf"(?=(?:['’]?[sS])?(?!{_LETTER}))"
"""A word of its own ends here; a genitive s may follow."""
_MARKS = "[\u0300-\u036f]*"
_GAP = r"[\s().\-/·–_\u2011]{0,3}"
_ODD = {"ß": "(?:ß|ss|sz)", "æ": "(?:æ|ae|ä)", "œ": "(?:œ|oe|ö)", "þ": "(?:þ|th)", "ð": "[ðd]"}
_OUT = {
    "ä": "ae",
    "ö": "oe",
    "ü": "ue",
    "ß": "ss",
    "Ä": "Ae",
    "Ö": "Oe",
    "Ü": "Ue",
    "ø": "oe",
    "å": "aa",
    "æ": "ae",
}
_STREETS = (
    ("stra(?:ß|ss)e|str", "(?:stra(?:ß|ss)e|str\\b\\.?)"),
    ("street|st", "(?:street|st\\b\\.?)"),
    ("avenue|ave", "(?:avenue|ave?\\b\\.?)"),
    ("road|rd", "(?:road|rd\\b\\.?)"),
    ("lane|ln", "(?:lane|ln\\b\\.?)"),
    ("drive|dr", "(?:drive|dr\\b\\.?)"),
    ("boulevard|blvd", "(?:boulevard|blvd\\b\\.?)"),
    ("platz|pl", "(?:platz|pl\\b\\.?)"),
)


def plain(text: str) -> str:
    """Without marks on letters."""
    base = unicodedata.normalize("NFKD", text).translate(BASES).replace("ß", "ss")
    return "".join(one for one in base if not unicodedata.combining(one))


def spelled_out(text: str) -> str:
    """With ä, ö, ü, ø, å and æ as two letters."""
    return "".join(_OUT.get(one, one) for one in unicodedata.normalize("NFC", text))


@cache
def _letters() -> dict[str, str]:
    """Base letter to all precomposed letters of it."""
    found: dict[str, set[str]] = {}
    for code in (*range(0xC0, 0x250), *range(0x1E00, 0x1F00)):
        one = chr(code).lower()
        base = unicodedata.normalize("NFKD", one.translate(BASES))[0]
        if len(one) == 1 and base.isascii() and base.isalpha():
            found.setdefault(base, set()).add(one)
    return {base: base + "".join(sorted(ones)) for base, ones in found.items()}


def letters(word: str) -> str:
    """A pattern for a word in any case, with or without marks, with ä, ö, ü, ø and å spelled out or
    not.
    """
    return "".join(_atoms(word))


def _atoms(word: str) -> list[str]:
    """The pattern in pieces; all letters are written out in both cases, which is searched for
    faster than a flag.
    """
    out, text, at = [], unicodedata.normalize("NFC", word).casefold().replace("ss", "ß"), 0
    while at < len(text):
        one = text[at]
        base = unicodedata.normalize("NFKD", one.translate(BASES))[0]
        if one in _ODD:
            out.append(f"(?i:{_ODD[one]})")
        elif base in _letters() or (base.isascii() and base.isalpha()):
            out_loud = one in "äöüø" or (
                base in "aou" and one == base and text[at + 1 : at + 2] == "e"
            )
            double = "{1,2}" if one == "å" else ""
            both = _letters().get(base, base)
            out += [f"[{both}{both.upper()}]", f"{double}{_MARKS}{'[eE]?' if out_loud else ''}"]
            at += out_loud and one == base
        else:
            out.append(
                re.escape(one)
                if one.upper() == one or len(one.upper()) > 1
                else f"[{one}{one.upper()}]"
            )
        at += 1
    return out


def _apart(pattern_atoms: list[str], before: str = _LETTER) -> str:
    """The pattern where `before` does not stand before it. Told after its first letter, so that the
    search can jump.
    """
    first, *rest = pattern_atoms or [""]
    if first.startswith("["):
        return f"{first}(?<!{before}[\\s\\S]){''.join(rest)}"
    return f"(?<!{before}){first}{''.join(rest)}"


def name_parts(name: str) -> list[str]:
    """The words of a name that say who it is: no particles, no titles, no initials."""
    words = re.findall(r"[^\W\d_]+(?:['’][^\W\d_]+)*", name)
    return [
        one
        for one in dict.fromkeys(words)
        if one.casefold() not in name_words("particles") and (len(one) > 1 or _unspaced(one))
    ]


def word(text: str) -> str:
    """A pattern for a word of its own."""
    return letters(text) if _unspaced(text) else f"{_apart(_atoms(text))}{_AFTER}"


def _unspaced(text: str) -> bool:
    """Whether it is of a script that puts no spaces between words."""
    return any("\u3040" <= one <= "\u9fff" or "\uac00" <= one <= "\ud7af" for one in text)


def whole_name(name: str) -> str:
    """A pattern for the name as a whole, with any white space."""
    first, *others = name.split()
    if _unspaced(name):
        return r"\s*".join(letters(one) for one in (first, *others))
    return r"\s+".join([_apart(_atoms(first)), *(letters(one) for one in others)]) + _AFTER


def handle(text: str) -> str:
    """A pattern for a handle."""
    return _apart(_atoms(text), r"[^\W_]") + r"(?![^\W_])"


def handles(name: str) -> list[str]:
    """The name as it stands in addresses of pages and accounts, without anything between."""
    first, *others = [one.casefold() for one in name_parts(name)] or [""]
    pairs = [one for other in others for one in (first + other, first[0] + other, other + first)]
    return list(dict.fromkeys(["".join((first, *others)), *pairs])) if others else []


def phone(value: str, region: str | None) -> str | None:
    """A pattern for a number in any grouping, with or without its country's code; None when it is
    too short for one.

    It is held against what `NUMBERS` finds.
    """
    # Some tens of milliseconds, and only where a number is kept back at all.
    import phonenumbers

    digits = re.sub(r"\D", "", "".join(str(unicodedata.digit(one, one)) for one in value))
    code, own = "", digits.lstrip("0")
    try:
        number = phonenumbers.parse(value, region)
        code, own = str(number.country_code), str(number.national_number)
    except phonenumbers.NumberParseException:
        pass
    if len(own) < 4:
        return None
    country = (
        rf"(?:\+|00){_GAP}{_spaced(code)}{_GAP}(?:\(0\){_GAP})?"
        if code
        else rf"(?:\+|00)\d{{1,3}}{_GAP}"
    )
    trunk = rf"\(?(?:06|{code or 0}|0)\)?{_GAP}"
    forms = [rf"(?<![\d+])(?:{country}|{trunk})?\(?{_spaced(own)}(?!\d)"]
    if len(own) >= 9:
        forms.append(rf"(?<![\d+]){_spaced(own[-7:])}(?!\d)")
    return "|".join(forms)


NUMBERS = r"[+(0-9０-９٠-٩][\d\s().\-/·–_\u2011]{2,}\d"
"""Runs of digits that may hold a number."""


def _spaced(digits: str) -> str:
    return _GAP.join(rf"[{one}{chr(0xFF10 + int(one))}{chr(0x0660 + int(one))}]" for one in digits)


def email(value: str) -> str:
    """A pattern for an address, with a spelled-out at or dot too."""
    parts = {
        "@": r"\s*(?:@|[\[({]?\s*\b(?i:at)\b\s*[\])}]?)\s*",
        ".": r"\s*(?:\.|[\[({]\s*(?i:dot)\s*[\])}])\s*",
    }
    text = value.strip().casefold()
    atoms = [
        parts.get(one) or (f"[{one}{one.upper()}]" if one.isalpha() else re.escape(one))
        for one in text
    ]
    return _apart(atoms, r"[\w.]") + r"(?!\w)"


def house_number(value: str) -> str:
    """A pattern for a house number, with or without a space before its letter."""
    signs = re.findall(r"\d+|[^\W\d_]+", value)
    return r"(?<![\w.,])" + r"[\s\-/]?".join(map(letters, signs)) + r"(?!\w|[.,]\d)"


def address(value: str) -> str:
    """A pattern for an address or a piece of it, with the usual abbreviations."""
    first, *others = re.findall(r"[^\W\d_]+|\d+", value) or [""]
    if not first:
        return ""
    head = _apart([f"[{first[0]}]", first[1:]] if first.isdigit() else _address_word(first), r"\w")
    return _joined([head, *("".join(_address_word(one)) for one in others)]) + r"(?!\w)"


def _joined(words: Iterable[str]) -> str:
    return r"[\s,.;:'’/()\-]{0,3}".join(words)


def _address_word(text: str) -> list[str]:
    for ending, pattern in _STREETS:
        found = re.fullmatch(rf"(.*?)(?:{ending})", text, re.IGNORECASE)
        if found is not None and (len(found[1]) >= 3 or not found[1]):
            return [*_atoms(found[1]), r"[\s\-]?" * bool(found[1]), f"(?i:{pattern})"]
    return _atoms(text)


def postal_code(value: str, city: str | None) -> str:
    """A pattern for a postal code. Four digits that may be a year count only before or behind their
    town, behind the letters of a country, or behind a label that ends with a colon.
    """
    signs = [letters(one) for one in re.sub(r"[\s\-]", "", value)]
    code = r"(?<!\w)" + r"[\s\-]?".join(signs)
    if not re.fullmatch(r"\D*(?:19|20)\d\d\D*", value):
        return rf"{code}(?!\w|[.,]\d)"
    forms = [rf"(?<=[A-Z]-){code}(?!\w)"]
    if city:
        forms.append(rf"{code}(?=[\s,]{{1,3}}{letters(city)})")
    return "|".join(forms)
