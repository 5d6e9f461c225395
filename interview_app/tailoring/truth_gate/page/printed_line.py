"""What of a printed line claims something: without contact data and a form's labels, its dates written in full.

A résumé prints "Title: Fitter", "Mar. 1, 2019 – Jun. 30, 2022" and "ann@example.org | Leeds"; cards tell of the fitter and
of the months. What is quoted to the person stays as it is printed.
"""

import re
from functools import cache

from interview_app.domain import printed_words
from interview_app.tailoring.truth_gate.words import lexicon
from interview_app.tailoring.truth_gate.words.tokens import fold

_MONTH = r"(?:[Jj]an|[Ff]eb|[Mm]ar|[Mm]är|[Aa]pr|[Mm]a[iy]|[Jj]un|[Jj]ul|[Aa]ug|[Ss]ep|[Oo][ck]t|[Nn]ov|[Dd]e[cz])[^\W\d_]*\.?"
_DAY_FIRST = re.compile(
    rf"(?<![\d.])(?:\d{{1,2}}(?:st|nd|rd|th|\.)?\s+)({_MONTH}\s+(?:19|20)\d\d)\b"
)
_DAY_SECOND = re.compile(rf"\b({_MONTH})\s+\d{{1,2}}(?:st|nd|rd|th)?,\s*((?:19|20)\d\d)\b")
_DAY_IN_FIGURES = re.compile(r"(?<![\d.])\d{1,2}\.((?:0?[1-9]|1[0-2])\.(?:19|20)\d\d)\b")
_DAY_LAST = re.compile(
    r"(?<![\d-])((?:19|20)\d\d-(?:0[1-9]|1[0-2]))-(?:0[1-9]|[12]\d|3[01])(?![\d-])"
)
_SHORT_YEAR = re.compile(r"(?<!\w)['’‘](\d\d)(?=\s*(?:[-–—]|to\b|bis\b|$|[,)|]))")
_OPEN_END = re.compile(
    r"((?:19|20)\d\d\s*(?:[-–—]|to|bis)\s*)(?:dato|gegenwart|gegenwärtig|laufend|ongoing)\b",
    re.IGNORECASE,
)
_RANKS = (
    (re.compile(r"\bSr\.?(?=\s+[A-Z])"), "Senior"),
    (re.compile(r"\bJr\.?(?=\s+[A-Z])"), "Junior"),
)
_NEWEST_SHORT_YEAR = 40
_SCALE = re.compile(r"(\bGPA:?\s*\d[.,]\d+)\s*(?:/|out of|of)\s*\d(?:[.,]\d+)?", re.IGNORECASE)
"""What a grade is measured by: "GPA 3.6/4.0" is a grade of 3.6."""
_PRIME = re.compile(r"(?<=\d)′(?=\d{3})")
"""What a typesetter makes of the mark between thousands: "2′400"."""


def said(text: str) -> str:
    """A line with its dates and its shortened ranks in full."""
    if not any(mark.isdigit() for mark in text) and "r" not in text:
        return text
    text = _PRIME.sub("’", text)
    text = _SCALE.sub(r"\1", text)
    text = _DAY_FIRST.sub(r"\1", text)
    text = _DAY_SECOND.sub(r"\1 \2", text)
    text = _DAY_IN_FIGURES.sub(r"\1", text)
    text = _DAY_LAST.sub(r"\1", text)
    text = _SHORT_YEAR.sub(
        lambda found: f"{'20' if int(found[1]) <= _NEWEST_SHORT_YEAR else '19'}{found[1]}", text
    )
    text = _OPEN_END.sub(r"\1present", text)
    for short, full in _RANKS:
        text = short.sub(full, text)
    return text


_PARTED_DATE = re.compile(rf"([–—-]\s*{_MONTH})((?:\t[^\n]*)?)\n+((?:19|20)\d\d)(?:\t|(?=\n|$))")


def whole_dates(text: str) -> str:
    """A page whose narrow column of dates broke one before its year: "Jun 2016 – Nov" over "2019"."""
    return _PARTED_DATE.sub(r"\1 \3\2\n", text)


_FORM = re.compile(
    r"^(?:employer|company|organi[sz]ation|institution|school|university|college|title|job title|position|role|dates?|period|duration|"
    r"location|place|degree|subject|major|arbeitgeber|firma|unternehmen|betrieb|tätigkeit|funktion|berufsbezeichnung|zeitraum|dauer|ort|"
    r"abschluss|hochschule|universität|schule|fach|studiengang|fachrichtung|responsibilities|duties|achievements|key achievements|aufgaben|"
    r"tasks|erfolge|tätigkeiten|schwerpunkte|main tasks)\s*:\s*(?=\S)",
    re.IGNORECASE,
)


def without_form(text: str) -> str:
    """A line without the label of a form: "Employer: Acme"."""
    return _FORM.sub("", text)


_GIVEN = re.compile(
    rf"^(?:(?i:(?:{'|'.join(printed_words.GIVEN)}) (?:by|on|in)|by|verliehen von|vergeben von|ausgestellt von)\s*:?\s+(?=[A-ZÄÖÜ\d])"
    rf"|(?i:{'|'.join(printed_words.GIVEN)}|verliehen|ausgestellt)\s*:?\s+(?=(?:{_MONTH}\s+)?(?:19|20)\d\d))"
)
"""Before a name or a date alone: "Published a paper" is a deed, and is held."""


def without_giver_words(text: str) -> str:
    """A line of an award or certificate without the words that tell who gave it or when: "Awarded by Acme, May 2019"."""
    return _GIVEN.sub("", text)


GRADES = frozenset((*printed_words.GRADES, "mark", "gesamtnote"))
"""What a grade is called before its figure."""
_GRADE = re.compile(
    rf"(?:\b(?:cumulative|overall|final)\s+)?\b(?:{'|'.join(sorted(GRADES))})\s*[:–-]?\s*(?=\d)",
    re.IGNORECASE,
)


def without_grade_label(text: str) -> str:
    """A school's line without what its grade is called: "GPA: 3.8" is 3.8."""
    return _GRADE.sub("", text)


_CATEGORY = frozenset(
    "tools tool technology technologies technical tech stack skills skill languages language programming software hardware frameworks framework libraries "
    "platforms platform methods methodologies methodology databases database data cloud operating systems system office it edv web mobile devops testing "
    "security clinical design analytics analysis management leadership communication product research equipment machines machinery other others general soft hard "
    "core key further additional business professional personal interpersonal digital marketing finance sales engineering environment applications application "
    "programme programmiersprachen sprachen datenbanken werkzeuge methoden betriebssysteme maschinen geräte anlagen kenntnisse fachlich fachkenntnisse sonstige "
    "sonstiges weitere weiteres technik systeme umgebung fremdsprachen anwendungen kompetenzen fachliche persönliche soziale technische "
    "and und or oder of the in for".split()
)
_MOST_LABEL_WORDS = 4


def without_categories(text: str) -> str:
    """Lists without the names of their kinds: "Programming languages: Python, SQL; Tools: Tableau"."""
    return _LISTS.sub(lambda found: found[1] + _without_category(found[2]), text)


_LISTS = re.compile(r"(^|;\s+)([^;]+)")


def _without_category(text: str) -> str:
    label, mark, rest = text.partition(":")
    words = re.findall(r"[^\W\d_]+", fold(label))
    if (
        mark
        and rest.strip()
        and 0 < len(words) <= _MOST_LABEL_WORDS
        and all(word in _CATEGORY for word in words)
    ):
        return rest.strip()
    return text


_PHONE = r"(?:(?:\+|\b00)\d[\d\s()/.-]{6,}\d|\(0?\d{1,5}\)\s?\d[\d\s./-]{4,}\d|\b0(?!\d?[./](?:19|20)\d\d\b)\d[\d\s()/.-]{6,}\d|\b\d{3}[-. ]\d{3}[-. ]\d{4}\b)"
_SITE = r"(?:linkedin|github|gitlab|xing|behance|dribbble|orcid|researchgate|medium|twitter|x|stackoverflow|about)"
_REACHED = re.compile(
    rf"\S+@\S+\.\w+|\S+\s?[\[(](?:at|@)[\])]\s?\S+|\b(?:linkedin|github|gitlab|xing|skype|twitter|telegram|instagram)\s*:\s*\S+|(?:https?://|www\.)\S+|\b(?:[\w-]+\.)*{_SITE}\.(?:com|org|io|de|me|net)\S*|(?<![\w@])[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|io|de|dev|me|ch|at|eu|co\.uk)/\S*|{_PHONE}",
    re.IGNORECASE,
)
_LINK = re.compile(r"\S+@\S+\.\w+|(?:https?://|www\.)\S+")
_OWN_SITE = re.compile(
    r"^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|io|de|dev|me|ch|at|eu|co\.uk)$", re.IGNORECASE
)
_LABELS = frozenset(
    "e mail email e-mail phone tel telephone telefon mobile mobil mobiltelefon handy cell fax linkedin github gitlab xing website web homepage portfolio "
    "address adresse anschrift skype url blog contact kontakt whatsapp t m p f e orcid and und".split()
)


def is_reached_at(text: str) -> bool:
    """Whether it gives an address, number or link at which a person is reached."""
    return bool(_REACHED.search(text))


_BETWEEN = re.compile(r"\s*[|·•●∙▪◦;]\s*|\s{3,}|\t|\s+[–—-]\s+|\s*,\s+(?=\S*@|\+|https?:|www\.)")


def parts(text: str) -> list[str]:
    """The parts of a line that marks, wide gaps or dashes divide."""
    return [part.strip(" ,") for part in _BETWEEN.split(text) if part and part.strip(" ,")]


def without_contact(part: str) -> str:
    """A part of a line without addresses, numbers, links and their labels."""
    if _OWN_SITE.match(part):
        return ""
    rest = _REACHED.sub(" ", part)
    if rest == part:
        return part
    words = re.findall(r"[^\W_][\w-]*", rest)
    return (
        ""
        if all(fold(word) in _LABELS or len(word) < 2 for word in words)
        else rest.strip(" ,:;|/")
    )


def without_addresses(text: str) -> str:
    """A line without mail addresses and links."""
    return re.sub(r"\s{2,}", " ", _LINK.sub(" ", text)).strip()


_PERSONAL = re.compile(
    r"^(?:name|full name|first name|last name|vorname|nachname|date of birth|dob|birth ?date|place of birth|born|nationality|citizenship|marital status|gender|age|address|residence|"
    r"geburtsdatum|geburtsort|geboren|geb\.|staatsangehörigkeit|staatsbürgerschaft|nationalität|familienstand|zivilstand|geschlecht|alter|anschrift|adresse|wohnort|wohnhaft)\s*(?::|(?:am|on|in)\b|\d)",
    re.IGNORECASE,
)
_MOST_FORM_WORDS = 8
_PAGE = re.compile(
    r"^(?:page|seite|página|pagina|s\.|p\.)?\s*\d{1,2}\s*(?:(?:of|von|sur|de|di|/)\s*\d{1,2})?$",
    re.IGNORECASE,
)
_UPDATED = re.compile(
    r"^(?:(?:last )?updated|zuletzt aktualisiert|stand|dernière mise à jour|mis à jour|última actualización|actualizado|"
    r"última atualização|atualizado|ultimo aggiornamento|aggiornato)\b(?:\s*:|\s+(?:in|on|im|am|en|le|el|a|em|il))?\s*"
    r"(?:\d{1,2}\W{1,2})?(?:[^\W\d_]{3,10}\.?\s*|\d{1,2}\W)?(?:19|20)\d\d$"
    r"|^(?:最后更新于|最後更新於|更新于|更新日|最終更新日?|최종 ?업데이트)\s*[:：]?\s*(?:[A-Z][a-z]{2} )?(?:19|20)\d\d$",
    re.IGNORECASE,
)
"""When a page was written, as some programs print it on top."""
_ON_REQUEST = re.compile(
    r"^(?:references?\s*:?\s*)?(?:(?:are|gladly|provided|furnished)\s+)*(?:available|furnished|provided)?\s*(?:up)?on request\.?$|"
    r"^(?:referenzen|zeugnisse)?\s*:?\s*(?:gerne?\s+)?auf (?:anfrage|wunsch)\.?$",
    re.IGNORECASE,
)
_SIGNED = re.compile(
    r"^[^\W\d_][\w .-]{1,30},\s*(?:den\s+|der\s+)?\d{1,2}\.?\s?(?:\d{1,2}\.|[^\W\d_]{3,9})\s?(?:19|20)\d\d$"
)


def is_form(text: str) -> bool:
    """Whether a line is what a form asks of a person, a page's number or date, or a set phrase about references."""
    if _PERSONAL.match(text):
        words = re.findall(r"[^\W\d_][\w'’-]*", text)
        return len(words) <= _MOST_FORM_WORDS and not claims_honour(words)
    return bool(_PAGE.match(text) or _UPDATED.match(text) or _ON_REQUEST.match(text))


def is_page_of(text: str, name: str) -> bool:
    """Whether a line is the name of whose page it is with the page's number: "Ann Example – 1/2"."""
    rest = (
        text[len(name) :].strip(" \t|,·•–—-") if name and fold(text).startswith(fold(name)) else ""
    )
    return bool(rest) and _PAGE.match(rest) is not None


def is_signed(text: str) -> bool:
    """Whether a line is the place and day at which a page was signed: "Köln, den 3. Mai 2024"."""
    return bool(_SIGNED.match(text))


_STREET = re.compile(
    r"\w(?:straße|strasse|str\.|weg|platz|allee|gasse|damm|ufer)\b|\b(?:street|st\.|road|rd\.?|lane|ln|avenue|ave\.?|drive|dr\.|court|way|square|close|terrace|"
    r"boulevard|blvd|crescent|gardens|apt|suite|flat|unit|po box|postfach|rue|calle|via)\b|\b\d{4,5} [A-ZÄÖÜ][a-zäöüß]+|\b[A-Z]{1,2}\d[\dA-Z]? ?\d[A-Z]{2}\b|\b[A-Z]{2} \d{5}\b",
    re.IGNORECASE,
)
_POSTCODE = re.compile(
    r"\b\d{4,5} [A-ZÄÖÜ][a-zäöüß]+|\b[A-Z]{1,2}\d[\dA-Z]? ?\d[A-Z]{2}\b|\b[A-Z]{2} \d{5}\b"
)


def is_address(text: str) -> bool:
    """Whether it is a postal address: a street with a number, or a postcode."""
    return bool(_POSTCODE.search(text)) or (
        any(mark.isdigit() for mark in text) and bool(_STREET.search(text))
    )


@cache
def _regions() -> frozenset[str]:
    # Imported here: 90 ms that only a page with such a place needs.
    import pycountry

    names = {fold(one.name) for one in pycountry.countries} | {
        one.alpha_3.casefold() for one in pycountry.countries
    }
    for one in pycountry.subdivisions:
        if one.country_code in ("US", "CA", "AU", "DE", "AT", "CH", "GB"):
            names |= {fold(one.name), one.code.partition("-")[2].casefold()}
    return frozenset(names | set(_REGIONS))


_REGIONS = (
    (
        "uk usa us uae united kingdom|england|scotland|wales|united states|deutschland|österreich|schweiz|germany|austria|switzerland|"
        "vereinigte staaten|großbritannien|frankreich|italien|spanien|niederlande|united states of america|great britain"
    )
    .replace("uk usa us uae united kingdom", "uk|usa|us|uae|united kingdom")
    .split("|")
)


def is_region(text: str) -> bool:
    """Whether it names a country, or a state or county of one, in full or as two letters."""
    bare = text.strip(" .()")
    if not bare or not bare[0].isupper():
        return False
    return fold(bare) in _regions()


_HONOURS = frozenset(
    "laureate graduate alumnus alumna alumni winner finalist veteran recipient member ambassador champion expert guru author speaker founder owner holder "
    "preisträger preisträgerin absolvent absolventin gewinner gewinnerin mitglied gründer gründerin inhaber inhaberin experte expertin autor autorin meister "
    "award prize medal degree diploma honours honors licence license certificate".split()
)


def is_honour(low: str) -> bool:
    """Whether a word is of what somebody may be proud of: "laureate", "alumnus"."""
    return low in _HONOURS


def claims_honour(words: list[str]) -> bool:
    """Whether a word among these is of a post, a proven thing, a deed, or of what somebody may be proud of."""
    return any(
        lexicon.is_title(low)
        or low in lexicon.proven()
        or low in lexicon.verbs()
        or low in _HONOURS
        for low in map(fold, words)
    )
