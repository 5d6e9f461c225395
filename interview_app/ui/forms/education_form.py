"""The form of one school, degree or training."""

from interview_app.domain.records import DataType
from interview_app.ui.forms.record_form import ObjectRecordForm
from interview_app.ui.forms.timeline_sections import EDUCATION


class EducationForm(ObjectRecordForm):
    """Institution, area, degree, dates, place, grade and highlights."""

    data_type = DataType.EDUCATION
    parts = EDUCATION
