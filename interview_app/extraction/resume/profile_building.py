"""The profile: name, contact data, place and links of the person, each with its provenance."""

import re
from dataclasses import replace

from interview_app.domain.profile import ApplicantProfile, Basics, Location, NetworkProfile
from interview_app.extraction.entries.places_set_off import town_like
from interview_app.extraction.page.rows import Found
from interview_app.extraction.person.contact import Contact
from interview_app.extraction.phrases.places import country_code, is_region, is_street, postal_code
from interview_app.extraction.resume.noting import Notes
from interview_app.extraction.resume.values_read import Read
from interview_app.language.addresses import bare_address, network_of
from interview_app.language.names import in_name_case, states


def profile_of(notes: Notes, read: Read) -> ApplicantProfile:
    """The profile of what was read."""
    base = "applicant_profile.basics"
    contact = read.contact
    url, profiles = _links(notes, contact.links)
    name = notes.note(f"{base}.name", read.name, "name")
    basics = Basics(
        name=name and in_name_case(name),
        label=notes.note(f"{base}.label", read.headline, "headline"),
        email=notes.note(f"{base}.email", contact.email, "email"),
        phone=notes.note(f"{base}.phone", contact.phone, "phone"),
        birth=notes.note(f"{base}.birth", contact.birth, "birth"),
        url=url,
        summary=notes.note(f"{base}.summary", read.summary, "summary"),
        location=_location(notes, contact),
        profiles=tuple(profiles),
    )
    return ApplicantProfile(basics=basics)


def _links(notes: Notes, links: list[Found]) -> tuple[str | None, list[NetworkProfile]]:
    url = None
    profiles: list[NetworkProfile] = []
    for found in links:
        key = bare_address(found.text)
        network = network_of(key)
        if network is None and url is None:
            url = notes.note("applicant_profile.basics.url", found, "link")
            continue
        path = f"applicant_profile.basics.profiles[{len(profiles)}].url"
        notes.note(path, found, "link")
        user = key.rsplit("/", 1)[-1].lstrip("@") if network else None
        profiles.append(NetworkProfile(network=network or "Website", username=user, url=found.text))
    return url, profiles


def _location(notes: Notes, contact: Contact) -> Location:
    found = contact.location
    if found is None:
        return Location()
    values = _location_parts(found.text)
    if "region" in values and not is_region(values["region"]):  # which of two names is the town?
        found = replace(found, confidence=min(found.confidence, _UNSURE))
    for key, value in values.items():
        at = found.text.find(value) if key != "country_code" else -1
        # What stands in a second line is counted from the end: other words may stand between the
        # two.
        begin = (
            found.end - len(found.text) + at
            if "\n" in found.text[: max(at, 0)]
            else found.start + at
        )
        one = Found(value, begin, begin + len(value), found.confidence) if at >= 0 else found
        name = {"postal_code": "postalCode", "country_code": "countryCode"}.get(key, key)
        notes.note(f"applicant_profile.basics.location.{name}", one, "location")
    return Location(**values)


_UNSURE = 0.6
_NUMBERED = re.compile(
    r"^\d+[a-z]?\s+[^\W\d_]|[^\W\d_.]\s+\d+[a-z]?(?:\s*/\s*\d+)?$", re.IGNORECASE
)
"""A house's number before or behind a name, whatever the street is called: "418 Cedar Loop",
"Strada Lungă 12".
"""


_HOUSE_FIRST = re.compile(r"\d+[a-z]?\s+[^\W\d_]", re.IGNORECASE)
"""A house's number of four figures is no postcode where a street's name follows it: "1412 Vine
St.".
"""


def town_of(found: Found | None) -> str | None:
    """The town of a place as the page has it, which may be a whole address."""
    return _location_parts(found.text).get("city") if found is not None else None


def _location_parts(text: str) -> dict[str, str]:
    parts = [part.strip(" ()") for part in re.split(r"[,，;()\n]", text) if part.strip(" ()")]
    values: dict[str, str] = {}
    rest: list[str] = []
    for at, part in enumerate(parts):
        if (
            at + 1 < len(parts)
            and "address" not in values
            and _HOUSE_FIRST.match(part)
            and is_street(part)
        ):
            values["address"] = part
            continue
        code = country_code(part)
        if (
            at > 0
            and at == len(parts) - 1
            and code is not None
            and not (part in states().values() and at == 1)
        ):
            values["country_code"] = code
        elif postal := postal_code(part):
            before, behind = (side.strip(" -") for side in part.split(postal, 1))
            if before and behind and not town_like(behind.title()):
                values["address"] = part  # the number of a house
                continue
            values["postal_code"] = postal
            if before and behind:
                values["address"] = before
            town = behind or before
            if town:
                rest.insert(len(rest) if is_region(town) else 0, town)
        elif "address" not in values and (
            is_street(part) or (not rest and _NUMBERED.search(part) and at + 1 < len(parts))
        ):
            values["address"] = part
        elif "address" in values and any(map(str.isdigit, part)):
            values["address"] += f", {part}"
        else:
            rest.append(part)
    if rest:
        values["city"] = rest[0]
    if len(rest) > 1:
        values["region"] = rest[1]
    return values


def phone_region(language: str | None) -> str:
    """The country to read national phone numbers in, by the language."""
    return _REGIONS.get(language or "en", "US")


_REGIONS = {code: code.upper() for code in ("de", "fr", "es", "it", "pt", "nl", "pl")}
_REGIONS |= {"zh": "CN", "ja": "JP"}
