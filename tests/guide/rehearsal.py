"""Plays an interview with the guide alone: applies its calls to `Known` as the actor would, without
store and documents.
"""

import dataclasses
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from interview_app.domain.asks import MessageAsk, message_ask
from interview_app.domain.card_making import make_cards
from interview_app.domain.journal import Record
from interview_app.domain.known import Known, from_records
from interview_app.domain.phases import Objective, ObjectiveStatus, Phase, following
from interview_app.domain.records import DataType, record_id
from interview_app.domain.settling import settled
from interview_app.domain.story import Shown, shown_in
from interview_app.domain.story_changes import StoryChange
from interview_app.guide.course import load
from interview_app.guide.leader import Guide
from interview_app.guide.marks import Mark, mark_of
from interview_app.guide.talk import Talk, read_talk
from interview_app.interview.answers import MessageAnswer
from interview_app.llm.client import (
    CallReady,
    HistoryItem,
    LeaderItem,
    NoteItem,
    PersonItem,
    ResultItem,
    TextDelta,
    ToolCall,
    ToolSpec,
    TurnDone,
    TurnRequest,
)

FOLDER = Path(__file__).parent.parent.parent / "resources" / "guide"
TODAY = "2026-01"
EVERYWHERE = ("capabilities.describe", "get_user_option", "next_phase")
WITH_FILES = (
    *EVERYWHERE,
    "get_user_upload",
    "extract_document",
    "submit_for_validation",
    "persist_data",
)
ALLOWED: dict[Phase, tuple[str, ...]] = dict.fromkeys(Phase, WITH_FILES)
ALLOWED[Phase.CORE_FACTS] = (*WITH_FILES, "get_macos_contact_card")
_REACHES = {
    DataType.APPLICANT_PROFILE: (Objective.APPLICANT_PROFILE,),
    DataType.SKELETON_TIMELINE: (Objective.SKELETON_TIMELINE,),
    DataType.KNOWLEDGE_CARD: (Objective.ONE_CARD_GENERATED, Objective.INTERVIEWED_ONE_EXPERIENCE),
    DataType.WRITING_SAMPLE: (Objective.ONE_WRITING_SAMPLE,),
    DataType.CANDIDATE_DOSSIER: (Objective.DOSSIER_COMPLETE,),
}

Answer = dict[str, Any] | str
Person = Callable[["Rehearsal", LeaderItem], Answer]
"""Given the guide's turn, the output of its call or the words of the person."""


@dataclass
class Rehearsal:
    """One interview; `run` plays until nothing is to be answered or the turns are used up."""

    person: Person
    document: dict[str, Any] | None = None
    known: Known = field(default_factory=Known)
    history: list[HistoryItem] = field(default_factory=list)
    records: dict[tuple[DataType, str], Record] = field(default_factory=dict)
    guide: Guide = field(default_factory=lambda: Guide(FOLDER))
    event: int = 0

    def request(self) -> TurnRequest:
        tools = tuple(
            ToolSpec(name=name, description="", schema={}) for name in ALLOWED[self.known.phase]
        )
        return TurnRequest(history=tuple(self.history), known=self.known, tools=tools)

    def marks(self) -> list[Mark]:
        """What the guide noted of its own turns, in order."""
        found = (mark_of(item.raw_items) for item in self.history if isinstance(item, LeaderItem))
        return [mark for mark in found if mark is not None]

    def lead(self) -> LeaderItem:
        """The guide's next turn, put into the history."""
        self.event += 1
        item = dataclasses.replace(leader_item(self.guide, self.request()), event_id=self.event)
        self.history.append(item)
        return item

    def say(self, text: str) -> None:
        self.event += 1
        self.history.append(PersonItem(text=text, event_id=self.event))

    def step(self) -> LeaderItem:
        """One turn of the guide and the answer to it."""
        turn = self.lead()
        if turn.calls:
            self.answer_call(turn.calls[0], lambda: self.person(self, turn))
        else:
            answer = self.person(self, turn)
            if isinstance(answer, str):
                self.say(answer)
            else:
                self.type(answer)
        return turn

    def approve_call(self, call: ToolCall) -> None:
        """The person approves what a call shows, as it is; or it is done without them."""
        self.answer_call(call, lambda: {"status": "approved"})

    def answer_call(self, call: ToolCall, answer: Callable[[], Answer]) -> None:
        """What comes of a call, by the person's answer where it needs one."""
        arguments = json.loads(call.arguments)
        output = self._automatic(call.name, arguments)
        if output is None:
            output = self._answered(call.name, arguments, answer())
        self.event += 1
        self.history.append(
            ResultItem(call_id=call.call_id, tool=call.name, output=output, event_id=self.event)
        )

    def type(self, answer: dict[str, Any]) -> None:
        """A typed answer, as the actor puts it into the history."""
        given = MessageAnswer.model_validate(answer)
        ask = self.asked()
        self.event += 1
        self.history.append(
            PersonItem(text=given.words(ask), event_id=self.event, answer=given.typed)
        )

    def change(self, change: dict[str, Any]) -> None:
        """A change in the story card."""
        StoryChange.model_validate(change)
        self.event += 1
        self.history.append(NoteItem(text="", event_id=self.event, change=change))

    def asked(self) -> MessageAsk:
        """What the last turn asks freely."""
        last = next(item for item in reversed(self.history) if isinstance(item, LeaderItem))
        return message_ask(last.text, last.raw_items)

    def shown(self) -> Shown:
        """The story card beside the last turn."""
        last = next(item for item in reversed(self.history) if isinstance(item, LeaderItem))
        return shown_in(last.raw_items)

    def talk(self) -> Talk:
        """The interview as the guide reads it."""
        return read_talk(self.history, load(FOLDER))

    def _automatic(self, tool: str, arguments: dict[str, Any]) -> dict[str, Any] | None:
        if tool == "capabilities.describe":
            return {"version": 2, "tools": {"get_macos_contact_card": {"status": "not_configured"}}}
        if tool == "extract_document":
            return self.document or {
                "error": {"code": "execution_failed", "message": "The file is empty."}
            }
        if tool == "persist_data" and arguments["dataType"] not in (
            "writing_sample",
            "candidate_dossier",
        ):
            data = settled(DataType(arguments["dataType"]), arguments["data"], today=TODAY)
            key = (
                DataType(arguments["dataType"]),
                record_id(DataType(arguments["dataType"]), data),
            )
            assert self.records[key].data == data, "only what was approved may be persisted"
            return {"status": "ok", "id": key[1], "version": self.records[key].version}
        return None

    def _answered(self, tool: str, arguments: dict[str, Any], answer: Answer) -> dict[str, Any]:
        if isinstance(answer, str):
            return {"selectedIds": [], "otherText": answer}
        if tool == "get_user_option":
            chosen = [one for one in arguments["options"] if one["id"] in answer["selectedIds"]]
            if any(one.get("does") == "move_on" for one in chosen):
                self.move_to(following(self.known.phase) or self.known.phase)
            return answer
        if tool in ("submit_for_validation", "persist_data") and answer.get("status") == "approved":
            data = answer.get("data") or arguments["data"]
            self.approve(DataType(arguments["dataType"]), data)
            return {"status": "approved", "data": data, "changes": []}
        if tool == "next_phase" and answer.get("status") == "approved":
            self.move_to(following(self.known.phase) or self.known.phase)
        return answer

    def move_to(self, phase: Phase) -> None:
        self.known = dataclasses.replace(self.known, phase=phase)

    def approve(self, data_type: DataType, data: dict[str, Any]) -> None:
        """What the actor does at approval: the record, the cards of a timeline, objectives, the end
        of phase 1.
        """
        data = settled(data_type, data, today=TODAY)
        self._write(data_type, data)
        if data_type is DataType.SKELETON_TIMELINE:
            timeline = from_records(tuple(self.records.values())).timeline
            assert timeline is not None
            for card in make_cards(timeline, sources={}, existing=self.known.cards).cards:
                self._write(DataType.KNOWLEDGE_CARD, card.to_json())
        objectives = dict(self.known.objectives)
        objectives.update(dict.fromkeys(_REACHES[data_type], ObjectiveStatus.COMPLETED))
        deepened = (
            [data["entry_id"]]
            if data_type is DataType.KNOWLEDGE_CARD and data.get("entry_id")
            else []
        )
        self.known = from_records(
            tuple(self.records.values()),
            phase=self.known.phase,
            objectives=objectives,
            deepened_entries=(*self.known.deepened_entries, *deepened),
        )
        if self.known.phase is Phase.CORE_FACTS and not self.known.missing():
            self.move_to(Phase.DEEP_DIVE)

    def _write(self, data_type: DataType, data: dict[str, Any]) -> None:
        key = (data_type, record_id(data_type, data))
        before = self.records.get(key)
        version = before.version + 1 if before is not None else 1
        self.records[key] = Record(
            data_type=data_type,
            id=key[1],
            version=version,
            sha256="",
            data=data,
            at="2026-01-01T00:00:00Z",
        )


def leader_item(guide: Guide, request: TurnRequest) -> LeaderItem:
    """A turn of the guide as the actor keeps it. The guide waits for nothing, so no event loop is
    needed to ask it.
    """

    async def collect() -> list[Any]:
        return [event async for event in guide.turn(request)]

    try:
        collect().send(None)
    except StopIteration as ended:
        events = ended.value
    else:
        raise AssertionError("the guide waited for something")
    done = events[-1]
    assert isinstance(done, TurnDone)
    return LeaderItem(
        text="".join(event.text for event in events if isinstance(event, TextDelta)),
        calls=tuple(event.call for event in events if isinstance(event, CallReady)),
        raw_items=done.raw_items,
        wire=done.wire,
    )


def question(turn: LeaderItem) -> str:
    """What the turn asked: `ask story.result`, `choose role`, `call submit_for_validation`, or
    "".
    """
    mark = mark_of(turn.raw_items)
    if mark is not None:
        return f"{mark.kind} {mark.path}"
    return f"call {turn.calls[0].name}" if turn.calls else ""


def options(turn: LeaderItem) -> dict[str, str]:
    """Option ids with their labels."""
    return {one["id"]: one["label"] for one in offered(turn)}


def offered(turn: LeaderItem) -> list[dict[str, str]]:
    """The options of a choice."""
    offered: list[dict[str, str]] = json.loads(turn.calls[0].arguments).get("options", [])
    return offered


READ = {
    "status": "ok",
    "artifact_record": {"id": "artifact-1", "text": "Amara Okonkwo …"},
    "derived": {
        "applicant_profile": {
            "basics": {"name": "Amara Okonkwo", "email": "amara.okonkwo@example.org"}
        },
        "skeleton_timeline": {
            "experiences": [
                {
                    "id": "exp-old",
                    "organization": "Airedale Valley Infirmary",
                    "title": "Staff Nurse",
                    "start": "2014-09",
                    "end": "2019-02",
                    "highlights": ["Cut the average handover from 40 to 25 minutes."],
                },
                {
                    "id": "exp-new",
                    "organization": "St. Brannock's Hospital",
                    "title": "Senior Staff Nurse",
                    "start": "2019-03",
                    "end": "present",
                    "highlights": [
                        "Reduced inpatient falls with a bedside risk check.",
                        "Trained 14 nurses.",
                    ],
                },
            ],
            "skills": [{"label": "Clinical", "keywords": ["triage", "wound care"]}],
        },
    },
    "quality": {"extraction_confidence": 0.9, "issues": []},
}
"""The projection of a reading, as the guide gets it."""
