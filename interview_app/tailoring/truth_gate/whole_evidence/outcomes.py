"""How a deed came out: won or lost, passed or failed, in time or late, from here to there. A line may not turn it round.

Two deeds with all their words in common can be opposites: "delivered four weeks early" and "four weeks late", "won 9 of 12
tenders" and "lost 9 of 12", "from DC/OS to Kubernetes" and back. That a thing went badly, or was not done at all, needs
evidence that says so; so does that it went well where the evidence tells the opposite.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.holding import prizes
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading.line import Line, Word, end_of_sentence
from interview_app.tailoring.truth_gate.words.phrases import Phrases, any_of
from interview_app.tailoring.truth_gate.words.tokens import Token


class _Outcome(NamedTuple):
    well: frozenset[str]
    badly: frozenset[str]


_VERBS = tuple(
    _Outcome(frozenset(well.split()), frozenset(badly.split()))
    for well, badly in (
        (
            "win wins won winning gain gains gained gaining acquire acquired acquiring gewinnt gewinne gewann gewonnen gewinn",
            "lose loses lost losing verliert verliere verlor verloren verlust",
        ),
        (
            "pass passes passed passing bestehe besteht bestand bestanden",
            "fail fails failed failing failure durchgefallen scheiterte gescheitert scheitern",
        ),
        (
            "meet meets met hit hits exceed exceeds exceeded beat beats surpassed reached erreicht erreichte übertraf übertroffen",
            "miss misses missed missing undershot verfehlt verfehlte verfehlen verpasst verpasste versäumt versäumte",
        ),
    )
)
_ENDS = tuple(
    (any_of(well), any_of(badly))
    for well, badly in (
        (
            (
                "early",
                "ahead of schedule",
                "ahead of time",
                "on time",
                "on schedule",
                "in time",
                "before the deadline",
                "pünktlich",
                "termingerecht",
                "fristgerecht",
                "vorzeitig",
                "früher",
                "vor dem termin",
            ),
            (
                "late",
                "too late",
                "behind schedule",
                "not on time",
                "not on schedule",
                "verspätet",
                "zu spät",
                "nicht pünktlich",
                "nicht termingerecht",
                "nach dem termin",
            ),
        ),
        (
            (
                "under budget",
                "below budget",
                "within budget",
                "on budget",
                "im budget",
                "unter budget",
            ),
            ("over budget", "above budget", "über budget"),
        ),
        (
            ("met quota", "above quota", "exceeded quota"),
            ("fell short", "falls short", "falling short", "below target", "blieb hinter"),
        ),
        (("recovered", "collected"), ("wrote off", "writes off", "written off", "abgeschrieben")),
    )
)
"""What is told behind a deed, well and badly."""
_NOT_DONE = frozenset("not never failed failing unable didnt nicht nie niemals".split())
_CLAUSE = frozenset(", ; : ( and but or that which who then und aber oder der die das dann".split())
_FROM = frozenset(("from", "von", "vom"))
_TO = frozenset("to into onto auf zu zum zur nach".split())
_LAST = frozenset(". , ; ! ) |".split())


def hold(line: Line, used: Sequence[Evidence]) -> list[Objection]:
    """The objections to an outcome that the cards a line rests on do not tell, or tell the other way round."""
    if not used:
        return []
    known = [one for part in used for one in part.lines]
    return [
        *_of_verbs(line, known),
        *_of_ends(line, known),
        *_denied(line, used),
        *_turned_round(line, known),
        *_against_itself(line),
        *_no_longer(line, known),
        *_short_of(line, known),
    ]


def _of_verbs(line: Line, known: Sequence[Line]) -> Iterator[Objection]:
    for outcome in _VERBS:
        for side, other in ((outcome.badly, outcome.well), (outcome.well, outcome.badly)):
            if line.said.isdisjoint(side) or any(not side.isdisjoint(one.said) for one in known):
                continue
            at = next((at for at in range(len(line.tokens)) if _tells(line, at, side)), None)
            if at is None:
                continue
            if side is outcome.badly:
                yield _claims(line.tokens[at].text, at)
            elif any(not other.isdisjoint(one.said) for one in known):
                yield _opposite(next(word for one in known for word in sorted(other & one.said)))


def _tells(line: Line, at: int, verbs: frozenset[str]) -> bool:
    """Whether a word begins a clause and so is its deed: "lost 9 tenders", no "lost tenders" behind another verb."""
    token = line.tokens[at]
    if token.low not in verbs or token.used:
        return False
    joined = at + 1 < len(line.tokens) and line.tokens[at + 1].text == "-"
    passive = line.german and at + 1 == len(line.tokens)
    return not joined and (at == 0 or line.tokens[at - 1].low in _CLAUSE or passive)


def _of_ends(line: Line, known: Sequence[Line]) -> Iterator[Objection]:
    for well, badly in _ENDS:
        bad = badly.search(line.folded, line.said)
        if bad is not None:
            if _ends_clause(line, bad[1]) and not _found(badly, known):
                yield _claims(bad[1], 0)
            continue
        good = well.search(line.folded, line.said)
        if good is not None and _ends_clause(line, good[1]) and not _found(well, known):
            if _found(badly, known):
                yield _opposite(
                    next(found[1] for one in known if (found := badly.search(one.folded, one.said)))
                )
            elif " " in good[1]:
                yield _claims(good[1], 0)


def _found(phrases: Phrases, known: Sequence[Line]) -> bool:
    return any(phrases.search(one.folded, one.said) for one in known)


def _ends_clause(line: Line, phrase: str) -> bool:
    """Whether the words end what they are told of: "delivered four weeks late", no "the late shift"."""
    last = phrase.split()[-1]
    return " " in phrase or any(
        token.low == last and (at + 1 == len(line.tokens) or line.tokens[at + 1].text in _LAST)
        for at, token in enumerate(line.tokens)
    )


def _denied(line: Line, used: Sequence[Evidence]) -> Iterator[Objection]:
    """Deeds that the line says were not done where the evidence says plainly that they were: "failed to recover"."""
    for word in line.words:
        if not word.verb or not word.hedged or not _not_done(line.tokens, word):
            continue
        keys = word.token.keys
        told = [part for part in used if word.verb in part.bases or not keys.isdisjoint(part.plain)]
        if told and all(keys.isdisjoint(part.negated | part.hedged) for part in told):
            sentence = _("Denies “{word}”, which the evidence says").format(word=word.token.text)
            yield Objection(ViolationKind.NEGATION, sentence, at=word.at)
            return


def _not_done(tokens: Sequence[Token], word: Word) -> bool:
    before = [token.low for token in tokens[max(0, word.at - 2) : word.at]]
    return not _NOT_DONE.isdisjoint(before)


def _turned_round(line: Line, known: Sequence[Line]) -> Iterator[Objection]:
    """A move between two named things told the wrong way: "from Kubernetes to DC/OS"."""
    told = [move for one in known for move in _moves(one)] if (claimed := _moves(line)) else []
    for start, end in claimed:
        if any(_meet(start, one) and _meet(end, other) for one, other in told):
            continue
        turned = next(
            (move for move in told if _meet(start, move[1]) and _meet(end, move[0])), None
        )
        if turned is not None:
            yield _opposite(f"{turned[0].text} → {turned[1].text}")


def _meet(one: Token, other: Token) -> bool:
    return not one.keys.isdisjoint(other.keys)


def _moves(line: Line) -> list[tuple[Token, Token]]:
    """What each "from … to …" of a line goes from and to, where these are words."""
    if line.said.isdisjoint(_FROM) or line.said.isdisjoint(_TO):
        return []
    found = []
    for at, token in enumerate(line.tokens):
        if token.low not in _FROM:
            continue
        to = next(
            (here for here in range(at + 1, len(line.tokens)) if line.tokens[here].low in _TO), None
        )
        if to is None or to + 1 >= len(line.tokens) or to - at > _FAR:
            continue
        start, end = line.tokens[at + 1], line.tokens[to + 1]
        if start.kind == end.kind == "word" and not start.used and not end.used:
            found.append((start, end))
    return found


_FAR = 8
"""How many words a move may have between where it starts and where it goes."""


def _against_itself(line: Line) -> Iterator[Objection]:
    """A direction that the line's own figures contradict: "lengthened from 30 to 20 minutes"."""
    for quantity in line.quantities:
        if not quantity.pair.startswith("move first") or quantity.other is None:
            continue
        ways = line.piece_at(quantity.first).directions
        first, last = quantity.value, quantity.other.value
        if (ways == {"up"} and last < first) or (ways == {"down"} and last > first):
            yield _opposite(f"{quantity.raw} → {quantity.other.raw}")


_STILL = frozenset(
    "current currently valid gültig gültige gültiger gültiges gültigen aktuelle aktueller".split()
)
_LAPSED = any_of(
    (
        "expired",
        "lapsed",
        "ran out",
        "not renewed",
        "held from",
        "held until",
        "nicht verlängert",
        "abgelaufen",
        "erloschen",
        "verfallen",
    )
)


def _no_longer(line: Line, known: Sequence[Line]) -> Iterator[Objection]:
    """What is called current though the evidence says, of the same thing, that it has ended."""
    if line.said.isdisjoint(_STILL):
        return
    things = [word.loose for word in line.words if not word.verb and word.token.low not in _STILL]
    for one in known:
        for words, keys in zip(one.sentences, one.sentence_keys, strict=True):
            if not words or sum(not thing.isdisjoint(keys) for thing in things) * 2 <= len(things):
                continue
            told = (
                " "
                + " ".join(
                    token.low
                    for token in one.tokens[words[0].at : end_of_sentence(one, words[-1].at)]
                )
                + " "
            )
            if _LAPSED.search(told, one.said) is not None:
                said = next(token.text for token in line.tokens if token.low in _STILL)
                sentence = _("Claims “{word}”, which the evidence denies").format(word=said)
                yield Objection(ViolationKind.NEGATION, sentence)
                return


def _short_of(line: Line, known: Sequence[Line]) -> Iterator[Objection]:
    """A win told of what came near to one."""
    short = prizes.short_of(line, known)
    if short:
        yield _opposite(short)


def _claims(said: str, at: int) -> Objection:
    return Objection(
        ViolationKind.NEGATION,
        _("Claims “{word}” but no evidence says so").format(word=said),
        at=at,
    )


def _opposite(shown: str) -> Objection:
    sentence = _("Claims the opposite direction: the evidence says “{shown}”").format(shown=shown)
    return Objection(ViolationKind.CHANGED_METRIC, sentence)
