"""Which form edits which kind of record."""

from PySide6.QtWidgets import QWidget

from interview_app.domain.records import DataType
from interview_app.ui.forms.card_form import CardForm
from interview_app.ui.forms.education_form import EducationForm
from interview_app.ui.forms.experience_form import ExperienceForm
from interview_app.ui.forms.goals_form import GoalsForm
from interview_app.ui.forms.profile_form import ProfileForm
from interview_app.ui.forms.record_form import RecordForm
from interview_app.ui.forms.timeline_form import TimelineForm
from interview_app.ui.forms.writing_sample_form import WritingSampleForm

FORMS: dict[DataType, type[RecordForm]] = {
    form.data_type: form
    for form in (
        ProfileForm,
        TimelineForm,
        ExperienceForm,
        EducationForm,
        CardForm,
        WritingSampleForm,
        GoalsForm,
    )
}
"""One form for each of the seven kinds a person reviews."""


def form_for(data_type: DataType, parent: QWidget | None = None) -> RecordForm:
    """A new form for a kind of record."""
    return FORMS[data_type](parent)
