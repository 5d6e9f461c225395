"""Providers of models as they are usually reached (CONTRACT D13); data that the window, the wires and the configuration share."""

import ipaddress
from typing import Literal
from urllib.parse import urlsplit

from interview_app.domain.frozen import frozen


@frozen
class Preset:
    """One provider as it is usually reached. `model` is a usual one; the endpoint's own list counts."""

    id: str
    title: str
    base_url: str = ""
    needs_key: bool = True
    wire: Literal["auto", "responses", "chat"] = "chat"
    model: str = ""
    variables: tuple[str, ...] = ()


PRESETS: tuple[Preset, ...] = (
    Preset(
        id="openai",
        title="OpenAI",
        base_url="https://api.openai.com/v1",
        wire="responses",
        model="gpt-5-mini",
        variables=("OPENAI_API_KEY",),
    ),
    Preset(
        id="anthropic",
        title="Anthropic",
        base_url="https://api.anthropic.com/v1",
        model="claude-sonnet-4-5",
        variables=("ANTHROPIC_API_KEY",),
    ),
    Preset(
        id="google",
        title="Google",
        base_url="https://generativelanguage.googleapis.com/v1beta/openai",
        model="gemini-2.5-flash",
        variables=("GOOGLE_API_KEY", "GEMINI_API_KEY"),
    ),
    Preset(
        id="groq",
        title="Groq",
        base_url="https://api.groq.com/openai/v1",
        model="llama-3.3-70b-versatile",
        variables=("GROQ_API_KEY",),
    ),
    Preset(
        id="deepseek",
        title="DeepSeek",
        base_url="https://api.deepseek.com/v1",
        model="deepseek-chat",
        variables=("DEEPSEEK_API_KEY",),
    ),
    Preset(id="ollama", title="Ollama", base_url="http://127.0.0.1:11434/v1", needs_key=False),
    Preset(id="lm-studio", title="LM Studio", base_url="http://127.0.0.1:1234/v1", needs_key=False),
    Preset(id="vllm", title="vLLM", base_url="http://127.0.0.1:8000/v1", needs_key=False),
    Preset(id="llama.cpp", title="llama.cpp", base_url="http://127.0.0.1:8080/v1", needs_key=False),
    Preset(id="other", title="Other", needs_key=False, wire="auto", variables=("INTERVIEW_APP_API_KEY",)),
)
"""All presets, in the order they are offered."""


def preset_of(id: str) -> Preset | None:
    """The preset of that id, or None."""
    return next((one for one in PRESETS if one.id == id), None)


def host_of(address: str) -> str:
    """Host and port of an address, without a user name."""
    return urlsplit(address).netloc.rpartition("@")[2]


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
    return is_loopback(urlsplit(address).hostname or "")
