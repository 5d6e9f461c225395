"""Trainings among schools: under "Training and qualifications" a course stands with its year alone,
between stays that name a school and a degree.
"""

from interview_app.extraction.entries.education import Schooling
from interview_app.extraction.page.rows import Found
from interview_app.extraction.phrases.lexicon import degree_score, organisation_score, school_score
from interview_app.extraction.sections.other_sections import Item

_LIKELY = 0.8
"""How much a name looks like a school, a firm or a degree, at least."""
_BRACKET = 2
"""Characters between a name and what stands in the bracket behind it."""


def trainings_apart(schools: list[Schooling]) -> tuple[list[Schooling], list[Item]]:
    """The stays at schools, and the courses between them as certificates: a name that is no school
    by its words, its year, and nothing else. Where no entry has school and degree, none is told.
    """
    if not any(map(_is_schooling, schools)):
        return schools, []
    names = [_name_alone(one) for one in schools]
    kept = [one for one, name in zip(schools, names, strict=True) if name is None]
    told = [
        Item(name=name, dates=one.dates, dates_found=one.dates_found)
        for one, name in zip(schools, names, strict=True)
        if name is not None
    ]
    return kept, told


def _is_schooling(one: Schooling) -> bool:
    """Whether an entry names a school and a degree, one of them by its words."""
    if one.institution is None or one.study_type is None:
        return False
    return max(school_score(one.institution.text), degree_score(one.study_type.text)) >= _LIKELY


def _name_alone(one: Schooling) -> Found | None:
    names = [name for name in (one.institution, one.study_type, one.area) if name is not None]
    if len(names) != 1 or one.score or one.highlights:
        return None
    found, place = names[0], one.location
    if one.dates is None or not one.dates.lone:
        return None
    scores = (score(found.text) for score in (school_score, organisation_score, degree_score))
    if max(scores) >= _LIKELY:
        return None
    if place is None:
        return found
    if place.start - found.end != _BRACKET:
        return None
    return Found(f"{found.text} ({place.text})", found.start, place.end + 1, found.confidence)
