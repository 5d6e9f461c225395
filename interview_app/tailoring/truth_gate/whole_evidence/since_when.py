"""Since when, and for how long: "mentors new drivers since 2015" of somebody whose post began in 2015 and who mentors since 2018.

A post's time answers for a line that says no more than what the card of that post does, unless some card says of the very
thing since when it has been so, or for how many years.
"""

from collections.abc import Iterator, Sequence

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.arithmetic import derived
from interview_app.tailoring.truth_gate.arithmetic.tolerance import within
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.cards.pool import Pool
from interview_app.tailoring.truth_gate.figures.dates import Mention, fits
from interview_app.tailoring.truth_gate.figures.quantity import Quantity
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading import tenures
from interview_app.tailoring.truth_gate.reading.line import Keys, Line, Word


def hold(line: Line, allowed: Pool, used: Sequence[Evidence]) -> list[Objection]:
    """The objection to a beginning that only a post's time proves, where a sentence about the same gives another."""
    for mention in line.dates:
        if not mention.since or mention.end is not None:
            continue
        words = line.piece_at(mention.first).words or line.words
        if any(
            fits(mention.start, one.start) for part in used for one in part.mentions if one.since
        ):
            continue
        own = any(_is_post(words, part) for part in used)
        if not words or (
            own and not any(True for part in allowed for _one in _begun(words, part, len(words)))
        ):
            continue
        least = max([_most(words, part) for part in used], default=0)
        ended = _ended(mention, used)
        if ended is not None:
            sentence = _("Claims {claimed} but evidence shows {shown}").format(
                claimed=mention.raw, shown=ended.raw
            )
            return [Objection(ViolationKind.WRONG_DATE, sentence, at=mention.first)]
        other = next((one for part in allowed for one in _begun(words, part, max(least, 1))), None)
        if other is not None and not fits(mention.start, other.start):
            sentence = _("Claims {claimed} but evidence shows {shown}").format(
                claimed=mention.raw, shown=other.raw
            )
            return [Objection(ViolationKind.WRONG_DATE, sentence, at=mention.first)]
    return _how_long(line, allowed, used)


def _ended(mention: Mention, used: Sequence[Evidence]) -> Quantity | None:
    """For how many weeks or months a card says that it went on within the year in which the line lets it begin."""
    dated = [
        (told, one)
        for part in used
        for told in part.lines
        for one in told.dates
        if fits(mention.start, one.start)
    ]
    if not dated or any(one.since or one.end is not None for _told_in, one in dated):
        return None
    return next(
        (
            length
            for told, one in dated
            for length in told.quantities
            if length.kind in _SHORTER
            and _is_how_long(told, length)
            and told.piece_at(length.first) is told.piece_at(one.first)
        ),
        None,
    )


_SHORTER = ("day", "year")
"""Kinds of a time: weeks are read as days, months as parts of a year."""


def _how_long(line: Line, allowed: Pool, used: Sequence[Evidence]) -> list[Objection]:
    """The objection to years that only a post's time proves, where a sentence about the same gives others."""
    for quantity in line.quantities:
        told_so = quantity.first == 0 or bool(quantity.modifier) or _is_how_long(line, quantity)
        if not told_so or not tenures.is_tenure(line, quantity):
            continue
        words = line.piece_at(quantity.first).words or line.words
        if not words or any(_is_post(words, part) for part in used):
            continue
        told = [one for part in allowed for one in _lasted(words, part)]
        if told and not any(_as_long(quantity, one) for one in told):
            sentence = _("Claims {claimed} but evidence shows {shown}").format(
                claimed=quantity.raw, shown=told[0].raw
            )
            return [Objection(ViolationKind.WRONG_TENURE, sentence, at=quantity.first)]
    return []


def _lasted(words: Sequence[Word], part: Evidence) -> Iterator[Quantity]:
    """The years that sentences of a card give, one each, which say most of these words."""
    for line in part.lines:
        times = [one for one in line.quantities if one.kind == "year" and _is_how_long(line, one)]
        for keys, (first, last) in (
            zip(line.sentence_keys, line.sentence_bounds, strict=True) if times else ()
        ):
            here = [one for one in times if first <= one.first < last]
            if len(here) == 1 and 2 * _told(words, keys) > len(words):
                yield here[0]


def _as_long(quantity: Quantity, told: Quantity) -> bool:
    """Whether two times are the same, as far as a rounding word of the first lets it be."""
    return any(
        within(claimed, true, derived.word(quantity))
        for _, claimed in quantity.readings
        for _, true in told.readings
    )


def _is_how_long(line: Line, quantity: Quantity) -> bool:
    """Whether a time is told as how long something went on: "drei Jahre lang", "for three years"."""
    before = line.tokens[quantity.first - 1].low if quantity.first else ""
    behind = line.tokens[quantity.last + 1].low if quantity.last + 1 < len(line.tokens) else ""
    return before == "for" or behind in ("lang", "long") or (line.german and before in _BEEN)


_BEEN = frozenset(("war", "waren"))
"""German tells right behind these how long somebody was something: "ich *war* zwei Jahre Filialleiter"."""


def _is_post(words: Sequence[Word], part: Evidence) -> bool:
    """Whether the words are those of the post itself, which began when it began: "Bus driver since 2015"."""
    return any(all(word.token.low in title for word in words) for title in part.title_words)


def _begun(words: Sequence[Word], part: Evidence, least: int) -> Iterator[Mention]:
    """The beginnings that sentences of a card give which say half of these words or more, and no fewer than `least`."""
    for line in part.lines:
        for keys, (first, last) in (
            zip(line.sentence_keys, line.sentence_bounds, strict=True) if line.dates else ()
        ):
            dates = [one for one in line.dates if first <= one.first < last]
            told = _told(words, keys)
            if (
                len(dates) == 1
                and dates[0].since
                and dates[0].end is None
                and told >= least
                and 2 * told >= len(words)
            ):
                yield dates[0]


def _most(words: Sequence[Word], part: Evidence) -> int:
    return max(
        (_told(words, keys) for line in part.lines for keys in line.sentence_keys), default=0
    )


def _told(words: Sequence[Word], keys: Keys) -> int:
    return sum(not word.loose.isdisjoint(keys) for word in words)
