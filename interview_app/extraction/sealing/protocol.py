"""Frames between parent and worker: a JSON head and bytes, both with their length in front.

The receiver enforces the limits: a frame that claims more than it may is never read.
"""

import json
import os
import struct
from collections.abc import Callable
from typing import Any, NamedTuple

_HEAD = struct.Struct(">II")


class Frame(NamedTuple):
    """One message: a JSON object and the bytes beside it."""

    head: dict[str, Any]
    body: bytes


class ProtocolError(Exception):
    """The other side does not speak the protocol."""


class EndOfStream(Exception):
    """The other side is gone."""


def encode_frame(head: dict[str, Any], body: bytes = b"") -> bytes:
    """The bytes of one frame."""
    text = json.dumps(head, ensure_ascii=True, separators=(",", ":")).encode("ascii")
    return _HEAD.pack(len(text), len(body)) + text + body


def write_frame(handle: int, head: dict[str, Any], body: bytes = b"") -> None:
    """Write one frame whole.

    Raises:
        EndOfStream: nobody reads any more.
    """
    data = memoryview(encode_frame(head, body))
    try:
        while data:
            data = data[os.write(handle, data) :]
    except (BrokenPipeError, OSError) as error:
        raise EndOfStream from error


def read_frame(handle: int, *, max_bytes: int) -> Frame:
    """Read one frame of at most `max_bytes` (head and body together).

    Raises:
        EndOfStream: the stream ended.
        ProtocolError: too long, or the head is no JSON object.
    """
    return _frame(lambda size: _exactly(handle, size), max_bytes)


def _frame(take: Callable[[int], bytes], max_bytes: int) -> Frame:
    head_size, body_size = _HEAD.unpack(take(_HEAD.size))
    if head_size + body_size > max_bytes:
        raise ProtocolError("frame too long")
    untrusted_head = take(head_size)
    body = take(body_size)
    try:
        head = json.loads(untrusted_head, parse_constant=_no_number)
    except (ValueError, RecursionError) as error:
        raise ProtocolError("head is no JSON") from error
    if not isinstance(head, dict):
        raise ProtocolError("head is no object")
    return Frame(head, body)


def _no_number(name: str) -> None:
    raise ValueError(f"{name} is no number")


def _exactly(handle: int, size: int) -> bytes:
    parts = []
    while size:
        try:
            part = os.read(handle, min(size, 1 << 20))
        except OSError as error:
            raise EndOfStream from error
        if not part:
            raise EndOfStream
        parts.append(part)
        size -= len(part)
    return b"".join(parts)
