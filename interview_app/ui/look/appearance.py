"""Language, theme, fonts and icons of the app as the person's settings want them."""

from pathlib import Path

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from interview_app import i18n
from interview_app.errors import SettingsError
from interview_app.settings import Settings, load
from interview_app.ui.look import icons, theme


def dress(app: QApplication, file: Path, *, resources: Path) -> tuple[Settings, str]:
    """Put language, theme, fonts and icons in force; returns the settings, or the defaults with a
    sentence.

    Args:
        app: what is dressed.
        file: the settings.
        resources: our folder of fonts, icons and translations.
    """
    problem = ""
    try:
        settings = load(file)
    except SettingsError as error:
        settings, problem = Settings(), error.sentence
    language = (
        settings.language
        if settings.language != "system"
        else QLocale.system().name().split("_")[0]
    )
    i18n.set_language(language, catalogues=resources / "translations")
    for before in app.findChildren(QTranslator):
        app.removeTranslator(before)
        before.deleteLater()
    if i18n.language() != "en":
        own_words = QTranslator(app)
        if own_words.load(
            QLocale(i18n.language()),
            "qtbase",
            "_",
            QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath),
        ):
            app.installTranslator(own_words)
    icon = QIcon()
    for picture in sorted((resources / "app_icon").glob("app-*.png")):
        icon.addFile(str(picture))
    app.setWindowIcon(icon)
    icons.use(resources / "icons")
    theme.Theme(
        app,
        fonts=resources / "fonts",
        appearance=settings.appearance,
        text_size=settings.text_size,
        reduce_motion=settings.reduce_motion,
    )
    return settings, problem
