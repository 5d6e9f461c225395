"""The person's answer becomes durable: answer, record and result in one transaction, then the
acknowledgement (DESIGN 4.6).
"""

import os
import tempfile
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import field, replace
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from interview_app.domain import event_kinds as kinds
from interview_app.domain.artifact import ArtifactRecord
from interview_app.domain.asks import MessageAsk, OptionAsk, PhaseAsk, ReviewAsk, UploadAsk
from interview_app.domain.changes import changes
from interview_app.domain.frozen import frozen
from interview_app.domain.journal import NewEvent, NewRecord, WaitingCall
from interview_app.domain.known import Attachment
from interview_app.domain.phases import ObjectiveStatus, Phase, following
from interview_app.domain.records import DataType
from interview_app.domain.unseen import doubts_in, read_at, values_at, with_unseen
from interview_app.errors import Bug
from interview_app.i18n import _
from interview_app.interview import objectives
from interview_app.interview.activity import activity
from interview_app.interview.answers import (
    Answer,
    AnswerRefused,
    MessageAnswer,
    OptionAnswer,
    PhaseAnswer,
    ReviewAnswer,
    UploadAnswer,
    checked,
)
from interview_app.interview.approval import approve
from interview_app.interview.calls import Calls, asked, error_output, result_body
from interview_app.interview.phases import move_to, skipped
from interview_app.interview.session import Session
from interview_app.interview.state import MESSAGE_TOOL
from interview_app.messages.interview import AskWithdrawn, ErrorTold, ResumeOffered
from interview_app.tool_contract import Done, Failed, Tool, ToolErrorCode

READ_PASTE = "resume"
"""The chip by which a long text that was pasted becomes a document."""
TakeIn = Callable[[tuple[bytes, ...]], Awaitable[tuple[Attachment, ...]]]
"""Keeps files as blobs and tells what was refused."""


@frozen
class _Written:
    """What an answer writes beside itself."""

    status: str
    id: str | None = None
    version: int | None = None
    answer: dict[str, Any] = field(default_factory=dict)
    stored: dict[str, Any] = field(default_factory=dict)
    events_before: tuple[NewEvent, ...] = ()
    events_after: tuple[NewEvent, ...] = ()
    records: tuple[NewRecord, ...] = ()
    erase: tuple[Any, ...] = ()
    spoken: str = ""
    opens_resume: bool = False


class Answering:
    """Takes answers; each token is answered once and acknowledged as often as it comes."""

    def __init__(
        self, session: Session, tools: Mapping[str, Tool], calls: Calls, *, take_in: TakeIn
    ) -> None:
        self._session = session
        self._tools = tools
        self._calls = calls
        self._take_in = take_in

    async def answer(self, token: str, untrusted_data: object) -> bool:
        """Whether something was written. Acknowledges after the commit; a refused answer leaves the
        question standing.

        Raises:
            StoreError: nothing was written; the question stands.
        """
        state = self._session.state
        before = state.acks.get(token)
        if before is not None:
            self._session.emit(replace(before, duplicate=True))
            return False
        call = state.waiting.get(token)
        if call is None:
            self._tell(
                ToolErrorCode.UNKNOWN_CONTINUATION,
                _("This question is no longer open. Nothing was changed."),
            )
            return False
        try:
            checked_answer = checked(asked(call), untrusted_data)
            written = await self._written(call, checked_answer)
        except AnswerRefused as refused:
            self._tell(ToolErrorCode.INVALID_PARAMETERS, refused.sentence)
            return False
        if written is None or token not in self._session.state.waiting:
            return False
        self._commit(call, written)
        return True

    async def _written(self, call: WaitingCall, answer: Answer) -> _Written | None:
        ask = asked(call)
        if isinstance(answer, UploadAnswer):
            return await self._uploads(ask, answer)
        if isinstance(answer, ReviewAnswer):
            return self._review(ask, answer)
        if isinstance(answer, PhaseAnswer):
            return self._phase(ask, answer)
        if isinstance(answer, OptionAnswer):
            return await self._option(ask, answer)
        return await self._message(ask, answer)

    async def _message(self, ask: MessageAsk, answer: MessageAnswer) -> _Written:
        words, typed = answer.words(ask), answer.typed
        files_alone = typed is None and bool(self._session.state.in_composer)
        if not words.strip() and not files_alone:
            raise AnswerRefused(_("Write something first."))
        attached = await self._pasted_file() if answer.chip == READ_PASTE else ()
        said = self._with_files(words, attached, typed)
        return _Written(
            status="answered",
            events_before=tuple(
                NewEvent(kind=kinds.ATTACHED, body=one.to_json()) for one in attached
            ),
            events_after=(said,),
        )

    def _with_files(
        self, text: str, more: tuple[Attachment, ...] = (), answer: dict[str, Any] | None = None
    ) -> NewEvent:
        """The person's words with the files that wait in the composer; either may be missing."""
        files = (*self._session.state.composer(), *more)
        body: dict[str, Any] = {"text": text, "attachments": [one.to_json() for one in files]}
        return NewEvent(
            kind=kinds.PERSON_SAID, body=body if answer is None else {**body, "answer": answer}
        )

    async def _option(self, ask: OptionAsk, answer: OptionAnswer) -> _Written:
        data: dict[str, Any] = {"selectedIds": list(dict.fromkeys(answer.selected_ids))}
        if answer.words:
            data["otherText"] = answer.words
        chosen = [option for option in ask.options if option.id in answer.selected_ids]
        spoken = answer.words or ", ".join(option.label for option in chosen)
        doing = {option.does for option in chosen}
        events: tuple[NewEvent, ...] = ()
        phase = following(self._session.state.phase) if "move_on" in doing else None
        if phase is not None:
            events = move_to(self._session, phase)
        if "leave_out" in doing:
            events = skipped(self._session.known().missing())
        if "read_paste" in doing:
            attached = await self._pasted_file()
            events = (*events, self._with_files("", attached)) if attached else events
        return _Written(
            status="answered",
            answer=data,
            stored=data,
            spoken=spoken,
            events_after=events,
            opens_resume="open_resume" in doing or phase is Phase.COMPLETE,
        )

    async def _pasted_file(self) -> tuple[Attachment, ...]:
        """What was said last as a file, to be read as any other document."""
        said = self._session.state.answers
        if not said:
            return ()
        name = _("Pasted résumé")
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / f"{name}.txt"
            path.write_text(said[-1], encoding="utf-8")
            taken = await self._take_in((os.fsencode(path),))
        return tuple(replace(one, upload_type="resume") for one in taken)

    async def _uploads(self, ask: UploadAsk, answer: UploadAnswer) -> _Written | None:
        state = self._session.state
        taken = [
            state.attachments[handle] for handle in answer.handles if handle in state.attachments
        ]
        if answer.paths:
            taken += await self._take_in(tuple(os.fsencode(path) for path in answer.paths))
        if not taken and not answer.skipped:
            return None
        named = [replace(one, upload_type=ask.upload_type) for one in dict.fromkeys(taken)]
        uploads = [one.to_json() for one in named]
        status = "uploaded" if uploads else "skipped"
        data = {"status": status, "uploads": uploads}
        attached = tuple(NewEvent(kind=kinds.ATTACHED, body=one) for one in uploads)
        return _Written(status=status, answer=data, stored=data, events_before=attached)

    def _phase(self, ask: PhaseAsk, answer: PhaseAnswer) -> _Written:
        data = {"decision": answer.decision, "feedback": answer.feedback}
        events: tuple[NewEvent, ...] = ()
        if answer.decision == "approved":
            events = move_to(self._session, Phase(ask.proposed))
        return _Written(
            status=answer.decision,
            answer=data,
            stored=data,
            events_after=events,
            spoken=answer.feedback or "",
            opens_resume=bool(events) and ask.proposed == Phase.COMPLETE,
        )

    def _review(self, ask: ReviewAsk, answer: ReviewAnswer) -> _Written:
        if answer.status == "rejected":
            return self._rejected(ask, answer)
        given = answer.data or ask.data
        if "lines" in ask.data and "lines" not in given:
            given = {**given, "lines": ask.data["lines"]}
        approval = approve(
            self._session,
            ask.data_type,
            given,
            sources=ask.sources,
            offered=ask.data,
            marked=ask.marked,
            looked_at=answer.looked_at,
        )
        changed = changes(ask.data, approval.data)
        status = "modified" if changed else "approved"
        data = {
            "status": status,
            "data": approval.data,
            "changes": [change.to_contract() for change in changed],
            "userNotes": answer.user_notes,
            "id": approval.id,
            "version": approval.version,
        }
        return _Written(
            status=status,
            id=approval.id,
            version=approval.version,
            answer=data,
            stored={"userNotes": answer.user_notes},
            events_after=approval.events,
            records=(*approval.records, *self._settled(ask, answer, approval.data)),
            erase=approval.erase,
            spoken=answer.user_notes or "",
        )

    def _settled(
        self, ask: ReviewAsk, answer: ReviewAnswer, now: Mapping[str, Any]
    ) -> list[NewRecord]:
        """The documents whose lines the person settled or took out of a field, where other places
        than those that were in none or in one say nothing; those that are theirs with another name
        on them; and those of values that stand `now` as they were read with a doubt.
        """
        found, spans = [], answer.settled
        mine = ask.names_other.artifact_ids if ask.names_other is not None else ()
        seen, doubts = values_at(ask.data, answer.looked_at), doubts_in(ask, now)
        read = {one.artifact_id for one in ask.sources.values()} if seen or doubts else ()
        for id in dict.fromkeys((*spans, *answer.taken_out, *mine, *read)):
            kept = self._session.find(DataType.ARTIFACT_RECORD, id)
            if kept is None:
                continue
            record = ArtifactRecord.model_validate(kept.data)
            wanted = {*record.settled, *spans.get(id, ())}
            settled = tuple(one.span for one in record.in_no_field if one.span in wanted)
            out = read_at(ask, id, answer.taken_out.get(id, ()))
            left = sorted({*record.in_no_field, *out}, key=lambda one: one.span)
            whose = True if id in mine else record.mine
            told = {"in_no_field": tuple(left), "settled": settled, "mine": whose}
            record = with_unseen(record, doubts.get(id, ()), seen)
            data = record.model_copy(update=told).to_json()
            if data == kept.data:
                continue
            found.append(NewRecord(data_type=kept.data_type, id=id, data=data))
        return found

    def _rejected(self, ask: ReviewAsk, answer: ReviewAnswer) -> _Written:
        """Nothing is saved; documents of somebody else are marked, so that nothing rests on them
        any more. Goals that are left for later, without a word, are what is told now no longer.
        """
        other = ask.names_other if answer.leave_out else None
        ids = other.artifact_ids if other is not None else ()
        told: dict[str, Any] = {"status": "rejected", "userNotes": answer.user_notes}
        if other is not None:
            told["leftOut"] = list(ids)
        kept = [one for id in ids if (one := self._session.find(DataType.ARTIFACT_RECORD, id))]
        events: tuple[NewEvent, ...] = ()
        if ask.data_type is DataType.CANDIDATE_DOSSIER and not answer.user_notes:
            goals, now = objectives.touched(ask.data_type), self._session.state.objectives
            events = objectives.changes_to(ObjectiveStatus.SKIPPED, goals, now)
        return _Written(
            status="rejected",
            events_after=events,
            answer={**told, "data": ask.data, "changes": []},
            stored=told,
            records=tuple(
                NewRecord(data_type=one.data_type, id=one.id, data={**one.data, "left_out": True})
                for one in kept
            ),
            spoken=answer.user_notes or "",
        )

    def _commit(self, call: WaitingCall, written: _Written) -> None:
        ack = {"status": written.status, "id": written.id, "version": written.version}
        body = {"token": call.token, "data": written.stored, "ack": ack}
        if written.spoken:
            body["spoken"] = written.spoken
        answered = NewEvent(kind=kinds.CALL_ANSWERED, body=body)
        results: tuple[NewEvent, ...] = ()
        handed_over: tuple[NewEvent, ...] = ()
        if call.tool != MESSAGE_TOOL:
            results = (NewEvent(kind=kinds.CALL_RESULT, body=self._result(call, written.answer)),)
            if call.tool != "get_user_upload" and self._session.state.in_composer:
                # Files that wait go with the next thing the person does, and a click is one.
                handed_over = (self._with_files(""),)
        committed = self._session.commit(
            *written.events_before,
            answered,
            *results,
            *written.events_after,
            *handed_over,
            records=written.records,
            erase=written.erase,
        )
        told = written.version
        if told is not None and written.records and committed.records[0].version != told:
            raise Bug("the store gave another version than was acknowledged in the event")
        self._session.emit(self._session.state.acks[call.token])
        self._tell_done(call)
        if written.opens_resume:
            self._session.emit(ResumeOffered())

    def _result(self, call: WaitingCall, answer: Mapping[str, Any]) -> dict[str, Any]:
        tool = self._tools[call.tool]
        try:
            params = tool.parameters.model_validate(call.args)
        except ValidationError:
            raise Bug("a waiting call no longer fits its tool") from None
        outcome = tool.finish(params, answer, self._calls.context())
        if not isinstance(outcome, Done):
            return result_body(call.call_id, call.tool, error_output(outcome), None)
        output = outcome.for_model if outcome.for_model is not None else outcome.data
        return result_body(call.call_id, call.tool, output, None)

    def withdraw(self, token: str, reason: str) -> None:
        """The question waits no longer; its call ends as cancelled by the person."""
        call = self._session.state.waiting[token]
        aborted = NewEvent(kind=kinds.CALL_ABORTED, body={"token": token, "reason": reason})
        results: tuple[NewEvent, ...] = ()
        if call.tool != MESSAGE_TOOL:
            why = _("The person went elsewhere.")
            error = error_output(Failed(code=ToolErrorCode.USER_CANCELLED, message=why))
            body = result_body(call.call_id, call.tool, error, None)
            results = (NewEvent(kind=kinds.CALL_RESULT, body=body),)
        self._session.commit(aborted, *results)
        self._session.emit(AskWithdrawn(token=token))
        self._tell_done(call)

    def withdraw_goals(self) -> bool:
        """The goals were approved in another place: their sheet waits no longer, but for one that
        the person has begun to fill in. Whether one was taken back.
        """
        sheets = [
            call.token
            for call in self._session.state.waiting.values()
            if isinstance(ask := asked(call), ReviewAsk)
            and ask.data_type is DataType.CANDIDATE_DOSSIER
            and not self._session.is_begun(call.token)
        ]
        for token in sheets:
            self.withdraw(token, "the goals were approved elsewhere")
        return bool(sheets)

    def _tell_done(self, call: WaitingCall) -> None:
        """The person has done with what a tool asked; a free question is no work of a tool."""
        if call.tool != MESSAGE_TOOL:
            self._session.emit(activity(call.call_id, call.tool, "done"))

    def _tell(self, code: ToolErrorCode, sentence: str) -> None:
        self._session.emit(ErrorTold(code=code.value, message=sentence))
