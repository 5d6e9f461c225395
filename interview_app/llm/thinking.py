"""Thinking that a local model writes into its answer as `<think> … </think>`: not shown, not kept.

Servers that know their model tell it apart; others stream it as text, and some begin in the middle
of it because the opening mark stood in the template. Then what was shown before the closing mark is
void.
"""

OPEN, CLOSE = "<think>", "</think>"


class Unthought:
    """Streaming text without its thinking. A mark that is still coming is held until it is
    whole.
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
