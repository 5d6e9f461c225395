"""A line edited where it stands: a field laid over it. Enter keeps, Escape leaves it as it was."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QEvent, QObject, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QTextCursor
from PySide6.QtWidgets import (
    QApplication,
    QPlainTextEdit,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from interview_app.i18n import _
from interview_app.ui.controls import GrowingText
from interview_app.ui.forms.drafts import Drafts
from interview_app.ui.resumes.page_model import Index
from interview_app.ui.resumes.page_strips import Gap, letters
from interview_app.ui.resumes.page_surface import PageSurface

_FILLED = "filled"
_BESIDE, _ABOVE = 7, 4
"""Pixels of the field's own around its words, as the style sheet draws it: beside and above."""
_BASE = 0.95
"""The base line of a row below its top, in the size of its letters."""


class LineEditor(QStyledItemDelegate):
    """What is typed and not kept is a draft: a crash costs no word of it.

    Args:
        page: on whose layer the field lies.
        drafts: where a wording is kept while it is typed.
        about: what a line's draft is called.
    """

    def __init__(self, page: PageSurface, drafts: Drafts, *, about: Callable[[Index], str]) -> None:
        super().__init__(page)
        self._page, self._drafts, self._about = page, drafts, about
        self.wording = ""
        """A wording to begin with in place of the line, once."""
        self.editor: QPlainTextEdit | None = None

    def createEditor(
        self, _parent: QWidget, _option: QStyleOptionViewItem, index: Index
    ) -> QPlainTextEdit:
        """A field that grows with its words."""
        field = GrowingText(least=1, most=12, parent=self._page.layer)
        field.setAccessibleName(_("Line for your résumé"))
        field.setAccessibleDescription(str(index.data()))
        field.setPlaceholderText(_("Left empty, the line is left out."))
        field.document().setDocumentMargin(0)
        field.setProperty("look", "paper")
        about, line = self._about(index), str(index.data())
        field.textChanged.connect(lambda: self._drafts.soon(about, lambda: _draft(field, line)))
        self.editor = field
        return field

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        """The line, or the wording of it that was begun; never over what is being typed."""
        if editor.property(_FILLED) or not isinstance(editor, QPlainTextEdit):
            return
        editor.setProperty(_FILLED, True)
        left = self._drafts.of(self._about(index))
        begun = left is not None and left.content.get("line") == index.data()
        text = str(left.content["text"]) if left is not None and begun else str(index.data())
        editor.setPlainText(self.wording or text)
        self.wording = ""
        editor.moveCursor(QTextCursor.MoveOperation.End)

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        """The person kept it."""
        if isinstance(editor, QPlainTextEdit):
            self._drafts.keep()
            model.setData(model.index(index.row(), 0), editor.toPlainText())

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> None:
        """Over its line, as wide as the column: its words stand where those of the line do."""
        row = self._page.rows.row(index)
        if row is None or not row.boxes:
            return
        first, last = row.boxes[0], row.boxes[-1]
        font = letters(row, self._page.scale)
        editor.setFont(font)
        left, _top, right, _bottom = first.box
        wide = round((max(row.right, right) - left) * self._page.scale)
        editor.setFixedWidth(wide + 2 * _BESIDE)
        ascent = QFontMetricsF(editor.font()).ascent()
        above = round(ascent + _ABOVE - _BASE * font.pixelSize())
        below = editor.height() - above - option.rect.height()
        if not row.own_row:
            # It covers no other line: what is below goes down.
            self._page.make_gaps(
                Gap(page=first.page, cut=first.box[1], extra=above),
                Gap(page=last.page, cut=last.box[3], extra=below),
            )
        place = self._page.visualRect(index)
        editor.move(place.left() - _BESIDE, place.top() - above)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter keeps it, Escape does not, Tab and a click elsewhere keep it too; another window
        that comes up leaves it open.
        """
        if not isinstance(watched, QPlainTextEdit):
            return False
        if event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._key(watched, event)
        if event.type() is QEvent.Type.Resize:
            self._page.updateEditorGeometries()
        elif event.type() is QEvent.Type.FocusOut:
            window = watched.window()
            if QApplication.activeWindow() is window and not watched.isAncestorOf(
                QApplication.focusWidget() or watched.window()
            ):
                self._keep(watched)
        return False

    def _key(self, editor: QPlainTextEdit, event: QKeyEvent) -> bool:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Tab):
            self._keep(editor)
            return True
        if event.key() == Qt.Key.Key_Escape:
            # What was begun is given up: the person thought better of it.
            editor.setPlainText(editor.accessibleDescription())
            self._drafts.keep()
            self._end(editor, QStyledItemDelegate.EndEditHint.RevertModelCache)
            return True
        return False

    def _keep(self, editor: QPlainTextEdit) -> None:
        self.commitData.emit(editor)
        self._end(editor, QStyledItemDelegate.EndEditHint.NoHint)

    def _end(self, editor: QPlainTextEdit, hint: QStyledItemDelegate.EndEditHint) -> None:
        if self.editor is editor:
            self.editor = None
            self.closeEditor.emit(editor, hint)


def _draft(field: QPlainTextEdit, line: str) -> dict[str, Any] | None:
    typed = field.toPlainText()
    return {"text": typed, "line": line} if " ".join(typed.split()) not in ("", line) else None
