"""Questions to the person: an object each, shown one at a time as a sheet (STYLE 4).

Dialogs open with `open()` and end with `finished`; nothing waits in a nested event loop.
"""

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QWidget

from interview_app.domain.frozen import frozen
from interview_app.i18n import _, ngettext
from interview_app.ui.controls import Button, Kind, Label
from interview_app.ui.controls.titled_dialog import TitledDialog
from interview_app.ui.look.boxes import STRETCH, fill, hbox, vbox
from interview_app.ui.look.icons import IconLabel
from interview_app.ui.look.names import quoted
from interview_app.ui.look.theme import GRID, Type, theme


@frozen
class Reply:
    """One button: `id` is the answer. The first primary or destructive one is the default."""

    id: str
    label: str
    kind: Kind = "secondary"


@frozen
class Question:
    """What is asked. Escape and closing answer `escape`; `report` is text to copy."""

    title: str
    text: str
    replies: tuple[Reply, ...]
    escape: str
    icon: str = "question"
    colour: str = "accent_ink"
    report: str = ""


class QuestionDialog(TitledDialog):
    """A small sheet: icon, title, sentence and buttons. `answered` carries the id of the reply."""

    answered = Signal(str)

    def __init__(self, question: Question, parent: QWidget | None = None) -> None:
        super().__init__(question.title, parent, heading=None, spacing=2 * GRID)
        self.question = question
        self.column.addLayout(self._words())
        if question.report:
            self.column.addWidget(self._report())
        self.column.addLayout(self._replies())

    def reject(self) -> None:
        """Escape and the close button are an answer too."""
        self._answer(self.question.escape)

    def _words(self) -> QHBoxLayout:
        icon = IconLabel(self.question.icon, self.question.colour, size=28)
        text = Label(self.question.text, Type.BODY, "secondary", wrap=True)
        text.setMinimumWidth(theme().px(340))
        texts = fill(vbox(spacing=6), Label(self.question.title, Type.HEADING, wrap=True), text)
        return fill(hbox(spacing=2 * GRID), (icon, 0, Qt.AlignmentFlag.AlignTop), (texts, 1))

    def _report(self) -> QPlainTextEdit:
        report = QPlainTextEdit(self.question.report)
        report.setReadOnly(True)
        report.setAccessibleName(_("Report"))
        report.setMinimumHeight(theme().px(140))
        report.setTabChangesFocus(True)
        return report

    def _replies(self) -> QHBoxLayout:
        row = fill(hbox(spacing=GRID), STRETCH)
        if self.question.report:
            copy = Button(_("Copy report"), "quiet", icon="copy")
            copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.question.report))
            row.insertWidget(0, copy)
        # The button that goes on stands last, as on a Mac.
        ordered = sorted(
            self.question.replies, key=lambda reply: reply.kind in ("primary", "destructive")
        )
        primary = [one.id for one in ordered if one.kind == "primary"]
        for reply in ordered:
            button = Button(reply.label, reply.kind)
            button.clicked.connect(lambda _checked=False, id=reply.id: self._answer(id))
            row.addWidget(button)
            button.setDefault(reply.id in (primary or [self.question.escape]))
        return row

    def _answer(self, id: str) -> None:
        self.answered.emit(id)
        self.done(1)


class Questions(QObject):
    """One question at a time."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._waiting: deque[tuple[Question, Callable[[str], object]]] = deque()
        self.shown: QuestionDialog | None = None
        """The question that stands now."""

    def ask(self, question: Question, on_answer: Callable[[str], object]) -> None:
        """Ask when it is its turn; `on_answer` gets the id of the reply."""
        self._waiting.append((question, on_answer))
        self._next()

    def confirm(self, question: Question, reply: str, then: Callable[[], object]) -> None:
        """Ask, and do it where this is the reply."""
        self.ask(question, lambda told: then() if told == reply else None)

    def _next(self) -> None:
        if self.shown is None and self._waiting:
            question, on_answer = self._waiting.popleft()
            self.shown = QuestionDialog(question, self._window)
            self.shown.answered.connect(on_answer)
            self.shown.finished.connect(self._finished)
            self.shown.open()

    def _finished(self, _code: int) -> None:
        self.shown = None
        self._next()


def what_is_dropped() -> Question:
    """A file over a résumé may be a posting, or tell more about the person: neither is likelier,
    so Return chooses none.
    """
    return Question(
        title=_("What is in this file?"),
        text=_(
            "For a job posting a new résumé is written. What is about you is read at once, in the "
            "interview."
        ),
        replies=(
            Reply(id="nothing", label=_("Cancel")),
            Reply(id="about_me", label=_("Something about me")),
            Reply(id="posting", label=_("A job posting")),
        ),
        escape="nothing",
    )


def crash(report: str, *, where: str) -> Question:
    """A bug of ours: the data is safe, and a report without content can be copied."""
    return Question(
        title=_("Something went wrong inside the app"),
        text=_(
            "Your approved data is safe. This report holds no content of yours; it is also kept "
            "in {file}."
        ).format(file=where),
        replies=(
            Reply(id="on", label=_("Go on"), kind="primary"),
            Reply(id="quit", label=_("Quit")),
        ),
        escape="on",
        icon="warning",
        colour="bad_ink",
        report=report,
    )


def deletion(title: str, text: str) -> Question:
    """Before something goes: Return and Escape both keep it."""
    return Question(
        title=title,
        text=text,
        replies=(
            Reply(id="delete", label=_("Delete"), kind="danger"),
            Reply(id="keep", label=_("Cancel"), kind="primary"),
        ),
        escape="keep",
        icon="trash",
        colour="bad_ink",
    )


_NAMED = 5
"""Lines of a document that a question names, at most."""


def not_looked_at(count: int, lines: Sequence[str] = ()) -> Question:
    """Before a sheet is approved with values that the reader was not sure of and nobody saw, or
    with `lines` of the document in no field.
    """
    unseen = ngettext("{n} value was not looked at", "{n} values were not looked at", count)
    left = ngettext(
        "{n} line of your document is in no field.",
        "{n} lines of your document are in no field.",
        len(lines),
    ).format(n=len(lines))
    told = []
    if count:
        told.append(
            _(
                "It is not sure that they were read right. What you approve as it was read can "
                "stand on your résumé; you can change it later under “About me”."
            )
        )
    if lines:
        named = [*map(quoted, lines[:_NAMED]), *(["…"] if len(lines) > _NAMED else [])]
        told.append("\n".join([*([left] if count else []), *named]))
        told.append(_("What is in no field comes on no page. It stays under Documents."))
    return Question(
        title=unseen.format(n=count) if count else left,
        text="\n\n".join(told),
        replies=(
            Reply(id="as_read", label=_("Approve as it was read")),
            Reply(id="look", label=_("Look at them"), kind="primary"),
        ),
        escape="back",
        icon="eye",
    )


def not_saved(pages: str) -> Question:
    """Before a résumé goes out that lacks what was changed on these pages of the library."""
    return Question(
        title=_("Your changes in {pages} are not saved yet.").format(pages=pages),
        text=_("Without them your résumé says what stood there before."),
        replies=(
            Reply(id="without", label=_("Go on without them")),
            Reply(id="look", label=_("Look at them"), kind="primary"),
        ),
        escape="back",
        icon="warning",
        colour="warn_ink",
    )


def ask_to_delete(question: Question, parent: QWidget, then: Callable[[], object]) -> None:
    """Ask, and do it where the person wants it gone."""
    dialog = QuestionDialog(question, parent)
    dialog.answered.connect(lambda reply: then() if reply == "delete" else None)
    dialog.open()


def delete_conversation(title: str) -> Question:
    """What goes with a conversation and what stays."""
    what = _(
        "Its questions and answers go, also what you did not send and what it sent to "
        "models. What you approved stays, and so do your documents and résumés."
    )
    kept = _(
        "Undo brings it back only while the note about it stands. Afterwards backups still hold "
        "it: File ▸ Restore from a Copy…"
    )
    return deletion(title, "\n\n".join((what, kept)))


def delete_everything() -> tuple[Question, Question]:
    """The two questions before everything goes."""
    keep = Reply(id="keep", label=_("Keep everything"))
    first = Question(
        title=_("Delete everything?"),
        text=_(
            "This removes your answers, records, documents, backups, logs and keys from this "
            "computer. It cannot be undone."
        ),
        replies=(keep, Reply(id="delete", label=_("Delete…"), kind="destructive")),
        escape="keep",
        icon="trash",
        colour="bad_ink",
    )
    really = replace(
        first,
        title=_("Really delete everything?"),
        text=_(
            "If you may want it again, export your data first. After this there is nothing left "
            "to restore."
        ),
        replies=(keep, Reply(id="delete", label=_("Delete everything"), kind="destructive")),
        icon="warning",
    )
    return first, really
