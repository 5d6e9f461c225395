"""What the guide has before it when it plans a turn, and the few forms a turn can take."""

import json
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from interview_app.domain.asks import RAW_TYPE as ASK
from interview_app.domain.asks import Chip, MessageAsk
from interview_app.domain.frozen import frozen
from interview_app.domain.known import Known
from interview_app.domain.records import DataType
from interview_app.domain.story import FIELDS, Draft, Shown, as_json, words_of
from interview_app.guide.acts import Persisted, Submitted
from interview_app.guide.course import Guided, Speech
from interview_app.guide.marks import Choice, Mark
from interview_app.guide.talk import MY_ANSWER, UPLOAD, Talk

MOST_OPTIONS = 6
"""CONTRACT A6."""


@frozen(kw_only=False)
class Step:
    """One turn: what is said, one call (or several that read files), and what was asked.

    `ask` is the free question of a turn without a call.
    """

    text: str = ""
    call: tuple[str, dict[str, Any]] | None = None
    mark: Mark | None = None
    more: tuple[tuple[str, dict[str, Any]], ...] = ()
    ask: MessageAsk | None = None
    story: Draft | None = None
    shown: Shown | None = None

    def raw_items(self) -> tuple[dict[str, Any], ...]:
        """What the history keeps of the turn beside its text and calls."""
        found: list[dict[str, Any]] = []
        if self.mark is not None:
            found.append(self.mark.as_raw())
        if self.ask is not None:
            found.append({"type": ASK, "ask": self.ask.to_json()})
        if self.shown is not None:
            found.append(self.shown.as_raw())
        return tuple(found)


@frozen(kw_only=False)
class Scene:
    """Known records, the talk so far, the guide's data and the tools allowed now."""

    known: Known
    talk: Talk
    guided: Guided
    speech: Speech
    tools: frozenset[str]

    def say(self, text_id: str, **values: str) -> str:
        """A text of the guide in the window language."""
        return self.speech.say(text_id, **values)

    def option(self, id: str, text_id: str, *, does: str = "", **values: str) -> Choice:
        """An option whose label is this text, with its hint when there is one."""
        hint = f"{text_id}_hint"
        shown = self.say(hint) if self.speech.has(hint) else ""
        return Choice(id, self.say(text_id, **values), shown, does)

    def ask(
        self,
        subject: str,
        path: str,
        *,
        lead: str = "",
        story: Draft | None = None,
        chips: Iterable[str] = (),
    ) -> Step:
        """Ask for a field of a story, or for a text to paste."""
        before = getattr(story, path, None) if story is not None and path in FIELDS else None
        question = self.say(f"ask_{path}")
        if before:
            question = paragraphs(
                self.say("change_was", answer=short(words_of(before), 600)), question
            )
        text = paragraphs(lead, question)
        in_field = path in FIELDS
        shown = [*chips, *(["resume"] if self.talk.pasted else []), *self.guided.course.chips]
        if self.talk.asked_back:
            shown.insert(0, MY_ANSWER)
        example = f"example_{path}"
        ask = MessageAsk(
            text=text,
            field=path if in_field else None,
            input=self.guided.course.inputs.get(path, "text"),
            name=self.say(f"field_{path}") if in_field else None,
            example=self.say(example) if self.speech.has(example) else None,
            chips=tuple(Chip(id=id, label=self.say(f"chip_{id}")) for id in shown),
            suggestions=story.own_words(path) if story is not None else (),
            before=as_json(before) if before else None,
        )
        mark = Mark(kind="ask", path=path, subject=subject, phase=self.known.phase.value)
        return Step(text, None, mark, ask=ask, story=story)

    def choose(
        self,
        name: str,
        prompt: str,
        options: Iterable[Choice],
        *,
        subject: str = "",
        lead: str = "",
        story: Draft | None = None,
        others: Iterable[Choice] = (),
    ) -> Step:
        """Offer two to six options, or ask in words when options may not be shown now. What leads
        to a choice is said once: not again where the same one is asked anew.
        """
        lead = "" if self.talk.waits_for(name, subject) else lead
        shown = tuple(options)[:MOST_OPTIONS]
        mark = Mark(
            kind="choose",
            path=name,
            subject=subject,
            phase=self.known.phase.value,
            prompt=prompt,
            options=shown,
            others=tuple(one for one in others if one not in shown),
        )
        return self.offer(mark, lead=lead, story=story)

    def offer(self, mark: Mark, *, lead: str = "", story: Draft | None = None) -> Step:
        """Offer a choice, with the one to read a long text that came just before."""
        shown = list(mark.options)
        if self.talk.pasted is not None:
            shown = shown[: MOST_OPTIONS - 1]
            shown.append(Choice("resume_text", self.say("chip_resume"), "", "read_paste"))
        if "get_user_option" not in self.tools or len(shown) < 2:
            listed = "\n".join(f"– {one.label}" for one in shown)
            text = paragraphs(lead, mark.prompt, self.say("choose_by_text"), listed)
            return Step(text, None, mark, story=story)
        arguments = {"prompt": mark.prompt, "options": [one.as_option() for one in shown]}
        return Step(lead, ("get_user_option", arguments), mark, story=story)

    def call(self, tool: str, arguments: dict[str, Any], *, text: str = "") -> Step:
        """Ask for a tool; where it is not allowed, say so and wait."""
        if tool not in self.tools:
            return Step(paragraphs(text, self.say("cannot_review")))
        return Step(text, (tool, arguments))

    def upload(self, upload_type: str, prompt: str) -> Step:
        """Ask for a file."""
        arguments = {"uploadType": upload_type, "prompt": prompt}
        return replace(self.call("get_user_upload", arguments), mark=self._form(UPLOAD))

    def submit(
        self,
        data_type: DataType,
        data: dict[str, Any],
        *,
        message: str,
        text: str = "",
        story: Draft | None = None,
    ) -> Step:
        """Show data for review."""
        arguments = {"dataType": data_type.value, "data": data, "message": message}
        step = self.call("submit_for_validation", arguments, text=text)
        return Step(step.text, step.call, self._form(data_type.value), story=story)

    def confirm(self, data_type: DataType, data: dict[str, Any]) -> Step:
        """Have approved data confirmed."""
        return self.call("persist_data", {"dataType": data_type.value, "data": data})

    def keep(
        self, form: str, data_type: DataType, data: dict[str, Any], *, message: str, text: str = ""
    ) -> Step:
        """Open a form whose approval keeps it: a writing sample, or goals."""
        arguments = {"dataType": data_type.value, "data": data, "message": message}
        step = self.call("persist_data", arguments, text=text)
        return Step(step.text, step.call, self._form(form))

    def goals(self, form: str, *, message: str, text: str = "") -> Step:
        """Open a form of goals; what stands in them already is kept."""
        dossier = self.known.dossier
        data = dossier.to_json() if dossier is not None else {"looking_for": []}
        return self.keep(form, DataType.CANDIDATE_DOSSIER, data, message=message, text=text)

    def why_rejected(self, sheet: Submitted, otherwise: str) -> str:
        """What leads to the choice after a sheet that was not kept: the problem, or what was said
        of it.
        """
        if sheet.problem:
            return self.say("tool_trouble", problem=sheet.problem)
        if sheet.notes:
            return self.say(f"{otherwise}_notes", notes=sheet.notes)
        return self.say(otherwise)

    def _form(self, name: str) -> Mark:
        return Mark(kind="form", path=name, phase=self.known.phase.value)

    def shown(self, form: str) -> bool:
        """Whether a form was shown and answered, whatever the answer."""
        return any(
            one.form == form and one.status != "withdrawn" for one in self.talk.of(Persisted)
        )


def paragraphs(*parts: str) -> str:
    """The parts that are not empty, a blank line between them."""
    return "\n\n".join(part.strip() for part in parts if part.strip())


def short(text: str, most: int) -> str:
    """At most so many characters, cut at a word."""
    text = " ".join(text.split())
    return text if len(text) <= most else text[:most].rsplit(" ", 1)[0] + " …"


def as_arguments(data: dict[str, Any]) -> str:
    """Arguments as the JSON text of a call."""
    return json.dumps(data, ensure_ascii=False)
