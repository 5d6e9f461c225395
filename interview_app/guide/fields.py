"""Facts in a person's words: email, phone, place, dates and lists. None means: not understood, ask
again.
"""

import functools
import re

from interview_app.domain.dates import PRESENT
from interview_app.domain.profile import Location
from interview_app.guide.flow import Words
from interview_app.guide.late_patterns import Late
from interview_app.i18n import _, language

_LANGUAGES = ("en", "de")
_EMAIL = re.compile(r"[\w.+%-]+@[\w-]+(?:\.[\w-]+)+")


_DOT = r"\s+(?:dot|punkt)\s+"
_SPOKEN_EMAIL = re.compile(
    rf"((?:[\w.+-]+{_DOT})*[\w.+-]+)\s*(?:\s(?:at|ät)\s|[(\[](?:at|ät)[)\]])\s*([\w-]+(?:(?:\."
    rf"|{_DOT})[\w-]+)+)",
    re.IGNORECASE,
)


def email(text: str) -> str | None:
    """The email address."""
    if "@" not in text:
        text = _SPOKEN_EMAIL.sub(
            lambda told: re.sub(_DOT, ".", f"{told[1]}@{told[2]}", flags=re.IGNORECASE), text
        )
    hit = _EMAIL.search(text) if "@" in text else None
    return hit.group().rstrip(".") if hit else None


def phone(text: str) -> str | None:
    """The phone number as written: at least five digits; the longest, where a postal code stands
    beside it.
    """
    numbers = [hit.strip() for hit in re.findall(r"\+?\(?\d[\d ()/.\-\u2013]{3,}\d", text)]
    most = max(numbers, key=_digits, default="")
    return most if _digits(most) >= 5 else None


def _digits(text: str) -> int:
    return sum(char.isdigit() for char in text)


_SMALL = (
    r"(?:von|van|der|den|del?|della|d[iau]|l[ae]|zum?|am|an|im|in|ob|auf|bei|of|the|upon|and"
    r"|und|y|e)"
)
"""Words of a name that have no capital."""


def with_capital_names(name: str) -> str:
    """A person's name or a town that was typed without capitals, with them: "anna von berg" is
    "Anna von Berg".
    """
    if name != name.casefold():
        return name
    return re.sub(
        r"[^\W\d_][\w'’]*",
        lambda hit: hit[0] if re.fullmatch(_SMALL, hit[0]) else _headed(hit[0]),
        name,
    )


def _headed(word: str) -> str:
    """The word with a capital, and one behind the O of O'Brien or the D of D'Arcy."""
    lead = 2 if word[1:2] in ("'", "’") else 0
    return word[:lead].upper() + word[lead : lead + 1].upper() + word[lead + 1 :]


_US_STATES = """
    alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii
    idaho illinois indiana iowa
    kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri
    montana nebraska nevada
    new-hampshire new-jersey new-mexico new-york north-carolina north-dakota ohio oklahoma oregon
    pennsylvania rhode-island
    south-carolina south-dakota tennessee texas utah vermont west-virginia virginia washington
    wisconsin wyoming
"""
_IN_STATE = Late(
    rf"(?P<city>\S.*?)\s+(?P<state>{'|'.join(_US_STATES.split()).replace('-', ' ')}"
    r"|(?-i:A[KLRZ]|C[AOT]|DE|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI"
    r"|S[CD]|T[NX]|UT|V[AT]"
    r"|W[AIVY]))",
    re.IGNORECASE,
)
"""A town with its state and no comma: "Toledo Ohio", "Toledo OH"."""


_SINCE = Late(r"(?<=\w),?\s+(?:since|seit) (?:about |etwa |ca\.? )?(?:19|20)\d\d\b$", re.IGNORECASE)
_DATED = Late(
    r"\b(?:since|from|until|till|seit|ab|bis|von)\s+(?:\w+\s+)?(?:19|20)\d\d\b|\b(?:19"
    r"|20)\d\d\s*(?:[-–]|to|bis)",
    re.IGNORECASE,
)

_IS_SENTENCE = Late(
    r"(?:^|\s)(?:ich|wir|i|i'm|we)\s+(?:bin|war|sind|arbeite\w*|am|was|were|work\w*)\b",
    re.IGNORECASE,
)


def home(text: str) -> Location | None:
    """Where somebody lives, as `place` reads it; None where a story with years is told and no
    place.

    "Leeds since 2015" is Leeds; "The Royal Infirmary, ward sister since 2018" is a job told at the
    wrong question.
    """
    told = _SINCE.sub("", text.strip().rstrip("."))
    if _DATED.search(told) or ("," in told and told != text.strip().rstrip(".")):
        return None
    found = place(told)
    return found if found.city and not _IS_SENTENCE.search(found.city) else None


def place(text: str) -> Location:
    """Town, region and country of "Leeds, England" or "50667 Köln"; what is not understood stays
    with the town.
    """
    said = with_capital_names(_sentence_free(text))
    parts = _by_name([part.strip() for part in re.split(r"[,;\n]", said) if part.strip()])
    if parts and (in_state := _IN_STATE.fullmatch(parts[0])) is not None:
        parts[:1] = [in_state["city"], in_state["state"]]
    country = _country(_named_last(parts[-1])) if len(parts) > 1 else None
    if country:
        parts = parts[:-1]
        if _TOLD.search(", ".join(parts)):  # "I'm here and there, but officially Ghent, Belgium"
            parts = [_named_last(parts[-1])]
    postal = None
    if parts and (hit := re.match(r"(\d{4,5})\s+(\D.*)", parts[0])):
        postal, parts[0] = hit[1], hit[2]
    return Location(
        city=parts[0] if parts else None,
        region=parts[1] if len(parts) > 1 else None,
        postal_code=postal,
        country_code=country,
    )


_NAME_OF_PLACE = Late(
    rf"(?:\d{{4,5}} )?(?:[A-ZÄÖÜÀ-Þ][\w.'’/()-]*|{_SMALL})(?:[ -](?:[A-ZÄÖÜÀ-Þ][\w.'’/()-]*|\d+"
    rf"|{_SMALL}))*"
)
_ANOTHER_CLAUSE = Late(
    r"(?:but|and|although|though|before (?:that|this)|previously|vorher|davor|zuvor"
    r"|been|lived|always|all my life|schon immer|mein leben lang"
    r"|where|which|originally|formerly|born|i|i'm|we|it's|it is|near|close|just|not far"
    r"|aber|und|wo|ursprünglich|früher"
    r"|geboren|ich|wir|das|nahe|in der nähe|bei|nicht weit)\b",
    re.IGNORECASE,
)
_NEAR = Late(
    r"(?<=\w)\s+(?:(?:just|right|a bit|a little|kurz|gleich|direkt|nicht weit|ganz in der nähe"
    r"|in der nähe)\s+"
    r"|(?=(?:outside|near|nahe|close|unweit)\b)"
    r"|(?=\d+ (?:km|miles|minutes|minuten|kilometer)\b)).*$"
)
"""Where a place lies, told behind its name: "Paisley just outside Glasgow"."""


_NOW = Late(
    r"(?<=\w)\s+(?:(?:at the moment|at present|right now|currently|for now|these days|now|zurzeit"
    r"|zur zeit"
    r"|momentan|im moment|aktuell|jetzt)\b"
    r"|(?:but|although|though|and|aber|obwohl|und)\s+(?=(?:i|i'm|we|ich|wir|originally"
    r"|ursprünglich|born"
    r"|geboren)\b)).*$",
    re.IGNORECASE,
)
"""Where it is told that somebody lives there now, and where they were before."""
_WAY = re.compile(r"@|\d[\d ()/.-]{5,}\d")
"""A way to reach somebody, told behind the place."""


def _by_name(parts: list[str]) -> list[str]:
    """The parts that name a place, without what is told about it: "Kassel, aber ich komme aus
    Asmara in Eritrea" is Kassel.
    """
    now = next((at for at, part in enumerate(parts) if _NOW.search(part)), len(parts))
    parts = [
        _NEAR.sub("", _NOW.sub("", part)) for part in parts[: now + 1] if not _WAY.search(part)
    ]
    if not parts or _NAME_OF_PLACE.fullmatch(parts[0]) is None:
        return parts
    ends = next(
        (at for at, part in enumerate(parts) if at and _ANOTHER_CLAUSE.match(part)), len(parts)
    )
    return parts[:ends]


_TOLD = re.compile(r"\b(?:I|I'm|we|ich|wir|but|aber|officially|eigentlich)\b")


def _named_last(part: str) -> str:
    """The name a description of a country ends with: "Ireland" of "in the west of Ireland"."""
    hit = re.search(r"^[a-zäöü].*?((?:[A-ZÄÖÜ][\w-]*\s*)+)$", part)
    return hit[1] if hit is not None else part


_ONCE_MORE = Late(
    r"^(?:(?:well|again|ja|na ja|also)[\s,]+)*(?:(?:as|like) i(?:'ve| have)? (?:already |just "
    r")?(?:said|told you"
    r"|mentioned|wrote)"
    r"(?: before| above| already)?|as (?:said|mentioned)(?: before| above)?"
    r"|wie (?:schon |bereits |eben |oben |vorhin )*(?:gesagt|erwähnt|geschrieben"
    r"|erzählt))[\s,:;.–-]+(?=\w)",
    re.IGNORECASE,
)
"""What leads in what was said before: "as I said, Cork"."""


_LIVES_IN = Late(
    r"^(?:(?:(?:i|we|ich|wir)(?:'m|'re|'ve)?|at the moment|currently|now|right now|zurzeit|zur "
    r"zeit|aktuell"
    r"|momentan|jetzt|seit (?:19|20)\d\d)\s+)*"
    r"(?:(?:(?:live|am|are|stay|based|living|wohnen?|leben?|bin|sind|wohnhaft|zu ?hause)\s+)*"
    r"(?:(?:now|currently|both|still|jetzt|noch|zurzeit|derzeit|seit (?:19|20)\d\d|ich"
    r"|wir)\s+)*(?:in|at|from|near)"
    r"|(?:have |just |recently |sind |bin )*moved(?: to(?: live in)?)?(?::|(?<=to)|(?<=in))"
    r"|(?:komme|bin"
    r"|stamme) aus|(?:bin |sind )?(?:umgezogen|gezogen) nach)\s+(?=\w)",
    re.IGNORECASE,
)


def _sentence_free(text: str) -> str:
    said = _ONCE_MORE.sub("", text.strip().rstrip(".").replace("’", "'"))
    while (shorter := _LIVES_IN.sub("", said, count=1)) != said and shorter:
        said = shorter
    return said


def _country(name: str) -> str | None:
    import pycountry  # 40 ms that only a country needs
    from babel import Locale

    wanted = name.casefold()
    short = {"uk": "GB", "usa": "US", "us": "US", "england": "GB", "scotland": "GB", "wales": "GB"}
    if wanted in short:
        return short[wanted]
    for spoken in _LANGUAGES:
        for code, territory in Locale(spoken).territories.items():
            if len(code) == 2 and territory.casefold() == wanted:
                return str(code)
    found = pycountry.countries.get(name=name)
    return str(found.alpha_2) if found else None


def date(text: str) -> str | None:
    """`YYYY-MM` or `YYYY` of "03/2019", "March 2019", "2019-03", "März 2019", "2019"."""
    said = text.casefold()
    if hit := re.search(r"\b((?:19|20)\d\d)[-/.](0?[1-9]|1[0-2])\b", said):
        return f"{hit[1]}-{int(hit[2]):02d}"
    if hit := re.search(r"\b(0?[1-9]|1[0-2])[-/. ]+((?:19|20)\d\d)\b", said):
        return f"{hit[2]}-{int(hit[1]):02d}"
    year = re.search(r"\b(?:19|20)\d\d\b", said)
    if year is None:
        return None
    for word in re.findall(r"[^\W\d_]+", said):
        if (month := _months().get(word)) is not None:
            return f"{year.group()}-{month:02d}"
    return year.group()


@functools.cache
def _months() -> dict[str, int]:
    """Names of months, long and short, in the languages of the app."""
    from babel.dates import get_month_names  # 80 ms that only a month in words needs

    return {
        name.casefold().rstrip("."): month
        for language in _LANGUAGES
        for width in ("wide", "abbreviated")
        for month, name in get_month_names(width, locale=language).items()
    }


def end_date(text: str, words: Words) -> str | None:
    """A date, or `present` for "today", "still there", "bis heute"."""
    said = text.casefold()
    found = date(text)
    if found is None and re.search(
        rf"\b(?:{'|'.join(map(re.escape, sorted(words.present)))})\b", said
    ):
        return PRESENT
    return found


def items(text: str) -> tuple[str, ...]:
    """The items of a list as a person types it, verbatim, without doubles."""
    lines = [line for line in text.splitlines() if line.strip()]
    lead = (
        r"^(?:(?:i|we|you|ich|wir|man)\s+(?:mainly |mostly )?(?:have|had|hold|used?|needed|need"
        r"|habe|hatte"
        r"|brauchte|braucht|nutzte|verwendete)\s+)?"
        r"(?:(?:mainly|mostly|above all|things like|stuff like|such as|vor allem|hauptsächlich"
        r"|sachen wie"
        r"|zum beispiel)\s+)?"
    )
    parts: list[str] = []
    for line in lines:
        line = re.sub(lead, "", line.strip().lstrip("-•* ").strip(), flags=re.IGNORECASE)
        parts += re.split(
            r"\s*[;,]\s+(?:and\s+|und\s+)?|\s*;\s*|\s+(?:and|und|sowie)\s+", line.rstrip(".")
        )
    found: dict[str, str] = {}
    for part in parts:
        part = part.strip(" .,")
        if part:
            found.setdefault(part.casefold(), part)
    return tuple(found.values())


def lines(text: str) -> tuple[str, ...]:
    """Items that may hold commas and "and" themselves, such as certificates: one a line, or one
    between semicolons or commas.
    """
    many = [part.strip(" -•*.") for part in re.split(r"[\n;]", text) if part.strip(" -•*.")]
    if len(many) > 1:
        return tuple(dict.fromkeys(many))
    return tuple(dict.fromkeys(part.strip(" .") for part in text.split(",") if part.strip(" .")))


def date_words(value: str) -> str:
    """A `YYYY-MM`, `YYYY` or `present` as people read it in the window language."""
    if value == PRESENT:
        return _("present")
    year, _dash, month = value.partition("-")
    if not month:
        return year
    from babel.dates import get_month_names  # see above

    return f"{get_month_names('wide', context='format', locale=language())[int(month)]} {year}"
