"""Pictures of the review sheets, the library and the timeline. `screens()` gives each by name; run
to write PNG files.

    python -m benchmarks.screenshots_review --out DIR [--appearance dark] [--only NAME]

`QT_SCALE_FACTOR=2` in the environment gives pictures at 2x.
"""

import argparse
import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QFrame, QLineEdit, QVBoxLayout, QWidget

from benchmarks import review_samples as samples
from interview_app.domain.artifact import ArtifactStatus, TextPlace
from interview_app.domain.knowledge_card import KnowledgeCard
from interview_app.domain.known import Known
from interview_app.domain.profile import ApplicantProfile
from interview_app.domain.records import DataType
from interview_app.domain.timeline import SkeletonTimeline
from interview_app.domain.writing import CandidateDossier, WritingSample
from interview_app.messages.documents import PagePictureRequested, ReadingProgressed
from interview_app.ui.forms.record_form import RecordForm
from interview_app.ui.forms.timeline_form import TimelineForm
from interview_app.ui.library.documents_view import DocumentsView
from interview_app.ui.library.evidence_view import EvidenceView
from interview_app.ui.library.single_view import ProfileView, TimelineView
from interview_app.ui.look import icons, theme
from interview_app.ui.review.reading_card import ReadingCard
from interview_app.ui.review.sheet import HIGH, NARROW, WIDE, ReviewSheet
from interview_app.ui.window.collecting import application

ROOT = Path(__file__).parent.parent
Maker = Callable[[], QWidget]


def sheet(data_type: DataType, *, with_picture: bool = True, **rest: Any) -> ReviewSheet:
    """A sheet with its page picture, as the person sees it."""
    made = ReviewSheet(samples.published(data_type, **rest))

    def answer(asked: PagePictureRequested) -> None:
        made.source.show_picture(samples.picture(asked.page, asked.dpi))

    if with_picture:
        made.request.connect(answer)
        made.show_documents((samples.artifact(),))
    return made


def _edited() -> ReviewSheet:
    made = sheet(DataType.SKELETON_TIMELINE)
    assert isinstance(made.form, TimelineForm)
    made.form.delete()
    return made


def _in_no_field() -> ReviewSheet:
    """Two lines of the document are in no field; the first is in hand."""
    data = {**samples.TIMELINE, "experiences": samples.TIMELINE["experiences"][:2], "languages": []}
    made = sheet(DataType.SKELETON_TIMELINE, data=data)
    document = samples.artifact()
    words = ("Red Cross Brandenburg", "German (native), English (C1), Igbo (native)")
    places = tuple(
        TextPlace(page=0, box=samples.box_of(one), span=(at, at + len(one)))
        for one in words
        if (at := document.text.find(one)) >= 0
    )
    made.show_documents((document.model_copy(update={"in_no_field": places}),))
    made.left_lines.go(1)
    return made


def _with_problem() -> ReviewSheet:
    made = sheet(DataType.EXPERIENCE)
    assert isinstance(made.form, RecordForm)
    field = made.form.form.rows["start"].editor.widget
    assert isinstance(field, QLineEdit)
    field.setText("sometime in spring")
    made.approve()
    return made


def _told_backwards() -> ReviewSheet:
    made = sheet(DataType.KNOWLEDGE_CARD)
    assert isinstance(made.form, RecordForm)
    field = made.form.form.rows["timeframe"].editor.widget
    assert isinstance(field, QLineEdit)
    field.setText("2022-2019")
    made.approve()
    return made


def _long_names() -> ReviewSheet:
    data = {**samples.TIMELINE}
    long = {
        "id": "exp-9",
        "organization": "Verwaltungsgemeinschaft der Gesundheitseinrichtungen Mecklenburgische "
        "Seenplatte gGmbH & Co. KG",
        "title": "Stellvertretende Fachbereichsleiterin für Anästhesie- und Intensivpflege mit "
        "Weiterbildungsauftrag",
        "start": "2009",
        "end": "2011-02",
        "highlights": ["A very long highlight " * 14],
    }
    data["experiences"] = [long, *samples.TIMELINE["experiences"]]
    return sheet(DataType.SKELETON_TIMELINE, data=data, sources={})


def known() -> Known:
    """Everything a person approved, as the library gets it."""
    card = KnowledgeCard.model_validate(samples.CARD)
    older = card.model_copy(update={"id": "card-0", "project": "Medication errors"})
    return Known(
        profile=ApplicantProfile.model_validate(samples.PROFILE),
        timeline=SkeletonTimeline.model_validate(samples.TIMELINE),
        cards=(older, card.model_copy(update={"supersedes": ("card-0",)})),
        samples=(WritingSample.model_validate(samples.SAMPLE),),
        dossier=CandidateDossier.model_validate(samples.GOALS),
    )


def _library(
    view: type[ProfileView | TimelineView | EvidenceView], *, empty: bool = False
) -> QWidget:
    made = view()
    made.show_known(Known() if empty else known())
    if isinstance(made, EvidenceView):
        made.earlier_box.setChecked(True)
    made.resize(960, 720)
    return made


def _documents(*, empty: bool = False) -> QWidget:
    made = DocumentsView()
    made.wish.connect(lambda asked: made.show_message(samples.picture(asked.page, asked.dpi)))
    scan = samples.artifact().model_copy(
        update={
            "id": "artifact-2",
            "filename": "scan.pdf",
            "status": ArtifactStatus.UNPARSABLE,
            "created": "2026",
        }
    )
    made.show_documents(() if empty else (samples.artifact(), scan))
    made.resize(960, 720)
    return made


def _reading_cards() -> QWidget:
    frame = QFrame()
    frame.setProperty("look", "page")
    column = QVBoxLayout(frame)
    column.setContentsMargins(24, 24, 24, 24)
    column.setSpacing(16)
    waiting, done = (
        ReadingCard("Okonkwo.pdf"),
        ReadingCard("Okonkwo.pdf"),
    )
    waiting.show_progress(
        ReadingProgressed(handle="upload://1", filename="Okonkwo.pdf", page=2, pages=3)
    )
    done.show_reading(samples.read())
    done.report_button.click()
    column.addWidget(waiting)
    column.addWidget(done)
    column.addStretch(1)
    frame.resize(620, 560)
    return frame


def screens() -> list[tuple[str, Maker]]:
    """(name, maker of a widget at its size) of every screen; the widget is not shown yet."""
    made: list[tuple[str, Maker]] = [
        (f"sheet-{one.value}", partial(sheet, one)) for one in samples.DATA
    ]
    made += [
        ("sheet-timeline-deleted", _edited),
        ("sheet-timeline-in-no-field", _in_no_field),
        ("sheet-experience-problem", _with_problem),
        ("sheet-card-told-backwards", _told_backwards),
        ("sheet-timeline-long-names", _long_names),
        (
            "sheet-profile-empty",
            lambda: sheet(
                DataType.APPLICANT_PROFILE,
                data={"basics": {}},
                sources={},
                unsupported=(),
                differences=(),
            ),
        ),
    ]
    for name, view in (
        ("profile", ProfileView),
        ("timeline", TimelineView),
        ("evidence", EvidenceView),
    ):
        made.append((f"library-{name}", partial(_library, view)))
        made.append((f"library-{name}-empty", partial(_library, view, empty=True)))
    made.append(("library-documents", _documents))
    made.append(("library-documents-empty", partial(_documents, empty=True)))
    made.append(("reading-cards", _reading_cards))
    return made


def main() -> None:
    """Write the pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--appearance", choices=("light", "dark"), default="light")
    parser.add_argument("--only", default="")
    wanted = parser.parse_args()
    app = application()
    theme.Theme(app, fonts=ROOT / "resources" / "fonts").set(appearance=wanted.appearance)
    icons.use(ROOT / "resources" / "icons")
    wanted.out.mkdir(parents=True, exist_ok=True)
    for name, make in screens():
        if wanted.only in name:
            widget = make()
            if isinstance(widget, ReviewSheet):  # an offscreen display is smaller than any real one
                wide = widget.source.isVisibleTo(widget)
                widget.resize(WIDE if wide else NARROW, HIGH if wide else widget.height())
            widget.show()
            for _again in range(3):
                app.processEvents()
            widget.grab().save(str(wanted.out / f"{name}-{wanted.appearance}.png"))
            widget.close()


if __name__ == "__main__":
    main()
