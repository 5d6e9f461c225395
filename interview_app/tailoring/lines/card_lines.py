"""Which of a card's own sentences can stand on a page (CONTRACT D6): what was done and what came of it.

A card that was told in the interview holds the whole answer: how it was before, how it is known, a "no", a list of
skills. That is evidence, and the gate weighs it; a line of a résumé is only what the person did and achieved.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache

from rapidfuzz import fuzz

from interview_app.domain.knowledge_card import DocumentSource, EvidenceCard, Story
from interview_app.tailoring.lines import voice
from interview_app.tailoring.spoken import sentences as told_sentences
from interview_app.tailoring.spoken.detection import is_told
from interview_app.tailoring.spoken.lines import SpokenLine, spoken_lines
from interview_app.tailoring.truth_gate.words.tokens import fold

_REPLY = re.compile(
    r"^(?:no|yes|nope|yeah|nein|ja|doch|none|keine?r?)\b[,.;:!–—-]|^(?:no|yes|nein|ja)[.!]?$",
    re.IGNORECASE,
)
_YES = re.compile(r"^(?:yes|yeah|ja|doch)\b[\s,.;:!–—-]+", re.IGNORECASE)
_A_SENTENCE = 4
"""Words behind a "yes" that make a sentence of their own."""
_DEED = re.compile(
    r"^(?:I|We)\s+(?!am\b|was\b|were\b|are\b|had\b|have\b(?!\s+\w+ed\b)|think\b|know\b|do\b|don|did\b|can\b|could\b)\w+|^(?:Ich habe|Wir haben)\s",
    re.IGNORECASE,
)
_DENIED = re.compile(
    r"^(?:I\s+)?(?:(?:was|were|am|did|have|had|has|do)\s+(?:not|never)\b|(?:was|were|did|have|had|has|do)n['’]t\b)"
    r"|^(?:Ich\s+)?(?:war|hatte|habe?|bin)\s+(?:nie|nicht|kein\w*)\b",
    re.IGNORECASE,
)
"""What somebody was not or did not do (DESIGN 9: no line); "Never missed a deadline" is a deed."""
_FIGURE = re.compile(r"\d[\d.,]*\d|\d")
_SAME_FACT = 55.0
"""From this likeness (0 to 100) on, two lines of one card with the same figures tell the same fact."""
_SAME_WORDS = 92.0


def lines(card: EvidenceCard, *, among_told: bool = False) -> list[SpokenLine]:
    """The lines that a card can give, the best first: what was told without its talk, what was written as it stands.

    `among_told`: it stands among cards that somebody told, so that it was told too unless it is of a document.
    """
    told = is_told(card) or (
        among_told and not isinstance(getattr(card, "source", None), DocumentSource)
    )
    return list(_told(card) if told else _written(card))


@lru_cache(maxsize=4096)
def _told(card: EvidenceCard) -> tuple[SpokenLine, ...]:
    """Worked out once for a draft, its repair and the base it is compared with."""
    return tuple(spoken_lines(card, _sentences(card, told_sentences.sentences)))


@lru_cache(maxsize=4096)
def _written(card: EvidenceCard) -> tuple[SpokenLine, ...]:
    return tuple(
        SpokenLine(voice.edited(one), one) for one in printable(card) if not _DENIED.match(one)
    )


def printable(card: EvidenceCard) -> list[str]:
    """The sentences of a card that can become lines, the best first: the line itself, the result, what was done."""
    return _sentences(card, told_sentences.sentences if is_told(card) else voice.sentences)


def _after_yes(sentence: str) -> str:
    """What somebody says behind the "yes" with which they answer a question; a bare "yes" stays one."""
    told = _YES.sub("", sentence)
    return told[:1].upper() + told[1:] if len(told.split()) >= _A_SENTENCE else sentence


def _sentences(card: EvidenceCard, parted: Callable[[str], list[str]]) -> list[str]:
    story = card.story
    if not (story.action or story.result):
        said = (_after_yes(one) for one in parted(card.raw_text))
        return [one for one in said if not _REPLY.match(one)]
    places = {_key(story.result): 1, _key(story.action): 2}
    aside = {_key(one) for one in _asides(card)}
    found: list[tuple[int, int, str]] = []
    for at, paragraph in enumerate(part for part in card.raw_text.splitlines() if part.strip()):
        key = _key(paragraph)
        if key in aside or _is_list(paragraph, card.skills) or _REPLY.match(paragraph.strip()):
            continue
        if _tells_in_one_go(key, story):
            found += [
                (rank, at, one)
                for one in parted(paragraph)
                if (rank := _rank(one, story)) is not None
            ]
            continue
        told = key in places or (at == 0 and key != _key(story.situation))
        rank = places.get(key, 0 if at == 0 else 3)
        found += [(rank, at, one) for one in parted(paragraph) if told or _DEED.match(one)]
    return [sentence for _rank, _at, sentence in sorted(found, key=lambda one: one[:2])]


def _tells_in_one_go(key: str, story: Story) -> bool:
    """Whether a paragraph tells more than one part of the story, of which only some can be lines."""
    parts = [_key(part) for part in (story.situation, story.action, story.result) if part]
    begins = [part.split(". ")[0] for part in parts]
    return key not in parts and sum(begin in key for begin in begins) > 1


def _rank(sentence: str, story: Story) -> int | None:
    """The place of a sentence by the part it tells: the result first, then what was done; None for the rest."""
    said = _key(sentence)
    for rank, part in ((1, story.result), (2, story.action)):
        pieces = [_key(one) for one in voice.sentences(part or "")]
        if any(piece and (piece in said or said in piece) for piece in pieces):
            return rank
    return None


def _asides(card: EvidenceCard) -> Iterator[str]:
    """What explains a fact and is none itself."""
    story = card.story
    yield from (one for one in (story.situation, story.proof) if one)
    for metric in card.metrics:
        yield from (one for one in (metric.how_known, metric.period, metric.baseline) if one)


def _key(text: str | None) -> str:
    return fold(text or "").strip(" .!;")


def _is_list(paragraph: str, skills: Iterable[str]) -> bool:
    """Whether a paragraph is nothing but the card's skills."""
    known = {fold(one) for one in skills}
    parts = [fold(part).strip(" .") for part in re.split(r"[,;]", paragraph) if part.strip()]
    return bool(parts) and all(part in known for part in parts)


def says_the_same(line: str, others: Iterable[str]) -> bool:
    """Whether another line of the same card tells this one's fact already."""
    figures = set(_FIGURE.findall(line))
    for other in others:
        likeness = fuzz.token_set_ratio(fold(line), fold(other))
        if likeness >= _SAME_WORDS or (
            figures and figures <= set(_FIGURE.findall(other)) and likeness >= _SAME_FACT
        ):
            return True
    return False
