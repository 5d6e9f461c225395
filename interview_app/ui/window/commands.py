"""What the person can do in the window, by menu, key, button or drop, and the message each of it
becomes.
"""

import os
import sys
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from interview_app.domain.drafts import about_ask
from interview_app.domain.phases import Phase
from interview_app.i18n import _
from interview_app.messages import data, interview, models, sessions
from interview_app.settings import Settings
from interview_app.ui.controls import dialogs
from interview_app.ui.controls.drop_target import ENDINGS, Drop, offered
from interview_app.ui.controls.saving import choose_files, save_as
from interview_app.ui.controls.toast import Undoable
from interview_app.ui.conversation.asks import Asks
from interview_app.ui.forms.drafts import Content, Drafts
from interview_app.ui.look.names import date_words, name_filter
from interview_app.ui.look.reading_order import focus_first
from interview_app.ui.look.theme import TEXT_SIZES, theme
from interview_app.ui.look.window_plan import CONVERSATION, GENERAL_PLACE, RESUMES
from interview_app.ui.window import about
from interview_app.ui.window.bridge import Bridge
from interview_app.ui.window.main_window import MainWindow
from interview_app.ui.window.restoring import Restoring
from interview_app.ui.window.resume_commands import ResumeCommands

if TYPE_CHECKING:
    from interview_app.ui.settings.settings_dialog import SettingsDialog


class Commands(QObject):
    """Connects a window to a bridge. `settings_chosen` carries `Settings` to keep;
    `restart_wanted`: begin anew with them.
    """

    settings_chosen = Signal(object)
    restart_wanted = Signal()

    def __init__(
        self,
        bridge: Bridge,
        window: MainWindow,
        asks: Asks,
        *,
        drafts: Drafts,
        settings: Settings,
        folder: str,
    ) -> None:
        super().__init__(window)
        self._bridge, self._window, self._asks, self._drafts = bridge, window, asks, drafts
        self._parts = window.parts
        self._settings, self._folder = settings, folder
        self._composer = self._parts.conversation.composer
        self._dialog: SettingsDialog | None = None
        for kind in (*models.ANSWERS, data.BackupsRenewed):
            bridge.on(kind, self._told)
        self.resumes = ResumeCommands(bridge, window)
        self.restoring = Restoring(bridge, window)
        self._connect_menu()
        self._connect_parts()

    def _connect_menu(self) -> None:
        menu, window, post = self._parts.menu, self._window, self._bridge.post
        menu.on("attach", self.choose_files)
        menu.on("export", self._export)
        menu.on("backup", lambda: post(data.BackupRequested()))
        menu.on("delete", self._delete_everything)
        menu.on("close", window.close)
        menu.on("quit", window.close)
        menu.on("settings", self.open_settings)
        for id in menu.actions:
            if id.startswith("page."):
                place = id.removeprefix("page.")
                place = GENERAL_PLACE if place == RESUMES else place
                menu.on(id, partial(self._go_to_page, place))
            elif id.startswith("phase."):
                menu.on(id, partial(self.go_to, Phase(id.removeprefix("phase."))))
        menu.on("sidebar", lambda: window.toggle("sidebar"))
        menu.on("inspector", lambda: window.toggle("inspector"))
        menu.on("larger", lambda: self._resize_text(1))
        menu.on("smaller", lambda: self._resize_text(-1))
        menu.on("actual", lambda: self._set_text_size(100))
        menu.on("write", self._write)
        menu.on("find", self._find)
        menu.on("find_next", lambda: self._find_again(1))
        menu.on("find_previous", lambda: self._find_again(-1))
        menu.on("review", self._asks.open_review)
        menu.on("stop", self._stop)
        menu.on("continue", lambda: post(interview.ContinueRequested()))
        menu.on("start_over", self._start_over)
        menu.on("delete_conversation", self._delete_conversation)
        menu.on("help", lambda: about.help_dialog(window).open())
        menu.on("shortcuts", lambda: about.shortcuts_dialog(menu.shortcuts(), window).open())
        menu.on("about", lambda: about.about_dialog(window).open())

    def _connect_parts(self) -> None:
        window, parts, asks = self._window, self._parts, self._asks
        self._composer.sent.connect(self.say)
        self._composer.unsent_changed.connect(
            lambda texts: self._bridge.post(interview.UnsentChanged(texts=texts))
        )
        self._composer.stop_button.clicked.connect(self._stop)
        self._composer.attach.clicked.connect(self.choose_files)
        self._composer.own_words_dropped.connect(asks.forget_own_words)
        self._drafts.changed.connect(self._bridge.post)
        asks.answered.connect(self._answered)
        parts.conversation.ask_bar.answered.connect(self._clicked_chip)
        parts.conversation.line_help.wish.connect(self._bridge.post)
        parts.conversation.edited.connect(self._keep_form)
        parts.conversation.story.wish.connect(self._bridge.post)
        parts.conversation.story.typed.connect(self._keep_field)
        parts.conversation.story.left = self._drafts.of
        parts.conversation.story.undoable.connect(parts.taking_back.offer)
        parts.conversation.story.sheet_wanted.connect(asks.open_review)
        parts.conversation.story_beside.connect(window.give_way)
        parts.sidebar.look_up_wanted.connect(self._look_up)
        asks.requested.connect(self._bridge.post)
        asks.files_wanted.connect(self.choose_files)
        asks.resume_wanted.connect(partial(parts.pages.show, GENERAL_PLACE))
        asks.posting_wanted.connect(self.resumes.new)
        asks.invited.connect(self._invite)
        asks.changed.connect(self._offer_review)
        self._offer_review()
        asks.sheet_closed.connect(self._after_sheet)
        parts.pages.wish.connect(self._bridge.post)
        parts.pages.undoable.connect(parts.taking_back.offer)
        parts.pages.files_wanted.connect(self.choose_files)
        parts.pages.documents_listed.connect(parts.sidebar.show_documents)
        parts.sidebar.chosen.connect(parts.pages.show)
        parts.notices.resumed.connect(self._resume)
        parts.notices.start_over_wanted.connect(self._start_over)
        window.dropped.connect(self.offer)
        window.closing.connect(self._quit)

    def say(self, text: str) -> None:
        """Text from the composer: an answer where one is asked in own words, else a message."""
        self._parts.notices.end_welcome()
        if (filled := self._parts.conversation.answer_with(text)) is not None:
            self._answered(filled)
            self._composer.take_focus()
            return
        if text and not self._composer.files_waiting and self._asks.take_words(text):
            return
        self._bridge.post(interview.PersonSaid(text=text))

    def offer(self, drop: Drop) -> None:
        """Files that were dropped or chosen."""
        self._parts.notices.end_welcome()
        paths = self.restoring.take(drop.paths)
        if drop.paths and not paths:
            return
        drop = replace(drop, paths=paths)
        if drop.paths and self._parts.pages.current == RESUMES:
            # Only the person knows whether it tells of them or of a job.
            self._parts.questions.ask(dialogs.what_is_dropped(), partial(self._take_known, drop))
        else:
            self._take(drop)

    def _take_known(self, drop: Drop, what: str) -> None:
        """What the person said a file is. What is about them goes on its way at once, by itself:
        an answer that is half typed stays in its field.
        """
        if what == "posting":
            self._parts.pages.ask(RESUMES, "begin_with", drop.paths[0])
        elif what == "about_me":
            self._take(drop)
            self._bridge.post(interview.PersonSaid(text=""))

    def _take(self, drop: Drop) -> None:
        if drop.paths:
            self._parts.pages.show(CONVERSATION)
            self._asks.note_files(
                tuple(os.path.basename(path).decode("utf-8", "replace") for path in drop.paths)
            )
            self._bridge.post(interview.FilesOffered(paths=drop.paths))
        if drop.refused:
            self._parts.notices.tell(drop.refused, "warn" if drop.paths else "bad")

    def choose_files(self) -> None:
        """The system's own file dialog."""
        choose_files(
            self._window,
            _("Attach a file"),
            name_filter(ENDINGS),
            lambda paths: self.offer(offered(paths)),
        )

    def go_to(self, phase: Phase) -> None:
        """To the conversation, in this phase."""
        self._parts.pages.show(CONVERSATION)
        if phase is not self._parts.sidebar.phase:
            self._bridge.post(interview.PhaseRequested(phase=phase))
        self._composer.take_focus()

    def open_settings(self) -> None:
        """What is chosen counts at once. The dialog with its pages is imported when it is first
        wanted. On a Mac it is a window of its own, and no sheet.
        """
        from interview_app.ui.settings.settings_dialog import SettingsDialog

        if self._dialog is not None:
            return
        dialog = SettingsDialog(self._settings, folder=self._folder, parent=self._window)
        dialog.chosen.connect(self._settle)
        dialog.restart_wanted.connect(self.restart_wanted)
        dialog.wish.connect(self._bridge.post)
        dialog.finished.connect(self._settings_closed)
        self._dialog = dialog
        if sys.platform == "darwin":
            dialog.show()
        else:
            dialog.open()

    def _settings_closed(self, _code: int) -> None:
        if self._dialog is not None:
            self._dialog.deleteLater()
            self._dialog = None

    def _told(self, message: object) -> None:
        if self._dialog is not None:
            self._dialog.show_message(message)

    def _answered(self, message: interview.AskAnswered) -> None:
        self._parts.notices.end_welcome()
        self._parts.notices.clear()
        # A click on a chip leaves the focus in the card: what is typed there is kept before the
        # answer may end the story.
        self._parts.conversation.story.keep()
        self._bridge.post(message)

    def _keep_form(self, token: str) -> None:
        """What stands in the form of a question outlives the program."""
        if token:
            self._drafts.soon(about_ask(token), self._parts.conversation.draft)
            if self._parts.conversation.line_help.suggested:
                self._drafts.keep()

    def _keep_field(self, about: str, draft: Content | None) -> None:
        if draft is None:
            self._drafts.forget(about)
        else:
            self._drafts.soon(about, draft)

    def _look_up(self) -> None:
        self._parts.pages.show(CONVERSATION)
        self._parts.conversation.story.show_look_up()

    def _clicked_chip(self, message: interview.AskAnswered) -> None:
        self._answered(message)
        # What is asked next is answered in words again.
        self._composer.take_focus()

    def _invite(self, words: str) -> None:
        self._composer.invite(words)
        if self._parts.pages.current == CONVERSATION:
            self._composer.take_focus()

    def _start_over(self) -> None:
        """At once, and to be had back for a while."""
        self._parts.notices.end_welcome()
        self._parts.conversation.story.keep()
        before = self._parts.conversation.info
        self._bridge.post(sessions.StartOverRequested())
        if before is not None:
            wish = sessions.EarlierResumeRequested(session_id=before.id)
            back = partial(self._bridge.post, wish)
            told = _("A new conversation has begun. What you approved stays.")
            over = Undoable(sentence=told, name=_("Start Over"), undo=back, back=back)
            self._parts.taking_back.offer(over)

    def _resume(self) -> None:
        self._bridge.post(sessions.ResumeRequested())
        self._composer.take_focus()

    def _quit(self) -> None:
        self._parts.toast.end()
        self._composer.keep()
        self._parts.conversation.story.keep()
        self._drafts.keep()
        self._bridge.post(interview.QuitRequested())

    def _stop(self) -> None:
        self._bridge.post(interview.StopRequested())

    def _go_to_page(self, place: str) -> None:
        """By the keys: the next key is for what stands there."""
        self._parts.pages.show(place)
        if place == CONVERSATION:
            self._parts.conversation.take_focus()
        elif (page := self._parts.pages.stack.currentWidget()) is not None:
            focus_first(page)

    def _offer_review(self) -> None:
        self._parts.menu.actions["review"].setEnabled(self._asks.review_waits)

    def _after_sheet(self) -> None:
        """Who approved or put a sheet away goes on in the conversation."""
        if self._parts.pages.current == CONVERSATION:
            self._parts.conversation.take_focus()

    def _write(self) -> None:
        self._parts.pages.show(CONVERSATION)
        self._composer.take_focus()

    def _find(self) -> None:
        """In what is read now: an earlier conversation, else this one."""
        bar = self._parts.pages.find_bar()
        if bar is None:
            self._parts.pages.show(CONVERSATION)
            bar = self._parts.conversation.finding
        bar.begin()

    def _find_again(self, step: int) -> None:
        bar = self._parts.pages.find_bar()
        if bar is not None and bar.isVisible():
            bar.step(step)
        else:
            self._find()

    def _settle(self, settings: Settings) -> None:
        self._settings = settings
        theme().set(
            appearance=settings.appearance,
            text_size=settings.text_size,
            reduce_motion=settings.reduce_motion,
        )
        self.settings_chosen.emit(settings)

    def _resize_text(self, step: int) -> None:
        now = min(range(len(TEXT_SIZES)), key=lambda at: abs(TEXT_SIZES[at] - theme().text_size))
        self._set_text_size(TEXT_SIZES[max(0, min(len(TEXT_SIZES) - 1, now + step))])

    def _set_text_size(self, size: int) -> None:
        self._settle(self._settings.model_copy(update={"text_size": size}))

    def _export(self) -> None:
        save_as(
            self._window,
            _("Export Everything…"),
            "interview-app.zip",
            lambda path: self._bridge.post(data.ExportRequested(format="everything", path=path)),
        )

    def _delete_conversation(self) -> None:
        """The one that is read now; asked for, and then to be had back for a while."""
        info = self._parts.pages.conversation
        if info is None:
            return
        wish = sessions.ConversationDeletionRequested(session_id=info.id)
        date = date_words(info.started)

        told = _("The conversation of {date} was deleted.").format(date=date)
        question = dialogs.delete_conversation(
            _("Delete the conversation of {date}?").format(date=date)
        )
        delete, name = partial(self._bridge.post, wish), _("Delete Conversation")
        what = Undoable(sentence=told, undo=bool, name=name, then=delete)
        self._parts.questions.confirm(question, "delete", partial(self._parts.toast.offer, what))

    def _delete_everything(self) -> None:
        confirm = self._parts.questions.confirm
        delete = partial(self._bridge.post, data.DeleteEverythingRequested())
        first, really = dialogs.delete_everything()
        confirm(first, "delete", partial(confirm, really, "delete", delete))
