"""Who rose at an employer where they still are is there today in the last post, and not in the
first.

"Since 2021, carer, then senior carer from last year" tells when the first post ended, and that the
second has not.
"""

import re
from collections.abc import Sequence

from interview_app.domain.dates import PRESENT
from interview_app.guide.acts import Act, Answered, Said
from interview_app.guide.hearing.jobs import heard
from interview_app.guide.hearing.stations import Station
from interview_app.guide.late_patterns import Late

_END = "stay.end"
_WHEN = Late(r"\b(?:from|since|in|as of|seit|ab|im)\s+(?P<when>.+)$", re.IGNORECASE)


def ends(
    first: str, others: Sequence[Station], said: Said, *, subject: str, last: str
) -> list[Act]:
    """The ends of the first post (`subject`) and of the `last` one: the first ended when the next
    began, and is asked for where that was not told; [] where nobody rose, or where the employment
    is over.
    """
    if not others or not all(one.risen for one in others) or heard(first).end != PRESENT:
        return []
    when = _WHEN.search(others[0].text)
    ended = (
        said.answers(subject, _END, text=when["when"])
        if when is not None
        else said.answers(subject, _END, how="later")
    )
    lasts: list[Act] = (
        [said.answers(last, _END, text="today")]
        if heard(others[-1].text, asked="title").end is None
        else []
    )
    return [ended, *lasts]


def last_subject(acts: Sequence[Act]) -> str:
    """The job that was told last."""
    return next((one.subject for one in reversed(acts) if isinstance(one, Answered)), "")
