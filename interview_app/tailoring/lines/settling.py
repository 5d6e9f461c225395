"""Which of two lines that cannot both be true is printed: never both (CONTRACT D2 inconsistencies, D11).

The person's own choice comes first, then the stronger evidence. The other line is left out and listed with the reason, and
can be put back, which takes this one out.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.domain.resume import ResumeBullet, ResumeDocument, ResumeEntry
from interview_app.domain.tailoring import Blackboard, Trim
from interview_app.i18n import N_, _
from interview_app.tailoring.lines.contradictions import cannot_both_be, team_size_told
from interview_app.tailoring.lines.draft import claim_index
from interview_app.tailoring.match.evidence_strength import NONE_AT_ALL, Strength, strength
from interview_app.tailoring.truth_gate.cards.evidence_index import EvidenceIndex
from interview_app.tailoring.truth_gate.reading import claims
from interview_app.tailoring.truth_gate.reading.line import Line

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
    """A line of a draft as it is read, with the cards it rests on."""

    bullet: ResumeBullet
    line: Line
    cards: tuple[EvidenceCard, ...]
    chosen: bool
    strength: Strength


def settled(board: Blackboard, index: EvidenceIndex) -> Blackboard:
    """The board whose draft has of two lines that exclude each other the stronger one; the other is among its trims."""
    if board.draft is None:
        return board
    document, trims = _settled(board.draft.document, index, board.chosen_lines)
    if not trims:
        return board
    draft = board.draft.model_copy(update={"document": document, "claims": claim_index(document)})
    return board.model_copy(update={"draft": draft, "trims": (*board.trims, *trims)})


@dataclass(frozen=True, kw_only=True)
class Either:
    """A question to the person: of two lines that cannot both be true, which one is printed; `why`: what chose `printed`."""

    printed: str
    other: str
    why: str


def undecided(board: Blackboard) -> Either | None:
    """The first two lines of a draft that exclude each other and that the person did not choose between yet."""
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
    """What is left out when the person takes one of two lines: what was, and the line that was printed until then.

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
    document: ResumeDocument, index: EvidenceIndex, chosen: Sequence[str]
) -> tuple[ResumeDocument, tuple[Trim, ...]]:
    places = {card_id: at for at, card_id in enumerate(index.by_id)}
    trims = tuple(
        trim
        for section in document.sections
        for entry in section.entries
        for trim in _of_entry([_read(one, index, places, chosen) for one in _with_numbers(entry)])
    )
    return document.without(trim.bullet_id for trim in trims), trims


def _with_numbers(entry: ResumeEntry) -> list[ResumeBullet]:
    """The lines that can exclude each other, when there are several; without a number none does."""
    found = [bullet for bullet in entry.bullets if claims.read(bullet.text).quantities]
    return found if len(found) > 1 else []


def _read(
    bullet: ResumeBullet, index: EvidenceIndex, places: dict[str, int], chosen: Sequence[str]
) -> _Told:
    cards = tuple(
        index.by_id[one].cards[0] for one in bullet.evidence_card_ids if one in index.by_id
    )
    best = max((strength(card, places[card.id]) for card in cards), default=NONE_AT_ALL)
    return _Told(
        bullet=bullet,
        line=claims.read(bullet.text),
        cards=cards,
        chosen=bullet.text in chosen,
        strength=best,
    )


def _of_entry(lines: Sequence[_Told]) -> list[Trim]:
    """What is left out of an entry: each line that a stronger one excludes, the strongest asked first."""
    printed: list[_Told] = []
    trims: list[Trim] = []
    for one in sorted(lines, key=lambda one: (one.chosen, one.strength), reverse=True):
        stronger = next((other for other in printed if _exclude(one, other)), None)
        if stronger is None:
            printed.append(one)
            continue
        trims.append(
            Trim(
                bullet_id=one.bullet.bullet_id,
                text=one.bullet.text,
                reason=_reason(stronger.bullet.text, _why(stronger, one)),
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


def _exclude(one: _Told, other: _Told) -> bool:
    """Whether two lines of an entry exclude each other, by their words or by what their cards give as the team's size."""
    if cannot_both_be(one.line, other.line):
        return True
    return any(
        mine.scope.team_size != its.scope.team_size
        and _same_post(mine, its)
        and _tells_size(one.line, mine)
        and _tells_size(other.line, its)
        for mine in one.cards
        for its in other.cards
    )


def _same_post(one: EvidenceCard, other: EvidenceCard) -> bool:
    return (one.company, one.role, one.timeframe) == (other.company, other.role, other.timeframe)


def _tells_size(line: Line, card: EvidenceCard) -> bool:
    return card.scope.team_size is not None and team_size_told(line, card.scope.team_size)
