"""Lies made by rule from what a person's own cards say: each takes one sentence and changes or adds one thing.

Nobody wrote these lines, so nobody can have written a rule for just them; and there are as many as one likes. What a rule
makes is left out where another card of the person might make it true.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from benchmarks.truth.cases import Case
from benchmarks.truth.written import Written
from interview_app.domain.knowledge_card import CardType, EvidenceCard

_NEGATED = re.compile(
    r"n't\b|\b(?:not|no|never|none|nobody|without|only|neither|cannot|nicht|kein\w*|nie|niemand|ohne|nur|weder|außer)\b",
    re.IGNORECASE,
)
_OTHERS = re.compile(
    r"[,;:]|\b(?:but|while|aber|während|he|she|they|manager|owner|boss|er|sie|Chef|Chefin|Kolleg\w+|Meister\w*)\b"
)
_SENTENCE_END = re.compile(r"(?<=[a-zäöüß0-9%)][.;!?])\s+(?=[A-ZÄÖÜ0-9])|\n")


@dataclass(frozen=True)
class _Told:
    """A sentence of a card, all that the person told in small letters, and every number of it."""

    text: str
    german: bool
    card: EvidenceCard
    whole: str
    numbers: frozenset[str]

    @property
    def claim(self) -> str:
        """The sentence as a line of a résumé: without the person and the mark at its end."""
        bare = re.sub(
            r"^(?:I(?: have|'ve)?|We(?: have)?|Ich (?:habe?|hab)|Wir haben|Ich|Wir) ", "", self.text
        ).rstrip(". ;")
        return bare[0].upper() + bare[1:]

    @property
    def own(self) -> bool:
        """Whether it tells in one clause what the person did, so that what is added to it is added to a true line."""
        return not _NEGATED.search(self.text) and not _OTHERS.search(self.text) and bool(
            re.search(r"\b(?:[Ii]ch|[Ww]ir)\b" if self.german else r"^(?:I|We)\b", self.text)
        )  # fmt: skip


def lies(person: Written) -> Iterator[Case]:
    """Every lie that the rules make of a person's cards, in their order."""
    whole = " ".join(
        f"{card.raw_text} {card.role} {card.company} {' '.join(card.skills)}"
        for card in person.cards
    )
    numbers = frozenset(
        re.findall(r"\d+", whole + " ".join(card.timeframe for card in person.cards))
    )
    at = 0
    for card in person.cards:
        for text in _SENTENCE_END.split(card.raw_text):
            if len(text.split()) < _FEW_WORDS:
                continue
            told = _Told(text.strip(), person.lang == "de", card, whole.lower(), numbers)
            for kind, rule in _RULES:
                for lie in rule(told, at):
                    yield Case(person.id, person.half, kind, lie, card.company, card.role)
            at += 1


_FEW_WORDS = 4


def _numbers(told: _Told, _at: int) -> Iterator[str]:
    for match in re.finditer(r"(?<![\w.,:/-])\d{1,3}(?![\w:/-]|[.,]\d)", told.text):
        if re.search(r"\b[A-Z]\w*\.? $", told.text[: match.start()]):
            continue  # "Level 3", "Veeam 11": a name's number
        for new in (int(match[0]) + 1, int(match[0]) * 2, int(match[0]) * 10):
            if str(new) not in told.numbers and new > 1:
                yield f"{told.text[: match.start()]}{new}{told.text[match.end() :]}"


def _years(told: _Told, _at: int) -> Iterator[str]:
    for match in re.finditer(r"(?<![\d.,])(?:19|20)\d\d(?!\d)", told.text):
        for new in (int(match[0]) - 1, int(match[0]) + 2):
            if str(new) not in told.numbers:
                yield f"{told.text[: match.start()]}{new}{told.text[match.end() :]}"


_IN_TURN = (
    "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(),
    "Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag".split(),
    "spring summer autumn winter".split(),
    "Frühjahr Sommer Herbst Winter".split(),
)


def _days(told: _Told, _at: int) -> Iterator[str]:
    for names in _IN_TURN:
        for here, name in enumerate(names):
            other = names[(here + 2) % len(names)]
            if re.search(rf"\b{name}s?\b", told.text) and other.lower() not in told.whole:
                yield re.sub(rf"\b{name}(?=s?\b)", other, told.text, count=1)


def _swapped(
    table: Sequence[tuple[str, str]], *, own: bool = True
) -> Callable[[_Told, int], Iterator[str]]:
    """The rule that puts one word of a table for another, in sentences of the person's own deeds if `own`."""

    def rule(told: _Told, _at: int) -> Iterator[str]:
        if own and not told.own:
            return
        for old, new in table:
            made, times = re.subn(old, new, told.text, count=1)
            if times and new.lower() not in told.whole:
                yield made

    return rule


_UNITS = (
    (r"(?<=\d )minutes\b", "hours"), (r"(?<=\d )hours\b", "weeks"), (r"\ba year\b", "a month"), (r"\ba week\b", "a day"), (r"\ba month\b", "a week"),
    (r"(?<=\d )miles\b", "kilometres"), ("£(?=\\d)", "€"), (r"(?<=\d )tonnes\b", "kilos"), (r"\bim Jahr\b", "im Monat"), (r"\bin der Woche\b", "am Tag"),
    (r"\bim Monat\b", "in der Woche"), (r"(?<=\d )Minuten\b", "Stunden"), (r"(?<=\d )Stunden\b", "Wochen"), (r"(?<=\d )Euro\b", "Dollar"), (r"(?<=\d )Tonnen\b", "Kilo"),
)  # fmt: skip
_PARTS = (
    (r"\bhelped(?: \w+){0,3}? with\b", "led"), (r"\bassisted(?: \w+){0,3}? with\b", "directed"), (r"\b(?:took part in|was part of)\b", "headed"), (r"\bcontributed to\b", "owned"),
    (r"\bchecked\b", "approved"), (r"\bsuggested\b", "introduced"), (r"\bone of (?:the )?(\w+)\b", "head of the"), (r"\bwrote\b", "published"), (r"\bdrafted\b", "signed off"),
    (r"\b(?:geholfen|mitgeholfen|mitgearbeitet|mitgemacht)\b", "die Leitung gehabt"), (r"\bunterstütze\b", "leite"), (r"\bvorbereitet\b", "durchgeführt"), (r"\bvorgeschlagen\b", "eingeführt"),
    (r"\bgeprüft\b", "freigegeben"), (r"\bbeteiligt\b", "federführend"), (r"\bgeschrieben\b", "veröffentlicht"),
)  # fmt: skip


def _added(english: Sequence[str], german: Sequence[str]) -> Callable[[_Told, int], Iterator[str]]:
    """The rule that puts two of these behind (or, ending with a space, before) a sentence of the person's own deeds."""

    def rule(told: _Told, at: int) -> Iterator[str]:
        said = german if told.german else english
        for more in (said[at % len(said)], said[(at + 1) % len(said)]) if told.own else ():
            names = re.findall(r"[A-ZÄÖÜ][\wäöü]{3,}", more)
            if not any(name.lower() in told.whole for name in names):
                yield more + told.claim if more.endswith(" ") else told.claim + more

    return rule


def _titles(told: _Told, at: int) -> Iterator[str]:
    post = re.split(r"[,(/–]", told.card.role)[0].strip()
    greater = (
        ("Leitende", "Haupt", "Chef") if told.german else ("Senior", "Lead", "Chief", "Principal")
    )
    word = greater[at % len(greater)]
    plain = post.replace(" ", "").isalpha() and (word not in ("Haupt", "Chef") or " " not in post)
    if told.card.card_type is CardType.EMPLOYMENT and plain and word.lower() not in told.whole:
        name = word + post.lower() if word in ("Haupt", "Chef") else f"{word} {post}"
        yield f"{name}, {told.card.company}"
        yield f"Tätig als {name}" if told.german else f"Worked as {name}"


_RULES: tuple[tuple[str, Callable[[_Told, int], Iterator[str]]], ...] = (
    ("changed number", _numbers),
    ("wrong unit", _swapped(_UNITS, own=False)),
    ("wrong date or tenure", _years),
    ("wrong date or tenure", _days),
    ("inflated scope verb", _swapped(_PARTS)),
    ("bigger team", _added((", leading a team of 87", " with 87 colleagues"), (" mit 87 Kollegen", ", als Leitung eines Teams von 87"))),
    ("skill not in evidence", _added((" using Tableau", " with Salesforce", ", working in Jira"), (" mit Tableau", " mithilfe von Salesforce", ", dazu Jira"))),
    ("title inflation", _titles),
    ("employer swap", _added((" at Harrow Quill Ltd", " for Siemens"), (" bei Möbelwerk Quast", " bei Siemens"))),
    ("certificate invented", _added((", certified to PRINCE2 Practitioner", " as an IOSH holder"), (", mit Zertifikat PRINCE2", ", geprüft nach SCC"))),
    ("superlative or adoption", _added(
        (", adopted company-wide", ", a company record", ", still in use today", ", winning an industry award", ", better than anyone", "As the only one in the country: "),
        (", unternehmensweit eingeführt", ", bis heute im Einsatz", ", mit einem Preis ausgezeichnet", ", besser als alle anderen", ", mit tadelloser Bilanz"))),
    ("invented bullet", _added(
        (" and cut costs by 23 %", ", improving safety", ", which shortened waiting times", " and wrote the manual", " while managing the budget", ", halving complaints"),
        (" und senkte die Kosten um 23 %", ", Reklamationen halbiert", " und schrieb das Handbuch", ", was neue Kunden brachte", " in drei Sprachen"))),
    ("wrong location", _added((" in Toronto", "Toronto: ", " across Europe"), (" in Rostock", "Rostock: ", " in ganz Europa"))),
)  # fmt: skip
"""Each class with what makes lies of it."""
