"""A course, diploma or examination of which a part is still open is not completed: "Teil 1 bestanden, Teil 2 noch offen"."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.cards.evidence_index import EvidenceIndex
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading import claims
from interview_app.tailoring.truth_gate.reading.line import Keys, Line
from interview_app.tailoring.truth_gate.words import closed_words

_PARTS = frozenset(
    "teil teile modul module modules part parts paper papers unit units semester abschnitt abschnitte stufe stage stages year years".split()
)
_OPEN = re.compile(
    r" (?:(?:noch|still|yet) (?:offen|ausstehend|open|outstanding|pending|to (?:be )?(?:come|do|sit|take|pass|passed|finish))|(?:steht|stehen|fehlt|fehlen|läuft|laufen) noch|fehlt|fehlen|steht aus|stehen aus|is pending|are pending|outstanding|to go) "
)
_DONE = frozenset(
    "abgeschlossen absolviert bestanden abgelegt beendet erworben abschluss completed passed finished obtained earned gained holder graduate graduated".split()
)


@dataclass(frozen=True, slots=True)
class _Course:
    """What is not yet wholly passed: the words of its name, and how it is written."""

    words: tuple[Keys, ...]
    text: str


def hold(line: Line, index: EvidenceIndex) -> list[Objection]:
    """The objection to a course that a line calls completed, and of which the evidence calls a part open."""
    if line.said.isdisjoint(_DONE) or not line.said.isdisjoint(_PARTS):
        return []
    for part in index.those(_has_open_parts):
        for told in part.lines:
            for course in _courses(told.text):
                if all(
                    any(not keys.isdisjoint(word.token.keys) for word in line.words)
                    for keys in course.words
                ):
                    sentence = _("Claims “{word}” as done, which the evidence only plans or tries")
                    return [
                        Objection(ViolationKind.INFLATED_SCOPE, sentence.format(word=course.text))
                    ]
    return []


def _has_open_parts(part: Evidence) -> bool:
    return any(_courses(told.text) for told in part.lines)


@lru_cache(maxsize=8192)
def _courses(text: str) -> tuple[_Course, ...]:
    lows = text.casefold()
    if not any(
        word in lows
        for word in (
            "offen",
            "open",
            "fehl",
            "steh",
            "ausst",
            "outst",
            "pending",
            "läuft",
            "to go",
            "still",
        )
    ):
        return ()
    return tuple(_found(claims.read(text)))


def _found(told: Line) -> Iterator[_Course]:
    """The course before the first word for a part in each sentence that calls one of its parts open."""
    first = 0
    for at, token in enumerate([*told.tokens, None]):
        if token is not None and not (token.text in closed_words.SENTENCE_ENDS and not token.used):
            continue
        sentence = told.tokens[first:at]
        text = " " + " ".join(one.low for one in sentence if one.kind != "punct") + " "
        where = next((here for here, one in enumerate(sentence) if one.low in _PARTS), None)
        if where is not None and _OPEN.search(text):
            name = [
                one
                for one in sentence[:where]
                if one.kind == "word" and one.capital and not one.used
            ]
            if name:
                yield _Course(tuple(one.keys for one in name), " ".join(one.text for one in name))
        first = at + 1
