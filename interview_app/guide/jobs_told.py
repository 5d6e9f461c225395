"""Jobs that were told along with another one: each becomes a job of the interview, as if the person had been asked for it."""

from collections.abc import Sequence
from dataclasses import replace

from interview_app.guide.acts import Act, Answered, Chosen, Said
from interview_app.guide.hearing.jobs import heard
from interview_app.guide.hearing.stations import Station, stations

ANOTHER = "another_job"
_EMPLOYER = "job.organization"


def number_of(subject: str) -> int:
    """The number of `job-2`; 0 when it is no job."""
    number = subject.removeprefix("job-")
    return int(number) if subject.startswith("job-") and number.isdigit() else 0


def told(answer: Answered, said: Said, before: Sequence[Act]) -> list[Act]:
    """An answer about a job, and the jobs that were told along with it: they follow the last one that was told before."""
    if not number_of(answer.subject) or answer.how != "answer":
        return [answer]
    found = stations(answer.text, asked=answer.path.split(".")[1])
    answered = replace(said.answers(answer.subject, answer.path, text=found.first), left=found.left)
    asked = (answer.subject, _EMPLOYER)
    named = [one.text for one in before if isinstance(one, Answered) and (one.subject, one.path) == asked]
    known = answered.text if answer.path == _EMPLOYER else named[-1] if named else ""
    employer = heard(known).organization or known
    return [answered, *_following(found.others, said, after=_last(before, answer.subject), employer=employer)]


def after(subject: str, said: Said, before: Sequence[Act]) -> list[Act]:
    """The jobs that an answer to "another job?" tells at once; the choice of that job is the caller's."""
    found = stations(said.text)
    number = number_of(subject) + 1
    answered = replace(said.answers(f"job-{number}", _EMPLOYER, text=found.first), left=found.left)
    employer = heard(found.first).organization or ""
    last = max(number, _last(before, subject))
    return [answered, *_following(found.others, said, after=last, employer=employer)]


def _last(before: Sequence[Act], subject: str) -> int:
    return max([number_of(subject), *(number_of(one.subject) for one in before if isinstance(one, Answered))])


def _following(others: tuple[Station, ...], said: Said, *, after: int, employer: str) -> list[Act]:
    acts: list[Act] = []
    for number, one in enumerate(others, start=after):
        if one.risen and not employer:
            break
        acts.append(Chosen(choice=ANOTHER, subject=f"job-{number}", value="yes"))
        subject = f"job-{number + 1}"
        if one.risen:
            acts.append(said.answers(subject, _EMPLOYER, text=employer))
            acts.append(said.answers(subject, "job.title", text=one.text))
        else:
            acts.append(said.answers(subject, _EMPLOYER, text=one.text))
            employer = heard(one.text).organization or employer
    return acts
