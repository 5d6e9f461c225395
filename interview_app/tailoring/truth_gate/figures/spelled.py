"""The bare number of a quantity, in figures or in words over several tokens: "1.2 million", "two hundred and fifty"."""

from collections.abc import Sequence
from fractions import Fraction

from interview_app.tailoring.truth_gate.figures import number_words
from interview_app.tailoring.truth_gate.words.tokens import DASHES, Token


def value(found: Sequence[Token], at: int) -> tuple[list[Fraction], int | None]:
    """What the number at this token may read, and its last token; nothing and None where there is none."""
    token = found[at]
    if token.kind == "num":
        values, last = number_words.literal(token.text), at
        if at + 1 < len(found) and found[at + 1].kind == "frac":
            return [value + number_words.PARTS[found[at + 1].text] for value in values], at + 1
    elif token.kind == "word":
        spelled, last = _spelled(found, at)
        if spelled is None:
            return [], None
        values = [spelled]
    else:
        return [], None
    return _scaled(found, values, last)


def _scaled(
    found: Sequence[Token], values: list[Fraction], last: int
) -> tuple[list[Fraction], int]:
    after = found[last + 1] if last + 1 < len(found) else None
    if (
        after is not None
        and after.text == "-"
        and last + 2 < len(found)
        and found[last + 2].low in ("mio", "mrd", "million", "millionen")
    ):
        last, after = last + 1, found[last + 2]
    if after is not None and after.kind == "word" and after.low in number_words.SCALES:
        short = len(after.low) <= 2
        of_money = (
            last + 2 < len(found) and found[last + 2].kind == "money" and not found[last + 2].spaced
        )
        if after.low == "t" and not of_money:
            return values, last  # tonnes, or a size
        if (
            not short
            or not after.spaced
            or after.low in ("mn", "bn")
            or after.text == "M"
            or of_money
        ):
            if len(values) > 1 and number_words.SCALES[after.low] >= 1000:
                values = [min(values)] if after.low not in ("k",) else values
            dotted = (
                last + 3 < len(found)
                and found[last + 2].text == "."
                and after.low in ("mio", "mrd", "tsd")
            )
            return [value * number_words.SCALES[after.low] for value in values], last + (
                2 if dotted else 1
            )
    return values, last


_SCALES_ALONE = {"hundert": Fraction(100), "tausend": Fraction(1000)}
_NOT_ALONE = frozenset(
    "ein eine einige mehrere paar viele pro von vom auf je unter zu zig halb halbe halbes halben zehn".split()
)
"""Before these "hundert" and "tausend" are no number by themselves: "ein paar hundert", "von tausend"."""


def _alone(found: Sequence[Token], at: int) -> Fraction | None:
    """A German hundred or thousand that no number stands before: "über *tausend* Aufträge", "etwa *hundert* Gäste"."""
    value = _SCALES_ALONE.get(found[at].low)
    if value is None or at + 1 >= len(found) or not found[at + 1].capital:
        return None
    before = found[at - 1] if at else None
    return (
        value
        if before is None or not (before.low in _NOT_ALONE or before.used or before.kind == "num")
        else None
    )


def _spelled(found: Sequence[Token], at: int) -> tuple[Fraction | None, int]:
    """A number in words, over several tokens: twenty-one, two hundred and fifty, one and a half, a dozen, eine Million."""
    low = found[at].low
    nxt = found[at + 1].low if at + 1 < len(found) else ""
    if low == "hundert" and nxt == "prozent":
        return Fraction(100), at
    if low in ("a", "an", "ein", "eine", "einen", "einem", "einer") and nxt in (
        "dozen",
        "dutzend",
        "hundred",
        "thousand",
        "million",
        "hundert",
        "tausend",
        "billion",
    ):
        scale, last = Fraction(number_words.SCALES[nxt]), at + 1
        if (
            last + 2 < len(found)
            and found[last + 1].low == "and"
            and nxt in ("hundred", "thousand")
        ):
            rest, after = _spelled(found, last + 2)
            if rest is not None and rest < scale:
                return scale + rest, after
        return scale, last
    total = _alone(found, at) or number_words.simple(low)
    if total is None:
        return None, at
    last = at
    if total >= 20 and total % 10 == 0 and total < 100:
        step = last + 2 if nxt in DASHES else last + 1
        ones = number_words.ENGLISH.get(found[step].low) if step < len(found) else None
        if ones is not None and 0 < ones < 10:
            total, last = total + ones, step
    while last + 1 < len(found) and found[last + 1].low in ("hundred", "thousand"):
        total, last = total * number_words.SCALES[found[last + 1].low], last + 1
        step = last + 2 if last + 1 < len(found) and found[last + 1].low == "and" else last + 1
        rest, after = _spelled(found, step) if step < len(found) else (None, last)
        if rest is not None and rest < total and found[step].kind == "word":
            total, last = total + rest, after
    words = [token.low for token in found[last + 1 : last + 4]]
    if words == ["and", "a", "half"]:
        return total + Fraction(1, 2), last + 3
    return total, last
