"""The parts every screen is made of: text in a role, buttons of four kinds, cards, notices, badges,
empty states.
"""

from interview_app.ui.controls.buttons import Button, DoingButton, IconButton, Kind
from interview_app.ui.controls.fields import CheckBox, Choice
from interview_app.ui.controls.focus_ring import FocusRing
from interview_app.ui.controls.growing_text import GrowingText
from interview_app.ui.controls.label_button import LabelButton
from interview_app.ui.controls.labels import ElidedLabel, Label, SectionLabel, line
from interview_app.ui.controls.places import PlaceFor
from interview_app.ui.controls.surfaces import (
    TONE_ICONS,
    TONE_INKS,
    Badge,
    Card,
    EmptyState,
    Notice,
    Tone,
)
from interview_app.ui.controls.text_fields import LineField, TextField

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
