"""What was noted so far, said back to somebody who asks for it in the middle of the interview."""

from collections.abc import Iterator

from interview_app.domain.timeline import Education, Experience
from interview_app.guide import by_hand
from interview_app.guide.acts import Answered
from interview_app.guide.answers import profile_with, value
from interview_app.guide.cards import answers_of
from interview_app.guide.fields import date_words
from interview_app.guide.jobs_told import number_of
from interview_app.guide.scene import Scene, short

_MOST_OF_ANSWER = 300
"""Characters of an answer that is said back."""


def so_far(scene: Scene) -> str:
    """The facts of the part that is told now, one a line: contact data, jobs and schools, a story,
    or goals.
    """
    lines = list(filter(None, _facts(scene, _subject(scene))))
    if not lines:
        return scene.say("noted_nothing")
    return "\n".join([scene.say("noted_so_far"), *(f"– {line}" for line in lines)])


def _subject(scene: Scene) -> str:
    """What is talked about now, "" between two parts of the interview."""
    if scene.talk.wish is not None:
        return scene.talk.wish[0]
    told = scene.talk.of(Answered)
    is_of_jobs = scene.known.timeline is None and told and told[-1].subject != by_hand.PERSON
    return told[-1].subject if is_of_jobs else ""


def _facts(scene: Scene, subject: str) -> Iterator[str]:
    if subject == by_hand.PERSON or subject.startswith("change-"):
        basics = profile_with({}, scene.talk, subject)["basics"]
        yield from (basics.get(name, "") for name in ("name", "email", "phone"))
        place = value(scene.talk, subject, "home.place")
        yield (
            ", ".join(filter(None, (place.city, place.region, place.country_code)))
            if place is not None
            else ""
        )
    elif number_of(subject) or subject in ("school", "papers"):
        timeline = by_hand.timeline_so_far(scene)
        yield from (_station(one.title, one.organization, one) for one in timeline.experiences)
        yield from (_station(one.study_type, one.institution, one) for one in timeline.education)
        yield ", ".join(one.name for one in timeline.certificates if one.name)
    elif subject.startswith("dive-"):
        yield from _story(scene, subject)
    elif subject:
        told = (
            one for one in scene.talk.of(Answered) if one.subject == subject and one.how == "answer"
        )
        yield from dict.fromkeys(short(one.text, _MOST_OF_ANSWER) for one in told)
    elif scene.known.timeline is not None:
        yield from (
            _station(one.title, one.organization, one) for one in scene.known.timeline.experiences
        )


def _story(scene: Scene, subject: str) -> Iterator[str]:
    """What was told in words, then the short answers about number and size together."""
    told = answers_of(scene.talk, subject)
    for topics, label in (
        (("story",), ""),
        (("number",), "part_number"),
        (("scope",), "part_size"),
        (("means",), ""),
    ):
        texts = [
            short(one.text, _MOST_OF_ANSWER) for one in told if one.path.split(".")[0] in topics
        ]
        if label and texts:
            yield f"{scene.say(label)}: {', '.join(texts)}"
        elif not label:
            yield from texts


def _station(what: str | None, where: str | None, entry: Experience | Education) -> str:
    times = " – ".join(date_words(one) for one in (entry.start, entry.end) if one)
    return ", ".join(filter(None, (what, where, times)))
