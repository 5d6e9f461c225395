"""What can be done with the answers of the story card, as menus."""

import re
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QWidget

from interview_app.domain.story import ASKED, FIELDS, NOTES, field_name
from interview_app.i18n import _
from interview_app.ui.controls.buttons import fill_menu
from interview_app.ui.look.names import quoted

Do = Callable[[], object]
Shift = Callable[[str, int], None]
Move = Callable[[str, str], object]
"""Takes the field that something belongs into, and the words; all of it for none."""
SHOWN = 60
"""Characters of an answer in a menu."""
_SENTENCE_ENDS = re.compile(r"(?<=[.!?…])\s+|\s*\n\s*")


def parts_of(text: str) -> list[str]:
    """What can be moved of an answer by itself: its sentences, and all of it."""
    whole = text.strip()
    return [*dict.fromkeys(one for one in (*_SENTENCE_ENDS.split(whole), whole) if one)]


def pop_up(menu: QMenu, under: QWidget) -> None:
    """Open it under a button; it is gone when it closes."""
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.popup(under.mapToGlobal(under.rect().bottomLeft()))


def _moved(move: Move, words: str, target: str) -> None:
    move(target, words)


def _fields(path: str, move: Callable[[str], object]) -> list[tuple[str, Do]]:
    """The fields that what stands in one may belong into."""
    words = _("Move to “{name}”")
    targets = [*(one for one in FIELDS if one != path), *([NOTES] if path in FIELDS else [])]
    return [(words.format(name=field_name(one)), partial(move, one)) for one in targets]


def field_menu(
    parent: QWidget,
    path: str,
    *,
    words: str,
    filled: bool,
    edit: Do,
    move: Move,
    shift: Shift,
    empty: Do,
) -> QMenu:
    """For one answer: change it, take it or a part of its `words` to another field, move it and
    those below, take it out.
    """
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    fill_menu(menu, (_("Edit"), edit))
    if not filled:
        return menu
    fill_menu(menu, None, *_fields(path, partial(_moved, move, "")))
    if len(parts := parts_of(words)) > 1:
        under = menu.addMenu(_("Move a part of it"))
        for part in parts[:-1]:
            fields = under.addMenu(quoted(part, SHOWN).replace("&", "&&"))
            fill_menu(fields, *_fields(path, partial(_moved, move, part)))
    rows: list[tuple[str, Do] | None] = [None]
    if path in ASKED[1:]:
        rows.append((_("Move this and those below up by one"), partial(shift, path, -1)))
    if path in ASKED:
        rows.append((_("… down by one"), partial(shift, path, 1)))
    fill_menu(menu, *rows, (_("Take it out"), empty))
    return menu
