"""Answers to gap questions: their own attested cards, under the job they name (CONTRACT D5, E5)."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from interview_app.cli.generate_command import command as generate
from interview_app.domain.tailoring import GapResolution, GapStrategy, GapType
from interview_app.domain.timeline import SkeletonTimeline
from interview_app.tailoring.lines import card_lines
from interview_app.tailoring.match import gaps
from tests.tailoring.made_up import POSTING, card

CARDS = (
    card("c1", "Payscale", "Senior Product Manager", "2019-03 to 2022-06", "Helped the platform team migrate our compensation API to AWS"),
    card("c2", "Zillow", "Product Analyst", "2015-2019", "Built dashboards in Tableau for the sales team"),
)  # fmt: skip
TIMELINE = SkeletonTimeline.model_validate(
    {
        "experiences": [
            {"id": "e1", "organization": "Payscale", "title": "Senior Product Manager", "start": "2019-03", "end": "2022-06"},
            {"id": "e2", "organization": "Payscale", "title": "Product Manager", "start": "2016-01", "end": "2019-02"},
            {"id": "e3", "organization": "Zillow", "title": "Product Analyst", "start": "2012", "end": "2015"},
        ]
    }
)  # fmt: skip


def run(folder: Path, typed: str) -> str:
    """What `generate --interactive` prints when this is typed, and writes under `out`."""
    (folder / "jd.txt").write_text(POSTING, encoding="utf-8")
    (folder / "cards.json").write_text(
        json.dumps([one.to_json() for one in CARDS]), encoding="utf-8"
    )
    files = [
        "-j",
        str(folder / "jd.txt"),
        "--cards",
        str(folder / "cards.json"),
        "-o",
        str(folder / "out"),
    ]
    arguments = [*files, "-t", "PM", "--data-dir", str(folder / "data"), "--interactive"]
    done = CliRunner().invoke(generate, arguments, input=typed, catch_exceptions=False)
    assert done.exit_code == 0
    return done.output


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("Yes, I built the budget reports at Zillow in 2018.", "Built the budget reports in 2018"),
        ("I drew the price maps at Zillow for brokers.", "Drew the price maps for brokers"),
        ("I sold maps at Zillow Labs to brokers.", "Sold maps at Zillow Labs to brokers"),
    ],
)
def test_a_line_does_not_say_its_heading_again(typed: str, line: str) -> None:
    """D5, D6: an answer names the employer so that it finds its place, and begins as people answer questions."""
    place = {"company": "Zillow", "role": "Product Analyst", "timeframe": "2015-2019"}
    gap = GapResolution(
        gap_id="gap-001",
        requirement_text="Budget reports",
        gap_type=GapType.TRUE_GAP,
        strategy=GapStrategy.ASK_USER,
    )
    told = gaps.answered(gap, typed, place=place)
    assert [one.line for one in card_lines.lines(told, among_told=True)] == [line]


@pytest.mark.parametrize(
    "typed", ["Yes.", "Yes, I did.", "No, I never built budget reports at Zillow."]
)
def test_a_yes_alone_and_a_no_are_no_lines(typed: str) -> None:
    """DESIGN 9: a bare reply says nothing that a page could."""
    gap = GapResolution(
        gap_id="gap-001",
        requirement_text="Reports",
        gap_type=GapType.TRUE_GAP,
        strategy=GapStrategy.ASK_USER,
    )
    assert (
        list(
            card_lines.lines(
                gaps.answered(gap, typed, place={"company": "Zillow"}), among_told=True
            )
        )
        == []
    )


def test_an_answer_is_a_line_under_the_employer_it_names(tmp_path: Path) -> None:
    """D5, E5: what is asked is asked for the résumé; the answer is a card of its own that the person attested."""
    run(tmp_path, "Managed a budget of $300,000 for the dashboards at Zillow in 2018.\n" * 3)
    (folder,) = (tmp_path / "out").iterdir()
    page = (folder / "resume.txt").read_text(encoding="utf-8")
    assert "Managed a budget of $300,000" in page.partition("Zillow")[2]
    cards = json.loads((folder / "evidence_used.json").read_text(encoding="utf-8"))
    (answer,) = [one for one in cards if one["attested_by_user"]]
    assert (answer["company"], answer["role"]) == ("Zillow", "Product Analyst")
    assert answer["raw_text"].startswith("Managed a budget")


def test_an_answer_that_names_no_employer_is_told(tmp_path: Path) -> None:
    """D5: such an answer is evidence without a place; nobody is left to wonder where it went."""
    assert "names none of your employers" in run(tmp_path, "I managed a budget of $300,000.\n" * 3)


def test_the_end_of_the_answers_skips_the_other_questions(tmp_path: Path) -> None:
    """E5: answers from a file that ends; the résumé is written all the same."""
    assert "✓ Resume generated successfully" in run(tmp_path, "")


@pytest.mark.parametrize(
    ("answer", "entry"),
    [
        ("At Zillow I had a budget", "e3"),
        ("At Payscale, as Senior Product Manager, I had a budget", "e1"),
        ("At Payscale in 2017 I had a budget", "e2"),
        ("At Payscale I had a budget", None),
        ("At Payscale and at Zillow I had a budget", None),
        ("I had a budget in 2013", None),
        ("At Zillowware I had a budget", None),
    ],
)
def test_an_answer_goes_under_one_post_or_none(answer: str, entry: str | None) -> None:
    """D8 moved facts: of several posts none is guessed."""
    found = gaps.entry_named(answer, TIMELINE)
    assert (found.id if found else None) == entry


@pytest.mark.parametrize(
    ("answer", "named"),
    [
        ("Bei den Stadtwerken Pirna habe ich Schaltanlagen gewartet.", True),
        ("Im Städtischen Klinikum Görlitz habe ich Sonden gelegt.", True),
        ("Bei den Stadtwerken Dresden habe ich Schaltanlagen gewartet.", False),
    ],
)
def test_a_german_employer_is_named_in_whatever_case(answer: str, named: bool) -> None:
    """D5: "bei den Stadtwerken Pirna" is the employer Stadtwerke Pirna."""
    jobs = [
        {
            "id": "e1",
            "organization": "Stadtwerke Pirna",
            "title": "Elektroniker",
            "start": "2013",
            "end": "2018",
        },
        {
            "id": "e2",
            "organization": "Städtisches Klinikum Görlitz",
            "title": "Pfleger",
            "start": "2018",
        },
    ]
    timeline = SkeletonTimeline.model_validate({"experiences": jobs})
    assert (gaps.entry_named(answer, timeline) is not None) is named


@pytest.mark.parametrize(
    ("answer", "time"),
    [
        ("Von 2014 bis 2018 habe ich nebenher Mittelspannung gewartet.", "2014 to 2018"),
        ("From March 2019 to May 2021 I drove forklifts at weekends.", "2019-03 to 2021-05"),
        ("I have driven forklifts since 2020.", "2020 to present"),
        ("I drove forklifts in 2019 and 2021.", ""),
        ("I drove forklifts from 2012 to 2013 and from 2015 to 2016.", ""),
    ],
)
def test_an_answer_without_an_employer_keeps_the_time_it_tells(answer: str, time: str) -> None:
    """D5: years that are asked for are reckoned with what the person said, and of several times none is guessed."""
    gap = GapResolution(
        gap_id="gap-001",
        requirement_text="5 years",
        gap_type=GapType.TRUE_GAP,
        strategy=GapStrategy.ASK_USER,
    )
    assert gaps.answer_card(gap, answer, TIMELINE, ()).timeframe == time


def test_an_answer_adds_its_time_and_no_more(tmp_path: Path) -> None:
    """D5: what is short of the years asked for stays so after an answer that tells of two more."""
    posting = POSTING.replace("Kubernetes", "5+ years of experience driving forklifts")
    (tmp_path / "jd.txt").write_text(posting, encoding="utf-8")
    (tmp_path / "cards.json").write_text(
        json.dumps([one.to_json() for one in CARDS]), encoding="utf-8"
    )
    files = [
        "-j",
        str(tmp_path / "jd.txt"),
        "--cards",
        str(tmp_path / "cards.json"),
        "-o",
        str(tmp_path / "out"),
    ]
    arguments = [
        *files,
        "-t",
        "PM",
        "--data-dir",
        str(tmp_path / "data"),
        "--interactive",
        "--json",
    ]
    typed = "From 2018-01 to 2019-12 I drove forklifts at weekends.\n" * 3
    done = CliRunner().invoke(generate, arguments, input=typed, catch_exceptions=False)
    (years,) = [
        one["answered_by"]
        for one in json.loads(done.stdout)["requirements"]
        if "forklifts" in one["text"]
    ]
    assert years["experience"]["shown_months"] == 24
    assert years["confidence"] == "low"


def test_an_answer_joins_the_cards_of_its_entry() -> None:
    """D5: where cards know their entry the answer knows it too, so that it stands among them and replaces none."""
    gap = GapResolution(
        gap_id="gap-001",
        requirement_text="Budget",
        gap_type=GapType.TRUE_GAP,
        strategy=GapStrategy.ASK_USER,
    )
    of_entry = card(
        "x", "Zillow", "Product Analyst", "2012-2015", "Built dashboards", entry_id="e3"
    )
    assert gaps.answer_card(gap, "A budget at Zillow", TIMELINE, (of_entry,)).entry_id == "e3"
    assert gaps.answer_card(gap, "A budget at Zillow", TIMELINE, CARDS).entry_id is None


@pytest.mark.parametrize(
    ("demand", "asked"),
    [
        ("Experience with event streaming", "Have you done this"),
        ("Forklift licence (reach or counterbalance)", "Do you have this"),
        ("U.S. citizenship is required", "Do you have this"),
        ("Englisch mindestens B2", "Do you have this"),
        ("Good level of English", "Do you have this"),
        ("Führerschein Klasse CE", "Do you have this"),
        ("Abgeschlossene Ausbildung als Elektroniker", "Do you have this"),
        ("Ability to stay calm when a ward is full", "When did you show this"),
        ("Teamfähigkeit, Empathie und Belastbarkeit", "When did you show this"),
        ("Prüfung nach DGUV Vorschrift 3", "Have you done this"),
        ("Ausbildung von Lehrlingen", "Have you done this"),
        ("Mastery of a wide variety of methods", "Have you done this"),
    ],
)
def test_a_question_fits_what_is_asked_for(demand: str, asked: str) -> None:
    """D5: nobody has done a licence, or an ability to stay calm."""
    gap = GapResolution(
        gap_id="gap-001",
        requirement_text=demand,
        gap_type=GapType.TRUE_GAP,
        strategy=GapStrategy.ASK_USER,
    )
    (question,) = gaps.questions([gap])
    assert asked in question.question
    assert f"“{demand}”" in question.question
