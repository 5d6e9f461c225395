"""What a model is sent over one whole interview: requests, characters, and how much of each request
a provider has read before (docs/models.md).

A server on this machine says what the guide says, reply for reply, over the Chat wire, to the
scripted person of the samples. Run: `python -m benchmarks.model_session`.
"""

import itertools
import json
import os
import tempfile
from pathlib import Path
from typing import Any

from interview_app.domain import event_kinds as kinds
from interview_app.interview.calls import spec
from interview_app.llm.wire_tools import function_of, wire_name
from interview_app.paths import DataFolder, resources
from interview_app.store.opening import open_store
from interview_app.use_cases.scripted_person import Script, play
from tests.llm.server import Answer, Chat, ModelServer, Received, refused, stream
from tools import ALL_TOOLS


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
    print(json.dumps({**measured(bodies), "calls": calls, "failed_calls": failed}, indent=1))


if __name__ == "__main__":
    main()
