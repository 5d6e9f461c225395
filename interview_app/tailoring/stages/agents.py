"""The models that a run may ask, by agent name, and a question to one of them: it never decides
what is true (DESIGN 9, D13).

How a question is asked is `asking`'s; without a model that is never imported.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from interview_app.llm.client import ModelClient

Pause = Callable[[float], Awaitable[None]]


@dataclass(frozen=True)
class Models:
    """Models by agent name, each with its fallbacks behind it, where none means the offline core;
    prompts by agent name, which come before those of a single question; `told` shows the person a
    sentence, which is in their language already.

    `places`: where a model is asked, where its name alone does not say: what is given up there is
    given up for every agent. `given_up` is filled while the run goes on, with the sentence that
    says why.
    """

    by_agent: Mapping[str, Sequence["ModelClient"]] = field(default_factory=dict)
    prompts: Mapping[str, str] = field(default_factory=dict)
    told: Callable[[str], None] = lambda _sentence: None
    places: Callable[["ModelClient"], str] = lambda client: client.label
    given_up: dict[str, str] = field(default_factory=dict)

    def clients(self, agent: str) -> Sequence["ModelClient"]:
        """The models of this agent in order."""
        return self.by_agent.get(agent, ())


@dataclass(frozen=True, kw_only=True)
class Ask:
    """One question to a model: instructions, the material, the schema, and how its answer is
    checked.

    `material`: texts by their names ("posting"), which are sent in this order, each in a fence.
    `check` turns the JSON into what the stage needs, or raises a `PersonCanMend` or `ValueError`
    that says what is wrong.
    """

    agent: str
    instructions: str
    material: Mapping[str, str]
    schema: dict[str, Any]
    check: Callable[[Any], Any]
    language: str = "en"


def listed(name: str, **fields: Any) -> dict[str, Any]:
    """The schema of an answer that is one list, of objects that have all these fields."""
    return closed(**{name: {"type": "array", "items": closed(**fields)}})


def closed(**fields: Any) -> dict[str, Any]:
    """The schema of an object that has all these fields and no other."""
    return {
        "type": "object",
        "properties": fields,
        "required": list(fields),
        "additionalProperties": False,
    }
