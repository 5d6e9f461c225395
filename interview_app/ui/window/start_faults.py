"""What the person is asked when the app cannot start: what is wrong, and what can be done about
it.
"""

from interview_app import errors
from interview_app.i18n import N_, _
from interview_app.ui.controls import Kind
from interview_app.ui.controls.dialogs import Question, Reply
from interview_app.ui.look.names import backup_words

_TITLES: dict[type[errors.PersonCanMend], str] = {
    errors.AlreadyRunning: N_("Interview App is already open"),
    errors.StoreTooNew: N_("Your data was written by a newer version"),
    errors.StoreMissing: N_("Your data is not where it should be"),
    errors.StoreDamaged: N_("Your data is damaged"),
    errors.StoreReadOnly: N_("Your data folder cannot be written"),
    errors.StoreFull: N_("The disk is full"),
    errors.StoreFailing: N_("The disk reports an error"),
}


def start_fault(error: errors.PersonCanMend, *, newest_backup: str | None) -> Question:
    """The question of a start that failed. Its answers are "restore", "anew", "again", "safe" and
    "quit".
    """
    replies = [Reply(id="quit", label=_("Quit"))]
    text = error.sentence
    if isinstance(error, errors.StoreMissing | errors.StoreDamaged):
        kind: Kind = "primary" if newest_backup is None else "secondary"
        if newest_backup is None:
            replies.append(Reply(id="anew", label=_("Start anew with the kept documents")))
        replies.append(Reply(id="safe", label=_("Safe mode"), kind=kind))
        if newest_backup is None and isinstance(error, errors.StoreDamaged):
            text = _(
                "There is no backup to bring back. Safe mode saves what can still be read; "
                "nothing is changed. Starting anew sets the damaged data aside."
            )
        if newest_backup is not None:
            replies.append(
                Reply(id="restore", label=_("Restore the newest backup"), kind="primary")
            )
            kept = _("The newest backup is {name}. What is there now is kept beside it.")
            text = f"{text}\n\n{kept.format(name=backup_words(newest_backup))}"
    elif not isinstance(error, errors.StoreTooNew):
        replies.append(Reply(id="again", label=_("Try again"), kind="primary"))
    title = next(
        (title for kind, title in _TITLES.items() if isinstance(error, kind)),
        N_("Interview App cannot start"),
    )
    return Question(
        title=_(title),
        text=text,
        replies=tuple(replies),
        escape="quit",
        icon="warning",
        colour="bad_ink",
    )
