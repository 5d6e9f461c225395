"""A job that is named at a choice of jobs, in words of one's own: exact, and asked.

Nothing is understood: where the title or the employer of exactly one job that is offered stands
word for word in a few words, the person is asked whether that is their choice.
"""

from interview_app.domain.frozen import frozen
from interview_app.guide.marks import Choice, Mark
from interview_app.guide.stories import NO_JOB, OUTSIDE
from interview_app.language.told import ToldWords

MEANT = "meant"
"""The choice whether a job was meant."""
OF_JOBS = ("role", "place")
"""Choices of a job."""
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
    jobs = (one for one in at.options if one.id not in (*NO_JOB, OUTSIDE, "something_else"))
    named = [one for one in jobs if any(map(told.tell, filter(None, one.label.split(", "))))]
    if at.path not in OF_JOBS or len(named) != 1 or len(text.split()) > _FEW:
        return None
    return Meant(at, named[0], text, event_id)
