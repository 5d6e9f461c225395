"""The selection contract and profile.yaml (CONTRACT C1 to C5)."""

from pathlib import Path

import pytest

from interview_app.domain.tailoring import SelectionPlan
from interview_app.errors import SelectionError
from interview_app.paths import resources
from interview_app.tailoring import profile_yaml
from interview_app.tailoring.facts import career_from_cards
from interview_app.tailoring.selection import check_plan, load_plan, parse_plan
from tests.tailoring.made_up import PAYSCALE

CAREER = career_from_cards(PAYSCALE)


@pytest.mark.parametrize(
    ("plan", "sentence"),
    [
        ({"selected_experience_ids": ["x"]}, r"Unknown experience id: 'x'\."),
        ({"selected_project_ids": ["x"]}, r"Unknown project id: 'x'\."),
        ({"selected_education_ids": ["x"]}, r"Unknown education id: 'x'\."),
        ({"selected_skill_labels": ["x"]}, r"Unknown skills label: 'x'\."),
        ({"bullet_overrides": {"x": ["y"]}}, r"Unknown bullet_overrides id: 'x'\."),
        (
            {
                "selected_experience_ids": [],
                "selected_project_ids": [],
                "selected_education_ids": [],
                "selected_skill_labels": [],
            },
            r"Selection plan results in an empty resume\.",
        ),
    ],
)
def test_what_is_not_there_is_named(plan: dict[str, object], sentence: str) -> None:
    """C2: the sentences to the letter."""
    with pytest.raises(SelectionError, match=sentence):
        check_plan(SelectionPlan.model_validate(plan), CAREER)


def test_a_file_that_cannot_be_used_says_why(tmp_path: Path) -> None:
    """C2: not found, not readable, not JSON, not of the schema."""
    with pytest.raises(SelectionError, match="Selection file not found: "):
        load_plan(tmp_path / "none.json")
    (tmp_path / "bytes.json").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(SelectionError, match="Failed to read selection file: "):
        load_plan(tmp_path / "bytes.json")
    with pytest.raises(SelectionError, match="Selection file is not valid JSON: "):
        parse_plan("{")
    with pytest.raises(SelectionError, match=r"Selection schema validation failed: .*yaml"):
        parse_plan('{"yaml": 1}')
    with pytest.raises(SelectionError, match=r"Selection schema validation failed: 'section_order' stands twice"):
        parse_plan('{"section_order": ["Skills"], "section_order": ["Education"]}')
    with pytest.raises(SelectionError, match=r"'exp-1' stands twice"):
        parse_plan('{"bullet_overrides": {"exp-1": ["a"], "exp-1": ["b"]}}')


def test_a_profile_can_be_written_and_read_back() -> None:
    """C5: profile.yaml holds meta, experience, education, skills and more."""
    again = profile_yaml.from_yaml(profile_yaml.to_yaml(CAREER))
    assert again == CAREER
    with pytest.raises(SelectionError, match="unknown key hobby"):
        profile_yaml.from_yaml("hobby: []")


def test_the_sample_plan_is_of_the_schema() -> None:
    """C5: `resources/samples/llm_selection_example.json` exists and can be read."""
    plan = load_plan(resources() / "samples" / "llm_selection_example.json")
    assert plan.section_order == ("Experience", "Skills", "Education")
