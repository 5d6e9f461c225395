"""With whom a thing is in a German clause: "kam von der Hochschule", "lag beim Chef", "läuft über das Amt", "geht zum Instandsetzer"."""

import re
from collections.abc import Sequence, Set

from interview_app.tailoring.truth_gate.reading import people_de
from interview_app.tailoring.truth_gate.words import lexicon
from interview_app.tailoring.truth_gate.words.tokens import Token

Span = tuple[int, int, int]
"""Where what is given away begins, the deed by which it is, and where it ends."""
STATES = frozenset("war waren wars ist sind".split())
_THROUGH = frozenset("vom von durch bei beim".split())
_PASSIVE = frozenset(
    "kam kamen kommt kommen stammt stammte stammen stammten liegt liegen lag lagen bleiben blieben verblieb verblieben verbleibt verbleiben wurde wurden wird werden bleibt blieb läuft lief geht ging gehen gingen".split()
)
_LIES = frozenset(
    "liegt liegen lag lagen bleibt bleiben blieb blieben verbleibt verbleiben verblieb verblieben".split()
)
_DAYS = frozenset("da dann dort damals früher jetzt zuerst danach".split())
BODY = re.compile(
    r"(?:prüf|leit|fach|beratungs|melde|vergabe|geschäfts|zentral)stelle$|institut$|zentrale$|anstalt$|kommission$|gremium$|behörde$|ministerium$|labor$|dienst$"
    r"|\w{3,}(?:erei|team|technik|sicherung|werkstatt|verband)$"
)
"""Endings of what somebody, or some body, is called who does things."""
GIVEN_BY = _THROUGH | {"zum", "zur", "an", "über"}
_RUNS = frozenset(
    "läuft lief laufen liefen geht ging gehen gingen erfolgt erfolgte erfolgen erfolgten".split()
)
GIVING = STATES | _PASSIVE | _RUNS | {"ihm", "ihr", "ihnen"}
"""Words of which a clause that gives something away so has one."""


def given_to(found: Sequence[Token], first: int, last: int, lows: Set[str]) -> Span | None:
    """What comes from, lies with, or runs over somebody: "kam von der Hochschule", "lag beim Chef", "läuft über das Amt"."""
    passive = not lows.isdisjoint(_PASSIVE)
    runs = "über" in lows and not lows.isdisjoint(_RUNS)
    for at in range(first + 1, last + 1):
        near = {token.low for token in found[max(first, at - 3) : at]}
        lies = {"beim", "bei"} & near and any(token.low in STATES for token in found[first:at])
        his = (
            found[at].low in ("ihm", "ihr", "ihnen")
            and found[at - 1].low == "bei"
            and found[at - 2].low in _LIES
        )
        if his:
            return first, at, last
        if lies and people_de.other(found, at) and found[first].low not in _DAYS:
            return first, at, last
        if _made_by(found, first, at, last) or _goes_to(found, first, at, last):
            return first, at, last
        if near & _THROUGH and passive and _by_whom(found, at):
            return first, at, last
        if runs and "über" in near and people_de.other(found, at):
            return first, at, last
    return None


_PLANS = re.compile(
    r"\w*(?:pläne?n?|plans?|entwurf|entwürfen?|zeichnung(?:en)?|skizzen?|konzept(?:en)?|rezept(?:en|ur|uren)?|vorgaben?|vorlagen?|schnittmustern?|partitur(?:en)?)"
)
_OF_WHOM = frozenset("der des von vom eines einer unserer unseres meiner meines".split())


def by_their_plan(found: Sequence[Token], first: int, last: int) -> tuple[int, int] | None:
    """The plan that somebody else made and whose it is, by their tokens: "nach *Plänen* der *Restauratorin* ausgebessert"."""
    for at in range(first, last - 1):
        if found[at].low != "nach" or found[at + 1].low in lexicon.verbs():
            continue
        plan = next(
            (
                one
                for one in (at + 1, at + 2)
                if _PLANS.fullmatch(found[one].low) and found[one].capital
            ),
            None,
        )
        if plan is None or plan + 2 > last or found[plan + 1].low not in _OF_WHOM:
            continue
        whose = next(
            (one for one in (plan + 2, plan + 3) if one <= last and people_de.other(found, one)),
            None,
        )
        if whose is not None:
            return plan, whose
    return None


def _by_whom(found: Sequence[Token], at: int) -> bool:
    """Whether a noun behind "von" or "bei" may name who did it: somebody, but none of a number ("von elf Spediteuren").

    With whom a deed lies is somebody, whatever they are called: "Die Umsetzung lag bei einer Beratung".
    """
    several = any(token.used == "number" for token in found[max(0, at - 2) : at])
    if lies_with(found, at):
        return lexicon.is_deed(found[at - 4].low)
    return (people_de.does_things(found, at) and not several) or found[at].low in (
        "anderen",
        "andren",
        "anderer",
    )


def lies_with(found: Sequence[Token], at: int) -> bool:
    """Whether a noun is with whom something lies: "lag bei einer *Beratung*"."""
    if at < len(_LIES_WITH) or not found[at].capital or found[at].used:
        return False
    return found[at - 1].low in _ONE and found[at - 2].low == "bei" and found[at - 3].low in _LIES


_LIES_WITH = ("Umsetzung", "lag", "bei", "einer")
_ONE = frozenset("einer einem der dem".split())


def _goes_to(found: Sequence[Token], first: int, at: int, last: int) -> bool:
    """Whether a clause ends in who does a thing from there on: "der Rumpf geht zum Instandsetzer", "ging an eine Fremdfirma".

    A leader or a customer may only be sent what the person made.
    """
    if (
        at != last
        or not found[at].capital
        or not any(one.low in _GOES for one in found[first : at - 1])
    ):
        return False
    to = {token.low for token in found[max(first, at - 3) : at]}
    outside = found[at].low.startswith("fremd") or found[at].low.endswith(_OUTSIDERS)
    crafts = (
        {"zum", "zur"} & to
        and people_de.is_doer(found[at].low)
        and not found[at].low.endswith(_LEADERS)
    )
    return bool(crafts) or ("an" in to and outside)


_GOES = frozenset("geht ging gehen gingen".split())
_LEADERS = (
    "leiter",
    "leiterin",
    "chef",
    "chefin",
    "berater",
    "beraterin",
    "partner",
    "käufer",
    "richter",
)
_OUTSIDERS = (
    "firma",
    "firmen",
    "dienstleister",
    "labor",
    "werkstatt",
    "agentur",
    "betrieb",
    "betriebe",
    "spezialisten",
)


def _made_by(found: Sequence[Token], first: int, at: int, last: int) -> bool:
    """Whether a clause says who a thing is by, and ends there: "die Musik ist von einer Komponistin"."""
    if (
        at != last
        or not found[at].capital
        or not any(token.low in STATES for token in found[first:at])
    ):
        return False
    by = [token.low for token in found[max(first, at - 3) : at]]
    return not {"von", "vom"}.isdisjoint(by) and (
        people_de.other(found, at) or BODY.search(found[at].low) is not None
    )
