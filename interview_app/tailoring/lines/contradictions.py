"""Cards that cannot both be true: reported beside an audit, and for the person to put right (CONTRACT D2 inconsistencies).

Two lines of one post cannot both be true when they say the same with other numbers ("Led a team of 8 fitters", "Managed a
team of 12 fitters"), or give their team another size.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from interview_app.domain.knowledge_card import INDEPENDENT, EvidenceCard
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.evidence import evidence_of
from interview_app.tailoring.truth_gate.figures import dates
from interview_app.tailoring.truth_gate.figures.quantity import Quantity
from interview_app.tailoring.truth_gate.reading import claims
from interview_app.tailoring.truth_gate.reading.line import Line, Word
from interview_app.tailoring.truth_gate.reading.sizes import counted
from interview_app.tailoring.truth_gate.words.tokens import fold

_LEADING = frozenset(("lead", "manage"))
_GROUPS = frozenset("team teams crew gang squad mannschaft kolonne trupp".split())
_ANYBODY = _GROUPS | {"people", "person", "persons", "leute", "leuten", "personen"}
_BESIDE = 2
"""Tokens between a group and its size: "team *of* 8"."""


def contradictions(cards: Iterable[EvidenceCard]) -> tuple[str, ...]:
    """Sentences about the times of one post, its team sizes, and the same words with other numbers."""
    posts: dict[tuple[str, str], list[EvidenceCard]] = defaultdict(list)
    for card in cards:
        posts[fold(card.company), fold(card.role)].append(card)
    return tuple(sentence for group in posts.values() for sentence in _of_post(group))


def _of_post(group: Sequence[EvidenceCard]) -> Iterator[str]:
    where = group[0].company
    frames = sorted({card.timeframe for card in group if card.timeframe})
    a_post = bool(group[0].role) and fold(where) != INDEPENDENT
    for one, other in combinations(frames, 2):
        if a_post and times_cross(one, other):
            yield _("Cards of {company} give different times for {role}: {values}").format(
                company=where, role=group[0].role, values=f"{one}, {other}"
            )
    sizes = sorted({card.scope.team_size for card in group if card.scope.team_size is not None})
    if len(sizes) > 1 and len(frames) == 1:
        yield _("Cards of {company} give different team sizes: {values}").format(
            company=where, values=", ".join(map(str, sizes))
        )
    yield from _other_numbers(group, where)


def times_cross(one: str, other: str) -> bool:
    """Whether two times of one post overlap and are not the same, as far as both say; twice in one post is no contradiction."""
    first, second = dates.span_of(one), dates.span_of(other)
    if first is None or second is None:
        return False
    if dates.fits(first.start, second.start) and dates.fits(first.end, second.end):
        return False
    # One stay that ends and one that begins in the same bare year follow each other.
    if (first.end == second.start and not first.end[1]) or (
        second.end == first.start and not second.end[1]
    ):
        return False
    return _month(first.start, 1) < _month(second.end, 12) and _month(second.start, 1) < _month(
        first.end, 12
    )


def _month(when: dates.When, unknown: int) -> int:
    return when[0] * 12 + (when[1] or unknown)


def _other_numbers(group: Sequence[EvidenceCard], where: str) -> Iterator[str]:
    seen: dict[str, tuple[Line, str]] = {}
    for card in group:
        # The index of the same cards has most of them read already.
        read = [one for one in evidence_of(card).lines[:1] if one.text == card.raw_text]
        line = read[0] if read else claims.read(card.raw_text)
        words = _said(line)
        if not words:
            continue
        before, text = seen.setdefault(words, (line, card.raw_text))
        if before is not line and _other_figures(before, line):
            yield _("Cards of {company} contradict each other: “{one}” and “{other}”").format(
                company=where, one=text, other=card.raw_text
            )


def cannot_both_be(one: Line, other: Line) -> bool:
    """Whether two lines of one post exclude each other: the same words with other numbers, or one team of two sizes."""
    said = _said(one)
    if said and said == _said(other) and _other_figures(one, other):
        return True
    first, second = _team(one), _team(other)
    if first is None or second is None or first.readings & second.readings:
        return False
    called, named = _members(one, first), _members(other, second)
    if called and named and called.isdisjoint(named):
        return False  # 8 fitters and 12 welders
    # What else they say tells two teams apart: "a team of 8 on the plant move", "a team of 12 in the shutdown".
    mine, theirs = _besides(one, first), _besides(other, second)
    return mine <= theirs or theirs <= mine


def team_size_told(line: Line, size: int) -> bool:
    """Whether a line gives its own team this size: "Led a team of 8 fitters"."""
    team = _team(line)
    return team is not None and any(value == size for _unit, value in team.readings)


def _said(line: Line) -> str:
    """What a line says without its numbers, each word by what it means; "" when that is too little to be the same again."""
    words = sorted({_meant(word) for word in line.words})
    # "Course 1" and "Course 2" are a list.
    return " ".join(words) if len(words) > 1 and line.quantities else ""


def _meant(word: Word) -> str:
    """A verb by its kind where that is telling: who leads or manages, cuts or reduces, says the same."""
    if _leads(word):
        return "=lead"
    direction = next((one for one in ("down", "up") if one in word.groups), "")
    return f"={direction}" if direction else word.verb or word.token.low


def _leads(word: Word) -> bool:
    return not _LEADING.isdisjoint(word.groups) or word.verb == "führen"


def _team(line: Line) -> Quantity | None:
    """The size that a line which begins with leading gives its team; one that changed, or was at a told time, is none."""
    if line.dates or len(line.words) < 2 or not _leads(line.words[0]):
        return None
    group = line.words[1]
    if group.token.low not in _GROUPS:
        return None
    return next(
        (
            quantity
            for quantity in line.quantities
            if not quantity.pair and quantity.kind == "count" and _stands_by(quantity, group)
        ),
        None,
    )


def _stands_by(quantity: Quantity, group: Word) -> bool:
    return 0 < quantity.first - group.at <= _BESIDE or group.at - quantity.last == 1


def _members(line: Line, team: Quantity) -> frozenset[str]:
    """What the people of a team are called; empty when nobody says."""
    found = counted(line, team)
    named = (
        keys for word, keys in zip(found.words, found.run, strict=False) if word not in _ANYBODY
    )
    return frozenset().union(*named)


def _besides(line: Line, team: Quantity) -> frozenset[str]:
    """The words of a line that leads a team, but for the leading, the team and who is in it."""
    members = counted(line, team).run
    return frozenset(
        word.token.low
        for word in line.words[2:]
        if all(word.token.keys.isdisjoint(keys) for keys in members)
    )


def _other_figures(one: Line, other: Line) -> bool:
    return _same_dates(one, other) and not _same_numbers(one, other)


def _same_dates(one: Line, other: Line) -> bool:
    """The same deed of two years is two deeds."""
    return [(date.start, date.end) for date in one.dates] == [
        (date.start, date.end) for date in other.dates
    ]


def _same_numbers(one: Line, other: Line) -> bool:
    """Whether each number of one line is among those of the other, in any of its forms, and the other way round."""
    mine = [set(quantity.readings) for quantity in one.quantities]
    theirs = [set(quantity.readings) for quantity in other.quantities]
    return all(any(own & its for its in theirs) for own in mine) and all(
        any(own & its for own in mine) for its in theirs
    )
