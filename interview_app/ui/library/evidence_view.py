"""The library's evidence: cards and writing samples as a list, and the one in hand as a form, of a
card with the wordings of its lines.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from textwrap import shorten

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QStackedWidget, QWidget

from interview_app.domain.base import Model
from interview_app.domain.card_making import is_story
from interview_app.domain.knowledge_card import INDEPENDENT, DocumentSource, KnowledgeCard, one_row
from interview_app.domain.known import Known
from interview_app.domain.lines import Line, families, wording_for
from interview_app.domain.records import DataType, record_id
from interview_app.i18n import N_, _, language
from interview_app.messages.data import RecordDeletionRequested
from interview_app.messages.interview import StoryShown
from interview_app.messages.lines import LineBroughtBack, LineTakenBack, LineUsedEverywhere
from interview_app.messages.tailoring.facts import LedgerShown
from interview_app.messages.tailoring.wishes import LedgerRequested
from interview_app.ui.controls import (
    Button,
    CheckBox,
    DoingButton,
    EmptyState,
    Hint,
    Label,
    Notice,
    SectionLabel,
)
from interview_app.ui.controls.two_line_list import ListLine
from interview_app.ui.forms.drafts import Drafts
from interview_app.ui.forms.line_rows import held_words
from interview_app.ui.library.page import NARROWEST_LIST, Deletion, ListPage
from interview_app.ui.library.record_editor import RecordEditor
from interview_app.ui.look.boxes import STRETCH, empty, fill, vbox
from interview_app.ui.look.names import brief, isolated, quoted
from interview_app.ui.look.panes import Panes
from interview_app.ui.look.theme import GRID, Type, theme
from interview_app.ui.resumes.ledger_dialog import LedgerDialog
from interview_app.ui.resumes.words import time_words

_ICONS = {
    "employment": "briefcase",
    "project": "folder",
    "achievement": "spark",
    "education": "education",
}
_DELETE = {
    DataType.KNOWLEDGE_CARD: N_("Delete Story"),
    DataType.WRITING_SAMPLE: N_("Delete Writing Sample"),
}
_MOST = 200
"""Characters of a card's own words in the list, which shows as many of them as there is room for.
"""


@dataclass(frozen=True)
class _Item:
    """One record of the list."""

    data_type: DataType
    id: str
    model: Model
    superseded: bool = False

    @property
    def key(self) -> str:
        return f"{self.data_type.value}/{self.id}"


class EvidenceView(ListPage):
    """`interview_wanted`: on with the interview."""

    interview_wanted = Signal()

    def __init__(self, drafts: Drafts | None = None) -> None:
        super().__init__(
            _("Stories"),
            _(
                "What you did and what came of it, as you told it in the interview: each story "
                "gives your résumés a line. What your documents say stands under Jobs."
            ),
            listed=_("Stories"),
            empty=self._none_yet(),
        )
        self._drafts = drafts or Drafts(self)
        self._items: tuple[_Item, ...] = ()
        self._versions: Mapping[tuple[DataType, str], int] = {}
        self._editors: dict[DataType, RecordEditor] = {}
        self.wordings = Wordings()
        self.wordings.wish.connect(self.wish)
        self.sent_button = Button(_("Who got this?"), "quiet", icon="send")
        self.sent_button.clicked.connect(self.ask_who_got_it)
        self._asked = ""
        self._begun = Notice("")
        go_on = Button(_("Go to the interview"), on_click=lambda: self.interview_wanted.emit())
        self._begun.buttons.addWidget(go_on)
        self._begun.hide()
        self.content.insertWidget(0, self._begun)
        # Last in the order of focus: what takes away comes after what is there.
        fill(self.tools, self.sent_button, self.delete_button)
        self._show_buttons()

    def _none_yet(self) -> EmptyState:
        return EmptyState(
            "evidence",
            _("No stories yet"),
            _(
                "Tell about one of your jobs in the interview: what you did there, and "
                "what came of it."
            ),
            action=_("Go to the interview"),
            on_action=lambda: self.interview_wanted.emit(),
        )

    def _body(self) -> QWidget:
        left = QFrame()
        left.setProperty("look", "page")
        # Beside the form, whose view has as much above it.
        column = vbox(left, (4 * GRID, GRID, GRID, 2 * GRID), GRID)
        self.jobs_box = CheckBox(_("Show what stands in your jobs"))
        self.earlier_box = CheckBox(_("Show replaced stories"))
        self.list.setMinimumWidth(theme().px(NARROWEST_LIST))
        fill(column, self.jobs_box, self.earlier_box, (self.list, 1))
        column.addStretch()  # where there is no list
        self._detail = QStackedWidget()
        self.nothing = self._none_yet()
        nobody = QWidget()
        fill(vbox(nobody, 0), self.nothing)
        self._detail.addWidget(nobody)
        split = Panes(left, self._detail, widths=(320, 680), grow=(2, 5))
        self.jobs_box.toggled.connect(self._show_list)
        self.earlier_box.toggled.connect(self._show_list)
        return split

    def show_known(self, known: Known) -> None:
        """Show what is known now; the card in hand and edits in it stay."""
        live = {card.id for card in known.live_cards()}
        story, sample = DataType.KNOWLEDGE_CARD, DataType.WRITING_SAMPLE
        items = [_Item(story, card.id, card, card.id not in live) for card in known.cards]
        items += [_Item(sample, record_id(sample, one.to_json()), one) for one in known.samples]
        self._items = tuple(items)
        self._versions = known.versions
        self._stack.setCurrentIndex(1 if items else 0)
        self.jobs_box.setVisible(any(map(_is_made, items)))
        self.earlier_box.setVisible(any(item.superseded for item in items))
        self._show_list()
        self._welcome()

    def show_message(self, message: object) -> None:
        """Tell who got a story, and of the one that is being told."""
        if isinstance(message, StoryShown):
            self._show_begun(message)
        if isinstance(message, LedgerShown) and self._asked and message.card_id == self._asked:
            self._asked = ""
            LedgerDialog(message, parent=self).open()

    def _show_begun(self, shown: StoryShown) -> None:
        """A story that nobody has approved stands nowhere else yet."""
        words = shown.begun
        sentence = _("You have begun a story: {words}. It stands here once you approve it.")
        self._begun.tell(sentence.format(words=quoted(words, _MOST)) if words else "", "info")

    def show_story(self, card_id: str) -> None:
        """A story comes up in its form."""
        key = f"{DataType.KNOWLEDGE_CARD.value}/{card_id}"
        self.list.choose(key)
        self._choose(key)

    def ask_who_got_it(self) -> None:
        """Ask to whom what rests on the card in hand was sent, in which words."""
        item = self._item(self._chosen)
        if item is not None:
            self._asked = item.id
            self.wish.emit(LedgerRequested(card_id=item.id))

    def _deletion(self, key: str) -> Deletion | None:
        item = self._item(key)
        if item is None:
            return None
        return Deletion(
            sentence=_("“{name}” was deleted.").format(name=brief(_line(item).title)),
            name=_(_DELETE[item.data_type]),
            wish=RecordDeletionRequested(data_type=item.data_type, id=item.id),
            data_type=item.data_type,
            id=item.id,
        )

    def _show_list(self) -> None:
        shown = [
            item
            for item in self._items
            if item.key != self._leaving
            and (self.jobs_box.isChecked() or not _is_made(item))
            and (self.earlier_box.isChecked() or not item.superseded)
        ]
        self.list.show_lines(tuple(_line(item) for item in shown))
        self.list.setVisible(bool(shown))
        self.nothing.setVisible(all(map(_is_made, self._items)))

    def _item(self, key: str) -> _Item | None:
        return next((item for item in self._items if item.key == key), None)

    def _choose(self, key: str) -> None:
        item = self._item(key)
        self._chosen = key if item is not None else ""
        if item is None:
            self._detail.setCurrentIndex(0)
        else:
            editor = self._editor(item.data_type)
            data = item.model.to_json()
            if data.get("company") == INDEPENDENT:
                data["company"] = ""  # a word of the files, and nobody's employer
            editor.show_record(data, version=self._versions.get((item.data_type, item.id)))
            if isinstance(item.model, KnowledgeCard):
                self.wordings.show_card(item.model)
            self._detail.setCurrentWidget(editor)
        self._show_buttons()

    def _editor(self, data_type: DataType) -> RecordEditor:
        if data_type not in self._editors:
            editor = RecordEditor(data_type, self._drafts)
            editor.wish.connect(self.wish)
            editor.undoable.connect(self.undoable)
            if data_type is DataType.KNOWLEDGE_CARD:
                editor.below.addWidget(self.wordings)
            self._editors[data_type] = editor
            self._detail.addWidget(editor)
        return self._editors[data_type]

    def _show_buttons(self) -> None:
        item = self._item(self._chosen)
        self.delete_button.setVisible(item is not None)
        self.sent_button.setVisible(item is not None and item.data_type is DataType.KNOWLEDGE_CARD)


def _is_made(item: _Item) -> bool:
    """Whether it is no story, but the words of an entry that a page prints."""
    return isinstance(item.model, KnowledgeCard) and not is_story(item.model)


def _line(item: _Item) -> ListLine:
    model = item.model
    if isinstance(model, KnowledgeCard):
        # Its line says best what it tells; without one what it was about does, and where that is
        # no more than the role its own words tell it from its neighbours.
        said = [wording_for(one, None).text for one in families(model.lines).values()]
        named = model.project if model.project != model.role else ""
        title = (
            next(iter(said), named)
            or shorten(one_row(model.raw_text), _MOST, placeholder=" …")
            or model.role
            or _("Story without a name")
        )
        company = "" if model.company == INDEPENDENT else model.company
        read = _("from a document") if isinstance(model.source, DocumentSource) else ""
        parts = (model.role, company, time_words(model.timeframe, language()), read)
        detail = " · ".join(isolated(part) for part in parts if part)
        return ListLine(
            key=item.key,
            title=title,
            detail=detail,
            icon=_ICONS[model.card_type.value],
            state=_("replaced by a newer story") if item.superseded else "",
            faded=item.superseded,
        )
    data = model.to_json()
    words = shorten(str(data.get("text", "")), _MOST, placeholder=" …")
    title = data.get("title") or _("Writing sample")
    return ListLine(key=item.key, title=title, detail=words, icon="voice")


class Wordings(QWidget):
    """`wish` carries what is asked of a line. Hidden while every fact has one wording: that stands
    in the form, and on every page.
    """

    wish = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._column = vbox(self, (0, GRID, 0, GRID), GRID)
        self._rows = vbox(spacing=GRID)
        fill(self._column, SectionLabel(_("Other wordings")), self._rows)
        self.hide()

    def show_card(self, card: KnowledgeCard) -> None:
        """Show the wordings of this card beside the ones in its form."""
        empty(self._rows)
        for wordings in families(card.lines).values():
            now = wording_for(wordings, None)
            for line in wordings:
                if line.id != now.id:
                    self._add(line)
        self.setVisible(self._rows.count() > 0)

    def _add(self, line: Line) -> None:
        row = QWidget()
        column = fill(vbox(row, 0, GRID // 2), Label(line.text, Type.BODY, wrap=True))
        for_one = line.for_posting is not None
        kind = _("For one posting only.") if for_one else _("An older wording.")
        told = " ".join(part for part in (kind, held_words(line)) if part)
        column.addWidget(Hint(told))
        buttons = QHBoxLayout()
        first = (
            (_("Use everywhere"), LineUsedEverywhere(line=line.id))
            if for_one
            else (_("Use again"), LineBroughtBack(line=line.id))
        )
        for words, wish in (first, (_("Stop using"), LineTakenBack(line=line.id))):
            button = DoingButton(words, "quiet")
            button.setAccessibleDescription(line.text)
            button.clicked.connect(lambda _checked=False, wish=wish: self.wish.emit(wish))
            buttons.addWidget(button)
        column.addLayout(fill(buttons, STRETCH))
        self._rows.addWidget(row)
        row.setVisible(True)
