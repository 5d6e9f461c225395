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
from interview_app.paths import DataFolder, resources
from interview_app.store.opening import open_store
from interview_app.tool_contract import Failed, ToolContext
from interview_app.use_cases.scripted_person import Script, play
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
    print(json.dumps({**told, "failed_until_taken": failed_until_taken()}, indent=1))


if __name__ == "__main__":
    main()
