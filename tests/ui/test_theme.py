"""The theme: colours one can read, fonts that are there, changes that reach everybody."""

import dataclasses
import re

import pytest
from PySide6.QtCore import SIGNAL, QEvent, QObject
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import (
    QApplication,
    QLineEdit,
    QStyle,
    QStyleOptionButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from interview_app.paths import resources
from interview_app.ui.controls import Button, CheckBox, Choice, ElidedLabel, Label
from interview_app.ui.look import icons
from interview_app.ui.look.colours import DARK, LIGHT, Colours
from interview_app.ui.look.theme import Theme, Type, theme
from interview_app.ui.window.restore_dialog import RestoreDialog
from tests.contrast import READABLE, contrast

# The offscreen display tells of least sizes, pop-ups and the like that it cannot do them.
pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("This plugin does not support")]


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
def test_every_text_colour_keeps_4_5_to_1_on_what_it_stands_on(colours: Colours) -> None:
    """DESIGN 11, look: quiet greys with 4.5:1 contrast at least."""
    poor = [
        f"{text} on {ground}: {contrast(getattr(colours, text), getattr(colours, ground)):.2f}"
        for text, grounds in READABLE
        for ground in grounds
        if contrast(getattr(colours, text), getattr(colours, ground)) < 4.5
    ]
    assert not poor


def test_contrast_is_worked_out_as_wcag_says() -> None:
    """Black on white is 21:1, a colour on itself 1:1, and #767676 on white the well-known
    4.54:1.
    """
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#2b5fd9", "#2b5fd9") == pytest.approx(1)
    assert contrast("#767676", "#ffffff") == pytest.approx(4.54, abs=0.01)


def test_every_colour_is_written_as_a_colour() -> None:
    """A slip such as a missing digit would draw black."""
    for colours in (LIGHT, DARK):
        values = [value for value in dataclasses.asdict(colours).values() if isinstance(value, str)]
        assert all(re.fullmatch(r"#[0-9a-f]{6}", value) for value in values)


def test_text_is_drawn_with_the_bundled_font(theme: Theme) -> None:
    """DESIGN 2: without a bundled font pictures are not the same on two machines."""
    font = theme.font(Type.BODY)
    assert theme.family == "Inter"
    assert QFontInfo(font).family() == "Inter"
    assert QFontInfo(theme.font(Type.HEADING)).weight() == 600


def test_a_forced_appearance_and_text_size_reach_a_label_that_already_stands(
    theme: Theme, qtbot: QtBot
) -> None:
    """DESIGN 11: light and dark switch live, text grows to 200 %."""
    label = Label("About you", Type.PAGE_TITLE)
    qtbot.addWidget(label)
    small = label.sizeHint().height()
    with qtbot.waitSignal(theme.changed):
        theme.set(appearance="dark", text_size=200)
    assert label.palette().windowText().color().name() == DARK.text
    assert label.font().pixelSize() == 44
    assert label.sizeHint().height() > 1.8 * small


def test_reduced_motion_stops_every_movement(theme: Theme) -> None:
    """Motion only where it explains something, and none when it is not wanted."""
    theme.set(reduce_motion=False)
    assert theme.milliseconds(160) == 160
    theme.set(reduce_motion=True)
    assert theme.milliseconds(160) == 0


@pytest.mark.parametrize(
    "file", sorted((resources() / "icons").glob("*.svg")), ids=lambda file: file.stem
)
def test_every_icon_has_the_one_stroke_weight_and_draws_something(file: object) -> None:
    """Real icons of one stroke weight, tinted by the theme."""
    name = file.stem  # type: ignore[attr-defined]
    text = file.read_text()  # type: ignore[attr-defined]
    assert text.count("stroke-width") == 1
    assert 'stroke-width="1.5"' in text
    image = icons.pixmap(name, "bad").toImage()
    drawn = [
        image.pixelColor(x, y)
        for x in range(20)
        for y in range(20)
        if image.pixelColor(x, y).alpha() > 128
    ]
    assert drawn
    assert all(colour.red() > colour.blue() for colour in drawn)


def test_a_button_is_known_by_its_text_also_after_it_changed(qtbot: QtBot) -> None:
    """Acceptance tests find every control by its accessible name."""
    button = Button("Approve", "primary")
    qtbot.addWidget(button)
    assert button.accessibleName() == "Approve"
    button.rename("Approve with changes")
    assert (button.text(), button.accessibleName()) == (
        "Approve with changes",
        "Approve with changes",
    )


def test_a_long_name_is_cut_for_the_eye_and_whole_for_the_ear(qtbot: QtBot) -> None:
    """Long names must not break the window."""
    label = ElidedLabel("Curriculum vitae of a person with a very long name indeed.pdf")
    qtbot.addWidget(label)
    label.resize(90, 20)
    label.show()
    assert label.text().endswith("…")
    assert (
        label.accessibleName()
        == label.toolTip()
        == "Curriculum vitae of a person with a very long name indeed.pdf"
    )


def test_a_word_without_end_makes_no_column_wide(qtbot: QtBot) -> None:
    """A pasted address of 700 letters made the panel beside the conversation 4,600 pixels wide."""
    label, plain = Label("x" * 700, wrap=True), Label("x" * 700)
    for one in (label, plain):
        qtbot.addWidget(one)
        assert one.text() == "x" * 700
    assert label.minimumSizeHint().width() < 40 < 700 < plain.minimumSizeHint().width()
    assert label.heightForWidth(200) > 5 * label.heightForWidth(2000)


def test_an_open_list_shows_all_its_lines_whole(qtbot: QtBot) -> None:
    """Three names are three lines: none is cut, and there is nothing to scroll to."""
    page = QWidget()
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    choice = Choice("Appearance")
    for name in ("As the system", "Light", "Dark"):
        choice.addItem(name)
    column.addWidget(choice)
    page.resize(300, 200)
    page.show()
    QApplication.processEvents()
    choice.showPopup()
    QApplication.processEvents()
    assert choice.view().verticalScrollBar().maximum() == 0
    assert choice.view().geometry() == choice.view().window().rect(), "one frame, and no second one"
    assert (
        choice.view()
        .viewport()
        .rect()
        .contains(choice.view().visualRect(choice.model().index(2, 0)).center())
    )
    choice.hidePopup()


def test_a_list_never_pushes_its_neighbours_away(qtbot: QtBot) -> None:
    """A long name ends in …, and the mouse is told the whole of it."""
    choice = Choice("Where you did this")
    qtbot.addWidget(choice)
    name = "Universitätsklinikum der Ludwig-Maximilians-Universität München-Großhadern"
    choice.addItem(name)
    choice.addItem("Here")
    choice.resize(200, 30)
    choice.show()
    assert choice.minimumSizeHint().width() <= 200
    assert choice.toolTip() == name
    choice.setCurrentIndex(1)
    assert choice.toolTip() == ""


def test_another_text_size_dresses_no_widget_anew(theme: Theme, qtbot: QtBot) -> None:
    """Issue 26: at most 100 ms. To put a style sheet in force again, Qt polishes every widget there
    is, hidden pages too; that took ten times as long as to give them their fonts.
    """
    button = Button("Save")
    qtbot.addWidget(button)
    button.show()
    field = QLineEdit()
    qtbot.addWidget(field)
    dressed = _Dressed()
    for one in (button, field):
        one.installEventFilter(dressed)
    before = button.font().pixelSize(), button.height()
    theme.set(text_size=200)
    QApplication.processEvents()
    assert dressed.times == 0
    assert button.font().pixelSize() == 2 * before[0]
    assert button.sizeHint().height() > before[1]
    assert field.font().pixelSize() == button.font().pixelSize(), "what has no font of its own"
    theme.set(appearance="dark")
    assert dressed.times > 0


def test_a_list_made_with_large_text_is_low_again_with_small(theme: Theme, qtbot: QtBot) -> None:
    """From 200 % back to 100 % it kept the height of the large text."""
    theme.set(text_size=200)
    page = QWidget()
    qtbot.addWidget(page)
    column, choice = QVBoxLayout(page), Choice("Theme")
    choice.addItem("Clear")
    column.addWidget(choice)
    page.show()
    large = choice.height()
    theme.set(text_size=100)
    QApplication.processEvents()
    assert choice.minimumSizeHint().height() < large * 0.75


def test_a_box_to_tick_and_the_arrow_of_a_list_grow_with_the_text(
    theme: Theme, qtbot: QtBot
) -> None:
    """What one aims at is as large as its words, also when the text is large from the start."""
    theme.set(text_size=200)
    box, choice = CheckBox("Reduce motion"), Choice("Theme")
    for one in (box, choice):
        qtbot.addWidget(one)
    choice.addItem("Clear")
    box.show()
    option = QStyleOptionButton()
    box.initStyleOption(option)
    part = QStyle.SubElement.SE_CheckBoxIndicator
    assert box.style().subElementRect(part, option, box).width() >= 28
    words = choice.fontMetrics().horizontalAdvance("Clear")
    assert choice.sizeHint().width() >= words + theme.px(14) + 16
    theme.set(text_size=100)
    assert box.style().subElementRect(part, option, box).width() <= 16


class _Dressed(QObject):
    """Counts how often a widget was given another style."""

    def __init__(self) -> None:
        super().__init__()
        self.times = 0

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        self.times += event.type() is QEvent.Type.StyleChange
        return False


def test_qt_is_told_of_what_goes_after_a_window_was_put_together(theme: Theme) -> None:
    """Else it would dress at the next change of the theme what is no more, and fall."""
    field = QLineEdit()  # asks for its style when it is made
    noted = field.receivers(SIGNAL("destroyed(QObject*)"))
    assert noted
    with theme.undressed():
        pass
    assert field.receivers(SIGNAL("destroyed(QObject*)")) == noted


def test_a_dialog_is_no_larger_than_its_screen(qtbot: QtBot) -> None:
    """Issue 26: at 200 % the buttons of one stood below the edge of a small screen."""
    theme().set(text_size=200)
    dialog = RestoreDialog()
    qtbot.addWidget(dialog)
    wanted = dialog.size()
    dialog.open()
    most = dialog.screen().availableSize()
    assert wanted.height() > most.height()
    assert dialog.size() == wanted.boundedTo(most)
