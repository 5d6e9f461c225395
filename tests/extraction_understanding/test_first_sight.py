"""What strangers' pages brought to light at first sight: broken names, remarks, certificates in a
row, and paragraphs that begin with their time.
"""

import pytest

from interview_app.domain.timeline import SkeletonTimeline
from tests.extraction_understanding.pages import RESUME, plain, read

CERTIFIED = (
    RESUME
    + """
Certificates
{lines}
"""
)


def _timeline(text: str) -> SkeletonTimeline:
    found = read(plain(text)).skeleton_timeline
    assert found is not None
    return found


def _basics(text: str) -> tuple[str | None, str | None]:
    """The name and the town."""
    profile = read(plain(text)).applicant_profile
    assert profile is not None
    return profile.basics.name, profile.basics.location.city


@pytest.mark.parametrize("remark", ["WHAT I DID", "WO ICH WAR", "LO QUE HE HECHO"])
def test_a_remark_in_capitals_is_neither_name_nor_town(remark: str) -> None:
    """Most of its words are small ones, which name nothing; and a name is no town."""
    name, reached, *rest = RESUME.strip().split("\n")
    townless = reached.replace("Leeds, UK | ", "")
    assert _basics("\n".join([name, townless, remark, *rest])) == (name, None)
    assert _basics("\n".join([remark, reached, *rest])) == (None, "Leeds")


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (
            ("Forklift licence", "Working at height 2021"),
            [("Forklift licence", None), ("Working at height", None)],
        ),
        (
            ("Forklift licence 2019", "Working at height", "Food hygiene 2022"),
            [("Forklift licence", None), ("Working at height", None), ("Food hygiene", None)],
        ),
        (
            ("Wound care", "Harbour College, 2020", "First aid", "Leeds University, 2021"),
            [("Wound care", "Harbour College"), ("First aid", "Leeds University")],
        ),
    ],
)
def test_a_certificate_below_another_is_one_of_its_own(
    lines: tuple[str, ...], told: list[tuple[str, str | None]]
) -> None:
    """Only a line that names a school or a firm says who gave the one above it."""
    found = _timeline(CERTIFIED.format(lines="\n".join(lines)))
    assert [(one.name, one.issuer) for one in found.certificates] == told
