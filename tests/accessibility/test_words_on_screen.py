"""Every word the person sees goes through the catalogue, fits when it is longer, and may run from
the right (issue 7, item 4).
"""

import ast
import gettext
import os
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from textwrap import wrap

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QImage
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel

from interview_app import i18n
from interview_app.paths import resources
from interview_app.ui.controls import IconButton
from tests.accessibility import looking
from tests.accessibility.screens import PARTS, screens, shown

_LONGEST_WORD = 20
LONG = bool(os.environ.get("INTERVIEW_APP_LONG"))
pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]
UI = Path(i18n.__file__).parent / "ui"
EVERY = tuple(screens())
SHOWN_BY = (
    *(
        "setText",
        "setToolTip",
        "setWindowTitle",
        "setAccessibleName",
        "setAccessibleDescription",
        "setPlaceholderText",
    ),
    *(
        "setTitle",
        "addItem",
        "addAction",
        "addMenu",
        "addTab",
        "rename",
        "Label",
        "SectionLabel",
        "ElidedLabel",
    ),
    *(
        "Button",
        "CheckBox",
        "QLabel",
        "QPushButton",
        "QCheckBox",
        "QAction",
        "Badge",
        "Notice",
        "QMenu",
    ),
)
_A_WORD = re.compile(r"[A-Za-zÄÖÜäöü]{2,}")
_ACCENTS = str.maketrans("aeiouAEIOUyn", "áéíöúÁÉÍÖÚýñ")


def bare_literals(path: Path) -> Iterator[str]:
    """Texts handed to something that shows them, without `_()` around."""
    for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(call, ast.Call) or not call.args:
            continue
        name = getattr(call.func, "attr", getattr(call.func, "id", ""))
        text = call.args[0]
        pieces = text.values if isinstance(text, ast.JoinedStr) else [text]
        words = [
            piece.value
            for piece in pieces
            if isinstance(piece, ast.Constant) and isinstance(piece.value, str)
        ]
        if name in SHOWN_BY and any(_A_WORD.search(word) and "://" not in word for word in words):
            yield f"{path.name}:{call.lineno}: {name}({''.join(words)!r})"


def test_no_text_is_shown_past_the_catalogue() -> None:
    """Every string through the one mechanism."""
    found = [one for path in sorted(UI.rglob("*.py")) for one in bare_literals(path)]
    assert not found


class Pseudo(gettext.NullTranslations):
    """Every message a third longer, accented and in brackets; fields stay as they are."""

    def gettext(self, message: str) -> str:
        parts = re.split(r"(\{[^}]*\}|;;.*|\(\*.*?\)|&)", message)
        accented = "".join(
            part if at % 2 else part.translate(_ACCENTS) for at, part in enumerate(parts)
        )
        # As words are, and no single one of thirty letters that no line could break.
        longer = " ".join(wrap("·" * (len(message) // 3), _LONGEST_WORD))
        return f"⟦{accented}{longer}⟧"

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1 if n == 1 else msgid2)

    def pgettext(self, context: str, message: str) -> str:
        return self.gettext(message)


@pytest.fixture
def pseudo(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(i18n, "_translations", Pseudo())


ASKED_OF_THE_CATALOGUE = ("page", "question", "settings", "safe")
"""How the names of screens begin on which each word is ours."""


@pytest.fixture
def from_the_right(qapp: QApplication) -> Iterator[None]:
    """As in a language that is written from the right."""
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    yield
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


@pytest.mark.usefixtures("pseudo", "from_the_right")
@pytest.mark.parametrize("name", EVERY)
def test_words_that_are_a_third_longer_from_the_right_are_whole_and_came_from_the_catalogue(
    name: str,
) -> None:
    """A pseudo-locale test for clipping: a language with longer words or from the right needs no
    new layout, nothing reaches over an edge; and for missing strings: what has no brackets was not
    asked of the catalogue.
    """
    with shown(name) as widget:
        words = {
            one.text()
            for one in looking.visible(widget)
            if isinstance(one, QAbstractButton | QLabel) and _A_WORD.search(one.text())
        }
        looking.settled_at(widget, 1280, 800)
        found = looking.cut(widget) + looking.overlapping(widget)
    assert not found
    if name.startswith(ASKED_OF_THE_CATALOGUE):
        missing = {word for word in words if "⟦" not in word and not word.endswith("…")}
        assert missing <= NAMES_AND_SAMPLES | set(i18n.languages().values())


NAMES_AND_SAMPLES = {
    # What the test itself says, and a file's path: none of these
    # is translated.
    "Guided interview (no AI)",
    "/data",
    "The data is gone.",
    "Delete the conversation of 14 March 2026?",
    "Delete “cv.pdf”?",
    "What you approved stays.",
}


BESIDE_ENGLISH = sorted(i18n.spoken(resources() / "translations") - {i18n.ENGLISH})


class Widest(gettext.NullTranslations):
    """Of each message the widest of its translations."""

    def __init__(self, every: list[gettext.NullTranslations]) -> None:
        super().__init__()
        self._every = every

    def gettext(self, message: str) -> str:
        return self._widest(one.gettext(message) for one in self._every)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self._widest(one.ngettext(msgid1, msgid2, n) for one in self._every)

    def pgettext(self, context: str, message: str) -> str:
        return self._widest(one.pgettext(context, message) for one in self._every)

    def _widest(self, told: Iterable[str]) -> str:
        return max(told, key=QFontMetrics(QApplication.font()).horizontalAdvance)


@pytest.fixture(params=["widest", *BESIDE_ENGLISH] if LONG else ["widest"])
def spoken(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The app speaks a language beside English, or all of them at once."""
    every: list[gettext.NullTranslations] = []
    for code in [request.param] if request.param in BESIDE_ENGLISH else BESIDE_ENGLISH:
        i18n.set_language(code, catalogues=resources() / "translations")
        every.append(i18n._translations)
    monkeypatch.setattr(i18n, "_translations", Widest(every))
    yield
    monkeypatch.undo()
    i18n.set_language("en", catalogues=resources() / "translations")


@pytest.mark.usefixtures("spoken")
@pytest.mark.parametrize("name", EVERY)
def test_a_language_is_not_cut(name: str) -> None:
    """Each language is complete, and whole on the screen (26.7); longer words need a larger
    smallest window, or a line more. What holds the widest translation of each message holds every
    language; `make test-long` looks at each of them too.
    """
    with shown(name) as widget:
        looking.settled_at(widget, 1280, 800)
        found = looking.cut(widget) + looking.overlapping(widget)
        smallest = [] if name.startswith(PARTS) else looking.wrong_in_the_smallest_window(widget)
    assert not found
    assert not smallest


def test_arrows_point_where_the_next_page_is(qapp: QApplication) -> None:
    """From the right, the next page lies on the left: what points changes with the direction, at
    once.
    """
    button = IconButton("right", "Next page")

    def drawn() -> QImage:
        return button.icon().pixmap(16, 16).toImage()

    before, expected = drawn(), IconButton("left", "Previous page").icon().pixmap(16, 16).toImage()
    button.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert drawn() == expected != before
    button.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    assert drawn() == before


@pytest.mark.usefixtures("from_the_right")
def test_the_sides_of_the_window_change_places_from_the_right() -> None:
    """The sidebar stands where reading begins."""
    with shown("page-conversation") as widget:
        looking.settled_at(widget, 1280, 800)
        sidebar = widget.parts.sidebar  # type: ignore[attr-defined]
        assert sidebar.geometry().right() > widget.width() * 0.9
