"""Faults of a provider as the person's sentences; no text of a provider, which may hold content or
a key, goes further.

Everything here takes plain values, so that no exception of a library is kept, logged or shown.
"""

import email.utils
import re
import time
from collections.abc import Mapping
from typing import Any

from interview_app.domain import model_faults as say
from interview_app.domain.retry import POLICY
from interview_app.llm.client import TurnFailed

_OVERFLOW = re.compile(
    r"context[ _]?(length|window|size)|maximum context|too many (input )?tokens|(prompt|input) "
    r"is too long|exceeds? .{0,40}context",
    re.IGNORECASE,
)
_QUOTA = re.compile(
    r"insufficient_quota|quota|billing|credit|insufficient (funds|balance)|payment", re.IGNORECASE
)
_NO_TOOLS = re.compile(
    r"(not|n't) support\w* .{0,20}(tools?|functions?)\b|enable-auto-tool-choice|tool-call-parser"
    r"|\b(tools?|tool calling|function calling)\b.{0,20} (is|are) not supported|no tool support",
    re.IGNORECASE,
)
_LOADING = re.compile(r"loading|starting|not (yet )?(ready|loaded)", re.IGNORECASE)
_FILTER = re.compile(r"content[ _-]?(filter|policy)|safety", re.IGNORECASE)


class WireFault(Exception):
    """A turn that cannot go on. `status` is that of HTTP where there was one; `parameter` names
    what was refused.
    """

    def __init__(
        self, failure: TurnFailed, *, status: int | None = None, parameter: str = ""
    ) -> None:
        super().__init__(failure.kind)
        self.failure = failure
        self.status = status
        self.parameter = parameter


def connection(sentence: str = say.UNREACHABLE, *, passes: bool = True) -> TurnFailed:
    """The endpoint was not reached; `passes`: it may on the next try."""
    return TurnFailed(kind="connection", sentence=sentence, retryable=passes)


def not_started() -> TurnFailed:
    """Nothing listens at an address on this machine."""
    return TurnFailed(kind="not_started", sentence=say.NOT_STARTED)


def broke_off() -> TurnFailed:
    """The stream ended without saying that it is complete."""
    return TurnFailed(kind="incomplete", sentence=say.BROKE_OFF, retryable=True)


def bad_response(sentence: str, *, passes: bool = False) -> TurnFailed:
    """Something came that is no answer of a model."""
    return TurnFailed(kind="bad_response", sentence=sentence, retryable=passes)


def of_status(status: int, headers: Mapping[str, str], body: Any) -> TurnFailed:
    """The failure that a status says, with what the body adds."""
    code, message = code_and_message(body)
    both = f"{code} {message}"
    if status == 401:
        return TurnFailed(kind="unauthorized", sentence=say.UNAUTHORIZED)
    if (
        status == 402
        or (status in (403, 429) and _QUOTA.search(code))
        or (status == 429 and _is_quota(both))
    ):
        return TurnFailed(kind="quota", sentence=say.QUOTA)
    if status in (404, 405, 501) or "model_not_found" in code:
        return _not_found(status, both)
    if status == 403:
        return TurnFailed(kind="forbidden", sentence=say.FORBIDDEN)
    if status == 429:
        return _busy(headers)
    if status in (400, 413, 422):
        return _of_the_request(both, is_too_large=status == 413)
    if 300 <= status < 400 or status == 511:
        return connection(say.SIGN_IN_PAGE, passes=False)
    if status == 503 and _LOADING.search(message):
        return TurnFailed(kind="not_ready", sentence=say.NOT_READY, retryable=True)
    if status in (408, 409, 425) or status >= 500:
        return TurnFailed(
            kind="server", sentence=say.SERVER, retryable=True, retry_after=seconds_to_wait(headers)
        )
    return bad_response(say.REQUEST_REFUSED)


def _not_found(status: int, told: str) -> TurnFailed:
    """No such address, or no such model there."""
    of_model = status not in (405, 501) and re.search(r"\bmodels?\b", told.replace("_", " "))
    return TurnFailed(kind="not_found", sentence=say.MODEL_NOT_FOUND if of_model else say.NOT_FOUND)


def _of_the_request(told: str, *, is_too_large: bool) -> TurnFailed:
    """What the endpoint has against the request itself."""
    if is_too_large or _OVERFLOW.search(told):
        return TurnFailed(kind="context_overflow", sentence=say.OVERFLOW)
    if _NO_TOOLS.search(told) and not re.search(r"strict|schema", told, re.IGNORECASE):
        return TurnFailed(kind="no_tools", sentence=say.NO_TOOLS)
    if _FILTER.search(told):
        return TurnFailed(kind="content_filter", sentence=say.CONTENT_FILTER)
    return bad_response(say.REQUEST_REFUSED)


def of_error_object(body: Any) -> TurnFailed:
    """The failure of an error that came inside a stream or with status 200."""
    code, message = code_and_message(body)
    both = f"{code} {message}"
    if _OVERFLOW.search(both):
        return TurnFailed(kind="context_overflow", sentence=say.OVERFLOW)
    if _is_quota(both):
        return TurnFailed(kind="quota", sentence=say.QUOTA)
    if "rate_limit" in code or code == "429":
        return _busy({})
    if _FILTER.search(code):
        return TurnFailed(kind="content_filter", sentence=say.CONTENT_FILTER)
    if re.fullmatch("4[0-9]{2}", code):
        return of_status(int(code), {}, body)
    if code.startswith("invalid_") and "key" not in code:
        return bad_response(say.REQUEST_REFUSED)
    return TurnFailed(kind="server", sentence=say.SERVER, retryable=True)


def code_and_message(body: Any) -> tuple[str, str]:
    """Code and message of an error body of any shape, for matching only; never to be shown or
    kept.
    """
    error = body.get("error", body) if isinstance(body, Mapping) else body
    if isinstance(error, str):
        return "", error
    if not isinstance(error, Mapping):
        return "", ""
    code = error.get("code") or error.get("type") or ""
    return str(code).casefold(), str(error.get("message") or error.get("detail") or "")


def refused_parameter(body: Any, names: tuple[str, ...]) -> str:
    """Which of `names` the endpoint refused to take, or an empty string."""
    error = body.get("error", body) if isinstance(body, Mapping) else body
    given = error.get("param") if isinstance(error, Mapping) else ""
    if isinstance(given, str) and given.partition(".")[0].partition("[")[0] in names:
        return given.partition(".")[0].partition("[")[0]
    text = (
        f"{code_and_message(body)} "
        f"{error if not isinstance(error, Mapping) else error.get('detail', '')}"
    )
    return next((name for name in names if re.search(rf"\b{re.escape(name)}\b", text)), "")


def seconds_to_wait(headers: Mapping[str, str]) -> float | None:
    """What `Retry-After` asks for, in seconds; None when it says nothing."""
    for name, factor in (("retry-after-ms", 0.001), ("retry-after", 1.0)):
        value = headers.get(name, "")
        try:
            seconds = float(value) * factor
        except ValueError:
            continue
        return seconds if seconds >= 0 else None
    moment = email.utils.parsedate_tz(headers.get("retry-after", ""))
    try:
        return max(0.0, email.utils.mktime_tz(moment) - time.time()) if moment else None
    except (ValueError, OverflowError):
        return None


def _busy(headers: Mapping[str, str]) -> TurnFailed:
    wait = seconds_to_wait(headers)
    if wait is not None and wait > POLICY.longest_asked:
        return TurnFailed(kind="rate_limited", sentence=say.BUSY_FOR_LONG, retry_after=wait)
    return TurnFailed(kind="rate_limited", sentence=say.BUSY, retryable=True, retry_after=wait)


def _is_quota(text: str) -> bool:
    """Used-up credit; a rate that is called a quota ("quota per minute") passes."""
    return bool(_QUOTA.search(text)) and not re.search(
        r"per (minute|second|day)|rate", text, re.IGNORECASE
    )
