"""The lines of a card for a résumé: one field for each fact with the wording in force, and what is
to be said about it. Older wordings stay in the data and are not shown here.
"""

from functools import partial
from typing import Any

from interview_app.domain.held_lines import GONE
from interview_app.domain.lines import Line, families, wording_for
from interview_app.i18n import _
from interview_app.ui.controls import Button, Notice
from interview_app.ui.forms.marks import Marks
from interview_app.ui.forms.object_rows import ObjectRows, RowCard


def held_words(line: Line) -> str:
    """Why a held line is held, with both values; "" for one that is not."""
    changed = line.changed
    if changed is None:
        return ""
    if changed.field == GONE:
        return _("Some of what this line rests on was deleted since you approved it.")
    if changed.now is None:
        told = _("Changed since you approved it: “{was}” is no longer there.")
        return told.format(was=changed.was)
    told = _("Changed since you approved it: the line has “{was}”, now it is “{now}”.")
    return told.format(was=changed.was, now=changed.now)


class LineRows(ObjectRows):
    """Edits the lines of a card. A line that is emptied or deleted is taken back; the older
    wordings of its fact stand as before.
    """

    _all: tuple[dict[str, Any], ...] = ()
    _at: tuple[int | None, ...] = ()

    def data(self) -> list[dict[str, Any]]:
        """All lines as they stand, those that are not shown in their places."""
        return self._composed(None)

    def focus_line(self) -> bool:
        """What a story prints is looked at first; one without a line prints nothing."""
        self._cards[0].form.focus_first()
        return True

    def _composed(self, left_out: int | None) -> list[dict[str, Any]]:
        rows = [{} if at == left_out else row for at, row in enumerate(super().data())]
        places = [*self._at, *[None] * (len(rows) - len(self._at))]
        shown = dict(zip(places, rows, strict=True))
        items = [shown.get(place, item) for place, item in enumerate(self._all)]
        new = [row for place, row in zip(places, rows, strict=True) if place is None]
        return [one for one in (*items, *new) if str(one.get("text") or "").strip()]

    def _rebuild(self, items: list[dict[str, Any]]) -> None:
        self._all = tuple(items)
        self._at = tuple(_in_force(items)) or (None,)
        super()._rebuild([{"text": ""} if at is None else items[at] for at in self._at])

    def _make_card(self, item: dict[str, Any], marks: Marks) -> RowCard:
        """With what is to be said about the line."""
        card, name = super()._make_card(item, marks), _("Line for your résumé")
        field = card.form.rows["text"].editor.widget
        field.setAccessibleName(f"{name} {len(self._cards) + 1}" if self._cards else name)
        line = Line.model_validate({**item, "text": item.get("text") or "-"})
        stands = Button(_("It still holds"), "quiet")
        held = Notice(held_words(line), "warn", stands)
        stands.clicked.connect(partial(_let_stand, card, held))
        card.body.addWidget(held)
        return card

    def _place(self, at: int) -> int:
        place = self._at[at] if at < len(self._at) else None
        return len(self._all) + at if place is None else place

    def _without(self, at: int) -> list[dict[str, Any]]:
        return self._composed(at)


def _in_force(items: list[dict[str, Any]]) -> list[int]:
    """Places of the wordings that a page prints: of each fact the newest for all postings, and each
    one that nobody approved yet.
    """
    lines = [Line.model_validate(one) for one in items]
    known = [one for one in lines if one.family]
    newest = {id(wording_for(wordings, None)) for wordings in families(known).values()}
    return [at for at, line in enumerate(lines) if not line.family or id(line) in newest]


def _let_stand(card: RowCard, held: Notice, _checked: bool = False) -> None:
    """The person looked at a held line and approves it as it is."""
    line = {key: one for key, one in card.form.data().items() if key != "changed"}
    card.form.show_data(line)
    held.hide()
    card.edited.emit("text")
