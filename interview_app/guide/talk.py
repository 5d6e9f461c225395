"""The history read as an interview: each thing the person did goes to what was asked.

Nothing is taken out of a sentence. An answer goes whole to the field it was asked for; what fits no
question is kept beside, in the notes of the story or, where none is open, of the interview.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Any, TypeVar

from interview_app.domain.records import DataType
from interview_app.domain.story import FIELDS, NOTE_TOOL, NOTES, StoryRefused, shown_in
from interview_app.domain.story_changes import StoryChange
from interview_app.guide.acts import (
    KEPT,
    Act,
    Answered,
    Chosen,
    Dropped,
    Happened,
    Persisted,
    Submitted,
)
from interview_app.guide.corrections import CORRECTION, Correction
from interview_app.guide.course import Guided, folded
from interview_app.guide.marks import WIRE, Mark, mark_of
from interview_app.guide.meant import MEANT, Meant, meant
from interview_app.guide.results import act_of, arguments_of, problem_of, value_in
from interview_app.guide.stories import Stories, Story
from interview_app.language.told import ToldWords, texts_in
from interview_app.llm.client import (
    HistoryItem,
    LeaderItem,
    NoteItem,
    PersonItem,
    ResultItem,
    ToolCall,
)

T = TypeVar("T")
BEGINS_A_STORY = ("role", "highlight", "next", "complete", "voice_done")
"""Choices of a job or a story: other words than an option's begin one."""
_OF_A_STORY = ("place", "readback", "fix", "part", CORRECTION)
_LEFT = ("skip", "later", "unknown")
MY_ANSWER = "my_answer"
"""The chip that makes an answer of what ended in a question mark."""
PASTE = "paste"
"""The path of the text that is pasted as a writing sample."""
UPLOAD = "upload"
"""The form that a file is handed over at."""


class Talk:
    """The interview so far. `replies`: what is to be said before the next step, with its values;
    `again`: what is to be asked once more.
    """

    def __init__(self, guided: Guided) -> None:
        self.guided = guided
        self.greeted = False
        self.stopped = False
        self.capabilities: dict[str, Any] | None = None
        self.acts: list[Act] = []
        self.stories = Stories()
        self.replies: list[tuple[str, dict[str, str]]] = []
        self.again: Mark | None = None
        self.wants_change = False
        self.asked_back = ""
        """What came last, where it asked something: no answer, unless they say that it is one."""
        self.pasted: tuple[str, str, str] | None = None
        """A long text that came last: subject, path and words; path `notes` beside all fields."""
        self.newest: tuple[str, str, tuple[str, ...]] | None = None
        """Words of a story that came last: subject, the field they were said in, and words, those
        of each part of a form for themselves.
        """
        self.meant: Meant | None = None
        """A job that was named in words at a choice, until the person says whether it is theirs."""
        self.asked_choices: Counter[tuple[str, str]] = Counter()
        self._pending: Mark | None = None
        self._shown = ""
        """The story on the card beside the newest turn: what is changed in the card is changed in
        it.
        """
        self._to_model = self._has_led = False
        self._answered: list[Mark] = []
        self._lost: Counter[tuple[str, str]] = Counter()

    # what the plan asks

    @property
    def story(self) -> Story | None:
        """The story being told, None when there is none."""
        return self.stories.open

    def of(self, kind: type[T]) -> list[T]:
        """All acts of a kind, oldest first."""
        return [one for one in self.acts if isinstance(one, kind)]

    def since(self, act: object) -> list[Act]:
        """What happened after an act."""
        at = max(i for i, one in enumerate(self.acts) if one is act)
        return self.acts[at + 1 :]

    def choice(self, name: str, subject: str = "") -> Chosen | None:
        """The newest choice of this name about a subject."""
        found = (one for one in reversed(self.of(Chosen)) if one.choice == name)
        return next((one for one in found if one.subject == subject), None)

    def waits_for(self, choice: str, subject: str) -> bool:
        """Whether this choice was asked last, and not answered in any way."""
        mark = self._pending
        asked = (mark.kind, mark.path, mark.subject) if mark is not None else ()
        return asked == ("choose", choice, subject)

    # reading

    def take(self, item: HistoryItem, calls: dict[str, ToolCall]) -> None:
        """Take one item of the history in."""
        if isinstance(item, LeaderItem):
            self._leader(item, calls)
        elif isinstance(item, PersonItem):
            self._fresh()
            self._person(item)
        elif isinstance(item, ResultItem):
            self._fresh()
            self._result(item, calls.get(item.call_id))
        elif isinstance(item, NoteItem):
            # What a choice led to is still to be said when the card was changed while it waited:
            # an answer stands right behind what it answers.
            if self._has_led or item.change is None:
                self._fresh()
            self._noted(item)
        self._has_led = isinstance(item, LeaderItem)

    def _fresh(self) -> None:
        self.replies, self.again, self.wants_change, self.stopped = [], None, False, False
        self.newest = None

    def _leader(self, item: LeaderItem, calls: dict[str, ToolCall]) -> None:
        calls.update({call.call_id: call for call in item.calls})
        self.greeted = True
        self._pending = mark_of(item.raw_items)
        if self._pending is None or self._pending.path != MEANT:
            self._was_meant("")  # it was not asked about then
        if not item.partial:
            card = shown_in(item.raw_items).story
            self._shown = card.id if card is not None else ""
        # What was said to a model is in the records that it made; it is no note of ours.
        self._to_model = bool(item.text or item.calls) and item.wire != WIRE
        if self._pending is not None and self._pending.kind == "choose":
            self.asked_choices[self._pending.path, self._pending.subject] += 1

    def _person(self, item: PersonItem) -> None:
        if self._pending is None:
            self.acts.append(Happened())
        for file in item.attachments:
            asked = file.get("upload_type") == "resume"
            self.acts.append(Dropped(handle=str(file.get("handle", "")), asked=asked))
        mark, self._pending = self._pending, None
        pasted, self.pasted = self.pasted, None
        asked_back, self.asked_back = self.asked_back, ""
        answer = item.answer or {}
        if "skip" in answer:
            self._command(mark, str(answer["skip"]), item.event_id)
        elif answer.get("chip") == "resume":
            self.stories.take_out(pasted)
        elif answer.get("chip") == MY_ANSWER and mark is not None and asked_back:
            self._answer(mark, asked_back, asked_back, item.event_id)
        elif "chip" in answer:
            self._command(mark, str(answer["chip"]), item.event_id)
        elif answer and mark is not None and mark.kind == "ask":
            self._answer(mark, value_in(answer), item.text, item.event_id)
        elif item.text.strip():
            self._words(mark, item.text.strip(), item.event_id)

    def _words(self, mark: Mark | None, text: str, event_id: int) -> None:
        command = self.guided.command(text)
        if mark is not None and mark.kind == "choose":
            self._in_words(mark, text, event_id)
        elif mark is None or mark.kind != "ask":
            if mark is not None and mark.path == UPLOAD and command:
                self._command(mark, command, event_id)
            elif mark is not None and mark.path == UPLOAD and text.endswith("?"):
                self._keep_question(None, text, event_id)
            elif not command and not self._to_model and not self._is_in_form(text):
                # What is said while a sheet is open is told after it: by then its story has ended.
                shown = self.stories.find(self._shown) if mark is not None else None
                self._keep_beside(shown or self.story, text, event_id)
                if shown is not None and not shown.ended:
                    self._to_be_put_right(shown, text)
                else:
                    self._reply("kept_note", words=text)
        elif command:
            self._command(mark, command, event_id)
        elif text.endswith("?") and mark.path in FIELDS:
            self.asked_back = text
            self._explain(mark)
        else:
            self._answer(mark, text, text, event_id)

    def _is_in_form(self, text: str) -> bool:
        """Whether the person put these words into the form that waited when they wrote them."""
        done = (one for one in reversed(self.acts) if not isinstance(one, Happened))
        last = next(done, None)
        has_words = any(map(str.isalnum, text))
        if not (has_words and isinstance(last, Submitted | Persisted) and last.status in KEPT):
            return False
        return ToldWords(texts_in(last.data)).tell(text)

    def _answer(self, mark: Mark, value: Any, words: str, event_id: int) -> None:
        if mark.path in FIELDS:
            story = self.stories.of(mark.subject)
            try:
                story.answer(mark.path, value, event_id)
            except StoryRefused:  # the form of another field: its words are an answer all the same
                story.answer(mark.path, words, event_id)
        self.acts.append(
            Answered(path=mark.path, subject=mark.subject, text=words, event_id=event_id)
        )
        self._answered.append(mark)
        self.newest = (mark.subject, mark.path, tuple(texts_in(value)))
        self._watch_paste(mark.subject, mark.path, words)

    def _watch_paste(self, subject: str, path: str, text: str) -> None:
        if len(text.splitlines()) >= self.guided.course.long_paste and path != PASTE:
            self.pasted = (subject, path, text)

    def _keep_beside(self, story: Story | None, text: str, event_id: int) -> None:
        self.stories.keep_beside(story, text, event_id)
        self._watch_paste(story.subject if story is not None else "", NOTES, text)

    def _keep_question(self, story: Story | None, text: str, event_id: int) -> None:
        """Nobody answers it, and it may tell something all the same (NEXT 4)."""
        self._keep_beside(story or self.story, text, event_id)
        self._reply("question_kept")

    def _story_of(self, mark: Mark | None) -> Story | None:
        return self.stories.find(mark.subject) if mark is not None else None

    def _reply(self, text_id: str, **values: str) -> None:
        self.replies.append((text_id, values))

    # commands

    def _command(self, mark: Mark | None, command: str, event_id: int) -> None:
        if command == "stop":
            self.stopped = True
        elif command == "back":
            self._back(mark)
        elif command == "change" or command.startswith("change:"):
            self._change(mark, command.partition(":")[2])
        elif command == "something_else" and (story := self._story_of(mark)) is not None:
            story.leave_out()
            self.acts.append(Happened())
            self._answered += [mark] if mark is not None else []
        elif mark is None:
            return
        elif command == "example":
            self._example(mark)
        elif command in _LEFT:
            self._leave(mark, command, event_id)

    def _back(self, mark: Mark | None) -> None:
        if not self._answered:
            self._reply("nothing_back")
            self.again = mark
            return
        self.again = self._answered.pop()
        self._reply("ack_back")

    def _change(self, mark: Mark | None, field: str) -> None:
        story = self.story
        if story is None:
            self._reply("change_in_library")
            self.again = mark
        elif field in FIELDS:
            self.again = Mark(kind="ask", path=field, subject=story.subject)
        else:
            self.wants_change = True

    def _explain(self, mark: Mark) -> None:
        """The person asked something: nobody answers here, but the question can be made clear."""
        self._reply("asked_back")
        self._example(mark)

    def _to_be_put_right(self, story: Story, words: str) -> None:
        """Most of what is said where a story is shown as a whole puts something right; which
        answer, the person says.
        """
        story.confirmed = False
        self.newest = (story.subject, NOTES, (words,))
        self._reply("noted_to_fix", words=words)

    def _example(self, mark: Mark) -> None:
        self._reply(f"example_{mark.path}" if mark.kind == "ask" else "explain_choice")
        self.again = mark

    def _leave(self, mark: Mark, how: str, event_id: int) -> None:
        key = (mark.path, mark.subject)
        if mark.kind == "choose":
            self._lost[key] += 1
            if how == "unknown" and self._lost[key] < 2:
                self._reply("explain_choice")
                self.again = mark
            else:
                self._choose(mark, "skip", "", event_id)
            return
        if mark.kind != "ask":
            return
        taken_out = ""
        if mark.path in FIELDS:
            taken_out = self.stories.of(mark.subject).leave(mark.path, how)
        self.acts.append(
            Answered(path=mark.path, subject=mark.subject, text="", event_id=event_id, how=how)
        )
        self._answered.append(mark)
        self._reply(f"ack_{how}")
        if taken_out:
            self._reply("kept_note", words=taken_out)

    # choices

    def _in_words(self, mark: Mark, text: str, event_id: int) -> None:
        """Other words than an option's id: a label, a command, a question, or the person's own."""
        labels = {folded(one.label): one.id for one in mark.options}
        if (chosen := labels.get(folded(text))) is not None:
            self._choose(mark, chosen, "", event_id)
        elif command := self.guided.command(text):
            self._command(mark, command, event_id)
        elif (found := meant(mark, text, event_id)) is not None:
            self.meant = found
        else:
            self._own_words(mark, text, event_id)

    def _own_words(self, mark: Mark, text: str, event_id: int) -> None:
        """The person's own words at a choice, which are none of its options."""
        if mark.path in BEGINS_A_STORY and not text.endswith("?") and not self._is_long(text):
            self._choose(mark, "told", text, event_id)
            return
        story = self._story_of(mark) if mark.path in _OF_A_STORY else None
        if text.endswith("?"):
            self._keep_question(story, text, event_id)
            self._example(mark)
        else:
            self._keep_beside(story or self.story, text, event_id)
            if story is not None and mark.path in ("readback", "fix"):
                self._to_be_put_right(story, text)
            else:
                self._reply("noted_at_choice", words=text)
                self.again = mark

    def _is_long(self, text: str) -> bool:
        return len(text.splitlines()) >= self.guided.course.long_paste

    def _was_meant(self, value: str) -> None:
        """What was typed names a job, and is the choice of it or not."""
        found, self.meant = self.meant, None
        if found is not None and value == found.job.id:
            self._choose(found.at, value, "", found.event_id)
        elif found is not None:
            self._own_words(found.at, found.text, found.event_id)

    def _choose(self, mark: Mark, value: str, text: str, event_id: int) -> None:
        if mark.path == MEANT:
            self._was_meant(value)
            return
        chosen = Chosen(
            choice=mark.path, subject=mark.subject, value=value, text=text, phase=mark.phase
        )
        self.acts.append(chosen)
        self._answered.append(mark)
        self.stories.chosen(chosen, event_id)
        if mark.path in ("readback", "fix", "part") and value in FIELDS:
            self.again = Mark(kind="ask", path=value, subject=mark.subject)
        elif (correction := Correction.of_option(value)) and correction.said_in in FIELDS:
            self.again = Mark(kind="ask", path=correction.said_in, subject=mark.subject)

    # results and notes

    def _result(self, item: ResultItem, call: ToolCall | None) -> None:
        arguments, problem = arguments_of(call), problem_of(item.output)
        mark = self._pending
        if item.tool == "capabilities.describe" and not problem:
            self.capabilities = item.output.get("tools") or {}
        elif item.tool == "get_user_option":
            if mark is not None and not problem:
                self._pending = None
                self._option(mark, item)
        elif item.tool == NOTE_TOOL and not problem:
            self.stories.take_over(str(item.output.get("story")), arguments, item.event_id)
        else:
            form = mark.path if mark is not None and mark.kind == "form" else ""
            act = act_of(item, arguments, problem, form=form)
            if act is not None:
                self.acts.append(act)
                self._ended(act)

    def _option(self, mark: Mark, item: ResultItem) -> None:
        pasted, self.pasted = self.pasted, None
        ids = [str(one) for one in item.output.get("selectedIds") or ()]
        if "resume_text" in ids:
            self.stories.take_out(pasted)
        elif ids and ids[0] in {one.id for one in mark.options}:
            self._choose(mark, ids[0], "", item.event_id)
        elif text := str(item.output.get("otherText") or "").strip():
            self._in_words(mark, text, item.event_id)

    def _ended(self, act: Act) -> None:
        """What a review means for the story that it shows."""
        if not isinstance(act, Submitted):
            return
        if act.left_out:
            self._reply("document_left_out")
        if act.status in KEPT:
            self._answered.clear()
        if act.data_type is not DataType.KNOWLEDGE_CARD or act.status == "withdrawn":
            return
        card_id = str(act.data.get("id") or "")
        told = next((one for one in self.stories if one.card_id == card_id != ""), None)
        if told is not None:
            told.card_looked_at()
        elif (story := self.story) is not None:
            if act.status in KEPT:
                story.ended, story.card_id = True, card_id
                story.card_looked_at()
            else:
                story.rejected = True

    def _noted(self, item: NoteItem) -> None:
        if item.change is None:
            self.acts.append(Happened())
            return
        change = StoryChange.model_validate(item.change)
        story = self.stories.find(change.story or self._shown)
        if story is None:
            return
        if change.leave or change.back:
            story.leave_out(bool(change.leave))
            self.acts.append(Happened())
        else:
            story.change(change)


def read_talk(history: Iterable[HistoryItem], guided: Guided) -> Talk:
    """The interview that a history tells."""
    talk, calls = Talk(guided), dict[str, ToolCall]()
    for item in history:
        talk.take(item, calls)
    return talk
