"""What a job's header says beside post, firm and dates: lines of a form, towns that no list knows,
what a comma cut off.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from interview_app.extraction.entries.fragments import Fragment
from interview_app.extraction.entries.header_roles import Assigned
from interview_app.extraction.entries.places_set_off import SET_OFF, town_like
from interview_app.extraction.page.rows import Found
from interview_app.extraction.phrases.dates_in_text import DateRange
from interview_app.extraction.phrases.joining import word_count
from interview_app.extraction.phrases.lexicon import organisation_score, title_score


@dataclass(slots=True)
class Job:
    """A job as read: each value with its place; `own_row` as in `Entry`."""

    title: Found | None = None
    organization: Found | None = None
    location: Found | None = None
    employment_type: Found | None = None
    dates: DateRange | None = None
    dates_found: Found | None = None
    summary: Found | None = None
    highlights: list[Found] = field(default_factory=list)
    urls: list[Found] = field(default_factory=list)
    own_row: bool = False
    features: dict[str, float] = field(default_factory=dict)


_SENTENCE = re.compile(r"\s\S*\s?[^\W\d_]*[a-zß-öø-ÿ]{4,}\.$")
"""How a sentence ends, and no abbreviated name."""


def told_below(roles: Assigned) -> list[Found]:
    """Sentences that stand below a header in its own type, without a bullet: what was done there,
    and no part of the header.
    """
    lines = {fragment.line for fragment in roles.roles.values()}
    return [
        one.found()
        for one in roles.rest
        if one.line > max(lines, default=0)
        and (word_count(one.text) >= SENTENCE_WORDS or _SENTENCE.search(one.text))
    ]


SENTENCE_WORDS = 4


def rejoin(job: Job, roles: Assigned) -> None:
    """Give back what a sign cut off a post or a firm, in its type, and what is nothing else:
    "Warehouse worker, later shift lead".
    """
    for one in sorted(roles.rest, key=lambda fragment: fragment.start):
        for name in ("title", "organization"):
            kept: Found | None = getattr(job, name)
            whole = roles.roles.get(name)
            if kept is None or whole is None or one.line != whole.line or one.type != whole.type:
                continue
            if (longer := _with_rest(kept, one)) is not None:
                setattr(job, name, longer)
                break


def _with_rest(kept: Found, one: Fragment) -> Found | None:
    """A name with what follows it right behind a comma, a slash or in brackets; None for what is
    apart from it.
    """
    between = one.start - kept.end
    if one.opened == "," and 0 <= between <= _JOINT and not town_like(one.text.rstrip(".")):
        return Found(f"{kept.text}, {one.text}", kept.start, one.end, kept.confidence)
    if one.opened == "/" and 0 <= between <= _JOINT:
        return Found(f"{kept.text} / {one.text}", kept.start, one.end, kept.confidence)
    if one.opened == "(" and between in (1, 2):
        return Found(
            f"{kept.text}{' ' * (between - 1)}({one.text})",
            kept.start,
            one.end + 1,
            kept.confidence,
        )
    return None


def take_towns(jobs: Sequence[Job], assigned: Sequence[Assigned]) -> None:
    """The towns of `Staff Nurse, City Hospital, Leeds`, for no list knows all towns.

    What stands behind a comma is a town; a cell of its own or what stands behind a dash only where
    that is how this page is written.
    """
    left = {
        at: town for at, roles in enumerate(assigned) if (town := _left_town(roles)) is not None
    }
    behind = {at: town for at, town in left.items() if town.opened == ","}
    # A cell of its own beside the header, where other headers have their place told or many have
    # such a cell.
    beside = {at: town for at, town in left.items() if not town.opened}
    if not any(job.location for job in jobs):
        beside = {
            at: town
            for at, town in beside.items()
            if town.start > assigned[at].roles["organization"].start
        }
        beside = beside if len(beside) >= _MANY else {}
    # Behind a dash after the firm, where that is how this page is written: once it could be a
    # department.
    dashed = {at: town for at, town in left.items() if town.opened in SET_OFF}
    if len(dashed) < _OFTEN:
        dashed = {}
    for at, town in {**behind, **beside, **dashed}.items():
        jobs[at].location = jobs[at].location or town.found()


def _left_town(roles: Assigned) -> Fragment | None:
    """What is left over in a header whose title and firm are told, in the line of one of them, and
    may be a town.
    """
    by = roles.roles
    if len(roles.rest) != 1 or "title" not in by or "organization" not in by or "location" in by:
        return None
    (left,) = roles.rest
    left = left.part(0, len(left.text.rstrip(".")))
    level = any(one.line == left.line for one in by.values())
    return left if level and town_like(left.text) and names(left.text) <= 0 else None


_OFTEN, _MANY, _JOINT = 2, 3, 3
"""Headers of a section in which a town stands behind the firm, at least, and such that leave no
doubt; characters between it and the firm, at most."""


def names(text: str) -> float:
    """How much a text looks like a post or a firm."""
    return max(title_score(text), organisation_score(text))
