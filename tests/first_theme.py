"""The theme as every test with widgets finds it: light, text of 100 %, still."""

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from interview_app.paths import resources
from interview_app.ui.look import icons
from interview_app.ui.look import theme as themes


def first_theme(app: QApplication) -> themes.Theme:
    """The theme of the app in its first state, with our icons and fonts."""
    icons.use(resources() / "icons")
    if themes.Theme.in_force is None:
        themes.Theme(app, fonts=resources() / "fonts")
    now = themes.theme()
    now.set(appearance="light", text_size=100, reduce_motion=True)
    return now


def close_windows(app: QApplication) -> None:
    """Close what a test left open, and let go of it now: a change of the theme would dress it all
    again.
    """
    for widget in app.topLevelWidgets():
        widget.close()
        widget.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
