"""Education: header fragments become institution, degree, area, place and score; the rest are
highlights.
"""

import re
from dataclasses import dataclass, field

from interview_app.extraction.entries.entry_starts import entries_of
from interview_app.extraction.entries.fragments import Fragment, fragments_of, time_of
from interview_app.extraction.entries.header_roles import Slots, assign
from interview_app.extraction.entries.places_set_off import SET_OFF, place_found, subject_like
from interview_app.extraction.entries.scheme import Scheme
from interview_app.extraction.entries.school_lines import (
    left_lines,
    names_school,
    town_behind_school,
)
from interview_app.extraction.entries.units import Unit
from interview_app.extraction.page.rows import Found
from interview_app.extraction.phrases.dates_in_text import DateRange
from interview_app.extraction.phrases.lexicon import degree_score, organisation_score, school_score
from interview_app.extraction.phrases.places import place_score
from interview_app.language.names import field_before, name_words, phrases
from interview_app.language.tokens import normal

_SCORE = re.compile(r"\d{1,3}(?:[.,]\d{1,2})?\s*/\s*\d{1,3}(?:[.,]\d)?(?:\s\D{1,8})?")
"""A mark of so many: "3.8/4.0", "108 / 110 e lode"."""
_LONGEST_MARK = 40
_MARK = re.compile(r"\d{1,3}[.,]\d{1,2}(?:\s*/\s*\d{1,3})?")
"""A figure set off behind a degree: "Abitur (2,3)", "Bachelor of Arts • 3.4"."""
_IN = re.compile(r"\s+(?:in|of|en|em|im|di|de|w|op)\s+|\s*[,:：，–—]\s*|\s+-\s+|\s*[(（]")
_GRADED = re.compile(r"([^()]+ \((\w+)\.?\))(?:\s*,)?\s*(?:in\s+)?(.*)")
"""A degree with its grade in brackets, and its subject behind: "BSc (Hons) Adult Nursing"."""


@dataclass(slots=True)
class Schooling:
    """One education entry as read."""

    institution: Found | None = None
    study_type: Found | None = None
    area: Found | None = None
    location: Found | None = None
    score: Found | None = None
    dates: DateRange | None = None
    dates_found: Found | None = None
    highlights: list[Found] = field(default_factory=list)
    features: dict[str, float] = field(default_factory=dict)


def _score(fragment: Fragment) -> dict[str, float]:
    text = fragment.text
    school, degree, place = school_score(text), degree_score(text), place_score(text)
    if school > 1:
        place -= 1.2
    if degree > 1:
        place -= 1.2
        school -= 0.5
    if fragment.opened == "(":
        school -= 0.5
    subject = subject_like(text) and school < 1
    long = 0.7 if len(text.split()) > 7 else 0.0
    fade = 0.12 * fragment.line
    return {
        "institution": school + 0.15 - fade - 0.3 * subject,
        "degree": degree + 0.1 - fade,
        "area": 0.6
        + 0.3 * subject
        - 0.6 * (school > 1)
        - 0.8 * (degree > 1)
        - 0.5 * max(place, 0.0)
        - long,
        "location": place - 0.15,
    }


_SCHEME = Scheme(
    roles=("institution", "degree", "area", "location"),
    score=_score,
    pairs=(
        ("degree", "institution"),
        ("institution", "degree"),
        ("institution", "location"),
        ("degree", "area"),
        ("area", "institution"),
        ("institution", "area"),
    ),
    needed=("institution", "degree"),
    order_bonus={"degree": 0.13},
    spoken=(("degree", "institution"), ("area", "institution")),
    located="institution",
    elsewhere={"degree": "title", "institution": "organization", "location": "location"},
)


def schooling_of(  # noqa: C901  (small observations, one after the other)
    units: list[Unit], *, day_first: bool, slots: Slots | None = None
) -> list[Schooling]:
    """The education entries of a section's lines, in the document's order; `slots` is where jobs
    have their post and firm.
    """
    entries = entries_of(units, once=names_school)
    headers: list[list[Fragment]] = []
    towns: list[Fragment | None] = []
    out: list[Schooling] = []
    for entry in entries:
        fragments, dates = fragments_of(entry.header, day_first=day_first)
        one = Schooling()
        kept: list[Fragment] = []
        for fragment in fragments:
            if fragment.opened and _MARK.fullmatch(fragment.text):
                one.score = fragment.found()
            elif (score := score_of(fragment.found())) is not None:
                one.score = one.score or score
            else:
                kept.append(fragment)
        town = town_behind_school(kept)
        towns.append(town)
        headers.append([fragment for fragment in kept if fragment is not town])
        one.dates, one.dates_found = time_of(dates)
        out.append(one)
    for entry, one, roles, town in zip(
        entries, out, assign(headers, _SCHEME, slots), towns, strict=True
    ):
        by = roles.roles if town is None else {**roles.roles, "location": town}
        one.institution = by["institution"].found() if "institution" in by else None
        one.location = (
            place_found(by["location"])
            if "location" in by and place_score(by["location"].text) > 0.25
            else None
        )
        degree = by.get("degree")
        if _told_by_order_alone(by):
            by["institution"], by["area"] = by["area"], by["institution"]
            one.institution = by["institution"].found()
        if degree is not None and degree_score(degree.text) < 0.8 and "area" in by:
            first, second = sorted((degree, by["area"]), key=lambda fragment: fragment.start)
            one.study_type, one.area = first.found(), second.found()
        elif degree is not None:
            one.study_type, one.area = degree_and_area(degree)
            if one.area is None and "area" in by:
                one.area = by["area"].found()
        elif "area" in by:
            one.area = by["area"].found()
        if one.area is not None and one.score is None and _MARK.fullmatch(one.area.text):
            one.area, one.score = None, one.area
        one.highlights += left_lines(
            entry, by, [*one.highlights, *([one.score] if one.score else [])]
        )
        one.features.update(margin=roles.margin, unlike=roles.unlike)
        for unit in entry.body:
            if (score := score_of(unit.found())) is not None:
                one.score = one.score or score
            elif any(map(str.isalnum, unit.text)):
                one.highlights.append(unit.found())
    return out


def score_of(found: Found) -> Found | None:
    """The mark that a line tells; None for another line."""
    at = field_before(found.text, "mark")
    if at and "," not in found.text[:at] and len(found.text) - at <= _LONGEST_MARK:
        return Found(found.text[at:], found.start + at, found.end)
    told = _SCORE.fullmatch(found.text) or phrases("honours").fullmatch(found.text)
    return found if told else None


def _told_by_order_alone(by: dict[str, Fragment]) -> bool:
    """Whether degree, school and field stand in one line in that order and no word says which is
    which of the last two.

    A field mostly follows its degree, so the later one is the school.
    """
    if not {"degree", "institution", "area"} <= by.keys():
        return False
    degree, school, area = by["degree"], by["institution"], by["area"]
    in_turn = degree.line == school.line == area.line and degree.end < school.start < area.start
    parted = area.opened == "," or area.opened in SET_OFF
    cut = school.opened == "," and parted and area.start - school.end <= 3
    words = [max(school_score(one.text), organisation_score(one.text)) for one in (school, area)]
    return in_turn and cut and not words[0] and place_score(area.text) < 1


def degree_and_area(degree: Fragment) -> tuple[Found, Found | None]:
    """`M.S. in Business Administration` as degree and area; `Bachelor of Science in Nursing` is cut
    at the last joint.
    """
    text = degree.text
    if (graded := _GRADED.fullmatch(text)) and normal(graded[2]) in name_words("degrees"):
        area = degree.part(graded.start(3), graded.end(3)).found() if graded[3] else None
        return degree.part(0, graded.end(1)).found(), area
    for match in _IN.finditer(text):
        left, right = text[: match.start()], text[match.end() :].rstrip(")）")
        if (
            not left
            or not right.strip()
            or degree_score(left) < 0.8
            or (match.group().strip().lower() == "of" and len(left.split()) == 1)
        ):
            continue
        return (
            Found(left.strip(), degree.start, degree.part(0, len(left)).end),
            degree.part(match.end(), match.end() + len(right)).found_as(right.strip()),
        )
    return degree.found(), None
