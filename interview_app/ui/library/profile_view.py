"""The library's profile."""

from interview_app.domain.known import Known
from interview_app.domain.records import DataType
from interview_app.i18n import _
from interview_app.ui.controls import EmptyState
from interview_app.ui.drafts import Drafts
from interview_app.ui.library.single_view import SingleView, by_hand


class ProfileView(SingleView):
    """Name, contact and summary as approved, to look at and to edit."""

    def __init__(self, drafts: Drafts | None = None) -> None:
        empty = EmptyState(
            "person",
            _("No profile yet"),
            _(
                "Drop your résumé anywhere in this window, or answer the first questions under "
                "“About you”."
            ),
            action=_("Choose files…"),
            on_action=lambda: self.files_wanted.emit(),
            other=by_hand(),
            on_other=self.enter_by_hand,
        )
        super().__init__(DataType.APPLICANT_PROFILE, title=_("Profile"), empty=empty, drafts=drafts)

    def show_known(self, known: Known) -> None:
        """Show the newest approved version."""
        data = known.profile.to_json() if known.profile else None
        self.show_record(data, version=known.version(DataType.APPLICANT_PROFILE, "profile"))
