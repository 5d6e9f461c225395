"""Claims about the whole of a time: "from the start", "throughout my three years", "every winter" of "last winter"."""

import re
from collections.abc import Sequence

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading.line import Line
from interview_app.tailoring.truth_gate.words.phrases import Phrases

_WHOLE = Phrases(
    "start beginning outset day throughout time years whole permanent permanently still anfang beginn durchgehend gesamten ganze dauerhaft",
    r" (from (?:the )?(?:very )?(?:start|beginning|outset|first day|day one)(?! of| to)|throughout (?:my|his|her|the|all|that|this)? ?(?:\w+ ){0,2}(?:years?|time|tenure|stay|employment|period)|throughout (?:19|20)\d\d"
    r"|(?:for )?all (?:of )?(?:my|his|her|the) (?:time|years)|(?:for )?the whole (?:time|year|period)|now (?:a )?permanent(?:ly)?|permanently"
    r"|von anfang an|von beginn an|die ganze zeit|während der (?:ganzen|gesamten) zeit|durchgehend|dauerhaft) ",
)
"""How a line says that something was so the whole time."""
_SAYS_WHOLE = Phrases(
    "start started beginning began outset day throughout always time whole all ever each every permanent permanently joined came anfang beginn immer ganze ganzen gesamte gesamten jede jeden jedes durchgehend dauerhaft seit fest",
    r" (?:from (?:the )?(?:very )?(?:start|beginning|outset|first|day)|throughout|always|the whole|all (?:the|of|my|that|along|year)|ever since|each|every|permanent(?:ly)?|since i (?:started|joined|came|began)|until (?:i|the end)"
    r"|von anfang|von beginn|immer|ganzen?|gesamten?|jede[ns]?|durchgehend|dauerhaft|seit|fest) ",
)
_TIMES = "spring|summer|autumn|fall|winter|season|month|week|year|night|weekend|shift|holiday|term|harvest|christmas|easter"
_EVERY = re.compile(rf" (?:every|each) ({_TIMES}) ")


def hold(line: Line, used: Sequence[Evidence]) -> list[Objection]:
    """The objection to a claim about the whole of a time that none of the cards a line rests on makes."""
    told = [one for part in used for one in part.lines]
    found = _WHOLE.search(line.folded, line.said)
    if found is not None and not any(_SAYS_WHOLE.search(one.folded, one.said) for one in told):
        return [_objection(found[1])]
    if "every" in line.said or "each" in line.said:
        often = _EVERY.search(line.folded)
        if often is not None and _only_once(often[1], told):
            return [_objection(often[0].strip())]
    return []


def _only_once(time: str, told: Sequence[Line]) -> bool:
    """Whether the evidence names such a time, and each time only one of it: "last winter", "in the summer of 2018"."""
    once = re.compile(rf" (?:last|this|that|one|the|in|of) (?:\w+ )?{time} (?!s )")
    often = re.compile(
        rf" (?:every|each|per|a|most|both|all|\d+|two|three|four|second|third|other) {time} | {time}s | {time}ly "
    )
    named = [one for one in told if time in one.said or f"{time}s" in one.said]
    return bool(named) and all(
        once.search(one.folded) and not often.search(one.folded) for one in named
    )


def _objection(name: str) -> Objection:
    return Objection(
        ViolationKind.WRONG_TENURE, _("Claims “{word}” but no evidence says so").format(word=name)
    )
