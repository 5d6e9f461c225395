"""Jobs that were told along with another one: each becomes a job of the interview, as if the person
had been asked for it.
"""

import re
from collections.abc import Sequence
from dataclasses import replace

from interview_app.guide import elsewhere, risen
from interview_app.guide.acts import Act, Answered, Chosen, Said
from interview_app.guide.hearing import care, degrees, pasted, schools
from interview_app.guide.hearing.breaks import is_break
from interview_app.guide.hearing.chat import written_out
from interview_app.guide.hearing.frames import timed
from interview_app.guide.hearing.job_shown import LEARNT
from interview_app.guide.hearing.jobs import STUDIED, heard
from interview_app.guide.hearing.repairs import repaired
from interview_app.guide.hearing.school_words import NAMES_SCHOOL, QUALIFIES
from interview_app.guide.hearing.stations import Station, stations
from interview_app.guide.late_patterns import Late

ANOTHER = "another_job"
SCHOOL = "school"
CARE = "care"
_EMPLOYER = "job.organization"


def number_of(subject: str) -> int:
    """The number of `job-2`; 0 when it is no job."""
    number = subject.removeprefix("job-")
    return int(number) if subject.startswith("job-") and number.isdigit() else 0


def told(answer: Answered, said: Said, before: Sequence[Act]) -> list[Act]:
    """An answer about a job, and the jobs that were told along with it: they follow the last one
    that was told before.
    """
    if not number_of(answer.subject) or answer.how != "answer":
        return [answer]
    if (other := _of_something_else(answer, said, before)) is not None:
        return other
    found = stations(repaired(written_out(answer.text)), asked=answer.path.split(".")[1])
    if answer.path == _EMPLOYER and not found.others and care.words(answer.text):
        return [answer]  # word for word: it names nobody who has a capital
    school, left = _learned(found.left, said, before)
    answered = replace(
        said.answers(answer.subject, answer.path, text=found.first), left=left, points=found.points
    )
    known = answered.text if answer.path == _EMPLOYER else _employer(answer.subject, before)
    employer = heard(known).organization or known
    others = _following(found.others, said, after=_last(before, answer.subject), employer=employer)
    rose = (
        risen.ends(
            found.first, found.others, said, subject=answer.subject, last=risen.last_subject(others)
        )
        if answer.path == _EMPLOYER
        else []
    )
    return [answered, *others, *rose, *school]


def _employer(subject: str, before: Sequence[Act]) -> str:
    """The words by which the employer of a job was told last, "" when it was not."""
    asked = (subject, _EMPLOYER)
    named = [
        one.text for one in before if isinstance(one, Answered) and (one.subject, one.path) == asked
    ]
    return named[-1] if named else ""


def _since(subject: str, before: Sequence[Act]) -> str:
    """When a job began, as an answer about it told already; "" when none did."""
    told = [
        one.text
        for one in before
        if isinstance(one, Answered) and one.subject == subject and one.how == "answer"
    ]
    return next((start for text in reversed(told) if (start := heard(text).start)), "")


def _of_something_else(answer: Answered, said: Said, before: Sequence[Act]) -> list[Act] | None:
    """What an answer tells that is of another job or of a school; [] where it is not understood,
    None where it answers.
    """
    if answer.path not in ("job.title", "stay.start", "stay.end"):
        return None
    known = _employer(answer.subject, before)
    employer = heard(known).organization or known
    text = answer.text
    if pasted.entries(text):
        found = stations(text)
        school, left = _learned(found.left, said, before)
        told = (Station(found.first, points=found.points), *found.others)
        acts = _following(told, said, after=_last(before, answer.subject), employer=employer)
        return [*_with_left(acts, left), *school]
    if elsewhere.is_of_school(text, employer=employer, path=answer.path):
        if any(isinstance(one, Answered) and one.subject == SCHOOL for one in before):
            return []
        told_of = said.answers(SCHOOL, f"{SCHOOL}.institution", text=elsewhere.said_of_it(text))
        return [Chosen(choice=SCHOOL, subject="", value="yes"), told_of]
    if elsewhere.is_of_another_job(
        text, answer.path, employer=employer, since=_since(answer.subject, before)
    ):
        found = stations(repaired(written_out(text)))
        told = (Station(found.first, points=found.points), *found.others)
        return _following(told, said, after=_last(before, answer.subject), employer=employer)
    return [] if elsewhere.tells_something_else(text, answer.path, employer=employer) else None


def _with_left(acts: list[Act], left: tuple[str, ...]) -> list[Act]:
    """Acts of which the first answer bears what of the message is noted nowhere."""
    first = next((at for at, one in enumerate(acts) if isinstance(one, Answered)), None)
    if first is None:
        return acts
    answered = acts[first]
    assert isinstance(answered, Answered)
    return [*acts[:first], replace(answered, left=left), *acts[first + 1 :]]


_SAME = Late(
    r"(?:(?:again|still|also|auch|wieder|noch ?mal)\s+)*(?:(?:the|das|die|der)\s+)?(?:same|selbe"
    r"|gleiche|dasselbe"
    r"|dieselbe|derselbe|genauso|ditto|dito)"
    r"(?:\s+(?:as|like|wie)\s+(?:before|there|above|vorher|davor|dort|oben))?"
    r"(?:\s+(?:job|thing|post|position|role|work|title|again|there|too|place|company|firm"
    r"|employer|arbeit|stelle"
    r"|tätigkeit|firma|betrieb|arbeitgeber|wieder"
    r"|noch ?mal|dort|auch))*[\s.!]*"
    r"|(?:as|like|wie)\s+(?:before|vorher|davor|zuvor)[\s.!]*",
    re.IGNORECASE,
)
"""An answer that is that of the job before."""


def same_as_before(subject: str, path: str, text: str, before: Sequence[Act]) -> str:
    """Employer or post of the job told before this one, where a message says that it was the same;
    "" when it does not.
    """
    if path not in (_EMPLOYER, "job.title") or _SAME.fullmatch(text.strip()) is None:
        return ""
    kind = path.split(".")[1]
    earlier = [
        one
        for one in before
        if isinstance(one, Answered)
        and one.how == "answer"
        and 0 < number_of(one.subject) < number_of(subject)
    ]
    for one in reversed(earlier):
        if one.path in (_EMPLOYER, "job.title"):
            job = heard(one.text, asked=one.path.split(".")[1])
            if found := job.title if kind == "title" else job.organization:
                return found
    return ""


_AT_SAME = Late(
    r"\b(?P<at>at|for|with|an|am|bei|beim|in|im)\s+(?:(?:the|der|dem)\s+)?(?:same|gleichen"
    r"|derselben|demselben|selben)\s+"
    r"(?P<kind>[^\W\d_]+)",
    re.IGNORECASE,
)
_ANY_FIRM = (
    "company",
    "firm",
    "place",
    "employer",
    "business",
    "firma",
    "betrieb",
    "arbeitgeber",
    "unternehmen",
    "stelle",
    "ort",
)
"""Words for an employer of any kind; "the same university" is the one that is called so."""


def at_the_same(text: str, subject: str, before: Sequence[Act]) -> str:
    """A message with the name of an employer told before for "the same company"; `subject` is the
    last job that was told.
    """
    hit = _AT_SAME.search(text)
    if hit is None:
        return text
    kind = hit["kind"].casefold()
    told_of = (
        heard(_employer(f"job-{number}", before)).organization
        for number in range(number_of(subject), 0, -1)
    )
    name = next(
        (one for one in told_of if one and (kind in _ANY_FIRM or kind in one.casefold())), None
    )
    lead = "bei" if hit["at"].casefold() in ("an", "am", "bei", "beim", "im") else "at"
    return f"{text[: hit.start()]}{lead} {name}{text[hit.end() :]}" if name is not None else text


def after(subject: str, said: Said, before: Sequence[Act]) -> list[Act]:
    """The jobs that an answer to "another job?" tells at once; the choice of that job is the
    caller's.
    """
    found = stations(repaired(written_out(said.text)))
    number = number_of(subject) + 1
    school, left = _learned(found.left, said, before)
    answered = replace(
        said.answers(f"job-{number}", _EMPLOYER, text=found.first), left=left, points=found.points
    )
    employer = heard(found.first).organization or ""
    last = max(number, _last(before, subject))
    others = _following(found.others, said, after=last, employer=employer)
    rose = risen.ends(
        found.first, found.others, said, subject=answered.subject, last=risen.last_subject(others)
    )
    return [answered, *others, *rose, *school]


def cared(subject: str, said: Said) -> list[Act]:
    """Years of care that an answer to "another job?" tells: they are offered as a station of their
    own.
    """
    return [said.answers(f"job-{number_of(subject) + 1}", _EMPLOYER)]


def added(said: Said, before: Sequence[Act]) -> list[Act]:
    """Jobs that a message tells where something else was asked for: they follow the last one."""
    found = stations(repaired(written_out(said.text)))
    told = (Station(found.first, points=found.points), *found.others)
    return _following(told, said, after=_last(before, "job-0"), employer="")


def learned(said: Said, before: Sequence[Act]) -> list[Act]:
    """The school that a message about jobs tells, as if it had been asked for; [] when it tells
    none, or one is known.
    """
    if any(isinstance(one, Answered) and one.subject == SCHOOL for one in before):
        return []
    names_both = (
        NAMES_SCHOOL.search(said.text) is not None and QUALIFIES.search(said.text) is not None
    )
    if is_break(timed(said.text).text) or not (
        STUDIED.search(said.text) or LEARNT.search(said.text) or names_both
    ):
        return []
    text = elsewhere.said_of_it(said.text)
    if not schools.tells_one(text) or not schools.heard(text, asked="institution").institution:
        return []
    return [
        Chosen(choice=SCHOOL, subject="", value="yes"),
        said.answers(SCHOOL, f"{SCHOOL}.institution", text=text),
    ]


def is_school(subject: str) -> bool:
    """Whether a subject is the school that is asked about, or one told beside it (`school-2`)."""
    return subject == SCHOOL or subject.startswith(f"{SCHOOL}-")


def learned_among_papers(said: Said, before: Sequence[Act]) -> tuple[list[Act], str]:
    """The school or degree that somebody tells where licences are asked for, and the words that are
    left for licences.

    The first school is asked about like any other; one more stands as it was told.
    """
    school, left = degrees.parted(said.text)
    if not school:
        return [], said.text
    text = elsewhere.said_of_it(school)
    path = f"{SCHOOL}.{'institution' if schools.names_place(text) else 'study_type'}"
    known = dict.fromkeys(
        one.subject
        for one in before
        if isinstance(one, Answered) and is_school(one.subject) and one.how == "answer"
    )
    if not known:
        return [
            Chosen(choice=SCHOOL, subject="", value="yes"),
            said.answers(SCHOOL, path, text=text),
        ], left
    return [said.answers(f"{SCHOOL}-{len(known) + 1}", path, text=text)], left


def _learned(
    left: tuple[str, ...], said: Said, before: Sequence[Act]
) -> tuple[list[Act], tuple[str, ...]]:
    """The school among the words that tell no job, and those that are left."""
    for words in left:
        if acts := learned(replace(said, text=words), before):
            return acts, tuple(one for one in left if one is not words)
    return [], left


def _last(before: Sequence[Act], subject: str) -> int:
    return max(
        [
            number_of(subject),
            *(number_of(one.subject) for one in before if isinstance(one, Answered)),
        ]
    )


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
