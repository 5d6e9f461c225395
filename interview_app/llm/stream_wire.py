"""Opens a stream of JSON events at an endpoint and tells each fault as a `WireFault`; both wires
stand on it.

One connection a turn: keep-alive ends long before a person has answered, and a closed client cannot
leak. The TLS context, which is what costs, is made once. Events are read with the HTTP library's
own reader of server-sent events, bounded; the client's typed event classes are never built, so that
nothing of them has to be loaded.
"""

import asyncio
import functools
import json
import os
import ssl
from collections.abc import AsyncGenerator, AsyncIterator, Mapping
from contextlib import aclosing, asynccontextmanager
from typing import Any

import httpx2
import openai
from openai import AsyncOpenAI, AsyncStream, Omit

from interview_app.domain import model_faults as say
from interview_app.llm import faults
from interview_app.llm.client import TurnFailed
from interview_app.llm.endpoint import Endpoint
from interview_app.llm.faults import WireFault

LARGEST_EVENT = 8 * 1024 * 1024
"""Bytes of one event at most."""
CONNECT_SECONDS = 15.0
DONE = {"type": "[DONE]"}
"""Stands for the end mark of the Chat wire."""

_OURS_ALONE = ("OpenAI-Organization", "OpenAI-Project")
_TELLTALE = (
    "Lang",
    "Package-Version",
    "OS",
    "Arch",
    "Runtime",
    "Runtime-Version",
    "Async",
    "Helper-Method",
)
_NETWORK = (httpx2.RequestError, ssl.SSLError, openai.APIConnectionError, OSError)


@asynccontextmanager
async def opened(
    endpoint: Endpoint, path: str, body: Mapping[str, Any], *, may_refuse: tuple[str, ...] = ()
) -> AsyncIterator[AsyncIterator[Any]]:
    """The events of a POST as parsed JSON, closed however the block ends.

    Args:
        endpoint: where to.
        path: `/responses` or `/chat/completions`.
        body: what is sent, beside `stream`.
        may_refuse: parameters that can be left out when the endpoint does not take them.

    Raises:
        WireFault: with the sentence for the person; also for what goes wrong inside the block.
    """
    async with _client(endpoint, may_refuse) as client:
        stream: AsyncStream[Any] = await client.post(
            path,
            cast_to=object,
            body=dict(body),
            options=_options(endpoint),
            stream=True,
            stream_cls=AsyncStream[Any],
        )
        try:
            await _refuse_what_is_no_stream(stream.response)
            async with aclosing(_events(stream.response)) as events:
                yield events
        finally:
            await stream.close()


async def fetched(endpoint: Endpoint, path: str) -> Any:
    """The JSON of a GET, for the list of models.

    Raises:
        WireFault: with the sentence for the person.
    """
    async with _client(endpoint) as client:
        response = await client.get(path, cast_to=httpx2.Response, options=_options(endpoint))
        if _kind(response) == "text/html":
            raise WireFault(faults.connection(say.SIGN_IN_PAGE, passes=False))
        try:
            return response.json()
        except (ValueError, RecursionError):
            raise WireFault(faults.bad_response(say.GARBLED)) from None


def warm() -> None:
    """Do what the first request would otherwise wait for; to be called off the main thread."""
    _tls()


@functools.cache
def _tls() -> ssl.SSLContext:
    return httpx2.create_ssl_context()


@asynccontextmanager
async def _client(
    endpoint: Endpoint, may_refuse: tuple[str, ...] = ()
) -> AsyncIterator[AsyncOpenAI]:
    """The client of one turn, closed however the block ends; its faults leave as `WireFault`."""
    # Without TLS the costly trust store is not loaded: this context trusts nobody.
    verify = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    if endpoint.base_url.startswith("https:"):
        verify = await asyncio.to_thread(_tls)
    http = httpx2.AsyncClient(
        verify=verify,
        timeout=httpx2.Timeout(endpoint.read_seconds, connect=CONNECT_SECONDS),
        follow_redirects=False,
        # A proxy of the environment is for the world outside; this machine is reached directly.
        trust_env=not endpoint.is_local,
    )
    client = AsyncOpenAI(
        base_url=endpoint.base_url,
        api_key=endpoint.key,
        max_retries=0,
        http_client=http,
        default_headers=_headers(endpoint),
        _enforce_credentials=False,
    )
    try:
        yield client
    except openai.APIStatusError as error:
        failure = faults.of_status(error.status_code, error.response.headers, error.body)
        refused = error.status_code in (400, 422) and failure.kind != "no_tools"
        parameter = faults.refused_parameter(error.body, may_refuse) if refused else ""
        raise WireFault(failure, status=error.status_code, parameter=parameter) from None
    except (httpx2.TimeoutException, openai.APITimeoutError):
        raise WireFault(TurnFailed(kind="timeout", sentence=say.SILENT, retryable=True)) from None
    except _NETWORK as error:
        raise WireFault(_of_network(endpoint, error)) from None
    finally:
        await client.close()


def _headers(endpoint: Endpoint) -> dict[str, Any]:
    """Nothing about this machine for anyone; what the environment adds for OpenAI, for OpenAI
    alone.
    """
    headers: dict[str, Any] = {f"X-Stainless-{name}": Omit() for name in _TELLTALE}
    headers["User-Agent"] = "interview-app"
    headers |= endpoint.headers
    if not endpoint.is_openai:
        lines = os.environ.get("OPENAI_CUSTOM_HEADERS", "").split("\n")
        added = [line.partition(":")[0].strip() for line in lines if ":" in line]
        headers |= {
            name: Omit() for name in (*_OURS_ALONE, *added) if name.casefold() != "authorization"
        }
    return headers


def _options(endpoint: Endpoint) -> Any:
    omitted: dict[str, Any] = {
        "X-Stainless-Retry-Count": Omit(),
        "X-Stainless-Read-Timeout": Omit(),
    }
    omitted["Authorization"] = f"Bearer {endpoint.key}" if endpoint.key else Omit()
    return {"headers": omitted}


def _kind(response: httpx2.Response) -> str:
    return response.headers.get("content-type", "").partition(";")[0].strip().casefold()


async def _refuse_what_is_no_stream(response: httpx2.Response) -> None:
    kind = _kind(response)
    if kind == "text/event-stream":
        return
    if kind == "text/html":
        raise WireFault(faults.connection(say.SIGN_IN_PAGE, passes=False))
    content = await _beginning(response)
    if not content.strip():
        raise WireFault(faults.bad_response(say.EMPTY, passes=True))
    try:
        body = json.loads(content)
    except (ValueError, RecursionError):
        raise WireFault(faults.bad_response(say.NOT_A_STREAM)) from None
    if isinstance(body, dict) and body.get("error"):
        raise WireFault(faults.of_error_object(body))
    raise WireFault(faults.bad_response(say.NOT_A_STREAM))


async def _beginning(response: httpx2.Response) -> bytes:
    """The body, unless it is larger than any error."""
    content = b""
    async for chunk in response.aiter_bytes():
        content += chunk
        if len(content) > 1_000_000:
            break
    return content


async def _events(response: httpx2.Response) -> AsyncGenerator[Any]:
    source = httpx2.EventSource(response, max_event_size=LARGEST_EVENT)
    async with aclosing(source.__aiter__()) as events:  # type: ignore[type-var]
        async for event in events:
            if not event.data:
                continue
            if event.data.startswith("[DONE]"):
                yield DONE
                continue
            try:
                yield json.loads(event.data)
            except (ValueError, RecursionError):
                raise WireFault(faults.bad_response(say.GARBLED, passes=True)) from None


def _of_network(endpoint: Endpoint, error: BaseException) -> TurnFailed:
    """What went wrong on the way; only the kinds of the errors are looked at, never their texts."""
    chain: list[BaseException] = []
    one: BaseException | None = error
    while one is not None and one not in chain:
        chain.append(one)
        one = one.__cause__ or one.__context__
    if any(isinstance(each, ssl.SSLError) for each in chain):
        return faults.connection(say.NOT_SECURE, passes=False)
    if any(isinstance(each, httpx2.SSEError) for each in chain):
        return faults.bad_response(say.TOO_LARGE)
    if any(isinstance(each, httpx2.ReadError | httpx2.RemoteProtocolError) for each in chain):
        return faults.broke_off()
    return faults.not_started() if endpoint.is_local else faults.connection()
