"""Lines of a printed page: which are headings, and what a year in a column of its own dates (CONTRACT D8, issue 5.4)."""

import pytest
from interview_app.tailoring.resume_audit import audit_text
from interview_app.tailoring.truth_gate import gate
from interview_app.tailoring.truth_gate.page.resume_lines import resume_lines

from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.domain.tailoring import ViolationKind

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


CERTIFIED = EvidenceCard.model_validate(
    {
        "id": "ev-3",
        "card_type": "achievement",
        "project": "Certified Welding Inspector",
        "timeframe": "2022-2022",
        "company": "American Welding Society",
        "role": "Certified Welding Inspector",
        "raw_text": "Certified Welding Inspector, American Welding Society, 2022",
    }
)


@pytest.mark.parametrize("mark", ["- ", "", "• "])
@pytest.mark.parametrize("year", ["2022", "2020", "March 2020", "03/2020"])
def test_the_year_of_a_certificate_is_held_with_and_without_a_bullet(mark: str, year: str) -> None:
    """D8 wrong dates, E7: a reader may take the mark away; the verdict stays."""
    page = f"Certificates\n{mark}Certified Welding Inspector, American Welding Society, {year}\n"
    found = audit_text(page, (CERTIFIED,)).truth_violations
    assert [one.kind for one in found] == ([] if year == "2022" else [ViolationKind.WRONG_DATE])


_BODY = "\nExperience\nBootsbauer, Werft Petersen\n2010-09 – 2013-07\n"


def _on_top(text: str, *, name: str | None = None) -> list[ViolationKind]:
    below = "\n+49 4321 555010 | jo77@example.org\n"
    found = audit_text(f"{text}{below}{_BODY}", (SCHOOL, CHAMBER), name=name).truth_violations
    return [one.kind for one in found if one.bullet_text == text]


@pytest.mark.parametrize(
    "headline",
    [
        "Innovation Enthusiast",
        "Digitale Vordenkerin",
        "Tech Evangelist",
        "Quantum Physicist",
        "Diplom-Psychologin",
    ],
)
def test_a_headline_on_top_is_no_name(headline: str) -> None:
    """A page without a name begins with what is claimed, and no name ends as a calling does (CONTRACT E7)."""
    assert ViolationKind.LOCATION_NOT_IN_EVIDENCE not in _on_top(headline)
    assert _on_top(headline)


@pytest.mark.parametrize(
    "name",
    ["Nora Blythe", "Grace Field", "Will Power", "Felicity Ward", "Clement Sterling", "Katherin Meyer", "Jo Valentin",
     "Anna von der Heide", "Sebastian Guerin", "WEI ZHANG", "Catherine Perrin", "Lea Koch-Sommerfeld"],
)  # fmt: skip
def test_a_name_on_top_is_no_claim(name: str) -> None:
    assert _on_top(name) == []


def test_where_the_name_is_known_another_line_on_top_is_a_claim() -> None:
    """Whatever its words: only a line that has a word of the name may be it."""
    assert _on_top("Felicity Ward", name="Nora Blythe")
    assert _on_top("Nora Petersen", name="Nora Blythe") == []
    assert _on_top("Felicity Ward") == []


def test_who_does_an_everyday_thing_is_no_name_known_or_not() -> None:
    """A post that no list of titles has is a claim all the same."""
    assert _on_top("Problem Solver", name="Nora Blythe")
    assert _on_top("Problem Solver")


@pytest.mark.parametrize(
    ("held", "claimed"),
    [
        ("Stellvertretende Leitung", "Leitung"),
        ("Assistant Store Manager", "Store Manager"),
        ("Temporary Team Lead", "Team Lead"),
    ],
)
@pytest.mark.parametrize(
    "heading",
    [
        "{post}, Möwennest, 2018 - 2024",
        "Möwennest\n{post} (2018 - 2024)",
        "### {post}, Möwennest\n2018 - 2024",
    ],
)
def test_a_heading_gives_no_whole_post_to_who_held_a_smaller_one(
    held: str, claimed: str, heading: str
) -> None:
    """D8, titles: "Leitung" may be a deed in a line; in a heading it is a post, and a deputy did not hold it."""
    told = (
        "Leite in Abwesenheit der Leitung ein Team von 14 Fachkräften. Led the team in her absence."
    )
    card = SCHOOL.model_copy(
        update={
            "card_type": "employment", "company": "Möwennest", "role": held, "project": held, "timeframe": "2018-2024", "raw_text": told
        }
    )  # fmt: skip
    page = "Berufserfahrung\n\n{heading}\n- Leite in Abwesenheit der Leitung ein Team von 14 Fachkräften"
    assert audit_text(page.format(heading=heading.format(post=held)), [card]).passed
    report = audit_text(page.format(heading=heading.format(post=claimed)), [card])
    assert [
        one.kind for one in report.truth_violations if claimed.lower() in one.violation.lower()
    ] == [ViolationKind.TITLE_NOT_IN_EVIDENCE]
