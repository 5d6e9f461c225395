"""How well cards support a line: alone, taken together, or piece by piece."""

from collections.abc import Sequence
from dataclasses import replace

from interview_app.domain.tailoring import Severity, ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.cards.evidence_index import EvidenceIndex
from interview_app.tailoring.truth_gate.cards.nearest import Lacks
from interview_app.tailoring.truth_gate.cards.pool import Pool
from interview_app.tailoring.truth_gate.figures.dates import Span
from interview_app.tailoring.truth_gate.figures.quantity import Quantity
from interview_app.tailoring.truth_gate.holding import (
    causality,
    creation,
    doubts,
    hold_line,
    hold_words,
    near_pieces,
)
from interview_app.tailoring.truth_gate.holding.hold_line import REFUSED, Support, Weight
from interview_app.tailoring.truth_gate.holding_figures import hold_dates, hold_numbers
from interview_app.tailoring.truth_gate.objections import Objection, weight
from interview_app.tailoring.truth_gate.reading import sizes, stand_ins
from interview_app.tailoring.truth_gate.reading.line import Line, Piece
from interview_app.tailoring.truth_gate.words import lexicon


class Trial:
    """One line before the evidence. What a card was found to say of it is kept, since it is asked again in other company."""

    def __init__(self, line: Line, index: EvidenceIndex) -> None:
        self.line = line
        self.index = index
        self._passed: dict[tuple[Evidence, int, int | None, int | None], Support | None] = {}
        self._told: dict[Evidence, Support] = {}
        self._spared: int | None = None
        self._ranked: dict[Pool, list[Evidence]] = {}
        self._lacks: Lacks = {}
        self._judged: hold_numbers.Judged = {}

    def total(self) -> list[Span]:
        """The spans that experience may count."""
        return self.index.spans_for(self.line)

    def passes(self, part: Evidence, *, first: int = 0, last: int | None = None) -> Support | None:
        """The support of one evidence for tokens `first` to `last`; None when anything blocks."""
        key = (part, first, last, self._spared)
        known = self._passed.get(key, REFUSED)
        if known is REFUSED:
            held = hold_line.hold(
                self.line,
                part,
                self.total,
                first=first,
                last=last,
                quick=True,
                judged=self._judged,
                spared=self._spared,
            )
            known = self._passed[key] = None if held is REFUSED or held.blocked else held
        return known

    def ranked(self, allowed: Pool) -> list[Evidence]:
        """The cards of these that lack least of the line, best first."""
        if allowed not in self._ranked:
            self._ranked[allowed] = self.index.ranked(self.line, allowed, _RANKED, self._lacks)
        return self._ranked[allowed]

    def likely(self, allowed: Pool) -> Sequence[Evidence]:
        """All of a few cards; of many those that lack least of the line."""
        return allowed.parts if len(allowed) <= _FEW else self.ranked(allowed)

    def passing(self, allowed: Pool, *, joint: bool) -> Support | None:
        """The support that lets the line pass: one card, the pieces each by its own card, or the cards of one employer.

        Args:
            allowed: the cards it may rest on.
            joint: whether all of them belong to one employer, so that they may be read as one.
        """
        line, self._spared = self.line, None
        near = allowed if len(allowed) <= _MANY else Pool(self.ranked(allowed))
        unknown = hold_words.unknown_in(line, near.whole, most=2)
        if len(unknown) > 1 or (
            unknown and not doubts.is_rewording(line, unknown[0], self.ranked(allowed)[:3])
        ):
            return None
        self._spared = unknown[0].at if unknown else None
        short = len(line.words) <= _SHORT and len(allowed) <= _FEW
        for part in allowed if short or not line.words else self.ranked(allowed)[:3]:
            held = self.passes(part)
            if held is not None:
                return held
        return self._together(allowed, self.ranked(allowed), joint=joint)

    def likeliest_pass(self, allowed: Pool) -> bool:
        """Whether one of the cards that `least` asks has nothing against the line."""
        self._spared = None
        return any(self.passes(part) is not None for part in self.ranked(allowed)[:_ASKED])

    def least(self, allowed: Pool) -> Support:
        """The support with fewest objections for a line that does not pass; one clear objection is not looked behind."""
        chosen = Support((hold_line.nothing(self.line),), ())
        least: Weight | None = None
        for part in self.ranked(allowed)[:_ASKED]:
            held = self._told.get(part) or (
                self._all_told(part)
                if least is None
                else hold_line.hold(
                    self.line, part, self.total, lighter_than=least, judged=self._judged
                )
            )
            weighs = weight(held.objections)
            if least is None or weighs < least:
                chosen, least = held, weighs
            if least[:2] <= (1, 0):
                break
        return chosen

    def _together(
        self, allowed: Pool, ranked: Sequence[Evidence], *, joint: bool
    ) -> Support | None:
        """The support of several cards that no one of them gives alone, or None."""
        if len(ranked) < 2 or _never_in_a_time(self.line):
            return None
        if not hold_words.all_known(self.line, allowed.whole, self._spared):
            return None
        pieced = self._piecewise(ranked)
        if pieced is not None and not pieced.blocked:
            return pieced
        joined = self._joined(allowed, ranked, joint=joint)
        if joined is None or not any(self._refutes(part) for part in ranked[:_ASKED]):
            return joined
        teller = next((part.cards[0].id for part in ranked if self._tells_it(part)), None)
        # Cited alone, the others would be refuted again.
        return (
            None
            if teller is None
            else replace(joined, card_ids=tuple(dict.fromkeys((teller, *joined.card_ids))))
        )

    def _joined(self, allowed: Pool, ranked: Sequence[Evidence], *, joint: bool) -> Support | None:
        """The support of all cards of one employer, or of everything for a line that only describes the person."""
        for parts in [allowed] if joint else _employers(ranked, allowed):
            grouped = self._grouped(parts, ranked) if len(parts) > 1 else None
            if grouped is not None and not grouped.blocked:
                return grouped
        described = self.passes(allowed.whole) if not joint and _describes(self.line) else None
        if described is None:
            return None
        return Support(described.objections, tuple(part.cards[0].id for part in ranked[:3]))

    def _refutes(self, part: Evidence) -> bool:
        """Whether one card tells all that a line names, and denies it or gives the person a lesser part: others beside it change nothing."""
        line = self.line
        modest = any("help" in piece.ranks for piece in line.pieces) or stand_ins.STANDS_IN.search(
            line.folded
        )
        if modest or not line.words or hold_words.unknown_in(line, part, most=1):
            return False
        against = self._against(part)
        if not against or not against <= _REFUTES:
            return False
        lesser = ViolationKind.INFLATED_SCOPE not in against
        return lesser or any(
            _only_helped(piece, part) or creation.made_of_kept(piece, part) for piece in line.pieces
        )

    def _tells_it(self, part: Evidence) -> bool:
        """Whether one card tells all that a line names as the person's own, whatever else it may lack, such as the post."""
        return not hold_words.unknown_in(self.line, part, most=1) and self._against(
            part
        ).isdisjoint(_REFUTES)

    def _against(self, part: Evidence) -> set[ViolationKind]:
        """What kinds of objection one card alone has against the line."""
        return {
            one.kind for one in self._all_told(part).objections if one.severity is Severity.BLOCKER
        }

    def _all_told(self, part: Evidence) -> Support:
        """All that one card has against the whole line, each with its sentence."""
        if part not in self._told:
            self._told[part] = hold_line.hold(self.line, part, self.total, judged=self._judged)
        return self._told[part]

    def _piecewise(self, ranked: Sequence[Evidence]) -> Support | None:
        """Each piece by its own card: for merged lines and lists. None when one has none, or there is one piece only."""
        pieces = _with_words(self.line)
        if len(pieces) < 2:
            return None
        objections: list[Objection] = []
        cards: list[str] = []
        for piece in pieces:
            chosen = self._of_piece(piece, ranked)
            if chosen is None:
                return None
            objections += chosen.objections
            cards += chosen.card_ids
        used = tuple(dict.fromkeys(cards))
        objections += _rates_elsewhere(
            self.line, [part for part in ranked if part.cards[0].id in used]
        )
        if len(used) > 1:
            objections += causality.across(self.line)
        return Support(tuple(objections), used)

    def _of_piece(self, piece: Piece, ranked: Sequence[Evidence]) -> Support | None:
        for part in sorted(ranked, key=lambda one: _piece_misses(piece, one)):
            held = self.passes(part, first=piece.first, last=piece.last)
            if held is not None:
                return held
        return None

    def _grouped(self, parts: Pool, ranked: Sequence[Evidence]) -> Support | None:
        """All cards of one employer as one; the figures and dates of a piece must still stand together in one card."""
        line = self.line
        held = self.passes(parts.whole)
        if held is None:
            return None
        objections = list(held.objections)
        for piece in _with_words(line, verbs=True):
            facts = [one for one in line.quantities if piece.first <= one.first <= piece.last]
            dated = [one for one in line.dates if piece.first <= one.first <= piece.last]
            if len(facts) + len(dated) < 2:
                continue
            apart = not dated and all(
                one.kind == "count" and self._alone(one, parts) for one in facts
            )
            if not (
                apart
                or any(self._has_all(piece, part) for part in parts)
                or self._each_with_its_own(piece, parts)
            ):
                objections.append(
                    Objection(
                        ViolationKind.MOVED_FACT,
                        _("Joins figures that the evidence tells of different things"),
                    )
                )
        used = tuple(part.cards[0].id for part in ranked if part in parts) or parts.whole.ids
        objections += causality.across(line) if not _one_has_words(line, parts) else []
        return Support(tuple(objections), used[:4])

    def _each_with_its_own(self, piece: Piece, parts: Pool) -> bool:
        """Whether a piece only sets one fact beside another, each with its own words by one card: "a crew of 16 *at* a quarry of 850,000 tonnes".

        Times and changes tell of what stands beside them, and "each" and "je" of all that is counted.
        """
        line = self.line
        figures = [one for one in line.quantities if piece.first <= one.first <= piece.last]
        lows = {token.low for token in line.tokens[piece.first : piece.last + 1]}
        if (
            any(one.kind in _TIMES or one.pair for one in figures)
            or piece.directions
            or not lows.isdisjoint(_OF_ALL)
        ):
            return False
        places = [one.first for one in figures]
        places += [one.first for one in line.dates if piece.first <= one.first <= piece.last]
        return any(
            self._has_words(piece.first, cut - 1)
            and self._has_words(cut, piece.last)
            and any(
                self.passes(part, first=piece.first, last=cut - 1) is not None for part in parts
            )
            and any(self.passes(part, first=cut, last=piece.last) is not None for part in parts)
            for cut in range(min(places) + 1, max(places))
            if line.tokens[cut].low in _BESIDE
        )

    def _has_words(self, first: int, last: int) -> bool:
        """Whether a stretch names something besides deeds."""
        return any(first <= word.at <= last and not word.verb for word in self.line.words)

    def _alone(self, quantity: Quantity, parts: Pool) -> bool:
        """Whether a count names what it counts, and one card has just that."""
        named = bool(sizes.counted(self.line, quantity).run)
        return named and any(
            not hold_numbers.hold(self.line, part, quantity.first, quantity.last, self.total)
            for part in parts
        )

    def _has_all(self, piece: Piece, part: Evidence) -> bool:
        return not hold_numbers.hold(
            self.line, part, piece.first, piece.last, self.total
        ) and not hold_dates.hold(self.line, part, piece.first, piece.last)


_REFUTES = frozenset((ViolationKind.NEGATION, ViolationKind.INFLATED_SCOPE))


def _only_helped(piece: Piece, part: Evidence) -> bool:
    """Whether all that a card says of what a piece names is that the person helped."""
    best, near = near_pieces.nearest(near_pieces.things_in(piece), part)
    return best > 0 and all("help" in one.ranks for one in near)


_TIMES = frozenset(("year", "day", "hour", "percent", "factor", "points"))
_OF_ALL = frozenset("each every je jeweils jede jeder jedes".split())
_BESIDE = frozenset("with mit as als at in bei auf beim im on".split())
_RANKED = 6
"""Cards that are looked at as the likeliest."""
_ASKED = 2
"""Cards of these whose objections are told."""
_MANY = 200
"""Cards that are worth joining to see whether they know all words of a line."""
_SHORT, _FEW = 3, 24
"""Words of a line so short, and cards so few, that each is asked, for none of the words may be written the same there."""
_BARE_KINDS = ("count", "percent", "money", "year", "day", "hour", "factor", "points", "ordinal")


def _describes(line: Line) -> bool:
    """Whether a line only describes the person, without a deed, a figure, a date or a name: it may rest on all cards."""
    deeds = line.quantities or line.dates or any(word.verb for word in line.words)
    named = any(
        word.token.capital and word.at > 0 and not lexicon.is_title(word.token.low)
        for word in line.words
    )
    return not deeds and not named


def _employers(ranked: Sequence[Evidence], allowed: Pool) -> list[Pool]:
    return [allowed.of(name) for name in list(dict.fromkeys(part.company for part in ranked))[:2]]


def _with_words(line: Line, *, verbs: bool = False) -> list[Piece]:
    """Pieces that name something; one of verbs, counts and dates alone goes with the piece before it.

    A measure names its thing itself: "drove 40,000 miles" stands alone. With `verbs` a verb is enough to stand alone.
    """
    found: list[Piece] = []
    for piece in line.pieces:
        measured = any(
            piece.first <= one.first <= piece.last and not one.kind.startswith(_BARE_KINDS)
            for one in line.quantities
        )
        named = any(verbs or not word.verb for word in piece.words)
        if found and not measured and not named:
            last = found[-1]
            found[-1] = Piece(
                last.first,
                piece.last,
                [*last.words, *piece.words],
                last.ranks,
            )
        else:
            found.append(piece)
    return found


def _never_in_a_time(line: Line) -> bool:
    """Whether a line begins with how long something never was, so that its time is no other card's: "*In six years, no* collision"."""
    first = line.quantities[0] if line.quantities else None
    if first is None or first.first > _BEGINS or first.kind not in ("year", "day"):
        return False
    fronted = line.tokens[0].low in _DURING
    return fronted and any(word.negated and word.at > line.pieces[0].last for word in line.words)


_DURING = frozenset("in over during for within through throughout".split())
_BEGINS = 2


def _piece_misses(piece: Piece, part: Evidence) -> int:
    return sum(map(part.loose.isdisjoint, [word.loose for word in piece.words if not word.verb]))


def _rates_elsewhere(line: Line, used: Sequence[Evidence]) -> list[Objection]:
    known = frozenset().union(*(part.rates for part in used))
    return [
        Objection(
            ViolationKind.CHANGED_METRIC,
            _("Claims “{claimed}” but no evidence says how often").format(claimed=words),
        )
        for rate, words in line.rates.items()
        if rate not in known
    ]


def _one_has_words(line: Line, parts: Pool) -> bool:
    content = [word.loose for word in line.words if not word.verb]
    return any(all(not keys.isdisjoint(part.loose) for keys in content) for part in parts)
