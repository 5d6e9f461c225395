"""The parts of a request: a list of what is sent, and the text of the chosen part (issue 4.5)."""

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from interview_app.domain.model_choice import SentPart
from interview_app.domain.request_journal import Spending
from interview_app.i18n import N_, _, language, ngettext
from interview_app.ui.controls import Button, Hint
from interview_app.ui.controls.two_line_list import ListLine, TwoLineList
from interview_app.ui.look.boxes import fill, hbox, vbox
from interview_app.ui.look.theme import GRID

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


class SentParts(QWidget):
    """A list of parts over the text of the chosen one; what is very long is shown in two steps."""

    def __init__(self, parts: tuple[SentPart, ...] = ()) -> None:
        super().__init__()
        column = vbox(self, 0, GRID)
        self._parts: tuple[SentPart, ...] = ()
        self.list = TwoLineList(_("What is sent"))
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setAccessibleName(_("The text itself"))
        self.text.setTabChangesFocus(True)
        self._cut = Hint()
        self.whole = Button(_("Show all of it"), on_click=lambda: self._show(whole=True))
        row = fill(hbox(spacing=GRID), (self._cut, 1), self.whole)
        fill(column, (self.list, 1), (self.text, 1), row)
        self.list.chosen.connect(lambda _key: self._show())
        self.show_parts(parts)

    def show_parts(self, parts: tuple[SentPart, ...]) -> None:
        """The parts of another request."""
        self._parts = parts
        self.list.show_lines(tuple(_line(str(at), one) for at, one in enumerate(parts)))
        self.list.choose("0")
        self._show()

    def _show(self, *, whole: bool = False) -> None:
        key = self.list.key()
        text = self._parts[int(key)].text if key else ""
        cut = len(text) > SHOWN_AT_FIRST and not whole
        self.text.setPlainText(text[:SHOWN_AT_FIRST] if cut else text)
        words = _("These are the first {n} of {all} characters.")
        self._cut.setText(
            words.format(n=number(SHOWN_AT_FIRST), all=number(len(text))) if cut else ""
        )
        self._cut.setVisible(cut)
        self.whole.setVisible(cut)


def _line(key: str, part: SentPart) -> ListLine:
    title = _(PARTS.get(part.kind, part.kind))
    return ListLine(key=key, title=title, detail=size_words(part.characters))


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
