"""The timeline drawn as a picture."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QFontMetricsF
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from benchmarks import review_samples as samples
from interview_app.domain.timeline import SkeletonTimeline
from interview_app.ui.forms.timeline_layout import lay_out
from interview_app.ui.forms.timeline_picture import TimelinePicture
from interview_app.ui.look import theme as themes

# The offscreen display tells of least sizes, pop-ups and the like that it cannot do them.
pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("This plugin does not support")]
TODAY = "2026-11"


def drawn(qtbot: QtBot) -> TimelinePicture:
    picture = TimelinePicture()
    qtbot.addWidget(picture)
    picture.set_timeline(SkeletonTimeline.model_validate(samples.TIMELINE), today=TODAY)
    picture.resize(720, picture.height())
    picture.show()
    picture.activateWindow()
    qtbot.waitUntil(picture.isActiveWindow)
    return picture


def test_a_bar_lies_where_its_months_are(qtbot: QtBot) -> None:
    """DESIGN 11: bars over years; later jobs lie to the right and never beyond the edge."""
    picture = drawn(qtbot)
    bars = {
        bar.accessibleName().split(",")[0]: bar.geometry()
        for bar in picture.findChildren(QAbstractButton)
    }
    assert bars["Staff nurse"].right() < bars["Shift lead"].left()
    assert bars["Shift lead"].right() <= picture.width()
    assert bars["Nurse on call"].top() > bars["Staff nurse"].top()
    months = (2018 - 2014) * 12 + 4 - 9 + 1
    scale = bars["Staff nurse"].width() / months
    assert bars["Nurse on call"].width() == pytest.approx(scale * 18, abs=3)


def test_an_end_that_nobody_told_is_not_told_as_present() -> None:
    """Issue 27.4: an open end must be written; else it is asked."""
    told = {"title": "Waiter", "organization": "Café Nord", "start": "2004-06"}
    jobs = [{"id": "a", **told}, {"id": "b", **told, "end": "present"}]
    layout = lay_out(SkeletonTimeline.model_validate({"experiences": jobs}), today=TODAY)
    assert {bar.dates: bar.running for bar in layout.bars} == {
        "2004-06 – ?": False,
        "2004-06 – present": True,
    }
    assert min(bar.months.last - bar.months.first for bar in layout.bars) == 0


def test_years_under_a_narrow_picture_do_not_touch_each_other(qtbot: QtBot) -> None:
    """Where there is no room for each, some stand and none is broken off."""
    picture = drawn(qtbot)
    every = picture.years_named()
    assert len(every) == 8
    picture.resize(220, picture.height())
    metrics = QFontMetricsF(themes.theme().font(themes.Type.SECONDARY))
    assert 1 < len(picture.years_named()) < len(every)
    picture.resize(picture.minimumSizeHint())
    needed = sum(metrics.horizontalAdvance(year) + 4 for year in picture.years_named())
    assert needed <= picture.width()


def test_bars_are_as_high_as_a_row_of_words_however_many_there_are(qtbot: QtBot) -> None:
    """A job more at a time makes the picture higher and no bar lower."""
    picture = drawn(qtbot)
    row = QFontMetricsF(themes.theme().font(themes.Type.SECONDARY)).height()
    few = picture.height()
    assert all(bar.height() > row for bar in picture.findChildren(QAbstractButton))
    at_once = [{**samples.TIMELINE["experiences"][0], "id": f"exp-{at}"} for at in range(6)]
    picture.set_timeline(SkeletonTimeline.model_validate({"experiences": at_once}), today=TODAY)
    bars = [bar for bar in picture.findChildren(QAbstractButton) if bar.isVisible()]
    assert len(bars) == 6
    assert all(bar.height() > row for bar in bars)
    assert picture.height() >= max(few, *(bar.geometry().bottom() for bar in bars))


def test_the_picture_is_one_tab_stop_and_the_arrows_go_from_bar_to_bar(qtbot: QtBot) -> None:
    """DESIGN 11: keyboard only, VoiceOver names on everything."""
    picture = drawn(qtbot)
    stops = [
        bar
        for bar in picture.findChildren(QAbstractButton)
        if bar.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
    assert len(stops) == 1
    stops[0].setFocus()
    seen = []
    for _step in range(4):
        focused = QApplication.focusWidget()
        assert focused is not None
        seen.append(QAccessible.queryAccessibleInterface(focused).text(QAccessible.Text.Name))
        qtbot.keyClick(focused, Qt.Key.Key_Right)
    assert len(set(seen)) == 4
    chosen: list[str] = []
    picture.chosen.connect(chosen.append)
    focused = QApplication.focusWidget()
    assert focused is not None
    qtbot.keyClick(focused, Qt.Key.Key_Space)
    assert len(chosen) == 1


def test_a_screen_reader_that_presses_a_bar_takes_its_entry_in_hand(qtbot: QtBot) -> None:
    """A bar offers to be pressed and nothing else: one that could be toggled would be offered that
    first, which asks for nothing.
    """
    picture = drawn(qtbot)
    bar = picture.findChildren(QAbstractButton)[0]
    chosen: list[str] = []
    picture.chosen.connect(chosen.append)
    actions = QAccessible.queryAccessibleInterface(bar).actionInterface()
    assert actions.toggleAction() not in actions.actionNames()
    actions.doAction(actions.pressAction())
    qtbot.waitUntil(lambda: len(chosen) == 1)


def test_gaps_and_overlaps_are_told_in_words_too(qtbot: QtBot) -> None:
    """Not by colour alone: the picture's description says what is hatched and what is tinted."""
    picture = drawn(qtbot)
    gap = "Gap of 8 months, Jul 2018 to Feb 2019."
    overlap = "Two jobs overlap for 16 months, Jan 2017 to Apr 2018."
    assert picture.accessibleDescription() == f"{gap} {overlap}"
    assert picture.summary(most=2) == f"{gap} {overlap}"
    assert picture.summary(most=1) == f"{gap} 1 more is in the picture.", "no wall of words"


@pytest.mark.parametrize("appearance", ["light", "dark"])
def test_a_gap_is_drawn_and_the_picture_follows_the_theme(qtbot: QtBot, appearance: str) -> None:
    """Light and dark: the hatching of the gap differs from the ground it stands on."""
    themes.theme().set(appearance=appearance)
    picture = drawn(qtbot)
    image = picture.grab().toImage()
    bars = {
        bar.accessibleName().split(",")[0]: bar.geometry()
        for bar in picture.findChildren(QAbstractButton)
    }
    left, right = bars["Nurse on call"].right() + 4, bars["Shift lead"].left() - 4
    y = bars["Shift lead"].center().y()
    colours = {image.pixelColor(x, y).name() for x in range(left, right)}
    assert len(colours) > 1
