"""The guide: leads the interview without a model (DESIGN 10, CONTRACT A17).

A turn is a pure function of what is known, the history and the tools allowed now: the history is
read as an interview (`talk`), the phase plans one step (`facts`, `dive`, `voice`, `closing`), and
the step becomes text, at most one call and a mark that says what was asked. So a guide and a model
may take over from each other between any two turns.
"""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from interview_app.domain.known import Known
from interview_app.domain.phases import Phase
from interview_app.domain.records import DataType
from interview_app.guide import (
    beside_choice,
    closing,
    dive,
    facts,
    files,
    flow,
    noted,
    so_far,
    unheard,
    voice,
)
from interview_app.guide.acts import Submitted
from interview_app.guide.course import KEPT
from interview_app.guide.marks import WIRE
from interview_app.guide.scene import Scene, Step, as_arguments, paragraphs, short
from interview_app.guide.talk import read_talk
from interview_app.i18n import _
from interview_app.llm.client import (
    CallReady,
    TextDelta,
    ToolCall,
    TurnDone,
    TurnEvent,
    TurnRequest,
)

_MOST_SHOWN = 300
"""Characters of a message that is said back."""


class Guide:
    """A `ModelClient` that asks by itself; `folder` is `resources/guide`."""

    is_local = True

    def __init__(self, folder: Path) -> None:
        self._flow = flow.load(folder)

    @property
    def label(self) -> str:
        """What the header shows."""
        return self._flow.say("label")

    async def turn(self, request: TurnRequest) -> AsyncIterator[TurnEvent]:
        """One turn: text, at most one call (several when files are read together), done."""
        step = self.plan(request)
        for paragraph in step.text.split("\n\n") if step.text else ():
            yield TextDelta(
                text=paragraph if step.text.startswith(paragraph) else f"\n\n{paragraph}"
            )
        for at, (name, arguments) in enumerate(
            [step.call, *step.more] if step.call is not None else ()
        ):
            call_id = (
                f"guide-{len(request.history)}-{at}" if at else f"guide-{len(request.history)}"
            )
            yield CallReady(
                call=ToolCall(call_id=call_id, name=name, arguments=as_arguments(arguments))
            )
        yield TurnDone(raw_items=(step.mark.as_raw(),) if step.mark is not None else (), wire=WIRE)

    def plan(self, request: TurnRequest) -> Step:
        """What this turn says, asks and calls; the same request always gives the same step."""
        talk = read_talk(request.history, self._flow)
        scene = Scene(
            request.known, talk, self._flow, frozenset(tool.name for tool in request.tools)
        )
        if talk.stopped:
            return Step(scene.say("stopped"))
        step = _plan(scene)
        notes = [
            *(_note(scene, note) for note in talk.notes),
            facts.same_again(scene),
            noted.also_heard(scene),
        ]
        if talk.beside_form:
            notes.insert(
                0, scene.say("beside_form", words=short(" … ".join(talk.beside_form), _MOST_SHOWN))
            )
        notes.append(unheard.unheard(scene, step) or beside_choice.said_beside(scene))
        return replace(step, text=paragraphs(*notes, step.text))


def _note(scene: Scene, note: str) -> str:
    """What is said before the next question: an answer to a question back, or how a wish was
    understood.
    """
    match note:
        case "explain" if scene.talk.wish is not None:
            example = scene.flow.slot(scene.talk.wish[1]).example
            return " ".join(filter(None, (scene.say(note), _(example) if example else "")))
        case "explain_need" if scene.talk.wish is not None:
            slot = scene.flow.slot(scene.talk.wish[1])
            reason = slot.reason or slot.why
            return " ".join(filter(None, (_(reason) if reason else "", scene.say(note))))
        case "back_to_job" | "ack_job":
            return scene.say(note, facts=noted.of_job(scene, scene.talk.back_to))
        case "ack_put_right":
            return scene.say(note, answer=short(scene.talk.put_right, _MOST_SHOWN))
        case "not_noted":
            return scene.say(note, words=short(scene.talk.unclear, _MOST_SHOWN))
        case "choice_several":
            return scene.say(note, options=" – ".join(scene.talk.fitting))
        case "explain_noted":
            return so_far.so_far(scene)
    return scene.say(note)


def _plan(scene: Scene) -> Step:
    if not scene.talk.greeted:
        return _greeting(scene)
    step = _confirm(scene) or facts.change_of_profile(scene) or files.plan(scene)
    if step is not None:
        return step
    if scene.known.phase is Phase.CORE_FACTS:
        return facts.plan(scene)
    step = facts.plan_later(scene)
    if step is not None:
        return step
    if scene.known.phase is Phase.DEEP_DIVE:
        return dive.plan(scene)
    if scene.known.phase is Phase.WRITING_CORPUS:
        return dive.plan(scene) if closing.wants_story(scene) else voice.plan(scene)
    return closing.plan(scene)


def _greeting(scene: Scene) -> Step:
    """Welcome the person, and learn what this machine can do before offering it."""
    text = scene.say("greeting" if scene.known.profile is None else "welcome_back_facts")
    if "capabilities.describe" in scene.tools:
        return Step(text, ("capabilities.describe", {}))
    step = facts.begin(scene)
    return Step(paragraphs(text, step.text), step.call, step.mark)


def _confirm(scene: Scene) -> Step | None:
    """Have what was just approved confirmed: the record as it stands, which is what the person
    approved.
    """
    last = scene.talk.acts[-1] if scene.talk.acts else None
    if (
        not isinstance(last, Submitted)
        or last.status not in KEPT
        or "persist_data" not in scene.tools
    ):
        return None
    data = _approved(scene.known, last)
    return scene.persist(last.data_type, data) if data is not None else None


def _approved(known: Known, submitted: Submitted) -> dict[str, Any] | None:
    match submitted.data_type:
        case DataType.APPLICANT_PROFILE:
            return known.profile.to_json() if known.profile is not None else None
        case DataType.SKELETON_TIMELINE:
            return known.timeline.to_json() if known.timeline is not None else None
        case DataType.KNOWLEDGE_CARD:
            return next(
                (card.to_json() for card in known.cards if card.id == submitted.data.get("id")),
                None,
            )
    return None
