"""Several entries of a section at once: what was read under the wrong heading goes where it belongs
in one step.
"""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from interview_app.ui.forms.entry_list import EntryList
from interview_app.ui.forms.split_dialog import SplitDialog
from interview_app.ui.forms.timeline_form import TimelineForm

# The offscreen display tells of least sizes, pop-ups and the like that it cannot do them.
pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("This plugin does not support")]

LICENCES = ("Forklift", "Platforms", "First aid", "Tail lift")
CHOIR = {"organization": "Choir", "position": "Treasurer"}


@pytest.fixture
def form(qtbot: QtBot) -> TimelineForm:
    """A table of licences that was read as volunteering."""
    made = TimelineForm()
    qtbot.addWidget(made)
    licences = [{"position": one, "startDate": "2017"} for one in LICENCES]
    made.load({"volunteer": [*licences, CHOIR]})
    made.resize(640, 900)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def table(form: TimelineForm) -> EntryList:
    return next(one for one in form.findChildren(EntryList) if one.isVisible())


def click(
    qtbot: QtBot,
    form: TimelineForm,
    row: int,
    modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
) -> None:
    lines = table(form)
    place = lines.visualRect(lines.model().index(row, 0)).center()
    qtbot.mouseClick(lines.viewport(), Qt.MouseButton.LeftButton, modifier, place)


def button(form: TimelineForm, name: str) -> QPushButton:
    buttons = form.findChildren(QPushButton)
    return next(one for one in buttons if one.accessibleName() == name and one.isVisible())


def menu(form: TimelineForm, name: str) -> dict[str, QAction]:
    """What a menu of the form offers, by its words."""
    found = next(
        one for one in form.findChildren(QMenu) if name in (one.title(), one.accessibleName())
    )
    return {one.text(): one for one in found.actions()}


def names(form: TimelineForm, section: str) -> list[Any]:
    return [one.get("name") or one.get("position") for one in form.raw().get(section) or ()]


def test_lines_that_are_chosen_together_move_together(qtbot: QtBot, form: TimelineForm) -> None:
    """Each took four clicks of its own: section, line, Move to, target."""
    click(qtbot, form, 0)
    click(qtbot, form, 3, Qt.KeyboardModifier.ShiftModifier)
    assert button(form, "Move 4 to").isEnabled()
    menu(form, "Move to")["Certificates and licences"].trigger()
    assert names(form, "certificates") == [*LICENCES]
    assert [one["date"] for one in form.raw()["certificates"]] == ["2017"] * 4
    assert form.raw()["volunteer"] == [CHOIR]
    assert form.section() == "certificates", "and they are on the screen"
    form.undo()
    assert names(form, "volunteer") == [*LICENCES, "Treasurer"]
    assert not names(form, "certificates")


def test_the_keys_alone_choose_several_lines(qtbot: QtBot, form: TimelineForm) -> None:
    """Those between which others stand, too."""
    lines = table(form)
    lines.setFocus()
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Space):
        qtbot.keyClick(lines, key, Qt.KeyboardModifier.ControlModifier)
    assert button(form, "Move 2 to").isEnabled()
    menu(form, "Move to")["Awards"].trigger()
    assert [one["title"] for one in form.raw()["awards"]] == ["Forklift", "First aid"]


def test_a_whole_list_goes_to_another_section(form: TimelineForm) -> None:
    """What the heading of a document was taken for is put right at once."""
    menu(form, "This Whole List Belongs In")["Certificates and licences"].trigger()
    assert names(form, "certificates") == [*LICENCES, "Treasurer"]
    assert not form.raw()["volunteer"]
    form.undo()
    assert names(form, "volunteer") == [*LICENCES, "Treasurer"]


def test_lines_that_are_chosen_together_are_deleted_together(
    qtbot: QtBot, form: TimelineForm
) -> None:
    """One step for undo; a place up or down is for one line alone."""
    click(qtbot, form, 1)
    assert button(form, "Delete").isEnabled()
    click(qtbot, form, 4, Qt.KeyboardModifier.ControlModifier)
    assert [one.isEnabled() for one in (form._view._up, form._view._down)] == [False, False]
    qtbot.keyClick(table(form), Qt.Key.Key_Delete)
    assert names(form, "volunteer") == ["Forklift", "First aid", "Tail lift"]
    form.undo()
    assert names(form, "volunteer") == [*LICENCES, "Treasurer"]


def test_to_select_all_and_delete_takes_one_entry_and_not_all(
    qtbot: QtBot, form: TimelineForm
) -> None:
    """A field was meant, and the list had the keys: every entry was gone."""
    click(qtbot, form, 1)
    qtbot.keyClick(table(form), Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(table(form), Qt.Key.Key_Backspace)
    assert names(form, "volunteer") == [LICENCES[0], *LICENCES[2:], "Treasurer"]


def test_what_is_typed_leaves_the_lines_chosen(qtbot: QtBot, form: TimelineForm) -> None:
    """And the card is that of the line which was clicked last."""
    click(qtbot, form, 0)
    click(qtbot, form, 1, Qt.KeyboardModifier.ControlModifier)
    field = form.form.rows["position"].editor.widget
    qtbot.keyClicks(field, "!")
    assert names(form, "volunteer")[:2] == ["Forklift", "!Platforms"]
    assert form._view.chosen() == [0, 1]


def split_of(form: TimelineForm) -> SplitDialog:
    """The editor that the button opens."""
    button(form, "Split…").click()
    return next(one for one in form.findChildren(SplitDialog) if one.isVisible())


def test_languages_in_one_line_become_one_each(form: TimelineForm) -> None:
    """They were one language called "Idiomas: Español nativo. Inglés: …"."""
    told = "Idiomas: Español: nativo. Inglés: me defiendo (A2). Rumano: algo, por los compañeros."
    form.load({"languages": [{"language": told}, {"language": "Luxemburgués"}]})
    dialog = split_of(form)
    assert "Fluency" in " ".join(one.text() for one in dialog.findChildren(QLabel))
    assert dialog.confirm.text() == "Make 3 Entries"
    dialog.confirm.click()
    assert form.raw()["languages"] == [
        {"language": "Español", "fluency": "nativo"},
        {"language": "Inglés", "fluency": "me defiendo (A2)"},
        {"language": "Rumano", "fluency": "algo, por los compañeros"},
        {"language": "Luxemburgués"},
    ]
    form.undo()
    assert form.raw()["languages"][0] == {"language": told}


def test_the_person_decides_where_an_entry_is_split(qtbot: QtBot, form: TimelineForm) -> None:
    """What is offered are the marks between the words; Return and Backspace say otherwise."""
    form.load({"skills": [{"label": "Excel, SAP WM", "keywords": ["PDA scanners"]}]})
    dialog = split_of(form)
    assert dialog.field.toPlainText() == "Excel\nSAP WM\nPDA scanners"
    dialog.field.setPlainText("Excel")
    assert not dialog.confirm.isEnabled()
    dialog.field.setPlainText("Excel and SAP WM;\n\n  PDA scanners.")
    dialog.confirm.click()
    assert form.raw()["skills"] == [{"label": "Excel and SAP WM"}, {"label": "PDA scanners"}]


def test_a_line_that_only_names_the_section_is_no_entry(form: TimelineForm) -> None:
    """Nor does a colon at the end of a line say anything."""
    form.load({"languages": [{"language": "Idiomas"}]})
    form.split(["Idiomas:", "", "Inglés: ", "Rumano"])
    told = [one["language"] for one in form.raw()["languages"]]
    assert told == ["Idiomas", "Inglés", "Rumano"]


def test_the_first_of_several_keeps_what_the_lines_do_not_tell(form: TimelineForm) -> None:
    """Its issuer and its date, its place in the document and its mark."""
    form.load(
        {"certificates": [{"name": "Class B; class C 2004", "issuer": "DVLA"}, {"name": "ADR"}]}
    )
    split_of(form).confirm.click()
    assert form.raw()["certificates"] == [
        {"name": "Class B", "issuer": "DVLA"},
        {"name": "class C", "date": "2004"},
        {"name": "ADR"},
    ]
    form.bar.buttons["experiences"].click()
    assert not [
        one for one in form.findChildren(QPushButton) if one.text() == "Split…" and one.isVisible()
    ]
