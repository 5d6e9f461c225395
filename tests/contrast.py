"""Which text stands on which background, and how well it can be read there."""

READABLE = (
    (
        "text",
        (
            "window",
            "sidebar",
            "raised",
            "field",
            "bubble",
            "hover",
            "accent_soft",
            "selection",
            "mark",
        ),
    ),
    ("secondary", ("window", "sidebar", "raised", "field", "bubble", "hover", "accent_soft")),
    ("placeholder", ("window", "field", "raised", "sidebar")),
    ("on_accent", ("accent", "accent_hover", "accent_pressed", "bad", "bad_hover")),
    ("accent_ink", ("window", "sidebar", "raised", "bubble", "accent_soft", "hover")),
    ("good_ink", ("window", "sidebar", "raised", "good_soft")),
    ("warn_ink", ("window", "sidebar", "raised", "warn_soft", "bubble")),
    ("bad_ink", ("window", "sidebar", "raised", "bad_soft")),
    ("text", ("good_soft", "warn_soft", "bad_soft")),
)
"""(text role, the backgrounds it may stand on): each pair keeps 4.5:1 in both sets."""


def contrast(first: str, second: str) -> float:
    """The contrast ratio of two `#rrggbb` colours after WCAG 2, from 1 to 21."""
    lighter, darker = sorted((_luminance(first), _luminance(second)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    def linear(channel: int) -> float:
        part = channel / 255
        return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)

    red, green, blue = (linear(int(colour[at : at + 2], 16)) for at in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
