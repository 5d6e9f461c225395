"""A job title or an employer that stands in capitals where others do not: told beside the page,
with other words for it that the person sees, may change, and takes with a click.
"""

from collections.abc import Iterator, Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from interview_app.domain.known import Known
from interview_app.domain.records import DataType, record_id
from interview_app.domain.resume import ResumeDocument
from interview_app.i18n import _
from interview_app.messages.data import RecordEdited
from interview_app.messages.tailoring.facts import RunShown
from interview_app.ui.controls import DoingButton, Hint
from interview_app.ui.controls.text_fields import LineField
from interview_app.ui.look.boxes import fill, vbox
from interview_app.ui.look.names import quoted
from interview_app.ui.look.theme import GRID

_LEAST = 10
"""Letters of what may be told: shorter words in capitals are names."""
_SHORT = 3
"""Letters of a word that is small within a title, and may be a name within an employer."""


class Capitals(QWidget):
    """`wish` carries a `RecordEdited`; `written` the new words, and what gives those of before
    back. Hidden while there is nothing to tell.
    """

    wish = Signal(object)
    written = Signal(str, object)

    def __init__(self) -> None:
        super().__init__()
        self._known = Known()
        self._entry = self._text = ""
        self._told = Hint()
        self.words = LineField(_("Written otherwise"))
        self.write = DoingButton(_("Write it so"), on_click=self._write)
        fill(vbox(self, 0, GRID // 2), self._told, self.words, self.write)
        self.words.returnPressed.connect(self._write)
        self.hide()

    def know(self, known: Known) -> None:
        """What is approved, for a field of it to be written otherwise."""
        self._known = known

    def show_run(self, run: RunShown) -> None:
        """Tell of the first such field of a page."""
        document = run.document
        loud = (one for one in in_capitals(document) if self._written(*one, "") is not None)
        found = next(loud, ("", ""))
        if found != (self._entry, self._text):
            self._entry, self._text = found
            words = _("{text} stands in capitals, where others do not.")
            self._told.setText(words.format(text=quoted(self._text, len(self._text))))
            self.words.setText(otherwise(self._text, document))
        self.setVisible(bool(self._text))

    def _write(self) -> None:
        words, entry, before = " ".join(self.words.text().split()), self._entry, self._text
        if words and words != before and self._put(entry, before, words):
            self.written.emit(words, lambda: self._put(entry, words, before))

    def _put(self, entry_id: str, text: str, words: str) -> bool:
        wish = self._written(entry_id, text, words)
        if wish is not None:
            self.wish.emit(wish)
        return wish is not None

    def _written(self, entry_id: str, text: str, words: str) -> RecordEdited | None:
        """The timeline with a field in other words; None where it is not there."""
        if self._known.timeline is None:
            return None
        kind, data = DataType.SKELETON_TIMELINE, self._known.timeline.to_json()
        lists = (entries for entries in data.values() if isinstance(entries, list))
        entries = (one for entries in lists for one in entries if isinstance(one, dict))
        entry = next((one for one in entries if one.get("id") == entry_id), {})
        name = next((name for name, told in entry.items() if told == text), "")
        if not name:
            return None
        entry[name] = words
        id = record_id(kind, data)
        version = self._known.versions.get((kind, id))
        return RecordEdited(data_type=kind, id=id, base_version=version, data=data)


def _fields(document: ResumeDocument) -> Iterator[tuple[str, str]]:
    """The heads of jobs, schools and the like: the id of each entry and what it is called."""
    for entry in document.entries():
        for text in filter(None, (entry.title, entry.organization)):
            yield entry.id, text


def in_capitals(document: ResumeDocument) -> list[tuple[str, str]]:
    """The fields that are all in capitals where others are not: entries and texts."""
    fields = list(_fields(document))
    loud = [one for one in fields if _is_loud(one[1])]
    return loud if len(loud) < len(fields) else []


def _is_loud(text: str) -> bool:
    """Whether it is all in capitals but for what stands in brackets behind it."""
    bare = text.partition("(")[0]
    return bare.isupper() and sum(map(str.isalpha, bare)) >= _LEAST


def otherwise(text: str, document: ResumeDocument) -> str:
    """The text in small letters, each word as the person wrote it elsewhere on the page: a
    proposal, which nobody takes unread.
    """
    written: Mapping[str, str] = {
        word.strip(",").upper(): word.strip(",")
        for _id, other in _fields(document)
        for word in other.split()
        if not word.isupper()
    }
    of_title = any(text == one.title for one in document.entries())

    def word_of(word: str) -> str:
        bare = word.strip(",")
        letters = sum(map(str.isalpha, bare))
        if not bare.isupper():
            return word
        if bare in written:
            return word.replace(bare, written[bare])
        if letters > _SHORT and "." not in bare:
            return word.capitalize()
        return word.lower() if of_title else word

    words = " ".join(map(word_of, text.split()))
    return words[:1].upper() + words[1:]
