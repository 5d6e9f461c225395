"""Qt's own words, on the buttons and in the menus that it makes itself, are in the window's
language.
"""

from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication, QDialogButtonBox
from pytestqt.qtbot import QtBot

from interview_app import i18n
from interview_app.paths import resources
from interview_app.settings import Settings, save
from interview_app.ui.look.appearance import dress

pytestmark = pytest.mark.gui


@pytest.mark.parametrize(
    ("language", "cancel"), [("de", "Abbrechen"), ("es", "Cancelar"), ("fr", "Annuler")]
)
def test_a_button_that_qt_names_is_in_the_language_of_the_window(
    language: str, cancel: str, qapp: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    """Issue 25, item 4."""
    save(Settings(language=language), tmp_path / "settings.json")
    dress(qapp, tmp_path / "settings.json", resources=resources())
    try:
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        qtbot.addWidget(box)
        button = box.button(QDialogButtonBox.StandardButton.Cancel)
        assert button.text().replace("&", "") == cancel
    finally:
        for one in qapp.findChildren(QTranslator):
            qapp.removeTranslator(one)
        i18n.set_language("en", catalogues=resources() / "translations")
