"""The form of an evidence card."""

from interview_app.domain.records import DataType
from interview_app.ui.forms import spec
from interview_app.ui.forms.record_form import ObjectRecordForm


class CardForm(ObjectRecordForm):
    """Role, story, numbers, scope and skills; the person's own words stand above them, read
    only.
    """

    data_type = DataType.KNOWLEDGE_CARD
    parts = spec.CARD
