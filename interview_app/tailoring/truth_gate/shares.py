"""Shares of a whole in every form: "a third", "three quarters", "3 in 4", "nine out of ten", "98/100", "jeder Vierte"."""

from collections.abc import Sequence
from fractions import Fraction

from interview_app.tailoring.truth_gate import number_words
from interview_app.tailoring.truth_gate.tokens import DASHES, Token
from interview_app.tailoring.truth_gate.units import UNITS, Reading, unit_readings


def part(found: Sequence[Token], at: int) -> tuple[set[Reading], int] | None:
    """A fraction: "a third", "three quarters", "½", "3/4"; a quarter or half of a year is time and none here."""
    low = found[at].low
    count, here = Fraction(1), at
    if found[at].kind == "num" and found[at].text.isdigit() and at + 2 < len(found) and found[at + 1].text == "/":
        below = found[at + 2]
        if (
            below.kind == "num"
            and below.text.isdigit()
            and not below.spaced
            and 0 < int(found[at].text) < int(below.text) <= 12
        ):
            return {("percent", Fraction(100 * int(found[at].text), int(below.text)))}, at + 2
    ratio = _one_in(found, at) or _of_hundred(found, at)
    if ratio is not None:
        return ratio
    if low == "half" and [token.low for token in found[at + 1 : at + 3]] == ["a", "dozen"]:
        return {("count", Fraction(6))}, at + 2
    value = number_words.simple(low)
    if value is not None and at + 1 < len(found) and found[at + 1].text not in "½¼¾":
        step = at + 2 if found[at + 1].text in DASHES and at + 2 < len(found) else at + 1
        if found[step].low in number_words.PARTS and value < 12:
            count, here = value, step
    part = number_words.PARTS.get(found[here].low)
    following = [token.low for token in found[here + 1 : here + 3]]
    if part == Fraction(1, 2) and following and following[-1] in UNITS and following[0] in ("a", "an", following[-1]):
        return unit_readings([part], following[-1]), here + len(following) if following[0] in ("a", "an") else here + 1
    if part is None or (here == at and not _is_share(found, at)):
        return None
    return _percent_readings(100 * part * count), here


def _one_in(found: Sequence[Token], at: int) -> tuple[set[Reading], int] | None:
    """A share of a small whole: "3 in 4", "nine out of ten", "drei von vier", "jeder Vierte"."""
    if at + 2 >= len(found):
        return None
    step = 3 if (found[at + 1].low, found[at + 2].low) == ("out", "of") else 2
    joint = found[at + 1].low
    if (joint not in ("in", "von") and step == 2) or at + step >= len(found):
        return None
    share, whole = _small(found[at]), _small(found[at + step])
    behind = found[at + step + 1].low if at + step + 1 < len(found) else ""
    if share is None or whole is None or not share < whole or behind in UNITS or (joint == "von" and share < 2):
        return None
    return _percent_readings(Fraction(100) * share / whole), at + step


def _of_hundred(found: Sequence[Token], at: int) -> tuple[set[Reading], int] | None:
    """Shares of a hundred or a thousand: "24 in a hundred", "98 out of 100", "98/100", "4 auf 1.000", "1 je tausend"."""
    value = number_words.literal(found[at].text)[0] if found[at].kind == "num" else number_words.simple(found[at].low)
    if value is None:
        return None
    here = at + 1
    joints = 0
    while (
        here < len(found)
        and found[here].low in ("in", "out", "of", "per", "je", "von", "auf", "pro", "a", "/")
        and joints < 3
    ):
        here, joints = here + 1, joints + 1
    if not joints or here >= len(found):
        return None
    whole = {
        "100": 100,
        "hundred": 100,
        "hundert": 100,
        "1000": 1000,
        "1,000": 1000,
        "1.000": 1000,
        "thousand": 1000,
        "tausend": 1000,
    }.get(found[here].low)
    if whole is None or value >= whole:
        return None
    return {("percent", value * 100 / whole)}, here


def _small(token: Token) -> Fraction | None:
    """A whole number of at most ten, in figures or in words."""
    if token.kind == "num":
        return Fraction(token.text) if token.text.isdigit() and 0 < int(token.text) <= 10 else None
    value = number_words.simple(token.low) if token.kind == "word" else None
    return value if value is not None and 0 < value <= 10 else None


def _percent_readings(percent: Fraction) -> set[Reading]:
    readings = {("percent", percent)}
    if percent.denominator != 1:
        readings |= {("percent", Fraction(round(percent))), ("percent", Fraction(round(percent * 10), 10))}
    return readings


def _is_share(found: Sequence[Token], at: int) -> bool:
    """Whether "half", "third" or "quarter" means a share here: by a third, half of, um ein Viertel."""
    before = [token.low for token in found[max(0, at - 2) : at]]
    after = found[at + 1].low if at + 1 < len(found) else ""
    if found[at].low == "half" and after in ("der", "des", "dem", "den"):
        return False  # the German "half": helped
    near = [token.low for token in found[max(0, at - 5) : at]]
    if before[-1:] in (["a"], ["one"], ["ein"]) and ("by" in near or "um" in near):
        return True
    if after in ("weniger", "mehr", "fewer", "less", "more", "lower", "higher", "faster", "kürzer", "schneller"):
        return True
    if before[-1:] in (["than"], ["als"]) and {"by", "um", "up", "down"} & set(near):
        return True
    if before[-1:] == ["a"] and {"up", "down", "than"} & set(near):
        return True
    if after in ("of", "der", "des", "aller", "all", "the", "a"):
        return after != "a" or before[-1:] != ["a"]
    return bool(before) and (
        before[-1] in ("by", "in", "um", "to")
        or before in (["by", "a"], ["by", "one"], ["um", "ein"], ["um", "die"], ["auf", "ein"])
    )
