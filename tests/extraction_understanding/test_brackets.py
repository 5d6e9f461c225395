"""A bracket belongs to the name before it, in the form in which the person wrote it (CONTRACT A9,
D10).
"""

import pytest

from interview_app.use_cases.reading.document import DocumentReader

PAGE = """Amara Okonkwo
amara@example.org

Experience

{job}
2015 – 2019
- Cared for patients

Education

{school}
2011 – 2014

Certificates

- {certificate}
- First Aid, 2016
"""
JOB, SCHOOL, CERTIFICATE = (
    "Nurse, Leeds Hospital",
    "BSc Nursing, University of Leeds",
    "Triage, 2018",
)


def read(**lines: str) -> tuple[tuple[str | None, ...], ...]:
    """Job, school and first certificate of a page, as (title, firm), (degree, subject, school),
    (name, issuer, date).
    """
    page = PAGE.format(**{"job": JOB, "school": SCHOOL, "certificate": CERTIFICATE, **lines})
    with DocumentReader() as reader:
        timeline = reader.read_now(page.encode(), filename="a.txt").derived.skeleton_timeline
    assert timeline is not None
    job, school, one = timeline.experiences[0], timeline.education[0], timeline.certificates[0]
    return (
        (job.title, job.organization),
        (school.study_type, school.area, school.institution),
        (one.name, one.issuer, one.date),
    )


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (
            "NMC Registered Nurse (Adult), Nursing and Midwifery Council, 2014",
            ("NMC Registered Nurse (Adult), Nursing and Midwifery Council", None, "2014"),
        ),
        (
            "Registered Nurse (Child) – Nursing and Midwifery Council, 2014",
            ("Registered Nurse (Child)", "Nursing and Midwifery Council", "2014"),
        ),
        (
            "Forklift licence (Class B) | TÜV Süd | 2018",
            ("Forklift licence (Class B)", "TÜV Süd", "2018"),
        ),
        (
            "Registered Nurse (Mental Health), 2014",
            ("Registered Nurse (Mental Health)", None, "2014"),
        ),
        ("Registered Nurse (Mental Health)", ("Registered Nurse (Mental Health)", None, None)),
        (
            "Registered Nurse – (Mental Health), 2014",
            ("Registered Nurse (Mental Health)", None, "2014"),
        ),
        ("Staplerschein (Frontstapler), 2014", ("Staplerschein (Frontstapler)", None, "2014")),
        (
            "Certified Payroll Manager (CPM), 2014",
            ("Certified Payroll Manager (CPM)", None, "2014"),
        ),
        (
            "Wound care (Nursing and Midwifery Council), 2014",
            ("Wound care", "Nursing and Midwifery Council", "2014"),
        ),
    ],
)
def test_a_certificate_keeps_its_bracket(line: str, expected: tuple[str | None, ...]) -> None:
    """A9: "(Adult), Nursing and Midwifery Council" was read as who gave it, and printed after a
    comma.
    """
    assert read(certificate=line)[2] == expected


def test_a_post_and_a_degree_keep_their_bracket() -> None:
    """A9: a firm never begins with the bracket of the post before it."""
    job, school, _certificate = read(
        job="Staff Nurse (Adult), Leeds Hospital", school="Diploma (Nursing), University of Leeds"
    )
    assert job == ("Staff Nurse (Adult)", "Leeds Hospital")
    assert school == ("Diploma", "Nursing", "University of Leeds")


@pytest.mark.parametrize(
    "line",
    [
        "Praxisanleiterin (300 Stunden), 2020",
        "AWS Community Builder (Container), 2022",
    ],
)
def test_a_bracket_at_the_end_of_a_name_is_closed(line: str) -> None:
    """D10: "Praxisanleiterin (300 Stunden" stood on the page, since the date behind took the
    bracket along.
    """
    name = read(certificate=line)[2][0]
    assert name is not None
    assert name.count("(") == name.count(")") == 1


def test_the_bracket_of_a_post_is_closed() -> None:
    """A9: a firm with its person, a post with its kind, dates behind them."""
    (title, firm), _school, _certificate = read(
        job="Intern (summer term)\nAcme Research(Prof. Han)"
    )
    assert title == "Intern (summer term)"
    assert firm == "Acme Research(Prof. Han)"


@pytest.mark.parametrize(
    "line",
    [
        "General Journeyman Electrician (J), Oregon License #59812J, expires 10/2027",
        "CPR / First Aid, American Red Cross, valid until March 2027",
        "Schweißerprüfung DIN EN ISO 9606-1 (gültig bis 12/2026)",
        "Ersthelferin, DRK, gültig bis 05/2026",
    ],
)
def test_the_day_a_licence_ends_is_not_the_day_it_was_given(line: str) -> None:
    """Issue 5.5: for an electrician the licence is the résumé; it stands as they wrote it."""
    assert read(certificate=line)[2] == (line, None, None)
