"""What is taken out of a whole: "everything except colour", "apart from VAT I do all the books", "bis auf das Gold".

Only beside a word for all of something: "apart from milking I also fenced" adds to a deed, and behind a negator what is taken
out is the one thing done ("nothing other than dusting").
"""

from collections.abc import Iterator, Sequence, Set

from interview_app.tailoring.truth_gate.words import closed_words, lexicon
from interview_app.tailoring.truth_gate.words.tokens import Token

_ALONE = frozenset("except excepting ausser ausgenommen".split())
_BEFORE = {
    "apart": "from",
    "aside": "from",
    "other": "than",
    "bis": "auf",
    "abgesehen": "von",
    "ausnahme": "von",
    "exception": "of",
}
FIRST = _ALONE | frozenset(_BEFORE)
_OUTRIGHT = frozenset("except excepting ausgenommen ausnahme exception".split())
"""Words that take something out whatever stands beside them."""
_ALL = frozenset(
    "all every everything everywhere everyone any each whole full always alle allen aller alles jede jeder jedes jeden jedem sämtliche "
    "sämtlichen ganze ganzen ganz komplett komplette immer überall".split()
)
_ADDS = frozenset("also too auch zusätzlich even".split())
_WHOLES = _ALL | _ADDS
_AWAY = frozenset("haus betrieb dienst kraft acht stande".split())
"""What is "außer" something, and no exception to it: "außer Haus"."""
_LONGEST = 7
_ON = frozenset(
    "i we ich wir is was are were have has do does did habe hatte kann kenne bin mache".split()
)
_JOINS = frozenset(
    "the a an my our its die das den dem der des ein eine einen einem einer und and or oder for von of".split()
)


def spans(found: Sequence[Token], lows: Sequence[str]) -> Iterator[tuple[int, int]]:
    """The first and last token of each such stretch; `lows` are the folded words."""
    if FIRST.isdisjoint(lows):
        return
    every, _short = lexicon.negators()
    for at, low in enumerate(lows):
        behind = lows[at + 1] if at + 1 < len(lows) else ""
        if (low not in _ALONE and _BEFORE.get(low) != behind) or found[at].used or behind in _AWAY:
            continue
        sentence = set(_sentence(lows, at))
        if not sentence.isdisjoint(every) or not sentence.isdisjoint(_ADDS):
            continue
        if low not in _OUTRIGHT and sentence.isdisjoint(_ALL) and not _is_added_behind(lows, at):
            continue
        yield from _taken_out(found, at, at + 1 + (low in _BEFORE), sentence)


def _is_added_behind(lows: Sequence[str], at: int) -> bool:
    """Whether "bis auf" and an article stand behind a comma: "die Bestellung, *bis auf das* Gold", which counts nothing down."""
    return (
        lows[at] == "bis"
        and at > 0
        and lows[at - 1] == ","
        and lows[at + 2 : at + 3] != []
        and lows[at + 2] in _ARTICLES
    )


_ARTICLES = frozenset("das die den dem der".split())


def _sentence(lows: Sequence[str], at: int) -> Sequence[str]:
    first, last = at, at
    while first and lows[first - 1] not in closed_words.SENTENCE_ENDS:
        first -= 1
    while last + 1 < len(lows) and lows[last + 1] not in closed_words.SENTENCE_ENDS:
        last += 1
    return lows[first : last + 1]


def _taken_out(
    found: Sequence[Token], at: int, first: int, sentence: Set[str]
) -> Iterator[tuple[int, int]]:
    """What stands behind such a word, to the end of its noun phrase; before "ausgenommen", where nothing stands behind it."""
    german = not sentence.isdisjoint(_GERMAN)
    last, noun = first - 1, False
    for here in range(first, min(first + _LONGEST, len(found))):
        token = found[here]
        if token.text in closed_words.STOPS or token.low in _ON:
            break
        if german and noun and not token.capital and token.low not in _JOINS:
            break
        noun = noun or token.capital
        last = here
    if last >= first:
        yield first, last
    elif found[at].low == "ausgenommen" and at and found[at - 1].capital:
        yield at - 1, at - 1


_GERMAN = frozenset(
    "ich wir bis ausser ausgenommen ausnahme abgesehen die das der und habe".split()
)
