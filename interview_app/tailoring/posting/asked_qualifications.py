"""Degrees and levels of languages that a demand asks for, held against the evidence (CONTRACT D5). English and German.

Deeds of a field are no degree in it, and B1 is no B2: a match by the words alone would keep quiet about such a gap.
"""

import re
from collections.abc import Sequence

from interview_app.domain.knowledge_card import CardType, EvidenceCard
from interview_app.i18n import _

_DEGREE = re.compile(
    r"\b(?:diplomas?|degrees?(?! of\b)|bachelor\w*|master['’]s|masters?[- ]?(?:degree|abschluss|studium)|ph\.?\s?d|doctorate|"
    r"diplom|(?:hochschul|fachhochschul|studien|berufs|schul)(?:abschl(?:uss|üsse)|ausbildung|studium)|studium|"
    r"abgeschlossene[nrs]?\s(?:[\w-]+\s){0,2}(?:berufs)?(?:ausbildung|lehre)|"
    r"meister(?:brief|titel|prüfung|abschluss)?(?=[\s/:*(,.]|$)|staatlich (?:geprüft|anerkannt)\w*)",
    re.IGNORECASE,
)
_NOT_ONLY = re.compile(
    r"\b(?:equivalent|comparable|in lieu|or (?:relevant |related |practical )?experience|vergleichbar\w*|gleichwertig\w*|ähnlich\w*|"
    r"entsprechende (?:praktische )?(?:erfahrung|kenntnisse)|quereinsteiger\w*)\b",
    re.IGNORECASE,
)
"""What leaves the choice between a degree and what somebody can do."""
_LEVEL = re.compile(r"(?<![\w-])[ABC][12](?![\w-])")
_LICENCE = re.compile(r"\bkl(?:asse|\.)|\bclass\b|führerschein|licen[cs]e", re.IGNORECASE)
"""Where C1 is a class of vehicles."""
_TONGUE = "timeline-language-"
"""How the ids of cards of languages begin."""


def short_of(demand: str, cards: Sequence[EvidenceCard]) -> str:
    """What the cards that tell of a demand's terms lack of it: a level of a language, or a degree; "" when nothing is lacking."""
    if low := _below_level(demand, cards):
        return low
    asked = _DEGREE.search(demand) is not None and _NOT_ONLY.search(demand) is None
    if asked and cards and not any(map(_tells_of_degree, cards)):
        return _("Your evidence tells of the field, and of no degree or certificate in it.")
    return ""


def _tells_of_degree(card: EvidenceCard) -> bool:
    schooled = card.card_type is CardType.EDUCATION or card.id.startswith("timeline-certificate-")
    return schooled or _DEGREE.search(card.raw_text) is not None


def levels(text: str) -> tuple[str, ...]:
    """The levels of languages in a text, "B2"; those of a driving licence are none."""
    return () if _LICENCE.search(text) else tuple(_LEVEL.findall(text))


def _below_level(demand: str, cards: Sequence[EvidenceCard]) -> str:
    """The first language of these cards that is at a lower level than the demand's one level."""
    wanted = levels(demand)
    if len(wanted) != 1:
        return ""
    for card in cards:
        said = levels(card.raw_text) if card.id.startswith(_TONGUE) else ()
        if said and max(said) < wanted[0]:
            return _("Your evidence says “{said}”; asked: {asked}.").format(
                said=card.raw_text, asked=wanted[0]
            )
    return ""
