"""The sheet that deletes a conversation: what goes, what stays, where backups are; undone until it
is closed.
"""

from PySide6.QtWidgets import QWidget

from interview_app.domain.journal import SessionInfo
from interview_app.i18n import _
from interview_app.ui.controls import Button
from interview_app.ui.library.confirm import ConfirmDeletion
from interview_app.ui.names import date_words


class DeleteConversation(ConfirmDeletion):
    """`confirmed`: the sheet was closed after Delete was pressed, and it was not undone.

    Until then nothing is deleted: who closes the app, or loses it, keeps the conversation.
    `backups` is the folder they lie in.
    """

    def __init__(self, info: SessionInfo, *, backups: str, parent: QWidget) -> None:
        self._question = _("Delete the conversation of {date}?").format(
            date=date_words(info.started)
        )
        what = _(
            "Every question and answer in it goes, what you typed there and did not send, what "
            "it sent to models, and files "
            "handed over in it that are not under Documents."
        )
        stays = _(
            "What you approved stays, and so do your documents and résumés. What is deleted "
            "cannot be brought back."
        )
        kept = _(
            "Backups in {folder} hold it until they are replaced; afterwards you can delete the "
            "older ones."
        )
        self._told = "\n\n".join((what, stays, kept.format(folder=backups)))
        super().__init__(self._question, self._told, parent)
        self._goes = False
        self.close_button, self.undo_button = (
            Button(_("Close and delete"), "danger"),
            Button(_("Undo"), "primary"),
        )
        for at, button in enumerate((self.close_button, self.undo_button), start=1):
            self.buttons.insertWidget(at, button)
            button.hide()
        self.undo_button.clicked.connect(self._undo)
        self.close_button.clicked.connect(self.accept)

    def confirm(self) -> None:
        """Deleted as soon as the sheet is closed; Return takes it back."""
        self._show(goes=True)

    def done(self, code: int) -> None:
        """However it is closed, what was decided counts."""
        goes, self._goes = self._goes, False
        super().done(code)
        if goes:
            self.confirmed.emit()

    def _undo(self) -> None:
        self._show(goes=False)

    def _show(self, *, goes: bool) -> None:
        self._goes = goes
        self.title.setText(_("It is deleted when you close this") if goes else self._question)
        undone = _("Until then you can undo it. Afterwards it cannot be undone.")
        self.text.setText(undone if goes else self._told)
        for button in (self.undo_button, self.close_button):
            button.setVisible(goes)
        for button in (self.delete_button, self.cancel_button):
            button.setVisible(not goes)
        stays = self.undo_button if goes else self.cancel_button
        stays.setDefault(True)
        stays.setFocus()
