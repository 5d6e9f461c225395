"""Runs of `generate` share their workers."""

from tests.kept_workers import kept_workers

__all__ = ["kept_workers"]
