"""Towns of schools: told by where they stand behind school and degree, for no list knows all
towns.
"""

from interview_app.extraction.fragments import Fragment
from interview_app.extraction.lexicon import (
    degree_score,
    organisation_score,
    school_score,
)
from interview_app.extraction.places import place_score
from interview_app.extraction.places_set_off import town_like


def with_town_beside(by: dict[str, Fragment], rest: list[Fragment]) -> dict[str, Fragment]:
    """The roles with the town that stands right behind a known school."""
    if not {"degree", "institution"} <= by.keys() or "location" in by:
        return by
    if (town := _town_beside_school(by, rest)) is None:
        return by
    left = {role: one for role, one in by.items() if one is not town}
    if "degree" not in left:
        left["degree"] = left.pop("area")
    return {**left, "location": town}


def _town_beside_school(by: dict[str, Fragment], rest: list[Fragment]) -> Fragment | None:
    """`Lycée Jean-Perrin, Lyon`: a bare name behind the comma after a known school, where the
    degree stands elsewhere.

    A subject may stand there as well, where the degree has a line or a cell of its own: it ends as
    subjects do.
    """
    school = by["institution"]
    if school_score(school.text) < 1:
        return None
    named = (by.get("area"), by.get("degree")), (by.get("degree"), by.get("area"))
    for town, degree in (*named, *((one, by.get("degree")) for one in rest)):
        if town is None or degree is None or town.opened != "," or town.line != school.line:
            continue
        if (
            not 0 <= town.start - school.end <= _JOINT
            or not town_like(town.text)
            or town.text.isupper()
        ):
            continue
        bare = (
            max(degree_score(town.text), school_score(town.text), organisation_score(town.text))
            <= 0
        )
        set_apart = bool(school.opened) if degree.start < school.start else bool(degree.opened)
        if bare and len(town.text.split()) <= 2 and (set_apart or degree.line != school.line):
            return town
    return None


_JOINT = 3
"""Characters between a school and what stands behind its comma, at most."""


def with_field_behind(by: dict[str, Fragment], rest: list[Fragment]) -> dict[str, Fragment]:
    """The roles with the field that was cut off right behind its degree, where a town had been
    taken for it.
    """
    degree = by.get("degree")
    if degree is None or "area" in by:
        return by
    behind = [one for one in rest if one.line == degree.line and one.opened == ","]
    field = next((one for one in behind if 0 <= one.start - degree.end <= _FIELD_JOINT), None)
    return by if field is None or place_score(field.text) >= 1 else {**by, "area": field}


_FIELD_JOINT = 5
"""Characters between a degree and its field, at most: " en ", ", "."""


def _bare_name(text: str) -> bool:
    """Whether text is one capitalised word that names no school and no firm."""
    bare = len(text.split()) == 1 and text.isalpha() and text[0].isupper() and not text.isupper()
    return bare and not max(school_score(text), organisation_score(text))


def firm_before_place(by: dict[str, Fragment]) -> Fragment | None:
    """`Apprenticeship as … for …, Elektro Hauffe, Freital`: the firm that a bare place was taken
    instead of.

    Asked where the degree says its field itself, so that a name between it and the place is no
    field.
    """
    firm, place = by.get("area"), by.get("institution")
    if firm is None or place is None or place.opened != "," or not 0 <= place.start - firm.end <= 3:
        return None
    named = all(word[:1].isupper() for word in firm.text.split())
    return firm if named and _bare_name(place.text) else None
