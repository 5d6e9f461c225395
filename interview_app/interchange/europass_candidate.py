"""Europass CV XML, version 4 (Candidate, http://www.europass.eu/1.0), in: what europa.eu has
written since 2020.

The schema is built on HR-XML 3.0 and OAGIS, so that elements come from four namespaces; they are
told apart by their names alone, which never mean two things in the same place. Long texts are HTML
in text form; dates are `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; countries and languages are codes, or
addresses of the Union's vocabularies that end in one.
"""

import html
import re
from collections.abc import Callable, Iterator
from typing import Any

import pycountry
from babel import Locale, UnknownLocaleError
from lxml import etree

from interview_app.domain.dates import PRESENT
from interview_app.domain.profile import ApplicantProfile, Basics, Location, NetworkProfile
from interview_app.domain.timeline import (
    Education,
    Experience,
    Language,
    SkeletonTimeline,
    SkillGroup,
    entry_id,
)
from interview_app.interchange.imported import Imported

NAMESPACE = "http://www.europass.eu/1.0"
COUNTRIES = {"UK": "GB", "EL": "GR"}
"""Where Europass follows the Union's own codes."""
_OF_NO_WEIGHT = {
    *(
        "ID",
        "DocumentID",
        "AlternateDocumentID",
        "LanguageCode",
        "CountryDialing",
        "IndustryCode",
        "EducationLevelCode",
    ),
    *("JobCategoryCode", "FormatCode", "TaxonomyID", "Format", "UseCode", "ChannelCode"),
}
"""Codes beside words, and the numbers of the file itself."""
_NOT_THE_PERSON = {"CandidateSupplier", "RenderingInformation", "ProcessingInformation"}
"""Who sent the file, how it looks and who may see it."""


class Reader:
    """Takes texts out of a tree and remembers which, so that the rest can be told; elements go by
    their names alone. `of_no_weight` says it of a path of names; `by_attributes`: attributes
    say something too.
    """

    def __init__(
        self, root: Any, *, of_no_weight: Callable[[str], bool], by_attributes: bool = False
    ) -> None:
        self._root, self._of_no_weight, self._by_attributes = root, of_no_weight, by_attributes
        self._taken: set[Any] = set()

    def say(self, node: Any, *path: str) -> str:
        """The words at the end of a path of names; "" where there is none."""
        for name in path:
            node = next(iter(self.all(node, name)), None)
        if node is None:
            return ""
        self._taken.add(node)
        # Elements inside are values of their own, such as driving licences.
        return " ".join(" ".join(node.itertext()).split())

    def raw(self, node: Any, *path: str) -> str:
        """The same with its white space."""
        self.say(node, *path)
        for name in path:
            node = next(iter(self.all(node, name)), None)
        return "" if node is None else "".join(node.itertext())

    def all(self, node: Any, *path: str) -> list[Any]:
        """The elements at the end of a path of names."""
        found = [node] if node is not None else []
        for name in path:
            found = [child for one in found for child in one if _name(child) == name]
        return found

    def passed_over(self) -> tuple[str, ...]:
        """Paths of the elements that say something and were not taken."""
        return tuple(dict.fromkeys(self._left(self._root, "")))

    def _left(self, node: Any, above: str) -> Iterator[str]:
        for child in node:
            path = f"{above}{_name(child)}"
            if child in self._taken or self._of_no_weight(path):
                continue
            if len(child):
                yield from self._left(child, f"{path}/")
            elif (child.text or "").strip() or (self._by_attributes and child.attrib):
                yield path


def _weightless(path: str) -> bool:
    return path.rpartition("/")[2] in _OF_NO_WEIGHT | _NOT_THE_PERSON


def html_text(markup: str) -> str:
    """The words of a long text, which is HTML in text form."""
    blocks = re.sub(r"</?(?:p|li|ul|ol|br|div)\b[^<>]*>", " ", markup, flags=re.IGNORECASE)
    return " ".join(html.unescape(re.sub(r"<[^<>]+>", "", blocks)).split())


def html_lines(markup: str) -> list[str]:
    """Its paragraphs and list items."""
    pieces = re.split(r"</li>|</p>|<br\s*/?>", markup)
    return [plain for piece in pieces if (plain := html_text(piece))]


def read(root: Any) -> Imported:
    """Profile and timeline of a `Candidate`, given its root element."""
    reader = Reader(root, of_no_weight=_weightless)
    person = next(iter(reader.all(root, "CandidatePerson")), None)
    profile = next(iter(reader.all(root, "CandidateProfile")), None)
    locale = _locale(profile.get("languageCode") if profile is not None else None)
    return Imported(
        applicant_profile=ApplicantProfile(basics=_basics(reader, person, profile)),
        skeleton_timeline=SkeletonTimeline(
            experiences=tuple(_jobs(reader, profile)),
            education=tuple(_schools(reader, profile)),
            skills=tuple(_skills(reader, profile)),
            languages=tuple(_languages(reader, person, profile, locale)),
        ),
        not_understood=reader.passed_over(),
    )


def _name(node: Any) -> str:
    return etree.QName(node).localname if isinstance(node.tag, str) else ""


def _basics(reader: Reader, person: Any, profile: Any) -> Basics:
    channels = reader.all(person, "Communication")
    kinds = [reader.say(one, "ChannelCode").casefold() for one in channels]
    of = {
        kind: [one for one, its in zip(channels, kinds, strict=True) if its == kind]
        for kind in kinds
    }
    home = next((one for place in channels for one in reader.all(place, "Address")), None)
    email, phone, site = (
        next(iter(of.get(kind, [])), None) for kind in ("email", "telephone", "web")
    )
    accounts = [
        NetworkProfile(network=reader.say(one, "UseCode") or None, url=url)
        for one in of.get("social media", [])
        if (url := reader.say(one, "URI"))
    ]
    named = (
        reader.say(person, "PersonName", part) for part in ("GivenName", "MiddleName", "FamilyName")
    )
    return Basics(
        name=" ".join(filter(None, named)) or None,
        email=reader.say(email, "URI") or None,
        phone=_phone(reader, phone),
        url=reader.say(site, "URI") or None,
        summary=" ".join(html_lines(reader.raw(profile, "ExecutiveSummary"))) or None,
        location=Location(
            address=reader.say(home, "AddressLine") or None,
            city=reader.say(home, "CityName") or None,
            postal_code=reader.say(home, "PostalCode") or None,
            country_code=_country(reader.say(home, "CountryCode")),
        ),
        profiles=tuple(accounts),
    )


def _phone(reader: Reader, channel: Any) -> str | None:
    country, number = reader.say(channel, "CountryDialing"), reader.say(channel, "DialNumber")
    # A number without its country is kept as it is written: a guessed country would make it a wrong
    # one.
    return (
        f"+{country.lstrip('+0')} {number}"
        if country and number and not number.startswith("+")
        else number or None
    )


def _country(code: str) -> str | None:
    last = code.rpartition("/")[2].upper()
    if len(last) == 3:
        found = pycountry.countries.get(alpha_3=last)
        return str(found.alpha_2) if found is not None else None
    return COUNTRIES.get(last, last) if len(last) == 2 else None


def _jobs(reader: Reader, profile: Any) -> Iterator[Experience]:
    """One entry a position: an employer may have had somebody in several."""
    for employer in reader.all(profile, "EmploymentHistory", "EmployerHistory"):
        firm = reader.say(employer, "OrganizationName")
        own = next(iter(reader.all(employer, "EmploymentPeriod")), None)
        for at, post in enumerate(reader.all(employer, "PositionHistory") or [employer]):
            period = next(iter(reader.all(post, "EmploymentPeriod")), own)
            title, (start, end) = reader.say(post, "PositionTitle"), _period(reader, period)
            lines = html_lines(reader.raw(post, "Description"))
            yield Experience(
                id=entry_id("exp", firm, title, start, str(at)),
                organization=firm or None,
                title=title or None,
                start=start,
                end=end,
                location=_place(reader, employer, post) or None,
                summary=lines[0] if len(lines) == 1 else None,
                highlights=tuple(lines) if len(lines) > 1 else (),
            )


def _schools(reader: Reader, profile: Any) -> Iterator[Education]:
    for at, node in enumerate(
        reader.all(profile, "EducationHistory", "EducationOrganizationAttendance")
    ):
        degree = next(iter(reader.all(node, "EducationDegree")), None)
        school = reader.say(node, "OrganizationName")
        title = reader.say(node, "ProgramName") or reader.say(degree, "DegreeName")
        start, end = _period(reader, next(iter(reader.all(node, "AttendancePeriod")), None))
        yield Education(
            id=entry_id("edu", school, title, start, str(at)),
            institution=school or None,
            study_type=title or None,
            start=start,
            end=end,
            score=reader.say(degree, "FinalGrade", "ScoreText") or None,
            location=_place(reader, node, node) or None,
            highlights=tuple(html_lines(reader.raw(degree, "OccupationalSkillsCovered"))),
        )


def _place(reader: Reader, organisation: Any, post: Any) -> str:
    """The town, and the country by its code: the position's own, else its organisation's."""
    addresses = reader.all(organisation, "OrganizationContact", "Communication", "Address")
    there = next(iter(addresses), None)
    office = [reader.say(there, "CityName"), _country(reader.say(there, "CountryCode"))]
    own = [reader.say(post, "City"), _country(reader.say(post, "Country"))]
    return ", ".join(filter(None, own if own[0] else office))


def _period(reader: Reader, period: Any) -> tuple[str | None, str | None]:
    start, end = (
        _date(reader.say(period, name, "FormattedDateTime")) for name in ("StartDate", "EndDate")
    )
    running = {reader.say(period, name).casefold() for name in ("CurrentIndicator", "Ongoing")}
    return start, PRESENT if "true" in running else end


def _date(text: str) -> str | None:
    found = re.match(r"(\d{4})(?:-(\d\d))?", text)
    if found is None:
        return None
    return f"{found[1]}-{found[2]}" if found[2] and 1 <= int(found[2]) <= 12 else found[1]


def _competencies(reader: Reader, profile: Any, taxonomy: str) -> list[Any]:
    found = reader.all(profile, "PersonQualifications", "PersonCompetency")
    return [
        one
        for one in found
        if reader.say(one, "TaxonomyID").casefold().replace("-", "_") == taxonomy
    ]


def _languages(reader: Reader, person: Any, profile: Any, locale: Locale) -> Iterator[Language]:
    for node in reader.all(person, "PrimaryLanguageCode"):
        reader.say(node)
        yield Language(language=_language(node.text or "", locale), fluency="native")
    for node in _competencies(reader, profile, "language"):
        dimensions = reader.all(node, "CompetencyDimension")
        for one in dimensions:
            reader.say(one, "CompetencyDimensionTypeCode")
        levels = [level for one in dimensions if (level := reader.say(one, "Score", "ScoreText"))]
        fluency = levels[0] if len(set(levels)) == 1 else " / ".join(levels)
        yield Language(
            language=_language(reader.say(node, "CompetencyID"), locale), fluency=fluency or None
        )


def _language(code: str, locale: Locale) -> str:
    """The name of a code of two or three letters in the language of the CV; what is no code is
    shown as it is.
    """
    last = code.strip().rpartition("/")[2].casefold()
    try:
        known = pycountry.languages.lookup(last)
    except LookupError:
        return code.strip()
    short = getattr(known, "alpha_2", last)
    return str(locale.languages.get(short) or known.name)


def _locale(code: str | None) -> Locale:
    try:
        return Locale.parse(code or "en")
    except (UnknownLocaleError, ValueError):
        return Locale("en")


def _skills(reader: Reader, profile: Any) -> Iterator[SkillGroup]:
    for group in reader.all(profile, "DigitalSkills", "DigitalSkillsGroup"):
        words = [word for one in reader.all(group, "DigitalSkill") if (word := reader.say(one))]
        if words:
            yield SkillGroup(label=reader.say(group, "Title") or None, keywords=tuple(words))
    loose = [
        reader.say(one, "CompetencyName") for one in _competencies(reader, profile, "digital_skill")
    ]
    if any(loose):
        yield SkillGroup(label="Computer", keywords=tuple(filter(None, loose)))
