"""The parts every screen is made of: text in a role, buttons of four kinds, cards, notices, badges,
empty states.
"""

from interview_app.ui.controls.buttons import Button, DoingButton, IconButton, Kind, LabelButton
from interview_app.ui.controls.fields import CheckBox, Choice
from interview_app.ui.controls.focus_ring import FocusRing
from interview_app.ui.controls.labels import ElidedLabel, Hint, Label, SectionLabel, line
from interview_app.ui.controls.surfaces import (
    TONE_ICONS,
    TONE_INKS,
    Badge,
    Card,
    EmptyState,
    Notice,
    PlaceFor,
    Tone,
)
from interview_app.ui.controls.text_fields import GrowingText, LineField, TextField

__all__ = [
    "TONE_ICONS",
    "TONE_INKS",
    "Badge",
    "Button",
    "Card",
    "CheckBox",
    "Choice",
    "DoingButton",
    "ElidedLabel",
    "EmptyState",
    "FocusRing",
    "GrowingText",
    "Hint",
    "IconButton",
    "Kind",
    "Label",
    "LabelButton",
    "LineField",
    "Notice",
    "PlaceFor",
    "SectionLabel",
    "TextField",
    "Tone",
    "line",
]
