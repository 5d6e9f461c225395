"""What a request must be before it is read: our host, no origin, our token, bounded, JSON (CONTRACT
F11).
"""

import hmac
import json
import re
from collections.abc import Iterable
from typing import Any

from interview_app.server.faults import Refused

MOST_BYTES = 15_000_000
MOST_DEPTH = 32


Headers = Iterable[tuple[bytes, bytes]]


def check_head(method: str, headers: Headers, *, port: int, token: str, public: bool) -> None:
    """Hold the head of a request against F11.

    Args:
        method: as sent.
        headers: raw pairs, names in lower case.
        port: the one we listen on.
        token: the bearer token.
        public: True for what needs no token.

    Raises:
        Refused: it does not hold.
    """
    listed = list(headers)
    hosts = _all(listed, b"host")
    if len(hosts) != 1 or hosts[0] not in _hosts(port):
        raise Refused(403, "Forbidden")
    if _all(listed, b"origin") or _all(listed, b"sec-fetch-site"):
        raise Refused(403, "Forbidden")
    if not public:
        _check_token(_all(listed, b"authorization"), token)
    if method == "POST":
        _check_body_headers(listed)


def _all(headers: list[tuple[bytes, bytes]], name: bytes) -> list[bytes]:
    return [value for key, value in headers if key.lower() == name]


def _hosts(port: int) -> tuple[bytes, ...]:
    return (f"127.0.0.1:{port}".encode(), f"localhost:{port}".encode())


def _check_token(values: list[bytes], token: str) -> None:
    given = values[0] if len(values) == 1 else b""
    kind, _space, untrusted = given.partition(b" ")
    # Compared in constant time whatever was sent, so that a wrong guess tells nothing.
    right = hmac.compare_digest(untrusted.strip(), token.encode())
    if kind.lower() != b"bearer" or not right:
        raise Refused(401, "Unauthorized")


def _check_body_headers(headers: list[tuple[bytes, bytes]]) -> None:
    types = _all(headers, b"content-type")
    if len(types) != 1 or types[0].split(b";")[0].strip().lower() != b"application/json":
        raise Refused(415, "Content-Type must be application/json")
    if _all(headers, b"content-encoding"):
        raise Refused(415, "Content-Encoding is not supported")
    lengths = _all(headers, b"content-length")
    if len(lengths) > 1:
        raise Refused(400, "Bad request")
    if lengths and (
        not lengths[0].isdigit() or len(lengths[0]) > 20 or int(lengths[0]) > MOST_BYTES
    ):
        raise Refused(413, "Request too large")


def parsed(untrusted_body: bytes) -> Any:
    """The JSON value of a body: strict UTF-8 (no half of a surrogate pair either), no NaN, no
    doubled keys, at most 32 deep.

    Raises:
        Refused: 400 "Invalid JSON".
    """
    if _too_deep(untrusted_body):
        raise Refused(400, "Invalid JSON")
    try:
        value = json.loads(
            untrusted_body.decode("utf-8"),
            object_pairs_hook=_unique,
            parse_constant=_no_constant,
            parse_int=_small_int,
        )
        if _HALF.search(untrusted_body):
            # Only an escape can bring half of a pair, and only then it is worth a look: nothing
            # could keep or send it.
            json.dumps(value, ensure_ascii=False).encode("utf-8")
        return value
    except (ValueError, RecursionError):
        raise Refused(400, "Invalid JSON") from None


_HALF = re.compile(rb"\\u[dD][89a-fA-F]")
_TOKENS = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*"?|[\[{]|[\]}]', re.DOTALL)


def _too_deep(body: bytes) -> bool:
    """Whether brackets outside strings nest too deep; looked at before parsing, which recurses."""
    depth = 0
    for token in _TOKENS.finditer(body):
        first = body[token.start()]
        if first in b"[{":
            depth += 1
            if depth > MOST_DEPTH:
                return True
        elif first in b"]}":
            depth -= 1
    return False


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) != len(pairs):
        raise ValueError("a key stands twice")
    return made


def _no_constant(_name: str) -> Any:
    raise ValueError("NaN and Infinity are no JSON")


def _small_int(digits: str) -> int:
    if len(digits) > 20:
        raise ValueError("a number is too long")
    return int(digits)
