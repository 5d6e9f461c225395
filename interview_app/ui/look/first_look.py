"""Colours and scale of the first paint, before anything else is imported."""

import json
from pathlib import Path

from PySide6.QtWidgets import QApplication

from interview_app.ui.look.colours import DARK, LIGHT, Colours


def first_look(app: QApplication, settings: Path) -> tuple[Colours, float]:
    """Colours and scale of the first paint, read past the settings' own model, which is imported
    after it.
    """
    try:
        told = json.loads(settings.read_bytes())
        appearance, text_size = str(told.get("appearance")), int(told.get("text_size", 100))
    except (OSError, ValueError, TypeError, AttributeError, OverflowError, RecursionError):
        appearance, text_size = "system", 100
    dark = appearance == "dark" or (
        appearance != "light" and app.palette().window().color().lightness() < 128
    )
    return (DARK if dark else LIGHT), min(200, max(80, text_size)) / 100
