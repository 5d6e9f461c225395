"""Work on one's own account: "Freelance", "Selbstständig", "Autónomo" stand where others have their
firm.
"""

import re
from collections.abc import Sequence
from functools import lru_cache

from interview_app.extraction.header_roles import Assigned
from interview_app.extraction.job_headers import Job, names
from interview_app.extraction.places_set_off import town_like

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
_CLIENTS = re.compile(
    r"(?:clients?|customers?|kund(?:e|en|in|innen)|auftraggeber|mandanten|clientes?"
    r"|client[ei])\s*:",
    re.IGNORECASE,
)


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


def town_of_own_account(jobs: Sequence[Job]) -> None:
    """`Freelance Surveyor, Ripon`: no firm stands there, but the town, which the other headers have
    behind their firm.

    So it does where the clients are told of below; otherwise the name may be the one client's.
    """
    elsewhere = [job for job in jobs if job.location is not None]
    for job in jobs:
        title, firm = job.title, job.organization
        if (
            title is None
            or firm is None
            or job.location is not None
            or not on_own_account(title.text)
        ):
            continue
        if firm.start < title.end or not town_like(firm.text.rstrip(".")) or names(firm.text) > 0:
            continue
        told = [*job.highlights, *([job.summary] if job.summary is not None else [])]
        if elsewhere or any(_CLIENTS.match(one.text) for one in told):
            job.organization, job.location = None, firm
