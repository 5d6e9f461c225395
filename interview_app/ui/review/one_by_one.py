"""What was read and is to be checked, one by one: a text with a mark becomes a line of the résumé
only when the person says that it is right.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from interview_app.domain.frozen import frozen
from interview_app.i18n import _
from interview_app.ui.controls import DoingButton
from interview_app.ui.forms.json_paths import steps, value_at
from interview_app.ui.forms.marks import is_below
from interview_app.ui.forms.record_form import RecordForm
from interview_app.ui.forms.typed_dates import shown_date
from interview_app.ui.look.boxes import fill, vbox
from interview_app.ui.look.names import quoted
from interview_app.ui.review.told_row import ToldRow

_SHOWN = 80
"""Characters of a value that are said beside its field, which shows all of it."""


@frozen
class ToCheck:
    """A value that asks for the person's eye. `path`: in the data of the sheet; `field`: what it is
    called; `may_be_right`: nothing but a look at it is asked for; `wrong`: they called it so.
    """

    path: str
    field: str
    text: str
    may_be_right: bool = True
    wrong: bool = False


def to_check(
    form: RecordForm, data: Mapping[str, Any], *, marked: Collection[str], left: Sequence[str]
) -> list[ToCheck]:
    """All that asks for the person's eye, each value once: first what they called wrong, then
    texts that are no lines until they are looked at and other fields, in the order of the data.

    Args:
        form: what is checked.
        data: what it was loaded with.
        marked: paths of texts that are no lines unless they are looked at.
        left: those of them that were not looked at yet.
    """

    def value(path: str, field: str, **more: bool) -> ToCheck:
        found = value_at(data, path)
        text = shown_date(found) if isinstance(found, str) else ""
        return ToCheck(path=path, field=field, text=text, **more)

    def may_be_right(path: str) -> bool:
        differs = form.marks.at(path).differences
        return path in marked or not (differs or form.is_wrong(path))

    wrong = form.unmended()
    texts = [one for one in left if not any(is_below(path, one) for path in wrong)]
    fields = [
        one
        for one in form.doubts()
        if one not in wrong and not any(is_below(one, path) for path in texts)
    ]
    return [
        *(value(path, label, wrong=True) for path, label in wrong.items()),
        *(
            value(one, form.name_of(one), may_be_right=may_be_right(one))
            for one in sorted((*texts, *fields), key=lambda one: _order(data, one))
        ),
    ]


def _order(whole: Mapping[str, Any], path: str) -> tuple[int, ...]:
    """Where a value stands in the data: keys by their place, entries by their number."""
    place: list[int] = []
    data: Any = whole
    for step in steps(path):
        if isinstance(step, int):
            place.append(step)
            data = data[step] if isinstance(data, list) and step < len(data) else None
        else:
            keys = [*data] if isinstance(data, dict) else []
            place.append(keys.index(step) if step in keys else len(keys))
            data = data.get(step) if isinstance(data, dict) else None
    return tuple(place)


class OneByOne(QWidget):
    """`shown` carries the path of the value that the person went to; `changed`: one was found
    right; `right_after_all` and `change_wanted` carry the path of a value.
    """

    shown = Signal(str)
    changed = Signal()
    right_after_all = Signal(str)
    change_wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._marked: tuple[str, ...] = ()
        self._values: tuple[ToCheck, ...] = ()
        self._at = 0
        self.looked_at: list[str] = []
        self.right_button = DoingButton(_("It is right"), on_click=self.take)
        self.change_button = DoingButton(
            _("Change it"), "quiet", on_click=lambda: self.change_wanted.emit(self.path)
        )
        self.next_button = DoingButton(_("Next"), "quiet", on_click=self.go_on)
        self._row = ToldRow(self.right_button, self.change_button, self.next_button)
        self._told = self._row.told
        fill(vbox(self, 0), self._row)
        self.hide()

    def begin_with(self, marked: Collection[str]) -> None:
        """Something else is checked; `marked`: paths of its texts that are no lines unless they are
        looked at.
        """
        self._marked, self.looked_at = tuple(marked), []

    def left(self) -> list[str]:
        """Paths of marked texts that were not found right yet."""
        return [path for path in self._marked if path not in self.looked_at]

    def show_values(self, values: Sequence[ToCheck]) -> None:
        """All that is to be checked; what is in hand stays so, also in what it is a part of."""
        path = self.path
        self._values = tuple(values)
        within = (at for at, one in enumerate(values) if path and is_below(one.path, path))
        self._at = next(within, min(self._at, max(len(values) - 1, 0)))
        self._refresh()

    @property
    def path(self) -> str:
        """Where the value in hand stands; "" where nothing is to be checked."""
        return self._values[self._at].path if self._values else ""

    @property
    def not_looked_at(self) -> int:
        """How many values are to be checked; what was called wrong was looked at."""
        return sum(not one.wrong for one in self._values)

    def take_up(self, looked_at: Iterable[str]) -> None:
        """What was looked at when the program ended need not be looked at again."""
        self.looked_at = list(looked_at)
        self.changed.emit()

    def take(self) -> None:
        """The value in hand is right; the next one comes."""
        if not self.path:
            return
        value = self._values[self._at]
        inside = [one for one in self.left() if is_below(value.path, one)]
        self.looked_at += inside or [value.path]
        if value.wrong:
            self.right_after_all.emit(value.path)
        self.changed.emit()
        self._lead()

    def go_on(self) -> None:
        """Leave the value in hand, and show the next one."""
        if self._values:
            self._at = (self._at + 1) % len(self._values)
            self._refresh()
            self._lead()

    def begin(self) -> None:
        """Lead to the first value that nobody looked at."""
        self._at = next(at for at, one in enumerate(self._values) if not one.wrong)
        self._refresh()
        self._lead()
        self.right_button.setFocus()

    def _lead(self) -> None:
        if self.path:
            self.shown.emit(self.path)

    def _refresh(self) -> None:
        self.setVisible(bool(self._values))
        if not self._values:
            return
        value = self._values[self._at]
        field = f"{value.field}: {quoted(value.text, _SHOWN)}" if value.text else value.field
        told = _("Left to check: {n} · {field}")
        if value.wrong:
            told = _(
                "Left to check: {n} · {field}. You said that this is wrong: write what is"
                " right, or take it out."
            )
        elif value.may_be_right:
            told = _("Left to check: {n} · {field}. Is it right?")
        count = len(self._values)
        self._told.setText(told.format(n=count, field=field))
        self.right_button.setVisible(value.may_be_right)
        self.next_button.setEnabled(count > 1)
        self._row.arrange()
