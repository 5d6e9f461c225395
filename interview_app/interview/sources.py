"""Where each submitted value comes from: a place in a document, or words of the person (DESIGN 4).

Values are matched by field and normalised text to what was extracted, then to the text of the
documents, then to the answers. What matches nothing is named, and the sheet says so. Runs on the
worker thread, never on the loop.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import field, replace
from typing import Any

from interview_app.domain.card_making import SAME_TEXT
from interview_app.domain.frozen import frozen
from interview_app.domain.leaves import leaves as all_leaves
from interview_app.domain.likeness import likeliest, normal, partial_ratio
from interview_app.domain.provenance import Provenance
from interview_app.language.data import languages
from interview_app.language.numbers import numbers_in

_INDEX = re.compile(r"\[\d+\]")
_SETTLED_BY_CODE = frozenset(
    {
        "id",
        "entry_id",
        "card_type",
        "source",
        "attested_by_user",
        "supersedes",
        "lines",
        "not_for_model",
        "meta",
        "kind",
        "countryCode",
        "image",
    }
)
_LIKE = 92.0
"""Likeness (0 to 100) from which a value counts as said in a longer text."""
_LONGEST_FUZZY = 20_000
"""Characters of one text that are searched for near-equal words; longer texts are searched for
equal ones alone.
"""
_YEARS = re.compile(r"(\d{4})-(\d{4}|present)")
_MONTHS_SAID = re.compile(r"(\d{4})(?:-(\d{2}))?")
_TIME = re.compile(r"\d{4}([- ]\d{2})?|present")


@frozen
class Document:
    """One reading: the values that were understood, each with its place, and the whole text."""

    artifact_id: str
    text: str
    values: Mapping[str, str]
    places: Mapping[str, Provenance]


@frozen
class Found:
    """What was found: a place or a quotation for each path, and paths without either."""

    places: dict[str, Provenance] = field(default_factory=dict)
    quotes: dict[str, str] = field(default_factory=dict)
    unsupported: tuple[str, ...] = ()


def leaves(data: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """(path, text) of every value that somebody must have said or written."""
    for path, value in all_leaves(data, without=_SETTLED_BY_CODE):
        if value is not None and not isinstance(value, bool) and str(value).strip():
            yield path, str(value)


def document_of(reading: Mapping[str, Any]) -> Document | None:
    """The searchable form of a reading (the object of CONTRACT A9); None when it has no record."""
    record = reading.get("artifact_record") or {}
    if not record.get("id"):
        return None
    derived = reading.get("derived") or {}
    values: dict[str, str] = {}
    for name in ("applicant_profile", "skeleton_timeline"):
        values.update({f"{name}.{path}": text for path, text in leaves(derived.get(name) or {})})
    places = {
        path: Provenance.model_validate(one)
        for path, one in (derived.get("provenance") or {}).items()
    }
    return Document(
        artifact_id=record["id"], text=record.get("text") or "", values=values, places=places
    )


class _Index:
    """Extracted values by (field, normalised text), built once for a sheet."""

    def __init__(self, documents: Sequence[Document]) -> None:
        self._exact: dict[tuple[str, str], list[tuple[Document, str, Provenance]]] = {}
        for document in documents:
            for path, text in document.values.items():
                place = document.places.get(path) or Provenance(
                    artifact_id=document.artifact_id, quote=text, confidence=0.5
                )
                for name in {_last_field(path), "*"}:
                    self._exact.setdefault((name, normal(text)), []).append((document, path, place))

    def place(
        self, path: str, text: str, beside: Mapping[str, str], *, anywhere: bool
    ) -> Provenance | None:
        """The place of a value; of several the one in the entry that is most like the value's own,
        `beside` it ({field: normalised text}). `anywhere`: in an entry that is not alike, too.
        """
        for name in (_last_field(path), "*") if len(normal(text)) > 3 else (_last_field(path),):
            found = [
                (shared, one[1].endswith(path), one[2])
                for one in self._exact.get((name, normal(text)), ())
                if _tells_of_it(text, shared := _shared(beside, one[0], one[1]), beside) or anywhere
            ]
            if found:
                return max(found, key=lambda one: (len(one[0]), one[1]))[2]
        return None


def _shared(beside: Mapping[str, str], document: Document, path: str) -> list[str]:
    """What stands beside a value and in the entry that `path` of a document belongs to."""
    of_entry = _entry_of(path)
    return [
        text
        for name, text in beside.items()
        if normal(document.values.get(f"{of_entry}.{name}", "")) == text
    ]


def _tells_of_it(text: str, shared: Sequence[str], beside: Mapping[str, str]) -> bool:
    """Whether a place that has the text and `shared` tells of the same entry: another job begins in
    the same month, and ends in it.
    """
    alike = [one for one in shared if not _TIME.fullmatch(one)] if _TIME.fullmatch(text) else shared
    return bool(alike) or not beside


def _entry_of(path: str) -> str:
    """The path of the entry of a list that a value belongs to, however deep in it; "" for a value
    of none.
    """
    return path[: path.find("]") + 1]


def _entries(data: Mapping[str, Any]) -> dict[str, dict[str, str]]:
    """{path of an entry: {field: normalised text}}, of every entry of every list."""
    found: dict[str, dict[str, str]] = {}
    for path, text in leaves(data):
        of_entry = _entry_of(path)
        if of_entry and of_entry != path:
            found.setdefault(of_entry, {})[path[len(of_entry) + 1 :]] = normal(text)
    return found


def _last_field(path: str) -> str:
    return _INDEX.sub("", path).rpartition(".")[2]


def beside(data: Mapping[str, Any], path: str) -> dict[str, str]:
    """What stands beside a value in its entry of a list: {field: normalised text}."""
    return _beside(_entries(data), path)


def _beside(entries: Mapping[str, Mapping[str, str]], path: str) -> dict[str, str]:
    of_entry = _entry_of(path)
    own = path[len(of_entry) + 1 :]
    return {name: text for name, text in entries.get(of_entry, {}).items() if name != own}


def match(
    data: Mapping[str, Any],
    *,
    documents: Sequence[Document],
    words: Sequence[str],
    approved: Iterable[str] = (),
    of_entry: Mapping[str, str] | None = None,
) -> Found:
    """Match every value of `data`. Of what was approved before, only a place that tells of the same
    entry is its source: without one the person said so.

    Args:
        data: what was submitted.
        documents: the newest reading last; later ones win.
        words: what the person said.
        approved: texts of values that were approved before; they need no new source.
        of_entry: what stands `beside` them, where they are of one entry.
    """
    index = _Index(documents[::-1])
    entries = _entries(data)
    said = [(one, normal(one)) for one in words]
    texts = [(document, normal(document.text)) for document in documents[::-1]]
    before = {normal(text) for text in approved}
    found = Found()
    unsupported: list[str] = []
    for path, text in leaves(data):
        other = _beside(entries, path) if of_entry is None else of_entry
        is_approved = _approved(text, before) or (
            _last_field(path) == "timeframe" and _time_approved(text, before)
        )
        place = index.place(path, text, other, anywhere=False) or _in_text(text, texts, other)
        spoken = None if place else _in_words(text, said, other)
        if place is None and spoken is None and not is_approved:
            place = index.place(path, text, other, anywhere=True) or _in_text(text, texts, {})
        if place is not None:
            again = is_approved and _of_approved(text, other, before)
            found.places[path] = place.model_copy(update={"confidence": 1.0}) if again else place
        elif spoken is not None:
            found.quotes[path] = spoken[:500]
        elif not is_approved:
            unsupported.append(path)
    return replace(found, unsupported=tuple(unsupported))


def unread(
    data: Mapping[str, Any], places: Mapping[str, Provenance]
) -> Iterator[tuple[str, Provenance]]:
    """The employer and the title of each job of a document that was read without one, where the
    rest of the job stands: nobody is sure that the document does not tell them. What was approved
    before is whole.
    """
    for at, job in enumerate(data.get("experiences") or ()):
        entry = f"experiences[{at}]"
        read = (place for path, place in places.items() if _entry_of(path) == entry)
        new = next((place for place in read if place.confidence < 1), None)
        for name in ("organization", "title"):
            if new is not None and not job.get(name):
                yield f"{entry}.{name}", new.model_copy(update={"confidence": 0.0})


def places_now(
    offered: Mapping[str, Any],
    data: Mapping[str, Any],
    places: Mapping[str, Provenance],
    *,
    documents: Sequence[Document] = (),
) -> Iterator[tuple[str, Provenance]]:
    """The places of texts in documents, by where the texts stand in what the person left of what
    was `offered`: a text that was moved takes its place along, of equal ones the one whose entry
    is most like its own; one that is for the most part put together of others has the place of the
    longest of them, and one that was changed keeps its own. What the person wrote anew has the
    place where it stands word for word in `documents`, if it does.
    """
    before, now = dict(leaves(offered)), dict(leaves(data))
    was, stand = {*before.values()}, {*now.values()}
    were, are = _entries(offered), _entries(data)
    gone = {path: text for path, text in before.items() if path in places and text not in stand}
    equal: dict[str, list[str]] = {}
    for path in (one for one in places if one in before):
        equal.setdefault(before[path], []).append(path)
    texts = [(document, normal(document.text)) for document in documents[::-1]]
    for path, text in now.items():
        parts = [one for one in gone if gone[one] in text]
        own: str | None = None
        if text in equal:
            own = _most_alike(path, are, equal[text], were)
        elif 2 * sum(len(gone[one]) for one in parts) >= len(text):
            own = max(parts, key=lambda one: len(gone[one]))
        elif text not in was:
            beside = {*_beside(are, path).values()}
            same = {
                one: gone[one]
                for one in gone
                if _INDEX.sub("", _inner(one)) == _INDEX.sub("", _inner(path))
                and (not _entry_of(one) or beside & {*_beside(were, one).values()})
            }
            own = likeliest(text, same, least=SAME_TEXT)
        place = places[own] if own else None
        if place is None and text not in was:
            place = _in_text(text, texts, {})
        if place is not None:
            yield path, place


def match_lines(
    lines: Iterable[Mapping[str, Any]], *, documents: Sequence[Document], words: Sequence[str]
) -> Found:
    """Where the wordings of a card stand word for word, by paths such as `lines[0].text`; each was
    approved, or is the person's to approve, so none asks for their eye.
    """
    found = Found()
    for at, line in enumerate(lines):
        path, text = f"lines[{at}].text", str(line.get("text") or "")
        own = match({"text": text}, documents=documents, words=words, approved=(text,))
        for place in own.places.values():
            found.places[path] = place.model_copy(update={"confidence": 1.0})
        for quote in own.quotes.values():
            if normal(text) in normal(quote):
                found.quotes[path] = quote
    return found


def _most_alike(
    path: str,
    entries: Mapping[str, Mapping[str, str]],
    others: Iterable[str],
    before: Mapping[str, Mapping[str, str]],
) -> str:
    """Of `others` the path whose entry `before` says most of what stands beside `path`."""
    beside = {*_beside(entries, path).values()}

    def alike(other: str) -> tuple[int, bool]:
        return len(beside & {*_beside(before, other).values()}), other == path

    return max(others, key=alike)


def _inner(path: str) -> str:
    """The path of a value in its entry: `highlights[1]`."""
    return path[len(_entry_of(path)) :]


def _approved(text: str, before: Set[str]) -> bool:
    return text == "present" or normal(text) in before


def _of_approved(text: str, beside: Mapping[str, str], before: Set[str]) -> bool:
    """Whether what is read again was approved with its entry: a month alone may be of another."""
    if not _TIME.fullmatch(text):
        return True
    return any(one in before for one in beside.values() if not _TIME.fullmatch(one))


def _time_approved(timeframe: str, before: Set[str]) -> bool:
    """A card's time is put together of a beginning and an end that were each approved with the
    timeline (CONTRACT D1).
    """
    years = _YEARS.fullmatch(timeframe)
    return all(
        _approved(part, before) for part in (years.groups() if years else timeframe.split(" to "))
    )


def _in_text(
    text: str, texts: Sequence[tuple[Document, str]], beside: Mapping[str, str]
) -> Provenance | None:
    """A verbatim place in the text of a document that tells of the same entry, for a value of some
    length; dates and bare numbers are too short to tell.
    """
    wanted = normal(text)
    if len(wanted) < 4 or wanted.replace(" ", "").isdigit() or _TIME.fullmatch(wanted):
        return None
    for document, body in texts:
        shared = [one for one in beside.values() if not _TIME.fullmatch(one) and one in body]
        if (shared or not beside) and re.search(rf"(?<!\w){re.escape(wanted)}(?!\w)", body):
            at = document.text.casefold().find(text.casefold())
            span = (at, at + len(text)) if at >= 0 else None
            return Provenance(
                artifact_id=document.artifact_id, span=span, quote=text, confidence=0.8
            )
    return None


def _tells(text: str, number: int) -> bool:
    """Whether a text has a number, in figures or in words of any language: the form has it in
    figures.
    """
    return any(one.value == number for code in languages() for one in numbers_in(text, code))


def _in_words(text: str, said: Sequence[tuple[str, str]], beside: Mapping[str, str]) -> str | None:
    """The answer that has the text word for word; only where none has it, the newest that nearly
    has it.

    Of several it is the one that tells most of the same entry, then the newest: a job begins in the
    year another ends. An address such as anna.berg@example.org nearly says its owner's name: it
    must not stand before the answer that does.
    """
    wanted = normal(text)
    date = _MONTHS_SAID.fullmatch(text)
    whole = re.compile(
        rf"(?<!\d){date.group(1)}(?!\d)" if date else rf"(?<!\w){re.escape(wanted)}(?!\w)"
    )
    hits = [(one, body) for one, body in reversed(said) if whole.search(body)]
    if not hits and wanted.isdigit() and date is None:
        hits = [(one, body) for one, body in reversed(said) if _tells(body, int(wanted))]
    if hits:
        return max(
            hits,
            key=lambda hit: sum(other in hit[1] for other in beside.values() if other != wanted),
        )[0]
    if date is None and len(wanted) > 12:
        nearly = [(one, body) for one, body in reversed(said) if _nearly_said(wanted, body)]
        return max(nearly, key=lambda hit: len(hit[1]), default=(None, ""))[0]
    return None


def _nearly_said(wanted: str, body: str) -> bool:
    """Whether an answer has nearly this, or is a part of it: a short one is part of anything."""
    has = len(body) * 100 >= len(wanted) * _LIKE and partial_ratio(wanted, body) >= _LIKE
    return len(body) <= _LONGEST_FUZZY and (has or (len(body) > 12 and body in wanted))


def texts_of(*records: Mapping[str, Any] | None) -> tuple[str, ...]:
    """All values of approved records, for `approved` of `match`."""
    return tuple(text for record in records if record for _path, text in leaves(record))
