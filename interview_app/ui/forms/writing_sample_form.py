"""The form of a writing sample."""

from interview_app.domain.records import DataType
from interview_app.ui.forms import spec
from interview_app.ui.forms.record_form import ObjectRecordForm


class WritingSampleForm(ObjectRecordForm):
    """Title, kind and the text itself."""

    data_type = DataType.WRITING_SAMPLE
    parts = spec.WRITING_SAMPLE
