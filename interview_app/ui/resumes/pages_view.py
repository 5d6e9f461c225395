"""The pages as they will print, how they are set, and every approved fact that is not on them."""

from typing import Literal

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from interview_app.i18n import N_, _
from interview_app.messages.tailoring import LookChosen, RunPagesShown, RunShown
from interview_app.ui.controls import Choice, EmptyState, Label
from interview_app.ui.library.page import scrolled
from interview_app.ui.resumes.left_out import LeftOut
from interview_app.ui.theme import GRID, Type, theme

THEMES = {
    "clear": N_("Clear"),
    "margin": N_("Margin"),
    "book": N_("Book"),
    "classic": N_("Classic"),
    "sb2nov": N_("Academic"),
    "engineeringresumes": N_("Engineering"),
    "engineeringclassic": N_("Engineering, classic"),
    "moderncv": N_("Dates at the side"),
}
"""What each theme is called."""
_WIDEST = 820
"""A page is shown no wider than this, in pixels: beyond it nothing gets clearer."""


class PageStrip(QScrollArea):
    """Pages one below the other, fitted to the width."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(_("Pages"))
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inside = QWidget()
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(2 * GRID, 2 * GRID, 2 * GRID, 2 * GRID)
        self._column.setSpacing(2 * GRID)
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


class PagesView(QFrame):
    """`wish` carries a `LookChosen`, or what is wished of lines that were left out."""

    wish = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "page")
        self._run: RunShown | None = None
        self._filling = False
        self.theme_choice, self.paper_choice = Choice(_("Theme")), Choice(_("Paper"))
        self.most = Choice(_("Pages at most"))
        self.left_out = LeftOut()
        self.left_out.wish.connect(self.wish)
        self.strip = PageStrip()
        self._build()

    def _build(self) -> None:
        for name, title in THEMES.items():
            self.theme_choice.addItem(_(title), name)
        for label, value in (("A4", "a4"), (_("US Letter"), "us-letter")):
            self.paper_choice.addItem(label, value)
        for number in range(1, 11):
            self.most.addItem(str(number), number)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID)
        self._full = Label("", Type.BODY_STRONG, wrap=True)
        column.addWidget(self._full)
        for words, field in (
            (_("Theme"), self.theme_choice),
            (_("Paper"), self.paper_choice),
            (_("Pages at most"), self.most),
        ):
            column.addWidget(Label(words, Type.SECONDARY, "secondary"))
            column.addWidget(field)
        column.addSpacing(GRID)
        column.addWidget(self.left_out, 1)
        area = scrolled(inside, margins=(2 * GRID, 2 * GRID, 2 * GRID, 2 * GRID))
        area.setMinimumWidth(theme().px(240))
        self._controls = area
        self._empty = EmptyState("document", _("No pages yet"), _("Write the draft first."))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(area, 1)
        line = QFrame()
        line.setProperty("look", "line-upright")
        line.setFixedWidth(1)
        row.addWidget(line)
        ground = QFrame()
        ground.setProperty("look", "sidebar")
        under = QVBoxLayout(ground)
        under.setContentsMargins(0, 0, 0, 0)
        under.addWidget(self.strip)
        under.addWidget(self._empty)
        row.addWidget(ground, 3)
        self.theme_choice.currentIndexChanged.connect(self._look_chosen)
        self.paper_choice.currentIndexChanged.connect(self._look_chosen)
        self.most.currentIndexChanged.connect(self._look_chosen)

    def show_run(self, run: RunShown) -> None:
        """Show how a run is set; its pictures come by `show_pages`."""
        if self._run is None or self._run.run_id != run.run_id:
            self.strip.show_pages(())
        self._run = run
        drafted = run.blackboard.draft is not None
        self._empty.setVisible(not drafted)
        self.strip.setVisible(drafted)
        self._filling = True
        self.theme_choice.setCurrentIndex(max(0, self.theme_choice.findData(run.theme)))
        self.paper_choice.setCurrentIndex(max(0, self.paper_choice.findData(run.paper)))
        self.most.setCurrentIndex(self.most.findData(run.max_pages))
        self._filling = False
        self._full.setText(run.sentence if drafted else "")
        self._full.setVisible(drafted)
        self.left_out.show_run(run)

    def show_pages(self, shown: RunPagesShown) -> None:
        """The pictures of the pages."""
        if self._run is not None and shown.run_id == self._run.run_id:
            self.strip.show_pages(shown.pages)

    def _look_chosen(self) -> None:
        if self._filling or self._run is None or self._run.blackboard.draft is None:
            return
        paper: Literal["a4", "us-letter"] = (
            "us-letter" if self.paper_choice.currentData() == "us-letter" else "a4"
        )
        theme_name = str(self.theme_choice.currentData())
        self.wish.emit(
            LookChosen(
                run_id=self._run.run_id,
                theme=theme_name,
                paper=paper,
                max_pages=int(self.most.currentData()),
            )
        )
