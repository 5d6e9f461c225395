"""Marks for constants that a catalogue translates, for what the sealed worker loads too: it
translates nothing and reaches no `i18n`, which takes them from here.
"""

MEANT = "\x04"
"""Between what a word means and the word itself, as gettext keeps them."""


def N_(message: str) -> str:
    """The message itself: marks a constant for the catalogue; show it with `_()`."""
    return message


def NP_(context: str, message: str) -> str:
    """Marks a constant for the catalogue where one English word needs two translations; show it
    with `_()`.
    """
    return f"{context}{MEANT}{message}"
