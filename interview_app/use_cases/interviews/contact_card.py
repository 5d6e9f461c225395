"""A contact card as an applicant profile: from the Mac's address book or a dropped vCard (CONTRACT
A8).
"""

from interview_app.domain.profile import ApplicantProfile
from interview_app.errors import DocumentError, ImportFailed


def profile_from_vcard(untrusted: bytes) -> ApplicantProfile:
    """The profile of the first card in the file; what it does not say stays empty.

    Raises:
        DocumentError: `corrupt_document`, the content is no vCard that can be read.
    """
    from interview_app.interchange import vcard  # pycountry takes 25 ms that only a card needs

    try:
        profile = vcard.read(untrusted).applicant_profile
    except ImportFailed as refused:
        raise DocumentError("corrupt_document", refused.sentence) from None
    return profile or ApplicantProfile()
