"""Cards and lines that cannot both be true: told beside an audit, for the person to put right, and
never both printed (CONTRACT D2 inconsistencies, D11).

Told by figures and dates alone: two lines of one job that say the same words with other numbers
("Led a team of 8 fitters", "Led a team of 12 fitters"), another size of one team, other times of
one job. Of two lines the one prints that the person chose, else that of the stronger evidence; the
other is left out and listed with the reason, and can be put back, which takes this one out.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from interview_app.domain.dates import PRESENT
from interview_app.domain.knowledge_card import (
    INDEPENDENT,
    AnswerSource,
    DocumentSource,
    EvidenceCard,
    from_and_until,
)
from interview_app.domain.resume import ResumeBullet, ResumeDocument, ResumeEntry
from interview_app.domain.tailoring import Blackboard, Trim
from interview_app.i18n import N_, _
from interview_app.language.dates import dates_in
from interview_app.language.detection import language_of
from interview_app.language.numbers import numbers_in
from interview_app.language.tokens import fold, tokens
from interview_app.tailoring.lines.draft import claim_index

_LAST_MONTH, _FIRST_MONTH = 12, 1
_OPEN_END = "9999-12"


def contradictions(cards: Iterable[EvidenceCard]) -> tuple[str, ...]:
    """Sentences about the times of one job, its team sizes, and the same words with other
    numbers.
    """
    jobs: dict[tuple[str, str], list[EvidenceCard]] = defaultdict(list)
    for card in cards:
        jobs[fold(card.company), fold(card.role)].append(card)
    return tuple(sentence for group in jobs.values() for sentence in _of_job(group))


def _of_job(group: Sequence[EvidenceCard]) -> Iterator[str]:
    where = group[0].company
    frames = sorted({one.timeframe for one in group if one.timeframe and not _inside(one, group)})
    a_job = bool(group[0].role) and fold(where) != INDEPENDENT
    for one, other in combinations(frames, 2):
        if a_job and times_cross(one, other):
            yield _(
                "What you told about {company} gives different times for {role}: {values}"
            ).format(company=where, role=group[0].role, values=f"{one}, {other}")
    sizes = sorted({card.scope.team_size for card in group if card.scope.team_size is not None})
    if len(sizes) > 1 and len(frames) == 1:
        yield _("What you told about {company} gives different team sizes: {values}").format(
            company=where, values=", ".join(map(str, sizes))
        )
    yield from _other_numbers(group, where)


def _inside(card: EvidenceCard, group: Sequence[EvidenceCard]) -> bool:
    """Whether it is a story whose own time lies within that of its job, as another card has it."""
    mine = from_and_until(card.timeframe)
    if mine is None or not (card.story.action or card.story.situation):
        return False
    return any(
        _month(its[0], _FIRST_MONTH) <= _month(mine[0], _LAST_MONTH)
        and _month(mine[1], _FIRST_MONTH) <= _month(its[1], _LAST_MONTH)
        for other in group
        if other.timeframe != card.timeframe
        and other.entry_id == card.entry_id is not None
        and (its := from_and_until(other.timeframe)) is not None
    )


def times_cross(one: str, other: str) -> bool:
    """Whether two timeframes of one job overlap and are not the same, as far as both say; twice in
    one job is no contradiction.
    """
    first, second = from_and_until(one), from_and_until(other)
    if first is None or second is None:
        return False
    if all(_fits(mine, its) for mine, its in zip(first, second, strict=True)):
        return False
    # One stay that ends and one that begins in the same bare year follow each other.
    if (first[1] == second[0] and len(first[1]) == 4) or (
        second[1] == first[0] and len(second[1]) == 4
    ):
        return False
    return _month(first[0], _FIRST_MONTH) < _month(second[1], _LAST_MONTH) and _month(
        second[0], _FIRST_MONTH
    ) < _month(first[1], _LAST_MONTH)


def _fits(one: str, other: str) -> bool:
    """Whether two dates may be the same: a bare year fits each of its months."""
    return one.startswith(other) or other.startswith(one)


def _month(date: str, unknown: int) -> int:
    date = _OPEN_END if date == PRESENT else date
    return int(date[:4]) * 12 + (int(date[5:7]) if len(date) > 4 else unknown)


class _Read(NamedTuple):
    """A line without its numbers and dates, and those."""

    words: tuple[str, ...]
    numbers: frozenset[object]
    dates: frozenset[tuple[str, str | None]]


def _other_numbers(group: Sequence[EvidenceCard], where: str) -> Iterator[str]:
    seen: dict[tuple[str, ...], tuple[_Read, str]] = {}
    for card in group:
        if not any(map(str.isdigit, card.raw_text)):
            continue
        line = _read(card.raw_text)
        if len(line.words) < 2 or not line.numbers:
            continue
        before, text = seen.setdefault(line.words, (line, card.raw_text))
        if before is not line and _excludes(before, line):
            yield _(
                "What you told about {company} contradicts itself: “{one}” and “{other}”"
            ).format(company=where, one=text, other=card.raw_text)


def cannot_both_be(one: str, other: str) -> bool:
    """Whether two lines of one job exclude each other: the same words and dates with other
    numbers.
    """
    first, second = _read(one), _read(other)
    # "Course 1" and "Course 2" are a list.
    return len(first.words) > 1 and first.words == second.words and _excludes(first, second)


def _excludes(one: _Read, other: _Read) -> bool:
    """The same deed of two years is two deeds."""
    return one.dates == other.dates and one.numbers != other.numbers and bool(one.numbers)


@lru_cache(maxsize=4096)
def _read(text: str) -> _Read:
    language = language_of(text) or "en"
    dates = dates_in(text, language)
    numbers = [
        one
        for one in numbers_in(text, language)
        if not any(date.start_at <= one.start < date.end_at for date in dates)
    ]
    spans = [(one.start, one.end) for one in numbers] + [
        (one.start_at, one.end_at) for one in dates
    ]
    words = (
        one.folded
        for one in tokens(text)
        if not any(start < one.end and one.start < end for start, end in spans)
    )
    return _Read(
        tuple(words),
        frozenset(one.value for one in numbers),
        frozenset((one.start, one.end) for one in dates),
    )


Strength = tuple[bool, int, bool, int]
"""Attested by the person; the newest event of their answer, or -1; with its place in a document;
the place among all cards.
"""
NONE_AT_ALL: Strength = (False, -1, False, -1)


def strength(card: EvidenceCard, place: int) -> Strength:
    """What the person told themselves first, the latest before the rest; then what a document
    shows; then what came last.

    Args:
        card: the evidence.
        place: its own among all cards, in the order in which they were taken in.
    """
    source = card.source
    newest = max(source.event_ids, default=0) if isinstance(source, AnswerSource) else -1
    return (card.attested_by_user, newest, isinstance(source, DocumentSource), place)


_BECAUSE = (
    N_("you chose it"),
    N_("you told it yourself"),
    N_("you told it later"),
    N_("it has its place in a document"),
    N_("it was taken in later"),
)
"""Why one line is stronger, in the order in which that is asked."""


@dataclass(frozen=True, kw_only=True)
class _Told:
    """A line of a draft with whether the person chose it, and how strong its evidence is."""

    bullet: ResumeBullet
    chosen: bool
    strength: Strength


def settled(board: Blackboard, cards: Sequence[EvidenceCard]) -> Blackboard:
    """The board whose draft has of two lines that exclude each other the stronger one; the other is
    among its trims.
    """
    if board.draft is None:
        return board
    document, trims = _settled(board.draft.document, cards, board.chosen_lines)
    if not trims:
        return board
    draft = board.draft.model_copy(update={"document": document, "claims": claim_index(document)})
    return board.model_copy(update={"draft": draft, "trims": (*board.trims, *trims)})


@dataclass(frozen=True, kw_only=True)
class Either:
    """A question to the person: of two lines that cannot both be true, which one is printed; `why`:
    what chose `printed`.
    """

    printed: str
    other: str
    why: str


def undecided(board: Blackboard) -> Either | None:
    """The first two lines of a draft that exclude each other and that the person did not choose
    between yet.
    """
    texts = (
        {one.bullet_id: one.text for one in board.draft.document.bullets()}
        if board.draft is not None
        else {}
    )
    for trim in board.trims:
        printed = texts.get(trim.instead_of or "")
        if printed is not None and {printed, trim.text}.isdisjoint(board.chosen_lines):
            return Either(printed=printed, other=trim.text, why=trim.reason)
    return None


def told_of(trims: Iterable[Trim]) -> tuple[str, ...]:
    """Sentences for the report on a draft: which line was left out for another one, and why."""
    return tuple(
        _("Left out: “{text}”. {reason}").format(text=trim.text, reason=trim.reason)
        for trim in trims
        if trim.instead_of is not None
    )


def chosen_instead(
    trims: Iterable[Trim], printed: Iterable[ResumeBullet], chosen: Trim
) -> tuple[Trim, ...]:
    """What is left out when the person takes one of two lines: what was, and the line that was
    printed until then.

    Whatever else gave way to that line gives way to the chosen one now.
    """
    update = {"reason": _reason(chosen.text, _BECAUSE[0]), "instead_of": chosen.bullet_id}
    before = (
        one.model_copy(update=update) if one.instead_of == chosen.instead_of else one
        for one in trims
    )
    gone = (
        Trim.model_validate({"bullet_id": one.bullet_id, "text": one.text, **update})
        for one in printed
    )
    return (*before, *gone)


def _settled(
    document: ResumeDocument, cards: Sequence[EvidenceCard], chosen: Sequence[str]
) -> tuple[ResumeDocument, tuple[Trim, ...]]:
    places = {card.id: (card, at) for at, card in enumerate(cards)}
    trims = tuple(
        trim
        for section in document.sections
        for entry in section.entries
        for group in _with_the_same_words(entry)
        for trim in _of_entry([_told(one, places, chosen) for one in group])
    )
    return document.without(trim.bullet_id for trim in trims), trims


def _with_the_same_words(entry: ResumeEntry) -> list[list[ResumeBullet]]:
    """The lines that can exclude each other: the same words, whatever their numbers."""
    found: dict[tuple[str, ...], list[ResumeBullet]] = defaultdict(list)
    for bullet in entry.bullets:
        found[_read(bullet.text).words].append(bullet)
    return [group for group in found.values() if len(group) > 1]


def _told(
    bullet: ResumeBullet, places: dict[str, tuple[EvidenceCard, int]], chosen: Sequence[str]
) -> _Told:
    cited = [places[one] for one in bullet.evidence_card_ids if one in places]
    best = max((strength(card, at) for card, at in cited), default=NONE_AT_ALL)
    return _Told(bullet=bullet, chosen=bullet.text in chosen, strength=best)


def _of_entry(lines: Sequence[_Told]) -> list[Trim]:
    """What is left out of an entry: each line that a stronger one excludes, the strongest asked
    first.
    """
    printed: list[_Told] = []
    trims: list[Trim] = []
    for one in sorted(lines, key=lambda one: (one.chosen, one.strength), reverse=True):
        stronger = next(
            (other for other in printed if cannot_both_be(one.bullet.text, other.bullet.text)), None
        )
        if stronger is None:
            printed.append(one)
            continue
        trims.append(
            Trim(
                bullet_id=one.bullet.bullet_id,
                text=one.bullet.text,
                reason=_reason(stronger.bullet.text, _why(stronger, one)),
                kind="contradicts",
                line_id=one.bullet.line_id,
                family=one.bullet.family,
                instead_of=stronger.bullet.bullet_id,
            )
        )
    return trims


def _why(stronger: _Told, other: _Told) -> str:
    """The first reason in which two lines differ."""
    asked = zip(
        _BECAUSE,
        (stronger.chosen, *stronger.strength),
        (other.chosen, *other.strength),
        strict=True,
    )
    return next((words for words, its, others in asked if its != others), _BECAUSE[-1])


def _reason(printed: str, why: str) -> str:
    return _("It contradicts “{text}”, which is printed: {why}.").format(text=printed, why=_(why))
