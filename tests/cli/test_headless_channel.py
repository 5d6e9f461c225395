"""The lines of the control channel, without a process around them (CONTRACT E11)."""

import io
import json

from interview_app.cli.headless import Channel
from interview_app.messages.interview import ErrorTold, WorkStateChanged


def test_a_store_that_fails_before_anything_waits_is_told_at_once() -> None:
    """Issue 2, faults: an error is not held back for a question that will never come."""
    out = io.StringIO()
    channel = Channel(out)
    channel.emit(ErrorTold(code="disk_full", message="Couldn't save your progress."))
    assert out.getvalue() == "", "the first line is what waits, while something may still come"
    channel.emit(WorkStateChanged(state="failed", sentence="The disk is full."))
    assert json.loads(out.getvalue())["error"]["code"] == "disk_full"
