"""Markdown of the interview's messages as a document: no HTML, nothing fetched, links shown in
full.
"""

import re
from typing import Any

from PySide6.QtCore import QUrl
from PySide6.QtGui import QFont, QTextBlock, QTextBlockFormat, QTextCursor, QTextDocument, QTextList

from interview_app.ui.look.theme import Type, theme

_UNDERSCORES = re.compile(r"(?<![\w\\])_(?=\S)([^_\n]*\S)_(?!\w)")
_LINK = re.compile(r"(?<!!)\[([^\]\n]+)\]\(([^)\s]+)\)")
_WEB_OR_MAIL = ("https://", "http://", "mailto:")
_IMAGE = re.compile(r"!\[([^\]\n]*)\]\([^)\n]*\)")
_DIALECT = (
    QTextDocument.MarkdownFeature.MarkdownDialectGitHub
    | QTextDocument.MarkdownFeature.MarkdownNoHTML
)


class Document(QTextDocument):
    """A document that never loads anything: an image in a message could tell its server that it was
    read.
    """

    def loadResource(self, kind: int, url: QUrl | str) -> Any:
        """Nothing, whatever is asked for."""
        return None


def show_plain(document: QTextDocument, text: str) -> None:
    """Put the person's own words in, character by character as they were typed."""
    document.setDefaultFont(theme().font(Type.BODY))
    document.setPlainText(text)
    _space(document)


def show_markdown(document: QTextDocument, text: str) -> None:
    """Put a message's Markdown in. Images become their description, and a link shows its address
    beside its words.
    """
    document.setDefaultFont(theme().font(Type.BODY))
    document.setIndentWidth(theme().px(18))
    document.setMarkdown(normalised(text), _DIALECT)
    _space(document)


def show_markdown_from(document: QTextDocument, at: int, text: str, *, more_follows: bool) -> None:
    """Put Markdown in from the position `at` on, in place of what stands there; what stands before
    is not touched.

    Qt's own `insertMarkdown` would lose the heading, the list or the quote that a text begins with.
    A table becomes lines.
    """
    parsed = QTextDocument()
    parsed.setDefaultFont(document.defaultFont())
    parsed.setMarkdown(normalised(text), _DIALECT)
    _space(parsed, more_follows=more_follows)
    cursor = QTextCursor(document)
    cursor.beginEditBlock()
    cursor.setPosition(at)
    cursor.movePosition(QTextCursor.MoveOperation.End, QTextCursor.MoveMode.KeepAnchor)
    cursor.removeSelectedText()
    if cursor.currentList() is not None:
        cursor.currentList().remove(cursor.block())
    lists: dict[int, QTextList] = {}
    block = parsed.begin()
    while block.isValid():
        if block.blockNumber() > 0:
            cursor.insertBlock()
        _copy_block(block, cursor, lists)
        block = block.next()
    cursor.endEditBlock()


def settled_length(text: str) -> int:
    """How many characters, from the start, are paragraphs that no text after them can change: up to
    the last empty line that is not inside of a code block; 0 when there is none.
    """
    at = text.rfind("\n\n")
    while at >= 0 and text.count("```", 0, at) % 2:
        at = text.rfind("\n\n", 0, at)
    return at + 2 if at >= 0 else 0


def height_of_words(document: QTextDocument) -> float:
    """From the top to the end of the last line, in pixels.

    Not the document's own height: the air between two lines stands below the last one too, and
    words would stand too high.
    """
    block = document.lastBlock()
    lines = block.layout()
    if not lines.lineCount():
        return document.size().height()
    last = lines.lineAt(lines.lineCount() - 1)
    return document.documentLayout().blockBoundingRect(block).top() + last.y() + last.height()


def _copy_block(block: QTextBlock, cursor: QTextCursor, lists: dict[int, QTextList]) -> None:
    shape = block.blockFormat()
    shape.setObjectIndex(-1)  # the list of the other document
    cursor.setBlockFormat(shape)
    cursor.setBlockCharFormat(block.charFormat())
    listed = block.textList()
    if listed is not None and listed.objectIndex() in lists:
        lists[listed.objectIndex()].add(cursor.block())
    elif listed is not None:
        lists[listed.objectIndex()] = cursor.createList(listed.format())
    part = block.begin()
    while not part.atEnd():
        piece = part.fragment()
        cursor.insertText(piece.text(), piece.charFormat())
        part += 1


def _with_its_address(link: re.Match[str]) -> str:
    text, address = link.groups()
    shown = text == address or not address.startswith(_WEB_OR_MAIL)
    return link[0] if shown else f"{text} (<{address}>)"


def normalised(text: str) -> str:
    """The Markdown that Qt draws as meant: `_x_` would be underlined, and an image would be
    fetched.
    """
    text = _IMAGE.sub(lambda found: f"*{found[1]}*" if found[1] else "", text)
    text = _LINK.sub(_with_its_address, text)
    return _UNDERSCORES.sub(r"*\1*", text)


def _space(document: QTextDocument, *, more_follows: bool = False) -> None:
    """Air between lines and paragraphs; headings in our type scale instead of Qt's."""
    cursor = QTextCursor(document)
    cursor.beginEditBlock()
    block = document.begin()
    while block.isValid():
        cursor.setPosition(block.position())
        shape = block.blockFormat()
        in_list = block.textList() is not None
        last = not block.next().isValid() and not more_follows
        shape.setLineHeight(124, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        shape.setTopMargin(0)
        shape.setBottomMargin(0 if last else theme().px(3 if in_list else 8))
        cursor.setBlockFormat(shape)
        if shape.headingLevel():
            _heading(cursor)
        block = block.next()
    cursor.endEditBlock()


def _heading(cursor: QTextCursor) -> None:
    cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
    look = cursor.charFormat()
    look.setFont(QFont(theme().font(Type.HEADING)))
    cursor.setCharFormat(look)
