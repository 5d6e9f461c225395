"""The guide: leads the interview without a model (DESIGN 10, CONTRACT A17).

A turn is one step, a pure function of what is known, the history and the tools allowed now: the
history is read as an interview (`talk`), the phase plans one step (`facts`, `work`, `rest`), and
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
from interview_app.domain.story import FIELDS, Shown
from interview_app.guide import facts, files, rest, work
from interview_app.guide.acts import KEPT, Chosen, Submitted
from interview_app.guide.corrections import CORRECTION
from interview_app.guide.course import load
from interview_app.guide.marks import WIRE
from interview_app.guide.scene import Scene, Step, as_arguments, paragraphs, short
from interview_app.guide.talk import PASTE, Talk, read_talk
from interview_app.i18n import language
from interview_app.llm.client import (
    CallReady,
    TextDelta,
    ToolCall,
    TurnDone,
    TurnEvent,
    TurnRequest,
)

_SAID_BACK = 300
"""Characters of a message that is said back."""


class Guide:
    """A `ModelClient` that asks by itself; `folder` is `resources/guide`."""

    is_local = True

    def __init__(self, folder: Path) -> None:
        self._guided = load(folder)

    @property
    def label(self) -> str:
        """What the header shows."""
        return self._guided.speech(language()).say("label")

    def command(self, text: str) -> str:
        """What a text commands when it is nothing else, in any language; "" for nothing."""
        return self._guided.command(text)

    async def turn(self, request: TurnRequest) -> AsyncIterator[TurnEvent]:
        """One turn: text, at most one call (several when files are read together), done."""
        step = self.plan(request)
        for paragraph in step.text.split("\n\n") if step.text else ():
            yield TextDelta(
                text=paragraph if step.text.startswith(paragraph) else f"\n\n{paragraph}"
            )
        calls = [step.call, *step.more] if step.call is not None else []
        for at, (name, arguments) in enumerate(calls):
            suffix = f"-{at}" if at else ""
            call_id = f"guide-{len(request.history)}{suffix}"
            yield CallReady(
                call=ToolCall(call_id=call_id, name=name, arguments=as_arguments(arguments))
            )
        yield TurnDone(raw_items=step.raw_items(), wire=WIRE)

    def plan(self, request: TurnRequest) -> Step:
        """What this turn says, asks and calls; the same request always gives the same step."""
        talk = read_talk(request.history, self._guided)
        scene = Scene(
            request.known,
            talk,
            self._guided,
            self._guided.speech(request.language),
            frozenset(tool.name for tool in request.tools),
        )
        if talk.stopped or _chose_to_stop(talk):
            return _shown(scene, Step(scene.say("stopped")))
        step = _plan(scene)
        # A question about the words that were said tells by itself that they were heard.
        heard = step.mark is not None and step.mark.path == CORRECTION
        told = () if heard else talk.replies
        replies = [scene.say(one, **_shortened(values)) for one, values in told]
        step = replace(step, text=paragraphs(*replies, facts.same_again(scene), step.text))
        if step.ask is not None:
            step = replace(step, ask=step.ask.model_copy(update={"text": step.text}))
        return _shown(scene, step)


def _shortened(values: dict[str, str]) -> dict[str, str]:
    return {name: short(value, _SAID_BACK) for name, value in values.items()}


def _shown(scene: Scene, step: Step) -> Step:
    """The step with the story card and the list of what was put off."""
    open_ = scene.talk.story
    story = step.story
    if story is None and open_ is not None and (open_.placed or not open_.is_empty):
        story = work.draft_shown(scene, open_)
    coach = work.coach(scene, story) if story is not None else ()
    past = work.past_shown(scene, story) if story is not None else ()
    told = scene.talk.stories.find(story.id) if story is not None else None
    shown = Shown(
        story=story,
        past=past,
        said=tuple(told.event_ids) if told is not None else (),
        coach=coach,
        to_look_up=work.put_off(scene),
        notes=scene.talk.stories.notes,
    )
    return replace(step, shown=shown)


def _chose_to_stop(talk: Talk) -> bool:
    last = talk.acts[-1] if talk.acts else None
    return isinstance(last, Chosen) and last.value == "stop" and not talk.replies


def _plan(scene: Scene) -> Step:
    if not scene.talk.greeted:
        return _greeting(scene)
    step = (
        work.meant(scene)
        or work.correct(scene)
        or _confirm(scene)
        or _again(scene)
        or files.plan(scene)
    )
    if step is not None:
        return step
    if scene.known.phase is Phase.CORE_FACTS:
        return facts.plan(scene)
    step = facts.plan_later(scene)
    if step is not None:
        return step
    if scene.known.phase is Phase.DEEP_DIVE:
        return work.plan(scene)
    if scene.known.phase is Phase.WRITING_CORPUS:
        return rest.plan_voice(scene)
    return rest.plan_complete(scene)


def _greeting(scene: Scene) -> Step:
    """Welcome the person, and learn what this machine can do before offering it."""
    text = scene.say("greeting" if scene.known.profile is None else "welcome_back_facts")
    if "capabilities.describe" in scene.tools:
        return Step(text, ("capabilities.describe", {}))
    step = facts.begin(scene)
    return replace(step, text=paragraphs(text, step.text))


def _again(scene: Scene) -> Step | None:
    """What is to be asked once more: what was gone back to, or the same after a reply."""
    talk = scene.talk
    if talk.wants_change and talk.story is not None:
        return work.read_back(scene, talk.story, work.draft_shown(scene, talk.story))
    mark = talk.again
    if mark is None:
        return None
    story = talk.stories.find(mark.subject)
    draft = work.draft_shown(scene, story) if story is not None else None
    if mark.kind == "choose":
        return scene.offer(mark, story=draft)
    can_ask = mark.kind == "ask" and mark.path in (*FIELDS, PASTE)
    return scene.ask(mark.subject, mark.path, story=draft) if can_ask else None


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
    return scene.confirm(last.data_type, data) if data is not None else None


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
