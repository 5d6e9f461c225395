"""The history read as an interview: what was asked, answered, chosen, read, approved; and what the person wishes now.

A fold over the items and nothing else: the same history always reads the same (DESIGN 10).
"""

from collections import Counter
from collections.abc import Iterable
from typing import Any, TypeVar

from interview_app.guide import corrections, job_chosen, jobs_told
from interview_app.guide.acts import (
    UNDOABLE,
    Act,
    Answered,
    Chosen,
    Dropped,
    PhaseAsked,
    Said,
    Submitted,
)
from interview_app.guide.as_read import FACTS
from interview_app.guide.choosing import by_label, in_words
from interview_app.guide.flow import Flow
from interview_app.guide.hearing.breaks import is_break
from interview_app.guide.hearing.frames import timed
from interview_app.guide.marks import WIRE, Mark, mark_of
from interview_app.guide.results import act_of, arguments_of, data_type_of, problem_of
from interview_app.guide.slots import TOLD_BY_NO_YES
from interview_app.guide.understanding import LEAVES, Intent, Meaning, denies, understand
from interview_app.llm.client import HistoryItem, LeaderItem, PersonItem, ResultItem, ToolCall

KEPT = ("approved", "modified")
"""Statuses by which the person said yes."""

_DIVE_TOPICS = ("story", "number", "scope", "means")
_NO_YES = ("baseline", "period", "wishes", "refusals", "towns")
"""Kinds of slots to which a yes tells nothing."""
_DENIED_WHOLE = ("licences", "list", "extent")
"""Kinds of slots to which a no with its reason tells nothing more than the no."""
_PERSON_TOPICS = ("contact", "home")
_TOGETHER = (_DIVE_TOPICS, _PERSON_TOPICS, ("job", "stay"), ("goals", "conditions", "timing"))
"""Topics of one subject."""
A = TypeVar("A", bound=Act)


class Talk:
    """The interview so far. Read it with the properties; it is built once by `read_talk` and not changed after."""

    def __init__(self, flow: Flow) -> None:
        self.flow = flow
        self.acts: list[Act] = []
        self.asked: Counter[tuple[str, str]] = Counter()
        """Questions by (subject, topic), those the person wished for left out."""
        self.slot_asked: Counter[tuple[str, str]] = Counter()
        """Questions by (subject, path)."""
        self.chosen_asked: Counter[tuple[str, str]] = Counter()
        """Choices offered, by (choice, subject)."""
        self.pending: Mark | None = None
        self.capabilities: dict[str, Any] | None = None
        self.greeted = False
        self.stopped = False
        self.wish: tuple[str, str] | None = None
        self.was: str = ""
        self.retaken: set[tuple[str, str]] = set()
        """Slots whose answer the person took back: asking them again is their wish."""
        self.said_last = 0
        """The event of the person's last message."""
        self.notes: list[str] = []
        """Ids of texts to open the next turn with."""
        self._story: Said | None = None
        """A story that was told where its job was to be chosen."""
        self._calls: dict[str, ToolCall] = {}
        self._at = 0

    def of(self, kind: type[A]) -> list[A]:
        """All acts of a kind, in order."""
        return [act for act in self.acts if isinstance(act, kind)]

    def answer(self, subject: str, path: str) -> Answered | None:
        """The newest answer to a slot."""
        return next((a for a in reversed(self.of(Answered)) if a.subject == subject and a.path == path), None)

    def choice(self, name: str, subject: str = "") -> Chosen | None:
        """The newest choice of this name about the subject."""
        return next((c for c in reversed(self.of(Chosen)) if c.choice == name and c.subject == subject), None)

    def since(self, act: Act) -> list[Act]:
        """Everything after an act."""
        for at in range(len(self.acts) - 1, -1, -1):
            if self.acts[at] is act:
                return self.acts[at + 1 :]
        return []

    def take(self, at: int, item: HistoryItem) -> None:
        """Read one more item."""
        self._at = at
        if isinstance(item, LeaderItem):
            self._leader(item)
        elif isinstance(item, PersonItem):
            self._person(item)
        elif isinstance(item, ResultItem):
            self._result(item)

    def _leader(self, item: LeaderItem) -> None:
        self.greeted = True
        self.notes = []
        self.stopped = False
        self._calls.update({call.call_id: call for call in item.calls})
        self.pending = mark_of(item.raw_items) if item.wire == WIRE and not item.partial else None
        mark = self.pending
        if mark is None:
            return
        if mark.kind == "ask":
            self.slot_asked[mark.subject, mark.path] += 1
            if not mark.wish:
                self.asked[mark.subject, mark.path.split(".")[0]] += 1
            self.wish, self.was = None, ""
        elif mark.kind == "choose":
            self.chosen_asked[mark.path, mark.subject] += 1

    def _person(self, item: PersonItem) -> None:
        for one in item.attachments:
            if one.get("handle"):
                self.acts.append(Dropped(handle=str(one["handle"])))
        if item.text.strip():
            self._said(Said(text=item.text, event_id=item.event_id, at=item.at))

    def _said(self, said: Said) -> None:
        text, self.said_last = said.text, said.event_id
        mark, self.pending = self.pending, None
        if mark is not None and mark.kind == "choose" and (value := by_label(text, mark)):
            self._chose(mark, value)
            return
        if mark is not None and mark.kind == "ask" and mark.path in ("paste.text",):
            meaning = understand(text, self.flow, paths=()) if len(text) < 60 else Meaning(Intent.ANSWER)
        else:
            meaning = understand(text, self.flow, paths=self._nameable(mark))
        if self._wished(meaning, said, mark):
            return
        if mark is None:
            return
        if mark.kind == "ask":
            how = self._how(mark, meaning, text)
            self.acts += jobs_told.told(said.answers(mark.subject, mark.path, how=how), said, self.acts)
            self.notes = [f"ack_{how}"] if how in ("skip", "unknown", "later", "told") else []
        else:
            self._chose_in_words(mark, meaning, said)

    def _how(self, mark: Mark, meaning: Meaning, text: str) -> str:
        """How a message answers a question: a yes to one that it cannot answer tells nothing the second time."""
        kind = self.flow.slot(mark.path).kind
        if meaning.intent is Intent.AGREE and (
            kind in _NO_YES or (kind in TOLD_BY_NO_YES and self.slot_asked[mark.subject, mark.path] > 1)
        ):
            return Intent.UNKNOWN.value
        if (kind in _DENIED_WHOLE or mark.path == "means.proof") and denies(text):
            return Intent.NOTHING.value
        return meaning.intent.value if meaning.intent in LEAVES else "answer"

    def _chose(self, mark: Mark, value: str) -> None:
        self.acts.append(Chosen(choice=mark.path, subject=mark.subject, value=value))
        self.stopped = value == "stop"
        self._begin_story()

    def _begin_story(self) -> None:
        """Begin the story of the job just chosen with what was told before."""
        opened = job_chosen.begun_with(self._story, self.acts)
        if opened is not None:
            self.acts.append(opened)
            self._story = None

    def _chose_in_words(self, mark: Mark, meaning: Meaning, said: Said) -> None:
        offered = self.chosen_asked[mark.path, mark.subject]
        chosen = in_words(mark, meaning, said, offered=offered, before=self.acts)
        if job_chosen.is_story(mark, meaning, said.text):
            self._story = said
        if not chosen.value:
            self.notes = [_unclear(mark, said, has_story=self._story is said)]
            return
        self.stopped = chosen.value == "stop"
        self.acts.append(Chosen(choice=mark.path, subject=mark.subject, value=chosen.value, text=said.text.strip()))
        self.acts += chosen.told
        self._begin_story()

    def _nameable(self, mark: Mark | None) -> tuple[str, ...]:
        """Slots that "change …" may name, nearest first."""
        topics: list[str] = []
        if mark is not None and mark.kind == "ask":
            topics.append(mark.path.split(".")[0])
        topics += [act.path.split(".")[0] for act in reversed(self.of(Answered)) if act.path != "paste.text"]
        for group in _TOGETHER:
            if any(topic in group for topic in topics):
                topics += group
        known = [topic for topic in dict.fromkeys([*topics, *_PERSON_TOPICS]) if topic in self.flow.topics]
        return self.flow.slots(*known)

    def _wished(self, meaning: Meaning, said: Said, mark: Mark | None) -> bool:
        """Carry out a wish about the interview; whether the message was one."""
        if meaning.intent is Intent.STOP:
            self.stopped = True
        elif meaning.intent is Intent.BACK:
            self._back()
        elif meaning.intent is Intent.SLIP:
            self._slipped(self._undoable(Answered), meaning, said)
        elif meaning.intent is Intent.ASKS and mark is not None:
            kind = f"explain_{meaning.path}" if meaning.path else "explain"
            self.notes = [kind if mark.kind == "ask" or meaning.path == "privacy" else "explain_choice"]
        elif meaning.intent is Intent.CHANGE:
            self._change(meaning, said)
        elif (fact := corrections.corrected(said.text)) is None or not self._put_right(fact, said):
            return False
        if mark is not None and mark.kind == "ask":
            # Asked again after this, it is asked because of the person's wish.
            self.retaken.add((mark.subject, mark.path))
        if self.wish is None and mark is not None and mark.kind == "ask" and not self.stopped:
            self.wish = (mark.subject, mark.path)
        return True

    def _undoable(self, *kinds: type[Act]) -> Act | None:
        for act in reversed(self.acts):
            if isinstance(act, kinds):
                return act
            if not isinstance(act, UNDOABLE):
                return None
        return None

    def _back(self) -> None:
        act = self._undoable(*UNDOABLE)
        if act is None:
            self.notes = ["nothing_back"]
            return
        self.notes = ["ack_back"]
        self.acts = [one for one in self.acts if one is not act]
        if isinstance(act, Answered):
            self.wish, self.was = (act.subject, act.path), ""
            self.retaken.add(self.wish)

    def _slipped(self, act: Act | None, meaning: Meaning, said: Said) -> None:
        """Take the newest answer back; what was said instead counts at once."""
        fact = (corrections.corrected(said.text) or corrections.Correction(meaning.rest)) if meaning.rest else None
        if fact is not None and self._put_right(fact, said):
            return
        if meaning.rest and isinstance(act, Answered) and act.path.split(".")[0] in FACTS:
            self.notes = ["ack_change"]
            self.acts += jobs_told.told(said.answers(act.subject, act.path, text=meaning.rest), said, self.acts)
        else:
            self._again(act)

    def _put_right(self, fact: corrections.Correction, said: Said) -> bool:
        """Replace the fact that a correction is about; whether there is one."""
        place = corrections.target(fact, self.acts, self.flow.words)
        if place is None:
            return False
        self.notes = ["ack_change"]
        self.acts.append(said.answers(*place, text=fact.right))
        return True

    def _again(self, act: Act | None) -> None:
        if not isinstance(act, Answered):
            self.notes = ["change_which"]
            return
        self.notes = ["ack_change"]
        self.wish = (act.subject, act.path)
        self.was = act.text if act.how == "answer" else ""

    def _change(self, meaning: Meaning, said: Said) -> None:
        if not meaning.path:
            self.notes = ["change_which"]
            return
        subject = self._subject_of(meaning.path)
        if subject is None:
            self.notes = ["change_in_library"]
        elif meaning.rest:
            self.acts.append(said.answers(subject, meaning.path, text=meaning.rest))
            self.notes = ["ack_change"]
        else:
            before = self.answer(subject, meaning.path)
            self.notes = ["ack_change"]
            self.wish = (subject, meaning.path)
            self.was = before.text if before is not None and before.how == "answer" else ""

    def _subject_of(self, path: str) -> str | None:
        """Whom a change of the slot is about: what is being told now, or an approved profile."""
        topic = path.split(".")[0]
        alike = next((group for group in _TOGETHER if topic in group), (topic,))
        for act in reversed(self.acts):
            if isinstance(act, Submitted) and act.status in KEPT:
                break
            if isinstance(act, Answered) and act.path.split(".")[0] in alike:
                return act.subject
        return f"change-{self._at}" if topic in _PERSON_TOPICS else None

    def _result(self, item: ResultItem) -> None:
        call = self._calls.get(item.call_id)
        arguments = arguments_of(call)
        problem = problem_of(item.output)
        if problem and item.tool != "extract_document" and item.output["error"].get("code") == "user_cancelled":
            # The person went elsewhere: nothing was decided, so that it is offered again when they are back.
            self.pending = None
            if item.tool == "submit_for_validation" and (data_type := data_type_of(arguments)) is not None:
                self.acts.append(Submitted(data_type=data_type, data={}, status="withdrawn"))
            return
        mark, self.pending = self.pending, None
        if item.tool == "get_user_option":
            self._option(item, mark)
        elif item.tool == "capabilities.describe":
            self.capabilities = item.output.get("tools") or {}
        else:
            act = act_of(item, arguments, problem)
            if act is not None:
                self.acts.append(act)
            if isinstance(act, PhaseAsked) and act.status != "approved":
                self.notes = ["phase_blocked" if act.status == "blocked" else "phase_stay"]

    def _option(self, item: ResultItem, mark: Mark | None) -> None:
        if mark is None or mark.kind != "choose":
            return
        selected = item.output.get("selectedIds") or []
        if selected:
            self._chose(mark, str(selected[0]))
        elif item.output.get("otherText"):
            self.pending = mark
            self._said(Said(text=str(item.output["otherText"]), event_id=item.event_id, at=item.at))


def _unclear(mark: Mark, said: Said, *, has_story: bool) -> str:
    """What to say before a choice is offered once more."""
    if has_story:
        return "story_of_which"
    if mark.path == jobs_told.ANOTHER and is_break(timed(said.text).text):
        return "break_needs_no_entry"
    return "choice_unclear"


def read_talk(history: Iterable[HistoryItem], flow: Flow) -> Talk:
    """The interview that a history holds."""
    talk = Talk(flow)
    for at, item in enumerate(history):
        talk.take(at, item)
    return talk
