"""How the page looks: theme, accent, font, density, paper, pages, contact, sections. Each change
shows the page anew, and is no version of the résumé.
"""

import os
from collections.abc import Mapping
from typing import Literal

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QActionGroup, QColor, QIcon, QPixmap
from PySide6.QtWidgets import (
    QFileDialog,
    QFrame,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QWidget,
)

from interview_app.i18n import N_, _
from interview_app.language.printed import word
from interview_app.messages.tailoring import (
    LookChosen,
    PhotoChosen,
    RunPagesShown,
    RunShown,
    SectionsArranged,
)
from interview_app.ui.boxes import hbox, vbox
from interview_app.ui.controls import Button, Choice, IconButton, Label
from interview_app.ui.library.page import scrolled
from interview_app.ui.resumes.contact_part import ContactPart
from interview_app.ui.resumes.page_moves import in_new_order
from interview_app.ui.selection import take_selected_in_hand
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
ACCENTS = {
    "": N_("The theme’s own"),
    "#1f5aa6": N_("Blue"),
    "#1a6b5a": N_("Green"),
    "#8a2d3c": N_("Red"),
    "#5b4a8a": N_("Violet"),
    "#3a3a3c": N_("Grey"),
    "#000000": N_("Black"),
}
FAMILIES = {
    "": N_("The theme’s own"),
    "source-sans": "Source Sans",
    "garamond": "Garamond",
    "inter": "Inter",
}
DENSITIES = (N_("Roomy"), N_("Medium"), N_("Tight"))
_KEY = Qt.ItemDataRole.UserRole


class LookView(QFrame):
    """`wish` carries a `LookChosen`, a `PhotoChosen` or a `SectionsArranged`."""

    wish = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("look", "sidebar")
        self.setAccessibleName(_("How the page looks"))
        self._run: RunShown | None = None
        self._filling = False
        self.theme_choice, self.accent = Choice(_("Theme")), Choice(_("Accent"))
        self.family, self.density = Choice(_("Font")), Choice(_("Density"))
        self.paper, self.most = Choice(_("Paper")), Choice(_("Pages at most"))
        self.sections = QListWidget()
        self.sections.setAccessibleName(_("Sections in their order"))
        self.sections.setSizeAdjustPolicy(QListWidget.SizeAdjustPolicy.AdjustToContents)
        self.sections.setMinimumHeight(theme().px(90))
        take_selected_in_hand(self.sections)
        self.up = IconButton("up", _("Move section up"), size=16)
        self.down = IconButton("down", _("Move section down"), size=16)
        self.photo_choose = Button(_("Choose…"), name=_("Choose a photo"))
        self.photo_away = Button(_("Take away"), "quiet", name=_("Take the photo away"))
        self.contact = ContactPart()
        self._fill_choices()
        self._build()
        for choice in self._choices():
            choice.currentIndexChanged.connect(self._chosen)
        self.contact.chosen.connect(self._chosen)
        self.photo_choose.clicked.connect(self._choose_photo)
        self.photo_away.clicked.connect(lambda: self._photo_chosen(b""))
        self.up.clicked.connect(lambda: self._move(-1))
        self.down.clicked.connect(lambda: self._move(1))
        self.sections.currentRowChanged.connect(lambda _row: self._offer())

    def _choices(self) -> tuple[Choice, ...]:
        return self.theme_choice, self.accent, self.family, self.density, self.paper, self.most

    def _fill_choices(self) -> None:
        for name, title in THEMES.items():
            self.theme_choice.addItem(_(title), name)
        for colour, title in ACCENTS.items():
            self.accent.addItem(_swatch(colour), _(title), colour)
        for family, title in FAMILIES.items():
            self.family.addItem(_(title), family)
        for step, title in enumerate(DENSITIES):
            self.density.addItem(_(title), step)
        for label, value in (("A4", "a4"), (_("US Letter"), "us-letter")):
            self.paper.addItem(label, value)
        for number in range(1, 11):
            self.most.addItem(str(number), number)

    def _build(self) -> None:
        inside = QWidget()
        column = vbox(inside, 0, GRID // 2)
        self._of_own: list[QWidget] = [self.accent, self.family]
        for choice in self._choices():
            label = Label(choice.accessibleName(), Type.SECONDARY, "secondary")
            column.addWidget(label)
            column.addWidget(choice)
            column.addSpacing(GRID // 2)
            if choice in (self.accent, self.family):
                self._of_own.append(label)
        self._of_own.append(self._photo_row())
        column.addWidget(self._of_own[-1])
        self.fixed = Label(
            _("This theme has its own colour and font, and no place for a photo."),
            Type.SECONDARY,
            "secondary",
            wrap=True,
        )
        column.addWidget(self.fixed)
        column.addSpacing(GRID // 2)
        column.addWidget(self.contact)
        column.addSpacing(GRID // 2)
        head = hbox()
        head.addWidget(Label(_("Sections"), Type.SECONDARY, "secondary"), 1)
        head.addWidget(self.up)
        head.addWidget(self.down)
        column.addLayout(head)
        column.addWidget(self.sections)
        words = _("You can also drag a heading on the page.")
        column.addWidget(Label(words, Type.SECONDARY, "secondary", wrap=True))
        column.addStretch(1)
        whole = vbox(self, 0)
        whole.addWidget(scrolled(inside, margins=(2 * GRID, 2 * GRID, 2 * GRID, 2 * GRID)))

    def _photo_row(self) -> QWidget:
        whole = QWidget()
        row = hbox(whole, 0)
        row.addWidget(Label(_("Photo"), Type.SECONDARY, "secondary"), 1)
        row.addWidget(self.photo_away)
        row.addWidget(self.photo_choose)
        return whole

    def _choose_photo(self) -> None:
        dialog = QFileDialog(self, _("Choose a photo"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilter(_("Photos (*.jpg *.jpeg *.png)"))
        dialog.fileSelected.connect(lambda path: self._photo_chosen(os.fsencode(path)))
        dialog.finished.connect(lambda _code: dialog.deleteLater())
        dialog.open()

    def _photo_chosen(self, path: bytes) -> None:
        if self._run is not None:
            self.wish.emit(PhotoChosen(run_id=self._run.run_id, path=path))

    def show_run(self, run: RunShown) -> None:
        """Show how a run is set."""
        self._run = run
        self._filling = True
        for choice, value in zip(
            self._choices(),
            (run.theme, run.accent, run.family, run.density, run.paper, run.max_pages),
            strict=True,
        ):
            choice.setCurrentIndex(max(0, choice.findData(value)))
        self.contact.show_run(run)
        self._filling = False
        self.photo_away.setVisible(bool(run.photo))
        for widget in self._of_own:
            widget.setVisible(run.takes_accent)
        self.fixed.setVisible(not run.takes_accent)

    def fill_menus(self, menus: Mapping[str, QMenu]) -> None:
        """Offer each choice in the menu of its name; a choice that the theme has not is greyed."""
        names = ("theme", "accent", "family", "density", "paper", "most")
        for name, choice in zip(names, self._choices(), strict=True):
            menu = menus[name]
            for old in menu.findChildren(QActionGroup):
                old.deleteLater()
            menu.clear()
            group = QActionGroup(menu)
            for at in range(choice.count()):
                action = menu.addAction(choice.itemIcon(at), choice.itemText(at))
                group.addAction(action)
                action.setCheckable(True)
                action.setChecked(at == choice.currentIndex())
                action.triggered.connect(
                    lambda _on=False, choice=choice, at=at: choice.setCurrentIndex(at)
                )
            menu.setEnabled(not choice.isHidden())

    def show_pages(self, pages: RunPagesShown) -> None:
        """Show the sections in the order in which they stand."""
        summary = ("summary", word("summary", pages.document.language))
        shown = [
            (one.key, one.title) if one is not None else summary for one in pages.document.parts
        ]
        items = [self.sections.item(at) for at in range(self.sections.count())]
        if shown == [(one.data(_KEY), one.text()) for one in items]:
            return
        item = self.sections.currentItem()
        before = item.data(_KEY) if item is not None else None
        self.sections.clear()
        for at, (key, title) in enumerate(shown):
            row = QListWidgetItem(title)
            row.setData(_KEY, key)
            self.sections.addItem(row)
            if key == before:
                self.sections.setCurrentRow(at)
        self._offer()

    def show_failure(self) -> None:
        """What was chosen could not be set: the choices say what stands."""
        if self._run is not None:
            self.show_run(self._run)

    def _offer(self) -> None:
        at, last = self.sections.currentRow(), self.sections.count() - 1
        self.up.setEnabled(at > 0)
        self.down.setEnabled(0 <= at < last)

    def _move(self, step: int) -> None:
        keys = [str(self.sections.item(at).data(_KEY)) for at in range(self.sections.count())]
        at = self.sections.currentRow()
        order = in_new_order(keys, at, at + step)
        if self._run is not None and order is not None:
            self.wish.emit(SectionsArranged(run_id=self._run.run_id, sections=order))

    def _chosen(self) -> None:
        if self._filling or self._run is None:
            return
        paper: Literal["a4", "us-letter"] = (
            "us-letter" if self.paper.currentData() == "us-letter" else "a4"
        )
        self.wish.emit(
            LookChosen(
                run_id=self._run.run_id,
                theme=str(self.theme_choice.currentData()),
                paper=paper,
                max_pages=int(self.most.currentData()),
                accent=str(self.accent.currentData()),
                family=str(self.family.currentData()),
                density=int(self.density.currentData()),
                hidden_contact=self.contact.hidden,
            )
        )


def _swatch(colour: str) -> QIcon:
    drawn = QPixmap(14, 14)
    drawn.fill(QColor(colour) if colour else Qt.GlobalColor.transparent)
    return QIcon(drawn)
