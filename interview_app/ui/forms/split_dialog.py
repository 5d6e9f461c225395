"""Asks into which entries one is split: a line for each."""

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from interview_app.i18n import _, ngettext
from interview_app.ui.controls import Button
from interview_app.ui.controls.titled_dialog import TitledDialog
from interview_app.ui.forms.timeline_moves import beside_name
from interview_app.ui.forms.timeline_sections import SECTION
from interview_app.ui.look.boxes import STRETCH
from interview_app.ui.look.theme import GRID, theme


class SplitDialog(TitledDialog):
    """Shown by `open()`. `wanted` carries the lines, at least two of them."""

    wanted = Signal(list)

    def __init__(self, parent: QWidget, key: str, lines: Iterable[str]) -> None:
        """`key`: of the section of the entry; `lines`: as it may be split."""
        words = _("One per line: Return begins a new entry.")
        if beside := beside_name(key):
            field = _(SECTION[key].labels[beside])
            told = _("What stands behind a colon goes into “{field}”.").format(field=field)
            words = f"{words} {told}"
        super().__init__(_("Split Entry"), parent, words=words)
        self.lines = QPlainTextEdit("\n".join(lines))
        self.lines.setAccessibleName(_("Entries"))
        self.lines.setTabChangesFocus(True)
        self.lines.setMinimumHeight(theme().px(140))
        self.lines.textChanged.connect(self._follow)
        self.column.addWidget(self.lines, 1)
        cancel = Button(_("Cancel"), on_click=self.reject)
        self.confirm = Button("", "primary", on_click=self._confirm)
        self.foot(STRETCH, cancel, self.confirm, above=GRID)
        self.resize(theme().px(460), theme().px(320))
        self._follow()
        self.lines.setFocus()

    def _told(self) -> list[str]:
        return [one for one in self.lines.toPlainText().split("\n") if one.strip(" .,;")]

    def _follow(self) -> None:
        count = len(self._told())
        words = ngettext("Make {n} Entry", "Make {n} Entries", count)
        self.confirm.rename(words.format(n=count))
        self.confirm.setEnabled(count > 1)

    def _confirm(self) -> None:
        self.accept()
        self.wanted.emit(self._told())
