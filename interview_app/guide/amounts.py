"""Numbers in a person's words: results with their starting point, spans of time, people and money,
in English and German.

Everything that is found is returned in the person's own form, never rounded or converted.
"""

import re
from dataclasses import replace

from interview_app.domain.frozen import frozen
from interview_app.guide import number_words
from interview_app.guide.abbreviations import joined
from interview_app.guide.changes import CHANGED
from interview_app.guide.flow import Words
from interview_app.guide.headcount import people_spans
from interview_app.guide.hearing.frames import MONTH

_DIGITS = r"\d{1,3}(?:[.,\u202f\u00a0' ]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?"
_SIGN = r"(?:€|\$|£|(?:CHF|EUR|USD|GBP)(?![a-z]))"
_NAME = r"(?:euros?|dollars?|pounds?|franken)\b"
_SCALE = r"(?:thousand|million|billion|tausend|millionen?|mio\.?|mrd\.?|tsd\.?|[km](?![a-z]))"
_TIME_UNIT = r"(?:days?|weeks?|months?|quarters?|years?|hours?|minutes?)"
_SHARE = (
    rf"\s(?:of|out of|von|aus)\s(?:the |den )?(?:{_DIGITS})(?!\s?%)|\sfrom\s10{{1,3}}\b(?!\s?%)"
    rf"|\sin\s(?!(?:19|20)\d\d\b)\d{{1,4}}\b(?![.,]\d|\s?%|\s+{_TIME_UNIT}\b)"
)
_NUMBER = rf"(?:{_DIGITS})(?:\s(?:or|oder)\s(?:{_DIGITS})(?![.,]?\d))?(?:\s?{_SCALE}|{_SHARE})?"
"""A number, one of two that somebody names ("3 or 4"), or a share of one: "3 von 40", "1 in 20"."""
_UNIT = rf"(?:%|percent|per cent|prozent|{_SIGN}|{_NAME})"
MONEY = rf"(?:{_SIGN}\s?{_NUMBER}|{_NUMBER}\s?(?:{_SIGN}|{_NAME}))"
AMOUNT = rf"(?:{_SIGN}\s?)?{_NUMBER}(?:\s?{_UNIT})?"
_SPELLED = rf"{number_words.PATTERN}(?:einhalb|\s+and a half)?"
_AT_IT = r"(?:[^\W\d_]{1,4}\b)?"
"""A unit that stands at its number: "480ms"."""
_BASELINE = rf"(?P<baseline>{AMOUNT}{_AT_IT}|{_SPELLED})"
_VALUE = rf"(?P<value>{AMOUNT}{_AT_IT}|{_SPELLED})"
_ROUGHLY = (
    r"(?:(?:about|around|roughly|some|over|nearly|almost|only|just|approximately|etwa|rund"
    r"|ungefähr|circa|ca\."
    r"|gut|knapp|über|fast|nur|noch"
    r"|zirka|durchschnittlich|on average)\s+){0,2}"
)
_FEW_WORDS = r"(?:\s+[\wäöüß-]+){0,4}?"
# Compiled when they are first needed (`re` keeps them): together they would be a twentieth of every
# start.
_CHANGES = (
    rf"(?i)\b(?:from|von)\s+{_ROUGHLY}{_BASELINE}{_FEW_WORDS}\s+(?:(?:down|up)\s+to|to|bis auf"
    rf"|auf)\s+{_ROUGHLY}{_VALUE}",
    rf"{_BASELINE}\s*(?:->|→)\s*{_VALUE}",
    rf"(?i)\b(?:to|auf)\s+{_ROUGHLY}{_VALUE}\s*,?\s+(?:down\s+|up\s+)?(?:from|von|statt"
    rf"|instead of)\s+{_ROUGHLY}{_BASELINE}",
    rf"(?i){_VALUE}{_FEW_WORDS}\s*,?\s+(?:down|up|runter|rauf|hoch|gestiegen|gesunken)\s+(?:from"
    rf"|von)\s+{_ROUGHLY}{_BASELINE}",
    rf"(?i){_VALUE}\s+(?:instead of|statt|anstatt|anstelle von)\s+{_ROUGHLY}{_BASELINE}",
)
_ONE = rf"(?i)(?<![\w.,])(?P<value>{AMOUNT})(?![\w])"
_IS_LABEL = (
    r"(?i)\b(?:ward|room|number|version|level|grade|year|class|unit|line|floor|phase|type|page"
    r"|key stage|gate|bay|not|no|keine"
    r"|station|zimmer|nummer|nr\.|stufe|klasse|linie|stock|typ|seite|platz|halle|tor)\s+$"
)
"""What stands before a number that is a name, "ward 7", or is denied, "no 2 alike"."""
_YEAR = re.compile(r"(?:19|20)\d\d")
_TAKES_BACK = (
    r"(?i)(?:(?:oh|ach|äh|uh|um|well|actually|eigentlich)[\s,]+)*(?:(?:no|nein|nee|actually"
    r"|eigentlich)"
    r"(?:,|\s+(?:wait|moment|sorry|quatsch|it was|es war|from|von)\b)"
    r"|(?:wait|moment|sorry|correction|korrektur|quatsch|falsch|stimmt nicht|scrap that|i meant?"
    r"|ich meinte?"
    r"|or rather)\b)"
)
"""How a sentence begins that puts the number before it right."""
_SENTENCE = re.compile(r"(?<=[.!?])\s+(?=[A-ZÄÖÜ„“\"])")

_SENTENCE_SMALL = re.compile(r"(?<=[.!?])\s+")
"""Where a sentence ends in a text that was typed without capitals."""


@frozen(kw_only=False)
class Amount:
    """A number that shows a result: its value and starting point in the person's form, and the
    sentence it stands in.
    """

    value: str
    sentence: str
    baseline: str | None = None
    period: str | None = None


def sentences(text: str) -> tuple[str, ...]:
    """The sentences of a text, trimmed, verbatim."""
    end = _SENTENCE if text != text.casefold() else _SENTENCE_SMALL
    lines = (
        joined([one.strip() for one in end.split(line) if one.strip()])
        for line in text.splitlines()
    )
    return tuple(one for line in lines for one in line)


def amounts(text: str, words: Words) -> tuple[Amount, ...]:
    """One amount for each sentence that has one; years, spans of time and numbers of people do not
    count.
    """
    found: list[Amount] = []
    for sentence in sentences(text):
        amount = _amount(sentence, words)
        if amount is None:
            continue
        if found and re.match(_TAKES_BACK, sentence):
            before = found.pop()
            amount = replace(
                amount,
                sentence=f"{before.sentence} {sentence}",
                baseline=amount.baseline or before.baseline,
                period=amount.period or before.period,
            )
        found.append(amount)
    return tuple(found)


def told_number(text: str, words: Words) -> tuple[Amount, ...]:
    """The amounts of an answer to "is there a number": a number word counts there too ("twelve a
    week").
    """
    found = amounts(text, words)
    if found:
        return found
    for sentence in sentences(text):
        hit = re.search(rf"{_SPELLED_ALONE}|{_PART}", sentence, re.IGNORECASE)
        if hit and not any(a <= hit.start() < b for a, b in people_spans(sentence, words)):
            return (Amount(hit.group(), sentence, None, period(sentence, words)),)
    for sentence in sentences(text):
        if spans := people_spans(sentence, words):  # "6 people" answers the question too
            hit = re.search(rf"(?i){AMOUNT}|{_SPELLED_ALONE}", sentence[slice(*spans[0])])
            return (
                (Amount(hit.group(), sentence, None, period(sentence, words)),)
                if hit is not None
                else ()
            )
    return ()


def counts_people(amount: Amount, words: Words) -> bool:
    """Whether a number tells how many people, which nothing was before."""
    return any(
        amount.value in amount.sentence[slice(*span)]
        for span in people_spans(amount.sentence, words)
    )


def is_same(one: Amount, other: Amount) -> bool:
    """Whether two amounts tell one number, and the first no more of it: "zehn" after "nur noch zehn
    Minuten".
    """
    values = [str(number_words.value(told) or told.casefold()) for told in (one.value, other.value)]
    return values[0] in (values[1], *re.findall(r"\d+", other.value)[:1]) and one.baseline in (
        None,
        other.baseline,
    )


_MOVES = rf"(?i)%|\b(?:per ?cent|prozent|percentage|prozentpunkte?)\b|\b(?:{CHANGED})"


def shows_a_change(amount: Amount) -> bool:
    """Whether a number is one that something moved to or by; four hundred pupils were nothing else
    before.
    """
    return amount.baseline is not None or re.search(_MOVES, amount.sentence) is not None


def change_at(sentence: str) -> range | None:
    """Where a sentence says from where to where a number went; None when it does not."""
    hit = next(
        (hit for pattern in _CHANGES if (hit := _change_in(pattern, sentence)) is not None), None
    )
    return range(*hit.span()) if hit is not None else None


def _change_in(pattern: str, sentence: str) -> re.Match[str] | None:
    hit = re.search(pattern, sentence)
    return (
        hit
        if hit and not (_YEAR.fullmatch(hit["value"]) and _YEAR.fullmatch(hit["baseline"]))
        else None
    )


def _amount(sentence: str, words: Words) -> Amount | None:
    span = period(sentence, words)
    for pattern in _CHANGES:
        hit = _change_in(pattern, sentence)
        if hit is not None:
            return Amount(hit["value"].strip(), sentence, hit["baseline"].strip(), span)
    people_at = people_spans(sentence, words)
    for hit in (
        hit for pattern in (_ONE, _MEASURED, _BY_PART) for hit in re.finditer(pattern, sentence)
    ):
        value = hit["value"].strip()
        inside_period = span is not None and value in span and hit.start() >= sentence.find(span)
        if (
            re.search(_IS_LABEL, sentence[: hit.start()])
            or _YEAR.fullmatch(value)
            or inside_period
            or any(a <= hit.start() < b for a, b in people_at)
        ):
            continue
        return Amount(value, sentence, None, span)
    return None


def period(text: str, words: Words) -> str | None:
    """A span of time, verbatim: "in six months", "between 2019 and 2021", "seit 2020"."""
    count = "|".join(
        [
            r"\d+(?:[.,]\d+)?",
            number_words.PATTERN,
            *map(re.escape, words.numbers),
            "the first",
            "den ersten",
            "einem",
            "half an?",
            "a",
            "an",
        ]
    )
    units = "|".join(map(re.escape, words.units_of_time))
    lead = r"in|within|during|for|after|innerhalb von|innerhalb|binnen|während|nach|im laufe von"
    span = rf"(?:{count})\s+(?:[\wäöüß]+\s+)?(?:{units})\b"
    patterns = (
        rf"\b(?:{lead})\s+(?:(?:about|around|roughly|only|just|etwa|rund|ungefähr|knapp|gut"
        rf"|nur)\s+)?(?:the\s+"
        rf"|der\s+|den\s+)?{span}",
        rf"\b(?:over|über|in|within|during)\s+(?:the|die|den)\s+(?:last|past|first|next|letzten"
        rf"|vergangenen"
        rf"|ersten)?\s*{span}",
        r"\b(?:between|zwischen)\s+\d{4}\s+(?:and|und)\s+\d{4}\b",
        r"\b(?:since|seit|in|im jahr)\s+(?:19|20)\d\d\b",
        r"\b(?:from|von)\s+(?:19|20)\d\d\s+(?:to|bis)\s+(?:19|20)\d\d\b",
    )
    for pattern in patterns:
        hit = re.search(pattern, text, re.IGNORECASE)
        if hit:
            return hit.group().strip()
    over = re.search(
        rf"{_HOW_LONG}\b(?P<over>(?:over|über)\s+{span})(?!\s+(?:lang|ago|old|alt|long)\b)",
        text,
        re.IGNORECASE,
    )
    # "Over a year" is a span of time where something changed over it, and "more than a year"
    # elsewhere.
    return over["over"] if over is not None and re.search(_MOVES, text) else None


def tells_time(text: str, words: Words) -> bool:
    """Whether an answer about a span of time holds one: a unit of time, a year, a month, a season
    or a shift.
    """
    units = "|".join(map(re.escape, words.units_of_time))
    told = rf"\b(?:{units})\b|\d|\b(?:{MONTH})(?!\w)|{_OTHER_TIMES}"
    return re.search(told, text, re.IGNORECASE) is not None


_OTHER_TIMES = (
    r"\b(?:springs?|summers?|autumns?|winters?|seasons?|terms?|semesters?|shifts?|nights?|hours?"
    r"|minutes?|weekends?|fortnights?|decades?|year"
    r"|always|straight away|at once|immediately|overnight|long|ages|whole|then|now|christmas"
    r"|easter|frühjahr|frühling|sommer"
    r"|herbst|saison"
    r"|schicht\w*|nacht|nächte|stunden?|minuten?|wochenende\w*|halbjahr\w*|schuljahr\w*|lange?"
    r"|immer|sofort|gleich|ganze\w*|weihnachten|ostern"
    r"|\w+zeit|\w*jahre?\w*|\w*monat\w*|\w*woche\w*|\w*tage?n?)\b"
)
_HOW_LONG = "".join(
    rf"(?<!\b{word} )"
    for word in [
        "for",
        "took",
        "taken",
        "needed",
        "lasted",
        "spent",
        "after",
        "since",
        "is",
        "was",
        "been",
        "dauerte",
        "brauchte",
        "gedauert",
        "nach",
        "seit",
        "schon",
        "war",
        "hat",
        "me",
        "us",
        "well",
        "just",
        "slightly",
        "bit",
        "far",
        "gut",
        "weit",
        "etwas",
        "deutlich",
        "now",
        "nun",
    ]
)
"""What stands before "over a year" where that tells how long something went on."""


def has_number(text: str) -> bool:
    """Whether the text holds any number at all, in digits or in words, or a part or a multiple; an
    article is none.
    """
    return bool(
        re.search(r"\d", text)
        or re.search(rf"{_SPELLED_ALONE}|{_PART}|{_TIMES}", text, re.IGNORECASE)
    )


_MOST_WORDS_VAGUE = 3
_HOW_MUCH = (
    r"(?i)\b(?:more|less|fewer|higher|lower|most|many|much|longer|shorter|lots?|several|some|few"
    r"|half|twice|double|same|always|never|every|all|none|nothing|zero"
    r"|mehr|weniger|höher|niedriger|meisten?|viele?|länger|kürzer|einige|mehrere|wenige?|halb\w*"
    r"|doppelt\w*|gleich\w*|immer|nie|jede\w*|alle|kein\w*|nichts|eine?n?)\b"
)


def tells_how_much(text: str) -> bool:
    """Whether an answer about what was before tells a number, or at least how much: "twice as
    many", "nobody had one".
    """
    return (
        has_number(text)
        or re.search(_HOW_MUCH, text) is not None
        or len(text.split()) <= _MOST_WORDS_VAGUE
    )


_PART = (
    r"(?:\b(?:(?:an?|one|two|three)[- ](?:half|thirds?|quarters?|fifths?)|half)\b"
    r"(?! (?:an? )?(?:hour|dozen|year|day|time|price|board|past|way))"
    r"|\b(?:ein(?:em)?|zwei|drei|die) (?:hälfte|drittel|viertel|fünftel)\b)"
)
"""A part of what there was: "by a third", "um die Hälfte"."""
_TIMES = r"\b(?:doubl|halv|tripl|quadrupl|verdoppel|halbier|verdreifach|vervierfach)\w*"
_SPELLED_ALONE = (
    rf"(?!(?:one|eins?)\b(?! (?:hundred|thousand|dozen|dutzend)))(?:{number_words.PATTERN})"
)
"""A number in words that is no pronoun: "one of them"."""
_LASTING = rf"(?:{_TIME_UNIT}|minuten?|stunden?|tagen?|wochen?|monaten?)"
_MEASURED = rf"(?i)(?P<value>{_SPELLED_ALONE}(?:\s+{_UNIT}(?!\w)|(?=\s+{_LASTING}\b)))"
"""A number in words that is a measure, as a figure would be: "only ten minutes", "forty percent".
"""
_BY_PART = rf"(?i)\b(?:by|um)\s+{_ROUGHLY}(?P<value>{_PART})"
