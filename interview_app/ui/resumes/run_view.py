"""One résumé: its page, and beside it what the posting asks, what there is about the row in hand,
and the look.
"""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QStackedWidget, QWidget

from interview_app.domain.page_places import ENTRY
from interview_app.i18n import N_, _
from interview_app.messages.tailoring.facts import NO_RUN, RunPagesShown, RunProgressed, RunShown
from interview_app.messages.tailoring.wishes import DraftRequested
from interview_app.ui.controls import Button, EmptyState, Hint, Label, line
from interview_app.ui.controls.button_bar import ButtonBar
from interview_app.ui.forms.drafts import Drafts
from interview_app.ui.look.boxes import STRETCH, fill, flowing, hbox, vbox
from interview_app.ui.look.names import quoted
from interview_app.ui.look.panes import Panes, Upright
from interview_app.ui.look.theme import GRID, Type, theme
from interview_app.ui.look.window_plan import TITLES, EntryWanted
from interview_app.ui.resumes.capitals import Capitals
from interview_app.ui.resumes.demand_words import standings
from interview_app.ui.resumes.left_out import LeftOut
from interview_app.ui.resumes.line_view import LineView
from interview_app.ui.resumes.look_view import LookView
from interview_app.ui.resumes.match_view import MatchView
from interview_app.ui.resumes.page_checks import PageChecks
from interview_app.ui.resumes.page_commands import PageCommands
from interview_app.ui.resumes.page_pane import PagePane
from interview_app.ui.resumes.page_rows import MORE, WAITS, PageRow
from interview_app.ui.resumes.run_head import RunHead

_FIELDS = {"name": "basics.name", "headline": "basics.label", "contact": "basics.email"}
"""The field of the profile whose words a row has."""


class LinePane(QFrame):
    """`wish` carries what its parts wish; `line_wanted` a line to be gone to; `goes` the key of a
    line or an entry to be left out.
    """

    wish = Signal(object)
    line_wanted = Signal(str)
    goes = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("look", "sidebar")
        self.line = LineView()
        self.checks, self.capitals, self.left_out = PageChecks(), Capitals(), LeftOut()
        self._of = Label("", Type.BODY_STRONG, wrap=True)
        self._where = Hint()
        self.change = Button(_("Change it there"), on_click=self.go_to_form)
        self._key = ""
        self.remove = Button(_("Leave out"), "quiet", on_click=lambda: self.goes.emit(self._key))
        self._form: EntryWanted | None = None
        inside = QWidget()
        told = flowing(self.change, self.remove)
        parts = (self._of, self._where, told, self.checks, self.capitals, self.left_out)
        fill(vbox(inside, 0, GRID), *parts, STRETCH)
        self.stack = QStackedWidget()
        self.stack.addWidget(self.line)
        self.stack.addWidget(Upright(inside, around=2 * GRID))
        fill(vbox(self, 0), self.stack)
        self.line.wish.connect(self.wish)
        self.line.left_out.connect(self.goes)
        for part in (self.checks, self.left_out, self.capitals):
            part.wish.connect(self.wish)
        self.checks.line_wanted.connect(self.line_wanted)

    def show_row(self, run: RunShown, row: PageRow | None) -> None:
        """Show what there is about a row; without one, about the whole page."""
        if row is not None and row.kind == "line":
            self.line.show_line(run, row.key)
            self.stack.setCurrentIndex(0)
            return
        self.stack.setCurrentIndex(1)
        whole = row is None or row.key == MORE
        self._of.setText(_("The whole page") if whole or row is None else row.text)
        words = _told_of(row) if row is not None else ""
        self._form = _form_of(row) if row is not None else None
        self.change.setVisible(self._form is not None)
        self._key = row.key if row is not None else ""
        self.remove.setVisible(row is not None and row.kind == "entry")
        self._where.setVisible(bool(words))
        self._where.setText(words)
        self.checks.setVisible(whole)
        self.checks.show_run(run)
        self.capitals.show_run(run)
        self.capitals.setVisible(whole and not self.capitals.isHidden())
        entry = row.of if row is not None and row.kind == "more" else None
        if row is not None and row.kind == "entry":
            entry = row.key.partition(":")[2]
        some = self.left_out.show_run(run, entry=None if whole else entry)
        # Of one entry it is not said that nothing is left out: of others something may be.
        self.left_out.setVisible(whole or (entry is not None and some))

    def go_to_form(self) -> None:
        """Ask for the form in which the words of the row that is shown are changed."""
        if self._form is not None:
            self.wish.emit(self._form)


def _told_of(row: PageRow) -> str:
    """What is said about a row that is no line, "" for nothing."""
    match row.kind:
        case "name" | "headline" | "contact" | "entry":
            page = TITLES["timeline" if row.kind == "entry" else "profile"]
            return _("This is changed under {page}.").format(page=quoted(_(page)))
        case "section":
            return _("You can drag a heading on the page, or move it in Look.")
        case "waits":
            return next(one.why for one in row.waiting if WAITS + one.line_id == row.key)
        case "suggested":
            quotes = (quoted(one, len(one)) for one in row.suggested[0].quotes)
            return "\n\n".join((_("Where it comes from"), *quotes))
    return ""


def _form_of(row: PageRow) -> EntryWanted | None:
    """Where the words of a row are changed that are no line."""
    if row.kind in _FIELDS:
        return EntryWanted(field=_FIELDS[row.kind])
    return EntryWanted(entry=row.key.removeprefix(ENTRY)) if row.kind == "entry" else None


_PAGE = 600
"""Pixels in which a page can be read, about 70 % of a sheet: in less the inspector folds."""
FACES = (("match", N_("Match")), ("line", N_("Line")), ("look", N_("Look")))


class FaceBar(ButtonBar):
    """What the inspector shows."""

    def __init__(self) -> None:
        buttons = {key: Button(_(title), "segment") for key, title in FACES}
        super().__init__(_("About this résumé"), buttons, Type.BODY)
        fill(hbox(self, GRID, GRID // 2), *((one, 1 + len(one.text())) for one in buttons.values()))

    def count(self, key: str, waits: int) -> None:
        """Say beside a name how much waits there."""
        button = self.buttons[key]
        title = _(dict(FACES)[key])
        button.setText(f"{title}  {waits}" if waits else title)
        button.setAccessibleDescription(str(waits) if waits else "")


class RunView(QFrame):
    """`wish` carries messages for the actor."""

    wish = Signal(object)

    def __init__(self, drafts: Drafts) -> None:
        super().__init__()
        self.setProperty("look", "page")
        self.run = NO_RUN
        self._early: dict[str, RunPagesShown] = {}
        self.head, self.bar, self.page = RunHead(), FaceBar(), PagePane(drafts)
        self.match, self.line, self.look = MatchView(drafts), LinePane(), LookView()
        self.faces: dict[str, QWidget] = {"match": self.match, "line": self.line, "look": self.look}
        self.inspector = QStackedWidget()
        for face in self.faces.values():
            self.inspector.addWidget(face)
        self.side = QFrame()
        self._beside: bool | None = None
        """Whether the inspector stands beside the page; None while the width decides."""
        self._build()
        self.head.fold.clicked.connect(lambda: self._show_side(on=self.side.isHidden()))
        theme().scaled.connect(self._fit_side)
        for part in (self.head, self.match, self.line, self.look, self.page):
            part.wish.connect(self.wish)
        self.commands = PageCommands(
            self.page.canvas,
            self.page.waiting,
            leave_out=self.page.leave_out,
            change=self._change,
            show_source=lambda: self.show_face("line"),
        )
        self.bar.chosen.connect(self._raise)
        self.page.row_chosen.connect(self._row_chosen)
        self.page.canvas.asked.connect(lambda _key: self.show_face("line"))
        for lines in (self.line, self.match):
            lines.line_wanted.connect(self.show_line)
        self.line.checks.fewer_wanted.connect(self.look.allow_pages)
        self.line.line.edit_wanted.connect(self.page.canvas.edit_line)
        self.line.goes.connect(self._leave_out)
        self.head.waiting_wanted.connect(self.page.show_waiting)
        self._raise("match")

    def _build(self) -> None:
        self.side.setProperty("look", "sidebar")
        fill(vbox(self.side, 0, 0), self.bar, line(), (self.inspector, 1))
        words = _(
            "Look at what answers each requirement and at the gaps, then write it: from "
            "what you approved and nothing else."
        )
        self.nothing = EmptyState(
            "pencil",
            _("Nothing written yet"),
            words,
            action=_("Write the draft now"),
            on_action=self._write,
        )
        self._middle = QStackedWidget()
        self._middle.addWidget(self.nothing)
        self._middle.addWidget(self.page)
        column = vbox(self, 0, 0)
        column.addWidget(self.head)
        panes = Panes(self._middle, self.side, widths=(_PAGE, 290), grow=(1, 0))
        column.addWidget(panes, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """See `_fits`."""
        super().resizeEvent(event)
        self._fit_side()

    def _fits(self) -> bool:
        """Whether the page can be read beside the inspector: it comes first."""
        room = self.width() - self.side.minimumSizeHint().width()
        return room >= _PAGE or self._middle.currentWidget() is not self.page

    def _fit_side(self) -> None:
        fits = self._fits()
        if self._beside == fits:
            self._beside = None
        self.side.setVisible(fits if self._beside is None else self._beside)

    def _show_side(self, *, on: bool) -> None:
        self._beside = on
        self._fit_side()

    def show_face(self, key: str) -> None:
        """Bring a face of the inspector up, and the inspector itself."""
        self._raise(key)
        if self.side.isHidden():
            self._show_side(on=True)

    def _raise(self, key: str) -> None:
        self.bar.choose(key)
        self.inspector.setCurrentWidget(self.faces[key])
        self._fill_face()

    def _fill_face(self) -> None:
        """Only what is seen is made anew with a run; the others when they come up."""
        if self.run is NO_RUN:
            return
        if self.inspector.currentWidget() is self.match:
            self.match.show_run(self.run)
        elif self.inspector.currentWidget() is self.line:
            self.line.show_row(self.run, self.page.canvas.row())

    def show_run(self, run: RunShown) -> None:
        """Show a run; its page comes up with its draft, and beside it the face that has something
        to answer. Otherwise the person stays where they are.
        """
        before, self.run = self.run, run
        self.page.setEnabled(True)
        other = before.run_id != run.run_id
        drafted = run.drafted
        in_hand = self.nothing.button is not None and self.nothing.button.hasFocus()
        self._middle.setCurrentIndex(1 if drafted else 0)
        shows: tuple[Callable[[RunShown], None], ...] = (
            self.head.show_run,
            self.look.show_run,
            self.page.show_run,
        )
        for show in shows:
            show(run)
        early = self._early.pop(run.run_id, None)
        if early is not None:
            self.show_pages(early)
        open_ = sum(one.is_open for one in standings(run.blackboard).values())
        self.bar.count("match", open_)
        self.bar.buttons["look"].setEnabled(drafted)
        self.bar.buttons["line"].setEnabled(drafted)
        if other:
            self._raise("line" if drafted and not open_ else "match")
        else:
            self._fill_face()
        self._fit_side()
        if drafted and in_hand:
            # The button that was pressed is gone, and the focus must not wander off.
            self.page.canvas.setFocus()

    def show_pages(self, pages: RunPagesShown) -> None:
        """The pages as they will print; those of a run that is told after them wait for it. The
        first ones are seen meanwhile.
        """
        if pages.run_id != self.run.run_id:
            self._early[pages.run_id] = pages
            if self.run is NO_RUN:
                self._middle.setCurrentWidget(self.page)
                self.page.setEnabled(False)
                self.page.show_pages(pages)
            return
        self.page.show_pages(pages)
        self.commands.follow()
        self.look.show_pages(pages)

    def show_progress(self, message: RunProgressed) -> None:
        """This run is worked on: a change of its page that is no wording waits for that."""
        self.head.show_progress(message)
        self.page.at_work = True

    def show_failure(self) -> None:
        """Something could not be kept: nothing is shown as if it were."""
        self.head.end_progress()
        self.look.show_failure()
        self.match.gap.show_failure()
        self.page.show_failure()

    def show_line(self, key: str) -> None:
        """Take a line in hand; "" for the first of those that wait."""
        if key:
            self.page.canvas.take(key)
            self.page.canvas.setFocus()
        else:
            self.page.show_waiting()

    def _change(self) -> None:
        self.show_face("line")
        self.line.go_to_form()

    def _leave_out(self, key: str) -> None:
        """By its button, where the next line would stand under the pointer: a second click would
        drop that.
        """
        self.page.leave_out(key)
        self.page.canvas.let_go()

    def _row_chosen(self, by_hand: bool) -> None:
        self.commands.follow()
        row = self.page.canvas.row()
        if by_hand and row is not None and row.kind == "more":
            self.show_face("line")  # it has nothing to show but what stands there
        elif by_hand and self.inspector.currentWidget() is not self.look:
            self._raise("line")
        else:
            # Who works on the look chooses rows to see them: its sheet stays.
            self._fill_face()

    def _write(self) -> None:
        self.wish.emit(DraftRequested(run_id=self.run.run_id))
