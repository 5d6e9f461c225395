"""The models an endpoint says it has, and how much each can read, where it says so."""

from typing import Any

from interview_app.domain.frozen import frozen
from interview_app.llm.endpoint import Endpoint

MOST = 1_000
_WINDOWS = ("context_length", "max_model_len", "context_window", "loaded_context_length")
"""Under which key an endpoint tells the tokens of a context: OpenRouter, vLLM, Groq, LM Studio."""


@frozen
class ListedModel:
    """A model by the name it is asked for; `context_window` in tokens, None: it is not said."""

    name: str
    context_window: int | None = None


async def listed(endpoint: Endpoint) -> tuple[ListedModel, ...]:
    """What `GET /models` says, by name.

    Raises:
        WireFault: with the sentence for the person.
    """
    from interview_app.llm.stream_wire import fetched  # most of a second, the first time

    answer = await fetched(endpoint, "/models")
    rows = answer.get("data") if isinstance(answer, dict) else answer
    found = [_row(row) for row in rows if isinstance(row, dict)] if isinstance(rows, list) else []
    by_name = {one.name: one for one in found if one is not None}
    return tuple(by_name[name] for name in sorted(by_name))[:MOST]


def _row(row: dict[str, Any]) -> ListedModel | None:
    name = row.get("id")
    if not isinstance(name, str) or not name:
        return None
    told = [row.get(key) for key in _WINDOWS]
    window = next((one for one in told if isinstance(one, int) and one > 0), None)
    return ListedModel(name=name, context_window=window)
