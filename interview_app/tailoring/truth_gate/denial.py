"""What any card denies may not be claimed because another card merely fits: "Corporate picked the system, not me"."""

from collections.abc import Sequence

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate import verbs
from interview_app.tailoring.truth_gate.evidence import Evidence, EvidenceIndex
from interview_app.tailoring.truth_gate.line import Line, Word
from interview_app.tailoring.truth_gate.objections import Objection

_SAYS_LITTLE = frozenset(
    "do make have be get take go come know need use give put work keep let see tun machen haben sein geben gehen nehmen arbeiten".split()
)


def hold(line: Line, index: EvidenceIndex, allowed: Sequence[Evidence], used: Sequence[Evidence]) -> list[Objection]:
    """Objections to words that a card of these denies of the same matter, and that no card the line rests on says."""
    may = {id(part) for part in allowed}
    for word in line.words:
        if word.negated or word.hedged or word.verb in _SAYS_LITTLE or _said(word, used):
            continue
        if word.groups & {"lead", "manage"} and any(
            verbs.leads_people(line, line.piece_at(word.at), part) for part in used
        ):
            continue
        for part in index.denying(word.loose):
            if id(part) in may and not _said(word, (part,)) and denies(part, line, word):
                sentence = _("Claims “{word}”, which the evidence denies").format(word=word.token.text)
                return [Objection(ViolationKind.NEGATION, sentence, at=word.at)]
    return []


def _said(word: Word, parts: Sequence[Evidence]) -> bool:
    return any(
        not word.token.keys.isdisjoint(part.plain) or (word.verb != "" and word.verb in part.bases) for part in parts
    )


def denies(part: Evidence, line: Line, word: Word) -> bool:
    """Whether a card denies a word of the line in the way the line uses it."""
    others = [one for one in line.words if one is not word]
    for denial in part.denials:
        if word.loose.isdisjoint(denial.keys):
            continue
        if denial.beside and not any(not one.loose.isdisjoint(denial.beside) for one in others):
            continue
        if denial.of and not any(not one.loose.isdisjoint(denial.of) for one in others):
            continue
        things = [one for one in others if not one.verb]
        if not things or denial.of or not denial.deed or any(not one.loose.isdisjoint(denial.matter) for one in things):
            return True
    return False
