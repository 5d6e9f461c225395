"""Every screen of the app by name: rooms, sheets, dialogs, each made anew so that it follows
language and text size.
"""

import contextlib
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEvent, QMimeData, QUrl
from PySide6.QtWidgets import QApplication, QDialog, QFrame, QVBoxLayout, QWidget

from benchmarks import review_samples, screenshots_review
from interview_app.domain.asks import Chip, MessageAsk, Option, OptionAsk, PhaseAsk, UploadAsk
from interview_app.domain.journal import SessionInfo
from interview_app.domain.known import Attachment, Known
from interview_app.domain.model_choice import SentPart
from interview_app.domain.reading import DocumentReading, Quality
from interview_app.domain.request_journal import RequestHead, Spending
from interview_app.domain.story import Draft
from interview_app.errors import StoreMissing
from interview_app.messages.data import CopiesTold, Copy, CopyShown
from interview_app.messages.documents import DocumentRead, DocumentsChanged, ReadingProgressed
from interview_app.messages.interview import (
    AskPublished,
    AttachmentsChanged,
    ErrorTold,
    KnownChanged,
    LeaderChanged,
    StoryShown,
    ToolActivity,
    WorkStateChanged,
)
from interview_app.messages.models import JournalShown, SentShown
from interview_app.messages.sessions import OldSessionShown, SessionOpened
from interview_app.messages.tailoring.facts import LedgerShown, RunsChanged
from interview_app.messages.tailoring.wishes import DraftRequested
from interview_app.settings import Settings
from interview_app.ui.controls import dialogs
from interview_app.ui.controls.toast import Undoable
from interview_app.ui.look.colours import LIGHT
from interview_app.ui.look.theme import theme
from interview_app.ui.resumes.ledger_dialog import LedgerDialog
from interview_app.ui.resumes.new_resume_dialog import NewResumeDialog
from interview_app.ui.resumes.room import ResumesRoom
from interview_app.ui.resumes.sent_dialog import SentDialog
from interview_app.ui.resumes.versions_dialog import VersionsDialog
from interview_app.ui.resumes.writer_choice import WriterSheet
from interview_app.ui.review.reading_card import ReadingCard
from interview_app.ui.review.sheet import what_is_wrong
from interview_app.ui.settings.privacy_sheet import PrivacySheet
from interview_app.ui.settings.request_journal import RequestJournal
from interview_app.ui.settings.settings_dialog import SettingsDialog
from interview_app.ui.window import about, start_faults
from interview_app.ui.window.bridge import Bridge
from interview_app.ui.window.main_window import MainWindow
from interview_app.ui.window.restore_dialog import RestoreDialog
from interview_app.ui.window.safe_window import SafeWindow
from interview_app.ui.window.shell import Shell, build_shell
from tests.ui.conftest import INFO, Tokens, said
from tests.ui_models.test_models_page import SUMMARY as SENT
from tests.ui_resumes.conftest import (
    CARD,
    LINE,
    OTHER,
    OWN,
    SECOND,
    analysed,
    drafted,
    pages_of,
    summary,
)
from tests.ui_resumes.test_help import AWAY
from tests.ui_resumes.test_ledger import ACME, LEDGER, REWORDED, SAME

PAGES = ("conversation", "profile", "timeline", "evidence", "documents", "resumes/general")
PARTS = ("resumes-", "library-", "batch", "reading-cards")
"""Screens that are looked at alone, and in the app always stand in the main window; these begin
their names.
"""
CHIPS = tuple(
    Chip(id=id, label=label)
    for id, label in (
        ("something_else", "It was something else"),
        ("skip", "Skip"),
        ("later", "Later"),
        ("unknown", "Don't know"),
        ("example", "Example"),
        ("change", "Change"),
        ("back", "Back"),
    )
)
STORY = Draft(
    id="story-1",
    job="Forwarding clerk, Orbis Freight",
    situation="The customs papers came in late and lorries stood at the gate.",
    action="I asked the brokers for the papers a day before and kept a list.",
    notes=("yes I am here",),
    later=("result",),
)
ASKS = ("option", "upload", "phase", "message", "number", "line")
_kept: list[object] = []


def window() -> tuple[Shell, Bridge]:
    """A whole window with a conversation in it."""
    bridge = Bridge()
    made = MainWindow(LIGHT)
    shell = build_shell(made, bridge, settings=Settings(), folder="/data")
    bridge.attach(Tokens().drain, post=lambda _message: None)
    for message in (
        LeaderChanged(label="Guided interview (no AI)"),
        SessionOpened(
            info=INFO,
            restored=True,
            messages=(said(1, "See https://example.org and say **more**."),),
        ),
    ):
        bridge.deliver(message)
    # The shell owns connections of the window; it lives as long as the screen that is looked at.
    _kept.append(shell)
    return shell, bridge


def _bare() -> MainWindow:
    """A window with nothing in it, for a sheet or dialog to stand over: only what stands over it is
    looked at.
    """
    made = MainWindow(LIGHT)
    _kept.append(made)
    return made


def _page(name: str) -> QWidget:
    shell, bridge = window()
    shell.parts.pages.show(name)
    bridge.deliver(RunsChanged(runs=()))
    return shell.window


def _filled(name: str) -> QWidget:
    """A page of the library with something in it, in the whole window."""
    shell, bridge = window()
    bridge.deliver(KnownChanged(known=screenshots_review.known()))
    bridge.deliver(DocumentsChanged(artifacts=(review_samples.artifact(),)))
    shell.parts.pages.show(name)
    return shell.window


def _busy() -> QWidget:
    shell, bridge = window()
    file = Attachment(
        handle="upload://1", sha256="0" * 64, filename="cv.pdf", mime="application/pdf", bytes=5
    )
    bridge.deliver(AttachmentsChanged(waiting=(file,), refused=()))
    bridge.deliver(WorkStateChanged(state="still_thinking"))
    bridge.deliver(
        ToolActivity(
            call_id="x",
            tool="extract_document",
            state="failed",
            title="Reading your document",
            detail="Timed out.",
        )
    )
    bridge.deliver(ErrorTold(code="store_full", message="The disk is full."))
    return shell.window


def _asking(name: str) -> QWidget:
    asks = {
        "option": OptionAsk(
            prompt="Which role shall we look at?",
            options=(
                Option(id="a", label="Site Lead", description="2021 to present"),
                Option(id="b", label="Other"),
            ),
        ),
        "upload": UploadAsk(upload_type="resume", prompt="Drop your résumé here."),
        "phase": PhaseAsk(
            current="phase1_core_facts", proposed="phase2_deep_dive", reason="Done.", missing=()
        ),
        "message": MessageAsk(text="What came of it?", field="result", chips=CHIPS),
        "number": MessageAsk(
            text="Is there a number?", field="number", input="number", chips=CHIPS
        ),
        "line": MessageAsk(
            text="Say it in one sentence.",
            field="line",
            chips=CHIPS,
            suggestions=STORY.own_words("line"),
        ),
    }
    shell, bridge = window()
    bridge.deliver(
        AskPublished(token="t", tool="get_user_option", args={}, args_sha256="", ask=asks[name])
    )
    if name in ("number", "line"):
        bridge.deliver(StoryShown(story=STORY, asked=name, can_undo=True))
    return shell.window


def _question(make: Callable[[], dialogs.Question]) -> QWidget:
    return dialogs.QuestionDialog(make(), _bare())


def _dialog(make: Callable[[QWidget], QDialog]) -> QWidget:
    return make(_bare())


def _reading_cards() -> QWidget:
    frame = dict(screenshots_review.screens())["reading-cards"]()
    frame.setAccessibleName(
        "Reading cards"
    )  # in the app they stand in the conversation, which has a name
    return frame


def _settings(page: str) -> QWidget:
    made = SettingsDialog(Settings(), folder="/data", parent=_bare())
    made.pages.setCurrentWidget(getattr(made, page))
    return made


def _resume(face: str) -> QWidget:
    """The Résumés room with a draft and a line that waits, one of its inner views in front; "edit":
    a line being edited, "suggestion" and "waits": what is decided on the page.
    """
    with theme().undressed():
        room = ResumesRoom()
    room.show_known(Known(cards=(CARD, SECOND)))
    run = drafted(waiting=(OWN,))
    for message in (analysed(), RunsChanged(runs=(summary(passed=True),)), run, pages_of(run)):
        room.show_message(message)
    page = room.view.page
    if face in room.view.faces:
        room.view.show_face(face)
    elif face == "edit":
        page.canvas.edit_line(OTHER)
    elif face == "waits":
        page.show_waiting()
    else:
        page.canvas.take(LINE)
        room.view.show_face("line")
    room.resize(1000, 700)
    return room


def _written() -> QWidget:
    """The whole window with a résumé in it: its commands stand in the toolbar."""
    shell, bridge = window()
    bridge.deliver(KnownChanged(known=Known(cards=(CARD, SECOND))))
    shell.parts.pages.show("resumes/run-1")
    run = drafted(waiting=(OWN,))
    for message in (RunsChanged(runs=(summary(passed=True),)), run, pages_of(run)):
        bridge.deliver(message)
    return shell.window


def _restore(parent: QWidget) -> QDialog:
    dialog = RestoreDialog(parent)
    name = "2026-03-14T09-26-53Z"
    dialog.show_copies(CopiesTold(copies=(Copy(path=name, name=name, bytes=88_000),)))
    dialog.show_copy(CopyShown(path=name, stories=9, jobs=3, resumes=1, documents=2))
    return dialog


def _toast() -> QWidget:
    """What was just deleted can be had back."""
    shell, _bridge = window()
    shell.window.show()
    words = "“Staff Nurse, Respiratory Ward” was deleted."
    shell.parts.toast.offer(Undoable(sentence=words, undo=bool))
    return shell.window


def _batch() -> QWidget:
    """A row of documents after it was read: what could not be read, and why."""
    frame = QFrame()
    frame.setAccessibleName("Conversation")
    frame.setProperty("look", "page")
    column = QVBoxLayout(frame)
    under_way, over = ReadingCard("", of=20), ReadingCard("", of=2)
    told = ReadingProgressed(
        handle="upload://3", filename="Zeugnis.pdf", page=1, pages=2, number=3, of=20
    )
    under_way.show_progress(told)
    failed = DocumentReading(status="failed", quality=Quality(issues=("encrypted",)))
    for reading in (review_samples.read(), DocumentRead(handle="upload://2", reading=failed)):
        over.show_ended()
        over.show_reading(reading)
    over.report_button.click()
    for card in (under_way, over):
        column.addWidget(card)
    column.addStretch(1)
    frame.resize(620, 520)
    return frame


def _safe(*backups: str) -> QWidget:
    return SafeWindow(backups=backups, folder="/data", export=str, restore=str)


def _journal(*, empty: bool = False) -> QWidget:
    made = RequestJournal(_bare())
    at = {
        "at": "2026-03-01T10:00:00Z",
        "host": "api.example.org",
        "model": "a-model",
        "characters": 12_345,
    }
    heads = (
        RequestHead(
            id=2, agent="truth_auditor", tokens_in=12_345, tokens_out=678, cost=0.0421, **at
        ),
        RequestHead(id=1, agent="refine_reading", **at),
    )
    spending = Spending() if empty else Spending(requests=2, unknown=1, dollars=0.0421)
    made.show_message(JournalShown(requests=() if empty else heads, spending=spending, before=None))
    text = "I led the night shift and trained fourteen colleagues. " * 12
    made.show_message(
        SentShown(id=2, parts=(SentPart(kind="words", count=1, characters=len(text), text=text),))
    )
    return made


def _earlier() -> QWidget:
    """A conversation that ended, to be read, with the search open."""
    shell, bridge = window()
    info = SessionInfo(id="old", started="2026-03-14T09:00:00Z", ended=True)
    bridge.deliver(OldSessionShown(info=info, messages=(said(1, "What did you do **yourself**?"),)))
    page = shell.parts.pages.stack.currentWidget()
    page.finding.begin()  # type: ignore[attr-defined]
    return shell.window


def _dropping(*urls: str) -> QWidget:
    """Something is dragged over the window."""
    shell, _bridge = window()
    shell.window.show()
    mime = QMimeData()
    mime.setUrls([QUrl(url) for url in urls])
    shell.parts.overlay.show_drag(mime)
    return shell.window


def screens() -> dict[str, Callable[[], QWidget]]:
    """Maker by name; nothing is made yet."""
    made: dict[str, Callable[[], QWidget]] = {
        f"page-{name}": partial(_page, name) for name in PAGES
    }
    made |= {f"filled-{name}": partial(_filled, name) for name in PAGES[1:5]}
    made |= {f"ask-{name}": partial(_asking, name) for name in ASKS}
    made["busy"] = _busy
    made["safe"] = partial(_safe, "2026-03-14", "2026-03-15")
    made["safe-no-backup"] = _safe
    made["settings"] = partial(
        _dialog, lambda parent: SettingsDialog(Settings(), folder="/data", parent=parent)
    )
    made["settings-models"] = partial(_settings, "models")
    made["settings-agents"] = partial(_settings, "agents")
    made["requests"] = _journal
    made["requests-empty"] = partial(_journal, empty=True)
    made["earlier"] = _earlier
    made["drop"] = partial(_dropping, "file:///home/me/resume.pdf")
    made["drop-in-part"] = partial(
        _dropping, "file:///home/me/resume.pdf", "file:///home/me/photo.heic"
    )
    made["drop-refused"] = partial(_dropping, "https://example.org/resume")
    made["reject"] = partial(_dialog, what_is_wrong)
    made["privacy"] = partial(_dialog, lambda parent: PrivacySheet(SENT, asks=True, parent=parent))
    made |= {
        f"resumes-{face}": partial(_resume, face)
        for face in ("match", "line", "look", "edit", "suggestion", "waits")
    }
    made["written"] = _written
    made["toast"] = _toast
    made["restore"] = partial(_dialog, _restore)
    sent = replace(drafted(), sent=(ACME,), sent_lines=(SAME, REWORDED))
    sheets: dict[str, Callable[[QWidget], QDialog]] = {
        "compare": lambda parent: VersionsDialog(drafted(), parent),
        "sent-nobody": lambda parent: SentDialog(drafted(), parent),
        "sent": lambda parent: SentDialog(sent, parent),
        "ledger": lambda parent: LedgerDialog(LEDGER, parent=parent),
        "ledger-empty": lambda parent: LedgerDialog(LedgerShown(claims=()), parent=parent),
        "writer": lambda parent: WriterSheet(
            DraftRequested(run_id="run-1"), AWAY, helped=False, parent=parent
        ),
        "help": about.help_dialog,
    }
    made |= {name: partial(_dialog, make) for name, make in sheets.items()}
    made["batch"] = _batch
    made["about"] = partial(_dialog, about.about_dialog)
    made["shortcuts"] = partial(
        _dialog, lambda parent: about.shortcuts_dialog((("Quit", "Ctrl+Q"),) * 30, parent)
    )
    made["new-resume"] = partial(_dialog, NewResumeDialog)
    questions: dict[str, Callable[[], dialogs.Question]] = {
        "dropped": dialogs.what_is_dropped,
        "deletion": lambda: dialogs.deletion("Delete “cv.pdf”?", "What you approved stays."),
        "delete-conversation": lambda: dialogs.delete_conversation(
            "Delete the conversation of 14 March 2026?"
        ),
        "crash": lambda: dialogs.crash("bug at window: ValueError", where="interview-app.log"),
        "not-looked-at": lambda: dialogs.not_looked_at(22),
        "delete": lambda: dialogs.delete_everything()[0],
        "delete-really": lambda: dialogs.delete_everything()[1],
        "start-fault": lambda: start_faults.start_fault(
            StoreMissing("The data is gone."), newest_backup="2026-03-14"
        ),
    }
    made |= {f"question-{name}": partial(_question, make) for name, make in questions.items()}
    return made | dict(screenshots_review.screens()) | {"reading-cards": _reading_cards}


@contextlib.contextmanager
def shown(name: str) -> Iterator[QWidget]:
    """The screen, as a person would have it before them."""
    widget = screens()[name]()
    if not widget.isWindow() or widget.window() is widget:
        widget.show()
    for _turn in range(6):
        QApplication.processEvents()
    try:
        yield widget
    finally:
        _kept.clear()
        for one in QApplication.topLevelWidgets():
            one.close()
            one.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        QApplication.processEvents()
