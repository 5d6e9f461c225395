"""An answer that is dragged from one field of the story to another."""

from collections.abc import Callable, Collection

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QScrollArea, QWidget

from interview_app.domain.story import words_of
from interview_app.ui.conversation.story_field import Ghost, StoryField
from interview_app.ui.look.theme import GRID, theme

_LEAST = 120
"""Pixels that its words have in a narrow panel."""


class FieldDrag:
    """Shows where an answer is, and which field it would come into.

    Args:
        panel: over which its words are drawn.
        scroll: shows the fields, and brings one in view that it comes to.
        fields: that an answer can come into.
        dropped: takes the field that it was dragged from, and the path of the other one.
    """

    def __init__(
        self,
        panel: QWidget,
        scroll: QScrollArea,
        fields: Collection[StoryField],
        *,
        dropped: Callable[[StoryField, str], object],
    ) -> None:
        self._panel, self._scroll, self._fields = panel, scroll, fields
        self._dropped = dropped
        self._ghost = Ghost(panel)

    def follow(self, field: StoryField, at: QPoint) -> None:
        """The answer of this field is here, as the screen counts."""
        target = self._under(at)
        for one in self._fields:
            one.mark_target(one is target and one is not field)
        room = max(_LEAST, self._panel.width() - 6 * GRID)
        self._ghost.follow(at, words_of(field.value), room=room)
        self._panel.setCursor(Qt.CursorShape.ClosedHandCursor)
        if target is not None:
            self._scroll.ensureWidgetVisible(target, 0, theme().px(24))

    def drop(self, field: StoryField, at: QPoint) -> None:
        """It was let go here."""
        self._ghost.hide()
        self._panel.unsetCursor()
        for one in self._fields:
            one.mark_target(False)
        target = self._under(at)
        if target is not None and target is not field:
            self._dropped(field, target.path)

    def _under(self, at: QPoint) -> StoryField | None:
        inside = self._scroll.viewport()
        if not inside.rect().contains(inside.mapFromGlobal(at)):
            return None
        for one in self._fields:
            place = QRect(one.mapToGlobal(QPoint(0, 0)), one.size())
            if one.isVisible() and place.contains(at):
                return one
        return None
