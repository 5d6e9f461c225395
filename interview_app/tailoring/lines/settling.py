"""Which of two lines that cannot both be true is printed: never both (CONTRACT D2 inconsistencies,
D11).

The person's own choice comes first, then the stronger evidence. The other line is left out and
listed with the reason, and can be put back, which takes this one out.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.domain.resume import ResumeBullet, ResumeDocument, ResumeEntry
from interview_app.domain.tailoring import Blackboard, Trim
from interview_app.i18n import N_, _
from interview_app.tailoring.lines.contradictions import (
    cannot_both_be,
    words_besides_numbers,
)
from interview_app.tailoring.lines.draft import claim_index
from interview_app.tailoring.match.evidence_strength import NONE_AT_ALL, Strength, strength

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
        found[words_besides_numbers(bullet.text)].append(bullet)
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
