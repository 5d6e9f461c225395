"""What an actor is made of; the composition root hands all of it in."""

from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import field
from typing import Any

from interview_app.domain.frozen import frozen
from interview_app.domain.story import Draft
from interview_app.interview.limits import Limits
from interview_app.interview.ports import Clock, PicturesPort, SessionStore, UploadsPort
from interview_app.llm.client import ModelClient, TurnRequest
from interview_app.messages.data import RecordEdited
from interview_app.messages.lines import LineWish
from interview_app.tool_contract import ContactsPort, DocumentsPort, Tool

Service = Callable[[Any], Awaitable[object | None]]
"""Answers one kind of message beside the interview (backup, export); what it returns is emitted."""


@frozen
class LeaderChosen:
    """Into the actor: who leads from the next turn on."""

    leader: ModelClient
    is_guide: bool


class Inside:
    """Filled in by the actor, for what is served on its loop: what the next turn of a model would
    be asked, to be shown before it is sent, the story that is open, and what keeps a line or a
    record that the person edited, in one commit.
    """

    def __init__(self) -> None:
        self.build: Callable[[bool], TurnRequest]
        """Given whether the model is local."""
        self.story: Callable[[], Draft | None]
        self.keep_line: Callable[[LineWish], object]
        self.edit: Callable[[RecordEdited], bool]


@frozen
class ActorParts:
    """What an actor is made of; the composition root hands all of it in.

    `opener`: greets and offers the first choice in the place of a model, which starts where there
    is something to decide. `command`: what a text commands when it is nothing else, as "stop" or
    "skip"; "" for nothing.
    """

    store: SessionStore
    documents: DocumentsPort
    contacts: ContactsPort
    uploads: UploadsPort
    pictures: PicturesPort
    tools: tuple[Tool, ...]
    leader: ModelClient
    clock: Clock
    leader_is_guide: bool = False
    opener: ModelClient | None = None
    command: Callable[[str], str] = lambda text: ""
    limits: Limits = field(default_factory=Limits)
    prompts: Mapping[str, str] = field(default_factory=dict)
    withheld: Callable[[], Iterable[str]] = tuple
    services: Callable[[type], Service | None] = lambda kind: None
    inside: Inside = field(default_factory=Inside)
    on_bug: Callable[[str], object] = lambda border: None
