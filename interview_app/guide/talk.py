"""The history read as an interview: what was asked, answered, chosen, read, approved; and what the
person wishes now.

A fold over the items and nothing else: the same history always reads the same (DESIGN 10).
"""

from collections.abc import Iterable
from dataclasses import replace

from interview_app.guide import elsewhere, job_chosen, jobs_told
from interview_app.guide.acts import (
    Chosen,
    Dropped,
    PhaseAsked,
    Said,
    Submitted,
)
from interview_app.guide.choosing import by_label, in_words
from interview_app.guide.course import Course
from interview_app.guide.flow import Flow
from interview_app.guide.hearing import options, papers
from interview_app.guide.hearing.breaks import is_break, tells_loss
from interview_app.guide.hearing.frames import timed
from interview_app.guide.hearing.repairs import figures_put_right
from interview_app.guide.marks import WIRE, Mark, mark_of
from interview_app.guide.results import act_of, arguments_of, data_type_of, problem_of
from interview_app.guide.slots import TOLD_BY_NO_YES
from interview_app.guide.understanding import (
    LEAVES,
    Intent,
    Meaning,
    denies,
    tells_nothing_special,
    understand,
)
from interview_app.llm.client import HistoryItem, LeaderItem, PersonItem, ResultItem, ToolCall

_NO_YES = ("baseline", "period", "wishes", "refusals", "towns")
"""Kinds of slots to which a yes tells nothing."""
_LOST = ("not_noted", "choice_unclear", "choice_several")
"""Notes on a message of which nothing was noted."""
_LEAST_TOLD = 6
"""Words of a message that tells something, where an option was to be chosen."""
_LEAST_BESIDE = 3
"""Words of a message beside a form that tells something."""
_STORY = ("story", "number", "scope", "means")
"""Topics of a story, in which figures that were taken back while it was told are put right."""
_DENIED_WHOLE = ("licences", "languages", "list", "extent")
"""Kinds of slots to which a no with its reason tells nothing more than the no."""


class Talk(Course):
    """The interview so far. Read it with the properties; it is built once by `read_talk` and not
    changed after.
    """

    def __init__(self, flow: Flow) -> None:
        super().__init__(flow)
        self._story: Said | None = None
        """A story that was told where its job was to be chosen."""
        self._calls: dict[str, ToolCall] = {}
        self.unclear = ""
        """The last message that chose nothing, and the labels of the options that it fits."""
        self.fitting: tuple[str, ...] = ()
        self.beside_form: list[str] = []
        """What was said while a form was open, which asks for nothing."""
        self._has_form = False

    def take(self, at: int, item: HistoryItem) -> None:
        """Read one more item."""
        self.at = at
        if isinstance(item, LeaderItem):
            self._leader(item)
        elif isinstance(item, PersonItem):
            self._person(item)
        elif isinstance(item, ResultItem):
            self._result(item)

    def _leader(self, item: LeaderItem) -> None:
        self.greeted = True
        self.told.append(item.text)
        self.lost = any(note in _LOST for note in self.notes)
        self.notes, self.said_text = [], ""
        self.beside_form = []
        self.stopped = False
        self._calls.update({call.call_id: call for call in item.calls})
        self.pending = mark_of(item.raw_items) if item.wire == WIRE and not item.partial else None
        mark = self.pending
        self._has_form = mark is None and bool(item.calls)
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
        self.said_last, self.said_text = said.event_id, said.text
        mark, self.pending = self.pending, None
        self.asked_last = mark
        said = self.put_right_along(said, mark)
        self._understand(said, mark)
        if (
            mark is not None
            and mark.path.split(".")[0] not in ("story", "paste", "means")
            and tells_loss(said.text)
        ):
            self.notes = [
                "explain_loss",
                *(note for note in self.notes if note != "break_needs_no_entry"),
            ]

    def _understand(self, said: Said, mark: Mark | None) -> None:
        text = said.text
        if mark is not None and mark.kind == "choose" and (value := by_label(text, mark)):
            self._chose(mark, value)
            return
        if mark is not None and mark.kind == "ask" and mark.path in ("paste.text",):
            meaning = (
                understand(text, self.flow, paths=()) if len(text) < 60 else Meaning(Intent.ANSWER)
            )
        else:
            meaning = understand(text, self.flow, paths=self.nameable(mark))
        if self.wished(meaning, said, mark):
            return
        if mark is None:
            self._beside_form(text)
            return
        if mark.kind == "ask":
            same = jobs_told.same_as_before(mark.subject, mark.path, text, self.acts)
            if same:
                said, meaning = replace(said, text=same), Meaning(Intent.ANSWER)
            if self.flow.slot(mark.path).kind == "licences" and (
                more := papers.behind_a_no(said.text)
            ):
                said, meaning = replace(said, text=more), Meaning(Intent.ANSWER)
            if (
                self.flow.slot(mark.path).kind == "licences"
                and meaning.intent is Intent.ANSWER
                and not denies(said.text)
            ):
                learned, left = jobs_told.learned_among_papers(said, self.acts)
                self.acts += learned
                if learned and not left:
                    self.notes = []
                    self.slot_asked[mark.subject, mark.path] = (
                        0  # asked in full once more: nothing was said to it
                    )
                    return
                said = replace(said, text=left)
            how = self._how(mark, meaning, said.text)
            is_story = mark.path.split(".")[0] in _STORY
            said, before = (
                (replace(said, text=figures_put_right(said.text)) if is_story else said),
                said,
            )
            told = jobs_told.told(said.answers(mark.subject, mark.path, how=how), said, self.acts)
            self.acts += told
            if said is not before and said.text != before.text:
                self.notes, self.put_right = ["ack_put_right"], said.text
                return
            self.notes = [f"ack_{how}"] if how in ("skip", "unknown", "later", "told") else []
            if not told:
                is_of_break = is_break(timed(elsewhere.said_of_it(said.text)).text)
                self.notes, self.unclear = (
                    ["break_needs_no_entry" if is_of_break else "not_noted"],
                    said.text.strip(),
                )
        else:
            self._chose_in_words(mark, meaning, said)

    def _beside_form(self, text: str) -> None:
        """Keep words to say back that tell something while a form is open."""
        if self._has_form and len(text.split()) >= _LEAST_BESIDE:
            self.beside_form.append(text.strip())

    def _how(self, mark: Mark, meaning: Meaning, text: str) -> str:
        """How a message answers a question: a yes to one that it cannot answer tells nothing the
        second time.
        """
        kind = self.flow.slot(mark.path).kind
        if meaning.intent is Intent.AGREE and (
            kind in _NO_YES
            or (kind in TOLD_BY_NO_YES and self.slot_asked[mark.subject, mark.path] > 1)
        ):
            return Intent.UNKNOWN.value
        if kind in (
            "list",
            "licences",
            "languages",
            "wishes",
            "refusals",
        ) and tells_nothing_special(text):
            return Intent.NOTHING.value
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
            self.acts.append(replace(opened, text=figures_put_right(opened.text)))
            self._story = None

    def _chose_in_words(self, mark: Mark, meaning: Meaning, said: Said) -> None:
        offered = self.chosen_asked[mark.path, mark.subject]
        chosen = in_words(mark, meaning, said, offered=offered, before=self.acts)
        if job_chosen.is_story(mark, meaning, said.text):
            self._story = said
        if not chosen.value and chosen.told:
            self.acts += chosen.told
            self.notes = []
            return
        if not chosen.value:
            school = jobs_told.learned(said, self.acts) if mark.path == jobs_told.ANOTHER else []
            self.acts += school
            self.notes = [] if school else [_unclear(mark, said, has_story=self._story is said)]
            self.unclear = said.text.strip()
            self.fitting = options.fitting(said.text, mark.options)
            return
        self.stopped = chosen.value == "stop"
        self.notes = ["ack_later"] if chosen.value == "later" else []
        self.acts.append(
            Chosen(
                choice=mark.path, subject=mark.subject, value=chosen.value, text=said.text.strip()
            )
        )
        self.acts += chosen.told
        self._begin_story()

    def _result(self, item: ResultItem) -> None:
        call = self._calls.get(item.call_id)
        arguments = arguments_of(call)
        problem = problem_of(item.output)
        if (
            problem
            and item.tool != "extract_document"
            and item.output["error"].get("code") == "user_cancelled"
        ):
            # The person went elsewhere: nothing was decided, so that it is offered again when they
            # are back.
            self.pending = None
            if (
                item.tool == "submit_for_validation"
                and (data_type := data_type_of(arguments)) is not None
            ):
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
    if mark.path == jobs_told.ANOTHER and len(said.text.split()) >= _LEAST_TOLD:
        return "not_noted"
    return "choice_several" if options.fitting(said.text, mark.options) else "choice_unclear"


def read_talk(history: Iterable[HistoryItem], flow: Flow) -> Talk:
    """The interview that a history holds."""
    talk = Talk(flow)
    for at, item in enumerate(history):
        talk.take(at, item)
    return talk
