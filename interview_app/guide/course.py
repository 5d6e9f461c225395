"""The state of the interview, and the wishes by which the person leads it: one step back, something
else, put right, stop.
"""

from collections import Counter
from dataclasses import replace
from typing import Any, TypeVar

from interview_app.guide import asking_back, corrections, jobs_told, returning
from interview_app.guide.acts import UNDOABLE, Act, Answered, Chosen, Said, Submitted
from interview_app.guide.as_read import FACTS
from interview_app.guide.flow import Flow
from interview_app.guide.hearing.asides import UNASKED
from interview_app.guide.marks import Mark
from interview_app.guide.understanding import Intent, Meaning

KEPT = ("approved", "modified")
"""Statuses by which the person said yes."""

_DIVE_TOPICS = ("story", "number", "scope", "means")
_PERSON_TOPICS = ("contact", "home")
_TOGETHER = (_DIVE_TOPICS, _PERSON_TOPICS, ("job", "stay"), ("goals", "conditions", "timing"))
"""Topics of one subject."""
A = TypeVar("A", bound=Act)


class Course:
    """What was asked and answered so far; `wished` carries out a wish about the interview."""

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
        self.asked_last: Mark | None = None
        """What the person's last message was said to."""
        self.capabilities: dict[str, Any] | None = None
        self.greeted = False
        self.stopped = False
        self.wish: tuple[str, str] | None = None
        self.was: str = ""
        self.back_to = ""
        """The job somebody came back to."""
        self.put_right = ""
        """The words of a story as they stand after something in them was put right."""
        self.retaken: set[tuple[str, str]] = set()
        """Slots whose answer the person took back: asking them again is their wish."""
        self.said_last = 0
        """The event of the person's last message."""
        self.said_text = ""
        """And its words."""
        self.lost = False
        """Whether nothing was noted of the person's message before the last: a correction without a
        name is of that one.
        """
        self.told: list[str] = []
        """What the guide or a model said, turn by turn."""
        self.notes: list[str] = []
        """Ids of texts to open the next turn with."""
        self.at = 0
        """The place of the item that is read."""

    def of(self, kind: type[A]) -> list[A]:
        """All acts of a kind, in order."""
        return [act for act in self.acts if isinstance(act, kind)]

    def answer(self, subject: str, path: str) -> Answered | None:
        """The newest answer to a slot."""
        return next(
            (a for a in reversed(self.of(Answered)) if a.subject == subject and a.path == path),
            None,
        )

    def choice(self, name: str, subject: str = "") -> Chosen | None:
        """The newest choice of this name about the subject."""
        return next(
            (c for c in reversed(self.of(Chosen)) if c.choice == name and c.subject == subject),
            None,
        )

    def has_said(self, text: str) -> bool:
        """Whether this was said to the person before."""
        return any(text in one for one in self.told)

    def since(self, act: Act) -> list[Act]:
        """Everything after an act."""
        for at in range(len(self.acts) - 1, -1, -1):
            if self.acts[at] is act:
                return self.acts[at + 1 :]
        return []

    def nameable(self, mark: Mark | None) -> tuple[str, ...]:
        """Slots that "change …" may name, nearest first."""
        topics: list[str] = []
        if mark is not None and mark.kind == "ask":
            topics.append(mark.path.split(".")[0])
        topics += [
            act.path.split(".")[0]
            for act in reversed(self.of(Answered))
            if act.path != "paste.text"
        ]
        for group in _TOGETHER:
            if any(topic in group for topic in topics):
                topics += group
        known = [
            topic
            for topic in dict.fromkeys([*topics, *_PERSON_TOPICS])
            if topic in self.flow.topics
        ]
        return self.flow.slots(*known)

    def wished(self, meaning: Meaning, said: Said, mark: Mark | None) -> bool:
        """Carry out a wish about the interview; whether the message was one."""
        if meaning.intent is Intent.STOP:
            self.stopped = True
        elif meaning.intent is Intent.BACK:
            self._back()
        elif self._named_job(meaning, said, mark) or self._slip(meaning, said):
            pass
        elif meaning.intent is Intent.ASKS and mark is not None:
            self.notes = [_reply(meaning.path, mark)]
        elif (job := returning.to_job(said.text, mark, self.acts)) is not None:
            self._to_job(*job, said=said)
        elif (
            mark is not None
            and (back := returning.returned(said.text, mark, self.acts, self.flow)) is not None
        ):
            self._return(back, mark.subject, said)
        elif meaning.intent is Intent.CHANGE:
            self._change(meaning, said)
        elif self._corrected(said):
            pass
        elif mark is not None and mark.path in _BEHIND_A_FORM and self._is_of_approved(said):
            self.notes = ["change_in_library"]
        else:
            return False
        if mark is not None and mark.kind == "ask":
            # Asked again after this, it is asked because of the person's wish.
            self.retaken.add((mark.subject, mark.path))
        answers_it = (
            self.notes == ["ack_put_right"] and mark is not None and mark.path.startswith("number.")
        )
        if (
            self.wish is None
            and mark is not None
            and mark.kind == "ask"
            and not self.stopped
            and not answers_it
        ):
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
        if isinstance(act, Answered) and act.path not in UNASKED:
            self.wish, self.was = (act.subject, act.path), ""
            self.retaken.add(self.wish)

    def _slip(self, meaning: Meaning, said: Said) -> bool:
        """Take the newest answer back where a message says so."""
        if meaning.intent is Intent.SLIP:
            self._slipped(self._undoable(Answered), meaning, said)
        return meaning.intent is Intent.SLIP

    def _slipped(self, act: Act | None, meaning: Meaning, said: Said) -> None:
        """Take the newest answer back; what was said instead counts at once."""
        fact = (
            (corrections.corrected(said.text) or corrections.Correction(meaning.rest))
            if meaning.rest
            else None
        )
        if fact is not None and self._put_right(fact, said):
            return
        if meaning.rest and isinstance(act, Answered) and act.path.split(".")[0] in FACTS:
            self.notes = ["ack_change"]
            self.acts += jobs_told.told(
                said.answers(act.subject, act.path, text=meaning.rest), said, self.acts
            )
        else:
            self._again(act)

    def _corrected(self, said: Said) -> bool:
        """Put right what a short message says was wrong; whether it says so."""
        fact = corrections.corrected(said.text)
        return (
            fact is not None and bool(fact.wrong or not self.lost) and self._put_right(fact, said)
        )

    def _put_right(self, fact: corrections.Correction, said: Said) -> bool:
        """Replace the fact that a correction is about; whether there is one."""
        place = corrections.target(fact, self.acts, self.flow.words)
        if place is None:
            return self._put_right_in_story(fact, said)
        self.notes = ["ack_change"]
        self.acts.append(said.answers(*place, text=fact.right))
        return True

    def _is_of_approved(self, said: Said) -> bool:
        """Whether somebody puts right what only an approved record can hold."""
        named = [
            fact
            for fact in (corrections.corrected(said.text), *corrections.along(said.text)[1])
            if fact is not None
        ]
        return any(fact.wrong for fact in named) and any(
            one.status in KEPT for one in self.of(Submitted)
        )

    def _put_right_in_story(self, fact: corrections.Correction, said: Said) -> bool:
        found = corrections.in_story(fact, self.acts)
        if found is None:
            return False
        subject, path, text = found
        self.notes, self.put_right = ["ack_put_right"], text
        self.acts.append(said.answers(subject, path, text=text))
        return True

    def put_right_along(self, said: Said, mark: Mark | None) -> Said:
        """A message without the sentences that put right what it, or an answer before it, told;
        those are carried out.
        """
        if mark is None or mark.path.split(".")[0] in ("story", "paste"):
            return said
        text, facts = corrections.along(said.text)
        for fact in facts:
            if (anew := corrections.replaced(fact, text)) is not None:
                text = anew
            elif not self._put_right(fact, said):
                return said
        return replace(said, text=text) if facts else said

    def _again(self, act: Act | None) -> None:
        if not isinstance(act, Answered) or act.path in UNASKED:
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

    def _return(self, back: returning.Return, subject: str, said: Said) -> None:
        before = self.answer(subject, back.path)
        was = before.text if before is not None and before.how == "answer" else ""
        if back.added:
            self.notes = ["ack_added"]
            self.acts.append(said.answers(subject, back.path, text=f"{_ended(was)} {back.added}"))
        else:
            self.notes = ["ack_change"]
            self.wish, self.was = (subject, back.path), was

    def _to_job(self, subject: str, added: str, *, said: Said) -> None:
        """Put right what is said about a job told before, or say what was noted about it."""
        facts = returning.of_job(added)
        self.acts += [said.answers(subject, path, text=text) for path, text in facts]
        self.notes, self.back_to = ["ack_change" if facts else "back_to_job"], subject

    def _named_job(self, meaning: Meaning, said: Said, mark: Mark | None) -> bool:
        """Put right the times of a job that a message names, whatever was asked; whether it names
        one.
        """
        named = returning.of_named(
            said.text, mark, self.acts, is_slip=meaning.intent is Intent.SLIP
        )
        if named is None:
            return False
        subject, facts = named
        self.acts += [said.answers(subject, path, text=text) for path, text in facts]
        self.notes, self.back_to = ["ack_job" if subject else "change_which"], subject
        return True

    def _subject_of(self, path: str) -> str | None:
        """Whom a change of the slot is about: what is being told now, or an approved profile."""
        topic = path.split(".")[0]
        alike = next((group for group in _TOGETHER if topic in group), (topic,))
        for act in reversed(self.acts):
            if isinstance(act, Submitted) and act.status in KEPT:
                break
            if isinstance(act, Answered) and act.path.split(".")[0] in alike:
                return act.subject
        return f"change-{self.at}" if topic in _PERSON_TOPICS else None


_BEHIND_A_FORM = ("role", "next", "voice_done", "complete")
"""Choices offered when a form has been approved."""
_EVERYWHERE = ("privacy", "repeat", "noted", *asking_back.OF_THE_INTERVIEW)
"""Questions back that are answered alike at a question and at a choice."""


def _reply(about: str, mark: Mark) -> str:
    """The note by which a question back is answered."""
    if mark.kind != "ask" and about not in _EVERYWHERE:
        return "explain_need_choice" if about == "need" else "explain_choice"
    return f"explain_{about}" if about else "explain"


def _ended(text: str) -> str:
    return text if not text or text[-1] in ".!?…" else f"{text}."
