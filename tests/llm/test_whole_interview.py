"""The whole interview over a wire: the same questions and calls as the guide's, told by a server,
give the same stored result.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from interview_app.domain import event_kinds as kinds
from interview_app.domain.journal import Event, Record
from interview_app.llm.wire_tools import wire_name
from interview_app.paths import DataFolder, resources
from interview_app.store.opening import open_store
from interview_app.use_cases.interviews.scripted_person import Script, play
from tests.llm.conftest import KEY
from tests.llm.server import Answer, Chat, ModelServer, Received, Responses, refused, stream
from tests.llm.strict import objection
from tests.llm.test_public_description import objections

pytestmark = pytest.mark.end_to_end
SCRIPT = resources() / "samples" / "nurse.answers.yaml"


def played(folder: Path, **rest: Any) -> None:
    outcome = play(
        DataFolder(folder), Script.load(SCRIPT), guide_folder=resources() / "guide", **rest
    )
    assert not outcome.errors


def stored(folder: Path) -> tuple[list[Event], list[Record]]:
    with open_store(DataFolder(folder)) as store:
        session = store.newest_session()
        assert session is not None
        return list(session.events), list(store.records())


def replies(events: list[Event]) -> list[dict[str, Any]]:
    return [event.body for event in events if event.kind == kinds.LEADER_SAID and event.body]


def content(records: list[Record]) -> list[Any]:
    """What is kept, without the moment it was kept and whose words a line is."""
    return [(one.data_type, one.id, one.version, _timeless(one.data)) for one in records]


def _timeless(data: dict[str, Any]) -> dict[str, Any]:
    lines = [
        {name: value for name, value in line.items() if name not in ("approved_at", "origin")}
        for line in data.get("lines", ())
    ]
    return {**data, "created": None, "lines": lines}


@pytest.fixture(scope="module")
def by_guide(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[dict[str, Any]], list[Any]]:
    """The guide's replies and what was stored, once for both wires."""
    folder = tmp_path_factory.mktemp("guide") / "data"
    played(folder)
    events, records = stored(folder)
    return replies(events), content(records)


def told_by(wire: Any, said: list[dict[str, Any]]) -> Any:
    """A server that says what the guide said, reply for reply."""
    left = iter(said)

    def answer(received: Received) -> Answer:
        if received.path != wire.path:
            return refused(404)
        body = next(left)
        calls = [
            (f"srv_{call['call_id']}", wire_name(call["name"]), call["arguments"])
            for call in body["calls"]
        ]
        usage = {"input_tokens": 1000, "output_tokens": 10}
        return stream(
            *wire.said(*([body["text"]] if body["text"] else []), calls=calls, usage=usage)
        )

    return answer


@pytest.mark.parametrize("wire", [Responses, Chat], ids=lambda wire: wire.name)
def test_the_whole_interview_stores_the_same_over_either_wire(
    wire: Any, by_guide: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Issue 4 Done when: the same stored result as the guide's path; DESIGN 12: `OPENAI_BASE_URL`
    chooses the endpoint.
    """
    said, records = by_guide
    folder = tmp_path / "data"
    with ModelServer([told_by(wire, said)], repeat=True) as server:
        monkeypatch.setenv("OPENAI_BASE_URL", server.base_url)
        monkeypatch.setenv("OPENAI_API_KEY", KEY)
        monkeypatch.setenv("OPENAI_MODEL", "a-model")
        played(folder, guide_only=False)
        sent = [one for one in server.received if one.path == wire.path]
    events, kept = stored(folder)
    assert content(kept) == records
    assert [(one["text"], [call["name"] for call in one["calls"]]) for one in replies(events)] == [
        (one["text"], [call["name"] for call in one["calls"]]) for one in said
    ]
    assert len(sent) == len(said) > 20
    assert len([one for one in server.received if one.path != wire.path]) == (
        1 if wire is Chat else 0
    ), "probed once"
    for one in sent:
        assert objection(one.body) == "", "a strict endpoint takes each of them"
        assert objections(wire.name, one.body) == [], "and so does the public description"
        assert one.body["store"] is False
        assert "previous_response_id" not in one.body
        assert one.headers["authorization"] == f"Bearer {KEY}"
    assert "<<<untrusted" in json.dumps(sent[-1].body), (
        "the document's text stands inside its fence"
    )
    with open_store(DataFolder(folder)) as store:
        journal = store.request_journal.heads()
        bodies = [store.request_journal.sent(one.id) for one in journal]
        assert [one.tokens_in for one in journal if one.tokens_in is not None] == [1000] * len(said)
        assert all(one in [each.body for each in server.received] for one in bodies), (
            "the journal is what was sent"
        )
    everything = b"".join(path.read_bytes() for path in folder.rglob("*") if path.is_file())
    assert KEY.encode() not in everything
