"""Whether two equal numbers count the same thing: "eight riders" where the evidence has "riders, 8 people"."""

from interview_app.tailoring.truth_gate.arithmetic import same_nouns, sentences, things_apart
from interview_app.tailoring.truth_gate.cards import compounds
from interview_app.tailoring.truth_gate.cards.evidence import Amount, Evidence
from interview_app.tailoring.truth_gate.figures import limits, number_words, units
from interview_app.tailoring.truth_gate.figures.quantity import Quantity
from interview_app.tailoring.truth_gate.reading import sizes
from interview_app.tailoring.truth_gate.reading.line import Keys, Line
from interview_app.tailoring.truth_gate.words import lexicon, meaning

_PERSONS = frozenset(
    "people persons person individuals leute leuten personen mann heads köpfe köpfen".split()
)
_LEUTE = meaning.concepts("leute")
_ANYTHING = _PERSONS | frozenset(
    "pieces piece items item units unit things stück stücke einheiten fälle fällen cases exemplare exemplaren".split()
)
"""Words that only help to count; what they count is named elsewhere in the sentence."""
_PERSON_ENDS = (
    "mitarbeiter",
    "mitarbeitern",
    "mitarbeiterinnen",
    "kräfte",
    "kräften",
    "leute",
    "leuten",
    "personen",
)
_DOERS = ("ers", "ors", "ists", "ians")
_MORE_THAN_MEMBERS = frozenset(
    "managers directors leaders supervisors officers customers users members".split()
)
_FEW_OF_ANYTHING = 10
_NEAR = 12
"""Tokens between a number and the noun that it counts, where a word that only helps to count stands behind it."""


def same_thing(line: Line, quantity: Quantity, amount: Amount, evidence: Evidence) -> bool:
    """Whether a number of the line counts what an equal one of the evidence counts."""
    if things_apart.differ(line, quantity, amount):
        return False
    mine, theirs = sizes.counted(line, quantity), sizes.counted(amount.line, amount.quantity)
    if _in_same_row(line, quantity, amount):
        return True
    if (
        sizes.is_of_a_team(line, quantity)
        and sentences.counts_the_person(amount)
        and not theirs.words
    ):
        return True  # "a crew of four" of "there were four of us"
    if same_mark(line, quantity, amount) or _same_year(line, quantity, amount):
        return True
    if not mine.run and mine.name:
        return bool(mine.name & theirs.name) or (
            not theirs.name and mentions(amount.line, mine.name)
        )
    if theirs.name and not theirs.run:
        return bool(mine.name & theirs.name) or mentions(line, theirs.name)
    if not theirs.run:
        return (
            not mine.run
            or any(sentences.names(amount, keys, behind=theirs.taken) for keys in mine.run)
            or (bool(mine.name) and mentions(amount.line, mine.name))
            or _is_told_of(mine, evidence)
            or any(keys & known for keys in mine.run for known in theirs.of)
        )
    if not mine.run:
        return (theirs.words[-1:] == ["people"] and any(keys & _LEUTE for keys in mine.of)) or (
            any(mentions(line, keys) for keys in theirs.run)
            or _same_designation(line, quantity, amount)
            or _bare_pieces(line, quantity, theirs, amount)
        )
    if same_nouns.name_one_thing(
        mine, theirs, german=line.german or amount.line.german
    ) or _counted_so(line, quantity, amount, evidence):
        return True
    if _counts_deeds(mine, amount):
        return True
    return _same_owner(line, quantity, amount) or _same_series(line, quantity, amount)


def _same_series(line: Line, quantity: Quantity, amount: Amount) -> bool:
    """Whether both numbers count the same several things, in whatever order: "85 fairs and shows", "85 shows and fairs"."""
    mine, theirs = _series(line, quantity), _series(amount.line, amount.quantity)
    return len(mine) == len(theirs) > 1 and all(
        any(one.startswith(other[:_ALIKE]) and other.startswith(one[:_ALIKE]) for other in theirs)
        for one in mine
    )


_ALIKE = 4
"""Letters by which two words of a series are one: "Wohn- und Gewerbebauten" and "Gewerbe- und Wohnbauten"."""
_SERIES = frozenset(("and", "und", "sowie", "&", ",", "-"))


def _series(line: Line, quantity: Quantity) -> list[str]:
    """The words behind a number that are joined by "and"."""
    found: list[str] = []
    joined = True
    for token in line.tokens[quantity.last + 1 :]:
        if token.low in _SERIES:
            joined = True
        elif joined and token.kind == "word" and not token.used and token.low not in lexicon.glue():
            found.append(token.low)
            joined = False
        else:
            break
    return found


def counts_turns(line: Line, quantity: Quantity, amount: Amount, evidence: Evidence) -> bool:
    """Whether a count may be of the turns that the evidence counts: "four drills" of "four times a year", beside drills."""
    mine = sizes.counted(line, quantity)
    turns = mine.words[-1:] and mine.words[-1] in _TURNS
    named = any(sentences.names(amount, keys) for keys in mine.run)
    return (
        not mine.run
        or bool(turns)
        or named
        or _is_told_of(mine, evidence)
        or _is_deed_of(mine, amount)
    )


def _is_deed_of(mine: sizes.Counted, amount: Amount) -> bool:
    """Whether the counted German noun is the deed of a number's sentence: "vier *Auswertungen*" of "werte viermal im Jahr aus"."""
    deed = lexicon.deed_of(mine.words[-1]) if mine.words and amount.line.german else ""
    first, last = sentences.sentence(amount)
    return deed != "" and any(
        word.verb == deed and not word.negated
        for word in amount.line.words
        if first < word.at < last
    )


_TURNS = limits.TURNS | frozenset("times time occasions occasion mal gelegenheiten".split())


def _same_owner(line: Line, quantity: Quantity, amount: Amount) -> bool:
    """Whether both numbers are of one and the same thing: "a rent roll of 165" for "a rent roll of 165 properties"."""
    mine = line.tokens[max(0, quantity.first - 2) : quantity.first]
    theirs = amount.line.tokens[max(0, amount.quantity.first - 2) : amount.quantity.first]
    if (
        len(mine) < 2
        or len(theirs) < 2
        or mine[1].low not in ("of", "von")
        or theirs[1].low != mine[1].low
    ):
        return False
    return (
        mine[0].kind == "word"
        and not mine[0].keys.isdisjoint(theirs[0].keys)
        and not _behind(line, quantity)
    )


def _behind(line: Line, quantity: Quantity) -> bool:
    """Whether a word that might be counted stands right behind a number."""
    after = line.tokens[quantity.last + 1] if quantity.last + 1 < len(line.tokens) else None
    return (
        after is not None
        and after.kind == "word"
        and not after.used
        and after.low not in lexicon.glue()
    )


def by_noun(line: Line, quantity: Quantity, amount: Amount) -> bool:
    """Whether both numbers name what they count, so that the words around them need not tell which number it is."""
    mine, theirs = sizes.counted(line, quantity), sizes.counted(amount.line, amount.quantity)
    if mine.general and mine.general == theirs.general:
        return True
    return bool(mine.run and (theirs.run or theirs.of)) or (
        bool(mine.name & theirs.name) and len(quantity.raw) == 4
    )


def mentions(line: Line, keys: Keys) -> bool:
    """Whether any word of a line meets these keys."""
    return any(not word.loose.isdisjoint(keys) for word in line.words) or any(
        token.kind == "word" and not token.used and not token.keys.isdisjoint(keys)
        for token in line.tokens
    )


def of_its_change(line: Line, quantity: Quantity, amount: Amount, evidence: Evidence) -> bool:
    """Whether a count told as the size of a change counts what the change is of."""
    mine = sizes.counted(line, quantity)
    if (
        quantity.kind != "count"
        or not mine.run
        or "factor" in {kind for kind, _ in quantity.readings}
    ):
        return True
    return any(sentences.names(amount, keys) for keys in mine.run) or _is_told_of(mine, evidence)


def _counted_so(line: Line, quantity: Quantity, amount: Amount, evidence: Evidence) -> bool:
    """Whether the evidence counts the claimed thing by a word that only helps to count, or as an afterthought."""
    mine, theirs = sizes.counted(line, quantity), sizes.counted(amount.line, amount.quantity)
    if mine.words[:1] == ["people"] and len(mine.words) > 1 and sentences.counts_the_person(amount):
        return _are_people(theirs)  # "vierköpfiges Testteam" of "wir waren vier Fahrer"
    if theirs.words[-1:] == ["people"] and _are_people(mine) and _are_all_of_us(amount):
        # what the people of a team are called is judged as a word
        return not any(counts(mine, one) for one in evidence.amounts if one is not amount)
    if not theirs.words and mine.words and sizes.is_of_a_team(amount.line, amount.quantity):
        # what the members of a team are called is judged as a word
        named = mine.words[-1] not in _MORE_THAN_MEMBERS and (
            _are_people(mine) or mine.words[-1].endswith(_DOERS)
        )
        return named and not any(counts(mine, one) for one in evidence.amounts if one is not amount)
    if mine.words and set(mine.words) <= _TEAM and sizes.is_of_a_team(amount.line, amount.quantity):
        return True  # "a team of seven people" of "a team of 7 fitters"
    if (
        theirs.words
        and mine.words
        and theirs.words[-1] in _PERSONS
        and mine.words[-1].endswith(_PERSON_ENDS)
    ):
        return True  # "16 Werkstattmitarbeiter": what they are besides people is judged as a word
    if theirs.words and theirs.words[-1] in _ANYTHING and _named_near(amount, mine):
        return True
    if mine.words and mine.words[-1] in _ANYTHING - _PERSONS and len(mine.words) == 1:
        return quantity.value > _FEW_OF_ANYTHING
    return _only_number_of_its_matter(mine, amount)


_TEAM = frozenset("people person persons personen leute leuten team teams mannschaft".split())


def same_mark(line: Line, quantity: Quantity, amount: Amount) -> bool:
    """Whether both are one mark of a German school, of which only the evidence may say so: "praktischer Teil 1,6" of "Note 1,6"."""
    theirs = sizes.is_mark(amount.line, amount.quantity)
    return theirs and (
        sizes.is_mark(line, quantity) or (line.german and quantity.raw == amount.quantity.raw)
    )


def _same_year(line: Line, quantity: Quantity, amount: Amount) -> bool:
    """Whether a year right behind a German noun is that of the same thing: "Angriff 2022" of "beim Verschlüsselungsangriff 2022"."""
    if (
        not (line.german and quantity.like_a_year and amount.quantity.like_a_year)
        or not quantity.first
    ):
        return False
    noun = line.tokens[quantity.first - 1]
    if noun.kind != "word" or noun.used or not noun.text[1:].islower():
        return False
    first, last = sentences.sentence(amount)
    return any(
        token.capital
        and token.kind == "word"
        and same_nouns.one_ends_the_other(noun.low, token.low)
        for token in amount.line.tokens[first + 1 : last]
    )


def _are_all_of_us(amount: Amount) -> bool:
    """Whether a number of people tells how many a team has, and not what they are: "team of 4 people", "zu viert", "we are four"."""
    before = amount.line.tokens[amount.quantity.first - 1].low if amount.quantity.first else ""
    together = (
        number_words.together(before, amount.line.tokens[amount.quantity.first].low) is not None
    )
    return (
        together or amount.line.text.startswith("team of ") or sentences.counts_the_person(amount)
    )


def _in_same_row(line: Line, quantity: Quantity, amount: Amount) -> bool:
    """Whether a bare number stands behind the same two words in both, one of them a number: "routes *21 and 56*"."""
    mine = [token.low for token in line.tokens[max(0, quantity.first - 2) : quantity.first]]
    theirs = [
        token.low
        for token in amount.line.tokens[max(0, amount.quantity.first - 2) : amount.quantity.first]
    ]
    return (
        mine == theirs
        and len(mine) == len(_ROW)
        and mine[0].isdigit()
        and mine[1] in ("and", "und", "/")
    )


_ROW = ("number", "and")


def _counts_deeds(mine: sizes.Counted, amount: Amount) -> bool:
    """Whether so many deeds are claimed as the evidence counts objects of: "620 tunings" of "tune 620 pianos", "46 trainees"."""
    if not mine.words or amount.line.german:
        return bool(mine.words) and _were_led_through(mine, amount)
    low = mine.words[-1]
    deed = lexicon.noun_of(low)
    if not deed or _are_people(mine):
        return False  # "64 guards" do what "guarding with 64 cameras" tells of, and are none of it
    at = amount.quantity.first
    before = [
        word
        for word in amount.piece.words
        if at - _OBJECT_NEAR <= word.at < at and word.verb and not word.negated
    ]
    return any(word.verb == deed and not _counted_between(amount, word.at) for word in before)


def _were_led_through(mine: sizes.Counted, amount: Amount) -> bool:
    """Whether so many people were led through the counted German deed: "sieben Neue durch die *Einarbeitung* gebracht"."""
    tokens = amount.line.tokens
    last = sentences.sentence(amount)[1]
    theirs = sizes.counted(amount.line, amount.quantity)
    people = theirs.words[-1:] == ["kollegen"] or _are_people(theirs)
    return people and any(
        tokens[at].low == "durch" and not tokens[at + 2].keys.isdisjoint(mine.run[-1])
        for at in range(amount.quantity.last + 1, min(last, amount.quantity.last + _NEAR) - 2)
    )


def _counted_between(amount: Amount, at: int) -> bool:
    """Whether another number stands between a deed and this one, so that the deed's object is the other's."""
    return any(
        at < one.first < amount.quantity.first for one in amount.line.quantities if not one.implicit
    )


_OBJECT_NEAR = 4
"""Tokens between a deed and the number of its objects: "tune around 620 pianos"."""


def _bare_pieces(line: Line, quantity: Quantity, theirs: sizes.Counted, amount: Amount) -> bool:
    """Whether pieces are counted of what stands right before them in both: "Revisionen, sieben Stück", "Revisionen, ca. sieben"."""
    if theirs.words[-1:] not in (["stück"], ["stücke"], ["pieces"]):
        return False
    earlier = [
        word
        for word in line.words
        if word.at < quantity.first and (word.token.capital or not word.verb)
    ]
    return bool(earlier) and sentences.names(amount, earlier[-1].loose)


def _named_near(amount: Amount, mine: sizes.Counted) -> bool:
    """Whether the claimed noun stands beside the number in its sentence, and no other number there counts it."""
    at = amount.quantity.first
    first, last = sentences.sentence(amount)
    deeds = {word.at for word in amount.line.words if word.verb}
    tokens = amount.line.tokens
    compound = mine.words[-1] if amount.line.german and mine.words else ""
    named = any(
        tokens[one].kind == "word"
        and tokens[one].used != "number"
        and one not in deeds
        and (
            not meaning.answers(tokens[one].low).isdisjoint(mine.run[-1])
            or (
                compound
                and tokens[one].capital
                and same_nouns.one_ends_the_other(compound, tokens[one].low)
            )
        )
        for one in range(max(first + 1, at - _NEAR), min(last, at + _NEAR))
    )
    return named and not _counted_by_another(mine, amount)


def _counted_by_another(mine: sizes.Counted, amount: Amount) -> bool:
    """Whether another number of the evidence's line counts the claimed noun."""
    others = [
        Amount(one, amount.line, amount.piece)
        for one in amount.line.quantities
        if one is not amount.quantity
    ]
    return any(counts(mine, one) for one in others)


def counts(mine: sizes.Counted, other: Amount) -> bool:
    """Whether a number of the evidence counts the claimed noun."""
    if other.quantity.kind != "count":
        return False
    return any(mine.run[-1] & keys for keys in sizes.counted(other.line, other.quantity).wide[-1:])


def _is_told_of(mine: sizes.Counted, evidence: Evidence) -> bool:
    """Whether the evidence tells of a counted German compound in its parts: "Methoden validiert" of "Methodenvalidierungen"."""
    if not mine.words or not evidence.german or units.ends_in_unit(mine.words[-1]):
        return False  # "vier Praktikumswochen" are no four of whatever stood beside an internship
    return compounds.made_of(mine.words[-1], evidence)


def _same_designation(line: Line, quantity: Quantity, amount: Amount) -> bool:
    """Whether a bare number of several figures is a name by itself in both: "18th Edition and 2391"."""
    known = amount.quantity
    raw = quantity.raw
    alone = line.piece_at(quantity.first)
    return (
        raw.isdigit()
        and len(raw) >= 3
        and raw == known.raw
        and not quantity.modifier
        and alone.first == quantity.first
        and alone.last == quantity.last
        and amount.piece.first == known.first
    )


def _are_people(mine: sizes.Counted) -> bool:
    """Whether a run names people by an ordinary post; "five managers" are more than five people."""
    forms = {mine.words[-1], mine.words[-1].rstrip("s")} if mine.words else set()
    return any(lexicon.is_title(one) for one in forms) and lexicon.proven().keys().isdisjoint(forms)


def _only_number_of_its_matter(mine: sizes.Counted, amount: Amount) -> bool:
    """Whether the evidence adds its number to the claimed noun as an afterthought: "Anwender geschult, 35 Leute".

    Only for numbers that nobody has twice by chance, and only where no other number there counts that noun.
    """
    before = amount.line.tokens[amount.piece.first : amount.quantity.first]
    if amount.quantity.value <= _FEW_OF_ANYTHING or any(
        token.low not in lexicon.glue() for token in before
    ):
        return False
    theirs = sizes.counted(amount.line, amount.quantity)
    if (
        _are_people(mine)
        and theirs.words
        and theirs.words[-1] not in _ANYTHING
        and not _are_people(theirs)
    ):
        return False  # "elderly care, 54 beds" are no 54 carers
    near = [word.at for word in amount.line.words if not word.loose.isdisjoint(mine.run[-1])]
    return any(_right_before(amount, at) for at in near) and not _counted_by_another(mine, amount)


def _right_before(amount: Amount, at: int) -> bool:
    """Whether token `at` is in the piece right before the number's, in the same sentence."""
    mark = amount.piece.first - 1
    if mark < 1 or amount.line.tokens[mark].text not in (",", ":", "–", "—"):
        return False
    before = amount.line.piece_at(mark - 1)
    return before.first <= at <= before.last
