"""A degree with its grade in brackets keeps its subject (CONTRACT A9, E4)."""

import pytest

from interview_app.use_cases.reading.document import DocumentReader

PAGE = (
    "Amara Okonkwo\namara@example.org\n\nExperience\n\nNurse, Leeds Hospital\n2015 – 2019\n- "
    "Cared for patients\n\n"
    "Education\n\n{}\n2011 – 2014\n"
)


@pytest.mark.parametrize(
    ("heading", "read"),
    [
        ("BSc (Hons) Adult Nursing, University of Bradford", ("BSc (Hons)", "Adult Nursing", "University of Bradford")),
        ("BA (Honours) History, University of York", ("BA (Honours)", "History", "University of York")),
        ("BEng (Hons) in Civil Engineering, University of Leeds", ("BEng (Hons)", "Civil Engineering", "University of Leeds")),
    ],
)  # fmt: skip
def test_a_grade_in_brackets_is_no_subject(heading: str, read: tuple[str, str, str]) -> None:
    """E4: "Hons" was read as the field, and the field was lost."""
    with DocumentReader() as reader:
        reading = reader.read_now(PAGE.format(heading).encode(), filename="a.txt")
    assert reading.derived.skeleton_timeline is not None
    (school,) = reading.derived.skeleton_timeline.education
    assert (school.study_type, school.area, school.institution) == read
