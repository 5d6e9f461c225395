"""A bracket belongs to the name before it, in the form in which the person wrote it (CONTRACT A9, D10)."""

import pytest

from interview_app.use_cases.read_document import DocumentReader

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
JOB, SCHOOL, CERTIFICATE = "Nurse, Leeds Hospital", "BSc Nursing, University of Leeds", "Triage, 2018"


def read(**lines: str) -> tuple[tuple[str | None, ...], ...]:
    """Job, school and first certificate of a page, as (title, firm), (degree, subject, school), (name, issuer, date)."""
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
        ("Forklift licence (Class B) | TÜV Süd | 2018", ("Forklift licence (Class B)", "TÜV Süd", "2018")),
        ("PRINCE2 Practitioner (AXELOS), 2019", ("PRINCE2 Practitioner", "AXELOS", "2019")),
        ("Registered Nurse (Mental Health), 2014", ("Registered Nurse (Mental Health)", None, "2014")),
        ("Registered Nurse (Mental Health)", ("Registered Nurse (Mental Health)", None, None)),
        ("Registered Nurse – (Mental Health), 2014", ("Registered Nurse (Mental Health)", None, "2014")),
        ("Staplerschein (Frontstapler), 2014", ("Staplerschein (Frontstapler)", None, "2014")),
        ("Certified Payroll Manager (CPM), 2014", ("Certified Payroll Manager (CPM)", None, "2014")),
        ("Ausbildereignung (IHK Köln), 2016", ("Ausbildereignung", "IHK Köln", "2016")),
        ("Wound care (Nursing and Midwifery Council), 2014", ("Wound care", "Nursing and Midwifery Council", "2014")),
    ],
)
def test_a_certificate_keeps_its_bracket(line: str, expected: tuple[str | None, ...]) -> None:
    """A9: "(Adult), Nursing and Midwifery Council" was read as who gave it, and printed after a comma."""
    assert read(certificate=line)[2] == expected


def test_a_post_and_a_degree_keep_their_bracket() -> None:
    """A9: a firm never begins with the bracket of the post before it."""
    job, school, _certificate = read(
        job="Staff Nurse (Adult), Leeds Hospital", school="Diploma (Nursing), University of Leeds"
    )
    assert job == ("Staff Nurse (Adult)", "Leeds Hospital")
    assert school == ("Diploma", "Nursing", "University of Leeds")
