"""The orchestrator: one asyncio actor in one plain thread; it alone owns the session's state and
phase (DESIGN 2).

Messages come in through `post` from any thread and go out through `emit`, frozen dataclasses both.
Two tasks share the
loop: one takes messages in the order they came, the other works (leads turns, runs calls) until
something waits for the person. Every change of state is a commit without an await in it, so that
the two never see half of one.
"""

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor

from interview_app.errors import Bug
from interview_app.interview.life import Life
from interview_app.interview.parts import ActorParts
from interview_app.interview.session import Emit
from interview_app.interview.token_buffer import TokenBuffer
from interview_app.tool_contract import wire_name


class Actor:
    """Start it, post to it, and read what it emits; `tokens` holds the streaming text."""

    def __init__(self, parts: ActorParts, *, emit: Emit) -> None:
        names = [wire_name(tool.name) for tool in parts.tools]
        if len(set(names)) < len(names):
            raise ValueError("two tools have the same name on the wire")
        self.tokens = TokenBuffer()
        self._parts = parts
        self._emit = emit
        self._thread = threading.Thread(target=self._run, name="interview-actor", daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._early: list[object] = []
        self._inbox: asyncio.Queue[object] = asyncio.Queue()
        self._closed = threading.Lock()
        self._ended = False

    def start(self) -> None:
        """Start the thread; the session is opened there and told by `SessionOpened`."""
        with self._closed:
            self._loop = asyncio.new_event_loop()
            for message in self._early:
                self._inbox.put_nowait(message)
            self._early.clear()
        self._thread.start()

    def post(self, message: object) -> None:
        """Hand a message in, from any thread; after the end it is dropped."""
        with self._closed:
            if self._loop is None:
                self._early.append(message)
            elif not self._ended:
                self._loop.call_soon_threadsafe(self._inbox.put_nowait, message)

    def join(self, timeout: float | None = None) -> bool:
        """Wait until it has finished; whether it has."""
        self._thread.join(timeout)
        return not self._thread.is_alive()

    def _run(self) -> None:
        loop = self._loop
        if loop is None:
            raise Bug("the actor's thread runs without its loop")
        worker = ThreadPoolExecutor(max_workers=1, thread_name_prefix="interview-work")
        try:
            loop.run_until_complete(
                Life(self._parts, self.tokens, self._emit, worker).live(self._inbox)
            )
        finally:
            with self._closed:
                self._ended = True
            worker.shutdown(wait=True, cancel_futures=True)
            loop.run_until_complete(loop.shutdown_asyncgens())
            loop.close()
