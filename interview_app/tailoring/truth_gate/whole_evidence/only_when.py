"""What was done only while somebody was away, told without that: "gave out the jobs" of "… when the boss was off sick".

Who stands in has the deed for a time. A line that says nothing of the time claims it for always.
"""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.deed_families import families
from interview_app.tailoring.truth_gate.cards.pool import Pool
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading import clauses, stand_ins
from interview_app.tailoring.truth_gate.reading.line import Keys, Line, Word
from interview_app.tailoring.truth_gate.words import lexicon
from interview_app.tailoring.truth_gate.words.phrases import Phrases

_AWAY = r"(?:away|off|ill|sick|absent|missing|on holiday|on leave|on vacation|on maternity leave|not there|not in|wasnt there|wasnt in|isnt in|isnt there|out sick|short|short staffed)"
_AWAY_DE = r"(?:krank|weg|fort|im urlaub|urlaub|verreist|frei hatte|frei hat|nicht da|nicht konnte|fehlte|fehlt|ausfiel|ausfällt|abwesend|verhindert|not am mann)"
_LIMITED = Phrases(
    "when whenever while if wenn als falls solange während",
    rf" (?:(?:when|whenever|while|if) (?!i )(?:\w+ ){{1,6}}?{_AWAY} |only (?:when|if) "
    rf"|(?:wenn|als|falls|solange|während) (?!ich )(?:\w+ ){{1,6}}?{_AWAY_DE} |nur (?:wenn|als|falls) )",
)
"""How evidence says that something was done while somebody else was away."""
_SAYS_SO = re.compile(
    r"vertret|aushilf|ausgeholfen|abwesen|urlaub|krank|gelegentlich|zeitweise|vorübergehend|bei bedarf|wenn |als | nur |einmal|mitunter|manchmal"
    r"| when | whenever | while | if | during | cover| stand(?:ing)? in | stood in | stepp\w+ in | deputi|absen|temporar|occasional|as needed| sometimes | once | twice | at times | only | relief "
)
"""How a line says so too."""


def hold(line: Line, allowed: Pool) -> list[Objection]:
    """The objection to the first deed of a line that these cards tell only of such a time."""
    limited = [one for part in allowed for told in part.lines for one in _limited(told)]
    if (
        not limited
        or line.dates
        or _SAYS_SO.search(line.folded)
        or stand_ins.STANDS_IN.search(line.folded)
    ):
        return []
    for piece in line.pieces:
        things = [one for one in piece.words if not one.verb]
        for word in piece.words:
            if not word.verb or word.negated:
                continue
            for shown, within in limited:
                if _is_among(word, things, within) and not _told_else(
                    word, things, within, allowed
                ):
                    sentence = _("Claims “{claimed}” but evidence says only “{shown}”")
                    return [
                        Objection(
                            ViolationKind.INFLATED_SCOPE,
                            sentence.format(claimed=word.token.text, shown=shown),
                            at=word.at,
                        )
                    ]
    return []


def _is_among(word: Word, things: list[Word], within: list[Word]) -> bool:
    """Whether a stretch of the evidence tells of a deed and of one of these things."""
    same = any(
        one.verb == word.verb
        or not one.loose.isdisjoint(word.loose)
        or _commands(one) & _commands(word)
        for one in within
    )
    return same and any(
        not one.loose.isdisjoint(two.loose)
        for one in things
        for two in within
        if two.verb != word.verb
    )


def _commands(word: Word) -> Keys:
    """The deed of having charge that a verb is a form of: who "runs" a site while the manager is off does not "manage" it."""
    return families(word.verb) & _CHARGE


_CHARGE = families("run")


def _told_else(word: Word, things: list[Word], within: list[Word], allowed: Pool) -> bool:
    for part in allowed:
        for told in part.lines:
            for sentence in told.sentences:
                said = [
                    one
                    for one in sentence
                    if not one.negated and one not in within and not _is_post(one)
                ]
                if said and _is_among(word, things, said):
                    return True
    return False


def _is_post(word: Word) -> bool:
    """Whether a word names somebody by a post, and tells no deed: "when the site *manager* is off"."""
    return not word.verb and lexicon.is_title(word.token.low)


@lru_cache(maxsize=16384)
def _limited(told: Line) -> tuple[tuple[str, list[Word]], ...]:
    """The words of each clause of a card's line that such a time limits, with what says so. Kept: every line asks for them."""
    return tuple(_found(told)) if _LIMITED.search(told.folded, told.said) is not None else ()


def _found(told: Line) -> Iterator[tuple[str, list[Word]]]:
    lows = [token.low for token in told.tokens]
    every = clauses.clauses(told.tokens)
    for number, (first, last) in enumerate(every):
        text = clauses.text(lows, (first, last))
        limit = _LIMITED.search(text, set(lows[first : last + 1]))
        if limit is None:
            continue
        begin, end = (
            first + text[: limit.start()].count(" "),
            first + text[: limit.end() - 1].count(" "),
        )
        before = [one for one in told.words if first <= one.at < begin]
        after = [
            one for one in told.words if end <= one.at <= last
        ]  # "when she went on holiday *I held the keys*"
        near = next((words for words in (before, after) if any(one.verb for one in words)), None)
        if near is None:
            near = _beside(told, every, number)
        if near:
            yield limit[0].strip(), near


def _beside(told: Line, every: Sequence[tuple[int, int]], number: int) -> list[Word]:
    """The words of the clause behind a comma that such a time limits: the one behind it, in German also the one before."""
    first, last = every[number]
    if told.german and number and told.tokens[first - 1].text == ",":
        first, last = every[number - 1]
    elif number + 1 < len(every) and told.tokens[last + 1].text == ",":
        first, last = every[number + 1]
    else:
        return []
    return [one for one in told.words if first <= one.at <= last]
