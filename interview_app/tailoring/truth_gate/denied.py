"""What a line of the evidence denies, or calls unfinished, and of what."""

from collections.abc import Iterable
from dataclasses import dataclass

from interview_app.tailoring.truth_gate.line import Keys, Line, Word


@dataclass(frozen=True, slots=True)
class Denial:
    """One denied or unfinished word of the evidence.

    `keys`: the word; `beside`: the words it is one name with ("staff pay isn't in that" denies neither alone); `of`: for a
    deed, what it was done to, when the clause says so; `matter`: what was spoken of up to there.
    """

    keys: Keys
    beside: Keys
    of: Keys
    matter: Keys
    deed: bool


_STANDS_FOR = frozenset("it them they that this those das es ihn sie dies ihm".split())
_NAMES_NOTHING = frozenset("system software tool app thing lot one programme program das es sache gerät".split())


def denials(line: Line) -> list[Denial]:
    """The denied words of a line, each with what it is denied of."""
    denied = [word for word in line.words if word.negated or word.hedged]
    if not denied:
        return []
    found = []
    for word in denied:
        near = [one for one in denied if one is not word and abs(one.at - word.at) == 1]
        clause = [
            one
            for one in denied
            if one is not word and not one.verb and line.piece_at(one.at) is line.piece_at(word.at)
        ]
        told = [one for one in line.words if one.at <= line.piece_at(word.at).last]
        pronoun = any(
            token.low in _STANDS_FOR
            for token in line.tokens[line.piece_at(word.at).first : line.piece_at(word.at).last + 1]
        )
        objects = [one for one in clause if one.token.low not in _NAMES_NOTHING]
        found.append(
            Denial(
                word.loose,
                _all(near),
                _all(objects) if word.verb and not pronoun else frozenset(),
                _all(one for one in told if one is not word),
                word.verb != "" and not (line.german and word.token.capital and not _begins(line, word)),
            )
        )
    return found


def _begins(line: Line, word: Word) -> bool:
    """Whether a capital is that of a sentence, so that the word may be a verb."""
    return word.at == 0 or line.tokens[word.at - 1].text in (".", "!", "?")


def _all(words: Iterable[Word]) -> Keys:
    return frozenset().union(*(one.loose for one in words))
