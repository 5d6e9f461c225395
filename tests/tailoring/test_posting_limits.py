"""The limits of a posting's address, each on both sides, held against a real server (F6, issue 5.2)."""

import itertools
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from urllib.parse import parse_qs, urlsplit

import pytest

from interview_app.errors import PipelineError
from interview_app.tailoring.posting import fetch as posting_fetch

TWO_MEGABYTES = 2 * 1024 * 1024


class _Chain(BaseHTTPRequestHandler):
    """`/?hops=2&bytes=10`: as many redirects, each to another host and with a cookie, then a page of that size."""

    def do_GET(self) -> None:
        asked = {name: values[-1] for name, values in parse_qs(urlsplit(self.path).query).items()}
        hops, size = int(asked.get("hops", "0")), int(asked.get("bytes", "10"))
        self.server.heads.append(dict(self.headers.items()))  # type: ignore[attr-defined]
        if hops:
            target = asked.get("to") or f"http://host-{hops}.example:{self.server.server_port}"  # type: ignore[attr-defined]
            self.send_response(302)
            self.send_header("Set-Cookie", "seen=1; Path=/")
            self.send_header("Location", f"{target}/?hops={hops - 1}&bytes={size}")
            self.end_headers()
            return
        self.send_response(200)
        self.send_header("Content-Type", "text/plain; charset=utf-8")
        self.end_headers()
        try:
            self.wfile.write(b"x" * size)
        except OSError:
            return

    def log_message(self, format: str, *args: object) -> None:
        return


@pytest.fixture
def server() -> Iterator[HTTPServer]:
    with HTTPServer(("127.0.0.1", 0), _Chain) as made:
        made.heads = []  # type: ignore[attr-defined]
        thread = threading.Thread(target=made.serve_forever, kwargs={"poll_interval": 0.02})
        thread.start()
        yield made
        made.shutdown()
        thread.join()


def fetched(
    server: HTTPServer, query: str, *, clock: Callable[[], float] = lambda: 0.0
) -> posting_fetch.Fetched:
    """The page, where every name of `example` is this server and every other is a private address."""
    return posting_fetch.fetch(
        f"http://jobs.example:{server.server_port}/?{query}",
        resolver=lambda host, _port: (
            ["127.0.0.1"] if host.endswith(".example") else ["192.168.1.1"]
        ),
        allowed=lambda address: address == "127.0.0.1" or posting_fetch.is_public(address),
        clock=clock,
    )


def test_a_page_behind_three_redirects_is_read_and_behind_four_is_not(server: HTTPServer) -> None:
    """F6, issue 5.2: 3 redirects; the address told is the one the page came from."""
    page = fetched(server, "hops=3")
    assert page.text == "x" * 10
    assert urlsplit(page.url).hostname == "host-1.example"
    with pytest.raises(PipelineError, match="redirects too often"):
        fetched(server, "hops=4")


def test_no_cookie_goes_back(server: HTTPServer) -> None:
    """F6, issue 5.2: a cookie set on the way is kept by nobody, and nobody is told where the request came from."""
    fetched(server, "hops=3")
    heads = server.heads  # type: ignore[attr-defined]
    assert len(heads) == 4
    for head in heads:
        assert {name.casefold() for name in head} == {
            "host",
            "accept",
            "accept-encoding",
            "user-agent",
        }


def test_two_megabytes_are_read_and_one_byte_more_is_not(server: HTTPServer) -> None:
    """F6, issue 5.2: 2 MB."""
    assert len(fetched(server, f"bytes={TWO_MEGABYTES}").text) == TWO_MEGABYTES
    with pytest.raises(PipelineError, match="larger than 2 MB"):
        fetched(server, f"bytes={TWO_MEGABYTES + 1}")


@pytest.mark.parametrize(
    "target", ["http://router.local", "http://127.0.0.2", "http://[::1]", "http://169.254.169.254"]
)
def test_a_redirect_into_the_network_behind_is_not_followed(
    server: HTTPServer, target: str
) -> None:
    """F6, issue 5.2: no private address after a redirect, told by number or by a name; nothing more is asked."""
    with pytest.raises(PipelineError, match="not on the open internet"):
        posting_fetch.fetch(
            f"http://jobs.example:{server.server_port}/?hops=1&to={target}:{server.server_port}",
            resolver=lambda host, _port: (
                ["127.0.0.1"] if host.endswith(".example") else [private(host)]
            ),
            allowed=lambda address: address == "127.0.0.1" or posting_fetch.is_public(address),
        )
    assert len(server.heads) == 1  # type: ignore[attr-defined]


def private(host: str) -> str:
    """The address of a host that stands in no public network."""
    return "192.168.1.1" if host == "router.local" else host


@pytest.mark.parametrize(("second", "in_time"), [(9.75, True), (10.0, False)])
def test_ten_seconds_are_all_there_is(server: HTTPServer, second: float, in_time: bool) -> None:
    """F6, issue 5.2: 10 s for the way as a whole: a redirect begins no new ones."""
    begun = itertools.chain([0.0], itertools.repeat(second))
    if in_time:
        assert fetched(server, "hops=1", clock=lambda: next(begun)).text
    else:
        with pytest.raises(PipelineError, match="longer than 10 seconds"):
            fetched(server, "hops=1", clock=lambda: next(begun))
