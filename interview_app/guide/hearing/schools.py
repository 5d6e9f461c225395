"""What was learned, as a sentence tells it: the school, what was finished there and when, and the licences somebody holds."""

import re
from dataclasses import replace

from interview_app.domain.frozen import frozen
from interview_app.guide import fields
from interview_app.guide.hearing.frames import bare, headed, name_in, timed, without_lead
from interview_app.guide.hearing.listed import entries
from interview_app.guide.late_patterns import Late


@frozen
class School:
    """What was heard of a school; None is not told."""

    institution: str | None = None
    study_type: str | None = None
    started: str | None = None
    finished: str | None = None


_QUALIFICATION = (
    r"(?:b\.?sc|b\.?a|b\.?eng|m\.?sc|m\.?a|m\.?eng|mba|ph\.?d|hnd|hnc|nvq|degree|diploma|bachelor\w*|master\w*|doctorate"
    r"|certificate|apprenticeship|postgrad\w*|a[- ]levels?|gcses?|leaving cert\w*|training|course"
    r"|\w*abitur|matura|\w*lehre|\w*ausbildung|\w*studium|\w*diplom|(?!\w*schule?\b(?!\s+(?:an|am|bei|in de[rm])\s))\w*meister\w*|promotion"
    r"|umschulung|lehrgang|\w*weiterbildung|\w*abschluss|\w*brief|\w*zertifikat|\w*maturität|\w*reife|\w*examen|\w*prüfung|\w*fachausweis"
    r"|magister|habilitation|associate'?s?|ged|pgce|pg ?dip|cas|mas|efz|eba|(?-i:[BM]\.?S))\b"
)
_JOINT = (
    r"(?:\s*[.;]\s+|\s*\n\s*(?:[-•*]\s*)?|,?\s+(?:and|und|sowie|then|dann|after (?:that|this)|afterwards|danach|anschließend|before that"
    r"|davor|vorher|zuvor|later(?: on)?|später|followed by|finally|zuletzt|schließlich)\b|,)+\s*"
)
_OWN_WORD = r"(?:an?|my|the|one|another|eine?n?|meine?n?|den|die|das|der)"
_ONE_MORE = Late(
    rf"{_JOINT}(?=(?:(?:i|ich)\s+(?:\w+\s+){{1,2}}?)?(?:{_OWN_WORD})?\s*(?:[\w&'’-]+\s+){{0,3}}?{_QUALIFICATION})",
    re.IGNORECASE,
)
"""Where somebody goes on to another thing they learned: "…, and a diploma in cancer nursing there in 2020"."""
_DEGREE_MORE = Late(
    rf"{_JOINT}(?=(?:(?:i|ich)\s+(?:\w+\s+){{1,2}}?)?(?:{_OWN_WORD}\s+(?:[\w&'’-]+\s+){{0,3}}?|(?:\w+\s+)?(?!training|course|degree))"
    rf"{_QUALIFICATION})",
    re.IGNORECASE,
)
"""The same behind a degree, whose subject may have an "and" of its own: "BA in Education and Training"."""
_SCHOOL = (
    r"(?:universit\w+|uni|college|\w*schools?|academy|institute|polytechnic|conservatoire|seminary|\w*schule|\w*gymnasium|\w*akademie"
    r"|\w*kolleg|\w*lyzeum|internat|seminar|konservatorium|gymi|[FT]H|[TF]U|ETH|PH|EPFL|MIT)\b"
)
_PART_OF_ONE = (
    r"(?:school|faculty|department|institute|college|fakultät|institut|fachbereich|seminar)\s+(?:of|for|für)\b"
)
_SCHOOL_MORE = Late(
    rf"{_JOINT}(?!{_PART_OF_ONE})(?=(?:(?:at|to|from|an|am|auf|zu[rm]?|in)\s+)?(?:{_OWN_WORD}\s+)?(?:[\w.'’-]+\s+){{0,3}}?{_SCHOOL})",
    re.IGNORECASE,
)
"""Where another school follows; the "School of Medicine" behind a comma is part of the one before."""
_NAMES_SCHOOL = Late(rf"(?<!\w){_SCHOOL}", re.IGNORECASE)
_BEHIND_SCHOOL = Late(
    rf"(?:,\s+|\s+(?:for|doing|with|to do|mit|für)\s+)(?:(?:an?|my|the|eine[mnr]?|de[mn]|der|meine[mn])\s+)?(?={_QUALIFICATION})",
    re.IGNORECASE,
)
_TAUGHT_AT = Late(r"(?P<what>[^,]+?)\s+(?P<at>at|an de[rm]|am|beim?)\s+(?:the\s+)?(?P<name>[A-ZÄÖÜ].*)")
_INITIALS = Late(r"\b[A-ZÄÖÜ]{2,}\b")
_IN_UNIVERSITY = Late(r"[^,]*\b(?:College|School|Hall),\s+(?:the )?University of [^,]+", re.IGNORECASE)
"""One place with two names: "Balliol College, University of Oxford"."""
_QUALIFIES = Late(rf"\b{_QUALIFICATION}", re.IGNORECASE)
_SAME_PLACE = Late(r"\b(?:there|the same (?:place|school|college|university)|dort|ebenda|ebendort|da)\b", re.IGNORECASE)
_YEAR = Late(r"\b(?:19|20)\d\d\b")
_DONE = Late(
    r"[\s,]*\b(?:(?:i|ich) )?(?:finished|finishing|graduated|graduating|completed|qualified|qualifying|done|abgeschlossen|fertig|beendet"
    r"|abschluss)(?: it| there)?(?: in| im jahr)?\s+(?P<year>(?:19|20)\d\d)\b.*$",
    re.IGNORECASE,
)
_THING_DE = re.compile(r"\s+(?:eine?n?|meine?n?|den|die|das)\s+(?=[A-ZÄÖÜ])")


_AT = Late(
    r"(?:^|\s)(?:at|from|to|an (?:de[rm]|eine[rm])|auf (?:de[rm]|eine[rm])|am|beim?|im|in de[rm])\s+(?P<name>.+)$",
    re.IGNORECASE,
)
_ATTENDED = Late(
    r"(?:i|we)\b.*?\battended\s+(?P<name>.+)$|.*\bich\b.*?\b(?:die|das|den)\s+(?P<besucht>.+?)\s+besucht$",
    re.IGNORECASE,
)
_AT_NAMED = Late(r"\s+(?:at|from|an de[rm]|auf de[rm]|am|bei de[rnm]|beim?)\s+(?:the\s+)?(?-i:[A-ZÄÖÜ]).*$")
_ENDS_DE = Late(
    r"\s+(?:studiert|gelernt|gewesen|gemacht|absolviert|abgeschlossen|besucht|bestanden|erworben|geworden|fertig)$",
    re.IGNORECASE,
)
_DID = Late(
    r"i(?:'ve|'m| have| had| am)?(?:\s+(?:just|also|finally))?\s+(?:did|done|do|have|had|hold|finished"
    r"|completed|got|gained|earned|received|studied|read|took|passed|made|left with|"
    r"graduated (?:with|in)|qualified as|trained as|was awarded|became|finished with)\s+(?P<what>.+)$|i(?:'m"
    r"| am) (?P<am>.+)$"
    r"|(?:ich )?(?:habe?|hab|bin|wurde|machte|hatte)(?: ich)?(?: dort| da)?\s+(?P<was>.+)$",
    re.IGNORECASE,
)
_UNFINISHED = Late(
    r"\b(?:did(?:n't| not)|never|haven't|have not) (?:really )?(?:finish|complete|graduate)|\bdropped out\b"
    r"|\bnicht (?:abgeschlossen|beendet|fertig)|\babgebrochen\b",
    re.IGNORECASE,
)
_HOLDS = Late(
    r"(?:(?:i|we)(?:'ve| have| hold| got| do have)?(?: got)?(?: also)?|(?:ich )?(?:habe?|besitze)(?: ich)?)\s+(?=\S)",
    re.IGNORECASE,
)
_AND_ONE = Late(
    r",?\s+(?:and|und|sowie|as well as)(?: also| auch)?\s+(?=(?:an?|my|the|de[nr]|die|das|eine?n?|mein\w*)\s)"
    r"|,\s+(?=(?:an?|my|de[nr]|die|das|eine?n?)\s)"
)


def parts(text: str, *, asked: str = "institution") -> tuple[str, ...]:
    """A message in parts that each tell of one thing learned, or of one school; `asked` as with `heard`."""
    if (led := entries(text)) and all(_names_one(one) for one in led):
        return led
    found = _next(text, asked)
    if found is None:
        return (text,)
    return (text[: found.start()].strip(), *parts(text[found.end() :].strip(), asked=asked))


def _next(text: str, asked: str) -> re.Match[str] | None:
    """The joint behind the first thing that a message tells, where it tells more."""
    if asked == "study_type":
        return next((hit for hit in _DEGREE_MORE.finditer(text) if _QUALIFIES.search(text[: hit.start()])), None)
    found = _ONE_MORE.search(text)
    first = text[: found.start()].strip() if found is not None else ""
    is_dated = _QUALIFIES.search(first) is not None and _YEAR.search(first) is not None
    if found is not None and not (is_dated or (_place_in(bare(first)) and _names_one(first))):
        found = None
    if _IN_UNIVERSITY.fullmatch(text):
        return found
    schools = (hit for hit in _SCHOOL_MORE.finditer(text) if _is_whole(text[: hit.start()]))
    return min(filter(None, (found, next(schools, None))), key=lambda hit: hit.start(), default=None)


def _is_whole(first: str) -> bool:
    """Whether what stands before a joint names a school."""
    return _NAMES_SCHOOL.search(first) is not None or bool(_QUALIFIES.search(first) and _place_in(bare(first)))


def _begins_with_school(part: str) -> bool:
    """Whether a school stands before what was finished there, if that is told at all."""
    school, degree = _NAMES_SCHOOL.search(part), _QUALIFIES.search(part)
    return degree is None or (
        school is not None and school.start() < degree.start() and not _AT.search(part[: school.start()])
    )


def _names_one(text: str) -> bool:
    return any(pattern.search(text) for pattern in (_YEAR, _QUALIFIES, _NAMES_SCHOOL))


def heard(text: str, *, asked: str) -> School:
    """What an answer to the question for school (`asked` is `institution`) or degree (`study_type`) tells."""
    return _heard(parts(text, asked=asked)[0], asked=asked)


def others(text: str, *, asked: str = "institution", at: str | None = None) -> tuple[School, ...]:
    """What else was learned, as the same message tells it; "there" is the school before it, `at` the one asked about."""
    first, *rest = parts(text, asked=asked)
    found, place = [], at or _heard(first, asked="institution").institution
    for part in rest:
        if _begins_with_school(part):
            one = _heard(part, asked="institution")
            place = one.institution
        else:
            one = _heard(part, asked="study_type")
            told = re.sub(r"\s+(?:in )?(?:19|20)\d\d$", "", _place_in(timed(bare(part)).text) or "")
            place = _cut(name_in(told), part) if told else place if at or _SAME_PLACE.search(part) else None
        if one.study_type is not None or one.institution is not None:
            found.append(replace(one, institution=place))
    return tuple(found)


def _heard(text: str, *, asked: str) -> School:
    times = timed(bare(text))
    done = _DONE.search(times.text)
    said = times.text[: done.start()] if done is not None else times.text
    said = re.sub(r"\s+in (?=(?:19|20)\d\d$)", " ", said)
    year = re.search(r"\s*\b(?:19|20)\d\d$", said)
    said = said[: year.start()].strip(" ,") if year else said
    led = _YEAR.match(said)  # "2013 Meisterbrief"
    said = said[led.end() :].strip() if led is not None and led.end() < len(said) else said
    year = year or led
    told = done["year"] if done is not None else fields.date(year.group()) if year is not None else None
    finished = times.end if times.end not in (None, "present") else told
    unfinished = _UNFINISHED.search(text) is not None
    end = None if unfinished and asked == "institution" else finished
    study = _degree(said) if asked == "study_type" else _degree_along(said)
    return School(
        institution=_cut(_institution(said), text) if asked == "institution" else None,
        study_type=None if unfinished else _cut(study, text),
        started=times.start,
        finished=end,
    )


def _place_in(said: str) -> str | None:
    """The school that a sentence names with "at" or "an der"; a qualification behind it is none of the name."""
    hit = _ATTENDED.match(said) or _AT.search(f" {_ENDS_DE.sub('', said)}")
    if hit is None:
        return None
    found = next(one for one in hit.groups() if one)
    return _THING_DE.split(found)[0]


def _degree_along(said: str) -> str | None:
    """What was finished, where the sentence that names the school tells it: "I did a BSc in Nursing at UCC"."""
    hit = _DID.fullmatch(said)
    if hit is None:
        return (
            _without_place(said) if _is_qualification(said) and _AT.search(said) else name_in(_listed(said)[1]) or None
        )
    what = hit["what"] or hit["am"] or hit["was"]
    behind = _THING_DE.search(f" {what}")
    at = _AT.search(f" {what}")
    if at is not None and behind is not None and behind.start() > at.start("name"):
        what = what[behind.end() - 1 :]
    else:
        what = what[: max(0, at.start() - 1)] if at is not None else ""
    what = name_in(_ENDS_DE.sub("", what))
    return what if what and _QUALIFIES.search(what) else None


def _cut(name: str | None, text: str) -> str | None:
    return headed(name, text) if name else None


def tells_one(text: str) -> bool:
    """Whether somebody tells where they learned, beyond a yes: in a sentence, or by what names a school, a degree or a year."""
    return is_sentence(text) or _names_one(text)


def is_sentence(text: str) -> bool:
    """Whether somebody tells where they learned, beyond a name or a yes."""
    said = bare(text)
    if _is_qualification(said) and _AT.search(said):  # "an apprenticeship at Holt", "Ausbildung an der Pflegeschule"
        return True
    if re.match(r"(?:i|ich)\b", said, re.IGNORECASE) is None:
        return False
    return _ATTENDED.match(said) is not None or _AT.search(f" {_ENDS_DE.sub('', said)}") is not None


def _is_qualification(said: str) -> bool:
    return _QUALIFIES.match(re.sub(r"^(?:an?|my|the|eine?n?|meine?n?|die|das|den|der) ", "", said)) is not None


def _institution(said: str) -> str | None:
    """The school: what follows the last "at" or "an der" of a sentence about oneself, or the answer itself."""
    sentence = re.match(r"(?:i|we|my)\b|.*\b(?:ich|mein\w*)\b", said, re.IGNORECASE) is not None
    if _ATTENDED.match(said) or sentence or re.match(r"(?:at|an|auf|am|beim?|im|in de[rm])\s", said):
        said = _place_in(said) or said
    elif (at := _AT.search(said)) is not None and _is_qualification(said):  # "Leaving Cert at St. Mary's College"
        said = at["name"]
    return name_in(_listed(said)[0]) or None


def _listed(said: str) -> tuple[str, str]:
    """School and qualification of an answer that is no sentence, in either order: "University of Leeds, BA History", "Nursing at UCC"."""
    hit = _BEHIND_SCHOOL.search(said)
    if hit is not None and not _QUALIFIES.match(said):
        return said[: hit.start()], said[hit.end() :]
    learned, _comma, name = said.partition(", ")
    if name[:1].isupper() and _is_qualification(learned) and not _AT.search(learned) and not _QUALIFIES.search(name):
        return name, learned
    taught = _TAUGHT_AT.fullmatch(said)
    if taught is None or _NAMES_SCHOOL.search(taught["what"]) or re.match(r"(?:I|[Ii]ch|[Ww]e)\b", taught["what"]):
        return said, ""
    is_school = (
        taught["at"].casefold() == "at" or _NAMES_SCHOOL.search(taught["name"]) or _INITIALS.search(taught["name"])
    )
    return (taught["name"], taught["what"]) if is_school else (said, "")


def _degree(said: str) -> str | None:
    hit = _DID.fullmatch(said)
    if hit is None:
        return _without_place(said)
    what = hit["what"] or hit["am"] or hit["was"]
    return _without_place(what)


def _without_place(what: str) -> str | None:
    what = _AT_NAMED.sub("", what)
    return name_in(_ENDS_DE.sub("", what)) or None


_AND_LED = Late(r"^(?:and|und|sowie|also|plus)\s+(?:also |auch )?", re.IGNORECASE)


def licences(text: str) -> tuple[str, ...]:
    """Licences and certificates as somebody lists them, in a sentence or one a line; the words of a name are kept whole."""
    found: list[str] = []
    for line in fields.lines(without_lead(text.strip())):
        held = _HOLDS.match(said := bare(line))
        parts = _AND_ONE.split(said[held.end() :]) if held is not None else [said]
        found += [name for part in parts if (name := name_in(_AND_LED.sub("", part)))]
    return tuple(dict.fromkeys(found))
