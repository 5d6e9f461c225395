"""Draws the app's icon from resources/app_icon/app.svg in every size a platform asks for.

    python packaging/draw_icon.py

What it writes is committed; run it again when the drawing changes.
"""

import io
import os
from pathlib import Path

from PIL import Image

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

FOLDER = Path(__file__).parent.parent / "resources" / "app_icon"
SIZES = (16, 32, 48, 64, 128, 256, 512, 1024)


def drawn(svg: bytes, size: int) -> Image.Image:
    """The drawing at `size` pixels square, on nothing."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(QByteArray(svg)).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return Image.open(io.BytesIO(bytes(buffer.data().data())))


def main() -> None:
    """Write PNGs for Linux and the window, .icns for macOS, .ico for Windows."""
    app = QGuiApplication([])
    svg = (FOLDER / "app.svg").read_bytes()
    pictures = {size: drawn(svg, size) for size in SIZES}
    for size in (64, 128, 256, 512):
        pictures[size].save(FOLDER / f"app-{size}.png", optimize=True)
    largest = pictures[1024]
    largest.save(FOLDER / "app.icns", append_images=[pictures[size] for size in SIZES[:-1]])
    largest.save(FOLDER / "app.ico", sizes=[(size, size) for size in SIZES if size <= 256])
    del app


if __name__ == "__main__":
    main()
