"""vCard 3 and 4 in, 3 out: the contact card every address book writes (CONTRACT A8)."""

import logging
from typing import Any

import vobject

from interview_app.domain.profile import ApplicantProfile, Basics, Location, NetworkProfile
from interview_app.errors import ImportFailed
from interview_app.i18n import _
from interview_app.interchange.countries import country_code
from interview_app.interchange.imported import Imported

_KNOWN = {
    "version", "fn", "n", "email", "tel", "url", "adr", "title", "role", "org", "note", "prodid", "uid", "rev",
    "x-socialprofile", "photo", "bday", "categories", "kind",
}  # fmt: skip
_WITHOUT_CONTENT = {"version", "prodid", "uid", "rev", "kind"}
_USED = {"fn", "n", "email", "tel", "url", "adr", "title", "role", "note", "x-socialprofile"}


def read(content: bytes) -> Imported:
    """The profile of the first card in the file.

    Raises:
        ImportFailed: it holds no vCard with a name.
    """
    card = _first_card(content)
    basics = Basics(
        name=_name(card),
        label=_value(card, "title") or _value(card, "role"),
        email=(_value(card, "email") or "").removeprefix("mailto:"),
        phone=(_value(card, "tel") or "").removeprefix("tel:"),
        url=_website(card),
        summary=_value(card, "note"),
        location=_location(card),
        profiles=tuple(_profiles(card)),
    )
    if not any((basics.name, basics.email, basics.phone)):
        raise ImportFailed(_("The vCard has no name, e-mail or phone number. Choose another card."))
    missed = tuple(sorted(name.upper() for name in card.contents if name not in _USED | _WITHOUT_CONTENT))
    return Imported(applicant_profile=ApplicantProfile(basics=basics), not_understood=missed)


def _first_card(content: bytes) -> Any:
    text = content.decode("utf-8-sig", errors="replace")
    # It logs the lines it skips: the person's own data.
    logging.getLogger("vobject.base").disabled = True
    try:
        for component in vobject.readComponents(text, ignoreUnreadable=True):
            if component.name == "VCARD":
                return component
    except Exception as error:
        raise ImportFailed(_("The vCard is damaged. Export it again and try once more.")) from error
    raise ImportFailed(_("There is no vCard in this file. Choose a .vcf file."))


def _value(card: Any, name: str) -> str | None:
    lines = card.contents.get(name, [])
    # The preferred one first, as address books do.
    lines = sorted(lines, key=lambda line: "PREF" not in {one.upper() for one in line.params.get("TYPE", [])})
    for line in lines:
        value = line.value if isinstance(line.value, str) else " ".join(line.value)
        if value.strip():
            return value.strip()
    return None


def _website(card: Any) -> str | None:
    return next((line.value for line in card.contents.get("url", []) if _network(line.value) is None), None)


def _name(card: Any) -> str | None:
    full = _value(card, "fn")
    if full:
        return full
    parts = card.contents.get("n")
    if not parts:
        return None
    name = parts[0].value
    return " ".join(part for part in (str(name.given), str(name.additional), str(name.family)) if part.strip()) or None


def _location(card: Any) -> Location:
    lines = card.contents.get("adr")
    if not lines:
        return Location()
    address = lines[0].value
    return Location(
        address=_flat(address.street),
        city=_flat(address.city),
        region=_flat(address.region),
        postal_code=_flat(address.code),
        country_code=country_code(_flat(address.country)),
    )


def _flat(part: object) -> str:
    return ", ".join(part) if isinstance(part, list) else str(part)


_NETWORKS = ("linkedin", "github", "xing", "gitlab", "mastodon", "twitter", "facebook")


def _network(url: str) -> str | None:
    lowered = url.casefold()
    return next((name for name in _NETWORKS if f"//{name}." in lowered or f".{name}." in lowered), None)


def _profiles(card: Any) -> list[NetworkProfile]:
    """Social profiles, and addresses that are plainly accounts on a network."""
    profiles = []
    for line in card.contents.get("x-socialprofile", []):
        url = line.value if line.value.startswith("http") else None
        kinds = line.params.get("TYPE") or [_network(url or "")]
        username = (line.params.get("X-USER") or [None])[0]
        profiles.append(NetworkProfile(network=kinds[0], username=username, url=url))
    for line in card.contents.get("url", []):
        if (network := _network(line.value)) is not None:
            profiles.append(NetworkProfile(network=network, url=line.value))
    return profiles


def write(profile: ApplicantProfile) -> bytes:
    """A vCard 3.0 of the profile."""
    basics = profile.basics
    card = vobject.vCard()
    card.add("fn").value = basics.name or basics.email or ""
    given, _space, family = (basics.name or "").rpartition(" ")
    card.add("n").value = vobject.vcard.Name(family=family, given=given)
    for name, value in (
        ("title", basics.label),
        ("email", basics.email),
        ("tel", basics.phone),
        ("url", basics.url),
        ("note", basics.summary),
    ):
        if value:
            card.add(name).value = value
    place = basics.location
    if place.to_json():
        card.add("adr").value = vobject.vcard.Address(
            street=place.address or "",
            city=place.city or "",
            region=place.region or "",
            code=place.postal_code or "",
            country=place.country_code or "",
        )
    for account in basics.profiles:
        if account.url:
            line = card.add("x-socialprofile")
            line.value = account.url
            line.type_param = account.network or "other"
    text: str = card.serialize()
    return text.encode("utf-8")
