"""What a strong part was of: the object of the deed, and not what only stands beside it."""

from interview_app.tailoring.truth_gate.cards import compounds
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.holding import leading, near_pieces, scope_ranks
from interview_app.tailoring.truth_gate.reading.line import Line, Piece


def of_object(line: Line, piece: Piece, evidence: Evidence) -> bool:
    """Whether the plain deed is the evidence's own for its object, before "during", "at" or the like tell of more."""
    ends = [
        at
        for at in range(piece.first + 1, piece.last + 1)
        if line.tokens[at].low in ("during", "while", "for", "bei", "beim", "für", "während")
    ]
    things = [word.loose for word in piece.words if not word.verb and ends and word.at < ends[0]]
    best, near = near_pieces.nearest(things, evidence)
    if not things or best < len(things):
        return False
    if line.tokens[ends[0]].low in MEANT_FOR and not any(
        word.verb in _SAYS_ONLY_DONE
        or any(word.verb == said.verb for one in near for said in one.words)
        for word in piece.words
        if word.verb
    ):
        return False  # another deed may be of the thing behind it
    return max(scope_ranks.shown_strength(one.ranks) for one in near) >= 1


MEANT_FOR = frozenset(("for", "für"))
_SAYS_ONLY_DONE = frozenset(
    "do carry perform conduct handle durchführen ausführen vornehmen erledigen".split()
)


def only_for_them(line: Line, piece: Piece, near: list[Piece], evidence: Evidence) -> bool:
    """Whether people whom a line says were led are only those for whom the evidence tells of another thing: "ran the rota *for the team*"."""
    if line.german:
        return False
    last = head_of(line, piece)
    led = next((word for word in reversed(piece.words) if word.at <= last and not word.verb), None)
    if led is None or not leading.is_led(led.token.low):
        return False
    places = [
        (told, one, word)
        for told in evidence.lines
        for one in told.pieces
        if one in near
        for word in one.words
        if not word.verb and not word.loose.isdisjoint(led.loose)
    ]
    return bool(places) and all(
        _stands_behind_for(told, one, word.at) for told, one, word in places
    )


def _stands_behind_for(told: Line, piece: Piece, at: int) -> bool:
    """Whether a noun stands behind "for", and before that another noun that something was done to."""
    joint = next(
        (here for here in range(at - 1, piece.first, -1) if told.tokens[here].low in MEANT_FOR),
        None,
    )
    if joint is None or any(told.tokens[here].low in _AROUND for here in range(joint + 1, at)):
        return False
    before = [word for word in piece.words if not word.verb and word.at < joint]
    return bool(before) and before[-1].at > next(
        (word.at for word in piece.words if word.verb), piece.last
    )


def of_another_thing(line: Line, piece: Piece, known: Piece) -> bool:
    """Whether the evidence gives charge of one thing, and the line claims another in the same place: "im Amt für Nord zuständig"."""
    if "for it" not in known.ranks:
        return False
    last = head_of(line, piece)
    things = [word.loose for word in piece.words if not word.verb and word.at <= last]
    return bool(things) and all(keys.isdisjoint(known.keys) for keys in things)


_AROUND = frozenset(
    "in at for during on with across within bei beim für mit im am während auf".split()
)


def head_of(line: Line, piece: Piece) -> int:
    """The last token before what a piece's object stands in: "disclosure of 48,000 documents | in a group claim"."""
    deed = next((word.at for word in piece.words if word.verb), piece.first)
    ends = (at for at in range(deed + 2, piece.last + 1) if line.tokens[at].low in _AROUND)
    return next((at - 1 for at in ends if not _is_hyphened(line, at)), piece.last)


def _is_hyphened(line: Line, at: int) -> bool:
    """Whether a token is the beginning of a word with a hyphen: "*on*-call"."""
    return (
        at + 1 < len(line.tokens)
        and line.tokens[at + 1].text == "-"
        and not line.tokens[at + 1].spaced
    )


def of_head(line: Line, piece: Piece, evidence: Evidence, claimed: int) -> bool:
    """Whether the strong part is the evidence's own for the object itself, whatever it stands in."""
    if any(compounds.leads_by_name(word.token.low, evidence) for word in piece.words):
        return True
    last = head_of(line, piece)
    things = [word.loose for word in piece.words if not word.verb and word.at <= last]
    best, near = near_pieces.nearest(things, evidence)
    if best == 0 or last == piece.last:
        return False
    known = max(scope_ranks.shown_strength(one.ranks) for one in near)
    people = any(leading.is_led(word.token.low) and not word.verb for word in piece.words)
    return known >= claimed or (known == 3 and people and manages_people(near, evidence))


def has_people(piece: Piece) -> bool:
    """Whether what is managed in a piece of the evidence are people, whom one leads."""
    return any(leading.is_led(word.token.low) for word in piece.words)


def manages_people(near: list[Piece], evidence: Evidence) -> bool:
    """Whether a piece of these tells that people are managed, or goes on with one that does: "Manage a team of 7 (5 of them casuals) *with 900 hives*"."""
    return any(
        "manage" in one.ranks and any(map(has_people, near_pieces.with_its_deed(one, evidence)))
        for one in near
    )
