"""What a screen reader says without being asked: a whole message once it is finished, after what it
is saying now.
"""

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

LONGEST = 2_000
"""Characters that are said at most; the whole text can be read where it stands."""


def announce(where: QWidget, text: str) -> None:
    """Say it politely. Nothing happens without a screen reader."""
    if not QAccessible.isActive() or not text.strip():
        return
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(where, text[:LONGEST]))
