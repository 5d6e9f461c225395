"""Europass XML of version 4, as europa.eu writes it into its PDFs (CONTRACT E9): what is taken, and
what is told.

The shape is that of attachments found in PDFs of europa.eu and of the schema's documentation (DG
EMPL 2020); the person is ours.
"""

import io

import pytest
from pypdf import PdfWriter

from interview_app.errors import ImportFailed
from interview_app.interchange import europass
from interview_app.interchange.imported import Imported
from interview_app.use_cases.exchange import foreign_files

SPACES = (
    'xsi:schemaLocation="http://www.europass.eu/1.0 Candidate.xsd" '
    'xmlns="http://www.europass.eu/1.0" '
    'xmlns:oa="http://www.openapplications.org/oagis/9" '
    'xmlns:eures="http://www.europass_eures.eu/1.0" '
    'xmlns:hr="http://www.hr-xml.org/3" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"'
)
EXAMPLE = f"""<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Candidate {SPACES}>
  <hr:DocumentID schemeID="Test-0001" schemeName="DocumentIdentifier" schemeAgencyName="EUROPASS" schemeVersionID="4.0"/>
  <CandidateSupplier><hr:PartyID schemeID="Test-0001"/><hr:PartyName>Somebody Else</hr:PartyName></CandidateSupplier>
  <CandidatePerson>
    <PersonName><oa:GivenName>Amara</oa:GivenName><hr:FamilyName>Okafor</hr:FamilyName></PersonName>
    <Communication><UseCode>home</UseCode><Address type="home"><oa:AddressLine>12 Hill St</oa:AddressLine>
      <oa:CityName>Athens</oa:CityName><CountryCode>el</CountryCode><oa:PostalCode>105 57</oa:PostalCode></Address></Communication>
    <Communication><ChannelCode>Telephone</ChannelCode><UseCode>mobile</UseCode><CountryDialing>30</CountryDialing>
      <oa:DialNumber>210 555 0100</oa:DialNumber></Communication>
    <Communication><ChannelCode>Email</ChannelCode><oa:URI>amara@example.org</oa:URI></Communication>
    <Communication><ChannelCode>Social Media</ChannelCode><UseCode>linkedin</UseCode>
      <oa:URI>https://www.linkedin.com/in/amara</oa:URI></Communication>
    <hr:BirthDate>1980-03-10</hr:BirthDate>
    <PrimaryLanguageCode name="NORMAL">ell</PrimaryLanguageCode>
  </CandidatePerson>
  <CandidateProfile languageCode="en">
    <hr:ID schemeID="Test-0001" schemeName="CandidateProfileID" schemeAgencyName="EUROPASS" schemeVersionID="1.0"/>
    <hr:ExecutiveSummary>&lt;p&gt;Calm in a &lt;strong&gt;crisis&lt;/strong&gt;.&lt;/p&gt;</hr:ExecutiveSummary>
    <EmploymentHistory>
      <EmployerHistory>
        <hr:OrganizationName>Evangelismos</hr:OrganizationName>
        <OrganizationContact><Communication><Address><oa:CityName>Athens</oa:CityName><CountryCode>gr</CountryCode></Address>
        </Communication></OrganizationContact>
        <hr:IndustryCode>Q</hr:IndustryCode>
        <PositionHistory>
          <PositionTitle typeCode="URI" languageID="http://data.europa.eu/esco/occupation/x">Charge
             Nurse</PositionTitle>
          <eures:EmploymentPeriod>
            <eures:StartDate><hr:FormattedDateTime>2019-03-15</hr:FormattedDateTime></eures:StartDate>
            <hr:CurrentIndicator>true</hr:CurrentIndicator>
          </eures:EmploymentPeriod>
          <oa:Description>&lt;ol&gt;&lt;li data-list="bullet"&gt;Ran the unit.&lt;/li&gt;
            &lt;li&gt;Cut falls by 20 % &amp;amp; taught.&lt;/li&gt;&lt;/ol&gt;</oa:Description>
          <City>Piraeus</City><Country>gr</Country>
        </PositionHistory>
        <PositionHistory>
          <PositionTitle>Nurse</PositionTitle>
          <eures:EmploymentPeriod>
            <eures:StartDate><hr:FormattedDateTime>2015</hr:FormattedDateTime></eures:StartDate>
            <eures:EndDate><hr:FormattedDateTime>2019-02-28</hr:FormattedDateTime></eures:EndDate>
            <hr:CurrentIndicator>false</hr:CurrentIndicator>
          </eures:EmploymentPeriod>
        </PositionHistory>
      </EmployerHistory>
    </EmploymentHistory>
    <EducationHistory><EducationOrganizationAttendance>
      <hr:OrganizationName>University of Athens</hr:OrganizationName>
      <OrganizationContact><Communication><Address><oa:CityName>Athens</oa:CityName>
        <CountryCode>http://publications.europa.eu/resource/authority/country/GRC</CountryCode></Address></Communication>
      </OrganizationContact>
      <hr:ProgramName>BSc Nursing</hr:ProgramName>
      <EducationLevelCode listName="EQF">6</EducationLevelCode>
      <AttendancePeriod><StartDate><hr:FormattedDateTime>2010-09</hr:FormattedDateTime></StartDate>
        <EndDate><hr:FormattedDateTime>2014-06</hr:FormattedDateTime></EndDate><Ongoing>false</Ongoing></AttendancePeriod>
      <EducationDegree><FinalGrade><hr:ScoreText>8.5/10</hr:ScoreText></FinalGrade>
        <OccupationalSkillsCovered>&lt;p&gt;Critical care&lt;/p&gt;</OccupationalSkillsCovered></EducationDegree>
    </EducationOrganizationAttendance></EducationHistory>
    <PersonQualifications>
      <PersonCompetency><CompetencyID schemeName="X">eng</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID>
        <eures:CompetencyDimension><hr:CompetencyDimensionTypeCode>CEF-Understanding-Listening</hr:CompetencyDimensionTypeCode>
          <eures:Score><hr:ScoreText>C1</hr:ScoreText></eures:Score></eures:CompetencyDimension>
        <eures:CompetencyDimension><hr:CompetencyDimensionTypeCode>CEF-Writing-Production</hr:CompetencyDimensionTypeCode>
          <eures:Score><hr:ScoreText>B2</hr:ScoreText></eures:Score></eures:CompetencyDimension></PersonCompetency>
      <PersonCompetency><hr:TaxonomyID>Digital_Skill</hr:TaxonomyID><hr:CompetencyName>Excel</hr:CompetencyName>
      </PersonCompetency>
    </PersonQualifications>
    <DigitalSkills><DigitalSkillsGroup><Title>Records</Title><DigitalSkill>Epic</DigitalSkill>
      <DigitalSkill>Cerner</DigitalSkill></DigitalSkillsGroup></DigitalSkills>
    <Projects><Project><Title>Sepsis bundle</Title></Project></Projects>
    <RenderingInformation><Design>Template1</Design></RenderingInformation>
  </CandidateProfile>
</Candidate>
""".encode()


@pytest.fixture(scope="module")
def imported() -> Imported:
    return europass.read(EXAMPLE)


def test_the_person_is_the_candidate_with_codes_as_people_write_them(imported: Imported) -> None:
    """Greece is EL in the Union's own codes; a number gets the country that stands beside it; the
    supplier is nobody here.
    """
    assert imported.applicant_profile is not None
    basics = imported.applicant_profile.basics
    assert (basics.name, basics.email, basics.phone) == (
        "Amara Okafor",
        "amara@example.org",
        "+30 210 555 0100",
    )
    assert (basics.location.city, basics.location.country_code, basics.location.postal_code) == (
        "Athens",
        "GR",
        "105 57",
    )
    assert basics.location.address == "12 Hill St"
    assert basics.summary == "Calm in a crisis."
    assert [(one.network, one.url) for one in basics.profiles] == [
        ("linkedin", "https://www.linkedin.com/in/amara")
    ]


def test_each_position_is_an_entry_with_its_own_time_and_place(imported: Imported) -> None:
    """Dates keep the precision they have; HTML becomes lines; a running job is open."""
    assert imported.skeleton_timeline is not None
    first, second = imported.skeleton_timeline.experiences
    assert (first.organization, first.title, first.start, first.end) == (
        "Evangelismos",
        "Charge Nurse",
        "2019-03",
        "present",
    )
    assert first.highlights == ("Ran the unit.", "Cut falls by 20 % & taught.")
    assert first.location == "Piraeus, GR"
    assert (second.title, second.start, second.end, second.location) == (
        "Nurse",
        "2015",
        "2019-02",
        "Athens, GR",
    )


def test_schools_skills_and_languages_are_taken(imported: Imported) -> None:
    """The grade is no level; a language is named in the language of the CV."""
    timeline = imported.skeleton_timeline
    assert timeline is not None
    (school,) = timeline.education
    assert (
        school.institution,
        school.study_type,
        school.start,
        school.end,
        school.score,
        school.location,
    ) == (*("University of Athens", "BSc Nursing", "2010-09", "2014-06", "8.5/10", "Athens, GR"),)
    assert school.highlights == ("Critical care",)
    assert [(one.language, one.fluency) for one in timeline.languages] == [
        ("Greek", "native"),
        ("English", "C1 / B2"),
    ]
    assert [(one.label, one.keywords) for one in timeline.skills] == [
        ("Records", ("Epic", "Cerner")),
        ("Computer", ("Excel",)),
    ]
    german = europass.read(
        EXAMPLE.replace(b'languageCode="en"', b'languageCode="de"')
    ).skeleton_timeline
    assert german is not None
    assert [one.language for one in german.languages] == ["Griechisch", "Englisch"]


def test_what_has_no_place_is_told_by_its_path(imported: Imported) -> None:
    """E9: nothing is passed over silently; numbers of the file itself and of its looks say
    nothing.
    """
    assert imported.not_understood == (
        "CandidatePerson/BirthDate",
        "CandidateProfile/Projects/Project/Title",
    )


def test_a_number_without_its_country_and_a_country_that_is_none_are_not_guessed() -> None:
    """A guessed country would make a wrong number, or a wrong country."""
    changed = EXAMPLE.replace(b"<CountryDialing>30</CountryDialing>", b"").replace(
        b">el<", b">Hellas<"
    )
    profile = europass.read(changed).applicant_profile
    assert profile is not None
    assert (profile.basics.phone, profile.basics.location.country_code) == ("210 555 0100", None)


def test_a_pdf_of_europa_eu_is_read_by_its_attachment() -> None:
    """E9: "also when embedded in a PDF", and the file is known by what is in it."""
    writer = PdfWriter()
    writer.add_blank_page(width=595, height=842)
    writer.add_attachment("attachment.xml", EXAMPLE)
    pdf = io.BytesIO()
    writer.write(pdf)
    assert (
        europass.read(pdf.getvalue()).applicant_profile == europass.read(EXAMPLE).applicant_profile
    )
    known = foreign_files.recognised(EXAMPLE)
    assert known is not None
    assert known.read(EXAMPLE).skeleton_timeline == europass.read(EXAMPLE).skeleton_timeline


def test_an_empty_candidate_gives_nothing_and_an_unsafe_or_other_one_is_refused() -> None:
    """Nothing is made up; entities are never expanded; another root is no CV."""
    empty = europass.read(f"<Candidate {SPACES}/>".encode())
    assert empty.skeleton_timeline is not None
    assert not empty.skeleton_timeline.experiences
    assert empty.applicant_profile is not None
    assert empty.applicant_profile.basics.name is None
    with pytest.raises(ImportFailed, match="unsafe"):
        europass.read(b'<!DOCTYPE a [<!ENTITY b "c">]>' + EXAMPLE.split(b"?>", 1)[1])
    with pytest.raises(ImportFailed, match="not a Europass CV"):
        europass.read(f"<Vacancy {SPACES}/>".encode())
