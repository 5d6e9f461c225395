"""Lists whose lines wrap: every line is as high as its words need."""

from collections.abc import Callable, Iterable
from typing import Any

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSignalBlocker,
    QSize,
    Qt,
    QTimer,
)
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QListView,
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from interview_app.ui.controls.selection import take_selected_in_hand
from interview_app.ui.look.theme import theme

_TAKEN_AGAIN = 14
"""Pixels: the style sheet's padding of 5 at either end of a line, and 2 at either end for what is
rounded on the way.
"""

_AIR = 6
"""Pixels between the words of one line and those of the next, so that two lines of two rows are not
four.
"""


_BREAK = "\u200b"
"""Where a word may be broken, without a hyphen."""
_EDGE = 4
"""Pixels between the list's frame and the ground of a chosen line, as in the other lists."""


class WrappedLines(QStyledItemDelegate):
    """Asks for a line's height at the width at which its words are drawn.

    WORKAROUND: Qt takes the style sheet's padding off once for a line's size and twice for its
    words (QStyleSheetStyle hands the padded rectangle to the style beneath, which asks it again): a
    last word that only just fitted was cut. And it measures with a scroll bar of the platform's
    width where one may come (QCommonListViewBase), however wide ours is and whether it is there or
    not.
    """

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """A word that is wider than its line may be broken anywhere: Qt would leave its end out,
        and nobody could read it.
        """
        super().initStyleOption(option, index)
        text = option.text
        room = (
            self._view.viewport().width()
            - 2 * self._view.spacing()
            - _TAKEN_AGAIN
            - _beside(option)
        )
        wide = {word for word in text.split() if option.fontMetrics.horizontalAdvance(word) > room}
        for word in wide:
            text = text.replace(word, _BREAK.join(word))
        if wide:
            option.text = text

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """The size of a line."""
        # A list hands the same option on for each of its lines.
        narrower = QStyleOptionViewItem(option)
        narrower.rect.setWidth(
            self._view.viewport().width() - 2 * self._view.spacing() - _TAKEN_AGAIN
        )
        size = super().sizeHint(narrower, index)
        return QSize(size.width(), size.height() + _AIR)


def _beside(option: QStyleOptionViewItem) -> int:
    """Pixels that a line's icon takes from its words."""
    has_icon = option.features & QStyleOptionViewItem.ViewItemFeature.HasDecoration
    return option.decorationSize.width() + 2 * _EDGE if has_icon else 0


class WordList(QListWidget):
    """A list of texts, each with what it stands for, that wrap and are never cut."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setWordWrap(True)
        # Not above and below: a list as high as its lines does not count that in
        # (QAbstractScrollArea::sizeHint).
        self.setViewportMargins(_EDGE, 0, _EDGE, 0)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setItemDelegate(WrappedLines(self))
        measure_anew(self)
        take_selected_in_hand(self)

    def add(self, words: str, key: object) -> QListWidgetItem:
        """Another line at the end."""
        item = QListWidgetItem(words, self)
        item.setData(Qt.ItemDataRole.UserRole, key)
        return item

    def items_in_order(self) -> list[QListWidgetItem]:
        """All lines from the top."""
        return [self.item(at) for at in range(self.count())]

    def show_ticks(self, rows: Iterable[tuple[object, str, bool | None]]) -> None:
        """Show these lines: what each stands for, its words and whether it is ticked, None where
        there is nothing to tick. Made anew only where they are others; the one in hand stays in
        hand, and nothing is emitted.
        """
        shown, in_hand = list(rows), key_of(self.currentItem())
        can_tick, states = Qt.ItemFlag.ItemIsUserCheckable, Qt.CheckState
        there = [(key_of(one), bool(one.flags() & can_tick)) for one in self.items_in_order()]
        with QSignalBlocker(self):
            if there != [(key, on is not None) for key, _words, on in shown]:
                self.clear()
                for key, words, _on in shown:
                    self.add(words, key)
            for item, (key, words, on) in zip(self.items_in_order(), shown, strict=True):
                item.setText(words)
                if on is None:
                    item.setFlags(Qt.ItemFlag.ItemIsEnabled)
                else:
                    item.setCheckState(states.Checked if on else states.Unchecked)
                if key == in_hand:
                    self.setCurrentItem(item)

    def ticked(self, on: bool = True) -> tuple[Any, ...]:
        """What the lines with a tick, or without one, stand for."""
        state = Qt.CheckState.Checked if on else Qt.CheckState.Unchecked
        return tuple(key_of(one) for one in self.items_in_order() if one.checkState() is state)


def key_of(item: QListWidgetItem | None) -> Any:
    """What a line stands for; None without one."""
    return item.data(Qt.ItemDataRole.UserRole) if item is not None else None


def measure_anew(view: QListView) -> None:
    """From now on the lines of `view` are measured anew whenever their width changes.

    WORKAROUND: a list whose lines stand below each other does so only when its height changes
    (QListView::resizeEvent). When its scroll bar took the width of a few letters, lines kept the
    height they had had without it, and their ends were cut.
    """
    view.viewport().installEventFilter(_OnWidth(view, view.scheduleDelayedItemsLayout))


def show_whole(view: QListView) -> None:
    """From now on a list is as high as its lines: what is around it scrolls, not the list."""
    view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    fitting = _OnWidth(view, lambda: fit_whole(view))
    view.viewport().installEventFilter(fitting)
    model = view.model()
    for changed in (model.modelReset, model.rowsInserted, model.rowsRemoved, model.dataChanged):
        changed.connect(fitting.soon)
    theme().changed.connect(fitting.soon)


class _OnWidth(QObject):
    """Does something whenever the width of a list's lines changes."""

    def __init__(self, view: QListView, do: Callable[[], None]) -> None:
        super().__init__(view)
        self._do = do

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QResizeEvent) and event.size().width() != event.oldSize().width():
            self._do()
        return False

    def soon(self) -> None:
        """Once all of a change is there, and not of a list that goes with it."""
        QTimer.singleShot(0, self, self._do)


def fit_whole(view: QListView) -> None:
    """Give a list the height of its lines now: Qt tells nobody of one that is hidden or comes
    back.
    """
    view.doItemsLayout()
    rows = range(view.model().rowCount())
    last = next((at for at in reversed(rows) if not view.isRowHidden(at)), None)
    around = view.height() - view.viewport().height()
    end = view.visualRect(view.model().index(last, 0)).bottom() if last is not None else 0
    view.setFixedHeight(end + view.verticalOffset() + view.spacing() + 1 + max(around, 0))
