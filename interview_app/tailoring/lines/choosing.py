"""Which approved lines stand on a page, in which order, and why the others do not (CONTRACT D6).

A page prints at most one line of a family. Nothing is written here: a line is taken word for word
or left out, and everything that is left out is told with its reason.
"""

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import islice
from textwrap import shorten
from typing import NamedTuple

from interview_app.check.rules import BY_ID, FIGURE_NOWHERE
from interview_app.domain.card_making import is_made
from interview_app.domain.knowledge_card import INDEPENDENT, EvidenceCard
from interview_app.domain.lines import (
    CHECK_FIELD,
    Line,
    LineChange,
    as_approved,
    covered,
    families,
    wording_for,
)
from interview_app.domain.resume import ResumeLanguage
from interview_app.domain.tailoring import Trim, TrimKind
from interview_app.domain.timeline import Education, Experience, Project, Volunteer
from interview_app.i18n import N_, _
from interview_app.language.detection import is_in_another
from interview_app.language.tokens import fold
from interview_app.tailoring.lines.facts import FACT_PREFIX, Career
from interview_app.tailoring.match.terms import stems

_OF_A_FIGURE = 0.15
_OF_A_TERM = 0.1
_MOST_TERMS = 3
"""So many of a posting's words in a line count; a list of skills is no better a line."""
_SHOWN = 200
"""Characters of a card's own words that stand for it where it has no line."""

REASONS: dict[TrimKind, str] = {
    "no_line": N_("Not yet put into a sentence"),
    "another_wording": N_("Another wording of it is used"),
    "no_room": N_("Its entry has enough lines"),
    "other_language": N_("It is in another language than this résumé"),
    "taken_out": N_("You took this line out"),
    "not_chosen": N_("The plan leaves its entry out"),
    "gone": N_("It, or the story that it came from, was deleted"),
}
"""Why an approved fact is not printed; what is `changed` or `contradicts` says it itself."""


@dataclass(frozen=True)
class Material:
    """The career, its cards with their approved lines, and how much each card is wanted.

    `posting`: the key of the posting (`domain.lines.posting_key`), or None for a résumé for none.
    `keywords`: stems of what the posting asks for. `language`: the résumé's; lines in another one
    are printed only with `any_language`. `taken_out`: families that the person took off this page;
    `passed_over`: wordings that it does not use while there are others of their family.
    `whole`: every line, not the best of each entry.
    """

    career: Career
    cards: tuple[EvidenceCard, ...]
    posting: str | None = None
    wanted: Mapping[str, float] = field(default_factory=dict)
    keywords: frozenset[str] = frozenset()
    language: ResumeLanguage = "en"
    any_language: bool = False
    taken_out: frozenset[str] = frozenset()
    passed_over: frozenset[str] = frozenset()
    whole: bool = False

    @cached_property
    def lines(self) -> Mapping[str, Line]:
        """Every approved line by its id."""
        return {line.id: line for card in self.cards for line in card.lines}

    def wording_of(self, wordings: Sequence[Line]) -> Line:
        """The wording of a family that this page prints, if it prints the family."""
        standing = [one for one in wordings if as_approved(one) not in self.passed_over]
        return wording_for(standing or wordings, self.posting)

    @cached_property
    def _of_id(self) -> Mapping[str | None, list[EvidenceCard]]:
        """The cards of each entry; those without one under None."""
        found: dict[str | None, list[EvidenceCard]] = defaultdict(list)
        for card in self.cards:
            found[card.entry_id].append(card)
        return found

    @cached_property
    def _by_company(self) -> Mapping[str, list[EvidenceCard]]:
        """The cards without an entry, by employer."""
        found: dict[str, list[EvidenceCard]] = defaultdict(list)
        for card in self._of_id.get(None, ()):
            found[fold(card.company)].append(card)
        return found

    def cards_of(self, entry: Experience | Education | Project | Volunteer) -> list[EvidenceCard]:
        """The cards of one entry: by its id, else by employer and role; of a project or of unpaid
        work those that are of no job.
        """
        match entry:
            case Project(name=name):
                return [one for one in self._of_id.get(None, ()) if name and one.project == name]
            case Volunteer(organization=where, position=role):
                same = self._by_company.get(fold(where or INDEPENDENT), ())
                return [card for card in same if not role or fold(card.role) == fold(role)]
            case Education(institution=where):
                role = None
            case Experience(organization=where, title=role):
                pass
        own = self._of_id.get(entry.id)
        if own:
            return list(own)
        same = self._by_company.get(fold(where or INDEPENDENT), ())
        wanted = fold(role) if role else None
        of_role = [card for card in same if wanted in (fold(card.role), fold(card.project))]
        return of_role or (list(same) if where else [])

    @cached_property
    def by_entry(self) -> Mapping[str, list[EvidenceCard]]:
        """The cards of each job, school and project by its id, of a project by its name too."""
        timeline = self.career.timeline
        found = {one.id: self.cards_of(one) for one in (*timeline.entries, *timeline.projects)}
        named = {one.name: found[one.id] for one in timeline.projects if one.name}
        return found | named


class Chosen(NamedTuple):
    """The lines of an entry in the order in which they print, and what is left out of it."""

    lines: tuple[Line, ...]
    left_out: tuple[Trim, ...]


@dataclass(frozen=True, slots=True)
class _Ranked:
    """A line that may be chosen: the more it is worth, the sooner; `place` is the person's
    order.
    """

    line: Line
    pinned: int
    worth: float
    place: int

    @property
    def first(self) -> tuple[int, float, int]:
        return self.pinned, -self.worth, self.place


def chosen_lines(
    cards: Sequence[EvidenceCard],
    material: Material,
    *,
    most: int | None,
    pinned: Sequence[str] = (),
    kept: frozenset[str] = frozenset(),
    said: Sequence[str] = (),
) -> Chosen:
    """The best approved lines of an entry's cards.

    Args:
        cards: of one entry; a fact of the timeline is its entry's heading and gives no line.
        material: what the page is made of.
        most: lines at most; None for all.
        pinned: ids of lines that a plan puts first, in its order.
        kept: families that never go for room.
        said: what the entry itself says, in its order: a wording that was given since stands where
            those words stood.
    """
    own = [card for card in cards if not card.id.startswith(FACT_PREFIX)]
    wordings_of = families(line for card in own for line in card.lines)
    at = {fold(text): place for place, text in enumerate(said)}
    first = {
        family: min((at.get(fold(one.text), len(at)) for one in wordings), default=len(at))
        for family, wordings in wordings_of.items()
    }
    by_family = {
        family: material.wording_of(wordings_of[family])
        for family in sorted(first, key=first.__getitem__)
    }
    told = frozenset(
        other
        for family, line in by_family.items()
        if line.replaces
        for other in covered(line, material.lines)
        if other != family
    )
    held: dict[str, Trim] = {}
    waiting: list[_Ranked] = []
    ranked, left_out = [], [_no_line(card) for card in own if not card.lines]
    places = {id: at for at, id in enumerate(pinned)}
    for place, (family, line) in enumerate(by_family.items()):
        why = _left_out(line, family, told, material)
        one = _Ranked(line, places.get(line.id, len(places)), _worth(line, material), place)
        if why is None:
            ranked.append(one)
        elif why.kind in ("refused", "changed"):
            held[line.id] = why
            waiting.append(one)
        else:
            left_out.append(why)
    ranked.sort(key=lambda one: one.first)
    room = len(ranked) if most is None or material.whole else most
    stay = [
        one
        for at, one in enumerate(ranked)
        if at < room or one.line.family in kept or one.pinned < len(places)
    ]
    ids = {one.line.id for one in stay}
    left_out += [trim(one.line, "no_room") for one in ranked if one.line.id not in ids]
    behind, lines = "", []
    for one in sorted((*stay, *waiting), key=_in_order(material)):
        if one.line.id in held:
            left_out.append(held[one.line.id].model_copy(update={"behind": behind}))
        else:
            lines.append(one.line)
            behind = one.line.family
            left_out += _untold(wordings_of[one.line.family], one.line)
    return Chosen(tuple(lines), tuple(left_out))


def _in_order(material: Material) -> Callable[[_Ranked], tuple[float, ...]]:
    """The order of a page; only a posting asks for another one than that of the person's own
    document.
    """
    own_order = material.posting is None
    return lambda one: (one.pinned, one.place) if own_order else one.first


def trim(line: Line, kind: TrimKind, reason: str = "") -> Trim:
    """A line that is left out, with the reason in the reader's language."""
    return Trim(
        text=line.text,
        reason=reason or _(REASONS[kind]),
        kind=kind,
        line_id=line.id,
        family=line.family,
        card_id=line.cites[0] if line.cites else None,
    )


def _untold(wordings: Iterable[Line], printed: Line) -> Iterator[Trim]:
    """The wording of a printed fact that has a figure more than the one that stands: a story's line
    in the place of a document's may tell something else.
    """
    said, pages = set(_FIGURES.findall(printed.text)), (None, printed.for_posting)
    standing = (one for one in wordings if one.changed is None and one.for_posting in pages)
    more = (one for one in standing if set(_FIGURES.findall(one.text)) - said)
    for one in islice(more, 1):
        yield trim(one, "another_wording").model_copy(update={"replaced_by": printed.text})


_FIGURES = re.compile(r"\d+")


def _no_line(card: EvidenceCard) -> Trim:
    text = shorten(card.raw_text, _SHOWN, placeholder=" …") or card.project or card.role or card.id
    kind: TrimKind = "no_line"
    reason = _("You have not looked at it yet") if is_made(card.id) else _(REASONS[kind])
    return Trim(text=text, reason=reason, kind=kind, card_id=card.id)


def _left_out(line: Line, family: str, told: frozenset[str], material: Material) -> Trim | None:
    """Why a family's line is not printed; None where nothing speaks against it."""
    if family in material.taken_out:
        return trim(line, "taken_out")
    if family in told:
        return trim(line, "another_wording")
    if line.changed is not None:
        kind: TrimKind = "refused" if line.changed.refused else "changed"
        return trim(line, kind, changed_words(line.changed))
    if not material.any_language and is_foreign(line, material.language):
        return trim(line, "other_language")
    return None


def changed_words(change: LineChange) -> str:
    """Both values of what a held line rests on."""
    if change.refused:
        rule = BY_ID.get(change.field.removeprefix(f"{CHECK_FIELD}:"), FIGURE_NOWHERE)
        return rule.told(change.was)
    if change.now is None:
        return _("Changed since you approved it: “{was}” is no longer there").format(was=change.was)
    words = _("Changed since you approved it: it says “{was}”, now it is “{now}”")
    return words.format(was=change.was, now=change.now)


def is_foreign(line: Line, language: str) -> bool:
    """Whether a line is known to be in another language than the résumé; a short one is of any."""
    if line.language is not None:
        return line.language != language
    return is_in_another(line.text, language)


def _worth(line: Line, material: Material) -> float:
    """How much a posting wants a line: by its cards, by its own words, and for a figure."""
    asked = material.keywords.intersection(stems(line.text)) if material.keywords else ()
    figure = _OF_A_FIGURE if any(map(str.isdigit, line.text)) else 0.0
    wanted = max((material.wanted.get(card, 0.0) for card in line.cites), default=0.0)
    return wanted + _OF_A_TERM * min(_MOST_TERMS, len(asked)) + figure


def all_lines(cards: Iterable[EvidenceCard]) -> Iterator[Line]:
    """Every approved line of these cards."""
    for card in cards:
        yield from card.lines
