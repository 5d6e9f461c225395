"""What a posting lists and its demands do not count: the other lines under its headings, each with
the heading it stands under. By structure alone; whether one is a demand is the person's to say.
"""

from collections.abc import Sequence
from functools import lru_cache

from interview_app.domain.posting import ListedLine, Posting
from interview_app.domain.tailoring import Priority, Requirement
from interview_app.tailoring.match.terms import Synonyms
from interview_app.tailoring.posting.cues import is_heading, labelled, without_markup
from interview_app.tailoring.posting.demands import Item, items
from interview_app.tailoring.posting.terms import keywords
from interview_app.tailoring.posting.text import BULLET, outline_lines

_PRIORITIES = {"must": Priority.HIGH, "nice": Priority.MEDIUM}


def not_counted(posting: Posting, requirements: Sequence[Requirement]) -> tuple[ListedLine, ...]:
    """What the posting lists or asks for, in its order, and no demand of these is."""
    spans = [one.span for one in requirements if one.span is not None]
    texts = {one.text for one in requirements}
    return tuple(
        ListedLine(one.start, one.text, heading)
        for one, heading in _read(posting)
        if one.text not in texts
        and not any(
            span.start < one.start + len(one.text) and one.start < span.end for span in spans
        )
    )


def demand_of(
    posting: Posting, start: int, synonyms: Synonyms, requirements: Sequence[Requirement]
) -> Requirement | None:
    """The line that begins there as a demand beside these; None where none begins."""
    item = next((one for one, _heading in _read(posting) if one.start == start), None)
    if item is None:
        return None
    numbers = [int(one.id.rpartition("-")[2]) for one in requirements]
    return Requirement(
        id=f"req-{max(numbers, default=0) + 1:03d}",
        text=item.text,
        priority=_PRIORITIES.get(item.kind, Priority.LOW),
        keywords=keywords(item.text, synonyms, posting.language),
        span=item.span(posting),
    )


@lru_cache(maxsize=4)
def _read(posting: Posting) -> tuple[tuple[Item, str], ...]:
    """What stands in a list or asks for something, with its heading; told prose is neither."""
    return tuple(
        (one, _heading(posting, one.start))
        for one in items(posting)
        if one.listed or one.kind != "told"
    )


def _heading(posting: Posting, at: int) -> str:
    """The label of the line that stands there, else the last heading above it."""
    heading = ""
    for start, line, _apart in outline_lines(posting.text, posting.language):
        label = labelled(line)
        if start <= at < start + len(line) and label is not None and not BULLET.match(line):
            return label[0]
        if start >= at:
            break
        if is_heading(line) and not BULLET.match(line):
            heading = without_markup(line).rstrip(":")
    return heading
