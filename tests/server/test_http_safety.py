"""What a request must be before it is read, held without the HTTP library in front, which refuses
some of it itself.
"""

import pytest

from interview_app.server.faults import Refused
from interview_app.server.http_safety import MOST_BYTES, check_head, parsed

TOKEN, PORT = "t0ken", 8123
HOST = (b"host", f"127.0.0.1:{PORT}".encode())
BEARER = (b"authorization", b"Bearer t0ken")
JSON = (b"content-type", b"application/json")


def status(*headers: tuple[bytes, bytes], method: str = "POST", public: bool = False) -> int:
    """The status with which such a head is refused; 200 when it may go on."""
    try:
        check_head(method, headers, port=PORT, token=TOKEN, public=public)
    except Refused as refused:
        return refused.status
    return 200


def test_a_plain_head_may_go_on() -> None:
    """F11, in whatever case names and the kind of the token come."""
    assert status(HOST, BEARER, JSON) == 200
    assert (
        status(
            HOST,
            (b"Authorization", b"bearer t0ken"),
            (b"Content-Type", b"Application/JSON; charset=utf-8"),
        )
        == 200
    )
    assert status(HOST, method="GET", public=True) == 200


@pytest.mark.parametrize(
    "headers",
    [
        (BEARER, JSON),
        (HOST, HOST, BEARER, JSON),
        (HOST, (b"host", b"evil.example"), BEARER, JSON),
        ((b"host", b"127.0.0.1"), BEARER, JSON),
        (HOST, BEARER, JSON, (b"origin", b"null")),
        (HOST, BEARER, JSON, (b"sec-fetch-site", b"same-origin")),
    ],
    ids=["no host", "one host twice", "two hosts", "no port", "an origin", "a browser"],
)
def test_another_host_or_a_browser_is_403(headers: tuple[tuple[bytes, bytes], ...]) -> None:
    """F11: exactly one Host of ours, any Origin refused; a browser tells on itself even without
    one.
    """
    assert status(*headers) == 403


@pytest.mark.parametrize(
    "headers",
    [
        (BEARER, BEARER),
        ((b"authorization", b"Bearer wrong"), BEARER),
        (BEARER, (b"authorization", b"")),
    ],
)
def test_two_tokens_are_none(headers: tuple[tuple[bytes, bytes], ...]) -> None:
    """E8: whoever sends two leaves open which one counts."""
    assert status(HOST, *headers, JSON) == 401


def test_the_right_token_of_another_kind_is_401() -> None:
    """E8: `Authorization: Bearer`."""
    assert status(HOST, (b"authorization", b"Basic t0ken"), JSON) == 401


@pytest.mark.parametrize(
    ("headers", "refused"),
    [
        ((), 415),
        ((JSON, JSON), 415),
        ((JSON, (b"content-encoding", b"identity")), 415),
        ((JSON, (b"content-length", b"3"), (b"content-length", b"3")), 400),
        ((JSON, (b"content-length", str(MOST_BYTES + 1).encode())), 413),
        ((JSON, (b"content-length", b"-1")), 413),
        ((JSON, (b"content-length", b"9" * 5000)), 413),
    ],
    ids=["no type", "two types", "an encoding", "two lengths", "too long", "negative", "endless"],
)
def test_a_body_that_is_not_plain_json_of_a_told_size_is_refused_by_its_head(
    headers: tuple[tuple[bytes, bytes], ...], refused: int
) -> None:
    """F11: JSON only, no content encoding, 15 MB; digits without end are no number to make."""
    assert status(HOST, BEARER, *headers) == refused
    assert status(HOST, BEARER, JSON, (b"content-length", str(MOST_BYTES).encode())) == 200


@pytest.mark.parametrize("body", [b'{"a": "\\ud800"}', b'{"\\uDFFF": 1}', b'["\\ud800 \\udc00"]'])
def test_half_of_a_pair_is_no_text(body: bytes) -> None:
    """F11, strict UTF-8: it could neither be kept nor sent back; whole pairs and a written
    backslash are fine.
    """
    with pytest.raises(Refused, match="Invalid JSON"):
        parsed(body)
    assert parsed(b'["\\ud83d\\ude00", "\\\\ud800"]') == ["\U0001f600", "\\ud800"]


def test_brackets_that_close_are_not_counted() -> None:
    """F11: depth 32 is how deep it nests, not how many there are."""
    assert len(parsed(b"[" + b",".join([b"[{}]"] * 100) + b"]")) == 100


@pytest.mark.parametrize(
    "body", [b'{"a": 123456789012345678901}', b'[{"b": 1, "b": 1}]', b"[-Infinity]"]
)
def test_what_two_readers_would_read_differently_is_refused(body: bytes) -> None:
    """F11: numbers of more than 20 digits, doubled keys, what JSON does not know."""
    with pytest.raises(Refused, match="Invalid JSON"):
        parsed(body)
