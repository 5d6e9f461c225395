"""A question to the models of an agent, and how the answer is checked.

Every answer is JSON against a schema. A bad answer is asked for again with the failure, three times
at most (CONTRACT C3); then a fallback leads, and at last the stage's own deterministic core.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from pydantic import ValidationError

from interview_app.domain import model_faults as say
from interview_app.domain.canonical import read_json
from interview_app.domain.known import Known
from interview_app.domain.retry import POLICY
from interview_app.domain.wrong_value import wrong_values
from interview_app.errors import PersonCanMend, ProviderError, SelectionError
from interview_app.i18n import _
from interview_app.llm.client import ModelClient, PersonItem, SystemItem, TurnFailed, TurnRequest
from interview_app.llm.fence import ABOUT_FENCES, escaped, fenced
from interview_app.llm.whole_text import text_of
from interview_app.tailoring.stages.agents import Ask, Models, Pause

ATTEMPTS = POLICY.answers
JSON_ONLY = ABOUT_FENCES + " Answer with one JSON object and nothing else."
"""What every instruction ends with."""


async def answer(models: Models, question: Ask, *, pause: Pause) -> tuple[Any, str]:
    """The checked answer and the label of who gave it; there is a model for this agent.

    A place that failed for good is not asked again in the run, by this agent or another: that is
    told once.

    Raises:
        SelectionError: three answers in a row could not be read or used ("… failed after 3
            attempts: attempt 1: …; …").
        ProviderError: no provider could be reached, fallbacks included.
    """
    told = (
        f"{models.prompts.get(question.agent, '')}\n\n{question.instructions} {JSON_ONLY}".strip()
    )
    question = replace(question, instructions=told)
    failure: ProviderError | _NoAnswer | None = None
    untold = False
    for client in models.clients(question.agent):
        gone = models.given_up.get(models.places(client))
        if gone is not None:
            failure = failure or ProviderError(gone)
            continue
        if failure is not None and untold:
            # A wire calls itself by what it leads, the interview; here no interview is led.
            label = client.label.removeprefix("Interview with ")
            models.told(f"{failure.sentence} {_(say.FELL_BACK).format(label=label)}")
        try:
            return await _asked(client, question, pause), client.label
        except _PlaceLost as error:
            models.given_up[models.places(client)] = error.sentence
            failure, untold = error, True
        except (ProviderError, _NoAnswer) as error:
            failure, untold = error, True
    raise failure or ProviderError(_("No provider could be reached."))


class _BadResponse(ProviderError):
    """The provider answered, and not so that anything could be read: nothing at all, or half of it.
    It may pass.
    """


class _NoAnswer(SelectionError):
    """A model gave no answer that could be read, as often as it was asked; another one may."""


class _PlaceLost(ProviderError):
    """Not this question was the matter but who is asked: there is no use in asking there again in
    this run.
    """


_OF_THE_PLACE = frozenset(
    {"connection", "unauthorized", "forbidden", "rate_limited", "quota", "server", "timeout"}
)
"""Kinds of failure that any other question would meet as well."""


_UNREAD = frozenset({"bad_response", "incomplete"})
"""Kinds of failure that are an answer, and a bad one (CONTRACT C3)."""


async def _asked(client: ModelClient, question: Ask, pause: Pause) -> Any:
    failures: list[str] = []
    unread = 0
    for attempt in range(1, ATTEMPTS + 1):
        try:
            return question.check(_object(await _turn(client, question, failures, pause)))
        except _BadResponse as error:
            unread += 1
            failures.append(f"attempt {attempt}: {error.sentence}")
            if attempt < ATTEMPTS:
                await pause(POLICY.pauses[attempt - 1])
        except ProviderError:
            raise
        except (
            PersonCanMend,
            ValueError,
            RecursionError,
            TypeError,
            KeyError,
            AttributeError,
        ) as error:
            failures.append(f"attempt {attempt}: {_reason(error)}")
    name = _("Selection generation") if question.agent == "writer" else question.agent
    raise (_NoAnswer if unread == ATTEMPTS else SelectionError)(
        _("{name} failed after {n} attempts: {failures}").format(
            name=name, n=ATTEMPTS, failures="; ".join(failures)
        )
    )


def _object(text: str) -> dict[str, Any]:
    answer = read_json(_json_part(text))
    if not isinstance(answer, dict):
        raise ValueError("the answer is no JSON object")
    return answer


def _reason(error: Exception) -> str:
    """What was wrong with an answer, in words that the model and the person can use."""
    if isinstance(error, json.JSONDecodeError | RecursionError):
        return "the answer is not valid JSON"
    if isinstance(error, ValidationError):
        return "; ".join(
            f"{one.path or 'answer'}: {one.sentence}" for one in wrong_values(error)[:5]
        )[:300]
    if isinstance(error, KeyError):
        return f"{error.args[0]}: this is missing"[:300]
    if isinstance(error, TypeError | AttributeError):
        return "the answer does not have the shape that was asked for"
    text = str(error).splitlines()[0] if str(error) else type(error).__name__
    return text[:300]


async def _turn(client: ModelClient, question: Ask, failures: Sequence[str], pause: Pause) -> str:
    """One turn; a failure that may pass is tried again by the one policy (provider errors only)."""
    request = _request(question, failures)
    tries = 0
    while True:
        answer = await text_of(client, request)
        if not isinstance(answer, TurnFailed):
            return answer
        if answer.retryable and answer.kind in _UNREAD:
            raise _BadResponse(_(answer.sentence))
        seconds = POLICY.pause(tries, passes=answer.retryable, asked=answer.retry_after)
        if seconds is None:
            raise (_PlaceLost if answer.kind in _OF_THE_PLACE else ProviderError)(
                _(answer.sentence)
            )
        await pause(seconds)
        tries += 1


def _request(question: Ask, failures: Sequence[str]) -> TurnRequest:
    history: list[Any] = [
        SystemItem(text=question.instructions),
        PersonItem(text=_fenced(question.material)),
    ]
    if failures:
        history.append(
            PersonItem(text="The last answer could not be used. " + escaped(failures[-1]))
        )
    return TurnRequest(
        history=tuple(history),
        known=Known(),
        answer_schema=question.schema,
        language=question.language,
        agent=question.agent,
    )


def _json_part(text: str) -> str:
    """The JSON of an answer that wraps it in a fence."""
    bare = text.strip()
    if bare.startswith("```"):
        bare = bare.split("\n", 1)[-1].rsplit("```", 1)[0]
    return bare.strip()


def _fenced(material: Mapping[str, str]) -> str:
    return "\n".join(fenced(text, name=name) for name, text in material.items())
