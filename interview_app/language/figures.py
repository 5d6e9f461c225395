"""Numbers as they are written in figures: the notation of one token."""

import re
from dataclasses import dataclass
from decimal import Decimal

from interview_app.language.data import LanguageData
from interview_app.language.tokens import plain

_BLANK_GROUPS = "\u00a0\u202f\u2009"
_LITERAL = re.compile(
    r"(?P<mark>[~≈<>≤≥+±−]*)(?P<money>(?:[^\W\d_]{1,3})?[€$£¥₹₽₺₩₴₫₦₱₪])?"
    r"(?P<sign>−)?(?P<digits>\d(?:[\d.,'’·]*\d)?)?(?P<part>[½¼¾⅓⅔])?(?P<tail>[^\d]*)"
)
_MANY = 9
"""A figure with so many digits and no mark between them is the number of something."""
_PARTS = {"½": Decimal("0.5"), "¼": Decimal("0.25"), "¾": Decimal("0.75")}
_THIRDS = {"⅓": Decimal(1), "⅔": Decimal(2)}
_INEXACT = frozenset("~≈<>≤≥+±")
_MILLION = re.compile(r"^M(?![^\W\d_])")
"""A capital M is a million, a small one metres."""
_FRACTIONS = {"1/2": Decimal("0.5"), "1/4": Decimal("0.25"), "3/4": Decimal("0.75"), **_PARTS}


@dataclass(frozen=True, slots=True)
class Literal:
    """What one token in figures says: its value, the currency's sign before it, what is written at
    its end, whether a mark says that it is not exact.
    """

    value: Decimal
    money: str
    tail: str
    inexact: bool
    open_groups: bool
    """Whether groups of three may follow: "1 200"."""


def literal_of(word: str, data: LanguageData) -> Literal | None:
    """The number a token is, or None for a name, a version, a telephone number, a code."""
    found = _LITERAL.fullmatch(word)
    if found is None or not (found["digits"] or found["part"]):
        return None
    value = _value(found["digits"] or "0", data)
    if value is None or (found["mark"] == "+" and value >= 10 ** (_MANY - 2)):
        return None
    if found["part"] is not None:
        value += _PARTS.get(found["part"]) or _THIRDS[found["part"]] / 3
    negative = "−" in (found["mark"] + (found["sign"] or ""))
    tail = plain(_MILLION.sub("mio", found["tail"].partition("/")[0]))
    inexact = bool(_INEXACT & set(found["mark"])) or tail.startswith("+")
    whole = (found["digits"] or "").isdigit() and len(found["digits"]) <= 3
    return Literal(
        -value if negative else value,
        found["money"] or "",
        tail.lstrip("+"),
        inexact,
        open_groups=whole and not tail and not found["part"],
    )


def _value(digits: str, data: LanguageData) -> Decimal | None:
    """The value of figures with marks between them, in the notation of a language."""
    marks = [one for one in digits if not one.isdigit()]
    if not marks:
        code = len(digits) >= _MANY or (len(digits) > 1 and digits[0] == "0")
        return None if code else Decimal(digits)
    if not all(part for part in re.split(r"\D", digits)):
        return None
    last = marks[-1]
    whole, _mark, rest = digits.rpartition(last)
    grouped = _grouped(digits)
    if len(set(marks)) == 1 and grouped and (len(marks) > 1 or _is_group(last, digits, data)):
        return Decimal(re.sub(r"\D", "", digits))
    if marks.count(last) > 1 or last in "'’·":
        return None
    whole = re.sub(r"\D", "", whole) if _grouped(whole) else whole
    return Decimal(f"{whole}.{rest}") if whole.isdigit() and _begins_well(whole) else None


def _begins_well(whole: str) -> bool:
    return whole == "0" or whole[0] != "0"


def _grouped(digits: str) -> bool:
    """Whether figures stand in groups of three, or of two before the last three (India)."""
    return re.fullmatch(r"[1-9]\d{0,2}(?:\D\d{3})*|[1-9]\d?(?:\D\d\d)+\D\d{3}", digits) is not None


def _is_group(mark: str, digits: str, data: LanguageData) -> bool:
    """Whether a single mark before three figures parts groups and no decimals."""
    if mark in "'’·":
        return True
    return mark != data.notation.decimal and not digits.startswith("0")


def fraction_of(word: str) -> Decimal | None:
    """What a fraction behind a whole number adds: "2 1/2"."""
    return _FRACTIONS.get(word)


def groups_follow(gap: str, word: str, data: LanguageData) -> bool:
    """Whether a token goes on a number in groups of three that blanks part: "1 200 000"."""
    parts = gap in _BLANK_GROUPS if gap else False
    return (parts or (gap == " " and " " in data.notation.groups)) and (
        re.match(r"\d{3}(?!\d)", word) is not None
    )
