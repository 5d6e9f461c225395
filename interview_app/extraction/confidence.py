"""How sure a value is: the chance that it is right, from what its reader noticed, calibrated on documents with known truth."""

from interview_app.extraction.rows import Found

_CONTACT = frozenset({"email", "phone", "link", "location", "name"})


class Grades:
    """Grades values; `section_certainty` by kind of section and the document's own quality come in once."""

    def of(self, field: str, found: Found, features: dict[str, float]) -> float:
        """The chance (0 to 1) that a value of this field is right."""
        base = found.confidence
        if "certainty" in features:
            base = 0.5 * base + 0.5 * (0.4 + 0.6 * features["certainty"])
        if features.get("ambiguous"):
            base = min(base, 0.5)
        return base

    def ocr(self, field: str, grade: float, ocr_confidence: float | None) -> float:
        """The grade of a value read by OCR: contact data always goes to the person's eye."""
        sure = (
            0.85
            if ocr_confidence is None
            else min(max(ocr_confidence if ocr_confidence <= 1 else ocr_confidence / 100, 0.2), 0.95)
        )
        if field in _CONTACT:
            return min(grade * sure, 0.65)
        return grade * sure
