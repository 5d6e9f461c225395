"""Names of folders and of lines (CONTRACT D2, D10)."""

from itertools import islice

import pytest

from interview_app.domain.resume import bullet_ids, slug


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Senior Backend Engineer", "senior-backend-engineer"),
        ("Größe & Ärger", "grosse-arger"),
        ("C++ / C#", "c-c"),
        ("../../etc", "etc"),
        ("Nurse – Intensive Care", "nurse-intensive-care"),
        ("Nurse–Intensive—Care", "nurse-intensive-care"),
        ("Driver’s Mate", "driver-s-mate"),
        ("Driver's Mate", "driver-s-mate"),
        ("Cook…Baker", "cook-baker"),
        ("日本語", "resume"),
        (" — ", "resume"),
        ("", "resume"),
        ("a" * 60, "a" * 60),
        ("a" * 61, "a" * 60),
        ("a" * 59 + " b", "a" * 59),
    ],
)
def test_a_title_as_a_name_of_a_folder(title: str, name: str) -> None:
    """D10: NFKD, lower case, non-alphanumerics to one hyphen, at most 60, empty gives `resume`;
    dashes of any width part.
    """
    assert slug(title) == name


def test_the_id_of_a_line_names_its_employer() -> None:
    """D2: bullet ids like experience-payscale-bullet-1."""
    assert next(bullet_ids("experience", "PayScale")) == "experience-payscale-bullet-1"
    assert [*islice(bullet_ids("experience", "Holt–Weber"), 2)][
        1
    ] == "experience-holt-weber-bullet-2"
