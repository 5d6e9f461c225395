"""Jobs that were told along with another one: each becomes a job of the interview, as if the person had been asked for it."""

import re
from collections.abc import Sequence
from dataclasses import replace

from interview_app.guide.acts import Act, Answered, Chosen, Said
from interview_app.guide.hearing import schools
from interview_app.guide.hearing.breaks import is_break
from interview_app.guide.hearing.chat import written_out
from interview_app.guide.hearing.frames import timed
from interview_app.guide.hearing.job_shown import LEARNT
from interview_app.guide.hearing.jobs import STUDIED, heard
from interview_app.guide.hearing.repairs import repaired
from interview_app.guide.hearing.stations import Station, stations
from interview_app.guide.late_patterns import Late

ANOTHER = "another_job"
SCHOOL = "school"
_EMPLOYER = "job.organization"


def number_of(subject: str) -> int:
    """The number of `job-2`; 0 when it is no job."""
    number = subject.removeprefix("job-")
    return int(number) if subject.startswith("job-") and number.isdigit() else 0


def told(answer: Answered, said: Said, before: Sequence[Act]) -> list[Act]:
    """An answer about a job, and the jobs that were told along with it: they follow the last one that was told before."""
    if not number_of(answer.subject) or answer.how != "answer":
        return [answer]
    found = stations(repaired(written_out(answer.text)), asked=answer.path.split(".")[1])
    school, left = _learned(found.left, said, before)
    answered = replace(said.answers(answer.subject, answer.path, text=found.first), left=left, points=found.points)
    asked = (answer.subject, _EMPLOYER)
    named = [one.text for one in before if isinstance(one, Answered) and (one.subject, one.path) == asked]
    known = answered.text if answer.path == _EMPLOYER else named[-1] if named else ""
    employer = heard(known).organization or known
    others = _following(found.others, said, after=_last(before, answer.subject), employer=employer)
    return [answered, *others, *school]


_SAME = Late(
    r"(?:(?:again|still|also|auch|wieder|noch ?mal)\s+)*(?:(?:the|das|die|der)\s+)?(?:same|selbe|gleiche|dasselbe"
    r"|dieselbe|derselbe|genauso|ditto|dito)"
    r"(?:\s+(?:as|like|wie)\s+(?:before|there|above|vorher|davor|dort|oben))?"
    r"(?:\s+(?:job|thing|post|position|role|work|title|again|there|too|place|company|firm|employer|arbeit|stelle"
    r"|tätigkeit|firma|betrieb|arbeitgeber|wieder"
    r"|noch ?mal|dort|auch))*[\s.!]*"
    r"|(?:as|like|wie)\s+(?:before|vorher|davor|zuvor)[\s.!]*",
    re.IGNORECASE,
)
"""An answer that is that of the job before."""


def same_as_before(subject: str, path: str, text: str, before: Sequence[Act]) -> str:
    """Employer or post of the job told before this one, where a message says that it was the same; "" when it does not."""
    if path not in (_EMPLOYER, "job.title") or _SAME.fullmatch(text.strip()) is None:
        return ""
    kind = path.split(".")[1]
    earlier = [
        one
        for one in before
        if isinstance(one, Answered) and one.how == "answer" and 0 < number_of(one.subject) < number_of(subject)
    ]
    for one in reversed(earlier):
        if one.path in (_EMPLOYER, "job.title"):
            job = heard(one.text, asked=one.path.split(".")[1])
            if found := job.title if kind == "title" else job.organization:
                return found
    return ""


def after(subject: str, said: Said, before: Sequence[Act]) -> list[Act]:
    """The jobs that an answer to "another job?" tells at once; the choice of that job is the caller's."""
    found = stations(repaired(written_out(said.text)))
    number = number_of(subject) + 1
    school, left = _learned(found.left, said, before)
    answered = replace(said.answers(f"job-{number}", _EMPLOYER, text=found.first), left=left, points=found.points)
    employer = heard(found.first).organization or ""
    last = max(number, _last(before, subject))
    return [answered, *_following(found.others, said, after=last, employer=employer), *school]


def learned(said: Said, before: Sequence[Act]) -> list[Act]:
    """The school that a message about jobs tells, as if it had been asked for; [] when it tells none, or one is known."""
    if any(isinstance(one, Answered) and one.subject == SCHOOL for one in before):
        return []
    if is_break(timed(said.text).text) or not (STUDIED.search(said.text) or LEARNT.search(said.text)):
        return []
    if not schools.tells_one(said.text) or not schools.heard(said.text, asked="institution").institution:
        return []
    return [Chosen(choice=SCHOOL, subject="", value="yes"), said.answers(SCHOOL, f"{SCHOOL}.institution")]


def _learned(left: tuple[str, ...], said: Said, before: Sequence[Act]) -> tuple[list[Act], tuple[str, ...]]:
    """The school among the words that tell no job, and those that are left."""
    for words in left:
        if acts := learned(replace(said, text=words), before):
            return acts, tuple(one for one in left if one is not words)
    return [], left


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
            acts.append(replace(said.answers(subject, _EMPLOYER, text=one.text), points=one.points))
            employer = heard(one.text).organization or employer
    return acts
