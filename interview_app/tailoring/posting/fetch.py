"""A posting from the web, once the person said yes: it leaves this computer (issue 5.2).

http and https only; no private, loopback or link-local address, neither at first nor after any redirect; at most 3
redirects, 2 MB and 10 seconds; no cookies, no credentials. Only addresses that were checked are connected to. The 10
seconds hold for all of it: looking up the name, each of its addresses, TLS, and every byte that comes.
"""

import contextlib
import http.client
import ipaddress
import queue
import socket
import ssl
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from urllib.parse import SplitResult, quote, urljoin, urlsplit

from interview_app.domain.tailoring import State
from interview_app.errors import PipelineError
from interview_app.i18n import _
from interview_app.tailoring.posting.markup import page_text

MOST_REDIRECTS = 3
MOST_BYTES = 2 * 1024 * 1024
SECONDS = 10.0
_TEXT = ("text/html", "text/plain", "application/xhtml+xml", "text/markdown")

_NAT64 = ipaddress.ip_network("64:ff9b::/96")
"""Addresses of IPv6 that a network's gateway takes for the IPv4 address in their last 32 bits."""
_GLOBAL_UNICAST = ipaddress.ip_network("2000::/3")
"""All that is given out of IPv6; the rest is for a network's own use, out of use, or holds an IPv4 address."""
_PATH_CHARACTERS = "!$%&'()*+,/:;=?@[]~"
"""What stays as it is in the path of an address that somebody typed; other marks, and letters beyond ASCII, are escaped."""

Resolve = Callable[[str, int], list[str]]


@dataclass(frozen=True)
class Fetched:
    """The text of a page and the address it finally came from."""

    text: str
    url: str


def resolve(host: str, port: int) -> list[str]:
    """All addresses of a host."""
    return list(
        dict.fromkeys(
            str(one[4][0]) for one in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        )
    )


def is_public(address: str) -> bool:
    """Whether an address is on the open internet; an IPv4 address inside an IPv6 one counts as itself."""
    try:
        one = ipaddress.ip_address(address.split("%")[0])
    except ValueError:
        return False
    if isinstance(one, ipaddress.IPv6Address):
        # 6to4 is asked by hand: versions of Python disagree whether its block is of the open internet.
        if one in _NAT64 or one.ipv4_mapped is not None:
            one = ipaddress.IPv4Address(int(one) & 0xFFFFFFFF)
        elif one.sixtofour is not None:
            one = one.sixtofour
        elif one not in _GLOBAL_UNICAST:
            return False
    return one.is_global and not one.is_multicast


def fetch(
    url: str,
    *,
    resolver: Resolve = resolve,
    allowed: Callable[[str], bool] = is_public,
    clock: Callable[[], float] = time.monotonic,
) -> Fetched:
    """The page's text.

    Args:
        url: what the person gave.
        resolver: looks a host up.
        allowed: whether an address may be connected to.
        clock: seconds; all redirects together have `SECONDS`.

    Raises:
        PipelineError: it may not be fetched, cannot be reached, is too large, too slow, or no text.
    """
    until = clock() + SECONDS
    for _redirect in range(MOST_REDIRECTS + 1):
        answer = _once(url, resolver, allowed, until, clock)
        if isinstance(answer, Fetched):
            return answer
        url = answer
    raise _refused(
        _("The address redirects too often. Open it in a browser and paste the posting's text.")
    )


def _once(
    url: str,
    resolver: Resolve,
    allowed: Callable[[str], bool],
    until: float,
    clock: Callable[[], float],
) -> Fetched | str:
    """The page, or the address it redirects to."""
    parts, port = _checked(url)
    host = parts.hostname or ""
    addresses = [
        one for one in _looked_up(resolver, host, port, _left(until, clock)) if allowed(one)
    ]
    if not addresses:
        raise _refused(
            _(
                "This address is not on the open internet and is not fetched. Paste the posting's text instead."
            )
        )
    connection = _Pinned(
        host, port, addresses, tls=parts.scheme == "https", timeout=_left(until, clock)
    )
    end = threading.Timer(_left(until, clock), connection.cut)
    end.daemon = True
    end.start()
    try:
        path = quote(
            (parts.path or "/") + (f"?{parts.query}" if parts.query else ""), safe=_PATH_CHARACTERS
        )
        connection.request(
            "GET",
            path,
            headers={
                "Accept": ", ".join(_TEXT),
                "Accept-Encoding": "identity",
                "User-Agent": "InterviewApp",
            },
        )
        response = connection.getresponse()
        if response.status in (301, 302, 303, 307, 308):
            target = response.getheader("Location")
            if not target:
                raise _refused(
                    _("The address redirects to nowhere. Paste the posting's text instead.")
                )
            return _joined(url, target.encode("latin-1").decode("utf-8", errors="replace"))
        if response.status != 200:
            raise _refused(
                _("The page answered with {status}. Paste the posting's text instead.").format(
                    status=response.status
                )
            )
        return Fetched(_body(response, connection, until, clock), url)
    except (OSError, http.client.HTTPException) as error:
        if connection.is_cut:
            raise _too_slow() from error
        raise _refused(
            _(
                "The page could not be read in time. Check the connection, or paste the posting's text."
            )
        ) from error
    finally:
        end.cancel()
        connection.close()


def _joined(url: str, target: str) -> str:
    """The address that a page redirects to, seen from its own."""
    try:
        return urljoin(url, target)
    except ValueError as error:
        raise _refused(
            _("The address redirects to nowhere. Paste the posting's text instead.")
        ) from error


def _looked_up(resolver: Resolve, host: str, port: int, seconds: float) -> list[str]:
    """The addresses of a host. A lookup takes no time limit, so it has a thread of its own that nobody waits for longer."""
    answers: queue.SimpleQueue[list[str] | Exception] = queue.SimpleQueue()

    def look_up() -> None:
        try:
            answers.put(resolver(host, port))
        except (OSError, UnicodeError) as error:
            answers.put(error)

    threading.Thread(target=look_up, name="posting-address", daemon=True).start()
    try:
        answer = answers.get(timeout=seconds)
    except queue.Empty:
        raise _too_slow() from None
    if isinstance(answer, Exception):
        raise _refused(
            _("The address cannot be found. Check it, or paste the posting's text.")
        ) from answer
    return answer


def _checked(url: str) -> tuple[SplitResult, int]:
    try:
        parts = urlsplit(url.strip())
        port = parts.port or (443 if parts.scheme == "https" else 80)
    except ValueError as error:
        raise _refused(_("This is no web address. Paste the posting's text instead.")) from error
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise _refused(
            _("Only http and https addresses are fetched. Paste the posting's text instead.")
        )
    if parts.username is not None or parts.password is not None:
        raise _refused(
            _("An address with a user name in it is not fetched. Paste the posting's text instead.")
        )
    return parts, port


def _left(until: float, clock: Callable[[], float]) -> float:
    left = until - clock()
    if left <= 0:
        raise _too_slow()
    return left


def _body(
    response: http.client.HTTPResponse,
    connection: "_Pinned",
    until: float,
    clock: Callable[[], float],
) -> str:
    kind = (response.getheader("Content-Type") or "text/html").split(";")[0].strip().casefold()
    if kind not in _TEXT:
        raise _refused(
            _("The address is no text page. Download the file and open it here instead.")
        )
    if (response.getheader("Content-Encoding") or "identity").strip().casefold() != "identity":
        # Asked for as it is: what comes packed all the same may unpack to any size.
        raise _refused(
            _("The page comes packed and is not read. Paste the posting's text instead.")
        )
    content = b""
    while True:
        if connection.sock is not None:
            connection.sock.settimeout(_left(until, clock))
        piece = response.read1(65536)
        if connection.is_cut:
            raise _too_slow()
        if not piece and response.length:
            raise http.client.IncompleteRead(content, response.length)
        if not piece:
            break
        content += piece
        if len(content) > MOST_BYTES:
            raise _refused(_("The page is larger than 2 MB. Paste the posting's text instead."))
    return page_text(content, kind=response.getheader("Content-Type") or "")


def _refused(sentence: str) -> PipelineError:
    return PipelineError(State.PREPROCESSING.value, sentence)


def _too_slow() -> PipelineError:
    return _refused(_("The page took longer than 10 seconds. Paste the posting's text instead."))


class _Pinned(http.client.HTTPConnection):
    """A connection to one of the checked addresses, whatever the name resolves to by now; `timeout`: seconds for all of it."""

    def __init__(
        self, host: str, port: int, addresses: Sequence[str], *, tls: bool, timeout: float
    ) -> None:
        super().__init__(host, port, timeout=timeout)
        self._addresses = addresses
        self._tls = tls
        self.default_port = 443 if tls else 80
        self.is_cut = False

    def connect(self) -> None:
        """Connect to the first address that answers, none of which may use up the time; TLS is verified against the name."""
        share = (self.timeout or SECONDS) / len(self._addresses)
        for at, address in enumerate(self._addresses, start=1):
            try:
                self.sock = socket.create_connection((address, self.port), share)
                break
            except OSError:
                if at == len(self._addresses):
                    raise
        if self.is_cut:
            raise TimeoutError
        self.sock.settimeout(self.timeout)
        if self._tls:
            # The handshake is a step of its own, so that it can be cut as well.
            self.sock = ssl.create_default_context().wrap_socket(
                self.sock, server_hostname=self.host, do_handshake_on_connect=False
            )
            self.sock.do_handshake()

    def cut(self) -> None:
        """End what is still being read or sent, from another thread: a page that comes byte by byte has its end too."""
        self.is_cut = True
        if self.sock is not None:
            with contextlib.suppress(OSError):
                # The one of SSLSocket would take the socket from under the thread that reads it.
                socket.socket.shutdown(self.sock, socket.SHUT_RDWR)
