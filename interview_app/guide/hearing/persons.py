"""Who somebody is, as a sentence tells it: "I'm Jo Field, you can reach me at jo@example.org"."""

import re

from interview_app.guide import fields
from interview_app.guide.hearing import header
from interview_app.guide.hearing.frames import bare, name_in
from interview_app.guide.hearing.posts import is_post
from interview_app.guide.hearing.towns import is_town
from interview_app.guide.late_patterns import Late

_NAMED = Late(
    r"(?:my (?:full )?name(?: is|'s|:)|(?:full )?name:|i'm(?: called)?|i am(?: called)?|im|this is|it's|call me"
    r"|(?:ich|i) bin(?: der| die| da)?|(?:seit|nach|since|after) (?:de[rm]|meiner|my|the) (?:hochzeit|heirat|scheidung|wedding"
    r"|marriage|divorce),?(?: bin ich| heiße ich| i'm| i am| it's)?|ich hei(?:ß|ss)e|mein (?:voller )?name (?:ist|lautet)|hier ist)\s+(?P<name>.+)"
    r"|(?P<before>.+?)(?:,? (?:is my name|is (?:what|how)\b.*|ist mein name|mein name|my name|hei(?:ß|ss)e ich|here|hier))",
    re.IGNORECASE,
)
_NAMED_BEHIND = Late(
    r"\b(?:[Mm]y name(?: is|'s)|I'm|I am|[Ii]ch bin(?: d(?:er|ie))?|[Ii]ch hei(?:ß|ss)e"
    r"|[Mm]ein Name ist)\s+(?P<name>[A-ZÄÖÜÀ-Þ].*)"
)
"""A name behind other words: "Grüß Gott, ich bin der Sepp Huber"."""
_MOST_NAMES = 6
_ONE_NAME = r"[A-ZÄÖÜÀ-Þ][^\W\d_][\w'’.-]*"
_SEVERAL_NAMES = Late(
    rf"{_ONE_NAME}(?: (?:(?:von|van|de[nlr]?|da|di|du|la|le|zu|of|bin|al) )*{_ONE_NAME})+"
)
_HOME = Late(
    r"\b(?:live|living|based|reside|home is|wohne?|lebe|zu ?hause|wohnhaft)\s+(?:\w+ly |now |jetzt )?(?:in|at"
    r"|near)\s+(?P<place>[^.;!?]+)",
    re.IGNORECASE,
)
_CALLS = Late(
    r"\b(?:phone|tel\w*|mobile|cell|call|reach|number|handy|nummer|anrufen|erreich\w*)\b|\+\d",
    re.IGNORECASE,
)


def name(text: str) -> str | None:
    """The name in an answer that gives one; the answer as it is where no frame is around it; None for an address or a number alone."""
    text = _PICTURES.sub(" ", text)
    if not text.strip() or _NO_NAME.fullmatch(text.strip()):
        return None
    said = bare(header.first_line(text))
    hit = _NAMED.fullmatch(said) or _NAMED_BEHIND.search(said)
    found = _alone(
        (hit["name"] or hit.groupdict().get("before") or "") if hit is not None else said
    )
    words = found.split()
    if not 0 < len(words) <= _MOST_NAMES or re.search(r"[\d@]", found):
        runs = [hit[0] for hit in _SEVERAL_NAMES.finditer(said)]
        return runs[0] if len(runs) == 1 and len(said.split()) > _MOST_NAMES else text.strip()
    return _not_shouted(fields.with_capital_names(found))


def _not_shouted(name: str) -> str:
    """A name typed in capitals alone as it is written; letters behind a comma, initials and numerals keep theirs."""
    whole, comma, letters = name.partition(",")
    if len(whole.split()) < 2 or whole != whole.upper() or whole == whole.casefold():
        return name
    return (
        _WORD.sub(lambda hit: fields.with_capital_names(hit[0].casefold()), whole) + comma + letters
    )


_WORD = Late(
    r"(?<![\w.'’])(?!(?:I{1,3}|IV|VI{0,3}|MA?C[A-Z]{3}|\w*ß)(?!\w))(?=\w*[AEIOUYÄÖÜÀ-ÖØ-ÞĀ-ϿАЕЁИОУЫЭЮЯЄІЇ])[^\W\d_]['’\w]+(?![\w.])"
)
"""A word of a name that is no initial: it is longer than a letter and has a vowel."""

_PICTURES = Late(
    r"[\s\u200d\ufe0e\ufe0f]*[\u2190-\u2bff\U0001f000-\U0001faff][\u200d\ufe0e\ufe0f\U0001f000-\U0001faff\s]*"
)
"""Emojis and other little pictures beside a name, which no résumé bears."""
_NO_NAME = Late(r"\S+@\S+|[\W\d_]+")


_TRADE = Late(
    r"(?P<name>\S+(?: \S+)+?)(?:,\s+|\s+[(–-]\s?)(?:an? |eine? )?(?P<trade>[^\W\d_][^,()\d]*?)\)?"
)
_FROM = Late(r"(?P<name>\S+(?: \S+)+?),?\s+(?:from|aus)\s+[A-ZÄÖÜ].*")
"""A name with where somebody comes from, which need not be where they live: that is asked for."""


def trade(text: str) -> str | None:
    """The trade that somebody tells with their name: "Hans Huber, Maurer", "I'm Maria Lopez, nurse"; None for letters and towns."""
    said = bare(header.first_line(text))
    named = _NAMED.fullmatch(said)
    hit = _TRADE.fullmatch(_without_from((named["name"] or "") if named is not None else said))
    if (
        hit is None
        or len(hit["trade"].split()) > _MOST_OF_TRADE
        or _SEVERAL_NAMES.search(fields.with_capital_names(_without_from(hit["name"]))) is None
    ):
        return None
    return name_in(hit["trade"]) if is_post(hit["trade"]) else None


_MOST_OF_TRADE = 4


def _without_from(said: str) -> str:
    """A name without where somebody comes from; a trade behind that stays: "Hans Huber aus Graz, Maurer"."""
    hit = _FROM.fullmatch(said)
    if hit is None:
        return said
    behind = said.rpartition(", ")[2]
    return (
        f"{hit['name']}, {behind}" if is_post(behind) and behind not in hit["name"] else hit["name"]
    )


def _alone(said: str) -> str:
    """A name without what is told behind it; titles and letters behind a comma stay: "Jo Field, MSc"."""
    said = _without_from(said)
    told = _TRADE.fullmatch(said)
    said = _without_from(told["name"] if told is not None and is_post(told["trade"]) else said)
    said = re.split(r",\s+(?=[a-zäöü]|\S*[@\d])", said)[0]
    named, comma, town = said.rpartition(", ")
    said = named if comma and is_town(town) else said  # "Holt, Leeds"
    said = re.sub(r"\s+(?:here|hier)$", "", _WAYS.split(said)[0])
    return _AND_MORE.sub("", name_in(said))


_WAYS = Late(
    r"\s*[,;]\s+(?=(?:e-?mail|mail|tel\w*|phone|mobile?|cell|handy|fax|adresse|address|wohnhaft)\b)",
    re.IGNORECASE,
)
"""Where somebody goes on with ways to reach them."""


_AND_MORE = Late(r"\s+(?:and|und)\s+(?:I|(?!zu\b)[a-zäöü]+)\b.*$")
"""What goes on behind a name in small letters; "von und zu" is part of one."""


def home(text: str) -> str:
    """The place where somebody says to live, in a sentence that may tell other things too; "" when it does not."""
    hit = _HOME.search(" ".join(text.split()))
    if hit is None:
        return ""
    place = (
        re.split(r",\s+(?=[a-zäöü])", hit["place"])[0]
        if hit["place"] != hit["place"].casefold()
        else hit["place"]
    )
    return name_in(re.split(r"\s+(?:and|und|with|mit)\s+(?=[a-zäöü])", place)[0])


def phone(text: str) -> str | None:
    """A phone number in an answer about somebody: by its own form, or in a sentence that says it is one."""
    text = _ADDRESS.sub(" ", text)
    if _CALLS.search(text):
        return fields.phone(text)
    hit = _DIALLED.search(text)
    return (
        hit[0].strip()
        if hit is not None and _NOT_DIALLED.fullmatch(hit[0].strip()) is None
        else None
    )


_ADDRESS = Late(r"\S+@\S+|\b(?:https?:|www\.)\S+")
"""What holds digits and is no number to call."""
_DIALLED = Late(
    r"(?<![\w.,/-])(?:\+\d[\d ()/.–-]{7,}\d|\(?0\d(?:[ ()/.–-]?\d){6,}"
    r"|\(?[2-9]\d\d\)?[ .-][2-9]\d\d[ .-]\d{4})(?!\w|[.,]\d)"
)
"""How numbers are dialled: with a plus or a nought at the head, or in the three groups of North America."""
_NOT_DIALLED = Late(r"0?\d[./-]\d\d?[./-](?:19|20)?\d\d|\d{5}-\d{4}")
"""A day, and an American postal code."""
