"""The library's timeline."""

from interview_app.domain.known import Known
from interview_app.domain.records import DataType
from interview_app.i18n import _
from interview_app.ui.controls import EmptyState
from interview_app.ui.drafts import Drafts
from interview_app.ui.forms.timeline_form import TimelineForm
from interview_app.ui.library.single_view import SingleView, by_hand


class TimelineView(SingleView):
    """Jobs, education and the rest as approved, drawn as a picture, to look at and to edit."""

    def __init__(self, drafts: Drafts | None = None) -> None:
        empty = EmptyState(
            "timeline",
            _("No jobs yet"),
            _(
                "Drop your résumé anywhere in this window, or tell about your jobs under “About "
                "you”."
            ),
            action=_("Choose files…"),
            on_action=lambda: self.files_wanted.emit(),
            other=by_hand(),
            on_other=self.enter_by_hand,
        )
        super().__init__(DataType.SKELETON_TIMELINE, title=_("Jobs"), empty=empty, drafts=drafts)

    def show_known(self, known: Known) -> None:
        """Show the newest approved version."""
        data = known.timeline.to_json() if known.timeline else None
        self.show_record(data, version=known.version(DataType.SKELETON_TIMELINE, "timeline"))

    def begin_entry(self, section: str, name: str) -> None:
        """A new entry called so stands in its section, to be looked at and saved."""
        if not self.has_record:
            self.enter_by_hand()
        form = self.editor.form
        assert isinstance(form, TimelineForm)
        form.add_to(section, name)
