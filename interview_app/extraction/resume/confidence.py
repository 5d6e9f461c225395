"""How sure a value is: the chance that it is right, from what its reader noticed.

For the fields of jobs and schools a logistic curve over a few observations; its weights are fitted
with whole layouts left out by `benchmarks/extraction_fit.py` on documents with known
truth. Contact data keeps the score of its own reader. What OCR read is never above what the person
should look at.
"""

from math import exp

from interview_app.extraction.page.rows import Found
from interview_app.extraction.phrases.lexicon import (
    degree_score,
    organisation_score,
    school_score,
    title_score,
)
from interview_app.extraction.resume.calibration_weights import WEIGHTS

_CONTACT = frozenset({"email", "phone", "link", "location", "name"})
_WORDS_OF = {
    "title": (title_score, organisation_score),
    "organization": (organisation_score, title_score),
    "institution": (school_score, title_score),
    "degree": (degree_score, school_score),
}
_CONTACT_EYE = 0.65
"""Contact data from OCR stays under the mark of low confidence."""


def observed(field: str, found: Found, features: dict[str, float]) -> tuple[float, ...]:
    """The observations of a value, each about 0 to 1, in the order of the weights."""
    own = _WORDS_OF.get(field)
    says = (own[0](found.text) - 0.7 * own[1](found.text)) / 2 if own else 0.0
    return (
        1.0,
        features.get("margin", 0.5),
        features.get("both", 0.0),
        features.get("dated", 0.0),
        says,
        float("," in found.text or "(" in found.text or "|" in found.text),
        features.get("unlike", 0.0),
    )


class Grades:
    """Grades the values of one document."""

    def of(self, field: str, found: Found, features: dict[str, float]) -> float:
        """The chance (0 to 1) that a value of this field is right."""
        weights = WEIGHTS.get(field)
        if weights is None or "both" not in features:
            return found.confidence
        total = sum(
            weight * value
            for weight, value in zip(weights, observed(field, found, features), strict=True)
        )
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
