"""The text of a read résumé with its lines marked: where a bullet begins and ends, what the page's width broke made whole.

A PDF or DOCX gives its text without bullet marks, and a long heading with its date in the middle. The reader knows which
words are one highlight; the truth gate weighs lines, and is told them here. No word is added, changed or left out.
"""

import re
from collections.abc import Mapping, Sequence
from itertools import pairwise

from interview_app.domain.provenance import Provenance
from interview_app.extraction.units import healed, is_parted

_LINE = re.compile(r"skeleton_timeline\.\w+\[\d+\]\.(?:highlights\[\d+\]|summary|description)")
_HEADING = re.compile(r"skeleton_timeline\.\w+\[\d+\]\.(?:organization|title|institution|study_type|area|name)")
_MARKS = " \t-–—*•▪‣◦●○■□➤►·✓+"
_BROKEN_HEADING = re.compile(
    r"^(?P<start>[^\n\t]{40,})\t(?P<date>[^\n\t]*(?:19|20)\d{2}[^\n\t]*)\n(?P<rest>[^\W\d_A-ZÀ-ÖØ-Þ][^\n\t]{0,80})$",
    re.MULTILINE,
)


def marked_lines(text: str, provenance: Mapping[str, Provenance]) -> str:
    """The text with "- " before each highlight that the reader found, and an empty line before each heading.

    Args:
        text: of the artifact record, whose characters the spans count.
        provenance: places by field path, as the reader gives them.
    """
    spans = sorted(
        {place.span for path, place in provenance.items() if _LINE.fullmatch(path) and place.span is not None}
    )
    starts = {
        text.rfind("\n", 0, place.span[0]) + 1
        for path, place in provenance.items()
        if _HEADING.fullmatch(path) and place.span is not None
    }
    headings = sorted(at for at in starts if _begins(text, at))
    parts: list[str] = []
    at = 0
    for start, end in spans:
        line_start = text.rfind("\n", 0, start) + 1
        alone = not text[line_start:start].strip(_MARKS)
        if line_start < at or not alone or not 0 <= start < end <= len(text):
            continue
        parts += [_apart(text, at, line_start, headings), f"- {_joined(text[start:end])}\n"]
        at = end + (text[end : end + 1] == "\n")
    return "".join((*parts, _apart(text, at, len(text), headings)))


def _apart(text: str, first: int, last: int, headings: Sequence[int]) -> str:
    """A part of the text with an empty line before each heading in it, so that nobody takes it for the end of a line."""
    inside = [first, *(one for one in headings if first <= one < last), last]
    return "\n".join(_whole_headings(text[start:end]) for start, end in pairwise(inside))


def _joined(text: str) -> str:
    """One line of several; a word that was parted at the end of a line is one word again."""
    return re.sub(r"(?<=[^\W\d_])-\n(?=[a-zß-öø-ÿ])", "-", _unparted(text)).replace("\n", " ")


def _unparted(text: str) -> str:
    """The text with each word whole that is wider than the page and was broken without a mark, also before a date at the edge."""
    lines: list[str] = []
    for line in text.split("\n"):
        whole = _gone_on(lines[-1], line) if lines else None
        if whole is not None:
            lines[-1] = whole
        else:
            lines.append(line)
    return "\n".join(lines)


def _gone_on(before: str, line: str) -> str | None:
    """Two lines as one where the last word of the first goes on in the second; None where it does not."""
    if is_parted(before, line):
        return before + line
    start, tab, date = before.rpartition("\t")
    dated = tab and re.search(r"(?:19|20)\d{2}", date)
    return f"{start}{line}\t{date}" if dated and is_parted(start, line) else None


def _begins(text: str, at: int) -> bool:
    """Whether a line begins here, and not the rest of a word that the line before could not hold."""
    before = text[text.rfind("\n", 0, max(at - 1, 0)) + 1 : max(at - 1, 0)]
    return _gone_on(before, text[at:].partition("\n")[0]) is None


def _whole_headings(text: str) -> str:
    """Headings whose date, at the right edge, was read between their first line and their second."""
    return _BROKEN_HEADING.sub(
        lambda found: f"{healed(found['start'], found['rest'])}{found['rest']}\t{found['date']}", _unparted(text)
    )
