"""What events hold of our own objects, by names that stores of earlier versions hold already."""

from typing import Any

import pytest

from interview_app.domain.journal import WaitingCall
from interview_app.domain.known import Attachment
from interview_app.llm.client import ToolCall


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        (
            ToolCall,
            {
                "call_id": "c-1",
                "name": "message_user",
                "arguments": "{}",
                "extra": {"signature": "x"},
            },
        ),
        (
            Attachment,
            {
                "handle": "upload://1",
                "sha256": "5a1e",
                "filename": "cv.pdf",
                "mime": "application/pdf",
                "bytes": 9,
                "upload_type": "resume",
                "read": True,
            },
        ),
    ],
)
def test_an_event_holds_the_names_it_always_held(kind: type[Any], body: dict[str, Any]) -> None:
    """Whatever a field is called later, a store that is there already is read."""
    assert kind(**body).to_json() == body


def test_a_call_that_waits_holds_the_names_it_always_held() -> None:
    """The event and what is read of it again."""
    body = {
        "token": "t-1",
        "call_id": "c-1",
        "tool": "message_user",
        "args": {"a": 1},
        "args_sha256": "5a1e",
        "ask": {"kind": "text"},
    }
    event = WaitingCall(**body).told()  # type: ignore[arg-type]
    assert (event.kind, event.body) == ("call_waiting", body)
