"""Towns of schools: told by where they stand behind school and degree, for no list knows all
towns.
"""

from interview_app.extraction.entries.fragments import Fragment
from interview_app.extraction.entries.places_set_off import subject_like, town_like, town_set_off
from interview_app.extraction.phrases.lexicon import (
    degree_score,
    organisation_score,
    school_score,
    title_score,
)
from interview_app.extraction.phrases.places import place_score
from interview_app.language.any_language import small_words


def town_behind_school(fragments: list[Fragment]) -> Fragment | None:
    """A town set off behind a degree and the name of a school or firm; a subject set off there
    stands behind less.
    """
    town = town_set_off(
        fragments,
        names=lambda text: max(degree_score(text), school_score(text), organisation_score(text)),
    )
    if town is None:
        return None
    parts = [part.strip() for one in fragments if one is not town for part in one.text.split(",")]
    degrees = [
        part
        for part in parts
        if max(degree_score(part), title_score(part)) >= 0.8 and school_score(part) < 1
    ]
    schools = [
        part
        for part in parts
        if part not in degrees[:1] and not subject_like(part) and place_score(part) < 1
    ]
    certain = [part for part in parts if max(school_score(part), organisation_score(part)) >= 1]
    told = (degrees and schools) or (certain and len(parts) > 1 and town.opened)
    return town if told else None


def with_town(by: dict[str, Fragment], town: Fragment) -> dict[str, Fragment]:
    """The roles with the town: where it stands behind a degree and one more name, that is the
    school and no subject.
    """
    by = {**by, "location": town}
    if (
        "institution" not in by
        and "degree" in by
        and "area" in by
        and not subject_like(by["area"].text)
    ):
        by["institution"] = by.pop("area")
    return by


def with_listed_town(by: dict[str, Fragment], rest: list[Fragment]) -> dict[str, Fragment]:
    """The roles with a town behind the school, which had been taken for something else."""
    degree, school = by.get("degree"), by.get("institution")
    if degree is None or school is None or "location" in by:
        return by
    town = _town_beside_school(by, rest)
    if town is None:
        behind = [one for one in (*by.values(), *rest) if one.start >= school.end]
        if len(behind) != 1 or behind[0].opened != "," or not town_like(behind[0].text):
            return by
        (town,) = behind
        if town is degree:
            return by
        told = not small_words().isdisjoint(degree.text.split()[1:-1])
        if not told and by.get("area", town) is town:
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
    behind = [one for one in rest if one.line == degree.line]
    field = next((one for one in behind if 0 <= one.start - degree.end <= _FIELD_JOINT), None)
    return by if field is None or place_score(field.text) >= 1 else {**by, "area": field}


_FIELD_JOINT = 5
"""Characters between a degree and its field, at most: " en ", ", "."""
