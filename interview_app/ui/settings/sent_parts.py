"""The parts of a request: a list of what is sent, and the text of the chosen part (issue 4.5)."""

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QPlainTextEdit, QTreeWidget, QTreeWidgetItem, QWidget

from interview_app.domain.model_choice import SentPart
from interview_app.domain.request_journal import Spending
from interview_app.i18n import N_, _, language, ngettext
from interview_app.ui.controls import Button, Hint
from interview_app.ui.look.boxes import fill, hbox, vbox
from interview_app.ui.look.theme import GRID, theme

SHOWN_AT_FIRST = 200_000
"""Characters of one part that are shown at once; more takes a text widget noticeable time."""
PARTS = {
    "instructions": N_("How the interviewer should behave"),
    "known": N_("What you approved so far, and how far the interview is"),
    "words": N_("What you said"),
    "replies": N_("What the model said and asked for"),
    "files": N_("What you said with a file (its kind and size, never its name)"),
    "document_text": N_("Text of your documents"),
    "results": N_("Your answers in forms and choices"),
    "tools": N_("Which forms and choices there are"),
}


ROOMY = "QTreeView::item { padding: 4px; }"


class SentParts(QWidget):
    """A list of parts over the text of the chosen one; what is very long is shown in two steps."""

    def __init__(self, parts: tuple[SentPart, ...] = ()) -> None:
        super().__init__()
        column = vbox(self, 0, GRID)
        self.list = QTreeWidget()
        self.list.setAccessibleName(_("What is sent"))
        self.list.setColumnCount(2)
        self.list.setHeaderLabels([_("What is sent"), _("How much")])
        self.list.setRootIsDecorated(False)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.setColumnWidth(0, theme().px(460))
        self.list.setStyleSheet(ROOMY)
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setAccessibleName(_("The text itself"))
        self.text.setTabChangesFocus(True)
        self._cut = Hint()
        self.whole = Button(_("Show all of it"), on_click=lambda: self._show(whole=True))
        row = fill(hbox(spacing=GRID), (self._cut, 1), self.whole)
        fill(column, (self.list, 2), (self.text, 3), row)
        self.list.currentItemChanged.connect(lambda _item, _before: self._show())
        self.show_parts(parts)

    def show_parts(self, parts: tuple[SentPart, ...]) -> None:
        """The parts of another request."""
        self.list.clear()
        for part in parts:
            item = QTreeWidgetItem(
                [_(PARTS.get(part.kind, part.kind)), size_words(part.characters)]
            )
            item.setData(0, Qt.ItemDataRole.UserRole, part.text)
            item.setData(0, Qt.ItemDataRole.AccessibleTextRole, f"{item.text(0)}, {item.text(1)}")
            self.list.addTopLevelItem(item)
        first = self.list.topLevelItem(0)
        if first is not None:
            self.list.setCurrentItem(first)
        self._show()

    def _show(self, *, whole: bool = False) -> None:
        item = self.list.currentItem()
        text = str(item.data(0, Qt.ItemDataRole.UserRole)) if item is not None else ""
        cut = len(text) > SHOWN_AT_FIRST and not whole
        self.text.setPlainText(text[:SHOWN_AT_FIRST] if cut else text)
        words = _("These are the first {n} of {all} characters.")
        self._cut.setText(
            words.format(n=number(SHOWN_AT_FIRST), all=number(len(text))) if cut else ""
        )
        self._cut.setVisible(cut)
        self.whole.setVisible(cut)


def size_words(characters: int) -> str:
    """How much of something there is."""
    return ngettext("{n} character", "{n} characters", characters).format(n=number(characters))


def number(count: int) -> str:
    """A count as people write it in the window's language."""
    return QLocale(language()).toString(count)


def dollars(amount: float, *, digits: int = 2) -> str:
    """An amount as people write it in the window's language, without a sign."""
    return QLocale(language()).toString(amount, "f", digits)


def spent_words(spending: Spending, session: float | None = None) -> str:
    """What all requests did cost, and those since the app was opened beside it."""
    if session is None:
        words = _("Spent so far: {dollars} dollars.").format(dollars=dollars(spending.dollars))
    else:
        words = _("Spent in this session: {session} dollars, so far: {dollars} dollars.").format(
            session=dollars(session), dollars=dollars(spending.dollars)
        )
    if spending.unknown:
        more = ngettext(
            "{n} request of unknown cost.", "{n} requests of unknown cost.", spending.unknown
        )
        words += " " + more.format(n=number(spending.unknown))
    return words
