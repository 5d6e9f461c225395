"""What an audit can see of a window: every control with its name and role, the way of the Tab key,
and text that is cut.
"""

import itertools
from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QMenuBar,
    QScrollArea,
    QScrollBar,
    QSplitterHandle,
    QWidget,
)

from interview_app.ui.controls import ElidedLabel
from interview_app.ui.resumes.page_surface import PageSurface
from interview_app.ui.review.sheet import ReviewSheet

CONTROLS = (QAbstractButton, QLineEdit, QComboBox, QAbstractSpinBox, QAbstractItemView)
NO_ROLES = (
    QAccessible.Role.NoRole,
    QAccessible.Role.Client,
    QAccessible.Role.Grouping,
    QAccessible.Role.Window,
)


def visible(root: QWidget) -> Iterator[QWidget]:
    """Every widget of the window that is shown, in the order they were made; popups and inner parts
    of Qt's own left out.
    """
    for widget in (root, *root.findChildren(QWidget)):
        inner = isinstance(widget, QScrollBar | QSplitterHandle) or widget.objectName().startswith(
            "qt_"
        )
        if widget.isVisible() and widget.window() is root.window() and not inner:
            yield widget


def controls(root: QWidget) -> Iterator[QWidget]:
    """What the person can work with: known controls, and whatever takes the Tab key."""
    for widget in visible(root):
        inside = isinstance(widget.parentWidget(), QComboBox | QAbstractSpinBox | QAbstractItemView)
        if inside or isinstance(widget, QMenuBar) or widget.focusProxy() is not None:
            continue
        if isinstance(widget, CONTROLS) or widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
            yield widget


def settled_at(widget: QWidget, width: int, height: int) -> None:
    """Let it lay itself out at this size in pixels; small dialogs take the room they ask for."""
    if not isinstance(widget, QDialog) or isinstance(widget, ReviewSheet):
        widget.resize(width, height)
    settled(widget)


def wrong_in_the_smallest_window(widget: QWidget) -> list[str]:
    """What is cut or overlaps in the smallest window that this one can be made."""
    window = widget.window()
    window.resize(1, 1)
    settled(window)
    return cut(window) + overlapping(window)


def sideways(root: QWidget) -> list[str]:
    """Forms and pages of which a part is to be seen only after scrolling sideways."""
    areas = [one for one in visible(root) if isinstance(one, QScrollArea)]
    return [told(one) for one in areas if one.horizontalScrollBar().maximum() > 0]


def name_of(widget: QWidget) -> str:
    """What a screen reader says."""
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


def told(widget: QWidget) -> str:
    """The widget so that a person who mends it finds it."""
    parents, at = [], widget.parentWidget()
    while at is not None and len(parents) < 3:
        parents.append(type(at).__name__)
        at = at.parentWidget()
    text = getattr(widget, "text", str)()
    return f"{type(widget).__name__} {name_of(widget) or text!r} in {' in '.join(parents)}"


def unnamed(root: QWidget) -> list[str]:
    """Controls a screen reader has no word for; the window itself is one."""
    # On Linux the name of a drop-down list is what is chosen in it; what it is for, the label says
    # whose buddy it is.
    lists = [one for one in controls(root) if isinstance(one, QComboBox) and not _label_of(one)]
    window = [told(one) for one in lists]
    window += [] if name_of(root.window()) else [f"the window {type(root.window()).__name__}"]
    return window + [told(widget) for widget in controls(root) if not name_of(widget).strip()]


def _label_of(widget: QWidget) -> str:
    """The words of the label that a screen reader is led to from this widget."""
    related = QAccessible.queryAccessibleInterface(widget).relations(QAccessible.RelationFlag.Label)
    return " ".join(interface.text(QAccessible.Text.Name) for interface, _relation in related)


def without_role(root: QWidget) -> list[str]:
    """Controls that are announced as nothing in particular; an area that only scrolls may be."""
    return [
        f"{told(widget)}: {QAccessible.queryAccessibleInterface(widget).role().name}"
        for widget in controls(root)
        if QAccessible.queryAccessibleInterface(widget).role() in NO_ROLES
        and not (
            isinstance(widget, QAbstractScrollArea) and not isinstance(widget, QAbstractItemView)
        )
    ]


def chain(root: QWidget) -> list[QWidget]:
    """Where the Tab key stops, in its order."""
    stops, at = [], root.window()
    while True:
        at = at.nextInFocusChain()
        if at is root.window() or at is None:
            return stops
        if at.focusPolicy() & Qt.FocusPolicy.TabFocus and at.isVisible() and at.isEnabled():
            stops.append(at)


def unreachable(root: QWidget) -> list[str]:
    """Controls that can be clicked and never get the focus: no Tab stop of their own, nor inside
    one that does the same.
    """
    stops = chain(root)
    lost = []
    for widget in controls(root):
        if not widget.isEnabled() or widget in stops:
            continue
        inside = any(
            stop.isAncestorOf(widget) for stop in stops if isinstance(stop, QAbstractItemView)
        )
        # What lies over a row of the page comes with the row: the Tab key goes there once it is
        # in hand.
        inside = inside or any(
            stop.layer.isAncestorOf(widget) for stop in stops if isinstance(stop, PageSurface)
        )
        # One Tab stop for a row of equals, and arrow keys among them: they are the same kind in the
        # same place.
        beside = any(
            type(stop) is type(widget) and stop.parentWidget() is widget.parentWidget()
            for stop in stops
        )
        grouped = isinstance(widget, QAbstractButton) and widget.group() is not None
        beside = beside and (grouped or bool(widget.focusPolicy() & Qt.FocusPolicy.ClickFocus))
        in_field = isinstance(widget.parentWidget(), QLineEdit)
        if not (inside or beside or in_field):
            lost.append(told(widget))
    return lost


def jumps_back(root: QWidget) -> list[str]:
    """Places where Tab goes up again among neighbours: from one child of a widget to another that
    ends above it.
    """
    found = []
    stops = chain(root)
    for one, other in itertools.pairwise(stops):
        if one.parentWidget() is not other.parentWidget() or other.parentWidget() is None:
            continue
        if other.geometry().bottom() < one.geometry().top():
            found.append(f"from {told(one)} up to {told(other)}")
    return found


def cut(root: QWidget) -> list[str]:
    """Labels and buttons whose text needs more room than they have; one that ends in … tells all in
    its tool tip.
    """
    found = []
    for widget in visible(root):
        if isinstance(widget, ElidedLabel):
            shown = widget.text()
            if shown.endswith("…") and not (widget.toolTip() and widget.accessibleName()):
                found.append(f"{told(widget)} has no tool tip")
        elif isinstance(widget, QLabel) and widget.text():
            found += _cut_label(widget)
        elif isinstance(widget, QAbstractButton) and widget.text():
            # What the style wants for icon, text, padding and frame together: less would cut the
            # text itself.
            needed = widget.minimumSizeHint()
            if needed.width() > widget.width() or needed.height() > widget.height():
                found.append(
                    f"{told(widget)}: {needed.width()}x{needed.height()} in {_size(widget)}"
                )
    return found


def _cut_label(label: QLabel) -> list[str]:
    if not label.wordWrap():
        size = label.minimumSizeHint()
        short = size.width() > label.width() or size.height() > label.height()
        return [f"{told(label)}: {size.width()}x{size.height()} in {_size(label)}"] if short else []
    needed = label.heightForWidth(label.width())
    longest = max(
        (label.fontMetrics().horizontalAdvance(word) for word in _words(label).split()), default=0
    )
    if needed > label.height() or longest > label.contentsRect().width():
        return [f"{told(label)}: {longest}x{needed} in {_size(label)}"]
    return []


def _words(label: QLabel) -> str:
    """What is read of a label, without the marks of rich text."""
    if label.textFormat() is not Qt.TextFormat.RichText:
        return label.text()
    document = QTextDocument()
    document.setHtml(label.text())
    return document.toPlainText()


def _size(widget: QWidget) -> str:
    return f"{widget.width()}x{widget.height()}"


def overlapping(root: QWidget) -> list[str]:
    """Controls that reach over the edge of the widget they stand in (a scrolled page may be larger
    than its view).
    """
    found = []
    for widget in controls(root):
        parent = widget.parentWidget()
        if parent is None or isinstance(parent.parentWidget(), QAbstractScrollArea):
            continue
        if not parent.rect().adjusted(-2, -2, 2, 2).contains(widget.geometry()):
            found.append(f"{told(widget)} at {widget.geometry()} in {parent.rect()}")
    return found


def settled(widget: QWidget) -> None:
    """Layouts and late fonts take some turns of the loop, nested ones a turn for each level: it is
    settled when nothing moved for six of them.
    """
    places: list[QRect] = []
    still = 0
    while still < 6:
        QApplication.processEvents()
        now = [one.geometry() for one in widget.findChildren(QWidget)]
        still = still + 1 if now == places else 0
        places = now
    widget.mapToGlobal(QPoint(0, 0))
