"""Which message of the person's a piece of work is done for: what it leads to is told with it, so
that the window knows its own wish by more than the order of what comes.
"""

from contextvars import ContextVar

asked_by: ContextVar[object | None] = ContextVar("asked_by", default=None)
"""The message; None for what nobody asked for."""
