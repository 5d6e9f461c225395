"""Whose deed a clause tells of: "Corporate picked it, not me", "die Abrechnung macht das Büro", and what was never finished.

Evidence is spoken as people speak, so much of it tells what others did. Words of such a clause are marked "negated" like
those behind "not": the person may not claim them, unless the same card says elsewhere that the deed was theirs.
"""

import re

from interview_app.tailoring.truth_gate import lexicon
from interview_app.tailoring.truth_gate.tokens import Token

_STOPS = frozenset(",;.!?()|:–—")
_TURNS = frozenset("but however though although whereas aber jedoch sondern doch".split())
_SELF = frozenset("i we me us myself mine ich wir mich mir uns mein meine meinen meiner meins".split())
_SPEAKER = frozenset("i we ich wir".split())
_SENTENCE_ENDS = frozenset(".!?;")

_NOT_MINE = re.compile(
    r" (?:isnt|wasnt|arent|werent|aint|not|never|nicht|auch nicht|weder) (?:really )?(?:mine|ours|meins|meine|my (?:job|call|department|area|thing)|mein (?:bereich|job)|in (?:that|it|this|there)|part of (?:that|it|this)) "
    r"|(?: out of scope | not in scope | outside my remit | (?:keep|kept|stay|stayed|steer|steered) (?:well )?(?:clear|out) of )"
    r"| (?:is|was|were|are) (?!my |our )(?:the )?\w+ (?:call|thing|baby|decision) "
    r"| (?:war|ist|waren|sind|bleibt|blieb) sache (?:vom|von|des|der|eines|einer) "
)
"""A clause that says that its matter is not the person's."""
_NOT_ME = re.compile(
    r"^ (?:not (?:me|us|myself|by me)|nicht (?:ich|wir|durch mich|von mir)|ich (?:selbst )?nicht|(?:to|by) .{0,30} not (?:to|by) me|not (?:to|by) me) $"
)
_UNFINISHED = re.compile(
    r" (?:never finished|didnt finish|not finished|unfinished|gave (?:it )?up|given up|packed it in|dropped out|quit|lapsed|expired|ran out|run out|out of date|never applied|"
    r"dropped it|never completed|didnt complete|never qualified|never took|not passed|havent passed|hasnt run|havent finished|not renewed|abgebrochen|aufgegeben|abgelaufen|ausgelaufen|verfallen|hingeschmissen|"
    r"nicht abgeschlossen|nicht beendet|nicht bestanden|nie fertig) "
)
"""A clause about something begun and not ended, or no longer valid."""
_POINTS_BACK = frozenset("that those this das die den dies dafür darum".split())
_USERS = frozenset(
    "use borrow adopt like ask want join come visit read open download praise enjoy attend follow report leave complain go say fall rise drop grow nutzen verwenden übernehmen kommen besuchen lesen loben fragen gehen sinken steigen".split()
)
"""What others do with the person's work without taking it over."""

_OTHERS_EN = frozenset(
    "colleague colleagues boss bosses employer husband wife owner owners partner partners doctors office corporate counsel lab agency contractor contractors supplier vendor department it hr finance marketing "
    "headquarters hq board committee body company bank somebody someone others planners engineering operations management lead leads chap guy lady people specialist specialists firm temp temps consultants university "
    "council government dad mum father mother brother legal payroll school trust charity provider subcontractor subcontractors installer installers vet vets governors head".split()
)
_OTHERS_DE = frozenset(
    "kollege kollegin kollegen kolleginnen chef chefin büro it verein seminar firma dienstleister agentur träger amt einkauf vertrieb zentrale vorstand geschäftsführung jemand andere anderer bank schule uni "
    "hersteller lieferant planer behörde jugendamt tüv hochschule systempartner steuerberater architekt statiker verwaltung personalrat betriebsrat konzern mutterhaus vater mutter bruder notar anwalt arzt ärzte".split()
)
_ENDINGS_DE = (
    "leitung",
    "abteilung",
    "verein",
    "leiter",
    "leiterin",
    "büro",
    "schaft",
    "berater",
    "firma",
    "leute",
    "unternehmen",
    "amt",
    "führung",
    "verwaltung",
)
_NOMINATIVE = frozenset(
    "der die das ein eine externe externer externes anderes andere anderer unser unsere mein meine dessen deren ne".split()
)
_FINITE_DE = frozenset(
    "hat haben hatte hatten hats war waren wars macht machen machte machten tut tat ist sind wird werden wurde wurden entscheidet übernimmt übernahm erledigt erledigte regelt regelte".split()
)
_BEFORE_SUBJECT = frozenset(
    "and so then later und dann da also the a an my our his her its another an outside external other".split()
)


def clauses(found: list[Token]) -> list[tuple[int, int]]:
    """The stretches between marks and turns ("but"), as first and last token."""
    result: list[tuple[int, int]] = []
    first = 0
    for at, token in enumerate(found):
        if (token.text in _STOPS and not token.used) or token.low in _TURNS:
            if at > first:
                result.append((first, at - 1))
            first = at + 1
    if first < len(found):
        result.append((first, len(found) - 1))
    return result


def mark(found: list[Token], result: list[str]) -> None:
    """Marks in `result` what others did as "negated" and what was not ended as "hedged"."""
    lows = [token.low for token in found]
    known = clauses(found)
    for number, (first, last) in enumerate(known):
        text = " " + " ".join(lows[first : last + 1]) + " "
        before = known[number - 1] if number and not _sentence_between(found, known[number - 1][1], first) else None
        if _UNFINISHED.search(text):
            _fill(result, first, last, "hedged")
        elif _NOT_MINE.search(text):
            _fill(result, first, last, "negated")
        elif before is not None and _NOT_ME.match(text):
            _fill(result, *before, "negated")
        elif _fronted(lows, first, last):
            _fill(result, first, last, "negated")
        else:
            others = _by_others(found, first, last)
            if others is not None and _taken_up(lows, known, number):
                _deeds(found, result, *others)
            elif others is not None:
                _fill(result, *others, "negated")
                for at in range(others[0], others[1] + 1):
                    if found[at].capital and _german_other(found, at):
                        result[at] = "other"
        if before is not None and _points_back(found, first, last) and not _SELF & set(lows[before[0] : before[1] + 1]):
            _fill(result, *before, "negated")


def _taken_up(lows: list[str], known: list[tuple[int, int]], number: int) -> bool:
    """Whether the next clause goes on about what others did as the person's own matter: "…; I only tested it"."""
    if number + 1 >= len(known):
        return False
    first, last = known[number + 1]
    here = set(lows[first : last + 1])
    return bool(here & _SPEAKER) and bool(here & {"it", "them", "this", "es", "sie", "ihn", "das"})


def _deeds(found: list[Token], result: list[str], first: int, last: int) -> None:
    for at in range(first, last + 1):
        if (
            found[at].low in lexicon.verbs()
            and not found[at].capital
            and lexicon.verbs()[found[at].low][0] != found[at].low
        ):
            result[at] = "negated"


def _sentence_between(found: list[Token], last: int, first: int) -> bool:
    return any(found[at].text in _SENTENCE_ENDS for at in range(last + 1, first))


def _fill(result: list[str], first: int, last: int, name: str) -> None:
    for at in range(first, last + 1):
        result[at] = name


def _fronted(lows: list[str], first: int, last: int) -> bool:
    """Whether a denied thing stands before its verb: "Grinding we don't do", "the lateral part I haven't passed"."""
    every, _short = lexicon.negators()
    if lows[last] in every and lows[last] not in ("no", "none", "never", "null", "nichts") and last > first:
        return True
    return any(
        lows[at] in ("i", "we")
        and lows[at + 1] in every
        and at > first
        and lows[at - 1] not in ("and", "that", "because", "so", "when", "if", "as")
        for at in range(first + 1, last)
    )


def _by_others(found: list[Token], first: int, last: int) -> tuple[int, int] | None:
    """The stretch of a clause that tells what somebody else does, or None."""
    lows = {token.low for token in found[first : last + 1]}
    if lows & _SPEAKER or "me" in lows or "mich" in lows or "mir" in lows:
        return None
    deed = _english_others(found, first, last) or _german_others(found, first, last)
    if deed is None or lexicon.verbs().get(found[deed].low, ("",))[0] in _USERS:
        return None
    passive = found[deed].low in _GIVEN_TO or found[deed].low in _PASSIVE
    start = first if passive or found[deed].low in _FINITE_DE - _THIRD else deed
    for at in range(deed + 1, last):
        if found[at].low in ("and", "und") and found[at + 1].low not in lexicon.verbs():
            return start, at - 1
    return start, last


_GIVEN_TO = {
    "by": frozenset(),
    "with": frozenset("sit sits sat lies lay rests rested stays stayed remains remained was is were are".split()),
    "for": frozenset("was is were are left".split()),
    "from": frozenset("come comes came".split()),
    "to": frozenset("belongs belonged left falls fell goes went up down is was".split()),
}
"""How a clause gives its matter to somebody: "signed off by the partner", "setting was for the setters"."""
_THIRD = frozenset("did had was were does has is handles handled goes had".split())
_ALONE = frozenset(
    "office corporate counsel marketing finance management somebody someone headquarters purchasing".split()
)


def _english_others(found: list[Token], first: int, last: int) -> int | None:
    """The token of the deed that somebody else does in an English clause."""
    for at in range(first, last):
        giver = _GIVEN_TO.get(found[at].low)
        if giver is None or (giver and not any(token.low in giver for token in found[max(first, at - 1) : at])):
            continue
        if at + 2 <= last and found[at + 1].low in ("the", "a", "an", "our", "my", "another"):
            near = next(
                (
                    one
                    for one in range(at + 2, min(at + 6, last + 1))
                    if _other(found[one]) or found[one].low.endswith("ers")
                ),
                None,
            )
            if near is not None:
                return at
    for at in range(first, min(first + 3, last)):
        if found[at].low in ("he", "she", "they", "someone", "somebody") and found[at + 1].low in lexicon.verbs():
            return at + 1
    start, determined = first, False
    while start < last and found[start].low in _BEFORE_SUBJECT and not found[start].text.isupper():
        determined = determined or found[start].low not in ("and", "so", "then", "later", "und", "dann", "da", "also")
        start += 1
    for at in range(start, min(start + 5, last)):
        deed = lexicon.verbs().get(found[at + 1].low)
        if found[at + 1].low in _THIRD or (
            deed is not None
            and not found[at + 1].capital
            and found[at + 1].low != deed[0]
            and not found[at + 1].low.endswith("ing")
        ):
            alone = found[at].text.isupper() or found[at].low in _ALONE
            named = any(_other(found[near]) for near in range(start, at + 1))
            return at + 1 if (named and determined) or (alone and _other(found[at])) else None
    return None


def _other(token: Token) -> bool:
    if token.low in ("it", "hr"):
        return token.text.isupper()
    return token.low in _OTHERS_EN or token.low in lexicon.titles() or token.low.rstrip("s") in lexicon.titles()


_THROUGH = frozenset("vom von durch bei beim".split())
_PASSIVE = frozenset("kam kamen kommt kommen liegt lag lagen wurde wurden wird werden bleibt blieb läuft lief".split())


def _german_others(found: list[Token], first: int, last: int) -> int | None:
    """The deed of a German clause that has somebody else for its subject, before or behind the verb."""
    for at in range(first + 1, last + 1):
        if not _german_other(found, at):
            continue
        if {token.low for token in found[max(first, at - 2) : at]} & _THROUGH and any(
            token.low in _PASSIVE for token in found[first : last + 1]
        ):
            return next(one for one in range(first, last + 1) if found[one].low in _PASSIVE)
        noun = at
        while noun - 2 > first and found[noun - 1].text == "-" and not found[noun - 1].spaced:
            noun -= 2
        if found[noun - 1].low not in _NOMINATIVE:
            continue
        before = next((one for one in range(first, noun) if found[one].low in _FINITE_DE), None)
        if before is not None:
            return before
        if noun - first <= 2 and at < last and found[at + 1].low in _FINITE_DE:
            return at + 1
    return None


def _german_other(found: list[Token], at: int) -> bool:
    token = found[at]
    if not token.capital:
        return False
    if token.low in ("team", "gruppe"):
        return found[at - 1].low in ("anderes", "andere")
    if token.low == "it":
        return token.text.isupper()
    named = token.low in _OTHERS_DE or token.low.endswith(_ENDINGS_DE)
    return named or (lexicon.is_title(token.low) and len(token.low) > 4)


def _points_back(found: list[Token], first: int, last: int) -> bool:
    """Whether a clause gives the one before it to somebody else: "that's the doctors", "das macht das Büro"."""
    if found[first].low not in _POINTS_BACK or last - first > 6:
        return False
    if {token.low for token in found[first : last + 1]} & _SPEAKER:
        return False
    return any(_other(found[at]) or _german_other(found, at) for at in range(first + 1, last + 1))
