"""What a line itself gives to somebody else: "approved *by the council*", "with a colleague *doing the statistics*", "which the vet signs".

Who says so claims none of it, so evidence that gives it to somebody else too says no other thing.
"""

from collections.abc import Iterator, Sequence

from interview_app.tailoring.truth_gate.reading import (
    doers_en,
    handed_over,
    others_en,
    others_written,
    subjects,
)
from interview_app.tailoring.truth_gate.reading.line import Line, Piece
from interview_app.tailoring.truth_gate.words import closed_words, lexicon
from interview_app.tailoring.truth_gate.words.tokens import Token

_SPEAKER = frozenset("me us myself ourselves i we mir uns".split())
_BETWEEN = frozenset("out off on up in over through with to".split())
"""What may stand between a participle and its "by": "signed off by"."""
_PREPOSITIONS = frozenset("in on at for to from with during since after before until of as".split())
_FROM = frozenset("des von vom aus from by".split())
_RELATIVE = frozenset("which whose whom that".split())
_GIVES = _RELATIVE | handed_over.THOUGHT_OUT | {"by", "with", "who"}
"""Words by which a line may give something to somebody else."""
_NOUN_PHRASE_BEHIND = closed_words.DETERMINERS | _PREPOSITIONS
"""A participle behind one of these describes the noun that follows, and is no deed of the person."""
_BESIDE_A_DEED = frozenset("on to for with within in under from after at against".split())
_TO_OWNER = 2
_NEAR = 5
"""Tokens of the noun phrase that names somebody."""


def places(line: Line) -> frozenset[int]:
    """The tokens that a line gives to somebody else. Kept with the line."""
    if line.given is None:
        every, _short = lexicon.negators()
        plain = line.said.isdisjoint(every)
        later = (
            line.pieces[0].last if line.german else -1
        )  # German begins with who does it, or with what is done
        marked = (
            {word.at for word in line.words if word.negated and word.at > later} if plain else set()
        )
        line.given = frozenset(
            marked.union(*(_of_piece(line.tokens, piece) for piece in line.pieces))
        )
    return line.given


def _of_piece(found: Sequence[Token], piece: Piece) -> Iterator[int]:
    last = min(piece.last, len(found) - 1)
    if piece.first and found[piece.first].low in closed_words.DETERMINERS:
        yield from _meanwhile(found, piece.first - 1, last)  # ", the developers doing the fixing"
    before = found[piece.first - 1].low if piece.first else ""
    for at in range(piece.first, last):
        low = found[at].low
        if low in _GIVES:
            yield from _given(found, piece.first, at, last)
        elif low in _STANDS_IN:
            yield from _stood_in_for(found, at, last)
        elif low in _CHARGE and found[at + 1].low in _WHOSE and before == "unter":
            yield from _named_behind(found, at + 2, last)
        if before in _NOUN_PHRASE_BEHIND:
            if at + 1 < last and found[at].text.isupper() and _owns(found, at + 1, behind=1):
                yield from range(
                    at, _end(found, at + 2, min(last, at + _NEAR)) + 1
                )  # "after the UX team's redesign"
            if _owns(found, at):
                yield from range(
                    at, _end(found, at + 1, min(last, at + _NEAR)) + 1
                )  # "to the architect's drawings"
            if _participle(found[at]) and subjects.names_somebody(found[at + 1]):
                yield at  # "accounts from a *retired* colleague"
        before = low


def _stood_in_for(found: Sequence[Token], at: int, last: int) -> Iterator[int]:
    """Whose work somebody does for a while: "deputise for *the safety officer*", "stood in for *the branch manager*"."""
    behind = next(
        (here + 1 for here in range(at + 1, min(at + _NEAR, last)) if found[here].low == "for"),
        last,
    )
    if behind < last and found[behind].low in closed_words.DETERMINERS:
        end = _end(found, behind, min(last, behind + _NEAR))
        if subjects.names_somebody(found[end]):
            yield from range(behind + 1, end + 1)


_STANDS_IN = frozenset(
    "deputise deputises deputised deputising deputize deputizes deputized deputizing stand stands stood standing fill fills filled filling step stepped cover covers covered covering".split()
)


def _named_behind(found: Sequence[Token], at: int, last: int) -> Iterator[int]:
    """Who is named from a token on, in German: "unter Leitung der *neuen Küchenchefin*", "unter Aufsicht von *Frau Abel*"."""
    for here in range(at, min(at + _NEAR, last + 1)):
        yield here
        if found[here].capital and found[here].low not in _TITLES_OF_ALL:
            return


_CHARGE = frozenset("leitung aufsicht anleitung führung regie federführung".split())
_WHOSE = frozenset("des der von vom eines einer".split())
_TITLES_OF_ALL = frozenset("herr herrn frau dr prof".split())


def _given(found: Sequence[Token], first: int, at: int, last: int) -> Iterator[int]:
    """What a piece from `first` to `last` gives away by the word at a token, which is one of `_GIVES`."""
    low = found[at].low
    if (
        low == "by"
        and at > first
        and others_written.doer(found, at + 1, last)
        and found[at + 1].low not in _SPEAKER
    ):
        yield from _passive(found, first, at, last)
    elif low == "with":
        yield from _meanwhile(found, at, last)
    elif _tells_of_others(found, at, last):
        yield from range(at + 1, last + 1)
    if handed_over.thought_out(low) and found[at + 1].low in _FROM:
        yield at  # "nach dem *Rezept* des alten Meisters", "an *idea* from the other branch"


def _tells_of_others(found: Sequence[Token], at: int, last: int) -> bool:
    """Whether a relative clause begins at a token that tells what somebody else does: "which the vet signs", "the vet, who signs"."""
    if found[at].low == "who":
        return at > 1 and subjects.names_somebody(found[at - 1 - (found[at - 1].text == ",")])
    return found[at].low in _RELATIVE and any(
        subjects.begins(found, here) for here in range(at + 1, min(at + _NEAR, last))
    )


def _owns(found: Sequence[Token], at: int, behind: int = 0) -> bool:
    """Whether a word says that what stands behind it is somebody else's: "to the *architect's* drawings".

    `behind` words of its name stand between its article and it: "the UX *team's*".
    """
    token, start = found[at], at - behind
    if (
        start < _TO_OWNER
        or found[start - 1].low not in closed_words.DETERMINERS
        or token.kind != "word"
        or token.used
    ):
        return False
    if found[start - _TO_OWNER].low not in _BESIDE_A_DEED:
        return False  # "drew up the council's criteria": the person's own deed
    bare = token.text.lower().replace("’", "'")
    if not bare.endswith(("'s", "s'")):
        return False
    name = bare.removesuffix("'s").removesuffix("'")
    if behind and name in doers_en.GROUPS:
        return True
    return others_en.named(name) or not lexicon.people().isdisjoint((name, name.removesuffix("s")))


def _participle(token: Token) -> str:
    """The infinitive of a past participle, or of a verb in -ing; empty for any other word."""
    if token.used or token.kind != "word":
        return ""
    entry = lexicon.verbs().get(token.low)
    if entry is not None:
        return entry[0] if token.low != entry[0] or token.low in lexicon.same_past() else ""
    return token.low[:-2] if token.low.endswith("ed") else ""


def _end(found: Sequence[Token], start: int, last: int) -> int:
    """The last token before what only says when or where."""
    return next(
        (at - 1 for at in range(start + 1, last + 1) if found[at].low in _PREPOSITIONS), last
    )


def _passive(found: Sequence[Token], first: int, by: int, last: int) -> Iterator[int]:
    """The deed before "by", its doer, and what is told of it behind "with": "with the *crane work done by the crew*"."""
    deed = by - 1
    while deed > first and (found[deed].low in _BETWEEN or found[deed].low.endswith("ly")):
        deed -= 1
    if not _participle(found[deed]) or found[deed].low.endswith("ing"):
        purpose = next(
            (at for at in range(by - 1, max(by - _NEAR - 1, 0), -1) if found[at].low == "for"), None
        )
        if purpose is not None and _names_deed(found[by - 1]):
            yield from range(
                purpose + 1, _end(found, by, last) + 1
            )  # "for *review and filing by the controller*"
        return
    beside = next((at for at in range(deed - 1, first - 1, -1) if found[at].low == "with"), None)
    yield from range(deed if beside is None else beside + 1, _end(found, by, last) + 1)


def _names_deed(token: Token) -> bool:
    """Whether a word is a noun of a deed: "signature", "filing", "approval"."""
    return (
        token.low in lexicon.deeds()
        or token.low in lexicon.verbs()
        or token.low.endswith(("ing", "ure", "al", "ion", "ment"))
    )


def _meanwhile(found: Sequence[Token], at: int, last: int) -> Iterator[int]:
    """What somebody else does or is, behind "with": "with *a colleague doing the statistics*", "with *my boss as chair*"."""
    for here in range(at + 2, min(at + _NEAR + 1, last)):
        does = found[here].low.endswith("ing") and bool(_participle(found[here]))
        if (does or found[here].low == "as") and subjects.names_somebody(found[here - 1]):
            yield from range(at + 1, last + 1)
            return
