"""Providers of models as they are usually reached (CONTRACT D13); data that the window, the wires
and the configuration share.
"""

import ipaddress
import re
from typing import Literal
from urllib.parse import SplitResult, urlsplit

from interview_app.domain.frozen import frozen

Wire = Literal["auto", "responses", "chat"]
"""Which wire format a provider speaks. `auto`: the Responses wire is tried once; an endpoint that
does not have it is spoken to by Chat from then on.
"""


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


_PORTS = {"http": 80, "https": 443}


def origin_of(address: str) -> str:
    """Scheme, host and port of an address, as one place is written: what a key belongs to. Empty
    for what is no address.
    """
    parts = parts_of(address.strip())
    try:
        port = parts.port
    except ValueError:
        return ""
    host = (parts.hostname or "").casefold().rstrip(".")
    if parts.scheme not in _PORTS or not host:
        return ""
    host = f"[{host}]" if ":" in host else host
    written = "" if port in (None, _PORTS[parts.scheme]) else f":{port}"
    return f"{parts.scheme}://{host}{written}"


def key_name(address: str) -> str:
    """Under which name the key of an address is kept: the provider's id at its own place, else the
    origin. Empty for what is no address.
    """
    origin = origin_of(address)
    own = (one.id for one in PRESETS if one.needs_key and origin_of(one.base_url) == origin)
    return next(own, origin)


_ENDINGS = re.compile(
    r"/(chat/completions|completions|responses|models|embeddings|messages)/?$", re.IGNORECASE
)


def mended_address(text: str) -> str:
    """An address as somebody typed or pasted it, as it is meant: with a scheme, without the path of
    a single call, and with `/v1` where nothing but a host is named.
    """
    address = "".join(text.split()).strip("<>\"'").rstrip("/")
    if not address:
        return ""
    if "://" not in address:
        host = address.partition("/")[0].rpartition("@")[2]
        name = host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() else host
        address = f"{'http' if is_loopback(name.strip('[]')) else 'https'}://{address}"
    while (shorter := _ENDINGS.sub("", address)) != address:
        address = shorter.rstrip("/")
    parts = parts_of(address)
    if parts.netloc and not parts.path and not parts.query:
        address += "/v1"
    return address


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
