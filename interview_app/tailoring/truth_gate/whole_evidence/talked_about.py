"""A thing made or done, of which the evidence only says that it was proposed, looked through, compared or talked about.

"Drew up the rotas" of somebody who read through them, "moved the shelves up" of somebody who suggested it: every word of the
line may be known, and the deed is still another's.
"""

import re
from collections.abc import Iterator, Sequence

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.pool import Pool
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading.line import Keys, Line, Piece, Word, joined
from interview_app.tailoring.truth_gate.words.tokens import fold

_PROPOSES = frozenset(
    map(
        fold,
        "suggest propose recommend advise request advocate urge vorschlagen empfehlen anregen raten beantragen befürworten".split(),
    )
)
"""Verbs whose object is a deed that they do not tell of as done."""
_TALKS = _PROPOSES | frozenset(
    map(
        fold,
        "compare review proofread read check discuss comment attend observe watch shadow sit report notice flag contribute ask listen "
        "vergleichen durchsehen durchlesen prüfen gegenlesen korrigieren besprechen diskutieren kommentieren teilnehmen beobachten "
        "hospitieren melden bemerken beisteuern fragen zuhören zuschauen beraten analyse analyze evaluate interpret assess auswerten analysieren "
        "beurteilen".split(),
    )
)
"""Verbs that leave a thing as somebody else made it."""
_MAKES = frozenset(
    map(
        fold,
        "make create build write draw draft prepare produce develop design set introduce implement carry execute install repair fix move "
        "migrate launch establish found construct compile author devise relocate rearrange restructure reorganise reorganize convert "
        "erstellen verfassen schreiben entwerfen entwickeln bauen aufbauen einrichten einführen umsetzen durchführen ausführen installieren "
        "reparieren räumen umräumen umstellen umbauen gründen herstellen anfertigen ausarbeiten erarbeiten aufstellen konzipieren verlegen "
        "realisieren programmieren gestalten".split(),
    )
)
"""Verbs that say that the person brought a thing about."""


def hold(line: Line, allowed: Pool) -> list[Objection]:
    """The objection to the first thing made or done that all the evidence about it only speaks of."""
    for piece in line.pieces:
        if "help" in piece.ranks:
            continue
        word = next((one for one in piece.words if _is_claim(line, one)), None)
        if word is None or any(_base(one) in _TALKS for one in piece.words):
            continue
        things = [
            one
            for one in piece.words
            if one is not word and not one.negated and (not one.verb or one.token.capital)
        ]
        said = _said_of(things, allowed)
        named = any(
            not one.loose.isdisjoint(deed.loose)
            for one in things
            if not _by(line, one)
            for deed in said
        )
        if said and not named and all(_base(one) in _TALKS for one in said):
            sentence = _("Claims “{claimed}” but evidence says “{shown}”").format(
                claimed=word.token.text, shown=said[0].token.text
            )
            return [Objection(ViolationKind.INFLATED_SCOPE, sentence, at=word.at)]
    return []


def _is_claim(line: Line, word: Word) -> bool:
    """Whether a word says that something was brought about; "Anregung, sie zu räumen" only says what was proposed."""
    infinitive = word.at > 0 and line.tokens[word.at - 1].low in _TO
    return word.verb in _MAKES and not word.negated and not word.hedged and not infinitive


def _by(line: Line, thing: Word) -> bool:
    """Whether a thing only says on what ground something was done: "räumte sie nach eigenem Vorschlag", "on my suggestion"."""
    return any(token.low in _GROUNDS for token in line.tokens[max(0, thing.at - 2) : thing.at])


_GROUNDS = frozenset("nach auf aufgrund after on following upon".split())
_TO = ("zu", "to")
_ENDED = re.compile(r"(?:ed|ing|s)$")


def _base(word: Word) -> str:
    """The infinitive of a verb, also of one that no list has; of the German ones here also by their participle."""
    if word.verb in _TALKS or not (word.unknown_verb or not word.verb):
        return word.verb
    bare = _ENDED.sub("", word.token.low)
    return next(
        (one for one in (bare, bare + "e", _PARTICIPLES.get(word.token.low, "")) if one in _TALKS),
        word.verb,
    )


_PARTICIPLES = {
    "beigesteuert": "beisteuern",
    "steuerte": "beisteuern",
    "befürwortet": "befürworten",
    "hospitiert": "hospitieren",
}


def _said_of(things: Sequence[Word], allowed: Pool) -> list[Word]:
    """The person's own deeds in the sentences that tell of these things; empty where one of them tells of no deed."""
    if not things:
        return []
    found: list[Word] = []
    for told, sentence in _about([one.loose for one in things], allowed):
        own = list(_own_deeds(told, sentence))
        if not own:
            return []
        found += own
    return found


def _about(things: Sequence[Keys], allowed: Pool) -> Iterator[tuple[Line, list[Word]]]:
    """The sentences of these cards that name half of the things or more."""
    wanted = joined(things)
    for part in allowed:
        if not part.hedged and wanted.isdisjoint(part.loose):
            continue  # of many cards most have none of the words at all
        for told in part.lines:
            for sentence in told.sentences:
                if _names_half(sentence, things) and _is_spoken(told):
                    yield told, sentence


def _names_half(sentence: Sequence[Word], things: Sequence[Keys]) -> bool:
    """Whether a sentence names half of these things or more by words that it does not deny."""
    plain = [one.loose for one in sentence if not one.negated]
    score = sum(any(not keys.isdisjoint(one) for one in plain) for keys in things)
    return score > 0 and 2 * score >= len(things)


def _is_spoken(told: Line) -> bool:
    """Whether a line tells something: all do but names, skills and places."""
    return any(_base(word) for word in told.words)


def _own_deeds(told: Line, sentence: Sequence[Word]) -> Iterator[Word]:
    """The verbs of a sentence by which the person did something, without what they only proposed to be done."""
    proposed: Piece | None = None
    for word in sentence:
        piece = told.piece_at(word.at)
        base = _base(word)
        if not base or word.negated or (word.token.capital and word.at):
            continue
        if proposed is not None and (piece is proposed or told.tokens[word.at - 1].low in _TO):
            continue
        yield word
        proposed = piece if base in _PROPOSES else None
