"""How strong a part somebody had (helped < did < owned < managed < led); the direction of each deed is asked along with it."""

from interview_app.domain.tailoring import Severity, ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.holding import (
    called_help,
    directions,
    leading,
    near_pieces,
    no_part,
    own_deeds,
    scope_loosely,
    scope_objects,
    scope_ranks,
)
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading.line import Keys, Line, Piece

SPECIAL = frozenset(
    ("teach", "clinical", "honour", "rise", "qualify", "approve", "hire", "publish")
)
"""Groups that a plain deed does not prove: the evidence must have a verb of the same group."""


def hold(line: Line, evidence: Evidence, first: int, last: int) -> list[Objection]:
    """Objections to the scope_ranks.strength and direction of the verbs at tokens `first` to `last`."""
    found: list[Objection] = []
    for piece in line.pieces:
        if piece.last < first or piece.first > last:
            continue
        found += _strength(line, piece, evidence)
        found += directions.hold(piece, evidence)
    return found


_COMMANDS = frozenset("run betreiben control steer".split())
"""Verbs that only say a part in something when it is a place, a body or an undertaking."""


def _claimed(line: Line, piece: Piece) -> int:
    """How strong a part a piece claims; who runs a ward or a shop claims to manage it."""
    said = {word.verb for word in piece.words}
    if said & _COMMANDS and "help" not in piece.ranks:
        names = [
            line.tokens[at].low for at in range(piece.first, scope_objects.head_of(line, piece) + 1)
        ]
        if said & {"control", "steer"} and not scope_loosely.PROJECTS.isdisjoint(names):
            return max(3, scope_ranks.strength(piece.ranks))
        if any(map(leading.is_organisation, names)) or leading.is_led(_last_before_of(names)):
            return max(3, scope_ranks.strength(piece.ranks))
    return scope_ranks.strength(piece.ranks)


_OF = frozenset("of out from to".split())


def _last_before_of(lows: list[str]) -> str:
    """The noun that a deed is done to, before what only tells whence: "a 5-man line *crew* out of town"."""
    end = next((at for at, low in enumerate(lows) if at and low in _OF), len(lows))
    return lows[end - 1]


def _strength(line: Line, piece: Piece, evidence: Evidence) -> list[Objection]:
    claimed = _claimed(line, piece) if piece.ranks else 0
    if claimed == 0 or (claimed == 1 and not evidence.helped):
        return []
    things = near_pieces.things_in(piece) or near_pieces.things_of(line)
    best, near = near_pieces.nearest(things, evidence)
    if (
        (best == 0 and claimed == 1)
        or no_part.names_people(piece)
        or near_pieces.is_one_place_more(line, piece)
    ):
        return []
    near = near or (
        evidence.scope_pieces if not things else near_pieces.of_same_verb(piece, evidence)
    )
    known = _known(line, piece, near, evidence, claimed)
    if (
        claimed == 4
        and no_part.is_session(line, piece)
        and any("session" in one.ranks and "help" not in one.ranks for one in near)
    ):
        return []
    if (
        known >= claimed
        or no_part.keeps_it(piece, near)
        or (
            claimed == 1
            and (scope_objects.of_object(line, piece, evidence) or no_part.takes_no_part(piece))
        )
    ):
        return []
    if claimed == 1 and (
        not piece.words
        or no_part.is_bare_noun(line, piece)
        or own_deeds.told(line, piece, evidence)
    ):
        return []
    if claimed == 1 and (
        called_help.told(line, piece) or no_part.claims_none(line, piece, evidence)
    ):
        return []
    if _same_part(
        piece, evidence, things, of_people=claimed >= 3 and scope_loosely.leads_doers(line, piece)
    ):
        return []
    if (
        claimed >= 2
        and not _only_helped(piece, near, known)
        and leading.leads_people(line, piece, evidence)
    ):
        return []
    helped = any("help" in one.ranks for one in near)
    if claimed >= 3 and not helped and leading.leads_somehow(line, piece, evidence):
        return []
    shown, said = near_pieces.deed_shown(near), near_pieces.said(piece, line)
    sentence = (
        _("Claims “{claimed}” but evidence says “{shown}”").format(claimed=said, shown=shown)
        if shown and shown.casefold() != said.casefold()
        else _("Claims “{word}” but no evidence says so").format(word=said)
    )
    if claimed >= 2 and (
        scope_objects.of_head(line, piece, evidence, claimed)
        or scope_loosely.says_no_more(line, piece, evidence, known)
    ):
        return []
    mild = known == 1 or (known == 2 and not line.german)
    severity = (
        Severity.WARNING
        if mild and scope_loosely.is_mild(line, piece, evidence, claimed)
        else Severity.BLOCKER
    )
    return [Objection(ViolationKind.INFLATED_SCOPE, sentence, severity, piece.first)]


def _known(line: Line, piece: Piece, near: list[Piece], evidence: Evidence, claimed: int) -> int:
    """How strong a part these pieces of the evidence show in what a piece of the line names."""
    told = (one for one in near if not scope_objects.of_another_thing(line, piece, one))
    known = max((scope_ranks.shown_strength(one.ranks) for one in told), default=1)
    if claimed >= 3 and known > 1 and scope_objects.only_for_them(line, piece, near, evidence):
        return 1
    return 4 if known == 3 and scope_objects.manages_people(near, evidence) else known


def _only_helped(piece: Piece, near: list[Piece], known: int) -> bool:
    """Whether the evidence tells of help alone for what a piece names besides people and the place where they work."""
    return known == 0 and any(
        not word.loose.isdisjoint(one.keys)
        for word in piece.words
        if not word.verb
        and not leading.is_organisation(word.token.low)
        and not leading.is_people(word.token.low)
        for one in near
    )


def _same_part_of_it(line_pieces: list[Piece], strong: set[str], things: list[Keys]) -> bool:
    """Whether a sentence has the strong deed with a pronoun for its object, and the thing beside it: "a team, I lead it"."""
    bare = any(
        any(word.verb in strong and not word.negated for word in one.words)
        and "help" not in one.ranks
        and not any(not word.verb for word in one.words)
        for one in line_pieces
    )
    return bare and any(not keys.isdisjoint(one.strict) for one in line_pieces for keys in things)


def _same_part(piece: Piece, evidence: Evidence, things: list[Keys], *, of_people: bool) -> bool:
    """Whether the evidence says the same strong word of one of these things, in another piece than the nearest.

    `of_people`: only where people stand in that piece too.
    """
    strong = {
        word.verb for word in piece.words if word.verb and word.groups & {"lead", "manage", "own"}
    } - {"head"}
    if strong and any(_same_part_of_it(line.pieces, strong, things) for line in evidence.lines):
        return True
    strong = {word.verb for word in piece.words if word.verb}
    return any(
        any(word.verb in strong for word in one.words if word.verb)
        and "help" not in one.ranks
        and scope_ranks.strength(one.ranks) >= scope_ranks.strength(piece.ranks)
        and not (of_people and not scope_objects.has_people(one))
        and any(not keys.isdisjoint(one.strict) for keys in things)
        for one in evidence.scope_pieces
    )
