"""The colours of the window, light and dark, as named roles; every text colour keeps 4.5:1 on what
it may stand on: `tests/contrast.py` lists the pairs, and a test works each of them out.
"""

from interview_app.domain.frozen import frozen


@frozen
class Colours:
    """One set of colours, `#rrggbb` each, the light one unless it says otherwise. `…_soft` is a
    background for a state, `…_ink` a text colour.

    `off` is the ground of a field that takes nothing.
    """

    dark: bool = False
    window: str = "#ffffff"
    sidebar: str = "#f5f5f7"
    raised: str = "#ffffff"
    field: str = "#ffffff"
    off: str = "#f5f5f7"
    bubble: str = "#f1f1f4"
    hover: str = "#ececf0"
    pressed: str = "#e2e2e7"
    border: str = "#e2e2e7"
    border_strong: str = "#c6c6cd"
    text: str = "#1c1c20"
    secondary: str = "#5b5b64"
    placeholder: str = "#6a6a73"
    disabled: str = "#a4a4ac"
    accent: str = "#2b5fd9"
    accent_hover: str = "#2453c4"
    accent_pressed: str = "#1d47ad"
    on_accent: str = "#ffffff"
    accent_ink: str = "#2455c7"
    accent_soft: str = "#e9effc"
    selection: str = "#cddcfa"
    good_ink: str = "#1b6e3c"
    good_soft: str = "#e6f4ea"
    warn_ink: str = "#875200"
    warn_soft: str = "#fdf1da"
    bad_ink: str = "#b3261e"
    bad_soft: str = "#fce9e7"
    bad: str = "#c4281f"
    bad_hover: str = "#a81f17"
    mark: str = "#ffe9a8"
    scrim: str = "#1c1c20"


LIGHT = Colours()

DARK = Colours(
    dark=True,
    window="#1b1b1e",
    sidebar="#232327",
    raised="#26262a",
    field="#222226",
    off="#1b1b1e",
    bubble="#2c2c31",
    hover="#303036",
    pressed="#3a3a41",
    border="#37373d",
    border_strong="#55555e",
    text="#f1f1f4",
    secondary="#adadb7",
    placeholder="#9c9ca7",
    disabled="#66666f",
    accent="#3f6fe0",
    accent_hover="#3866d6",
    accent_pressed="#3059c2",
    on_accent="#ffffff",
    accent_ink="#8fb1ff",
    accent_soft="#263354",
    selection="#2f4a86",
    good_ink="#74cf95",
    good_soft="#1f3a2a",
    warn_ink="#f0bd63",
    warn_soft="#40331a",
    bad_ink="#ff9a92",
    bad_soft="#4a2623",
    bad="#cc3d34",
    bad_hover="#b9342c",
    mark="#5a4a14",
    scrim="#000000",
)
