"""A deed that several did told as the person's alone: "on my own" of "always in a pair", "led" of "co-led with a colleague"."""

from collections.abc import Iterator, Sequence

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.holding import alone as alone_words
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading.line import Line, Word
from interview_app.tailoring.truth_gate.words import lexicon
from interview_app.tailoring.truth_gate.words.phrases import Phrases

_ALONE = Phrases(
    "own help assistance support singly only eigenregie alleingang hilfe unterstützung einzige einziger",
    r" (the only (?:one|person|employee|member)|als einziger?|(?:all )?on (?:my|his|her|their) own|singly|without (?:any )?(?:help|assistance|support)(?! desk| team| staff)|with no (?:help|assistance)"
    r"|in eigenregie|im alleingang|ohne (?:jede |fremde )?(?:hilfe|unterstützung)) ",
)
"""Ways to say of several words that nobody else had a part; `superlatives` knows the single ones."""
_SAYS_ALONE = Phrases(
    "own alone myself only sole solely single me singly help allein alleine selbst eigenregie alleingang hilfe unterstützung einzige einziger",
    r" (?:on (?:my|his|her|their) own|alone|by myself|myself|the only|sole|solely|single ?handed(?:ly)?|just me|only me|singly|(?:without|no) (?:any )?help"
    r"|alleine?|selbst|in eigenregie|im alleingang|ohne (?:\w+ )?(?:hilfe|unterstützung)|einziger?) ",
)


def hold(line: Line, used: Sequence[Evidence]) -> list[Objection]:
    """The objection to a line that leaves out with whom a deed was done, where the evidence says so in the deed's own word."""
    alone = _ALONE.search(line.folded, line.said)
    if alone is not None and not any(_tells_alone(told) for part in used for told in part.lines):
        sentence = _("Claims “{word}” but no evidence says so").format(word=alone[1])
        return [Objection(ViolationKind.INFLATED_SCOPE, sentence)]
    if line.german or not _WITH_OTHERS.isdisjoint(line.said):
        return []
    for word in line.words:
        if word.verb and not word.negated and _is_shared(word, used):
            sentence = _("Claims “{claimed}” but evidence says “{shown}”").format(
                claimed=word.token.text, shown=f"co-{word.token.low}"
            )
            return [Objection(ViolationKind.INFLATED_SCOPE, sentence, at=word.at)]
    return []


def _tells_alone(told: Line) -> bool:
    """Whether a line of the evidence says so of something, and not only that it never was: "never had a class on my own"."""
    said = _SAYS_ALONE.search(told.folded, told.said)
    return (
        said is not None and _SAYS_ALONE.search(alone_words.undenied(told), told.said) is not None
    )


_WITH_OTHERS = frozenset(
    "co with together jointly joint shared sharing alongside one both team colleague colleagues helped assisted contributed pair".split()
)


def _is_shared(word: Word, used: Sequence[Evidence]) -> bool:
    """Whether every sentence of these cards that has the very deed says "co-" of it."""
    shared = [mark for part in used for mark in _marks(part, word.verb)]
    return bool(shared) and all(shared)


def _marks(part: Evidence, verb: str) -> Iterator[bool]:
    """For each place where a card has a deed, whether "co-" stands before it."""
    for told in part.lines:
        for at, token in enumerate(told.tokens):
            entry = lexicon.verbs().get(token.low)
            if entry is not None and entry[0] == verb:
                yield at > 1 and told.tokens[at - 1].text == "-" and told.tokens[at - 2].low == "co"
