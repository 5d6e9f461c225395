"""A vCard as an applicant profile: what the address book gives on a Mac, from a dropped file on any machine (CONTRACT A8)."""

from typing import Any

from interview_app.domain.profile import ApplicantProfile
from interview_app.errors import DocumentError
from interview_app.i18n import _

MIME = "text/vcard"
_NETWORKS = ("linkedin", "github", "xing", "gitlab", "mastodon", "twitter", "x", "facebook")


def looks_like_vcard(content: bytes) -> bool:
    """Whether the content begins as a vCard does, whatever the file is called."""
    return content[:64].lstrip(b"\xef\xbb\xbf \r\n\t").upper().startswith(b"BEGIN:VCARD")


def profile_from_vcard(content: bytes) -> ApplicantProfile:
    """The profile of the first card in the file; what it does not say stays empty.

    Raises:
        DocumentError: `corrupt_document`, the content is no vCard that can be read.
    """
    import vobject  # 30 ms that only a card needs

    text = content.decode("utf-8-sig", "replace")
    try:
        card = next(iter(vobject.readComponents(text)))
    except (vobject.base.ParseError, StopIteration, ValueError, TypeError, AttributeError, LookupError):
        raise DocumentError(
            "corrupt_document", _("This vCard could not be read. Export the contact again, or enter the data by hand.")
        ) from None
    lines: dict[str, list[Any]] = card.contents
    basics = {
        "name": _first(lines, "fn"),
        "label": _first(lines, "title"),
        "email": _first(lines, "email"),
        "phone": _first(lines, "tel"),
        "url": next((url for url in _all(lines, "url") if _network(url) is None), None),
        "summary": _first(lines, "note"),
        "location": _location(lines),
        "profiles": _profiles(lines),
    }
    return ApplicantProfile.model_validate({"basics": basics})


def _all(lines: dict[str, list[Any]], name: str) -> list[str]:
    """Values of a property, those marked as preferred first."""
    found = sorted(lines.get(name, ()), key=lambda line: 0 if _is_preferred(line) else 1)
    return [str(line.value).strip() for line in found if str(line.value).strip()]


def _is_preferred(line: Any) -> bool:
    kinds = [str(kind).casefold() for kind in line.params.get("TYPE", ())]
    return "pref" in kinds or "PREF" in line.params


def _first(lines: dict[str, list[Any]], name: str) -> str | None:
    values = _all(lines, name)
    return values[0].removeprefix("tel:").removeprefix("mailto:") if values else None


def _location(lines: dict[str, list[Any]]) -> dict[str, Any]:
    found = sorted(lines.get("adr", ()), key=lambda line: 0 if _is_preferred(line) else 1)
    if not found:
        return {}
    address = found[0].value
    country = _text(address.country)
    return {
        "address": _text(address.street),
        "city": _text(address.city),
        "region": _text(address.region),
        "postalCode": _text(address.code),
        "countryCode": _country_code(country),
    }


def _text(value: Any) -> str | None:
    parts = value if isinstance(value, list) else [value]
    return ", ".join(str(part).strip() for part in parts if part and str(part).strip()) or None


def _country_code(country: str | None) -> str | None:
    if not country:
        return None
    import pycountry  # 40 ms; wanted by few cards

    try:
        return str(pycountry.countries.lookup(country).alpha_2)
    except LookupError:
        return country


def _network(url: str) -> str | None:
    lowered = url.casefold()
    return next((name for name in _NETWORKS if f"//{name}." in lowered or f".{name}." in lowered), None)


def _profiles(lines: dict[str, list[Any]]) -> list[dict[str, str]]:
    found = []
    for line in lines.get("x-socialprofile", ()):
        url = str(line.value).strip()
        kinds = [str(kind) for kind in line.params.get("TYPE", ())]
        found.append({"network": (kinds[0] if kinds else _network(url) or ""), "url": url})
    found += [{"network": name, "url": url} for url in _all(lines, "url") if (name := _network(url)) is not None]
    return [{key: value for key, value in one.items() if value} for one in found]
