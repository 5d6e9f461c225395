"""What a rounding word may cover: how far the truth may lie from a number said with "over", "nearly", "about", …

Each word has the least and the most that the truth may be of what is said. Who says less than he could makes nothing
bigger, so "over" reaches far; who says more ("nearly", "up to") must be close.
"""

from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True, slots=True)
class Reach:
    """The truth as a share of what is said: from `least` to `most`; `exact` is whether just what is said is meant too."""

    least: Fraction
    most: Fraction
    exact: bool = False


_ONE = Fraction(1)
_REACHES = {
    "over": Reach(_ONE, Fraction(3, 2)),
    "just over": Reach(_ONE, Fraction(11, 10)),
    "well over": Reach(Fraction(51, 50), Fraction(3, 2)),
    "atleast": Reach(_ONE, Fraction(6, 5), exact=True),
    "odd": Reach(_ONE, Fraction(6, 5), exact=True),
    "under": Reach(Fraction(3, 4), _ONE),
    "just under": Reach(Fraction(9, 10), _ONE),
    "well under": Reach(Fraction(1, 2), Fraction(49, 50)),
    "almost": Reach(Fraction(9, 10), _ONE),
    "upto": Reach(Fraction(9, 10), _ONE, exact=True),
    "rough fraction": Reach(Fraction(23, 25), Fraction(27, 25), exact=True),
    "fraction": Reach(Fraction(19, 20), Fraction(21, 20), exact=True),
}
_SMALL_UNIT = Fraction(5)
_NEARLY_SMALL = Fraction(4, 5)
"""How much of a few the truth must be where "nearly" is said: twelve days are nearly two weeks."""
_ROUGH, _ROUND = Fraction(3, 100), Fraction(1, 20)
"""How far "about" may be from a number, and from a round one: "roughly 60 %" for 62 %."""
_LESS_THAN_TRUE = Fraction(27, 25)
"""How much more than a round number the truth may be: who says "about 40 %" of 43 % claims less than they could."""
_SMALL, _FEW = 3, Fraction(1, 10)
"""How far "about one" may be from the truth: eleven a year are about one a month."""
_HALF = Fraction(1, 2)


def within(claimed: Fraction, true: Fraction, word: str, *, plain: bool = False) -> bool:
    """Whether a number said with this word is a fair account of the true one.

    Args:
        claimed: the number as said.
        true: the exact number.
        word: what limits it in the line (`over`, `just over`, `about`, …); empty for nothing.
        plain: whether a whole number said without a word may stand for one with decimals.
    """
    if claimed <= 0 or true <= 0:
        return False
    if word == "about":
        return _is_about(claimed, true)
    reach = _REACHES.get(word)
    if reach is None:
        return true == claimed or (
            plain and claimed.denominator == 1 and abs(claimed - true) <= _HALF
        )
    share = true / claimed
    if share == 1:
        return reach.exact
    least = _NEARLY_SMALL if word == "almost" and claimed <= _SMALL_UNIT else reach.least
    return least <= share <= reach.most


def _is_about(claimed: Fraction, true: Fraction) -> bool:
    share = true / claimed
    if claimed <= _SMALL:
        return abs(share - 1) <= _FEW
    if 1 < share <= _LESS_THAN_TRUE and claimed % 10 == 0:
        return True
    rough = _ROUND if claimed % 5 == 0 or claimed.denominator == 3 else _ROUGH
    return abs(share - 1) <= rough or abs(claimed - true) <= _HALF
