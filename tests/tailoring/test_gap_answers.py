"""Answers to gap questions: their own attested cards, under the job they name (CONTRACT D5, E5)."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from interview_app.cli.generate_command import command as generate
from interview_app.domain.lines import LineOrigin
from interview_app.domain.tailoring import GapResolution, GapStrategy, GapType
from interview_app.domain.timeline import SkeletonTimeline
from interview_app.tailoring.match import gaps
from interview_app.tailoring.match.gaps import GapAnswer
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


def invoked(folder: Path, typed: str, posting: str, *more: str) -> Result:
    (folder / "jd.txt").write_text(posting, encoding="utf-8")
    (folder / "cards.json").write_text(
        json.dumps([one.to_json() for one in CARDS]), encoding="utf-8"
    )
    files = ["-j", str(folder / "jd.txt"), "--cards", str(folder / "cards.json")]
    places = ["-o", str(folder / "out"), "--data-dir", str(folder / "data"), "-t", "PM"]
    arguments = [*files, *places, "--interactive", *more]
    return CliRunner().invoke(generate, arguments, input=typed, catch_exceptions=False)


def run(folder: Path, typed: str, posting: str = POSTING) -> str:
    """What `generate --interactive` prints when this is typed, and writes under `out`."""
    done = invoked(folder, typed, posting)
    assert done.exit_code == 0
    return done.output


def gap(text: str = "Budget reports") -> GapResolution:
    return GapResolution(
        gap_id="gap-001",
        requirement_text=text,
        gap_type=GapType.TRUE_GAP,
        strategy=GapStrategy.ASK_USER,
    )


def test_the_line_of_an_answer_is_the_persons_own() -> None:
    """NEXT 3: the answer is kept word for word and is no line; the line is what they say it is."""
    said = "Yes, I built the budget reports at Zillow in 2018."
    told = gaps.answered(gap(), said, line="Built the budget reports", at="2026-01-01T00:00:00Z")
    assert told.raw_text == said
    (line,) = told.lines
    assert (line.text, line.origin, line.cites, line.approved_at) == (
        "Built the budget reports",
        LineOrigin.PERSON,
        (told.id,),
        "2026-01-01T00:00:00Z",
    )


@pytest.mark.parametrize("line", ["", "  "])
def test_an_answer_without_a_line_has_none(line: str) -> None:
    """NEXT 3: nothing is made into a line that nobody approved as one."""
    assert gaps.answered(gap(), "Yes, I did.", line=line).lines == ()


def test_an_answer_is_a_line_under_the_employer_it_names(tmp_path: Path) -> None:
    """D5, E5: what is asked is asked for the résumé; the answer is a card of its own that the person attested."""
    told = "Managed a budget of $300,000 for the dashboards at Zillow in 2018."
    line = "Managed the budget of the dashboards, $300,000 in 2018"
    run(tmp_path, f"{told}\n{line}\n")
    (folder,) = (tmp_path / "out").iterdir()
    page = (folder / "resume.txt").read_text(encoding="utf-8")
    assert line in page.partition("Zillow")[2]
    assert told not in page
    cards = json.loads((folder / "evidence_used.json").read_text(encoding="utf-8"))
    (answer,) = [one for one in cards if one["attested_by_user"]]
    assert (answer["company"], answer["role"]) == ("Zillow", "Product Analyst")
    assert answer["raw_text"].startswith("Managed a budget")


@pytest.mark.parametrize(("typed", "prints"), [("=", True), ("", False)])
def test_an_answer_is_a_line_as_it_is_only_when_the_person_says_so(
    tmp_path: Path, typed: str, prints: bool
) -> None:
    """NEXT 3: “=” takes the answer; nothing leaves it without a line, which is told under Left out."""
    told = "Managed a budget of $300,000 for the dashboards at Zillow in 2018."
    output = run(tmp_path, f"{told}\n{typed}\n")
    (folder,) = (tmp_path / "out").iterdir()
    assert (told in (folder / "resume.txt").read_text(encoding="utf-8")) is prints
    assert ("Left out (Not yet put into a sentence):" in output) is not prints
    trims = json.loads((folder / "trims.json").read_text(encoding="utf-8"))
    assert ([one["text"] for one in trims if one["kind"] == "no_line"] == [told]) is not prints


def test_an_answer_that_names_no_employer_is_told(tmp_path: Path) -> None:
    """D5: such an answer makes no line; what was asked stays open, and was told as answered."""
    posting = "Product Manager\n\nRequirements\n- Driving licence\n- SQL\n- Product roadmaps\n"
    output = run(tmp_path, "Category B since 2015.\n=\n", posting)
    assert "names none of your employers" in output
    assert "Driving licence" in output.partition("Asked for, and not shown by your evidence:")[2]


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
    assert gaps.answer_card(gap("5 years"), GapAnswer(answer), None).timeframe == time


def test_an_answer_adds_its_time_and_no_more(tmp_path: Path) -> None:
    """D5: what is short of the years asked for stays so after an answer that tells of two more."""
    posting = POSTING.replace("Kubernetes", "5+ years of experience with forklifts")
    typed = "From 2018-01 to 2019-12 I drove forklifts at weekends.\n\n" * 3
    output = run(tmp_path, typed, posting)
    assert "Your jobs that tell of forklifts add up to 2 years;" in output
    assert "asked: 5 years" in output


def test_with_json_nobody_is_asked(tmp_path: Path) -> None:
    """NEXT 3: `--json` never asks, even with `--interactive`."""
    done = invoked(tmp_path, "I never said this.\n" * 9, POSTING, "--json")
    assert json.loads(done.stdout)["status"] == "ok"
    assert "Your answer" not in done.output
    assert "I never said this" not in json.dumps(json.loads(done.stdout), ensure_ascii=False)


def test_an_answer_joins_the_cards_of_its_entry() -> None:
    """D5: where cards know their entry the answer knows it too, so that it stands among them and replaces none."""
    job, answer = gaps.entry_named("A budget at Zillow", TIMELINE), GapAnswer("A budget at Zillow")
    for by_id, id in ((True, "e3"), (False, None)):
        made = gaps.answer_card(gap(), answer, job, by_id=by_id)
        assert (made.company, made.entry_id) == ("Zillow", id)


def test_what_a_document_says_of_a_gap_is_found_for_the_question() -> None:
    """Of lines that became nothing the one that shares what is asked for, and no other."""
    lines = ("Full clean driving licence", "(part-time)", "References: on request")
    asked = [gap("Driving licence"), gap("At least 2 years managing a team")]
    asked[1] = asked[1].model_copy(update={"gap_id": "gap-002"})
    assert gaps.found_in(lines, asked) == {"gap-001": "Full clean driving licence"}
    assert gaps.found_in((), asked) == {}
