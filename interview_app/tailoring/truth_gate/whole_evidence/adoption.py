"""Claims that others took a thing up: "copied by neighbouring farms", "now a model for the region", "wird heute landesweit genutzt".

What the person made proves nothing of what others did with it; the evidence must tell of that itself.
"""

import re

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.pool import Pool
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading.line import Line
from interview_app.tailoring.truth_gate.words.phrases import Phrases

_TAKEN_UP = Phrases(
    "since now today later meanwhile taken picked copied replicated imitated emulated borrowed model template blueprint benchmark reference "
    "übernommen kopiert nachgeahmt aufgegriffen vorbild vorlage muster modell",
    r" (?:taken (?:up|on|over)|picked up|copied|replicated|imitated|emulated|borrowed) (?:\w+ )?(?:by|across|throughout|in) "
    r"| (?:now|since|later|meanwhile|today) (?:been )?(?:adopted|introduced|used|found|followed|rolled out|spread|copied|taken (?:up|on|over)|picked up|standard|in use|in place) (?:\w+ ){0,3}?(?:by|across|throughout|in|at|to) "
    r"| (?:most|nearly all|almost all|all|every|many) (?:\w+ ){1,2}(?:now|today) (?:use|uses|order|orders|follow|follows|ask|buy|choose|book) "
    r"| that (?:most|nearly all|almost all|all|every|many) (?:\w+ ){1,2}now "
    r"| (?:a|the|an) (?:\w+ )?(?:model|template|blueprint|benchmark|reference) (?:for|of|across|in) "
    r"| (?:übernommen|kopiert|nachgeahmt|aufgegriffen) (?:von|durch) | von \w+ (?:\w+ )?(?:übernommen|kopiert|nachgeahmt|aufgegriffen) "
    r"| (?:vorbild|vorlage|muster|modell) für (?:den|die|das|alle|andere|weitere) ",
)
_NOW = re.compile(
    r" (?:now|since|later|meanwhile|today|became|become|inzwischen|heute|seither|seitdem|später) "
)
"""A model "for pricing" may be a thing that was made; one that something "now" is, was taken up."""
_TOLD = re.compile(
    r" (?:adopt\w*|copied|copy|copies|taken up|taken on|take\w* it|took it|picked up|replicat\w+|imitat\w+|emulat\w+|borrow\w*|used by|uses it|use it|using it|use them|rolled out|model|template|blueprint|benchmark|reference|standard"
    r"|übernommen|übernahm\w*|übernehmen|kopier\w+|nachgeahmt|aufgegriffen|nutzen|nutzt|verwenden|vorbild|vorlage|muster|modell) "
)
"""How evidence tells that others took something up."""


_USED = r"(?:einsetz|eingesetzt|nutz|genutzt|benutz|verwend|anwend|angewend|übernahm|übernomm|übernimm|übernehm|arbeitet|arbeiten|kopier|bestell)\w*"
_STILL = Phrases(
    "die das der den dem denen heute noch inzwischen mittlerweile später seither",
    r" (?:die|das|der|den|dem|denen) (?:\w+ ){0,3}?(?:auch|andere[nr]?|weitere[nr]?|alle|sämtliche|viele|mehrere|bis heute|heute|noch|inzwischen|mittlerweile|später|seither) (?:\w+ ){0,6}?"
    + _USED
    + r" (?:haben |hat |wird |werden )?$"
    rf"| (?:bis heute|heute noch|noch heute|immer noch|inzwischen|mittlerweile|seither) (?:\w+ ){{0,4}}?(?:{_USED}|im einsatz|in gebrauch|in betrieb) ",
)
"""How a German line says that others took a thing up, or use it still: "das später andere Häuser übernahmen", "bis heute im Einsatz"."""
_USES = re.compile(rf" (?:{_USED}|einsatz|gebrauch|betrieb|läuft|laufen) ")


_LASTS = Phrases(
    "still day today now",
    r" (?:still|to this day) (?:\w+ ){0,2}?(?:in (?:use|place|operation|service|force)|used|standing|running|followed)(?: today)? $"
    r"| (?:in (?:use|place|operation|service|force)|used|standing|running|followed) (?:to this day|today|even now) $",
)
"""How an English line says that a thing is used still, at its end."""
_LASTED = re.compile(r" (?:still|today|to this day|even now|ever since|now|nowadays) ")


def _lasts(line: Line, parts: Pool) -> str:
    """What an English line says of a thing's being used still, where no evidence that names it says anything of today."""
    found = _LASTS.search(line.folded, line.said)
    if found is None:
        return ""
    things = [word.loose for word in line.words]
    for part in parts:
        for told in part.lines:
            if _LASTED.search(told.folded) and any(
                not one.isdisjoint(keys) for one in things for keys in told.sentence_keys
            ):
                return ""
    return found[0].strip()


def _still(line: Line, parts: Pool) -> str:
    """What a German line says of others' using a thing, where no sentence of the evidence tells of using anything it names."""
    found = _STILL.search(line.folded, line.said)
    if found is None:
        return ""
    things = [word for word in line.words if not word.verb]
    for part in parts:
        for told in part.lines:
            if _USES.search(told.folded) and any(
                not one.loose.isdisjoint(keys) for one in things for keys in told.sentence_keys
            ):
                return ""
    return found[0].strip()


def hold(line: Line, parts: Pool) -> list[Objection]:
    """The objection to a claim that others took something up, where none of these cards tells of anything of the kind."""
    still = _still(line, parts) if line.german else _lasts(line, parts)
    if still:
        return [_objection(still)]
    found = _TAKEN_UP.search(line.folded, line.said)
    if found is None or (" by " not in found[0] and _NOW.search(line.folded) is None):
        return []
    if any(_TOLD.search(told.folded) for part in parts for told in part.lines):
        return []
    return [_objection(found[0].strip())]


def _objection(claimed: str) -> Objection:
    sentence = _("Claims “{word}” but no evidence says so").format(word=claimed)
    return Objection(ViolationKind.SUPERLATIVE, sentence, at=0)
