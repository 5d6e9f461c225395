"""The text of a read résumé with its lines marked: where a bullet begins and ends, what the page's
width broke made whole.

A PDF or DOCX gives its text without bullet marks, and a long heading with its date in the middle.
The reader knows which words are one highlight; the fact check weighs lines, and is told them here.
No word is added, changed or left out.
"""

import re
from collections.abc import Mapping, Sequence
from itertools import pairwise

from interview_app.check.page import line_breaks, page_lines
from interview_app.domain.provenance import Provenance
from interview_app.extraction.phrases.joining import healed, is_parted

_LINE = re.compile(r"skeleton_timeline\.\w+\[\d+\]\.(?:highlights\[\d+\]|summary|description)")
_HEADING = re.compile(
    r"skeleton_timeline\.\w+\[\d+\]\.(?:organization|title|institution|study_type|area|name)"
)
_MARKS = " \t-–—*•▪‣◦●○■□➤►·✓+"
_BROKEN_HEADING = re.compile(
    r"^(?P<start>[^\n\t]{40,})\t(?P<date>[^\n\t]*(?:19"
    r"|20)\d{2}[^\n\t]*)\n(?P<rest>[^\W\d_A-ZÀ-ÖØ-Þ][^\n\t]{0,80})$",
    re.MULTILINE,
)


_ENDS_OPEN = re.compile(r"[^\n\t]{15},\t[^\n\t]*(?:19|20)\d{2}[^\n\t]*$")
"""A heading's first line whose comma says that a name is to come, with its date at the edge: the
name stands below.
"""
_OPEN_HEADING = re.compile(
    r"^(?P<start>[^\n\t]{15,},)\t(?P<date>[^\n\t]*(?:19"
    r"|20)\d{2}[^\n\t]*)\n(?P<rest>[^\n\t]{1,80})$",
    re.MULTILINE,
)


def marked_lines(text: str, provenance: Mapping[str, Provenance]) -> str:
    """The text with "- " before each highlight that the reader found, and an empty line before each
    heading.

    Args:
        text: of the artifact record, whose characters the spans count.
        provenance: places by field path, as the reader gives them.
    """
    spans = sorted(
        {
            place.span
            for path, place in provenance.items()
            if _LINE.fullmatch(path) and place.span is not None
        }
    )
    starts = {
        text.rfind("\n", 0, place.span[0]) + 1
        for path, place in provenance.items()
        if _HEADING.fullmatch(path) and place.span is not None
    }
    headings = sorted(at for at in starts if _begins(text, at))
    told = _whole(
        text, [span for span in spans if _is_alone(text, *span)], over=_over(text, provenance)
    )
    text = _with_whole_headings(text, headings, told)
    parts: list[str] = []
    at = 0
    for start, end in told:
        line_start = text.rfind("\n", 0, start) + 1
        if line_start < at:
            continue
        parts += [_apart(text, at, line_start, headings), f"- {_joined(text[start:end])}\n"]
        at = end + (text[end : end + 1] == "\n")
        headings = sorted({*headings, at}) if _is_heading(text, end) else headings
    return "".join((*parts, _apart(text, at, len(text), headings)))


def _with_whole_headings(
    text: str, headings: Sequence[int], told: Sequence[tuple[int, int]]
) -> str:
    """The text, as long as before, with each heading in one line whose end a reader took for the
    next heading.
    """
    width = line_breaks.width_of(line for line in text.split("\n") if "\t" not in line)
    ends = {end for _start, end in told}
    for at in headings:
        above = text[text.rfind("\n", 0, max(at - 1, 0)) + 1 : max(at - 1, 0)]
        line = text[at:].partition("\n")[0]
        over = line_breaks.is_ended(above) or "\t" in above or page_lines.ends_dated(above)
        broken = not over and line_breaks.is_full(above, line, width, bold=True)
        if at and broken and at - 1 not in ends:
            text = f"{text[: at - 1]} {text[at:]}"
    return text


def _is_alone(text: str, start: int, end: int) -> bool:
    """Whether a highlight has its lines to itself."""
    line_start = text.rfind("\n", 0, start) + 1
    return 0 <= start < end <= len(text) and not text[line_start:start].strip(_MARKS)


def _over(text: str, provenance: Mapping[str, Provenance]) -> frozenset[int]:
    """Where highlights end that had room left in their line, so that what follows is none of
    theirs.

    On a page an entry's dates or names show how broad its column is; a document without pages has
    lines of a usual breadth.
    """
    right: dict[str, float] = {}
    for path, place in provenance.items():
        if place.box is not None:
            entry = _entry(path)
            right[entry] = max(right.get(entry, 0.0), place.box[2])
    found = set()
    for path, place in provenance.items():
        if place.span is None or not _LINE.fullmatch(path):
            continue
        if place.box is None:
            lines = text[slice(*place.span)].split("\n")
            short = max(map(line_breaks.breadth, lines)) < _USUAL
        else:
            left, edge = place.box[0], right[_entry(path)]
            short = place.box[2] - left < _NEARLY * (edge - left)
        if short:
            found.add(place.span[1])
    return frozenset(found)


def _entry(path: str) -> str:
    """The entry that a path is of: `skeleton_timeline.experiences[0]`."""
    return path.partition("].")[0]


_NEARLY = 0.8
"""Of a column's breadth: what a line that was broken takes up at least, its last word being one of
the longest.
"""
_USUAL = 60.0
"""Letters of middle width that any line of a document without pages holds."""


def _whole(
    text: str, spans: Sequence[tuple[int, int]], *, over: frozenset[int]
) -> list[tuple[int, int]]:
    """The highlights with the ends that a reader took for lines of their own, and without the
    headings it took for their ends.

    `over`: where a highlight ends that does not go on.
    """
    width = line_breaks.width_of(
        line for start, end in spans for line in text[start:end].split("\n") if "\t" not in line
    )
    with_stops = line_breaks.have_stops([text[start:end] for start, end in spans])
    found: list[tuple[int, int]] = []
    for start, end in spans:
        own = start, _without_heading(text, start, end, width)
        above = found[-1] if found else None
        if (
            above is not None
            and above[1] not in over
            and not text[above[1] : start].strip(_MARKS + "\n")
            and "\n\n" not in text[above[1] : start]
        ):
            last = text[above[0] : above[1]].rpartition("\n")[2]
            if line_breaks.goes_on(
                last, text[slice(*own)], width, with_stops=with_stops
            ) and not _has_mark(text, start):
                found[-1] = above[0], own[1]
                continue
        found.append(own)
    return found


def _has_mark(text: str, start: int) -> bool:
    """Whether a bullet is printed before a highlight."""
    return bool(text[text.rfind("\n", 0, start) + 1 : start].strip())


def _without_heading(text: str, start: int, end: int, width: float) -> int:
    """Where a highlight ends, when its last lines are the heading of the next entry: a line above a
    date, and begun anew.
    """
    lines = text[start:end].split("\n")
    after = text[end:].lstrip("\n").partition("\n")[0]
    for at in range(1, len(lines)):
        heading, below = lines[at].strip(), lines[at + 1] if at + 1 < len(lines) else after
        begun = line_breaks.is_ended(lines[at - 1]) or not line_breaks.is_full(
            lines[at - 1], lines[at], width
        )
        if (
            begun
            and heading[:1].isupper()
            and not line_breaks.is_ended(heading)
            and page_lines.is_only_date(below)
        ):
            return start + len("\n".join(lines[:at]))
    return end


def _is_heading(text: str, end: int) -> bool:
    """Whether a line stands between here and a date in a line of its own."""
    rest = text[end + 1 :].split("\n", 2)
    return len(rest) > 1 and bool(rest[0].strip()) and page_lines.is_only_date(rest[1])


def _apart(text: str, first: int, last: int, headings: Sequence[int]) -> str:
    """A part of the text with an empty line before each heading in it, so that nobody takes it for
    the end of a line.
    """
    begun = [one for one in headings if first <= one < last and text[one - 1 : one] != " "]
    inside = [first, *begun, last]
    return "\n".join(_whole_headings(text[start:end]) for start, end in pairwise(inside))


def _joined(text: str) -> str:
    """One line of several; whether a hyphen at the end of one is the word's own, the evidence tells
    later.
    """
    return re.sub(r"(?<=[^\W\d_])-\n(?=[^\W\d_])", line_breaks.AT_THE_END, _unparted(text)).replace(
        "\n", " "
    )


def _unparted(text: str) -> str:
    """The text with each word whole that is wider than the page and was broken without a mark, also
    before a date at the edge.
    """
    lines: list[str] = []
    for line in text.split("\n"):
        whole = _gone_on(lines[-1], line) if lines else None
        if whole is not None:
            lines[-1] = whole
        else:
            lines.append(line)
    return "\n".join(lines)


def _gone_on(before: str, line: str) -> str | None:
    """Two lines as one where the last word of the first goes on in the second; None where it does
    not.
    """
    if is_parted(before, line) and not page_lines.is_only_date(line):
        return before + line
    start, tab, date = before.rpartition("\t")
    dated = tab and re.search(r"(?:19|20)\d{2}", date)
    return f"{start}{line}\t{date}" if dated and is_parted(start, line) else None


def _begins(text: str, at: int) -> bool:
    """Whether a line begins here, and not the rest of a word or of a heading that the line before
    could not hold.
    """
    before = text[text.rfind("\n", 0, max(at - 1, 0)) + 1 : max(at - 1, 0)]
    return (
        _ENDS_OPEN.search(before) is None and _gone_on(before, text[at:].partition("\n")[0]) is None
    )


def _whole_headings(text: str) -> str:
    """Headings whose date, at the right edge, was read between their first line and their
    second.
    """
    whole = _OPEN_HEADING.sub(r"\g<start> \g<rest>\t\g<date>", _unparted(text))
    return _BROKEN_HEADING.sub(
        lambda found: f"{healed(found['start'], found['rest'])}{found['rest']}\t{found['date']}",
        whole,
    )
