"""What people write in several ways brought into the one way that the rules read: "&", "/week", "hrs", "Jun ’19", "Schüler:innen".

Only what means the same wherever it stands is changed, and evidence and lines alike.
"""

import re
from collections.abc import Callable

from interview_app.tailoring.truth_gate.words import lexicon

_PERIODS = "day|week|month|year|hour|night|shift|quarter"
_ZEITEN = "Tag|Woche|Monat|Jahr|Stunde|Nacht|Schicht|Quartal"
_MONTHS = "Jan(?:uary|uar)?|Feb(?:ruary|ruar)?|Mar(?:ch)?|März?|Mrz|Apr(?:il)?|May|Mai|Jun[ei]?|Jul[yi]?|Aug(?:ust)?|Sept?(?:ember)?|O[ck]t(?:ober)?|Nov(?:ember)?|De[cz](?:ember)?"
_BEFORE_A_YEAR = "in|since|from|until|till|to|by|of|during|spring|summer|autumn|fall|winter|seit|bis|ab|Anfang|Ende|Mitte|Sommer|Winter|Frühjahr|Herbst"
_NOT_SO_MANY_EACH = frozenset(
    "of after in from at for on during within to with by before through and or over led ran ended closed began".split()
)
"""Behind these words "each week" tells of a week, and not of how many a week."""
_SHORT = {
    "yrs": "years", "yr": "year", "mths": "months", "mth": "month", "wks": "weeks", "wk": "week", "hrs": "hours", "hr": "hour",
    "mins": "minutes", "einschl": "einschließlich", "secs": "seconds", "dept": "department", "depts": "departments", "Dept": "Department", "govt": "government", "pct": "percent",
    "avg": "average", "mgmt": "management", "Mgmt": "Management", "mgr": "manager", "Mgr": "Manager", "mgrs": "managers", "asst": "assistant", "Asst": "Assistant",
}  # fmt: skip
_PER_TIME = {
    "wpm": "words per minute", "mph": "miles per hour", "kph": "km per hour", "rpm": "turns per minute",
}  # fmt: skip
_SCHOOLING = {
    "Univ": "University", "Dip": "Diploma", "Cert": "Certificate", "Coll": "College", "Inst": "Institute", "Lvl": "Level", "Natl": "National", "Nat": "National",
    "Adv": "Advanced", "Lic": "License", "Reg": "Registered", "Mgmt": "Management", "Zert": "Zertifikat",
}  # fmt: skip
"""Words of a degree or a licence cut short, each with its point or before the next word of the name."""
_DEGREE = (
    r"\b(?:[ABM]\.(?:[A-Z]\.){2,}|[BM]\.(?:[AS]|Sc|Ed|Eng|Com|Phil)\.|Ph\.D\.)(?=[\s,;)]|$)(?! \()"
)
"""A degree with a point behind each of its letters: "B.S.N.", "M.Sc."."""
_WEIGHTS = {"t": "tonnes", "lb": "pounds", "lbs": "pounds", "oz": "ounces", "mi": "miles"}
"""Letters that are a weight only behind a figure."""
_GERMAN = re.compile(
    r"[äöüß]|\b(?:der|die|das|den|dem|des|ein|eine|einen|einem|einer|mit|und|für|von|im|am|auf|bei|beim|zur|zum|nicht|als|pro|durch|nach|aus|vom|seit|bis|sowie|Leitung)\b|[a-zäöü]{3}(?:ung|ungen|keit|schaft)\b"
)


def _full_year(short: str) -> str:
    return ("20" if int(short) < 70 else "19") + short


def _and(found: re.Match[str]) -> str:
    before, behind = found[1], found[2]
    german = _GERMAN.search(found.string) is not None
    firm = behind in _OF_A_FIRM or (
        not german and before[0].isupper() and behind[0].isupper()
    )  # "Marlow & Finch"
    if firm or ("+" in found[0] and (before.isdigit() or behind[0].isdigit())):
        return found[0]
    return f"{before} und " if german else f"{before} and "


_OF_A_FIRM = frozenset("Partner Sohn Söhne Son Sons Co Cie Bros Brothers".split())


def _years_to(found: re.Match[str]) -> str:
    """The end of a span of years in full: "2014–2016" for "2014–16"; behind a hyphen "03" is a month, and "2022-23" one season."""
    start, mark, end = found[1], found[2], found[3]
    years = int(end) - int(start[2:])
    a_month = mark == "-" and int(end) <= _MONTHS_OF_A_YEAR
    return found[0] if years < _SEVERAL or a_month else f"{start}–{start[:2]}{end}"


_SEVERAL, _MONTHS_OF_A_YEAR = 2, 12


def _from_to(found: re.Match[str]) -> str:
    german = _GERMAN.search(found.string) is not None
    return f"von {found[1]} auf " if german else f"from {found[1]} to "


def _so_many_each(found: re.Match[str]) -> str:
    return found[0] if found[1].lower() in _NOT_SO_MANY_EACH else f"{found[1]} per "


def _litres(found: re.Match[str]) -> str:
    return " Liter" if _GERMAN.search(found.string) is not None else " litres"


def _festmeter(found: re.Match[str]) -> str:
    return " Festmeter" if _GERMAN.search(found.string) is not None else found[0]


def _none_of(found: re.Match[str]) -> str:
    """What a heading says of which there was none, as a sentence: "Complaints upheld: none" for "No complaints upheld"."""
    what = found[1]
    if found[2].lower() == "none":
        return f"No {what if what[1:2].isupper() else what[0].lower() + what[1:]}"
    return f"Keine {what}"


_Change = str | Callable[[re.Match[str]], str]
_CHANGES: tuple[tuple[re.Pattern[str], _Change], ...] = (
    (re.compile(r"(\w+) [&+] (?=(\w+))"), _and),
    (
        re.compile(
            r"(?<!from )(?<!von )((?:\d|[£$€~](?=\d))\S*(?: (?:%|[^\W\d]+))?) ?(?:→|➔|➜|⇒|->|=>) ?(?=[£$€~]?\d)"
        ),
        _from_to,
    ),
    (re.compile(r"(?<=[\w)]) u\. (?=\w)(?!a\.|ä\.|U\.)"), " und "),
    (re.compile(r"^(?:Verantwortlich|Zuständig|Beauftragt) (?:dafür|damit), (?=.*?\w*zu)"), ""),
    (re.compile(r",? as well as (?=\w)"), " and "),
    (
        re.compile(r"(?<=[a-z)%]) plus (?=[A-Za-z])|(?<=\d) plus (?=(?:an?|the|[a-z]+ed)\b)"),
        " and ",
    ),
    (re.compile(rf"\bje (?=(?:{_ZEITEN})\b(?!\w))"), "pro "),
    (re.compile(r",? wie auch (?=\w)"), " und "),
    (re.compile(rf"(?<=\w) ?/ ?({_PERIODS})\b"), r" per \1"),
    (re.compile(rf"(?<=\w) ?/ ?({_ZEITEN})\b(?!\w)"), r" pro \1"),
    (re.compile(rf"\b(\w+) each (?=(?:{_PERIODS})\b(?!['’]))"), _so_many_each),
    (re.compile(rf"\b({'|'.join(_SHORT)})\b(?!-)\.?(?=[\s,;)]|$)"), lambda found: _SHORT[found[1]]),
    (re.compile(r"(?<=\d) ?(wpm|mph|kph|rpm)\b"), lambda found: f" {_PER_TIME[found[1]]}"),
    (
        re.compile(r"(?<=\d) ?(t|lbs?|oz|mi)\b(?![-/’'€$£]| ?(?:€|EUR|Euro|CHF|Fr))"),
        lambda found: f" {_WEIGHTS[found[1]]}",
    ),
    (re.compile(r"(?<=\d)-h-(?=[A-ZÄÖÜ])"), "-Stunden-"),
    (re.compile(r"(?<=\d)(?: Wochenstunden|-Stunden-Woche)\b"), " Stunden pro Woche"),
    (re.compile(r"(?<=\d)[- ]hour (?:working )?week\b"), " hours per week"),
    (re.compile(r"(?<=\d)-?%-(?=[A-ZÄÖÜ])"), "-Prozent-"),
    (re.compile(r"(?<=\d) l\b(?![-'’])"), _litres),
    (re.compile(r"(?<=\d) ?([Ff]m)\b(?![-'’])"), _festmeter),
    (re.compile(r"(?:^|(?<=[:;(–—] ))(\d[\d.,]*(?: ?%| Prozent)?) auf (?=\d)"), r"von \1 auf "),
    (re.compile(r"\b[Ss]t(?:ell)?v\. (?=[A-ZÄÖÜ])"), "Stellvertretende "),
    (re.compile(r"\b([kKmMgG])(?:ilo|ega|iga)watt[- ]hours?\b"), r"\1Wh"),
    (re.compile(r"(?<=\w) p\. ?a\.?(?=[ ,;)]|$)"), " per year"),
    (re.compile(r"\b([A-Z]{1,5}-?\d{1,4})s\b"), r"\1"),
    (re.compile(r"\b((?:19|20)\d\d)([-–/])(\d\d)\b(?![-–/:.,]?\d)"), _years_to),
    (
        re.compile(rf"\b({'|'.join(_SCHOOLING)})\.(?=[,)]| (?:[a-z]+ )?[A-Z(\d])|\b(Lvl)(?= \d)"),
        lambda found: _SCHOOLING[found[1] or found[2]],
    ),
    (re.compile(r"\b(?:(?:one|1)[- ](?:to|on|2)[- ](?:one|1)|1:1)\b(?! in\b)"), "individual"),
    (re.compile(r"\bL(?=[1-8]\b(?![-.:/]))"), "Level "),
    (re.compile(_DEGREE), lambda found: found[0].replace(".", "")),
    (re.compile(r"\bc\. ?(?=[£$€]?\d)"), "about "),
    (re.compile(r"\bS?Fr\. ?(?=\d)"), "CHF "),
    (
        re.compile(rf"\b({_MONTHS})\.? ?['’](\d\d)\b"),
        lambda found: f"{found[1]} {_full_year(found[2])}",
    ),
    (
        re.compile(rf"\b({_BEFORE_A_YEAR}) ['’](\d\d)\b(?!\d)"),
        lambda found: f"{found[1]} {_full_year(found[2])}",
    ),
    (re.compile(r"(?<=[a-zäöüß]{2})(?:[:*_·]|/-?)[iI]n(nen)?\b"), r"in\1"),
    (re.compile(r"(?<=[a-zäöüß]{2})\(in(nen)?\)"), r"in\1"),
    (re.compile(r"(?<=[a-zäöüß]{2})Innen\b"), "innen"),
    (
        re.compile(
            r"(?:^|(?<=[.;!?] ))([A-ZÄÖÜ][^.:;!?,\d]{2,60}): ([Nn]one|[Kk]eine[rs]?)\b(?=[.;!?]|$| (?:in|since|during|over|im|seit|während|bei)\b)"
        ),
        _none_of,
    ),
    (
        re.compile(
            r"\b((?:[Dd]ie|[Dd]en|[Aa]lle[n]?|[Vv]ielen?|\d+|[Zz]wei|[Dd]rei|[Vv]ier|[Ff]ünf|[Ss]echs|[Ss]ieben|[Aa]cht|[Nn]eun|[Zz]ehn) )Neue(n?)\b(?! [A-ZÄÖÜ])"
        ),
        r"\1neue\2 Kollegen",
    ),
    (
        re.compile(
            r"\b([Nn]eue[nr]?) (?:Kräfte[n]?|Leute[n]?|Mitarbeitende[nr]?|Beschäftigte[nr]?)\b"
        ),
        r"\1 Kollegen",
    ),
    (re.compile(r"\b(\w{3,})innen und (\1\w{0,3})\b"), r"\2"),
    (re.compile(r"\b((\w{3,}?)\w{0,3}) und \2\w{0,2}innen\b"), r"\1"),
)
_ANY = re.compile(
    rf"^(?:Verantw|Zust|Beauft)\w+ da|[\w)] u\. |→|➔|➜|⇒|[-=]>| [&+] | as well as | plus | wie auch |\bje |/ ?(?:{_PERIODS}|{_ZEITEN})\b| each |\b(?:{'|'.join(_SHORT)})\b|\bc\. ?[£$€]?\d|Fr\. ?\d"
    r"|\d ?(?:t|lbs?|oz|mi|[Ff]m|wpm|mph|kph|rpm)\b|watt[- ]hour| p\. ?a\b|[A-Z]-?\d+s\b|[ABM]\.[A-Z][a-z]*\.|Ph\.D\."
    r"|: (?:[Nn]one|[Kk]eine)|\bNeuen?\b|[Nn]eue[nr]? [KLMB]|\d Wochenst|en-Woche\b|\d[- ]hour w|\d-?[h%]-[A-ZÄÖÜ]|\d l\b|\d(?: ?%| Prozent)? auf \d|\b[Ss]t(?:ell)?v\. "
    rf"|(?:19|20)\d\d[-–/]\d\d\b|\b(?:{'|'.join(_SCHOOLING)})\b|\bL[1-8]\b"
    r"|\b1:1\b|(?:one|1)[- ](?:to|on|2)[- ](?:one|1)\b"
    r"|['’]\d\d\b|[a-zäöüß](?:[:*_·/(]|/-)[iI]n(?:nen)?\b|[a-zäöüß][iI]nnen\b"
)


_BEHIND_A_COLON = re.compile(r"(?<=: )[A-Z][a-z]+(?= \w)")
_SPEAKER = re.compile(r"(?:I|We|Also|I also|We also) (?!(?<=We )(?:are|were)\b)(?=[a-z])")
_PERFECT = re.compile(r"(?:I |We )?(?:[Hh]ave|[Hh]as) ([a-z]+)(?= )")


def as_one_sentence(text: str) -> str:
    """An English text without who speaks before it, in the past for the perfect, and in small letters behind a colon."""
    if ": " in text:
        text = _BEHIND_A_COLON.sub(_as_verb, text)
    if ". " in text:
        return text  # told as people speak: who does what is read from all of it
    perfect = _PERFECT.match(text)
    if perfect is not None and _is_participle(perfect[1]):
        return text[perfect.start(1) :]
    speaker = _SPEAKER.match(text)
    return text[speaker.end() :] if speaker is not None else text


def _as_verb(found: re.Match[str]) -> str:
    low = found[0].lower()
    return (
        low
        if low in lexicon.verbs()
        and lexicon.verbs()[low][0].isascii()
        and not _GERMAN.search(found.string)
        else found[0]
    )


def _is_participle(low: str) -> bool:
    return low in lexicon.verbs() and lexicon.verbs()[low][0] != low


_MARKS = tuple(
    map(
        re.compile,
        (
            r"\d(?:[-–]\d\d|s|:1|-?[h%]-| l\b| ?(?:t|lb|oz|mi|[Ff]m|wpm|mph|kph|rpm))",
            r"[→➔➜⇒/>]",
            r"['’:*_·(.](?:(?<=['’])\d\d|(?<=[cr]\.) ?[£$€]?\d|[iI]n|[A-Z][a-z]*\.)",
            r"[- ](?:to|on|2)[- ][1o]",
            r"L\d",
            r"auf \d",
        ),
    )
)
"""Each begins with one of a few characters, for which the search leaps; as one pattern all of them would be tried at each letter."""
_WORDS = frozenset((*_SHORT, *_SCHOOLING, *"well plus auch je each".split()))
_PARTS = (
    ": none",
    ": None",
    ": kein",
    ": Kein",
    "Neue",
    "eue",
    " Wochenst",
    "en-Woche",
    "hour w",
    " u. ",
    " dafür, ",
    " damit, ",
    " & ",
    " + ",
    "watt",
    " p.",
    "nnen",
    "tv. ",
    "lv. ",
)
"""What `_MARKS` and `_WORDS` have not."""


_WORD = re.compile(r"\w+")


def _may_change(text: str) -> bool:
    """Whether a text has any of the words, letters or marks that `_ANY` cannot do without: most have none, and are seen at once."""
    if not _WORDS.isdisjoint(_WORD.findall(text)) or any(map(text.__contains__, _PARTS)):
        return True
    for mark in _MARKS:  # noqa: SIM110  # a generator costs as much as the searches
        if mark.search(text) is not None:
            return True
    return False


def one_form(text: str) -> str:
    """The text with what has several written forms in one."""
    text = as_one_sentence(text)
    if not _may_change(text) or _ANY.search(text) is None:
        return text
    for pattern, change in _CHANGES:
        text = pattern.sub(change, text)
    return text
