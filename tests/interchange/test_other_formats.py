"""LinkedIn archive, Europass XML, vCard and RenderCV YAML (CONTRACT A8, E9)."""

import contextlib
import io
import zipfile

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pypdf import PdfWriter

from interview_app.domain.profile import ApplicantProfile, Basics, Location, NetworkProfile
from interview_app.domain.timeline import (
    Certificate,
    Education,
    Experience,
    Interest,
    Language,
    Project,
    Publication,
    SkeletonTimeline,
    SkillGroup,
)
from interview_app.errors import ImportFailed
from interview_app.interchange import (
    europass,
    linkedin,
    rendercv_yaml,
    vcard,
)
from interview_app.interchange.dates import plain_date
from tests.interchange.test_europass_of_programs import EXAMPLE

PROFILE = ApplicantProfile(
    basics=Basics(
        name="Jörg van der Müller",
        label="Elektrikermeister",
        email="joerg@example.org",
        phone="+49 221 555 0100",
        url="https://example.org",
        location=Location(address="Am Hof 1", city="Köln", postal_code="50667", country_code="DE"),
        profiles=(NetworkProfile(network="LinkedIn", username="joerg-m"),),
    )
)
TIMELINE = SkeletonTimeline(
    experiences=(
        Experience(
            id="a", organization="Stadtwerke & Söhne", title="Meister", start="2015-03", end="present",
            highlights=("Led a team of 5 <electricians>", "Cut outages by 30 %"),
        ),
        Experience(id="b", organization="Elektro Nord", title="Geselle", start="2009", end="2015-02"),
    ),
    education=(Education(id="c", institution="HWK Köln", study_type="Meisterbrief", start="2013", end="2014-06"),),
    skills=(SkillGroup(label="Mittelspannung", keywords=("Schaltanlagen", "Kabel")),),
    languages=(Language(language="Deutsch", fluency="native"), Language(language="Englisch", fluency="B2")),
)  # fmt: skip


def zipped(**files: str) -> bytes:
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w") as archive:
        for name, text in files.items():
            archive.writestr(name.replace("_", " ") + ".csv", text)
    return target.getvalue()


def test_a_linkedin_archive_with_the_newer_headings() -> None:
    """E9: profile, positions, education, skills, certifications, languages, projects."""
    imported = linkedin.read(
        zipped(
            Profile="First Name,Last Name,Maiden Name,Address,Birth "
            "Date,Headline,Summary,Industry,Zip Code,Geo Location,"
            "Twitter Handles,Websites,Instant Messengers\n"
            'Amara,Okafor,,,,"Charge Nurse, ICU",Calm in a crisis.,Hospitals,LS1,"Leeds, '
            'England",[amara],[PERSONAL:https://amara.example.org],\n',
            Email_Addresses="Email Address,Confirmed,Primary,Updated On\n"
            "old@example.org,Yes,No,1/1/15\namara@example.org,Yes,Yes,1/1/20\n",
            PhoneNumbers="Extension,Number,Type\n,+44 113 555 0100,Mobile\n",
            Positions="Company Name,Title,Description,Location,Started On,Finished On\n"
            '"St Ann\'s",Charge Nurse,"Ran the unit.\n• Cut falls by 20 %\n• Taught 12 '
            'nurses",Leeds,Mar 2019,\n'
            "Royal,Staff Nurse,,,2012,Feb 2019\n",
            Education="School Name,Start Date,End Date,Notes,Degree Name,Activities\nUniversity "
            "of Leeds,2008,2011,,BSc Nursing,\n",
            Skills="Name\nTriage\nVentilation\n",
            Certifications="Name,Url,Authority,Started On,Finished On,License Number\nRegistered "
            "Nurse,,NMC,Sep 2011,,08I1234E\n",
            Languages="Name,Proficiency\nIgbo,Native or bilingual proficiency\n",
            Projects="Title,Description,Url,Started On,Finished On\nSepsis bundle,Rolled "
            "out,,Jan 2020,Jun 2020\n",
            Ad_Targeting="Member Age\n40\n",
        )
    )
    assert imported.applicant_profile is not None
    basics = imported.applicant_profile.basics
    assert (basics.name, basics.email, basics.phone) == (
        "Amara Okafor",
        "amara@example.org",
        "+44 113 555 0100",
    )
    assert (basics.url, basics.location.city, basics.location.region) == (
        "https://amara.example.org",
        "Leeds",
        "England",
    )
    timeline = imported.skeleton_timeline
    assert timeline is not None
    first, second = timeline.experiences
    assert (first.start, first.end, first.summary) == ("2019-03", "present", "Ran the unit.")
    assert first.highlights == ("Cut falls by 20 %", "Taught 12 nurses")
    assert (second.start, second.end) == ("2012", "2019-02")
    assert timeline.certificates[0].name == "Registered Nurse (08I1234E)"
    assert timeline.projects[0].end == "2020-06"
    assert imported.not_understood == (
        "Ad Targeting.csv",
        "Email Addresses.csv[1]",
        "Profile.csv: Industry",
    )


def test_a_linkedin_archive_with_the_older_headings_and_notes_above_the_table() -> None:
    """E9: the older and newer headings."""
    imported = linkedin.read(
        zipped(
            Positions="Notes:\nThis file may be incomplete.\n\nCompany "
            "Name,Position,Description,Location,Start Date,End Date\n"
            "Acme,Fitter,,,04/2010,12/31/2012\n",
            Education="School,Start Date,End "
            "Date,Notes,Degree,Activities\nHWK,2008,2010,,Geselle,\n",
        )
    )
    assert imported.skeleton_timeline is not None
    (job,) = imported.skeleton_timeline.experiences
    assert (job.title, job.start, job.end) == ("Fitter", "2010-04", "2012-12")
    assert imported.skeleton_timeline.education[0].study_type == "Geselle"


def test_a_whole_linkedin_archive_in_a_folder_with_lists_in_one_line() -> None:
    """E9: newer archives lie in a folder, put bullets in one line and name the country; what is not
    taken is told.
    """
    folder = "Complete_LinkedInDataExport/"
    imported = linkedin.read(
        zipped(
            **{
                f"{folder}Profile": "First Name,Last Name,Maiden Name,Birth Date,Geo "
                "Location,Instant Messengers\n"
                'Alex,Berg,Dahl,Jan 1,"Oakland, California, United States",\n',
                f"{folder}Positions": "Company Name,Title,Description,Location,Started "
                "On,Finished On\n"
                'Acme,Fitter,"• Studied things. • Built a model, state-of-the-art.",Oslo,May '
                "2026,\n",
                f"{folder}PhoneNumbers": "Extension,Number,Type\n,+47 21 55 01 00,Mobile\n,+47 "
                "21 55 01 01,Work\n",
            }
        )
    )
    assert imported.applicant_profile is not None
    place = imported.applicant_profile.basics.location
    assert (place.city, place.region, place.country_code) == ("Oakland", "California", "US")
    assert imported.skeleton_timeline is not None
    (job,) = imported.skeleton_timeline.experiences
    assert job.highlights == ("Studied things.", "Built a model, state-of-the-art.")
    missed = ("PhoneNumbers.csv[1]", "Profile.csv: Maiden Name", "Profile.csv: Birth Date")
    assert imported.not_understood == missed


def test_a_zip_that_is_no_archive_of_linkedin_is_a_sentence() -> None:
    """E9: a wrong file says what to do."""
    for content in (b"", b"PK\x03\x04", zipped(Other="a\n1\n")):
        with pytest.raises(ImportFailed, match=r"\."):
            linkedin.read(content)


def test_europass_inside_a_pdf() -> None:
    """E9: v3, also when embedded in a PDF."""
    writer = PdfWriter()
    writer.add_blank_page(width=595, height=842)
    writer.add_attachment("attachment.xml", EXAMPLE)
    buffer = io.BytesIO()
    writer.write(buffer)
    assert europass.read(buffer.getvalue()) == europass.read(EXAMPLE)
    empty = io.BytesIO()
    blank = PdfWriter()
    blank.add_blank_page(width=595, height=842)
    blank.write(empty)
    with pytest.raises(ImportFailed, match="no Europass XML"):
        europass.read(empty.getvalue())


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"<a/>",
        b'<!DOCTYPE x [<!ENTITY a "b">]><SkillsPassport '
        b'xmlns="http://europass.cedefop.europa.eu/Europass">&a;</SkillsPassport>',
        b'<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass"/>',
        b"%PDF-1.7 broken",
    ],
)
def test_what_is_no_europass_is_a_sentence(content: bytes) -> None:
    """Issue 7.2: unsafe or foreign XML is refused with a sentence."""
    with pytest.raises(ImportFailed, match=r"\."):
        europass.read(content)


def test_a_vcard_of_another_address_book() -> None:
    """A8: vCard 4, folded lines, the preferred number, a country in words."""
    card = (
        b"BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Amara Okafor\r\nTEL;TYPE=home:+44 "
        b"1\r\nTEL;TYPE=cell,pref:+44 113 555 0100\r\n"
        b"ADR;TYPE=home:;;1 Hill St;Leeds;;LS1;Vereinigtes K\xc3\xb6nigreich\r\n"
        b"BDAY:19800101\r\nNOTE:Calm in\r\n  a crisis\r\nEND:VCARD\r\n"
    )
    imported = vcard.read(card)
    assert imported.applicant_profile is not None
    basics = imported.applicant_profile.basics
    assert (basics.name, basics.phone, basics.location.country_code) == (
        "Amara Okafor",
        "+44 113 555 0100",
        "GB",
    )
    assert basics.summary == "Calm in a crisis"
    assert imported.not_understood == ("BDAY", "TEL[1]")


@pytest.mark.parametrize(
    "content", [b"", b"BEGIN:VCARD\r\nEND:VCARD\r\n", b"hello", b"BEGIN:VCARD\r\nVERSION:3.0\r\n"]
)
def test_what_is_no_vcard_is_a_sentence(content: bytes) -> None:
    """A8: manual entry or another file is offered."""
    with pytest.raises(ImportFailed, match=r"\."):
        vcard.read(content)


def test_rendercv_out_and_in_again() -> None:
    """E9: RenderCV YAML in and out."""
    timeline = TIMELINE.model_copy(
        update={
            "certificates": (Certificate(name="TREI", issuer="VDE", date="2016"),),
            "projects": (
                Project(
                    name="Solar",
                    description="Roof",
                    start="2020-01",
                    end="2020-06",
                    highlights=("40 kW",),
                ),
            ),
        }
    )
    imported = rendercv_yaml.read(rendercv_yaml.write(PROFILE, timeline))
    assert imported.skeleton_timeline is not None
    assert imported.applicant_profile is not None
    back = imported.skeleton_timeline
    for given_job, job in zip(timeline.experiences, back.experiences, strict=True):
        assert job.model_copy(update={"id": given_job.id}) == given_job
    for field in ("skills", "languages", "certificates", "projects"):
        assert getattr(back, field) == getattr(timeline, field)
    assert imported.applicant_profile.basics.email == "joerg@example.org"
    assert imported.applicant_profile.basics.label == "Elektrikermeister"


def test_publications_interests_and_links_go_through_rendercv() -> None:
    """E9: what RenderCV has a place for comes back; authors, which we have no place for, are
    told.
    """
    timeline = SkeletonTimeline(
        publications=(
            Publication(
                name="On Coils",
                publisher="IEEE",
                release_date="2004-01",
                url="https://doi.example/1",
            ),
        ),
        interests=(Interest(name="Music", keywords=("choir", "oud")), Interest(name="Chess")),
        projects=(Project(name="Solar", url="https://solar.example", start="2020", end="2021"),),
    )
    written = rendercv_yaml.write(PROFILE, timeline)
    assert rendercv_yaml.read(written).skeleton_timeline == timeline
    content = (
        b"cv: {name: Ada, sections: {publications: [{title: On Coils, authors: [Ada, Bo], "
        b"date: 2004-01}]}}"
    )
    assert rendercv_yaml.read(content).not_understood == ("sections.publications: authors",)


def test_a_rendercv_section_is_known_by_its_fields_when_its_name_is_free() -> None:
    """E9: RenderCV names sections freely."""
    content = b"""
cv:
  name: Ada
  sections:
    What I did:
      - {company: Acme, position: Fitter, start_date: 2019-04, highlights: [Built it]}
    Odd:
      - just words
"""
    imported = rendercv_yaml.read(content)
    assert imported.skeleton_timeline is not None
    (job,) = imported.skeleton_timeline.experiences
    assert (job.organization, job.start, job.end) == ("Acme", "2019-04", "present")
    assert imported.not_understood == ("sections.Odd",)


@pytest.mark.parametrize("content", [b"", b"a: [", b"cv: 1", b"- 1", b"\xff\xfe\x00"])
def test_what_is_no_rendercv_is_a_sentence(content: bytes) -> None:
    """E9: a wrong file says what to do."""
    with pytest.raises(ImportFailed, match=r"\."):
        rendercv_yaml.read(content)


@pytest.mark.parametrize(
    ("text", "date"),
    [
        ("Jan 2020", "2020-01"), ("März 2019", "2019-03"), ("2020", "2020"), ("2020-02-29", "2020-02"), ("1/2020", "2020-01"),
        ("12/31/2012", "2012-12"), ("2020-13", None), ("soon", None), ("", None), ("Sept. 2011", "2011-09"), ("Smarch 2011", None),
    ],
)  # fmt: skip
def test_dates_of_other_programs(text: str, date: str | None) -> None:
    """DESIGN 6: YYYY-MM or YYYY, and no date is made up."""
    assert plain_date(text) == date


@settings(max_examples=60, deadline=None)
@given(st.binary(max_size=400))
def test_no_content_makes_a_reader_fall(content: bytes) -> None:
    """Issue 7.2: whatever the file holds, the answer is an import or a sentence."""
    for reader in (linkedin.read, europass.read, vcard.read, rendercv_yaml.read):
        with contextlib.suppress(ImportFailed):
            reader(content)
