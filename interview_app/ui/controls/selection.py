"""What assistive programs do in one step and people in another: to select a line."""

from PySide6.QtWidgets import QAbstractItemView


def take_selected_in_hand(view: QAbstractItemView) -> None:
    """A line that is selected becomes the current one.

    Assistive programs select a line and leave the current one where it was; mouse and keys do both.
    """

    def follow() -> None:
        chosen = view.selectionModel().selectedIndexes()
        if len(chosen) == 1 and chosen[0] != view.currentIndex():
            view.setCurrentIndex(chosen[0])

    view.selectionModel().selectionChanged.connect(follow)
