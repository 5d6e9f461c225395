"""What the person looks for, in a page of the library: a form to fill in at any time."""

from interview_app.domain.known import Known
from interview_app.domain.records import DataType
from interview_app.i18n import _
from interview_app.ui.forms.drafts import Drafts
from interview_app.ui.library.page import LibraryPage
from interview_app.ui.library.record_editor import RecordEditor


class GoalsView(LibraryPage):
    """Goals as approved, or the empty form."""

    def __init__(self, drafts: Drafts | None = None) -> None:
        words = _("What you look for. Pay, and what you do not want, never appear on a résumé.")
        super().__init__(_("Goals"), words)
        self.editor = RecordEditor(DataType.CANDIDATE_DOSSIER, drafts)
        self.editor.wish.connect(self.wish)
        self.editor.undoable.connect(self.undoable)
        self.content.addWidget(self.editor)

    def show_known(self, known: Known) -> None:
        """Show the newest approved version."""
        data = known.dossier.to_json() if known.dossier is not None else {}
        version = known.version(DataType.CANDIDATE_DOSSIER, "dossier")
        self.editor.show_record(data, version=version)
