"""What the guide says back of an answer that told more than it was asked for: it is noted, and not
asked again.
"""

import re
from collections.abc import Iterator
from typing import Any

from interview_app.domain.dates import PRESENT
from interview_app.domain.profile import Location
from interview_app.guide import jobs_told
from interview_app.guide.abbreviations import joined
from interview_app.guide.acts import Answered, Chosen
from interview_app.guide.answers import heard, story, value
from interview_app.guide.as_read import as_read
from interview_app.guide.fields import date_words
from interview_app.guide.hearing import asides, care, schools
from interview_app.guide.hearing.breaks import is_break
from interview_app.guide.hearing.frames import SENTENCE_END, timed
from interview_app.guide.hearing.schools import School
from interview_app.guide.jobs_told import ANOTHER, SCHOOL
from interview_app.guide.late_patterns import Late
from interview_app.guide.scene import Scene, paragraphs, short

_MOST_SHOWN = 300
_AS_STAY = {asides.STARTED: "stay.start", "school.finished": "stay.end"}
"""How the years of a school are said back where both are told."""
_SCHOOL = f"{SCHOOL}.institution"
_PAPERS = "papers.certificates"
_DATES = ("stay.start", "stay.end", "school.finished")


def also_heard(scene: Scene) -> str:
    """What the last message told beside what was asked, said back since it is not asked for any
    more; "" when nothing.
    """
    told = _last_told(scene)
    if not told or "ack_job" in scene.talk.notes:
        return ""  # it was said back whole
    if told[-1].path.startswith("story."):
        return told_along(scene, told[-1])
    if told[0].path == _SCHOOL and not (
        scene.talk.chosen_asked[SCHOOL, ""] or scene.talk.slot_asked[SCHOOL, _SCHOOL]
    ):
        # It was told where a job was asked for.
        return _job_more(scene, SCHOOL)
    asked = scene.talk.asked_last
    if asked is not None and asked.path == _PAPERS and jobs_told.is_school(told[0].subject):
        return _job_more(scene, told[0].subject)
    is_other = (
        asked is not None
        and asked.kind == "ask"
        and asked.subject != told[0].subject
        and "ack_change" not in scene.talk.notes
    )
    if is_other and jobs_told.number_of(told[0].subject):
        subjects = dict.fromkeys(one.subject for one in told)
        return paragraphs(*(_job_more(scene, subject) for subject in subjects), *_left(scene, told))
    more = dict.fromkeys(one.subject for one in told if one.subject != told[0].subject)
    first = told[0].subject
    if told[0].path == "job.organization" and not scene.talk.slot_asked[first, told[0].path]:
        # Nothing asked for it, so that the employer is said back as well.
        facts = of_job(scene, first)
        return paragraphs(
            scene.say("also_heard", facts=facts) if facts else "",
            *(_job_more(scene, subject) for subject in more),
            *_left(scene, told),
        )
    return paragraphs(
        _beside(scene, told[0]),
        *(_job_more(scene, subject) for subject in more),
        *_left(scene, told),
    )


def _left(scene: Scene, told: list[Answered]) -> Iterator[str]:
    """What of the message is noted nowhere: a time without a job, or words in which no job was
    understood.
    """
    left = [
        said for one in told for words in one.left for said in joined(SENTENCE_END.split(words))
    ]
    words = [part for said in left for part in _ANOTHER_TIME.split(said)]
    said_of = [(_said_of(one), one) for one in words]
    for text in ("care_left_out", "break_left_out", "not_noted"):
        if these := " … ".join(one for about, one in said_of if about == text):
            yield scene.say(text, words=short(these, _MOST_SHOWN))


def _said_of(words: str) -> str:
    """The text by which words that were left are said back."""
    if care.words(words):
        return "care_left_out"
    return "break_left_out" if is_break(timed(words).text) else "not_noted"


_ANOTHER_TIME = Late(
    r",\s+(?:(?:and|und)\s+)?(?=(?:then|dann|danach|after that|before that|davor)\b)", re.IGNORECASE
)
"""Where words that were left go on to another time: "then we fled, then two years in a bakery"."""


def _last_told(scene: Scene) -> list[Answered]:
    """The answers of the last message: several when it told more than one job."""
    told: list[Answered] = []
    for act in reversed(scene.talk.acts):
        if (
            isinstance(act, Answered)
            and act.how == "answer"
            and act.event_id == scene.talk.said_last
        ):
            told.insert(0, act)
        elif not (told and isinstance(act, Chosen) and act.choice in (ANOTHER, SCHOOL)):
            break
    return told


def _beside(scene: Scene, last: Answered) -> str:
    read = as_read(last, scene.flow.words)
    found = asides.heard(last.path, read)
    new = [
        path
        for path in found
        if path != last.path and scene.talk.answer(last.subject, path) is None
    ]
    told_of = ", ".join(
        _in_words(scene, _AS_STAY.get(path, path) if asides.STARTED in found else path, found[path])
        for path in new
    )
    counted = _counted(scene, last) if read != last.text or "ack_change" in scene.talk.notes else ""
    asked = last.path.removeprefix("school.")
    at = value(scene.talk, last.subject, "school.institution") if asked == "study_type" else None
    told_more = (
        schools.others(read, asked=asked, at=at) if asked in ("institution", "study_type") else ()
    )
    more = (_school_more(scene, one) for one in told_more)
    return paragraphs(counted, scene.say("also_heard", facts=told_of) if told_of else "", *more)


def _school_more(scene: Scene, school: School) -> str:
    """A school or degree that was told along with another one."""
    dates = [
        ("stay.start", school.started),
        ("stay.end" if school.started else "school.finished", school.finished),
    ]
    told_of = [
        school.study_type,
        school.institution,
        school.place,
        *(_in_words(scene, path, date) for path, date in dates if date),
    ]
    return scene.say("also_school", facts=", ".join(filter(None, told_of)))


def _job_more(scene: Scene, subject: str) -> str:
    """A job, or the school, that was told along with another one."""
    if jobs_told.is_school(subject):
        told = (
            scene.talk.answer(subject, f"{SCHOOL}.{asked}")
            for asked in ("institution", "study_type")
        )
        answer = next((one for one in told if one is not None), None)
        read = as_read(answer, scene.flow.words) if answer is not None else ""
        asked = answer.path.removeprefix("school.") if answer is not None else "institution"
        more = (schools.heard(read, asked=asked), *schools.others(read, asked=asked))
        return paragraphs(*(_school_more(scene, one) for one in more))
    return scene.say("also_job", facts=of_job(scene, subject))


def of_job(scene: Scene, subject: str) -> str:
    """What is known of a job, in words."""
    known = {path: value(scene.talk, subject, path) for path in scene.flow.slots("job", "stay")}
    known[asides.LOCATION] = heard(scene.talk, subject).get(asides.LOCATION)
    order = ("job.title", "job.organization", asides.LOCATION, "stay.start", "stay.end")
    return ", ".join(_in_words(scene, path, known[path]) for path in order if known[path])


def _counted(scene: Scene, last: Answered) -> str:
    """The date that "two years ago" was taken for, where that is the answer to the question."""
    date = value(scene.talk, last.subject, last.path) if last.path in _DATES else None
    return scene.say("counted_as", date=date_words(date)) if date not in (None, PRESENT) else ""


def _in_words(scene: Scene, path: str, found: Any) -> str:
    if path == "stay.start":
        return scene.say("heard_start", date=date_words(found))
    if path == "stay.end":
        return (
            scene.say("heard_present")
            if found == PRESENT
            else scene.say("heard_end", date=date_words(found))
        )
    if path == "school.finished":
        return date_words(found)
    if path == "goals.avoid":
        return scene.say("heard_avoid", things=", ".join(found))
    if isinstance(found, tuple):
        return ", ".join(found)
    return found.city or "" if isinstance(found, Location) else str(found)


def told_along(scene: Scene, last: Answered) -> str:
    """The own part and the outcome that came with another part of the story, so that the person
    sees how it was parted.
    """
    if last.path == "story.result":
        return ""
    whole = story(scene.talk, last.subject)
    parts = {"story.action": whole.action, "story.result": whole.result}
    return paragraphs(
        *(
            scene.say(f"heard_{path.split('.')[1]}", told=short(text, _MOST_SHOWN))
            for path, text in parts.items()
            if text and path != last.path and scene.talk.answer(last.subject, path) is None
        )
    )
