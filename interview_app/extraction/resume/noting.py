"""Values on their way into domain objects: each is noted with its provenance, its grade and the
issues it raises.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from interview_app.domain.dates import PRESENT
from interview_app.domain.issues import Issue
from interview_app.domain.provenance import Provenance
from interview_app.domain.timeline import entry_id
from interview_app.extraction.page.placing import Places
from interview_app.extraction.page.rows import Found
from interview_app.extraction.phrases.dates_in_text import DateRange
from interview_app.extraction.resume.confidence import Grades


class Notes:
    """The provenance of each value under its field path, and the issues met; one for each
    document. What stands in a doubtful span may be of another kind: it is to be looked at.
    """

    def __init__(
        self, places: Places, grades: Grades, doubtful: Sequence[tuple[int, int]] = ()
    ) -> None:
        self._places = places
        self._grades = grades
        self._doubtful = doubtful
        self.provenance: dict[str, Provenance] = {}
        self.quoted: list[Found] = []
        self.issues: list[Issue] = []

    def note(
        self,
        path: str,
        found: Found | None,
        field_name: str,
        features: dict[str, float] | None = None,
    ) -> str | None:
        """Note a value; its text without space around, None when there is none."""
        if found is None or not found.text.strip():
            return None
        grade = self._grades.of(field_name, found, features or {})
        if any(begin <= found.start < end for begin, end in self._doubtful):
            grade = min(grade, _DOUBTFUL)
        if self._places.recognised and self._places.origin(found) == "ocr":
            grade = self._grades.ocr(field_name, grade, self._places.ocr_confidence(found))
        self.quoted.append(found)
        self.provenance[path] = self._places.provenance(found, grade)
        return found.text.strip()

    def ambiguous(self, path: str, found: Found) -> None:
        """Note that a date may be read in two ways."""
        self.issues.append(Issue(code="date_ambiguous", path=path, page=self._places.page(found)))


_DOUBTFUL = 0.5


class EntryNotes:
    """Notes the values of one entry under its path; `features` are those of the entry as a
    whole.
    """

    def __init__(self, notes: Notes, path: str, features: dict[str, float] | None = None) -> None:
        self._notes = notes
        self._path = path
        self._features = features or {}

    def value(self, name: str, found: Found | None, kind: str = "other") -> str | None:
        """Note a value of this field name, graded as its kind; its text, None when there is
        none.
        """
        return self._notes.note(f"{self._path}.{name}", found, kind, self._features)

    def dates(
        self, dates: DateRange | None, found: Found | None, *, lone: str
    ) -> tuple[str | None, str | None]:
        """Note a range; its start and end. `lone`: which of the two a single date is."""
        if dates is None:
            return None, None
        start, end = (
            (None, dates.start) if dates.lone and lone == "end" else (dates.start, dates.end)
        )
        place = found or Found("", 0, 0)
        features = {**self._features, "ambiguous": float(dates.ambiguous)}
        for name, value in (("start", start), ("end", end)):
            if value is not None:
                words = replace(place, text=place.text or value)
                self._notes.note(f"{self._path}.{name}", words, "date", features)
        if dates.ambiguous:
            self._notes.ambiguous(f"{self._path}.start", place)
        return start, end

    def time(self, dates: DateRange | None, found: Found | None) -> tuple[str | None, str | None]:
        """Note the range of an entry whose fields have the names of JSON Resume; start and end."""
        start, end = (dates.start, dates.end) if dates is not None else (None, None)
        return self._date("startDate", start, found), self._date("endDate", end, found)

    def date(self, name: str, dates: DateRange | None, found: Found | None) -> str | None:
        """Note the one date of an entry."""
        if dates is None:
            return None
        end = dates.end if dates.end != PRESENT else None
        return self._date(name, dates.start or end, found)

    def _date(self, name: str, value: str | None, found: Found | None) -> str | None:
        if value is not None:
            self.value(name, found, "date")
        return value

    def highlights(self, found: Iterable[Found]) -> tuple[str, ...]:
        """Note the highlights."""
        texts: list[str] = []
        for one in found:
            if text := self.value(f"highlights[{len(texts)}]", one, "highlight"):
                texts.append(text)
        return tuple(texts)


def unique_id(ids: set[str], kind: str, *parts: str | None) -> str:
    """A stable id; entries that say the same get a number."""
    one = entry_id(kind, *parts)
    number = 2
    while one in ids:
        one = entry_id(kind, *parts, str(number))
        number += 1
    ids.add(one)
    return one
