"""Marks told in words: "Note sehr gut" is no "Note gut", a distinction no merit."""

import re
from collections.abc import Iterator

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.pool import Pool
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading.line import Line

_MARKS = re.compile(
    r" (?:(?:note|gesamtnote|abschlussnote|prädikat|bewertung|abschluss mit|prüfung mit|ausbildung mit|mit der note) (?P<german>sehr gut|gut|befriedigend|ausreichend)"
    r"|(?:with|graded|grade|passed with|overall) (?:a |an )?(?P<english>distinction|merit|pass)) "
)
"""How a mark is told, behind a word that says that it is one."""


def hold(line: Line, allowed: Pool) -> list[Objection]:
    """The objection to the first mark of a line, where these cards tell marks in words, and none tells this one."""
    for mark in _marks(line):
        told = [one for part in allowed for known in part.lines for one in _marks(known)]
        if told and mark not in told:
            sentence = _("Claims {claimed} but evidence shows {shown}").format(
                claimed=mark, shown=told[0]
            )
            return [Objection(ViolationKind.CHANGED_METRIC, sentence)]
    return []


def _marks(line: Line) -> Iterator[str]:
    for match in _MARKS.finditer(line.folded):
        yield match["german"] or match["english"]
