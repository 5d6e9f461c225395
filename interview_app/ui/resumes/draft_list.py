"""The draft as the résumé reads: headings, and a line for each claim with its state."""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QBrush
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from interview_app.domain.resume import SECTION_TITLES, ResumeEntry
from interview_app.domain.tailoring import Severity, TruthViolation
from interview_app.i18n import _
from interview_app.messages.tailoring import RunShown
from interview_app.ui import icons
from interview_app.ui.resumes.words import between_words, day
from interview_app.ui.selection import take_selected_in_hand
from interview_app.ui.theme import Type, theme
from interview_app.ui.wrapped_lines import wrap_lines

_ID = Qt.ItemDataRole.UserRole


@dataclass(frozen=True, kw_only=True)
class DraftLine:
    """One line of the list; a heading has no `bullet_id`."""

    text: str
    role: Type
    bullet_id: str = ""
    icon: str = ""
    colour: str = "text"
    state: str = ""


class DraftList(QListWidget):
    """`chosen` carries the bullet id of the line in hand."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(_("Draft"))
        wrap_lines(self)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setSpacing(1)
        self._lines: tuple[DraftLine, ...] = ()
        self.currentItemChanged.connect(self._on_current)
        take_selected_in_hand(self)
        theme().changed.connect(self._fill)

    def show_run(self, run: RunShown) -> None:
        """Show the draft; the line in hand stays in hand."""
        lines = tuple(lines_of(run))
        if lines != self._lines:
            self._lines = lines
            self._fill()

    def key(self) -> str:
        """The bullet id of the line in hand, or ""."""
        item = self.currentItem()
        return str(item.data(_ID)) if item is not None else ""

    def choose(self, bullet_id: str) -> None:
        """Take a line in hand and bring it into view."""
        for at in range(self.count()):
            if self.item(at).data(_ID) == bullet_id:
                self.setCurrentRow(at)
                self.scrollToItem(self.item(at))
                return

    def _fill(self) -> None:
        before = self.key()
        place = self.verticalScrollBar().value()
        self.blockSignals(True)
        # Without a size of its own an icon grows on a display with more pixels.
        self.setIconSize(QSize(theme().px(16), theme().px(16)))
        self.clear()
        for line in self._lines:
            self.addItem(_item(line))
        self.blockSignals(False)
        keys = [line.bullet_id for line in self._lines]
        first = before if before and before in keys else next((key for key in keys if key), "")
        if first:
            self.choose(first)
        self.verticalScrollBar().setValue(place)

    def _on_current(self, now: QListWidgetItem | None, _before: QListWidgetItem | None) -> None:
        if now is not None and now.data(_ID):
            self.chosen.emit(str(now.data(_ID)))


def _item(line: DraftLine) -> QListWidgetItem:
    item = QListWidgetItem(line.text)
    item.setData(_ID, line.bullet_id)
    item.setFont(theme().font(line.role))
    item.setForeground(QBrush(theme().colour(line.colour)))
    if line.bullet_id:
        item.setIcon(
            icons.icon(line.icon, line.colour if line.colour != "text" else "good_ink", size=16)
        )
        item.setToolTip(line.state)
        item.setData(
            Qt.ItemDataRole.AccessibleTextRole,
            f"{line.text}, {line.state}" if line.state else line.text,
        )
    else:
        item.setFlags(Qt.ItemFlag.NoItemFlags)
    return item


def lines_of(run: RunShown) -> Iterator[DraftLine]:
    """The lines of a run's draft in reading order."""
    draft = run.blackboard.draft
    if draft is None:
        return
    states = States(run)
    document = draft.document
    head = document.header
    yield DraftLine(text=head.name or _("Your name is not in your profile yet"), role=Type.HEADING)
    for words in (
        head.headline,
        " · ".join(part for part in (head.email, head.phone, head.location) if part),
    ):
        if words:
            yield DraftLine(text=words, role=Type.BODY, colour="secondary")
    if document.summary:
        yield DraftLine(text=f"\n{SECTION_TITLES[document.language]['summary']}", role=Type.HEADING)
    for bullet in document.summary:
        yield states.line(bullet.bullet_id, bullet.text)
    for section in document.sections:
        yield DraftLine(text=f"\n{section.title}", role=Type.HEADING)
        for entry in section.entries:
            yield DraftLine(
                text=_entry(entry, document.language),
                role=Type.BODY_STRONG if entry.bullets else Type.BODY,
            )
            for bullet in entry.bullets:
                yield states.line(bullet.bullet_id, bullet.text)


class States:
    """What is to be said about each line of a run: refused, left out, another wording suggested,
    to be looked at, or supported.
    """

    def __init__(self, run: RunShown) -> None:
        report = run.blackboard.audit_report
        self._left_out = set(run.left_out)
        self._suggested = {old for one in run.suggestions for old in one.old}
        self._sent = {one.bullet_id: one.copy for one in run.sent_lines if one.conflicts}
        self._found: dict[str, list[TruthViolation]] = {}
        for one in report.truth_violations if report is not None else ():
            self._found.setdefault(one.bullet_id, []).append(one)

    def line(self, bullet_id: str, text: str) -> DraftLine:
        """The line with its state: the gravest counts."""
        icon, colour, state = self._state(bullet_id, text)
        return DraftLine(
            text=text, role=Type.BODY, bullet_id=bullet_id, icon=icon, colour=colour, state=state
        )

    def _state(self, bullet_id: str, text: str) -> tuple[str, str, str]:
        found = self._found.get(bullet_id, [])
        if any(one.severity is Severity.BLOCKER for one in found):
            return "warning", "bad_ink", _("not supported by your evidence")
        if bullet_id in self._left_out:
            return "minus", "secondary", _("left out for room")
        if text in self._suggested:
            return "pencil", "accent_ink", _("another wording is suggested")
        if found:
            return "info", "warn_ink", _("worth a look")
        sent = self._sent.get(bullet_id)
        if sent is not None:
            words = _("supported by your evidence; sent to {name} on {day} in other words")
            return "send", "accent_ink", words.format(name=sent.to, day=day(sent.on))
        return "check", "text", _("supported by your evidence")


def _entry(entry: ResumeEntry, language: str) -> str:
    title = ", ".join(part for part in (entry.title, entry.organization) if part)
    dates = entry.dates_text or between_words(entry.start, entry.end, language)
    rest = " · ".join(part for part in (entry.location, dates) if part)
    words = f"{title}: {entry.detail}" if entry.detail and title else title or entry.detail or ""
    # Dates and place have a line of their own: at the end of a long title they would be cut or
    # broken.
    return f"{words}\n{rest}" if rest else words
