"""Every approved fact that is not on the page, grouped by the reason, and what leads it there."""

from collections.abc import Iterable, Iterator

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QBrush
from PySide6.QtWidgets import QListWidgetItem, QWidget

from interview_app.domain.card_making import is_made
from interview_app.domain.frozen import frozen
from interview_app.domain.tailoring import Trim, TrimKind
from interview_app.i18n import N_, _
from interview_app.messages.tailoring.facts import NO_RUN, RunShown
from interview_app.messages.tailoring.wishes import (
    AnyLanguageChosen,
    SectionsHidden,
    TrimUndone,
    WordingBroughtBack,
)
from interview_app.ui.controls import DoingButton, Hint, Label
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
    "no_room": N_("Its entry has enough lines"),
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


@frozen
class _Way:
    """What leads to a fact's place on the page: words of the button, the wish that it sends, and
    what is to be done there.
    """

    words: str
    wish: object
    hint: str = ""


class LeftOut(QWidget):
    """`wish` carries a `TrimUndone`, an `AnyLanguageChosen`, a `SectionsHidden`, a
    `WordingBroughtBack` or an `EntryWanted`.
    """

    wish = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._run = NO_RUN
        self._trims: tuple[Trim, ...] = ()
        self.list = WordList(_("Left out"))
        self.list.setVerticalScrollMode(WordList.ScrollMode.ScrollPerPixel)
        theme().follow(self._fit)
        self._hint = Hint()
        self.act = DoingButton("", on_click=self._act)
        self._contact = Hint()
        self._none = Label(_("Nothing was left out."), Type.BODY, "secondary", wrap=True)
        title, top = Label(_("Left out"), Type.BODY_STRONG), Qt.AlignmentFlag.AlignTop
        column = fill(vbox(self, 0, GRID), title, (self._none, 0, top), (self.list, 1))
        fill(column, self._hint, self.act, self._contact)
        self.list.itemActivated.connect(lambda _item: self._act())
        self.list.currentItemChanged.connect(lambda _now, _before: self._offer())
        theme().changed.connect(self._fill)

    def _fit(self) -> None:
        self.list.setMinimumHeight(theme().px(160))

    def show_run(self, run: RunShown, *, entry: str | None = None) -> bool:
        """Show what a run leaves out, of one entry where one is given; nothing is built anew where
        nothing changed. What waits for the person stands on the page. Returns whether there is
        anything.
        """
        waiting = {one.line_id for one in run.waiting}
        trims = tuple(
            one
            for one in run.blackboard.trims
            if one.line_id not in waiting and (entry is None or entry_of(one, run) == entry)
        )
        same = (self._run.run_id, self._trims) == (run.run_id, trims)
        self._run, self._trims = run, trims
        hidden = [one.text for one in run.contact if one.key in run.hidden_contact]
        self._contact.setVisible(entry is None and bool(hidden))
        words = _("Of your contact: {lines}. You can show it again under Look.")
        self._contact.setText(words.format(lines=" · ".join(hidden)))
        if not same or not trims:
            self._fill()
        self._none.setVisible(not trims and self._contact.isHidden())
        self._offer()
        return bool(trims)

    def _fill(self) -> None:
        at = max(0, self.list.currentRow())
        self.list.clear()
        for words, trim in _rows(self._trims):
            _dress(self.list.add(words, trim), heading=trim is None)
        self.list.setVisible(bool(self._trims))
        rows = [row for row, one in enumerate(self.list.items_in_order()) if key_of(one)]
        if rows:
            self.list.setCurrentRow(next((row for row in rows if row >= at), rows[-1]))
        self._offer()

    def _way(self) -> _Way | None:
        """What leads the fact in hand to its place on the page; None where nothing does."""
        trim = key_of(self.list.currentItem())
        if not isinstance(trim, Trim):
            return None
        run, id = self._run, self._run.run_id
        if trim.kind in _COMES_BACK:
            # What had no place on the page is named by its line.
            line = trim.bullet_id or trim.line_id or ""
            return _Way(words=_("Put back"), wish=TrimUndone(run_id=id, bullet_id=line))
        if trim.kind == "other_language":
            foreign = AnyLanguageChosen(run_id=id)
            return _Way(words=_("Print lines of other languages too"), wish=foreign)
        if trim.kind == "no_line" and trim.card_id:
            return _of_card(trim.card_id, entry_of(trim, run))
        if trim.kind == "another_wording" and trim.replaced_by and trim.line_id:
            wish = WordingBroughtBack(run_id=id, line_id=trim.line_id)
            return _Way(words=_("Use this one"), wish=wish)
        hidden = _hidden_with(trim, run)
        if hidden:
            left = tuple(one for one in run.hidden_sections if one != hidden)
            return _Way(words=_("Show it again"), wish=SectionsHidden(run_id=id, sections=left))
        return None

    def _offer(self) -> None:
        way = self._way()
        self.act.setVisible(way is not None)
        self._hint.setVisible(way is not None and bool(way.hint))
        if way is not None:
            self.act.rename(way.words)
            self._hint.setText(way.hint)

    def _act(self) -> None:
        way = self._way()
        if way is not None:
            self.wish.emit(way.wish)


def _of_card(card_id: str, entry: str) -> _Way | None:
    """What gives a fact its line: a look at what was read, or the form of its story."""
    if not is_made(card_id):
        hint = _("A story is printed by its line: write one there and save.")
        return _Way(words=_("Give it a line"), wish=EntryWanted(story=card_id), hint=hint)
    hint = _("Confirm it in your jobs and save: then it has its line.")
    way = _Way(words=_("Look at it there"), wish=EntryWanted(entry=entry), hint=hint)
    return way if entry else None


def _hidden_with(trim: Trim, run: RunShown) -> str:
    """What the person left out that this line stands in, a section or an entry, by its key; "" for
    nothing.
    """
    ids = {"summary": [one.bullet_id for one in run.document.summary]}
    for part in run.document.sections:
        for entry in part.entries:
            ids[part.key_of(entry)] = [one.bullet_id for one in entry.bullets]
        # A section without lines is told by its title.
        ids[part.key] = [""] if part.title == trim.text else []
        ids[part.key] += [one.bullet_id for entry in part.entries for one in entry.bullets]
    return next((key for key in run.hidden_sections if trim.bullet_id in ids.get(key, ())), "")


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
