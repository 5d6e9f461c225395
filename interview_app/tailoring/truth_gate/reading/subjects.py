"""Whose deed a written clause tells of by its grammar: a subject of its own, or "who" behind somebody.

"The agronomist changed the feed", "Presents the report to the director, who owns the budget", "Die Steuerberaterin prüfte
alle Erklärungen". The rules look for a noun that names somebody by what they do, and for the finite verb behind it.
"""

import re
from collections.abc import Sequence, Set

from interview_app.tailoring.truth_gate.reading import doers_en, others_en, people_de
from interview_app.tailoring.truth_gate.words import closed_words, lexicon
from interview_app.tailoring.truth_gate.words.tokens import Token

Span = tuple[int, int, int]
"""Where what is given away begins, the deed by which it is, and where it ends."""

_DETERMINERS = closed_words.DETERMINERS | {"one"}
_LEADING = frozenset(
    "and so then later while as because since when where that after once until before".split()
)
_BEFORE_A_TIME = frozenset("in on by from during after since until".split())
_OF = frozenset("of for at in from".split())
_AUXILIARY = frozenset("has had have".split())
_MODALS = frozenset("can could will would should may might must".split())
_MANNER = frozenset("also then always usually later normally still now personally".split())
_NO_SUBJECT = frozenset("who which that and is was are were to".split())
_JOINS = frozenset("while whereas after before because until that which so when where as".split())
"""Words behind which a clause inside another may begin."""
_SEVERAL = frozenset("two three four five six other several some most all both".split())
_WATCHED = frozenset("watched observed saw shadowed let had".split())
_NO_DEEDS = frozenset(
    "use borrow adopt like ask want join come visit read open download praise enjoy attend follow report leave complain go say fall rise "
    "drop grow need get see know think call find mean cost become pass qualify stay live work speak benefit suffer receive gain stand "
    "have be do let show include thank accept agree return remain retire start begin stop learn study train wait arrive move struggle "
    "fail lose miss eat sleep die score recover apply turn".split()
)
"""What people do that takes nothing from the person whose evidence it is."""
_OWN_PEOPLE = frozenset(
    "train mentor coach supervise lead manage hire recruit teach guide instruct develop head run oversee help support assist serve treat".split()
)
"""Deeds of the person whose object may do things of its own: "leads four engineers who maintain the pipeline"."""


def names_somebody(token: Token) -> bool:
    """Whether an English noun names somebody by what they do at work."""
    if token.used or token.kind != "word" or token.text.endswith(("'s", "’s")):
        return False
    return others_en.other(token) or not lexicon.people().isdisjoint(
        (token.low, token.low.removesuffix("s"))
    )


def finite(token: Token) -> str:
    """The infinitive of a verb in a form that only a sentence has ("approved", "owns"); empty for any other word."""
    if token.capital or token.used or token.kind != "word":
        return ""
    entry = lexicon.verbs().get(token.low)
    if entry is not None:
        same = token.low in lexicon.same_past()
        return entry[0] if (token.low != entry[0] or same) and not token.low.endswith("ing") else ""
    return token.low[:-2] if token.low.endswith("ed") and len(token.low) > 5 else ""


def of_others(found: Sequence[Token], first: int, last: int, lows: Set[str]) -> Span | None:
    """The stretch of an English clause whose subject is somebody else; None when nobody else is its subject.

    `lows` are the folded words of the clause.
    """
    if lows.isdisjoint(_DETERMINERS) and lows.isdisjoint(_SEVERAL):
        return None  # nothing that a subject begins with
    for start in _subjects_at(found, first, last):
        verb = _verb_of(found, start, last)
        if verb is not None:
            return verb, verb, last if finite(found[verb]) or verb == last else verb
    to_do = _to_do(found, first, last) if "for" in lows and "to" in lows else None
    return to_do or (None if lows.isdisjoint(_WATCHED) else _watched(found, first, last))


def begins(found: Sequence[Token], at: int) -> bool:
    """Whether a clause with somebody else as its subject begins at a token: "while *the lead developer wrote* it"."""
    last = next(
        (here - 1 for here in range(at, len(found)) if found[here].text in closed_words.STOPS),
        len(found) - 1,
    )
    return at < last and found[at].low in _DETERMINERS and _verb_of(found, at, last) is not None


def _verb_of(found: Sequence[Token], start: int, last: int) -> int | None:
    """The deed of the noun phrase that a token begins, where it names somebody else and does something."""
    for here in range(start + 1, min(start + 8, last + 1)):
        token = found[here]
        if token.text in closed_words.STOPS or token.used or token.low in _NO_SUBJECT:
            return None
        verb = here + 1 if token.low in _AUXILIARY | _MODALS | _MANNER and here < last else here
        base = (
            _infinitive(found[verb])
            if token.low in _MODALS and verb > here
            else finite(found[verb])
        )
        if verb == here and token.low in lexicon.participles():
            return None  # "the new rota *drawn* up in 2019": no subject does that without "has"
        base = base or (
            "" if start and found[start - 1].low in _AT_TIMES else _third_person(found, verb, last)
        )
        if base and _somebody(found, start, here):
            fragment = (
                verb == last and found[start].low in _SEVERAL
            )  # "two junior analysts mentored": by the person
            told = base not in _NO_DEEDS or (
                base in _STARTS and verb < last and _is_begun(found[verb + 1])
            )
            return verb if told and not fragment else None
    return None


def _third_person(found: Sequence[Token], at: int, last: int) -> str:
    """A verb of no list in the third person, right before what it is done to: "our surveyor *flies it*"."""
    low = found[at].low
    form = (
        low.endswith("s")
        and len(low) > 3
        and not found[at].capital
        and not found[at].used
        and found[at].kind == "word"
    )
    done_to = form and at < last and found[at + 1].low in _DONE_TO
    return low if done_to and low not in lexicon.glue() and not low.endswith("ss") else ""


_AT_TIMES = frozenset("after before until when once while as".split())
_DONE_TO = frozenset("it them the this that these those all both".split())
_STARTS = frozenset("start begin continue stop".split())


def _is_begun(token: Token) -> bool:
    """Whether a word is the deed that somebody begins: "the front desk started *texting* people"."""
    entry = lexicon.verbs().get(token.low)
    return entry is not None and token.low.endswith("ing") and entry[0] not in _NO_DEEDS


def _infinitive(token: Token) -> str:
    entry = lexicon.verbs().get(token.low)
    return token.low if entry is not None and entry[0] == token.low else ""


def _subjects_at(found: Sequence[Token], first: int, last: int) -> list[int]:
    """The tokens at which a subject of a clause may begin: its head, behind a date, and behind a word that joins clauses."""
    at = first
    while at < last and found[at].low in _LEADING:
        at += 1
    if found[at].low in _BEFORE_A_TIME:
        at = next(
            (here for here in range(at + 1, min(at + 5, last)) if found[here].low in _DETERMINERS),
            last,
        )
    inner = [
        here
        for here in range(at + 1, last)
        if found[here - 1].low in _JOINS or _is_contact(found, here, first, last)
    ]
    several = found[at].low in _SEVERAL and at + 1 < last and names_somebody(found[at + 1])
    return [
        here for here in (at, *inner) if found[here].low in _DETERMINERS or (here == at and several)
    ]


def _is_contact(found: Sequence[Token], at: int, first: int, last: int) -> bool:
    """Whether a clause without its "that" may begin behind a noun: "within a budget *the landlord* set"."""
    before = found[at - 1]
    if (
        found[at].low not in _DETERMINERS
        or before.kind != "word"
        or before.used
        or before.low in lexicon.glue()
    ):
        return False
    verb = _verb_of(found, at, last)
    return (
        verb is not None
        and not finite(before)
        and any(one.low in _DETERMINERS for one in found[first : at - 1])
    )


def _to_do(found: Sequence[Token], first: int, last: int) -> Span | None:
    """What is made ready for somebody else to do: "tenders for the manager to *sign*"."""
    for at in range(first, last - 3):
        if found[at].low != "for" or found[at + 1].low not in _DETERMINERS:
            continue
        to = next(
            (here for here in range(at + 3, min(at + 7, last)) if found[here].low == "to"), None
        )
        if to is None or not _somebody(found, at + 1, to):
            continue
        base = _infinitive(found[to + 1])
        if base and base not in _NO_DEEDS:
            return to + 1, to + 1, last
    return None


def _watched(found: Sequence[Token], first: int, last: int) -> Span | None:
    """What somebody else was only seen to do: "watched the senior technician *calibrate* it"."""
    for at in range(first, last - 2):
        if found[at].low not in _WATCHED or found[at + 1].low not in _DETERMINERS:
            continue
        for verb in range(at + 3, min(at + 7, last)):
            if _infinitive(found[verb]) and _somebody(found, at + 1, verb):
                return verb, verb, last
    return None


def _does(token: Token, deed: str) -> bool:
    """Whether a noun of no list is made like who does something, before a deed that no thing does: "the skipper dealt"."""
    if (
        token.capital
        or token.used
        or ((deed in others_en.RESULTS or deed in others_en.USES) and deed != "run")
    ):
        return False
    return doers_en.may_be_somebody(token.low)


def _somebody(found: Sequence[Token], start: int, verb: int) -> bool:
    """Whether the words between a determiner and a verb name somebody else."""
    head = next((at - 1 for at in range(start + 2, verb) if found[at].low in _OF), verb - 1)
    if head <= start:
        return False
    if found[head].low.removesuffix("s") in doers_en.GROUPS:
        return (
            head - start > 1 or found[start].low == "another"
        )  # "the platform team", but not "our team"
    return names_somebody(found[head]) or _does(found[head], finite(found[verb]))


def relative(found: Sequence[Token], first: int, last: int) -> tuple[int, int] | None:
    """The deed behind "who" and its end, where somebody else does it: "to the director, *who owns the budget*"."""
    for at in range(first, last):
        if found[at].low != "who" or not at:
            continue
        before = at - 1 if found[at - 1].text != "," else at - 2
        if before < 0 or not (
            _is_beside(found, before)
            or (names_somebody(found[before]) and not _is_the_person(found, before))
        ):
            continue
        verb = at + 1
        while verb < last and found[verb].low in _AUXILIARY | _MANNER:
            verb += 1
        base = finite(found[verb])
        done = base == "do" and verb < last and found[verb + 1].low in closed_words.DETERMINERS
        if done or (base and base not in _NO_DEEDS):
            return (
                verb,
                last,
            )  # "who had *done the architecture*": of "do" alone it is the thing that is theirs
    return None


_BESIDE = frozenset("with alongside".split())
_LONGEST_NAME = 6
"""Tokens of a name for people between "with" and "who"."""


def _is_beside(found: Sequence[Token], at: int) -> bool:
    """Whether a noun before "who" names others with whom something was done: "along with *two other members* who"."""
    for here in range(at - 1, max(-1, at - 1 - _LONGEST_NAME), -1):
        if found[here].low in _BESIDE:
            return True
        if found[here].text in closed_words.STOPS or finite(found[here]):
            return False
    return False


def _is_the_person(found: Sequence[Token], at: int) -> bool:
    """Whether a noun before "who" may be the person, or somebody whose work is theirs: "as the nurse who", "coached two who"."""
    first = at
    while first and found[first - 1].text not in closed_words.STOPS:
        first -= 1
    if found[first].low == "it" and found[first + 1].low in ("was", "is"):
        return False  # "it was the director who approved it"
    before = found[first:at]
    lows = [token.low for token in before[-6:]]
    if {"as", "am", "i", "im"} & set(lows[-5:]) or "one" in lows:
        return True
    entries = [lexicon.verbs().get(token.low) for token in before]
    deeds = [entry[0] for entry in entries if entry is not None]
    return not deeds or not _OWN_PEOPLE.isdisjoint(deeds[-2:])


_GERMAN_LEADING = frozenset("und da dann dort".split())
_SUBORDINATES = frozenset("während weil nachdem bevor als damit bis wenn".split())
_RELATIVE = frozenset("der die das den welche welcher welches".split())
_PARTICIPLE = re.compile(r"\w*ge\w{2,}(?:t|en)$|(?:be|ver|er|ent|zer|über|unter)\w+(?:t|en)$")
_HAPPENS_DE = frozenset(
    "steigen sinken fallen kosten dauern bringen senken gehen kommen laufen wachsen helfen nutzen verwenden benutzen übernehmen besuchen "
    "lesen loben fragen verringern reduzieren bestehen lernen werden bleiben brauchen erhalten bekommen wechseln sein haben arbeiten".split()
)


def german(found: Sequence[Token], first: int, last: int) -> Span | None:
    """The stretch of a German clause whose subject is somebody else: "Die Steuerberaterin prüfte alles", "während der Chef verhandelte"."""
    at = first
    while at < last and found[at].low in _GERMAN_LEADING | _SUBORDINATES:
        at += 1
    if found[at].low not in closed_words.GERMAN_NOMINATIVES:
        return None
    for noun in range(at + 1, min(at + 4, last)):
        if not people_de.other(found, noun):
            continue
        if _german_deed(found[noun + 1]):
            return first, noun + 1, last
        ends = found[last - 1] if found[last].low in closed_words.GERMAN_HAVE else found[last]
        if found[first].low in _SUBORDINATES and _german_deed(
            ends, participle=ends is not found[last]
        ):
            return first, last, last
        return None
    return None


def _german_deed(token: Token, *, participle: bool = False) -> bool:
    """Whether a German word is a deed in a form that only a sentence has; with `participle`, behind "hat"."""
    entry = lexicon.verbs().get(token.low)
    if token.capital or token.kind != "word" or token.used:
        return False
    if entry is None:
        return token.low.endswith(("te", "ten")) and len(token.low) > 5
    plain = token.low != entry[0] and (participle or not _PARTICIPLE.match(token.low))
    return plain and entry[0] not in _HAPPENS_DE


def german_relative(found: Sequence[Token], first: int, last: int) -> int | None:
    """The first token of what a German relative clause gives to somebody else.

    "…, die das Budget verantwortet" of somebody named before it gives all of it; "…, die der Steuerberater einreichte" only
    the deed at its end, for the thing may be the person's.
    """
    if (
        found[first].low not in _RELATIVE
        or first < 2
        or found[first - 1].text != ","
        or last - first < 2
    ):
        return None
    ends = found[last - 1] if found[last].low in closed_words.GERMAN_HAVE else found[last]
    if found[last].low not in ("macht", "machte") and not _german_deed(
        ends, participle=ends is not found[last]
    ):
        return None
    if found[first + 1].low in closed_words.GERMAN_NOMINATIVES and any(
        people_de.other(found, near) for near in range(first + 2, min(first + 5, last))
    ):
        return last if ends is found[last] else last - 1
    return first if people_de.other(found, first - 2) else None
