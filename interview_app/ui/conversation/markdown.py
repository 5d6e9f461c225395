"""Markdown of the interview's messages as a document: no HTML, nothing fetched, links shown in full."""

import re
from typing import Any

from PySide6.QtCore import QUrl
from PySide6.QtGui import QFont, QTextBlockFormat, QTextCursor, QTextDocument

from interview_app.ui.theme import Type, theme

_UNDERSCORES = re.compile(r"(?<![\w\\])_(?=\S)([^_\n]*\S)_(?!\w)")
_LINK = re.compile(r"(?<!!)\[([^\]\n]+)\]\((https?://[^)\s]+|mailto:[^)\s]+)\)")
_IMAGE = re.compile(r"!\[([^\]\n]*)\]\([^)\n]*\)")
_DIALECT = QTextDocument.MarkdownFeature.MarkdownDialectGitHub | QTextDocument.MarkdownFeature.MarkdownNoHTML


class Document(QTextDocument):
    """A document that never loads anything: an image in a message could tell its server that it was read."""

    def loadResource(self, kind: int, url: QUrl | str) -> Any:
        """Nothing, whatever is asked for."""
        return None


def show_plain(document: QTextDocument, text: str) -> None:
    """Put the person's own words in, character by character as they were typed."""
    document.setDefaultFont(theme().font(Type.BODY))
    document.setPlainText(text)
    _space(document)


def show_markdown(document: QTextDocument, text: str) -> None:
    """Put a message's Markdown in. Images become their description, and a link shows its address beside its words."""
    document.setDefaultFont(theme().font(Type.BODY))
    document.setIndentWidth(theme().px(18))
    document.setMarkdown(normalised(text), _DIALECT)
    _space(document)


def normalised(text: str) -> str:
    """The Markdown that Qt draws as meant: `_x_` would be underlined, and an image would be fetched."""
    text = _IMAGE.sub(lambda found: f"*{found[1]}*" if found[1] else "", text)
    text = _LINK.sub(lambda found: found[0] if found[1] == found[2] else f"{found[1]} (<{found[2]}>)", text)
    return _UNDERSCORES.sub(r"*\1*", text)


def _space(document: QTextDocument) -> None:
    """Air between lines and paragraphs; headings in our type scale instead of Qt's."""
    cursor = QTextCursor(document)
    cursor.beginEditBlock()
    block = document.begin()
    while block.isValid():
        cursor.setPosition(block.position())
        shape = block.blockFormat()
        in_list = block.textList() is not None
        last = not block.next().isValid()
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
