"""Heads of entries that have nothing in common with the others of their section."""

import pytest

from interview_app.extraction.document import Document, Line, Span
from interview_app.extraction.entries.units import ends_open
from tests.extraction_understanding.pages import line, pdf, plain, read

HEAD = "Begoña Kestrel\nbegona.kestrel@mailbox.example\n\nExperiencia laboral\n\n"


def _jobs(document: Document) -> list[tuple[str | None, str | None]]:
    found = read(document).skeleton_timeline
    assert found is not None
    return [(one.title, one.organization) for one in found.experiences]


def test_a_head_that_lacks_its_firm_is_parted_where_it_has_one() -> None:
    """Each head is written in another way, so that they have no joint in common."""
    found = _jobs(
        plain(
            f"{HEAD}"
            "Jefa de cocina en turnos de noche\n2019 - actualidad\n\n"
            "Chef de partie, Seehof Limmat AG\n2015 - 2019\n\n"
            "Cocinera. Restaurante Asador S.L.\n2008 - 2011\n"
        )
    )
    assert found[1:] == [
        ("Chef de partie", "Seehof Limmat AG"),
        ("Cocinera", "Restaurante Asador S.L."),
    ]


@pytest.mark.parametrize("dash", ["-", "–"])
def test_what_a_dash_adds_in_lower_case_belongs_to_what_stands_before(dash: str) -> None:
    """No firm and no town is written so."""
    (found,) = _jobs(
        plain(f"{HEAD}Jefa de partida {dash} cuarto frío\nHotel Ercilla\n2019 - actualidad\n")
    )
    assert found == (f"Jefa de partida {dash} cuarto frío", "Hotel Ercilla")


def test_a_bracket_behind_a_post_is_not_its_firm() -> None:
    """The firm stands in the next line, and no word says that it is one."""
    found = _jobs(
        plain(
            f"{HEAD}"
            "Figurinista y sastra (autónoma)\nEstudio Lucía Viste\n2013 - 2020\n\n"
            "Oficial de sastrería\nCornejo Gil\n2010 - 2012\n"
        )
    )
    assert found == [
        ("Figurinista y sastra (autónoma)", "Estudio Lucía Viste"),
        ("Oficial de sastrería", "Cornejo Gil"),
    ]


def _two_types(bold: str, rest: str, top: float) -> Line:
    """A line that begins in bold; the space behind that is in the type of the rest."""
    spans: list[Span] = []
    left = 50.0
    for text, heavy in ((bold, True), (" ", False), (rest, False)):
        right = left + 5.0 * len(text)
        spans.append(Span(text, (left, top, right, top + 12), 10.0, "Sans", heavy))
        left = right
    return Line(spans, (50, top, left, top + 12), 0)


def test_a_head_is_parted_where_its_type_changes() -> None:
    """LaTeX's description lists: the employer as a bold label, the post in the text behind it."""
    found = _jobs(
        pdf(
            line("Wilhelmina Kestrel", 50, 40, size=18),
            line("w.kestrel@mailbox.example", 50, 70),
            line("Experience", 50, 100, size=14, bold=True),
            _two_types("Maritime Collection", "Senior Registrar, 2019 - now", 130),
            _two_types("Museum of the Riverina", "Registrar, 2014 - 2018", 160),
        )
    )
    assert found == [
        ("Senior Registrar", "Maritime Collection"),
        ("Registrar", "Museum of the Riverina"),
    ]


def test_headings_have_their_numbers_in_a_cell_of_their_own() -> None:
    """Also the one whose words no list has; items with a number before them are no headings."""
    rows = [line("Wilhelmina Kestrel", 50, 40, size=18)]
    rows += [line("w.kestrel@mailbox.example", 50, 70)]
    below = (
        ("Education", ["BSc Chemistry, University of Eastmere, 2003 - 2006"]),
        ("Systems and gleaning", ["Vernon, EMu, Loan agreements, Object handling."]),
        ("Publications", ["1. What the label forgot. 2021.", "2. A store in weeks. 2020."]),
        ("Languages", ["Dutch (fluent)"]),
    )
    top = 100.0
    for number, (heading, lines) in enumerate(below, 1):
        rows += [line(str(number), 50, top, size=14, bold=True)]
        rows += [line(heading, 80, top, size=14, bold=True)]
        for at, text in enumerate(lines, 1):
            rows += [line(text, 50, top + 20 * at)]
        top += 30 + 20 * len(lines)
    found = read(pdf(*rows)).skeleton_timeline
    assert found is not None
    assert [one.institution for one in found.education] == ["University of Eastmere"]
    assert [word for group in found.skills for word in group.keywords] == [
        "Vernon",
        "EMu",
        "Loan agreements",
        "Object handling",
    ]
    assert [one.name for one in found.publications] == [
        "What the label forgot.",
        "A store in weeks.",
    ]


def _paragraph(top: float, *rows: str) -> list[Line]:
    """The lines of a paragraph that fills its column but for the last one."""
    whole = [line(text, 50, top + 14 * at, wide=500) for at, text in enumerate(rows[:-1])]
    return [*whole, line(rows[-1], 50, top + 14 * (len(rows) - 1))]


def test_half_a_bracket_is_no_value() -> None:
    """A comma in a bracket parts no post from its firm, and a bracket goes on in the next line."""
    found = _jobs(
        plain(
            f"{HEAD}"
            "Kirkstall Vets, Leeds: Receptionist / client care (part-time, 12 hrs)\n"
            "2022 - 2024\n\n"
            "Nurse for nutrition (distance, Harper)\n2019 - 2021\n"
        )
    )
    assert not [
        name for job in found for name in job if name and name.count("(") != name.count(")")
    ]
    assert found[0] == ("Receptionist / client care (part-time, 12 hrs)", "Kirkstall Vets, Leeds")
    assert ends_open("Level 3 Diploma in Nursing, Askham College, York (RCVS")


def test_small_words_alone_are_no_name() -> None:
    """What stands behind "at" is one, and no more of a sentence."""
    found = _jobs(
        plain(
            f"{HEAD}"
            "2022 - 2024: Kirkstall Vets, Leeds\nRegistered nurse\n\n"
            "2019 - 2022: Career break (children). Kept my books up and did some work at the\n\n"
            "2015 - 2018: Aire Valley Animal Hospital, Bradford\nSenior nurse\n"
        )
    )
    assert "the" not in [name for job in found for name in job]
