"""Words of charge that are only loosely meant: a duty, one's own thing, managing what one did oneself."""

from interview_app.tailoring.truth_gate.cards.deed_families import families
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.holding import leading, near_pieces, scope_objects
from interview_app.tailoring.truth_gate.reading.line import Line, Piece
from interview_app.tailoring.truth_gate.words import lexicon


def says_no_more(line: Line, piece: Piece, evidence: Evidence, known: int) -> bool:
    """Whether what looks like charge of something only says whose it is, or that the person did it."""
    return _on_ones_own(line, piece, evidence) or (
        known == 1 and _answers_for_own_deed(line, piece, evidence)
    )


def _answers_for_own_deed(line: Line, piece: Piece, evidence: Evidence) -> bool:
    """Whether a duty is no more than the evidence's own deed, by its noun: "responsible for *the training of* new drivers"."""
    if "duty" not in piece.ranks or not _STRONG.isdisjoint(piece.ranks):
        return False
    at = (
        next(
            (
                at
                for at in range(piece.first, piece.last + 1)
                if line.tokens[at].low in scope_objects.MEANT_FOR
            ),
            piece.last,
        )
        + 1
    )
    while at < piece.last and line.tokens[at].low in _THE:
        at += 1
    if at >= piece.last or (line.tokens[at + 1].low != "of" and not line.german):
        return False
    noun = next((word for word in piece.words if word.at == at), None)
    if noun is None or not (lexicon.deed_of if line.german else lexicon.noun_of)(noun.token.low):
        return False
    return any(
        word.verb
        and not word.negated
        and not word.token.low.endswith(_NOUN_OF_DEED)
        and not noun.loose.isdisjoint(word.loose)
        for told in evidence.lines
        for word in told.words
    )


_STRONG = frozenset(("lead", "manage", "help"))
_NOUN_OF_DEED = ("ung", "ungen", "ion", "ment")
_THE = frozenset("the our die den das".split())


def _on_ones_own(line: Line, piece: Piece, evidence: Evidence) -> bool:
    """Whether "own" only says whose something is, as the evidence says of the same: "*own* authority up to £75,000"."""
    if {word.token.low for word in piece.words if "own" in word.groups} != {"own"}:
        return False
    things = near_pieces.things_in(piece)
    return any(
        one.low == "own" and any(not keys.isdisjoint(behind.keys) for keys in things)
        for told in evidence.lines
        if "own" in told.said
        for one, behind in zip(told.tokens, told.tokens[1:], strict=False)
    )


def is_mild(line: Line, piece: Piece, evidence: Evidence, claimed: int) -> bool:
    """Whether a stronger word is only loosely meant: a duty, or managing a thing that the person did themselves."""
    if evidence.lent_a_hand or leads_doers(line, piece) or _led_by_others(piece, evidence):
        return False
    if claimed == 2:
        return "duty" in piece.ranks and not _is_for_people(line, piece)
    here = [
        token.low for token in line.tokens[piece.first : scope_objects.head_of(line, piece) + 1]
    ]
    said = {word.verb for word in piece.words if word.verb}
    if not said.isdisjoint(_STANDS_ABOVE) and any(low.endswith(_DEED_ENDINGS) for low in here[1:]):
        return False
    if "oversee" in said and any(low.endswith(("ation", "ment")) for low in here[1:]):
        return False
    if " budget responsibility " in line.folded:
        return False
    if not said.isdisjoint(("oversee", "manage")) and (
        _is_of_a_deed(here) or _is_doing(line, piece)
    ):
        return False
    return claimed == 3 and not any(
        leading.is_people(low) or leading.is_organisation(low) or low in PROJECTS for low in here
    )


def _is_for_people(line: Line, piece: Piece) -> bool:
    """Whether a duty is for people or the place where they work, which is to manage it: "responsible for the *department*"."""
    lows = [token.low for token in line.tokens[piece.first : piece.last + 1]]
    at = next((at for at, low in enumerate(lows) if low in scope_objects.MEANT_FOR), len(lows))
    found = next(
        (at for at in range(at + 1, len(lows)) if lows[at] not in lexicon.glue()), len(lows)
    )
    behind, after = [*lows, "", ""][found : found + 2]
    if after not in lexicon.glue() and after.isalpha():
        return False  # "responsible for staff appraisals"
    return behind in _OWN_PEOPLE or (
        leading.is_organisation(behind) and "manage" not in piece.ranks
    )


_OWN_PEOPLE = frozenset(
    "team department staff people crew branch shift abteilung filiale belegschaft personal mannschaft schicht team mitarbeiter".split()
)


def _led_by_others(piece: Piece, evidence: Evidence) -> bool:
    """Whether the evidence gives the leading of something to somebody else: "an outside firm managed the project"."""
    things = [word.loose for word in piece.words if not word.verb]
    return any(
        denial.deed
        and denial.theirs
        and not denial.keys.isdisjoint(_LEADING)
        and any(not keys.isdisjoint(denial.sentence) for keys in things)
        for denial in evidence.denials
    )


_LEADING = families("lead")


def _is_of_a_deed(lows: list[str]) -> bool:
    """Whether what is managed is that something was done: "managed *the covering of* 40 seats"."""
    pairs = zip(lows, lows[1:], lows[2:], strict=False)
    return any(one == "the" and deed.endswith("ing") and of == "of" for one, deed, of in pairs)


def _is_doing(line: Line, piece: Piece) -> bool:
    """Whether what is overseen is said by the verb of it, which others then did: "oversaw *writing* the guide"."""
    deed = next(word for word in piece.words if word.verb in ("oversee", "manage"))
    at = deed.at + 1
    if (
        at > piece.last
        or not line.tokens[at].low.endswith("ing")
        or line.tokens[at].low not in lexicon.verbs()
    ):
        return False
    after = line.tokens[at + 1] if at < piece.last else None
    return deed.verb == "oversee" or (
        after is not None and (after.low in _DETERMINED or after.used == "number")
    )


_DETERMINED = frozenset(
    "the a an my our its their his her this these those it them all each every".split()
)
_STANDS_ABOVE = frozenset("supervise direct".split())
_DEED_ENDINGS = ("ing", "ation", "ment")
"""A deed that is supervised is done by others: "supervised switchgear installation" of somebody who fitted it."""
PROJECTS = frozenset(
    "production migration upgrade rollout implementation procurement purchasing renovation conversion relaunch refurbishment transition project projects operations function contract contracts recruitment logistics business programme program audit audits costing pricing".split()
)
"""Undertakings, which somebody who only did a part of them did not manage."""


def leads_doers(line: Line, piece: Piece) -> bool:
    """Whether people are led who did what a piece goes on to tell: "managed the *engineers who* built the dam"."""
    return any(
        line.tokens[at].low == "who"
        or (line.tokens[at].low == "that" and leading.is_led(line.tokens[at - 1].low))
        for at in range(piece.first + 2, piece.last)
    )
