"""The right side of a review sheet: the page or text that the selected value comes from, with its
place marked.
"""

from collections.abc import Iterable

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QPixmap, QShowEvent
from PySide6.QtWidgets import QFrame, QStackedWidget, QWidget

from interview_app.domain.artifact import ArtifactRecord
from interview_app.domain.provenance import Box, Provenance
from interview_app.i18n import _
from interview_app.messages.documents import PagePictureReady, PagePictureRequested
from interview_app.ui.controls import Badge, ElidedLabel, IconButton, Label, line
from interview_app.ui.controls.stepper import Stepper
from interview_app.ui.controls.titled_dialog import keep_whole
from interview_app.ui.forms.marks import NO_MARK, Mark
from interview_app.ui.look.boxes import fill, flowing, hbox, vbox
from interview_app.ui.look.names import quoted
from interview_app.ui.look.theme import GRID, Type
from interview_app.ui.review.page_canvas import A4_POINTS, PageCanvas
from interview_app.ui.review.reading_text import ReadingText, find_quote, span_inside

_LONGEST_QUOTE = 180
"""Characters of a quotation below the page, which shows the whole."""
_PLAIN_DPI, _SHARP_DPI = 110, 150


class SourceView(QFrame):
    """Shows where a value comes from. `request` asks for page pictures, `picked`: the person
    clicked a place that `tint` shows; with where on the screen.
    """

    request = Signal(object)  # PagePictureRequested
    picked = Signal(Provenance, QPoint)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "sidebar")
        self._artifacts: dict[str, ArtifactRecord] = {}
        self._pictures: dict[tuple[str, int], tuple[QPixmap, tuple[float, float], str]] = {}
        self._asked: set[tuple[str, int]] = set()
        self._shown: tuple[str, int] | None = None
        self._expected: tuple[Provenance, ...] = ()
        self._read = ""
        self._places: tuple[Provenance, ...] = ()
        self._taken: tuple[Provenance, ...] = ()
        self._left: tuple[Provenance, ...] = ()
        self._build()
        self.show_mark("", NO_MARK)

    def _build(self) -> None:
        column = vbox(self, 0, 0)
        head = hbox(margins=(2 * GRID, GRID, GRID, GRID), spacing=2)
        self._title = ElidedLabel("", Type.SECTION, "secondary")
        self._pages = Stepper(_("Previous page"), _("Next page"), place=_("{n} of {count}"))
        self._out = IconButton("minus", _("Smaller"), size=16)
        self._in = IconButton("plus", _("Larger"), size=16)
        self._fit = IconButton("document", _("Fit to width"), size=16)
        head.addWidget(self._title, 1)
        fill(head, self._pages, self._out, self._in, self._fit)
        fill(column, head, line())
        self.canvas, self.text = PageCanvas(), ReadingText()
        self._nothing = Label("", Type.BODY, "secondary", wrap=True)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._nothing.setContentsMargins(*(4 * GRID,) * 4)
        self._stack = QStackedWidget()
        self._canvas_frame = QWidget()
        fill(vbox(self._canvas_frame, (GRID + GRID // 2, GRID + GRID // 2, 0, 0)), self.canvas)
        for face in (self._canvas_frame, self.text, self._nothing):
            self._stack.addWidget(face)
        self._stack.setCurrentWidget(self._nothing)
        column.addWidget(self._stack, 1)
        self._foot = _Foot()
        column.addWidget(self._foot)
        keep_whole(self)
        self.canvas.picked.connect(self._pick)
        self.text.picked.connect(self._pick)
        self._pages.moved.connect(self._turn)
        self._out.clicked.connect(lambda _checked=False: self.canvas.zoom_by(-1))
        self._in.clicked.connect(lambda _checked=False: self.canvas.zoom_by(1))
        self._fit.clicked.connect(lambda _checked=False: self.canvas.zoom_fit())

    def know(self, artifacts: Iterable[ArtifactRecord]) -> None:
        """Take in documents: their names, page sizes and texts."""
        self._artifacts.update((artifact.id, artifact) for artifact in artifacts)
        changed, said = self._told
        self.show_mark(self._label, self._mark, changed=changed, said=said, filled=self._filled)

    def expect(self, sources: Iterable[Provenance]) -> None:
        """Sources that may be shown later: how far each document's pages reach at least."""
        self._expected = tuple(sources)

    def show_mark(
        self,
        label: str,
        mark: Mark,
        *,
        changed: bool = False,
        said: bool = False,
        filled: bool = False,
    ) -> None:
        """Show the source of the field `label`; a page stays in view for a field without a
        source. `changed`: its value is not what was read any more; `said`: it is in their
        own words now; `filled`: it came with one.
        """
        self._label, self._mark, self._filled = label, mark, filled
        self._foot.tell(label, mark, filled=filled)
        self.follow(changed=changed, said=said)
        if mark.sources:
            first = mark.sources[0]
            if first.page is not None:
                self._show_page(first.artifact_id, first.page)
            else:
                self._show_reading(first)
        elif mark.answers:
            self._show_answers(mark.answers)
        elif self._stack.currentWidget() is self._nothing or self._shows_answers:
            # Another answer beside a value that was typed would pass for its source.
            self._show_nothing()
        else:
            # What is in view stays there: nothing jumps while the person goes through the fields.
            self.canvas.mark(())
            self.text.unmark()

    def follow(self, *, changed: bool, said: bool) -> None:
        """The value that is shown was changed: see `show_mark`."""
        self._told = (changed, said)
        self._foot.follow(self._mark, changed=changed, said=said)

    def show_section(self, mark: Mark) -> None:
        """The document where the last of a section's values stands, with nothing marked: what has
        no source is copied from there. Of a section without any, the document in view stays, or
        one that was read comes up.
        """
        sources = mark.sources[-1:]
        if not sources and self._stack.currentWidget() is self._nothing:
            sources = self._expected[:1]
        self.show_mark("", Mark(sources=sources))
        self._mark = NO_MARK
        self.canvas.mark(())
        self.text.unmark()

    def tint(self, *, taken: Iterable[Provenance], left: Iterable[Provenance]) -> None:
        """What of the documents is in a field, and what is in none: the first is marked very
        lightly, the second stands out quietly.
        """
        self._taken, self._left = tuple(taken), tuple(left)
        self._show_tints()

    def _show_tints(self) -> None:
        taken, left = self._here(self._taken), self._here(self._left)
        self._places = (*taken, *left)
        if self._shown is not None:
            self.canvas.tint(_boxes(taken), _boxes(left))
        elif self._read in self._artifacts:
            self.text.tint(*([one.span for one in part if one.span] for part in (taken, left)))

    def _here(self, places: Iterable[Provenance]) -> tuple[Provenance, ...]:
        """Those on the page, or in the text, in view."""
        if self._shown is not None:
            return tuple(one for one in places if one.box and _page_of(one) == self._shown)
        if self._read not in self._artifacts:
            return ()
        text = self._artifacts[self._read].text
        mine = (one for one in places if one.artifact_id == self._read)
        return tuple(one for one in mine if span_inside(text, one.span))

    def _pick(self, number: int, at: QPoint) -> None:
        self.picked.emit(self._places[number], at)

    def show_document(self, artifact: ArtifactRecord) -> None:
        """Show a whole document: its first page, or its text."""
        self.know((artifact,))
        self._foot.hide()
        if artifact.pages and artifact.layout.pages:
            self._show_page(artifact.id, 0)
        else:
            self._shown, self._read = None, artifact.id
            self._show_face(self.text, artifact.filename)
            self.text.show_text(artifact.text)

    def show_picture(self, ready: PagePictureReady) -> None:
        """Take a page picture in; it is shown when it is the page in view."""
        picture = QPixmap()
        if ready.png:
            picture.loadFromData(ready.png, "PNG")
        place = (ready.artifact_id, ready.page)
        points = (ready.width_points, ready.height_points)
        sentence = ready.sentence or _("This page cannot be shown.")
        self._pictures[place] = (picture, points, sentence)
        if place == self._shown:
            self._draw()

    def _show_page(self, artifact_id: str, page: int) -> None:
        self._shown = (artifact_id, page)
        self._show_face(self._canvas_frame, self._name(artifact_id))
        self._pages.show_place(page, self._page_count(artifact_id))
        self._ask()
        self._draw()

    def _ask(self) -> None:
        """Ask for the picture of the page in view, once, and not before somebody can listen."""
        known = {*self._pictures, *self._asked}
        if self._shown is None or not self.isVisible() or self._shown in known:
            return
        self._asked.add(self._shown)
        dpi = _SHARP_DPI if self.devicePixelRatioF() > 1 else _PLAIN_DPI
        artifact_id, page = self._shown
        self.request.emit(PagePictureRequested(artifact_id=artifact_id, page=page, dpi=dpi))

    def showEvent(self, event: QShowEvent) -> None:
        """What is wanted by now is asked for."""
        super().showEvent(event)
        self._ask()

    def _draw(self) -> None:
        if self._shown is None:
            return
        unknown = (QPixmap(), A4_POINTS, _("Drawing the page …"))
        picture, points, sentence = self._pictures.get(self._shown, unknown)
        if picture.isNull():
            self.canvas.tell(sentence)
            return
        self.canvas.show_page(picture, points)
        self._show_tints()
        self.canvas.mark(_boxes(self._here(self._mark.sources)))

    def _turn(self, page: int) -> None:
        if self._shown is not None:
            self._show_page(self._shown[0], page)

    def _page_count(self, artifact_id: str) -> int:
        artifact = self._artifacts.get(artifact_id)
        known = len(artifact.layout.pages) or artifact.pages if artifact else 0
        mine = (one.page for one in self._expected if one.artifact_id == artifact_id)
        return max(known, 1, *(page + 1 for page in mine if page is not None))

    def _show_reading(self, source: Provenance) -> None:
        self._shown = None
        artifact = self._artifacts.get(source.artifact_id)
        self._show_face(self.text, self._name(source.artifact_id))
        mine = [one for one in self._mark.sources if one.artifact_id == source.artifact_id]
        if artifact is not None and artifact.text:
            found = (find_quote(artifact.text, one.quote, one.span) for one in mine)
            self.text.show_text(artifact.text, tuple(place for place in found if place is not None))
        else:
            quotes = "\n\n".join(one.quote for one in mine)
            self.text.show_text(quotes, ((0, len(quotes)),) if quotes else ())
        self._read = source.artifact_id if artifact is not None and artifact.text else ""
        self._show_tints()

    @property
    def _shows_answers(self) -> bool:
        """Whether what is in view is the person's own words and no document."""
        return self._stack.currentWidget() is self.text and not self._read

    def _show_answers(self, answers: tuple[str, ...]) -> None:
        self._shown = None
        self._show_face(self.text, _("Your answer"))
        self._read = ""
        self.text.tint([], [])
        words = "\n\n".join(answers)
        self.text.show_text(words, ((0, len(words)),))

    def _show_nothing(self) -> None:
        """Where no document is in view, the sentence about a value stands there."""
        self._show_face(self._nothing, _("Source"))
        self._nothing.setText(
            self._foot.take_words() or _("Choose a field to see where its value comes from.")
        )

    def _name(self, artifact_id: str) -> str:
        artifact = self._artifacts.get(artifact_id)
        return artifact.filename if artifact else _("Your document")

    def _show_face(self, face: QWidget, title: str) -> None:
        self._stack.setCurrentWidget(face)
        self._title.setText(title)
        for widget in (self._out, self._in, self._fit):
            widget.setVisible(face is self._canvas_frame)
        self._pages.hide()


def _page_of(place: Provenance) -> tuple[str, int | None]:
    return place.artifact_id, place.page


def _boxes(places: Iterable[Provenance]) -> tuple[Box, ...]:
    return tuple(one.box for one in places if one.box is not None)


class _Foot(QFrame):
    """Which value is shown, its quotation, and how sure the reading is."""

    def __init__(self) -> None:
        super().__init__()
        above = GRID + GRID // 2
        inner = vbox(margins=(2 * GRID, above, 2 * GRID, above), spacing=GRID // 2)
        fill(vbox(self, 0, 0), line(), inner)
        self._label = Label("", Type.BODY_STRONG)
        self._sure = Badge(_("found here"), "good")
        self._doubt = Badge(_("please check"), "warn")
        self._quote = Label("", Type.BODY, "secondary", wrap=True)
        self._quote.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        # A line of its own: with large text label and badge do not fit side by side.
        fill(inner, self._label, flowing(self._sure, self._doubt), self._quote)

    def tell(self, label: str, mark: Mark, *, filled: bool) -> None:
        """Tell about this value; a field without a name hides the foot."""
        self.setVisible(bool(label))
        self._label.setText(label)
        self._words = _quotation(mark, filled=filled)
        self._quote.show()

    def follow(self, mark: Mark, *, changed: bool, said: bool) -> None:
        """How sure the reading was, of a value that stands as it was read."""
        now = _("You said so. The document says: {quote}").format(quote=self._words)
        self._quote.setText(now if said and mark.sources else self._words)
        self._sure.setVisible(mark.confidence is not None and not mark.low and not changed)
        self._doubt.setVisible(mark.low and not changed)

    def take_words(self) -> str:
        """What is said of the value, which stands elsewhere now."""
        words = "" if self.isHidden() else self._quote.text()
        self._quote.setText("")
        self._quote.hide()
        return words


def _quotation(mark: Mark, *, filled: bool) -> str:
    if mark.sources:
        quotes = [quoted(one.quote, _LONGEST_QUOTE) for one in mark.sources if one.quote]
        return " ".join(quotes[:3]) or _("Marked on the page above.")
    if mark.answers:
        return quoted(mark.answers[0], _LONGEST_QUOTE)
    if mark.unsupported and filled:
        return _(
            "This value was not found in your documents or answers. Keep it only if it is right."
        )
    if mark.unsupported:
        return _("Not found in your documents or answers")
    return _("You said so.") if filled else _("This comes from no document.")
