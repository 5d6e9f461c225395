"""What lies over the page: found by assistive programs, and in nobody's way (issue 26)."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest

from tests.ui_resumes.conftest import OTHER, Played, drafted

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]


def beside_the_page(played: Played) -> dict[str, QAccessible.Role]:
    """What an assistive program finds where the page is, by name: its rows and what lies over
    them.
    """

    def below(one: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
        for number in range(one.childCount()):
            child = one.child(number)
            if not child.state().invisible:
                yield child
                yield from below(child)

    pane = QAccessible.queryAccessibleInterface(played.room.view.page)
    return {one.text(QAccessible.Text.Name): one.role() for one in below(pane)}


def test_what_lies_over_the_page_is_in_the_tree_beside_it(with_draft: Played) -> None:
    """Issue 26: a list tells of its rows alone; a line's field, the buttons of a suggestion and the
    way back are found without the focus being there.
    """
    canvas, role = with_draft.room.view.page.canvas, QAccessible.Role
    with_draft.tell(drafted())
    there = beside_the_page(with_draft)
    assert (there["Page"], there["Accept"], there["Reject"]) == (
        role.List,
        role.Button,
        role.Button,
    )
    assert "Line for your résumé" not in there
    canvas.edit_line(OTHER)
    assert beside_the_page(with_draft)["Line for your résumé"] is role.EditableText
    field = canvas.delegate.editor
    assert field is not None
    field.setPlainText("Trained nurses")
    QTest.keyClick(field, Qt.Key.Key_Return)
    there = beside_the_page(with_draft)
    assert "Line for your résumé" not in there
    assert there["Undo"] is role.Button


def test_a_click_beside_what_lies_over_the_page_is_the_pages(with_draft: Played) -> None:
    """The layer is there only where its widgets are."""
    with_draft.tell(drafted())
    canvas = with_draft.room.view.page.canvas
    pane = with_draft.room.view.page
    spot = canvas.visualRect(canvas.rows.at(OTHER)).center()
    assert pane.childAt(canvas.viewport().mapTo(pane, spot)) is canvas.viewport()
    button = with_draft.find("Accept")
    assert pane.childAt(button.mapTo(pane, button.rect().center())) is button
