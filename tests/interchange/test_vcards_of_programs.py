"""vCards as address books write them: versions 2.1, 3 and 4, each with the habits of a program
(CONTRACT A8, E9).

The shapes were taken from cards of macOS Contacts, Evolution, Android and Outlook and of RFC 6350;
names and numbers are ours.
"""

import time

import pytest

from interview_app.domain.profile import ApplicantProfile, Basics, Location, NetworkProfile
from interview_app.interchange import vcard
from interview_app.interchange.imported import Imported
from interview_app.use_cases.exchange import foreign_files

MAC = rb"""BEGIN:VCARD
VERSION:3.0
N:Okafor;Amara;Ifeoma\, Ngozi;Dr.;
FN:Dr. Amara Okafor
X-PHONETIC-FIRST-NAME:Ah-mah-ra
ORG:St Ann's;ICU
TITLE:Charge Nurse
EMAIL;type=INTERNET;type=HOME:amara@example.org
EMAIL;type=INTERNET;type=WORK;type=pref:a.okafor@example.com
TEL;type=HOME;type=FAX:+44 113 555 0199
TEL;type=CELL:+44 113 555 0100
item1.TEL:+44 113 555 0101
item1.X-ABLabel:AssistantPhone
item2.ADR;type=HOME;type=pref:;;1 Hill St\nFlat 2\,;Leeds;;LS1 1AA;United Kingdom
item2.X-ABADR:gb
item3.URL;type=pref:https\://amara.example.org
item3.X-ABLabel:_$!<HomePage>!$_
NOTE:Calm in a crisis, she says\; always.
PHOTO;BASE64:
  /9j/4AAQSkZJRgABAQAAAQABAAD/4QBARXhpZgAATU0AKgAAAAgAAYdpAAQAAAABAAAAGgAAAA
  cut off
END:VCARD
"""
ANDROID = b"""BEGIN:VCARD
VERSION:2.1
N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Concei=C3=A7=C3=A3o;Jo=C3=A3o;;;
FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Jo=C3=A3o Concei=C3=A7=C3=A3o
TEL;CELL:011 5555-0100
TEL;CELL;PREF:+55 11 5555-0101
ADR;HOME;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:;;Rua das Flores 12=0D=0Aapto 3;S=C3=A3o Paulo;SP;01310-100;Brasil
NOTE;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Uma linha comprida, que =
continua aqui com acentua=C3=A7=C3=A3o =
e termina
END:VCARD
"""
OUTLOOK = """BEGIN:VCARD\r
VERSION:2.1\r
N;LANGUAGE=de;CHARSET=Windows-1252:Müller;Jörg\r
FN;CHARSET=Windows-1252:Jörg Müller\r
ROLE:Elektrikermeister\r
TEL;WORK;VOICE:+49 221 5550100\r
ADR;WORK;PREF;CHARSET=Windows-1252:;;Am Hof 1;Köln;;50667;Deutschland\r
EMAIL;PREF;INTERNET:joerg@example.org\r
X-MS-OL-DEFAULT-POSTAL-ADDRESS:2\r
REV:20150101T000000Z\r
END:VCARD\r
""".encode("windows-1252")
RFC_6350 = b"""BEGIN:VCARD
VERSION:4.0
KIND:individual
FN:Simone Perrin
N:Perrin;Simone;;;ing.
TEL;VALUE=uri;TYPE="work,voice";PREF=2:tel:+1-418-555-0102
TEL;VALUE=uri;TYPE="cell,voice";PREF=1:tel:+1-418-555-0101;ext=102
ADR;TYPE=work:;Suite D2-630;2875 Laurier;
 Quebec;QC;G1V 2M2;Canada
URL;TYPE=home:https://simone.example.org
URL:https://www.linkedin.com/in/simone
SOCIALPROFILE;SERVICE-TYPE=Mastodon;USERNAME=simone:https://mastodon.example/@simone
GENDER:F
END:VCARD
"""


def basics(imported: Imported) -> Basics:
    assert imported.applicant_profile is not None
    return imported.applicant_profile.basics


def test_a_card_of_a_mac_with_a_damaged_picture() -> None:
    """A8: the preferred address, no fax as number, escapes of older Macs, and a picture that does
    not cost the card.
    """
    imported = vcard.read(MAC)
    assert basics(imported) == Basics(
        name="Dr. Amara Okafor",
        label="Charge Nurse",
        email="a.okafor@example.com",
        phone="+44 113 555 0100",
        url="https://amara.example.org",
        summary="Calm in a crisis, she says; always.",
        location=Location(
            address="1 Hill St, Flat 2", city="Leeds", postal_code="LS1 1AA", country_code="GB"
        ),
    )
    missed = (
        "EMAIL[1]",
        "ORG",
        "PHOTO",
        "TEL[1]",
        "TEL[2]",
        "X-ABADR",
        "X-ABLABEL",
        "X-PHONETIC-FIRST-NAME",
    )
    assert imported.not_understood == missed


def test_a_card_of_android_in_quoted_printable() -> None:
    """A8: version 2.1 in quoted-printable over several lines: nothing of the note is lost, and PREF
    needs no TYPE.
    """
    found = basics(vcard.read(ANDROID))
    assert (found.name, found.phone) == ("João Conceição", "+55 11 5555-0101")
    assert found.summary == "Uma linha comprida, que continua aqui com acentuação e termina"
    assert (found.location.address, found.location.country_code) == (
        "Rua das Flores 12, apto 3",
        "BR",
    )


def test_a_card_of_outlook_in_its_own_character_set() -> None:
    """A8: the character set that version 2.1 names; ROLE where there is no TITLE."""
    imported = vcard.read(OUTLOOK)
    found = basics(imported)
    assert (found.name, found.label, found.location.city) == (
        "Jörg Müller",
        "Elektrikermeister",
        "Köln",
    )
    assert imported.not_understood == ("X-MS-OL-DEFAULT-POSTAL-ADDRESS",)


def test_a_card_of_version_4() -> None:
    """A8: PREF=1 before PREF=2, numbers as addresses, accounts by SOCIALPROFILE (RFC 9554) and by
    their address.
    """
    imported = vcard.read(RFC_6350)
    found = basics(imported)
    assert (found.phone, found.url) == ("+1-418-555-0101 ext. 102", "https://simone.example.org")
    assert found.location.address == "Suite D2-630, 2875 Laurier"
    assert found.profiles == (
        NetworkProfile(
            network="Mastodon", username="simone", url="https://mastodon.example/@simone"
        ),
        NetworkProfile(network="LinkedIn", url="https://www.linkedin.com/in/simone"),
    )
    assert imported.not_understood == ("GENDER", "TEL[1]")


@pytest.mark.parametrize("encoding", ["utf-16", "utf-8-sig"])
def test_a_card_with_a_byte_order_mark(encoding: str) -> None:
    """A8: older Macs write UTF-16; such a card is known by its content and read."""
    card = "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Müller;Jörg;;;\r\nEND:VCARD\r\n".encode(encoding)
    known = foreign_files.recognised(card)
    assert known is not None
    assert known.mime == foreign_files.VCARD
    assert known.read(card).applicant_profile == ApplicantProfile(basics=Basics(name="Jörg Müller"))


def test_a_card_made_to_take_long_takes_no_time() -> None:
    """Issue 7.2: a file is untrusted; two million characters of almost quoted-printable are read in
    linear time.
    """
    start = time.process_time()
    vcard.read(
        b"BEGIN:VCARD\nVERSION:2.1\nFN:Ada\n" + b"QUOTED-PRINTABLE;" * 120_000 + b"\nEND:VCARD\n"
    )
    assert time.process_time() - start < 5
