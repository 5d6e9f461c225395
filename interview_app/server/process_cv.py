"""`POST /api/process-cv`: the tool loop over one session, led by a model, or by plain rules without
one (CONTRACT F6).

Stages: bootstrap (a document came), review_session, generate_pdf. The session id is the request's,
whatever a model says.
"""

import base64
import json
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from interview_app.domain.cv_session import StaleVersion
from interview_app.domain.known import Known
from interview_app.errors import StoreError
from interview_app.llm.client import (
    HistoryItem,
    LeaderItem,
    ModelClient,
    NoteItem,
    PersonItem,
    ResultItem,
    SystemItem,
    ToolCall,
    ToolSpec,
    TurnRequest,
)
from interview_app.server import borders, model_turn
from interview_app.server.claims_of_effect import corrected
from interview_app.server.dispatcher import Answer, Dispatcher
from interview_app.server.faults import Refused, bad_request, body_of
from interview_app.server.intent import wants_pdf
from interview_app.server.parameters import checked_params
from interview_app.store.cv_sessions import CvSessions

_logger = logging.getLogger("interview_app.server")

Stage = Literal["bootstrap", "review_session", "generate_pdf"]
MOST_ITERATIONS = 10
_PACK_PHASE = {
    "bootstrap": "preparation",
    "review_session": "confirmation",
    "generate_pdf": "execution",
}
_REVIEWING = (
    "get_cv_session",
    "update_cv_field",
    "cv_session_search",
    "validate_cv",
    "generate_context_pack_v2",
)
_TOOLS_OF = {
    "bootstrap": _REVIEWING,
    "review_session": _REVIEWING,
    "generate_pdf": (
        "get_cv_session",
        "update_cv_field",
        "validate_cv",
        "generate_cv_from_session",
    ),
}
ASK_FOR_POSTING = (
    "Please paste the text of the job posting, so that the CV can answer it. "
    "You can also say “generate the CV” to go on without one."
)

FetchPosting = Callable[[str], Awaitable[str | None]]
"""Best effort: the text behind an address, or None."""


@dataclass
class _Run:
    """What one request has done so far."""

    session_id: str
    stage: Stage
    confirmed: dict[str, Any]
    """What the person confirms with this request; a model may repeat it, and nothing beyond it."""
    called: list[str] = field(default_factory=list)
    generated: bool = False
    """Whether the PDF was tried, made or not: what was cut or added to fit is shown to the person
    before another try.
    """
    pdf: bytes | None = None


class ProcessCv:
    """Answers one chat request after the other."""

    def __init__(
        self,
        dispatcher: Dispatcher,
        sessions: CvSessions,
        *,
        leader: ModelClient | None,
        fetch_posting: FetchPosting,
        prompt: str,
        tools: tuple[ToolSpec, ...],
        stored_prompt: str = "",
        store: bool = False,
    ) -> None:
        self._dispatcher = dispatcher
        self._sessions = sessions
        self._leader = leader
        self._fetch_posting = fetch_posting
        self._prompt = prompt
        self._tools = tools
        self._stored_prompt = stored_prompt
        self._store = store

    async def __call__(self, untrusted_payload: object) -> Answer:
        """Answer `{message, docx_base64?, session_id?, job_posting_url?, job_posting_text?,
        confirm?}`.
        """
        try:
            return await self._answered(untrusted_payload)
        except Refused as refused:
            return Answer(status=refused.status, body=refused.answer())
        except StoreError as error:
            _logger.warning("process-cv failed: %s", error.code)
            return Answer(status=500, body=body_of("Failed to update field", code=error.code))

    async def _answered(self, payload: object) -> Answer:
        if not isinstance(payload, dict):
            raise bad_request("Unexpected payload type")
        checked_params("", payload)
        message = payload.get("message", "")
        run = await self._begin(payload, message)
        if payload.get("confirm") is not None:
            await self._call("update_cv_field", run, {"confirm": payload["confirm"]})
        snapshot = await self._call("get_cv_session", run, {})
        if not snapshot["metadata"].get("job_posting_text") and run.stage != "generate_pdf":
            return _said(ASK_FOR_POSTING, run, snapshot)
        pack = await self._call("generate_context_pack_v2", run, {"phase": _PACK_PHASE[run.stage]})
        text = await (
            self._led(self._leader, run, message, pack)
            if self._leader
            else self._without_model(run)
        )
        snapshot = await self._call("get_cv_session", run, {})
        return _said(corrected(text, called=frozenset(run.called)), run, snapshot)

    async def _begin(self, payload: dict[str, Any], message: str) -> _Run:
        session_id, bootstrapped = payload.get("session_id"), False
        if not session_id and payload.get("docx_base64"):
            answer = await self._dispatcher.dispatch(
                {"tool_name": "extract_and_store_cv", "params": _extraction(payload)}
            )
            session_id, bootstrapped = _checked(answer)["session_id"], True
        if not session_id:
            raise bad_request("session_id is required")
        stage: Stage = (
            "generate_pdf"
            if wants_pdf(message)
            else "bootstrap"
            if bootstrapped
            else "review_session"
        )
        run = _Run(session_id=session_id, stage=stage, confirmed=payload.get("confirm") or {})
        if not bootstrapped:
            await self._call("get_cv_session", run, {})
        await self._keep_posting(payload, run)
        return run

    async def _keep_posting(self, payload: dict[str, Any], run: _Run) -> None:
        text, url = payload.get("job_posting_text"), payload.get("job_posting_url")
        if not text and url:
            text = await self._fetch_posting(url)
        session = self._sessions.find(run.session_id)
        if not text or not text.strip() or session is None:
            return
        kept = borders.within(text, longest=200_000)
        if session.metadata.get("job_posting_text") == kept:
            return
        changed = session.with_metadata(job_posting_text=kept)
        try:
            self._sessions.replace(
                replace(changed, version=session.version + 1), expected_version=session.version
            )
        except StaleVersion:
            raise Refused(
                409, "version_conflict", message="The session changed meanwhile. Try again."
            ) from None

    async def _call(self, name: str, run: _Run, params: dict[str, Any]) -> dict[str, Any]:
        """A call of our own, not of a model."""
        answer = await self._dispatcher.dispatch(
            {"tool_name": name, "session_id": run.session_id, "params": params}
        )
        return _checked(answer)

    # without a model

    async def _without_model(self, run: _Run) -> str:
        if run.stage == "generate_pdf":
            answer = await self._generate(run)
            if answer.pdf is not None:
                return "The CV is ready: two pages, with the confirmed fields word for word."
            return _explained(answer)
        state = (await self._call("get_cv_session", run, {}))["readiness"]
        if state["can_generate"]:
            return (
                "Everything needed is there and confirmed. Say “generate the CV” when you are "
                "ready."
            )
        missing = ", ".join(name.replace("_", " ") for name in state["missing"])
        return (
            f"Still needed before the CV can be made: {missing}. Change a field with "
            f"update_cv_field; "
            "confirm contact and education by sending confirm with your request."
        )

    async def _generate(self, run: _Run) -> Answer:
        run.generated = True
        answer = await self._dispatcher.dispatch(
            {"tool_name": "generate_cv_from_session", "session_id": run.session_id, "params": {}}
        )
        run.pdf = answer.pdf
        if answer.pdf is not None:  # a call that had no effect is none that the answer may tell of
            run.called.append("generate_cv_from_session")
        return answer

    # with a model

    async def _led(self, leader: ModelClient, run: _Run, message: str, pack: dict[str, Any]) -> str:
        allowed = _TOOLS_OF[run.stage]
        tools = tuple(tool for tool in self._tools if tool.name in allowed)
        # A prompt kept at the provider stands for ours alone: the stage is told in both cases.
        told = (SystemItem(text=self._prompt), NoteItem(text=f"Stage: {run.stage}"))
        history: list[HistoryItem] = [*told, PersonItem(text=message), *_packed(run, pack)]
        for _iteration in range(MOST_ITERATIONS):
            request = TurnRequest(
                history=tuple(history),
                known=Known(),
                tools=tools,
                agent="cv_session",
                stored_prompt=self._stored_prompt,
                store=self._store,
            )
            text, calls, raw_items, wire = await model_turn.played(leader, request)
            if not calls:
                return text
            history.append(
                LeaderItem(text=text, calls=tuple(calls), raw_items=raw_items, wire=wire)
            )
            for call in calls:
                output = await self._run_model_call(call, run, allowed)
                history.append(ResultItem(call_id=call.call_id, tool=call.name, output=output))
        return "I stopped after ten steps. What was done so far is saved; tell me how to go on."

    async def _run_model_call(
        self, call: ToolCall, run: _Run, allowed: tuple[str, ...]
    ) -> dict[str, Any]:
        if call.name == "generate_cv_from_session" and (
            run.stage != "generate_pdf" or run.generated
        ):
            return model_turn.error(
                "generate_not_allowed",
                "Generation is allowed once, and only when the person asked for it.",
            )
        if call.name not in allowed:
            return model_turn.error("tool_not_allowed", "This tool is not available in this stage.")
        try:
            untrusted = json.loads(call.arguments or "{}")
        except (ValueError, RecursionError):
            untrusted = None
        if not isinstance(untrusted, dict):
            return model_turn.error("invalid_parameters", "The arguments are not a JSON object.")
        params = untrusted.get("params") if isinstance(untrusted.get("params"), dict) else untrusted
        assert isinstance(params, dict)
        params = {key: value for key, value in params.items() if key != "session_id"}
        if "confirm" in params and not model_turn.is_part(params["confirm"], run.confirmed):
            return model_turn.error(
                "confirmation_needs_the_person", "Only the person can confirm. Ask them to."
            )
        if call.name == "generate_cv_from_session":
            answer = await self._generate(run)
        else:
            payload = {"tool_name": call.name, "session_id": run.session_id, "params": params}
            answer = await self._dispatcher.dispatch(payload)
            if answer.status == 200:
                run.called.append(call.name)
        return model_turn.for_model(answer)


def _packed(run: _Run, pack: dict[str, Any]) -> tuple[LeaderItem, ResultItem]:
    """The pack as the output of a call: it holds posting and document, which enter as fenced tool
    output alone.
    """
    arguments = json.dumps({"phase": _PACK_PHASE[run.stage]})
    call = ToolCall(call_id="context-pack", name="generate_context_pack_v2", arguments=arguments)
    return LeaderItem(calls=(call,)), ResultItem(call_id=call.call_id, tool=call.name, output=pack)


def _extraction(payload: dict[str, Any]) -> dict[str, Any]:
    return {
        key: payload[key]
        for key in ("docx_base64", "language", "job_posting_text", "job_posting_url")
        if payload.get(key)
    }


def _checked(answer: Answer) -> dict[str, Any]:
    body = answer.body or {}
    if answer.status != 200:
        details = {key: value for key, value in body.items() if key not in ("success", "error")}
        raise Refused(answer.status, str(body.get("error", "")), **details)
    return body


def _explained(answer: Answer) -> str:
    body = answer.body or {}
    advice = [one["message"] for one in body.get("advice", [])] + [
        one["suggestion"] for one in body.get("errors", [])
    ]
    missing = body.get("readiness", {}).get("missing", [])
    lines = [str(body.get("message") or body.get("error", ""))]
    if missing:
        lines.append("Missing: " + ", ".join(name.replace("_", " ") for name in missing) + ".")
    return " ".join(lines + advice)


def _said(text: str, run: _Run, snapshot: dict[str, Any]) -> Answer:
    body: dict[str, Any] = {
        "success": True,
        "response": text,
        "session_id": run.session_id,
        "version": snapshot["version"],
        "stage": run.stage,
        "readiness": snapshot["readiness"],
        "tool_calls": list(run.called),
    }
    if run.pdf is not None:
        body["pdf_base64"] = base64.b64encode(run.pdf).decode("ascii")
    return Answer(body=body)
