"""Phase 3: a text in the person's own voice, and what they are looking for."""

from functools import partial
from typing import Any

from interview_app.domain.knowledge_card import AnswerSource, DocumentSource
from interview_app.domain.phases import Objective, ObjectiveStatus
from interview_app.domain.records import DataType, record_id
from interview_app.domain.writing import CandidateDossier, WritingSample
from interview_app.guide import files
from interview_app.guide.acts import Answered, Chosen, Extracted, Persisted, Uploaded
from interview_app.guide.answers import heard, understood, value
from interview_app.guide.course import KEPT
from interview_app.guide.dive import move_on
from interview_app.guide.facts import why_not_read
from interview_app.guide.scene import Scene, Step, paragraphs

SAMPLE, DOSSIER = DataType.WRITING_SAMPLE, DataType.CANDIDATE_DOSSIER
GOALS = "goals"
_PARTS = {
    "looking_for": "goals.looking_for",
    "avoid": "goals.avoid",
    "arrangement": "conditions.arrangement",
    "locations": "conditions.locations",
    "availability": "timing.availability",
}
_DONE = (ObjectiveStatus.COMPLETED, ObjectiveStatus.SKIPPED)


def plan(scene: Scene) -> Step:
    """The next step of phase 3."""
    step = sample(scene)
    if step is not None:
        return step
    if scene.known.dossier is None and scene.known.status(Objective.DOSSIER_COMPLETE) not in _DONE:
        step = _goals(scene)
        if step is not None:
            return step
    return _after(scene)


# the writing sample


def sample(scene: Scene) -> Step | None:
    """The next step towards a writing sample, or None when there is one or the person wants
    none.
    """
    talk = scene.talk
    ended = next((one for one in reversed(talk.of(Persisted)) if one.data_type is SAMPLE), None)
    source = newest_source(scene)
    if source is not None and (ended is None or source in talk.since(ended)):
        return _kept(scene, source)
    if ended is not None:
        return None
    if scene.known.samples or scene.known.status(Objective.ONE_WRITING_SAMPLE) in _DONE:
        return None
    chosen = talk.choice("sample")
    if chosen is None:
        options = [scene.option(id, f"sample_{id}") for id in ("paste", "upload", "skip")]
        return scene.choose(
            "sample", scene.say("sample_prompt"), options, lead=scene.say("voice_intro")
        )
    if chosen.value == "paste":
        answer = talk.answer("sample", "paste.text")
        return None if answer is not None else scene.ask("sample", "paste.text")
    if chosen.value == "upload" and not any(
        isinstance(one, Uploaded) for one in talk.since(chosen)
    ):
        arguments = {"uploadType": "writing_sample", "prompt": scene.say("sample_upload_prompt")}
        return scene.call("get_user_upload", arguments)
    return _read_upload(scene, chosen)


def _read_upload(scene: Scene, chosen: Chosen) -> Step | None:
    after = scene.talk.since(chosen)
    read = {one.handle for one in after if isinstance(one, Extracted)}
    for upload in (one for one in after if isinstance(one, Uploaded)):
        for handle in upload.handles[:1]:
            if handle not in read:
                return files.extract(scene, handle, purpose="generic")
    return None


def newest_source(scene: Scene) -> Answered | Extracted | None:
    """The pasted text or the read document that is to become the sample."""
    given = files.sample_handles(scene.talk)
    for act in reversed(scene.talk.acts):
        if isinstance(act, Answered) and act.path == "paste.text" and act.how == "answer":
            return act
        if isinstance(act, Extracted) and act.handle in given and _text(act):
            return act
    return None


def _text(document: Extracted) -> str:
    return str((document.output.get("artifact_record") or {}).get("text") or "").strip()


def _kept(scene: Scene, source: Answered | Extracted) -> Step:
    kind = next(
        (
            one
            for one in scene.talk.since(source)
            if isinstance(one, Chosen) and one.choice == "kind"
        ),
        None,
    )
    if kind is None:
        options = [scene.option(id, f"kind_{id}") for id in ("letter", "post", "report", "other")]
        return scene.choose("kind", scene.say("sample_kind"), options, subject="sample")
    return scene.persist(SAMPLE, _sample(source, kind.value))


def _sample(source: Answered | Extracted, kind: str) -> dict[str, Any]:
    text = source.text if isinstance(source, Answered) else _text(source)
    known_kind = kind if kind in ("letter", "post", "report") else "other"
    origin = (
        AnswerSource(event_ids=(source.event_id,))
        if isinstance(source, Answered)
        else DocumentSource(artifact_id=str(source.output["artifact_record"]["id"]))
    )
    data = WritingSample(
        id=record_id(SAMPLE, {"text": text}),
        kind=known_kind,
        text=text,
        source=origin,
        attested_by_user=isinstance(source, Answered),
    )
    return data.to_json()


# the goals


def _goals(scene: Scene) -> Step | None:
    talk = scene.talk
    ended = next((one for one in reversed(talk.of(Persisted)) if one.data_type is DOSSIER), None)
    if ended is not None:
        if ended.status in KEPT:
            return None
        step = _goals_rejected(scene, ended)
        if step is not None or talk.choice("goal_part") in (None, *_left(scene)):
            return step
    path = scene.next_slot(
        GOALS,
        scene.flow.slots("goals", "conditions", "timing"),
        filled=heard(scene.talk, GOALS),
        understood=partial(understood, scene.flow),
    )
    if path is not None:
        first = not any(subject == GOALS for subject, _path in talk.slot_asked)
        return scene.ask(GOALS, path, lead=_lead(scene) if first else "")
    return scene.persist(DOSSIER, _dossier(scene))


def _left(scene: Scene) -> tuple[Chosen, ...]:
    """Choices by which the person left the goals out."""
    return tuple(
        one
        for one in scene.talk.of(Chosen)
        if one.choice == "goal_part" and one.value not in _PARTS
    )


def _lead(scene: Scene) -> str:
    ended = next(
        (one for one in reversed(scene.talk.of(Persisted)) if one.data_type is SAMPLE), None
    )
    if ended is None:
        failed = next(
            (
                one
                for one in reversed(scene.talk.of(Extracted))
                if one.handle in files.sample_handles(scene.talk)
            ),
            None,
        )
        before = why_not_read(scene, failed) if failed is not None and not _text(failed) else ""
    elif ended.problem:
        before = scene.say("tool_trouble", problem=ended.problem)
    else:
        before = scene.say("sample_rejected" if ended.status == "rejected" else "sample_saved")
    return paragraphs(before, scene.say("goals_intro"))


def _goals_rejected(scene: Scene, ended: Persisted) -> Step | None:
    after = scene.talk.since(ended)
    chosen = next(
        (one for one in after if isinstance(one, Chosen) and one.choice == "goal_part"), None
    )
    if chosen is None:
        lead = (
            scene.say("tool_trouble", problem=ended.problem)
            if ended.problem
            else scene.say("goals_rejected")
        )
        options = [scene.option(part, f"part_{part}") for part in _PARTS]
        options.append(scene.option("leave", "goals_leave"))
        return scene.choose("goal_part", scene.say("goals_rejected_prompt"), options, lead=lead)
    if after[-1] is chosen and chosen.value in _PARTS and scene.talk.wish is None:
        return scene.ask_again(GOALS, _PARTS[chosen.value])
    return None


def _dossier(scene: Scene) -> dict[str, Any]:
    def known(path: str) -> Any:
        return value(scene.talk, GOALS, path)

    return CandidateDossier(
        looking_for=known("goals.looking_for") or (),
        arrangement=known("conditions.arrangement") or "",
        locations=known("conditions.locations") or (),
        availability=known("timing.availability") or "",
        notice_period=known("timing.notice_period") or "",
        salary_note=known("timing.salary_note") or "",
        avoid=known("goals.avoid") or (),
    ).to_json()


def _after(scene: Scene) -> Step:
    """Everything is there, or left out on purpose: another story, or the résumés."""
    last = scene.talk.acts[-1] if scene.talk.acts else None
    if (
        isinstance(last, Chosen)
        and last.choice == "voice_done"
        and last.value in ("move_on", "skip", "other")
    ):
        return move_on(scene)
    options = [
        scene.option("move_on", "move_on"),
        scene.option("another", "next_role"),
        scene.option("stop", "stop_option"),
    ]
    ended = [one for one in scene.talk.of(Persisted) if one.data_type is DOSSIER]
    lead = (
        scene.say("goals_saved") if ended and last is ended[-1] and ended[-1].status in KEPT else ""
    )
    return scene.choose("voice_done", scene.say("after_voice"), options, lead=lead)
