"""`audit` over résumés as files: pages in other languages, broken headings, two posts of one employer (CONTRACT D8, E7)."""

import json
from itertools import pairwise
from pathlib import Path

import pytest
from interview_app.tailoring.claim_audit import audit_claim_index
from interview_app.tailoring.printed_dates import SaidInEnglish
from interview_app.tailoring.resume_audit import audit_text

from interview_app.domain.provenance import Provenance
from interview_app.domain.tailoring import ClaimMapping, Severity, ViolationKind
from interview_app.domain.timeline import SkeletonTimeline
from interview_app.errors import DocumentError
from interview_app.tailoring.lines.career_from_cards import career_from_cards
from interview_app.tailoring.lines.fact_resume import cards_of
from interview_app.tailoring.lines.facts import Career, fact_cards
from interview_app.tailoring.lines.profile_yaml import to_yaml
from interview_app.use_cases import rendercv_page
from interview_app.use_cases.audit import audit_file
from interview_app.use_cases.card_file import load_cards
from interview_app.use_cases.fact_cards import parse_file, write_cards
from interview_app.use_cases.marked_lines import marked_lines
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


def blocked(text: str, cards: tuple[object, ...]) -> list[tuple[str, str]]:
    report = audit_text(text, cards)  # type: ignore[arg-type]
    return [
        (one.bullet_text, one.violation)
        for one in report.truth_violations
        if one.severity is Severity.BLOCKER
    ]


def test_months_in_small_letters_are_dates() -> None:
    """E7: a French page's own dates are no invented words."""
    assert blocked(FRENCH, CAMILLE) == []


def test_a_wrong_date_of_a_french_page_is_refused_in_its_own_words() -> None:
    """D8 wrong dates, E7: the violation quotes the line as it is printed."""
    found = blocked(FRENCH.replace("mars 2019", "mars 2017"), CAMILLE)
    assert found
    assert all("mars 2017 – août 2023" in line for line, _why in found)


@pytest.mark.parametrize(
    ("printed", "said"),
    [
        (
            "Ingénieure dans une équipe et pour les clients, févr. 2021 – aujourd’hui",
            "Feb 2021 – present",
        ),
        (
            "Aparejador en la empresa y con los clientes, junio de 2020 – actualidad",
            "Jun 2020 – present",
        ),
        ("Tecnico della rete nella sede e con il gruppo, gen 2020 – oggi", "Jan 2020 – present"),
        ("Gestão dos armazéns e das frotas no norte, set. de 2019 – atual", "Sep 2019 – present"),
        ("高级工程师，2019年3月 – 至今", "Mar 2019 – present"),
        ("主任看護師 2018年4月〜現在", "Apr 2018 – present"),
        ("主任看護師 2018年4月から2020年3月まで", "Apr 2018 – Mar 2020"),
        ("美甲师, 时刻网络有限公司 12 月 2022 – 至今", "Dec 2022 – present"),
        ("饲养员 6 月 2019 – 4 月 2020", "Jun 2019 – Apr 2020"),
        ("Senior Engineer, Jan 2010 – Mar 2013 · 3 ans 2 mois", "3 years 2 months"),
        ("1 an 9 mois", "1 year 9 months"),
        ("2 meses", "2 months"),
        ("수석 개발자, 2020년 6월 ~ 현재", "Jun 2020 – present"),
        ("수석 개발자, 2012년 – 2015년", "2012 – 2015"),
    ],
)
def test_dates_are_said_in_english_and_back(printed: str, said: str) -> None:
    """The way back gives every character of the page."""
    text = SaidInEnglish(printed)
    assert text.text.endswith(said)
    assert text.as_printed(text.text) == printed


@pytest.mark.parametrize(
    "printed", ["Ingénieur dans la ville et pour les gens, Aoû 2016 – Fév 2024"]
)
def test_a_month_that_a_program_cut_after_three_letters_is_one(printed: str) -> None:
    """E7: RenderCV prints French months so."""
    assert SaidInEnglish(printed).text.endswith("Aug 2016 – Feb 2024")


def test_a_time_counted_within_a_sentence_stays_in_its_own_words() -> None:
    """Only beside dates and alone in a line is it what a program printed; cards tell the rest in the page's language."""
    text = "Infirmière à Lyon depuis longtemps\nSoigné pendant 3 ans des patients de réanimation"
    assert SaidInEnglish(text).text == text


def test_an_eastern_year_is_given_back_where_it_was_printed() -> None:
    """E7: a quotation has the signs of its line, also where another line has the same year without them."""
    text = SaidInEnglish("2012年 – 2015年\n2012 – 2014\n")
    assert text.text == "2012 – 2015\n2012 – 2014\n"
    assert text.as_printed("2012 – 2014") == "2012 – 2014"
    assert text.as_printed("2012 – 2015") == "2012年 – 2015年"


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


@pytest.mark.parametrize("language", EASTERN)
def test_names_of_sections_and_dates_of_eastern_pages_claim_nothing(
    language: str, tmp_path: Path
) -> None:
    """E7: a page held against the cards that were made of it has no objection to its headings, its town and its dates."""
    page = tmp_path / "resume.txt"
    page.write_text(EASTERN[language], encoding="utf-8")
    write_cards(parse_file(page), tmp_path / "cards.json")
    report = audit_file(page, tmp_path / "cards.json")
    assert [one.bullet_text for one in report.truth_violations] == []
    lie = EASTERN[language].replace("14名", "40名").replace("올해의 개발자상", "노벨 물리학상")
    page.write_text(lie, encoding="utf-8")
    assert not audit_file(page, tmp_path / "cards.json").passed


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


def test_english_and_german_pages_are_left_alone() -> None:
    """In English, "set 2020 targets" tells of no September."""
    for text in (
        "Set 2020 targets for the team and met them",
        "Die Mai 2020 begonnene Arbeit und das Ende",
    ):
        assert SaidInEnglish(text).text == text


def test_an_unusual_name_on_top_is_no_claim() -> None:
    """E7: whose résumé it is claims nothing; the same words without anything to reach them by are held to the evidence."""
    cards = (card("g1", "Acme", "Fitter", "2015-2021", "Fitted 40 boilers a year"),)
    page = "David Gross\ndavid@example.org\n\nExperience\nFitter, Acme\n2015 – 2021\n- Fitted 40 boilers a year\n"
    assert blocked(page, cards) == []
    assert blocked("Award Winner Gross\n\n- Fitted 40 boilers a year\n", cards)


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


def _claims(*texts: tuple[str, str, str]) -> tuple[ClaimMapping, ...]:
    return tuple(
        ClaimMapping(bullet_id=bullet_id, bullet_text=text, evidence_card_ids=(cited,))
        for bullet_id, text, cited in texts
    )


def test_a_claim_index_holds_lines_to_the_post_of_their_entry() -> None:
    """D8 moved facts: a line of one post under another of the same employer is refused, though its card is cited."""
    cards = (
        card("a1", "Acme", "Foreman", "2020-2024", "Built 64 flats on one site"),
        card("a2", "Acme", "Foreman", "2020-2024", "Kept 3 crews busy through the winter"),
        card("b1", "Acme", "Apprentice", "2015-2018", "Wired 12 substations"),
    )
    honest = _claims(
        ("experience-acme-bullet-1", "Built 64 flats on one site", "a1"),
        ("experience-acme-bullet-2", "Kept 3 crews busy through the winter", "a2"),
        ("experience-acme-2-bullet-1", "Wired 12 substations", "b1"),
    )
    assert audit_claim_index(honest, cards).passed
    moved = (*honest, *_claims(("experience-acme-bullet-3", "Wired 12 substations", "b1")))
    report = audit_claim_index(moved, cards)
    assert not report.passed
    assert [one.bullet_id for one in report.truth_violations] == ["experience-acme-bullet-3"]
    assert report.truth_violations[0].kind is ViolationKind.MOVED_FACT


def test_a_post_of_two_names_is_one_post() -> None:
    """D8: a card that calls the same years by another title is no other post."""
    cards = (
        card("a1", "Acme", "Foreman", "2020-2024", "Built 64 flats on one site"),
        card("a2", "Acme", "Foreman", "2020-2024", "Kept 3 crews busy through the winter"),
        card("a3", "Acme", "Site foreman", "2020-2024", "Wired 12 substations"),
    )
    claims = _claims(
        *(
            (f"experience-acme-bullet-{at}", one.raw_text, one.id)
            for at, one in enumerate(cards, start=1)
        )
    )
    assert audit_claim_index(claims, cards).passed


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
    assert audit_text(page, cards).truth_violations == ()


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
    assert not audit_file(resume, cards).passed
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


RENDERCV = """cv:
  name: Ada Example
  email: ada@example.org
  phone: tel:+1-206-555-0100
  sections:
    experience:
    - company: Acme
      position: Foreman
      start_date: 2020-01
      end_date: present
      highlights:
      - Built 64 flats on one site
    skills:
    - label: Trades
      details: bricklaying, scaffolding
design:
  theme: classic
"""
FOREMAN = (
    card("a1", "Acme", "Foreman", "2020-01 to present", "Built 64 flats on one site", skills=["bricklaying", "scaffolding"]),
)  # fmt: skip


@pytest.mark.parametrize(
    ("honest", "lie"),
    [
        ("company: Acme", "company: Google"),
        ("position: Foreman", "position: Site director"),
        ("start_date: 2020-01", "start_date: 2015-01"),
        ("64 flats", "640 flats"),
        ("bricklaying, scaffolding", "bricklaying, welding"),
        ("design:\n", "  awarded: Nobel Prize in Physics\ndesign:\n"),
    ],
)
def test_a_rendercv_file_is_audited_as_the_page_it_makes(
    tmp_path: Path, honest: str, lie: str
) -> None:
    """D10, E7: our own resume.yaml; its keys are no claims, and every value of it is held, known or not."""
    cards = tmp_path / "cards.json"
    cards.write_text(json.dumps([one.to_json() for one in FOREMAN]), encoding="utf-8")
    page = tmp_path / "resume.yaml"
    page.write_text(RENDERCV, encoding="utf-8")
    assert audit_file(page, cards).truth_violations == ()
    page.write_text(RENDERCV.replace(honest, lie), encoding="utf-8")
    assert not audit_file(page, cards).passed


@pytest.mark.parametrize(
    ("text", "sentence"), [("a: 1", "no RenderCV file"), ("a: [", "not valid YAML")]
)
def test_a_yaml_file_that_is_no_resume_is_a_sentence(
    tmp_path: Path, text: str, sentence: str
) -> None:
    """E7, issue 5, bad input."""
    cards = tmp_path / "cards.json"
    cards.write_text(json.dumps([one.to_json() for one in FOREMAN]), encoding="utf-8")
    (tmp_path / "resume.yaml").write_text(text, encoding="utf-8")
    with pytest.raises(DocumentError, match=sentence):
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


def test_a_rendercv_file_that_repeats_itself_without_end_is_refused() -> None:
    """E7: nested references grow to a billion lines; the file is told to be at fault, and nothing hangs."""
    rows = ["a: &a [x, x, x, x, x, x, x, x, x]"]
    rows += [
        f"{name}: &{name} [{', '.join([f'*{before}'] * 9)}]"
        for before, name in pairwise("abcdefghi")
    ]
    bomb = "\n".join([*rows, "cv: {name: A, sections: {x: *i}}"])
    with pytest.raises(DocumentError, match="repeats its own parts"):
        rendercv_page.page_of(bomb.encode(), "cv.yaml")


def test_an_award_is_not_moved_to_the_school_that_gave_the_next_one() -> None:
    """D8, E7: an award as its card has it, above one of a school that the person went to."""
    career = Career(
        timeline=SkeletonTimeline.model_validate(
            {
                "education": [
                    {
                        "institution": "Cornell University",
                        "study_type": "BSc",
                        "area": "Physics",
                        "start": "2008",
                        "end": "2012",
                    }
                ],
                "awards": [
                    {"title": "Honorable Mention", "awarder": "Google", "date": "2012"},
                    {"title": "Summa cum laude", "awarder": "Cornell University", "date": "2012"},
                ],
            }
        )
    )
    page = "# Ann Example\n\n## Awards\n\n### Honorable Mention, Google\n\n2012\n\n### Summa cum laude, Cornell University\n\n2012\n"
    assert blocked(page, fact_cards(career)) == []
    assert blocked(page.replace("Mention, Google", "Mention, Microsoft"), fact_cards(career))
    assert blocked(page.replace("Google\n\n2012", "Google\n\n2014"), fact_cards(career))


def test_page_numbers_and_the_day_of_writing_claim_nothing() -> None:
    """E7: what a program prints around a page is no line of the person's; a number beside another's name is held."""
    cards = (card("g1", "Acme", "Fitter", "2015-2021", "Fitted 40 boilers a year"),)
    page = "Rémy Delannoy\nremy@example.org\n{date}\n\nExperience\nFitter, Acme\n2015 - 2021\n- Fitted 40 boilers a year\n\n{foot}\n"
    for date in (
        "Last updated in Nov 2026",
        "Dernière mise à jour Nov 2026",
        "Stand: 11/2026",
        "Última actualización 2026",
    ):
        for foot in (
            "Rémy Delannoy – 1/2",
            "Rémy Delannoy | Page 2 of 2",
            "Seite 1 von 2",
            "Página 1 de 2",
        ):
            assert (
                audit_text(
                    page.format(date=date, foot=foot), cards, name="Rémy Delannoy"
                ).truth_violations
                == ()
            )
    for lie in ("Rémy Delannoy – 12 boilers a day", "Last updated 40 websites in 2026"):
        assert not audit_text(page.format(date="", foot=lie), cards, name="Rémy Delannoy").passed


@pytest.mark.parametrize("line", ["Growth Hacker", "Deal Closer", "Data Ninja", "Problem Solver"])
def test_who_does_an_everyday_thing_is_nobodys_name(line: str) -> None:
    """E7: alone on top it is a claim of a post, which no list of titles needs to know."""
    cards = (card("g1", "Acme", "Fitter", "2015-2021", "Fitted 40 boilers a year"),)
    page = f"{line}\nmara@example.org | +49 170 1234567\n\nExperience\nFitter, Acme\n2015 - 2021\n- Fitted 40 boilers a year\n"
    assert [one.bullet_text for one in audit_text(page, cards).truth_violations] == [line]


@pytest.mark.parametrize(
    "name", ["Rose Gardner", "Grace Hopper", "Bernd Hacker", "Long Nguyen", "Joy Miller", "王洁"]
)
def test_a_name_of_words_is_a_name(name: str) -> None:
    """E7: whose page it is claims nothing."""
    cards = (card("g1", "Acme", "Fitter", "2015-2021", "Fitted 40 boilers a year"),)
    page = f"{name}\nmail@example.org | +49 170 1234567\n\nExperience\nFitter, Acme\n2015 - 2021\n- Fitted 40 boilers a year\n"
    assert audit_text(page, cards).truth_violations == ()
