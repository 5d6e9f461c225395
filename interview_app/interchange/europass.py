"""Europass CV XML, version 3 (SkillsPassport, http://europass.cedefop.europa.eu/Europass), and
version 4, read.

Europass PDFs carry the same XML as an attachment; `find_in_pdf` takes it out. Version 4 is read by
`europass_candidate`.
"""

import io
import re
from collections.abc import Iterator
from typing import Any

from lxml import etree
from pypdf import PdfReader
from pypdf.errors import PyPdfError

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
from interview_app.errors import ImportFailed
from interview_app.i18n import _
from interview_app.interchange import europass_candidate
from interview_app.interchange.europass_candidate import COUNTRIES, Reader, html_lines, html_text
from interview_app.interchange.imported import Imported

_NAMESPACE = "http://europass.cedefop.europa.eu/Europass"
_NAMESPACES = (_NAMESPACE, europass_candidate.NAMESPACE)
_PROFICIENCIES = ("Listening", "Reading", "SpokenInteraction", "SpokenProduction", "Writing")
"""What the Common European Framework grades of a language, as Europass names it."""
_ADDRESS = "ContactInfo/Address/Contact"
_JOB = {
    "title": "Position/Label",
    "highlights": "Activities",
    "organization": "Employer/Name",
    "location": f"Employer/{_ADDRESS}/Municipality",
}
_SCHOOL = {
    "study_type": "Title",
    "highlights": "Activities",
    "institution": "Organisation/Name",
    "location": f"Organisation/{_ADDRESS}/Municipality",
    "area": "Field/Label",
}
"""Our field and where Europass has it."""
_OF_NO_WEIGHT = ("/Use/Code", "/Use/Label", "/Code", "Headline/Type/Label")
"""Codes stand beside a label, and kinds of numbers and addresses say nothing without them."""
_MOST_BYTES = 10_485_760


def read(content: bytes) -> Imported:
    """Profile and timeline of a Europass XML file, or of the XML inside a Europass PDF.

    Raises:
        ImportFailed: there is no Europass XML in it, or it is unsafe.
    """
    if content[:5] == b"%PDF-":
        content = find_in_pdf(content)
    root = _parsed(content)
    if etree.QName(root).namespace == europass_candidate.NAMESPACE:
        return europass_candidate.read(root)
    learner = root.find(f"{{{_NAMESPACE}}}LearnerInfo")
    if learner is None:
        raise ImportFailed(
            _("This is not a Europass CV: it has no LearnerInfo. Export the CV as Europass XML.")
        )
    reader = Reader(
        learner, of_no_weight=lambda path: path.endswith(_OF_NO_WEIGHT), by_attributes=True
    )
    contact = next(iter(reader.all(learner, "Identification", "ContactInfo")), None)
    further = [
        f"{name}[{at}]"
        for name in ("Telephone", "Website")
        for at in range(1, len(reader.all(contact, f"{name}List", name)))
    ]
    profile, timeline = _profile(reader, learner, contact), _timeline(reader, learner)
    return Imported(
        applicant_profile=profile,
        skeleton_timeline=timeline,
        not_understood=(*reader.passed_over(), *further),
    )


def find_in_pdf(pdf: bytes) -> bytes:
    """The Europass XML attached to a PDF.

    Raises:
        ImportFailed: it carries none, or cannot be read.
    """
    missing = _(
        "This PDF carries no Europass XML. Drop it on the window to have it read as a document."
    )
    if len(pdf) > _MOST_BYTES:
        raise ImportFailed(missing)
    try:
        attachments = PdfReader(io.BytesIO(pdf)).attachments
        for name, contents in attachments.items():
            for content in contents:
                if name.casefold().endswith(".xml") and any(
                    one.encode() in content for one in _NAMESPACES
                ):
                    return bytes(content)
    except (PyPdfError, ValueError, KeyError, TypeError, RecursionError) as error:
        raise ImportFailed(missing) from error
    raise ImportFailed(missing)


def _parsed(content: bytes) -> Any:
    refused = _("The XML is damaged or unsafe and was not read. Export it again and try once more.")
    # A document type may carry entities that grow without end or reach for files: none is needed
    # here.
    if (
        b"<!DOCTYPE" in content
        or "<!DOCTYPE".encode("utf-16-le") in content
        or len(content) > _MOST_BYTES
    ):
        raise ImportFailed(refused)
    parser = etree.XMLParser(
        resolve_entities=False, no_network=True, huge_tree=False, remove_comments=True
    )
    try:
        root = etree.fromstring(content, parser)
    except (etree.XMLSyntaxError, ValueError) as error:
        raise ImportFailed(refused) from error
    name = etree.QName(root)
    if (name.namespace, name.localname) not in (
        (_NAMESPACE, "SkillsPassport"),
        (europass_candidate.NAMESPACE, "Candidate"),
    ):
        raise ImportFailed(
            _("This is not a Europass CV: it has no LearnerInfo. Export the CV as Europass XML.")
        )
    return root


def _profile(reader: Reader, learner: Any, contact: Any) -> ApplicantProfile:
    def say(*path: str) -> str:
        return reader.say(contact, *path)

    def each(name: str, *path: str) -> list[str]:
        return [reader.say(one, *path) for one in reader.all(contact, f"{name}List", name)]

    phones, sites = each("Telephone", "Contact"), each("Website", "Contact")
    place = ("Address", "Contact")
    country = say(*place, "Country", "Code")
    say(*place, "Country", "Label")  # what the code says already
    headline = reader.say(learner, "Headline", "Description", "Label")
    # The headline is a job wanted, a position, studies or a statement about oneself, as its type
    # says.
    statement = reader.say(learner, "Headline", "Type", "Code") == "personal_statement"
    named = (
        reader.say(learner, "Identification", "PersonName", part)
        for part in ("FirstName", "Surname")
    )
    basics = Basics(
        name=" ".join(filter(None, named)),
        label=None if statement else headline,
        summary=headline if statement else html_text(reader.say(learner, "ProfileSummary")),
        email=say("Email", "Contact"),
        phone=phones[0] if phones else None,
        url=sites[0] if sites else None,
        location=Location(
            address=say(*place, "AddressLine"),
            city=say(*place, "Municipality"),
            postal_code=say(*place, "PostalCode"),
            country_code=COUNTRIES.get(country, country),
        ),
        profiles=tuple(
            NetworkProfile(
                network=reader.say(one, "Use", "Label"), username=reader.say(one, "Contact")
            )
            for one in reader.all(contact, "InstantMessagingList", "InstantMessaging")
        ),
    )
    return ApplicantProfile(basics=basics)


def _timeline(reader: Reader, learner: Any) -> SkeletonTimeline:
    jobs = reader.all(learner, "WorkExperienceList", "WorkExperience")
    schools = reader.all(learner, "EducationList", "Education")
    skills = next(iter(reader.all(learner, "Skills")), None)
    told = {name: html_text(reader.say(skills, name, "Description")) for name in _SKILLS}
    return SkeletonTimeline(
        experiences=tuple(_job(reader, node, at) for at, node in enumerate(jobs)),
        education=tuple(_school(reader, node, at) for at, node in enumerate(schools)),
        skills=tuple(
            SkillGroup(label=name, keywords=(text,)) for name, text in told.items() if text
        ),
        languages=tuple(_languages(reader, skills)),
    )


_SKILLS = ("Communication", "Organisational", "JobRelated", "Computer", "Driving", "Other")


def _job(reader: Reader, node: Any, at: int) -> Experience:
    told = _told(reader, node, _JOB, "Employer")
    told["id"] = entry_id("exp", told["organization"], told["title"], told["start"], str(at))
    if len(told["highlights"]) == 1:
        (told["summary"],), told["highlights"] = told["highlights"], ()
    return Experience.model_validate(told)


def _school(reader: Reader, node: Any, at: int) -> Education:
    told = _told(reader, node, _SCHOOL, "Organisation")
    told["id"] = entry_id("edu", told["institution"], told["study_type"], told["start"], str(at))
    return Education.model_validate(told)


def _told(reader: Reader, node: Any, paths: dict[str, str], organisation: str) -> dict[str, Any]:
    """What a job or school says in our fields, its dates and its place."""
    told: dict[str, Any] = {
        ours: reader.say(node, *path.split("/")) for ours, path in paths.items()
    }
    country = reader.say(node, organisation, *_ADDRESS.split("/"), "Country", "Label")
    told["location"] = ", ".join(filter(None, (told["location"], country)))
    told["highlights"] = html_lines(reader.raw(node, "Activities"))
    period = next(iter(reader.all(node, "Period")), None)
    for ours, theirs in (("start", "From"), ("end", "To")):
        reader.say(period, theirs)
        told[ours] = _date(next(iter(reader.all(period, theirs)), None))
    if reader.say(period, "Current").casefold() == "true":
        told["end"] = PRESENT
    return told


def _date(node: Any) -> str | None:
    """`year="2019" month="--03"` as Europass writes it."""
    if node is None or not re.fullmatch(r"\d{4}", node.get("year", "")):
        return None
    month = re.fullmatch(r"-*(\d{1,2})-*", node.get("month", ""))
    return (
        f"{node.get('year')}-{int(month[1]):02d}"
        if month and 1 <= int(month[1]) <= 12
        else str(node.get("year"))
    )


def _languages(reader: Reader, skills: Any) -> Iterator[Language]:
    spoken = ("Description", "Label")
    for node in reader.all(skills, "Linguistic", "MotherTongueList", "MotherTongue"):
        yield Language(language=reader.say(node, *spoken), fluency="native")
    for node in reader.all(skills, "Linguistic", "ForeignLanguageList", "ForeignLanguage"):
        told = [reader.say(node, "ProficiencyLevel", part) for part in _PROFICIENCIES]
        levels = [level for level in told if level]
        fluency = levels[0] if len(set(levels)) == 1 else " / ".join(levels)
        yield Language(language=reader.say(node, *spoken), fluency=fluency)
