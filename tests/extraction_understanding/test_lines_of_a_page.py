"""Lines that were taken for another kind: a sentence for a post, a headline for a name, a list for
a label (CONTRACT A9).
"""

import pytest

from interview_app.domain.reading import Derived
from interview_app.use_cases.reading.document import DocumentReader


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
