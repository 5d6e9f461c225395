"""Which words of a card are shown beside a demand: those that the person would know it by."""

import re
from collections.abc import Iterable
from functools import lru_cache

from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.domain.lines import families, wording_for
from interview_app.domain.tailoring import EvidenceMapping, Requirement
from interview_app.tailoring.match.mapper import rows_of
from interview_app.tailoring.match.shared import SharedWords
from interview_app.tailoring.match.years import asked
from interview_app.tailoring.posting.terms import content_words

_SENTENCE = re.compile(r"(?<=[.!?])\s+")


def telling(
    requirements: Iterable[Requirement],
    mappings: Iterable[EvidenceMapping],
    cards: Iterable[EvidenceCard],
) -> dict[str, dict[str, str]]:
    """By demand and card: the words of each card that answers a demand, or may."""
    by_id = {one.id: one for one in cards}
    wanted = {one.id: content_words(asked(one.text)[1]) for one in requirements}
    return {
        one.requirement_id: {
            id: _most_telling(by_id[id], wanted.get(one.requirement_id, ()))
            for id in one.evidence_card_ids
            if id in by_id
        }
        for one in mappings
    }


def _most_telling(card: EvidenceCard, words: tuple[str, ...]) -> str:
    """The line or the sentence that shares the most with these words; where none does, its line,
    and without one all that it says.
    """
    lines = [wording_for(one, None).text for one in families(card.lines).values()]
    told = (one for row in rows_of(card) for one in _SENTENCE.split(row.strip()) if one)
    said = (*lines, *told)
    best = _sharing_most(said, words)
    return best or next(iter(lines), card.raw_text)


@lru_cache(maxsize=4096)
def _sharing_most(said: tuple[str, ...], words: tuple[str, ...]) -> str:
    """Kept: a page is shown anew with every edit."""
    best = SharedWords(said).best(words, terms=words, most=1)
    return said[best[0]] if best else ""
