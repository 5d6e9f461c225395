"""Pictures of the Résumés room, from the posting to the pages: part of `benchmarks.screenshots`, or
alone:

    python -m benchmarks.screenshots_resumes OUT [SUFFIX]

The room is the real one: the window, the actor, the pipeline over a sample person and a sample
posting.
"""

import os
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QMenu

from interview_app.domain.records import DataType
from interview_app.domain.resume import ResumeBullet
from interview_app.domain.tailoring import Trim
from interview_app.i18n import _
from interview_app.messages.data import RecordEdited, RecordSaved
from interview_app.messages.tailoring.facts import ResumeWritten, RunFailed, RunShown
from interview_app.messages.tailoring.shown import OtherWording, SuggestedLine, WaitingLine
from interview_app.messages.tailoring.wishes import GENERAL, BulletEdited, GapAnswered, SentNoted
from interview_app.paths import resources
from interview_app.tailoring.reports.variants import words_between
from interview_app.ui.look.screenshots import Camera
from interview_app.ui.look.theme import theme
from interview_app.ui.resumes.ledger_dialog import LedgerDialog
from interview_app.ui.resumes.new_resume_dialog import NewResumeDialog
from interview_app.ui.resumes.page_rows import MORE
from interview_app.ui.resumes.room import ResumesRoom
from interview_app.ui.resumes.sent_dialog import SentDialog
from interview_app.ui.resumes.versions_dialog import VersionsDialog

if TYPE_CHECKING:
    from benchmarks.screenshot_tour import Tour

SAMPLE, TITLE = "nurse", "Staff Nurse, Respiratory Ward"
GOT_IT = (
    ("Acme Corp", "2026-03-12"),
    ("Harbour Green NHS Foundation Trust, Department of Acute and General Medicine", "2026-04-02"),
    ("Moor Hospital", "2026-05-04"),
)


def room_tour(play: "Tour", camera: Camera, *, sample: str = SAMPLE, title: str = TITLE) -> None:
    """Everything in the room, in the order a person meets it; needs approved evidence."""
    assert play.life.shell is not None
    window, parts = play.life.window, play.life.shell.parts
    told: list[object] = []
    for kind in (RunShown, RunFailed, ResumeWritten):
        play.life.bridge.on(kind, told.append)

    def wait(kind: type) -> None:
        play.until(lambda: any(isinstance(one, kind) for one in told))
        told.clear()
        play.settle(0.1)

    window.resize(1200, 780)
    parts.pages.show("resumes/general")
    room = parts.pages.stack.currentWidget()
    assert isinstance(room, ResumesRoom)
    wait(RunShown)
    camera.take(window, "resumes-general")
    room.begin()
    dialog = play.sheet_of(NewResumeDialog)
    dialog.title.setText(title)
    posting = (resources() / "samples" / f"{sample}.posting.txt").read_text(encoding="utf-8")
    dialog.posting.setPlainText(posting + "\nExperience with bronchoscopy assistance is required.")
    camera.take(dialog, "resumes-new")
    dialog.analyze()
    view = room.view

    def written() -> bool:
        run = view.run
        return run is not None and run.run_id != GENERAL and run.blackboard.draft is not None

    play.until(written)
    told.clear()
    play.settle(0.5)
    view.show_face("match")
    camera.take(window, "resumes-gap")
    assert view.run is not None
    gap = next(
        (one for one in view.run.blackboard.user_questions if "bronchoscopy" in one.question), None
    )
    if gap is not None:
        entry = view.run.entries[0].id
        answer = "I assisted at 30 bronchoscopies a year on the respiratory ward."
        room.wish.emit(
            GapAnswered(
                run_id=view.run.run_id, gap_id=gap.gap_id, text=answer, entry_id=entry, line=answer
            )
        )
        wait(RunShown)
    canvas = view.page.canvas
    view.show_face("match")
    camera.take(window, "resumes-match")
    view.show_face("look")
    camera.take(window, "resumes-look")
    view.show_face("line")
    camera.take(window, "resumes-page")
    line = next(one.key for one in canvas.rows.rows if one.kind == "line" and one.of)
    canvas.take(line)
    camera.take(window, "resumes-line")
    canvas.edit_line(line)
    assert canvas.delegate.editor is not None
    canvas.delegate.editor.setPlainText("Led a team of 200 nurses and cut infections by 95 %")
    camera.take(window, "resumes-line-being-edited")
    QTest.keyClick(canvas.delegate.editor, Qt.Key.Key_Return)
    wait(RunShown)
    view.page.show_waiting()
    camera.take(window, "resumes-line-waits")
    _lines(camera, room)
    view.page.show_waiting()
    view.page.waiting.out_button.click()
    wait(RunShown)
    for zoom in (0.5, 2.0):
        canvas.set_zoom(zoom)
        camera.take(window, f"resumes-zoom-{round(zoom * 100)}")
    canvas.set_zoom("width")
    room.compare()
    play.settle(0.5)
    camera.take(play.sheet_of(VersionsDialog), "resumes-compare")
    _close(play)
    _ledger(play, camera, room, wait)
    theme().set(text_size=200)
    camera.take(window, "resumes-text-200")
    theme().set(text_size=100)
    window.resize(700, 700)
    camera.take(window, "resumes-narrow")
    window.resize(1200, 780)
    for menu in window.findChildren(QMenu):
        menu.close()


def _lines(camera: Camera, room: ResumesRoom) -> None:
    """States that need a model, other résumés or a change of the evidence; then as it was."""
    window, view, run = room.window(), room.view, room.view.run
    assert run is not None
    board = run.blackboard
    assert board.draft is not None
    lines = [one for one in board.draft.document.bullets() if "experience" in one.bullet_id]
    printed = lines[0]
    before = "Reduced inpatient falls on a 28-bed acute medical ward from 12 to 7 a month."
    part, canvas = view.page.waiting, view.page.canvas
    part.change_button.click()
    camera.take(window, "resumes-line-waits-changing")
    assert canvas.delegate.editor is not None
    QTest.keyClick(canvas.delegate.editor, Qt.Key.Key_Escape)
    changed = WaitingLine(
        line_id="line-of-before",
        card_id="card-of-before",
        text=before,
        why=_("Changed since you approved it: it says “{was}”, now it is “{now}”").format(
            was="7", now="5"
        ),
        own=False,
    )
    other = OtherWording(bullet_id=printed.bullet_id, line_id="line-of-before", text=before)
    gave_way = Trim(
        bullet_id="experience-other-bullet-1",
        text=before,
        reason="It says 7 where the line that is printed says 5.",
        kind="contradicts",
        instead_of=printed.bullet_id,
    )
    told = replace(
        run,
        waiting=(changed,),
        suggestions=_suggestions(run, lines),
        wordings=(other,),
        for_this_posting=(printed.bullet_id,),
        blackboard=board.model_copy(update={"trims": (gave_way, *board.trims)}),
    )
    view.show_run(told)
    canvas.take(printed.bullet_id)
    camera.take(window, "resumes-suggestion")
    view.show_run(replace(told, suggestions=()))
    camera.take(window, "resumes-other-wordings")
    canvas.take(MORE)
    room.show_message(
        ResumeWritten(run_id=run.run_id, path="/home/amara/Documents/staff-nurse.pdf")
    )
    camera.take(window, "resumes-whole-page")
    room.notices.notice.hide()
    view.show_run(run)


def _suggestions(run: RunShown, printed: Sequence[ResumeBullet]) -> tuple[SuggestedLine, ...]:
    """A longer and a shorter wording, two to choose from, and a new line."""
    entry = run.entries[0]
    longer = f"Halved: {printed[0].text.rstrip('.')}, as the whole house does since."
    wordings = [(printed[0].text, longer)]
    wordings += [(printed[1].text, " ".join(printed[1].text.split()[:at])) for at in (4, 5)]
    made = [(old, new, words_between(old, new)) for old, new in (*wordings, ("", longer))]
    doubt = (_("Not in your own words: {words}").format(words="“Halved”"),)
    return tuple(
        SuggestedLine(
            id=f"proposal-{at}",
            place=entry.label,
            old=(old,) if old else (),
            new=new,
            words=words,
            quotes=(printed[0].text,),
            said=doubt if new == longer else (),
            entry_id=entry.id,
        )
        for at, (old, new, words) in enumerate(made)
    )


def _ledger(play: "Tour", camera: Camera, room: ResumesRoom, wait: Callable[[type], None]) -> None:
    """What was sent to whom: nothing yet, three who got it, one line in other words since, and the
    look by claim.
    """
    view = room.view
    assert view.run is not None
    run_id = view.run.run_id
    view.head.sent_wanted.emit()
    camera.take(play.sheet_of(SentDialog), "resumes-sent-nobody")
    _close(play)
    view.head.ledger_wanted.emit()
    camera.take(play.sheet_of(LedgerDialog), "resumes-ledger-empty")
    _close(play)
    for name, on in GOT_IT:
        room.wish.emit(SentNoted(run_id=run_id, to=name, on=on))
        wait(RunShown)
    canvas = view.page.canvas
    line = next(one for one in canvas.rows.rows if one.kind == "line" and one.of)
    words = " ".join(line.text.split()[:-2])
    room.wish.emit(BulletEdited(run_id=run_id, bullet_id=line.key, text=words))
    wait(RunShown)
    canvas.take(line.key)
    camera.take(play.life.window, "resumes-line-sent")
    view.head.sent_wanted.emit()
    sheet = play.sheet_of(SentDialog)
    sheet.to.setText(GOT_IT[0][0])
    camera.take(sheet, "resumes-sent")
    _close(play)
    view.head.ledger_wanted.emit()
    camera.take(play.sheet_of(LedgerDialog), "resumes-ledger")
    _close(play)


def _close(play: "Tour") -> None:
    """Whatever stands goes."""
    for one in play.app.topLevelWidgets():
        if isinstance(one, QDialog) and one.isVisible():
            one.reject()
    play.settle(0.05)


def main() -> None:
    """`OUT [SUFFIX]`."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["INTERVIEW_APP_HOME"] = tempfile.mkdtemp()
    from benchmarks.screenshot_tour import Tour
    from interview_app.use_cases.reading.document import DocumentReader

    out = Path(sys.argv[1])
    out.mkdir(parents=True, exist_ok=True)
    with DocumentReader() as reader:
        reading = reader.read_file(bytes(resources() / "samples" / f"{SAMPLE}.pdf"))
    play = Tour(Camera(out, suffix=sys.argv[2] if len(sys.argv) > 2 else ""))
    saved: list[RecordSaved] = []
    play.life.bridge.on(RecordSaved, saved.append)
    profile, timeline = reading.derived.applicant_profile, reading.derived.skeleton_timeline
    assert profile is not None
    assert timeline is not None
    for kind, id, model in (
        (DataType.APPLICANT_PROFILE, "profile", profile),
        (DataType.SKELETON_TIMELINE, "timeline", timeline),
    ):
        play.life.bridge.post(
            RecordEdited(data_type=kind, id=id, base_version=None, data=model.to_json())
        )
    play.until(lambda: len(saved) == 2)
    room_tour(play, play.camera)
    play.life.window.close()
    play.life.end(0)


if __name__ == "__main__":
    main()
