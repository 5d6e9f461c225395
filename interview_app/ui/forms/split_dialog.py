"""Asks into which entries one is split: a line for each."""

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from interview_app.i18n import _, ngettext
from interview_app.ui.controls.titled_dialog import WordsDialog
from interview_app.ui.forms.timeline_moves import beside_name
from interview_app.ui.forms.timeline_sections import SECTION


class SplitDialog(WordsDialog):
    """Shown by `open()`. `wanted` carries the lines, at least two of them."""

    wanted = Signal(list)

    def __init__(self, parent: QWidget, key: str, lines: Iterable[str]) -> None:
        """`key`: of the section of the entry; `lines`: as it may be split."""
        words = _("One per line: Return begins a new entry.")
        if beside := beside_name(key):
            field = _(SECTION[key].labels[beside])
            told = _("What stands behind a colon goes into “{field}”.").format(field=field)
            words = f"{words} {told}"
        text = "\n".join(lines)
        super().__init__(_("Split Entry"), parent, words=words, field=_("Entries"), text=text)
        self.field.textChanged.connect(self._follow)
        self.told.connect(lambda _words: self.wanted.emit(self._lines()))
        self._follow()

    def _lines(self) -> list[str]:
        return [one for one in self.field.toPlainText().split("\n") if one.strip(" .,;")]

    def _follow(self) -> None:
        count = len(self._lines())
        words = ngettext("Make {n} Entry", "Make {n} Entries", count)
        self.confirm.rename(words.format(n=count))
        self.confirm.setEnabled(count > 1)
