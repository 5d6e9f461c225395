"""What both wires do with a stream beside its spelling: JSON events in, events of a turn out, and
what makes a turn whole.
"""

from collections.abc import AsyncGenerator, AsyncIterator, Mapping
from typing import Any

from interview_app.domain import model_faults as say
from interview_app.llm import client, faults
from interview_app.llm.faults import WireFault
from interview_app.llm.wire_tools import Names, looks_like_call, without_nulls

OPEN, CLOSE = "<think>", "</think>"


class Unthought:
    """Streaming text without the thinking that a local model writes into its answer. A mark that
    is still coming is held until it is whole.

    Servers that know their model tell it apart; others stream it as text, and some begin in the
    middle of it because the opening mark stood in the template. Then what was shown before the
    closing mark is void.
    """

    def __init__(self) -> None:
        self._held = ""
        self._inside = False
        self.met = False
        """Whether there was any thinking so far."""

    def take(self, text: str) -> tuple[str, bool]:
        """What may be shown of this piece, and whether what was shown before it was thinking."""
        self._held += text
        shown, void = "", False
        while True:
            marks = (CLOSE,) if self._inside else (OPEN, CLOSE)
            found = min(
                ((at, mark) for mark in marks if (at := self._held.find(mark)) >= 0), default=None
            )
            if found is None:
                break
            at, mark = found
            self.met = True
            before, self._held = self._held[:at], self._held[at + len(mark) :]
            if not self._inside:
                shown += before
            if mark == CLOSE and not self._inside:
                shown, void = "", True
            self._inside = mark == OPEN
        keep = _begun(self._held, (CLOSE,) if self._inside else (OPEN, CLOSE))
        ready, self._held = self._held[: len(self._held) - keep], self._held[-keep:] if keep else ""
        return shown + ("" if self._inside else ready), void

    def end(self) -> str:
        """What was held and is no mark."""
        held, self._held = self._held, ""
        return "" if self._inside else held


def without_thinking(text: str) -> str:
    """A whole text without its thinking."""
    one = Unthought()
    shown, _void = one.take(text)
    return shown + one.end()


def _begun(text: str, marks: tuple[str, ...]) -> int:
    """How many characters at the end may be the beginning of a mark."""
    longest = max(map(len, marks)) - 1
    return next(
        (
            size
            for size in range(min(longest, len(text)), 0, -1)
            if any(mark.startswith(text[-size:]) for mark in marks)
        ),
        0,
    )


LONGEST_TEXT = 1_000_000
"""Characters that one turn may say; a model that repeats itself for ever must not fill the memory.
"""


class Reducer:
    """Takes one JSON event after the other; says what each means. `finished` after its last one."""

    finished = False

    def __init__(self, request: client.TurnRequest, *, wire_id: str) -> None:
        self._names = Names(request.tools)
        self._specs = {tool.name: tool for tool in request.tools}
        self._wire_id = wire_id
        self._serial = len(request.history)
        self._text: list[str] = []
        self._length = 0
        self._refused = False
        self._thinking = Unthought()

    def take(self, event: Any) -> list[client.TurnEvent]:
        """What this event means.

        Raises:
            WireFault: the turn failed.
        """
        raise NotImplementedError

    def end(self) -> list[client.TurnEvent]:
        """The stream ended.

        Raises:
            WireFault: it ended without saying that it is complete.
        """
        raise WireFault(faults.broke_off())

    def _said(self, text: str) -> client.TurnEvent:
        """A piece of what the model says, without its thinking.

        Raises:
            WireFault: it goes on without end.
        """
        self._length += len(text)
        if self._length > LONGEST_TEXT:
            raise WireFault(client.TurnFailed(kind="length", sentence=say.ENDLESS))
        shown, void = self._thinking.take(text)
        return self._replaced(shown) if void else self._shown(shown)

    def _shown(self, text: str) -> client.TurnEvent:
        # What follows on thinking begins with the empty lines between the two.
        text = text.lstrip() if self._thinking.met and not self._text else text
        if not text:
            return client.StillAlive()
        self._text.append(text)
        return client.TextDelta(text=text)

    def _replaced(self, whole: str) -> client.TurnEvent:
        """All text as it is meant, in place of what was streamed."""
        self._text = [whole.lstrip()] if whole.strip() else []
        return client.TextReplaced(text="".join(self._text))

    def _rest(self) -> list[client.TurnEvent]:
        """What was held of the text when the stream ends."""
        held = self._thinking.end()
        return [self._shown(held)] if held else []

    def _settled(self, finished: str) -> list[client.TurnEvent]:
        """The finished text is the truth: it takes the place of what was streamed where they
        differ.
        """
        rest, whole = self._rest(), without_thinking(finished).strip()
        if not whole or whole == "".join(self._text).strip():
            return rest
        if not self._text:
            return [self._shown(whole)]
        return [self._replaced(whole)]

    def _canonical(self, name: str, arguments: str) -> tuple[str, str]:
        """A call as the app knows it: the tool that is meant, and its arguments without what only
        strictness put there.
        """
        meant = self._names.canonical(name)
        return meant, without_nulls(arguments, self._specs.get(meant))

    def _check_whole(self, *, calls: bool) -> None:
        """Hold a turn that ended well against what it should have told; `calls`: whether it called
        a tool.

        Raises:
            WireFault: the model refused, wrote a call as text, or said nothing.
        """
        if self._refused:
            raise WireFault(client.TurnFailed(kind="refused", sentence=say.REFUSED))
        text = "".join(self._text)
        if not calls and looks_like_call(text, self._names):
            raise WireFault(faults.bad_response(say.CALL_AS_TEXT))
        if not calls and not text.strip():
            raise WireFault(faults.bad_response(say.EMPTY, passes=True))


def usage_of(untrusted: Any, *, tokens_in: str, tokens_out: str) -> client.Usage:
    """What the provider counted; the keys are called after their names on the wire."""
    given: Mapping[str, Any] = untrusted if isinstance(untrusted, dict) else {}
    counted = [given.get(key) for key in (tokens_in, tokens_out)]
    read, written = (one if isinstance(one, int) else None for one in counted)
    return client.Usage(input_tokens=read, output_tokens=written)


async def reduced(events: AsyncIterator[Any], reducer: Reducer) -> AsyncGenerator[client.TurnEvent]:
    """The turn that a stream of JSON events tells; nothing is read after its terminal event.

    Raises:
        WireFault: the turn failed.
    """
    count = 0
    async for event in events:
        count += 1
        for one in reducer.take(event):
            yield one
        if reducer.finished:
            return
    if not count:
        raise WireFault(faults.bad_response(say.EMPTY, passes=True))
    for one in reducer.end():
        yield one
