"""A résumé's text as the lines of its page: marks taken off, and what the page's width broke made
whole again.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from interview_app.check.page import line_breaks
from interview_app.language.any_language import section_of
from interview_app.language.data import languages
from interview_app.language.dates import dates_in
from interview_app.language.words import is_small

_BULLET = re.compile(r"^\s*(?:[-–—*•▪‣◦●○■□➤►·✓+]|\d{1,2}[.)])\s+")
_MARKDOWN = re.compile(r"(\*\*|__|`|<br\s*/?>)")
_LINK = re.compile(r"\[([^\]]+)\]\([^)]*\)")
_GAP = re.compile(r"(\S)(?:\s*\t\s*|\s{3,})(?=\S)")
"""What parts the columns of a line."""
_RULE = frozenset("-=_*| :")


@dataclass(slots=True)
class PageLine:
    """A line without its marks. `fresh`: a blank line stood before it; `marked`: it is a heading of
    Markdown.
    """

    text: str
    bullet: bool = False
    fresh: bool = False
    marked: bool = False


def plain_line(line: str) -> str:
    """A line without its bullet mark and Markdown."""
    bare = _LINK.sub(r"\1", _MARKDOWN.sub(" ", line))
    bare = re.sub(r"(?<!\w)[*_](\S.*?\S|\S)[*_](?!\w)", r"\1", bare)
    return re.sub(r"\s+", " ", _BULLET.sub("", bare.strip().lstrip("#").strip().strip("|"))).strip()


def is_only_date(text: str, language: str | None = None) -> bool:
    """Whether a line is nothing but a date; of any language where none is told."""
    for code in (language,) if language else languages():
        rest = text
        for date in reversed(dates_in(text, code)):
            rest = rest[: date.start_at] + rest[date.end_at :]
        if rest != text and not re.search(r"\w", rest):
            return True
    return False


def ends_dated(text: str) -> bool:
    """Whether a line ends with a date."""
    bare = text.rstrip(" )")
    return any(one.end_at == len(bare) for code in languages() for one in dates_in(bare, code))


def lines_of(
    text: str, *, language: str | None = None, words: frozenset[str] = frozenset()
) -> list[PageLine]:
    """The lines of a page.

    Args:
        text: of the page, as a reader gives it.
        language: of the page, for its dates.
        words: of the evidence, which tell a word's own hyphen from one at a line's end.
    """
    found: list[PageLine] = []
    blank, above = True, ""
    rows = line_breaks.healed(text.replace("\u00a0", " "), words).splitlines()
    page = _Page(rows, language)
    for raw, after in zip(rows, [*rows[1:], ""], strict=True):
        bare = plain_line(raw)
        if not bare or set(bare) <= _RULE:
            blank = True
            continue
        bullet = bool(_BULLET.match(raw))
        before = found[-1] if found else None
        begins = blank or bullet or raw.lstrip().startswith("#") or before is None
        if before is not None and not begins and page.goes_on(before, above, raw, after):
            before.text = _joined(before.text, bare, words)
        else:
            told = bare if bullet else plain_line(_GAP.sub(r"\1 | ", raw))
            found.append(PageLine(told, bullet, blank, raw.lstrip().startswith("#")))
        blank, above = False, raw.rstrip()
    return found


def _joined(before: str, rest: str, words: frozenset[str]) -> str:
    """Two lines as one; a word that was parted at the line's end is one word again."""
    parted = before.endswith("-") and before[-2:-1].isalpha() and rest[0].isalpha()
    return line_breaks.healed(f"{before}\u00ad{rest}", words) if parted else f"{before} {rest}"


_NEARLY = 0.85
_FULL_LINES = 5
_WIDEST = 110
_LONG = 45
"""Letters of a line that a page may have broken."""


class _Page:
    """The column of a page, as its broadest lines tell: was a line broken at its edge?"""

    def __init__(self, rows: Sequence[str], language: str | None) -> None:
        self._language = language
        lines = [line.strip() for line in rows if line.strip() and "\t" not in line]
        self._width = line_breaks.width_of(lines)
        full = sum(line_breaks.breadth(line) >= self._width * _NEARLY for line in lines)
        self._is_one = full >= _FULL_LINES and max(map(len, lines), default=0) <= _WIDEST
        self._with_stops = line_breaks.have_stops(
            [line for line in lines if line_breaks.breadth(line) < self._width * _NEARLY]
        )

    def goes_on(self, before: PageLine, above: str, raw: str, after: str) -> bool:
        """Whether a line without a mark is the rest of the one above it."""
        text = plain_line(raw)
        if section_of(text) is not None or is_only_date(text, self._language):
            return False
        if before.bullet and raw.startswith((" ", "\t")) and not line_breaks.is_ended(before.text):
            return True
        if len(before.text) >= _LONG and not line_breaks.is_ended(before.text):
            open_ended = before.text.endswith((",", "-")) or _is_small(before.text.split()[-1])
            if text[0].islower() or text[0] in "(%&€$" or open_ended:
                return True
        return self._broke(before, above.strip(), text, after)

    def _broke(self, before: PageLine, line: str, below: str, after: str) -> bool:
        if not self._is_one or (is_only_date(after, self._language) and not before.bullet):
            return False
        if before.bullet and line_breaks.is_full(line, below, self._width):
            return not line_breaks.is_ended(line)
        return self._with_stops and line_breaks.goes_on(line, below, self._width, with_stops=True)


def _is_small(word: str) -> bool:
    return any(is_small(word, code) for code in languages())
