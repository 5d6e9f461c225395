"""The sections of the timeline as a row of buttons, each with how many entries it holds."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QButtonGroup, QPushButton, QSizePolicy, QWidget

from interview_app.i18n import _, ngettext
from interview_app.ui.controls.dressing import repolish
from interview_app.ui.forms.timeline_sections import SECTIONS
from interview_app.ui.look import icons
from interview_app.ui.look.boxes import FlowLayout
from interview_app.ui.look.theme import Type, theme


class SectionBar(QWidget):
    """Choose a section; one Tab stop, arrow keys go from one to the next. `chosen` carries the
    section's key.
    """

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(_("Sections"))
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        flow = FlowLayout(self, spacing=4)
        group = QButtonGroup(self)
        self._buttons: dict[str, QPushButton] = {}
        self._shown = ""
        self._to_check: frozenset[str] = frozenset()
        for section in SECTIONS:
            button = QPushButton()
            button.setProperty("kind", "chip")
            button.setCheckable(True)
            button.setAutoDefault(False)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.setFont(theme().font(Type.SECONDARY))
            # Not `clicked`: a screen reader may toggle a button without a click.
            button.toggled.connect(lambda on, key=section.key: self._toggled(key) if on else None)
            group.addButton(button)
            self._buttons[section.key] = button
            flow.addWidget(button)
        theme().changed.connect(self._dress)

    def show_counts(self, counts: dict[str, int], to_check: set[str]) -> None:
        """Write the number of entries beside each name, and mark sections where something asks for
        the eye.
        """
        for section in SECTIONS:
            button, count, name = self._buttons[section.key], counts[section.key], _(section.label)
            text = f"{name}  {count}" if count else name
            if button.text() != text:
                button.setText(text)
            doubtful = section.key in to_check
            told = ngettext("{section}, {n} entry", "{section}, {n} entries", count).format(
                section=name, n=count
            )
            button.setAccessibleName(told + (", " + _("something to check") if doubtful else ""))
            if button.property("empty") != (not count):
                button.setProperty("empty", not count)
                repolish(button)
        self._to_check = frozenset(to_check)
        self._dress()

    def choose(self, key: str) -> None:
        """Show a section as the one in hand."""
        self._shown = key
        self._buttons[key].setChecked(True)

    def _toggled(self, key: str) -> None:
        if key != self._shown:
            self._shown = key
            self.chosen.emit(key)

    def _dress(self) -> None:
        for key, button in self._buttons.items():
            button.setFont(theme().font(Type.SECONDARY))
            if key in self._to_check:
                button.setIcon(icons.icon("eye", "warn_ink", size=14))
            elif not button.icon().isNull():
                # The room of the sign stays: nothing moves under the mouse that settled it.
                blank = QPixmap(button.iconSize())
                blank.fill(Qt.GlobalColor.transparent)
                button.setIcon(QIcon(blank))
