"""`audit` over résumés as files: pages in other languages, broken headings, two posts of one employer (CONTRACT D8, E7)."""

import json
from collections.abc import Iterable
from pathlib import Path

import pytest

from interview_app.check.evidence import EvidenceSet
from interview_app.check.page.audited import audited_page
from interview_app.domain.knowledge_card import KnowledgeCard
from interview_app.domain.provenance import Provenance
from interview_app.domain.tailoring import Verdict
from interview_app.domain.timeline import SkeletonTimeline
from interview_app.errors import DocumentError
from interview_app.tailoring.lines.career_from_cards import career_from_cards
from interview_app.tailoring.lines.fact_resume import cards_of
from interview_app.tailoring.lines.facts import Career, fact_cards
from interview_app.tailoring.lines.profile_yaml import to_yaml
from interview_app.use_cases.resumes.audit import audit_file
from interview_app.use_cases.resumes.card_file import load_cards
from interview_app.use_cases.resumes.fact_cards import parse_file
from interview_app.use_cases.resumes.marked_lines import marked_lines
from tests.tailoring.made_up import card

FRENCH = """Camille Lefèvre
camille@example.org

Expérience professionnelle
Cheffe de projet, Hôpital Saint-Antoine
mars 2019 – août 2023
- Réduction de 20 % du temps d'attente dans les urgences
"""
CAMILLE = (
    card(
        "c1",
        "Hôpital Saint-Antoine",
        "Cheffe de projet",
        "2019-03 to 2023-08",
        "Réduction de 20 % du temps d'attente dans les urgences",
    ),
)


def blocked(text: str, cards: Iterable[KnowledgeCard]) -> list[str]:
    """The lines that are refused."""
    report = audited_page(text, EvidenceSet.of(cards, today="2026-06"))
    return [one.text for one in report.lines if one.verdict is Verdict.REFUSED]


def test_months_in_small_letters_are_dates() -> None:
    """E7: a French page's own dates are no invented words."""
    assert blocked(FRENCH, CAMILLE) == []


def test_a_wrong_date_of_a_french_page_is_refused_in_its_own_words() -> None:
    """D8 wrong dates, E7: the violation quotes the line as it is printed."""
    found = blocked(FRENCH.replace("mars 2019", "mars 2017"), CAMILLE)
    assert found
    assert found == ["mars 2017 – août 2023"]


EASTERN = {
    "ja": """佐藤花子
hanako@example.org | 090-1234-5678 | 大阪市

職務要約
看護師として10年間勤務

職務経歴
主任看護師、みなと総合病院
2018年4月 – 現在
- 新人看護師14名を指導

学　歴
看護大学 2008年 – 2012年

資格・免許
看護師免許、2012年
""",
    "ko": """김민준
minjun@example.org | 010-1234-5678 | 서울

경력 사항
수석 개발자, 한빛페이
2020년 6월 – 현재
- 결제 API 지연 시간을 900ms에서 220ms로 단축

수상 경력
올해의 개발자상, 2021
""",
}


def test_another_programs_file_gives_cards_too(tmp_path: Path) -> None:
    """E4, E9: a JSON Resume read as a text had "no evidence"; what the window takes in, the command line takes in."""
    mine = tmp_path / "resume.json"
    work = {
        "name": "The Tidal Room",
        "position": "Head Chef",
        "startDate": "2019-05",
        "highlights": ["Run a brigade of 11."],
    }
    mine.write_text(json.dumps({"basics": {"name": "Ngozi"}, "work": [work]}), encoding="utf-8")
    parsed = parse_file(mine)
    assert [(one.company, one.role, one.raw_text) for one in parsed.cards] == [
        ("The Tidal Room", "Head Chef", "Run a brigade of 11.")
    ]
    assert parsed.career.profile.basics.name == "Ngozi"


def test_an_employer_with_a_joint_in_its_name_is_its_own_heading() -> None:
    """D8: "Meyer, Hill and Little" and "Lago & Asociados S.L.L." are employers like any other."""
    cards = (
        card(
            "m1",
            "Meyer, Hill and Little",
            "Engineer, automotive",
            "2015-06 to 2017-05",
            "Reduced costs by 21%",
        ),
        card("m2", "Acme", "Engineer", "2018-2020", "Drew 30 plans"),
    )
    page = (
        "Experience\nEngineer, Acme\n2018 – 2020\n- Drew 30 plans\n"
        "Engineer, automotive, Meyer, Hill and Little\nJun 2015 – May 2017\n- Reduced costs by 21%\n"
    )
    assert blocked(page, cards) == []
    moved = page.replace("- Drew 30 plans", "- Reduced costs by 21%", 1)
    assert blocked(moved, cards)


def _place(text: str, quote: str) -> Provenance:
    start = text.index(quote)
    return Provenance(
        artifact_id="a", span=(start, start + len(quote)), quote=quote, confidence=1.0
    )


def test_a_read_page_is_given_its_lines_back() -> None:
    """E7: what the page's width broke is one line, bullets are marked, and no word is added or lost."""
    text = (
        "Experience\nNorthern Pipeline and Boiler Works, Operator of bleaching,\tJun 2020 – May 2023\n"
        "dyeing and washing machines\nCut waste by a third in the\nfirst winter\nKept the line run-\nning\nfitter, Acme\t2018\n"
    )
    places = {
        "skeleton_timeline.experiences[0].organization": _place(
            text, "Northern Pipeline and Boiler Works"
        ),
        "skeleton_timeline.experiences[0].highlights[0]": _place(
            text, "Cut waste by a third in the\nfirst winter"
        ),
        "skeleton_timeline.experiences[0].highlights[1]": _place(text, "Kept the line run-\nning"),
        "skeleton_timeline.experiences[1].title": _place(text, "fitter"),
    }
    marked = marked_lines(text, places)
    assert marked.splitlines() == [
        "Experience",
        "",
        "Northern Pipeline and Boiler Works, Operator of bleaching, dyeing and washing machines\tJun 2020 – May 2023",
        "- Cut waste by a third in the first winter",
        "- Kept the line run-\u00adning",
        "",
        "fitter, Acme\t2018",
    ]


def test_a_heading_that_ends_in_a_comma_goes_on_below_its_date() -> None:
    """E7: our own pages send a school and its place to the next line together; they are one heading."""
    text = (
        "Electrician with twelve years in buildings, solar power and the yearly test of every tool of a firm.\n"
        "Education\nApprenticeship as electrician, energy and building technology,\tSept. 2010 – July 2013\n"
        "Hauffe Electrics – Freital\nMaster electrician, Chamber of Crafts\t2016"
    )
    places = {
        "skeleton_timeline.education[0].institution": _place(text, "Hauffe Electrics"),
        "skeleton_timeline.education[1].study_type": _place(text, "Master electrician"),
    }
    assert marked_lines(text, places).splitlines()[1:] == [
        "Education",
        "Apprenticeship as electrician, energy and building technology, Hauffe Electrics – Freital\tSept. 2010 – July 2013",
        "",
        "Master electrician, Chamber of Crafts\t2016",
    ]


TIMELINE = SkeletonTimeline.model_validate(
    {
        "experiences": [
            {
                "id": "e1",
                "organization": "Outreach",
                "title": "Intern",
                "start": "2024-06",
                "end": "2024-09",
                "location": "Seattle, WA",
                "highlights": ["Built a dashboard for three teams"],
            }
        ],
        "education": [
            {
                "id": "s1",
                "institution": "Lycée de Rodrigues",
                "study_type": "Diplôme",
                "end": "2008-06",
            }
        ],
        "certificates": [{"name": "Registered Nurse", "issuer": "NMC", "date": "2014"}],
        "languages": [{"language": "English", "fluency": "native"}],
        "skills": [{"label": "Clinical", "keywords": ["triage", "wound care"]}],
        "projects": [
            {"name": "Falls atlas", "entity": "Leeds Trust", "start": "2019", "end": "2020"}
        ],
    }
)


def test_parsed_cards_know_the_place_of_their_entry() -> None:
    """E4, E7: the place of a job is evidence; a page that prints it is no liar."""
    cards = cards_of(TIMELINE)
    page = "Experience\nIntern, Outreach\nJun 2024 – Sep 2024 | Seattle, WA\n- Built a dashboard for three teams\n"
    assert blocked(page, cards) == []


def test_a_school_of_which_only_the_end_is_known_was_left_then() -> None:
    """D8 wrong dates: the one date there is is evidence, another one is none."""
    cards = fact_cards(Career(timeline=TIMELINE))
    page = "Education\nDiplôme, Lycée de Rodrigues\nJun 2008\n"
    assert blocked(page, cards) == []
    assert blocked(page.replace("2008", "2006"), cards)


def test_cards_alone_keep_certificates_languages_and_projects() -> None:
    """C5: for a nurse the licence is the résumé, also when the cards come without a profile."""
    timeline = career_from_cards(cards_of(TIMELINE)).timeline
    assert [(one.name, one.date) for one in timeline.certificates] == [
        ("Registered Nurse, NMC", "2014")
    ]
    assert [(one.language, one.fluency) for one in timeline.languages] == [("English", "native")]
    assert [(one.label, one.keywords) for one in timeline.skills] == [
        ("Clinical", ("triage", "wound care"))
    ]
    assert [(one.name, one.entity, one.start) for one in timeline.projects] == [
        ("Falls atlas", "Leeds Trust", "2019")
    ]
    assert [one.organization for one in timeline.experiences] == ["Outreach"]


def test_the_profile_beside_the_cards_is_evidence_too(tmp_path: Path) -> None:
    """E4, E7: what `parse` wrote together is held together; a name that looks like a claim is a name."""
    career = Career.model_validate(
        {"profile": {"basics": {"name": "Best Winner"}}, "timeline": TIMELINE.to_json()}
    )
    cards = tmp_path / "cards.json"
    cards.write_text(json.dumps([one.to_json() for one in cards_of(TIMELINE)]), encoding="utf-8")
    resume = tmp_path / "resume.txt"
    resume.write_text(
        "Best Winner\n\nEducation\nDiplôme, Lycée de Rodrigues\nJun 2008\n", encoding="utf-8"
    )
    cards.with_name("cards.profile.yaml").write_text(to_yaml(career), encoding="utf-8")
    assert audit_file(resume, cards).truth_violations == ()


def test_an_empty_page_is_not_called_supported(tmp_path: Path) -> None:
    """Issue 5, bad input: a file without text is a sentence, and no assurance."""
    cards = tmp_path / "cards.json"
    cards.write_text(json.dumps([one.to_json() for one in CAMILLE]), encoding="utf-8")
    (tmp_path / "empty.txt").write_text("  \n\n", encoding="utf-8")
    with pytest.raises(DocumentError, match=r"No text was found in empty\.txt"):
        audit_file(tmp_path / "empty.txt", cards)


def test_an_approved_summary_that_names_an_employer_is_supported() -> None:
    """E7: the person's own words about two employers stand under none of them; other words under them do not pass."""
    own = "He has a degree from Oregon. Before Payscale he worked at Zillow as an analyst for four years."
    timeline = SkeletonTimeline.model_validate(
        {
            "experiences": [
                {
                    "id": "p",
                    "organization": "Payscale",
                    "title": "Manager",
                    "start": "2019-03",
                    "end": "2022-06",
                },
                {
                    "id": "z",
                    "organization": "Zillow",
                    "title": "Analyst",
                    "start": "2015",
                    "end": "2019",
                },
            ]
        }
    )
    career = Career.model_validate(
        {"profile": {"basics": {"name": "Ed", "summary": own}}, "timeline": timeline.to_json()}
    )
    cards = fact_cards(career)
    page = "Ed Wood\ned@example.org\n\nSummary\n{own}\n\nExperience\nManager, Payscale\nMar 2019 – Jun 2022\n"
    assert blocked(page.format(own=own), cards) == []
    assert blocked(page.format(own=own.replace("analyst for four", "director for nine")), cards)


FOREMAN = (
    card("a1", "Acme", "Foreman", "2020-01 to present", "Built 64 flats on one site", skills=["bricklaying", "scaffolding"]),
)  # fmt: skip


def test_a_rendercv_file_is_no_page(tmp_path: Path) -> None:
    """E7: the page that it makes is audited, not its keys; a sentence says which files are."""
    cards = tmp_path / "cards.json"
    cards.write_text(json.dumps([one.to_json() for one in FOREMAN]), encoding="utf-8")
    (tmp_path / "resume.yaml").write_text("cv: {name: Anna}", encoding="utf-8")
    with pytest.raises(DocumentError, match="PDF, DOCX, TXT or MD"):
        audit_file(tmp_path / "resume.yaml", cards)


def test_cards_may_say_null_for_what_is_not_known(tmp_path: Path) -> None:
    """D1: optional fields; another program writes them as null, and a figure without quotes."""
    given = {**FOREMAN[0].to_json(), "scope": None, "leadership_signals": None}
    given["metrics"] = [{"value": 64, "description": "flats", "context": None}]
    (tmp_path / "cards.json").write_text(json.dumps([given]), encoding="utf-8")
    (read,) = load_cards(tmp_path / "cards.json")
    assert (read.scope.team_size, read.leadership_signals, read.metrics[0].value) == (
        None,
        (),
        "64",
    )


@pytest.mark.parametrize(
    "name", ["Rose Gardner", "Grace Hopper", "Bernd Hacker", "Long Nguyen", "Joy Miller", "王洁"]
)
def test_a_name_of_words_is_a_name(name: str) -> None:
    """E7: whose page it is claims nothing."""
    cards = (card("g1", "Acme", "Fitter", "2015-2021", "Fitted 40 boilers a year"),)
    page = f"{name}\nmail@example.org | +49 170 1234567\n\nExperience\nFitter, Acme\n2015 - 2021\n- Fitted 40 boilers a year\n"
    assert blocked(page, cards) == []
