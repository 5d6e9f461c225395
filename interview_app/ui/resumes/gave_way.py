"""Lines that gave way to others which contradict them: which one is printed, why, and the other one
for who wants it.
"""

from collections.abc import Callable, Sequence

from interview_app.domain.tailoring import Trim
from interview_app.i18n import _
from interview_app.messages.tailoring.facts import RunShown
from interview_app.messages.tailoring.wishes import TrimUndone
from interview_app.ui.controls import DoingButton, Notice


def gave_way(run: RunShown) -> Sequence[Trim]:
    """What was left out of a draft since another line contradicts it."""
    return [one for one in run.blackboard.trims if one.instead_of is not None]


def other_line(run_id: str, trim: Trim, wish: Callable[[object], None]) -> Notice:
    """What gave way, with the button that prints it instead: `wish` then takes a `TrimUndone`."""
    words = _("Left out: “{text}”. {reason}")
    row = Notice(words.format(text=trim.text.rstrip(" ."), reason=trim.reason), "warn")
    instead = DoingButton(_("Print this one instead"))
    instead.clicked.connect(lambda: wish(TrimUndone(run_id=run_id, bullet_id=trim.bullet_id)))
    row.buttons.addWidget(instead)
    return row
