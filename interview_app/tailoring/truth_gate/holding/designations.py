"""What tells one grade, category, version or class of degree from the next: "option C", "Kategorie II", "2:1", "S/4HANA 2021".

A letter, a Roman numeral or a short number behind such a word means nothing by itself, so it must stand behind the same
word, of the same thing, in the evidence.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading.line import Line, is_name
from interview_app.tailoring.truth_gate.words import lexicon
from interview_app.tailoring.truth_gate.words.tokens import Token

_FAMILIES = {
    word: name
    for name, words in {
        "option": "option options variante",
        "grade": "grade grades note noten mark",
        "category": "category categories cat kategorie kategorien gruppe",
        "class": "class classes klasse klassen führerscheinklasse",
        "level": "level levels stufe stufen niveau leistungsstufe",
        "stage": "stage stages phase phasen phases",
        "tier": "tier tiers band bands",
        "type": "type types typ typen",
        "edition": "edition editions auflage ausgabe fassung",
        "revision": "rev revision revisions",
        "method": "method methods procedure verfahren methode",
        "part": "part parts teil teile",
        "model": "model models modell modelle",
        "series": "series serie baureihe",
        "schedule": "schedule annex appendix anhang anlage",
    }.items()
    for word in words.split()
}
_FAMILY_WORDS = frozenset(_FAMILIES)
_FIGURES = {word: str(at) for at, word in enumerate("one two three four five six seven eight nine ten".split(), start=1)} | {
    word: str(at) for at, word in enumerate("eins zwei drei vier fünf sechs".split(), start=1)
}  # fmt: skip
_BEHIND_LETTERS = frozenset("class grade category type".split())
_LETTER = re.compile(r"[A-HJ-Z]")
_SPEAKS = frozenset(
    "had have was am did do can could would will should never also only then have've".split()
)
_DESIGNATION = re.compile(r"[A-Z]|[IVX]{1,4}[ab]?|[A-Z]{1,2}\d?|\d{1,4}[a-z]?")
_LISTED = frozenset((",", "/", "and", "und", "or", "oder", "&", "-", "to", "bis"))
_PASSED_OVER = frozenset("in of for the a an im in der des für von at".split())
_YEAR = re.compile(r"(?:19|20)\d\d")
_YEARS = frozenset(map(str, range(1900, 2100)))


@dataclass(frozen=True, slots=True)
class Designation:
    """One designation: the family of its word, what it says, the words beside the two, and its place."""

    family: str
    text: str
    beside: frozenset[str]
    at: int


def hold(line: Line, evidence: Evidence, first: int, last: int) -> list[Objection]:
    """Objections to grades, categories and versions at tokens `first` to `last` that the evidence gives otherwise."""
    found = [
        _objection(line, one.at - 1, one.at)
        for one in _of_line(line)
        if first <= one.at <= last and not _shown(one, evidence)
    ]
    return found + _versions(line, evidence, first, last) + _sized(line, evidence, first, last)


def _sized(line: Line, evidence: Evidence, first: int, last: int) -> list[Objection]:
    """Objections to the number in a German word that the evidence has with another: "6er-Sesselbahn" for "4er-Sesselbahn"."""
    if "er" not in line.said:
        return []
    found = []
    for number, noun, at in _with_number(line.tokens):
        if not first <= at <= last:
            continue
        known = {
            one
            for told in evidence.lines
            for one, two, _at in _with_number(told.tokens)
            if not two.keys.isdisjoint(noun.keys)
        }
        if known and number not in known:
            found.append(_objection(line, at, at + 3))
    return found


def _with_number(found: Sequence[Token]) -> Iterator[tuple[str, Token, int]]:
    """The number, the noun and the place of every "4er-Sesselbahn"."""
    for at in range(len(found) - 3):
        glued = found[at].kind == "num" and found[at + 1].low == "er" and not found[at + 1].spaced
        if glued and found[at + 2].text == "-" and found[at + 3].kind == "word":
            yield found[at].text, found[at + 3], at


def is_family(low: str) -> bool:
    """Whether a number behind this word names a thing of its sort: "level", "class", "Stufe"."""
    return low in _FAMILIES


def _of_line(line: Line) -> Iterator[Designation]:
    return iter(()) if line.said.isdisjoint(_FAMILY_WORDS) else designations(line.tokens)


def designations(found: Sequence[Token]) -> Iterator[Designation]:
    """Every designation of a line, each of a list for itself ("classes 150 and 158")."""
    for at, token in enumerate(found):
        family = _FAMILIES.get(token.low)
        if family is None:
            continue
        before = found[at - 1] if at > 1 else None
        if family in _BEHIND_LETTERS and before is not None and _LETTER.fullmatch(before.text):
            yield Designation(
                family, before.text, _beside(found, at - 1, at), at
            )  # "a permit, *C class*"
            continue
        near = at + 1
        if near == len(found):
            break
        if found[near].text in (":", "-") and near + 1 < len(found):
            near += 1
        while near < len(found) and _is_designation(found, near):
            text = _FIGURES.get(found[near].low, found[near].text)
            yield Designation(family, text, _beside(found, at, near), near)
            if near + 2 >= len(found) or found[near + 1].low not in _LISTED:
                break
            near += 2


def _is_designation(found: Sequence[Token], at: int) -> bool:
    token = found[at]
    if token.low in _FIGURES:
        return _ends(found, at)
    if _DESIGNATION.fullmatch(token.text) is None or _YEAR.fullmatch(token.text):
        return False
    if (
        token.text == "I"
        and at + 1 < len(found)
        and not found[at + 1].capital
        and found[at - 1].capital
    ):
        behind = found[at + 1].low
        return behind not in _SPEAKS and behind not in lexicon.verbs()  # "a Level I trauma center"
    if token.text in ("I", "A"):  # a pronoun or an article, unless something ends here
        after = found[at + 1] if at + 1 < len(found) else None
        return (
            after is None or after.kind == "punct" or after.capital or after.low in lexicon.glue()
        )
    return True


def _ends(found: Sequence[Token], at: int) -> bool:
    """Whether nothing is counted by a number in words: "grade two", but not "type two letters"."""
    after = found[at + 1] if at + 1 < len(found) else None
    return after is None or after.kind == "punct" or after.low in lexicon.glue()


def _beside(found: Sequence[Token], word: int, at: int) -> frozenset[str]:
    """What stands right before the word and right behind the designation, small words passed over."""
    names = set()
    if word and found[word - 1].kind != "punct":
        names.add(found[word - 1].low)
    elif word > 1 and found[word - 1].text == ",":
        names.add(found[word - 2].low)
    behind = at + 1
    while behind < len(found) and found[behind].low in _PASSED_OVER:
        behind += 1
    if (
        behind < len(found)
        and found[behind].kind == "word"
        and found[behind].low not in lexicon.glue()
    ):
        names.add(found[behind].low)
    return frozenset(names)


def _shown(claimed: Designation, evidence: Evidence) -> bool:
    known = [
        one for line in evidence.lines for one in _of_line(line) if one.family == claimed.family
    ]
    beside = [one for one in known if one.beside & claimed.beside]
    if beside:
        return any(one.text == claimed.text for one in beside) or _listed(claimed, evidence)
    if any(one.text == claimed.text for one in known):
        return True
    if known and (claimed.text.isalpha() or len(claimed.text) == 1):
        return False
    if claimed.text.isalpha():
        return any(token.text == claimed.text for line in evidence.lines for token in line.tokens)
    return True  # a number, which `hold_numbers` judges


def _listed(claimed: Designation, evidence: Evidence) -> bool:
    """Whether a longer number stands in a sentence with the word: "Classes 150 and 158, then the 185"."""
    if len(claimed.text) < 2 or not claimed.text.isdigit():
        return False
    return any(
        any(token.text == claimed.text for token in line.tokens)
        and any(_FAMILIES.get(token.low) == claimed.family for token in line.tokens)
        for line in evidence.lines
    )


def _objection(line: Line, first: int, last: int) -> Objection:
    name = line.text[line.tokens[first].start : line.tokens[last].end]
    return Objection(
        ViolationKind.SKILL_NOT_IN_EVIDENCE,
        _("“{name}” is not in the evidence").format(name=name),
        at=last,
    )


_CLASSES = {
    "first": re.compile(r"\b(?:a first|first[- ]class|1st[- ]class|1:1|1\.1|erste klasse)\b"),
    "upper second": re.compile(
        r"\b(?:2:1|2\.1|upper[- ]second|two[- ]one|second[- ]class(?: honours)?,? upper)\b"
    ),
    "lower second": re.compile(
        r"\b(?:2:2|2\.2|lower[- ]second|two[- ]two|second[- ]class(?: honours)?,? lower)\b"
    ),
    "third": re.compile(r"\b(?:a third|third[- ]class|3rd[- ]class)\b"),
    "distinction": re.compile(
        r"\b(?:distinction|mit auszeichnung|summa cum laude|magna cum laude)\b"
    ),
    "merit": re.compile(r"\bmerit\b"),
    "sehr gut": re.compile(r"note:? sehr gut\b|\bsehr gut bestanden\b"),
    "gut": re.compile(r"note:? gut\b|\bmit gut bestanden\b"),
    "befriedigend": re.compile(r"note:? befriedigend\b|\bmit befriedigend bestanden\b"),
    "ausreichend": re.compile(r"note:? (?:ausreichend|genügend)\b"),
    "Eins": re.compile(r"\b(?:eine|einer|note:?) eins\b"),
    "Zwei": re.compile(r"\b(?:eine|einer|note:?) zwei\b"),
    "Drei": re.compile(r"\b(?:eine|einer|note:?) drei\b"),
}
_OF_A_DEGREE = re.compile(
    r"\b(?:degree|honou?rs|hons|university|college|bachelor|master|[bm](?:a|sc|eng|ed|pharm|chem|phys|math)|llb|llm|diploma|abschluss|ausbildung|prüfung|studium|universität|hochschule|examen\w*|gesellen\w*|\w*prüfung|matura|abitur)\b"
)


def degree_class(line: Line, parts: Iterable[Evidence]) -> list[Objection]:
    """The objection to a class of degree or a mark in words that none of these cards says."""
    text = line.text.casefold()
    if not _OF_A_DEGREE.search(text):
        return []
    for name, form in _CLASSES.items():
        if form.search(text) and not any(
            form.search(one.text.casefold()) for part in parts for one in part.lines
        ):
            said = re.search(form.pattern, line.text, re.IGNORECASE)
            sentence = _("School or degree “{name}” is not in the evidence").format(
                name=said[0] if said else name
            )
            return [Objection(ViolationKind.SCHOOL_NOT_IN_EVIDENCE, sentence)]
    return []


_ORDINALS = {
    word: number
    for number, words in enumerate(("first 1st erst", "second 2nd zweit", "third 3rd dritt", "fourth 4th viert", "fifth 5th fünft", "sixth 6th sechst"), start=1)
    for word in words.split()
}  # fmt: skip
_FORMS = {
    word + ending: number
    for word, number in _ORDINALS.items()
    for ending in ("", "en", "em", "er", "es", "e")
}
"""Every form of an ordinal in words, with its number."""
_ALL_FORMS = frozenset(_FORMS)


def ordinals(line: Line, parts: Iterable[Evidence]) -> list[Objection]:
    """The objection to an ordinal where the evidence has another before the same noun: "beim zweiten Antritt" for "ersten"."""
    if line.said.isdisjoint(_ALL_FORMS):
        return []
    for at in range(len(line.tokens) - 1):
        number = _FORMS.get(line.tokens[at].low, 0)
        if not number:
            continue
        noun = line.tokens[at + 1]
        placed = at == 0 and noun.low in ("beim", "bei", "im", "in", "at")
        known = {
            _FORMS[one.low]
            for part in parts
            for told in part.lines
            for one, two in pairwise(told.tokens)
            if one.low in _FORMS and (placed or not two.keys.isdisjoint(noun.keys))
        }
        if known and number not in known and (placed or noun.kind == "word"):
            return [_objection(line, at, at + 1)]
    return []


def _versions(line: Line, evidence: Evidence, first: int, last: int) -> list[Objection]:
    """Objections to a year as the version of a name that has another one in the evidence: "S/4HANA 2023"."""
    found: list[Objection] = []
    if line.said.isdisjoint(_YEARS):
        return found
    for at, (name, year) in enumerate(pairwise(line.tokens)):
        if year.kind != "num" or name.kind != "word" or not _YEAR.fullmatch(year.text):
            continue
        if not first <= at < last or not is_name(name):
            continue
        after = line.tokens[at + 2] if at + 2 < len(line.tokens) else None
        if after is not None and after.text in "-–—":
            continue
        known = {
            two.text
            for one in evidence.lines
            for one_name, two in pairwise(one.tokens)
            if one_name.low == name.low and _YEAR.fullmatch(two.text)
        }
        if known and year.text not in known:
            found.append(_objection(line, at, at + 1))
    return found
