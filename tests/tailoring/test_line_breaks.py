"""Lines that a page's width broke, made whole again; and headings that a reader took for the end of a bullet (CONTRACT E7)."""

import pytest
from interview_app.tailoring.truth_gate import gate
from interview_app.tailoring.truth_gate.page.line_breaks import (
    goes_on,
    healed,
    is_ended,
    width_of,
    words_of,
)
from interview_app.tailoring.truth_gate.page.resume_lines import resume_lines

from interview_app.domain.provenance import Provenance
from interview_app.use_cases.marked_lines import marked_lines
from tests.tailoring.made_up import card

WORDS = words_of(
    ["On-premise servers and one-on-one talks", "Außendienstmitarbeiter", "a full time night shift"]
)


@pytest.mark.parametrize(
    ("parted", "whole"),
    [
        ("On-\u00adpremise)", "On-premise)"),
        ("Außendienst-\u00admitarbeitern", "Außendienstmitarbeitern"),
        ("one-on-\u00adone", "one-on-one"),
        ("thirty-\u00adone sites", "thirty-one sites"),
        ("Monats-\u00adund Jahresabschlüsse", "Monats- und Jahresabschlüsse"),
        ("Linux-\u00adServer", "Linux-Server"),
        ("night-\u00adshift", "night-shift"),
        ("imple-\u00admented", "implemented"),
        ("soft\u00adhyphen", "softhyphen"),
    ],
)
def test_a_word_broken_at_a_hyphen_is_whole_again(parted: str, whole: str) -> None:
    """As the evidence writes it; where it does not, as numbers, suspended parts and names are written."""
    assert healed(parted, WORDS) == whole


def test_a_typed_page_keeps_the_hyphens_of_its_evidence() -> None:
    evidence = gate.index(
        [
            card(
                "h1",
                "Holm AS",
                "Rigger",
                "2012-2016",
                "Kept the open-air stage safe for thirty-one shows",
            )
        ]
    )
    page = "Experience\n\nRigger, Holm AS, 2012 – 2016\n- Kept the carefully built and often inspected open-\n  air stage safe for thirty-one shows\n"
    assert resume_lines(page, evidence)[-1].text.endswith(
        "inspected open-air stage safe for thirty-one shows"
    )


WIDTH = width_of(["Betreuung von rund 150 Geschäftskunden in Schleswig-Holstein; Gewinnung von"])


@pytest.mark.parametrize(
    ("above", "below", "rest"),
    [
        (
            "Steigerung des Umsatzes in der Region um 50 % in drei Jahren, von 2,4 auf 3,6",
            "Mio. Euro.",
            True,
        ),
        (
            "Umsatz in der Region in drei Jahren um die Hälfte gesteigert, von 2,4 Mio.",
            "Euro auf 3,6 Mio. Euro.",
            True,
        ),
        (
            "Developed an action puzzle game with two colleagues for players in the U.S.",
            "market.",
            True,
        ),
        (
            "Supported the external audit in 2019 and 2020 with no material findings.",
            "Trained 8 juniors.",
            False,
        ),
        ("Leitung von 8 Außendienstmitarbeitern", "Mio. Euro.", False),
        (
            "Steigerung des Umsatzes in der Region um 50 % in drei Jahren, von 2,4 auf 3,6",
            "Audit Senior, Harker LLP",
            False,
        ),
    ],
)
def test_a_line_goes_on_where_its_width_was_used_up(above: str, below: str, *, rest: bool) -> None:
    assert goes_on(above, below, WIDTH, with_stops=True) is rest


def test_an_abbreviation_ends_no_sentence() -> None:
    assert not is_ended("von 2,4 auf 3,6 Mio.")
    assert is_ended("in drei Jahren.")


FIRST = "Prüfung der Jahresabschlüsse von 15 Mandanten aus Handel und Handwerk."
LONG = "Begleitung der Umstellung auf ein neues System der Anlagenbuchhaltung mit"
PAGE = f"Experience\nSenior Auditor, Quill Partners\n2015 – 2019\n{FIRST}\n{LONG}\nSAP.\nJunior Auditor, Vale & Sons\n2012 – 2015\nKept the ledger.\n"


def _place(text: str, page: str = PAGE) -> Provenance:
    start = page.index(text)
    return Provenance(artifact_id="a1", span=(start, start + len(text)), confidence=1.0)


def test_the_last_words_of_a_highlight_are_its_own_and_a_heading_is_not() -> None:
    """A reader gave the tail a line of its own, and took the next entry's heading for the end of the one before it."""
    found = marked_lines(
        PAGE,
        {
            "skeleton_timeline.experiences[0].highlights[0]": _place(FIRST),
            "skeleton_timeline.experiences[0].highlights[1]": _place(LONG),
            "skeleton_timeline.experiences[0].highlights[2]": _place(
                "SAP.\nJunior Auditor, Vale & Sons"
            ),
            "skeleton_timeline.experiences[0].highlights[3]": _place("Kept the ledger."),
        },
    )
    assert found.splitlines()[3:] == [
        f"- {FIRST}",
        f"- {LONG} SAP.",
        "",
        "Junior Auditor, Vale & Sons",
        "2012 – 2015",
        "- Kept the ledger.",
    ]


def test_an_employer_whose_name_was_broken_is_one_heading() -> None:
    """The page's width parted it; the reader saw its second line as a name."""
    page = (
        "Experience\nSoftware Engineer and Security Researcher (Compulsory Military Service), Royal\n"
        "Signals Command\n2014 – 2016\nTraced 40 intrusions into the network of the signals command and its\noutposts.\n"
    )
    found = marked_lines(
        page, {"skeleton_timeline.experiences[0].organization": _place("Signals Command", page)}
    )
    assert "(Compulsory Military Service), Royal Signals Command\n2014" in found


def test_a_page_without_marks_has_its_broken_lines_whole() -> None:
    evidence = gate.index(
        [
            card(
                "w1",
                "Nordlicht GmbH",
                "Vertriebsleiterin",
                "2019-01 to present",
                "Leitung von 8 Mitarbeitern",
            )
        ]
    )
    told = [
        "Steigerung des Umsatzes in der Region um 50 % in drei Jahren, von 2,4 auf 3,6\nMio. Euro.",
        "Leitung von 8 Mitarbeitern an vier Standorten.",
        "Führung von 8 Mitarbeitern und Aufbau eines dichten Partnernetzes mit vielen\nHandwerksbetrieben.",
        "Betreuung von rund 150 Geschäftskunden in Schleswig-Holstein und Gewinnung von\n40 Neukunden im Jahr 2017.",
        "Umsatz in der Region binnen 36 Monaten von 2,4 Mio. Euro auf ganze 3,6 Mio. Euro\ngesteigert.",
        "Begleitung der Umstellung auf ein neues System der Anlagenbuchhaltung mit dem\nHersteller.",
    ]
    page = (
        "Berufserfahrung\nVertriebsleiterin, Nordlicht GmbH\n01/2019 – heute\n"
        + "\n".join(told)
        + "\n"
    )
    lines = [one.text for one in resume_lines(page, evidence)]
    assert lines[1:] == [" ".join(one.split("\n")) for one in told]


@pytest.mark.parametrize("heading", ["Night Auditor, Harbour Inn", "Harbour Inn — Night Auditor"])
def test_a_heading_at_the_end_of_a_bullet_is_known_by_its_date(heading: str) -> None:
    """By chance the bullet above filled its line, and nothing but the evidence tells where it ended."""
    evidence = gate.index(
        [
            card(
                "i1",
                "Harbour Inn",
                "Night Auditor",
                "2012-2014",
                "Closed the books of 80 rooms each night",
            ),
            card(
                "i2", "Grand Mole", "Front Desk Manager", "2015-2019", "Cut check-in times by 40%"
            ),
        ]
    )
    page = f"Experience\n\nFront Desk Manager, Grand Mole\n2015 – 2019\n- Cut check-in times by 40% {heading}\n2012 – 2014\n- Closed the books of 80 rooms each night\n"
    lines = resume_lines(page, evidence)
    assert [(one.text, one.company) for one in lines][1:] == [
        ("Cut check-in times by 40%", "Grand Mole"),
        (f"{heading}, 2012 – 2014", "Harbour Inn"),
        ("Closed the books of 80 rooms each night", "Harbour Inn"),
    ]


@pytest.mark.parametrize("with_boxes", [True, False], ids=["a page", "no pages"])
def test_a_short_line_below_the_longest_of_an_entry_is_a_line_of_its_own(
    *, with_boxes: bool
) -> None:
    """E7: the longest of a few short lines has used up no width; on a page the dates at its edge show that."""
    first, second = "Welded 1,200 m of hull seams a year", "Trained 6 apprentices"
    page = f"Experience\nWelder, Harbor Yards\t2015 – 2024\n{first}\n{second}\n"
    boxes = {
        first: (82.0, 139.6, 226.9, 153.8),
        second: (82.0, 153.2, 171.6, 167.5),
        "2015": (449.3, 125.9, 532.9, 140.1),
    }

    def place(text: str) -> Provenance:
        return _place(text, page).model_copy(update={"box": boxes[text] if with_boxes else None})

    entry = "skeleton_timeline.experiences[0]"
    places = {
        f"{entry}.highlights[0]": place(first),
        f"{entry}.highlights[1]": place(second),
        f"{entry}.start": place("2015"),
    }
    assert marked_lines(page, places).splitlines()[2:] == [f"- {first}", f"- {second}"]
