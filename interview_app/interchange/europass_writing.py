"""Europass CV XML, version 3.3, written; `europass` reads it."""

import re
from typing import Any

from lxml import etree

from interview_app.domain.dates import PRESENT
from interview_app.domain.profile import ApplicantProfile, Basics
from interview_app.domain.timeline import Education, Entry, Experience, SkeletonTimeline
from interview_app.interchange.europass import JOB, NAMESPACE, PROFICIENCIES, SCHOOL

_N = {"e": NAMESPACE}


def write(profile: ApplicantProfile | None, timeline: SkeletonTimeline | None) -> bytes:
    """A Europass XML file, version 3.3."""
    root = etree.Element(etree.QName(NAMESPACE, "SkillsPassport"), nsmap={None: NAMESPACE})
    info = _put(root, "DocumentInfo")
    _put(info, "DocumentType", "ECV")
    _put(info, "XSDVersion", "V3.3")
    learner = _put(root, "LearnerInfo")
    _write_profile(learner, (profile or ApplicantProfile()).basics)
    timeline = timeline or SkeletonTimeline()
    if timeline.experiences:
        jobs = _put(learner, "WorkExperienceList")
        for job in timeline.experiences:
            _write_job(_put(jobs, "WorkExperience"), job)
    if timeline.education:
        schools = _put(learner, "EducationList")
        for school in timeline.education:
            _write_school(_put(schools, "Education"), school)
    _write_skills(learner, timeline)
    whole: bytes = etree.tostring(root, xml_declaration=True, encoding="UTF-8", pretty_print=True)
    return whole


def _put(parent: Any, path: str, text: str | None = None) -> Any:
    """The element at the end of `path`, made new, its parents made where they are missing."""
    *above, last = path.split("/")
    for name in above:
        found = parent.find(f"e:{name}", _N)
        parent = (
            found if found is not None else etree.SubElement(parent, etree.QName(NAMESPACE, name))
        )
    node = etree.SubElement(parent, etree.QName(NAMESPACE, last))
    if text is not None:
        # XML 1.0 takes no control characters.
        node.text = re.sub(r"[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]", "", text)
    return node


def _put_if(parent: Any, path: str, text: str | None) -> None:
    if text:
        _put(parent, path, text)


def _write_profile(learner: Any, basics: Basics) -> None:
    who = _put(learner, "Identification")
    given, _space, family = (basics.name or "").rpartition(" ")
    _put_if(who, "PersonName/FirstName", given)
    _put_if(who, "PersonName/Surname", family)
    place = basics.location
    _put_if(who, "ContactInfo/Address/Contact/AddressLine", place.address)
    _put_if(who, "ContactInfo/Address/Contact/PostalCode", place.postal_code)
    _put_if(who, "ContactInfo/Address/Contact/Municipality", place.city)
    _put_if(who, "ContactInfo/Address/Contact/Country/Code", place.country_code)
    _put_if(who, "ContactInfo/Email/Contact", basics.email)
    _put_if(who, "ContactInfo/TelephoneList/Telephone/Contact", basics.phone)
    _put_if(who, "ContactInfo/WebsiteList/Website/Contact", basics.url)
    for account in basics.profiles:
        if account.username:
            node = _put(who, "ContactInfo/InstantMessagingList/InstantMessaging")
            _put(node, "Contact", account.username)
            _put_if(node, "Use/Label", account.network)
    if basics.label:
        _put(learner, "Headline/Type/Code", "preferred_job")
        _put(learner, "Headline/Description/Label", basics.label)
    elif basics.summary:
        _put(learner, "Headline/Type/Code", "personal_statement")
        _put(learner, "Headline/Description/Label", basics.summary)


def _write_period(node: Any, start: str | None, end: str | None) -> None:
    if not start and not end:
        return
    period = _put(node, "Period")
    for name, date in (("From", start), ("To", end)):
        if date and date != PRESENT:
            year, _dash, month = date.partition("-")
            place = _put(period, name)
            place.set("year", year)
            if month:
                place.set("month", f"--{month}")
    _put(period, "Current", "true" if end == PRESENT else "false")


def _write_job(node: Any, job: Experience) -> None:
    _write_period(node, job.start, job.end)
    told = [*([job.summary] if job.summary else []), *job.highlights]
    _write_fields(node, job.model_copy(update={"highlights": tuple(told)}), JOB)


def _write_school(node: Any, school: Education) -> None:
    _write_period(node, school.start, school.end)
    _write_fields(node, school, SCHOOL)


def _write_fields(node: Any, entry: Entry, paths: dict[str, str]) -> None:
    for name, path in paths.items():
        value = getattr(entry, name)
        _put_if(node, path, _as_list(list(value)) if isinstance(value, tuple) else value)


def _as_list(lines: list[str]) -> str | None:
    escaped = [
        line.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;") for line in lines
    ]
    return "<ul>" + "".join(f"<li>{line}</li>" for line in escaped) + "</ul>" if lines else None


def _write_skills(learner: Any, timeline: SkeletonTimeline) -> None:
    for spoken in timeline.languages:
        native = (spoken.fluency or "").casefold() in ("native", "mother tongue", "muttersprache")
        kind = "MotherTongueList/MotherTongue" if native else "ForeignLanguageList/ForeignLanguage"
        node = _put(learner, f"Skills/Linguistic/{kind}")
        _put_if(node, "Description/Label", spoken.language)
        if spoken.fluency and not native:
            for part in PROFICIENCIES:
                _put(node, f"ProficiencyLevel/{part}", spoken.fluency)
    lines = [
        ": ".join(part for part in (group.label, ", ".join(group.keywords)) if part)
        for group in timeline.skills
    ]
    _put_if(learner, "Skills/JobRelated/Description", _as_list(lines))
