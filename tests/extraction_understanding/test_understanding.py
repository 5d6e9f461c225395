"""Whole small documents: profile, timeline, provenance, issues, and what is no résumé (CONTRACT A9,
A15).
"""

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interview_app.domain.timeline import SkeletonTimeline
from interview_app.extraction.document import Document, Line, Page, Span
from interview_app.extraction.resume.understanding import Understanding
from tests.extraction_understanding.pages import RESUME, line, pdf, plain, read


def timeline(understood: Understanding) -> SkeletonTimeline:
    assert understood.skeleton_timeline is not None
    return understood.skeleton_timeline


def test_a_plain_resume_is_read_whole() -> None:
    """Name, contact, jobs, education and skills of a text without any type."""
    found = read(plain(RESUME))
    assert found.applicant_profile is not None
    basics = found.applicant_profile.basics
    assert (basics.name, basics.email, basics.phone) == (
        "Tessa Okafor",
        "tessa.okafor@mailbox.example",
        "+44 113 496 0733",
    )
    assert basics.location.city == "Leeds"
    assert basics.profiles[0].network == "LinkedIn"
    jobs = timeline(found).experiences
    assert [(job.title, job.organization, job.start, job.end) for job in jobs] == [
        ("Ward Nurse", "Osprey Health Trust", "2021-03", "present"),
        ("Care Assistant", "Bellweather Ltd", "2018-01", "2021-02"),
    ]
    assert jobs[0].highlights == (
        "Planned the weekly rota for eleven colleagues.",
        "Trained four newcomers.",
    )
    school = timeline(found).education[0]
    assert (school.institution, school.study_type, school.area, school.end) == (
        "University of Eastmere",
        "BSc",
        "Nursing",
        "2017-06",
    )
    assert timeline(found).skills[0].keywords == ("First aid", "Rota planning", "SQL")
    assert found.language == "en"


def test_each_quote_stands_at_its_span() -> None:
    """Provenance names the very characters of the text, and blocks of the layout too."""
    for document in (plain(RESUME), placed_resume()):
        found = read(document)
        assert found.provenance
        for path, place in found.provenance.items():
            assert 0 < place.confidence < 1, path
            if place.span is not None:
                assert found.text[place.span[0] : place.span[1]] == place.quote, path
        for page in found.layout.pages:
            for block in page.blocks:
                assert 0 <= block.span[0] < block.span[1] <= len(found.text)


def placed_resume() -> Document:
    lines = [
        line("Tessa Okafor", 50, 40, size=22, bold=True),
        line("tessa.okafor@mailbox.example", 50, 70),
        line("Experience", 50, 100, size=15, bold=True),
    ]
    y = 125.0
    for title, firm, dates in (
        ("Ward Nurse", "Osprey Trust", "Mar 2021 - Present"),
        ("Porter", "Bellweather Ltd", "Jan 2018 - Feb 2021"),
    ):
        lines += [line(title, 50, y, bold=True), line(dates, 430, y), line(firm, 50, y + 14)]
        lines += [
            line("• Planned the weekly rota for eleven colleagues.", 60, y + 28),
            line("• Trained four newcomers in their first week.", 60, y + 42),
        ]
        y += 75
    lines += [
        line("Education", 50, y, size=15, bold=True),
        line("University of Eastmere", 50, y + 25, bold=True),
        line("2014 - 2017", 430, y + 25),
    ]
    return pdf(*lines, line("BSc in Nursing", 50, y + 39))


def test_boxes_point_to_the_page() -> None:
    """A placed value has page and box in points from the top left."""
    found = read(placed_resume())
    place = found.provenance["skeleton_timeline.experiences[1].organization"]
    assert place.page == 0
    assert place.box is not None
    assert place.quote == "Bellweather Ltd"
    assert 49 <= place.box[0] <= 51
    assert 213 <= place.box[1] <= 215


def test_several_posts_at_one_firm_share_its_name() -> None:
    """A firm named once over two dated posts gives two jobs of that firm."""
    text = RESUME.replace(
        "Ward Nurse, Osprey Health Trust\n03/2021 - present",
        "Osprey Health Trust\nWard Manager\n03/2023 - present\n- Led two wards.\n\nWard "
        "Nurse\n03/2021 - 02/2023",
    ).replace(
        "Care Assistant, Bellweather Ltd\n01/2018", "Bellweather Ltd\nCare Assistant\n01/2018"
    )
    jobs = timeline(read(plain(text))).experiences
    assert [job.title for job in jobs] == ["Ward Manager", "Ward Nurse", "Care Assistant"]
    assert jobs[1].organization == "Osprey Health Trust"


def test_volunteering_and_projects_are_no_jobs() -> None:
    """Each section keeps its own entries (issue 3, item 2)."""
    more = (
        "\nVolunteering\n\nCoach, Harbour Youth Club\n2016 - 2018\n\nProjects\n\nRota "
        "Helper\n2019\nA sheet that plans shifts.\n\nLanguages\n\nEnglish: native, Polish: "
        "fluent\n"
    )
    found = timeline(read(plain(RESUME + more)))
    assert len(found.experiences) == 2
    assert [one.organization for one in found.volunteer] == ["Harbour Youth Club"]
    assert found.projects[0].name == "Rota Helper"
    assert [one.language for one in found.languages] == ["English", "Polish"]


def test_gaps_overlaps_and_ambiguous_dates_become_issues() -> None:
    """A gap of more than six months, jobs that overlap, and 03/04/2019 are told (CONTRACT A15)."""
    gap = read(plain(RESUME.replace("02/2021", "02/2019")))
    assert "timeline_gap" in [issue.code for issue in gap.issues]
    assert not timeline(gap).meta.timeline_complete
    overlap = read(plain(RESUME.replace("02/2021", "02/2022")))
    assert "timeline_overlap" in [issue.code for issue in overlap.issues]
    unsure = read(plain(RESUME.replace("01/2018 - 02/2021", "03/04/2018 - 05/06/2020")))
    told = [issue for issue in unsure.issues if issue.code == "date_ambiguous"]
    assert told[0].path == "skeleton_timeline.experiences[1].start"
    assert unsure.provenance["skeleton_timeline.experiences[1].start"].confidence < 0.7


def test_what_is_no_resume_gives_the_text_alone() -> None:
    """A letter and a price list carry no profile and no timeline (CONTRACT A15)."""
    letter = (
        "Dear Ms Finch,\n\nthank you for your order of 3 March 2024. We will send the goods "
        "next week.\n\nKind regards\nOwen Whitcombe\nowen@mailbox.example"
    )
    prices = (
        "Price list 2024\n\nBread 3.20\nRolls 0.60\nCake 18.00\n\nSkills of our bakers are "
        "legendary."
    )
    for text in (letter, prices):
        found = read(plain(text))
        assert not found.is_resume
        assert found.applicant_profile is None
        assert [issue.code for issue in found.issues] == ["not_a_resume"]
        assert "2024" in found.text


def test_contact_data_from_ocr_goes_to_the_persons_eye() -> None:
    """E-mail and phone that tesseract read stay under the mark of low confidence (issue 3, item
    4).
    """
    document = placed_resume()
    for one in document.pages[0].lines:
        one.origin, one.ocr_confidence = "ocr", 0.93
    found = read(document)
    assert found.provenance["applicant_profile.basics.email"].confidence < 0.7
    sharp = read(placed_resume())
    assert sharp.provenance["applicant_profile.basics.email"].confidence > 0.9


def test_the_same_document_gives_the_same_answer() -> None:
    """Ids, text and provenance are stable."""
    one, two = read(plain(RESUME)), read(plain(RESUME))
    assert one.skeleton_timeline == two.skeleton_timeline
    assert one.provenance == two.provenance


def test_long_and_odd_documents_take_no_long_time() -> None:
    """A megabyte of one sign, of commas or of dated lines stays far from quadratic."""
    for text in (
        "a" * 500_000,
        "- " * 250_000,
        "Experience\n\n" + "Engineer, " * 50_000 + " 2019 - 2020",
        "Skills\n\n" + "Python, " * 50_000,
    ):
        began = time.process_time()
        read(plain(text))
        assert time.process_time() - began < 10


words = st.text(st.characters(exclude_categories=("Cs",)), max_size=60) | st.sampled_from(
    [
        "Experience",
        "Education",
        "Skills",
        "2019 - 2020",
        "Engineer, Foo GmbH",
        "a@b.de",
        "•",
        "(",
        "2019 –",
        "Languages",
        "BSc in",
        "+49 30 1234567",
    ]
)
boxes = st.tuples(st.floats(0, 500), st.floats(0, 780), st.floats(0, 200), st.floats(0, 30)).map(
    lambda b: (b[0], b[1], b[0] + b[2], b[1] + b[3])
)


@st.composite
def documents(draw: st.DrawFn) -> Document:
    """Any lines at any places, in any type."""
    placed = draw(st.booleans())
    pages = []
    for number in range(draw(st.integers(0, 2))):
        lines = []
        for block in range(draw(st.integers(0, 12))):
            box = draw(boxes) if placed else None
            spans = [
                Span(text, box, draw(st.sampled_from([0.0, 8.0, 12.0])), "F", draw(st.booleans()))
                for text in draw(st.lists(words, max_size=3))
            ]
            cell = (
                draw(st.sampled_from([None, (0, 0, 0), (0, 0, 1), (0, 1, 0)]))
                if not placed
                else None
            )
            lines.append(
                Line(
                    spans,
                    box,
                    number,
                    block,
                    draw(st.sampled_from(["", "Heading 1"])),
                    draw(st.sampled_from([None, 0])),
                    cell,
                )
            )
        pages.append(Page(600.0 if placed else 0.0, 800.0 if placed else 0.0, lines))
    return Document("pdf" if placed else "docx", pages)


@settings(max_examples=120, deadline=None)
@given(documents())
def test_no_document_breaks_it(document: Document) -> None:
    """Whatever a reader hands over, there is an answer whose quotes stand in the text."""
    found = read(document)
    for place in found.provenance.values():
        if place.span is not None:
            assert found.text[place.span[0] : place.span[1]][:2000] == place.quote


TOWNS = """
Tessa Okafor
{home} | +44 113 496 0733 | tessa.okafor@mailbox.example

Work experience

Ward Nurse, Osprey Health Trust, Leeds
03/2021 - present
- Planned the weekly rota for eleven colleagues.

Care Assistant, Bellweather Ltd, Keighley
01/2018 - 02/2021
- Kept the records of thirty residents.
"""


@pytest.mark.parametrize("home", ["Leeds, UK", "Hull, UK"])
def test_a_bare_name_behind_post_and_firm_is_the_firms_town(home: str) -> None:
    """What stands third may be a department, and is a town far more often: also where the person
    lives in another (issue 3; docs/benchmarks-fresh.md).
    """
    found = read(plain(TOWNS.format(home=home))).skeleton_timeline
    assert found is not None
    assert [job.location for job in found.experiences] == ["Leeds", "Keighley"]
    assert [job.organization for job in found.experiences] == [
        "Osprey Health Trust",
        "Bellweather Ltd",
    ]
