"""Pages as pictures, one below the other, fitted to the width."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QWidget

from interview_app.i18n import _
from interview_app.ui.boxes import vbox
from interview_app.ui.theme import GRID

_WIDEST = 820
"""A page is shown no wider than this, in pixels: beyond it nothing gets clearer."""


class PageStrip(QScrollArea):
    """Pages one below the other, fitted to the width."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(_("Pages"))
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inside = QWidget()
        self._column = vbox(inside, 2 * GRID, 2 * GRID)
        self._column.addStretch(1)
        self.setWidget(inside)
        # White pages need a ground that is not white.
        self.viewport().setAutoFillBackground(False)
        inside.setAutoFillBackground(False)
        self._pictures: list[QPixmap] = []
        self._labels: list[QLabel] = []
        self.viewport().installEventFilter(self)

    def show_pages(self, pages: tuple[bytes, ...]) -> None:
        """Show these PNG pictures; the place in view stays."""
        for label in self._labels:
            self._column.removeWidget(label)
            label.hide()
            label.deleteLater()
        self._pictures, self._labels = [], []
        for number, png in enumerate(pages, start=1):
            picture = QPixmap()
            picture.loadFromData(png, "PNG")
            label = QLabel()
            label.setAccessibleName(_("Page {page} as it will print").format(page=number))
            if picture.isNull():
                label.setText(_("This page cannot be shown."))
            self._pictures.append(picture)
            self._labels.append(label)
            self._column.insertWidget(
                self._column.count() - 1, label, 0, Qt.AlignmentFlag.AlignHCenter
            )
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The width changed."""
        if event.type() is QEvent.Type.Resize:
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        width = min(_WIDEST, self.viewport().width() - 4 * GRID)
        ratio = self.devicePixelRatioF()
        for picture, label in zip(self._pictures, self._labels, strict=True):
            if not picture.isNull() and width > 0:
                fitted = picture.scaledToWidth(
                    round(width * ratio), Qt.TransformationMode.SmoothTransformation
                )
                fitted.setDevicePixelRatio(ratio)
                label.setPixmap(fitted)
