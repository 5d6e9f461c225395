"""A document in a language that no file tells of: headings, sections and entries are told by how
they look and what they hold.

The words of these documents are made up, so that no list can know them.
"""

import pytest

from interview_app.extraction.document import Document
from interview_app.extraction.phrases.dates_in_text import date_ranges
from tests.extraction_understanding.pages import line, pdf, plain, read
from tests.extraction_understanding.test_cuts import timeline

HEADING = 14.0


def _made_up(*, side: bool = False) -> Document:
    """A page with five headings that no list knows; with `side`, two of them in a column of their
    own.
    """
    right = 380.0
    rows = [
        line("Tilbo Maruvek", 50, 40, size=24, bold=True),
        line("Surnavelo", 50, 70),
        line("tilbo@mailbox.example", 50, 84),
        line("Zelk tami", 50, 110, size=HEADING, bold=True),
        line("Garnod", 50, 130, bold=True), line("Vesk Harluna", 50, 144), line("2019 - 2023", 50, 158),
        line("Belm", 50, 180, bold=True), line("Orvid Tusk", 50, 194), line("2015 - 2019", 50, 208),
        line("Sardig", 50, 230, bold=True), line("Malk Ebro", 50, 244), line("2012 - 2015", 50, 258),
        line("Ponav", 50, 290, size=HEADING, bold=True),
        line("Kelbo rastin", 50, 310, bold=True), line("Hulma Zerd", 50, 324), line("2008 - 2012", 50, 338),
        line("Dorv", 50, 360, bold=True), line("Trenk Vola", 50, 374), line("2005 - 2008", 50, 388),
    ]  # fmt: skip
    at = right if side else 50.0
    for n, (head, words) in enumerate(
        (("Vurg", "Aldo, Bremin, Cask"), ("Mitro", "Dalu, Erv, Fosk"))
    ):
        top = (130 if side else 420) + 60 * n
        rows += [line(head, at, top, size=HEADING, bold=True), line(words, at, top + 20)]
    return pdf(*rows)


@pytest.mark.parametrize("side", [False, True])
def test_sections_that_no_word_names_are_told_by_what_they_hold(side: bool) -> None:
    """The longer section with times is the jobs, the other one the schools, a list of words the
    skills (issue 3).
    """
    found = timeline(_made_up(side=side))
    assert [(one.title, one.organization) for one in found.experiences] == [
        ("Garnod", "Vesk Harluna"),
        ("Belm", "Orvid Tusk"),
        ("Sardig", "Malk Ebro"),
    ] or [(one.organization, one.title) for one in found.experiences] == [
        ("Garnod", "Vesk Harluna"),
        ("Belm", "Orvid Tusk"),
        ("Sardig", "Malk Ebro"),
    ]
    assert [one.start for one in found.education] == ["2008", "2005"]
    assert "Bremin" in [word for group in found.skills for word in group.keywords]


@pytest.mark.parametrize(
    ("text", "goes_on"),
    [
        ("2020 – pågående", True),
        ("aug 2020 – folyamatban", True),
        ("2020 – Maler", False),
        ("2020 – mars", False),
        ("Maler 2020 – heite", False),
    ],
)
def test_a_word_behind_a_dash_says_that_it_goes_on(text: str, goes_on: bool) -> None:
    """Where it fills the cell of the dates, in whatever language; a month does not (issue 3)."""
    (found,) = date_ranges(text)
    assert (found.end == "present") is goes_on


def test_schools_are_set_as_the_jobs_are() -> None:
    """What stands in bold is the degree where jobs have their post in bold, whatever its words
    (issue 3).
    """
    rows = [
        line("Erna Vogt", 50, 40, size=24, bold=True),
        line("erna.vogt@mailbox.example", 50, 70),
        line("Work experience", 50, 100, size=16, bold=True),
        line("Nurse", 50, 124, bold=True), line("Harbour Trust Ltd", 50, 138), line("2019 - 2023", 50, 152),
        line("Cook", 50, 180, bold=True), line("Bell Kitchens Ltd", 50, 194), line("2015 - 2019", 50, 208),
        line("Education", 50, 240, size=16, bold=True),
        line("Milchwerk Ausweis", 50, 264, bold=True), line("Inforama", 50, 278), line("2012 - 2015", 50, 292),
    ]  # fmt: skip
    (school,) = timeline(pdf(*rows)).education
    assert (school.study_type or school.area, school.institution) == (
        "Milchwerk Ausweis",
        "Inforama",
    )


@pytest.mark.parametrize(
    ("lines", "city", "code"),
    [
        (("Hissmo 41, 835 32 Krokom",), "Krokom", "835 32"),
        (("14 bis, rue des Frères-Lumière", "25000 BESANÇON"), "BESANÇON", "25000"),
    ],
)
def test_a_postcode_tells_the_town(lines: tuple[str, ...], city: str, code: str) -> None:
    """Whatever the street is called, and also where the town stands in the line below (issue 3)."""
    head = "\n".join(("Ilse Brandt", *lines, "ilse.brandt@mailbox.example"))
    profile = read(
        plain(f"{head}\n\nWork experience\n\nCook, Bell Ltd\n2019 - 2023\n")
    ).applicant_profile
    assert profile is not None
    home = profile.basics.location
    assert (home.city, home.postal_code) == (city, code)


def test_a_town_stands_in_the_type_of_what_is_around_it() -> None:
    """A bare name beside phone and mail, set as they are, is where somebody lives; the name above
    is not, and the line under it is the headline (issue 3).
    """
    rows = [
        line("Gethin Pryce", 50, 40, size=24, bold=True),
        line("Surnavelo tamik", 50, 70, size=12),
        line("Wrexham", 50, 90, size=9),
        line("+44 113 496 0733", 50, 104, size=9),
        line("gethin@mailbox.example", 50, 118, size=9),
        line("Work experience", 50, 150, size=16, bold=True),
        line("Nurse", 50, 174, bold=True), line("Harbour Trust Ltd", 50, 188), line("2019 - 2023", 50, 202),
    ]  # fmt: skip
    profile = read(pdf(*rows)).applicant_profile
    assert profile is not None
    assert (profile.basics.location.city, profile.basics.label) == ("Wrexham", "Surnavelo tamik")


def test_an_untidy_file_keeps_its_items_and_headings() -> None:
    """`-steam bending` without a space is an item, `CERTIFICATES / LICENCES` a heading (issue 3)."""
    found = timeline(
        plain(
            "Ilse Brandt\nilse.brandt@mailbox.example\n\nWORK\n\n2013 - 2019\tBoatbuilder\n"
            "Harbour Yard Ltd\n- restoration of a cutter\n-steam bending of frames\n\n"
            "CERTIFICATES / LICENCES\n\nForklift licence\n"
        )
    )
    assert [one.highlights for one in found.experiences] == [
        ("restoration of a cutter", "steam bending of frames")
    ]
    assert [one.name for one in found.certificates] == ["Forklift licence"]
