"""Years of experience, degrees and levels of languages that a demand asks for, held against the
evidence (CONTRACT D5). English and German.

"At least 5 years of payroll" is held against the time of the posts whose cards tell of payroll;
months that two posts share count once. A bare year is taken for its middle, since "2019 to 2021" is
two years to whoever says it. What the evidence only says in words, "Nurse with twelve years in
intensive care", shows no time, and is told beside what is shown.
Deeds of a field are no degree in it, and B1 is no B2: a match by the words alone would keep quiet
about such a gap.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from interview_app.domain.dates import month_index
from interview_app.domain.knowledge_card import CardType, EvidenceCard
from interview_app.domain.tailoring import ExperienceShown
from interview_app.i18n import _, ngettext
from interview_app.language.dates import PRESENT, durations_in, span_of
from interview_app.language.numbers import numbers_in
from interview_app.tailoring.match.terms import Synonyms
from interview_app.tailoring.posting.terms import fields, levels

_NUMBER = r"(?P<number>\d{1,2}|[a-zäöüß]+)"
_AMOUNT = re.compile(
    r"(?<![\w.,-])(?:(?P<several>(?:mehr|lang|viel)j(?:ä|ae)hrig\w*|(?:several|many|multiple|mehrere|viele) (?:years?|jahre?)\b['’]?)"
    rf"|{_NUMBER}(?:\s*\(\w+\))?\s*(?:\+|plus|or more|oder mehr)?(?:\s*(?:-|–|to|bis)\s*\w+)?\s*\+?\s*"
    r"(?P<unit>years?|yrs?|months?|jahre?n?|monate?n?)\b['’]?|(?P<long>\w+jährig\w*|\d{1,2}-?jährig\w*))",
    re.IGNORECASE,
)
"""An amount of time as postings write it: "5+ years", "three (3) to five years'", "mindestens 3
Jahre", "dreijährige".
"""
_EXPERIENCE = re.compile(
    r"\bexperience\b|\b(?P<field>\w{4,}?)?(?<!lebens)erfahrung\w*|\b\w*praxis\b|\bberufstätigkeit\b|\blebenserfahrung\w*",
    re.IGNORECASE,
)
_ANY_WORK = re.compile(r"(?:berufs|arbeits|praxis|betriebs|vor|grund|jahres)\w*", re.IGNORECASE)
"""What stands before "-erfahrung" and names no field: "Berufserfahrung"."""
_ALSO = re.compile(
    r"(?:\b(?:and|und|sowie)|[,;&+])\s*(?:(?:mindestens|mind\.|wenigstens|at least|(?:a )?minimum(?: of)?|over|über)\s+)?$",
    re.IGNORECASE,
)
"""Before an amount of time that is a demand of its own, beside another one."""
_OF_DOING = re.compile(
    r"\s*(?:of|in|as|with|working|als|im|in|mit)\b(?!\s+(?:age|total|a row))", re.IGNORECASE
)
_NO_EXPERIENCE = re.compile(
    r"\s*(?:old\b|of age\b|alt\b|ago\b|(?:of )?(?:full-time )?(?:study|studies|training|education|college|university|school)\b|"
    r"(?:ausbildung|lehre|studium|vertrag|contract)\b)",
    re.IGNORECASE,
)
_WITHIN = re.compile(
    r"\b(?:last|past|next|first|within|every|for up to|not to exceed|maximum of|letzten|vergangenen|nächsten|innerhalb|alle|in den)\s*$",
    re.IGNORECASE,
)
"""What stands before a time in which something was, and that nobody has to have."""
_BETWEEN = 40
"""Characters between an amount of time and its word of experience at most."""
_CLAUSE = re.compile(r"[.;](?=\s|$)")


_OF_ANY_KIND = re.compile(
    r"\b(?:post-\w+|(?:einschlägig|relevant|vergleichbar|nachweis(?:bar|lich)|langjährig|praktisch|beruflich|qualifiziert|tätig)\w*|hands-on|full-time|paid|"
    r"total|time|recent|equivalent|progressive(?:ly)?|increasing(?:ly)?|responsib\w+)\b",
    re.IGNORECASE,
)
"""Words that tell how experience was gained, and not of what."""
_CHOICE = re.compile(r"\b(?:or|oder|bzw|beziehungsweise)\b|(?<=\w)/(?=\w)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Asked:
    """Months of experience a demand asks for, and the words that say experience of what."""

    months: int
    of: str
    several: bool = False
    """It says "several years", which are two at least."""
    beside: bool = False
    """Another demand stands before it in the same sentence."""

    def terms(self, synonyms: Synonyms) -> tuple[str, ...]:
        """What the experience is to be of; nothing when any work counts."""
        what = _OF_ANY_KIND.sub(" ", _EXPERIENCE.sub(_field, self.of))
        return fields(what, synonyms)

    @property
    def least(self) -> int:
        """A post must tell of one in so many terms: of any one where the demand leaves the choice,
        else of half of them.
        """
        return 99 if _CHOICE.search(self.of) else 2


def leaves_choice(text: str) -> bool:
    """Whether this, between two terms, says that one of them is enough."""
    return _CHOICE.fullmatch(text.strip(" ,()")) is not None


def _field(found: re.Match[str]) -> str:
    """The field that a word for experience names: "Führung" of "Führungserfahrung"."""
    name = found["field"] or ""
    return (
        " "
        if not name or _ANY_WORK.fullmatch(name)
        else f" {re.sub(r'(?<=ung|ion|tät|eit|aft|ieb|auf)s$', '', name)} "
    )


def asked(demand: str) -> Asked | None:
    """What a demand asks for in years or months; the lower end of a range, None when it asks for no
    time.
    """
    for found in _AMOUNT.finditer(demand):
        months = _months(found)
        before, after = demand[: found.start()], demand[found.end() :]
        if months and not _WITHIN.search(before) and not _NO_EXPERIENCE.match(after):
            near = before[-_BETWEEN:], after[:_BETWEEN]
            told = (
                _EXPERIENCE.search(near[1])
                if "hrig" in found[0].casefold()
                else any(map(_EXPERIENCE.search, near))
            )
            if told or ((found["unit"] or found["several"]) and _OF_DOING.match(after)):
                first = max((end.end() for end in _CLAUSE.finditer(before)), default=0)
                last = _CLAUSE.search(after)
                behind = after[: last.start()] if last is not None else after
                several = bool(found["several"])
                # "A finished training and three years at work": the years are of any work.
                if _ALSO.search(before[first:]) and not _EXPERIENCE.sub(" ", behind).strip(
                    " ,.;'’"
                ):
                    return Asked(months, behind.strip(), several=several, beside=True)
                return Asked(months, f"{before[first:]} {behind}".strip(), several=several)
    return None


def said(sentence: str) -> int:
    """Months of experience that a sentence of the evidence says of its person in words; 0 when it
    says none.

    Of a deed no time is said this way: "Analysed five years of sales data".
    """
    most = 0
    for found in _AMOUNT.finditer(sentence):
        before, after = sentence[: found.start()], sentence[found.end() :]
        if (
            found["several"]
            or _WITHIN.search(before)
            or _NO_EXPERIENCE.match(after)
            or _DENIED.search(before)
        ):
            continue
        clause = _CLAUSE.split(before)[-1][-_BETWEEN:], after[:_BETWEEN]
        of_person = (
            found["unit"]
            and _OF_PERSON.search(clause[0])
            and (_AT.match(after) or not after.strip(" .!"))
        )
        if of_person or any(map(_EXPERIENCE.search, clause)):
            most = max(most, _months(found) - bool(_ALMOST.search(before)))
    return most


def sentences_with_time(text: str) -> Iterator[str]:
    """The sentences of a text that may say a time."""
    if _UNIT.search(text):
        yield from (one for one in _SENTENCE.split(text) if _UNIT.search(one))


_UNIT = re.compile(r"\b(?:years?|yrs?|months?|jahre?n?|monate?n?)\b|jährig", re.IGNORECASE)
_SENTENCE = re.compile(r"(?<=[.!?])\s+(?=[A-ZÄÖÜ])|\n+")
_OF_PERSON = re.compile(
    r"\b(?:with|mit|bringing|offering|seit)\s+(?:\w+\s+){0,2}$|^\W*(?:(?:over|more than|über|mehr als|knapp|nearly|almost|fast|rund|about)\s+)?$",
    re.IGNORECASE,
)
"""Before the years of a person: "Nurse with twelve years", or nothing."""
_AT = re.compile(
    r"\s*(?:of|in|as|on|at|working|running|leading|als|im|in|auf|bei|an|am|der|des|at the)\b",
    re.IGNORECASE,
)
_ALMOST = re.compile(
    r"\b(?:nearly|almost|just under|close to|knapp|fast|beinahe|annähernd)\s*$", re.IGNORECASE
)
_DENIED = re.compile(
    r"\b(?:no|not|never|without|less than|under|kein\w*|nicht|ohne|weniger als|unter)\s+(?:\w+\s+)?$",
    re.IGNORECASE,
)


def _months(found: re.Match[str]) -> int:
    if found["several"]:
        return _SEVERAL
    if found["long"]:
        return next((int(one.months) for one in durations_in(found["long"], "de")), 0)
    number = found["number"].casefold()
    count = 1 if number in _ONE else _count(number)
    return count * (1 if found["unit"].casefold().startswith("mo") else 12)


def _count(number: str) -> int:
    """A number in figures or in English or German words; 0 for any other word."""
    read = (one for code in ("en", "de") for one in numbers_in(number, code))
    return next((int(one.value) for one in read if one.text == number), 0)


_SEVERAL = 24
_ONE = frozenset(("one", "a", "an", "ein", "eine", "einem", "einen", "einer", "einjährige"))


def shown(
    wish: Asked, timeframes: Iterable[str], *, of: tuple[str, ...], today: str, in_words: int = 0
) -> ExperienceShown:
    """What posts of these timeframes, which tell of the terms `of`, show of the time asked for.

    Args:
        wish: what is asked for.
        timeframes: of the posts; the same one twice counts once.
        of: the terms that the posts tell of.
        today: `YYYY-MM`.
        in_words: months that the evidence says of it in words.
    """
    spans = [span for timeframe in set(timeframes) if (span := span_of(timeframe)) is not None]
    covered: set[int] = set()
    for span in spans:
        first = _month(span.start, bare_year=_MIDDLE + 1)
        end = span.end or span.start
        last = month_index(today) if end == PRESENT else _month(end, bare_year=_MIDDLE)
        # Of a single year nobody knows more than that it was some of it.
        covered.update(
            range(first, max(last, first + _MIDDLE - 1 if span.end is None else last) + 1)
        )
    return ExperienceShown(
        asked_months=wish.months,
        shown_months=len(covered),
        said_months=in_words,
        of=of,
        several=wish.several,
        about=any(
            len(when) == _YEAR for span in spans for when in (span.start, span.end or span.start)
        ),
    )


_YEAR = 4
"""Characters of a year without its month."""
_MIDDLE = 6
"""The month with which the first half of a year ends."""


def _month(when: str, *, bare_year: int) -> int:
    return month_index(f"{when}-{bare_year:02d}" if len(when) == _YEAR else when)


def duration(months: int) -> str:
    """A time in words: "2 years 4 months"."""
    years, rest = divmod(months, 12)
    parts = [ngettext("{n} year", "{n} years", years).format(n=years)] if years else []
    parts += [ngettext("{n} month", "{n} months", rest).format(n=rest)] if rest or not years else []
    return " ".join(parts)


def sentence(found: ExperienceShown) -> str:
    """How the time shown compares with the time asked for."""
    wanted = _("several years") if found.several else duration(found.asked_months)
    if not found.shown_months and found.said_months:
        words = _("You said {said}; no line of a job with dates names it. Asked: {asked}.")
        return words.format(said=duration(found.said_months), asked=wanted)
    if not found.shown_months:
        return _("Nothing you told shows a time of it; asked: {asked}.").format(asked=wanted)
    time = duration(found.shown_months)
    if found.about:
        time = _("about {time}").format(time=time)
    if found.of:
        time = f"{time} ({', '.join(found.of)})"
    if found.says_more:
        words = _("Shown by what you told: {shown}; it says {said}; asked: {asked}.")
        return words.format(shown=time, said=duration(found.said_months), asked=wanted)
    return _("Shown by what you told: {shown}; asked: {asked}.").format(shown=time, asked=wanted)


_DEGREE = re.compile(
    r"\b(?:diplomas?|degrees?(?! of\b)|bachelor\w*|master['’]s|masters?[- ]?(?:degree|abschluss|studium)|ph\.?\s?d|doctorate|"
    r"diplom|(?:hochschul|fachhochschul|studien|berufs|schul)(?:abschl(?:uss|üsse)|ausbildung|studium)|studium|"
    r"abgeschlossene[nrs]?\s(?:[\w-]+\s){0,2}(?:berufs)?(?:ausbildung|lehre)|"
    r"meister(?:brief|titel|prüfung|abschluss)?(?=[\s/:*(,.]|$)|staatlich (?:geprüft|anerkannt)\w*)",
    re.IGNORECASE,
)
_NOT_ONLY = re.compile(
    r"\b(?:equivalent|comparable|in lieu|or (?:relevant |related |practical )?experience|vergleichbar\w*|gleichwertig\w*|ähnlich\w*|"
    r"entsprechende (?:praktische )?(?:erfahrung|kenntnisse)|quereinsteiger\w*)\b",
    re.IGNORECASE,
)
"""What leaves the choice between a degree and what somebody can do."""
_TONGUE = "timeline-language-"
"""How the ids of cards of languages begin."""


def short_of(demand: str, cards: Sequence[EvidenceCard]) -> str:
    """What the cards that tell of a demand's terms lack of it: a level of a language, or a degree; "" when nothing is lacking."""
    if low := _below_level(demand, cards):
        return low
    asked = _DEGREE.search(demand) is not None and _NOT_ONLY.search(demand) is None
    if asked and cards and not any(map(_tells_of_degree, cards)):
        return _("You told of the field, and of no degree or certificate in it.")
    return ""


def _tells_of_degree(card: EvidenceCard) -> bool:
    schooled = card.card_type is CardType.EDUCATION or card.id.startswith("timeline-certificate-")
    return schooled or _DEGREE.search(card.raw_text) is not None


def _below_level(demand: str, cards: Sequence[EvidenceCard]) -> str:
    """The first language of these cards that is at a lower level than the demand's one level."""
    wanted = levels(demand)
    if len(wanted) != 1:
        return ""
    for card in cards:
        said = levels(card.raw_text) if card.id.startswith(_TONGUE) else ()
        if said and max(said) < wanted[0]:
            return _("You said “{said}”; asked: {asked}.").format(
                said=card.raw_text, asked=wanted[0]
            )
    return ""
