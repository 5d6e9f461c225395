"""Which form edits which kind of record."""

from PySide6.QtWidgets import QWidget

from interview_app.domain.records import DataType
from interview_app.domain.timeline import Education, Experience
from interview_app.ui.forms import spec
from interview_app.ui.forms.record_form import RecordForm
from interview_app.ui.forms.timeline_form import TimelineForm
from interview_app.ui.forms.timeline_sections import parts_of

OBJECTS: dict[DataType, tuple[spec.Part, ...]] = {
    DataType.APPLICANT_PROFILE: spec.PROFILE,
    DataType.EXPERIENCE: parts_of(Experience),
    DataType.EDUCATION: parts_of(Education),
    DataType.KNOWLEDGE_CARD: spec.CARD,
    DataType.WRITING_SAMPLE: spec.WRITING_SAMPLE,
    DataType.CANDIDATE_DOSSIER: spec.GOALS,
}
"""Records that are one object; the timeline, the seventh kind a person reviews, has sections."""


def form_for(data_type: DataType, parent: QWidget | None = None) -> RecordForm:
    """A new form for a kind of record."""
    if data_type is DataType.SKELETON_TIMELINE:
        return TimelineForm(parent)
    # Goals are wishes and no facts: they may be approved with nothing in them.
    wishes = data_type is DataType.CANDIDATE_DOSSIER
    return RecordForm(data_type, OBJECTS[data_type], may_be_empty=wishes, parent=parent)
