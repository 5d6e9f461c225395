"""How the page looks: theme, accent, font, density, paper, pages, contact, sections. Each change
shows the page anew, and is no version of the résumé.
"""

import os
from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QActionGroup, QColor, QIcon, QPixmap
from PySide6.QtWidgets import QFrame, QMenu, QWidget

from interview_app.domain.resume import ResumeDocument
from interview_app.i18n import N_, _
from interview_app.language.printed import word
from interview_app.messages.tailoring.facts import NO_RUN, RunPagesShown, RunShown
from interview_app.messages.tailoring.wishes import (
    LookChosen,
    PhotoChosen,
    SectionsArranged,
    SectionsHidden,
)
from interview_app.ui.controls import Button, Choice, Hint, IconButton, Label
from interview_app.ui.controls.saving import choose_file
from interview_app.ui.controls.wrapped_lines import WordList, show_whole
from interview_app.ui.look import icons
from interview_app.ui.look.boxes import STRETCH, fill, flowing, hbox, vbox
from interview_app.ui.look.panes import Upright
from interview_app.ui.look.theme import GRID, Type
from interview_app.ui.resumes.page_moves import in_new_order

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
PLAIN = ("classic", "sb2nov", "engineeringresumes", "engineeringclassic", "moderncv")
"""Themes with a colour and a font of their own, and no place for a photo."""
_WITH_PHOTO = "clear"
"""The theme that is offered to who wants a photo."""
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
_PICTURE = (112, 64)
"""Width and height of a theme's picture in pixels."""
_TITLES = {
    "email": N_("Email"),
    "phone": N_("Phone"),
    "other_phone": N_("Other phone"),
    "birth": N_("Born"),
    "town": N_("City"),
    "street": N_("Street and postal code"),
}
"""What each line of the contact is called that is no website."""
DENSITIES = (N_("Roomy"), N_("Medium"), N_("Tight"))


class LookView(QFrame):
    """`wish` carries a `LookChosen`, a `PhotoChosen`, a `SectionsArranged` or a
    `SectionsHidden`.
    """

    wish = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("look", "sidebar")
        self.setAccessibleName(_("How the page looks"))
        self._run = NO_RUN
        self._page: ResumeDocument | None = None
        self._filling = False
        self.theme_choice, self.accent = Choice(_("Theme")), Choice(_("Accent"))
        self.family, self.density = Choice(_("Font")), Choice(_("Spacing"))
        self.paper, self.most = Choice(_("Paper")), Choice(_("Pages at most"))
        self._choices = {
            "theme": self.theme_choice,
            "accent": self.accent,
            "family": self.family,
            "density": self.density,
            "paper": self.paper,
            "max_pages": self.most,
        }
        self.contact = WordList(_("Contact on the page"))
        self.sections = WordList(_("Sections in their order"))
        for whole in (self.contact, self.sections):
            show_whole(whole)
        self.up = IconButton("up", _("Move section up"), size=16, on_click=lambda: self._move(-1))
        self.down = IconButton("down", _("Move section down"), size=16)
        self.photo_choose = Button(_("Choose…"), name=_("Choose a photo"))
        self.photo_away = Button(_("Remove"), "quiet", name=_("Remove the photo"))
        self.no_photo = Hint(_("This design shows no photo."))
        words = _("Use “{theme}”, with a photo").format(theme=_(THEMES[_WITH_PHOTO]))
        self.photo_theme = Button(words, on_click=self._take_theme_with_photo)
        # At a large text size the names beside the pictures need the room.
        self.theme_choice.setIconSize(QSize(*_PICTURE))
        self._fill_choices()
        self._build()
        for choice in self._choices.values():
            choice.currentIndexChanged.connect(self._chosen)
        self.contact.itemChanged.connect(lambda _item: self._chosen())
        self.photo_choose.clicked.connect(self._choose_photo)
        self.photo_away.clicked.connect(lambda: self._photo_chosen(b""))
        self.down.clicked.connect(lambda: self._move(1))
        self.sections.currentRowChanged.connect(lambda _row: self._offer())
        self.sections.itemChanged.connect(lambda _item: self._section_switched())

    def _fill_choices(self) -> None:
        for name, title in THEMES.items():
            if name == PLAIN[0]:
                self.theme_choice.add_heading(_("Own colour and font, no photo"))
            self.theme_choice.addItem(icons.photograph("themes", name), _(title), name)
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
        for choice in self._choices.values():
            label = Label(choice.accessibleName(), Type.SECONDARY, "secondary")
            fill(column, label, choice, GRID // 2)
            if choice in (self.accent, self.family):
                self._of_own.append(label)
        self.fixed = Hint(_("This theme has its own colour and font."))
        self._contact_label = Label(_("Contact on the page"), Type.SECONDARY, "secondary")
        fill(column, self.fixed, GRID // 2, self._photo_row(), GRID // 2)
        fill(column, self._contact_label, self.contact, GRID // 2)
        head = fill(
            hbox(), (Label(_("Sections"), Type.SECONDARY, "secondary"), 1), self.up, self.down
        )
        fill(column, head, self.sections)
        words = _("What has no tick is left out. You can also drag a heading on the page.")
        fill(column, Hint(words), STRETCH)
        fill(vbox(self, 0), Upright(inside, around=2 * GRID))

    def _photo_row(self) -> QWidget:
        whole = QWidget()
        label = Label(_("Photo"), Type.SECONDARY, "secondary")
        ways = flowing(self.photo_choose, self.photo_away, self.photo_theme)
        fill(vbox(whole, 0, GRID // 2), label, self.no_photo, ways)
        return whole

    def _take_theme_with_photo(self) -> None:
        self.theme_choice.setCurrentIndex(self.theme_choice.findData(_WITH_PHOTO))

    def _choose_photo(self) -> None:
        choose_file(
            self,
            _("Choose a photo"),
            _("Photos (*.jpg *.jpeg *.png)"),
            lambda path: self._photo_chosen(os.fsencode(path)),
        )

    def _photo_chosen(self, path: bytes) -> None:
        self.wish.emit(PhotoChosen(run_id=self._run.run_id, path=path))

    def show_run(self, run: RunShown) -> None:
        """Show how a run is set."""
        self._run = run
        self._filling = True
        for name, choice in self._choices.items():
            choice.setCurrentIndex(max(0, choice.findData(getattr(run, name))))
        self._filling = False
        self._show_contact(run)
        for widget in (*self._of_own, self.photo_choose):
            widget.setVisible(run.takes_accent)
        self.photo_away.setVisible(run.takes_accent and bool(run.photo))
        for widget in (self.fixed, self.no_photo, self.photo_theme):
            widget.setVisible(not run.takes_accent)
        self._show_sections()

    def fill_menus(self, menus: Mapping[str, QMenu]) -> None:
        """Offer each choice in the menu of its name; a choice that the theme has not is greyed."""
        for name, choice in self._choices.items():
            menu = menus[name]
            for old in menu.findChildren(QActionGroup):
                old.deleteLater()
            menu.clear()
            group = QActionGroup(menu)
            for at in range(choice.count()):
                action = menu.addAction(choice.itemIcon(at), choice.itemText(at))
                group.addAction(action)
                action.setCheckable(True)
                action.setEnabled(choice.itemData(at) is not None)
                action.setChecked(at == choice.currentIndex())
                action.triggered.connect(
                    lambda _on=False, choice=choice, at=at: choice.setCurrentIndex(at)
                )
            menu.setEnabled(not choice.isHidden())

    def show_pages(self, pages: RunPagesShown) -> None:
        """Show the sections in the order in which they stand."""
        self._page = pages.document
        self._show_sections()

    def _show_sections(self) -> None:
        """Those of the page in their order, then those of the draft that are not on it."""
        if self._page is None or not self._run.drafted:
            return
        on_page = dict(_titled(self._page))
        off = [one for one in _titled(self._run.document) if one[0] not in on_page]
        shown = ((*one, one[0] in on_page) for one in (*on_page.items(), *off))
        self.sections.show_ticks(shown)
        self._offer()

    def _show_contact(self, run: RunShown) -> None:
        """What of the contact stands on a page."""
        titled = [(one, _(_TITLES.get(one.key, N_("Website")))) for one in run.contact]
        self.contact.show_ticks(
            (one.key, f"{title}\n{one.text}", one.key not in run.hidden_contact)
            for one, title in titled
        )
        for part in (self._contact_label, self.contact):
            part.setVisible(bool(titled))

    def _section_switched(self) -> None:
        off = self.sections.ticked(False)
        listed = (*self.sections.ticked(), *off)
        entries = (one for one in self._run.hidden_sections if one not in listed)
        self.wish.emit(SectionsHidden(run_id=self._run.run_id, sections=(*entries, *off)))

    def allow_pages(self, most: int) -> None:
        """Choose on how many pages it stands at most."""
        self.most.setCurrentIndex(self.most.findData(most))

    def show_failure(self) -> None:
        """What was chosen could not be set: the choices say what stands."""
        if self._run is not NO_RUN:
            self.show_run(self._run)

    def _offer(self) -> None:
        at, last = self.sections.currentRow(), len(self.sections.ticked()) - 1
        self.up.setEnabled(0 < at <= last)
        self.down.setEnabled(0 <= at < last)

    def _move(self, step: int) -> None:
        keys, at = self.sections.ticked(), self.sections.currentRow()
        order = in_new_order(keys, at, at + step) if at < len(keys) else None
        if order is not None:
            self.wish.emit(SectionsArranged(run_id=self._run.run_id, sections=order))

    def _chosen(self) -> None:
        if self._filling:
            return
        chosen: dict[str, Any] = {
            name: choice.currentData() for name, choice in self._choices.items()
        }
        # What the profile does not fill any more stays as it is.
        there = {line.key for line in self._run.contact}
        gone = (one for one in self._run.hidden_contact if one not in there)
        hidden = (*gone, *self.contact.ticked(False))
        self.wish.emit(LookChosen(run_id=self._run.run_id, hidden_contact=hidden, **chosen))


def _titled(document: ResumeDocument) -> list[tuple[str, str]]:
    """Key and title of each section, in their order."""
    summary = ("summary", word("summary", document.language))
    return [(one.key, one.title) if one is not None else summary for one in document.parts]


def _swatch(colour: str) -> QIcon:
    drawn = QPixmap(14, 14)
    drawn.fill(QColor(colour) if colour else Qt.GlobalColor.transparent)
    return QIcon(drawn)
