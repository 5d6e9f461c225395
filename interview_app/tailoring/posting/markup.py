"""A posting that comes as a web page: its text as a browser shows it, and what the page hides (issue 5.2)."""

import html
import re
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

_IS_MARKUP = re.compile(r"<(?:p|div|br|li|span|html|body|!--)", re.IGNORECASE)
_BLOCKS = frozenset(
    "p div li ul ol dl dt dd h1 h2 h3 h4 h5 h6 br hr tr table section article header footer main aside nav form".split()
)
_EMPTY = frozenset("area base br col embed hr img input link meta source track wbr".split())
_NO_TEXT = frozenset(("script", "style", "template", "noscript", "title"))
_MARKUP = re.compile(
    r"(?P<comment><!--)|<(?:[!?][^<>]*|(?P<closing>/)?(?P<tag>[a-zA-Z][\w:-]{0,30})(?P<attributes>[^<>]*))>"
)
_STYLE = re.compile(r"<style\b[^<>]*>", re.IGNORECASE)
_MOST_ATTRIBUTES = 2000
"""Characters of an element's attributes that are looked at; a picture that stands in one takes any number."""
_TELLING = re.compile(r"style|hidden|class|id|bgcolor", re.IGNORECASE)
_ATTRIBUTE = re.compile(r"([^\s=/\"'<>]+)(?:\s*=\s*(\"[^\"]*\"|'[^']*'|[^\s\"'>]+))?")
_AT_RULE = re.compile(r"@[^{}@]{0,300}\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}")
_RULE = re.compile(r"(?:^|[};]|\*/)\s*([.#][\w-]+(?:\s*,\s*[.#][\w-]+)*)\s*\{([^{}]*)\}")
"""A rule for a class or an id alone; what depends on where it stands, or on the screen, may well be seen."""
_HIDES = re.compile(
    r"display:none|visibility:hidden|opacity:0(?![.\d])|font-size:(?:0(?![.\d])|0?\.\d|1px)|text-indent:-\d{3}|"
    r"(?:left|top|right|bottom):-\d{3}|clip-path:inset\((?:50|100)%|clip:rect\(0|(?:max-)?(?:height|width):0(?:px)?;?.*overflow:hidden"
)
_COLOURLESS = re.compile(
    r"(?:^|;)color:(?:white|#fff(?:fff)?|transparent|rgba\([^)]*,0?\.?0\)|rgb\(255,255,255\))(?:;|!|$)"
)
_BACKGROUND = re.compile(r"background(?:-color|-image)?:")


class _Open(NamedTuple):
    """An element that is open: whether what stands in it is seen, and whether something is painted behind it."""

    tag: str
    hidden: bool
    painted: bool


def is_page(filename: str) -> bool:
    """Whether a file is a web page that somebody saved, by its name."""
    return filename.casefold().endswith((".html", ".htm", ".xhtml"))


def page_text(content: bytes, *, kind: str = "") -> str:
    """The text of a page, in the letters that its Content-Type (`kind`) or the page itself names, else UTF-8."""
    charset = re.search(r"charset=[\"']?([\w-]+)", kind) or re.search(
        rb"charset=[\"']?([\w-]+)", content[:2048]
    )
    name = charset[1] if charset else "utf-8-sig"
    try:
        return content.decode(
            name.decode("ascii") if isinstance(name, bytes) else name, errors="replace"
        )
    except (LookupError, UnicodeError):
        # No such name, or one of a coding that is not for pages ("idna").
        return content.decode("utf-8", errors="replace")


def without_markup(text: str) -> tuple[str, list[str]]:
    """What a reader sees of a page, a line for each of its blocks, and the texts that it hides; other text stays as it is.

    Costs grow linearly with the page, however broken its markup is.
    """
    if not _IS_MARKUP.search(text):
        return text, []
    page, at = _Page(_hidden_names(text)), 0
    while (mark := _MARKUP.search(text, at)) is not None:
        page.says(text[at : mark.start()])
        at, tag = mark.end(), (mark["tag"] or "").casefold()
        if mark["comment"]:
            end = text.find("-->", at)
            page.hidden.append([text[at:end] if end >= 0 else text[at:]])
            at = end + 3 if end >= 0 else len(text)
        elif mark["closing"]:
            page.closes(tag)
        elif tag in _NO_TEXT:
            at = _behind(text, at, tag)
        elif tag:
            page.opens(tag, mark["attributes"])
    page.says(text[at:])
    return "".join(page.seen), [
        told for parts in page.hidden if (told := " ".join("".join(parts).split()))
    ]


def _behind(text: str, at: int, tag: str) -> int:
    """The place behind an element whose text no reader sees, and which holds no other."""
    end = re.compile(rf"</{tag}\b[^<>]*>", re.IGNORECASE).search(text, at)
    return end.end() if end is not None else len(text)


def _plain_style(style: str) -> str:
    return re.sub(r"\s+", "", style.casefold())


def _hidden_names(text: str) -> frozenset[str]:
    """The classes (".x") and ids ("#x") that the page's own style sheets hide."""
    found: set[str] = set()
    for sheet in _style_sheets(text):
        for names, style in _RULE.findall(_AT_RULE.sub(" ", sheet)):
            if _HIDES.search(_plain_style(style)):
                found.update(re.split(r"\s*,\s*", names))
    return frozenset(found)


def _style_sheets(text: str) -> Iterator[str]:
    at = 0
    while (start := _STYLE.search(text, at)) is not None:
        at = _behind(text, start.end(), "style")
        yield text[start.end() : at]


class _Page:
    """A page from its beginning to its end; what is open is closed as a browser closes it."""

    def __init__(self, hidden_names: frozenset[str]) -> None:
        self.seen: list[str] = []
        self.hidden: list[list[str]] = []
        self._names = hidden_names
        self._open: list[_Open] = []
        self._tags: Counter[str] = Counter()

    def opens(self, tag: str, attributes: str) -> None:
        """An element begins."""
        if tag in _BLOCKS:
            self._close_one("p")  # a paragraph ends where the next block begins
        if tag == "li":
            self._close_one("li")
        above = self._open[-1] if self._open else _Open("", hidden=False, painted=False)
        given = _given(attributes)
        style = _plain_style(given.get("style", ""))
        painted = above.painted or bool(_BACKGROUND.search(style)) or "bgcolor" in given
        named = [f".{one}" for one in given.get("class", "").split()] + [f"#{given.get('id', '')}"]
        hides = (
            "hidden" in given
            or _HIDES.search(style) is not None
            or (not painted and _COLOURLESS.search(style) is not None)
            or not self._names.isdisjoint(named)
        )
        if hides and not above.hidden:
            self.hidden.append([])
        here = _Open(tag, hidden=above.hidden or hides, painted=painted)
        if tag in _BLOCKS:
            self._write("\n- " if tag == "li" else "\n", here)
        if tag not in _EMPTY:
            self._open.append(here)
            self._tags[tag] += 1

    def closes(self, tag: str) -> None:
        """An element ends, and what was left open in it."""
        while self._tags[tag]:
            closed = self._open.pop().tag
            self._tags[closed] -= 1
            if closed == tag:
                break
        if tag in _BLOCKS:
            self.says("\n")

    def says(self, text: str) -> None:
        """Text stands there."""
        self._write(html.unescape(text), self._open[-1] if self._open else None)

    def _close_one(self, tag: str) -> None:
        if self._open and self._open[-1].tag == tag:
            self._tags[self._open.pop().tag] -= 1

    def _write(self, text: str, here: _Open | None) -> None:
        if here is not None and here.hidden:
            self.hidden[-1].append(text)
        elif self.seen and self.seen[-1] == "\n- ":
            # An item of a list that begins with a paragraph begins with its mark all the same.
            self.seen += [text.lstrip()] if text.strip() else []
        else:
            self.seen.append(text)


def _given(attributes: str) -> dict[str, str]:
    """The attributes of an element that can hide it, by their names."""
    attributes = attributes[:_MOST_ATTRIBUTES]
    if not _TELLING.search(attributes):
        return {}
    found = _ATTRIBUTE.findall(attributes)
    return {name.casefold(): html.unescape(value.strip("\"'")) for name, value in reversed(found)}
