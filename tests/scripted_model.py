"""A leader that plays a script, for tests: it records what it was asked and fails on anything the
script did not foresee.
"""

from collections.abc import AsyncIterator, Callable, Iterable, Sequence

from interview_app.errors import Bug
from interview_app.llm.client import (
    CallReady,
    TextDelta,
    ToolCall,
    TurnDone,
    TurnEvent,
    TurnFailed,
    TurnRequest,
)

Step = Sequence[TurnEvent] | Callable[[TurnRequest], Sequence[TurnEvent]]
"""The events of one turn; `TurnDone` is added when the last one ends nothing."""


class ScriptedModel:
    """Plays one step a turn.

    After the test, `finish()` says whether the whole script was played; used as a context manager
    it is called at the end of a block that ended well.
    """

    def __init__(
        self, steps: Iterable[Step], *, is_local: bool = True, label: str = "Script"
    ) -> None:
        self._steps = list(steps)
        self._is_local = is_local
        self._label = label
        self.requests: list[TurnRequest] = []
        self.closed = 0
        """How many streams were closed, whether played to their end or not."""
        self.played: list[TurnEvent] = []
        """Every event that was taken from a stream."""
        self.unexpected = 0

    @property
    def label(self) -> str:
        """What the header shows."""
        return self._label

    @property
    def is_local(self) -> bool:
        """Whether it counts as local: no hard limit, nothing withheld."""
        return self._is_local

    async def turn(self, request: TurnRequest) -> AsyncIterator[TurnEvent]:
        """Play the next step.

        Raises:
            Bug: the script has no step left.
        """
        self.requests.append(request)
        if not self._steps:
            self.unexpected += 1
            raise Bug("the script has no step left for this turn")
        step = self._steps.pop(0)
        events = list(step(request) if callable(step) else step)
        if not events or not isinstance(events[-1], TurnDone | TurnFailed):
            events.append(TurnDone())
        try:
            for event in events:
                self.played.append(event)
                yield event
        finally:
            self.closed += 1

    def finish(self) -> None:
        """Check that the script was played to its end and that nothing else was asked.

        Raises:
            AssertionError: it was not.
        """
        if self._steps or self.unexpected:
            raise AssertionError(
                f"{len(self._steps)} steps left over, {self.unexpected} turns not foreseen"
            )

    def __enter__(self) -> "ScriptedModel":
        return self

    def __exit__(self, kind: type[BaseException] | None, *_rest: object) -> None:
        if kind is None:
            self.finish()


def says(text: str) -> tuple[TurnEvent, ...]:
    """A step that only speaks, in two pieces."""
    half = len(text) // 2
    return tuple(TextDelta(text=part) for part in (text[:half], text[half:]) if part)


def calls(*named: tuple[str, str], text: str = "", prefix: str = "call") -> tuple[TurnEvent, ...]:
    """A step with calls as (tool, JSON arguments); ids are `prefix-1`, `prefix-2` …"""
    ready = tuple(
        CallReady(call=ToolCall(call_id=f"{prefix}-{at}", name=name, arguments=arguments))
        for at, (name, arguments) in enumerate(named, start=1)
    )
    return (*says(text), *ready)
