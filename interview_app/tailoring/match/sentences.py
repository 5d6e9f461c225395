"""The sentences in which a card tells what somebody did, for matching and never for truth
(CONTRACT D5).
"""

import re
from collections.abc import Iterator

from interview_app.domain.knowledge_card import INDEPENDENT, CardType, EvidenceCard
from interview_app.language.words import negates

_CLAUSE = re.compile(r"(?<=[,;:.!?])\s+|\n+")


def sentences_of(card: EvidenceCard) -> list[str]:
    """Its text, figures, scope, story and skills, each once."""
    scope, story = card.scope, card.story
    found: list[str | None] = [*card.raw_text.splitlines()]
    for metric in card.metrics:
        found += [metric.value, metric.description, metric.context, metric.baseline, metric.period]
    found += [scope.budget, *card.leadership_signals, *card.skills, *scope.geography]
    found += [story.situation, story.action, story.result, story.proof]
    found += [text for text in (card.company, card.project, card.role) if text != INDEPENDENT]
    return list(dict.fromkeys(text for text in found if text and text.strip()))


def claimed(card: EvidenceCard) -> Iterator[str]:
    """The sentences of a card without the clauses in which it says no, since who has no licence is
    not found by it, and without the name of the employer, which is nothing that somebody did; that
    of a school says what it taught.
    """
    school = card.card_type is CardType.EDUCATION
    name = "" if school or card.company == INDEPENDENT else card.company
    for whole in sentences_of(card):
        sentence = whole.replace(name, " ") if name else whole
        if not negates(sentence):
            yield sentence
            continue
        yes = [clause for clause in _CLAUSE.split(sentence) if not negates(clause)]
        if yes:
            yield " ".join(yes)
