"""A résumé's text as the lines of its page: bullets told from headings, and what the page's width broke made whole."""

import re
from dataclasses import dataclass

from interview_app.tailoring.truth_gate.page import line_breaks, section_names
from interview_app.tailoring.truth_gate.words.tokens import fold

_BULLET = re.compile(r"^\s*(?:[-–—*•▪‣◦●○■□➤►·✓+]|\d{1,2}[.)])\s+")
_MARKDOWN = re.compile(r"(\*\*|__|`|<br\s*/?>)")
_LINK = re.compile(r"\[([^\]]+)\]\([^)]*\)")


_TIME = r"(?:(?:[A-Za-zäÄéÉûÛ]{3,10}\.? )?(?:\d{1,2}[./])?(?:19|20)\d{2}|present|heute|aujourd['’]hui|actualidad)"
DATE = re.compile(rf"{_TIME}(?:\s*(?:[-–—]|to|bis)\s*{_TIME})?", re.IGNORECASE)
"""A date or a time from one to another, as headings print them."""


def is_only_date(text: str) -> bool:
    """Whether a line is nothing but a date."""
    return bool(DATE.fullmatch(text.strip().strip("()")))


@dataclass(slots=True)
class PageLine:
    """A line as it is printed, and what of it claims something; `kind` and `company` are found out later."""

    text: str
    bullet: bool
    fresh: bool = False
    """Whether a blank line stood before it."""
    claim: str = ""
    section: str = ""
    kind: str = "line"
    company: str | None = None
    apart: bool = False
    """Whether it is a section of its own in one line: "Languages: English, German"."""
    maybe_town: bool = False
    stranger: str = ""
    """The employer that it names where no card has it."""


def plain(line: str) -> str:
    """A line without its bullet mark and Markdown."""
    bare = _LINK.sub(r"\1", _MARKDOWN.sub(" ", line))
    bare = re.sub(r"(?<!\w)[*_](\S.*?\S|\S)[*_](?!\w)", r"\1", bare)
    return re.sub(r"\s+", " ", _BULLET.sub("", bare.strip().lstrip("#").strip().strip("|"))).strip()


def lines_of(text: str, words: frozenset[str] = frozenset()) -> list[PageLine]:
    """Lines without their marks; a line that was broken by the page's width is made whole again.

    `words`: those of the evidence, which tell a word's own hyphen from one at a line's end.
    """
    found: list[PageLine] = []
    blank, prose, above = True, False, ""
    width = _width(text)
    column = _Column(text)
    rows = _headings_apart(line_breaks.healed(text.replace("\u00a0", " "), words).splitlines())
    for raw, after in zip(rows, [*rows[1:], ""], strict=True):
        bullet = bool(_BULLET.match(raw))
        bare = plain(raw)
        if not bare or set(bare) <= set("-=_*| :"):
            blank = True
            continue
        before = found[-1] if found else None
        if not bullet and section_names.section_of(bare):
            prose = section_names.section_of(bare) == "summary"
        follows = (
            before is not None
            and not blank
            and not raw.startswith("#")
            and not bullet
            and not is_only_date(bare)
        )
        filled = (
            before is not None and before.bullet and len(above) + 1 + len(raw.split()[0]) > width
        )
        if before is not None and (
            (
                follows
                and (
                    _goes_on(before, bare, raw, prose=prose, filled=filled)
                    or column.broke(above, bare, after)
                )
            )
            or _is_tail(before, bare, bullet=bullet)
        ):
            before.text, before.claim = (
                _joined(before.text, bare, words),
                _joined(before.claim, bare, words),
            )
        else:
            found.append(
                PageLine(bare, bullet, blank, bare if bullet else plain(_GAP.sub(r"\1 | ", raw)))
            )
        blank = False
        above = raw.rstrip()
    return found


def _headings_apart(rows: list[str]) -> list[str]:
    """Lines, each name of a section in a column of its own above what stands beside it: "Work", then a gap, then the first post."""
    found: list[str] = []
    for row in rows:
        name, gap, rest = row.partition("\t")
        beside = gap and rest.strip() and "\t" not in rest and not _BULLET.match(row)
        found += [name, rest] if beside and section_names.is_heading(name) else [row]
    return found


class _Column:
    """The column of a page that a reader gave without marks, as its broadest lines tell."""

    def __init__(self, text: str) -> None:
        lines = [line.strip() for line in text.splitlines() if line.strip() and "\t" not in line]
        self._width = line_breaks.width_of(lines)
        full = sum(line_breaks.breadth(line) >= self._width * _NEARLY for line in lines)
        self._is_one = full >= _FULL_LINES and max(map(len, lines), default=0) <= _WIDEST
        # What ends at the edge says nothing of whether entries end with a stop.
        self._with_stops = line_breaks.have_stops(
            [line for line in lines if line_breaks.breadth(line) < self._width * _NEARLY]
        )

    def broke(self, above: str, below: str, after: str) -> bool:
        """Whether a line without a mark is the rest of the line above it, be that a sentence or a heading above its date."""
        if not self._is_one or not self._with_stops or section_names.section_of(below):
            return False
        line = above.strip()
        if is_only_date(after) and not line_breaks.is_ended(below):
            over = line_breaks.is_ended(line) or any(DATE.finditer(line))
            return not over and line_breaks.is_full(line, below, self._width, bold=True)
        return line_breaks.goes_on(line, below, self._width, with_stops=True)


def _width(text: str) -> int:
    """The width at which a text was broken by hand, in characters; more than any line has where it was not."""
    sizes = sorted((len(line.rstrip()) for line in text.splitlines() if line.strip()), reverse=True)
    widest = sizes[0] if sizes else 0
    full = sum(size >= widest * _NEARLY for size in sizes)
    return widest if widest <= _WIDEST and full >= _FULL_LINES else _WIDEST * 100


_WIDEST = 110
_NEARLY = 0.85
_FULL_LINES = 5


_GAP = re.compile(r"(\S)(?:\s*\t\s*|\s{3,})(?=\S)")
"""What parts the columns of a line."""


def _joined(before: str, rest: str, words: frozenset[str]) -> str:
    """Two lines as one; a word that was parted at the line's end is one word again."""
    parted = before.endswith("-") and before[-2:-1].isalpha() and rest[0].isalpha()
    return line_breaks.healed(f"{before}\u00ad{rest}", words) if parted else f"{before} {rest}"


_OPEN_ENDED = frozenset(
    "of in at by for to from with and or the a an as that which into its their his her our my per than via under over between während und oder sowie der die das den dem des ein eine einen einem "
    "einer eines für von vom zum zur bei im am durch gegen über unter nach seit als wie je pro &".split()
)


def _is_tail(before: PageLine, text: str, *, bullet: bool) -> bool:
    """Whether a bullet is the last words of the long one above it, which a reader parted."""
    parted = (
        bullet
        and before.bullet
        and len(before.text) >= _NARROW
        and not before.text.endswith((".", "!", "?", ":", ";"))
    )
    return parted and text[0].islower() and len(text.split()) <= _FEW_WORDS


_WIDE = 60
_NARROW = 45
_FEW_WORDS = 3


def _goes_on(before: PageLine, text: str, raw: str, *, prose: bool, filled: bool) -> bool:
    """Whether a line is the rest of the one above it; `filled`: its first word had no room left there."""
    if len(before.text) < 45 or line_breaks.is_ended(before.text):
        return False
    if text[0].islower() or text[0] in "(%&€$" or before.text.endswith((",", "-")):
        return True
    last = fold(before.text.rsplit(" ", 1)[-1])
    if last in _OPEN_ENDED:
        return True
    if filled and not section_names.section_of(text):
        return True
    if (
        prose
        and not before.bullet
        and len(before.text) >= _WIDE
        and not section_names.section_of(text)
    ):
        return True
    return before.bullet and raw.startswith((" ", "\t")) and len(before.text) >= _WIDE
