"""What events tell a leader."""

from interview_app.domain import event_kinds as kinds
from interview_app.domain.journal import Event
from interview_app.interview.history import History
from interview_app.llm.client import NoteItem


def test_a_change_of_the_story_is_told_to_a_model_in_its_own_letters() -> None:
    """A model reads "Zürich", and no escapes."""
    body = {"edit": {"field": "about", "value": "Der Lift in Zürich"}}
    event = Event(
        id=7,
        session_id="s",
        kind=kinds.STORY_CHANGED,
        at="2026-05-04T10:00:00Z",
        body=body,
        body_sha256="",
        hash="",
    )
    (note,) = History([event]).items
    assert isinstance(note, NoteItem)
    assert "Der Lift in Zürich" in note.text
    assert (note.change, note.event_id) == (body, 7)
