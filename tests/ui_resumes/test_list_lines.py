"""A résumé's line in the list: what it waits for, and who got it."""

from dataclasses import replace
from datetime import date

import pytest

from interview_app.domain.page_places import NAME
from interview_app.messages.tailoring import RunsChanged, RunSummary
from interview_app.ui.library.two_line_list import ListLine
from tests.ui_resumes.conftest import Played, summary

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]


def line(played: Played, shown: RunSummary) -> ListLine:
    played.tell(RunsChanged(runs=(replace(shown, changed=f"{date.today().year}-05-04T10:00:00Z"),)))
    return played.room.list.line(0)


def test_the_list_says_what_a_resume_waits_for(played: Played) -> None:
    """Lines of the person's own, whoever got it before; nothing else holds a written one up, not
    what a report of a version before said.
    """
    written = summary(passed=True)
    assert line(played, written).detail.startswith("ready · ")
    waits = line(played, replace(written, waiting=2, sent_to=("Acme",)))
    assert waits.detail.startswith("2 lines to look at · ")
    assert waits.state == "Acme"
    assert (waits.icon, waits.icon_colour) == ("warning", "warn_ink")
    sent = line(played, replace(written, sent_to=("Acme",)))
    assert sent.detail.startswith("sent to Acme · ")
    assert line(played, summary(passed=False)).detail.startswith("ready · ")
    assert line(played, summary()).detail.startswith("evidence to check · ")
    stopped = replace(written, waiting=2, unfinished=True)
    assert line(played, stopped).detail.startswith("stopped on its way · ")


def test_of_many_who_got_a_resume_the_line_names_the_latest(played: Played) -> None:
    """All of them took six rows, and the day was cut off; screen readers and the tool tip name them
    all.
    """
    sent = line(played, replace(summary(passed=True), sent_to=("One", "Two", "Three", "Four")))
    assert sent.detail.startswith("sent to Four, Three and 2 others · ")
    assert sent.state == "One, Two, Three, Four"
    long = "Harbour Green Trust, Department of Acute and General Medicine"
    sent = line(played, replace(summary(passed=True), sent_to=("One", long)))
    assert sent.detail.startswith("sent to Harbour Green Trust, Department of …, One · ")
    assert sent.state == f"One, {long}"


def test_the_lines_of_a_check_are_seen_whole(with_draft: Played) -> None:
    """The list is as high as its lines: the last one stood half below its frame."""
    with_draft.room.view.show_face("line")
    with_draft.room.view.page.canvas.take(NAME)
    with_draft.tell()
    check = with_draft.room.view.line.checks
    assert check.list.isVisible()
    assert check.list.count() == 2
    assert check.list.verticalScrollBar().maximum() == 0
    last = check.list.visualItemRect(check.list.item(check.list.count() - 1))
    assert last.bottom() <= check.list.viewport().height()
