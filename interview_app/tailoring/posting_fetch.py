"""A posting from the web, once the person said yes: it leaves this Mac (issue 5.2).

http and https only; no private, loopback or link-local address, neither at first nor after any redirect; at most 3
redirects, 2 MB and 10 seconds; no cookies, no credentials. The address that was checked is the one connected to.
"""

import http.client
import ipaddress
import re
import socket
import ssl
import time
from collections.abc import Callable
from dataclasses import dataclass
from urllib.parse import SplitResult, urljoin, urlsplit

from interview_app.domain.tailoring import State
from interview_app.errors import PipelineError
from interview_app.i18n import _

MOST_REDIRECTS = 3
MOST_BYTES = 2 * 1024 * 1024
SECONDS = 10.0
_TEXT = ("text/html", "text/plain", "application/xhtml+xml", "text/markdown")

Resolve = Callable[[str, int], list[str]]


@dataclass(frozen=True)
class Fetched:
    """The text of a page and the address it finally came from."""

    text: str
    url: str


def resolve(host: str, port: int) -> list[str]:
    """All addresses of a host."""
    return list(dict.fromkeys(str(one[4][0]) for one in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)))


def is_public(address: str) -> bool:
    """Whether an address is on the open internet; an IPv4 address inside an IPv6 one counts as itself."""
    try:
        one = ipaddress.ip_address(address.split("%")[0])
    except ValueError:
        return False
    inner = getattr(one, "ipv4_mapped", None) or getattr(one, "sixtofour", None)
    if inner is not None and not inner.is_global:
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
    raise _refused(_("The address redirects too often. Open it in a browser and paste the posting's text."))


def _once(
    url: str, resolver: Resolve, allowed: Callable[[str], bool], until: float, clock: Callable[[], float]
) -> Fetched | str:
    """The page, or the address it redirects to."""
    parts, port = _checked(url)
    host = parts.hostname or ""
    try:
        addresses = resolver(host, port)
    except (OSError, UnicodeError) as error:
        raise _refused(_("The address cannot be found. Check it, or paste the posting's text.")) from error
    if not addresses or not all(allowed(one) for one in addresses):
        raise _refused(
            _("This address is not on the open internet and is not fetched. Paste the posting's text instead.")
        )
    connection = _Pinned(host, port, addresses[0], tls=parts.scheme == "https", timeout=_left(until, clock))
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request(
            "GET",
            path,
            headers={"Accept": ", ".join(_TEXT), "Accept-Encoding": "identity", "User-Agent": "InterviewApp"},
        )
        response = connection.getresponse()
        if response.status in (301, 302, 303, 307, 308):
            target = response.getheader("Location")
            if not target:
                raise _refused(_("The address redirects to nowhere. Paste the posting's text instead."))
            return urljoin(url, target)
        if response.status != 200:
            raise _refused(
                _("The page answered with {status}. Paste the posting's text instead.").format(status=response.status)
            )
        return Fetched(_body(response, connection, until, clock), url)
    except (OSError, http.client.HTTPException) as error:
        raise _refused(
            _("The page could not be read in time. Check the connection, or paste the posting's text.")
        ) from error
    finally:
        connection.close()


def _checked(url: str) -> tuple[SplitResult, int]:
    try:
        parts = urlsplit(url.strip())
        port = parts.port or (443 if parts.scheme == "https" else 80)
    except ValueError as error:
        raise _refused(_("This is no web address. Paste the posting's text instead.")) from error
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise _refused(_("Only http and https addresses are fetched. Paste the posting's text instead."))
    if parts.username is not None or parts.password is not None:
        raise _refused(_("An address with a user name in it is not fetched. Paste the posting's text instead."))
    return parts, port


def _left(until: float, clock: Callable[[], float]) -> float:
    left = until - clock()
    if left <= 0:
        raise _refused(_("The page took longer than 10 seconds. Paste the posting's text instead."))
    return left


def _body(response: http.client.HTTPResponse, connection: "_Pinned", until: float, clock: Callable[[], float]) -> str:
    kind = (response.getheader("Content-Type") or "text/html").split(";")[0].strip().casefold()
    if kind not in _TEXT:
        raise _refused(_("The address is no text page. Download the file and open it here instead."))
    content = b""
    while True:
        if connection.sock is not None:
            connection.sock.settimeout(_left(until, clock))
        piece = response.read1(65536)
        if not piece:
            break
        content += piece
        if len(content) > MOST_BYTES:
            raise _refused(_("The page is larger than 2 MB. Paste the posting's text instead."))
    charset = re.search(r"charset=[\"']?([\w-]+)", response.getheader("Content-Type") or "") or re.search(
        rb"charset=[\"']?([\w-]+)", content[:2048]
    )
    name = charset[1] if charset else "utf-8"
    try:
        return content.decode(name.decode("ascii") if isinstance(name, bytes) else name, errors="replace")
    except LookupError:
        return content.decode("utf-8", errors="replace")


def _refused(sentence: str) -> PipelineError:
    return PipelineError(State.PREPROCESSING.value, sentence)


class _Pinned(http.client.HTTPConnection):
    """A connection to one checked address, whatever the name resolves to by now."""

    def __init__(self, host: str, port: int, address: str, *, tls: bool, timeout: float) -> None:
        super().__init__(host, port, timeout=timeout)
        self._address = address
        self._tls = tls
        self.default_port = 443 if tls else 80

    def connect(self) -> None:
        """Connect to the checked address; TLS is verified against the name."""
        sock = socket.create_connection((self._address, self.port), self.timeout)
        self.sock = ssl.create_default_context().wrap_socket(sock, server_hostname=self.host) if self._tls else sock
