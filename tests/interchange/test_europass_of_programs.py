"""Europass XML in the shape of the schema's own examples, version 3 (CONTRACT E9): what is taken,
and what is told.

The shape is that of the examples published with the schema (3.0 and later); the person is ours.
"""

from interview_app.interchange import europass

EXAMPLE = b"""<?xml version="1.0" encoding="UTF-8"?>
<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass" locale="en">
  <DocumentInfo><XSDVersion>V3.0</XSDVersion><Generator>EWA</Generator></DocumentInfo>
  <PrintingPreferences><Document type="ECV"><Field name="LearnerInfo" show="true"/></Document></PrintingPreferences>
  <LearnerInfo>
    <Identification>
      <PersonName><FirstName>Amara</FirstName><Surname>OKAFOR</Surname></PersonName>
      <ContactInfo>
        <Address><Contact><AddressLine>12 Hill St</AddressLine><PostalCode>LS1</PostalCode><Municipality>Leeds</Municipality>
          <Country><Code>UK</Code><Label>United Kingdom</Label></Country></Contact></Address>
        <Email><Contact>amara@example.org</Contact></Email>
        <TelephoneList>
          <Telephone><Contact>+44 113 555 0100</Contact><Use><Code>mobile</Code><Label>Mobile</Label></Use></Telephone>
          <Telephone><Contact>+44 113 555 0101</Contact><Use><Code>work</Code></Use></Telephone>
        </TelephoneList>
        <InstantMessagingList><InstantMessaging><Contact>amara.o</Contact><Use><Code>gtalk</Code><Label>Google Talk</Label></Use>
        </InstantMessaging></InstantMessagingList>
      </ContactInfo>
      <Demographics>
        <Birthdate year="1980" month="--03" day="---10"/><Gender><Code>F</Code><Label>Female</Label></Gender></Demographics>
    </Identification>
    <ProfileSummary>&lt;p&gt;Calm in a &lt;b&gt;crisis&lt;/b&gt;.&lt;/p&gt;</ProfileSummary>
    <WorkExperienceList><WorkExperience>
      <Period><From year="2019" month="--03"/><Current>true</Current></Period>
      <Position><Label>Charge Nurse</Label></Position>
      <Activities>&lt;ul&gt;&lt;li&gt;Ran the unit.&lt;/li&gt;
        &lt;li&gt;Cut falls by 20 % &amp;amp; taught.&lt;/li&gt;&lt;/ul&gt;</Activities>
      <Employer><Name>St Ann's</Name><ContactInfo><Address><Contact><Municipality>Leeds</Municipality>
        <Country><Code>UK</Code><Label>United Kingdom</Label></Country></Contact></Address></ContactInfo>
        <Sector><Code>Q</Code><Label>Human health</Label></Sector></Employer>
    </WorkExperience></WorkExperienceList>
    <EducationList><Education>
      <Period><From year="2008"/><To year="2011"/></Period><Title>BSc</Title><Activities></Activities>
      <Organisation><Name>University of Leeds</Name></Organisation>
      <Level><Code>6</Code><Label>ISCED 6</Label></Level><Field><Code>72</Code><Label>Nursing</Label></Field>
    </Education></EducationList>
    <Skills>
      <Linguistic><MotherTongueList><MotherTongue><Description><Code>ig</Code><Label>Igbo</Label></Description></MotherTongue>
      </MotherTongueList></Linguistic>
      <Driving><Description><Licence>A</Licence><Licence>B</Licence></Description></Driving>
    </Skills>
    <AchievementList><Achievement><Title><Code>projects</Code><Label>Projects</Label></Title>
      <Description>Sepsis bundle.</Description></Achievement></AchievementList>
  </LearnerInfo>
</SkillsPassport>
"""


def test_an_example_of_the_schema_is_read_and_what_has_no_place_is_told() -> None:
    """Issue 7.2: nothing of the file is passed over in silence; the Union's codes UK and EL are GB
    and GR.
    """
    imported = europass.read(EXAMPLE)
    assert imported.applicant_profile is not None
    basics = imported.applicant_profile.basics
    assert (basics.name, basics.location.country_code, basics.summary) == (
        "Amara OKAFOR",
        "GB",
        "Calm in a crisis.",
    )
    timeline = imported.skeleton_timeline
    assert timeline is not None
    (job,), (school,) = timeline.experiences, timeline.education
    assert (job.start, job.end, job.location) == ("2019-03", "present", "Leeds, United Kingdom")
    assert job.highlights == ("Ran the unit.", "Cut falls by 20 % & taught.")
    assert (school.study_type, school.area, school.end) == ("BSc", "Nursing", "2011")
    assert [(group.label, group.keywords) for group in timeline.skills] == [("Driving", ("A B",))]
    assert imported.not_understood == (
        "Identification/Demographics/Birthdate",
        "Identification/Demographics/Gender/Label",
        "WorkExperienceList/WorkExperience/Employer/Sector/Label",
        "EducationList/Education/Level/Label",
        "AchievementList/Achievement/Title/Label",
        "AchievementList/Achievement/Description",
        "Telephone[1]",
    )


def test_a_personal_statement_is_a_summary() -> None:
    """E9: from version 3.1 on the headline says what it is."""
    statement = b"<Headline><Type><Code>personal_statement</Code></Type><Description><Label>Calm.</Label></Description></Headline>"
    imported = europass.read(
        EXAMPLE.replace(b"<WorkExperienceList>", statement + b"<WorkExperienceList>", 1)
    )
    assert imported.applicant_profile is not None
    basics = imported.applicant_profile.basics
    assert (basics.label, basics.summary) == (None, "Calm.")
