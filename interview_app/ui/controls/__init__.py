"""The parts every screen is made of.

- `buttons`, `button_bar`, `stepper`, `fields`, `text_fields`, `labels`, `surfaces`, `scenes` are
  the parts, `dressing` how they show a state;
- `keyed_list`, `two_line_list`, `wrapped_lines`, `selection` are for lists, `steady` for what
  scrolls;
- `dialogs`, `titled_dialog`, `saving` are for dialogs;
- `toast` and `announcing` tell what was done and take it back;
- `drop_target`, `typing_watch` know of what is dropped and typed.
"""

from interview_app.ui.controls.buttons import Button, DoingButton, IconButton, Kind, LabelButton
from interview_app.ui.controls.fields import CheckBox, Choice
from interview_app.ui.controls.labels import ElidedLabel, Hint, Label, SectionLabel, line
from interview_app.ui.controls.surfaces import (
    TONE_ICONS,
    TONE_INKS,
    Badge,
    Card,
    EmptyState,
    FocusRing,
    Notice,
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
    "SectionLabel",
    "TextField",
    "Tone",
    "line",
]
