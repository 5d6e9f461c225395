"""What somebody knows a little of, or did seldom, told as known well or done always: "fluent in X" of "only a few words of X"."""

import re
from collections.abc import Iterator

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.pool import Pool
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading.line import NOTHING, Keys, Line, Piece, Word
from interview_app.tailoring.truth_gate.words.phrases import any_of
from interview_app.tailoring.truth_gate.words.tokens import Token, keys_of

_WELL = any_of(
    "fluent|fluently|proficient|proficiency|expert|expertise|confident|confidently|skilled|experienced|extensive|advanced|in depth|"
    "strong|routine|routinely|regular|regularly|daily|always|at work|in production|professionally|business level|"
    "fließend|fliessend|verhandlungssicher|sicher|sichere|sicherer|sicheren|sehr gut|sehr gute|gute|guter|fundiert|fundierte|routiniert|"
    "versiert|erfahren|langjährig|langjährige|regelmäßig|regelmässig|regelmäßige|regelmässige|regelmässiger|regelmässigen|regelmässiges|täglich|tägliche|im betrieb|produktiv|"
    "schwerpunkt|schwerpunkte|schwerpunktmässig|hauptsächlich|überwiegend|vorwiegend|vor allem|spezialisiert|spezialisierung|spezialistin|"
    "focus|specialised|specialized|specialist|specialising|mainly|mostly|primarily|"
    "beruflich|umfassend|umfassende|umfangreich|umfangreiche|stets|immer".split("|")
)
"""How a line says that something is known well, or is done as a matter of course."""
_LITTLE = any_of(
    "a little|a bit|some knowledge|a bit of|basic|the basics|basics|beginner|rudimentary|a few words|a few phrases|a few sentences|enough to say|enough to get by|enough to order|some words|rarely|seldom|hardly|"
    "barely|once or twice|only once|only twice|just once|just twice|tried out|dabbled|experimented|rusty|privately|at home|"
    "as a hobby|never at work|never in production|school level|not well|not very well|not fluent|not fluently|"
    "nur ein paar|ein paar brocken|ein paar worte|brocken|grundkenntnisse|grundkenntnissen|grundlagen|anfänger|anfängerin|ein wenig|"
    "nur wenig|ein bisschen|bisschen|selten|kaum|nur einmal|nur zweimal|nur dreimal|ab und zu|hin und wieder|ausprobiert|experimentiert|"
    "privat|als hobby|eingerostet|schulkenntnisse|nicht fließend|nicht fliessend|nicht sicher|nicht gut|nur gelegentlich|nur ausgeholfen|nur aushilfsweise|a1|a2".split(
        "|"
    )
)
"""How evidence says that something is known a little, or was done seldom."""


def hold(line: Line, allowed: Pool) -> list[Objection]:
    """The objection to the first thing that a line calls well known, where all that is told of it is that it is known a little."""
    well = _WELL.search(line.folded, line.said)
    if well is None:
        return []
    strong = frozenset(well[1].split())
    for piece in line.pieces:
        lows = {token.low for token in line.tokens[piece.first : piece.last + 1]}
        if _how_little(line, piece) or not lows.isdisjoint(("some", "etwas")):
            continue
        for word in piece.words:
            if (
                (word.verb and not (line.german and word.token.capital))
                or word.negated
                or word.token.low in strong
            ):
                continue
            little = _known_a_little(word, allowed)
            if little:
                sentence = _("Claims “{claimed}” but evidence says “{shown}”").format(
                    claimed=well[1], shown=little
                )
                return [Objection(ViolationKind.SUPERLATIVE, sentence, at=word.at)]
    return []


def _known_a_little(word: Word, allowed: Pool) -> str:
    """What every piece of the evidence that names a thing says of how little; "" where one says it without that."""
    found = ""
    for line, piece in _naming(word, allowed):
        little = _how_little(line, piece)
        if not little:
            return ""
        found = found or little
    return found


def _naming(word: Word, allowed: Pool) -> Iterator[tuple[Line, Piece]]:
    """The pieces of these cards' sentences that name a thing; what a card lists as its skills says nothing of how well."""
    keys = word.token.keys | _language(word.token)
    for part in allowed:
        for line in part.lines:
            if _is_sentence(line) and not keys.isdisjoint(line.all_keys):
                yield from ((line, one) for one in line.pieces if not keys.isdisjoint(one.strict))


def _language(token: Token) -> Keys:
    """What a German compound says that somebody has knowledge of: "Polnisch" of "Polnischkenntnisse"."""
    known = _KNOWLEDGE.search(token.low) if token.capital else None
    return keys_of(token.low[: known.start()]) if known is not None and known.start() else NOTHING


_KNOWLEDGE = re.compile(r"(?:sprach)?(?:kenntnis(?:se|sen)?|erfahrung(?:en)?)$")


def _is_sentence(line: Line) -> bool:
    """Whether a line of a card is more than a name, a skill or a place."""
    return len(line.pieces) > 1 or len(line.words) > _NAME or not line.said.isdisjoint(_SPEAKER)


_SPEAKER = frozenset("i we ich wir".split())
_NAME = 3
"""The most words of such a name."""


def _how_little(line: Line, piece: Piece) -> str:
    """The words of a piece that say how little; "" where none do."""
    lows = [token.low for token in line.tokens[piece.first : piece.last + 1]]
    found = _LITTLE.search(f" {' '.join(lows)} ", line.said)
    return found[1] if found is not None else ""
