"""What a form knows about where each value came from. No Qt.

Paths are relative to the reviewed data; a field sums up what lies under it, so that `highlights` is
marked when `highlights[2]` is.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from interview_app.domain.asks import FieldDifference, ReviewAsk
from interview_app.domain.base import Model
from interview_app.domain.entry_fields import Means, meaning
from interview_app.domain.knowledge_card import DocumentSource
from interview_app.domain.provenance import LOW_CONFIDENCE, Provenance
from interview_app.domain.records import ENTRY_LISTS, DataType
from interview_app.domain.timeline import ENTRIES
from interview_app.ui.forms.json_paths import value_at


@dataclass(frozen=True, kw_only=True)
class Mark:
    """The sources of one field, whether it is unsupported, how an earlier record or another
    document tells it, and in which newer words a page prints what lies in it, each with its place
    there: "[2]", or "" for the value itself.
    """

    sources: tuple[Provenance, ...] = ()
    answers: tuple[str, ...] = ()
    unsupported: bool = False
    differences: tuple[FieldDifference, ...] = ()
    newer: tuple[tuple[str, str], ...] = ()

    @property
    def confidence(self) -> float | None:
        """The lowest confidence of its sources, 0 to 1; None when nothing was read from a
        document.
        """
        return min((one.confidence for one in self.sources), default=None)

    @property
    def low(self) -> bool:
        """Whether the person's eye is needed (DESIGN 11)."""
        return self.confidence is not None and self.confidence < LOW_CONFIDENCE

    @property
    def asks(self) -> bool:
        """Whether the value asks for the person's eye at all."""
        return self.low or self.unsupported or bool(self.differences)

    def of_telling(self, value: Any) -> "Mark":
        """The mark with the source of the telling that says this, where one does."""
        for one in self.differences:
            for told, place in ((one.kept, one.kept_place), (one.offered, one.offered_place)):
                if told == value and place is not None:
                    return replace(self, sources=(place,), answers=())
        return self

    @property
    def has_source(self) -> bool:
        """Whether there is something to show beside the form."""
        return bool(self.sources or self.answers)


NO_MARK = Mark()


def is_below(path: str, other: str) -> bool:
    """Whether the place `other` is this one, or lies in it."""
    return other == path or (other.startswith(path) and other[len(path)] in ".[")


def read_at(
    fields: Iterable[str], data: Mapping[str, Any], loaded: Mapping[str, Any]
) -> dict[str, str]:
    """Where in what was loaded stands what each field has now: in its own place, or in that of the
    field that it was moved from; what was put together of several stands where the longest of them
    did. A field has none whose value was moved elsewhere.
    """
    names = list(dict.fromkeys((*fields, *loaded)))
    if data == loaded:  # most entries of a long timeline, at each key
        return {one: one for one in names}
    changed = [one for one in names if value_at(data, one) != value_at(loaded, one)]
    were = {one: told for one in names if (told := _told(value_at(loaded, one)))}
    moved: dict[str, str] = {}
    for name in changed:
        told = _told(value_at(data, name))
        equal = [one for one, was in were.items() if was == told]
        parts = [one for one in changed if one in were and were[one] in told]
        if 2 * sum(len(were[one]) for one in parts) < len(told):
            parts = []  # a word of it, and no part that it was put together of
        if equal or parts:
            moved[name] = max(equal or parts, key=lambda one: (one == name, len(were[one])))
    gone = {*changed} & {*moved.values()}
    return {one: moved.get(one, one) for one in names if one in moved or one not in gone}


def _told(value: Any) -> str:
    """A text, or the items of a list one a line; "" for anything else."""
    if isinstance(value, list | tuple):
        return "\n".join(map(str, value))
    return value if isinstance(value, str) else ""


@dataclass(frozen=True, kw_only=True)
class Marks:
    """The marks of all fields of one record."""

    sources: Mapping[str, Provenance] = field(default_factory=dict)
    answers: Mapping[str, str] = field(default_factory=dict)
    unsupported: tuple[str, ...] = ()
    differences: tuple[FieldDifference, ...] = ()
    newer: Mapping[str, str] = field(default_factory=dict)

    def at(self, path: str) -> Mark:
        """The mark of a field, summed up over what lies under it."""
        told = (self.sources, self.answers, self.unsupported, self.differences, self.newer)
        if not any(told):
            return NO_MARK
        return Mark(
            sources=tuple(one for key, one in self.sources.items() if is_below(path, key)),
            answers=tuple(one for key, one in self.answers.items() if is_below(path, key)),
            unsupported=any(is_below(path, key) for key in self.unsupported),
            differences=tuple(one for one in self.differences if one.path == path),
            newer=tuple(
                (key.removeprefix(path), one)
                for key, one in self.newer.items()
                if is_below(path, key)
            ),
        )

    def seen(self, paths: Collection[str]) -> "Marks":
        """The marks once the person has looked at these texts and found them right."""

        def is_seen(path: str) -> bool:
            return any(is_below(one, path) for one in paths)

        return replace(
            self,
            sources={
                path: one.model_copy(update={"confidence": 1.0}) if is_seen(path) else one
                for path, one in self.sources.items()
            },
            unsupported=tuple(path for path in self.unsupported if not is_seen(path)),
            differences=tuple(one for one in self.differences if not is_seen(one.path)),
        )

    def under(self, prefix: str) -> "Marks":
        """The marks of the object at `prefix`, with paths relative to it."""

        def inside(path: str) -> str | None:
            within = is_below(prefix, path) and path != prefix
            return path[len(prefix) :].lstrip(".") if within else None

        return Marks(
            sources={inner: one for key, one in self.sources.items() if (inner := inside(key))},
            answers={inner: one for key, one in self.answers.items() if (inner := inside(key))},
            unsupported=tuple(inner for key in self.unsupported if (inner := inside(key))),
            differences=tuple(
                one.model_copy(update={"path": inner})
                for one in self.differences
                if (inner := inside(one.path))
            ),
            newer={inner: one for key, one in self.newer.items() if (inner := inside(key))},
        )


NO_MARKS = Marks()


def marks_of(ask: ReviewAsk) -> Marks:
    """The marks of an ask; a card's own document source stands for its words when nothing else
    does. What a story says of the job it belongs to was approved with that; an answer that stands
    whole among its own words, or in its field, is no source beside them.
    """
    sources, answers = dict(ask.sources), dict(ask.answer_quotes)
    own = ask.data.get("source") or {}
    of_document = own.get("kind") == "document"
    if not sources and of_document:
        for key in ("raw_text", "text"):
            if key in ask.data:
                sources[key] = Provenance(**_place(own), confidence=1.0)
    if ask.data_type is DataType.KNOWLEDGE_CARD and not of_document:
        told = str(ask.data.get("raw_text"))
        sources = {path: one for path, one in sources.items() if path not in _OF_THE_JOB}
        itself = (path for path, one in answers.items() if value_at(ask.data, path) == one)
        own_words = {*itself, *(path for path, one in answers.items() if one in told)}
        answers = {path: one for path, one in answers.items() if path not in own_words}
    return Marks(
        sources=sources,
        answers=answers,
        unsupported=(*ask.unsupported, *_names_not_found(ask)),
        differences=ask.differences,
    )


def _names_not_found(ask: ReviewAsk) -> Iterator[str]:
    """Where a job or a school that was read in a document has no employer, or is called nothing:
    what is missing asks for the person's eye as well as what was read.
    """
    for path, model, entry in _stations(ask):
        if not any(is_below(path, one) for one in ask.sources) if path else not ask.sources:
            continue
        for means in ((Means.WHERE,), (Means.DEGREE, Means.WHAT)):
            keys = [one.key for one in meaning(model, *means)]
            if not any(entry.get(one) for one in keys):
                yield f"{path}.{keys[0]}" if path else keys[0]


def _stations(ask: ReviewAsk) -> Iterator[tuple[str, type[Model], Mapping[str, Any]]]:
    """The jobs and schools of an ask with their paths, "" for one that is all of it."""
    for data_type, key in ENTRY_LISTS.items():
        if ask.data_type is data_type:
            yield "", ENTRIES[key], ask.data
        elif ask.data_type is DataType.SKELETON_TIMELINE:
            entries = enumerate(ask.data.get(key) or ())
            yield from ((f"{key}[{at}]", ENTRIES[key], entry) for at, entry in entries)


_OF_THE_JOB = ("role", "company", "project", "timeframe")


def uncertain(source: DocumentSource) -> Provenance:
    """The place of a text that nobody has looked at yet."""
    return Provenance(**_place(source.to_json()), confidence=0.0)


def unsure(data: Mapping[str, Any], path: str, document: str) -> Provenance:
    """The place of a value of a record that nobody has looked at yet, in the document of this
    id.
    """
    return Provenance(artifact_id=document, quote=value_at(data, path), confidence=0.0)


def _place(source: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in source.items() if key != "kind"}
