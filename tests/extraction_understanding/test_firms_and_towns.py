"""Firms that no list knows: told by what places of work are called, by the town behind them, and by
where they stand.
"""

import pytest

from interview_app.extraction.document import Document, Line, Page, Span
from interview_app.extraction.page.layout import read_in_order
from interview_app.extraction.phrases.lexicon import organisation_score
from interview_app.extraction.phrases.places import place_score
from interview_app.extraction.sections.headings import sections_of
from tests.extraction_understanding.pages import line, pdf, plain, read
from tests.extraction_understanding.test_cuts import HEAD, timeline

POSTS = (
    ("Molenaar", "De Gouden Aar, Zutphen", "05/2019 – heden"),
    ("Bakker", "Oud Brood, Lochem", "03/2014 – 04/2019"),
)


def _piece(text: str, *, bold: bool = False, box: bool = False) -> Line:
    return Line([Span(text, None, 11.0, "Sans", bold)], origin="textbox" if box else "body")


def _posts(posts: tuple[tuple[str, str, str], ...]) -> list[Line]:
    rows = [line("Werkervaring", 50, 100, size=16, bold=True)]
    for at, (post, firm, when) in enumerate(posts):
        rows += [
            line(post, 50, 130 + 60 * at, bold=True),
            line(when, 420, 130 + 60 * at),
            line(firm, 50, 144 + 60 * at),
            line("• Stond om vier uur op en maalde het graan.", 60, 158 + 60 * at),
        ]
    return rows


def test_a_town_with_its_country_below_each_post_stays_a_place() -> None:
    """Nobody is employed by a town because its country stands behind it."""
    posts = tuple(
        (post, f"{town}, Nederland", when)
        for (post, _firm, when), town in zip(POSTS, ("Zutphen", "Lochem"), strict=True)
    )
    found = timeline(pdf(*HEAD, *_posts(posts))).experiences
    assert [(one.organization, one.location) for one in found] == [
        (None, "Zutphen, Nederland"),
        (None, "Lochem, Nederland"),
    ]


@pytest.mark.parametrize(
    "name",
    ["Hotel Amsel", "Pensión y Taller Duero", "Trattoria del Ponte", "Planungsbüro Immler", "Dorfbäckerei Kuhn",
     "Boulangerie Vasseur", "Lebenshilfe Rhön gGmbH", "Riverside Joinery", "Apteka Zielona", "Fahrdienst Ott e.K."],
)  # fmt: skip
def test_what_places_of_work_are_called_tells_a_firm(name: str) -> None:
    """Words for places of work open or end a firm's name."""
    assert organisation_score(name) >= 1


@pytest.mark.parametrize(
    "name", ["Restaurant", "Ludlow", "Assistant Hotel Manager", "Anna Bauer", "the hotel they ran"]
)
def test_a_word_for_a_place_of_work_alone_or_within_is_no_firm(name: str) -> None:
    """Alone it names nothing, and within a post's name it is where one works."""
    assert organisation_score(name) == 0


def test_a_box_beside_the_page_has_headings_of_its_own() -> None:
    """A text box names its section in a plainer type than the page: it is no label inside the
    page's last section.
    """
    rows = [
        _piece("Ida Moreau"), _piece("FORMATION", bold=True), _piece("CAP, Cuisine", bold=True),
        _piece("Lycée Bellevue, 2010 – 2012"), _piece("COMPÉTENCES", box=True), _piece("Sauces", box=True),
        _piece("Desserts", box=True),
    ]  # fmt: skip
    found = sections_of(read_in_order(Document("docx", [Page(lines=rows)])).rows)
    assert [one.kind for one in found] == ["header", "education", "skills"]
    assert [row.text for row in found[-1].rows] == ["Sauces", "Desserts"]


@pytest.mark.parametrize(
    "text", ["Anglais (B2)", "Englisch B2", "Excel (3)", "Photoshop CS6", "Promotion (2019)"]
)
def test_other_numbers_behind_a_word_are_no_district(text: str) -> None:
    """Levels, versions and years."""
    assert place_score(text) < 1


def _in_one_line(head: str, *headers: str) -> list[tuple[str | None, str | None]]:
    told = "\n\n".join(
        f"{header}\n{2012 + 2 * at} - {2014 + 2 * at}\n- Counted the sails."
        for at, header in enumerate(headers)
    )
    found = read(plain(f"Ilse Brandt\n{head}\n\nExperience\n\n{told}\n")).skeleton_timeline
    assert found is not None
    return [(one.organization, one.location) for one in found.experiences]


def test_the_own_town_is_known_behind_its_postal_code() -> None:
    """An address has the code before its town, and no firm has: the towns behind the firms are told
    by it all the same.
    """
    found = _in_one_line(
        "Musterstraße 12, 28217 Bremen | ilse.brandt@mailbox.example",
        "Elektrikerin, Nordmühle Lebensmittel GmbH, Bremen",
        "Elektronikerin, Hansa Elektromontage KG, Bremerhaven",
    )
    assert found == [
        ("Nordmühle Lebensmittel GmbH", "Bremen"),
        ("Hansa Elektromontage KG", "Bremerhaven"),
    ]
