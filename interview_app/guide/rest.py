"""Phase 3 and what follows: a text in the person's own voice, the rest of their goals, and what is
still to be looked up.
"""

from typing import Any

from interview_app.domain.knowledge_card import AnswerSource, DocumentSource
from interview_app.domain.phases import Objective
from interview_app.domain.records import DataType, record_id
from interview_app.domain.writing import OTHER_GOALS, WritingSample
from interview_app.guide import files, work
from interview_app.guide.acts import Answered, Chosen, Extracted, Persisted, Uploaded
from interview_app.guide.facts import ask_for_resume, skip_phase, why_not_read
from interview_app.guide.scene import Scene, Step, paragraphs
from interview_app.guide.stories import Story
from interview_app.guide.talk import PASTE

SAMPLE = DataType.WRITING_SAMPLE
_SAMPLE_FORM, _GOALS_FORM = "sample", "goals"


def plan_voice(scene: Scene) -> Step:
    """The next step of phase 3."""
    if _tells_here(scene):
        return work.story_step(scene) or _end_of_voice(scene) or work.choose_role(scene)
    step = work.changed_card(scene) or _sample(scene) or _goals(scene)
    return step or look_up(scene) or _end_of_voice(scene) or work.choose_role(scene)


def _tells_here(scene: Scene) -> bool:
    """Whether a story was begun in this phase, and not only left behind in another."""
    begun = [one for one in scene.talk.of(Chosen) if one.choice in ("role", "voice_done", "next")]
    here = [one for one in begun if one.phase == scene.known.phase.value]
    return bool(here) and here[-1].value not in ("move_on", "skip", "stop")


# the writing sample


def _sample(scene: Scene) -> Step | None:
    """The next step towards a writing sample, or None when there is one or the person wants
    none.
    """
    talk = scene.talk
    source = _newest_source(scene)
    ended = next((one for one in reversed(talk.of(Persisted)) if one.data_type is SAMPLE), None)
    if source is not None and (ended is None or source in talk.since(ended)):
        data = _as_sample(source)
        return scene.keep(_SAMPLE_FORM, SAMPLE, data, message=scene.say("sample_message"))
    if ended is not None or scene.known.samples:
        return None
    if scene.known.is_done(Objective.ONE_WRITING_SAMPLE):
        return None
    chosen = talk.choice("sample")
    if chosen is None:
        lead = scene.say("voice_intro")
        ways = [scene.option(one, f"sample_{one}") for one in ("paste", "upload")]
        ways.append(scene.option("skip", "sample_skip", does="leave_out"))
        return scene.choose("sample", scene.say("sample_prompt"), ways, lead=lead)
    if chosen.value == "paste":
        left = any(one.path == PASTE for one in talk.of(Answered))
        return None if left else scene.ask("sample", PASTE)
    if chosen.value == "upload" and not any(
        isinstance(one, Uploaded) for one in talk.since(chosen)
    ):
        return scene.upload("writing_sample", scene.say("sample_upload_prompt"))
    return _read_upload(scene, chosen)


def _read_upload(scene: Scene, chosen: Chosen) -> Step | None:
    after = scene.talk.since(chosen)
    read = {one.handle for one in after if isinstance(one, Extracted)}
    for upload in (one for one in after if isinstance(one, Uploaded)):
        for handle in upload.handles[:1]:
            if handle not in read:
                return files.extract(scene, [(handle, "generic")])
    return None


def _newest_source(scene: Scene) -> Answered | Extracted | None:
    """The pasted text or the read document that is to become the sample."""
    given = files.sample_handles(scene.talk)
    for act in reversed(scene.talk.acts):
        if isinstance(act, Answered) and act.path == PASTE and act.how == "answer":
            return act
        if isinstance(act, Extracted) and act.handle in given and _text(act):
            return act
    return None


def _text(document: Extracted) -> str:
    return str((document.output.get("artifact_record") or {}).get("text") or "").strip()


def _as_sample(source: Answered | Extracted) -> dict[str, Any]:
    pasted = isinstance(source, Answered)
    text = source.text if isinstance(source, Answered) else _text(source)
    origin = (
        AnswerSource(event_ids=(source.event_id,))
        if isinstance(source, Answered)
        else DocumentSource(artifact_id=str(source.output["artifact_record"]["id"]))
    )
    data = WritingSample(
        id=record_id(SAMPLE, {"text": text}), text=text, source=origin, attested_by_user=pasted
    )
    return data.to_json()


# the goals


def _goals(scene: Scene) -> Step | None:
    """The form of the other goals, once; what stands in it already is kept."""
    dossier = scene.known.dossier
    told = dossier is not None and dossier.tells(OTHER_GOALS)
    if told or scene.shown(_GOALS_FORM) or "persist_data" not in scene.tools:
        return None
    return scene.goals(_GOALS_FORM, message=scene.say("goals_message"), text=_before_goals(scene))


def _before_goals(scene: Scene) -> str:
    """What became of the writing sample."""
    ended = next(
        (one for one in reversed(scene.talk.of(Persisted)) if one.data_type is SAMPLE), None
    )
    if ended is not None:
        if ended.problem:
            return scene.say("tool_trouble", problem=ended.problem)
        return scene.say("sample_rejected" if ended.status == "rejected" else "sample_saved")
    given = files.sample_handles(scene.talk)
    failed = [one for one in scene.talk.of(Extracted) if one.handle in given and not _text(one)]
    return why_not_read(scene, failed[-1]) if failed else ""


def _end_of_voice(scene: Scene) -> Step | None:
    """Everything is there, or left out on purpose: the résumé, or another story."""
    last = scene.talk.acts[-1] if scene.talk.acts else None
    if isinstance(last, Chosen) and last.phase == scene.known.phase.value:
        if last.choice in ("voice_done", "next", "role") and last.value in ("move_on", "skip"):
            return skip_phase(scene, "next_reason_voice")
        if last.choice in ("voice_done", "next") and last.value in ("another", "next_role"):
            return None
        if last.choice == "role":
            return None
    options = [
        scene.option("move_on", "to_resume", does="move_on"),
        scene.option("another", "next_another", does="leave_out"),
        scene.option("stop", "stop_option", does="leave_out"),
    ]
    return scene.choose("voice_done", scene.say("voice_done_prompt"), options)


# what was put off


def look_up(scene: Scene) -> Step | None:
    """Ask once more for a field that was put off, each once; the sheet of the card that it changes
    comes next.
    """
    step = work.changed_card(scene)
    if step is not None:
        return step
    for story, field in work.to_look_up(scene):
        if story.ended and not _asked_again(scene, story, field):
            return _ask_put_off(scene, story, field)
    return None


def _asked_again(scene: Scene, story: Story, field: str) -> bool:
    """Whether it was put off twice."""
    answers = [
        one
        for one in scene.talk.of(Answered)
        if (one.subject, one.path) == (story.subject, field) and one.how == "later"
    ]
    return len(answers) > 1


def _ask_put_off(scene: Scene, story: Story, field: str) -> Step:
    draft = work.draft_shown(scene, story)
    lead = scene.say("look_up_lead", story=draft.job or draft.line or scene.say("a_story"))
    return scene.ask(story.subject, field, lead=lead, story=draft)


# the end


def plan_complete(scene: Scene) -> Step:
    """The next step when all phases are done."""
    talk = scene.talk
    last = talk.acts[-1] if talk.acts else None
    if isinstance(last, Chosen) and last.choice == "complete" and last.value == "upload":
        return ask_for_resume(scene)
    if _tells_here(scene) or _wants_story(last):
        step = work.story_step(scene)
        if step is not None:
            return step
        if _wants_story(last):
            return work.choose_role(scene)
    source = _newest_source(scene)
    if source is not None and (step := _sample(scene)) is not None:
        return step
    step = look_up(scene)
    if step is not None:
        return step
    first = not talk.asked_choices["complete", ""]
    options = [
        scene.option("open_resume", "open_resume", does="open_resume"),
        scene.option("another", "next_another"),
        scene.option("upload", "option_upload"),
        scene.option("stop", "stop_option"),
    ]
    lead = scene.say("complete_text") if first else ""
    return scene.choose("complete", scene.say("complete_prompt"), options, lead=paragraphs(lead))


def _wants_story(last: object) -> bool:
    if not isinstance(last, Chosen):
        return False
    if last.choice == "role":
        return last.value == "more"
    return last.choice in ("complete", "next") and last.value in ("another", "next_role", "told")
