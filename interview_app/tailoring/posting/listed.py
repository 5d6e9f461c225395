"""The posting line by line, each line with the demands it holds, and what a line asks for when the
person says that it does.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from interview_app.domain.posting import Posting, PostingLine
from interview_app.domain.tailoring import Priority, Requirement
from interview_app.tailoring.match.terms import Synonyms
from interview_app.tailoring.posting.analyst import requirement_of
from interview_app.tailoring.posting.cues import is_heading, is_known_heading
from interview_app.tailoring.posting.demands import Item, bare, items, sentences
from interview_app.tailoring.posting.terms import names_something
from interview_app.tailoring.posting.text import BULLET, outline_lines

_PRIORITIES = {"must": Priority.HIGH, "nice": Priority.MEDIUM}


def lines_of(posting: Posting, requirements: Sequence[Requirement]) -> tuple[PostingLine, ...]:
    """All that the posting says, in its order: headings, items of lists, and sentences."""
    made = []
    for one in _lines(posting):
        held = tuple(each.id for each in requirements if _holds(one, each))
        made.append(one._replace(demands=held, heading=one.heading and not held))
    return tuple(made)


def _holds(line: PostingLine, demand: Requirement) -> bool:
    """Whether a demand stands in a line; one without a place of its own, by its words."""
    if demand.span is None:
        return demand.text == line.text
    return line.start < demand.span.end and demand.span.start < line.end


def demands_at(
    posting: Posting, start: int, synonyms: Synonyms, requirements: Sequence[Requirement]
) -> tuple[Requirement, ...]:
    """What the line that begins there asks for, beside these; itself, where it was read as asking
    for nothing. None where no line begins.
    """
    line = next((one for one in _lines(posting) if one.start == start), None)
    if line is None:
        return ()
    found = [one for one in items(posting) if line.start <= one.start < line.end]
    whole = Item(line.text, line.start, "must")
    first = max((int(one.id.rpartition("-")[2]) for one in requirements), default=0) + 1
    return tuple(
        requirement_of(
            one, f"req-{number:03d}", _PRIORITIES.get(one.kind, Priority.LOW), posting, synonyms
        )
        for number, one in enumerate(found or [whole], start=first)
    )


@lru_cache(maxsize=4)
def _lines(posting: Posting) -> tuple[PostingLine, ...]:
    code = posting.language
    found = outline_lines(posting.text, code)
    made: list[PostingLine] = []
    for at, (start, line, _apart) in enumerate(found):
        mark = BULLET.match(line)
        below = found[at + 1][1] if at + 1 < len(found) else ""
        leads = is_known_heading(code, line) or BULLET.match(below) is not None
        heading = mark is None and (at == 0 or (leads and is_heading(line)))
        whole = PostingLine(start, start + len(line), bare(line), heading=True)
        made += [whole] if heading else _told(code, line, start, mark.end() if mark else 0)
    return tuple(made)


def _told(code: str, line: str, start: int, begin: int) -> Iterator[PostingLine]:
    """The sentences of a line that name something."""
    for at, sentence in sentences(code, line[begin:]):
        text = bare(sentence)
        if names_something(text, code):
            place = start + begin + at
            yield PostingLine(place, place + len(sentence), text)
