"""Which lines come first: what the posting asks for, then what it gives to do, then a card's further words (CONTRACT D5, D6)."""

import asyncio

from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.domain.tailoring import Blackboard, Inputs, Priority
from interview_app.paths import resources
from interview_app.tailoring.lines.career_from_cards import career_from_cards
from interview_app.tailoring.match.terms import Synonyms
from interview_app.tailoring.pipeline import Pipeline
from interview_app.tailoring.posting.analyst import analyse, tasks
from interview_app.tailoring.posting.text import read_posting
from interview_app.tailoring.stages.context import Parts
from interview_app.use_cases.resumes.inputs import synonyms
from tests.tailoring.made_up import card

POSTING = """Joiner

Your tasks
- Fit staircases in listed buildings
- Order timber

What we require
- Apprenticeship as a joiner
- Driving licence
- Reading of drawings
"""
CARDS = (
    card(
        "a",
        "Holm Bros",
        "Joiner",
        "2015-2021",
        "Built 40 kitchens. Kept the workshop tidy, with a list on its door.",
    ),
    card("b", "Holm Bros", "Joiner", "2015-2021", "Fitted staircases in 12 listed houses."),
    card(
        "c",
        "Holm Bros",
        "Joiner",
        "2015-2021",
        "Read drawings of 300 windows. Drew some of them anew, by hand and to scale.",
    ),
)


def _board(posting: str = POSTING, cards: tuple[EvidenceCard, ...] = CARDS) -> Blackboard:
    parts = Parts(
        career=career_from_cards(cards), cards=cards, synonyms=Synonyms(), today="2026-01"
    )
    board = Blackboard(inputs=Inputs(job_description=posting, target_title="Joiner"))
    return asyncio.run(Pipeline(parts).run(board))


def test_tasks_are_no_demands_and_order_lines_all_the_same() -> None:
    """D4, D5: a gap is only what is asked for; what the job is all day makes a line worth more."""
    posting = read_posting(POSTING)
    _profile, requirements = analyse(posting, Synonyms())
    found = tasks(posting, Synonyms(), requirements)
    assert [one.text for one in found] == ["Fit staircases in listed buildings", "Order timber"]
    assert {one.priority for one in found} == {Priority.LOW}
    assert not {one.text for one in found} & {one.text for one in requirements}


def test_what_is_asked_for_stands_before_the_tasks_and_these_before_the_rest() -> None:
    """D6: each line for itself: a line without a result does not stand before another card's result."""
    board = _board()
    assert board.draft is not None
    lines = [one.bullet_text for one in board.draft.claims if "experience" in one.bullet_id]
    assert set(lines) == {line.text for card in CARDS for line in card.lines}
    assert lines[0] == "Read drawings of 300 windows."
    assert lines.index("Fitted staircases in 12 listed houses.") < lines.index("Built 40 kitchens.")
    assert lines[-1] == "Kept the workshop tidy, with a list on its door."


QUALITY = """Responsable de calidad de laboratorio

Funciones
- Seguimiento de no conformidades y acciones correctivas
- Control de calidad interno

Requisitos
- CFGS en Laboratorio
- Inglés B2
- Carnet de conducir B
"""


def test_what_is_called_by_a_no_is_found_and_wanted_before_a_figure() -> None:
    """A quality post's own line stood last: “no conformidades” was taken for something that somebody
    has not, and a figure that nobody asked for weighed more than the words of the posting.
    """
    told = (
        "Formación de alumnas en prácticas (2 por curso).",
        "Control de calidad interno diario y registro de no conformidades.",
    )
    cards = tuple(
        card(f"q{at}", "Hospital del Río", "Técnica", "2021-2024", one)
        for at, one in enumerate(told)
    )
    board = _board(QUALITY, cards)
    assert board.draft is not None
    lines = [one.bullet_text for one in board.draft.claims if "experience" in one.bullet_id]
    assert lines == [told[1], told[0]]


def test_communication_is_no_press_office() -> None:
    """D5: the shipped list takes no everyday word for a trade."""
    shipped = synonyms(resources(), resources() / "none.yaml")
    assert not shipped.same_as("communication")
