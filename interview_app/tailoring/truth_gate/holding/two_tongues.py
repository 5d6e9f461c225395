"""Whether "bilingual" says no more than the evidence: what it is said of is told in two languages joined by "and"."""

import re

from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.reading.line import Line, Word
from interview_app.tailoring.truth_gate.words import lexicon
from interview_app.tailoring.truth_gate.words.tongues import TONGUES

_TWO = re.compile(rf" ({'|'.join(sorted(TONGUES))}) and ({'|'.join(sorted(TONGUES))}) ")


def shown(line: Line, word: Word, evidence: Evidence) -> bool:
    """Whether the evidence tells of two languages what a line calls "bilingual".

    Both languages stand in the line too, or else what the word describes stands beside them in the evidence; who only
    translates from one to the other is not called so.
    """
    if word.token.low != "bilingual" or word.negated:
        return False
    named = line.said & TONGUES
    of_what = next((one for one in line.words if one.at > word.at and not one.verb), None)
    for told in evidence.lines:
        for found in _TWO.finditer(told.folded):
            pair = set(found.groups())
            if named:
                if named == pair:
                    return True
            elif (
                of_what is not None
                and not lexicon.is_title(of_what.token.low)
                and _beside(told, pair, of_what)
            ):
                return True
    return False


def _beside(told: Line, pair: set[str], of_what: Word) -> bool:
    """Whether one sentence of the evidence has both languages and what the line calls bilingual."""
    return any(
        pair <= {one.token.low for one in sentence}
        and any(not one.negated and not one.loose.isdisjoint(of_what.loose) for one in sentence)
        for sentence in told.sentences
    )
