"""Documents of a room are read by the same workers."""

from tests.kept_workers import kept_workers

__all__ = ["kept_workers"]
