"""Every approved fact that is not on the page, grouped by the reason, with the way back where there
is one.
"""

from collections.abc import Iterable, Iterator

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QBrush
from PySide6.QtWidgets import QListWidgetItem, QWidget

from interview_app.domain.card_making import is_made
from interview_app.domain.tailoring import Trim, TrimKind
from interview_app.i18n import N_, _, ngettext
from interview_app.messages.tailoring.facts import RunShown
from interview_app.messages.tailoring.wishes import AnyLanguageChosen, TrimUndone
from interview_app.ui.controls import Button, DoingButton, Hint, Label
from interview_app.ui.controls.wrapped_lines import WordList, key_of
from interview_app.ui.look.boxes import fill, vbox
from interview_app.ui.look.theme import GRID, Type, theme
from interview_app.ui.look.window_plan import EntryWanted
from interview_app.ui.resumes.page_rows import entry_of

REASONS: dict[TrimKind, str] = {
    "refused": N_("Not in what you approved"),
    "changed": N_("Changed since you approved it"),
    "gone": N_("Deleted"),
    "contradicts": N_("Another line says otherwise"),
    "taken_out": N_("You took it out"),
    "section_out": N_("Its section is left out"),
    "page_limit": N_("No room on the page"),
    "no_room": N_("No room in its entry"),
    "other_language": N_("In another language"),
    "another_wording": N_("Another wording is used"),
    "not_chosen": N_("Its entry is not on the page"),
    "no_line": N_("No line yet"),
    "": N_("Left out"),
}
"""What the reasons are called over several lines, in the order in which they are listed: first what
the person may want to do something about.
"""
_COMES_BACK = frozenset(("", "page_limit", "no_room", "taken_out", "contradicts"))
"""What can be put back by itself."""


class LeftOut(QWidget):
    """`wish` carries a `TrimUndone`, an `AnyLanguageChosen` or an `EntryWanted`."""

    wish = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._run_id = ""
        self._trims: tuple[Trim, ...] = ()
        self._entries: dict[str, str] = {}
        """The entry that each card belongs to that was read in a document and has no line."""
        self.list = WordList(_("Left out"))
        self.list.setVerticalScrollMode(WordList.ScrollMode.ScrollPerPixel)
        theme().follow(self._fit)
        self.put_back = DoingButton(_("Put back"), icon="undo", on_click=self._put_back)
        self._unseen = Hint(_("Confirm it in your jobs and save: then it has its line."))
        self.look = Button(_("Look at it there"), on_click=self._go_there)
        self._foreign = Hint()
        self.any_language = DoingButton(
            _("Print them too"),
            name=_("Print lines of other languages too"),
            on_click=lambda: self.wish.emit(AnyLanguageChosen(run_id=self._run_id)),
        )
        self._contact = Hint()
        self._none = Label(_("Nothing was left out."), Type.BODY, "secondary", wrap=True)
        title, top = Label(_("Left out"), Type.BODY_STRONG), Qt.AlignmentFlag.AlignTop
        column = fill(
            vbox(self, 0, GRID), title, (self._none, 0, top), (self.list, 1), self.put_back
        )
        fill(column, self._unseen, self.look, self._contact, self._foreign, self.any_language)
        self.list.itemActivated.connect(lambda _item: self._act())
        self.list.currentItemChanged.connect(lambda _now, _before: self._offer())
        theme().changed.connect(self._fill)

    def _fit(self) -> None:
        self.list.setMinimumHeight(theme().px(160))

    def show_run(self, run: RunShown, *, entry: str | None = None) -> None:
        """Show what a run leaves out, of one entry where one is given; nothing is built anew where
        nothing changed.
        """
        waiting = {one.line_id for one in run.waiting}
        trims = tuple(
            one
            for one in run.blackboard.trims
            if entry is None or (entry_of(one, run) == entry and one.line_id not in waiting)
        )
        self._entries = {
            one.card_id: entry_of(one, run)
            for one in trims
            if one.kind == "no_line" and one.card_id and is_made(one.card_id)
        }
        same = (self._run_id, self._trims) == (run.run_id, trims)
        self._run_id, self._trims = run.run_id, trims
        hidden = [one.text for one in run.contact if one.key in run.hidden_contact]
        self._contact.setVisible(entry is None and bool(hidden))
        words = _("Of your contact: {lines}. You can show it again under Look.")
        self._contact.setText(words.format(lines=" · ".join(hidden)))
        if not same or not trims:
            self._fill()
        self._none.setVisible(not trims and self._contact.isHidden())

    def _fill(self) -> None:
        at = max(0, self.list.currentRow())
        self.list.clear()
        for words, trim in _rows(self._trims):
            _dress(self.list.add(words, trim), heading=trim is None)
        there = bool(self._trims)
        self._none.setVisible(not there)
        self.list.setVisible(there)
        foreign = sum(one.kind == "other_language" for one in self._trims)
        words = ngettext(
            "{n} line is in another language than this résumé.",
            "{n} lines are in another language than this résumé.",
            max(foreign, 1),
        )
        self._foreign.setText(words.format(n=foreign))
        for widget in (self._foreign, self.any_language):
            widget.setVisible(bool(foreign))
        self.put_back.setVisible(any(one.kind in _COMES_BACK for one in self._trims))
        rows = [row for row, one in enumerate(self.list.items_in_order()) if key_of(one)]
        if rows:
            self.list.setCurrentRow(next((row for row in rows if row >= at), rows[-1]))
        self._offer()

    def _in_hand(self) -> Trim | None:
        trim = key_of(self.list.currentItem())
        return trim if isinstance(trim, Trim) else None

    def _offer(self) -> None:
        trim = self._in_hand()
        self.put_back.setEnabled(trim is not None and trim.kind in _COMES_BACK)
        for widget in (self._unseen, self.look):
            widget.setVisible(bool(self._entry()))

    def _entry(self) -> str:
        """The entry in whose form the one in hand is looked at; "" where there is none."""
        trim = self._in_hand()
        return self._entries.get(trim.card_id or "", "") if trim is not None else ""

    def _go_there(self) -> None:
        self.wish.emit(EntryWanted(entry=self._entry()))

    def _act(self) -> None:
        if self._entry():
            self._go_there()
        else:
            self._put_back()

    def _put_back(self) -> None:
        trim = self._in_hand()
        if trim is not None and trim.kind in _COMES_BACK:
            # What had no place on the page is named by its line.
            id = trim.bullet_id or trim.line_id or ""
            self.wish.emit(TrimUndone(run_id=self._run_id, bullet_id=id))


def _rows(trims: Iterable[Trim]) -> Iterator[tuple[str, Trim | None]]:
    """Headings (without a trim) and lines. A reason that all lines of a group have is its heading;
    else each says its own.
    """
    by_kind: dict[str, list[Trim]] = {}
    for trim in trims:
        by_kind.setdefault(trim.kind, []).append(trim)
    for kind, title in REASONS.items():
        found = by_kind.get(kind, [])
        reasons = {one.reason for one in found}
        if found:
            yield (next(iter(reasons)) if len(reasons) == 1 else _(title)), None
        for one in found:
            words = [one.text]
            if one.replaced_by:
                words.append(_("Instead: {text}").format(text=one.replaced_by))
            if len(reasons) > 1:
                words.append(one.reason)
            yield "\n".join(words), one


def _dress(item: QListWidgetItem, *, heading: bool) -> None:
    item.setFont(theme().font(Type.SECTION if heading else Type.BODY))
    if heading:
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        item.setForeground(QBrush(theme().colour("secondary")))
