"""What any card denies may not be claimed because another card merely fits: "Corporate picked the system, not me"."""

from collections.abc import Sequence

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.claims import Line, Word
from interview_app.tailoring.truth_gate.evidence import Evidence, EvidenceIndex, denies
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
        for part in index.denying(word.loose):
            if (
                id(part) in may
                and not _said(word, (part,))
                and denies(part, line, word)
                and _same_matter(line, word, part)
            ):
                sentence = _("Claims “{word}”, which the evidence denies").format(word=word.token.text)
                return [Objection(ViolationKind.NEGATION, sentence, at=word.at)]
    return []


def _said(word: Word, parts: Sequence[Evidence]) -> bool:
    return any(
        not word.token.keys.isdisjoint(part.plain) or (word.verb != "" and word.verb in part.bases) for part in parts
    )


def _same_matter(line: Line, word: Word, part: Evidence) -> bool:
    """Whether the card speaks of something else that the line names, or the line names nothing else."""
    others = [one for one in line.words if one is not word and not one.verb]
    return not others or any(
        not one.loose.isdisjoint(part.loose) or any(not one.loose.isdisjoint(keys) for keys, _ in part.denials)
        for one in others
    )
