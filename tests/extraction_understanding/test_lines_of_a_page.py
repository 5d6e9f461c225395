"""Lines that were taken for another kind: a sentence for a post, a headline for a name, a list for
a label (CONTRACT A9).
"""

import pytest

from interview_app.domain.reading import Derived
from interview_app.extraction.document import Line, Span
from interview_app.extraction.page.pieces import cells_of
from interview_app.use_cases.reading.document import DocumentReader
from tests.extraction_understanding.pages import line, pdf, read


def _read_page(text: str) -> Derived:
    with DocumentReader() as reader:
        return reader.read_now(text.encode(), filename="a.md").derived


def test_a_sentence_that_names_years_is_no_post() -> None:
    """A9: "- Stood in for the head in the years 2021 and 2022." became a post of its own, with the
    next lines under it.
    """
    said = ("Vertrat die Leitung in den Jahren 2021 und 2022.", "Schrieb Berichte.")
    page = (
        "# Jo Muster\n\n## Experience\n\n### Nurse, Moor Hospital\n\n2019 – 2023\n\n"
        + "\n".join(f"- {one}" for one in said)
    )
    timeline = _read_page(page).skeleton_timeline
    assert timeline is not None
    (job,) = timeline.experiences
    assert job.highlights == said


def test_interests_side_by_side_are_one_each() -> None:
    """D12: "Rudern, Chor" was printed as "Rudern: Chor"."""
    page = (
        "# Jo Muster\n\n## Experience\n\n### Nurse, Moor Hospital\n\n2019 – 2023\n\n## "
        "Interests\n\nRudern, Chor\n"
    )
    timeline = _read_page(page).skeleton_timeline
    assert timeline is not None
    assert [(one.name, one.keywords) for one in timeline.interests] == [
        ("Rudern", ()),
        ("Chor", ()),
    ]


@pytest.mark.parametrize(
    "headline", ["Pflegefachfrau, Intensivpflege", "Hebamme", "Industrieelektriker"]
)
def test_a_headline_under_the_name_is_no_part_of_it(headline: str) -> None:
    """A9: "Jo Muster Pflegefachfrau, Intensivpflege" was the name."""
    page = (
        f"# Jo Muster\n\n{headline}\n\njo.muster@example.org\n\n## Experience\n\n### Nurse, "
        f"Moor Hospital\n\n2019 – 2023\n"
    )
    profile = _read_page(page).applicant_profile
    assert profile is not None
    assert (profile.basics.name, profile.basics.label) == ("Jo Muster", headline)


def test_what_stands_beside_the_number_of_a_page_is_its_foot() -> None:
    """A form prints the day, its maker and the number at the foot of its only page."""
    told = read(
        pdf(
            line("Anselm Yarrow", 40, 40, size=20, bold=True),
            line("yarrow@uni.example", 40, 65),
            line("Experience", 40, 90, size=13, bold=True),
            line("Research Fellow, Charlesbank Institute", 40, 115, bold=True),
            line("2019 – 2022", 40, 130),
            line("Technical skills", 40, 170, size=13, bold=True),
            line("Vacuum technology, LabVIEW", 40, 195),
            line("November 26, 2026", 40, 760, size=8),
            line("© European Union, 2002 – 2026", 190, 760, size=8),
            line("Page 1 / 1", 520, 760, size=8),
        )
    )
    assert told.skeleton_timeline is not None
    (skills,) = told.skeleton_timeline.skills
    assert skills.keywords == ("Vacuum technology", "LabVIEW")


@pytest.mark.parametrize("font", ["LMSansDemiCond10-Regular", "OpenSans-SemiCondensed"])
def test_a_condensed_font_is_no_font_of_icons(font: str) -> None:
    """The name of such a font has "icon" in it: short words went, and lines were cut there."""
    words = ("Capacità", " ", "e", " ", "competenze")
    spans = [
        Span(one, (10.0 * at, 10, 10.0 * at + 9, 22), 10.0, font) for at, one in enumerate(words)
    ]
    (cell,) = cells_of(Line(spans, (10, 10, 60, 22)))
    assert cell.text == "Capacità e competenze"
    icon = [Span("e", (10, 10, 19, 22), 10.0, "MaterialIcons"), spans[-1]]
    (cell,) = cells_of(Line(icon, (10, 10, 60, 22)))
    assert cell.text == "competenze"


def test_words_of_small_capitals_are_one_heading() -> None:
    """Their first letters and the spaces are larger: no space between tags on a coloured ground."""
    parts = [("E", 13.0), ("SPERIENZE", 10.4), (" ", 13.0), ("DI", 10.4), (" ", 13.0), ("LAVORO", 10.4)]  # fmt: skip
    spans, x = [], 60.0
    for text, size in parts:
        wide = len(text) * size * 0.6
        spans.append(Span(text, (x, 100.0, x + wide, 113.0), size, "Serif"))
        x += wide
    cells = cells_of(Line(spans, (60.0, 100.0, x, 113.0)))
    assert [cell.text for cell in cells] == ["ESPERIENZE DI LAVORO"]
