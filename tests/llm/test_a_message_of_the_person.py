"""Every request holds a message of the person, or the app's own in its place (issue 28.1)."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from interview_app.api_keys import ApiKeys
from interview_app.domain.model_choice import ModelChoice
from interview_app.domain.phases import Phase
from interview_app.interview.phases import TOOLS
from interview_app.llm.client import (
    HistoryItem,
    LeaderItem,
    NoteItem,
    PersonItem,
    ResultItem,
    SystemItem,
    ToolCall,
)
from interview_app.llm.compaction import compacted
from interview_app.llm.sending import GO_ON, OPENING
from interview_app.messages.interview import ContinueRequested, MessageAdded, PersonSaid
from interview_app.paths import DataFolder
from interview_app.store.opening import open_store
from interview_app.tool_contract import wire_name
from interview_app.use_cases.models.connection_test import try_connection
from interview_app.use_cases.models.places import Surroundings
from tests.interview.played import Played
from tests.llm.conftest import asking, client_of, played
from tests.llm.server import CUT, ModelServer, stream
from tests.llm.strict import objection, strict

ASKED = LeaderItem(
    calls=(ToolCall(call_id="c1", name="get_user_option", arguments='{"prompt": "Which?"}'),)
)
CHOSEN = ResultItem(call_id="c1", tool="get_user_option", output={"selectedIds": ["a"]})
CUT_OFF = LeaderItem(text="Half a sen", partial=True)
SYSTEM = SystemItem(text="Be kind.")
HISTORIES: dict[str, tuple[HistoryItem, ...]] = {
    "the very first": (SYSTEM,),
    "clicks alone": (SYSTEM, ASKED, CHOSEN),
    "a note first": (SYSTEM, NoteItem(text="The interview is now in phase1."), ASKED, CHOSEN),
    "cut off and continued": (SYSTEM, PersonItem(text="Hello"), CUT_OFF),
    "cut off, and another went on": (SYSTEM, PersonItem(text="Hello"), CUT_OFF, ASKED, CHOSEN),
    "shortened": compacted(
        asking(SYSTEM, PersonItem(text="Hi"), *((ASKED, CHOSEN) * 20)), 4, 800
    ).history,
}


def conversation_of(body: dict[str, Any]) -> list[dict[str, Any]]:
    return [one for one in body.get("input") or body["messages"] if one.get("role") != "system"]


@pytest.mark.parametrize("history", HISTORIES.values(), ids=HISTORIES)
def test_no_request_is_one_that_a_strict_endpoint_refuses(
    wire: Any, server: ModelServer, history: tuple[HistoryItem, ...]
) -> None:
    """28.1: whatever the person did so far, clicks alone too."""
    server.plays(strict(lambda _received: stream(*wire.said("Hello."))))
    played(client_of(wire, server.base_url), asking(*history))
    assert objection(server.bodies[0]) == ""


def test_the_strict_endpoint_refuses_what_it_should() -> None:
    """The test server is no straw man: it knows three things to refuse."""
    user, assistant = {"role": "user", "content": "a"}, {"role": "assistant", "content": "b"}
    for talk in ([], [assistant, user], [user, assistant]):
        assert objection({"input": talk})
        assert objection({"messages": [{"role": "system", "content": "s"}, *talk]})
    assert not objection({"input": [user]})
    assert objection({"messages": [user, {"role": "system", "content": "late"}, user]})


def test_the_apps_own_item_is_the_same_in_every_request(wire: Any) -> None:
    """28.1, 28.6: it is part of what a provider can reuse."""
    client: Any = client_of(wire, "http://127.0.0.1:1/v1")
    first = client.body(asking(SYSTEM))
    later = client.body(asking(SYSTEM, ASKED, CHOSEN))
    assert conversation_of(first)[0]["content"] == OPENING
    assert conversation_of(later)[0] == conversation_of(first)[0]


def test_an_answer_after_one_that_was_cut_off_is_asked_for(wire: Any) -> None:
    """28.1, 28.3: another model steps in after a broken answer, and no answer follows an answer."""
    client: Any = client_of(wire, "http://127.0.0.1:1/v1")
    talk = conversation_of(client.body(asking(SYSTEM, PersonItem(text="Hello"), CUT_OFF)))
    assert talk[-1] == {"role": "user", "content": GO_ON}


def test_a_person_who_spoke_first_needs_no_words_of_the_app(wire: Any) -> None:
    """28.1: nothing is added where it is not needed."""
    body = client_of(wire, "http://127.0.0.1:1/v1").body(asking(SYSTEM, PersonItem(text="Hello")))  # type: ignore[attr-defined]
    assert OPENING not in json.dumps(body)


def test_an_interview_begins_and_goes_on_at_a_strict_endpoint(
    wire: Any, server: ModelServer, tmp_path: Path
) -> None:
    """28.1: opened, cut off in the middle, continued by a click, and not one word typed."""
    broken = stream(wire.delta("Half"), CUT)
    server.plays(*[strict(lambda _one: broken)] * 4)
    server.plays(strict(lambda _one: stream(*wire.said("Going on."))))
    with Played(tmp_path, client_of(wire, server.base_url)) as interview:
        interview.asked("message")
        interview.post(ContinueRequested())
        interview.until(MessageAdded, lambda one: one.text == "Going on.")
    assert "The person asks you to go on." in json.dumps(server.bodies[-1])
    assert [objection(body) for body in server.bodies] == [""] * 5


def test_the_connection_is_tested_with_the_first_request_of_an_empty_interview(
    wire: Any, server: ModelServer, tmp_path: Path
) -> None:
    """28.1: the very body and tools of a new interview, and no byte of the store in it."""
    folder = DataFolder(tmp_path / "data")
    planted = ("Zschopau", "Ottilie", "Zschunke-Abernathy", "madder")
    said = "In {} I, {} {}, dyed wool with {}".format(*planted)
    server.plays(stream(*wire.said("Noted.")), stream(*wire.said("Noted.")))
    with Played(tmp_path / "data", client_of(wire, server.base_url)) as interview:
        interview.asked("message")
        interview.post(PersonSaid(text=said))
        interview.until(MessageAdded, lambda one: one.text == "Noted." and one.author == "leader")
    server.plays(strict(lambda _one: stream(*wire.said("Hello."))))
    choice = ModelChoice(provider="other", base_url=server.base_url, model="m", wire=wire.name)
    with open_store(folder) as store:
        around = Surroundings.of_store(folder, store, keys=ApiKeys(backend=None, environ={}))
        assert asyncio.run(try_connection(choice, around)).works
        stored = json.dumps([event.body for event in store.newest_session().events])  # type: ignore[union-attr]
        tested = store.request_journal.heads()[0]
    body = server.bodies[-1]
    assert said in stored
    assert tested.agent == "connection_test"
    sent = json.dumps(body, ensure_ascii=False)
    assert not [word for word in planted if word in sent]
    assert OPENING in sent
    expected = [wire_name(tool) for tool in TOOLS[Phase.CORE_FACTS]]
    assert sorted(wire.offered(body)) == sorted(expected)
