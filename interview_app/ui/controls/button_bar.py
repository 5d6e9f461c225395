"""A row of buttons of which one is chosen."""

from collections.abc import Mapping

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QWidget

from interview_app.ui.look.theme import Type, theme


class ButtonBar(QWidget):
    """One Tab stop; the arrow keys go from one to the next. `chosen` carries the key of the button;
    how they lie is for those who make it.
    """

    chosen = Signal(str)

    def __init__(self, name: str, buttons: Mapping[str, QAbstractButton], role: Type) -> None:
        """`buttons`: each by its key; `role`: of their words."""
        super().__init__()
        self.setAccessibleName(name)
        self.buttons, self._role = buttons, role
        group = QButtonGroup(self)
        for key, button in buttons.items():
            button.setCheckable(True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            # Not `clicked`: a screen reader may toggle a button without a click.
            button.toggled.connect(lambda on, key=key: self.chosen.emit(key) if on else None)
            group.addButton(button)
        theme().follow(self.dress)

    def choose(self, key: str) -> None:
        """Show that this one is chosen; nothing is emitted."""
        with QSignalBlocker(self):
            self.buttons[key].setChecked(True)

    def dress(self) -> None:
        """Take the font from the theme."""
        for button in self.buttons.values():
            button.setFont(theme().font(self._role))
