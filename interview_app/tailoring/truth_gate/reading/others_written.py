"""What written evidence gives to others without a person in it: "Set-up was done by the supplier", "die Freigabe oblag dem Prüfer".

Spoken evidence says "that was Gwen"; a CV or an approved card says it in the passive, by the place where it is done, or by
a verb of giving. Rules here look at the grammar of one clause and at no name.
"""

import re
from collections.abc import Sequence, Set

from interview_app.tailoring.truth_gate.reading import others_en, people_de
from interview_app.tailoring.truth_gate.words import closed_words, lexicon
from interview_app.tailoring.truth_gate.words.tokens import Token

Span = tuple[int, int, int]
"""Where what is given away begins, the deed by which it is, and where it ends."""

_COPULAS = closed_words.COPULAS | frozenset("be been being gets got".split())
_BETWEEN = frozenset(
    "out off on up in over through with to not also always usually only jointly then".split()
)
"""What may stand between a participle and its "by": "carried out by", "dealt with by"."""
_DETERMINERS = closed_words.DETERMINERS | frozenset(
    "other others separate specialist outside external".split()
)
_NO_DOER = frozenset(
    "half third quarter fifth tenth hand email mail phone post telephone car train air sea road rail bus law default design mistake accident weight "
    "volume time then means way ways end beginning start close middle date deadline month year week day night nearly almost about around over more least one two three "
    "four five six seven eight nine ten twelve twenty percent per using adding me myself us ourselves".split()
)
"""What "by" may bring in that does nothing itself."""
_SEVERAL = frozenset("two three four five six".split())
_SOME_OF = _SEVERAL | {"one", "some", "both", "most", "all"}
_GROUPS = frozenset("team group crew pair committee".split())
HONOURS = frozenset(
    "award commend praise recognise recognize nominate shortlist invite promote appoint select elect commission sponsor fund rate rank publish mentor supervise coach train "
    "teach guide support assist join accompany attend adopt use copy request inspire affect hit follow accept approve".split()
)
"""What is done to the person or to their work by others, and takes nothing from them."""
_DONE_TO_PEOPLE = frozenset("mentor supervise coach train teach guide support assist".split())
_DONE_THERE = frozenset(
    "do handle manage decide determine make produce process run administer organise organize set hold keep plan arrange write type print draw book pay order".split()
)
_ELSEWHERE = frozenset(
    "externally centrally elsewhere offsite off-site abroad outside ashore upstairs".split()
)
_PLACES = frozenset("office headquarters hq".split())
_OBLIGES = frozenset(
    "obliegt oblag obliegen oblagen untersteht unterstand unterstehen unterstanden gehört gehörte gehören gehörten vorbehalten zusteht zustand".split()
)
_DATIVE = frozenset("dem der den einem einer".split())
_COMES_ABOUT = frozenset("erfolgt erfolgte erfolgen erfolgten geschieht geschah geschahen".split())
GIVES_AWAY = _OBLIGES | _COMES_ABOUT | {"unterstellt"}
"""German verbs by which a thing is somebody else's: "oblag dem Prüfer"."""
_THROUGH = frozenset("durch über".split())
_BY_GERMANS = frozenset("durch bei beim".split())


def of_others(found: Sequence[Token], first: int, last: int, lows: Set[str]) -> Span | None:
    """The stretch of a clause that written evidence gives to somebody else; None when it gives nothing away.

    `lows` are the folded words of the clause: most have none of those that a rule looks for, and are not read again.
    """
    span = None
    if not lows.isdisjoint(_COPULAS):
        span = ("by" in lows and _passive(found, first, last)) or _there(found, first, last)
    if not span and not lows.isdisjoint(GIVES_AWAY):
        span = _obliges(found, first, last)
    if not span and not lows.isdisjoint(_BY_GERMANS):
        span = _noun_of_others(found, first, last)
    return span or None


def participle(token: Token) -> str:
    """The infinitive of a past participle; empty for any other word."""
    if token.capital or token.used:
        return ""
    entry = lexicon.verbs().get(token.low)
    if entry is not None:
        same = token.low in ("set", "cut", "put", "run", "let")
        third = token.low in (entry[0] + "s", entry[0] + "es")
        return (
            entry[0]
            if (token.low != entry[0] or same) and not third and not token.low.endswith("ing")
            else ""
        )
    return token.low[:-2] if token.low.endswith("ed") and len(token.low) > 5 else ""


def doer(found: Sequence[Token], at: int, last: int) -> bool:
    """Whether somebody, or some body, begins at a token: "the client", "other colleagues", "outside counsel", "IT"."""
    if at + 2 < last and found[at].low in _SOME_OF and found[at + 1].low == "of":
        return found[at + 2].low in _DETERMINERS and doer(
            found, at + 2, last
        )  # "by one of the vets"
    if at < last and found[at].low in _SEVERAL:
        return others_en.other(found[at + 1])
    if at > last or found[at].low in _NO_DOER or found[at].used or found[at].kind != "word":
        return False
    if others_en.other(found[at]) or found[at].low.endswith("ers"):
        return True
    if found[at].low not in _DETERMINERS or at == last:
        return found[at].low in ("others", "another")
    if any(token.low in _GROUPS for token in found[at + 1 : at + 3]) and found[at].low in (
        "a",
        "an",
        "our",
    ):
        return False  # "by a group of five": the person may be one of them
    if found[at + 1].low.endswith("ing") and at + 2 <= last:
        return others_en.does_things(found[at + 2])  # "our consulting arborist"
    return (
        found[at + 1].low not in _NO_DOER
        and found[at + 1].kind == "word"
        and not found[at + 1].low.endswith("ing")
    )


def _by(found: Sequence[Token], at: int, last: int) -> int | None:
    """The token of a "by" with a doer that belongs to the participle at a token."""
    for here in range(at + 1, min(at + 6, last)):
        low = found[here].low
        if low == "by":
            return here if doer(found, here + 1, last) else None
        if (
            low not in _BETWEEN
            and low != "and"
            and not participle(found[here])
            and not low.endswith("ly")
        ):
            return None
    return None


def _passive(found: Sequence[Token], first: int, last: int) -> Span | None:
    """A passive that names its doer: "Tender evaluation was carried out by the client"."""
    copula = next((at for at in range(first + 1, last) if found[at].low in _COPULAS), None)
    if copula is None:
        return None
    for at in range(copula + 1, min(copula + 5, last)):
        base = participle(found[at])
        if not base:
            continue
        return (
            (first, at, last) if base not in HONOURS and _by(found, at, last) is not None else None
        )
    return None


def _there(found: Sequence[Token], first: int, last: int) -> Span | None:
    """A passive that names where it is done: "Assay development is done in R&D", "Payroll is handled externally"."""
    copula = next((at for at in range(first + 1, last) if found[at].low in _COPULAS), None)
    if copula is None or copula + 2 > last:
        return None
    deed = next(
        (
            at
            for at in range(copula + 1, min(copula + 4, last))
            if participle(found[at]) in _DONE_THERE
        ),
        None,
    )
    if deed is None:
        return None
    behind = found[deed + 1 : last + 1]
    if any(token.low in _ELSEWHERE for token in behind):
        return first, deed, last
    if behind[0].low not in ("in", "at", "from") or len(behind) < 2:
        return None
    place = behind[1:]
    department = len(place) == 1 and place[0].text.isupper() and not place[0].used
    return (
        (first, deed, last)
        if department or (place[-1].low in _PLACES and len(place) <= 3)
        else None
    )


def done_to_the_speaker(found: Sequence[Token], first: int, last: int) -> tuple[int, int] | None:
    """The deed and the "by" of a passive without a subject, which was done to whom the text is about: "[I] *was awarded* a prize *by* the mayor"."""
    if first and found[first - 1].text not in closed_words.SENTENCE_ENDS:
        return None
    deed = first + (found[first].low in _COPULAS)
    while deed < last and (found[deed].low in _BETWEEN or found[deed].low.endswith("ly")):
        deed += 1
    named = deed > first or (deed < last and found[deed + 1].low == "by")
    base = _participle_at_start(found[deed]) if named and deed < last else ""
    by = next((at for at in range(deed + 1, last) if found[at].low == "by"), None)
    return (deed, by) if by is not None and base in HONOURS else None


def _participle_at_start(token: Token) -> str:
    """The infinitive of a past participle, also of one with the capital of a sentence."""
    entry = lexicon.verbs().get(token.low)
    return (
        entry[0]
        if entry is not None and token.low != entry[0] and token.low.endswith(("ed", "en", "t"))
        else ""
    )


def is_done_for_people(found: Sequence[Token], at: int) -> bool:
    """Whether the deed at a token is one that the person might claim to have done to others: "trained", and not "awarded"."""
    return _participle_at_start(found[at]) in _DONE_TO_PEOPLE


def reduced(found: Sequence[Token], first: int, last: int) -> tuple[int, int] | None:
    """A participle behind its noun with its doer: "Terraform modules *written by the platform team*"; participle and end."""
    for at in range(first + 1, last - 1):
        if found[at + 1].low != "by":
            continue
        base = participle(found[at])
        before = found[at - 1]
        noun = (
            before.kind == "word"
            and not before.used
            and before.low not in lexicon.glue() | _COPULAS | {"and", "which"}
        )
        if not base or base in HONOURS or not noun or participle(before):
            continue
        if doer(found, at + 2, last) and found[at + 2].low != "my":
            return at, last
    return None


def apposed(found: Sequence[Token], first: int, last: int) -> bool:
    """Whether a clause between commas only says by whom its thing was made: "a new list, *made by the control centre*, …"."""
    behind = first > 0 and found[first - 1].text == "," and found[first - 2].kind == "word"
    base = participle(found[first]) if behind and first + 2 <= last else ""
    return (
        bool(base)
        and base not in HONOURS
        and found[first + 1].low == "by"
        and doer(found, first + 2, last)
    )


def _obliges(found: Sequence[Token], first: int, last: int) -> Span | None:
    """German verbs of giving: "oblag dem Prüfer", "unterstehen sie dem Leiter", "erfolgte durch den Einkauf"."""
    for at in range(first, last + 1):
        low = found[at].low
        if low == "unterstellt" and any(
            found[here].low in _DATIVE and _person(found, here + 1, last)
            for here in range(first, last)
        ):
            return first, at, last  # "unterstellt sind sie dem Projektleiter"
        if low in _COMES_ABOUT and at > first:
            through = next(
                (here for here in range(at + 1, min(at + 5, last)) if found[here].low in _THROUGH),
                None,
            )
            if through is not None and _person(found, through + 1, last):
                return first, at, last
        if low in _OBLIGES:
            near = (
                range(at + 1, min(at + 4, last + 1))
                if low != "vorbehalten"
                else range(first + 1, at)
            )
            if any(found[here].low in _DATIVE and _person(found, here + 1, last) for here in near):
                return first, at, last
            if low == "vorbehalten":
                return first, at, last
    return None


def _noun_of_others(found: Sequence[Token], first: int, last: int) -> Span | None:
    """A German noun of a deed with its doer and no verb: "Freigabe durch den Teamleiter", "Budgetverantwortung beim Leiter"."""
    if (
        last - first > 6
        or not found[first].capital
        or any(_is_verb(token) for token in found[first : last + 1])
    ):
        return None
    for at in range(first + 1, last):
        through = found[at].low == "durch"
        rests = found[at].low in ("bei", "beim") and _POWER.search(found[at - 1].low)
        if through and found[first].low.endswith(_GUIDES) and _PLACE_WITHIN.search(found[last].low):
            return None
        if (through or rests) and any(
            people_de.other(found, here) for here in range(at + 1, last + 1)
        ):
            return first, at, last
    return None


_GUIDES = (
    "führung",
    "führungen",
    "rundgang",
    "rundgänge",
    "tour",
    "touren",
    "rundfahrt",
    "rundfahrten",
    "begleitung",
)
_PLACE_WITHIN = re.compile(
    r"(?:abteilung|verwaltung|zentrale|hochschule|schule|amt|büro|firma|verein|unternehmen|betrieb|werk)(?:e?[ns])?$"
)
"""What people are guided through, though it does things elsewhere: "Führungen *durch die Abteilung*"."""
_POWER = re.compile(
    r"(?:verantwortung|entscheidung|freigabe|leitung|kompetenz|befugnis|vollmacht|hoheit|zuständigkeit)$"
)


def _is_verb(token: Token) -> bool:
    return not token.capital and token.low in lexicon.verbs()


def _person(found: Sequence[Token], at: int, last: int) -> bool:
    """Whether one of the next words names somebody: a post, a body, or a noun for who does something."""
    for here in range(at, min(at + 3, last + 1)):
        token = found[here]
        if people_de.other(found, here) or (
            token.capital and re.search(r"(?:eur|or|ant|ent|er)(?:in|innen|s|n)?$", token.low)
        ):
            return True
    return False
