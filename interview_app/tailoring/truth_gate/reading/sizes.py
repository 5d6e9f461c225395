"""What a number counts: the noun behind it, a name before it, or people."""

from dataclasses import dataclass, field

from interview_app.tailoring.truth_gate.figures import number_words
from interview_app.tailoring.truth_gate.figures.quantity import Quantity
from interview_app.tailoring.truth_gate.figures.units import is_unit
from interview_app.tailoring.truth_gate.reading import noun_phrases
from interview_app.tailoring.truth_gate.reading.line import Keys, Line, is_name
from interview_app.tailoring.truth_gate.words import lexicon, meaning
from interview_app.tailoring.truth_gate.words.tokens import Token, keys_of

_PEOPLE = frozenset(
    "team people person persons staff employee employees colleague colleagues member members report reports engineer engineers nurse nurses mitarbeiter mitarbeitern "
    "kollegen personen leute köpfig team teams teammitglieder crew workers headcount".split()
)
_COLLECTIVES = frozenset(
    "team group crew unit squad gang shift floor kitchen desk brigade workshop audience crowd cohort gruppe mannschaft kolonne trupp schicht publikum runde".split()
)
"""What people are counted in: "a group of nine" has nine people."""


def is_collective(low: str) -> bool:
    """Whether a word, or what it is the plural of, is one that people are counted in."""
    return (
        low in _COLLECTIVES
        or low.removesuffix("s") in _COLLECTIVES
        or low.removesuffix("n") in _COLLECTIVES
    )


def _unit_within(line: Line, quantity: Quantity) -> str:
    """What a number counts that says so itself: "fünfköpfig", "zwölfseitig", "5-person"."""
    low = quantity.raw.lower()
    if low.endswith(_HEADS):
        return "people"
    if low[0].isdigit():
        return ""
    before = line.tokens[quantity.first - 1].low if quantity.first else ""
    if number_words.together(before, low) is not None:
        return "people"
    suffixed = number_words.with_suffix(low)
    return suffixed[1] if suffixed is not None and suffixed[1] not in ("fach", "mal") else ""


_HEADS = (
    "strong",
    "person",
    "man",
    "mann",
    "head",
    "köpfig",
    "köpfige",
    "köpfigen",
    "köpfiges",
    "köpfiger",
)


@dataclass(slots=True)
class Counted:
    """What stands around a number: the words behind it, or the name before it ("Sage 200", "Year 4").

    `run` is what they claim, `wide` what they answer for as evidence; `unit` a unit of measure at the end of the run, `of`
    what "of those" points back to, `taken` whether that is another number ("2 of the 4"), `general` a noun that says no more than that there are so many.
    """

    run: list[Keys] = field(default_factory=list)
    wide: list[Keys] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    name: Keys = frozenset()
    unit: str = ""
    of: list[Keys] = field(default_factory=list)
    general: str = ""
    taken: bool = False


def counted(line: Line, quantity: Quantity) -> Counted:
    """The words that say what a number counts, each with its equals; the last one is the head. Kept with the line."""
    known: Counted | None = line.counted.get(quantity.first)
    if known is None:
        line.counted[quantity.first] = _NOTHING_YET
        known = line.counted[quantity.first] = _counted(line, quantity)
    return known


_NOTHING_YET = Counted()
"""For two numbers that point to each other: "71 of the 96 so far". Nobody changes it."""


def _counted(line: Line, quantity: Quantity) -> Counted:
    found = Counted()
    unit = _unit_within(line, quantity)
    if unit:
        found.run.append(meaning.concepts(unit) | keys_of(unit))
        found.wide.append(found.run[-1])
        found.words.append(unit)
    before = line.tokens[quantity.first - 1] if quantity.first else None
    graded = before is not None and (
        is_name(before) or (before.low in _GRADED and quantity.raw.isdigit())
    )
    if before is not None and graded and before.kind == "word" and not before.used and not unit:
        found.name = before.keys
        return found  # a version or a grade: "SAP EWM 9.4", "level 2 laboratory"
    _run_behind(line, quantity, found)
    if (
        line.german
        and found.words
        and not found.unit
        and not unit
        and _ends_small(line, quantity, found)
    ):
        found.run, found.wide, found.words = (
            [],
            [],
            [],
        )  # "die 193 besitze ich": a German noun has a capital
    later = quantity.other if quantity.pair.endswith("first") and not found.run else None
    if later is not None and later.first > quantity.last:
        return counted(line, later)  # "70 to 80 orders"
    if not found.run:
        _anaphor(line, quantity, found)
    _before(line, quantity, found)
    if not found.run and quantity.kind == "count" and _is_us(line, quantity):
        found.run, found.wide, found.words = [_US], [_US], ["people"]
    return found


def _ends_small(line: Line, quantity: Quantity, found: Counted) -> bool:
    """Whether every word behind a number that might be counted is written small, in a line that writes nouns with a capital."""
    behind = line.tokens[quantity.last + 1 : quantity.last + _REACH]
    small = {token.low for token in behind if token.kind == "word" and not token.capital}
    return (
        not line.caseless
        and small.issuperset(found.words)
        and all(word.endswith(_SMALL) for word in found.words)
    )


_SMALL = ("e", "en", "er", "t", "g")
"""How German verbs and adjectives end: "mbar" is neither."""


_US = meaning.concepts("people") | meaning.concepts("leute")
_WE_ARE = frozenset(("sind", "waren"))


def _is_us(line: Line, quantity: Quantity) -> bool:
    """Whether a number without a noun is how many people one is with: "wir sind elf in der Instandhaltung"."""
    before = [token.low for token in line.tokens[max(0, quantity.first - _TO_US) : quantity.first]]
    if not line.german:
        drawn = quantity.first and line.tokens[quantity.first - 1].text.lower() in (
            "we're",
            "we’re",
        )
        return drawn or before[-2:] in (["we", "are"], ["we", "were"])
    return (
        "wir" in before
        and not _WE_ARE.isdisjoint(before)
        and quantity.value == quantity.value.numerator
    )


_TO_US = 5


_GRADED = frozenset(
    "level grade class stage tier band phase category type stufe klasse phase typ niveau kategorie".split()
)
"""Words that a number behind them grades, so that it counts nothing: "level 2 laboratory"."""


def _run_behind(line: Line, quantity: Quantity, found: Counted) -> None:
    """The words behind a number that name what it counts, up to the next phrase or deed.

    The word that a hyphen joins to the number is what it counts, whatever noun it describes: "a 52-storey build".
    """
    joined = noun_phrases.hyphen_follows(line, quantity.last)
    for at in range(
        quantity.last + 1 + noun_phrases.is_copula(line, quantity.last + 1),
        min(quantity.last + _REACH, len(line.tokens)),
    ):
        if _is_passed_over(line, at, quantity, found):
            continue
        token = line.tokens[at]
        if (
            is_unit(token.low)
            and token.kind == "word"
            and not token.used
            and not _ends_attribute(line, at, found)
        ):
            found.unit = token.low if found.run else ""
            found.run.append(token.keys)
            found.wide.append(token.keys)
            return
        if (
            not found.run
            and token.low.endswith("ed")
            and line.tokens[quantity.first - 1].low in ("which", "whom")
        ):
            return  # "of which 3 failed"
        if noun_phrases.ends_run(line, at, run=bool(found.run)) or (
            token.low in lexicon.glue() and _ended_by_glue(line, at, found, joined=joined)
        ):
            return
        if token.low in lexicon.glue() or (
            line.german and token.capital and _is_shortened(line, at)
        ):
            continue
        found.run.append(meaning.concepts(token.low) | token.keys)
        found.wide.append(meaning.answers(token.low) | token.keys)
        found.words.append(token.low)
        described = noun_phrases.hyphen_follows(line, at)
        by_hyphen = joined and not line.german and token.low not in _PEOPLE
        if len(found.run) >= _WORDS or (
            not described and (by_hyphen or (line.german and token.capital))
        ):
            return


def _is_passed_over(line: Line, at: int, quantity: Quantity, found: Counted) -> bool:
    """Whether a token is no word of the counted noun and does not end it either."""
    token = line.tokens[at]
    if token.text in "-–" and (at == quantity.last + 1 or not token.spaced):
        return True
    if token.used == "number" and found.run and _numbers_a_name(line, at):
        return True
    if noun_phrases.within_hyphens(line, at):
        return True  # "24 house-to-house teams"
    if line.german and token.low in ("und", "oder") and line.tokens[at - 1].text == "-":
        return True  # "26 Film- und Fernsehproduktionen"
    if found.run and token.low in ("and", "und", "or", "oder"):
        return noun_phrases.describes_on(line, at)  # "10 stroke and hip-fracture patients"
    if token.kind != "word" or token.used:
        return False
    if noun_phrases.is_deed(line, at, run=bool(found.run)):
        return not found.run and noun_phrases.noun_follows(line, at)
    # "twelve randomly picked servers"
    manner = token.low.endswith("ly") and len(token.low) > _SHORT_MANNER and not line.german
    return manner and token.low not in lexicon.glue() and noun_phrases.participle_follows(line, at)


def _numbers_a_name(line: Line, at: int) -> bool:
    """Whether a number only belongs to the name before it, which describes the counted noun behind: "five *Scania 450* lorries"."""
    before, after = line.tokens[at - 1], line.tokens[at + 1] if at + 1 < len(line.tokens) else None
    if before.kind != "word" or before.used or not before.capital or line.german:
        return False
    if after is None or after.kind != "word" or after.used or not after.low.endswith("s"):
        return False
    return after.low not in lexicon.glue() and not is_unit(after.low)


def _ends_attribute(line: Line, at: int, found: Counted) -> bool:
    """Whether a unit ends what only describes the counted noun behind it: "210,000 first-*year* downloads"."""
    before, after = line.tokens[at - 1], line.tokens[at + 1] if at + 1 < len(line.tokens) else None
    joined = bool(found.run) and before.text == "-" and not before.spaced
    return (
        joined
        and after is not None
        and after.kind == "word"
        and not after.used
        and after.low not in lexicon.glue()
    )


def _is_shortened(line: Line, at: int) -> bool:
    """Whether a German noun leaves its end to the one behind "und": "26 *Film-* und Fernsehproduktionen"."""
    behind = line.tokens[at + 1 : at + 4]
    return (
        len(behind) == _TO_END
        and behind[0].text == "-"
        and not behind[0].spaced
        and behind[1].low in ("und", "oder")
        and behind[2].capital
    )


_TO_END = 3
_SHORT_MANNER = 4


def _ended_by_glue(line: Line, at: int, found: Counted, *, joined: bool) -> bool:
    """Whether a small word ends the counted noun; a general one at its end takes what describes it away."""
    token = line.tokens[at]
    if token.low == "so":
        return True  # "new starters, seven so far"
    if token.low in _GENERAL and not joined:
        found.run, found.wide, found.words = [], [], []  # "430 crane jobs" are 430 jobs
        found.general = token.low
        return True
    if noun_phrases.hyphen_follows(line, at) or _ends_attribute(line, at, found):
        return False  # "19 blameless post-incident reviews"
    return bool(found.run) or token.low in noun_phrases.ARTICLES | noun_phrases.AUXILIARIES


_REACH, _WORDS = 9, 5
"""Tokens behind a number that are looked at, and words that may name what it counts."""
_GENERAL = frozenset("jobs tasks works".split())
"""Nouns so general that what stands before them only describes."""


def _anaphor(line: Line, quantity: Quantity, found: Counted) -> None:
    """What "40 of those" and "900 davon" count: the noun of the number before."""
    behind = [token.low for token in line.tokens[quantity.last + 1 : quantity.last + 3]]
    before = {token.low for token in line.tokens[max(0, quantity.first - 4) : quantity.first]}
    pointed = behind[:1] in (["davon"], ["darunter"]) or (
        not found.run and not before.isdisjoint(_POINTING)
    )
    if not found.run and (tuple(behind) in _SO_FAR or behind[:1] in _BISHER):
        found.of = _of_number_before(line, quantity)
        return
    if behind in _OF_THE and not found.run:
        found.of = _of_number_behind(line, quantity)
        found.taken = bool(found.of)
        return
    if not pointed and not (behind[:1] == ["of"] and behind[1:2] in _THOSE):
        return
    earlier = [
        one
        for one in line.quantities
        if one.first < quantity.first and one.kind == "count" and one is not quantity.other
    ]  # the first number of "bei 3 bis 4 davon" counts what the second does, and tells nothing itself
    noun = next((counted(line, one) for one in reversed(earlier) if counted(line, one).run), None)
    if noun is not None:
        found.of = noun.wide


_SO_FAR = frozenset((("so", "far"), ("to", "date"), ("in", "total"), ("in", "all")))
_BISHER = (["altogether"], ["bisher"], ["bislang"], ["insgesamt"])


def _of_number_before(line: Line, quantity: Quantity) -> list[Keys]:
    """What a number without a noun counts that sums up another of its sentence: "one apprentice a year, *four so far*"."""
    first = max((at for at in line.stops if at < quantity.first), default=-1)
    earlier = [
        one for one in line.quantities if first < one.first < quantity.first and one.kind == "count"
    ]
    return next(
        (noun.wide for noun in (counted(line, one) for one in reversed(earlier)) if noun.run), []
    )


_POINTING = frozenset("davon darunter which whom".split())
_OF_THE = (["of", "the"], ["von", "den"], ["der"])


def _of_number_behind(line: Line, quantity: Quantity) -> list[Keys]:
    """What "2 of the 4" counts: what the 4 counts, here or where the same number stood before."""
    whole = next(
        (one for one in line.quantities if 0 < one.first - quantity.last <= _TO_WHOLE), None
    )
    if whole is None or whole.kind != "count":
        return []
    same = [
        one for one in line.quantities if one.first < whole.first and one.readings == whole.readings
    ]
    noun = next((counted(line, one) for one in (whole, *same) if counted(line, one).run), None)
    return noun.wide if noun is not None else []


_TO_WHOLE = 3
_THOSE = (["those"], ["them"], ["these"], ["which"], ["whom"])
_SENTENCE_ENDS = frozenset(".;:!?–—•")


def _before(line: Line, quantity: Quantity, found: Counted) -> None:
    """What the word before a number tells: "a team of 9", or the name of "Sage 200"."""
    before = line.tokens[quantity.first - 1] if quantity.first else None
    if not found.run and [
        token.low for token in line.tokens[max(0, quantity.first - 2) : quantity.first]
    ] == [
        "out",
        "of",
    ]:
        found.of = _of_number_before(line, quantity)  # "five squads out of eight"
        found.run, found.wide = list(found.of), list(found.of)
    elif (
        not found.run
        and before is not None
        and before.low in ("of", "von", "aus")
        and quantity.first > 1
    ):
        owner = line.tokens[quantity.first - 2]
        if owner.kind == "word" and not owner.used:
            heads = meaning.concepts("people") if owner.low in _COLLECTIVES else frozenset()
            found.run.append(meaning.concepts(owner.low) | owner.keys | heads)
            found.wide.append(meaning.answers(owner.low) | owner.keys | heads)
    elif (
        before is not None
        and before.kind == "word"
        and not before.used
        and before.low not in lexicon.glue()
    ):
        begins = quantity.first == 1 or line.tokens[quantity.first - 2].text in _SENTENCE_ENDS
        verb = before.low in lexicon.verbs() or before.low.endswith(("ed", "te", "ten"))
        placed = begins and (
            verb or bool(found.run)
        )  # "Recast 21 bells" begins with a deed, known or not
        if before.capital and not placed and not (line.german and _is_common(before, quantity)):
            found.name = before.keys


def is_of_a_team(line: Line, quantity: Quantity) -> bool:
    """Whether a number tells how many a group of people has: "a patrol team of nine"."""
    before = [token.low for token in line.tokens[max(0, quantity.first - 2) : quantity.first]]
    return before[1:] in (["of"], ["von"], ["aus"]) and before[0] in _COLLECTIVES


_MARKS = frozenset("note abschlussnote gesamtnote endnote".split())
_BEFORE_MARKS = _MARKS | frozenset("mit schnitt notenschnitt durchschnitt war".split())
_BEST, _WORST = 1, 6


def is_mark(line: Line, quantity: Quantity) -> bool:
    """Whether a number is a mark of a German school: "mit 1,7 gemacht", "Note 2,3"."""
    before = line.tokens[quantity.first - 1].low if quantity.first else ""
    exact = quantity.kind == "count" and any(
        value.denominator != 1 and _BEST <= value <= _WORST for value in quantity.plain
    )
    return exact and (before in _BEFORE_MARKS or before.endswith("note"))


def names_mark(low: str) -> bool:
    """Whether a word says that the number behind it is a mark."""
    return low in _MARKS


_COMMON = frozenset("moment vorjahr schnitt mittel durchschnitt maximum minimum".split())


def _is_common(before: Token, quantity: Quantity) -> bool:
    """Whether a German noun before a number is none that numbers tell apart: "im Moment zwei", "im Schnitt 3"."""
    return before.low in _COMMON or not (
        is_name(before) or before.low in _GRADED or quantity.raw[0].isdigit()
    )


def is_people(line: Line, quantity: Quantity) -> bool:
    """Whether a number counts people one works with."""
    around = line.tokens[max(0, quantity.first - 3) : quantity.last + 4]
    return quantity.kind == "count" and any(token.low in _PEOPLE for token in around)
