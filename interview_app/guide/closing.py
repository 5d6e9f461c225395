"""The last phase: nothing is asked for any more; the person may add a story, a document, or
stop.
"""

from interview_app.guide import dive, voice
from interview_app.guide.acts import Chosen
from interview_app.guide.scene import Scene, Step

_STORY_CHOICES = ("voice_done", "complete", "role", "next")


def wants_story(scene: Scene) -> bool:
    """Whether the person, past phase 2, is telling or choosing another story."""
    last = next(
        (one for one in reversed(scene.talk.of(Chosen)) if one.choice in _STORY_CHOICES), None
    )
    if last is None:
        return False
    if last.choice in ("voice_done", "complete"):
        return last.value == "another"
    if last.choice == "next":
        return last.value in ("another", "next_role")
    # A job chosen in phase 2 and left there stays left.
    return last.value not in ("move_on", "skip", "other") and _told_here(scene, last)


def _told_here(scene: Scene, role: Chosen) -> bool:
    before = scene.talk.acts[: scene.talk.acts.index(role)]
    here = [
        one
        for one in before
        if isinstance(one, Chosen) and one.choice in ("voice_done", "complete", "sample", "next")
    ]
    return bool(here) and here[-1].choice != "sample" and here[-1].value in ("another", "next_role")


def plan(scene: Scene) -> Step:
    """The next step when all phases are done."""
    if wants_story(scene):
        return dive.plan(scene)
    if voice.newest_source(scene) is not None and (step := voice.sample(scene)) is not None:
        return step
    first = not scene.talk.chosen_asked["complete", ""]
    options = [
        scene.option("another", "next_role"),
        scene.option("upload", "option_upload"),
        scene.option("stop", "stop_option"),
    ]
    lead = scene.say("complete_text") if first else ""
    return scene.choose("complete", scene.say("complete_prompt"), options, lead=lead)
