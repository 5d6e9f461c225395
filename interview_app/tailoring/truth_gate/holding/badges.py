"""What somebody is called by what they earned or speak: "ISTQB-certified tester", "Care Certificate holder", "Welsh-speaking".

Such a name may be no more than the title of a certificate, the body that gave it or the school of a diploma, so a card of
its own must have it, and say nothing against it; whatever is told behind it is another claim.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass

from interview_app.domain.knowledge_card import INDEPENDENT, CardType
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.cards.evidence_index import EvidenceIndex
from interview_app.tailoring.truth_gate.holding.hold_line import Support
from interview_app.tailoring.truth_gate.reading import claims
from interview_app.tailoring.truth_gate.reading.line import Line
from interview_app.tailoring.truth_gate.words import lexicon
from interview_app.tailoring.truth_gate.words.tokens import keys_of, tokens

_EARNED = frozenset("certified qualified accredited licensed registered chartered".split())
_TAUGHT = frozenset("trained educated".split())
_SPEAKING = "speaking"
_CALLED = _EARNED | _TAUGHT | {_SPEAKING}
_FORM = re.compile(
    rf"(?P<name>.+?)(?:-(?P<called>{'|'.join(sorted(_CALLED))})| (?P<holder>holder))"
)


@dataclass(frozen=True, slots=True)
class Badge:
    """What somebody is called by: the name, and the word that says how ("certified", "holder")."""

    name: str
    called: str


def ends_at(line: Line, at: int) -> bool:
    """Whether a badge ends at a token, and what it is said of follows: "NPORS-*trained* rigger", "*CCRN* nurse"."""
    if _ends_letters(line, at):
        return True
    if line.tokens[at].low not in _CALLED or at < _SHORTEST or at + 1 >= len(line.tokens):
        return False
    hyphen, behind = line.tokens[at - 1], line.tokens[at + 1]
    return (
        hyphen.text == "-"
        and not hyphen.spaced
        and behind.kind == "word"
        and line.tokens[at - 2].capital
    )


_SHORTEST = 2


def _ends_letters(line: Line, at: int) -> bool:
    """Whether a line begins with letters that end at a token, before a post in small letters: "SHRM-*CP* recruiter"."""
    behind = line.tokens[at + 1] if at + 1 < len(line.tokens) else None
    if behind is None or behind.kind != "word" or behind.capital:
        return False
    if not lexicon.is_title(behind.low) and not lexicon.done_by(behind.low):
        return False
    return letters(line.text[: line.tokens[at].end]) is not None


_LETTERS = re.compile(r"[A-Z]{2,}(?:[- ][A-Z]{2,})*")


def letters(text: str) -> Badge | None:
    """The badge that letters alone are."""
    return Badge(text, "") if _LETTERS.fullmatch(text) else None


def named(line: Line) -> bool:
    """Whether a line calls somebody by a badge that ends at a hyphened word or by letters before their post."""
    called = not _CALLED.isdisjoint(line.said) or line.tokens[0].text.isupper()
    return called and any(ends_at(line, at) for at in range(len(line.tokens)))


def read(text: str) -> Badge | None:
    """The badge that a text is and nothing else; None where it says anything more, or no name stands in it."""
    found = _FORM.fullmatch(text.strip())
    if found is None or not found["name"][0].isupper():
        return None
    return Badge(found["name"], found["called"] or found["holder"])


def held(badge: Badge, ready: EvidenceIndex, holds: Callable[[str], Support]) -> Support | None:
    """The support of a badge: of a language that the person speaks, or by a card that is named so."""
    if badge.called == _SPEAKING:
        spoken = holds(f"Speaks {badge.name}")
        return spoken if not spoken.objections and spoken.card_ids else None
    own = [part for part in ready.parts if _is_of(part, badge) and _was_earned(part)]
    if not own or holds(badge.name).blocked:
        return None
    return Support((), own[0].ids)


def _is_of(part: Evidence, badge: Badge) -> bool:
    """Whether a card of no employer has all words of a badge in its name, its school's or its giver's."""
    card = part.cards[0]
    schooled = card.card_type is CardType.EDUCATION
    if (
        card.card_type is CardType.EMPLOYMENT
        or card.company in ("", INDEPENDENT)
        or (badge.called in _TAUGHT and not schooled)
    ):
        return False
    known = {
        key for token in tokens(f"{card.role} {card.project} {card.company}") for key in token.keys
    }
    return all(
        not keys_of(token.low).isdisjoint(known)
        for token in tokens(badge.name)
        if token.kind == "word"
    )


def _was_earned(part: Evidence) -> bool:
    """Whether a card begins with something done: who has "not yet passed" it may not be called so."""
    opens = next(iter(claims.read(part.cards[0].raw_text).words), None)
    return opens is not None and not opens.negated and not opens.hedged
