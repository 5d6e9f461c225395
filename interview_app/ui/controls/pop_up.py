"""A menu that a button opens, without a nested loop of events as Qt's own has it."""

from PySide6.QtWidgets import QAbstractButton, QMenu


def opens(button: QAbstractButton, menu: QMenu) -> None:
    """A press of `button` opens `menu` below it, at its leading edge."""

    def pop_up() -> None:
        menu.popup(button.mapToGlobal(button.rect().bottomLeft()))

    button.clicked.connect(pop_up)
