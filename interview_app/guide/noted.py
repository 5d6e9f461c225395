"""What the guide says back of an answer that told more than it was asked for: it is noted, and not asked again."""

from typing import Any

from interview_app.domain.dates import PRESENT
from interview_app.domain.profile import Location
from interview_app.guide.acts import Answered
from interview_app.guide.answers import as_read, story, value
from interview_app.guide.fields import date_words
from interview_app.guide.hearing import asides
from interview_app.guide.scene import Scene, paragraphs, short

_MOST_SHOWN = 300
_DATES = ("stay.start", "stay.end", "school.finished")


def also_heard(scene: Scene) -> str:
    """What the last answer told beside what was asked, said back since it is not asked for any more; "" when nothing."""
    last = scene.talk.acts[-1] if scene.talk.acts else None
    if not isinstance(last, Answered) or last.how != "answer":
        return ""
    if last.path.startswith("story."):
        return _of_story(scene, last)
    read = as_read(last, scene.flow.words)
    found = asides.heard(last.path, read)
    new = [path for path in found if path != last.path and scene.talk.answer(last.subject, path) is None]
    told_of = ", ".join(_in_words(scene, path, found[path]) for path in new)
    counted = _counted(scene, last) if read != last.text else ""
    return paragraphs(counted, scene.say("also_heard", facts=told_of) if told_of else "")


def _counted(scene: Scene, last: Answered) -> str:
    """The date that "two years ago" was taken for, where that is the answer to the question."""
    date = value(scene.talk, last.subject, last.path) if last.path in _DATES else None
    return scene.say("counted_as", date=date_words(date)) if date not in (None, PRESENT) else ""


def _in_words(scene: Scene, path: str, found: Any) -> str:
    if path == "stay.start":
        return scene.say("heard_start", date=date_words(found))
    if path == "stay.end":
        return scene.say("heard_present") if found == PRESENT else scene.say("heard_end", date=date_words(found))
    if path == "school.finished":
        return date_words(found)
    if path == "goals.avoid":
        return scene.say("heard_avoid", things=", ".join(found))
    if isinstance(found, tuple):
        return ", ".join(found)
    return found.city or "" if isinstance(found, Location) else str(found)


def _of_story(scene: Scene, last: Answered) -> str:
    """The own part and the outcome that came with another part of the story, so that the person sees how it was parted."""
    whole = story(scene.talk, last.subject)
    parts = {"story.action": whole.action, "story.result": whole.result}
    return paragraphs(
        *(
            scene.say(f"heard_{path.split('.')[1]}", told=short(text, _MOST_SHOWN))
            for path, text in parts.items()
            if text and path != last.path and scene.talk.answer(last.subject, path) is None
        )
    )
