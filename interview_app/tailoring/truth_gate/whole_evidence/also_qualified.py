"""One thing more that a qualification is told to be for: "sworn in for Polish *and Czech*", "emergency nursing *and anaesthesia*".

Whoever has a certificate, a licence or an oath for one thing mostly works with the other too, so that some card has each
word. What a line joins to a qualification by "and" must be told where a qualification is told, as what it is joined to.
"""

import re
from collections.abc import Iterator, Sequence

from interview_app.domain.knowledge_card import CardType
from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.cards.pool import Pool
from interview_app.tailoring.truth_gate.holding import names
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading.line import Line, Word
from interview_app.tailoring.truth_gate.words import lexicon

_NAMED = names.QUALIFICATIONS | frozenset(
    "exam exams examination test tests ticket card member membership associate nvq btec gcse qualification qualifications "
    "course courses training licences licenses certificates diplomas degrees vereidigt beeidet beeidigt lehrgang seminar".split()
)
_ENDS = re.compile(
    r"(?:(?:gesellen|meister|abschluss|abschluß|fach|halter|sachkunde|zusatz|schweisser|schweißer|jäger|fahr|fähigkeits)prüfung"
    r"|schein|scheine|brief|ausweis|nachweis|zertifikat|zertifikate|diplom|abschluss|befähigung|berechtigung|eignung|lizenz|kurs|seminar|zeugnis|patent)$"
)
_JOINTS = frozenset(("and", "und", "sowie", "&", "plus"))
_STOPS = frozenset(",;:()")
_EARNS = frozenset(
    "pass hold complete qualify gain obtain bestehen ablegen absolvieren erwerben".split()
)
_AS = frozenset(("as", "als"))


def hold(line: Line, allowed: Pool) -> list[Objection]:
    """The objection to the first thing joined to a qualification that no card tells as one."""
    if _JOINTS.isdisjoint(line.said) or not any(map(_qualifies, line.said)) or _tells_a_post(line):
        return []
    for beside, word in _joined(line):
        others = (one for one in line.words if one is not word)
        if any(
            one.verb and one.verb not in _EARNS and not _qualifies(one.token.low) for one in others
        ):
            continue
        if _is_listed(line, word, allowed):
            continue
        if any(_tells(part, beside) for part in allowed) and not any(
            _tells(part, word) for part in allowed
        ):
            sentence = _("Certificate “{name}” is not in the evidence").format(name=word.token.text)
            return [
                Objection(
                    ViolationKind.CERTIFICATE_NOT_IN_EVIDENCE, sentence, at=word.at, joined=True
                )
            ]
    return []


def _qualifies(low: str) -> bool:
    """Whether a word names something that is earned by an examination or an oath."""
    return (
        low in _NAMED
        or "certified" in lexicon.proven().get(low, ())
        or _ENDS.search(low) is not None
    )


def _tells_a_post(line: Line) -> bool:
    """Whether a line names somebody's post, beside which anything may be told: "Certified fitter and first aider"."""
    return any(
        lexicon.is_title(token.low)
        and not _qualifies(token.low)
        and not (at and line.tokens[at - 1].low in _AS)  # "licences as maintainer"
        for at, token in enumerate(line.tokens)
    )


def _joined(line: Line) -> Iterator[tuple[Word, Word]]:
    """The nearest word on each side of every joint that is no qualification itself."""
    for joint, token in enumerate(line.tokens):
        if token.low in _JOINTS and not token.used:
            left, right = _nearest(line, joint, -1), _nearest(line, joint, 1)
            if left is not None and right is not None:
                yield left, right


def _nearest(line: Line, joint: int, step: int) -> Word | None:
    places = {word.at: word for word in line.words}
    at = joint + step
    while (
        0 <= at < len(line.tokens)
        and line.tokens[at].low not in _JOINTS
        and line.tokens[at].text not in _STOPS
    ):
        if at in places and not _qualifies(line.tokens[at].low):
            return places[at]
        at += step
    return None


def _is_listed(line: Line, word: Word, allowed: Pool) -> bool:
    """Whether a name of two words or more is an item of its own in the evidence, with its year: "*First Aid at Work*, 2022"."""
    name = [token.low for token in line.tokens[word.at : word.at + 2] if token.kind == "word"]
    if not word.token.capital or len(name) < 2:
        return False
    for part in allowed:
        for told in part.lines:
            for at, token in enumerate(told.tokens[:-1]):
                if token.low != name[0] or not token.capital or told.tokens[at + 1].low != name[1]:
                    continue
                begins = at == 0 or told.tokens[at - 1].text in _PARTS_ITEMS
                if begins and any(one.used == "date" for one in told.tokens[at : at + _ITEM]):
                    return True
    return False


_PARTS_ITEMS = frozenset(".,;|•")
_ITEM = 10
"""Tokens of an item at most, up to its year."""


def _tells(part: Evidence, word: Word) -> bool:
    """Whether a card tells a word of a school, or in one sentence with a qualification."""
    if part.cards[0].card_type is CardType.EDUCATION:
        return not word.loose.isdisjoint(part.loose)
    return any(
        _has(sentence, word)
        and any(_qualifies(token.low) for token in told.sentence_around(sentence[0].at))
        for told in part.lines
        for sentence in told.sentences
    )


def _has(sentence: Sequence[Word], word: Word) -> bool:
    return any(not one.negated and not word.loose.isdisjoint(one.answers) for one in sentence)
