"""Lines of a printed page: which are headings, and what a year in a column of its own dates (CONTRACT D8, issue 5.4)."""

from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.tailoring.truth_gate import gate
from interview_app.tailoring.truth_gate.resume_lines import resume_lines

SCHOOL = EvidenceCard.model_validate(
    {
        "id": "ev-1",
        "card_type": "education",
        "project": "Ausbildung zum Bootsbauer",
        "timeframe": "2010-09 to 2013-07",
        "company": "Werft Petersen",
        "role": "Bootsbau",
        "raw_text": "Ausbildung zum Bootsbauer, Werft Petersen",
    }
)
CHAMBER = SCHOOL.model_copy(
    update={
        "id": "ev-2",
        "company": "Handwerkskammer Lübeck",
        "project": "Meister",
        "raw_text": "Bootsbaumeister, Handwerkskammer Lübeck",
    }
)


def test_a_schooling_that_begins_with_a_deed_is_a_heading() -> None:
    page = "Ausbildung\nBootsbaumeister, Handwerkskammer Lübeck\nAusbildung zum Bootsbauer, Werft Petersen\n"
    lines = resume_lines(page, gate.index((SCHOOL, CHAMBER)))
    assert [(one.text, one.company) for one in lines] == [
        ("Bootsbaumeister, Handwerkskammer Lübeck", "Handwerkskammer Lübeck"),
        ("Ausbildung zum Bootsbauer, Werft Petersen", "Werft Petersen"),
    ]


def test_a_year_beside_a_certificate_is_no_part_of_its_name() -> None:
    lines = resume_lines("Zertifikate\nFührerschein Klasse BE 2011\n", gate.index((SCHOOL,)))
    assert [one.claim for one in lines] == ["Führerschein Klasse BE, 2011"]
