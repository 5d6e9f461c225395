"""Names of files that say whose they are."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QFileSystemModel, QWidget
from pytestqt.qtbot import QtBot

from interview_app import i18n
from interview_app.paths import resources
from interview_app.ui.controls.saving import choose_files, file_name


@pytest.mark.parametrize(
    ("parts", "name"),
    [
        (
            ("Marisol Okonkwo-Díaz", "Content Designer"),
            "Marisol Okonkwo-Díaz – Content Designer.pdf",
        ),
        (("Jörg Weiß", "Kranführer (m/w/d)"), "Jörg Weiß – Kranführer (m w d).pdf"),
        (("", "Staff Nurse"), "Staff Nurse.pdf"),
        (("李 明", 'C:\\x "y"?\n'), "李 明 – C x y.pdf"),
        (("A" * 300, ""), "A" * 120 + ".pdf"),
    ],
)
def test_a_file_is_called_after_the_person_and_what_it_is_for(
    parts: tuple[str, ...], name: str
) -> None:
    """Issue 26: letters kept; what no system takes in a name is left out."""
    assert file_name(*parts, suffix="pdf") == name


@pytest.mark.gui
@pytest.mark.qt_log_ignore("This plugin does not support")
def test_a_file_dialog_says_what_a_folder_is_in_the_language_of_the_window(
    qtbot: QtBot, tmp_path: Path
) -> None:
    """Qt's Spanish has no word for it, and said "Folder" and "pdf File"."""
    folder = tmp_path / "Documentos"
    (folder / "Cursos").mkdir(parents=True)
    (folder / "cv.pdf").touch()
    parent = QWidget()
    qtbot.addWidget(parent)
    i18n.set_language("es", catalogues=resources() / "translations")
    try:
        choose_files(parent, "Elegir", "*", lambda _paths: None)
        dialog = parent.findChild(QFileDialog)
        assert dialog is not None
        dialog.setDirectory(str(folder))
        model = dialog.findChild(QFileSystemModel)
        assert model is not None

        def kinds() -> list[str]:
            root = model.index(str(folder))
            rows = range(model.rowCount(root))
            return sorted(str(model.data(model.index(row, 2, root))) for row in rows)

        qtbot.waitUntil(lambda: kinds() == ["Carpeta", "PDF"])
        dialog.reject()
    finally:
        i18n.set_language("en", catalogues=resources() / "translations")
