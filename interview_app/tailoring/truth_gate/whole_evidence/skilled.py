"""Skilled deeds that nobody told of: "repaired", "redesigned" or "sold" the line that somebody worked on and kept clean.

A verb that no card has may reword one that a card has, and mostly does; so ordinary verbs are held by what they are done to.
A skilled deed is a claim of its own: it needs evidence of itself, of one that shows it, or of a trade that does it every day.
"""

from collections.abc import Sequence

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.cards.pool import Pool
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading.line import Line, Piece, Word
from interview_app.tailoring.truth_gate.words import lexicon, meaning, skilled_deeds


def hold(line: Line, allowed: Pool, used: Sequence[Evidence]) -> list[Objection]:
    """The objection to the first skilled deed of a line that these cards give no ground for."""
    for piece in line.pieces:
        for word in piece.words:
            deed = skilled_deeds.deed(word.token.low, german=line.german)
            if not deed or word.negated or not _is_claim(line, piece, word, deed):
                continue
            if not _is_shown(line, piece, word, skilled_deeds.kind(deed), allowed, used):
                sentence = _("Claims “{word}” but no evidence says so").format(word=word.token.text)
                return [Objection(ViolationKind.INFLATED_SCOPE, sentence, at=word.at)]
    return []


_BEFORE_A_DEED = frozenset(
    "and or , ; : - – — • i we then also have has had by while when to & plus both".split()
)
_BEFORE_A_NOUN = frozenset("und sowie , ; : - – — &".split())


def _is_claim(line: Line, piece: Piece, word: Word, deed: str) -> bool:
    """Whether a word says that the deed was done, by its form and place: no adjective, no noun that only names a thing."""
    low = word.token.low
    before = line.tokens[word.at - 1] if word.at else None
    behind = line.tokens[word.at + 1].low if word.at + 1 < len(line.tokens) else ""
    first = before is None or before.text in ".;:•"
    if line.german:
        if not word.token.capital:
            return True
        if any(one.verb and not one.token.capital for one in piece.words):
            return False  # "Einbau begleitet"
        return first or (before is not None and before.low in _BEFORE_A_NOUN and behind in _OF)
    if low.endswith(("ion", "ment")):
        return first and behind in _OF
    if low == deed or (low.endswith("s") and not low.endswith("ss")):
        return first or (before is not None and before.low in ("to", "i", "we"))
    return first or (
        before is not None and (before.low in _BEFORE_A_DEED or before.low.endswith("ly"))
    )


_OF = frozenset("of from der des von vom".split())


def _is_shown(
    line: Line,
    piece: Piece,
    word: Word,
    kind: skilled_deeds.Kind,
    allowed: Pool,
    used: Sequence[Evidence],
) -> bool:
    """Whether what is told of the things that the deed is done to, or right before or behind it, tells of such a deed."""
    if any(_of_trade(part, kind) for part in allowed):
        return True
    things = [one for one in piece.words if one is not word and not one.verb]
    for part in allowed:
        for told in part.lines:
            about = [_names_any(things, sentence) for sentence in told.sentences]
            grounds = [
                any(_is_ground(one, word, kind) for one in sentence) for sentence in told.sentences
            ]
            if any(grounds) and (not things or _any_near(told, about, grounds)):
                return True
            if part in used and told.text not in part.headings and _leaves_open(told, about):
                return True
    return False


def _names_any(things: Sequence[Word], sentence: Sequence[Word]) -> bool:
    """Whether a sentence names one of these things, or what a German compound of them ends in."""
    return any(
        not thing.loose.isdisjoint(one.loose)
        or (
            thing.token.capital
            and len(one.token.low) > _SHORT_NOUN
            and thing.token.low.endswith(one.token.low)
        )
        for thing in things
        for one in sentence
    )


_SHORT_NOUN = 4


def _any_near(told: Line, about: Sequence[bool], grounds: Sequence[bool]) -> bool:
    """Whether a sentence tells both, or the one behind takes up what was named: "Found and mended it"."""
    return any(
        ground and (about[at] or (at and about[at - 1] and _takes_up(told, at)))
        for at, ground in enumerate(grounds)
    )


def _takes_up(told: Line, at: int) -> bool:
    """Whether a sentence tells of what the one before it names: by a pronoun, or by naming hardly anything itself."""
    if len(told.sentences[at]) <= _SHORT:
        return True
    return not _PRONOUNS.isdisjoint(
        token.low for token in told.tokens[slice(*told.sentence_bounds[at])]
    )


_SHORT = 3
_PRONOUNS = frozenset("it them es sie ihn".split())


def _leaves_open(told: Line, about: Sequence[bool]) -> bool:
    """Whether a sentence about these things tells no deed at all: "bathrooms, some 40 a year"."""
    return any(
        named and not _says_how(told, sentence, bounds)
        for named, sentence, bounds in zip(about, told.sentences, told.sentence_bounds, strict=True)
    )


def _says_how(told: Line, sentence: Sequence[Word], bounds: tuple[int, int]) -> bool:
    """Whether a sentence tells a deed, if only that the person worked there."""
    if any(one.verb and not (told.german and one.token.capital) for one in sentence):
        return True
    return not _TELLS_SOMETHING.isdisjoint(token.low for token in told.tokens[slice(*bounds)])


_SPEAKER = frozenset("i we ich wir".split())
_WAS_THERE = frozenset(
    "hab habe haben work working worked used using arbeite gearbeitet tätig dabei".split()
)
_TELLS_SOMETHING = _SPEAKER | _WAS_THERE
"""Who speaks, in a whole sentence, or that they were there: a sentence of neither is a note, and leaves open what was done."""


def _is_ground(one: Word, word: Word, kind: skilled_deeds.Kind) -> bool:
    """Whether a word of the evidence tells of such a deed."""
    if one.negated:
        return False
    low = one.token.low
    return (
        one.verb in kind.shown
        or (low in kind.forms and not low.endswith("s"))
        or lexicon.deeds().get(low, "") in kind.shown
        or lexicon.german_deed(low) in kind.shown
        or low.startswith(kind.stems)
        or not one.loose.isdisjoint(word.loose)
    )


def _of_trade(part: Evidence, kind: skilled_deeds.Kind) -> bool:
    """Whether the person's post is one whose daily work the deed is: a mechanic repairs."""
    return any(
        skilled_deeds.is_trade(meaning.plain_vowels(low), kind)
        for title in part.title_words
        for low in title
    )
