"""Where the clauses of a sentence begin and end: at marks, at "but", and where "and" or "while" brings another subject."""

from collections.abc import Sequence

from interview_app.tailoring.truth_gate.reading import others_en, subjects
from interview_app.tailoring.truth_gate.words import closed_words, lexicon
from interview_app.tailoring.truth_gate.words.tokens import Token

_TURNS = frozenset("but however though although whereas aber jedoch sondern doch".split())
_PARTICLES = frozenset("aber jedoch doch".split())
"""Turns only at the beginning of a clause: "führt aber er" goes on."""
SELF = frozenset(
    "i ive im id ill weve we me us myself mine ich wir mich mir uns mein meine meinen meiner meins".split()
)
"""Words by which somebody speaks of themselves."""
SPEAKER = frozenset("i ive im id ill weve we ich wir".split())
COPULAS = closed_words.COPULAS | frozenset("ist war sind waren".split())
SUBJECTS = frozenset("the a an my our his her their".split())
_OTHERS = frozenset("he she they".split())


def said(found: Sequence[Token]) -> list[str]:
    """The folded words, the German "im" as "in": it is no "I'm" by which somebody speaks of themselves."""
    lows = [token.low for token in found]
    if "im" not in lows:
        return lows
    return [
        "in" if low == "im" and _is_german_im(found, at) else low for at, low in enumerate(lows)
    ]


def _is_german_im(found: Sequence[Token], at: int) -> bool:
    """Whether "im" stands before a German noun: "im Labor", "im eigenen Haus"."""
    behind = found[at + 1 : at + 3]
    if "'" in found[at].text or "’" in found[at].text or not behind:
        return False
    noun = behind[0].capital and not behind[0].text.isupper()
    return noun or (len(behind) > 1 and behind[1].capital and behind[0].low.endswith("en"))


def is_past(token: Token) -> bool:
    """Whether a word is a verb in a form that no noun has."""
    entry = lexicon.verbs().get(token.low)
    form = entry is not None and token.low not in (entry[0], entry[0] + "s")
    return form and (not token.capital or token.low.endswith("ed"))


def clauses(found: list[Token]) -> list[tuple[int, int]]:
    """The stretches between marks and turns ("but"), as first and last token."""
    result: list[tuple[int, int]] = []
    first = 0
    for at, token in enumerate(found):
        low = token.low
        if low not in _MAY_PART:
            continue
        turn = low in _TURNS and (low not in _PARTICLES or at == first)
        another = low in _MAY_BEGIN and _begins_another(found, at)
        if (token.text in closed_words.STOPS and not token.used) or turn or another:
            if at > first:
                result.append((first, at - 1))
            first = at + 1
    if first < len(found):
        result.append((first, len(found) - 1))
    return result


def text(lows: list[str], clause: tuple[int, int]) -> str:
    """A clause of folded words as patterns search it: one space around each word."""
    return " " + " ".join(lows[clause[0] : clause[1] + 1]) + " "


def _begins_another(found: list[Token], at: int) -> bool:
    """Whether "and" begins a clause with a subject of its own: "… each show *and* the cutter did the patterns"."""
    if (
        _person_goes_on(found, at)
        or _meanwhile(found, at)
        or _passive_begins(found, at)
        or _not_done(found, at)
    ):
        return True
    if found[at].low != "and" or not 0 < at < len(found) - 3 or found[at - 1].low in SELF:
        return False
    if found[at + 1].low in _OTHERS:
        return is_past(found[at + 2])
    if found[at + 1].low not in SUBJECTS:
        return False
    for here in range(at + 3, min(at + 5, len(found) - 1)):
        if found[here].text in closed_words.STOPS or found[here - 1].low in (
            "of",
            "and",
            "to",
            "which",
            "that",
        ):
            return False
        if is_past(found[here]) and others_en.does_things(found[here - 1]):
            return True
    return False


def _not_done(found: list[Token], at: int) -> bool:
    """Whether behind "and" begins what was not done, of the same subject: "passed the first test *and have not* sat the other"."""
    if found[at].low != "and" or at + 2 >= len(found) or not any(map(is_past, _before(found, at))):
        return False
    every, _short = lexicon.negators()
    return found[at + 1].low in _PERFECT_NOT or (
        found[at + 1].low in _PERFECT and found[at + 2].low in every
    )


_PERFECT = frozenset("have has had".split())
_PERFECT_NOT = frozenset("havent hasnt hadnt".split())


def _passive_begins(found: list[Token], at: int) -> bool:
    """Whether behind "and" a passive with its doer begins, of what did not do the deed before: "made them *and they were* checked by"."""
    if found[at].low != "and" or not any(map(is_past, _before(found, at))):
        return False
    behind = found[at + 1 : at + _PASSIVE_NEAR]
    end = next(
        (
            here
            for here, one in enumerate(behind)
            if one.text in closed_words.STOPS or one.low == "and"
        ),
        len(behind),
    )
    lows = [one.low for one in behind[:end]]
    copula = next((here for here, low in enumerate(lows) if low in closed_words.COPULAS), -1)
    subject = copula == 0 or (copula > 0 and lows[0] in SUBJECTS | _THEY)
    return subject and "by" in lows[copula:] and not any(map(is_past, behind[:copula]))


_THEY = frozenset("they it these those this that".split())
_PASSIVE_NEAR = 10
_MEANWHILE = frozenset("while whereas and".split())


def _meanwhile(found: list[Token], at: int) -> bool:
    """Whether somebody else's doings begin behind "and" or "while"; "me and a temp scanned them" is the person's too."""
    if found[at].low not in _MEANWHILE or not at or not subjects.begins(found, at + 1):
        return False
    return found[at].low != "and" or any(
        one.low in lexicon.verbs() or subjects.finite(one) for one in _before(found, at)
    )


def _before(found: list[Token], at: int) -> list[Token]:
    """The tokens of a clause before one of its words."""
    first = at
    while first and found[first - 1].text not in closed_words.STOPS:
        first -= 1
    return found[first:at]


_GOES_ON = frozenset("and while whereas after before so because und während".split())


_MAY_BEGIN = _MEANWHILE | _GOES_ON
_MAY_PART = closed_words.STOPS | _TURNS | _MAY_BEGIN


def _person_goes_on(found: list[Token], at: int) -> bool:
    """Whether "and I" begins another clause behind one with a verb of its own: "the vet did it *and I* held the dog"."""
    if (
        found[at].low not in _GOES_ON
        or at + 2 >= len(found)
        or found[at + 1].low not in ("i", "we", "ich", "wir")
    ):
        return False
    before = _before(found, at)
    return not {token.low for token in before} & SPEAKER and any(
        subjects.finite(one) or one.low in COPULAS for one in before
    )
