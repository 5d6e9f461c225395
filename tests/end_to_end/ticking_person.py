"""The window over a data folder, and someone who ticks an option and rewords a line of a résumé, one
of the page or one that waits for them: run and killed.

Usage: ticking_person.py FOLDER OPTION page|waiting WORDS
"""

import sys

from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from interview_app.app import Life
from interview_app.domain.asks import OptionAsk
from interview_app.messages.interview import AskPublished
from interview_app.messages.tailoring.facts import RunPagesShown, RunsChanged
from interview_app.paths import data_folder
from interview_app.ui.resumes.room import ResumesRoom


def main(folder: str, option: str, where: str, words: str) -> None:
    app = QApplication([])
    life = Life(app, data_folder(folder))
    life.begin()
    QTimer.singleShot(0, life.window, lambda: _listen(life, option, where, words))
    app.exec()


def _listen(life: Life, option: str, where: str, words: str) -> None:
    assert life.shell is not None

    def later(act: object) -> None:
        QTimer.singleShot(0, life.window, act)  # type: ignore[call-overload]  # a callable

    life.bridge.on(
        AskPublished,
        lambda asked: isinstance(asked.ask, OptionAsk) and later(lambda: _tick(life, option)),
    )
    life.bridge.on(
        RunsChanged, lambda told: later(lambda: _room(life).show_part(told.runs[0].run_id))
    )
    life.bridge.on(RunPagesShown, lambda _run: later(lambda: _write(_room(life), where, words)))


def _tick(life: Life, option: str) -> None:
    assert life.shell is not None
    buttons = life.window.findChildren(QAbstractButton)
    next(one for one in buttons if one.accessibleName() == option).setChecked(True)
    life.shell.parts.pages.show("resumes")


def _room(life: Life) -> ResumesRoom:
    (room,) = life.window.findChildren(ResumesRoom)
    return room


def _write(room: ResumesRoom, where: str, words: str) -> None:
    canvas, waiting = room.view.page.canvas, room.view.page.waiting
    line = next((one.key for one in canvas.rows.rows if one.kind == "line"), "")
    if canvas.delegate.editor is not None:
        return
    if not line:  # the page is drawn yet
        QTimer.singleShot(20, room, lambda: _write(room, where, words))
        return
    if where == "waiting":
        room.view.page.show_waiting()
        waiting.change_button.click()
    else:
        canvas.edit_line(line)
    assert canvas.delegate.editor is not None
    QTest.keyClicks(canvas.delegate.editor, words)


if __name__ == "__main__":
    main(*sys.argv[1:])
