"""Words that only mean something beside their neighbour: "Französisch C1" is no "Englisch C1", "BS Economics" no "BS Statistics"."""

import re
from itertools import pairwise

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.holding.known_words import is_spelled_out
from interview_app.tailoring.truth_gate.holding.names import DEGREES
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading.line import Line, Word
from interview_app.tailoring.truth_gate.words import lexicon

_LEVEL = re.compile(r"[abc][12]")
_SAYS_LEVEL = frozenset("niveau level stufe".split())
"""What may stand between a language and its level: "Französisch auf *Niveau* C1"."""
_BADGES = frozenset(
    "certified chartered accredited fellow zertifiziert zertifizierte zertifizierter geprüft geprüfte geprüfter staatlich diplomierter diplomierte".split()
)
_OF_DEGREES = frozenset(
    "arts science sciences hons honours education engineering level degree one two upper lower second first class with".split()
)
_DEGREES = DEGREES | frozenset(
    "bsc msc llb llm beng meng btec hnc hnd associate magister lehramt".split()
)


_BOUND = _DEGREES | _BADGES | frozenset(letter + number for letter in "abc" for number in "12")
"""One of these a line has that is bound to its neighbour; most have none."""


def hold(line: Line, evidence: Evidence, first: int, last: int) -> list[Objection]:
    """Objections to levels, degrees and badges that the evidence gives to something else."""
    found: list[Objection] = []
    if line.said.isdisjoint(_BOUND):
        return found
    for piece in line.pieces:
        if piece.last < first or piece.first > last:
            continue
        for at, word in enumerate(piece.words):
            before = next(
                (one for one in reversed(piece.words[:at]) if one.token.low not in _SAYS_LEVEL),
                None,
            )
            after = next(
                (one for one in piece.words[at + 1 :] if one.token.low not in _OF_DEGREES), None
            )
            low = word.token.low
            if (
                _LEVEL.fullmatch(low)
                and before is not None
                and not _together(before, word, evidence)
            ):
                found.append(_level(before, word))
            elif (
                low in _BADGES
                and not _ends_post(line, word.at)
                and after is not None
                and not lexicon.is_title(after.token.low)
                and not _together(word, after, evidence)
                and not is_spelled_out(line, word, evidence)
            ):
                found.append(_objection(ViolationKind.CERTIFICATE_NOT_IN_EVIDENCE, word, after))
            elif (
                low in _DEGREES
                and not _ends_post(line, word.at)
                and after is not None
                and after.token.low not in _DEGREES  # "Developer Associate with a BS": another one
                and after.at - word.at <= 5
                and not _follows(word, after, evidence)
            ):
                found.append(_objection(ViolationKind.SCHOOL_NOT_IN_EVIDENCE, word, after))
    return found


_POST_OR_DEGREE = frozenset(("associate", "fellow"))
_BEHIND_A_POST = frozenset(("at", "with", ",", "(", "–", "|"))


def _ends_post(line: Line, at: int) -> bool:
    """Whether a word that is a degree elsewhere ends the name of a post: "Sales *Associate* at The Corner Shop"."""
    if line.tokens[at].low not in _POST_OR_DEGREE or not 0 < at < len(line.tokens) - 1:
        return False
    return line.tokens[at - 1].kind == "word" and line.tokens[at + 1].low in _BEHIND_A_POST


def _together(one: Word, other: Word, evidence: Evidence) -> bool:
    """Whether both stand in one piece of the evidence, or the second alone in the piece behind: "Spanish I speak well, B2"."""
    together = any(
        not one.loose.isdisjoint(piece.keys) and not other.loose.isdisjoint(piece.keys)
        for piece in evidence.pieces
    )
    return together or any(
        not one.loose.isdisjoint(before.keys)
        and len(after.words) == 1
        and not other.loose.isdisjoint(after.keys)
        for known in evidence.lines
        for before, after in pairwise(known.pieces)
        if after.first - before.last == 2 and known.tokens[after.first - 1].text in _BEFORE_LEVEL
    )


_BEFORE_LEVEL = frozenset((",", "(", "–", "-", "/", ":"))
"""Marks between a language with how well it is spoken and its level: "Englisch verhandlungssicher *(*C1)"."""


def _follows(degree: Word, area: Word, evidence: Evidence) -> bool:
    """Whether nothing but other degrees and years stands between the two in the evidence, or both are in one piece."""
    if _together(degree, area, evidence):
        return True
    for line in evidence.lines:
        open_ = False
        for word in line.words:
            if not word.token.keys.isdisjoint(degree.token.keys):
                open_ = True
            elif open_ and not word.loose.isdisjoint(area.loose):
                return True
            elif word.token.low not in _DEGREES | _OF_DEGREES:
                open_ = False
    known = any(not degree.token.keys.isdisjoint(piece.strict) for piece in evidence.pieces)
    return not known


def _level(name: Word, level: Word) -> Objection:
    sentence = _("“{name}” is not in the evidence").format(
        name=f"{name.token.text} {level.token.text}"
    )
    return Objection(ViolationKind.CHANGED_METRIC, sentence, at=level.at)


def _objection(kind: ViolationKind, one: Word, other: Word) -> Objection:
    name = f"{one.token.text} {other.token.text}"
    sentences = {
        ViolationKind.SCHOOL_NOT_IN_EVIDENCE: _("School or degree “{name}” is not in the evidence"),
        ViolationKind.CERTIFICATE_NOT_IN_EVIDENCE: _("Certificate “{name}” is not in the evidence"),
    }
    return Objection(kind, sentences[kind].format(name=name), at=one.at)
