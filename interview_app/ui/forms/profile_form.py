"""The form of the applicant's profile."""

from interview_app.domain.records import DataType
from interview_app.ui.forms import spec
from interview_app.ui.forms.record_form import ObjectRecordForm


class ProfileForm(ObjectRecordForm):
    """Name, contact, place, summary and online profiles; the picture and odd networks are kept as
    they came.
    """

    data_type = DataType.APPLICANT_PROFILE
    parts = spec.PROFILE
