"""Profile and timeline told by hand: a few questions about the person, then job after job, a
school, certificates.
"""

from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from typing import Any

from interview_app.domain.dates import ends_before
from interview_app.domain.likeness import normal
from interview_app.domain.records import DataType
from interview_app.domain.timeline import SkeletonTimeline
from interview_app.guide import care_station
from interview_app.guide.acts import Answered, Chosen, Submitted, Uploaded
from interview_app.guide.answers import heard, profile_with, told, understood, value
from interview_app.guide.as_read import as_read
from interview_app.guide.course import KEPT
from interview_app.guide.fields import date_words
from interview_app.guide.hearing import asides, care, papers
from interview_app.guide.hearing.breaks import is_break
from interview_app.guide.hearing.frames import timed
from interview_app.guide.hearing.schools import School, others
from interview_app.guide.hearing.schools import heard as heard_of_school
from interview_app.guide.hearing.self_employed import OWN_NAMES
from interview_app.guide.jobs_told import ANOTHER, CARE, SCHOOL, is_school, number_of
from interview_app.guide.marks import Mark
from interview_app.guide.scene import Scene, Step, paragraphs, short
from interview_app.i18n import _

PERSON = "hand"
_MOST_ENDS = 3
"""Questions for the end of a job, before its contradiction is left to the form."""
_MOST_OFFERS = 2
"""How often a school is asked for that somebody puts off."""
_MOST_SHOWN = 120
"""Characters of an answer by which a job without an employer is named."""
_JOB_NEEDS = "job.organization"


def plan(scene: Scene) -> Step:
    """The next question, or the sheet when all is told."""
    if scene.known.profile is None and (step := _profile(scene)) is not None:
        return step
    return _timeline(scene)


def _ask(
    scene: Scene, subject: str, *topics: str, known: Iterable[str] = (), **values: str
) -> Step | None:
    path = scene.next_slot(
        subject,
        scene.flow.slots(*topics),
        filled=(*heard(scene.talk, subject), *known),
        understood=partial(understood, scene.flow),
    )
    if path is None:
        return None
    first = not any(key[0] == subject for key in scene.talk.slot_asked)
    intro = {"hand": "by_hand_intro", "job-1": "jobs_intro"}.get(subject, "") if first else ""
    return scene.ask(subject, path, lead=scene.say(intro) if intro else "", **values)


def _profile(scene: Scene) -> Step | None:
    step = _ask(scene, PERSON, "contact", "home")
    if step is not None:
        return step
    return _sheet(
        scene,
        DataType.APPLICANT_PROFILE,
        profile_with({}, scene.talk, PERSON),
        "profile_message_hand",
    )


def _sheet(scene: Scene, data_type: DataType, data: dict[str, Any], message: str) -> Step | None:
    """Show what was told; after a rejection ask what to do, then show it again; None when it was
    kept.
    """
    shown = [
        one
        for one in scene.talk.of(Submitted)
        if one.data_type is data_type and one.status != "withdrawn"
    ]
    last = shown[-1] if shown else None
    if last is not None and last.status in KEPT:
        return None
    if last is not None and not any(
        isinstance(one, Chosen | Answered) for one in scene.talk.since(last)
    ):
        lead = (
            scene.say("rejected_profile_notes", notes=last.notes)
            if last.notes
            else scene.say("rejected_profile")
        )
        options = [
            scene.option("again", "option_show_again"),
            scene.option("upload", "option_other_document"),
        ]
        return scene.choose(
            "told", scene.say("rejected_prompt"), options, subject=data_type.value, lead=lead
        )
    choice = scene.talk.choice("told", data_type.value)
    wants_file = (
        last is not None
        and choice is not None
        and choice.value == "upload"
        and choice in scene.talk.since(last)
    )
    if (
        wants_file
        and choice is not None
        and not any(isinstance(one, Uploaded) for one in scene.talk.since(choice))
    ):
        return scene.call(
            "get_user_upload", {"uploadType": "resume", "prompt": scene.say("upload_prompt")}
        )
    return scene.submit(data_type, data, message=scene.say(message))


def _timeline(scene: Scene) -> Step:
    talk = scene.talk
    number = 1
    while True:
        subject = f"job-{number}"
        # Without an employer there is no job; a person who never had one is not asked when it
        # began.
        if talk.answer(subject, _JOB_NEEDS) is None or told(talk, subject, _JOB_NEEDS):
            cared = care.words(told(talk, subject, _JOB_NEEDS))
            step = (
                _ask_about_care(scene, subject, cared) if cared else _ask_about_job(scene, number)
            )
            if step is not None:
                return step
        more = talk.choice(ANOTHER, subject)
        if more is None and told(talk, subject, _JOB_NEEDS):
            options = [scene.option("yes", "yes_another_job"), scene.option("no", "no_more_jobs")]
            lead = _told_before(scene, number)
            return scene.choose(
                ANOTHER, scene.say("another_job"), options, subject=subject, lead=lead
            )
        if more is None or more.value != "yes":
            break
        number += 1
    return (
        _school(scene)
        or _ask(scene, "papers", "papers")
        or _school(scene)
        or _finish(scene, number)
    )


def _ask_about_job(scene: Scene, number: int) -> Step | None:
    """The next question about a job; by its name where several were told at once and "there" could
    be any of them.
    """
    subject = f"job-{number}"
    employer = value(scene.talk, subject, _JOB_NEEDS) or ""
    step = _ask(scene, subject, "job", "stay", organization=employer) or _ended_too_soon(
        scene, subject
    )
    if (
        step is not None
        and employer in OWN_NAMES.values()
        and step.mark is not None
        and step.mark.path == "job.title"
    ):
        step = replace(
            step,
            text=step.text.replace(
                _(scene.flow.slot("job.title").ask).format(organization=employer),
                scene.say("own_title"),
            ),
        )
    if (
        step is not None
        and not employer
        and step.mark is not None
        and step.mark.path == "job.title"
    ):
        slot = scene.flow.slot("job.title")
        step = replace(
            step, text=step.text.replace(_(slot.ask).format(organization=""), _(slot.again))
        )
    if (
        step is not None
        and step.mark is not None
        and step.mark.path == _JOB_NEEDS
        and _was_break(scene, subject)
    ):
        return replace(
            step, text=paragraphs(scene.say("break_needs_no_entry"), scene.say("break_then_job"))
        )
    if step is None or not (_told_along(scene, number) or _told_along(scene, number + 1)):
        return step
    if employer and step.mark is not None and step.mark.path.startswith("job."):
        return step  # the question names it
    title, start = (value(scene.talk, subject, path) for path in ("job.title", "stay.start"))
    named = (title, employer) if employer else (title, date_words(start) if start else "")
    lead = scene.say("about_job", job=", ".join(filter(None, named))) if any(named) else ""
    if not employer and not title and (words := told(scene.talk, subject, _JOB_NEEDS)):
        lead = scene.say("about_words", words=short(words, _MOST_SHOWN))
    return replace(step, text=paragraphs(lead, step.text))


def _ask_about_care(scene: Scene, subject: str, words: str) -> Step | None:
    """Whether years of care shall stand among the stations, and when they were; nobody is asked for
    an employer there.
    """
    chosen = scene.talk.choice(CARE, subject)
    if chosen is None:
        options = [scene.option("yes", "yes_care"), scene.option("no", "no_care")]
        return scene.choose(CARE, scene.say("care_offer", words=words), options, subject=subject)
    if chosen.value != "yes":
        return None
    step = _ask(scene, subject, "stay", known=care_station.times(scene, subject))
    return (
        replace(step, text=paragraphs(scene.say("about_words", words=words), step.text))
        if step is not None
        else None
    )


def _was_break(scene: Scene, subject: str) -> bool:
    """Whether somebody who was asked for an employer told of a time without one."""
    answer = scene.talk.answer(subject, _JOB_NEEDS)
    return (
        answer is not None
        and answer.how == "answer"
        and is_break(timed(answer.text).text, is_answer=True)
    )


def _ended_too_soon(scene: Scene, subject: str) -> Step | None:
    """Ask once more for an end that lies before the beginning."""
    start, end = (value(scene.talk, subject, f"stay.{name}") for name in ("start", "end"))
    if not ends_before(start, end) or scene.talk.slot_asked[subject, "stay.end"] >= _MOST_ENDS:
        return None
    lead = scene.say("end_before_start", start=date_words(start), end=date_words(end))
    text = paragraphs(lead, _(scene.flow.slot("stay.end").ask))
    return Step(text, None, Mark(kind="ask", path="stay.end", subject=subject, wish=True))


def _told_along(scene: Scene, number: int) -> bool:
    """Whether a job was told without having been asked for."""
    subject = f"job-{number}"
    return (
        scene.talk.answer(subject, _JOB_NEEDS) is not None
        and not scene.talk.slot_asked[subject, _JOB_NEEDS]
    )


def _school(scene: Scene) -> Step | None:
    chosen = scene.talk.choice("school")
    if (
        chosen is not None
        and chosen.value == "later"
        and scene.talk.chosen_asked["school", ""] < _MOST_OFFERS
    ):
        if scene.talk.answer("papers", "papers.certificates") is None:
            return None  # the licences first, and then this once more
        chosen = None
    if chosen is None:
        options = [scene.option("yes", "yes_school"), scene.option("no", "no_school")]
        return scene.choose("school", scene.say("school_offer"), options)
    return _ask(scene, "school", "school") if chosen.value == "yes" else None


def timeline_so_far(scene: Scene) -> SkeletonTimeline:
    """Jobs, schools and certificates as far as they were told."""
    jobs = max((number_of(one.subject) for one in scene.talk.of(Answered)), default=0)
    return SkeletonTimeline.model_validate(_told_timeline(scene, jobs))


def _finish(scene: Scene, jobs: int) -> Step:
    timeline = SkeletonTimeline.model_validate(_told_timeline(scene, jobs))
    step = _sheet(scene, DataType.SKELETON_TIMELINE, timeline.to_json(), "timeline_message_hand")
    return step or Step(scene.say("cannot_review"))


def _schools(scene: Scene) -> list[dict[str, Any]]:
    """The school that was asked for, and those and the degrees that the answers about it told
    along.
    """
    told_of = _slots(scene, "school", "school")
    first = School(
        started=heard(scene.talk, "school").get(asides.STARTED),
        area=heard(scene.talk, "school").get(asides.AREA),
        place=heard(scene.talk, "school").get(asides.SCHOOL_PLACE),
        **told_of,
    )
    more: list[School] = []
    for asked, at in (("study_type", first.institution), ("institution", None)):
        answer = scene.talk.answer("school", f"school.{asked}")
        if answer is not None and answer.how == "answer":
            more += others(as_read(answer, scene.flow.words), asked=asked, at=at)
    for one in scene.talk.of(Answered):
        if one.subject != SCHOOL and is_school(one.subject):
            asked, said = one.path.split(".")[1], as_read(one, scene.flow.words)
            more += [heard_of_school(said, asked=asked), *others(said, asked=asked)]
    known = [_as_education(one) for one in (first, *more) if one.institution or one.study_type]
    return [one for at, one in enumerate(known) if one not in known[:at]]


def _as_education(school: School) -> dict[str, Any]:
    found = {
        "institution": school.institution,
        "study_type": school.study_type,
        "area": school.area
        if school.area and school.area not in (school.study_type or "")
        else None,
        "start": school.started,
        "end": school.finished,
        "location": school.place,
    }
    return {name: one for name, one in found.items() if one is not None}


def _slots(scene: Scene, subject: str, *topics: str) -> dict[str, Any]:
    found = {
        path.split(".")[1]: value(scene.talk, subject, path) for path in scene.flow.slots(*topics)
    }
    return {name: one for name, one in found.items() if one is not None}


def _job(scene: Scene, number: int) -> dict[str, Any]:
    if cared := care.words(told(scene.talk, f"job-{number}", _JOB_NEEDS)):
        return care_station.station(scene, f"job-{number}", cared)
    found = _slots(scene, f"job-{number}", "job", "stay")
    beside = heard(scene.talk, f"job-{number}")
    named = scene.talk.answer(f"job-{number}", _JOB_NEEDS)
    points = list(named.points) if named is not None else []
    along = {
        "highlights": points,
        "location": beside.get(asides.LOCATION),
        "employment_type": beside.get(asides.EMPLOYMENT),
    }
    return {**found, **{name: one for name, one in along.items() if one}} if found else found


def _with_room(scene: Scene, number: int) -> dict[str, Any]:
    """A job whose post names the part of the house: "Charge nurse, medical admissions unit"."""
    job = _job(scene, number)
    title, room = job.get("title"), heard(scene.talk, f"job-{number}").get(asides.ROOM)
    if not title or not room or room.casefold() in title.casefold():
        return job
    return {**job, "title": f"{title}, {room}"}


def _same(job: dict[str, Any]) -> tuple[str, ...]:
    """Two jobs with the same employer, title and start are one, however they were spelt."""
    return tuple(normal(str(job.get(name) or "")) for name in ("organization", "title", "start"))


def _told_before(scene: Scene, number: int) -> str:
    """What to say about a job that was told before; "" about a new one."""
    job = _job(scene, number)
    if all(_same(_job(scene, earlier)) != _same(job) for earlier in range(1, number)):
        return ""
    named = ", ".join(filter(None, (job.get("title"), job.get("organization"))))
    return scene.say("job_told_before", job=named)


def _told_timeline(scene: Scene, jobs: int) -> dict[str, Any]:
    talk = scene.talk
    experiences: list[dict[str, Any]] = []
    for job in (_with_room(scene, number) for number in range(1, jobs + 1)):
        if job.get("organization") or (job.get("title") and (job.get("start") or job.get("end"))):
            # Told twice, the later telling counts.
            experiences = [one for one in experiences if _same(one) != _same(job)]
            experiences.append(job)
    held = map(papers.dated, value(talk, "papers", "papers.certificates") or ())
    certificates = [{"name": name, **({"date": date} if date else {})} for name, date in held]
    return {
        "experiences": experiences,
        "education": _schools(scene),
        "certificates": certificates,
        "languages": [
            {"language": one.language, **({"fluency": one.fluency} if one.fluency else {})}
            for one in value(talk, "papers", "papers.languages") or ()
        ],
        "skills": [{"keywords": skills}]
        if (skills := heard(talk, PERSON).get(asides.SKILLS))
        else [],
    }
