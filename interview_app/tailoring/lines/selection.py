"""The selection contract: a plan says which entries and which words; code checks it and cites
(CONTRACT C1 to C5).
"""

import json
from collections.abc import Iterable
from pathlib import Path
from textwrap import shorten

from pydantic import ValidationError

from interview_app.domain.canonical import KeyTwice, read_json
from interview_app.domain.proposals import SectionName, SelectionPlan
from interview_app.domain.wrong_value import wrong_values
from interview_app.errors import SelectionError
from interview_app.i18n import _
from interview_app.tailoring.lines.facts import Career

DEFAULT_ORDER: tuple[SectionName, ...] = ("Experience", "Projects", "Education", "Skills")
_SHOWN = 100
"""Characters of what an id stands for."""


def load_plan(path: Path) -> SelectionPlan:
    """The plan of a JSON file.

    Raises:
        SelectionError: one of the sentences of CONTRACT C2.
    """
    if not path.exists():
        raise SelectionError(_("Selection file not found: {path}").format(path=path))
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        reason = (
            error.strerror
            if isinstance(error, OSError) and error.strerror
            else _("it is no UTF-8 text")
        )
        raise SelectionError(
            _("Failed to read selection file: {reason}").format(reason=reason)
        ) from error
    return parse_plan(text)


def parse_plan(text: str) -> SelectionPlan:
    """The plan of a JSON text.

    Raises:
        SelectionError: "Selection file is not valid JSON: …" or "Selection schema validation
            failed: …".
    """
    try:
        data = read_json(text)
    except KeyTwice as twice:
        reason = _("'{key}' stands twice; leave one of them").format(key=twice.key)
        raise SelectionError(
            _("Selection schema validation failed: {reasons}").format(reasons=reason)
        ) from twice
    except (ValueError, RecursionError) as error:
        reason = (
            f"{error.msg} (line {error.lineno}, column {error.colno})"
            if isinstance(error, json.JSONDecodeError)
            else str(error)
        )
        raise SelectionError(
            _("Selection file is not valid JSON: {reason}").format(reason=reason)
        ) from error
    try:
        return SelectionPlan.model_validate(data)
    except ValidationError as error:
        reasons = "; ".join(
            f"{one.path or 'plan'}: {one.sentence}" for one in wrong_values(error)[:5]
        )
        raise SelectionError(
            _("Selection schema validation failed: {reasons}").format(reasons=reasons)
        ) from error


def check_plan(plan: SelectionPlan, career: Career) -> None:
    """Every id and label exists, and something is left (CONTRACT C2).

    Raises:
        SelectionError: "Unknown experience id: 'x'." and so on, or "Selection plan results in an
            empty resume."
    """
    timeline = career.timeline
    jobs = {one.id for one in timeline.experiences}
    projects = {one.id for one in timeline.projects} | {
        one.name for one in timeline.projects if one.name
    }
    schools = {one.id for one in timeline.education}
    labels = {one.label for one in timeline.skills if one.label}
    _known(plan.selected_experience_ids, jobs, _("Unknown experience id: '{id}'."))
    _known(plan.selected_project_ids, projects, _("Unknown project id: '{id}'."))
    _known(plan.selected_education_ids, schools, _("Unknown education id: '{id}'."))
    _known(plan.selected_skill_labels, labels, _("Unknown skills label: '{id}'."))
    _known(
        plan.bullet_overrides, jobs | projects | schools, _("Unknown bullet_overrides id: '{id}'.")
    )
    chosen = (
        (plan.selected_experience_ids, jobs),
        (plan.selected_project_ids, projects),
        (plan.selected_education_ids, schools),
        (plan.selected_skill_labels, labels),
    )
    left = any(bool(ids) if ids is not None else bool(known) for ids, known in chosen)
    others = (
        timeline.certificates,
        timeline.languages,
        timeline.publications,
        timeline.awards,
        timeline.volunteer,
    )
    if not left and not any(others):
        raise SelectionError(_("Selection plan results in an empty resume."))
    if (
        not left
        and plan.section_order is None
        and all(ids is not None for ids, _known_ids in chosen)
    ):
        raise SelectionError(_("Selection plan results in an empty resume."))


def _known(given: Iterable[str] | None, known: Iterable[str | None], sentence: str) -> None:
    there = set(known)
    for one in given or ():
        if one not in there:
            raise SelectionError(sentence.format(id=one))


def selectable(career: Career) -> dict[str, dict[str, str]]:
    """What a plan for this career can name: key of the plan to ids or labels, each with what it
    stands for.

    Ids of a career that was made of cards alone stand in no file of the person's.
    """
    timeline = career.timeline
    return {
        "selected_experience_ids": {
            one.id: _words(one.title, one.organization, one.start) for one in timeline.experiences
        },
        "selected_project_ids": {
            one.name or one.id: _words(one.entity, one.start) for one in timeline.projects
        },
        "selected_education_ids": {
            one.id: _words(one.study_type, one.area, one.institution, one.start)
            for one in timeline.education
        },
        "selected_skill_labels": {
            one.label: _words(*one.keywords) for one in timeline.skills if one.label
        },
    }


def _words(*parts: str | None) -> str:
    return shorten(", ".join(part for part in parts if part), _SHOWN, placeholder=" …")


def unused_overrides(plan: SelectionPlan, career: Career) -> tuple[str, ...]:
    """Ids in `bullet_overrides` of entries that the plan does not select: their lines are printed
    nowhere.
    """
    timeline = career.timeline
    chosen = plan.selected_project_ids
    left_out = {
        one.id
        for one in timeline.projects
        if chosen is not None and not {one.id, one.name} & {*chosen}
    }
    left_out |= {one.name for one in timeline.projects if one.name and one.id in left_out}
    for ids, entries in (
        (plan.selected_experience_ids, timeline.experiences),
        (plan.selected_education_ids, timeline.education),
    ):
        left_out |= {one.id for one in entries if ids is not None and one.id not in ids}
    return tuple(one for one in plan.bullet_overrides or {} if one in left_out)


def order_of(plan: SelectionPlan) -> tuple[SectionName, ...]:
    """The plan's section order, completed by what it leaves out in the usual order."""
    given = tuple(dict.fromkeys(plan.section_order or ()))
    return (*given, *(one for one in DEFAULT_ORDER if one not in given))


_PAGE = """# The selection contract

Made from the code (`interview_app/tailoring/lines/selection.py`); a test keeps it in step.

A model selects and rewrites; it never writes YAML and never cites. It answers with one JSON
object. All keys are optional, unknown keys are refused. A key left out means all of them, an
empty list means none. Ids are those of the profile it was given; a project's id is its name.
`bullet_overrides` names lines of an entry: the words of an approved line choose it, and other
words are a suggestion that is checked and shown beside the approved line until the person accepts
it. Nothing else is printed.

A plan by hand goes to `interview-app generate --selection FILE`. The ids stand in profile.yaml;
with cards alone `interview-app generate … --json` tells them under `selectable`, and a plan with
an id that is not there is answered with all that are.

Certifications, Languages, Publications, Awards, Volunteering and Interests follow after
`section_order`; the summary stands first.

```json
{schema}
```
"""


def contract_page() -> str:
    """`docs/selection-contract.md`, made from the models."""
    schema = json.dumps(
        SelectionPlan.model_json_schema(), indent=2, ensure_ascii=False, sort_keys=True
    )
    return _PAGE.replace("{schema}", schema)
