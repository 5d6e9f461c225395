"""Providers of models as they are usually reached (CONTRACT D13); data that the window, the wires
and the configuration share.
"""

import ipaddress
from typing import Literal
from urllib.parse import SplitResult, urlsplit

from interview_app.domain.frozen import frozen

Wire = Literal["auto", "responses", "chat"]
"""Which wire format a provider speaks; "auto" finds out."""


@frozen
class Preset:
    """One provider as it is usually reached. `model` is a usual one; the endpoint's own list
    counts.
    """

    id: str
    title: str
    base_url: str = ""
    needs_key: bool = True
    wire: Wire = "chat"
    model: str = ""
    variables: tuple[str, ...] = ()


def _with_key(
    id: str,
    title: str,
    base_url: str,
    model: str,
    *,
    wire: Wire = "chat",
    also: tuple[str, ...] = (),
) -> Preset:
    """A provider on the net; its key stands in `ID_API_KEY`, or in a variable that it is also known
    by.
    """
    variables = (f"{id.upper()}_API_KEY", *also)
    return Preset(
        id=id, title=title, base_url=base_url, model=model, wire=wire, variables=variables
    )


def _on_this_machine(id: str, title: str, *, port: int) -> Preset:
    """A server that people run themselves, at its usual port; it has no model of its own."""
    return Preset(id=id, title=title, base_url=f"http://127.0.0.1:{port}/v1", needs_key=False)


_GOOGLE = "https://generativelanguage.googleapis.com/v1beta/openai"
PRESETS: tuple[Preset, ...] = (
    _with_key("openai", "OpenAI", "https://api.openai.com/v1", "gpt-5-mini", wire="responses"),
    _with_key("anthropic", "Anthropic", "https://api.anthropic.com/v1", "claude-sonnet-4-5"),
    _with_key("google", "Google", _GOOGLE, "gemini-2.5-flash", also=("GEMINI_API_KEY",)),
    _with_key("groq", "Groq", "https://api.groq.com/openai/v1", "llama-3.3-70b-versatile"),
    _with_key("deepseek", "DeepSeek", "https://api.deepseek.com/v1", "deepseek-chat"),
    _on_this_machine("ollama", "Ollama", port=11434),
    _on_this_machine("lm-studio", "LM Studio", port=1234),
    _on_this_machine("vllm", "vLLM", port=8000),
    _on_this_machine("llama.cpp", "llama.cpp", port=8080),
    Preset(
        id="other",
        title="Other",
        needs_key=False,
        wire="auto",
        variables=("INTERVIEW_APP_API_KEY",),
    ),
)
"""All presets, in the order they are offered."""


def preset_of(id: str) -> Preset | None:
    """The preset of that id, or None."""
    return next((one for one in PRESETS if one.id == id), None)


def parts_of(address: str) -> SplitResult:
    """The parts of an address as somebody typed it; of what is none, all of them empty."""
    try:
        return urlsplit(address)
    except ValueError:
        return urlsplit("")


def host_of(address: str) -> str:
    """Host and port of an address, without a user name."""
    return parts_of(address).netloc.rpartition("@")[2]


def is_loopback(host: str) -> bool:
    """Whether a host name is this machine."""
    if host.casefold() == "localhost" or host.casefold().endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def is_this_machine(address: str) -> bool:
    """Whether an address is on this machine, so that nothing leaves it."""
    return is_loopback(parts_of(address).hostname or "")
