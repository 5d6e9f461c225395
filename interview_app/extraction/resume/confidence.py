"""How sure a value is: the chance that it is right, from what its reader noticed and from how
likely a second reader, a model, holds its text for what the rules took it for.

A logistic curve for each field; its weights are fitted by `benchmarks/segment_fit.py` on documents
with known truth. What OCR read is never above what the person should look at.
"""

from collections.abc import Mapping
from math import exp, log
from operator import mul

from interview_app.extraction.page.rows import Found
from interview_app.extraction.resume.calibration_weights import WEIGHTS
from interview_app.extraction.resume.segment_roles import Likely

_CONTACT = frozenset({"email", "phone", "link", "location", "name", "birth"})
_CONTACT_EYE = 0.65
"""Contact data from OCR stays under the mark of low confidence."""
ROLES: Mapping[str, tuple[str, ...]] = {
    "name": ("name",),
    "headline": ("headline",),
    "summary": ("summary",),
    "skill": ("skill",),
    "title": ("job title",),
    "organization": ("job firm",),
    "institution": ("study school",),
    "degree": ("study title",),
    "date": ("job date", "study date"),
    "highlight": ("job text", "other"),
}
"""What the segments of a value of each field are, where the rules are right."""
_OF_ENTRIES = frozenset({"title", "organization", "institution", "degree", "date", "highlight"})
_UNLIKELY = 0.01


def observed(chance: float | None, features: dict[str, float]) -> tuple[float, ...]:
    """The observations of a value, each about 0 to 1, in the order of the weights; `chance`: how
    likely its segments have its role, None where they are not known.
    """
    likely = _UNKNOWN if chance is None else max(chance, _UNLIKELY)
    return (
        1.0,
        features.get("margin", 0.5),
        features.get("both", 0.0),
        features.get("dated", 0.0),
        features.get("unlike", 0.0),
        1 - log(likely) / log(_UNLIKELY),
    )


_UNKNOWN = 0.5


class Grades:
    """Grades the values of one document."""

    def __init__(self, likely: Likely) -> None:
        self._likely = likely

    def of(self, field: str, found: Found, features: dict[str, float]) -> float:
        """The chance (0 to 1) that a value of this field is right."""
        weights = WEIGHTS.get(field)
        if weights is None or (field in _OF_ENTRIES and "both" not in features):
            return found.confidence
        seen = observed(self._likely.chance(found, ROLES[field]), features)
        total = sum(map(mul, weights, seen))
        chance = 1.0 / (1.0 + exp(-max(min(total, 12.0), -12.0)))
        return min(chance, 0.5) if features.get("ambiguous") else chance

    def ocr(self, field: str, grade: float, ocr_confidence: float | None) -> float:
        """The grade of a value read by OCR; `ocr_confidence` is tesseract's own, 0 to 1 or 0 to
        100.
        """
        sure = (
            0.85
            if ocr_confidence is None
            else min(
                max(ocr_confidence if ocr_confidence <= 1 else ocr_confidence / 100, 0.2), 0.95
            )
        )
        if field in _CONTACT:
            return min(grade * sure, _CONTACT_EYE)
        return grade * min(sure, 0.9)
