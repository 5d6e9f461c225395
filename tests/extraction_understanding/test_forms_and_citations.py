"""Labels in front of lists, lines of forms, cited works, addresses, towns behind schools, and what
a comma cut off.
"""

import pytest

from interview_app.extraction.entries.fragments import Fragment
from interview_app.extraction.entries.header_roles import Assigned
from interview_app.extraction.entries.job_headers import Job, rejoin
from interview_app.extraction.page.rows import Type
from tests.extraction_understanding.pages import line, pdf, plain, read
from tests.extraction_understanding.test_cuts import HEAD, timeline

TOP = "Ilse Brandt\nilse.brandt@mailbox.example\n\n"
JOB = (
    "Work experience\n\nHead Gardener, Kew Mount Estate\n2019 - 2023\n- Planted nine hundred "
    "trees along the drive.\n\n"
)
SCHOOL = "Education\n\nBSc, Horticulture\nUniversity of Eastmere, 2012 - 2015\n"


def test_a_kind_in_a_cell_of_its_own_is_the_label_of_the_words_beside_it() -> None:
    """`Glasshouse | Misting, Grafting` in one type; a label that has a section's name stays with
    its words (issue 3).
    """
    rows = [
        line("Work", 50, 100, size=16, bold=True),
        line("Head Gardener", 50, 124, bold=True), line("Kew Mount Estate", 50, 138), line("2019 - 2023", 50, 152),
        line("Skills", 50, 200, size=16, bold=True),
        line("Glasshouse", 50, 224), line("Misting, Grafting", 170, 224),
        line("Software", 50, 240), line("Excel, AutoCAD", 170, 240),
        line("Licences", 50, 256), line("Chainsaw, Tractor", 170, 256),
    ]  # fmt: skip
    found = timeline(pdf(*HEAD, *rows)).skills
    assert [(group.label, group.keywords) for group in found] == [
        ("Glasshouse", ("Misting", "Grafting")),
        ("Software", ("Excel", "AutoCAD")),
        ("Licences", ("Chainsaw", "Tractor")),
    ]


def test_words_side_by_side_are_no_labels() -> None:
    """Two columns of single words have no kinds in the first one (issue 3)."""
    text = TOP + JOB + "Skills\n\nMisting\tGrafting\nPruning\tLayering\n"
    assert [group.label for group in timeline(plain(text)).skills] == [None]


def test_a_row_of_dots_behind_a_skill_is_its_level() -> None:
    """`AutoCAD ●●●●○` is AutoCAD (issue 3)."""
    found = timeline(plain(TOP + JOB + "Skills\n\nAutoCAD ●●●●○\nSketchUp ★★★☆☆\n")).skills
    assert [word for group in found for word in group.keywords] == ["AutoCAD", "SketchUp"]


def test_cited_works_are_one_each() -> None:
    """Author, year in brackets, title, and where it came out (issue 3)."""
    text = TOP + JOB + SCHOOL + (
        "\nPublications\n\nBrandt, I. (2021). Trees and trust. Eastmere University Press.\n\n"
        "Brandt, I. and Holt, A. (2019). “Ledgers of a glasshouse”. Journal of Garden History, "
        "60(2), 201–223.\n\n"
        "Brandt, I. (2017). Counting bulbs. Past and Plants, 4, 7–11.\n"
    )  # fmt: skip
    found = timeline(plain(text)).publications
    assert [(one.name, one.publisher, one.release_date) for one in found] == [
        ("Trees and trust", "Eastmere University Press", "2021"),
        ("Ledgers of a glasshouse", "Journal of Garden History, 60(2), 201–223", "2019"),
        ("Counting bulbs", "Past and Plants, 4, 7–11", "2017"),
    ]


@pytest.mark.parametrize(
    ("written", "street", "city", "code"),
    [
        ("418 Cedar Loop, Rapid City, SD 57701", "418 Cedar Loop", "Rapid City", "57701"),
        ("Address: ul. Prosta 5, 00-001 Warszawa", "ul. Prosta 5", "Warszawa", "00-001"),
    ],
)
def test_a_numbered_house_is_no_town(written: str, street: str, city: str, code: str) -> None:
    """What the street is called does not matter (issue 3)."""
    profile = read(
        plain(f"Ilse Brandt\n{written}\nilse.brandt@mailbox.example\n\n{JOB}{SCHOOL}")
    ).applicant_profile
    assert profile is not None
    home = profile.basics.location
    assert (home.address, home.city, home.postal_code) == (street, city, code)


def _piece(text: str, start: int, opened: str = "", line: int = 0) -> Fragment:
    return Fragment(text, start, start + len(text), Type(), line, 0, opened=opened)


def test_what_a_comma_cut_off_a_post_comes_back() -> None:
    """`Warehouse worker, later shift lead` is one post (issue 3)."""
    post, later = _piece("Warehouse worker", 0), _piece("later shift lead", 18, ",")
    job = Job(title=post.found())
    rejoin(job, Assigned({"title": post}, [later], 1.0, 1.0))
    assert job.title is not None
    assert job.title.text == "Warehouse worker, later shift lead"


def test_a_schools_label_is_no_degree() -> None:
    """`Abschluss: Mittlere Reife` (issue 3)."""
    text = f"{TOP}{JOB}Education\n\nRealschule am Markt\n1999 - 2008\nAbschluss: Mittlere Reife\n"
    (one,) = timeline(plain(text)).education
    assert (one.study_type, one.institution) == ("Mittlere Reife", "Realschule am Markt")
