"""What the guide has before it when it plans a turn, and the few forms a turn can take."""

import json
from collections.abc import Callable, Iterable
from typing import Any

from interview_app.domain.frozen import frozen
from interview_app.domain.known import Known
from interview_app.domain.records import DataType
from interview_app.guide import asking_back
from interview_app.guide.acts import Answered
from interview_app.guide.flow import Flow
from interview_app.guide.marks import Mark
from interview_app.guide.slots import MOST_QUESTIONS
from interview_app.guide.talk import Talk
from interview_app.i18n import _

_SAID_AT_A_CHOICE = (
    "choice_unclear",
    "choice_several",
    "not_noted",
    "explain_choice",
    "explain_privacy",
    "explain_repeat",
    "explain_noted",
    "explain_loss",
    "change_in_library",
    *(f"explain_{about}" for about in asking_back.OF_THE_INTERVIEW),
    "break_needs_no_entry",
    "story_of_which",
)
"""Notes after which the same choice is offered again, without what led to it."""
_MOST_PUT_OFF = 2
"""A question put off so often is not asked any more."""
Understood = Callable[[Answered], bool]
"""Whether an answer could be read."""


@frozen(kw_only=False)
class Step:
    """One turn: what is said, one call (or several that read files), and what was asked."""

    text: str = ""
    call: tuple[str, dict[str, Any]] | None = None
    mark: Mark | None = None
    more: tuple[tuple[str, dict[str, Any]], ...] = ()


@frozen(kw_only=False)
class Choice:
    """One option of a choice; label and hint are already in the window language."""

    id: str
    label: str
    hint: str = ""


@frozen(kw_only=False)
class Scene:
    """Known records, the talk so far, the guide's data and the tools allowed now."""

    known: Known
    talk: Talk
    flow: Flow
    tools: frozenset[str]

    def say(self, text_id: str, **values: str) -> str:
        """A text of the guide in the window language."""
        return self.flow.say(text_id, **values)

    def option(self, id: str, text_id: str, **values: str) -> Choice:
        """An option whose label is this text, with its hint when there is one."""
        hint = f"{text_id}_hint"
        return Choice(
            id, self.say(text_id, **values), self.say(hint) if hint in self.flow.texts else ""
        )

    def ask(self, subject: str, path: str, *, lead: str = "", **values: str) -> Step:
        """Ask for a slot: what leads to it, the question, and why it is asked."""
        slot = self.flow.slot(path)
        wish = self.talk.wish == (subject, path) or (subject, path) in self.talk.retaken
        if wish and self.talk.was:
            body = [self.say("change_was", answer=short(self.talk.was, 300))]
        elif (
            slot.again
            and not wish
            and not self._put_off(subject, path)
            and (self.talk.slot_asked[subject, path] or self._told(subject, path))
        ):
            body = [_(slot.again).format(**values)]
        else:
            body = [_(slot.ask).format(**values), _(slot.why).format(**values) if slot.why else ""]
        text = paragraphs(lead, " ".join(part for part in body if part))
        return Step(text, None, Mark(kind="ask", path=path, subject=subject, wish=wish))

    def _told(self, subject: str, path: str) -> bool:
        """Whether words for a slot came along with another answer; who is asked all the same gave
        some that do not tell it.
        """
        answer = self.talk.answer(subject, path)
        return answer is not None and answer.how == "answer"

    def _put_off(self, subject: str, path: str) -> int:
        answers = (
            one for one in self.talk.of(Answered) if one.subject == subject and one.path == path
        )
        return sum(one.how == "later" for one in answers)

    def ask_again(self, subject: str, path: str) -> Step:
        """Ask for a slot anew because the person was not content with it; their words stand above
        the question.
        """
        before = self.talk.answer(subject, path)
        was = before.text if before is not None and before.how == "answer" else ""
        if was:
            text = self.say("change_was", answer=short(was, 300))
        else:
            text = _(self.flow.slot(path).ask)
        return Step(text, None, Mark(kind="ask", path=path, subject=subject, wish=True))

    def choose(
        self,
        name: str,
        prompt: str,
        options: Iterable[Choice],
        *,
        subject: str = "",
        lead: str = "",
    ) -> Step:
        """Offer two to six options, or ask in words when options may not be shown now."""
        shown = tuple(options)[:6]
        if self.talk.notes and self.talk.notes[0] in _SAID_AT_A_CHOICE:
            lead = ""  # it was said when this was offered before
        mark = Mark(
            kind="choose",
            path=name,
            subject=subject,
            options=tuple((one.id, one.label) for one in shown),
        )
        if "get_user_option" not in self.tools or len(shown) < 2:
            listed = "\n".join(f"– {one.label}" for one in shown)
            return Step(paragraphs(lead, prompt, self.say("choose_by_text"), listed), None, mark)
        listed_options = [
            {"id": one.id, "label": one.label, **({"description": one.hint} if one.hint else {})}
            for one in shown
        ]
        return Step(lead, ("get_user_option", {"prompt": prompt, "options": listed_options}), mark)

    def call(self, tool: str, arguments: dict[str, Any], *, text: str = "") -> Step:
        """Ask for a tool; where it is not allowed, say so and wait."""
        if tool not in self.tools:
            return Step(paragraphs(text, self.say("cannot_review")))
        return Step(text, (tool, arguments))

    def submit(
        self, data_type: DataType, data: dict[str, Any], *, message: str, text: str = ""
    ) -> Step:
        """Show data for review."""
        arguments = {"dataType": data_type.value, "data": data, "message": message}
        return self.call("submit_for_validation", arguments, text=text)

    def persist(self, data_type: DataType, data: dict[str, Any], *, text: str = "") -> Step:
        """Have approved data confirmed, or a text or goals reviewed and kept."""
        return self.call("persist_data", {"dataType": data_type.value, "data": data}, text=text)

    def next_slot(
        self, subject: str, paths: Iterable[str], *, filled: Iterable[str], understood: Understood
    ) -> str | None:
        """The slot to ask now: one the person wants asked again, else the first that is missing,
        else one put off.
        """
        if self.talk.wish is not None and self.talk.wish[0] == subject:
            return self.talk.wish[1]
        have = set(filled)
        later = None
        for path in paths:
            if path in have or self.talk.asked[subject, path.split(".")[0]] >= MOST_QUESTIONS:
                continue
            answer = self.talk.answer(subject, path)
            times = self.talk.slot_asked[subject, path]
            if answer is None:
                return path
            unclear = (
                answer.how == "answer" and self.flow.slot(path).again and not understood(answer)
            )
            if unclear and times < 2:
                return path
            if (
                answer.how == "later"
                and later is None
                and self._put_off(subject, path) < _MOST_PUT_OFF
            ):
                later = path
        return later


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
