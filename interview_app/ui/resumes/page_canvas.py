"""The page itself, to be read, touched and changed: each line stands where Typst set it.

A line is edited in place as any list edits; where the rows stand is the surface's to know.
"""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QApplication

from interview_app.domain.drafts import about_line
from interview_app.messages.tailoring.facts import NO_RUN, RunPagesShown, RunShown
from interview_app.ui.controls.selection import take_selected_in_hand
from interview_app.ui.forms.drafts import Drafts
from interview_app.ui.look.theme import GRID
from interview_app.ui.resumes import page_marks
from interview_app.ui.resumes.line_editor import LineEditor
from interview_app.ui.resumes.page_model import Index
from interview_app.ui.resumes.page_moves import before_which, moved
from interview_app.ui.resumes.page_rows import WAITS, PageRow, rows_of
from interview_app.ui.resumes.page_suggestions import PageSuggestions
from interview_app.ui.resumes.page_surface import PageSurface
from interview_app.ui.resumes.reworded import Reworded
from interview_app.ui.window.menu import APPROVE_KEYS


class PageCanvas(PageSurface):
    """`chosen` carries the key of the row in hand; `edited` a line and its new words; `left_out` a
    line or an entry; `moved` the kind of row and the keys in their new order; `stuck` that what is
    dragged has no other place; `asked` a row that was activated without being a line;
    `change_wanted` one whose suggestion is to be changed; `begun` a line of which another wording
    was being typed when the program ended; `menu_wanted` where on the screen the menu of the row
    in hand was asked for.
    """

    chosen = Signal(str)
    edited = Signal(str, str)
    left_out = Signal(str)
    moved = Signal(str, object)
    stuck = Signal()
    asked = Signal(str)
    change_wanted = Signal(str)
    begun = Signal(str)
    menu_wanted = Signal(QPoint)

    def __init__(self, drafts: Drafts) -> None:
        super().__init__()
        self._drafts, self._run = drafts, NO_RUN
        self._pressed = QPoint(-1, -1)
        self._asked_for, self.coming = "", False
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.delegate = LineEditor(self, drafts, about=self.about)
        self.setItemDelegate(self.delegate)
        self.delegate.closeEditor.connect(lambda: self.make_gaps())
        self.suggestions = PageSuggestions(self)
        self.reworded = Reworded()
        self.suggestions.changed.connect(self.refill)
        self.rows.edited.connect(self.edited)
        take_selected_in_hand(self)

    # what is shown

    def about(self, index: Index) -> str:
        """What the draft of a line's wording is called."""
        row = self.rows.row(index)
        return self._about(row) if row is not None else ""

    def show_run(self, run: RunShown) -> None:
        """What is to be said about the lines; another résumé's pages come by `show_pages`."""
        other, self._run = run.run_id != self._run.run_id, run
        if other:
            self._drafts.keep()
            self._pages = None
            self._tiles.show(())
            self.reworded.forget()
            self.rows.show(())
        self.refill()

    def show_pages(self, pages: RunPagesShown) -> None:
        """The pages anew; the old ones stand until what is in view is drawn."""
        if pages.run_id == self._run.run_id:
            bands = self._in_view(len(pages.pages))
            self._tiles.show_drawn(pages.pages, bands, partial(self._stand, pages))

    def _stand(self, pages: RunPagesShown) -> None:
        first, in_hand = self._pages is None, self._same_line(self.key(), pages)
        self._pages = pages
        self.refill(in_hand)
        begun = [one.key for one in self.rows.rows if self._left_open(one)] if first else []
        if begun:
            self.take(begun[0])
            self.begun.emit(begun[0])

    def _same_line(self, key: str, pages: RunPagesShown) -> str:
        """The key of the same fact on the pages to come: lines are counted as they were chosen,
        and one that is worded otherwise may be chosen in another place.
        """
        told = self._pages.document.bullets() if self._pages is not None else ()
        family = next((one.family for one in told if one.bullet_id == key), None)
        there = (one for one in pages.document.bullets() if one.family == family)
        return next((one.bullet_id for one in there if family), key)

    def _about(self, row: PageRow) -> str:
        return about_line(self._run.run_id, row.key.removeprefix(WAITS))

    def _left_open(self, row: PageRow) -> bool:
        about = self._about(row)
        left = self._drafts.of(about)
        return (
            left is not None
            and self._drafts.from_before(about)
            and left.content.get("line") == row.text
        )

    def refill(self, in_hand: str | None = None) -> None:
        """The same page, with what is to be said of it now; `in_hand` is the key that the row in
        hand has by now, None for the one it had.
        """
        if self._pages is None:
            return
        key, editing = self.key(), self.delegate.editor is not None
        now = key if in_hand is None else in_hand
        typed = self.delegate.editor.toPlainText() if self.delegate.editor is not None else ""
        self._drafts.keep()
        run = self.suggestions.still_open(self._run)
        rows = self.reworded.rows(rows_of(self._pages, run), run)
        self.suggestions.show_rows(rows)
        before = [one.key for one in self.rows.rows]
        if not self.rows.show(rows, anew=now != key):
            self.delegate.editor = None
            self.take(self._asked_for or (now if now != key else self._stays(key, before)))
            if editing and self.rows.at(now).isValid():
                self.edit_line(now, typed)
            if key and not self.key():
                self.let_go()
        if self._asked_for and self.rows.at(self._asked_for).isValid():
            self.take(self._asked_for)
            self._asked_for = ""
        self._lay_out()
        if self.delegate.editor is not None:
            self.delegate.editor.raise_()

    def let_go(self) -> None:
        """No row is in hand: nobody shows any longer what there was about it."""
        self.setCurrentIndex(QModelIndex())
        self.coming = True
        self.chosen.emit("")
        self.coming = False

    def _stays(self, key: str, before: Sequence[str]) -> str:
        """The row in hand; where it went from the page, the next one that is still there."""
        behind = before[before.index(key) :] if key in before else ()
        return next((one for one in behind if self.rows.at(one).isValid()), key)

    def take(self, key: str) -> None:
        """Take a row in hand and bring it into view; later, when it is not there yet."""
        index = self.rows.at(key)
        if index.isValid():
            self.setCurrentIndex(index)
            self.scrollTo(index)
        elif key:
            self._asked_for = key

    def edit_line(self, key: str, wording: str = "") -> None:
        """Lay the field over a line, with a wording to begin with."""
        index = self.rows.at(key)
        if index.isValid() and self.rows.flags(index) & Qt.ItemFlag.ItemIsEditable:
            self.take(key)
            self.delegate.wording = wording
            self.edit(index)
            self.placed.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """A list takes its first row in hand: who only passes by with the Tab key has chosen
        none.
        """
        self.coming = True
        super().focusInEvent(event)
        self.coming = False
        self._announce()

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Another row is in hand."""
        super().currentChanged(current, previous)
        row = self.rows.row(current)
        self._announce()
        if row is not None:
            self.chosen.emit(row.key)
        self.viewport().update()

    def _announce(self) -> None:
        """Tell assistive programs which row has the focus: a list tells by where it has laid its
        rows out, and these stand where Typst set them.
        """
        if self.hasFocus() and self.currentIndex().isValid() and QAccessible.isActive():
            event = QAccessibleEvent(self, QAccessible.Event.Focus)
            event.setChild(self.currentIndex().row())
            QAccessible.updateAccessibility(event)

    # keys

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, _keys: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Row by row in reading order; by pages of the view."""
        cursor, last = QAbstractItemView.CursorAction, len(self.rows.rows) - 1
        at = self.currentIndex().row()
        steps = {
            cursor.MoveUp: -1,
            cursor.MovePrevious: -1,
            cursor.MoveLeft: -1,
            cursor.MoveDown: 1,
            cursor.MoveNext: 1,
            cursor.MoveRight: 1,
            cursor.MovePageUp: -8,
            cursor.MovePageDown: 8,
            cursor.MoveHome: -last,
            cursor.MoveEnd: last,
        }
        return self.rows.index(min(last, max(0, at + steps.get(action, 0))))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and F2 edit, Delete leaves out, Alt with an arrow moves, Control with Enter accepts
        what is suggested.
        """
        row = self.row()
        if event.key() == Qt.Key.Key_Escape and self._drag:
            self._end_drag()
        elif row is not None and self._row_key(event, row):
            event.accept()
        else:
            super().keyPressEvent(event)

    def _row_key(self, event: QKeyEvent, row: PageRow) -> bool:
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if event.modifiers() & Qt.KeyboardModifier.AltModifier and event.key() in steps:
            self.move_row(row.key, steps[Qt.Key(event.key())])
        elif self.suggestions.shown_at(row.key) is not None and _approves(event):
            self.suggestions.decide(row.key, accepted=True)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F2):
            self.open_row(row)
        elif event.key() not in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            return False
        elif row.kind in ("line", "entry"):
            self.left_out.emit(row.key)
        elif row.kind == "suggested":
            self.suggestions.decide(row.key, accepted=False)
        else:
            return False
        return True

    def open_row(self, row: PageRow) -> None:
        """Edit a line, or what is suggested in its place; of another row ask what there is."""
        if self.suggestions.shown_at(row.key) is not None:
            self.change_wanted.emit(row.key)
        elif row.kind == "line":
            self.edit_line(row.key)
        else:
            self.asked.emit(row.key)

    def move_row(self, key: str, step: int) -> None:
        """Move a line, an entry or a section by so many places."""
        found = moved(self.rows.rows, key, step=step)
        if found is not None:
            self._asked_for = ""
            self.moved.emit(*found)

    def move_section(self, step: int) -> bool:
        """Move the section that the row in hand stands in; whether there is one that moves."""
        at = self.currentIndex().row()
        before = (one for one in reversed(self.rows.rows[: at + 1]) if one.kind == "section")
        section = next(before, None)
        found = moved(self.rows.rows, section.key, step=step) if section is not None else None
        if found is not None:
            self.moved.emit(*found)
        return found is not None

    # the mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the row under the mouse in hand."""
        index = self.indexAt(event.position().toPoint())
        if event.button() is Qt.MouseButton.LeftButton and index.isValid():
            self._pressed = event.position().toPoint()
            # It may become a drag: who moves a row has not asked what there is about it.
            self._pass_by(index)
        else:
            self._pressed = QPoint(-1, -1)

    def _pass_by(self, index: QModelIndex) -> None:
        """Take a row in hand that nobody has asked about."""
        self.coming = True
        self.setCurrentIndex(index)
        self.coming = False

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the menu of the row under the mouse, by a key for that of the row in hand."""
        index, at = self.currentIndex(), event.globalPos()
        if event.reason() is QContextMenuEvent.Reason.Mouse:
            index = self.indexAt(event.pos())
            self._pass_by(index)
        elif index.isValid():
            at = self.viewport().mapToGlobal(self.visualRect(index).bottomLeft())
        if index.isValid():
            self.menu_wanted.emit(at)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Edit the line under the mouse."""
        row = self.rows.row(self.indexAt(event.position().toPoint()))
        if row is not None:
            self.open_row(row)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show what would be touched; drag what was pressed."""
        point = event.position().toPoint()
        row = self.rows.row(self.indexAt(point))
        under = row.key if row is not None else ""
        if event.buttons() & Qt.MouseButton.LeftButton and self._pressed.x() >= 0:
            self._dragged(point)
        elif under != self._under:
            self._under = under
            shape = Qt.CursorShape.PointingHandCursor if under else Qt.CursorShape.ArrowCursor
            self.viewport().setCursor(shape)
            self.viewport().setToolTip(row.state or row.text if row and row.icon else "")
            self.viewport().update()

    def viewportEvent(self, event: QEvent) -> bool:
        """The mouse is gone: nothing is touched."""
        if event.type() is QEvent.Type.Leave:
            self._under = ""
            self.viewport().update()
        return super().viewportEvent(event)

    def _dragged(self, point: QPoint) -> None:
        far = (point - self._pressed).manhattanLength() >= QApplication.startDragDistance()
        if not self._drag and far:
            self._drag = self.key()
            moves = len(page_marks.like(self.rows.rows, self._drag)) > 1
            shape = Qt.CursorShape.ClosedHandCursor if moves else Qt.CursorShape.ForbiddenCursor
            self.viewport().setCursor(shape)
            if not moves:
                self.stuck.emit()
        if self._drag:
            self._drop = self._place_for(point)
            edge = 3 * GRID
            step = (point.y() > self.viewport().height() - edge) - (point.y() < edge)
            self.verticalScrollBar().setValue(self.verticalScrollBar().value() + 2 * GRID * step)
            self.viewport().update()

    def _place_for(self, point: QPoint) -> int | None:
        """Before which of its like what is dragged would come: an index of them, or None."""
        like = page_marks.like(self.rows.rows, self._drag)
        if len(like) < 2:
            return None
        places = [(self.place(one.boxes[0]), self.place(one.boxes[-1])) for one in like]
        at = [one.key for one in like].index(self._drag)
        rows = [(first.top(), last.bottom()) for first, last in places]
        return before_which(rows, at, point.y())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Drop what was dragged."""
        drag, drop, point = self._drag, self._drop, event.position().toPoint()
        pressed = self._pressed
        self._end_drag()
        if drag and drop is not None and event.button() is Qt.MouseButton.LeftButton:
            found = moved(self.rows.rows, drag, before=drop)
            if found is not None:
                self.moved.emit(*found)
        elif not drag and pressed.x() >= 0:
            self.chosen.emit(self.key())
            if self.suggestions.words_at(self.key(), point):
                self.change_wanted.emit(self.key())

    def _end_drag(self) -> None:
        self._drag, self._drop, self._pressed = "", None, QPoint(-1, -1)
        self.viewport().setCursor(Qt.CursorShape.ArrowCursor)
        self.viewport().update()


def _approves(event: QKeyEvent) -> bool:
    keys = QKeySequence(event.keyCombination())
    return any(keys == QKeySequence(one) for one in APPROVE_KEYS)
