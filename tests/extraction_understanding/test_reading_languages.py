"""Résumés in the languages that are read and not spoken: Finnish, Romanian, Hungarian, Czech, Slovak,
Russian.
"""

from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.extraction_understanding.pages import plain, read

PEOPLE = yaml.safe_load(
    Path(__file__).with_name("resumes_by_language.yaml").read_text(encoding="utf-8")
)


@pytest.mark.parametrize("person", PEOPLE, ids=lambda one: one["text"].partition("\n")[0])
def test_a_resume_is_read_in_its_language(person: dict[str, Any]) -> None:
    """Headings, an end that is open, a degree, a licence and levels of languages in its words."""
    found = read(plain(person["text"]))
    timeline = found.skeleton_timeline
    assert timeline is not None
    assert found.language == person["language"]
    jobs = [[one.title, one.organization, one.start, one.end] for one in timeline.experiences]
    assert jobs == person["jobs"]
    (school,) = timeline.education
    assert person["degree"] in f"{school.study_type} {school.area}"
    assert school.institution
    assert person["licence"] in [one.name for one in timeline.certificates]
    assert {one.language: one.fluency for one in timeline.languages} == person["languages"]
