"""All of something where the evidence takes one out: "every month" of "every month other than August".

`excepted` denies what is taken out; here is the whole that is not whole without it.
"""

import re
from collections.abc import Sequence

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading import excepted
from interview_app.tailoring.truth_gate.reading.line import Line

_ALL = frozenset(
    "all every each everything entire whole alle allen aller alles sämtliche sämtlichen sämtlicher jede jeden jeder jedem jedes gesamte gesamten ganze ganzen".split()
)
_FURTHER = 3
_SAID = re.compile(
    r" (?:except|but|apart|other|bis auf|ausser|ausgenommen|without|ohne|nearly|almost|most|fast|not) "
)


def hold(line: Line, used: Sequence[Evidence]) -> list[Objection]:
    """The objection to the first such whole of a line."""
    if line.said.isdisjoint(_ALL) or _SAID.search(line.folded):
        return []
    told = [one for part in used for one in part.lines if not one.said.isdisjoint(excepted.FIRST)]
    if not told:
        return []
    for at, token in enumerate(line.tokens):
        if token.low not in _ALL or token.used == "rate":
            continue
        behind = [one for one in line.tokens[at + 1 : at + 1 + _FURTHER] if one.kind == "word"]
        for one in told:
            lows = [each.low for each in one.tokens]
            if any(True for _span in excepted.spans(one.tokens, lows)) and any(
                not thing.keys.isdisjoint(each.keys) for thing in behind for each in one.tokens
            ):
                claimed = " ".join([token.text, *[each.text for each in behind[:1]]])
                sentence = _("Claims “{claimed}” but evidence says “{shown}”")
                shown = next(each.text for each in one.tokens if each.low in excepted.FIRST)
                return [
                    Objection(
                        ViolationKind.SUPERLATIVE,
                        sentence.format(claimed=claimed, shown=shown),
                        at=at,
                    )
                ]
    return []
