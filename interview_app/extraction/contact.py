"""Contact data: e-mail, phone, links and place, from the header, from contact sections and from link annotations."""

import re
from dataclasses import dataclass, field

from interview_app.extraction.dates_in_text import date_ranges
from interview_app.extraction.document import Box, Link
from interview_app.extraction.headings import named_kind
from interview_app.extraction.lexicon import title_score
from interview_app.extraction.phones import PHONE, cells_in, labelled_phone_of, phone_of, phone_score
from interview_app.extraction.places import is_street, place_score
from interview_app.extraction.rows import Cell, Found, Row

_EMAIL = re.compile(
    r"[A-Za-z0-9][A-Za-z0-9._%+'-]{0,63}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){0,4}\.[A-Za-z]{2,12}(?![\w@])"
)
_BROKEN_EMAIL = re.compile(r"[A-Za-z0-9][A-Za-z0-9._%+-]{0,63}@[A-Za-z0-9.-]{0,80}[.-]?$|[A-Za-z0-9._%+-]{1,63}@?$")
_URL = re.compile(
    r"(?:https?://|www\.)[^\s<>|,;()\"'，。]{3,200}|(?<![\w@.-])(?:[a-z0-9-]{1,63}\.){1,4}(?:com|org|net|io|"
    r"dev|me|de|fr|es|it|pt|nl|pl|cn|eu|co|uk|us|in|ca|au|ch|at|be|br|mx|app|ai|tech|page|blog|example|xyz|"
    r"info|site|online|design|edu|gov|so|to)(?:/[^\s<>|,;()\"'，。]{0,150})?(?![\w@-])",
    re.IGNORECASE,
)
NETWORKS = {
    "linkedin": "linkedin.com/in/",
    "github": "github.com/",
    "gitlab": "gitlab.com/",
    "twitter": "twitter.com/",
    "x": "x.com/",
    "stackoverflow": "stackoverflow.com/users/",
    "stack overflow": "stackoverflow.com/users/",
    "medium": "medium.com/@",
    "xing": "xing.com/profile/",
    "facebook": "facebook.com/",
    "instagram": "instagram.com/",
    "youtube": "youtube.com/",
    "dribbble": "dribbble.com/",
    "behance": "behance.net/",
    "orcid": "orcid.org/",
    "kaggle": "kaggle.com/",
    "researchgate": "researchgate.net/profile/",
    "mastodon": "",
    "bluesky": "bsky.app/profile/",
    "telegram": "t.me/",
    "weibo": "weibo.com/",
    "zhihu": "zhihu.com/people/",
    "soundcloud": "soundcloud.com/",
    "pinterest": "pinterest.com/",
    "leetcode": "leetcode.com/",
    "codepen": "codepen.io/",
    "devto": "dev.to/",
    "hackernews": "news.ycombinator.com/user?id=",
    "reddit": "reddit.com/user/",
}
"""Networks and where their accounts live."""
_NETWORK_LINE = re.compile(r"^\s*(?P<network>[A-Za-z][A-Za-z ]{0,15}?)\s*[:：]?\s+@?(?P<user>[\w.\-]{3,40})\s*$")
_HEADER_SEPARATORS = re.compile(r"\s*[|·•‖¦⋄◦∙▪⬩●◆]\s*|\s+[/–—]\s+|\s+-\s+|\t|\s{3,}")
_LABEL = re.compile(
    r"^(?:e-?mail|mail|phone|tel(?:ephone|efon|éfono|efono)?|mobile?|mobil|cell|handy|address|adresse|"
    r"anschrift|dirección|indirizzo|endereço|adres|location|"
    r"wohnort|ort|lieu|residence|residenza|website|web(?:site|seite)?|site|homepage|url|portfolio|blog|"
    r"linkedin|github|twitter|电话|邮箱|地址|网址|网站|手机|"
    r"现居|所在地|居住地|city|ville|città|cidade|miasto|based in|lives in|contact|kontakt|"
    r"locale)(?:\s*[:：]\s*|\s+)(?=\S)",
    re.IGNORECASE,
)


@dataclass(slots=True)
class Contact:
    """What was found; `links` are in order of appearance, `used` the spans that were taken."""

    email: Found | None = None
    phone: Found | None = None
    location: Found | None = None
    links: list[Found] = field(default_factory=list)
    used: list[tuple[int, int]] = field(default_factory=list)
    region: str | None = None


_REST_OF_URL = re.compile(r"[\w.%-]{2,80}(?![\w@:])")


def contact_of(zone: list[Row], rows: list[Row], links: list[Link], *, region: str | None) -> Contact:
    """How a document says its person is reached: e-mail, phone, place and links, each with its span and how sure it is.

    Args:
        zone: rows of the header and of contact sections.
        rows: all rows, for an e-mail address that stands elsewhere.
        links: link annotations of the document.
        region: the country to read national phone numbers in, as an ISO code.
    """
    contact = Contact(region=region)
    contact.email = _email(zone, links) or _email(rows, links)
    contact.phone = phone_of(zone, links, region) or labelled_phone_of(rows, region)
    contact.links = _links(zone, links, contact.email)
    contact.location = _location(zone)
    return contact


def _email(rows: list[Row], links: list[Link]) -> Found | None:
    cells = cells_in(rows)
    mailed = [link.target[7:].split("?")[0] for link in links if link.target.lower().startswith("mailto:")]
    for at, cell in enumerate(cells):
        if "@" not in cell.text and not any(run.link and run.link.startswith("mailto:") for run in cell.runs):
            continue
        match = _EMAIL.search(cell.text[:2_000])
        following = cells[at + 1] if at + 1 < len(cells) else None
        if following is not None and (healed := _healed(cell, following, match, mailed)) is not None:
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
                longer or match.group(), cell.start + match.start(), cell.start + match.end(), 0.9 if longer else 0.97
            )
    for cell in cells:
        for run in cell.runs:
            if run.link and run.link.lower().startswith("mailto:") and "@" in run.link:
                return Found(run.link[7:].split("?")[0], cell.start + run.start, cell.start + run.end, 0.9)
    address = next((one for one in mailed if _EMAIL.fullmatch(one)), None)
    return Found(address, 0, 0, 0.88) if address else None


def _healed(cell: Cell, following: Cell, match: re.Match[str] | None, mailed: list[str]) -> Found | None:
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
    if _EMAIL.fullmatch(whole) and (text.endswith((".", "-", "@")) or match is None or whole in mailed):
        begin = cell.start + cell.text.rindex(text.split(" ")[-1])
        return Found(whole, begin, following.start + len(more), 0.9)
    return None


def _links(zone: list[Row], links: list[Link], email: Found | None) -> list[Found]:  # noqa: C901  (small observations, one after the other)
    found: list[Found] = []
    seen: set[str] = set()

    def add(url: str, start: int, end: int, confidence: float) -> None:
        url = url.strip().rstrip(".,;)")
        key = re.sub(r"^(?:https?://)?(?:www\.)?", "", url.lower()).rstrip("/")
        if not key or "@" in key.split("/")[0] or any(one == key or one.startswith(key + "/") for one in seen):
            return
        for other in [one for one in seen if key.startswith(one + "/")]:
            found[:] = [one for one in found if _key(one.text) != other]
            seen.discard(other)
        if email is not None and key == email.text.split("@")[-1].lower():
            return
        seen.add(key)
        found.append(Found(url, start, end, confidence))

    cells = cells_in(zone)
    for at, cell in enumerate(cells):
        for run in cell.runs:
            if run.link and run.link.lower().startswith(("http://", "https://")):
                add(run.link, cell.start + run.start, cell.start + run.end, 0.92)
        for match in _URL.finditer(cell.text[:600]):
            url, end = match.group(), cell.start + match.end()
            following = cells[at + 1] if at + 1 < len(cells) else None
            if (
                url.endswith(("/", "-", "_"))
                and match.end() >= len(cell.text) - 1
                and (following is not None and (rest := _REST_OF_URL.match(following.text)) is not None)
            ):  # broken over two lines
                url, end = url + rest.group(), following.start + rest.end()
            add(url, cell.start + match.start(), end, 0.9)
        if network := _NETWORK_LINE.match(cell.text[:80]):
            base = NETWORKS.get(network["network"].strip().lower())
            if base:
                add(base + network["user"], cell.start, cell.end, 0.75)
    boxes = [(cell.page, cell.box, cell) for cell in cells_in(zone) if cell.box]
    for link in links:
        target = link.target
        if not target.lower().startswith(("http://", "https://")):
            continue
        home = next(
            (cell for page, box, cell in boxes if page == link.page and link.box and _touches(box, link.box)), None
        )
        if home is not None:
            add(target, home.start, home.end, 0.9)
        elif _is_profile(target):
            add(target, 0, 0, 0.75)
    return found


def _key(url: str) -> str:
    return re.sub(r"^(?:https?://)?(?:www\.)?", "", url.lower()).rstrip("/")


def _is_profile(url: str) -> bool:
    key = _key(url)
    return any(
        base and key.startswith(base) and len(key) > len(base) and "/" not in key[len(base) :]
        for base in NETWORKS.values()
    )


def _touches(one: Box, other: Box) -> bool:
    return min(one[2], other[2]) - max(one[0], other[0]) > -2 and min(one[3], other[3]) - max(one[1], other[1]) > 1


def _location(zone: list[Row]) -> Found | None:
    best: tuple[float, Found] | None = None
    rows = zone[:40]
    contact = [_is_contact(row) for row in rows]
    for depth, row in enumerate(rows):
        beside = contact[depth] or any(0 < near < len(rows) and contact[near] for near in (depth - 1, depth + 1))
        for cell in row.cells:
            for begin, stop, labelled in _pieces(cell.text):
                text = cell.text[begin:stop].strip(",;")
                if not _may_be_place(text):
                    continue
                score = place_score(text) + 0.8 * labelled - (2.0 if len(text) <= 3 and text.isascii() else 0.0)
                if is_street(text) and "," in text:
                    score += 0.5
                if (
                    beside
                    and depth > 0
                    and 0.25 < score < 0.9
                    and title_score(text) < 0.5
                    and len(row.cells) + len(_pieces(cell.text)) > 2 - (depth > 1)
                ):
                    score = 0.95
                score -= 0.02 * depth
                if score >= 0.9 - 0.02 * depth and (best is None or score > best[0]):
                    found = Found(
                        text, cell.start + begin, cell.start + begin + len(text), min(0.45 + 0.2 * score, 0.92)
                    )
                    best = (score, found)
    return best[1] if best else None


def _may_be_place(text: str) -> bool:
    if len(text) > 90 or text.endswith(":") or _EMAIL.search(text) or _URL.search(text) or named_kind(text):
        return False
    digits = sum(map(str.isdigit, text))
    return not date_ranges(text) and (digits < 3 or digits < 0.4 * len(text))


def _is_contact(row: Row) -> bool:
    text = row.text[:300]
    return (
        "@" in text
        or _URL.search(text) is not None
        or any(phone_score(m.group(), "", None) > 1 for m in PHONE.finditer(text))
    )


def _pieces(text: str) -> list[tuple[int, int, bool]]:
    out = []
    at = 0
    text = text[:1_000]
    for match in [*_HEADER_SEPARATORS.finditer(text), None]:
        stop = match.start() if match else len(text)
        piece = text[at:stop]
        lead = len(piece) - len(piece.lstrip(" ,;"))
        body = piece.strip(" ,;")
        labelled = False
        if label := _LABEL.match(body):
            lead += label.end()
            body = body[label.end() :]
            labelled = True
        if body:
            out.append((at + lead, at + lead + len(body), labelled))
        at = match.end() if match else stop
    return out


def header_pieces(cell: Cell) -> list[tuple[int, int, bool]]:
    """The pieces of a header cell between separators: begin, end, and whether a label stood before."""
    return _pieces(cell.text)
