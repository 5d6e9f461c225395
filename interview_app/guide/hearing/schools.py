"""What was learned, as a sentence tells it: the school, what was finished there and when, and the licences somebody holds."""

import re
from dataclasses import replace

from interview_app.domain.frozen import frozen
from interview_app.guide import fields
from interview_app.guide.hearing import houses
from interview_app.guide.hearing.frames import bare, headed, name_in, timed
from interview_app.guide.hearing.listed import entries
from interview_app.guide.hearing.school_words import (
    A_LEVELS,
    AT,
    AT_NAMED,
    AT_STUDIED,
    ATTENDED,
    BEHIND_SCHOOL,
    DASHED,
    DEGREE_ALONE,
    DEGREE_MORE,
    DID,
    DONE,
    DONE_FIRST,
    ENDS_DE,
    IN_UNIVERSITY,
    INITIALS,
    LEFT_OUT,
    NAMES_SCHOOL,
    NOTHING_LEARNT,
    NOW,
    OBJECT_FIRST,
    ONE_MORE,
    QUALIFIES,
    SAME_PLACE,
    SCHOOL_MORE,
    STILL_AT_IT,
    TAUGHT_AT,
    THING_DE,
    THOUGH,
    UNFINISHED,
    YEAR,
    YEAR_INSIDE,
    area_of,
    subject_behind,
)


@frozen
class School:
    """What was heard of a school; None is not told."""

    institution: str | None = None
    place: str | None = None
    study_type: str | None = None
    area: str | None = None
    """The subject, where somebody says to have studied it."""
    started: str | None = None
    finished: str | None = None


def parts(text: str, *, asked: str = "institution") -> tuple[str, ...]:
    """A message in parts that each tell of one thing learned, or of one school; `asked` as with `heard`."""
    if (blocks := _pasted(text)) is not None:
        return blocks
    text = _with_learning(DASHED.sub(", ", text))
    if (led := entries(text)) and all(_names_one(one) for one in led):
        return led
    found = _next(text, asked)
    if found is None:
        return (text,)
    return (text[: found.start()].strip(), *parts(text[found.end() :].strip(), asked=asked))


def _pasted(text: str) -> tuple[str, ...] | None:
    """The entries of a pasted list, a blank line between them and each with its time; None for any other text."""
    blocks = [
        ", ".join(one.strip() for one in block.splitlines() if one.strip())
        for block in _BLANK.split(text.strip())
    ]
    return (
        tuple(blocks)
        if "\n" in text.strip() and all(YEAR.search(one) and ", " in one for one in blocks)
        else None
    )


_BLANK = re.compile(r"\n\s*\n")


def _with_learning(text: str) -> str:
    """A message without what it begins with that names no school and nothing learned."""
    while (hit := NOTHING_LEARNT.match(text)) is not None and text[hit.end() :].strip(" .!"):
        text = text[hit.end() :]
    return text


def _next(text: str, asked: str) -> re.Match[str] | None:
    """The joint behind the first thing that a message tells, where it tells more."""
    if asked == "study_type":
        return next(
            (hit for hit in DEGREE_MORE.finditer(text) if QUALIFIES.search(text[: hit.start()])),
            None,
        )
    found = next(
        (
            hit
            for hit in ONE_MORE.finditer(text)
            if _goes_on(text[: hit.start()].strip(), text[hit.end() :])
        ),
        None,
    )
    if IN_UNIVERSITY.fullmatch(text):
        return found
    schools = (hit for hit in SCHOOL_MORE.finditer(text) if _is_whole(text[: hit.start()]))
    return min(
        filter(None, (found, next(schools, None))), key=lambda hit: hit.start(), default=None
    )


def _goes_on(first: str, more: str) -> bool:
    """Whether something else that was learned begins behind the first; a degree alone is that of the school before it."""
    if QUALIFIES.search(first) is None and DEGREE_ALONE.match(more) is not None:
        return False
    is_dated = QUALIFIES.search(first) is not None and YEAR.search(first) is not None
    return is_dated or bool(_place_in(bare(first)) and _names_one(first))


def _is_whole(first: str) -> bool:
    """Whether what stands before a joint names a school."""
    return NAMES_SCHOOL.search(first) is not None or bool(
        QUALIFIES.search(first) and _place_in(bare(first))
    )


def _begins_with_school(part: str) -> bool:
    """Whether a school stands before what was finished there, if that is told at all."""
    school, degree = NAMES_SCHOOL.search(part), QUALIFIES.search(part)
    return degree is None or (
        school is not None
        and school.start() < degree.start()
        and not AT.search(part[: school.start()])
    )


def _names_one(text: str) -> bool:
    return any(pattern.search(text) for pattern in (YEAR, QUALIFIES, NAMES_SCHOOL))


def heard(text: str, *, asked: str) -> School:
    """What an answer to the question for school (`asked` is `institution`) or degree (`study_type`) tells."""
    return _heard(parts(text, asked=asked)[0], asked=asked)


def others(text: str, *, asked: str = "institution", at: str | None = None) -> tuple[School, ...]:
    """What else was learned, as the same message tells it; "there" is the school before it, `at` the one asked about."""
    first, *rest = parts(text, asked=asked)
    found, place = [], at or _heard(first, asked="institution").institution
    for part in rest:
        if _begins_with_school(part) or _listed(timed(bare(part)).text)[1]:
            one = _heard(part, asked="institution")
            place = one.institution
        else:
            one = _heard(f"I {part}" if DONE_FIRST.match(part) else part, asked="study_type")
            said = NOW.sub(
                "", OBJECT_FIRST.sub(r"ich \g<verb> \g<what> \g<rest>", timed(bare(part)).text)
            )
            told = re.sub(r"\s+(?:in )?(?:19|20)\d\d$", "", _place_in(said) or "")
            place = (
                _cut(name_in(told), part)
                if told
                else place
                if at or SAME_PLACE.search(part)
                else None
            )
        if place and one.study_type:
            led = rf"\s+(?:at|from|an|am|beim?|in|auf)(?: the| de[rmn])?\s+{re.escape(place)}$"
            one = replace(one, study_type=re.sub(led, "", one.study_type, flags=re.IGNORECASE))
        if one.study_type is not None or one.institution is not None:
            found.append(replace(one, institution=place))
    return tuple(found)


def _heard(text: str, *, asked: str) -> School:
    times = timed(
        NOW.sub(
            "", OBJECT_FIRST.sub(r"ich \g<verb> \g<what> \g<rest>", bare(DASHED.sub(", ", text)))
        )
    )
    if (led := LEFT_OUT.match(times.text)) is not None and AT.search(times.text[led.end() - 1 :]):
        times = replace(times, text=f"{'I' if led['en'] else 'ich'} {times.text}")
    if DONE_FIRST.match(times.text) and QUALIFIES.search(times.text) and AT.search(times.text):
        times = replace(times, text=f"I {times.text}")
    done = DONE.search(times.text)
    said = times.text[: done.start()] if done is not None else times.text
    said = re.sub(r"\s+in (?=(?:19|20)\d\d$)", " ", said)
    year = re.search(r"\s*\b(?:19|20)\d\d$", said)
    said = said[: year.start()].strip(" ,") if year else said
    inside = YEAR_INSIDE.search(said) if year is None and times.end is None else None
    if inside is not None:
        said, year = f"{said[: inside.start()]} {said[inside.end() :]}", inside
    led = YEAR.match(said)  # "2013 Meisterbrief"
    said = said[led.end() :].strip() if led is not None and led.end() < len(said) else said
    year = year or led
    told = (
        done["year"]
        if done is not None
        else fields.date(year.group())
        if year is not None
        else None
    )
    finished = times.end if times.end not in (None, "present") else told
    unfinished = UNFINISHED.search(text) is not None
    end = None if unfinished and asked == "institution" else finished
    at, area = _institution(said) if asked == "institution" else None, area_of(said)
    if at and area is None and (listed := subject_behind(at)) is not None:
        at, area = listed["name"], listed["area"]
    if (
        at
        and area is None
        and re.search(r"\bstudiert$|\bstudiere\b", said)
        and (both := AT_STUDIED.fullmatch(at)) is not None
    ):
        at, area = both["name"], both["area"]
    said = STILL_AT_IT.sub("", said) if asked == "study_type" else said
    unfinished = unfinished and not (asked == "study_type" and STILL_AT_IT.match(text))
    study = _degree(said) if asked == "study_type" else _degree_along(said)
    name, place = houses.with_town(THOUGH.sub("", at)) if at else (at, None)
    return School(
        institution=_cut(name, text),
        place=place,
        study_type=None if unfinished else _cut(study, text),
        area=area,
        started=times.start,
        finished=end,
    )


def _place_in(said: str) -> str | None:
    """The school that a sentence names with "at" or "an der"; a qualification behind it is none of the name."""
    hit = ATTENDED.match(said) or AT.search(f" {ENDS_DE.sub('', said)}")
    if hit is None:
        return None
    found = next(one for one in hit.groups() if one)
    return THING_DE.split(found)[0]


def _degree_along(said: str) -> str | None:
    """What was finished, where the sentence that names the school tells it: "I did a BSc in Nursing at UCC"."""
    hit = DID.fullmatch(said)
    if hit is None:
        return (
            _without_place(said)
            if _is_qualification(said) and AT.search(said)
            else name_in(_listed(said)[1]) or None
        )
    if (listed := BEHIND_SCHOOL.search(said)) is not None:
        return (
            name_in(said[listed.end() :]) or None
        )  # "I studied Geography at Durham University, BA"
    what = hit["what"] or hit["am"] or hit["was"]
    behind = THING_DE.search(f" {what}")
    at = AT.search(f" {what}")
    if at is not None and behind is not None and behind.start() > at.start("name"):
        what = what[behind.end() - 1 :]
    else:
        what = what[: max(0, at.start() - 1)] if at is not None else ""
    what = name_in(ENDS_DE.sub("", what))
    return what if what and QUALIFIES.search(what) else None


def _cut(name: str | None, text: str) -> str | None:
    return headed(name, text) if name else None


def tells_one(text: str) -> bool:
    """Whether somebody tells where they learned, beyond a yes: in a sentence, or by what names a school, a degree or a year."""
    return is_sentence(text) or _names_one(text)


def names_place(text: str) -> bool:
    """Whether somebody names where they learned, and not only what: "A-levels 2003" is no school."""
    name = heard(text, asked="institution").institution
    return name is not None and (
        NAMES_SCHOOL.search(name) is not None or QUALIFIES.search(name) is None
    )


def is_sentence(text: str) -> bool:
    """Whether somebody tells where they learned, beyond a name or a yes."""
    said = bare(text)
    if _is_qualification(said) and AT.search(
        said
    ):  # "an apprenticeship at Holt", "Ausbildung an der Pflegeschule"
        return True
    if re.match(r"(?:i|ich)\b", said, re.IGNORECASE) is None:
        return False
    return ATTENDED.match(said) is not None or AT.search(f" {ENDS_DE.sub('', said)}") is not None


def _is_qualification(said: str) -> bool:
    return (
        QUALIFIES.match(re.sub(r"^(?:an?|my|the|eine?n?|meine?n?|die|das|den|der) ", "", said))
        is not None
    )


def _institution(said: str) -> str | None:
    """The school: what follows the last "at" or "an der" of a sentence about oneself, or the answer itself."""
    sentence = re.match(r"(?:i|we|my)\b|.*\b(?:ich|mein\w*)\b", said, re.IGNORECASE) is not None
    if ATTENDED.match(said) or sentence or re.match(r"(?:at|an|auf|am|beim?|im|in de[rm])\s", said):
        said = _place_in(said) or said
    elif (at := AT.search(said)) is not None and _is_qualification(
        said
    ):  # "Leaving Cert at St. Mary's College"
        said = at["name"]
    return name_in(_listed(said)[0]) or None


def _listed(said: str) -> tuple[str, str]:
    """School and qualification of an answer that is no sentence, in either order: "University of Leeds, BA History", "Nursing at UCC"."""
    hit = BEHIND_SCHOOL.search(said)
    if hit is not None and not QUALIFIES.match(said):
        return said[: hit.start()], said[hit.end() :]
    learned, _comma, name = said.partition(", ")
    if (
        name[:1].isupper()
        and _is_qualification(learned)
        and not AT.search(learned)
        and not QUALIFIES.search(name)
    ):
        return name, learned
    taught = TAUGHT_AT.fullmatch(said)
    if (
        taught is None
        or NAMES_SCHOOL.search(taught["what"])
        or re.match(r"(?:I|[Ii]ch|[Ww]e)\b", taught["what"])
    ):
        return said, ""
    is_school = (
        taught["at"].casefold() == "at"
        or NAMES_SCHOOL.search(taught["name"])
        or INITIALS.search(taught["name"])
    )
    return (taught["name"], taught["what"]) if is_school else (said, "")


def _degree(said: str) -> str | None:
    hit = DID.fullmatch(said)
    if hit is None:
        return _without_place(said)
    what = hit["what"] or hit["am"] or hit["was"]
    return _without_place(what)


def _without_place(what: str) -> str | None:
    what = AT_NAMED.sub("", what)
    if A_LEVELS.match(what):
        return what.strip(" .")  # its "a" is no article
    return name_in(ENDS_DE.sub("", what)) or None
