"""A résumé's line in the list: what its report says, what the person decided, and who got it."""

from dataclasses import replace
from datetime import date

import pytest

from interview_app.messages.tailoring import RunsChanged, RunSummary
from interview_app.ui.library.two_line_list import ListLine
from tests.ui_resumes.conftest import Played, drafted, summary

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]


def line(played: Played, shown: RunSummary) -> ListLine:
    played.tell(RunsChanged(runs=(replace(shown, changed=f"{date.today().year}-05-04T10:00:00Z"),)))
    return played.room.list.line(0)


def test_the_list_says_that_a_failed_report_was_overridden(played: Played) -> None:
    """D8: the report stays failed; what the person decided is told in its line too, and after it
    was sent.
    """
    failed = summary(passed=False)
    assert line(played, failed).detail.startswith("audit failed · ")
    decided = line(played, replace(failed, overridden=True))
    assert decided.detail.startswith("failed, overridden by you · ")
    assert (decided.icon, decided.icon_colour) == ("warning", "warn_ink")
    sent = line(played, replace(failed, overridden=True, sent_to=("Acme",)))
    assert sent.detail.startswith("failed, overridden by you · sent to Acme · ")
    assert sent.icon_colour == "warn_ink"
    assert line(played, replace(failed, passed=True, sent_to=("Acme",))).detail.startswith(
        "sent to Acme · "
    )


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


def test_the_objections_of_an_audit_are_seen_whole(with_draft: Played) -> None:
    """The list is as high as its lines: the last one stood half below its frame."""
    with_draft.tell(drafted(lie=True))
    with_draft.room.view.show_face("audit")
    with_draft.tell()
    audit = with_draft.room.view.audit
    assert audit.list.isVisible()
    assert audit.list.verticalScrollBar().maximum() == 0
    last = audit.list.visualItemRect(audit.list.item(audit.list.count() - 1))
    assert last.bottom() <= audit.list.viewport().height()
