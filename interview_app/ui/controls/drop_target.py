"""The drop target over the whole window: what is dropped, whether it is taken, and if not, why.

What a file really is, the actor finds out from its bytes; here only what can be seen from outside
is decided, so that the person knows before they let go.
"""

import itertools
import os
from collections.abc import Iterator
from pathlib import PurePosixPath
from urllib.parse import unquote_to_bytes

from PySide6.QtCore import QEvent, QMimeData, QObject, QRect, Qt, QUrl
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from interview_app.domain.document_kinds import EXTENSIONS, MIMES
from interview_app.domain.frozen import frozen
from interview_app.i18n import _, ngettext
from interview_app.ui.controls import Hint, Label
from interview_app.ui.look.boxes import STRETCH, fill, vbox
from interview_app.ui.look.icons import IconLabel
from interview_app.ui.look.names import formats_sentence, isolated
from interview_app.ui.look.theme import GRID, Type, theme

_MOST_NAMES = 2_000
_DEEPEST = 3
_MOST_NAMED = 3
"""Files that are told by name when they are left out."""
MOST_FILES = 20
"""Files that are taken in one drop."""
ENDINGS = (*EXTENSIONS, "vcf", "json", "zip", "xml", "yaml", "yml", "")
"""Name endings that are taken, those of other programs' exports among them; what a file is, its
content decides.
"""


@frozen
class Drop:
    """What a drag carries: paths that are taken (names may hold any bytes), and a sentence for what
    is not.
    """

    paths: tuple[bytes, ...] = ()
    refused: str = ""


def looked_at(mime: QMimeData) -> Drop:
    """What of this drag can be taken."""
    urls = mime.urls() if mime.hasUrls() else []
    if not urls:
        return Drop(
            refused=_(
                "Only files can be dropped here. Copy the text and paste it into the message "
                "instead."
            )
        )
    if not any(url.isLocalFile() for url in urls):
        return Drop(refused=_("This is a link, not a file. Save the page as a PDF and drop that."))
    paths = [_path(url) for url in urls if url.isLocalFile()]
    return _sorted_out(paths, links=len(urls) - len(paths))


def offered(paths: list[str]) -> Drop:
    """The same for paths of a file dialog."""
    return _sorted_out([path.encode("utf-8", "surrogateescape") for path in paths], links=0)


_WIDEST = 560
"""Of the ground that words stand on, in pixels at 100 %."""


class DropOverlay(QWidget):
    """Covers the window while something is dragged over it. What is refused is told quietly:
    nothing has gone wrong yet.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(_("Drop files here"))
        self._good = True
        self._icon = IconLabel("upload", "accent_ink", size=44)
        self._title = Label("", Type.PAGE_TITLE, wrap=True)
        self._text = Label("", Type.READING, "secondary", wrap=True)
        self._formats = Hint(formats_sentence(MIMES))
        for label in (self._title, self._text, self._formats):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        icon, words = (self._icon, 0, Qt.AlignmentFlag.AlignHCenter), (self._title, self._text)
        self._column = fill(vbox(self, 0, GRID), STRETCH, icon, *words, self._formats, STRETCH)
        parent.installEventFilter(self)
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A window may be tiled while something hangs over it."""
        if isinstance(event, QResizeEvent) and watched is self.parentWidget():
            self.resize(event.size())
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The words keep to the ground that is drawn for them."""
        super().resizeEvent(event)
        side = max(5 * GRID, (self.width() - theme().px(_WIDEST)) // 2 + 4 * GRID)
        self._column.setContentsMargins(side, 4 * GRID, side, 4 * GRID)

    def take_drop(self, mime: QMimeData) -> Drop:
        """It was let go."""
        self.hide()
        return looked_at(mime)

    def show_drag(self, mime: QMimeData) -> None:
        """Say what letting go would do."""
        drop = looked_at(mime)
        self._good = bool(drop.paths)
        if self._good:
            count = len(drop.paths)
            self._icon.show_icon("upload", "accent_ink")
            self._title.setText(
                ngettext("Drop to add {n} file", "Drop to add {n} files", count).format(n=count)
            )
            self._text.setText(
                drop.refused
                or _("It is read, and you look at what was understood before anything is kept.")
            )
        else:
            self._icon.show_icon("warning", "warn_ink")
            self._title.setText(_("This cannot be taken"))
            self._text.setText(drop.refused)
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())
        self.raise_()
        self.show()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A veil over the window, a dashed frame around all of it, and the answer on a ground of
        its own.
        """
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        veil = theme().colour("window")
        veil.setAlpha(205)
        painter.fillRect(self.rect(), veil)
        edge = theme().colour("accent_ink" if self._good else "border_strong")
        painter.setPen(QPen(edge, 2, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(self.rect().adjusted(GRID, GRID, -GRID, -GRID), 12, 12)
        painter.setPen(QPen(edge, 1))
        painter.setBrush(theme().colour("accent_soft" if self._good else "raised"))
        painter.drawRoundedRect(self._answer_area(), 16, 16)
        painter.end()

    def _answer_area(self) -> QRect:
        """Around icon and words, in the middle."""
        area = QRect()
        for child in self.findChildren(QLabel):
            if child.isVisible():
                area = area.united(child.geometry())
        wide = min(theme().px(_WIDEST), self.width() - 6 * GRID)
        return QRect(
            (self.width() - wide) // 2, area.top() - 4 * GRID, wide, area.height() + 8 * GRID
        )


def _path(url: QUrl) -> bytes:
    # toLocalFile() would turn bytes that are no UTF-8 into question marks.
    encoded = url.path(QUrl.ComponentFormattingOption.FullyEncoded)
    return unquote_to_bytes(encoded)


def _sorted_out(paths: list[bytes], *, links: int) -> Drop:
    files = [path for path in paths if not os.path.isdir(path)]
    folders = [path for path in paths if os.path.isdir(path)]
    found = {folder: _readable_inside(folder) for folder in folders}
    inside = [path for readable in found.values() for path in readable]
    taken = tuple(dict.fromkeys([*(path for path in files if _ending(path) in ENDINGS), *inside]))
    if len(taken) > MOST_FILES:
        words = _("These are {n} files; at most {most} can be dropped at once.")
        return Drop(refused=words.format(n=len(taken), most=MOST_FILES))
    unread = [path for path in files if _ending(path) not in ENDINGS]
    empty = [folder for folder, readable in found.items() if not readable]
    reasons = _reasons(unread=unread, empty=empty, links=links, others=bool(taken))
    return Drop(paths=taken, refused=" ".join(reasons))


def _reasons(*, unread: list[bytes], empty: list[bytes], links: int, others: bool) -> Iterator[str]:
    """Why something is not taken; by name where `others` are taken all the same."""
    if unread and others:
        yield _("Left out: {names}.").format(names=_named(unread))
    if unread:
        yield _("Unsupported format. Please upload PDF, DOCX, TXT or MD.")
    if empty and others:
        yield _("No PDF, DOCX, TXT or MD file is in {names}.").format(names=_named(empty))
    elif empty:
        yield _("There is no PDF, DOCX, TXT or MD file in this folder.")
    if links:
        yield _("Links are left out; save the page as a PDF and drop that.")


def _named(paths: list[bytes]) -> str:
    """Up to three names, and how many more there are."""
    names = [os.path.basename(path.rstrip(b"/")).decode("utf-8", "replace") for path in paths]
    told = ", ".join(isolated(name) for name in names[:_MOST_NAMED])
    more = len(names) - _MOST_NAMED
    if more <= 0:
        return told
    words = ngettext("{names} and {n} more", "{names} and {n} more", more)
    return words.format(names=told, n=more)


def _readable_inside(folder: bytes) -> list[bytes]:
    """The documents in a folder and the folders below it, by name; hidden ones and links are passed
    over.

    A drag asks for this while the pointer moves, so that only so many names are looked at.
    """
    found: list[bytes] = []
    seen, open_folders = 0, [(folder, 0)]
    while open_folders and seen < _MOST_NAMES:
        at, depth = open_folders.pop(0)
        try:
            with os.scandir(at) as entries:
                names = sorted(
                    itertools.islice(entries, _MOST_NAMES - seen), key=lambda entry: entry.name
                )
        except OSError:
            continue
        seen += len(names)
        for entry in names:
            if entry.name.startswith(b"."):
                continue
            if entry.is_dir(follow_symlinks=False) and depth < _DEEPEST:
                open_folders.append((entry.path, depth + 1))
            elif entry.is_file(follow_symlinks=False) and _ending(entry.path) in EXTENSIONS:
                found.append(entry.path)
    return found


def _ending(path: bytes) -> str:
    return PurePosixPath(path.decode("utf-8", "replace")).suffix.lower().lstrip(".")
