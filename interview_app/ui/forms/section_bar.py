"""The sections of the timeline as a row of buttons, each with how many entries it holds."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QSizePolicy

from interview_app.i18n import _, ngettext
from interview_app.ui.controls import Button
from interview_app.ui.controls.button_bar import ButtonBar
from interview_app.ui.controls.dressing import repolish
from interview_app.ui.forms.timeline_sections import SECTIONS
from interview_app.ui.look import icons
from interview_app.ui.look.boxes import FlowLayout, fill
from interview_app.ui.look.theme import Type


class SectionBar(ButtonBar):
    """Choose a section, by its key."""

    def __init__(self) -> None:
        self._to_check: frozenset[str] = frozenset()
        buttons = {section.key: Button("", "chip") for section in SECTIONS}
        super().__init__(_("Sections"), buttons, Type.SECONDARY)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        fill(FlowLayout(self, spacing=4), *buttons.values())
        for button in buttons.values():
            # What is clicked has the focus, and keeps its place when what follows is lower.
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_counts(self, counts: dict[str, int], to_check: set[str]) -> None:
        """Write the number of entries beside each name, and mark sections where something asks for
        the eye.
        """
        for section in SECTIONS:
            button, count, name = self.buttons[section.key], counts[section.key], _(section.label)
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
        self.dress()

    def dress(self) -> None:
        """With the sign of what asks for the eye."""
        super().dress()
        for key, button in self.buttons.items():
            if key in self._to_check:
                button.setIcon(icons.icon("eye", "warn_ink", size=14))
            elif not button.icon().isNull():
                # The room of the sign stays: nothing moves under the mouse that settled it.
                blank = QPixmap(button.iconSize())
                blank.fill(Qt.GlobalColor.transparent)
                button.setIcon(QIcon(blank))
