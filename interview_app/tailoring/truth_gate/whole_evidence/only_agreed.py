"""What was only done when others agreed is not done by oneself: "program changes only in agreement with the software department"."""

import re
from collections.abc import Sequence

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading.line import Line

_BY_ONESELF = re.compile(
    r" (?:eigenständig|eigenverantwortlich|selbstständig|selbständig)(?:e|en|er|es|em)? "
    r"| (?:independent(?:ly)?|autonomous(?:ly)?|unsupervised|on my own|without supervision) "
)
_AGREED = re.compile(
    r" (?:nur|ausschließlich|ausschliesslich|immer|stets) (?:in|nach|mit|unter) (?:enger |der )?(?:absprache|rücksprache|abstimmung|freigabe|genehmigung|zustimmung|aufsicht|anleitung) "
    r"| (?:only|always) (?:with|after|in|under) (?:the |close |prior )?(?:approval|permission|agreement|consent|sign off|supervision|consultation) "
)
_ALIKE = 7
"""Letters by which two long German nouns are of one matter: "Programmierung" and "Programmänderungen"."""


def hold(line: Line, used: Sequence[Evidence]) -> list[Objection]:
    """The objection to a deed that a line says was done by oneself, and these cards only with others' leave."""
    match = _BY_ONESELF.search(line.folded)
    if match is None:
        return []
    said = [token.low for token in line.tokens if token.kind == "word" and len(token.low) >= _ALIKE]
    own = match[0].strip()
    for part in used:
        for told in part.lines:
            if _AGREED.search(told.folded) and any(
                _is_agreed(told, low) for low in said if low != own
            ):
                return [
                    Objection(
                        ViolationKind.INFLATED_SCOPE,
                        _("Claims “{word}” but no evidence says so").format(word=own),
                    )
                ]
    return []


def _is_agreed(told: Line, low: str) -> bool:
    """Whether a line of the evidence says of a matter, in the piece before or around it, that others had to agree."""
    for piece in told.pieces:
        text = " ".join(token.low for token in told.tokens[piece.first : piece.last + 1])
        if _AGREED.search(f" {text} ") and any(
            one.startswith(low[:_ALIKE]) for one in text.split()
        ):
            return True
    return False
