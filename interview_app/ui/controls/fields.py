"""What is chosen from: a drop-down list and a check box, to be seen in light and dark."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import (
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
    QStandardItemModel,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLabel,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QWidget,
)

from interview_app.ui.look import icons
from interview_app.ui.look.theme import GRID, theme

_MOST_ROWS = 16
"""Rows of an open list beyond which it scrolls."""
_BOX = 14
"""Pixels at 100 %: the side of a box to tick, and of the arrow of a list."""
_NARROWEST = 160
"""Width in pixels at 100 % that a list asks for at least, however long its names are."""


class Choice(QComboBox):
    """A drop-down list with our own arrow; its accessible name is given, for a label beside it is
    not always read.

    It takes the room there is: a long name in it ends in …, and is whole in the tool tip and in the
    open list.
    """

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        # A wheel over a form scrolls the form and never changes a value.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.currentTextChanged.connect(self._tell_whole)
        self.setMaxVisibleItems(_MOST_ROWS)

    def add_heading(self, words: str) -> None:
        """Words over what is added after them, which cannot be chosen themselves."""
        self.addItem(words)
        model = self.model()
        assert isinstance(model, QStandardItemModel)
        model.item(self.count() - 1).setEnabled(False)

    def sizeHint(self) -> QSize:
        """With room for our arrow, which grows with the text."""
        hint = super().sizeHint()
        return QSize(hint.width() + theme().px(_BOX) - _BOX, hint.height())

    def minimumSizeHint(self) -> QSize:
        """Never as wide as the longest of its names: that would push what stands around it out of
        sight.

        WORKAROUND: when the font changes, Qt forgets what it took for the size of a list and keeps
        what it took for the least of it (QComboBox::changeEvent).
        """
        hint = self.sizeHint()
        return QSize(min(hint.width(), theme().px(_NARROWEST)), hint.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """See `_tell_whole`."""
        super().resizeEvent(event)
        self._tell_whole(self.currentText())

    def showPopup(self) -> None:
        """As wide as its names, where the screen allows."""
        view = self.view()
        screen = self.screen()
        most = screen.availableGeometry().width() // 2 if screen is not None else self.width()
        view.setMinimumWidth(min(view.sizeHintForColumn(0) + 4 * GRID, most))
        super().showPopup()

    def _tell_whole(self, text: str) -> None:
        """What does not fit is told by the mouse."""
        room = self.width() - theme().px(14) - 3 * GRID - self._picture()
        self.setToolTip(text if self.fontMetrics().horizontalAdvance(text) > room else "")

    def _picture(self) -> int:
        """Pixels that a picture before the text takes."""
        icon = self.itemIcon(self.currentIndex())
        return 0 if icon.isNull() else self.iconSize().width() + GRID // 2

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page."""
        event.ignore()

    def showEvent(self, event: QShowEvent) -> None:
        """See `_be_labelled`."""
        super().showEvent(event)
        self._be_labelled()

    def _be_labelled(self) -> None:
        """Where no label beside the list names it, an unseen one does.

        WORKAROUND: on Linux, Qt tells screen readers the chosen value in the place of a list's
        name, and its name by the label whose buddy it is (QAccessibleComboBox::text, “on Linux we
        use relations for this”).
        """
        parent = self.parentWidget()
        # In a form the label stands beside the row that the list is in.
        around = [
            one for one in (parent, parent.parentWidget() if parent else None) if one is not None
        ]
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        beside = [label for one in around for label in one.findChildren(QLabel, options=direct)]
        if parent is not None and not any(label.buddy() is self for label in beside):
            label = QLabel(self.accessibleName(), parent)
            label.setBuddy(self)
            label.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The list's own face with our arrow on it."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        field = self.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, self
        )
        room = field.width() - (theme().px(_BOX) - _BOX) - self._picture()
        # Of a list as wide as its names the field is a little narrower than they are, and they are
        # drawn whole all the same.
        if self.fontMetrics().horizontalAdvance(option.currentText) > room + theme().px(GRID):
            option.currentText = self.fontMetrics().elidedText(
                option.currentText, Qt.TextElideMode.ElideRight, room
            )
        face = QStylePainter(self)
        face.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        face.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        side = theme().px(14)
        place = QRect(self.width() - side - 8, (self.height() - side) // 2, side, side)
        place = QStyle.visualRect(self.layoutDirection(), self.rect(), place)
        face.drawPixmap(place.topLeft(), icons.pixmap("down", "secondary", size=14))
        face.end()


class CheckBox(QCheckBox):
    """A check box whose box grows with the text."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        theme().follow(self._fit)

    def _fit(self) -> None:
        """A sheet of its own costs only where it is another one."""
        side = theme().px(_BOX)
        grown = f"QCheckBox::indicator {{ width: {side}px; height: {side}px; }}"
        sheet = "" if side == _BOX else grown
        if self.styleSheet() != sheet:
            self.setStyleSheet(sheet)
