"""Contact data: e-mail, phone, links and place, from the header, from contact sections and from
link annotations.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from interview_app.extraction.document import Box, Link
from interview_app.extraction.page.rows import Cell, Found, Row
from interview_app.extraction.person.contact_forms import EMAIL
from interview_app.extraction.person.phones import cells_in, phone_of
from interview_app.extraction.phrases.dates_in_text import DateRange, date_ranges
from interview_app.language.addresses import bare_address, networks, web_address

_NETWORK_LINE = re.compile(
    r"^\s*(?P<network>[A-Za-z][A-Za-z ]{0,15}?)\s*[:：]?\s+@?(?P<user>[\w.\-]{3,40})\s*$"
)


@dataclass(slots=True)
class Contact:
    """What was found; `links` are in order of appearance."""

    email: Found | None = None
    phone: Found | None = None
    location: Found | None = None
    birth: Found | None = None
    links: list[Found] = field(default_factory=list)


_REST_OF_URL = re.compile(r"[\w.%-]{2,80}(?![\w@:])")


def contact_of(
    zone: list[Row], rows: list[Row], links: list[Link], *, region: str | None
) -> Contact:
    """How a document says its person is reached: e-mail, phone and links, each with its span
    and how sure it is.

    Args:
        zone: rows of the header and of contact sections.
        rows: all rows, for an e-mail address that stands elsewhere.
        links: link annotations of the document.
        region: the country to read national phone numbers in, as an ISO code.
    """
    contact = Contact()
    contact.email = _email(zone, links) or _email(rows, links)
    contact.phone = phone_of(zone, links, region)
    mail = contact.email or Found("", 0, 0, 0.0)
    # Of an address that is broken over two lines the second looks like one of the web.
    contact.links = [
        one for one in _links(zone, links) if not mail.start <= one.start < one.end <= mail.end
    ]
    return contact


def birth_in(zone: list[Row], times: Iterable[DateRange | None]) -> Found | None:
    """The day of birth as it is written, "née le 14/02/1990": a whole day among contact data, years
    before the `times` of all jobs and schools.
    """
    years = [int(year[:4]) for one in times if one and (year := one.start or one.end)]
    for cell in cells_in(zone) if years else ():
        for one in date_ranges(cell.text):
            day = one.lone and len(_DAY.findall(cell.text, one.begin, one.stop)) == _OF_A_DAY
            if day and int(str(one.start)[:4]) + _YOUNGEST <= min(years):
                said = _SAID.search(cell.text[: one.begin])
                begin = said.start(1) if said else one.begin
                return Found(cell.text[begin : one.stop], cell.start + begin, cell.start + one.stop)
    return None


_DAY, _OF_A_DAY = re.compile(r"\d+|[^\W\d_]{3,}"), 3
_SAID = re.compile(r"(?:^|[,;|•·–—]\s*)([^\W\d_]+\W{1,2}(?:[^\W\d_]+\W{1,2})?)$")
"""A word or two before the day in its part of a line."""
_YOUNGEST = 10
"""Years of somebody at what a résumé tells first, at least."""


def _email(rows: list[Row], links: list[Link]) -> Found | None:
    cells = cells_in(rows)
    mailed = [
        link.target[7:].split("?")[0] for link in links if link.target.lower().startswith("mailto:")
    ]
    for at, cell in enumerate(cells):
        if "@" not in cell.text and not any(
            run.link and run.link.startswith("mailto:") for run in cell.runs
        ):
            continue
        match = EMAIL.search(cell.text[:2_000])
        following = cells[at + 1] if at + 1 < len(cells) else None
        if (
            following is not None
            and (healed := _healed(cell, following, match, mailed)) is not None
        ):
            return healed
        if match is not None:
            longer = next(
                (
                    one
                    for one in mailed
                    if one.lower().endswith(match.group().lower()) and len(one) > len(match.group())
                ),
                None,
            )
            return Found(
                longer or match.group(),
                cell.start + match.start(),
                cell.start + match.end(),
                0.9 if longer else 0.97,
            )
    address = next((one for one in mailed if EMAIL.fullmatch(one)), None)
    return Found(address, 0, 0, 0.88) if address else None


def _healed(
    cell: Cell, following: Cell, match: re.Match[str] | None, mailed: list[str]
) -> Found | None:
    """An address broken over two lines, as `name@example.co.` over `uk`."""
    text, more = cell.text.strip(), following.text.strip().split(" ")[0]
    whole = text.split(" ")[-1] + more
    if (
        match is not None
        and match.end() >= len(cell.text.rstrip())
        and whole not in mailed
        and not text.endswith((".", "-"))
    ):
        return None
    if match is not None and match.end() < len(cell.text.rstrip().rstrip(".-")):
        return None
    if EMAIL.fullmatch(whole) and (
        text.endswith((".", "-", "@")) or match is None or whole in mailed
    ):
        begin = cell.start + cell.text.rindex(text.split(" ")[-1])
        return Found(whole, begin, following.start + len(more), 0.9)
    return None


def _links(zone: list[Row], links: list[Link]) -> list[Found]:  # noqa: C901  (small observations, one after the other)
    found: list[Found] = []
    seen: set[str] = set()

    def add(url: str, start: int, end: int, confidence: float) -> None:
        url = url.strip().rstrip(".,;)")
        key = bare_address(url.lower())
        if (
            not key
            or "@" in key.split("/")[0]
            or any(one == key or one.startswith(key + "/") for one in seen)
        ):
            return
        for other in [one for one in seen if key.startswith(one + "/")]:
            found[:] = [one for one in found if _key(one.text) != other]
            seen.discard(other)
        seen.add(key)
        found.append(Found(url, start, end, confidence))

    cells = cells_in(zone)
    for at, cell in enumerate(cells):
        for run in cell.runs:
            if run.link and run.link.lower().startswith(("http://", "https://")):
                add(run.link, cell.start + run.start, cell.start + run.end, 0.92)
        for match in web_address().finditer(cell.text[:600]):
            url, end = match.group(), cell.start + match.end()
            following = cells[at + 1] if at + 1 < len(cells) else None
            if (
                url.endswith(("/", "-", "_"))
                and match.end() >= len(cell.text) - 1
                and (
                    following is not None
                    and (rest := _REST_OF_URL.match(following.text)) is not None
                )
            ):  # broken over two lines
                url, end = url + rest.group(), following.start + rest.end()
            add(url, cell.start + match.start(), end, 0.9)
        if network := _NETWORK_LINE.match(cell.text[:80]):
            name = network["network"].strip().casefold()
            base = next((place for one, place in networks().items() if one.casefold() == name), "")
            if base:
                add(base + network["user"], cell.start, cell.end, 0.75)
    boxes = [(cell.page, cell.box, cell) for cell in cells_in(zone) if cell.box]
    for link in links:
        target = link.target
        if not target.lower().startswith(("http://", "https://")):
            continue
        home = next(
            (
                cell
                for page, box, cell in boxes
                if page == link.page and link.box and _touches(box, link.box)
            ),
            None,
        )
        if home is not None:
            add(target, home.start, home.end, 0.9)
    return found


def _key(url: str) -> str:
    return bare_address(url.lower())


def _touches(one: Box, other: Box) -> bool:
    return (
        min(one[2], other[2]) - max(one[0], other[0]) > -2
        and min(one[3], other[3]) - max(one[1], other[1]) > 1
    )
