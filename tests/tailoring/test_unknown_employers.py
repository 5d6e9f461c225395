"""Entries of employers that no card has: refused whatever stands around them (CONTRACT D8 employers, E7)."""

import pytest
from interview_app.tailoring.resume_audit import audit_text
from interview_app.tailoring.truth_gate import gate
from interview_app.tailoring.truth_gate.page.resume_lines import resume_lines

from interview_app.domain.tailoring import Severity, TruthViolation, ViolationKind
from tests.tailoring.made_up import card

NORA = (
    card(
        "n1",
        "Tidewell Ferries",
        "Deck Engineer",
        "2019-06 to 2022-03",
        "Overhauled 14 marine diesel engines",
    ),
    card(
        "n2",
        "Tidewell Ferries",
        "Deck Engineer",
        "2019-06 to 2022-03",
        "Trained four apprentices in hydraulics",
    ),
    card(
        "n3",
        "Tidewell Ferries",
        "Junior Engineer",
        "2017-02 to 2019-05",
        "Kept the spare parts store in order",
    ),
    card("n4", "Brackley Pumps", "Fitter", "2014-2016", "Repaired pumps for 30 farms"),
)
TRUE_ENTRY = "### Deck Engineer, Tidewell Ferries\n\nJune 2019 – March 2022\n\n- Trained four apprentices in hydraulics\n\n"
BULLET = "Overhauled 14 marine diesel engines"


def objections(page: str, cards: tuple[object, ...] = NORA) -> tuple[TruthViolation, ...]:
    return audit_text(page, cards).truth_violations  # type: ignore[arg-type]


@pytest.mark.parametrize("before", ["", TRUE_ENTRY], ids=["alone", "behind a true entry"])
@pytest.mark.parametrize(
    ("heading", "name"),
    [
        ("### Deck Engineer, Nestlé\n\nJune 2019 – March 2022", "Nestlé"),
        ("### Deck Engineer | Banco Santander | 2019-06 – 2022-03", "Banco Santander"),
        ("### Nestlé\n\nDeck Engineer\nJune 2019 – March 2022", "Nestlé"),
        ("**Arup** — London\n*Deck Engineer* (June 2019 – March 2022)", "Arup"),
        ("Deck Engineer, June 2019 – March 2022\nMaersk, Aarhus", "Maersk"),
        ("Deck Engineer, BBVA, June 2019 – March 2022", "BBVA"),
        ("### Deck Engineer, Nestlé\n\nJune 2019", "Nestlé"),
        ("Deck Engineer at Maersk, Jun 2019 – Mar 2022", "Maersk"),
        ("Deck Engineer · Maersk · Full-time · 2019 – 2022", "Maersk"),
        ("### Deck Engineer, Target\n\nJune 2019 – March 2022", "Target"),
        ("### Reach\n\nDeck Engineer\nJune 2019 – March 2022", "Reach"),
    ],
)
def test_an_employer_that_no_card_has_blocks_with_its_bullets(
    before: str, heading: str, name: str
) -> None:
    """A heading with a true title and true dates names an employer; true bullets beneath it are another's."""
    found = objections(f"# Nora Blythe\n\n## Experience\n\n{before}{heading}\n\n- {BULLET}\n")
    kinds = {(one.kind, one.severity) for one in found if name in one.bullet_text}
    assert (ViolationKind.EMPLOYER_NOT_IN_EVIDENCE, Severity.BLOCKER) in kinds
    assert [one.kind for one in found if one.bullet_text == BULLET] == [ViolationKind.MOVED_FACT]
    assert all(name in one.bullet_text or one.bullet_text == BULLET for one in found)


def test_two_entries_without_bullets_are_no_one_entry() -> None:
    page = "## Experience\n\n### Deck Engineer, Tidewell Ferries, 2019 – 2022\n\n### Deck Engineer, Nestlé, 2019 – 2022\n\n### Fitter, Brackley Pumps, 2014 – 2016\n"
    assert [one.kind for one in objections(page)] == [ViolationKind.EMPLOYER_NOT_IN_EVIDENCE]


@pytest.mark.parametrize(
    "entry",
    [
        "### Deck Engineer, Tidewell Ferries, Hull\n\nJune 2019 – March 2022",
        "### Tidewell Ferries, Hull\n\nDeck Engineer, June 2019 – March 2022",
        "### Tidewell Ferries\n\nDeck Engineer, Hull, June 2019 – March 2022",
        "Deck Engineer, Hull, June 2019 – March 2022\nTidewell Ferries",
    ],
)
def test_a_place_beside_a_known_employer_is_doubted_as_before(entry: str) -> None:
    """It is a WARNING, and no other employer."""
    found = objections(f"## Experience\n\n{entry}\n\n- {BULLET}\n")
    assert {one.severity for one in found} <= {Severity.WARNING}
    assert not [one for one in found if one.bullet_text == BULLET]


def test_a_second_post_of_one_employer_stays_its_own() -> None:
    """Its name and place are printed once, above its posts."""
    page = (
        "## Experience\n\n### Tidewell Ferries, Hull\n\nDeck Engineer, June 2019 – March 2022\n\n"
        f"- {BULLET}\n\nJunior Engineer, Hull, Full-time, February 2017 – May 2019\n\n- Kept the spare parts store in order\n"
    )
    assert {one.severity for one in objections(page)} <= {Severity.WARNING}
    moved = page.replace("Kept the spare parts store in order", "Repaired pumps for 30 farms")
    assert any(one.kind is ViolationKind.MOVED_FACT for one in objections(moved))


RUTH = (
    card(
        "r1",
        "Klinikum Oldersum",
        "Stationsleitung",
        "2018-04 to present",
        "Leitung einer Station mit 34 Betten",
    ),
    card(
        "r2",
        "Seniorenhaus Birkeneck",
        "Altenpflegerin",
        "2012-2018",
        "Betreuung von 12 Bewohnern in der Frühschicht",
    ),
)


@pytest.mark.parametrize(
    "before",
    [
        "",
        "### Stationsleitung, Klinikum Oldersum\n\n04/2018 – heute\n\n- Leitung einer Station mit 34 Betten\n\n",
    ],
)
@pytest.mark.parametrize(
    "heading",
    [
        "### Stationsleitung, Charité\n\n04/2018 – heute",
        "Stationsleitung bei Helios Kliniken, 04/2018 – heute",
        "04/2018 – heute\nStationsleitung, Asklepios Nord",
        "### Asklepios Nord\n\nStationsleitung\n04/2018 – heute",
        "Stationsleitung\nSteuer\n04/2018 – heute",
        "### Schutz\n\nStationsleitung\n04/2018 – heute",
    ],
)
def test_a_german_entry_of_an_unknown_employer_blocks(before: str, heading: str) -> None:
    page = f"## Berufserfahrung\n\n{before}{heading}\n\n- Betreuung von 12 Bewohnern in der Frühschicht\n"
    found = [one for one in objections(page, RUTH) if one.severity is Severity.BLOCKER]
    assert any(one.kind is ViolationKind.EMPLOYER_NOT_IN_EVIDENCE for one in found)
    assert any(
        one.kind is ViolationKind.MOVED_FACT and one.bullet_text.startswith("Betreuung")
        for one in found
    )


@pytest.mark.parametrize("claim", ["Leitung", "Managed", "Lead", "Award", "Führung", "Betreut"])
def test_a_deed_beside_a_post_is_no_employer(claim: str) -> None:
    """What a heading claims in one word is held as a claim, under that word."""
    page = f"## Experience\n\n### Deck Engineer, {claim}\n\nJune 2019 – March 2022\n\n- {BULLET}\n"
    lines = resume_lines(page, gate.index(NORA))
    assert [line.text.split(",")[0] for line in lines] == ["Deck Engineer", BULLET]
    assert not any(line.stranger for line in lines)


@pytest.mark.parametrize(
    "section",
    [
        "## Volunteering\n\nTrainer, Hull Rowing Club, 2015 – 2018\n",
        "## Projects\n\nEngineer of the Lifeboat Restoration, 2015 – 2018\n",
        "## Experience\n\nParental Leave, 2016 – 2017\n",
    ],
)
def test_only_posts_have_employers(section: str) -> None:
    """What stands elsewhere is held as a line, as before."""
    assert [line.stranger for line in resume_lines(section, gate.index(NORA))] == [""]


def test_a_post_among_posts_has_one() -> None:
    section = "## Experience\n\nTrainer, Hull Rowing Club, 2015 – 2018\n"
    assert [line.stranger for line in resume_lines(section, gate.index(NORA))] == [
        "Hull Rowing Club"
    ]
