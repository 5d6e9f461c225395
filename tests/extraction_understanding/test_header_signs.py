"""What signs and places in a header say of its pieces, whatever the words are."""

import pytest

from interview_app.extraction.formats.text_reader import read_text
from tests.extraction_understanding.pages import line, pdf, plain, read
from tests.extraction_understanding.test_cuts import HEAD as PAGE_HEAD
from tests.extraction_understanding.test_cuts import timeline

HEAD = "Marie Kestrel\nmarie.kestrel@mailbox.example\n\n"


def _jobs(heading: str, *entries: str) -> list[tuple[str | None, str | None, str | None]]:
    found = read(plain(HEAD + heading + "\n\n" + "\n\n".join(entries) + "\n")).skeleton_timeline
    assert found is not None
    return [(one.title, one.organization, one.location) for one in found.experiences]


@pytest.mark.parametrize(
    ("heading", "label"),
    [
        ("Doświadczenie zawodowe", "stanowisko"),
        ("Berufserfahrung", "Tätigkeit"),
        ("Esperienza lavorativa", "Mansione"),
        ("Work experience", "Position held"),
    ],
)
def test_the_name_of_a_field_before_the_post_is_no_part_of_it(heading: str, label: str) -> None:
    """NEXT 6: the names of fields are data of each language, and no list in code."""
    found = _jobs(
        heading,
        f"01/2019 - 06/2022\nOdra Profile, Opole\n{label}: Kestrelist",
        f"02/2013 - 12/2018\nBilans Partner, Brzeg\n{label}: Junior kestrelist",
    )
    assert [title for title, _firm, _town in found] == ["Kestrelist", "Junior kestrelist"]


def test_what_stands_behind_an_at_sign_is_the_firm() -> None:
    """No word of any language says it better."""
    found = _jobs(
        "Work experience",
        "Kestrelist @ Odra\n01/2019 - 06/2022",
        "Gleaner @ Bilans\n02/2013 - 12/2018",
    )
    assert found == [("Kestrelist", "Odra", None), ("Gleaner", "Bilans", None)]


def test_a_bare_name_behind_the_firm_is_its_town_also_before_the_post() -> None:
    """`Firm, Town — Post` with the firm in bold, as a word processor's own template has it."""
    posts = (
        ("Bwyty'r Bont", ", Kidwelly — Waitress", "2022 - 2024"),
        ("Penrhyn Paper", ", Llanelli — Carrier", "2020 - 2022"),
    )
    rows = [line("Experience", 50, 100, size=16, bold=True)]
    for at, (firm, rest, when) in enumerate(posts):
        top = 130 + 60 * at
        rows += [
            line(firm, 50, top, bold=True, wide=90),
            line(rest, 140, top, wide=160),
            line(when, 50, top + 14),
            line("• Carried trays for sixty guests.", 60, top + 28),
        ]
    found = timeline(pdf(*PAGE_HEAD, *rows)).experiences
    assert [(one.organization, one.location) for one in found] == [
        ("Bwyty'r Bont", "Kidwelly"),
        ("Penrhyn Paper", "Llanelli"),
    ]


def test_a_firm_whose_time_holds_the_posts_below_it_is_no_job_of_its_own() -> None:
    """The whole stay stands beside the firm, and each post with its own dates under it."""
    found = _jobs(
        "Employment",
        "Torrens Light Rail, Kidwelly (2009 - 2022)",
        "Operations Supervisor\n07/2020 - 06/2022\n- Led eleven controllers.",
        "Network Controller\n02/2015 - 06/2020\n- Served twenty trams a shift.",
        "Tram Driver\n05/2009 - 01/2015\n- Drove the coast line.",
    )
    assert [(title, firm) for title, firm, _town in found] == [
        ("Operations Supervisor", "Torrens Light Rail"),
        ("Network Controller", "Torrens Light Rail"),
        ("Tram Driver", "Torrens Light Rail"),
    ]


def test_a_heading_nobody_knows_opens_a_section_though_a_sign_of_mail_follows() -> None:
    """An `@` between post and firm is no address: the head of the document is over."""
    text = (
        "# Joakim Kestrel\n\n*Kestrelist*\n\njoakim@mailbox.example\n\n## Zwrk\n\n"
        "### Kestrelist @ Odra Profile, Opole\n\n01/2019 - 06/2022\n\n- Led a team of nine.\n\n"
        "## Education\n\n- **BSc Gleaning**, University of Eastmere (2010 - 2013)\n\n"
        "## Languages\n\n- English (native)\n"
    )
    found = read(read_text(text.encode(), "md")).skeleton_timeline
    assert found is not None
    assert [(one.title, one.organization) for one in found.experiences] == [
        ("Kestrelist", "Odra Profile")
    ]
