"""The form of the goals: the candidate dossier."""

from interview_app.domain.records import DataType
from interview_app.ui.forms import spec
from interview_app.ui.forms.record_form import ObjectRecordForm


class GoalsForm(ObjectRecordForm):
    """What the person looks for, where, when, and what to avoid."""

    data_type = DataType.CANDIDATE_DOSSIER
    parts = spec.GOALS
    may_be_empty = True
