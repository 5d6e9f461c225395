"""What stands in an entry's lines stays in that entry, whole: lists without bullets, posts with
what they were cut from.
"""

from interview_app.domain.timeline import Experience
from tests.extraction_understanding.pages import line, pdf, plain, read

HEAD = (
    line("Tessa Okafor", 40, 40, size=20, bold=True),
    line("tessa.okafor@mailbox.example | +44 113 496 0733", 40, 70),
)


def _jobs(*experience: str) -> tuple[Experience, ...]:
    text = "\n".join(
        (
            "Tessa Okafor",
            "Bristol | tessa.okafor@mailbox.example | 0113 496 0733",
            "",
            "Work experience",
            "",
            *experience,
        )
    )
    timeline = read(plain(text)).skeleton_timeline
    assert timeline is not None
    return timeline.experiences


def test_a_list_indented_below_its_label_belongs_to_the_entry_above() -> None:
    """Lines under "Highlights" that have no bullets are no header of the entry that follows."""
    entries = []
    for at, (firm, post, dates) in enumerate(
        (("Area 9", "Baker", "Sep 2015 — Nov 2018"), ("US Mills", "NCO", "Jul 2011 — Aug 2013"))
    ):
        top = 150 + 120 * at
        entries += [
            line(firm, 50, top, bold=True),
            line(dates, 450, top, bold=True),
            line(post, 50, top + 22, bold=True),
            line("Highlights", 50, top + 44, bold=True),
            line("Ovens cleaned", 80, top + 60),
            line("Etc", 80, top + 76),
        ]
    found = read(
        pdf(*HEAD, line("Experience", 50, 120, size=16, bold=True), *entries)
    ).skeleton_timeline
    assert found is not None
    told = [(one.organization, one.title, one.highlights) for one in found.experiences]
    assert told == [
        ("Area 9", "Baker", ("Ovens cleaned", "Etc")),
        ("US Mills", "NCO", ("Ovens cleaned", "Etc")),
    ]


def test_a_place_of_three_parts_under_a_second_post_is_no_firm() -> None:
    """Posts of one firm each with their dates and place below: the second one's town is not its
    employer.
    """
    rows = [line("Experience", 50, 120, size=16)]
    rows += [line("Halden Foods", 50, 150, size=12), line("5 years 4 months", 50, 166)]
    for top, post, dates in (
        (200, "Senior Demand Planner", "March 2022 - Present (3 years)"),
        (300, "Demand Planner", "November 2019 - March 2022 (2 years 5 months)"),
    ):
        rows += [
            line(post, 50, top, size=11.5),
            line(dates, 50, top + 17),
            line("Leeds, England, United Kingdom", 50, top + 34),
            line(
                "Kept the forecast of four hundred chilled products right all year.",
                50,
                top + 60,
                size=11,
            ),
        ]
    found = read(pdf(*HEAD, *rows)).skeleton_timeline
    assert found is not None
    assert [(one.organization, one.title, one.location) for one in found.experiences] == [
        ("Halden Foods", "Senior Demand Planner", "Leeds, England, United Kingdom"),
        ("Halden Foods", "Demand Planner", "Leeds, England, United Kingdom"),
    ]


def test_what_a_bracket_cut_off_a_post_stays_with_it() -> None:
    """A rank in brackets is part of a post."""
    _one, other = _jobs(
        "University Hospital",
        "Staff Nurse",
        "07/2018 – 06/2020",
        "- Looked after two patients a shift",
        "",
        "City Hospital Trust",
        "Senior Logistics Supervisor (Sergeant First Class)",
        "05/2014 – 05/2016",
        "- Kept the stores of a ward",
    )
    assert other.title == "Senior Logistics Supervisor (Sergeant First Class)"


def test_towns_behind_the_firms_of_two_entries_are_their_places() -> None:
    """No list knows all towns: what stands behind a comma after two firms is where they are."""
    jobs = _jobs(
        "Ward Nurse",
        "Osprey Trust, Malmesbury",
        "07/2018 – 06/2020",
        "- Looked after two patients a shift",
        "",
        "Care Assistant",
        "Bellweather Homes, Cirencester",
        "05/2014 – 05/2016",
        "- Kept the records of thirty people",
    )
    assert [(one.organization, one.location) for one in jobs] == [
        ("Osprey Trust", "Malmesbury"),
        ("Bellweather Homes", "Cirencester"),
    ]


def test_what_stands_third_in_many_headers_is_where_the_firm_is() -> None:
    """Three headers of post, firm and a third name, of which a firm is named by its legal form:
    three towns.
    """
    jobs = _jobs(
        "Brewer — Dennis PLC, Cirencester\n05/2018 – 05/2020\n- Brewed eight kinds of beer",
        "",
        "Psychologist — Gonzalez-White, Malmesbury\n05/2016 – 04/2018\n- Saw forty people a month",
        "",
        "Steward — Wilkerson PLC, Wotton\n05/2014 – 04/2016\n- Kept the stores of a ward",
    )
    assert [(one.organization, one.location) for one in jobs] == [
        ("Dennis PLC", "Cirencester"),
        ("Gonzalez-White", "Malmesbury"),
        ("Wilkerson PLC", "Wotton"),
    ]


def test_a_degree_and_its_school_in_one_long_line_are_an_entry() -> None:
    """A line of nineteen words that names a degree, its school, the month and a grade is no
    paragraph.
    """
    text = """
Tessa Okafor
tessa.okafor@mailbox.example | 0113 496 0733

Experience

Ward Nurse, Osprey Trust, 05/2016 – 05/2020

Education

Bachelor of Science in Nursing, University of Texas Health Science Center at San Antonio, May 2016 (GPA 3.7)

Associate of Arts, San Antonio College, 2013
"""
    found = read(plain(text)).skeleton_timeline
    assert found is not None
    assert [
        (one.institution, one.study_type, one.area, one.end, one.score) for one in found.education
    ] == [
        (
            "University of Texas Health Science Center at San Antonio",
            "Bachelor of Science",
            "Nursing",
            "2016-05",
            "3.7",
        ),
        ("San Antonio College", "Associate of Arts", None, "2013", None),
    ]


def test_an_address_over_two_lines_is_one_and_a_label_is_no_town() -> None:
    """Street and postcode with its town stand below each other; "Website" over an address is where
    nobody lives.
    """
    text = """
Matteo Brandis
Via dei Tigli 14
38122 Trento
m.brandis@esempio.it | 333 456 7890

Esperienza

Tecnico, Idrotrentina S.p.A., 05/2016 – 05/2020
"""
    profile = read(plain(text)).applicant_profile
    assert profile is not None
    place = profile.basics.location
    assert (place.address, place.postal_code, place.city) == ("Via dei Tigli 14", "38122", "Trento")
    named = read(
        plain(
            "Tessa Okafor\n\nContact\n\nEmail\ntessa@mailbox.example\nWebsite\nhttp://tessa.example/blog\n\n"
            "Experience\n\nBaker, Holt Ltd, 2016 – 2020"
        )
    ).applicant_profile
    assert named is not None
    assert named.basics.location.city is None


def test_a_house_number_of_four_figures_is_no_postcode() -> None:
    """The house of "1412 Vine St., Dayton, OH 45402" stands before its street."""
    profile = read(
        plain(
            "Dale Kowal\n1412 Vine St., Dayton, OH 45402 • 937-555-0142 • dale@mailbox.example\n\n"
            "Experience\n\nBaker, Holt Ltd, 2016 – 2020"
        )
    ).applicant_profile
    assert profile is not None
    place = profile.basics.location
    assert (place.address, place.city, place.region, place.postal_code) == (
        "1412 Vine St.",
        "Dayton",
        "OH",
        "45402",
    )


def test_a_headline_stands_before_the_first_entry_under_whatever_heading() -> None:
    """A heading that no word names (misspelt, or of another language) left the jobs to the head of
    the document: a post of one of them became what the person is.
    """
    text = """
Zoë Grünlund
Horse hoof care
14 Mill Lane, Ludlow SY8 1NW
zoe@example.org

WERK EXPIRIENCE

03/2019 - now  Nurse, Teme Equine, Ludlow
Sept. 2013 – Feb 2019  Nurse, Hollins & Sons, Hereford
"""
    profile = read(plain(text)).applicant_profile
    assert profile is not None
    assert profile.basics.label == "Horse hoof care"
