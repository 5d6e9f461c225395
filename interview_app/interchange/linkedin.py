"""The archive of a person's data that LinkedIn hands out: a zip of CSV files, older and newer
headings.
"""

import csv
import io
import re
from collections.abc import Iterable

from interview_app.domain import timeline
from interview_app.domain.dates import PRESENT
from interview_app.domain.profile import ApplicantProfile, Basics, Location, NetworkProfile
from interview_app.errors import ImportFailed
from interview_app.i18n import _
from interview_app.interchange.archive import read_members
from interview_app.interchange.countries import country_code
from interview_app.interchange.dates import plain_date
from interview_app.interchange.imported import Imported

Row = dict[str, str]

_START = ("Started On", "Start Date", "Start")
_END = ("Finished On", "End Date", "End")
_READ = {
    "profile", "positions", "education", "skills", "certifications", "languages", "projects",
    "email addresses",
    "phonenumbers", "phone numbers", "honors", "publications", "volunteering",
    "volunteer experiences", "whatsapp phone numbers",
}  # fmt: skip

_DATES = {*_START, *_END}
_COLUMNS: dict[str, set[str]] = {
    "profile": {
        "First Name", "Last Name", "Address", "Headline", "Summary", "Zip Code", "Geo Location",
        "Location",
        "Twitter Handles", "Websites",
    },
    "positions": {"Company Name", "Company", "Title", "Position", "Description",
    "Location"} | _DATES,
    "education": {"School Name", "School", "Degree Name", "Degree", "Field Of Study", "Notes",
    "Activities"} | _DATES,
    "skills": {"Name", "Skill"},
    "certifications": {"Name", "Url", "Authority", "License Number", *_START},
    "languages": {"Name", "Proficiency"},
    "projects": {"Title", "Name", "Description", "Url"} | _DATES,
    "email addresses": {"Email Address", "Primary", "Confirmed", "Updated On"},
}  # fmt: skip
"""Columns that are taken from the tables; of the others those that hold something are told."""


def read(content: bytes) -> Imported:
    """Profile and timeline of the archive.

    Raises:
        ImportFailed: it is no such archive.
    """
    members = read_members(content, suffix=".csv")
    tables = {name[:-4].casefold(): _rows(data) for name, data in members.items()}
    if not tables.keys() & {"profile", "positions", "education"}:
        raise ImportFailed(
            _(
                "This is not a LinkedIn data archive: it has neither Profile.csv nor "
                "Positions.csv. Ask LinkedIn for it again."
            )
        )
    missed = [
        part
        for name in sorted(members)
        for part in _passed_over(name, tables[name[:-4].casefold()])
    ]
    return Imported(
        applicant_profile=_profile(tables) if tables.get("profile") else None,
        skeleton_timeline=_timeline(tables),
        not_understood=tuple(missed),
    )


def _passed_over(name: str, rows: list[Row]) -> list[str]:
    """The file when it is not read, else its columns that are not and the rows beyond the one
    address or number taken.
    """
    table = name[:-4].casefold()
    if table not in _READ:
        return [name] if rows else []
    if table in ("phonenumbers", "phone numbers", "email addresses") and len(rows) > 1:
        return [f"{name}[{at}]" for at in range(1, len(rows))]
    taken = {column.casefold() for column in _COLUMNS.get(table, ())}
    given = dict.fromkeys(column for row in rows for column, value in row.items() if value)
    return [f"{name}: {column}" for column in given if taken and column.casefold() not in taken]


def _rows(data: bytes) -> list[Row]:
    text = data.decode("utf-8-sig", errors="replace")
    lines = text.splitlines(keepends=True)
    # Some files begin with notes in prose, set off from the table by an empty line.
    if lines and lines[0].casefold().startswith(("notes:", '"notes:')):
        blank = next((at for at, line in enumerate(lines) if not line.strip()), -1)
        lines = lines[blank + 1 :]
    reader = csv.DictReader(io.StringIO("".join(lines)))
    return [
        {
            (key or "").strip(): (value or "").strip()
            for key, value in row.items()
            if isinstance(value, str)
        }
        for row in reader
    ]


def _get(row: Row, *names: str) -> str:
    """The first of these columns that holds something, whatever its capitals."""
    lower = {key.casefold(): value for key, value in row.items()}
    return next((value for name in names if (value := lower.get(name.casefold(), ""))), "")


def _profile(tables: dict[str, list[Row]]) -> ApplicantProfile:
    row = tables["profile"][0]
    emails = tables.get("email addresses", [])
    emails = sorted(emails, key=lambda one: _get(one, "Primary").casefold() not in ("yes", "true"))
    phones = tables.get("phonenumbers", []) or tables.get("phone numbers", [])
    websites = [site.strip(" []") for site in _get(row, "Websites").split(",") if site.strip(" []")]
    # "[PERSONAL:https://…,OTHER:https://…]": a kind stands before each address.
    websites = [site[site.find("http") :] if "http" in site else site for site in websites]
    accounts = [
        NetworkProfile(
            network="Twitter",
            username=handle.strip(" []"),
            url=f"https://twitter.com/{handle.strip(' []')}",
        )
        for handle in _get(row, "Twitter Handles").split(",")
        if handle.strip(" []")
    ]
    address = _get(row, "Address")
    city, region, country = _place(_get(row, "Geo Location", "Location"))
    basics = Basics(
        name=" ".join(part for part in (_get(row, "First Name"), _get(row, "Last Name")) if part),
        label=_get(row, "Headline"),
        summary=_get(row, "Summary"),
        email=_get(emails[0], "Email Address") if emails else None,
        phone=_get(phones[0], "Number") if phones else None,
        url=websites[0] if websites else None,
        location=Location(
            address=address,
            city=city,
            region=region,
            postal_code=_get(row, "Zip Code"),
            country_code=country,
        ),
        profiles=tuple(accounts),
    )
    return ApplicantProfile(basics=basics)


def _place(text: str) -> tuple[str, str, str | None]:
    """City, region and country code of "Leeds, England" and "Oakland, California, United
    States".
    """
    city, *rest = [part.strip() for part in text.split(",")]
    country = country_code(rest[-1]) if rest else None
    return city, ", ".join(rest[:-1] if country else rest), country


def _timeline(tables: dict[str, list[Row]]) -> timeline.SkeletonTimeline:
    skills = [
        timeline.SkillGroup(label=name)
        for row in tables.get("skills", [])
        if (name := _get(row, "Name", "Skill"))
    ]
    return timeline.SkeletonTimeline(
        experiences=tuple(_job(row, at) for at, row in enumerate(tables.get("positions", []))),
        education=tuple(_school(row, at) for at, row in enumerate(tables.get("education", []))),
        skills=tuple(skills),
        projects=tuple(_project(row) for row in tables.get("projects", [])),
        certificates=tuple(
            timeline.Certificate(
                name=_with_licence(row),
                issuer=_get(row, "Authority"),
                date=plain_date(_get(row, *_START)),
                url=_get(row, "Url"),
            )
            for row in tables.get("certifications", [])
        ),
        languages=tuple(
            timeline.Language(language=_get(row, "Name"), fluency=_get(row, "Proficiency"))
            for row in tables.get("languages", [])
        ),
        awards=tuple(
            timeline.Award(
                title=_get(row, "Title"),
                summary=_get(row, "Description"),
                date=plain_date(_get(row, "Issued On", "Date")),
            )
            for row in tables.get("honors", [])
        ),
        publications=tuple(
            timeline.Publication(
                name=_get(row, "Name", "Title"),
                publisher=_get(row, "Publisher"),
                release_date=plain_date(_get(row, "Published On", "Date")),
                url=_get(row, "Url"),
                summary=_get(row, "Description"),
            )
            for row in tables.get("publications", [])
        ),
        volunteer=tuple(
            timeline.Volunteer(
                organization=_get(row, "Company Name", "Organization"),
                position=_get(row, "Role"),
                start=plain_date(_get(row, *_START)),
                end=_end(row),
                summary=_get(row, "Description"),
            )
            for row in [*tables.get("volunteering", []), *tables.get("volunteer experiences", [])]
        ),
    )


def _end(row: Row) -> str | None:
    """A start without an end is a job that goes on."""
    return plain_date(_get(row, *_END)) or (
        PRESENT if plain_date(_get(row, *_START)) and not _get(row, *_END) else None
    )


def _job(row: Row, at: int) -> timeline.Experience:
    firm, title = _get(row, "Company Name", "Company"), _get(row, "Title", "Position")
    summary, highlights = _description(_get(row, "Description"))
    return timeline.Experience(
        id=timeline.entry_id("exp", firm, title, _get(row, *_START), str(at)),
        organization=firm,
        title=title,
        location=_get(row, "Location"),
        start=plain_date(_get(row, *_START)),
        end=_end(row),
        summary=summary,
        highlights=highlights,
    )


def _description(text: str) -> tuple[str | None, tuple[str, ...]]:
    """Prose and bulleted lines apart."""
    bullets, prose = [], []
    # Newer archives put a list in one line.
    for line in re.sub(r"\s+([•▪])\s+", r"\n\1 ", text).splitlines():
        plain = line.strip()
        if plain.startswith(("•", "-", "–", "*", "·", "▪")):
            bullets.append(plain.lstrip("•-–*·▪ \t"))
        elif plain:
            prose.append(plain)
    return " ".join(prose) or None, tuple(one for one in bullets if one)


def _school(row: Row, at: int) -> timeline.Education:
    school, degree = _get(row, "School Name", "School"), _get(row, "Degree Name", "Degree")
    return timeline.Education(
        id=timeline.entry_id("edu", school, degree, _get(row, *_START), str(at)),
        institution=school,
        study_type=degree,
        area=_get(row, "Field Of Study"),
        start=plain_date(_get(row, *_START)),
        end=plain_date(_get(row, *_END)),
        highlights=tuple(_not_empty([_get(row, "Notes"), _get(row, "Activities")])),
    )


def _project(row: Row) -> timeline.Project:
    return timeline.Project(
        name=_get(row, "Title", "Name"),
        description=_get(row, "Description"),
        url=_get(row, "Url"),
        start=plain_date(_get(row, *_START)),
        end=_end(row),
    )


def _with_licence(row: Row) -> str:
    number = _get(row, "License Number")
    return f"{_get(row, 'Name')} ({number})" if number else _get(row, "Name")


def _not_empty(parts: Iterable[str]) -> list[str]:
    return [part for part in parts if part]
