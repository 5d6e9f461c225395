"""Since when: "mentors new drivers since 2015" of somebody whose post began in 2015 and who has mentored since 2018.

A post's beginning answers for a line that says no more than what the card of that post does, unless some card says of the very
thing since when it has been so.
"""

from collections.abc import Iterator, Sequence

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.cards.pool import Pool
from interview_app.tailoring.truth_gate.figures.dates import Mention, fits
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading.line import SENTENCE_ENDS, Keys, Line, Word


def hold(line: Line, allowed: Pool, used: Sequence[Evidence]) -> list[Objection]:
    """The objection to a beginning that only a post's time proves, where a sentence about the same gives another."""
    for mention in line.dates:
        if not mention.since or mention.end is not None:
            continue
        words = line.piece_at(mention.first).words or line.words
        if any(fits(mention.start, one.start) for part in used for one in part.mentions if one.since):
            continue
        if not words or any(_is_post(words, part) for part in used):
            continue
        least = max([_most(words, part) for part in used], default=0)
        other = next((one for part in allowed for one in _begun(words, part, max(least, 1))), None)
        if other is not None and not fits(mention.start, other.start):
            sentence = _("Claims {claimed} but evidence shows {shown}").format(claimed=mention.raw, shown=other.raw)
            return [Objection(ViolationKind.WRONG_DATE, sentence, at=mention.first)]
    return []


def _is_post(words: Sequence[Word], part: Evidence) -> bool:
    """Whether the words are those of the post itself, which began when it began: "Bus driver since 2015"."""
    return any(all(word.token.low in title for word in words) for title in part.title_words)


def _begun(words: Sequence[Word], part: Evidence, least: int) -> Iterator[Mention]:
    """The beginnings that sentences of a card give which say half of these words or more, and no fewer than `least`."""
    for line in part.lines:
        for keys, dates in _sentences(line) if line.dates else ():
            told = _told(words, keys)
            if len(dates) == 1 and dates[0].since and dates[0].end is None and told >= least and 2 * told >= len(words):
                yield dates[0]


def _sentences(line: Line) -> Iterator[tuple[Keys, list[Mention]]]:
    """What each sentence of a line answers for, with its dates."""
    ends = [at for at, token in enumerate(line.tokens) if token.text in SENTENCE_ENDS and not token.used]
    for keys, first, last in zip(line.sentence_keys, [-1, *ends], [*ends, len(line.tokens)], strict=True):
        yield keys, [one for one in line.dates if first < one.first < last]


def _most(words: Sequence[Word], part: Evidence) -> int:
    return max((_told(words, keys) for line in part.lines for keys in line.sentence_keys), default=0)


def _told(words: Sequence[Word], keys: Keys) -> int:
    return sum(not word.loose.isdisjoint(keys) for word in words)
