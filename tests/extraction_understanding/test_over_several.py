"""A firm that stands over the posts at it, signs of every kind between the parts of a head, and
headings that name two kinds.
"""

import pytest

from interview_app.domain.provenance import LOW_CONFIDENCE
from interview_app.domain.timeline import SkeletonTimeline
from interview_app.extraction.document import Document, Line, Page, Span
from interview_app.extraction.phrases.dates_in_text import date_ranges
from interview_app.extraction.resume.understanding import Understanding
from interview_app.language.any_language import section_of
from tests.extraction_understanding.pages import plain, read

HEAD = "Marek Tobias\nLeeds, UK\n+44 20 7946 0111 | marek.tobias@mailbox.example\n\n"


def _timeline(found: Understanding) -> SkeletonTimeline:
    assert found.skeleton_timeline is not None
    return found.skeleton_timeline


def _jobs(document: Document) -> list[tuple[str | None, str | None, str | None]]:
    jobs = _timeline(read(document)).experiences
    return [(one.title, one.organization, one.start) for one in jobs]


def test_a_line_between_tables_names_the_firm_of_their_rows() -> None:
    """It was a job of its own, and what was done at the first post its firm."""
    lines = [Line([Span(text)], block=at) for at, text in enumerate(HEAD.split("\n")[:3])]
    lines.append(Line([Span("Work experience", bold=True)], block=4, style="Heading 1"))
    firms = {
        "Osprey Health Trust | Leeds": [
            ("02/2019 - present", "Radiographer", "Plain films, three rooms"),
            ("07/2014 - 01/2019", "Assistant Radiographer", "Rotas of fourteen colleagues"),
        ],
        "Harbour Dental Ltd | Hull": [("2012 - 2014", "Dental Nurse", "Sterile store")],
    }
    block = 5
    for table, (firm, rows) in enumerate(firms.items()):
        lines.append(Line([Span(firm)], block=(block := block + 1)))
        for row, (time, *told) in enumerate(rows):
            for column, text in ((0, time), *((1, one) for one in told)):
                cell = (table, row, column)
                lines.append(Line([Span(text)], block=(block := block + 1), cell=cell))
    assert _jobs(Document("docx", [Page(lines=lines)])) == [
        ("Radiographer", "Osprey Health Trust", "2019-02"),
        ("Assistant Radiographer", "Osprey Health Trust", "2014-07"),
        ("Dental Nurse", "Harbour Dental Ltd", "2012"),
    ]


def test_an_item_names_the_firm_of_the_dated_items_under_it() -> None:
    """The nesting says so; the next firm was an item of the job above it."""
    nested = [
        (0, "Lundgard School, Boden"),
        (1, "Careers Adviser, Aug 2020 - present"),
        (2, "Years 7 to 9, some 420 pupils"),
        (1, "Deputy Adviser, Jan 2018 - Jul 2020"),
        (2, "Open days"),
        (0, "Parental leave, Sep 2019 - Feb 2020"),
        (0, "Norrsken Centre, Lulea"),
        (1, "Adult Adviser, 2015 - 2017"),
    ]
    lines = [Line([Span(text)], block=at) for at, text in enumerate(HEAD.split("\n")[:3])]
    lines.append(Line([Span("Work experience", bold=True)], block=4, style="Heading 1"))
    lines += [
        Line([Span(text)], block=5 + at, list_level=level)
        for at, (level, text) in enumerate(nested)
    ]
    assert _jobs(Document("md", [Page(lines=lines)])) == [
        ("Careers Adviser", "Lundgard School", "2020-08"),
        ("Deputy Adviser", "Lundgard School", "2018-01"),
        (None, "Parental leave", "2019-09"),
        ("Adult Adviser", "Norrsken Centre", "2015"),
    ]


@pytest.mark.parametrize("sign", [">>", "~", "✦", "***"])
def test_any_sign_between_spaces_parts_a_head(sign: str) -> None:
    """No list knows all that people type there."""
    told = (
        ("2019 - 2022", "Bus Driver", "Upland Travel Ltd"),
        ("2015 - 2018", "Lorry Driver", "Wallis Freight Ltd"),
    )
    rows = "\n".join(f" {sign} ".join(one) for one in told)
    assert _jobs(plain(f"{HEAD}Work experience\n\n{rows}\n")) == [
        ("Bus Driver", "Upland Travel Ltd", "2019"),
        ("Lorry Driver", "Wallis Freight Ltd", "2015"),
    ]


def test_a_picture_before_a_line_is_none_of_its_words() -> None:
    """Behind a hand stands an item; a sign for a house is no part of the firm."""
    text = (
        f"{HEAD}Work experience\n\nSocial Media Manager\n"
        "🏢 Harbour Biscuits Ltd\t📍 Hull\t📅 March 2022 - present\n"
        "👉 Films on the quay\n👉 Budget of 45,000 a year\n"
    )
    (job,) = _timeline(read(plain(text))).experiences
    assert job.organization == "Harbour Biscuits Ltd"
    assert job.highlights == ("Films on the quay", "Budget of 45,000 a year")


def test_the_day_of_a_date_is_no_number_of_a_list() -> None:
    """The line was an item of the job above it."""
    text = (
        f"{HEAD}Berufserfahrung\n\nMärz 2020 bis Juli 2024\nBuchhalterin\n"
        "Harz Konten GmbH\n- Löhne\n\n1. März 2012 bis 29. Februar 2020\nSekretärin\n"
        "Brocken Handel GmbH\n- Post\n"
    )
    assert _jobs(plain(text)) == [
        ("Buchhalterin", "Harz Konten GmbH", "2020-03"),
        ("Sekretärin", "Brocken Handel GmbH", "2012-03"),
    ]


def test_a_heading_of_two_kinds_is_asked_about() -> None:
    """Beside "Education" the kind that no other heading names is taken, and its values are to be
    looked at.
    """
    text = (
        f"{HEAD}Education\n\nBSc Nursing, University of Eastmere, 2014 - 2017\n\n"
        "Licences and education\n\nForklift licence, 2017\n"
        "First aid, 2019\n"
    )
    found = read(plain(text))
    assert [one.name for one in _timeline(found).certificates] == ["Forklift licence", "First aid"]
    sure = found.provenance["skeleton_timeline.certificates[0].name"].confidence
    assert sure < LOW_CONFIDENCE


def test_a_firm_over_the_first_post_of_a_section_is_that_of_it() -> None:
    """The posts under it are told otherwise, in a line with their firm."""
    text = (
        f"{HEAD}Work history\n\nPierhead Hotels Ltd\n"
        "Night Receptionist\tOct 2021 - now\n- Late arrivals\n"
        "Housekeeping Supervisor, Marlow Inn\tMarch 2018 - Oct 2021\n- Rotas\n"
        "Room Attendant, Royal Arcade Inn\t2014 - 2018\n- Linen\n"
    )
    job = _timeline(read(plain(text))).experiences[0]
    assert job.title == "Night Receptionist"
    assert (job.organization or "").startswith("Pierhead Hotels Ltd")


def test_a_sentence_under_its_time_tells_the_post_and_the_firm() -> None:
    """It was an item of a job without post and employer, and the legal form a firm of its own."""
    text = (
        f"{HEAD}Experiencia laboral\n\n09/2014 – 02/2019\nCarretillero\nLogística Ebro SL\n"
        "- Carga\n\nJun. 2003 / nov. 2008\n"
        "Mozo de almacén y después carretillero en Pinturas Gállego, S.A.\n- Control de stock\n"
    )
    jobs = _timeline(read(plain(text))).experiences
    assert [(one.start, one.end) for one in jobs] == [
        ("2014-09", "2019-02"),
        ("2003-06", "2008-11"),
    ]
    assert jobs[1].organization == "Pinturas Gállego, S.A."


@pytest.mark.parametrize(
    ("text", "start", "end"),
    [("07–09/2012", "2012-07", "2012-09"), ("Summer 2009 - Xmas 2011", "2009", "2011")],
)
def test_a_time_is_whole(text: str, start: str, end: str) -> None:
    """Of a month without its year, and with a word before the second year that no list has."""
    (found,) = date_ranges(text)
    assert (found.start, found.end) == (start, end)


@pytest.mark.parametrize(
    ("address", "street", "city", "sure"),
    [
        (
            "14b Habershon Street, Splott, Cardiff CF24 2DW",
            "14b Habershon Street",
            "Cardiff",
            False,
        ),
        ("12 rue de la Ville-en-Bois 44100 NANTES", "12 rue de la Ville-en-Bois", "NANTES", True),
        ("8605 Kapfenberg, Wiener Str. 61/3", "Wiener Str. 61/3", "Kapfenberg", True),
        ("Calle Iturribide 77, 3.º D, 48006 Bilbao", "Calle Iturribide 77, 3.º D", "Bilbao", True),
    ],
)
def test_the_town_stands_beside_its_code(address: str, street: str, city: str, sure: bool) -> None:
    """Wherever the street stands; of two names before a code the other may be a county."""
    found = read(plain(HEAD.replace("Leeds, UK", address) + "Education\n\nBSc Nursing, 2017\n"))
    assert found.applicant_profile is not None
    location = found.applicant_profile.basics.location
    assert (location.address, location.city) == (street, city)
    confidence = found.provenance["applicant_profile.basics.location.city"].confidence
    assert (confidence >= LOW_CONFIDENCE) is sure


@pytest.mark.parametrize("heading", ["EXPÉRIENCES (suite)", "Work experience (continued)"])
def test_a_bracket_behind_a_heading_changes_nothing(heading: str) -> None:
    """On the second page the section was one that no list knows, and its jobs were lost."""
    assert section_of(heading) == "experience"


def test_a_time_beside_a_post_is_no_post() -> None:
    """What stands with it in its cell says when: "winters"."""
    rows = (
        "winters 2014\tLift Operator, Upland Lifts Ltd\nsummers 2015\tDeckhand, Harbour Boats Ltd\n"
    )
    assert _jobs(plain(f"{HEAD}Work experience\n\n{rows}")) == [
        ("Lift Operator", "Upland Lifts Ltd", "2014"),
        ("Deckhand", "Harbour Boats Ltd", "2015"),
    ]
