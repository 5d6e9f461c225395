"""How the gate's tests ask it: what one invented person told, and whether a line about it is blocked."""

from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.domain.tailoring import Severity
from interview_app.tailoring.truth_gate import gate
from tests.tailoring.made_up import card


def one_card(
    raw_text: str,
    *,
    role: str = "Fitter",
    when: str = "2012-2022",
    company: str = "Aldwick",
    **more: object,
) -> EvidenceCard:
    """All that somebody told of one post; `more` are further fields of the card."""
    return card("one", company, role, when, raw_text, **more)


def blocked(line: str, *cards: EvidenceCard, under: str | None = None) -> bool:
    """Whether the gate blocks a line that stands under this employer, or under none."""
    found = gate.check_line(line, cards, gate.LineContext(company=under))
    return any(one.severity is Severity.BLOCKER for one in found)


class Post:
    """One post of an invented person and what they told of it, a card each; lines are judged as they stand under it."""

    def __init__(self, company: str, role: str, when: str, *told: str) -> None:
        self._cards = gate.index(
            tuple(
                card(str(number), company, role, when, text)
                for number, text in enumerate(told, start=1)
            )
        )
        self._context = gate.LineContext(company=company)

    def blocked(self, line: str) -> bool:
        """Whether the gate blocks a line."""
        return gate.judge(line, self._cards, self._context).blocked

    def objections(self, line: str) -> list[str]:
        """What the gate says against a line."""
        return [one.violation for one in gate.check_line(line, self._cards, self._context)]
