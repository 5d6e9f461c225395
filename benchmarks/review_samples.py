"""Invented reviews for pictures and measurements of the review sheets: a page drawn here, so that
every box is known.
"""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QBuffer, QIODevice, QPointF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter

from interview_app.domain.artifact import ArtifactRecord, ArtifactStatus, Layout, PageLayout
from interview_app.domain.asks import FieldDifference, ReviewAsk
from interview_app.domain.issues import Issue
from interview_app.domain.profile import ApplicantProfile
from interview_app.domain.provenance import Provenance
from interview_app.domain.reading import Derived, DocumentReading, Quality
from interview_app.domain.records import DataType
from interview_app.domain.timeline import SkeletonTimeline
from interview_app.messages.documents import DocumentRead, PagePictureReady
from interview_app.messages.interview import AskPublished

ARTIFACT = "artifact-0123456789abcdef"
PAGE = (595.0, 842.0)

_LINES: tuple[tuple[str, float, float, bool], ...] = (
    ("Maren Okonkwo-Feldmann", 20, 70, True),
    ("Intensive care nurse, shift lead", 12, 92, False),
    ("maren.okonkwo@example.org   ·   +49 30 5550 1234   ·   Berlin", 9.5, 112, False),
    ("EXPERIENCE", 11, 152, True),
    ("Shift lead, intensive care", 11, 176, True),
    ("Havelklinikum Nord, Berlin", 10, 192, False),
    ("2019-03 - present", 10, 208, False),
    ("• Led a ward team of 11 nurses through two wards' merger", 10, 226, False),
    ("• Cut medication errors from 9 to 4 a quarter", 10, 242, False),
    ("Staff nurse, surgery", 11, 274, True),
    ("St. Elisabeth Hospital, Potsdam", 10, 290, False),
    ("2014-09 - 2018-04", 10, 306, False),
    ("• Trained 14 new colleagues on the infusion pumps", 10, 324, False),
    ("Nurse on call", 11, 356, True),
    ("Red Cross Brandenburg", 10, 372, False),
    ("2017-01 - 2018-06", 10, 388, False),
    ("EDUCATION", 11, 428, True),
    ("State examination, nursing", 11, 452, True),
    ("Charité School of Nursing, Berlin", 10, 468, False),
    ("2011-10 - 2014-08", 10, 484, False),
    ("LANGUAGES", 11, 524, True),
    ("German (native), English (C1), Igbo (native)", 10, 546, False),
)
"""Text, size and base line in points, bold."""


def _font(size: float, *, bold: bool) -> QFont:
    font = QFont("Inter")
    font.setPixelSize(max(1, round(size * 10)))
    font.setBold(bold)
    return font


def box_of(words: str) -> tuple[float, float, float, float]:
    """Where words stand on the page, in points from the top left."""
    for text, size, base, bold in _LINES:
        if words in text:
            metrics = QFontMetricsF(_font(size, bold=bold))
            left = 56 + metrics.horizontalAdvance(text[: text.index(words)]) / 10
            return (
                left,
                base - size * 0.95,
                left + metrics.horizontalAdvance(words) / 10,
                base + size * 0.3,
            )
    raise LookupError(words)


def page_png(dpi: int) -> bytes:
    """The page as a PNG."""
    scale = dpi / 72
    image = QImage(round(PAGE[0] * scale), round(PAGE[1] * scale), QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale / 10, scale / 10)
    painter.setPen(QColor("#222222"))
    for text, size, base, bold in _LINES:
        painter.setFont(_font(size, bold=bold))
        painter.drawText(QPointF(560, base * 10), text)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def picture(page: int = 0, dpi: int = 110) -> PagePictureReady:
    """The answer to a request for the page."""
    return picture_of(page_png(dpi), page, dpi)


def picture_of(png: bytes, page: int, dpi: int) -> PagePictureReady:
    """The answer to a request with this drawn page."""
    return PagePictureReady(
        artifact_id=ARTIFACT,
        page=page,
        dpi=dpi,
        png=png,
        width_points=PAGE[0],
        height_points=PAGE[1],
    )


def artifact() -> ArtifactRecord:
    """The document."""
    text = "\n".join(line[0] for line in _LINES)
    return ArtifactRecord(
        id=ARTIFACT,
        sha256="0123456789abcdef" * 4,
        filename="Okonkwo-Feldmann_Lebenslauf_2024_final.pdf",
        mime="application/pdf",
        bytes=48_213,
        pages=2,
        status=ArtifactStatus.PARSED,
        text=text,
        layout=Layout(
            pages=(
                PageLayout(width=PAGE[0], height=PAGE[1]),
                PageLayout(width=PAGE[0], height=PAGE[1]),
            )
        ),
        created="2026-11-21T08:00:00Z",
    )


def _from(words: str, confidence: float = 0.96) -> Provenance:
    return Provenance(
        artifact_id=ARTIFACT, page=0, box=box_of(words), quote=words, confidence=confidence
    )


PROFILE: dict[str, Any] = {
    "basics": {
        "name": "Maren Okonkwo-Feldmann",
        "label": "Intensive care nurse, shift lead",
        "email": "maren.okonkwo@example.org",
        "phone": "+49 30 5550 1234",
        "summary": "Nurse with twelve years in surgery and intensive care; leads a shift and "
        "trains newcomers.",
        "location": {"city": "Berlin", "countryCode": "DE"},
        "profiles": [],
    }
}

TIMELINE: dict[str, Any] = {
    "experiences": [
        {
            "id": "exp-1",
            "organization": "Havelklinikum Nord",
            "title": "Shift lead, intensive care",
            "start": "2019-03",
            "end": "present",
            "location": "Berlin",
            "highlights": [
                "Led a ward team of 11 nurses through two wards' merger",
                "Cut medication errors from 9 to 4 a quarter",
            ],
        },
        {
            "id": "exp-2",
            "organization": "St. Elisabeth Hospital",
            "title": "Staff nurse, surgery",
            "start": "2014-09",
            "end": "2018-04",
            "location": "Potsdam",
            "highlights": ["Trained 14 new colleagues on the infusion pumps"],
        },
        {
            "id": "exp-3",
            "organization": "Red Cross Brandenburg",
            "title": "Nurse on call",
            "start": "2017-01",
            "end": "2018-06",
            "highlights": [],
        },
    ],
    "education": [
        {
            "id": "edu-1",
            "institution": "Charité School of Nursing",
            "area": "Nursing",
            "study_type": "State examination",
            "start": "2011-10",
            "end": "2014-08",
            "location": "Berlin",
            "highlights": [],
        }
    ],
    "skills": [
        {"label": "Intensive care", "keywords": ["Ventilation", "Infusion pumps", "Triage"]}
    ],
    "languages": [
        {"language": "German", "fluency": "native"},
        {"language": "English", "fluency": "C1"},
        {"language": "Igbo", "fluency": "native"},
    ],
    "meta": {"timeline_complete": False, "gaps": [], "overlaps": []},
}

CARD: dict[str, Any] = {
    "id": "card-1",
    "project": "Fewer medication errors",
    "company": "Havelklinikum Nord",
    "timeframe": "2021-01 to 2021-12",
    "role": "Shift lead, intensive care",
    "raw_text": "We had nine medication errors a quarter. I had every infusion double-checked at "
    "the bed and wrote the "
    "check list myself. A year later it was four; the quality office counts them.",
    "story": {
        "situation": "Nine medication errors a quarter on the ward.",
        "action": "Introduced a double check at the bed and wrote the check list.",
        "result": "Four errors a quarter a year later.",
        "proof": "Counted by the quality office.",
    },
    "metrics": [
        {
            "value": "4",
            "description": "medication errors a quarter",
            "baseline": "9",
            "period": "one year",
            "how_known": "Counted by the quality office",
        }
    ],
    "scope": {"team_size": 11, "geography": ["Berlin"]},
    "skills": ["Patient safety", "Training"],
    "leadership_signals": ["Led the shift team"],
    "card_type": "achievement",
    "entry_id": "exp-1",
    "attested_by_user": True,
}

SAMPLE: dict[str, Any] = {
    "id": "sample-1",
    "title": "Letter to the ward",
    "kind": "letter",
    "text": "Dear colleagues,\n\nfrom Monday on we check every infusion in pairs. I know what "
    "that costs on a full ward, "
    "and I have put the list where you need it: at the bed.\n\nTell me what does not work. I "
    "will change it.\n\nMaren",
    "attested_by_user": True,
}

GOALS: dict[str, Any] = {
    "looking_for": ["Ward management", "A clinic that trains its own people"],
    "arrangement": "On site, 80 %",
    "locations": ["Berlin", "Potsdam"],
    "availability": "From April",
    "notice_period": "Three months",
    "avoid": ["Night shifts only"],
}

DATA: Mapping[DataType, dict[str, Any]] = {
    DataType.APPLICANT_PROFILE: PROFILE,
    DataType.SKELETON_TIMELINE: TIMELINE,
    DataType.EXPERIENCE: TIMELINE["experiences"][0],
    DataType.EDUCATION: TIMELINE["education"][0],
    DataType.KNOWLEDGE_CARD: CARD,
    DataType.WRITING_SAMPLE: SAMPLE,
    DataType.CANDIDATE_DOSSIER: GOALS,
}


def sources(data_type: DataType) -> dict[str, Provenance]:
    """Where the values of a sample stand on the page."""
    if data_type is DataType.APPLICANT_PROFILE:
        return {
            "basics.name": _from("Maren Okonkwo-Feldmann", 0.99),
            "basics.label": _from("Intensive care nurse, shift lead", 0.62),
            "basics.email": _from("maren.okonkwo@example.org"),
            "basics.phone": _from("+49 30 5550 1234"),
            "basics.location.city": _from("Berlin", 0.9),
        }
    experience = {
        "organization": _from("Havelklinikum Nord"),
        "title": _from("Shift lead, intensive care"),
        "start": _from("2019-03", 0.55),
        "end": _from("present"),
        "highlights[0]": _from("Led a ward team of 11 nurses through two wards' merger"),
        "highlights[1]": _from("Cut medication errors from 9 to 4 a quarter"),
    }
    education = {
        "institution": _from("Charité School of Nursing"),
        "study_type": _from("State examination", 0.64),
        "start": _from("2011-10"),
        "end": _from("2014-08"),
    }
    if data_type is DataType.EXPERIENCE:
        return experience
    if data_type is DataType.EDUCATION:
        return education
    if data_type is DataType.SKELETON_TIMELINE:
        return {
            **{f"experiences[0].{key}": one for key, one in experience.items()},
            "experiences[1].organization": _from("St. Elisabeth Hospital"),
            "experiences[1].title": _from("Staff nurse, surgery"),
            **{f"education[0].{key}": one for key, one in education.items()},
        }
    return {}


def published(data_type: DataType, *, token: str = "token-1", **rest: Any) -> AskPublished:
    """A review as the actor publishes it; `rest` replaces fields of the ask."""
    fields: dict[str, Any] = {
        "data_type": data_type,
        "data": DATA[data_type],
        "sources": sources(data_type),
    }
    if data_type is DataType.APPLICANT_PROFILE:
        fields["unsupported"] = ("basics.summary",)
        fields["differences"] = (
            FieldDifference(
                path="basics.phone",
                kept="+49 30 5550 1234",
                offered="+49 171 555 0199",
                kept_source="Lebenslauf_2024_final.pdf",
                offered_source="CV_2021.docx",
            ),
        )
    if data_type is DataType.KNOWLEDGE_CARD:
        fields["answer_quotes"] = {
            "raw_text": CARD["raw_text"],
            "story.result": "Nine before. A year later it was four",
        }
    fields.update(rest)
    return AskPublished(
        token=token,
        tool="submit_for_validation",
        args={},
        args_sha256="0" * 64,
        ask=ReviewAsk(**fields),
    )


def read() -> DocumentRead:
    """The document as it was read."""
    provenance = {
        f"applicant_profile.{path}": one
        for path, one in sources(DataType.APPLICANT_PROFILE).items()
    }
    provenance |= {
        f"skeleton_timeline.{path}": one
        for path, one in sources(DataType.SKELETON_TIMELINE).items()
    }
    reading = DocumentReading(
        status="ok",
        artifact_record=artifact(),
        derived=Derived(
            applicant_profile=ApplicantProfile.model_validate(PROFILE),
            skeleton_timeline=SkeletonTimeline.model_validate({**TIMELINE, "skills": []}),
            provenance=provenance,
        ),
        quality=Quality(
            extraction_confidence=0.86,
            issues=("ocr_used", "timeline_gap"),
            details=(Issue(code="ocr_used", page=1), Issue(code="timeline_gap")),
        ),
    )
    return DocumentRead(handle="upload://2", reading=reading)
