"""The theme of the window's tests, for all that is looked at here."""

from tests.ui.conftest import theme

__all__ = ["theme"]
