"""The approved line: one sentence of a résumé that the person approved beside its evidence.

A family is one fact in one or several wordings; a page prints at most one of them. Code chooses,
orders and fits lines; it never composes, splits or rewords one. Whatever a model or a file says of
`id`, `family`, `origin`, `cites`, `approved_at` and `changed` counts for nothing: `settled_lines`
says them.
"""

from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from typing import Any, Literal, NamedTuple

from pydantic import Field, SerializerFunctionWrapHandler, model_serializer, model_validator

from interview_app.domain.base import Model, Text
from interview_app.domain.canonical import content_sha256

SUMMARY_FAMILY = "summary"
"""Families of the profile's summary begin so."""
HEADLINE_FAMILY = "headline"
"""The family of the line under the name."""


class LineOrigin(StrEnum):
    """Whose wording a line is."""

    DOCUMENT = "document"
    PERSON = "person"
    GUIDE = "guide"
    MODEL = "model"


CHECK_FIELD = "check"
"""The `field` of a change begins so where the line is the person's own wording and the check
refuses it; the rule's id follows a colon.
"""


class LineChange(Model):
    """Why a line is held: a value it has was changed or taken back since it was approved.

    `field` is the path of the value (`metrics[0].value`, `end`), `was` what the line has, `now`
    what stands there; None when nothing does.
    """

    field: str
    was: str
    now: Text = None

    @property
    def refused(self) -> bool:
        """Whether the line is the person's own wording, which the check refuses."""
        return self.field.startswith(CHECK_FIELD)


def of_words(data: Any) -> Any:
    """For a model with a `text`: a bare sentence is one; its white space is one blank each."""
    if isinstance(data, str):
        data = {"text": data}
    if isinstance(data, dict) and isinstance(data.get("text"), str):
        data = {**data, "text": " ".join(data["text"].split())}
    return data


class Line(Model):
    """One approved wording. A line with `changed` is printed nowhere until the person looked at it.

    `cites`: the cards it rests on. `replaces`: ids of the lines it took the place of; their
    families are told by it. `for_posting`: the posting (`posting_key`) it is for, or None for all.
    """

    id: str = ""
    family: str = ""
    text: str = Field(min_length=1)
    language: Text = None
    origin: LineOrigin = LineOrigin.PERSON
    cites: tuple[str, ...] = ()
    approved_at: Text = None
    replaces: tuple[str, ...] = ()
    for_posting: Text = None
    changed: LineChange | None = None

    _from_text = model_validator(mode="before")(of_words)

    @model_serializer(mode="wrap")
    def _told(self, handler: SerializerFunctionWrapHandler) -> dict[str, Any]:
        """What is empty is left out; of a line that nobody approved, its words alone are told."""
        told: dict[str, Any] = handler(self)
        names = told if self.id else ("text", "language")
        return {name: told[name] for name in names if told.get(name)}


class Approval(NamedTuple):
    """What an approval says of its new lines: when, whose wording, and of which owner they are."""

    at: str | None
    origin: LineOrigin
    owner: str
    cites: tuple[str, ...]


def posting_key(posting: str) -> str:
    """What `for_posting` holds for a posting's text, wherever its lines are broken."""
    return f"posting-{content_sha256(' '.join(posting.split()))[:12]}"


def line_id(owner: str, text: str, for_posting: str | None = None) -> str:
    """The id of a wording of a card or profile (`owner`): the same words have the same id."""
    return f"line-{content_sha256([owner, ' '.join(text.split()), for_posting])[:12]}"


def submitted_lines(lines: Iterable[Line]) -> tuple[Line, ...]:
    """Lines of a model or a file without what only the app says of a line."""
    return tuple(Line(text=one.text, language=one.language) for one in lines)


def settled_lines(
    given: Sequence[Line],
    *,
    before: Sequence[Line],
    superseded: Sequence[Line] = (),
    approval: Approval,
) -> tuple[Line, ...]:
    """The lines of an approved record, all that is the app's to say filled in.

    A given line with the id of one before is that line; with other words it is a new wording of
    its family, and the one before is kept as an older one. One that stood before and is not given
    any more was taken back. The first line that is new takes the family of what is superseded,
    but of what the person left or reworded in the form; the older wordings come along, and rest on
    the new record from then on.

    Args:
        given: the lines as the person left them in the form.
        before: those of the last version of the record.
        superseded: those of the records that this one takes the place of.
        approval: when it was approved and how.
    """
    superseded = [one.model_copy(update={"cites": approval.cites}) for one in superseded]
    known = {one.id: one for one in (*superseded, *before)}
    by_words = {(one.text, one.for_posting): one for one in (*superseded, *before)}
    found = [known.get(one.id) or by_words.get((one.text, one.for_posting)) for one in given]
    kept: list[Line] = [one for one in superseded if one.id not in {old.id for old in before}]
    in_form = {one.family for one in found if one is not None}
    heir_of = [one for one in kept if one.family not in in_form]
    for line, old in zip(given, found, strict=True):
        if old is not None and (old.text, old.for_posting) == (line.text, line.for_posting):
            kept = _placed(kept, _looked_at(old, line, approval))
            continue
        if old is not None:
            kept = _placed(kept, old)
        replaces = (old.id,) if old is not None else tuple(one.id for one in heir_of)
        heir_of = heir_of if old is not None else []
        family = known[replaces[0]].family if replaces else ""
        kept = _placed(kept, _new(line, family=family, replaces=replaces, approval=approval))
    return tuple(kept)


def _looked_at(old: Line, given: Line, approval: Approval) -> Line:
    """The line that was there; approved once more when it was held and the person let it stand."""
    if old.changed is not None and given.changed is None:
        return old.model_copy(update={"changed": None, "approved_at": approval.at})
    return old


def _new(line: Line, *, family: str, replaces: tuple[str, ...], approval: Approval) -> Line:
    id = line_id(approval.owner, line.text, line.for_posting)
    return Line(
        id=id,
        family=family or id,
        text=line.text,
        language=line.language,
        origin=approval.origin,
        cites=approval.cites,
        approved_at=approval.at,
        replaces=tuple(one for one in replaces if one != id),
        for_posting=line.for_posting,
    )


def _placed(lines: Sequence[Line], line: Line) -> list[Line]:
    """The lines with this one last, once."""
    return [*(one for one in lines if one.id != line.id), line]


def families(lines: Iterable[Line]) -> Mapping[str, tuple[Line, ...]]:
    """The wordings of each family, oldest first, in the order in which families began."""
    found: dict[str, list[Line]] = {}
    for one in lines:
        found.setdefault(one.family or one.id, []).append(one)
    return {
        family: tuple(sorted(wordings, key=lambda one: one.approved_at or ""))
        for family, wordings in found.items()
    }


def wording_for(wordings: Sequence[Line], posting: str | None) -> Line:
    """The wording that a page prints, if it prints the family: the newest for this posting, else
    the newest for none; where there are only some for other postings, the newest of those.
    """
    for wanted in (posting, None):
        fitting = [one for one in wordings if one.for_posting == wanted]
        if fitting:
            return fitting[-1]
    return wordings[-1]


def as_approved(line: Line) -> str:
    """What a wording is called as it was approved then; approved once more, it is another."""
    return f"{line.id} {line.approved_at or ''}"


def covered(line: Line, by_id: Mapping[str, Line]) -> frozenset[str]:
    """The families that a line tells: its own, and those of the lines it took the place of.

    Args:
        line: an approved line.
        by_id: every line by its id.
    """
    found = {line.family or line.id}
    todo, seen = list(line.replaces), {line.id}
    while todo:
        old = by_id.get(todo.pop())
        if old is not None and old.id not in seen:
            seen.add(old.id)
            found.add(old.family or old.id)
            todo += old.replaces
    return frozenset(found)


def reworded(
    lines: Sequence[Line],
    text: str,
    *,
    replaces: Sequence[str],
    for_posting: str | None,
    approval: Approval,
) -> tuple[Line, ...]:
    """The lines with one more wording, which takes the place of others on the pages it is for.

    A wording that is there already becomes the newest.
    """
    by_id = {one.id: one for one in lines}
    line = Line(text=text, for_posting=for_posting)
    itself = line_id(approval.owner, line.text, for_posting)
    family = next((by_id[one].family for one in (*replaces, itself) if one in by_id), "")
    return tuple(
        _placed(lines, _new(line, family=family, replaces=tuple(replaces), approval=approval))
    )


def used_everywhere(
    lines: Sequence[Line], line_id_: str, *, owner: str, at: str
) -> tuple[Line, ...]:
    """The lines with a wording for one posting made the newest for all."""
    chosen = next(one for one in lines if one.id == line_id_)
    id = line_id(owner, chosen.text)
    everywhere = chosen.model_copy(
        update={
            "id": id,
            "for_posting": None,
            "approved_at": at,
            "replaces": tuple(one for one in chosen.replaces if one != id),
        }
    )
    return tuple(_placed([one for one in lines if one.id != line_id_], everywhere))


def brought_back(
    lines: Sequence[Line], line_id_: str, *, at: str, is_true: bool = False
) -> tuple[Line, ...]:
    """The lines with an older wording the newest once more; one that is held stays so, unless the
    person said of it that it `is_true`.
    """
    chosen = next(one for one in lines if one.id == line_id_)
    changed = None if is_true else chosen.changed
    return tuple(_placed(lines, chosen.model_copy(update={"approved_at": at, "changed": changed})))


def taken_back(lines: Sequence[Line], line_id_: str) -> tuple[Line, ...]:
    """The lines without one wording; the older ones of its family stand as before."""
    return tuple(one for one in lines if one.id != line_id_)


class WordRun(Model):
    """Words that are in both texts, only in the old, or only in the new; spaces included."""

    kind: Literal["same", "gone", "new"]
    text: str


class LineDifference(Model):
    """A line of one version beside that of another; a missing side is None."""

    bullet_id: str
    old: str | None
    new: str | None
    words: tuple[WordRun, ...] = ()
    evidence_card_ids: tuple[str, ...] = ()

    @property
    def changed(self) -> bool:
        """Whether the line is not the same in both."""
        return self.old != self.new
