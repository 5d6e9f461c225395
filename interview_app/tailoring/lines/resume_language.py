"""The language a résumé's own words are in: that of the evidence, of those in which sections and
dates are known (DESIGN 9).
"""

from collections.abc import Iterable
from typing import get_args

from interview_app.domain.resume import ResumeLanguage
from interview_app.language import detection

_LANGUAGES: tuple[ResumeLanguage, ...] = get_args(ResumeLanguage)


def language_of(texts: Iterable[str]) -> ResumeLanguage | None:
    """The language most of these texts speak, or None when nothing in them tells."""
    found = detection.language_of("\n".join(texts), among=_LANGUAGES)
    return next((one for one in _LANGUAGES if one == found), None)
