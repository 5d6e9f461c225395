"""Runs in this process share their workers."""

from tests.kept_workers import _kept, kept_workers

__all__ = ["_kept", "kept_workers"]
