"""What a model is sent over one whole interview: requests, characters, and how much of each request
a provider has read before (docs/models.md).

A server on this machine says what the guide says, reply for reply, over the Chat wire, to the
scripted person of the samples. Run: `python -m benchmarks.model_session`.
"""

import asyncio
import itertools
import json
import os
import re
import tempfile
from pathlib import Path
from typing import Any

from interview_app.domain import event_kinds as kinds
from interview_app.domain.asks import MessageAsk
from interview_app.domain.known import Known
from interview_app.domain.phases import Phase
from interview_app.interview.calls import spec
from interview_app.llm.wire_tools import function_of, wire_name
from interview_app.messages.interview import PhaseRequested, StoryShown
from interview_app.paths import DataFolder, prompt_texts, resources
from interview_app.store.opening import open_store
from interview_app.tool_contract import Failed, ToolContext
from interview_app.use_cases.interviews.scripted_person import Script, play
from tests.interview.offers import TIMELINE
from tests.interview.played import Played
from tests.llm.conftest import client_of
from tests.llm.server import Answer, Chat, ModelServer, Received, refused, stream
from tools import ALL_TOOLS
from tools.submit_for_validation import SubmitForValidation, SubmitParameters


def _played(folder: Path, **rest: Any) -> list[dict[str, Any]]:
    script = Script.load(resources() / "samples" / "nurse.answers.yaml")
    play(DataFolder(folder), script, guide_folder=resources() / "guide", **rest)
    with open_store(DataFolder(folder)) as store:
        session = store.newest_session()
        assert session is not None
        return [one.body for one in session.events if one.kind == kinds.LEADER_SAID and one.body]


def _answers(said: list[dict[str, Any]]) -> Any:
    left = iter(said)

    def answer(received: Received) -> Answer:
        if received.path != Chat.path:
            return refused(404)
        body = next(left)
        calls = [
            (f"srv_{one['call_id']}", wire_name(one["name"]), one["arguments"])
            for one in body["calls"]
        ]
        return stream(*Chat.said(*([body["text"]] if body["text"] else []), calls=calls))

    return answer


def _common(one: str, other: str) -> int:
    pairs = enumerate(zip(one, other, strict=False))
    return next((at for at, (a, b) in pairs if a != b), min(len(one), len(other)))


def measured(bodies: list[dict[str, Any]]) -> dict[str, Any]:
    """Figures over the requests of a session, in the order they left."""
    texts = [json.dumps(body, ensure_ascii=False) for body in bodies]
    # A provider reads tools first, then the conversation: that is the order of what it can reuse.
    read = [
        json.dumps([body.get("tools"), body["messages"]], ensure_ascii=False) for body in bodies
    ]
    shares = [_common(a, b) / len(b) for a, b in itertools.pairwise(read)]
    tools = [len(json.dumps(body.get("tools"), ensure_ascii=False)) for body in bodies]
    return {
        "requests": len(texts),
        "characters_first": len(texts[0]),
        "characters_mean": round(sum(map(len, texts)) / len(texts)),
        "characters_last": len(texts[-1]),
        "tools_first": tools[0],
        "tools_hosted": len(json.dumps([function_of(spec(tool)) for tool in ALL_TOOLS])),
        "common_prefix_mean": round(sum(shares) / len(shares), 3),
    }


def failed_until_taken() -> int:
    """Failed calls until a story in the form of the instructions is taken by its tool, of a model
    that mends each field it is told.
    """
    data: dict[str, Any] = {"entry_id": "exp-1", "card_type": "project", "raw_text": "I did it."}
    data |= {"story": {"situation": "It", "action": "I did", "result": "it."}}
    nothing: Any = None
    around = ToolContext(
        phase=Phase.DEEP_DIVE,
        known=Known(),
        now="2026-05-04",
        documents=nothing,
        contacts=nothing,
        records=nothing,
        reviews=_Shown(),
    )
    failed = 0
    while True:
        params = SubmitParameters.model_validate({"dataType": "knowledge_card", "data": data})
        outcome = asyncio.run(SubmitForValidation().run(params, around))
        if not isinstance(outcome, Failed):
            return failed
        failed += 1
        for field in re.findall(r"data\.(\w+): ", outcome.message):
            data[field] = "2019-2020" if field == "timeframe" else "x"


def story(*, noted: bool) -> dict[str, Any]:
    """One story over the Chat wire, four questions and a card: what a model writes, and how many
    fields of the story the app holds after the third answer, where a stop would come.
    """
    held: list[int] = []
    written: list[int] = []

    def answer(received: Received) -> Answer:
        if received.path != Chat.path:
            return refused(404)
        text, calls = next(turns)(received)
        written.append(len(text) + sum(len(json.dumps(one[1])) for one in calls))
        named = [
            (f"c{len(written)}-{at}", name, json.dumps(arguments, ensure_ascii=False))
            for at, (name, arguments) in enumerate(calls)
        ]
        return stream(*Chat.said(*([text] if text else []), calls=named))

    turns = iter(_TURNS[noted])
    with (
        tempfile.TemporaryDirectory() as at,
        ModelServer([answer], repeat=True) as server,
        Played(
            Path(at),
            client_of(Chat, server.base_url),
            prompts=prompt_texts(),
        ) as played,
    ):
        played.asked("message")
        played.post(PhaseRequested(phase=Phase.DEEP_DIVE))
        played.answer(played.asked("submit_for_validation"), status="approved")
        for words in _ANSWERS:
            asked = played.asked("message")
            shown = played.told(StoryShown)
            held.append(len(shown[-1].story.filled()) if shown and shown[-1].story else 0)
            played.answer(asked, text=words)
        played.answer(played.asked("submit_for_validation"), status="approved")
        played.asked("message")
        bodies = [one.body for one in server.received if one.path == Chat.path]
    return {
        "requests": len(bodies),
        "characters_mean": measured(bodies)["characters_mean"],
        "common_prefix_mean": measured(bodies)["common_prefix_mean"],
        "characters_written": sum(written),
        "fields_held_after_three_answers": held[-1],
    }


_ANSWERS = (
    "The drug round was late every single day, and people waited for their tablets.",
    "I made a list of who needs what at what time and hung it on the trolley.",
    "It was on time after three weeks, most days at least.",
    "Late ones went from about 12 a week to 3.",
)
_QUESTIONS = ("What was it about?", "What did you do?", "What came of it?", "Is there a number?")
_FIELDS = ("situation", "action", "result")
_LINE = "Cut late drug rounds from about 12 a week to 3 with a list on the trolley"
_Turn = Any


def _says(text: str, *calls: tuple[str, dict[str, Any]]) -> _Turn:
    return lambda _received: (text, calls)


def _notes(at: int, text: str) -> _Turn:
    """The answer of question `at` into its field, and the next question."""

    def turn(received: Received) -> Any:
        arguments: dict[str, Any] = {"told": [{"field": _FIELDS[at], "words": _ANSWERS[at]}]}
        arguments |= {"story": _noted_story(received)} if at else {"entry_id": "exp-1"}
        return text, [("note_story", arguments)]

    return turn


def _noted_story(received: Received) -> str:
    told = [json.loads(one) for one in Chat.outputs(received.body).values() if '"lacks"' in one]
    return str(told[-1]["story"])


def _card(received: Received) -> Any:
    """The whole form, as it is handed in where nothing was noted."""
    card = {
        "entry_id": "exp-1",
        "raw_text": " ".join(_ANSWERS),
        "story": dict(zip(_FIELDS, _ANSWERS, strict=False)),
        "metrics": [_METRIC],
        "lines": [_LINE],
    }
    return "", [("submit_for_validation", {"dataType": "knowledge_card", "data": card})]


def _card_by_id(received: Received) -> Any:
    told = {"number.before": "12", "number.after": "3", "number.of": "late rounds a week"}
    notes = [{"field": field, "words": words} for field, words in told.items()]
    notes.append({"field": "number.about", "words": "yes"})
    id = _noted_story(received)
    card = {"id": id, "lines": [_LINE]}
    return "", [
        ("note_story", {"story": id, "told": notes}),
        ("submit_for_validation", {"dataType": "knowledge_card", "data": card}),
    ]


_METRIC = {
    "value": "3",
    "baseline": "12",
    "description": "late rounds a week",
    "approximate": True,
}
_BEGIN = (
    _says("Hello."),
    _says("", ("submit_for_validation", {"dataType": "skeleton_timeline", "data": TIMELINE})),
    _says(_QUESTIONS[0]),
)
_TURNS: dict[bool, tuple[_Turn, ...]] = {
    False: (*_BEGIN, *map(_says, _QUESTIONS[1:]), _card, _says("Another one?")),
    True: (
        *_BEGIN,
        *(_notes(at, text) for at, text in enumerate(_QUESTIONS[1:])),
        _card_by_id,
        _says("Another one?"),
    ),
}


class _Shown:
    """A sheet that nobody looks at."""

    async def prepare(self, *_about: Any, **_more: Any) -> Any:
        return MessageAsk(text="")


def main() -> None:
    """Print the figures as one JSON object."""
    with tempfile.TemporaryDirectory() as at:
        said = _played(Path(at) / "guide")
        with ModelServer([_answers(said)], repeat=True) as server:
            os.environ |= {
                "OPENAI_BASE_URL": server.base_url,
                "OPENAI_API_KEY": "none",
                "OPENAI_MODEL": "a-model",
            }
            replies = _played(Path(at) / "model", guide_only=False)
            bodies = [one.body for one in server.received if one.path == Chat.path]
    calls = sum(len(one["calls"]) for one in replies)
    results = {
        one["tool_call_id"]: one["content"]
        for one in bodies[-1]["messages"]
        if one["role"] == "tool"
    }
    failed = sum('"error": {"code"' in one for one in results.values())
    told = {**measured(bodies), "calls": calls, "failed_calls": failed}
    told |= {"failed_until_taken": failed_until_taken()}
    told |= {"story_told": story(noted=False), "story_noted": story(noted=True)}
    print(json.dumps(told, indent=1))


if __name__ == "__main__":
    main()
