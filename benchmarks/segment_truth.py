"""What each segment of a résumé's lines is: by the truth that is known of it, and by the rules that read it.

What the truth says is put beside the text by comparing letters and figures alone; where a text stands several times, an entry
takes the places nearest to each other. Headings, which no truth tells, are short rows that nothing is known of, named as a
section or right above where the kind of content changes.
"""

import re
import unicodedata
from bisect import bisect_left
from collections.abc import Iterator, Mapping
from itertools import groupby
from statistics import median
from typing import Any

from interview_app.extraction.phrases.dates_in_text import DateRange
from interview_app.extraction.resume.segments import Segment
from interview_app.language.any_language import section_of

Span = tuple[int, int]
CONTENT = (
    "name", "headline", "summary", "job title", "job firm", "job place", "job date", "job text", "study title",
    "study school", "study place", "study date", "skill",
)  # fmt: skip
"""Roles that are counted; the others are `contact`, headings and `other`."""
_PIECE, _NEAR = 24, 600
"""Characters by which a long text is found; how far the parts of an entry may stand apart."""
_SECTIONS = {"job": "experience", "study": "education", "skill": "skills"}
_PATHS = (
    (r"basics\.name", "name"), (r"basics\.label", "headline"), (r"basics\.summary", "summary"), (r"basics\.", "contact"),
    (r"experiences\[\d+\]\.title", "job title"), (r"experiences\[\d+\]\.organization", "job firm"),
    (r"experiences\[\d+\]\.location", "job place"), (r"experiences\[\d+\]\.(start|end)", "job date"),
    (r"experiences\[\d+\]\.(highlights|summary)", "job text"), (r"education\[\d+\]\.(study_type|area)", "study title"),
    (r"education\[\d+\]\.institution", "study school"), (r"education\[\d+\]\.location", "study place"),
    (r"education\[\d+\]\.(start|end)", "study date"), (r"skills\[\d+\]\.keywords", "skill"),
)  # fmt: skip


class Letters:
    """A text by its letters and figures alone, with the way back."""

    def __init__(self, text: str) -> None:
        self._text = text
        pairs = [
            (char, at)
            for at, written in enumerate(text)
            for char in unicodedata.normalize("NFKC", written).casefold()
            if char.isalnum()
        ]
        self.kept = "".join(char for char, _ in pairs)
        self._at = [at for _, at in pairs]

    def places(self, wanted: str | None) -> list[Span]:
        """Where a value stands: whole, else a long one by its beginning and end."""
        key = Letters(wanted).kept if wanted else ""
        if len(key) < 2:
            return []
        found = [(at, at + len(key)) for at in self._all(key)]
        if not found and len(key) > 2 * _PIECE:
            ends = [(at, self.kept.find(key[-_PIECE:], at, at + 2 * len(key))) for at in self._all(key[:_PIECE])]  # fmt: skip
            found = [(begin, end + _PIECE) for begin, end in ends if end >= 0]
        spans = [(self._at[begin], self._at[end - 1] + 1) for begin, end in found]
        return [(begin, end) for begin, end in spans if not self._inside(begin) and not self._inside(end)]  # fmt: skip

    def _all(self, key: str) -> Iterator[int]:
        at = self.kept.find(key)
        while at >= 0:
            yield at
            at = self.kept.find(key, at + 1)

    def _inside(self, at: int) -> bool:
        """Whether a place stands inside a word; other scripts write without space."""
        around = self._text[at - 1 : at + 1]
        return len(around) > 1 and around.isalnum() and around.isascii()


class Told:
    """The segments of a document with the role that each was given."""

    def __init__(self, segments: list[Segment]) -> None:
        self.segments = segments
        self.roles = ["other"] * len(segments)
        self.counted = [True] * len(segments)
        self._starts = [one.start for one in self.segments]

    def within(self, place: Span) -> list[int]:
        """The segments of which most stands at a place."""
        first = max(bisect_left(self._starts, place[0]) - 1, 0)
        near = range(first, bisect_left(self._starts, place[1]))
        spans = ((at, self.segments[at].start, self.segments[at].end) for at in near)
        return [at for at, begin, end in spans if 2 * (min(end, place[1]) - max(begin, place[0])) > end - begin]  # fmt: skip

    def free(self, places: list[Span]) -> list[Span]:
        """The places of which nothing is known yet."""
        return [one for one in places if (inside := self.within(one)) and all(self.roles[at] == "other" for at in inside)]  # fmt: skip

    def tell(self, place: Span | None, role: str, *, over: tuple[str, ...] = ("other",)) -> None:
        """Give the segments at a place a role, where they have none."""
        for at in self.within(place) if place is not None else ():
            if self.roles[at] in over:
                self.roles[at] = role


def _nearest(places: list[Span], to: float) -> Span | None:
    return min(places, key=lambda one: abs(one[0] - to), default=None)


def told_by_truth(segments: list[Segment], text: str, truth: Mapping[str, Any]) -> Told:
    """The segments of a text with the roles that the truth has for them."""
    letters, told = Letters(text), Told(segments)
    for kind, name in (("job", "experience"), ("study", "education")):
        for entry in truth.get(name) or []:
            _tell_entry(kind, entry, letters, told)
    for value in (truth.get("email"), truth.get("phone"), *(truth.get("links") or [])):
        for place in letters.places(re.sub(r"^(https?://)?(www\.)?", "", value or "")):
            told.tell(place, "contact")
    for place in letters.places(truth.get("name")):
        told.tell(place, "name")
    head = [one.start for one, role in zip(told.segments, told.roles, strict=True) if role in ("name", "contact")]  # fmt: skip
    for value, role in ((truth.get("location"), "contact"), (truth.get("headline"), "headline")):
        places = letters.places(value) or letters.places((value or "").split(",")[0])
        told.tell(_nearest(told.free(places), median(head or [0])), role)
    told.tell(next(iter(letters.places(truth.get("summary"))), None), "summary")
    _tell_skills(truth, letters, told)
    _tell_headings(told)
    return told


def _tell_entry(kind: str, entry: Mapping[str, Any], letters: Letters, told: Told) -> None:
    def spots(value: str | None) -> list[Span]:
        return told.free(letters.places(value))[:12]

    titles = [spots(entry.get("title"))]
    if not titles[0]:
        titles = [spots(part) for part in entry.get("title_parts") or []]
    texts = [spots(one) for one in [*(entry.get("highlights") or []), entry.get("summary")]]
    names = [*titles, spots(entry.get("organisation"))]
    sure = [one[0][0] for one in [*names, *texts] if len(one) == 1]
    sure = sure or [min(filter(None, names), key=len, default=[(-1, 0)])[0][0]]
    if sure[0] < 0:
        return
    middle = median(sure)
    roles = [*[f"{kind} title"] * len(titles), "job firm" if kind == "job" else "study school"]
    chosen = [_nearest(places, middle) for places in names]
    for place, role in zip(chosen, roles, strict=True):
        told.tell(place, role)
    for places in texts:
        told.tell(_nearest(places, middle), "job text" if kind == "job" else "other")
    middle = median([one[0] for one in chosen if one is not None] or [middle])
    town = entry.get("location") or ""
    place = _nearest(spots(town) or spots(town.split(",")[0]), middle)
    if place is not None and abs(place[0] - middle) < _NEAR:
        told.tell(place, f"{kind} place")
    dated = [
        (one.start, one.end) for one in told.segments if one.date and _same_dates(one.date, entry)
    ]
    place = _nearest(told.free(dated), middle)
    if place is not None and abs(place[0] - middle) < _NEAR:
        told.tell(place, f"{kind} date")


def _same_dates(date: DateRange, entry: Mapping[str, Any]) -> bool:
    known = {(entry.get(name) or "")[:4] for name in ("start", "end")} - {""}
    return bool(known & {(one or "")[:4] for one in (date.start, date.end)})


def _tell_skills(truth: Mapping[str, Any], letters: Letters, told: Told) -> None:
    found = [told.free(letters.places(skill)) for skill in truth.get("skills") or []]
    sure = [one[0][0] for one in found if len(one) == 1] or [one[0][0] for one in found if one]
    for places in found:
        told.tell(_nearest(places, median(sure or [0])), "skill")
    for word in truth.get("ignore", {}).get("skills", []):
        for at in (at for place in letters.places(word) for at in told.within(place)):
            told.counted[at] = told.counted[at] and told.roles[at] != "other"


def _tell_headings(told: Told) -> None:
    rows = [
        list(ones)
        for _, ones in groupby(range(len(told.roles)), key=lambda at: told.segments[at].number)
    ]
    kinds = [_kind(told, row) for row in rows]
    before = ""
    for number, (row, kind) in enumerate(zip(rows, kinds, strict=True)):
        text = told.segments[row[0]].row.text
        if kind:
            before = kind
            continue
        if len(text) > 60 or len(row) > 3 or any(map(str.isdigit, text)):
            continue
        below = next(filter(None, kinds[number + 1 : number + 3]), "")
        known = below if below in _SECTIONS.values() else ""
        named = section_of(text.strip(" :"))
        if not named and (not known or known == before or not any(kinds[number + 1 : number + 2])):
            continue
        kind = known if known and named in (None, known) else named or ""
        for at in row:
            told.roles[at] = f"heading {kind if kind in _SECTIONS.values() else 'other'}"


def _kind(told: Told, row: list[int]) -> str:
    """What the first known segment of a row belongs to."""
    role = next((told.roles[at] for at in row if told.roles[at] != "other"), "")
    return _SECTIONS.get(role.partition(" ")[0], role)


def told_by_rules(segments: list[Segment], spans: Mapping[str, Span]) -> Told:
    """The segments with the roles that the rules have for them: `spans` by path of the value."""
    told = Told(segments)
    for path, span in spans.items():
        role = next((role for form, role in _PATHS if re.search(form, path)), None)
        if role is not None:
            told.tell(span, role, over=("other", "job text", "summary"))
    return told
