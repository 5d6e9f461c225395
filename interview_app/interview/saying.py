"""What the person writes and hands over in the conversation itself, beside buttons and sheets
(DESIGN 5).

Files join the next thing they say. While a choice or an untouched form waits, handing files over is
itself what they say: it is put aside, the leader sees the files, and asks again afterwards for what
they do not tell. Files alone are a message too.
"""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from interview_app.domain import event_kinds as kinds
from interview_app.domain.asks import MessageAsk, OptionAsk, ReviewAsk, UploadAsk
from interview_app.domain.journal import NewEvent, WaitingCall
from interview_app.domain.records import DataType
from interview_app.i18n import N_, _
from interview_app.interview.answering import Answering
from interview_app.interview.calls import asked, published
from interview_app.interview.intake import Intake
from interview_app.interview.session import Session
from interview_app.messages.interview import FilesOffered, PersonSaid

Answered = Callable[[str, dict[str, Any]], Awaitable[None]]
"""Takes the answer to a token, and lets the work go on."""
_FACTS = (DataType.APPLICANT_PROFILE, DataType.SKELETON_TIMELINE)
"""What a document tells."""
_FORMS = (*_FACTS, DataType.CANDIDATE_DOSSIER)
"""Forms with fields for all that may be said while they wait."""
_LEAVES = ("skip", "later", "unknown")
"""Commands by which something is left out."""
_KEPT = N_(
    "Kept. What stands below comes first: it waits for you as long as you like, and then we go on."
)
_KEPT_FOR_FORM = N_("Kept. In the form below you can put these words where they belong.")
_KEPT_WITH_FILES = N_("Thank you. I read it right after the form below.")
_STOPPED = N_(
    "Good, we stop here. Everything is kept, also what you had begun. When you would like to go "
    "on, open what stands below."
)


class Saying:
    """Gives words and files to what waits for them; otherwise they stand in the conversation."""

    def __init__(
        self,
        session: Session,
        answering: Answering,
        intake: Intake,
        *,
        answered: Answered,
        idle: Callable[[], Awaitable[None]],
        go_on: Callable[[], None],
        command: Callable[[str], str],
        make_way: Callable[[], bool],
    ) -> None:
        """`command`: see `ActorParts`. `make_way`: the sheet of a story goes, for more is said of
        it; whether it did.
        """
        self._session = session
        self._answering = answering
        self._intake = intake
        self._answered = answered
        self._idle = idle
        self._go_on = go_on
        self._command = command
        self._make_way = make_way

    async def said(self, message: PersonSaid) -> None:
        """Words of the composer, with the files that wait there; words may be missing when there
        are files.
        """
        if not self._has_something(message.text):
            return
        await self._idle()
        if not self._has_something(message.text):
            return
        state = self._session.state
        # A sheet that stands beside a choice takes no words; the choice does.
        waiting = state.free_question or self._waiting(OptionAsk) or self._waiting(UploadAsk)
        ask = asked(waiting) if waiting is not None else None
        with_files = bool(state.in_composer)
        takes_no_words = waiting is None or isinstance(ask, UploadAsk)
        command = "" if with_files else self._command(message.text)
        untouched = self._untouched_form()
        if takes_no_words and state.waiting and command == "stop":
            self._commit(message.text)
            self._say_what_waits(_STOPPED)
        elif waiting is None and untouched is not None and command in _LEAVES:
            self._commit(message.text)
            await self._answered(untouched.token, {"status": "rejected"})
        elif waiting is None:
            if not command:  # nothing more is said of what stands there
                # First: what was said comes behind what it was said of.
                self._make_way()
            self._commit(message.text)
            if with_files and self._session.state.waiting:
                self._say_what_waits(_KEPT_WITH_FILES)
            elif self._session.state.waiting:
                self._keep_for_form("" if command else message.text)
            self._go_on()
        elif isinstance(ask, MessageAsk):
            await self._answered(waiting.token, {"text": message.text})
        elif isinstance(ask, UploadAsk):
            await self._instead_of_upload(waiting, message.text)
        else:
            await self._instead_of_choice(waiting, message.text)

    def _has_something(self, text: str) -> bool:
        return bool(text.strip() or self._session.state.in_composer)

    async def _instead_of_upload(self, waiting: WaitingCall, text: str) -> None:
        """Words are no file, but where they name one in full: the leader takes them, and the card
        comes again, until there is a document or it is skipped.
        """
        handles = list(self._session.state.in_composer)
        if not handles and (named := await self._intake.named(text)):
            await self._answered(waiting.token, {"paths": [named]})
        elif not handles and self._command(text) not in _LEAVES:
            self._answering.withdraw(waiting.token, "words")
            self._commit(text)
            self._go_on()
        else:
            if text.strip():
                self._commit(text, with_files=not handles)
            await self._answered(
                waiting.token, {"handles": handles} if handles else {"skipped": True}
            )

    async def _instead_of_choice(self, waiting: WaitingCall, text: str) -> None:
        if self._session.state.in_composer:
            self._commit("")
        if text.strip():
            await self._answered(waiting.token, {"selectedIds": [], "otherText": text})
        else:
            self._answering.withdraw(waiting.token, "files")
            self._go_on()

    async def offered(self, message: FilesOffered) -> None:
        """Files that were dropped or chosen."""
        asked_before = set(self._session.state.waiting)
        taken = await self._intake.take_in(message.paths)
        form = self._waiting(ReviewAsk)
        ask = asked(form) if form is not None else None
        if isinstance(ask, ReviewAsk) and ask.data_type in _FACTS:
            # What is to stand there is in them: they are to be read.
            taken = tuple(replace(one, upload_type="resume") for one in taken)
        self._intake.attach(taken)
        if not taken:
            return
        upload, choice = self._waiting(UploadAsk), self._waiting(OptionAsk)
        if upload is not None and upload.token in asked_before:
            await self._answered(upload.token, {"handles": [one.handle for one in taken]})
        elif choice is not None and choice.token in asked_before:
            await self._instead_of_choice(choice, "")
        elif form is not None and isinstance(ask, ReviewAsk):
            # Nobody need fill in what they tell. What was begun, read or told there comes first.
            if form == self._untouched_form():
                self._answering.withdraw(form.token, "files")
                self._commit("")
                self._go_on()
            else:
                self._say_what_waits(_KEPT_WITH_FILES)

    def _untouched_form(self) -> WaitingCall | None:
        """The form that waits to be filled in, and that nobody has begun."""
        form = self._waiting(ReviewAsk)
        ask = asked(form) if form is not None else None
        own = isinstance(ask, ReviewAsk) and ask.is_to_fill_in
        return form if form is not None and own and not self._session.is_begun(form.token) else None

    def _say_what_waits(self, told: str, form: WaitingCall | None = None, said: str = "") -> None:
        """A sheet takes neither words nor files: what becomes of them is said at once, and it is
        shown again below, the `form` with what was `said` for it.
        """
        self._session.commit(NewEvent(kind=kinds.NOTE, body={"text": _(told)}))
        for call in self._session.state.waiting.values():
            self._session.emit(replace(published(call), said=said if call == form else ""))

    def _keep_for_form(self, words: str) -> None:
        """Where a form of facts or goals waits, the person puts what they wrote into its fields."""
        form = self._waiting(ReviewAsk)
        ask = asked(form) if form is not None else None
        if words and isinstance(ask, ReviewAsk) and ask.data_type in _FORMS:
            self._say_what_waits(_KEPT_FOR_FORM, form, words)
        else:
            self._say_what_waits(_KEPT)

    def _waiting(self, kind: type) -> WaitingCall | None:
        return next(
            (
                call
                for call in self._session.state.waiting.values()
                if isinstance(asked(call), kind)
            ),
            None,
        )

    def _commit(self, text: str, *, with_files: bool = True) -> None:
        attachments = (
            [one.to_json() for one in self._session.state.composer()] if with_files else []
        )
        self._session.commit(
            NewEvent(kind=kinds.PERSON_SAID, body={"text": text, "attachments": attachments})
        )
