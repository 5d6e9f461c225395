"""The words of an answer in which facts are looked for."""

from interview_app.guide.acts import Answered
from interview_app.guide.flow import Words
from interview_app.guide.hearing.chat import written_out
from interview_app.guide.hearing.reckoning import reckoned
from interview_app.guide.hearing.repairs import repaired
from interview_app.guide.hearing.short_years import with_whole_years
from interview_app.guide.hearing.times_alone import with_times_joined

FACTS = ("contact", "home", "job", "stay", "school")
"""Topics whose answers are one fact each: said anew, it replaces the whole answer."""
_VERBATIM = ("story", "paste")
"""Topics whose answers are evidence word for word."""
_DATED = ("job", "stay", "school")
"""Topics in which dates are looked for."""


def as_read(answer: Answered, words: Words) -> str:
    """An answer without what was taken back in it, its years written out, and with "two years ago"
    as a date.
    """
    topic = answer.path.split(".")[0]
    text = answer.text if topic in _VERBATIM else repaired(written_out(answer.text))
    if topic not in _DATED:
        return text
    return with_times_joined(
        reckoned(with_times_joined(with_whole_years(text)), on=answer.at, numbers=words.numbers)
    )
