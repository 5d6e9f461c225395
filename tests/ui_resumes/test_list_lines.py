"""A résumé's row in the sidebar: what it waits for, and who got it."""

from dataclasses import replace
from datetime import date

import pytest

from interview_app.domain.proposals import Verdict
from interview_app.domain.tailoring import CheckedLine
from interview_app.messages.tailoring.shown import RunSummary
from interview_app.ui.resumes.page_rows import MORE
from interview_app.ui.resumes.words import rows_of
from tests.ui_resumes.conftest import Played, drafted, summary
from tests.ui_resumes.test_lines import with_report

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]


def words(shown: RunSummary) -> str:
    (row,) = rows_of((replace(shown, changed=f"{date.today().year}-05-04T10:00:00Z"),))
    return row.words


def test_a_row_says_what_a_resume_waits_for() -> None:
    """Lines of the person's own, whoever got it before; nothing else holds a written one up, not
    what a report of a version before said.
    """
    written = summary(passed=True)
    assert words(written).startswith("ready · ")
    waits = replace(written, waiting=2, sent_to=("Acme",))
    assert words(waits).startswith("2 lines to look at · ")
    (row,) = rows_of((waits,))
    assert row.state == ("warning", "warn_ink")
    assert words(replace(written, sent_to=("Acme",))).startswith("sent to Acme · ")
    assert words(summary(passed=False)).startswith("ready · ")
    assert words(summary()).startswith("matches to look at · ")
    stopped = replace(written, waiting=2, unfinished=True)
    assert words(stopped).startswith("stopped on its way · ")


def test_of_many_who_got_a_resume_the_row_names_the_latest() -> None:
    """Two names are what one reads; the sheet of who got it names them all."""
    sent = words(replace(summary(passed=True), sent_to=("One", "Two", "Three", "Four")))
    assert sent.startswith("sent to Four, Three and 2 others · ")
    long = "Harbour Green Trust, Department of Acute and General Medicine"
    sent = words(replace(summary(passed=True), sent_to=("One", long)))
    assert sent.startswith("sent to Harbour Green Trust, Department of …, One · ")


def test_the_lines_of_a_check_are_seen_whole(with_draft: Played) -> None:
    """The list is as high as its lines: the last one stood half below its frame."""
    lines = [f"Line {at} " + "word " * 12 for at in range(2)]
    checked = [CheckedLine(text=one, verdict=Verdict.YOUR_WORD) for one in lines]
    with_draft.tell(with_report(drafted(), lines=tuple(checked)))
    with_draft.room.view.show_face("line")
    with_draft.room.view.page.canvas.take(MORE)
    with_draft.tell()
    check = with_draft.room.view.line.checks
    assert check.list.isVisible()
    assert check.list.count() == 2
    assert check.list.verticalScrollBar().maximum() == 0
    last = check.list.visualItemRect(check.list.item(check.list.count() - 1))
    assert last.bottom() <= check.list.viewport().height()
