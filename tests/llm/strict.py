"""What strict endpoints refuse in a conversation (Anthropic, Gemini, the chat templates of Qwen and
Mistral behind Ollama and vLLM), as a test server refuses it: with a 400.
"""

from collections.abc import Callable
from typing import Any

from tests.llm.server import Answer, Received, refused


def objection(body: dict[str, Any]) -> str:
    """What a strict endpoint says against a request, or nothing."""
    return _against_chat(body["messages"]) if "messages" in body else _against_items(body["input"])


def strict(answer: Callable[[Received], Answer]) -> Callable[[Received], Answer]:
    """The same answer to a request that every endpoint takes, a 400 to any other."""

    def play(received: Received) -> Answer:
        said = objection(received.body)
        return refused(400, {"error": {"message": said}}) if said else answer(received)

    return play


def _against_chat(messages: list[dict[str, Any]]) -> str:
    talk = [one for one in messages if one["role"] != "system"]
    if messages[: len(messages) - len(talk)] + talk != messages:
        return "a system message stands after the beginning"
    return _against([_role(one) for one in talk])


def _against_items(items: list[dict[str, Any]]) -> str:
    talk = [one for one in items if one.get("role") not in ("system", "developer")]
    return _against([_role(one) for one in talk if one.get("type") != "reasoning"])


def _role(item: dict[str, Any]) -> str:
    if item.get("role") == "tool" or item.get("type") == "function_call_output":
        return "result"
    return "user" if item.get("role") == "user" else "assistant"


def _against(roles: list[str]) -> str:
    if "user" not in roles:
        return "there is no message of a user"
    if roles[0] != "user":
        return "the conversation does not begin with a user"
    if roles[-1] == "assistant":
        return "the last message is the assistant's own"
    return ""
