"""The window over a data folder, and someone who drags a row of a résumé and never lets go: run and
killed.

Usage: dragging_person.py FOLDER RUN KIND
"""

import sys

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from interview_app.app import Life
from interview_app.messages.tailoring.facts import RunsChanged
from interview_app.paths import data_folder
from interview_app.ui.resumes.room import ResumesRoom

_PATIENCE = 60_000
"""Milliseconds after which there is no page to drag on: the test fails, and does not hang."""
_AGAIN = 50
"""Milliseconds until it is looked again whether the page stands."""


def main(folder: str, run_id: str, kind: str) -> None:
    app = QApplication([])
    life = Life(app, data_folder(folder))
    life.begin()
    QTimer.singleShot(0, life.window, lambda: _open(life, run_id, kind))
    QTimer.singleShot(_PATIENCE, app, lambda: app.exit(1))
    app.exec()


def _open(life: Life, run_id: str, kind: str) -> None:
    assert life.shell is not None
    life.bridge.on(RunsChanged, lambda _told: _show(life, run_id, kind))
    life.shell.parts.pages.show("resumes")


def _show(life: Life, run_id: str, kind: str) -> None:
    (room,) = life.window.findChildren(ResumesRoom)
    room.show_part(run_id)
    _drag(room, kind)


def _drag(room: ResumesRoom, kind: str) -> None:
    canvas = room.view.page.canvas
    rows = [one for one in canvas.rows.rows if one.kind == kind and one.of]
    if len(rows) < 2:
        QTimer.singleShot(_AGAIN, room, lambda: _drag(room, kind))
        return
    canvas.set_zoom("page")
    start, end = (canvas.visualRect(canvas.rows.at(one.key)).center() for one in rows[:2])
    pane, left = canvas.viewport(), Qt.MouseButton.LeftButton
    QTest.mousePress(pane, left, pos=start)
    for point in (start + QPoint(0, 12), end + QPoint(0, 6)):
        move = QMouseEvent(
            QEvent.Type.MouseMove,
            QPointF(point),
            QPointF(pane.mapToGlobal(point)),
            Qt.MouseButton.NoButton,
            left,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(pane, move)
    assert canvas._drag == rows[0].key
    sys.stdout.write("dragged\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])
