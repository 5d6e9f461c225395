"""What can be done with the answers of the story card, as menus."""

import re
from collections.abc import Callable, Collection
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QWidget

from interview_app.domain.story import ASKED, FIELDS, NOTES, field_name
from interview_app.i18n import _
from interview_app.ui.controls.buttons import fill_menu
from interview_app.ui.look.names import brief, quoted

Do = Callable[[], object]
Held = Collection[str]
"""Fields that hold something."""
Shift = Callable[[str, int], None]
Move = Callable[[str, str], object]
"""Takes the field that something belongs into, and the words; all of it for none."""
_SHOWN = 60
"""Characters of an answer in a menu."""
_SENTENCE_ENDS = re.compile(r"(?<=[.!?…])\s+|\s*\n\s*")


def parts_of(text: str) -> list[str]:
    """What can be moved of an answer by itself: its sentences, and all of it."""
    whole = text.strip()
    return [*dict.fromkeys(one for one in (*_SENTENCE_ENDS.split(whole), whole) if one)]


def named(words: str) -> str:
    """An answer, or a part of it, in a menu: of a long one beginning and end, which tell it from
    its parts.
    """
    words = " ".join(words.split())
    if len(words) <= _SHOWN:
        return quoted(words)
    end = words[-_SHOWN // 3 :].partition(" ")[2]
    return quoted(f"{brief(words, _SHOWN * 2 // 3)} {end}")


def pop_up(menu: QMenu, under: QWidget) -> None:
    """Open it under a button; it is gone when it closes."""
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.popup(under.mapToGlobal(under.rect().bottomLeft()))


def _offer_fields(
    menu: QMenu, path: str, move: Move, *, part: str = "", words: str = "", held: Held = ()
) -> None:
    """The fields that what stands in one, or a `part` of it, may belong into: all its `words`
    behind what stands in a field that is `held`, or in exchange for it.
    """
    for one in (*FIELDS, NOTES):
        name = _("Move to “{name}”").format(name=field_name(one))
        if one == path or (one == NOTES and path not in FIELDS):
            continue
        if words and one in held:
            fill_menu(
                menu.addMenu(name.replace("&", "&&")),
                (_("Add It There"), partial(move, one, words)),
                (_("Swap the Two"), partial(move, one, "")),
            )
        else:
            fill_menu(menu, (name, partial(move, one, part)))


def field_menu(
    parent: QWidget,
    path: str,
    *,
    words: str,
    filled: Held,
    edit: Do,
    move: Move,
    shift: Shift,
    empty: Do,
) -> QMenu:
    """For one answer: change it, take it or a part of its `words` to another field, move it and
    those below, take it out. `filled`: the fields that hold something; there it goes behind that,
    or in exchange for it.
    """
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    fill_menu(menu, (_("Edit"), edit))
    if path in FIELDS and path not in filled:
        return menu
    menu.addSeparator()
    _offer_fields(menu, path, move, words=words, held=filled)
    if len(parts := parts_of(words)) > 1:
        under = menu.addMenu(_("Move a part of it"))
        for part in parts[:-1]:
            fields = under.addMenu(named(part).replace("&", "&&"))
            _offer_fields(fields, path, move, part=part)
    rows: list[tuple[str, Do] | None] = [None]
    if path in ASKED[1:]:
        rows.append((_("Move this and those below up by one"), partial(shift, path, -1)))
    if path in ASKED:
        rows.append((_("… down by one"), partial(shift, path, 1)))
    fill_menu(menu, *rows, (_("Take it out"), empty))
    return menu
