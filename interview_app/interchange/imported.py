"""What an import gives: profile and timeline to review, and what was not understood. Nothing is
saved by importing.
"""

from interview_app.domain.frozen import frozen
from interview_app.domain.profile import ApplicantProfile
from interview_app.domain.timeline import SkeletonTimeline


@frozen
class Imported:
    """Goes into review sheets; `not_understood` names fields or files that were passed over, in the
    file's own words.
    """

    applicant_profile: ApplicantProfile | None = None
    skeleton_timeline: SkeletonTimeline | None = None
    not_understood: tuple[str, ...] = ()
