"""The form of one job."""

from interview_app.domain.records import DataType
from interview_app.ui.forms.record_form import ObjectRecordForm
from interview_app.ui.forms.timeline_sections import EXPERIENCE


class ExperienceForm(ObjectRecordForm):
    """Organization, title, dates, place, summary and highlights."""

    data_type = DataType.EXPERIENCE
    parts = EXPERIENCE
