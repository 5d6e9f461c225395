"""A form as an instruction prints it is taken as it stands; what follows from an entry is filled in;
all that is wrong is told at once (issue 28.6; model notes 2, 3, 8).
"""

import asyncio
import dataclasses
import json
from typing import Any

import pytest

from interview_app.domain.asks import ReviewAsk
from interview_app.domain.journal import Record
from interview_app.domain.knowledge_card import KnowledgeCard
from interview_app.domain.known import Known
from interview_app.domain.offered_forms import printed
from interview_app.domain.phases import Phase
from interview_app.domain.profile import ApplicantProfile
from interview_app.domain.records import DataType
from interview_app.domain.timeline import SkeletonTimeline
from interview_app.domain.writing import CandidateDossier
from interview_app.interview import prompt
from interview_app.interview.session_state import session_state
from interview_app.llm.client import PersonItem, ResultItem, StateItem, SystemItem
from interview_app.llm.sending import lean
from interview_app.paths import prompt_texts
from interview_app.tool_contract import Done, Failed, ToolContext, Waiting
from tests.interview.played import NoContacts, PlainDocuments
from tools.persist_data import PersistData, PersistParameters
from tools.read_records import ReadParameters, ReadRecords
from tools.submit_for_validation import SubmitForValidation, SubmitParameters

JOB = {
    "id": "exp-1",
    "organization": "North Dock",
    "title": "Stevedore",
    "start": "2019-03",
    "end": "present",
}
TIMELINE = SkeletonTimeline.model_validate({"experiences": [JOB]})
STORY = {
    "entry_id": "exp-1",
    "story": {
        "situation": "Ships waited.",
        "action": "I moved the crane.",
        "result": "They left sooner.",
    },
}


class Reviews:
    """Shows what it is given."""

    async def prepare(
        self, data_type: DataType, data: dict[str, Any], *, message: str | None
    ) -> Any:
        return ReviewAsk.model_construct(data_type=data_type, data=data)


class Kept:
    """Records of a test."""

    def __init__(self, *records: Record) -> None:
        self.records = records

    def find(self, data_type: DataType, record_id: str) -> Record | None:
        return next(
            (one for one in self.records if (one.data_type, one.id) == (data_type, record_id)), None
        )

    def approved_as(self, data_type: DataType, sha256: str) -> Record | None:
        return None

    async def keep_artifact(self, data: dict[str, Any]) -> Record:
        raise AssertionError


def context(known: Known, *records: Record) -> ToolContext:
    return ToolContext(
        phase=known.phase, known=known, now="2026-05-04T10:00:00Z", documents=PlainDocuments(),
        contacts=NoContacts(), records=Kept(*records), reviews=Reviews(),
    )  # fmt: skip


def submitted(kind: str, data: dict[str, Any], known: Known | None = None) -> Any:
    params = SubmitParameters(dataType=kind, data=data)  # type: ignore[call-arg]
    return asyncio.run(
        SubmitForValidation().run(params, context(known or Known(timeline=TIMELINE)))
    )


def shown(outcome: Any) -> dict[str, Any]:
    assert isinstance(outcome, Waiting), outcome
    return dict(outcome.ask.data)  # type: ignore[union-attr]


@pytest.mark.parametrize("kind", ["applicant_profile", "skeleton_timeline", "knowledge_card"])
def test_a_form_is_taken_as_it_is_printed(kind: str) -> None:
    """Note 2: what an instruction shows is what its tool takes, word for word."""
    assert shown(submitted(kind, json.loads(printed(DataType(kind)))))


@pytest.mark.parametrize("kind", ["writing_sample", "candidate_dossier"])
def test_a_form_that_is_reviewed_as_it_is_kept_is_taken_as_it_is_printed(kind: str) -> None:
    """Note 2."""
    params = PersistParameters(dataType=kind, data=json.loads(printed(DataType(kind))))  # type: ignore[call-arg]
    assert shown(asyncio.run(PersistData().run(params, context(Known()))))


@pytest.mark.parametrize("phase", list(Phase))
def test_every_form_of_an_instruction_is_generated(phase: Phase) -> None:
    """Note 2: no form is written by hand, and none is left as a mark."""
    texts = prompt_texts()
    told = prompt.conversation(
        texts, (PersonItem(text="Hi"),), known=Known(phase=phase), language="en"
    )
    first, *_talk, last = told
    assert isinstance(first, SystemItem)
    assert isinstance(last, StateItem)
    assert "{{form" not in first.text
    assert '{"basics": {"name"' not in texts[phase.value]


def test_what_follows_from_an_entry_is_filled_in() -> None:
    """Note 2, D1: id, company, role, project, time and the words; what is said is kept."""
    card = shown(submitted("knowledge_card", STORY))
    assert card["id"].startswith("card-")
    assert (card["company"], card["role"], card["timeframe"]) == (
        "North Dock",
        "Stevedore",
        "2019-03 to present",
    )
    assert card["raw_text"] == "Ships waited. I moved the crane. They left sooner."
    assert (
        shown(submitted("knowledge_card", {**STORY, "role": "Crane driver"}))["role"]
        == "Crane driver"
    )
    assert shown(submitted("knowledge_card", {"raw_text": "Alone."}))["company"] == "independent"
    notes = {"story": {"notes": ["The crane stood still.", "Nobody knew why."]}}
    assert shown(submitted("knowledge_card", notes))["raw_text"] == (
        "The crane stood still. Nobody knew why."
    )


def test_one_field_of_an_approved_card_is_changed_by_its_id() -> None:
    """Note 12: "I looked: it was 1,112"; the rest is not retold."""
    old = KnowledgeCard.model_validate(shown(submitted("knowledge_card", STORY)))
    known = Known(timeline=TIMELINE, cards=(old,))
    change = {
        "id": old.id,
        "metrics": [{"value": "1,112", "description": "ships"}],
        "story": {"caveat": "less that year"},
    }
    card = shown(submitted("knowledge_card", change, known))
    assert card["metrics"][0]["value"] == "1,112"
    assert card["story"]["caveat"] == "less that year"
    assert card["story"]["action"] == "I moved the crane."
    assert card["raw_text"] == old.raw_text


def test_all_that_is_wrong_is_told_at_once() -> None:
    """Note 2: not one field after the other."""
    wrong = {"experiences": [{"start": "spring", "end": 7}], "skills": [{"label": ["x"]}]}
    failed = submitted("skeleton_timeline", wrong)
    assert isinstance(failed, Failed)
    for path in ("data.experiences[0].start", "data.experiences[0].end", "data.skills[0].label"):
        assert f"{path}: " in failed.message


def test_what_was_approved_is_kept_by_the_id_of_its_review() -> None:
    """Note 8, A11: the full form stays allowed, and an id that nobody approved is refused."""
    profile = ApplicantProfile.model_validate({"basics": {"name": "Jo"}}).to_json()
    kind = DataType.APPLICANT_PROFILE
    record = Record(data_type=kind, id="profile", version=2, sha256="x", data=profile, at="2026")

    def kept(id: str) -> Any:
        params = PersistParameters(dataType="applicant_profile", reviewId=id)  # type: ignore[call-arg]
        return asyncio.run(PersistData().run(params, context(Known(), record)))

    assert kept("profile") == Done(data={"status": "ok", "id": "profile", "version": 2})
    assert isinstance(kept("made-up"), Failed)


def test_a_result_says_the_changes_and_no_figures_for_machines() -> None:
    """Note 8: levels in place of decimals, no hashes, moments or empty lists, nothing retold."""
    change = {"field": "basics.name", "oldValue": "Joe", "newValue": "Jo"}
    reviewed = {"status": "modified", "data": {"basics": {"name": "Jo"}}, "id": "profile",
                "version": 2, "userNotes": None, "changes": [change]}  # fmt: skip
    told = lean(ResultItem(call_id="c", tool="submit_for_validation", output=reviewed))
    assert set(told) == {"status", "id", "version", "changes"}
    rejected = {"status": "rejected", "data": {"basics": {}}, "changes": [], "userNotes": "No."}
    told = lean(ResultItem(call_id="c", tool="submit_for_validation", output=rejected))
    assert told["userNotes"] == "No."
    read = {"derived": {"confidence": {"a.b": 0.9123, "a.c": 0.61, "a.d": 0.2}}, "quality": {"extraction_confidence": 0.91, "issues": []},
            "artifact_record": {"sha256": "ff", "created": "2026", "text": "Hi"}}  # fmt: skip
    told = lean(ResultItem(call_id="c", tool="extract_document", output=read))
    assert told == {
        "derived": {"confidence": {"medium": ["a.c"], "low": ["a.d"]}},
        "quality": {"extraction_confidence": "high"},
        "artifact_record": {"text": "Hi"},
    }
    chosen = {"selectedIds": [], "otherText": "x", "timestamp": "2026"}
    assert lean(ResultItem(call_id="c", tool="get_user_option", output=chosen)) == {
        "selectedIds": [],
        "otherText": "x",
    }


def career(jobs: int) -> Known:
    timeline = SkeletonTimeline.model_validate({"experiences": [
        {"id": f"exp-{at}", "organization": f"Firm {at}", "title": "Clerk", "start": f"{2000 + at}", "end": f"{2001 + at}", "highlights": ["x" * 200] * 4}
        for at in range(jobs)]})  # fmt: skip
    facts = [
        {"id": f"fact-{at}-{line}", "entry_id": f"exp-{at}", "company": "F", "project": "", "role": "", "timeframe": "", "raw_text": "x" * 200}
        for at in range(jobs) for line in range(4)]  # fmt: skip
    stories = [
        {
            **facts[0],
            "id": f"card-{at}",
            "entry_id": f"exp-{jobs - 1}",
            "raw_text": f"Story {at} " + "y" * 400,
        }
        for at in range(3)
    ]
    cards = tuple(KnowledgeCard.model_validate(one) for one in (*facts, *stories))
    return Known(phase=Phase.DEEP_DIVE, timeline=timeline, cards=cards)


def test_the_newest_stories_are_never_the_ones_that_are_forgotten() -> None:
    """Note 3: six jobs with four lines each and three stories: all of them are there, newest first."""
    state = session_state(career(6), "en")
    assert [one["id"] for one in state["entries"]] == [f"exp-{at}" for at in range(5, -1, -1)]
    assert [one["id"] for one in state["entries"][0]["stories"]] == ["card-0", "card-1", "card-2"]
    assert state["entries"][0]["stories"][0]["lacks"] == [
        "situation",
        "action",
        "result",
        "metrics",
        "line",
    ]
    assert "left_out" not in state


def test_what_finds_no_room_is_said_and_can_be_read() -> None:
    """Note 3: the oldest entries are left out, by their ids, and `read_records` gives them whole."""
    known = career(80)
    state = session_state(known, "en")
    assert len(json.dumps(state)) < 6_600
    left = state["left_out"]
    assert left["count"] == 80 - len(state["entries"]) > 0
    assert state["entries"][0]["id"] == "exp-79"
    params = ReadParameters(ids=(left["ids"][0], "card-1", "nobody"))
    done = asyncio.run(ReadRecords().run(params, context(known)))
    assert isinstance(done, Done)
    entry, story = done.data["records"]
    assert entry["entry"]["id"] == left["ids"][0]
    assert len(entry["stories"]) == 4
    assert story["raw_text"].startswith("Story 1")
    assert done.data["unknown"] == ["nobody"]


def test_a_long_posting_takes_no_room_of_the_stories() -> None:
    """Note 3: long texts of the person's records are cut with a mark, and can be read whole."""
    posting = "We look for a clerk. " * 400
    dossier = CandidateDossier(looking_for=("clerk",), posting=posting)
    known = dataclasses.replace(career(6), dossier=dossier)
    state = session_state(known, "en")
    assert len(state["entries"]) == 6
    assert "read_records" in state["dossier"]["posting"]
    done = asyncio.run(ReadRecords().run(ReadParameters(ids=("dossier",)), context(known)))
    assert isinstance(done, Done)
    assert done.data["records"][0]["dossier"]["posting"] == posting.strip()


def test_a_story_that_is_not_for_a_model_is_told_to_none() -> None:
    """NEXT 7: neither in the state of the session nor by asking for it."""
    known = career(1)
    cards = tuple(
        one.model_copy(update={"not_for_model": one.id == "card-1"}) for one in known.cards
    )
    known = dataclasses.replace(known, cards=cards)
    assert "Story 1 " not in json.dumps(session_state(known, "en"))
    params = ReadParameters(ids=("card-1", "exp-0"))
    done = asyncio.run(ReadRecords().run(params, context(known)))
    assert isinstance(done, Done)
    assert done.data["unknown"] == ["card-1"]
    assert "Story 1 " not in json.dumps(done.data["records"])
