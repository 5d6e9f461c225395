"""What was changed in a form when the program ended: a sentence over the form, and a button for the
other state of it.
"""

from typing import Any

from interview_app.i18n import _
from interview_app.ui.controls import Button, Notice
from interview_app.ui.forms.record_form import RecordForm


class LeftBefore(Notice):
    """Stands over a form, hidden until there is something to tell. What its button does, Undo takes
    back.
    """

    def __init__(self, form: RecordForm) -> None:
        super().__init__("", "info")
        self._form = form
        self._draft: dict[str, Any] = {}
        self._stands = False
        self.other = Button("", "quiet", on_click=self._change)
        self.buttons.addWidget(self.other)
        self.hide()

    def offer(self, draft: dict[str, Any], *, outdated: bool) -> None:
        """Lay the draft over the form; one whose form is filled otherwise by now only when the
        person asks for it.
        """
        self._draft = draft
        if outdated:
            said = _(
                "This was changed elsewhere since. What you had changed here the last time is "
                "not in the form."
            )
            self._tell(said, stands=False)
        else:
            self._take_up()
        self.show()

    def end(self) -> None:
        """What was changed is saved or given up, or another record stands in the form."""
        self._stands = False
        self.hide()

    def follow(self, *, changed: bool) -> None:
        """The form was edited; whether it differs from what it was filled with."""
        if self._stands and not changed:
            self._tell(_("What you had changed the last time is not in the form."), stands=False)

    def _change(self) -> None:
        if self._stands:
            # With what was typed since.
            self._draft = self._form.draft() or self._draft
            self._form.fill_again()
            self.follow(changed=False)
        else:
            self._take_up()

    def _take_up(self) -> None:
        self._form.take_up(self._draft)
        self._tell(_("What you had changed the last time is in the form again."), stands=True)

    def _tell(self, words: str, *, stands: bool) -> None:
        self._stands = stands
        self.tell(words, "info")
        self.other.rename(_("Remove my changes") if stands else _("Put in my changes"))
