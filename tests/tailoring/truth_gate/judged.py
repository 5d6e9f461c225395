"""How the gate's tests ask it: what one invented person told, and whether a line about it is blocked."""

from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.domain.tailoring import Severity
from interview_app.tailoring.truth_gate import gate
from tests.tailoring.made_up import card


def one_card(
    raw_text: str, *, role: str = "Fitter", when: str = "2012-2022", company: str = "Aldwick", **more: object
) -> EvidenceCard:
    """All that somebody told of one post; `more` are further fields of the card."""
    return card("one", company, role, when, raw_text, **more)


def blocked(line: str, *cards: EvidenceCard, under: str | None = None) -> bool:
    """Whether the gate blocks a line that stands under this employer, or under none."""
    found = gate.check_line(line, cards, gate.LineContext(company=under))
    return any(one.severity is Severity.BLOCKER for one in found)
