"""The colours of the window, light and dark, as named roles; every text colour keeps 4.5:1 on what
it may stand on: `tests/contrast.py` lists the pairs, and a test works each of them out.
"""

from interview_app.domain.frozen import frozen


@frozen
class Colours:
    """One set of colours, `#rrggbb` each. `…_soft` is a background for a state, `…_ink` a text
    colour.

    `off` is the ground of a field that takes nothing.
    """

    dark: bool
    window: str
    sidebar: str
    raised: str
    field: str
    off: str
    bubble: str
    hover: str
    pressed: str
    border: str
    border_strong: str
    text: str
    secondary: str
    placeholder: str
    disabled: str
    accent: str
    accent_hover: str
    accent_pressed: str
    on_accent: str
    accent_ink: str
    accent_soft: str
    selection: str
    good_ink: str
    good_soft: str
    warn_ink: str
    warn_soft: str
    bad_ink: str
    bad_soft: str
    bad: str
    bad_hover: str
    mark: str
    scrim: str


LIGHT = Colours(
    dark=False,
    window="#ffffff",
    sidebar="#f5f5f7",
    raised="#ffffff",
    field="#ffffff",
    off="#f5f5f7",
    bubble="#f1f1f4",
    hover="#ececf0",
    pressed="#e2e2e7",
    border="#e2e2e7",
    border_strong="#c6c6cd",
    text="#1c1c20",
    secondary="#5b5b64",
    placeholder="#6a6a73",
    disabled="#a4a4ac",
    accent="#2b5fd9",
    accent_hover="#2453c4",
    accent_pressed="#1d47ad",
    on_accent="#ffffff",
    accent_ink="#2455c7",
    accent_soft="#e9effc",
    selection="#cddcfa",
    good_ink="#1b6e3c",
    good_soft="#e6f4ea",
    warn_ink="#875200",
    warn_soft="#fdf1da",
    bad_ink="#b3261e",
    bad_soft="#fce9e7",
    bad="#c4281f",
    bad_hover="#a81f17",
    mark="#ffe9a8",
    scrim="#1c1c20",
)

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
