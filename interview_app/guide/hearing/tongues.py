"""The languages somebody speaks, and how well, as they tell it: "Polish, my mother tongue; English B2, a bit of French".

How well is kept in the person's own words and only where they say it; a résumé claims no more of a language than its owner.
"""

import functools
import re

from interview_app.domain.frozen import frozen
from interview_app.guide.late_patterns import Late


@frozen(kw_only=False)
class Tongue:
    """A language as it was written, with a capital; `fluency` is None where it was not told."""

    language: str
    fluency: str | None = None


_LANGUAGES = ("en", "de")
_MORE = (
    "Farsi|Dari|Mandarin|Cantonese|Kantonesisch|Flemish|Flämisch|Panjabi|Bengali|Filipino|Kurmanji|Kurmandschi|Sorani|Castilian|Kastilisch"
    "|Tigrigna|Paschto|Gaelic|Gälisch|Romani|Romanes|Holländisch|Schwiizerdütsch|Schweizerdeutsch|Swiss German|Schwyzerdütsch|Plattdeutsch"
    "|Low German|Hochdeutsch|Sorbisch|Sorbian|Montenegrinisch|Montenegrin|Moldauisch|Thai|Swahili|Kisuaheli|Suaheli|Ilocano|Cebuano|Hokkien"
    "|Luganda|Chichewa|Shanghainese|Berber|Tamazight|Kabyle|Kabylisch|Creole|Kreolisch|Patois|Pidgin|BSL|ASL|DGS|ÖGS"
    "|(?:British |American |Irish |International )?Sign Language|(?:Deutsche |Österreichische |Schweizer )?Gebärdensprache"
)
_LEVEL = Late(
    r"\b(?:(?:(?:near|almost|nearly)[- ]|fast )?(?:native(?:[- ](?:speaker|level))?|(?:mother|native|first|home)[- ](?:tongue|language)|mothertongue|muttersprachlich"
    r"|mutter ?sprache(?:n)?|muttersprachler(?:in)?|erstsprache|bilingual(?:ly)?|zweisprachig(?: aufgewachsen)?)"
    r"|(?:(?:very|really|quite|pretty|fairly|reasonably|sehr|recht|ganz|ziemlich|einigermaßen|relativ|almost|nearly|fast|not (?:very|so|that)|nicht (?:sehr|so|ganz)) )?"
    r"(?:fluent(?:ly)?|flie(?:ß|ss)end(?:e[smnr]?)?|verhandlungssicher(?:e[smnr]?)?|proficient(?:ly)?|conversational(?:ly)?|well|good|gut(?:e[smnr]?)?"
    r"|sicher|perfe[ck]t(?:ly|e[smnr]?)?|ok(?:ay|ayish)?|bad(?:ly)?|poor(?:ly)?|schlecht(?:e[smnr]?)?|excellent(?:ly)?|ausgezeichnet(?:e[smnr]?)?)"
    r"|(?:upper[- ]|lower[- ])?intermediate|advanced|fortgeschritten(?:e[smnr]?)?|elementary|beginner(?:'?s)?|anfänger(?:in|kenntnisse)?"
    r"|(?:(?:just|only|nur|very|einfache|gute|sehr gute|erweiterte) )?(?:the )?(?:basics?|grundkenntnisse|grundlagen|vorkenntnisse|basiskenntnisse|schulkenntnisse"
    r"|kenntnisse)|working knowledge|business(?: level)?|professional(?: level)?"
    r"|(?:just |only |nur )?(?:a (?:tiny |little )?(?:bit|little|few words|some)|(?:ein (?:bisschen|bissl|bisserl|wenig|paar brocken|paar worte))|etwas|some|wenig)"
    r"|geht so|so ?la ?la|so[- ]so|reading(?: knowledge| only)?|lesekenntnisse|\d+ (?:jahre|years)(?: (?:(?:in der|auf der|at|of) )?(?:schule|school))?"
    r"|in wort und schrift|in speech and writing|spoken(?: and written| only)?|written(?: and spoken)?|(?:level|stufe|niveau) \d|[ABC][12](?: ?[/–-] ?[ABC][12])?\+?)(?![\w-])",
    re.IGNORECASE,
)
"""How well a language is spoken."""
_ENDING = Late(r"(?<=[a-zß])(?<=gut|end|her|ekt|ten|net|cht)(?:e[smnr]?)$")
"""What an adjective has before its noun: "gutes Englisch" is spoken "gut"."""
_AT_SCHOOL = Late(r"\b(?P<how>school|schul)[- ]?(?=[A-Za-zÄÖÜäöü]{4})", re.IGNORECASE)
_PIECE = Late(r"\s*(?:[;\n•·|/]|,(?!\d)|\.(?=\s|$)|\s[–-]\s)\s*")
_JOINED = Late(
    r"(?<! wort)(?<! speech)(?<! spoken)(?<! written)\s+(?:and(?: also)?|und(?: auch)?|sowie|plus|as well as|&)\s+",
    re.IGNORECASE,
)
_NOT = Late(
    r"\b(?:no|not any|don't speak|kein(?:e[nrms]?)?|spreche nicht)\s+(?:\w+ )?$", re.IGNORECASE
)
_LOST = Late(r"\b(?:forgot(?:ten)?|vergessen|verlernt)\b", re.IGNORECASE)
_ALONE = Late(r"(?P<name>[A-ZÄÖÜ][a-zäöüßA-Z'’-]{2,}(?: [A-ZÄÖÜ][a-zäöüß]{2,})?)(?P<rest>[\s(:]*)")
_NO_NAME = frozenset(
    "just only nothing none some well yes and also the muttersprache ja nein nur keine ich meine mein dazu außerdem none later skip both beide".split()
)


def tongues(text: str) -> tuple[Tongue, ...]:
    """The languages of an answer in their order, each once; () where it names none.

    A level stands beside its language or behind a comma of its own. Two languages joined by "and" share the level around
    them: "fluent in English and French", "Englisch und Polnisch fließend".
    """
    found: list[Tongue] = []
    last: list[Tongue] = []
    for piece in _PIECE.split(text.replace("(", " ( ").replace(")", " ) ")):
        parts = [one for one in _JOINED.split(piece) if one.strip(" ()")]
        heard = [one for part in parts for one in _heard(part)]
        levels = [one.fluency for one in heard if one.fluency]
        if (
            not heard
            and found
            and found[-1].fluency is None
            and (level := _level(piece)) is not None
        ):
            many = len(last) if _OF_ALL.search(piece) else 1
            found[-many:] = [Tongue(one.language, one.fluency or level) for one in found[-many:]]
        shared = (
            levels[0] if len(levels) == 1 and len(heard) > 1 and len(heard) == len(parts) else None
        )
        is_around = shared is not None and (heard[0].fluency is None or _shares_on(parts[0]))
        found += [
            Tongue(one.language, one.fluency or (shared if is_around else None)) for one in heard
        ]
        last = heard or last
    once: dict[str, Tongue] = {}
    for one in found:
        if one.fluency or one.language.casefold() not in once:
            once[one.language.casefold()] = one
    return tuple(once.values())


_OF_ALL = Late(r"\b(?:both|all|beide[sn]?|alle)\b", re.IGNORECASE)
"""That a level behind a comma is of all languages before it: "German and Turkish, both native"."""


def _shares_on(first: str) -> bool:
    """Whether the level before a first language holds for those behind it: "fluent in English" and, not "good English" and."""
    return (
        re.search(
            r"\b(?:fluent|fluently|proficient|bilingual|conversational|native) (?:in|speaker of)\b",
            first,
        )
        is not None
    )


def _heard(part: str) -> list[Tongue]:
    """The languages of a part without "and": mostly one, "Englisch Deutsch Polnisch" has three."""
    at_school = _AT_SCHOOL.search(part)
    how = (
        {"school": "from school", "schul": "Schulkenntnisse"}[at_school["how"].casefold()]
        if at_school
        else None
    )
    part = _AT_SCHOOL.sub("", part)
    hits = list(_known().finditer(part))
    if not hits:
        alone = _ALONE.match(part.strip(" ("))
        rest = part.strip(" (")[alone.end() :] if alone is not None else ""
        if (
            alone is None
            or alone["name"].casefold() in _NO_NAME
            or _LEVEL.match(alone["name"]) is not None
        ):
            return []
        is_whole = not rest.strip(" )") or _level(rest) is not None
        return [Tongue(alone["name"], _level(rest))] if is_whole else []
    if _NOT.search(part[: hits[0].start()]) or _LOST.search(part) is not None:
        return []
    if len(hits) > 1 and how is None and _level(part[: hits[0].start()]) is None:
        ends = [
            *(hit.start() for hit in hits[1:]),
            len(part),
        ]  # each level stands behind its language
        behind = [_level(part[hit.end() : end]) for hit, end in zip(hits, ends, strict=True)]
        if sum(one is not None for one in behind) > 1:
            return [Tongue(_headed(hit[0]), one) for hit, one in zip(hits, behind, strict=True)]
    level = how or _level(part)
    return [Tongue(_headed(hit[0]), level if len(hits) == 1 else None) for hit in hits]


def _headed(name: str) -> str:
    return name[:1].upper() + name[1:]


def _level(text: str) -> str | None:
    """How well a language is spoken by the words of a text; several stand with commas between them."""
    levels = [_ENDING.sub("", hit[0]) for hit in _LEVEL.finditer(text)]
    return ", ".join(dict.fromkeys(levels)) or None


@functools.cache
def _known() -> Late:
    """Names of languages in the languages of the app; those of two letters in ISO 639 and some that are not called so there."""
    from babel import Locale  # its data are read when somebody tells of languages

    names = {
        re.escape(name.partition(" (")[0])
        for locale in _LANGUAGES
        for code, name in Locale(locale).languages.items()
        if len(code) == 2 and len(name) > 3
    }
    longest_first = "|".join(sorted(names, key=len, reverse=True))
    return Late(rf"(?<![\w-])(?:{_MORE}|{longest_first})(?![\w-])", re.IGNORECASE)
