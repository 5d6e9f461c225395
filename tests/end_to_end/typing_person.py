"""The window over a data folder, and someone who hands a résumé over and types into the sheet that
follows: run and killed.

Usage: typing_person.py FOLDER RESUME WORDS
"""

import os
import sys
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from interview_app.app import Life
from interview_app.domain.asks import ReviewAsk
from interview_app.messages.interview import AskPublished
from interview_app.paths import data_folder
from interview_app.ui.controls.drop_target import Drop


def main(folder: str, resume: str, words: str) -> None:
    app = QApplication([])
    life = Life(app, data_folder(folder))
    life.begin()
    QTimer.singleShot(0, life.window, lambda: _listen(life, Path(resume), words))
    app.exec()


def _listen(life: Life, resume: Path, words: str) -> None:
    assert life.shell is not None
    commands = life.shell.commands

    def answer(asked: AskPublished) -> None:
        if isinstance(asked.ask, ReviewAsk):
            QTimer.singleShot(0, life.window, lambda: _type(life, words))
        else:
            commands.offer(Drop(paths=(os.fsencode(resume),)))

    life.bridge.on(AskPublished, answer)


def _type(life: Life, words: str) -> None:
    fields = life.window.findChildren(QLineEdit)
    field = next(one for one in fields if one.accessibleName() == "Headline" and one.isVisible())
    QTest.keyClicks(field, words)


if __name__ == "__main__":
    main(*sys.argv[1:])
