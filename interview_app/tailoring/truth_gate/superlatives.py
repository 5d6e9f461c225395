"""Words that claim something special (largest, first, sole, company-wide, award-winning, certified, senior, fluent)."""

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate import lexicon
from interview_app.tailoring.truth_gate.claims import Word
from interview_app.tailoring.truth_gate.evidence import Evidence
from interview_app.tailoring.truth_gate.objections import Objection

_WORD_FOR_WORD = frozenset(("senior", "certified", "honoured", "advanced"))
DOERS = {"owner": "own", "founder": "found", "leader": "lead"}
"""Who does what the verb says: "owner of the roadmap" for "owned the roadmap"."""


def done_by(low: str) -> frozenset[str]:
    """What somebody called so does: "driver" drives. Only for words that name no rank."""
    if not low.endswith("er") or low in lexicon.proven():
        return frozenset()
    groups = {base: lexicon.verbs()[base][1] for base in (low[:-2], low[:-1]) if base in lexicon.verbs()}
    return frozenset(base for base, found in groups.items() if found == {"do"})


_DEGREES = frozenset(
    "phd mba msc master masters doctorate doctoral bachelor bachelors bsc ba md diplom promotion doktor degree".split()
)
_KINDS = {"senior": ViolationKind.TITLE_NOT_IN_EVIDENCE, "certified": ViolationKind.CERTIFICATE_NOT_IN_EVIDENCE}


def hold(word: Word, evidence: Evidence) -> Objection | None:
    """The objection to one word that must be proven and is not; None when it is, or need not be."""
    kinds = lexicon.proven().get(word.token.low)
    if kinds is None:
        return None
    if word.verb == word.token.low == "head":
        return None  # the deed, judged by its strength
    if word.token.low in DOERS and DOERS[word.token.low] in evidence.bases:
        return None
    strict = kinds & _WORD_FOR_WORD
    shown = not word.token.keys.isdisjoint(evidence.plain) or (
        word.negated and not word.token.keys.isdisjoint(evidence.negated)
    )
    if shown or (not strict and kinds & evidence.kinds):
        return None
    if word.token.low in _DEGREES:
        return Objection(
            ViolationKind.SCHOOL_NOT_IN_EVIDENCE,
            _("Degree “{word}” is not in the evidence").format(word=word.token.text),
            at=word.at,
        )
    kind = next((_KINDS[one] for one in sorted(kinds) if one in _KINDS), ViolationKind.SUPERLATIVE)
    sentence = _("Claims “{word}” but no evidence says so").format(word=word.token.text)
    return Objection(kind, sentence, at=word.at)
