"""Endpoints and requests that the tests of both wires share."""

import asyncio
import dataclasses
from collections.abc import Iterator
from typing import Any

import pytest

from interview_app.domain.known import Known
from interview_app.llm.chat_wire import ChatWire
from interview_app.llm.client import (
    HistoryItem,
    ModelClient,
    PersonItem,
    ToolSpec,
    TurnEvent,
    TurnRequest,
)
from interview_app.llm.endpoint import Endpoint
from interview_app.llm.responses_wire import ResponsesWire
from tests.kept_workers import kept_workers
from tests.llm.server import WIRES, ModelServer

__all__ = ["kept_workers"]

KEY = "sk-planted-7Q4xSECRETKEY"
OPTIONS = ToolSpec(
    name="get_user_option",
    description="Ask.",
    schema={"type": "object", "properties": {"prompt": {"type": "string"}}, "required": ["prompt"]},
)
DESCRIBE = ToolSpec(
    name="capabilities.describe",
    description="Describe.",
    schema={"type": "object", "properties": {}, "additionalProperties": False},
)


@pytest.fixture(params=WIRES, ids=lambda wire: wire.name)
def wire(request: pytest.FixtureRequest) -> Any:
    """How one of the wires spells things."""
    return request.param


@pytest.fixture
def server() -> Iterator[ModelServer]:
    """An endpoint."""
    with ModelServer() as running:
        yield running


def endpoint(base_url: str, **rest: Any) -> Endpoint:
    given: dict[str, Any] = {
        "provider": "other",
        "base_url": base_url,
        "model": "test-model",
        "key": KEY,
        **rest,
    }
    return Endpoint(**given)


def client_of(wire: Any, base_url: str, **rest: Any) -> ModelClient:
    """A client over the wire of that spelling."""
    make = ResponsesWire if wire.name == "responses" else ChatWire
    return make(endpoint(base_url, wire=wire.name, **rest))


def asking(
    *history: HistoryItem, tools: tuple[ToolSpec, ...] = (OPTIONS, DESCRIBE), **rest: Any
) -> TurnRequest:
    return TurnRequest(
        history=history or (PersonItem(text="Hello"),), known=Known(), tools=tools, **rest
    )


def played(client: ModelClient, request: TurnRequest | None = None) -> list[TurnEvent]:
    """All events of one turn."""

    async def play() -> list[TurnEvent]:
        return [event async for event in client.turn(request or asking())]

    return asyncio.run(play())


def fields(event: TurnEvent) -> dict[str, Any]:
    return dataclasses.asdict(event)
