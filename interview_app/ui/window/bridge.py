"""Between the window and the actor: messages in by `post`, messages out by one signal, tokens by a
drained buffer.

The actor's thread calls `deliver`; Qt carries the message over to the window's thread, where it is
handed to whoever asked for its kind. Nothing else crosses.
"""

from collections import defaultdict
from collections.abc import Callable
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from interview_app.messages.interview import StreamEnded, StreamStarted

DRAIN_MS = 33
"""How often streamed text reaches the window: thirty times a second reads as flowing."""

Message = TypeVar("Message")


Drain = Callable[[], tuple[str, bool]]
"""All text since the last call, and whether what came before is void: the locked buffer that the
actor writes streamed text into.
"""


class Bridge(QObject):
    """The window's only way to the actor. What is posted before the actor stands is sent when it is
    attached.
    """

    told = Signal(object)  # any message of `messages`, in the order the actor sent it
    streamed = Signal(
        str, bool
    )  # text that came, and whether what came before in this reply is void

    def __init__(self) -> None:
        super().__init__()
        self._streams: Drain = lambda: ("", False)
        self._post: Callable[[object], None] | None = None
        self._early: list[object] = []
        self._ended = False
        self._handlers: defaultdict[type[Any], list[Callable[[Any], object]]] = defaultdict(list)
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(DRAIN_MS)
        self._timer.timeout.connect(self._drain)
        self.told.connect(self._hand_out)

    def attach(self, streams: Drain, *, post: Callable[[object], None]) -> None:
        """The actor stands; `post` takes a message from this thread and never blocks."""
        self._streams, self._post = streams, post
        early, self._early = self._early, []
        for message in early:
            post(message)

    def deliver(self, message: object) -> None:
        """Called by the actor from its own thread."""
        self.told.emit(message)

    def end(self) -> None:
        """The window is gone: what is still on its way reaches nobody; a sheet would come up over
        whatever is opened next.
        """
        self._ended = True
        self._timer.stop()

    def post(self, message: object) -> None:
        """Send a wish or an answer to the actor."""
        if self._post is None:
            self._early.append(message)
        else:
            self._post(message)

    def on(self, kind: type[Message], handler: Callable[[Message], object]) -> None:
        """Call `handler` in the window's thread for each message of this kind, in order of
        registration.
        """
        self._handlers[kind].append(handler)

    def _hand_out(self, message: object) -> None:
        if self._ended:
            return
        if isinstance(message, StreamEnded):
            self._timer.stop()
            self._drain()
        for handler in self._handlers[type(message)]:
            handler(message)
        if isinstance(message, StreamStarted):
            self._timer.start()

    def _drain(self) -> None:
        text, restarted = self._streams()
        if text or restarted:
            self.streamed.emit(text, restarted)
