"""Our icons: one stroke weight, drawn as SVG in `resources/icons`, tinted from the theme and sharp
at any scale.
"""

from functools import lru_cache
from pathlib import Path
from string import Template

from PySide6.QtCore import QByteArray, QDir, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication, QLabel

from interview_app.errors import Bug
from interview_app.i18n import language
from interview_app.ui.look.theme import theme

SIZE = 20
"""The side of an icon in pixels at 100 % text size."""

_MIRRORED = {"left": "right", "right": "left", "sidebar": "inspector", "inspector": "sidebar"}

_folder: Path | None = None


def use(folder: Path) -> None:
    """Take icons from this folder (`resources/icons`)."""
    global _folder
    if folder == _folder:
        return
    _folder = folder
    QDir.setSearchPaths("icons", [str(folder)])  # for the style sheet
    _source.cache_clear()
    _drawn.cache_clear()


def names() -> tuple[str, ...]:
    """Every icon there is."""
    return tuple(sorted(file.stem for file in _in_force().glob("*.svg")))


def photograph(kind: str, name: str) -> QIcon:
    """A picture of this kind in colours of its own: with words of the window's language where there
    is one, else English ones.
    """
    folders = (_in_force() / kind / code for code in (language(), "en"))
    folder = next(one for one in folders if one.is_dir())
    return QIcon(str(folder / f"{name}.png"))


def scene(name: str) -> str:
    """A drawing of more than one colour as SVG in those of the theme, "" where there is none."""
    drawing = f"scenes/{name}"
    there = (_in_force() / f"{drawing}.svg").is_file()
    return Template(_source(drawing)).substitute(vars(theme().colours)) if there else ""


def mirrored(name: str) -> str:
    """The icon that says the same in a language that runs from the right: arrows and sides change
    places.
    """
    return _MIRRORED.get(name, name)


def pixmap(name: str, colour: str, *, size: int = SIZE) -> QPixmap:
    """An icon in a colour role of the theme; `size` is its side in pixels at 100 % text size."""
    return drawn(name, theme().colour(colour).name(), size=size)


def drawn(name: str, colour: str, *, size: int = SIZE) -> QPixmap:
    """An icon in a colour of its own (`#rrggbb`), for a ground that is no part of the theme."""
    app = QApplication.instance()
    ratio = app.devicePixelRatio() if isinstance(app, QApplication) else 1.0
    return _drawn(name, colour, theme().px(size), ratio)


def icon(
    name: str, colour: str = "secondary", *, size: int = SIZE, active: str | None = None
) -> QIcon:
    """A `QIcon`, with its disabled form; `active` is the colour when it is checked."""
    made = QIcon(pixmap(name, colour, size=size))
    made.addPixmap(pixmap(name, "disabled", size=size), QIcon.Mode.Disabled)
    if active is not None:
        made.addPixmap(pixmap(name, active, size=size), QIcon.Mode.Normal, QIcon.State.On)
    return made


class IconLabel(QLabel):
    """An icon that stands by itself and follows the theme; it decorates, so it has no name of its
    own.
    """

    def __init__(self, name: str, colour: str = "secondary", *, size: int = SIZE) -> None:
        super().__init__()
        self._name, self._colour, self._size = name, colour, size
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        theme().follow(self.draw)

    def show_icon(self, name: str, colour: str) -> None:
        """Show another icon or another colour."""
        self._name, self._colour = name, colour
        self.draw()

    def draw(self) -> None:
        """Draw anew in the colours in force."""
        self.setPixmap(pixmap(self._name, self._colour, size=self._size))
        self.setFixedSize(QSize(theme().px(self._size), theme().px(self._size)))


def _in_force() -> Path:
    if _folder is None:
        raise Bug("icons are asked for before their folder is known")
    return _folder


@lru_cache(maxsize=128)
def _source(name: str) -> str:
    file = _in_force() / f"{name}.svg"
    if not file.is_file():
        raise Bug(f"there is no icon {name}")
    return file.read_text(encoding="utf-8")


@lru_cache(maxsize=512)
def _drawn(name: str, colour: str, side: int, ratio: float) -> QPixmap:
    drawing = QPixmap(QSize(round(side * ratio), round(side * ratio)))
    drawing.setDevicePixelRatio(ratio)
    drawing.fill(Qt.GlobalColor.transparent)
    renderer = QSvgRenderer(QByteArray(_source(name).replace("currentColor", colour).encode()))
    painter = QPainter(drawing)
    renderer.render(painter, QRectF(0, 0, side, side))
    painter.end()
    return drawing
