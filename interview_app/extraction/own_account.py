"""Work on one's own account: "Freelance", "Selbstständig", "Autónomo" stand where others have their
firm.
"""

import re
from functools import lru_cache

from interview_app.extraction.header_roles import Assigned
from interview_app.extraction.job_headers import Job

_WORDS = (
    r"freelanc(?:e|er|ing)|self[- ]employed|selbst(?:st)?ändige?[rs]?|freiberuflich(?:e[rs]?)?"
    r"|freiberufler(?:in)?|"
    r"freischaffende?[rs]?|autónom[oa]|trabajadora? por cuenta propia|por cuenta propia"
    r"|autônom[oa]|"
    r"travailleu(?:r|se) indépendante?|indépendante?|à mon compte|auto-?entrepreneu(?:r|se)|"
    r"liber[oa] professionista|lavorat(?:ore|rice) autonom[oa]|zzp(?:'er)?|zelfstandige?|własna "
    r"działalność|"
    r"samozatrudnienie"
)
_WHOLE = re.compile(rf"\W*(?:{_WORDS})\W*", re.IGNORECASE)
_WITHIN = re.compile(rf"\b(?:{_WORDS})(?!\w)", re.IGNORECASE)


@lru_cache(maxsize=8192)
def is_own_account(text: str) -> bool:
    """Whether a text says nothing but that somebody worked on their own account."""
    return _WHOLE.fullmatch(text) is not None


def on_own_account(text: str) -> bool:
    """Whether a text says that somebody worked on their own account: "Freelance Translator"."""
    return _WITHIN.search(text) is not None


def take_kind(job: Job, roles: Assigned) -> None:
    """Where a header names a firm beside "Freelance", that word only says how somebody was
    employed.
    """
    for one in roles.rest:
        if is_own_account(one.text):
            job.employment_type = job.employment_type or one.found()
    roles.rest = [one for one in roles.rest if not is_own_account(one.text)]
