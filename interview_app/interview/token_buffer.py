"""Streaming text on its way to the window: written by the actor, drained by the window every 33 ms
(DESIGN 2).
"""

import threading


class TokenBuffer:
    """A locked list of pieces; one signal a token would cost frames."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._pieces: list[str] = []
        self._restarted = False

    def put(self, text: str) -> None:
        """Add a piece."""
        with self._lock:
            self._pieces.append(text)

    def restart(self) -> None:
        """The reply begins anew (a retry): what was drained of it so far is void."""
        with self._lock:
            self._pieces.clear()
            self._restarted = True

    def drain(self) -> tuple[str, bool]:
        """All text since the last call, and whether what was shown before it is void."""
        with self._lock:
            text, restarted = "".join(self._pieces), self._restarted
            self._pieces.clear()
            self._restarted = False
        return text, restarted
