"""A line that is the evidence's own sentence, word for word: it claims what the card says, however hard that is to read.

Only whole sentences count, for what is left out of one may be its "not". A sentence that begins with its verb may belong to
somebody whom the sentence before names, and one that the next takes back is no claim: both are left to the other rules.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator

from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.cards.evidence_index import EvidenceIndex
from interview_app.tailoring.truth_gate.cards.pool import Pool
from interview_app.tailoring.truth_gate.holding.hold_line import Support
from interview_app.tailoring.truth_gate.reading.line import Line
from interview_app.tailoring.truth_gate.words import lexicon
from interview_app.tailoring.truth_gate.words.tokens import Token

_Said = tuple[str, ...]


def held(line: Line, allowed: Callable[[], Pool], index: EvidenceIndex) -> Support | None:
    """The support of a line that a card says word for word, one of those that it may rest on; None when none does."""
    said = _said(line.tokens)
    if len(said) < _FEWEST:
        return None
    told = index.made_once(_sentences).get(said, ())
    within = allowed() if told else ()  # which cards those are is asked for few lines only
    return next((Support((), part.ids) for part in told if part in within), None)


def _sentences(index: EvidenceIndex) -> dict[_Said, list[Evidence]]:
    """What each card says in one whole sentence, or in several that follow each other."""
    found: dict[_Said, list[Evidence]] = defaultdict(list)
    for part in index.parts:
        written = sum(bool(one.strip()) for one in part.cards[0].raw_text.splitlines())
        for line in part.lines[:written]:
            for said in _runs(line):
                found[said].append(part)
    return dict(found)


def _runs(line: Line) -> Iterator[_Said]:
    last_token = len(line.tokens) - 1
    ends = [
        at
        for at, token in enumerate(line.tokens)
        if token.text in _ENDS and at < last_token and _ends(line, at)
    ]
    starts = [0, *(at + 1 for at in ends)]
    lasts = [*ends, len(line.tokens)]
    for at, first in enumerate(starts[:_MOST]):
        if first and not _has_subject(line, first):
            continue
        for last in lasts[at:_MOST]:
            if last > first and not _taken_back(line, last + 1):
                yield _said(line.tokens[first:last])


def _ends(line: Line, at: int) -> bool:
    """Whether a mark ends a sentence, and no short form or number: "ca. 40", "am 5. Werktag"."""
    before, after = line.tokens[at - 1], line.tokens[at + 1]
    whole = len(before.text) >= _SHORTEST_WORD or before.kind == "num" or before.text.isupper()
    return (
        at > 0
        and not line.tokens[at].used
        and whole
        and after.spaced
        and (after.capital or after.kind != "word")
    )


def _has_subject(line: Line, first: int) -> bool:
    """Whether a later sentence tells itself of whom it is: it begins with no verb."""
    token = line.tokens[first]
    return (
        token.kind == "word" and token.low not in lexicon.verbs() and token.low not in _TAKES_BACK
    )


def _taken_back(line: Line, first: int) -> bool:
    return first < len(line.tokens) and line.tokens[first].low in _TAKES_BACK


def _said(tokens: list[Token]) -> _Said:
    """The words and marks of a sentence as they are compared: without the full stop, and without who speaks."""
    lows = [token.low or token.text for token in tokens]
    while lows and lows[-1] in _ENDS:
        lows.pop()
    return tuple(lows[1:] if lows[:1] in (["i"], ["ich"]) else lows)


_ENDS = frozenset(".!?")
_TAKES_BACK = frozenset(
    "no not nope never but that this it those these nein nicht nie aber das dies es doch jedoch actually eigentlich".split()
)
"""What a sentence begins with that may take back the one before, or cannot be read without it."""
_FEWEST = 3
"""Words below which a line is a name or a label."""
_MOST = 8
"""Sentences of a card that are looked at: one that says more is no line of a résumé."""
_SHORTEST_WORD = 4
"""Letters below which a word before a full stop is likelier cut short than the end of a sentence."""
