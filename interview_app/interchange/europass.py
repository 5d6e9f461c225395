"""Europass CV XML, version 3 (SkillsPassport, http://europass.cedefop.europa.eu/Europass), and
version 4, read.

Europass PDFs carry the same XML as an attachment; `find_in_pdf` takes it out. Version 4 is read by
`europass_candidate`; version 3 is written by `europass_writing`.
"""

import html
import io
import re
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
from interview_app.interchange.imported import Imported

NAMESPACE = "http://europass.cedefop.europa.eu/Europass"
_NAMESPACES = (NAMESPACE, europass_candidate.NAMESPACE)
_N = {"e": NAMESPACE}
PROFICIENCIES = ("Listening", "Reading", "SpokenInteraction", "SpokenProduction", "Writing")
"""What the Common European Framework grades of a language, as Europass names it."""
_ADDRESS = "ContactInfo/Address/Contact"
JOB = {
    "title": "Position/Label",
    "highlights": "Activities",
    "organization": "Employer/Name",
    "location": f"Employer/{_ADDRESS}/Municipality",
}
SCHOOL = {
    "study_type": "Title",
    "highlights": "Activities",
    "institution": "Organisation/Name",
    "location": f"Organisation/{_ADDRESS}/Municipality",
    "area": "Field/Label",
}
"""Our field and where Europass has it, in the order of its schema."""
_READ = {
    *(f"Identification/{path}" for path in (
        "PersonName/FirstName", "PersonName/Surname", f"{_ADDRESS}/AddressLine",
        f"{_ADDRESS}/PostalCode",
        f"{_ADDRESS}/Municipality", f"{_ADDRESS}/Country/Code", f"{_ADDRESS}/Country/Label",
        "ContactInfo/Email/Contact",
        "ContactInfo/TelephoneList/Telephone/Contact", "ContactInfo/WebsiteList/Website/Contact",
        "ContactInfo/InstantMessagingList/InstantMessaging/Contact",
    )),
    *(f"{entry}/{path}" for entry, organisation, fields in (
        ("WorkExperienceList/WorkExperience", "Employer", JOB),
        ("EducationList/Education", "Organisation", SCHOOL),
    ) for path in (
        "Period/From", "Period/To", "Period/Current", *fields.values(),
        f"{organisation}/{_ADDRESS}/Country/Label",
    )),
    *(f"Skills/{kind}/Description" for kind in ("Communication", "Organisational", "JobRelated",
    "Computer", "Driving", "Other")),
    "Skills/Driving/Description/Licence", "ProfileSummary", "Headline/Description/Label",
    "Skills/Linguistic/MotherTongueList/MotherTongue/Description/Label",
    "Skills/Linguistic/ForeignLanguageList/ForeignLanguage/Description/Label",
    *(f"Skills/Linguistic/ForeignLanguageList/ForeignLanguage/ProficiencyLevel/{part}"
      for part in PROFICIENCIES),
}  # fmt: skip
"""Elements whose text is taken; of the rest all that say something are told as not understood."""
_OF_NO_WEIGHT = ("/Use/Code", "/Use/Label", "/Code", "Headline/Type/Label")
"""Codes stand beside a label, and kinds of numbers and addresses say nothing without them."""
_COUNTRY_CODES = {"UK": "GB", "EL": "GR"}
"""Where Europass follows the Union's own codes."""
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
        return europass_candidate.read(root, listed=_lines)
    learner = root.find("e:LearnerInfo", _N)
    if learner is None:
        raise ImportFailed(
            _("This is not a Europass CV: it has no LearnerInfo. Export the CV as Europass XML.")
        )
    return Imported(
        applicant_profile=_profile(learner),
        skeleton_timeline=_timeline(learner),
        not_understood=_passed_over(learner),
    )


def _passed_over(learner: Any) -> tuple[str, ...]:
    """Paths of elements that say something and are not taken, and of each further number and
    website.
    """
    missed = []
    for node in learner.iter(f"{{{NAMESPACE}}}*"):
        if len(node) or not ((node.text or "").strip() or node.attrib):
            continue
        above = [etree.QName(one).localname for one in node.iterancestors()]
        path = "/".join(
            [*reversed(above[: above.index("LearnerInfo")]), etree.QName(node).localname]
        )
        if path not in _READ and not path.endswith(_OF_NO_WEIGHT):
            missed.append(path)
    contact = learner.find("e:Identification/e:ContactInfo", _N)
    for name in ("Telephone", "Website"):
        missed += [f"{name}[{at}]" for at in range(1, len(_all(contact, f"{name}List/{name}")))]
    return tuple(dict.fromkeys(missed))


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
        (NAMESPACE, "SkillsPassport"),
        (europass_candidate.NAMESPACE, "Candidate"),
    ):
        raise ImportFailed(
            _("This is not a Europass CV: it has no LearnerInfo. Export the CV as Europass XML.")
        )
    return root


def _say(node: Any, path: str) -> str:
    found = (
        node.find("/".join(f"e:{part}" for part in path.split("/")), _N)
        if node is not None
        else None
    )
    # Elements inside are values of their own, such as driving licences.
    return " ".join(" ".join(found.itertext()).split()) if found is not None else ""


def _all(node: Any, path: str) -> list[Any]:
    return (
        list(node.findall("/".join(f"e:{part}" for part in path.split("/")), _N))
        if node is not None
        else []
    )


def _profile(learner: Any) -> ApplicantProfile:
    who = learner.find("e:Identification", _N)
    contact = who.find("e:ContactInfo", _N) if who is not None else None
    sites = [_say(site, "Contact") for site in _all(contact, "WebsiteList/Website")]
    place = "Address/Contact"
    country = _say(contact, f"{place}/Country/Code")
    headline = _say(learner, "Headline/Description/Label")
    # The headline is a job wanted, a position, studies or a statement about oneself, as its type
    # says.
    statement = _say(learner, "Headline/Type/Code") == "personal_statement"
    basics = Basics(
        name=" ".join(
            part
            for part in (_say(who, "PersonName/FirstName"), _say(who, "PersonName/Surname"))
            if part
        ),
        label=None if statement else headline,
        summary=headline if statement else _plain(_say(learner, "ProfileSummary")),
        email=_say(contact, "Email/Contact"),
        phone=next(
            (_say(phone, "Contact") for phone in _all(contact, "TelephoneList/Telephone")), None
        ),
        url=sites[0] if sites else None,
        location=Location(
            address=_say(contact, f"{place}/AddressLine"),
            city=_say(contact, f"{place}/Municipality"),
            postal_code=_say(contact, f"{place}/PostalCode"),
            country_code=_COUNTRY_CODES.get(country, country),
        ),
        profiles=tuple(
            NetworkProfile(network=_say(one, "Use/Label"), username=_say(one, "Contact"))
            for one in _all(contact, "InstantMessagingList/InstantMessaging")
        ),
    )
    return ApplicantProfile(basics=basics)


def _timeline(learner: Any) -> SkeletonTimeline:
    jobs = [
        _job(node, at) for at, node in enumerate(_all(learner, "WorkExperienceList/WorkExperience"))
    ]
    schools = [
        _school(node, at) for at, node in enumerate(_all(learner, "EducationList/Education"))
    ]
    skills = learner.find("e:Skills", _N)
    groups = []
    for name in ("Communication", "Organisational", "JobRelated", "Computer", "Driving", "Other"):
        text = _say(skills, f"{name}/Description")
        if text:
            groups.append(SkillGroup(label=name, keywords=(_plain(text),)))
    return SkeletonTimeline(
        experiences=tuple(jobs),
        education=tuple(schools),
        skills=tuple(groups),
        languages=tuple(_languages(skills)),
    )


def _job(node: Any, at: int) -> Experience:
    told, start = _told(node, JOB, "Employer"), _period(node)[0]
    told["id"] = entry_id("exp", told["organization"], told["title"], start, str(at))
    if len(told["highlights"]) == 1:
        (told["summary"],), told["highlights"] = told["highlights"], ()
    return Experience.model_validate(told)


def _school(node: Any, at: int) -> Education:
    told, start = _told(node, SCHOOL, "Organisation"), _period(node)[0]
    told["id"] = entry_id("edu", told["institution"], told["study_type"], start, str(at))
    return Education.model_validate(told)


def _told(node: Any, paths: dict[str, str], organisation: str) -> dict[str, Any]:
    """What a job or school says in our fields, its dates and its place."""
    told: dict[str, Any] = {ours: _say(node, path) for ours, path in paths.items()}
    told["start"], told["end"] = _period(node)
    told["location"] = _place(node, organisation)
    told["highlights"] = _listed(node.find("e:Activities", _N))
    return told


def _place(node: Any, organisation: str) -> str:
    parts = (
        _say(node, f"{organisation}/{_ADDRESS}/{part}")
        for part in ("Municipality", "Country/Label")
    )
    return ", ".join(part for part in parts if part)


def _period(node: Any) -> tuple[str | None, str | None]:
    period = node.find("e:Period", _N)
    if period is None:
        return None, None
    running = _say(period, "Current").casefold() == "true"
    return _date(period.find("e:From", _N)), PRESENT if running else _date(period.find("e:To", _N))


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


def _languages(skills: Any) -> list[Language]:
    spoken = [
        Language(language=_say(node, "Description/Label"), fluency="native")
        for node in _all(skills, "Linguistic/MotherTongueList/MotherTongue")
    ]
    for node in _all(skills, "Linguistic/ForeignLanguageList/ForeignLanguage"):
        levels = [_say(node, f"ProficiencyLevel/{part}") for part in PROFICIENCIES]
        levels = [level for level in levels if level]
        same = len(set(levels)) == 1
        spoken.append(
            Language(
                language=_say(node, "Description/Label"),
                fluency=levels[0] if same else " / ".join(levels),
            )
        )
    return spoken


def _plain(markup: str) -> str:
    """Descriptions are HTML in text form."""
    blocks = re.sub(r"</?(?:p|li|ul|ol|br|div)\b[^<>]*>", " ", markup, flags=re.IGNORECASE)
    return " ".join(html.unescape(re.sub(r"<[^<>]+>", "", blocks)).split())


def _listed(node: Any) -> list[str]:
    return [] if node is None else _lines("".join(node.itertext()))


def _lines(markup: str) -> list[str]:
    """The paragraphs and list items of a text that is HTML."""
    pieces = re.split(r"</li>|</p>|<br\s*/?>", markup)
    return [plain for piece in pieces if (plain := _plain(piece))]
