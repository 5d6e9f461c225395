"""Taking pictures of a window as it stands, light and dark: for the docs, for review, for tests
that compare.
"""

from pathlib import Path

from PySide6.QtWidgets import QApplication, QWidget

from interview_app.ui.look.theme import Appearance, theme

APPEARANCES: tuple[Appearance, ...] = ("light", "dark")


class Camera:
    """Writes `NAME-light SUFFIX.png` and `NAME-dark SUFFIX.png` into a folder; the appearance is
    light afterwards.
    """

    def __init__(self, folder: Path, *, suffix: str = "") -> None:
        self._folder, self._suffix = folder, suffix

    def take(self, window: QWidget, name: str) -> tuple[Path, ...]:
        """The pictures of this window; a caret and movements are still."""
        taken = []
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.setCursorFlashTime(0)
        for appearance in APPEARANCES:
            theme().set(appearance=appearance, reduce_motion=True)
            # Layouts and late font changes take a few turns of the loop.
            for _turn in range(6):
                app.processEvents()
            path = self._folder / f"{name}-{appearance}{self._suffix}.png"
            window.grab().save(str(path))
            taken.append(path)
        theme().set(appearance=APPEARANCES[0])
        return tuple(taken)
