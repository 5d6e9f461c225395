"""What the actor tells, and which part of the window shows it: one line a message."""

from functools import partial

from PySide6.QtCore import QTimer

from interview_app.domain.asks import MessageAsk
from interview_app.domain.drafts import about_ask, about_record
from interview_app.i18n import _
from interview_app.messages import data, documents, interview, models, sessions
from interview_app.ui.controls import Tone
from interview_app.ui.conversation.asks import Asks
from interview_app.ui.conversation.page import OldConversationPage, old_title
from interview_app.ui.forms.drafts import Drafts
from interview_app.ui.look.names import PAGE_OF, date_words, phase_title
from interview_app.ui.look.window_plan import CONVERSATION, GENERAL_PLACE
from interview_app.ui.review.readings import Readings, earlier_cards
from interview_app.ui.window.bridge import Bridge
from interview_app.ui.window.main_window import MainWindow
from interview_app.ui.window.resume_commands import ResumeCommands

BUSY = ("thinking", "still_thinking", "retrying")


class Listening:
    """Connects a bridge to a window."""

    def __init__(
        self,
        bridge: Bridge,
        window: MainWindow,
        asks: Asks,
        drafts: Drafts,
        resumes: ResumeCommands,
    ) -> None:
        self._resumes = resumes
        self._bridge, self._window, self._asks, self._drafts = bridge, window, asks, drafts
        self._parts = parts = window.parts
        view, composer = parts.conversation.view, parts.conversation.composer
        bridge.streamed.connect(view.add_streamed)
        on = bridge.on
        on(sessions.SessionOpened, self._session_opened)
        on(sessions.OldSessionShown, self._old_session)
        on(sessions.ConversationDeleted, self._conversation_deleted)
        on(interview.MessageAdded, self._added)
        on(interview.StreamStarted, lambda _message: view.show_thinking(False))
        on(interview.StreamEnded, lambda _message: view.stream_ended())
        on(interview.AskPublished, self._asked)
        on(interview.AskWithdrawn, self._withdrawn)
        on(interview.Acknowledged, self._acknowledged)
        on(interview.StoryShown, self._story)
        on(models.LineHelpFound, parts.conversation.line_help.show_found)
        on(models.LineSuggested, parts.conversation.line_help.show_suggested)
        self._readings = readings = Readings(view)
        readings.wish.connect(bridge.post)
        on(interview.ToolActivity, readings.show_tool)
        on(documents.ReadingProgressed, readings.show_progress)
        on(documents.DocumentRead, readings.show_reading)
        on(interview.PhaseChanged, lambda message: window.name_phase(phase_title(message.phase)))
        on(interview.ResumeOffered, lambda _message: self._parts.pages.show(GENERAL_PLACE))
        on(interview.KnownChanged, self._known)
        on(interview.WorkStateChanged, self._work)
        on(interview.LeaderChanged, self._leader)
        on(interview.AttachmentsChanged, self._attachments)
        on(interview.ErrorTold, self._error)
        on(documents.PagePictureReady, asks.show_picture)
        on(documents.DocumentsChanged, self._documents)
        on(documents.ReadingProgressed, self._reading)
        on(data.Exported, lambda one: self._written(_("Exported to {path}."), one.path))
        on(data.BackedUp, lambda one: self._written(_("Backup written to {path}."), one.path))
        on(data.BackupsRenewed, self._backups_renewed)
        on(data.RecordDeleted, self._deleted)
        drafts.changed.connect(lambda _change: self._show_unsaved())
        for kind in (
            documents.PagePictureReady,
            documents.SourcesFound,
            documents.DocumentRead,
            data.RecordDeleted,
        ):
            on(kind, self._parts.pages.show_message)
        self._in_trouble = self._halted = False
        self._is_model, self._free = False, ""
        self._reads = ""
        self._parts.pages.shown.connect(self._page_shown)
        composer.show_working(False)
        self._parts.menu.actions["stop"].setEnabled(False)
        self._offer_continue()

    def _written(self, words: str, path: str) -> None:
        self._parts.notices.tell(words.format(path=path), "good")

    def _page_shown(self, name: str) -> None:
        """Another page came up."""
        self._parts.notices.stand_over(interview=name == CONVERSATION)
        self._parts.menu.offer(self._parts.pages.commands)

    def _session_opened(self, message: sessions.SessionOpened) -> None:
        self._free = ""
        self._asks.start(comes_back=message.restored)
        self._parts.conversation.start()
        self._drafts.begin(message.drafts)
        self._show_unsaved()
        words = old_title(message.info)
        begun = bool(message.cards) or any(one.author == "person" for one in message.messages)
        self._parts.conversation.info = message.info
        cards = tuple(earlier_cards(message.cards))
        self._parts.conversation.view.start(
            message.messages, cards, mark=words if begun else "", welcome=not begun
        )
        self._readings.take_up(card for _id, card in cards)
        for one in message.cards:
            if isinstance(one.showed, documents.ReadingEnded) and one.showed.read is not None:
                self._parts.pages.show_message(one.showed.read)
        self._parts.menu.old_sessions(message.older_sessions, self._want_old)
        self._parts.notices.clear()
        if message.restored:
            self._parts.notices.welcome_back()
        else:
            self._parts.notices.end_welcome()
        place, self._window.left_at = self._window.left_at, CONVERSATION
        if place != self._parts.pages.place:
            self._parts.pages.come_back(place)
        self._parts.conversation.composer.begin(message.unsent)
        self._parts.conversation.composer.take_focus()
        QTimer.singleShot(0, self._window, self._resumes.hear)

    def _show_unsaved(self) -> None:
        unsaved = self._drafts.unsaved()
        self._parts.sidebar.show_unsaved(PAGE_OF[kind] for kind, _id in unsaved)

    def _want_old(self, session_id: str) -> None:
        self._bridge.post(sessions.OldSessionRequested(session_id=session_id))

    def _old_session(self, message: sessions.OldSessionShown) -> None:
        self._reads = message.info.id
        page = OldConversationPage(message, earlier_cards(message.cards))
        page.back.clicked.connect(lambda: self._parts.pages.show(CONVERSATION))
        page.delete_button.clicked.connect(self._parts.menu.actions["delete_conversation"].trigger)
        self._parts.pages.put("old", page)

    def _conversation_deleted(self, message: sessions.ConversationDeleted) -> None:
        self._parts.menu.old_sessions(message.older_sessions, self._want_old)
        if self._reads == message.session_id:
            self._parts.pages.take_away("old")
        self._tell_deleted(message.backups_hold_until)

    def _added(self, message: interview.MessageAdded) -> None:
        self._parts.conversation.view.add_message(message)
        if message.author == "person":
            self._parts.conversation.composer.taken(message.text)
            self._out_of_trouble()

    def _acknowledged(self, message: interview.Acknowledged) -> None:
        self._asks.acknowledge(message)
        self._ended(message.token)
        self._drafts.drop(about_ask(message.token))
        self._parts.conversation.composer.taken()
        self._out_of_trouble()

    def _out_of_trouble(self) -> None:
        """What could not be kept can be kept again: the notice that said otherwise goes."""
        if self._in_trouble:
            self._in_trouble = False
            self._parts.notices.clear()

    def _asked(self, message: interview.AskPublished) -> None:
        self._parts.conversation.view.show_thinking(False)
        self._asks.publish(message)
        self._free = message.token if isinstance(message.ask, MessageAsk) else ""
        self._offer_continue()
        left = self._drafts.of(about_ask(message.token))
        self._parts.conversation.publish(message, left.content if left else {})

    def _story(self, message: interview.StoryShown) -> None:
        self._parts.conversation.show_story(message)
        self._parts.sidebar.show_look_up(len(message.to_look_up))
        self._parts.inspector.show_notes(message.notes)
        self._parts.pages.show_message(message)

    def _withdrawn(self, message: interview.AskWithdrawn) -> None:
        self._asks.withdraw(message)
        self._ended(message.token)

    def _ended(self, token: str) -> None:
        """A question waits no longer."""
        self._parts.conversation.end(token)
        if token == self._free:
            self._free = ""
            self._offer_continue()

    def _known(self, message: interview.KnownChanged) -> None:
        self._parts.sidebar.show_known(message.known)
        self._parts.inspector.show_known(message.known)
        self._parts.pages.show_known(message.known)
        self._readings.show_known(message.known)
        self._asks.show_known(message.known)
        self._window.name_phase(phase_title(message.known.phase))

    def _work(self, message: interview.WorkStateChanged) -> None:
        self._parts.header.show_work(message)
        busy = message.state in BUSY
        self._parts.conversation.composer.show_working(busy)
        self._parts.conversation.view.show_thinking(busy)
        self._parts.menu.actions["stop"].setEnabled(busy)
        self._halted = message.state in ("limit_reached", "failed")
        self._offer_continue()
        if message.state in ("limit_reached", "failed") and message.sentence:
            tone: Tone = "warn" if message.state == "limit_reached" else "bad"
            self._parts.notices.tell(
                message.sentence,
                tone,
                action=_("Continue"),
                on_action=partial(self._bridge.post, interview.ContinueRequested()),
            )

    def _leader(self, message: interview.LeaderChanged) -> None:
        self._is_model = not message.is_guide
        self._parts.header.show_leader(message)
        self._offer_continue()

    def _offer_continue(self) -> None:
        """There is something to go on with: what has halted, or a model that only speaks."""
        goes_on = self._halted or (self._is_model and bool(self._free))
        self._parts.menu.actions["continue"].setEnabled(goes_on)

    def _attachments(self, message: interview.AttachmentsChanged) -> None:
        self._parts.conversation.composer.show_waiting(message.waiting)
        if message.refused:
            lines = [f"{name}: {sentence}" for name, _code, sentence in message.refused]
            self._parts.notices.tell("\n".join(lines), "bad")

    def _error(self, message: interview.ErrorTold) -> None:
        if message.code == "note":
            self._parts.notices.tell(message.message, "info")
            return
        self._parts.notices.tell(message.message, "bad")
        if self._parts.conversation.info is None:
            self._parts.conversation.view.start(())  # nothing could be opened
        self._asks.failed()
        self._parts.conversation.failed()
        self._parts.conversation.composer.give_back()
        self._in_trouble = True

    def _documents(self, message: documents.DocumentsChanged) -> None:
        self._parts.sidebar.show_documents(len(message.artifacts))
        self._parts.pages.show_documents(message.artifacts)
        self._asks.show_documents(message.artifacts)

    def _reading(self, message: documents.ReadingProgressed) -> None:
        text = _("Reading {file}").format(file=message.filename)
        if message.pages:
            text = _("Reading {file}: page {page} of {pages}").format(
                file=message.filename, page=message.page, pages=message.pages
            )
        if message.of > 1:
            text = f"{message.number}/{message.of} · {text}"
        self._parts.header.show_detail(text)

    def _deleted(self, message: data.RecordDeleted) -> None:
        self._drafts.drop(about_record(message.data_type, message.id))
        self._show_unsaved()
        if message.backups_hold_until is not None:
            self._tell_deleted(message.backups_hold_until)

    def _tell_deleted(self, backups_hold_until: str | None) -> None:
        """That it is gone; until when backups hold it, and that the older ones can go too."""
        if backups_hold_until is None:
            self._parts.notices.tell(_("Deleted."), "good")
            return
        words = _("Deleted. Backups still hold it until {date}.").format(
            date=date_words(backups_hold_until)
        )
        self._parts.taking_back.when_back = partial(self._parts.notices.withdraw, words)
        self._parts.notices.tell(
            words,
            "info",
            action=_("Delete older backups"),
            on_action=partial(self._bridge.post, data.BackupsRenewalRequested()),
        )

    def _backups_renewed(self, _message: data.BackupsRenewed) -> None:
        """Nothing holds what was deleted any more, so it cannot be had back either."""
        self._parts.taking_back.forget()
        self._parts.notices.tell(
            _("The older backups are deleted. A new one holds what is there now."), "good"
        )
