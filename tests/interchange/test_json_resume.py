"""JSON Resume: the schema's own samples come out as they went in (CONTRACT E9)."""

import json
from pathlib import Path
from typing import Any

import pytest

from interview_app.domain.entry_fields import fields_of
from interview_app.domain.timeline import ENTRIES, SkeletonTimeline
from interview_app.errors import ImportFailed
from interview_app.interchange import json_resume

FILES = Path(__file__).parent / "files"


def without_empty(value: Any) -> Any:
    """An empty string and an absent field mean the same."""
    if isinstance(value, dict):
        return {
            key: kept
            for key, item in value.items()
            if (kept := without_empty(item)) not in (None, "", [], {})
        }
    return [without_empty(item) for item in value] if isinstance(value, list) else value


@pytest.mark.parametrize("name", ["jsonresume-sample.json", "jsonresume-career-changer.json"])
def test_the_schemas_own_samples_round_trip(name: str) -> None:
    """E9: identity on the official schema's fields."""
    content = (FILES / name).read_bytes()
    given = json.loads(content)
    given.setdefault("$schema", json_resume.SCHEMA)
    imported = json_resume.read(content)
    written = json.loads(json_resume.write(imported.applicant_profile, imported.skeleton_timeline))
    assert without_empty(written) == without_empty(given)
    assert imported.not_understood == ()


def test_a_job_without_an_end_goes_on_and_comes_back_so() -> None:
    """E9: running jobs right."""
    content = json.dumps(
        {"work": [{"name": "Acme", "position": "Fitter", "startDate": "2019-04-01"}]}
    ).encode()
    imported = json_resume.read(content)
    assert imported.skeleton_timeline is not None
    (job,) = imported.skeleton_timeline.experiences
    assert (job.start, job.end) == ("2019-04", "present")
    assert json.loads(json_resume.write(None, imported.skeleton_timeline))["work"] == [
        {"name": "Acme", "position": "Fitter", "startDate": "2019-04-01"}
    ]


def test_a_date_the_person_changed_wins_over_the_day_that_was_carried() -> None:
    """E9: what is carried never outlives a correction."""
    imported = json_resume.read(
        b'{"work": [{"name": "Acme", "startDate": "2019-04-01", "endDate": "2020-01-31"}]}'
    )
    assert imported.skeleton_timeline is not None
    job = imported.skeleton_timeline.experiences[0].model_copy(update={"start": "2018-09"})
    written = json.loads(json_resume.write(None, SkeletonTimeline(experiences=(job,))))
    assert written["work"][0]["startDate"] == "2018-09"
    assert written["work"][0]["endDate"] == "2020-01-31"


EVERY_FIELD = {
    key: {
        field.key: {"lines": ["one", "two"], "start": "2001-02", "end": "2003"}.get(
            field.shown.kind, f"some {field.key}"
        )
        for field in fields_of(model)
    }
    for key, model in ENTRIES.items()
}


@pytest.mark.parametrize("key", ENTRIES)
def test_every_field_that_a_person_fills_in_comes_back(key: str) -> None:
    """29.7: a field of the timeline is in the file without a line of its own there."""
    timeline = SkeletonTimeline.model_validate({key: [EVERY_FIELD[key]]})
    read = json_resume.read(json_resume.write(None, timeline))
    assert read.skeleton_timeline is not None
    (entry,) = getattr(read.skeleton_timeline, key)
    assert EVERY_FIELD[key].items() <= entry.to_json().items()


def test_a_place_of_another_form_is_carried_and_gives_way_to_what_the_person_writes() -> None:
    """E9: a file of another program is not refused for a field that the schema does not have."""
    place = {"city": "Leeds"}
    content = json.dumps({"education": [{"institution": "Park", "location": place}]}).encode()
    timeline = json_resume.read(content).skeleton_timeline
    assert timeline is not None
    (school,) = timeline.education
    assert json.loads(json_resume.write(None, timeline))["education"][0]["location"] == place
    school = school.model_copy(update={"location": "York"})
    written = json_resume.write(None, SkeletonTimeline(education=(school,)))
    assert json.loads(written)["education"][0]["location"] == "York"


def test_two_alike_jobs_stay_two() -> None:
    """DESIGN 6: ids are unique even when a file repeats itself."""
    imported = json_resume.read(b'{"work": [{"name": "Acme"}, {"name": "Acme"}]}')
    assert imported.skeleton_timeline is not None
    assert len({job.id for job in imported.skeleton_timeline.experiences}) == 2


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[]", b"{}", b'{"work": [{"name": 7}]}', b"\xff\xfe", b"[" * 100_000]
)
def test_what_is_no_json_resume_is_a_sentence(content: bytes) -> None:
    """E: a failure is one sentence."""
    with pytest.raises(ImportFailed, match=r"\."):
        json_resume.read(content)


def test_fields_that_are_not_understood_are_named() -> None:
    """Issue 7.2: an import says what was not understood."""
    imported = json_resume.read(
        b'{"basics": {"name": "Ada", "shoe": 9}, "hobbies": [], "languages": [{"language": '
        b'"Igbo", "since": 1}]}'
    )
    assert set(imported.not_understood) == {"basics.shoe", "hobbies", "languages[0].since"}


def test_another_phone_and_the_date_of_birth_come_back() -> None:
    """They stand beside the fields of the schema, which allows more of them."""
    basics = {"name": "Ada", "phone": "08-1", "otherPhone": "070-2", "birth": "12 March 1978"}
    imported = json_resume.read(json.dumps({"basics": basics}).encode())
    assert imported.not_understood == ()
    assert json.loads(json_resume.write(imported.applicant_profile, None))["basics"] == basics
