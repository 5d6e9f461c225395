"""Under the newest answer while its story is open: a part of it belongs into another field, or puts
another answer right. Which part and which field, the person says; nothing is read out of it.
"""

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QMenu, QWidget

from interview_app.domain.story import FIELDS, NOTES, Draft, field_name, in_words
from interview_app.domain.story_changes import plain_words
from interview_app.i18n import _
from interview_app.ui.controls import Button, Hint
from interview_app.ui.controls.buttons import fill_menu
from interview_app.ui.conversation.bubble import Bubble
from interview_app.ui.conversation.story_menus import SHOWN, fill_parts, parts_of
from interview_app.ui.look.boxes import FlowLayout, fill
from interview_app.ui.look.names import brief


class Elsewhere(QWidget):
    """`moved` carries field, other field and words; `change` a field to be edited; `corrects` the
    field that is put right, and where the words stand that do it, and these.
    """

    author = "person"
    moved = Signal(str, str, str)
    change = Signal(str)
    corrects = Signal(str, str, str)

    def __init__(self, bubble: Bubble, story: Draft) -> None:
        super().__init__()
        self._bubble, self._story = bubble, story
        held = list(dict.fromkeys(field for _words, field in self._parts()))
        self.has_something = bool(held)
        """Whether some of the answer stands in the story, so that it can be moved."""
        if not held:
            return
        names = ", ".join(field_name(one.partition("[")[0]) for one in held)
        kept = Hint(_("Kept as: {field}").format(field=names))
        kept.setWordWrap(False)
        edit = Button(_("Change"), "quiet", name=_("Change this answer"))
        edit.clicked.connect(lambda: self.change.emit(held[0]))
        move = Button(_("Belongs elsewhere?"), "quiet")
        move.clicked.connect(lambda: self._offer_fields(move))
        right = Button(_("Corrects an answer?"), "quiet")
        right.clicked.connect(lambda: self._offer_answers(right))
        none = Button(_("Not an answer"), "quiet", on_click=self._is_none)
        self._flow = fill(FlowLayout(self, spacing=0), kept, edit, move, right, none)
        right.setVisible({*story.filled()} > {*held} & {*FIELDS})
        none.setVisible(any(one in FIELDS for one in held))

    def natural_width(self, available: int) -> int:
        """As wide as all of it in one line."""
        items = [self._flow.itemAt(at) for at in range(self._flow.count())]
        return min(available, sum(one.sizeHint().width() for one in items if one is not None))

    def fit(self, width: int) -> int:
        """As high as its lines."""
        return self._flow.heightForWidth(width)

    def _parts(self) -> list[tuple[str, str]]:
        """What can be moved, each with the field that it stands in: what is selected, else the
        sentences, and all of it.
        """
        chosen = self._bubble.text.textCursor().selectedText().replace("\u2029", "\n").strip()
        parts = [chosen] if chosen else parts_of(self._bubble.source)
        return [(words, held) for words in parts if (held := _held_in(self._story, words))]

    def _offer_fields(self, button: Button) -> None:
        menu, parts = QMenu(self), self._parts()
        for words, held in parts:
            into = menu if len(parts) == 1 else None
            fill_parts(menu, held, [words], partial(self._move, held), into=into)
        _pop_up(menu, button)

    def _is_none(self) -> None:
        """What stands of it in fields is a note."""
        words, held = self._parts()[-1]
        self.moved.emit(held, NOTES, words)

    def _move(self, held: str, target: str, words: str) -> None:
        self.moved.emit(held, target, words)

    def _offer_answers(self, button: Button) -> None:
        words, held = self._parts()[-1]
        menu = QMenu(self)
        for one in self._story.filled():
            if one != held:
                title = f"{field_name(one)}: {brief(in_words(getattr(self._story, one)), SHOWN)}"
                fill_menu(menu, (title, partial(self.corrects.emit, one, held, words)))
        _pop_up(menu, button)


def _pop_up(menu: QMenu, under: Button) -> None:
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.popup(under.mapToGlobal(under.rect().bottomLeft()))


def _held_in(story: Draft, words: str) -> str:
    """The field, or the note, that these words stand in, as all of it or a part; of several the
    last: it was told last. "" for none.
    """
    paths = (*FIELDS, *(f"{NOTES}[{at}]" for at in range(len(story.notes))))
    told = [(path, plain_words(story, path)) for path in reversed(paths)]
    whole = (path for path, text in told if text == words)
    return next(whole, "") or next((path for path, text in told if words in text), "")
