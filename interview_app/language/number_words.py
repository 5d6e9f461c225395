"""Numbers as they are written in words: "twenty-five", "zwei Millionen", "quatre-vingt-dix"."""

import re
from collections.abc import Sequence
from decimal import Decimal
from functools import lru_cache

from interview_app.language.data import LanguageData
from interview_app.language.tokens import Token, plain

_HALF = Decimal("0.5")
_THOUSAND = 1000
_SHORTEST_JOINED = 5


class Sum:
    """A number while its words come in one by one."""

    def __init__(self, start: Decimal | None = None) -> None:
        self._done = Decimal(0)
        self._now = start
        self._last_scale: Decimal | None = None
        self.exact = True

    @property
    def begun(self) -> bool:
        """Whether a word came in."""
        return self._now is not None or self._done > 0

    @property
    def value(self) -> Decimal:
        """What the words say so far."""
        return self._done + (self._now or 0)

    def add(self, value: Decimal, *, joined: bool = False) -> bool:
        """Take a cardinal; False when it does not belong to this number."""
        now = self._now or Decimal(0)
        if now == 0 and not (self._now is not None and self._done == 0):
            self._now = value
            return True
        if joined and 20 <= value < 100 and 0 < now % 100 < 10:
            self._now = now + value
            return True
        room = 1000 if value >= 100 else 100 if value >= 10 else 10
        if now % room or now < 20 or value == 0:
            return False
        self._now = now + value
        return True

    def scale(self, scale: Decimal, *, exact: bool) -> bool:
        """Multiply by a scale; False when it does not belong to this number."""
        now = self._now if self._now is not None else None
        if now is None or now == 0 or (self._last_scale is not None and scale >= self._last_scale):
            return False
        self.exact = self.exact and exact
        if scale < _THOUSAND:
            part = now % _THOUSAND
            if not 0 < part < scale:
                return False
            self._now = now - part + part * scale
            return True
        self._done += now * scale
        self._last_scale = scale
        self._now = None
        return True

    def add_whole(self, value: Decimal) -> bool:
        """Take a number that is read already: at the begin, or behind a larger scale."""
        if self._now is not None or (self._last_scale is not None and value >= self._last_scale):
            return False
        self._now = value
        return True

    def half(self) -> bool:
        """Take "and a half"; False when the number has one."""
        if self._now is None or self._now % 1:
            return False
        self._now += _HALF
        return True


def read_words(
    found: Sequence[Token],
    at: int,
    close: Sequence[bool],
    data: LanguageData,
    start: Decimal | None,
) -> tuple[Sum, int] | None:
    """The number in words from token `at` on, and the token behind it; None when there is none.

    Args:
        found: the tokens of the text.
        at: where the number may begin.
        data: the language.
        close: for each token whether only a blank or hyphen parts it from the one before.
        start: the value of figures right before the words ("1.2 million").
    """
    total = Sum(start)
    place, joint = at, 0
    if start is None:
        word = plain(found[at].text)
        if word not in data.number_starts and joined_value(word, data) is None:
            return None
        place = _opened(found, at, data, total)
    while place < len(found) and (place == at or close[place]):
        taken = _word(found, place, data, total, after_figures=start is not None)
        if taken:
            place, joint = place + taken, 0
            continue
        hit = data.number_joints.at(found, place)
        if hit is None or not total.begun:
            break
        kind, length = hit
        if kind == "halves" and joint and total.half():
            place, joint = place + length, 0
            continue
        if kind == "halves" or (kind == "articles" and not joint) or joint > 1:
            break
        place, joint = place + length, joint + 1
    place -= _tokens_of_joints(found, place, joint, data)
    return (total, place) if place > at else None


def _tokens_of_joints(found: Sequence[Token], place: int, joint: int, data: LanguageData) -> int:
    """How many tokens at the end joined nothing."""
    count = 0
    for _one in range(joint):
        hit = data.number_joints.before(found, place - count)
        count += hit[1] if hit is not None else 1
    return count


def _opened(found: Sequence[Token], at: int, data: LanguageData, total: Sum) -> int:
    """The token behind an article or half that begins a number: "a hundred", "half a million"."""
    place, value = at, Decimal(1)
    kinds: list[str] = []
    while (hit := data.number_joints.at(found, place)) is not None and len(kinds) < 3:
        if hit[0] == "joints" or hit[0] in kinds[:-1]:
            return at
        if hit[0] == "halves":
            value = _HALF
        kinds.append(hit[0])
        place += hit[1]
    if not kinds or data.scale_words.at(found, place) is None:
        return at
    (scale, exact), length = data.scale_words.at(found, place) or ((Decimal(1), True), 0)
    total.add(value)
    return place + length if total.scale(scale, exact=exact) else at


def _word(
    found: Sequence[Token], at: int, data: LanguageData, total: Sum, *, after_figures: bool
) -> int:
    """Take the number word at a token; how many tokens it has, 0 for none."""
    if not after_figures:
        value = data.number_words.at(found, at)
        if value is not None and total.add(value[0]):
            return value[1]
    scale = data.scale_words.at(found, at)
    if scale is not None and total.scale(scale[0][0], exact=scale[0][1]):
        return scale[1]
    if after_figures:
        return 0
    whole = joined_value(plain(found[at].text), data)
    return int(whole is not None and total.add_whole(whole))


def joined_value(word: str, data: LanguageData) -> Decimal | None:
    """The value of number words written as one: "zweihundertfünfzig", "dreieinhalb"."""
    pieces = _pieces(word, data.number_pieces) if len(word) >= _SHORTEST_JOINED else None
    if pieces is None:
        return None
    total = Sum()
    values, scales = data.number_words.forms(), data.scale_words.forms()
    kinds = data.number_joints.forms()
    for piece in pieces:
        scale = scales.get(piece)
        if scale is not None and total.begun and total.scale(scale[0], exact=scale[1]):
            continue
        value = values.get(piece, Decimal(1) if kinds.get(piece) == "articles" else None)
        if value is not None and total.add(value, joined=True):
            continue
        if kinds.get(piece) != "joints" and not (kinds.get(piece) == "halves" and total.half()):
            return None
    return total.value if total.begun and kinds.get(pieces[-1]) != "joints" else None


@lru_cache(maxsize=16384)
def _pieces(word: str, pattern: str) -> tuple[str, ...] | None:
    """A word cut into number words, the longest first; None when it is not made of them."""
    if not pattern or re.fullmatch(f"(?:{pattern})+", word) is None:
        return None
    pieces: list[str] = []
    while word:
        fitting = (one for one in pattern.split("|") if word.startswith(one))
        one = next(
            (one for one in fitting if re.fullmatch(f"(?:{pattern})*", word[len(one) :])), None
        )
        if one is None:
            return None
        pieces.append(one)
        word = word[len(one) :]
    return tuple(pieces)
