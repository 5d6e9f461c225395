"""Under the newest answer while its story is open: where it is kept, and with one click where it
belongs instead, or which answer it puts right. That the person says; nothing is read out of it.
"""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QWidget

from interview_app.domain.story import (
    ASKED,
    FIELDS,
    NOTES,
    Draft,
    field_name,
    in_words,
    may_be_none,
)
from interview_app.domain.story_changes import plain_words
from interview_app.i18n import _
from interview_app.ui.controls import Button, Hint
from interview_app.ui.controls.buttons import fill_menu
from interview_app.ui.conversation.bubble import Bubble
from interview_app.ui.conversation.story_menus import named, parts_of, pop_up
from interview_app.ui.look.boxes import FlowLayout, fill, vbox

_SENTENCES = (*ASKED, "line")
"""Fields that a few words hardly answer."""


class Elsewhere(QWidget):
    """Where a few words may be no answer at all, that is asked first.

    `sure`: they are one; `skipped` carries the field that they are none of, and how that is left:
    later or unknown. `moved` carries field, other field and words, and so does `replaced`, where
    these come in the place of what stands there; `change` a field to be edited; `corrects` the
    field that is put right, and where the words stand that do it, and these.
    """

    author = "person"
    moved = Signal(str, str, str)
    replaced = Signal(str, str, str)
    change = Signal(str)
    corrects = Signal(str, str, str)
    skipped = Signal(str, str)
    sure = Signal()

    def __init__(self, bubble: Bubble, story: Draft, *, is_sure: bool = False) -> None:
        super().__init__()
        self._bubble, self._story = bubble, story
        held = list(dict.fromkeys(field for _words, field in self._parts()))
        self.has_something = bool(held)
        """Whether some of the answer stands in the story, so that it can be moved."""
        if not held:
            return
        asks = not is_sure and held[0] in _SENTENCES and may_be_none(bubble.source)
        kept = self._asked(held[0]) if asks else self._kept(held)
        others = fill(FlowLayout(spacing=0), _words(_("Belongs elsewhere?")))
        near = [one for one in FIELDS if (one in ASKED or getattr(story, one)) and one not in held]
        for one in sorted(near, key=lambda one: one not in story.later):  # what waits comes first
            named = _("Move to “{name}”").format(name=field_name(one))
            button = Button(field_name(one), "quiet", name=named)
            button.clicked.connect(partial(self._choose, one, button))
            others.addWidget(button)
        more = Button(_("More…"), "quiet", name=_("More fields"))
        far = [one for one in FIELDS if one not in (*near, *held)]
        more.clicked.connect(partial(self._offer_more, far, more))
        self._rows = (kept, fill(others, more))
        fill(vbox(self, 0, 0), *self._rows)

    def _asked(self, field: str) -> FlowLayout:
        later, unknown = (partial(self.skipped.emit, field, how) for how in ("later", "unknown"))
        return fill(
            FlowLayout(spacing=0),
            _words(_("Was that your answer?")),
            Button(_("Yes"), "quiet", name=_("Yes, that was my answer"), on_click=self.sure),
            Button(_("Ask me later"), "quiet", on_click=later),
            Button(_("I don’t know it"), "quiet", on_click=unknown),
        )

    def _kept(self, held: list[str]) -> FlowLayout:
        names = ", ".join(field_name(one.partition("[")[0]) for one in held)
        edit = Button(_("Change"), "quiet", name=_("Change this answer"))
        edit.clicked.connect(lambda: self.change.emit(held[0]))
        kept = fill(FlowLayout(spacing=0), _words(_("Kept as: {field}").format(field=names)), edit)
        if any(one in FIELDS for one in held):
            fill(kept, Button(_("Just a note"), "quiet", on_click=self._is_none))
        return kept

    def natural_width(self, available: int) -> int:
        """As wide as the longer of its two lines."""
        return min(available, max(map(_whole_width, self._rows)))

    def fit(self, width: int) -> int:
        """As high as its lines."""
        return sum(row.heightForWidth(width) for row in self._rows)

    def _parts(self) -> list[tuple[str, str]]:
        """What can be moved, each with the field that it stands in: what is selected, else all of
        it, and its sentences.
        """
        chosen = self._bubble.text.textCursor().selectedText().replace("\u2029", "\n").strip()
        parts = [chosen] if chosen else parts_of(self._bubble.source)[::-1]
        edge = "" if chosen else " "
        return [(words, held) for words in parts if (held := _held_in(self._story, words, edge))]

    def _is_none(self) -> None:
        """What stands of it in fields is a note."""
        words, held = self._parts()[0]
        self.moved.emit(held, NOTES, words)

    def _choose(self, field: str, button: Button, _checked: bool = False) -> None:
        """It belongs into a field; where one can mean several things by that, they are offered."""
        parts, there = self._parts(), getattr(self._story, field)
        menu, add = QMenu(self), _("Add {words}") if there else "{words}"
        if there:
            words, held = parts[0]
            right = _("It corrects {answer}").format(answer=named(in_words(there)))
            fill_menu(
                menu.addMenu(right.replace("&", "&&")),
                (_("Replace It"), partial(self.replaced.emit, held, field, words)),
                (_("Change It Myself"), partial(self.corrects.emit, field, held, words)),
            )
            menu.addSeparator()
        for words, held in parts:
            move = partial(self.moved.emit, held, field, words)
            fill_menu(menu, (add.format(words=named(words)).replace("&", "&&"), move))
        if there or len(parts) > 1:
            pop_up(menu, button)
        else:
            menu.actions()[0].trigger()

    def _offer_more(self, fields: list[str], button: Button, _checked: bool = False) -> None:
        menu = QMenu(self)
        fill_menu(menu, *((field_name(one), partial(self._choose, one, button)) for one in fields))
        pop_up(menu, button)


def _whole_width(row: FlowLayout) -> int:
    items = [row.itemAt(at) for at in range(row.count())]
    return sum(one.sizeHint().width() for one in items if one is not None)


def _words(text: str) -> Hint:
    hint = Hint(text)
    hint.setWordWrap(False)
    return hint


def _held_in(story: Draft, words: str, edge: str) -> str:
    """The field, or the note, that these words stand in, as all of it or as a part with an `edge`
    around it; of several the last: it was told last. "" for none.
    """
    paths = (*FIELDS, *(f"{NOTES}[{at}]" for at in range(len(story.notes))))
    told = [(path, plain_words(story, path)) for path in reversed(paths)]
    whole = (path for path, text in told if text == words)
    sought = edge + " ".join(words.split()) + edge
    part = (path for path, text in told if sought in edge + " ".join(text.split()) + edge)
    return next(whole, "") or next(part, "")
