"""The Tab key goes as one reads: by the places on the screen, and not by when a part was made.

Qt keeps the order in which widgets were made. Rows that are added while somebody works, and parts
that are made when they are first shown, would come behind the buttons at the foot.
"""

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QApplication, QScrollArea, QWidget


def stops(root: QWidget) -> list[QWidget]:
    """Where the Tab key stops in a widget: from top to bottom, what is side by side as one reads;
    each part whole before the next. A part with a method `tab_stops` says its own order.
    """
    own = getattr(root, "tab_stops", None)
    return own() if callable(own) else stops_inside(root)


def stops_inside(root: QWidget) -> list[QWidget]:
    """The same, for a widget whose `tab_stops` puts them into an order of its own."""
    found: list[QWidget] = []
    for child in _by_place(_children(root), mirrored=_is_mirrored(root)):
        found += [child] if _is_stop(child) else []
        found += stops(child)
    return found


def has_focus(root: QWidget) -> bool:
    """Whether the keyboard is in a widget, or on it."""
    focused = QApplication.focusWidget()
    return focused is not None and (focused is root or root.isAncestorOf(focused))


def focus_first(root: QWidget) -> bool:
    """Put the focus on the first stop; false where there is none."""
    first = next(iter(stops(root)), None)
    if first is not None:
        first.setFocus(Qt.FocusReason.TabFocusReason)
    return first is not None


def step(root: QWidget, *, forward: bool) -> bool:
    """Put the focus on the next stop, or on the one before; false where there is none."""
    order = stops(root)
    if not order:
        return False
    focused = root.window().focusWidget()
    at = order.index(focused) if focused in order else -1 if forward else 0
    target = order[(at + (1 if forward else -1)) % len(order)]
    reason = Qt.FocusReason
    target.setFocus(reason.TabFocusReason if forward else reason.BacktabFocusReason)
    bring_into_view(target)
    return True


def _children(widget: QWidget) -> list[QWidget]:
    found = widget.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return [one for one in found if one.isVisibleTo(widget) and not one.isWindow()]


def _by_place(widgets: list[QWidget], *, mirrored: bool) -> Iterator[QWidget]:
    """Rows from the top; in a row stands what begins above the middle of its first."""
    row: list[QWidget] = []
    for one in sorted(widgets, key=lambda one: one.y()):
        if row and one.y() > row[0].geometry().center().y():
            yield from _across(row, mirrored=mirrored)
            row = []
        row.append(one)
    yield from _across(row, mirrored=mirrored)


def _across(row: list[QWidget], *, mirrored: bool) -> list[QWidget]:
    return sorted(row, key=lambda one: -one.x() if mirrored else one.x())


def _is_mirrored(widget: QWidget) -> bool:
    return widget.layoutDirection() == Qt.LayoutDirection.RightToLeft


def _is_stop(widget: QWidget) -> bool:
    everything = Qt.TabFocusBehavior.TabFocusAllControls
    wanted = Qt.FocusPolicy.TabFocus
    if QGuiApplication.styleHints().tabFocusBehavior() != everything:
        wanted = Qt.FocusPolicy.StrongFocus
    if widget.focusPolicy() & wanted != wanted or not widget.isEnabled():
        return False
    if isinstance(widget, QAbstractButton) and _another_is_chosen(widget):
        # The arrow keys go to the others; Qt takes the Tab key from whichever had the focus last.
        return False
    # WORKAROUND: PySide 6.11 takes what a getter returns for a part of what was asked. The viewport
    # of an area that scrolls names the area, which then holds itself and nobody else it: Python's
    # next search for garbage destroys it with all that is in it. So this is asked last, of nothing
    # that is no stop anyway, and no group is asked for its chosen button.
    return widget.focusProxy() is None


def _another_is_chosen(button: QAbstractButton) -> bool:
    """Whether it is one of those of which one can be chosen, and another is."""
    group = button.group()
    return (
        group is not None
        and group.exclusive()
        and group.checkedId() != -1
        and not button.isChecked()
    )


def bring_into_view(widget: QWidget) -> None:
    """Scroll all that scrolls around it."""
    parent = widget.parentWidget()
    while parent is not None:
        if isinstance(parent, QScrollArea):
            parent.ensureWidgetVisible(widget)
        parent = parent.parentWidget()
