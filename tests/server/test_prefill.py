"""What of a reading stands in a session as reference (CONTRACT F3)."""

from interview_app.domain.reading import Derived, DocumentReading
from interview_app.domain.timeline import Certificate, Education, Experience, SkeletonTimeline
from interview_app.server.prefill import prefill


def test_nothing_of_an_entry_is_dropped_that_has_a_field_or_a_neighbour() -> None:
    """A summary beside duties, the town of a school and certificates were missing."""
    timeline = SkeletonTimeline(
        experiences=(
            Experience(id="e", title="Nurse", summary="Night ward.", highlights=("Led four.",)),
        ),
        education=(Education(id="s", institution="Hull College", location="Hull"),),
        certificates=(Certificate(name="First Aid", issuer="Red Cross", date="2021-03"),),
    )
    cv = prefill(DocumentReading(status="ok", derived=Derived(skeleton_timeline=timeline)))
    assert cv["work_experience"][0]["bullets"] == ["Night ward.", "Led four."]
    assert cv["education"][0]["location"] == "Hull"
    assert cv["further_experience"] == [
        {
            "organization": "Red Cross",
            "title": "First Aid",
            "date_range": "03/2021",
            "bullets": [],
        }
    ]
