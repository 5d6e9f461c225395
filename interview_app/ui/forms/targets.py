"""Where words of a document may be put in a form, and the menu that offers it."""

from collections.abc import Callable, Iterable

from PySide6.QtWidgets import QMenu, QWidget

from interview_app.domain.frozen import frozen
from interview_app.ui.forms.object_form import ObjectForm
from interview_app.ui.look.names import brief

_IN_MENU = 60
"""Characters of the name of a place."""


@frozen
class Target:
    """A place that words of a document may be put into: what it is called, and what puts them
    there and says which field it is.
    """

    name: str
    put: Callable[[str], QWidget]


@frozen
class Targets:
    """Places of one kind; without a name they are those of what is in hand."""

    name: str
    places: tuple[Target, ...]


def targets_in(form: ObjectForm) -> tuple[Target, ...]:
    """The fields of an object, apart from those of its lists."""
    return tuple(
        Target(name=row.editor.widget.accessibleName(), put=row.editor.take_in)
        for row in form.rows.values()
        if row.spec.kind != "quote"
    )


def offer(
    menu: QMenu, targets: Iterable[Targets], put: Callable[[Callable[[str], QWidget]], None]
) -> None:
    """Show these places in a menu; `put` is given what puts words into the one that is chosen."""
    for group in targets:
        inside = menu.addMenu(group.name) if group.name else menu
        for one in group.places:
            name = brief(one.name, _IN_MENU).replace("&", "&&")
            inside.addAction(name).triggered.connect(lambda _on=False, into=one.put: put(into))
        if group.name:
            inside.setEnabled(bool(group.places))
