"""What of a document stands in no field: its text without what the values quote, without headings,
names of fields, page numbers and the heads and feet that repeat.

Nothing is understood here: places and words are compared.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from interview_app.domain.artifact import TextPlace
from interview_app.extraction.page.layout import Reading
from interview_app.extraction.page.placing import Places
from interview_app.extraction.page.rows import Found
from interview_app.extraction.phrases.dates_in_text import date_ranges
from interview_app.extraction.resume.values_read import Built
from interview_app.extraction.sections.headings import Section
from interview_app.language.any_language import is_present, section_of, small_words
from interview_app.language.names import field_of, name_words
from interview_app.language.tokens import folded_words, normal
from interview_app.language.told import ToldWords, texts_in

MOST = 5_000
"""Pieces that are told of one document, at most: it has as many rows that are looked at."""
_WORD = re.compile(r"\w+")
_PARTS = re.compile(r"[|·•]|\s[/–—-]\s")
"""What parts a line of contact data."""
_LONGEST_LABEL = 60
"""Characters of the name of a field before its colon, at most."""


@dataclass(slots=True)
class _Line:
    """A line of the text from `start`: its cells are parted by tabs."""

    text: str
    start: int

    @property
    def end(self) -> int:
        return self.start + len(self.text)


def in_no_field(
    reading: Reading, sections: list[Section], built: Built, places: Places
) -> tuple[TextPlace, ...]:
    """The pieces of lines that are in no field, in the order of the document.

    Args:
        reading: the text with its rows.
        sections: whose headings are known.
        built: the values.
        places: of the text on its pages.
    """
    text = reading.text
    taken = _taken(text, reading, sections, built)
    told = ToldWords(texts_in([built.profile.to_json(), built.timeline.to_json()]))
    dates = {*texts_in(built.timeline.to_json())}
    found: list[TextPlace] = []
    for line in _lines(text):
        label = _label(line, taken)
        known = bool(label) and is_label(label)
        for begin, end in _pieces(line, taken):
            piece = text[begin:end]
            names = (known and piece == label) or _names_value(line, begin, end)
            if names or told.tell(piece) or says_nothing(piece, dates):
                continue
            place = places.provenance(Found(piece, begin, end), 1.0)
            found.append(TextPlace(page=place.page, box=place.box, span=(begin, end)))
            if len(found) == MOST:
                return tuple(found)
    return tuple(found)


def _taken(text: str, reading: Reading, sections: list[Section], built: Built) -> bytearray:
    """For each character of the text whether something is known of it."""
    taken = bytearray(len(text))

    def take(begin: int, end: int) -> None:
        taken[begin:end] = b"\1" * (end - begin)

    for found in built.quoted:
        for begin, end in _words_of(text, found):
            take(begin, end)
    heads = [one.heading for one in sections if one.heading is not None]
    columns = [row for row in reading.rows if row.notes.get("columns")]
    for row in (*heads, *columns, *reading.furniture):
        for cell in row.cells:
            take(cell.start, cell.end)
    return taken


def _words_of(text: str, found: Found) -> Iterator[tuple[int, int]]:
    """The words of its place that a value says: all of them where it says them in a row, or says
    them otherwise.
    """
    span, said = text[found.start : found.end], _letters(found.text)
    words = [] if _letters(span) == said else [*_WORD.finditer(span)]
    some = [one.span() for one in words if _letters(one[0]) in said]
    for begin, end in some or [(0, len(span))]:
        yield found.start + begin, found.start + end


def _letters(text: str) -> str:
    return folded_words(text).replace(" ", "")


def _lines(text: str) -> Iterator[_Line]:
    at = 0
    for line in text.split("\n"):
        yield _Line(line, at)
        at += len(line) + 1


def _pieces(line: _Line, taken: bytearray) -> Iterator[tuple[int, int]]:
    """Runs of words that nothing is known of: begin and end in the full text. Beside what is known
    each part of a line is one by itself.
    """
    run: tuple[int, int] | None = None
    some_known = any(taken[line.start : line.end])
    for word in _WORD.finditer(line.text):
        begin, end = line.start + word.start(), line.start + word.end()
        known = any(taken[begin:end])
        before = line.text[run[1] - line.start : word.start()] if run is not None else ""
        if run is not None and (known or (some_known and _PARTS.search(before))):
            yield _whole(line, run)
            run = None
        if not known:
            run = (run[0] if run is not None else begin, end)
    if run is not None:
        yield _whole(line, run)


def _whole(line: _Line, run: tuple[int, int]) -> tuple[int, int]:
    """A run of words with the marks that belong to it: "C++", "+27 31", "(Pty)", a full stop."""
    begin, end = run
    while begin > line.start and not line.text[begin - line.start - 1].isspace():
        before = line.text[begin - line.start - 1]
        if before not in "+(\"“„«'‘#@$€£":
            break
        begin -= 1
    while end < line.end and line.text[end - line.start] in "+#.)!?%\"”“»'’°":
        end += 1
    return begin, end


def _label(line: _Line, taken: bytearray) -> str:
    """The words that a line begins with, where all behind them is known; "" without such words,
    and where a comma joins them to what is behind: they are a part of it.
    """
    pieces = list(_pieces(line, taken))
    if len(pieces) != 1:
        return ""
    begin, end = pieces[0]
    first = _WORD.search(line.text)
    starts = first is not None and begin <= line.start + first.start() < end
    whole = _WORD.search(line.text, end - line.start) is None
    words = line.text[begin - line.start : end - line.start]
    figures = any(map(str.isdigit, words))
    joined = line.text.startswith(",", end - line.start)
    return "" if not starts or whole or figures or joined else words


def is_label(words: str) -> bool:
    """Whether the reader knows these words as the name of a field or of a section."""
    return bool(field_of(words) or section_of(words) or normal(words) in name_words("labels"))


def _names_value(line: _Line, begin: int, end: int) -> bool:
    """Whether a piece is the name of a field: it is known as one and stands alone or before what is
    known, or it stands before a colon and what is known.
    """
    piece, behind = line.text[begin - line.start : end - line.start], line.text[end - line.start :]
    if is_label(piece) and (
        _WORD.search(behind) or not _WORD.search(line.text[: begin - line.start])
    ):
        return True
    named = behind.lstrip().startswith((":", "：")) and _WORD.search(behind)
    words = len(piece) <= _LONGEST_LABEL and not any(map(str.isdigit, piece))
    return bool(named and words) and _PARTS.search(piece) is None and ":" not in piece


def says_nothing(piece: str, dates: set[str]) -> bool:
    """Whether a piece is made of small words, of words that title a document, or tells dates that
    are in fields.
    """
    words = normal(piece).split()
    if any(
        all(word in known for word in words) for known in (small_words(), name_words("titling"))
    ):
        return True
    ranges = date_ranges(piece)
    rest = piece
    for one in reversed(ranges):
        rest = rest[: one.begin] + rest[one.stop :]
    values = {value for one in ranges for value in (one.start, one.end) if value is not None}
    left = normal(rest)
    small = not left or is_present(left) or all(word in small_words() for word in left.split())
    return bool(ranges or left) and small and values <= dates
