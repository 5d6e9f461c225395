"""What assistive programs do in one step and people in another: to select a line, to toggle a
button.
"""

from collections.abc import Callable

from PySide6.QtWidgets import QAbstractButton, QAbstractItemView


def take_selected_in_hand(view: QAbstractItemView) -> None:
    """A line that is selected becomes the current one.

    Assistive programs select a line and leave the current one where it was; mouse and keys do both.
    """

    def follow() -> None:
        chosen = view.selectionModel().selectedIndexes()
        if len(chosen) == 1 and chosen[0] != view.currentIndex():
            view.setCurrentIndex(chosen[0])

    view.selectionModel().selectionChanged.connect(follow)


def click_when_toggled(button: QAbstractButton, marked: Callable[[], bool]) -> None:
    """A toggle asks for what a click asks for, and leaves the mark to whoever sets it.

    Of a button that can be checked, assistive programs offer Toggle before Press, and a toggle is
    no click.

    Args:
        button: one whose check mark says where the person is; a click on it changes no mark by
            itself.
        marked: whether the mark belongs there now.
    """

    def toggled(on: bool) -> None:
        if on != marked():
            button.setChecked(marked())
            button.clicked.emit()

    button.toggled.connect(toggled)
