"""What can be done with the answers of the story card, as menus."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QWidget

from interview_app.domain.story import ASKED, FIELDS, NOTES, field_name
from interview_app.i18n import _
from interview_app.ui.controls.buttons import fill_menu

Do = Callable[[], object]
Shift = Callable[[str, int], None]
_SHOWN = 40
"""Characters of an answer in a menu."""


def field_menu(
    parent: QWidget,
    path: str,
    *,
    filled: bool,
    edit: Do,
    move: Callable[[str], None],
    shift: Shift,
    empty: Do,
) -> QMenu:
    """For one answer: change it, take it to another field, move it and those below, take it out."""
    rows: list[tuple[str, Do] | None] = [(_("Edit"), edit)]
    if filled:
        words = _("Move to “{name}”")
        beside = [NOTES] if path in FIELDS else []
        targets = [*(one for one in FIELDS if one != path), *beside]
        rows += [
            None,
            *((words.format(name=field_name(one)), partial(move, one)) for one in targets),
        ]
        rows.append(None)
        if path in ASKED[1:]:
            rows.append((_("Move this and those below up by one"), partial(shift, path, -1)))
        if path in ASKED:
            rows.append((_("… down by one"), partial(shift, path, 1)))
        rows.append((_("Take it out"), empty))
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    fill_menu(menu, *rows)
    return menu
