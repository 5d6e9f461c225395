"""Section names and the heading rows that carry them (issue 3, item 2)."""

import pytest

from interview_app.extraction.page.layout import read_in_order
from interview_app.extraction.sections.headings import sections_of
from interview_app.language.any_language import section_of
from tests.extraction_understanding.pages import line, pdf

NAMES = [
    ("Work Experience(4)", "experience"),
    ("BERUFLICHER WERDEGANG", "experience"),
    ("Expériences professionnelles", "experience"),
    ("Trayectoria profesional", "experience"),
    ("Esperienze lavorative", "experience"),
    ("Histórico profissional", "experience"),
    ("Werkervaring", "experience"),
    ("Doświadczenie zawodowe", "experience"),
    ("工作经历", "experience"),
    ("Academic and Professional Appointments", "experience"),
    ("02 Education", "education"),
    ("Formação acadêmica", "education"),
    ("Wykształcenie", "education"),
    ("Fähigkeiten & Kenntnisse", "skills"),
    ("Vaardigheden", "skills"),
    ("志愿者经历", "volunteer"),
]


def test_a_heading_that_goes_on_in_the_next_line_names_no_section_yet() -> None:
    """Here "Schule und", the first line of one."""
    assert section_of("Schule und") is None


@pytest.mark.parametrize(("text", "kind"), NAMES)
def test_a_section_is_named_in_nine_languages(text: str, kind: str) -> None:
    """Counts, numbers, capitals and accents do not matter."""
    assert section_of(text) == kind


def test_a_bold_label_inside_skills_opens_no_section() -> None:
    """`Languages` as the label of a skill group is smaller than the headings and stays inside."""
    document = pdf(
        line("Tessa Okafor", 50, 40, size=20, bold=True),
        line("Experience", 50, 80, size=16, bold=True),
        line("Ward Nurse, Osprey Trust, 2019 - 2021", 50, 105),
        line("Skills", 50, 140, size=16, bold=True),
        line("Languages", 50, 165, size=11, bold=True),
        line("Go, Python, Java", 50, 182),
        line("Infrastructure", 50, 205, size=11, bold=True),
        line("Docker, AWS", 50, 222),
        line("Education", 50, 260, size=16, bold=True),
        line("BSc Nursing, University of Eastmere, 2014 - 2017", 50, 285),
    )
    kinds = [section.kind for section in sections_of(read_in_order(document).rows)]
    assert kinds == ["header", "experience", "skills", "education"]


def test_two_columns_are_read_one_after_the_other() -> None:
    """A side bar does not mix with the story beside it."""
    left = [
        line(text, 40, 100 + 15 * at)
        for at, text in enumerate(("Skills", "SQL", "Python", "Excel", "Negotiation", "Planning"))
    ]
    right = [
        line(text, 220, 100 + 15 * at)
        for at, text in enumerate(
            (
                "Experience",
                "Ward Nurse",
                "Osprey Trust, 2019 - 2021",
                "Planned the rota for two wards.",
                "Education",
                "BSc Nursing, 2014 - 2017",
            )
        )
    ]
    mixed = [one for pair in zip(left, right, strict=True) for one in pair]
    text = read_in_order(pdf(*mixed)).text
    assert text.index("Planning") < text.index("Ward Nurse") or text.index(
        "BSc Nursing"
    ) < text.index("SQL")


def test_a_column_of_dates_stays_with_its_rows() -> None:
    """Dates on the far right belong to the entry at their height, not to a column of their own."""
    rows = []
    for at, (title, dates) in enumerate(
        (
            ("Ward Nurse", "03/2019 - 02/2021"),
            ("Care Assistant", "01/2017 - 02/2019"),
            ("Porter", "2014 - 2016"),
        )
    ):
        y = 120 + 60 * at
        rows += [
            line(title, 50, y, bold=True),
            line(dates, 470, y),
            line("Osprey Trust", 50, y + 14),
            line("Did a great many things on the wards.", 60, y + 28),
        ]
    document = pdf(line("Experience", 50, 90, size=16, bold=True), *rows)
    found = [
        row for row in read_in_order(document).rows if "2019 -" in row.text or "- 2016" in row.text
    ]
    assert [row.cells[0].text for row in found] == ["Ward Nurse", "Porter"]
