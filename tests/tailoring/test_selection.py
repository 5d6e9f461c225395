"""The selection contract and profile.yaml (CONTRACT C1 to C5)."""

from pathlib import Path

import pytest

from interview_app.domain.proposals import SelectionPlan
from interview_app.domain.timeline import Certificate, Experience, SkeletonTimeline
from interview_app.errors import SelectionError
from interview_app.paths import resources
from interview_app.tailoring.lines import profile_yaml
from interview_app.tailoring.lines.career_from_cards import career_from_cards
from interview_app.tailoring.lines.facts import Career
from interview_app.tailoring.lines.selection import (
    check_plan,
    load_plan,
    parse_plan,
    unused_overrides,
)
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
    ],
)
def test_what_is_not_there_is_named(plan: dict[str, object], sentence: str) -> None:
    """C2: the sentences to the letter."""
    with pytest.raises(SelectionError, match=sentence):
        check_plan(SelectionPlan.model_validate(plan), CAREER)


NOTHING = {
    "selected_experience_ids": [],
    "selected_project_ids": [],
    "selected_education_ids": [],
    "selected_skill_labels": [],
}


def test_what_is_left_is_counted_over_what_there_is() -> None:
    """C1, C2: `[]` of all there is leaves nothing; what a plan cannot name is printed where it names the order of the rest."""
    job = Experience(id="exp-1", title="Nurse", organization="Moor Hospital")
    only_a_job = Career(timeline=SkeletonTimeline(experiences=(job,)))
    no_job = SelectionPlan(selected_experience_ids=())
    with pytest.raises(SelectionError, match=r"Selection plan results in an empty resume\."):
        check_plan(no_job, only_a_job)
    check_plan(SelectionPlan(selected_project_ids=()), only_a_job)
    certified = Career(
        timeline=SkeletonTimeline(experiences=(job,), certificates=(Certificate(name="ALS"),))
    )
    check_plan(no_job, certified)
    with pytest.raises(SelectionError, match="empty resume"):
        check_plan(SelectionPlan.model_validate(NOTHING), certified)
    check_plan(SelectionPlan.model_validate({**NOTHING, "section_order": ["Skills"]}), certified)
    check_plan(
        SelectionPlan.model_validate({**NOTHING, "selected_experience_ids": ["exp-1"]}), certified
    )


def test_lines_for_an_entry_that_is_left_out_are_told() -> None:
    """C4: nobody looks in vain for lines they wrote."""
    ids = [one.id for one in CAREER.timeline.experiences]
    assert len(ids) > 1
    lines = {id: ["Cut p95 latency by 75%"] for id in ids}
    plan = SelectionPlan.model_validate({"bullet_overrides": lines})
    assert unused_overrides(plan, CAREER) == ()
    chosen = plan.model_copy(update={"selected_experience_ids": (ids[0],)})
    assert unused_overrides(chosen, CAREER) == tuple(ids[1:])
    assert unused_overrides(
        plan.model_copy(update={"selected_experience_ids": ()}), CAREER
    ) == tuple(ids)


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
    with pytest.raises(
        SelectionError, match=r"Selection schema validation failed: 'section_order' stands twice"
    ):
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
