"""vCard 2.1, 3 and 4 in: the contact card every address book writes (CONTRACT A8).

It is read here and by no library: vobject's reading ends a note at a comma that was not escaped,
knows no character set but UTF-8, gives up a whole card for a damaged picture, and takes exponential
time over a line made for that (0.9.9).
"""

import codecs
import quopri
import re
from collections.abc import Mapping

from interview_app.domain.frozen import frozen
from interview_app.domain.profile import ApplicantProfile, Basics, Location, NetworkProfile
from interview_app.errors import ImportFailed
from interview_app.i18n import _
from interview_app.interchange.countries import country_code
from interview_app.interchange.imported import Imported
from interview_app.language.addresses import network_of

_WITHOUT_CONTENT = {"VERSION", "PRODID", "UID", "REV", "KIND", "X-ABUID", "BEGIN", "END"}
_FIRST_ONLY = ("FN", "EMAIL", "TEL", "ADR", "NOTE", "TITLE", "ROLE")
"""Of these the preferred one is taken; each further one is told."""
_ACCOUNTS = ("SOCIALPROFILE", "X-SOCIALPROFILE")  # RFC 9554, and Apple's name for it
_USED = {*_FIRST_ONLY, *_ACCOUNTS, "N", "URL"}
_NOBODY_ANSWERS = {"FAX", "PAGER", "MODEM"}
# Version 2.1 breaks long quoted-printable lines with "=", without an indent.
_SOFT_BREAKS = re.compile(r"^([^:\n]{1,400}):(?:.*=\n)+", re.MULTILINE)
_CHARSET = re.compile(rb"CHARSET=\"?([\w.:-]+)", re.IGNORECASE)
_BEFORE_VALUE = re.compile(r'(?:[^:"]++|"[^"]*+")++:')
_PARAMETER = re.compile(r'(?:[^;"]++|"[^"]*+")++')
_ESCAPED = re.compile(r"\\([\\;,:\"nN])")


@frozen
class _Line:
    """One property: its name, TYPE values and other parameter names in capitals, and its value as
    it stands in the file.
    """

    name: str
    kinds: frozenset[str]
    parameters: Mapping[str, str]
    value: str

    def text(self) -> str:
        """The value as one text."""
        return _unescaped(self.value).strip()

    def parts(self, at: int) -> str:
        """The part between the semicolons number `at` and `at` + 1, its own parts and lines joined
        by commas.
        """
        whole = re.split(r"(?<!\\);", self.value)
        lines = _unescaped(whole[at]).splitlines() if at < len(whole) else []
        return ", ".join(
            re.sub(r"\s*,\s*", ", ", bare) for line in lines if (bare := line.strip(" ,"))
        )


_Card = dict[str, list[_Line]]


def read(content: bytes) -> Imported:
    """The profile of the first card in the file.

    Raises:
        ImportFailed: it holds no vCard with a name.
    """
    card = _first_card(content)
    basics = Basics(
        name=_name(card),
        label=_value(card, "TITLE") or _value(card, "ROLE"),
        email=_value(card, "EMAIL").removeprefix("mailto:"),
        phone=_value(card, "TEL").removeprefix("tel:").replace(";ext=", " ext. "),
        url=next(iter(_websites(card)), None),
        summary=_value(card, "NOTE"),
        location=_location(card),
        profiles=tuple(_profiles(card)),
    )
    if not any((basics.name, basics.email, basics.phone)):
        raise ImportFailed(_("The vCard has no name, e-mail or phone number. Choose another card."))
    return Imported(
        applicant_profile=ApplicantProfile(basics=basics), not_understood=_passed_over(card)
    )


def _without_soft_breaks(found: re.Match[str]) -> str:
    quoted = "QUOTED-PRINTABLE" in found[1].upper()
    return found[0].replace("=\n", "") if quoted else found[0]


def _first_card(content: bytes) -> _Card:
    text = _decoded(content).replace("\r\n", "\n").replace("\r", "\n")
    text = _SOFT_BREAKS.sub(_without_soft_breaks, text)
    card: _Card | None = None
    for untrusted in re.sub(r"\n[ \t]", "", text).split("\n"):
        line = _parsed(untrusted)
        if line is None:
            continue
        if line.name == "BEGIN" and line.value.strip().upper() == "VCARD":
            card = {} if card is None else card
        elif card is not None and line.name == "END":
            return card
        elif card is not None:
            card.setdefault(line.name, []).append(line)
    if card is not None:
        raise ImportFailed(_("The vCard is damaged. Export it again and try once more."))
    raise ImportFailed(_("There is no vCard in this file. Choose a .vcf file."))


def _decoded(content: bytes) -> str:
    """The text: versions 3 and 4 are UTF-8, older Macs write UTF-16, and version 2.1 names its
    character set itself.
    """
    if content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return content.decode("utf-16", errors="replace")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        named = _CHARSET.search(content)
    return _in_charset(content, named[1].decode("ascii") if named else "windows-1252")


def _in_charset(content: bytes, name: str) -> str:
    try:
        return content.decode(name, errors="replace")
    except (LookupError, UnicodeError):
        return content.decode("windows-1252", errors="replace")


def _parsed(untrusted: str) -> _Line | None:
    """The line, or None when it is none."""
    before = _BEFORE_VALUE.match(untrusted)
    if before is None:
        return None
    value = untrusted[before.end() :]
    name, *given_whole = [part.strip() for part in _PARAMETER.findall(before[0][:-1])]
    given = [
        [bare.strip().strip('"') for bare in part.split("=", 1)] for part in given_whole if part
    ]
    # "item1.TEL": what stands before the point groups lines.
    name = name.rpartition(".")[2]
    parameters = {one[0].upper(): one[1] for one in given if len(one) > 1}
    # Version 2.1 writes kinds and encodings without a name before them.
    kinds = {kind.strip().upper() for one in given for kind in one[-1].split(",")}
    if "QUOTED-PRINTABLE" in kinds:
        value = _in_charset(quopri.decodestring(value.encode()), parameters.get("CHARSET", "utf-8"))
    return _Line(name=name.upper(), kinds=frozenset(kinds), parameters=parameters, value=value)


def _unescaped(value: str) -> str:
    return _ESCAPED.sub(lambda found: "\n" if found[1] in "nN" else found[1], value)


def _rank(line: _Line) -> int:
    """The preferred one first, as address books do: `TYPE=pref`, or `PREF=1` to `PREF=100` of
    version 4.
    """
    if "PREF" in line.kinds:
        return 0
    number = line.parameters.get("PREF", "")
    return int(number) if number.isdecimal() and number.isascii() else 101


def _lines(card: _Card, name: str) -> list[_Line]:
    """The lines of this name that say something, the preferred first; of numbers those that
    somebody answers.
    """
    found = [line for line in card.get(name, []) if line.value.strip("; \t")]
    return sorted(
        (line for line in found if name != "TEL" or not line.kinds & _NOBODY_ANSWERS), key=_rank
    )


def _value(card: _Card, name: str) -> str:
    return next((line.text() for line in _lines(card, name)), "")


def _passed_over(card: _Card) -> tuple[str, ...]:
    """Properties that are not understood, and "EMAIL[1]" for each further one of what a profile has
    once.
    """
    missed = [name for name in card if name not in _USED | _WITHOUT_CONTENT]
    counts = {
        name: sum(bool(line.value.strip("; \t")) for line in card.get(name, []))
        for name in _FIRST_ONLY
    }
    missed += [f"{name}[{at}]" for name, count in counts.items() for at in range(1, count)]
    missed += [f"URL[{at}]" for at in range(1, len(_websites(card)))]
    if counts["TITLE"] and counts["ROLE"]:
        missed.append("ROLE")
    return tuple(sorted(missed))


def _websites(card: _Card) -> list[str]:
    return [line.text() for line in _lines(card, "URL") if network_of(line.text()) is None]


def _name(card: _Card) -> str:
    """The name as the card prints it, else its given, further and family names."""
    parts = _lines(card, "N")
    return _value(card, "FN") or " ".join(
        part for at in (1, 2, 0) for one in parts[:1] if (part := one.parts(at))
    )


def _location(card: _Card) -> Location:
    lines = _lines(card, "ADR")
    if not lines:
        return Location()
    address = lines[0]
    return Location(
        address=", ".join(part for at in (0, 1, 2) if (part := address.parts(at))),
        city=address.parts(3),
        region=address.parts(4),
        postal_code=address.parts(5),
        country_code=country_code(address.parts(6)),
    )


def _profiles(card: _Card) -> list[NetworkProfile]:
    """Social profiles, and addresses that are plainly accounts on a network."""
    profiles = []
    for line in (one for name in _ACCOUNTS for one in _lines(card, name)):
        url = line.text() if line.text().startswith("http") else None
        network = (
            line.parameters.get("SERVICE-TYPE")
            or line.parameters.get("TYPE")
            or network_of(url or "")
        )
        user = (
            line.parameters.get("USERNAME")
            or line.parameters.get("X-USER")
            or (None if url else line.text())
        )
        profiles.append(NetworkProfile(network=network, username=user, url=url))
    for line in _lines(card, "URL"):
        if (network := network_of(line.text())) is not None:
            profiles.append(NetworkProfile(network=network, url=line.text()))
    return profiles
