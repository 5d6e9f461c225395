"""From what was read to the profile and the timeline of the domain, with the provenance of each value."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

import phonenumbers

from interview_app.domain.issues import Issue
from interview_app.domain.profile import ApplicantProfile, Basics, Location, NetworkProfile
from interview_app.domain.provenance import Provenance
from interview_app.domain.timeline import (
    Award,
    Certificate,
    Education,
    Experience,
    Interest,
    Language,
    Project,
    Publication,
    SkeletonTimeline,
    SkillGroup,
    Volunteer,
    entry_id,
)
from interview_app.extraction.confidence import Grades
from interview_app.extraction.contact import NETWORKS, Contact
from interview_app.extraction.dates_in_text import DateRange
from interview_app.extraction.education import Schooling
from interview_app.extraction.experience import Job
from interview_app.extraction.other_sections import Item, Spoken
from interview_app.extraction.places import country_code, is_street, postal_code, states
from interview_app.extraction.placing import Places
from interview_app.extraction.rows import Found
from interview_app.extraction.skills import SkillGroupRead

_PROTOCOL = re.compile(r"^(?:https?://)?(?:www\.)?", re.IGNORECASE)


@dataclass(slots=True)
class Read:
    """All that was read from a document, before it becomes domain objects."""

    name: Found | None = None
    headline: Found | None = None
    summary: Found | None = None
    contact: Contact = field(default_factory=Contact)
    jobs: list[Job] = field(default_factory=list)
    schooling: list[Schooling] = field(default_factory=list)
    skills: list[SkillGroupRead] = field(default_factory=list)
    languages: list[Spoken] = field(default_factory=list)
    certificates: list[Item] = field(default_factory=list)
    publications: list[Item] = field(default_factory=list)
    awards: list[Item] = field(default_factory=list)
    projects: list[Item] = field(default_factory=list)
    volunteer: list[Job] = field(default_factory=list)
    interests: list[tuple[Found | None, list[Found]]] = field(default_factory=list)


@dataclass(slots=True)
class Built:
    """The domain objects with their provenance and the issues met while building."""

    profile: ApplicantProfile
    timeline: SkeletonTimeline
    provenance: dict[str, Provenance]
    issues: list[Issue]


class Builder:
    """Builds profile and timeline, noting the provenance of each value under its field path."""

    def __init__(self, places: Places, grades: Grades) -> None:
        self._places = places
        self._grades = grades
        self.provenance: dict[str, Provenance] = {}
        self.issues: list[Issue] = []

    def build(self, read: Read) -> Built:
        """Profile and timeline of what was read."""
        profile = self._profile(read)
        timeline = SkeletonTimeline(
            experiences=tuple(self._experiences(read.jobs)),
            education=tuple(self._education(read.schooling)),
            skills=tuple(self._skills(read.skills)),
            languages=tuple(self._languages(read.languages)),
            certificates=tuple(self._certificates(read.certificates)),
            publications=tuple(self._publications(read.publications)),
            awards=tuple(self._awards(read.awards)),
            projects=tuple(self._projects(read.projects)),
            volunteer=tuple(self._volunteer(read.volunteer)),
            interests=tuple(self._interests(read.interests)),
        )
        return Built(profile, timeline, self.provenance, self.issues)

    def _note(
        self, path: str, found: Found | None, field_name: str, features: dict[str, float] | None = None
    ) -> str | None:
        if found is None or not found.text.strip():
            return None
        grade = self._grades.of(field_name, found, features or {})
        ocr = self._places.ocr_confidence(found)
        if self._places.origin(found) == "ocr":
            grade = self._grades.ocr(field_name, grade, ocr)
        self.provenance[path] = self._places.provenance(found, grade)
        return found.text.strip()

    def _profile(self, read: Read) -> ApplicantProfile:
        base = "applicant_profile.basics"
        contact = read.contact
        url, profiles = self._links(contact.links)
        basics = Basics(
            name=self._note(f"{base}.name", read.name, "name"),
            label=self._note(f"{base}.label", read.headline, "headline"),
            email=self._note(f"{base}.email", contact.email, "email"),
            phone=self._note(f"{base}.phone", contact.phone, "phone"),
            url=url,
            summary=self._note(f"{base}.summary", read.summary, "summary"),
            location=self._location(contact),
            profiles=tuple(profiles),
        )
        return ApplicantProfile(basics=basics)

    def _links(self, links: list[Found]) -> tuple[str | None, list[NetworkProfile]]:
        url = None
        profiles: list[NetworkProfile] = []
        for found in links:
            key = _PROTOCOL.sub("", found.text).rstrip("/")
            network = _network(key)
            if network is None and url is None:
                url = self._note("applicant_profile.basics.url", found, "link")
                continue
            path = f"applicant_profile.basics.profiles[{len(profiles)}].url"
            self._note(path, found, "link")
            user = key.rsplit("/", 1)[-1].lstrip("@") if network else None
            profiles.append(NetworkProfile(network=network or "Website", username=user, url=found.text))
        return url, profiles

    def _location(self, contact: Contact) -> Location:
        found = contact.location
        if found is None:
            return Location()
        parts = [part.strip(" ()") for part in re.split(r"[,，;()]", found.text) if part.strip(" ()")]
        values = _location_parts(parts)
        for key, value in values.items():
            at = found.text.find(value) if key != "country_code" else -1
            one = Found(value, found.start + at, found.start + at + len(value), found.confidence) if at >= 0 else found
            name = {"postal_code": "postalCode", "country_code": "countryCode"}.get(key, key)
            self._note(f"applicant_profile.basics.location.{name}", one, "location")
        return Location(**values)

    def _dates(
        self, path: str, dates: DateRange | None, found: Found | None, features: dict[str, float], *, lone: str
    ) -> tuple[str | None, str | None]:
        if dates is None:
            return None, None
        start, end = dates.start, dates.end
        if dates.lone and lone == "end":
            start, end = None, dates.start
        place = found or Found("", 0, 0)
        for name, value in (("start", start), ("end", end)):
            if value is not None:
                graded = {
                    **features,
                    "ambiguous": float(dates.ambiguous),
                    "lone": float(dates.lone),
                    "year_only": float(len(value) == 4),
                }
                self._note(
                    f"{path}.{name}",
                    Found(place.text or value, place.start, place.end, place.confidence),
                    "date",
                    graded,
                )
        if dates.ambiguous:
            self.issues.append(Issue(code="date_ambiguous", path=f"{path}.start", page=self._places.page(place)))
        return start, end

    def _highlights(self, path: str, found: Iterable[Found], features: dict[str, float]) -> tuple[str, ...]:
        texts: list[str] = []
        for one in found:
            if text := self._note(f"{path}.highlights[{len(texts)}]", one, "highlight", features):
                texts.append(text)
        return tuple(texts)

    def _experiences(self, jobs: list[Job]) -> list[Experience]:
        out: list[Experience] = []
        ids: set[str] = set()
        for job in jobs:
            path = f"skeleton_timeline.experiences[{len(out)}]"
            features = {
                "certainty": job.certainty,
                "both": float(bool(job.title and job.organization)),
                "dated": float(job.dates is not None),
                **job.features,
            }
            start, end = self._dates(path, job.dates, job.dates_found, features, lone="start")
            title = self._note(f"{path}.title", job.title, "title", features)
            firm = self._note(f"{path}.organization", job.organization, "organization", features)
            one = Experience(
                id=_unique(ids, "exp", firm, title, start),
                organization=firm,
                title=title,
                start=start,
                end=end,
                location=self._note(f"{path}.location", job.location, "place", features),
                employment_type=self._note(f"{path}.employment_type", job.employment_type, "employment_type"),
                summary=self._note(f"{path}.summary", job.summary, "highlight", features),
                highlights=self._highlights(path, job.highlights, features),
            )
            out.append(one)
        return out

    def _education(self, schooling: list[Schooling]) -> list[Education]:
        out: list[Education] = []
        ids: set[str] = set()
        for one in schooling:
            path = f"skeleton_timeline.education[{len(out)}]"
            features = {
                "certainty": one.certainty,
                "both": float(bool(one.institution and one.study_type)),
                "dated": float(one.dates is not None),
                **one.features,
            }
            start, end = self._dates(path, one.dates, one.dates_found, features, lone="end")
            school = self._note(f"{path}.institution", one.institution, "institution", features)
            kind = self._note(f"{path}.study_type", one.study_type, "degree", features)
            area = self._note(f"{path}.area", one.area, "degree", features)
            out.append(
                Education(
                    id=_unique(ids, "edu", school, kind, area, start),
                    institution=school,
                    area=area,
                    study_type=kind,
                    start=start,
                    end=end,
                    score=self._note(f"{path}.score", one.score, "score", features),
                    location=self._note(f"{path}.location", one.location, "place", features),
                    highlights=self._highlights(path, one.highlights, features),
                )
            )
        return out

    def _skills(self, groups: list[SkillGroupRead]) -> list[SkillGroup]:
        out: list[SkillGroup] = []
        for group in groups:
            path = f"skeleton_timeline.skills[{len(out)}]"
            label = self._note(f"{path}.label", group.label, "skill")
            words: list[str] = []
            for found in group.keywords:
                if text := self._note(f"{path}.keywords[{len(words)}]", found, "skill"):
                    words.append(text)
            if label or words:
                out.append(SkillGroup(label=label, keywords=tuple(words)))
        return out

    def _languages(self, spoken: list[Spoken]) -> list[Language]:
        base = "skeleton_timeline.languages"
        return [
            Language(
                language=self._note(f"{base}[{at}].language", one.language, "other"),
                fluency=self._note(f"{base}[{at}].fluency", one.fluency, "other"),
            )
            for at, one in enumerate(spoken)
        ]

    def _certificates(self, items: list[Item]) -> list[Certificate]:
        base = "skeleton_timeline.certificates"
        return [
            Certificate(
                name=self._note(f"{base}[{at}].name", item.name, "other"),
                issuer=self._note(f"{base}[{at}].issuer", item.other, "other"),
                date=_lone(item),
                url=item.url.text if item.url else None,
            )
            for at, item in enumerate(items)
        ]

    def _publications(self, items: list[Item]) -> list[Publication]:
        base = "skeleton_timeline.publications"
        return [
            Publication(
                name=self._note(f"{base}[{at}].name", item.name, "other"),
                publisher=self._note(f"{base}[{at}].publisher", item.other, "other"),
                release_date=_lone(item),
                url=item.url.text if item.url else None,
                summary=self._note(f"{base}[{at}].summary", item.summary, "other"),
            )
            for at, item in enumerate(items)
        ]

    def _awards(self, items: list[Item]) -> list[Award]:
        base = "skeleton_timeline.awards"
        return [
            Award(
                title=self._note(f"{base}[{at}].title", item.name, "other"),
                awarder=self._note(f"{base}[{at}].awarder", item.other, "other"),
                date=_lone(item),
                summary=self._note(f"{base}[{at}].summary", item.summary, "other"),
            )
            for at, item in enumerate(items)
        ]

    def _projects(self, items: list[Item]) -> list[Project]:
        out = []
        for at, item in enumerate(items):
            path = f"skeleton_timeline.projects[{at}]"
            out.append(
                Project(
                    name=self._note(f"{path}.name", item.name, "other"),
                    entity=self._note(f"{path}.entity", item.other, "other"),
                    description=self._note(f"{path}.description", item.summary, "other"),
                    url=item.url.text if item.url else None,
                    start=item.dates.start if item.dates else None,
                    end=item.dates.end if item.dates else None,
                    highlights=self._highlights(path, item.highlights, {}),
                )
            )
        return out

    def _volunteer(self, jobs: list[Job]) -> list[Volunteer]:
        out = []
        for at, job in enumerate(jobs):
            path = f"skeleton_timeline.volunteer[{at}]"
            out.append(
                Volunteer(
                    organization=self._note(f"{path}.organization", job.organization, "other"),
                    position=self._note(f"{path}.position", job.title, "other"),
                    start=job.dates.start if job.dates else None,
                    end=job.dates.end if job.dates else None,
                    summary=self._note(f"{path}.summary", job.summary, "other"),
                    highlights=self._highlights(path, job.highlights, {}),
                )
            )
        return out

    def _interests(self, groups: list[tuple[Found | None, list[Found]]]) -> list[Interest]:
        base = "skeleton_timeline.interests"
        return [
            Interest(
                name=self._note(f"{base}[{at}].name", label or (words[0] if words else None), "other"),
                keywords=tuple(word.text for word in (words if label else words[1:])),
            )
            for at, (label, words) in enumerate(groups)
        ]


def _lone(item: Item) -> str | None:
    if item.dates is None:
        return None
    return item.dates.start or (item.dates.end if item.dates.end != "present" else None)


def _unique(ids: set[str], kind: str, *parts: str | None) -> str:
    """A stable id; entries that say the same get a number."""
    one = entry_id(kind, *parts)
    number = 2
    while one in ids:
        one = entry_id(kind, *parts, str(number))
        number += 1
    ids.add(one)
    return one


def _network(key: str) -> str | None:
    for name, base in NETWORKS.items():
        if base and key.lower().startswith(base.split("/")[0]):
            return {"linkedin": "LinkedIn", "github": "GitHub", "gitlab": "GitLab", "x": "X", "orcid": "ORCID"}.get(
                name, name.title()
            )
    if ".linkedin.com/" in key.lower():
        return "LinkedIn"
    return None


def _location_parts(parts: list[str]) -> dict[str, str]:
    values: dict[str, str] = {}
    rest: list[str] = []
    state_codes = set(states().values())
    for at, part in enumerate(parts):
        code = country_code(part)
        if at > 0 and at == len(parts) - 1 and code is not None and not (part in state_codes and at == 1):
            values["country_code"] = code
        elif postal := postal_code(part):
            values["postal_code"] = postal
            left = part.replace(postal, "").strip(" -")
            if left:
                rest.append(left)
        elif is_street(part) and not rest and "address" not in values:
            values["address"] = part
        else:
            rest.append(part)
    if rest:
        values["city"] = rest[0]
    if len(rest) > 1:
        values["region"] = rest[1]
    return values


def phone_region(language: str | None, location: Found | None, text: str) -> str | None:
    """The country to read national phone numbers in: the one the place names, else the language's."""
    if location is not None:
        for part in re.split(r"[,，()]", location.text)[::-1]:
            if code := country_code(part.strip()):
                return code
    by_language = {
        "de": "DE",
        "fr": "FR",
        "es": "ES",
        "it": "IT",
        "pt": "PT",
        "nl": "NL",
        "pl": "PL",
        "zh": "CN",
        "ja": "JP",
        "en": "US",
    }
    return by_language.get(language or "en", "US")


def load_phone_tables() -> None:
    """Load all number tables, before the worker is sealed and may open no more files."""
    for region in sorted(phonenumbers.SUPPORTED_REGIONS):
        phonenumbers.PhoneMetadata.metadata_for_region(region, None)
