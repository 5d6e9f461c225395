"""The Tab key in the review sheets: as one reads, the footer last, whatever was added meanwhile."""

import gc
from itertools import pairwise

import pytest
import shiboken6
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QButtonGroup,
    QMainWindow,
    QPlainTextEdit,
    QPushButton,
    QStackedWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from benchmarks import review_samples as samples
from interview_app.domain.records import DataType
from interview_app.ui.forms.section_bar import SectionBar
from interview_app.ui.library.page import scrolled
from interview_app.ui.look.boxes import vbox
from interview_app.ui.look.reading_order import stops
from interview_app.ui.review.sheet import ReviewSheet

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("This plugin does not support")]
SHEETS = (
    DataType.APPLICANT_PROFILE,
    DataType.SKELETON_TIMELINE,
    DataType.KNOWLEDGE_CARD,
    DataType.CANDIDATE_DOSSIER,
)


def opened(qtbot: QtBot, data_type: DataType) -> ReviewSheet:
    sheet = ReviewSheet(samples.published(data_type))
    qtbot.addWidget(sheet)
    sheet.show_documents((samples.artifact(),))
    sheet.open()
    sheet.activateWindow()
    qtbot.waitUntil(sheet.isActiveWindow)
    return sheet


def walked(sheet: ReviewSheet, key: Qt.Key = Qt.Key.Key_Tab) -> list[QWidget]:
    """Each stop, once around."""
    found: list[QWidget] = []
    for _step in range(150):
        QTest.keyClick(QApplication.focusWidget(), key)
        focused = QApplication.focusWidget()
        assert focused is not None
        if found and focused is found[0]:
            return found
        found.append(focused)
    raise AssertionError("Tab never came round")


def place(sheet: ReviewSheet, widget: QWidget) -> QRect:
    """Within what scrolls, however far it is scrolled."""
    inside = sheet.body.view.widget()
    root = inside if inside is not None and inside.isAncestorOf(widget) else sheet
    return QRect(widget.mapTo(root, QPoint(0, 0)), widget.size())


def assert_read(sheet: ReviewSheet, stops: list[QWidget]) -> None:
    first = min(range(len(stops)), key=lambda at: (_part(sheet, stops[at]), at))
    order = [*stops[first:], *stops[:first]]
    while _part(sheet, order[-1]) == 0:
        order = [order[-1], *order[:-1]]
    parts = [_part(sheet, one) for one in order]
    assert parts == sorted(parts), "form, source, footer"
    for before, after in pairwise(order):
        if _part(sheet, before) == _part(sheet, after):
            above, here = place(sheet, before), place(sheet, after)
            names = f"{before.accessibleName()} → {after.accessibleName()}"
            assert here.bottom() > above.top(), names
            beside = here.top() < above.center().y()
            assert not beside or here.left() >= above.left(), names
    assert order[-1] is sheet.approve_button


def _part(sheet: ReviewSheet, widget: QWidget) -> int:
    if sheet.body.view.isAncestorOf(widget):
        return 0
    return 1 if sheet.body.isAncestorOf(widget) else 2


@pytest.mark.parametrize("data_type", SHEETS, ids=lambda one: one.value)
def test_tab_goes_through_a_sheet_as_one_reads_it(qtbot: QtBot, data_type: DataType) -> None:
    """Issue 26: top to bottom, the footer last, and back the same way."""
    sheet = opened(qtbot, data_type)
    stops = walked(sheet)
    assert len(stops) > 5
    assert_read(sheet, stops)
    assert set(walked(sheet, Qt.Key.Key_Backtab)) >= set(stops)


@pytest.mark.parametrize(
    ("data_type", "add"),
    [
        (DataType.APPLICANT_PROFILE, "Add online profile"),
        (DataType.KNOWLEDGE_CARD, "Add line"),
        (DataType.KNOWLEDGE_CARD, "Add number"),
        (DataType.SKELETON_TIMELINE, "Add"),
    ],
)
def test_what_is_added_stands_where_one_reads_it(
    qtbot: QtBot, data_type: DataType, add: str
) -> None:
    """A row that is made while somebody works came behind the footer."""
    sheet = opened(qtbot, data_type)
    next(one for one in sheet.findChildren(QPushButton) if one.text() == add).click()
    QApplication.processEvents()  # the new row is laid out
    sheet.activateWindow()
    qtbot.waitUntil(sheet.isActiveWindow)
    stops = walked(sheet)
    assert_read(sheet, stops)


def test_an_empty_section_keeps_the_order_and_the_chosen_chip_has_the_focus(qtbot: QtBot) -> None:
    """Of the sections one is a stop: the one that is shown."""
    sheet = opened(qtbot, DataType.SKELETON_TIMELINE)
    bar = sheet.findChild(SectionBar)
    for key in ("publications", "interests", "experiences"):
        chip = bar.buttons[key]
        chip.setFocus()
        chip.setChecked(True)
        stops = walked(sheet)
        assert_read(sheet, stops)
        assert [one for one in stops if bar.isAncestorOf(one)] == [chip]


def test_a_story_without_a_line_opens_where_one_writes_it(qtbot: QtBot) -> None:
    """NEXT 4: the line is what the résumé needs."""
    sheet = ReviewSheet(samples.published(DataType.KNOWLEDGE_CARD, data=without_line()))
    qtbot.addWidget(sheet)
    sheet.open()
    sheet.activateWindow()
    qtbot.waitUntil(sheet.isActiveWindow)
    focused = QApplication.focusWidget()
    assert isinstance(focused, QPlainTextEdit)
    assert focused.accessibleName() == "Line for your résumé"


def without_line() -> dict[str, object]:
    return {**samples.DATA[DataType.KNOWLEDGE_CARD], "lines": []}


@pytest.mark.parametrize("data_type", SHEETS, ids=lambda one: one.value)
def test_one_sees_where_the_focus_is(qtbot: QtBot, data_type: DataType) -> None:
    """Each stop looks otherwise while it has the focus; so do the words and pages to read in."""
    sheet = opened(qtbot, data_type)
    stops = walked(sheet)
    for before, after in zip(stops, [*stops[1:], stops[0]], strict=True):
        if after is sheet.approve_button or not before.isVisible() or not after.isVisible():
            continue
        before.setFocus(Qt.FocusReason.TabFocusReason)
        away = after.grab().toImage()
        after.setFocus(Qt.FocusReason.TabFocusReason)
        assert after.grab().toImage() != away, after.accessibleName()


def test_a_walk_takes_no_area_that_scrolls_with_it(qtbot: QtBot) -> None:
    """The inspector of a résumé was empty after some presses of the Tab key: the next search for
    garbage took what had scrolled in it.
    """
    window, stack, pane = QMainWindow(), QStackedWidget(), QWidget()
    qtbot.addWidget(window)
    inside, group, buttons = QWidget(), QButtonGroup(window), [QPushButton(str(n)) for n in (1, 2)]
    column = vbox(inside, 0)
    for button in buttons:
        button.setCheckable(True)
        group.addButton(button)
        column.addWidget(button)
    buttons[0].setChecked(True)
    vbox(pane, 0).addWidget(scrolled(inside))
    stack.addWidget(pane)
    window.setCentralWidget(stack)
    window.show()
    assert [one for one in stops(window) if one in buttons] == [buttons[0]]
    gc.collect()
    assert all(shiboken6.isValid(one) for one in (inside, *buttons))
