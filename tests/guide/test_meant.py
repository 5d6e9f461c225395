"""A job that is named in words at a choice of jobs: exact, and asked (NEXT 4)."""

import pytest

from interview_app.guide.marks import Choice, Mark, mark_of
from interview_app.guide.meant import meant

OFFERED = (
    Choice("exp-1", "Vet Tech, Westgate Pet Clinic"),
    Choice("exp-2", "Waitress, Rudy's"),
    Choice("more", "Show other jobs"),
)
FOLDED = (Choice("exp-3", "Dog Groomer, Shaggy Chic Grooming"),)


@pytest.mark.parametrize(
    ("said", "job"),
    [
        ("my time as a dog groomer", "exp-3"),
        ("shaggy chic", "exp-3"),
        ("the Westgate Pet Clinic one", "exp-1"),
        ("show other", None),
        ("pet", "exp-1"),
        ("?!", None),
        ("it was in spring", None),
    ],
)
def test_a_job_is_named_by_its_words_or_by_some_of_them(said: str, job: str | None) -> None:
    """One that waited behind "Show other jobs" could not be named."""
    at = Mark(kind="choose", path="role", options=OFFERED, others=FOLDED)
    read = mark_of([at.as_raw()])
    assert read is not None
    found = meant(read, said, 1)
    assert (found.job.id if found else None) == job
