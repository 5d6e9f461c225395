"""What a posting lists beside its demands, for the person to count (issue 26)."""

import pytest

from interview_app.domain.tailoring import Priority
from interview_app.tailoring.match.terms import Synonyms
from interview_app.tailoring.posting.analyst import analyse
from interview_app.tailoring.posting.demands import items
from interview_app.tailoring.posting.listed import demands_at, lines_of
from interview_app.tailoring.posting.text import outline_lines, read_posting

POSTING = """Deputy Home Manager - The Larches
What you will do:
- Lead and mentor a team of 40 care staff
- Plan rotas and keep agency use down
What you will need:
- NVQ Level 3 in Health and Social Care
- At least three years' experience in dementia care
- A full UK driving licence
- Experience with Nourish or Person Centred Software
Desirable: moving and handling train the trainer, end of life care
Benefits: 28 days' holiday, free parking, Blue Light Card, pension
Apply by 15 December to jobs@brightmoor.example
"""


def test_a_line_with_its_own_label_is_a_line_of_its_own() -> None:
    """It was run together with the next label, whose benefits hid what is desirable."""
    _profile, demands = analyse(read_posting(POSTING), Synonyms())
    assert [(one.text, one.priority) for one in demands][4:] == [
        ("moving and handling train the trainer", Priority.MEDIUM),
        ("end of life care", Priority.MEDIUM),
    ]


def test_the_posting_stands_there_line_by_line_with_its_demands() -> None:
    """Headings are set apart; a line may hold two demands, and one that was dropped is held by
    none.
    """
    posting = read_posting(POSTING)
    _profile, demands = analyse(posting, Synonyms())
    lines = lines_of(posting, demands)
    assert [one.text for one in lines if one.heading] == [
        "Deputy Home Manager - The Larches",
        "What you will do:",
        "What you will need:",
    ]
    assert [one.text for one in lines if not one.heading and not one.demands] == [
        "Lead and mentor a team of 40 care staff",
        "Plan rotas and keep agency use down",
        "Benefits: 28 days' holiday, free parking, Blue Light Card, pension "
        "Apply by 15 December to jobs@brightmoor.example",
    ]
    assert lines[-2].demands == ("req-005", "req-006")
    dropped = [one for one in demands if one.id != "req-005"]
    assert lines_of(posting, dropped)[-2].demands == ("req-006",)


def test_a_line_that_is_counted_is_what_it_asks_for_with_its_place() -> None:
    """Its id is none that is taken, and a task asks for less than a demand; what was read as
    asking for nothing is a demand as it stands.
    """
    posting = read_posting(POSTING)
    _profile, demands = analyse(posting, Synonyms())
    lines = lines_of(posting, demands)
    (demand,) = demands_at(posting, lines[3].start, Synonyms(), demands)
    assert (demand.id, demand.text, demand.priority) == ("req-007", lines[3].text, Priority.LOW)
    assert demand.span is not None
    assert posting.text[demand.span.start : demand.span.end] == lines[3].text
    both = demands_at(posting, lines[-2].start, Synonyms(), demands[:4])
    assert [(one.id, one.text) for one in both] == [(one.id, one.text) for one in demands[4:]]
    (whole,) = demands_at(posting, lines[-1].start, Synonyms(), demands)
    assert (whole.text, whole.priority) == (lines[-1].text, Priority.HIGH)
    assert demands_at(posting, 1, Synonyms(), demands) == ()


def test_what_stands_over_a_list_is_no_end_of_the_item_above_it() -> None:
    """A long item seemed to go on in the heading of the next list, whatever its words."""
    long = "- Keeping the stock of shoes, steel and glue-on materials for all four smiths of the clinic"
    rows = [long, "What we ask:", "- Experience with glue-on shoes"]
    assert [line for _, line, _ in outline_lines("\n".join(rows), "en")] == rows
    wrapped = [long, "of the workshop:", "Nails are bought elsewhere"]
    assert outline_lines("\n".join(wrapped), "en")[0][1].endswith("clinic of the workshop:")


@pytest.mark.parametrize(
    ("demand", "kinds"),
    [
        ("Abgeschlossene Ausbildung zum Tischler, Meisterbrief wünschenswert", ["must", "nice"]),
        ("Erfahrung im Möbelbau", ["must"]),
        ("Idealerweise Erfahrung mit CNC, gern auch SAP", ["nice"]),
    ],
)
def test_a_wish_behind_a_demand_is_told_apart_at_the_pause(demand: str, kinds: list[str]) -> None:
    """The whole line counted as a wish."""
    found = items(read_posting(f"Tischler (m/w/d)\n\nIhr Profil\n- {demand}\n- Deutsch\n"))
    assert [one.kind for one in found][:-1] == kinds


def test_what_stands_above_the_lists_of_a_posting_is_no_demand() -> None:
    """The sentence that names the post was a must-have, its square metres among its words; where
    nothing is listed, prose is all there is.
    """
    intro = "Buscamos responsable de almacén para nuestro nuevo centro de 12.000 m2."
    below = (
        "Funciones:\n- Dirigir un equipo\n\nRequisitos:\n- Carnet de carretillero\n- Excel\n- SAP"
    )
    sought = "Buscamos una persona que haya trabajado con producto fresco."
    posting = f"Responsable de almacén\n\n{intro} {sought}\n\n{below}\n\n{sought}\n"
    assert [one.text for one in items(read_posting(posting)) if one.kind == "must"] == [
        "Carnet de carretillero",
        "Excel",
        "SAP",
        "haya trabajado con producto fresco",
    ]
    prose = f"Responsable de almacén\n\n{sought}\n"
    (asked,) = [one.text for one in items(read_posting(prose)) if one.kind == "must"]
    assert asked == "haya trabajado con producto fresco"
