"""Editors of single values. Each gives back exactly what it was given until the person changes what
they see.
"""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QFocusEvent, QFontMetricsF, QHelpEvent
from PySide6.QtWidgets import QCompleter, QLineEdit, QMenu, QToolTip, QWidget

from interview_app.domain.dates import PRESENT, is_date
from interview_app.i18n import _
from interview_app.ui.controls import Choice, LineField
from interview_app.ui.forms.countries import country_code, country_name, country_names
from interview_app.ui.forms.spec import FieldSpec
from interview_app.ui.forms.typed_dates import read_date, read_span, shown_date, shown_span, span_in
from interview_app.ui.look import icons
from interview_app.ui.look.theme import GRID

_JOINTS = {"line": " ", "text": "\n", "lines": "\n"}
"""What stands between words and others that are put behind them, by the kind of editor."""


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

    def _text_of(self, value: Any) -> str:
        return "" if value is None else str(value)

    def _read(self, text: str) -> Any:
        return text.strip() or None

    def _text(self) -> str:
        raise NotImplementedError

    def _show(self, text: str) -> None:
        raise NotImplementedError


class LineEditor(Editor):
    """A line of text."""

    def __init__(self, spec: FieldSpec) -> None:
        self.line = LineField()
        self.line.setMinimumWidth(64)
        if spec.hint:
            self.line.setPlaceholderText(_(spec.hint))
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
        corner = self.line.rect().bottomRight
        self.more.triggered.connect(lambda: self._pop_up(fill, self.line.mapToGlobal(corner())))
        self.line.addAction(self.more, QLineEdit.ActionPosition.TrailingPosition)
        self._show_more()
        self.entered.connect(self._show_more)
        self.left.connect(lambda: self.more.setVisible(False))
        self.edited.connect(self._show_more)

    def _show_more(self) -> None:
        self.more.setIcon(icons.icon("more", "secondary", size=16))
        self.more.setVisible(self.line.hasFocus() and bool(self.line.text()))

    def tool_tip(self) -> str:
        """What the mouse is told over the line: its words where they go on beyond its edge, then
        what stands there anyway.
        """
        words = self.line.text()
        cut = (
            QFontMetricsF(self.line.font()).horizontalAdvance(words)
            > self.line.contentsRect().width() - 2 * GRID
        )
        return "\n".join(part for part in (words if cut else "", self.line.toolTip()) if part)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tell the whole of a long line."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self.tool_tip(), self.line)
            return True
        return super().eventFilter(watched, event)

    def _text(self) -> str:
        return self.line.text()

    def _show(self, text: str) -> None:
        self.line.setText(text)
        self.line.setCursorPosition(0)


class NumberEditor(LineEditor):
    """A whole number; what is none comes back as text, for the check to name."""

    def _read(self, text: str) -> int | str | None:
        text = text.strip()
        return int(text) if text.isascii() and text.isdigit() else text or None


class DateEditor(LineEditor):
    """A date as people write it; it is put into our form when the focus leaves.

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
        read = read_date(text, end=self.spec.kind == "end")
        return read is None or read == PRESENT or is_date(read)

    def _text_of(self, value: Any) -> str:
        return shown_date(value)

    def _read(self, text: str) -> str | None:
        span = self.span()
        if span is not None:
            return span[1] if self.spec.kind == "end" else span[0]
        return read_date(text, end=self.spec.kind == "end")

    def _tidy(self) -> None:
        if (span := self.span()) is not None:
            self.span_told.emit(*span)
        tidy = self._text_of(self.value())
        if tidy != self.line.text():
            self.line.setText(tidy)


class TimeEditor(DateEditor):
    """From when until when, as people write it."""

    def _text_of(self, value: Any) -> str:
        return shown_span(value)

    def _read(self, text: str) -> str | None:
        return read_span(text)


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

    def _text_of(self, value: Any) -> str:
        return country_name(value)

    def _read(self, text: str) -> str | None:
        return country_code(text) or text.strip() or None


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

    def _text_of(self, value: Any) -> str:
        return str(value or "")

    def shown(self, value: Any) -> str:
        """The word of the list."""
        at = self.list.findData(str(value or ""))
        return self.list.itemText(at) if at >= 0 else str(value or "")
