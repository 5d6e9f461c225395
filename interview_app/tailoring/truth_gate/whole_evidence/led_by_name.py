"""Leading what somebody else is named for leading: "directed the security department" where "the security director does the budget".

A post says what its holder leads: the front office manager the front office, die Schichtleiterin die Schicht. Where the
evidence speaks of one as somebody else, and nowhere gives the person that to lead, no other deed there shows it.
"""

from collections.abc import Iterator, Sequence

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.pool import Pool
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading.line import Line, Piece, Word
from interview_app.tailoring.truth_gate.words import lexicon
from interview_app.tailoring.truth_gate.words.tokens import Token, keys_of

_RULES = frozenset(
    "run manage lead head direct supervise oversee leiten führen managen steuern verantworten".split()
)
_HEADS = frozenset("manager director head supervisor leader chief".split())
_HEADS_DE = ("leiterinnen", "leiterin", "leiter", "leitung", "chefin", "chef")
_OF_SOMEBODY = frozenset(
    "the our my a their his her der die den dem eine einen einer einem unser unsere unserer unserem meine meiner meinem".split()
)
_LED = frozenset(("lead", "manage", "run", "charge", "own"))
_AROUND = frozenset("in at for during on with across within from to bei beim im am für mit".split())
_SHORTEST = 4


def hold(line: Line, allowed: Pool) -> list[Objection]:
    """The objection to the first such deed of a line."""
    for piece in line.pieces:
        if "help" in piece.ranks:
            continue
        for word in piece.words:
            if word.verb not in _RULES or word.negated:
                continue
            for thing in _objects(line, piece, word):
                shown = _named_for(thing, allowed)
                if shown:
                    sentence = _("Claims “{claimed}” but evidence says “{shown}”")
                    claimed = f"{word.token.text} {thing.text}"
                    return [
                        Objection(
                            ViolationKind.INFLATED_SCOPE,
                            sentence.format(claimed=claimed, shown=shown),
                            at=word.at,
                        )
                    ]
    return []


def _objects(line: Line, piece: Piece, word: Word) -> Iterator[Token]:
    """The nouns that a line says were led, before what only tells where."""
    behind = line.tokens[word.at + 1 : piece.last + 1]
    if line.german and not behind:
        behind = line.tokens[piece.first : word.at]
    for token in behind:
        if token.low in _AROUND:
            return
        if (
            token.kind == "word"
            and not token.used
            and len(token.low) >= _SHORTEST
            and token.low not in lexicon.glue()
        ):
            yield token


def _named_for(thing: Token, allowed: Pool) -> str:
    """The post that somebody else has for leading a thing; "" where there is none, or the person leads it too."""
    shown = ""
    for part in allowed:
        if any(
            not keys_of(low).isdisjoint(thing.keys)
            for title in part.title_words
            for low in title
            if set(title) & _HEADS
        ):
            return ""
        for told in part.lines:
            for piece in told.pieces:
                own = _LED & piece.ranks and "help" not in piece.ranks
                if own and any(
                    not one.negated and not one.loose.isdisjoint(thing.keys) for one in piece.words
                ):
                    return ""
            shown = shown or _post(told.tokens, thing)
    return shown


def _post(found: Sequence[Token], thing: Token) -> str:
    """How somebody else is called who leads a thing, in a text; "" where nobody is."""
    for at, token in enumerate(found):
        if at < 1 or token.used:
            continue
        before = found[at - 1]
        if token.low in _HEADS and not before.keys.isdisjoint(thing.keys):
            first = next(
                (
                    here
                    for here in range(at - 1, max(-1, at - 4), -1)
                    if found[here].low in _OF_SOMEBODY
                ),
                None,
            )
            if first is not None and not _is_oneself(found, first):
                return f"{before.text} {token.text}"
        if token.capital and before.low in _OF_SOMEBODY and not _is_oneself(found, at - 1):
            head = next((one for one in _HEADS_DE if token.low.endswith(one)), "")
            if (
                head
                and len(token.low) - len(head) >= _SHORTEST
                and thing.low.startswith(token.low[: -len(head)].removesuffix("s"))
            ):
                return token.text
    return ""


_ONESELF = frozenset("i im ive am was as became ich bin war als wurde".split())


def _is_oneself(found: Sequence[Token], at: int) -> bool:
    return not _ONESELF.isdisjoint(one.low for one in found[max(0, at - 2) : at])
