"""A job that is named at a choice of jobs, in words of one's own: exact, and asked.

Nothing is understood: where the title or the employer of exactly one job stands word for word in a
few words, or they in it, the person is asked whether that is their choice.
"""

from interview_app.domain.frozen import frozen
from interview_app.guide.marks import Choice, Mark
from interview_app.guide.stories import NO_JOB, OUTSIDE
from interview_app.language.tokens import folded_words
from interview_app.language.told import ToldWords

MEANT = "meant"
"""The choice whether a job was meant."""
OF_JOBS = ("role", "place")
"""Choices of a job."""
_NONE = (*NO_JOB, OUTSIDE, "something_else")
_FEW = 10
"""Words; a story begins with more of them."""


@frozen(kw_only=False)
class Meant:
    """What was typed at a choice, and the job that it names."""

    at: Mark
    job: Choice
    text: str
    event_id: int


def meant(at: Mark, text: str, event_id: int) -> Meant | None:
    """The job that these words name, None where they name none or several."""
    told = ToldWords([text])
    jobs = [one for one in (*at.options, *at.others) if one.id not in _NONE]
    if at.path not in OF_JOBS or not 0 < len(folded_words(text).split()) <= _FEW:
        return None
    whole = [one for one in jobs if any(map(told.tell, filter(None, one.label.split(", "))))]
    named = whole or [one for one in jobs if ToldWords([one.label]).tell(text)]
    return Meant(at, named[0], text, event_id) if len(named) == 1 else None
