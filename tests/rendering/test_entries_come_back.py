"""What our files say of a job or a school is read back whole: its title, firm or school, and a town
that no list knows.
"""

import io
from collections.abc import Iterator

import docx
import pymupdf
import pytest

from interview_app.domain.resume import (
    ResumeBullet,
    ResumeDocument,
    ResumeEntry,
    ResumeHeader,
    ResumeSection,
)
from interview_app.language.printed import word
from interview_app.rendering.design import THEMES, Design, Theme
from interview_app.rendering.docx_file import to_docx
from interview_app.rendering.engine import RenderEngine
from interview_app.rendering.plain_formats import to_markdown, to_text
from interview_app.rendering.printed_page import printed_sections
from interview_app.use_cases.reading.document import DocumentReader

pytestmark = pytest.mark.end_to_end

_Told = tuple[str, str, str, str, str]
"""Title, firm or school, place, start, end."""

_PEOPLE: dict[str, tuple[str, tuple[_Told, ...], tuple[_Told, ...]]] = {
    "an electrician": (
        "de",
        (("Elektroniker", "Elektro Kluge GmbH", "Dresden", "2014-03", "2020-06"),),
        (("Ausbildung zum Elektroniker", "Elektro Hauffe", "Freital", "2010-09", "2013-07"),),
    ),
    "a joiner": (
        "de",
        (("Tischler", "Holzbau Zirkel", "Meißen", "2016-02", "2022-09"),),
        (
            ("Tischlermeister", "Handwerkskammer Dresden", "Dresden", "2021-01", "2022-06"),
            ("Ausbildung zum Tischler", "Tischlerei Anders", "Coswig", "2012-08", "2015-07"),
        ),
    ),
    "a medical assistant, whose lines are long": (
        "de",
        (("Medizinische Fachangestellte", "Praxis Dr. Wolf", "Husum", "2015-08", "2021-12"),),
        (
            (
                "Ausbildung zur Medizinischen Fachangestellten",
                "Praxis Dr. Thomsen",
                "Niebüll",
                "2012-08",
                "2015-07",
            ),
            (
                "Weiterbildung, Wundmanagement",
                "Ärztekammer Schleswig-Holstein",
                "Bad Segeberg",
                "2018-02",
                "2018-11",
            ),
        ),
    ),
    "a plumber": (
        "en",
        (("Plumber", "Prichard & Sons", "Cardiff", "2011-05", "2019-04"),),
        (
            ("NVQ Level 3 Plumbing and Heating", "Coleg Gwent", "Newport", "2008-09", "2011-06"),
            ("Apprenticeship, Plumbing", "Hughes Heating", "Swansea", "2007-01", "2008-08"),
        ),
    ),
    "a welder abroad": (
        "en",
        (("Welder", "Forge Marine", "Hull, United Kingdom", "2010-02", "2016-11"),),
        (
            ("City & Guilds Level 3, Welding", "Hull Trades Centre", "Hull", "2008-09", "2010-01"),
            ("Apprenticeship as a welder", "Ogden Steel", "Goole", "2005-09", "2008-07"),
        ),
    ),
    "a teaching assistant": (
        "en",
        (("Teaching Assistant", "Hill Primary", "Bath", "2012-09", "2018-07"),),
        (
            (
                "PGCE, Primary Education",
                "University of Exeter",
                "Exeter, United Kingdom",
                "2018-09",
                "2019-07",
            ),
        ),
    ),
}


def _entries(key: str, told: tuple[_Told, ...]) -> tuple[ResumeEntry, ...]:
    return tuple(
        ResumeEntry(
            id=f"{key}-{at}", title=title, organization=name, location=place, start=start, end=end
        )
        for at, (title, name, place, start, end) in enumerate(told)
    )


def _resume(person: str) -> ResumeDocument:
    language, jobs, schools = _PEOPLE[person]
    return ResumeDocument.model_validate(
        {
            "language": language,
            "header": ResumeHeader(
                name="Robin Falke", email="robin@example.org", phone="+49 351 4567890"
            ),
            "sections": (
                ResumeSection(
                    key="experience",
                    title=word("experience", language),
                    entries=_entries("exp", jobs),
                ),
                ResumeSection(
                    key="education",
                    title=word("education", language),
                    entries=_entries("edu", schools),
                ),
            ),
        }
    )


def _files(one: ResumeDocument, engine: RenderEngine) -> Iterator[tuple[str, bytes]]:
    yield "classic.pdf", engine.render(one, Design(theme="classic")).pdf
    yield "moderncv.pdf", engine.render(one, Design(theme="moderncv")).pdf
    yield "resume.docx", to_docx(one)
    yield "resume.md", to_markdown(one).encode()
    yield "resume.txt", to_text(one).encode()


@pytest.fixture(scope="module")
def reader() -> Iterator[DocumentReader]:
    with DocumentReader() as one:
        yield one


@pytest.mark.parametrize("person", _PEOPLE)
def test_each_entry_comes_back_from_every_format(
    person: str, engine: RenderEngine, reader: DocumentReader
) -> None:
    """Issue 5.6: a school's town is neither lost nor its subject, and a name of two parts stays
    whole.
    """
    _, jobs, schools = _PEOPLE[person]
    for name, content in _files(_resume(person), engine):
        timeline = reader.read_now(content, filename=name).derived.skeleton_timeline
        assert timeline is not None, name
        read = [
            (one.title, one.organization, one.location, one.start, one.end)
            for one in timeline.experiences
        ]
        assert read == list(jobs), name
        learnt = [
            (
                ", ".join(part for part in (one.study_type, one.area) if part),
                one.institution,
                one.location,
            )
            for one in timeline.education
        ]
        assert learnt == [one[:3] for one in schools], name


_TELLING: dict[str, tuple[str, str, tuple[str, str], tuple[str, str], tuple[str, str]]] = {
    "de": (
        "Elektroniker mit zehn Jahren Erfahrung in Montage Wartung Umbau und Prüfung von Maschinen"
        " Schaltschränken und Anlagen.",
        "Leipzig",
        (
            "Schaltschränke nach Plan verdrahtet und geprüft",
            "14 Lehrlinge durch die Zwischenprüfung begleitet, davon drei mit der Note sehr gut und"
            " einen als Besten seines Jahrgangs in der ganzen Innung",
        ),
        ("Werkzeuge", "CAD, MIG, WIG"),
        ("Polnisch", "B1"),
    ),
    "en": (
        "Twelve years on sites and in workshops, in the end with orders, apprentices and the"
        " handing over of the finished installations of my own.",
        "Leeds",
        (
            "Wired 40 cabinets a year from drawings",
            "Took 14 apprentices through their first test, three of them with the best mark and one"
            " as the best of the whole year in the county",
        ),
        ("Tools", "CAD, MIG, TIG"),
        ("Polish", "B1"),
    ),
}
"""Of each language a summary that ends in the middle of a line, a town, lines of a job, a group of
skills and a language.
"""


def _whole(person: str) -> ResumeDocument:
    """The résumé with all that a page may have beside jobs and schools."""
    one = _resume(person)
    summary, town, lines, skills, spoken = _TELLING[one.language]
    experience, education = one.sections
    jobs = tuple(
        job.model_copy(
            update={
                "bullets": tuple(
                    ResumeBullet(bullet_id=f"{job.id}-{at}", text=line)
                    for at, line in enumerate(lines)
                )
            }
        )
        for job in experience.entries
    )
    more = (
        ResumeSection(
            key=key,
            title=word(key, one.language),
            entries=(ResumeEntry(id=key, title=title, detail=detail),),
        )
        for key, (title, detail) in (("skills", skills), ("languages", spoken))
    )
    return ResumeDocument.model_validate(
        {
            **dict(one),
            "header": one.header.model_copy(
                update={"headline": _PEOPLE[person][1][0][0], "location": town}
            ),
            "summary": (ResumeBullet(bullet_id="summary", text=summary),),
            "sections": (experience.model_copy(update={"entries": jobs}), education, *more),
        }
    )


@pytest.mark.parametrize("person", _PEOPLE)
def test_nothing_of_an_own_page_is_in_no_field(
    person: str, engine: RenderEngine, reader: DocumentReader
) -> None:
    """What we print we read whole, a summary to its last word."""
    one = _whole(person)
    for name, content in _files(one, engine):
        reading = reader.read_now(content, filename=name)
        record, profile = reading.artifact_record, reading.derived.applicant_profile
        assert record is not None, name
        assert [record.text[slice(*place.span)] for place in record.in_no_field] == [], name
        assert profile is not None, name
        assert profile.basics.summary == one.summary[0].text, name


@pytest.mark.parametrize("theme", ["classic", "clear"])
def test_french_sets_its_colon_apart_and_the_group_comes_back(
    theme: Theme, engine: RenderEngine, reader: DocumentReader
) -> None:
    """NEXT 8: a page is set as its language sets it, in every format alike, and no group of skills
    becomes one of them.
    """
    group = ResumeEntry(id="s1", title="Logiciels", detail="Cadwork, AutoCAD, Excel")
    skills = ResumeSection(key="skills", title=word("skills", "fr"), entries=(group,))
    one = _resume("an electrician")
    one = one.model_copy(update={"language": "fr", "sections": (*one.sections, skills)})
    pdf = engine.render(one, Design(theme=theme)).pdf
    with pymupdf.open(stream=pdf) as pages:
        printed = pages[0].get_text()
    paragraphs = docx.Document(io.BytesIO(to_docx(one))).paragraphs
    assert any("Logiciels\u00a0: Cadwork" in one.text for one in paragraphs)
    for text in (printed, to_text(one), to_markdown(one)):
        plain = " ".join(text.replace("**", "").split())  # Markdown keeps no space unbroken
        assert "Logiciels : Cadwork" in plain
    for name, content in (("a.pdf", pdf), ("a.txt", to_text(one).encode())):
        timeline = reader.read_now(content, filename=name).derived.skeleton_timeline
        assert timeline is not None
        (found,) = timeline.skills
        assert (found.label, found.keywords) == ("Logiciels", ("Cadwork", "AutoCAD", "Excel"))


_CAREER = (
    ("Shift Leader", "Forge Marine", "Hull", "2016-02", "present"),
    ("Welder", "Forge Marine", "Hull", "2010-02", "2016-01"),
    ("Packer", "Ogden Steel", "Goole", "2008-02", "2010-01"),
)


def _career(told: tuple[_Told, ...]) -> ResumeDocument:
    one = _resume("a welder abroad")
    entries = tuple(
        entry.model_copy(update={"bullets": (ResumeBullet(bullet_id=entry.id, text="Did it."),)})
        for entry in _entries("exp", told)
    )
    experience = one.sections[0].model_copy(update={"entries": entries})
    return one.model_copy(update={"sections": (experience, *one.sections[1:])})


def _career_files(one: ResumeDocument, engine: RenderEngine) -> Iterator[tuple[str, bytes]]:
    for theme in THEMES:
        yield f"{theme}.pdf", engine.render(one, Design(theme=theme)).pdf
        yield f"{theme}.docx", to_docx(one, design=Design(theme=theme))
    yield "resume.md", to_markdown(one).encode()
    yield "resume.txt", to_text(one).encode()


def test_an_employer_of_several_posts_is_printed_once_and_comes_back_for_each(
    engine: RenderEngine, reader: DocumentReader
) -> None:
    """A firm of two posts stood there twice, as if the person had left and come back."""
    for name, content in _career_files(_career(_CAREER), engine):
        reading = reader.read_now(content, filename=name)
        timeline, record = reading.derived.skeleton_timeline, reading.artifact_record
        assert timeline is not None, name
        assert record is not None, name
        read = [
            (one.title, one.organization, one.location, one.start, one.end)
            for one in timeline.experiences
        ]
        # `book` sets every firm above its post: of a single one the order is not told.
        assert read[:2] == list(_CAREER[:2]), name
        assert name == "book.pdf" or read == list(_CAREER), name
        # No letters show in plain text what stands below what.
        assert record.text.count("Forge Marine") == (2 if name == "resume.txt" else 1), name


@pytest.mark.parametrize(
    "changed",
    [{"end": "2014-06"}, {"end": None}, {"organization": "Forge Marine North"}, {"title": None}],
)
def test_posts_between_which_time_lies_name_their_employer_each(
    changed: dict[str, str | None],
) -> None:
    """One time at an employer is not made of two, nor of a post that says no end."""
    one = _career(_CAREER)
    first, second, third = one.sections[0].entries
    entries = (first, second.model_copy(update=changed), third)
    section = one.sections[0].model_copy(update={"entries": entries})
    made = one.model_copy(update={"sections": (section, *one.sections[1:])})
    assert all(entry.under is None for part in printed_sections(made) for entry in part.entries)
    assert any(entry.under for part in printed_sections(one) for entry in part.entries)


@pytest.mark.parametrize("theme", ["clear", "margin", "book", "classic"])
def test_a_name_broken_beside_its_dates_comes_back_whole_from_a_word_file(
    theme: Theme, reader: DocumentReader
) -> None:
    """Its dates stand in its first row, where those of other entries do; they cut no name in two."""
    long = "Head of the Logistics and Warehouse Department of the Northern Centre for frozen food"
    told = (long, "Forge Marine Ltd", *_CAREER[0][2:]), _CAREER[2]
    content = to_docx(_career(told), design=Design(theme=theme))
    (head,) = (
        one for one in docx.Document(io.BytesIO(content)).paragraphs if "Head of" in one.text
    )
    assert head.text.split("\n")[0].endswith("\tFeb 2016 – present")
    timeline = reader.read_now(content, filename="a.docx").derived.skeleton_timeline
    assert timeline is not None
    read = [(one.title, one.organization, one.location) for one in timeline.experiences]
    assert read == [one[:3] for one in told]


@pytest.mark.parametrize("theme", THEMES)
def test_a_year_above_a_range_is_no_part_of_it(
    theme: Theme, engine: RenderEngine, reader: DocumentReader
) -> None:
    """A course of one year stood above a school whose line is long: it took the school's years,
    and the school became its remark.
    """
    one = _resume("a plumber")
    course = ResumeEntry(
        id="edu-0", title="ILM Level 3 Leadership", organization="Leeds City College"
    )
    long = "City & Guilds Motor Vehicle Craft Studies, Parts One, Two and Three, with distinction"
    schools = (
        course.model_copy(update={"end": "2022"}),
        ResumeEntry(
            id="edu-1",
            title=long,
            organization="Leeds College of Technology",
            start="1990",
            end="1994",
        ),
    )
    education = ResumeSection(key="education", title="Education", entries=schools)
    one = one.model_copy(update={"sections": (one.sections[0], education)})
    pdf = engine.render(one, Design(theme=theme)).pdf
    timeline = reader.read_now(pdf, filename="a.pdf").derived.skeleton_timeline
    assert timeline is not None
    read = [(school.start, school.end) for school in timeline.education]
    assert read == [(None, "2022"), ("1990", "1994")]
