"""Editors of single values. Each gives back exactly what it was given until the person changes what
they see.

How a value is shown and how what is typed is read stands in one table, by kind.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAction,
    QFocusEvent,
    QKeyEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QCompleter, QLineEdit, QMenu, QWidget

from interview_app.domain.dates import PRESENT, is_date
from interview_app.i18n import _
from interview_app.ui.controls import Choice, GrowingText, IconButton, LineField
from interview_app.ui.forms.countries import country_code, country_name, country_names
from interview_app.ui.forms.spec import FieldSpec, Kind
from interview_app.ui.forms.typed_dates import read_date, read_span, shown_date, shown_span, span_in
from interview_app.ui.look import icons
from interview_app.ui.look.theme import GRID

_JOINTS = {"line": " ", "text": "\n", "lines": "\n"}
"""What stands between words and others that are put behind them, by the kind of editor."""


def _words(text: str) -> str | None:
    return text.strip() or None


def _whole_number(text: str) -> int | str | None:
    """What is none comes back as text, for the check to name."""
    text = text.strip()
    return int(text) if text.isascii() and text.isdigit() else text or None


def _items(text: str) -> list[str] | None:
    return [line.strip() for line in text.split("\n") if line.strip()] or None


_SHOWN: dict[Kind, Callable[[Any], str]] = {
    "lines": lambda value: "\n".join(str(item) for item in value or ()),
    "start": shown_date,
    "end": shown_date,
    "time": shown_span,
    "country": country_name,
}
"""The words for a value; of any other kind it is its own."""
_READ: dict[Kind, Callable[[str], Any]] = {
    "number": _whole_number,
    "lines": _items,
    "start": partial(read_date, end=False),
    "end": partial(read_date, end=True),
    "time": read_span,
    "country": lambda text: country_code(text) or _words(text),
}
"""The value that typed words mean, None for none; of any other kind they are it."""


class Editor(QObject):
    """One value and the widget that edits it.

    `edited`: the person changed what is shown; `entered`: the focus came here; `left`: it went
    elsewhere. A value that was not changed comes back as it was given, even where what is shown is
    only a reading of it (list items with line breaks, a country under an odd code).
    """

    edited = Signal()
    entered = Signal()
    left = Signal()

    def __init__(self, spec: FieldSpec, widget: QWidget) -> None:
        super().__init__(widget)
        self.spec = spec
        self.widget = widget
        self._given: Any = None
        self._shown = ""
        self._filling = False
        widget.setAccessibleName(_(spec.label))
        widget.installEventFilter(self)

    def set_value(self, value: Any) -> None:
        """Show a value; `edited` is not emitted."""
        self._filling = True
        self._given = value
        self._show(self._text_of(value))
        self._shown = self._text()
        self._filling = False

    def value(self) -> Any:
        """The value as it stands now; None when empty (or "" where the field keeps blanks)."""
        text = self._text()
        if text == self._shown:
            return self._given
        read = self._read(text)
        return "" if read is None and self.spec.keep_blank else read

    def _text_of(self, value: Any) -> str:
        shown = _SHOWN.get(self.spec.kind)
        return shown(value) if shown else "" if value is None else str(value)

    def shown(self, value: Any) -> str:
        """A value in the words in which this editor shows it."""
        return self._text_of(value)

    def replace(self, value: Any) -> None:
        """Put another value in as if the person had typed it."""
        self._show(self._text_of(value))
        if self.value() != value:
            self._given, self._shown = value, self._text()
        self.edited.emit()

    def take_in(self, words: str) -> QWidget:
        """Words of a document, put in as if the person had typed them; what shows them. What
        stood there is not lost unasked: where any words may stand, they go behind it.
        """
        before = self._text().rstrip() if self.spec.kind in _JOINTS else ""
        # A name or a word that is broken at a hyphen goes on.
        joint = "" if before.endswith("-") else _JOINTS.get(self.spec.kind, "")
        self._show(joint.join(filter(None, (before, words))))
        return self.widget

    def text(self) -> str:
        """What is shown."""
        return self._text()

    def show_text(self, text: str) -> None:
        """Show these words as if the person had typed them; `edited` is not emitted."""
        self._filling = True
        self._show(text)
        self._filling = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tell when the focus comes and goes."""
        if event.type() == QEvent.Type.FocusIn:
            self.entered.emit()
        elif event.type() == QEvent.Type.FocusOut and not (
            isinstance(event, QFocusEvent) and event.reason() == Qt.FocusReason.PopupFocusReason
        ):
            self.left.emit()
        return False

    def _pop_up(self, fill: Callable[[QMenu], None], corner: QPoint) -> None:
        """A menu of what else can be done with what stands here."""
        menu = QMenu(self.widget)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        fill(menu)
        menu.popup(corner)

    def _changed(self) -> None:
        if not self._filling:
            self.edited.emit()

    def _read(self, text: str) -> Any:
        return _READ.get(self.spec.kind, _words)(text)

    def _text(self) -> str:
        raise NotImplementedError

    def _show(self, text: str) -> None:
        raise NotImplementedError


class LineEditor(Editor):
    """A line of text."""

    def __init__(self, spec: FieldSpec) -> None:
        self.line = LineField(hint=_(spec.hint) if spec.hint else "")
        self.line.setMinimumWidth(64)
        super().__init__(spec, self.line)
        self.line.textChanged.connect(self._changed)
        self.line.returnPressed.connect(self._end)

    def _end(self) -> None:
        """Return ends the editing as leaving does, and the next key writes anew."""
        self.left.emit()
        self.line.select_whole()

    def offer(self, fill: Callable[[QMenu], None]) -> None:
        """What else can be done with what stands here: behind a sign at the end of the line, while
        the person is in it.
        """
        self.more = QAction(_("Move to"), self.line)
        line = self.line
        self.more.triggered.connect(
            lambda: self._pop_up(fill, line.mapToGlobal(line.rect().bottomRight()))
        )
        self.line.addAction(self.more, QLineEdit.ActionPosition.TrailingPosition)
        self._show_more()
        self.entered.connect(self._show_more)
        self.left.connect(lambda: self.more.setVisible(False))
        self.edited.connect(self._show_more)

    def _show_more(self) -> None:
        self.more.setIcon(icons.icon("more", "secondary", size=16))
        self.more.setVisible(self.line.hasFocus() and bool(self.line.text()))

    def _text(self) -> str:
        return self.line.text()

    def _show(self, text: str) -> None:
        self.line.setText(text)
        self.line.setCursorPosition(0)


class DateEditor(LineEditor):
    """A date, or from when until when, as people write it; it is put into our form when the focus
    leaves.

    `has_other`: beside it stands the field of the other end, and a whole time may be typed here.
    `span_told` carries its start and its end when the focus leaves.
    """

    span_told = Signal(str, str)

    def __init__(self, spec: FieldSpec) -> None:
        super().__init__(spec)
        self.has_other = False
        self.left.connect(self._tidy)

    def span(self) -> tuple[str, str] | None:
        """From when until when, where that is what was typed here."""
        text = self.line.text()
        if not self.has_other or text == self._shown:
            return None
        return None if self._is_date(text) else span_in(text)

    def _is_date(self, text: str) -> bool:
        read = super()._read(text)
        return read is None or read == PRESENT or is_date(read)

    def _read(self, text: str) -> Any:
        span = self.span()
        return super()._read(text) if span is None else span[self.spec.kind == "end"]

    def _tidy(self) -> None:
        if (span := self.span()) is not None:
            self.span_told.emit(*span)
        tidy = self._text_of(self.value())
        if tidy != self.line.text():
            self.line.setText(tidy)


class CountryEditor(LineEditor):
    """A country by name with suggestions; the list is made when it is first wanted."""

    def __init__(self, spec: FieldSpec) -> None:
        super().__init__(spec)
        self.entered.connect(self._offer)

    def _offer(self) -> None:
        if self.line.completer() is None:
            completer = QCompleter(list(country_names()), self.line)
            completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
            completer.setFilterMode(Qt.MatchFlag.MatchContains)
            self.line.setCompleter(completer)
            # Once Qt has opened it: the list would take the next click for itself.
            popup = completer.popup()
            assert popup is not None
            self.line.textEdited.connect(
                lambda text: country_code(text) and QTimer.singleShot(0, popup, popup.hide)
            )


class ChoiceEditor(Editor):
    """One of a few words."""

    def __init__(self, spec: FieldSpec) -> None:
        self.list = Choice(_(spec.label))
        for value, label in spec.choices:
            self.list.addItem(_(label), value)
        super().__init__(spec, self.list)
        self.list.currentIndexChanged.connect(self._changed)

    def _text(self) -> str:
        return str(self.list.currentData() or "")

    def _show(self, text: str) -> None:
        self.list.setCurrentIndex(max(0, self.list.findData(text)))

    def shown(self, value: Any) -> str:
        """The word of the list."""
        at = self.list.findData(str(value or ""))
        return self.list.itemText(at) if at >= 0 else str(value or "")


class _Paper(GrowingText):
    """A growing text of a form: the wheel is the page's, and Ctrl+Enter the sheet's."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll only while there is something to scroll and the person is in here."""
        if self.hasFocus() and self.verticalScrollBar().maximum() > 0:
            super().wheelEvent(event)
        else:
            event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave Ctrl+Enter to the sheet."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and event.modifiers() & (
            Qt.KeyboardModifier.ControlModifier
        ):
            event.ignore()
            return
        super().keyPressEvent(event)


class TextEditor(Editor):
    """A paragraph or more."""

    def __init__(self, spec: FieldSpec) -> None:
        self.paper = _Paper(least=spec.rows, most=max(2 * spec.rows, 10))
        if spec.hint:
            self.paper.setPlaceholderText(_(spec.hint))
        super().__init__(spec, self.paper)
        self.paper.textChanged.connect(self._changed)

    def _text(self) -> str:
        return self.paper.toPlainText()

    def _show(self, text: str) -> None:
        self.paper.setPlainText(text)


class LinesEditor(TextEditor):
    """A list, one item a line; a list that came as a tuple of lines with breaks inside stays whole
    until it is changed.
    """

    def __init__(self, spec: FieldSpec) -> None:
        super().__init__(spec)
        self.paper.setPlaceholderText(_("One per line"))

    def offer(self, fill: Callable[[QMenu, str], None]) -> None:
        """What else can be done with the line of the cursor: behind a sign while the person is in
        here.
        """
        self.more = IconButton("more", _("Move this line"), size=16)
        self.more.setParent(self.paper)
        self.more.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.more.hide()
        self.more.clicked.connect(lambda: self._open_menu(fill))
        self.entered.connect(self._show_more)
        self.edited.connect(self._show_more)
        self.left.connect(self.more.hide)

    def _show_more(self) -> None:
        self.more.adjustSize()
        self.more.move(self.paper.width() - self.more.width() - GRID // 2, GRID // 2)
        self.more.setVisible(self.paper.hasFocus() and bool(self._text()))

    def _open_menu(self, fill: Callable[[QMenu, str], None]) -> None:
        line = self.paper.textCursor().block().text().strip()
        corner = self.more.mapToGlobal(self.more.rect().bottomLeft())
        self._pop_up(lambda menu: fill(menu, line), corner)


class QuoteEditor(TextEditor):
    """The person's own words: to read and to copy, never to change."""

    def __init__(self, spec: FieldSpec) -> None:
        super().__init__(spec)
        self.paper.setReadOnly(True)
        self.paper.setProperty("look", "quote")
        self.paper.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )

    def value(self) -> Any:
        """What was given, always."""
        return self._given


_EDITORS: dict[Kind, Callable[[FieldSpec], Editor]] = {
    "text": TextEditor,
    "lines": LinesEditor,
    "start": DateEditor,
    "end": DateEditor,
    "time": DateEditor,
    "country": CountryEditor,
    "choice": ChoiceEditor,
    "quote": QuoteEditor,
}


def editor_for(spec: FieldSpec) -> Editor:
    """The editor of a field."""
    return _EDITORS.get(spec.kind, LineEditor)(spec)
