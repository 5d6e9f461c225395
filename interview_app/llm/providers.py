"""Presets of providers, and from a choice to a client (CONTRACT D13). Nothing here opens a
connection.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from interview_app.domain.model_choice import ModelPlace
from interview_app.domain.model_faults import MISSING_KEY, Place, told
from interview_app.domain.model_presets import PRESETS, Preset, host_of, key_name, origin_of
from interview_app.errors import ProviderError
from interview_app.i18n import _
from interview_app.llm.client import ModelClient, ToolSpec
from interview_app.llm.endpoint import Endpoint

_ADDRESS = re.compile(r"https?://([\w.-]+|\[[\da-fA-F:.]+\])(?::(\d{1,5}))?([/?]\S*)?")
"""An address is kept in the settings, where no password belongs."""

_BETWEEN_WORDS = re.compile(r"[\s._-]")
"""What people leave out or put between the words of a name: LM Studio, lm-studio, lmstudio."""


def preset(name: str) -> Preset:
    """The preset of that name, in whatever case and with whatever stands between its words.

    Raises:
        ProviderError: "Unknown provider: …".
    """
    found = next((one for one in PRESETS if _plain(one.id) == _plain(name)), None)
    if found is None:
        unknown = _("Unknown provider: {name}. Choose one of {names}.")
        raise ProviderError(unknown.format(name=name, names=", ".join(one.id for one in PRESETS)))
    return found


def _plain(name: str) -> str:
    return _BETWEEN_WORDS.sub("", name).casefold()


def endpoint_of(place: ModelPlace, *, key: str | None, told_at: Place = "window") -> Endpoint:
    """The endpoint of a place; what it leaves open comes from the preset. `told_at`: where the
    person reads what is missing.

    Raises:
        ProviderError: "Unknown provider: …", "Missing API key for …", or there is no usable
            address.
    """
    chosen = preset(place.provider)
    address = (place.base_url or chosen.base_url).strip().rstrip("/")
    if not address.startswith(("http://", "https://")):
        needed = _("{name} needs an address that begins with http:// or https://.")
        raise ProviderError(needed.format(name=chosen.title))
    found = _ADDRESS.fullmatch(address)
    if found is None or int(found[2] or 0) > 65_535:
        raise ProviderError(
            _(
                "This is no address of a model: host, port and path, and no user name or "
                "password. Enter a key alone."
            )
        )
    if chosen.needs_key and not key:
        at_home = origin_of(address) == origin_of(chosen.base_url)
        name = chosen.title if at_home else host_of(address)
        missing = told(MISSING_KEY, told_at)
        raise ProviderError(missing.format(name=name, id=key_name(address)))
    own_address = not place.base_url or place.base_url.rstrip("/") == chosen.base_url
    endpoint = Endpoint(
        provider=chosen.id,
        base_url=address,
        model=place.model or chosen.model,
        key=key or "",
        wire=chosen.wire if place.wire == "auto" and own_address else place.wire,
        temperature=place.temperature,
        max_tokens=place.max_tokens,
        headers=checked_headers(place.headers),
        context_window=place.context_window,
    )
    if endpoint.key and address.startswith("http://") and not endpoint.is_local:
        raise ProviderError(
            _("A key is never sent without encryption. Use an address that begins with https://.")
        )
    return replace(endpoint, read_seconds=None) if endpoint.is_local else endpoint


_NOT_YOURS = frozenset(
    {"authorization", "proxy-authorization", "x-api-key", "api-key", "cookie", "host"}
    | {"content-type", "content-length", "transfer-encoding", "connection", "accept"}
)


def checked_headers(headers: Mapping[str, str]) -> Mapping[str, str]:
    """The headers, when they can be sent and hold no key.

    Raises:
        ProviderError: one of them cannot.
    """
    for name, value in headers.items():
        if name.casefold() in _NOT_YOURS or not re.fullmatch(r"[A-Za-z0-9-]{1,64}", name):
            not_ours = _(
                "The header {name} cannot be added. A key belongs into the field for the key."
            )
            raise ProviderError(not_ours.format(name=name[:64]))
        if not value.isascii() or not value.isprintable():
            odd = _("The header {name} has a line break or a sign in it that no header may have.")
            raise ProviderError(odd.format(name=name))
    return dict(headers)


def connect(
    endpoint: Endpoint,
    *,
    every_tool: Sequence[ToolSpec] = (),
    before_send: Callable[[str, dict[str, object]], None] | None = None,
    remember: Callable[[str], None] = lambda _wire: None,
) -> ModelClient:
    """The client for an endpoint. Loads the wire's library, which takes most of a second the first
    time.
    """
    from interview_app.llm.auto_wire import AutoWire
    from interview_app.llm.chat_wire import ChatWire
    from interview_app.llm.fence import Fence
    from interview_app.llm.responses_wire import ResponsesWire
    from interview_app.llm.sending import let_pass

    fence, watch = Fence(), before_send or let_pass
    chat = ChatWire(endpoint, fence=fence, before_send=watch)
    if endpoint.wire == "chat":
        return chat
    responses = ResponsesWire(endpoint, every_tool=every_tool, fence=fence, before_send=watch)
    if endpoint.wire == "responses":
        return responses
    return AutoWire(responses, chat, remember=remember, learnt=endpoint.learnt)
