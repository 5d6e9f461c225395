"""What an honest résumé prints beside its claims: names, contact, headings in every order, labels (CONTRACT D8, E7)."""

import pytest
from interview_app.tailoring.resume_audit import audit_text
from interview_app.tailoring.truth_gate import gate
from interview_app.tailoring.truth_gate.page.resume_lines import resume_lines

from interview_app.domain.tailoring import AuditReport, Severity
from tests.tailoring.made_up import PAYSCALE, PFLEGE, card

ENGLISH, GERMAN = gate.index(PAYSCALE), gate.index(PFLEGE)


def blocked(report: AuditReport) -> list[tuple[str, str]]:
    return [
        (one.bullet_text, one.violation)
        for one in report.truth_violations
        if one.severity is Severity.BLOCKER
    ]


def english(heading: str) -> AuditReport:
    return audit_text(
        f"Ada Example\nada@example.org\n\nEXPERIENCE\n\n{heading}\n- Cut p95 latency by 75%\n\n"
        "Zillow — Product Analyst — 2015 – 2019\n- Built dashboards in Tableau for the sales team\n",
        ENGLISH,
    )


@pytest.mark.parametrize(
    "heading",
    [
        "Payscale — Senior Product Manager — Mar 2019 – Jun 2022",
        "Senior Product Manager | Payscale | 03/2019 - 06/2022",
        "Senior Product Manager\nPayscale · Full-time\nMar 2019 - Jun 2022 · 3 yrs 4 mos",
        "2019–2022  Senior Product Manager\n           Payscale, Seattle",
        "Payscale Inc.\nSenior Product Manager\n2019–2022",
        "Employer: Payscale\nTitle: Senior Product Manager\nDates: March 2019 – June 2022",
        "Payscale, Sr. Product Manager, March 1, 2019 – June 30, 2022",
        "Senior Product Manager, Payscale, '19 – '22",
        "Senior Product Manager — Payscale (Remote)\nMarch 2019 – June 2022",
        "Senior Product Manager, Payscale, Seattle, WA, USA (contract), 2019 – 2022",
        "**Payscale**, Seattle    2019 – 2022\n*Senior Product Manager*",
        "2019 – 2022\nSenior Product Manager, Payscale",
        "Senior Product Manager at Payscale (2019 – 2022)",
    ],
)
def test_a_heading_is_no_claim_in_whatever_order_it_is_printed(heading: str) -> None:
    """E7: an honest heading is refused in none of its lines, and the lines below stand under its employer and post."""
    assert blocked(english(heading)) == []


@pytest.mark.parametrize(
    ("heading", "lie"),
    [
        ("Payscale — Director of Product — Mar 2019 – Jun 2022", "Director of Product"),
        ("Senior Product Manager | Google | 03/2019 - 06/2022", "Google"),
        ("Payscale\nSenior Product Manager\n2017–2022", "2017"),
        (
            "Employer: Payscale\nTitle: Chief Product Officer\nDates: March 2019 – June 2022",
            "Chief Product Officer",
        ),
        (
            "Payscale · Full-time\nSenior Product Manager\nMar 2019 - Jun 2022 · 5 yrs 4 mos",
            "5 yrs",
        ),
        ("Senior Product Manager, Payscale, Portland, OR, 2019 – 2022", "Portland"),
        ("Product Analyst, Payscale, Mar 2019 – Jun 2022", "Product Analyst"),
        ("Payscale Global Holdings — Senior Product Manager — 2019 – 2022", "Global Holdings"),
    ],
)
def test_a_lie_in_a_heading_is_refused_and_quoted(heading: str, lie: str) -> None:
    """D8 titles, employers, dates and places; E7: the violation quotes the line."""
    assert any(lie in line for line, _why in blocked(english(heading)))


def test_a_wrong_state_beside_a_known_town_is_doubted() -> None:
    """D8: which state a town lies in, the evidence does not say: a WARNING that quotes the line."""
    report = english("Payscale, Seattle, WA — Senior Product Manager — 2019 – 2022")
    assert report.passed
    assert [one.severity for one in report.truth_violations] == [Severity.WARNING]


@pytest.mark.parametrize(
    "heading",
    [
        "Krankenhaus St. Elisabeth — Gesundheits- und Krankenpflegerin — 04/2016 – 09/2020",
        "01.04.2016 – 30.09.2020\tKrankenhaus St. Elisabeth\n\tGesundheits- und Krankenpflegerin",
        "Arbeitgeber: Krankenhaus St. Elisabeth\nPosition: Gesundheits- und Krankenpflegerin\nZeitraum: 04/2016 – 09/2020",
        "Gesundheits- und Krankenpflegerin bei Krankenhaus St. Elisabeth (04/2016 – 09/2020, Vollzeit)",
    ],
)
def test_a_german_heading_is_no_claim(heading: str) -> None:
    """E7: a month written in figures is no telephone number, and its line stays the heading of what follows."""
    page = f"Ada Beispiel\nada@example.org\n\nBerufserfahrung\n\n{heading}\n- Auf der Intensivstation 8 Beatmungspatienten pro Schicht betreut\n"
    assert audit_text(page, GERMAN).truth_violations == ()
    lines = resume_lines(page, GERMAN)
    assert [line.company for line in lines if line.text.startswith("Auf der")] == [
        "Krankenhaus St. Elisabeth"
    ]
    assert blocked(audit_text(page.replace("2016", "2014"), GERMAN)), (
        "dates are held to the evidence"
    )


BODY = "\n## Experience\n### Senior Product Manager, Payscale\nMar 2019 – Jun 2022\n- Cut p95 latency by 75%\n"


@pytest.mark.parametrize(
    "head",
    [
        "# Jane Doe\nSenior Product Manager | Seattle, WA | jane@example.com | (206) 555-0142 | linkedin.com/in/janedoe",
        "JANE DOE\n123 Main Street, Seattle, WA 98101\n206.555.0142 | jane@example.com",
        "Curriculum Vitae\n\nJane Doe\nEmail: jane@example.com\nPhone: +1 206 555 0142\nAddress: 123 Main Street, Seattle",
        "# Jane Doe\n\n- Email: jane@example.com\n- Phone: 206-555-0142\n- Location: Seattle, WA\n- GitHub: github.com/jane",
        "Name: Jane Doe\nDate of birth: 12 March 1988\nNationality: British\nEmail: jane@example.com",
        "Contact\n\nJane Doe\njane@example.com\n+1 206 555 0142\nSeattle, WA",
        "Jane Doe (she/her)\nLeeds • jane[at]example.com • LinkedIn: janedoe",
        "Karl Schneider\nkarl@example.org",
        "Jane Doe, BA\njane@example.com",
        "# Jane Developer",
        "Jane Developer\njane.developer@example.com",
        "# Peter Vogt Leiter",
    ],
)
def test_whose_page_it_is_and_how_they_are_reached_claims_nothing(head: str) -> None:
    """E7: name, headline, address, telephone in any form, personal details."""
    assert (
        audit_text(head + "\n" + BODY, (*PAYSCALE, card("ba", "", "", "", "BA"))).truth_violations
        == ()
    )


@pytest.mark.parametrize(
    ("head", "lie"),
    [
        ("# Jane Doe\nChief Technology Officer | jane@example.com", "Chief Technology Officer"),
        ("Jane Doe, MBA\njane@example.com", "MBA"),
        ("# Jane Developer, Chief Technology Officer", "Chief Technology Officer"),
        ("# Jane Developer\nCloud Architect", "Cloud Architect"),
        ("# Cloud Architect\nJane Doe", "Cloud Architect"),
        ("Cloud Architect\njane.doe@example.com", "Cloud Architect"),
        ("# Marketing Director", "Marketing Director"),
        ("# Chief Surgeon", "Chief Surgeon"),
        ("Jane Doe PhD\njane@example.com", "PhD"),
        ("Jane Doe | PMP\njane@example.com", "PMP"),
        ("Jane Doe\njane@example.com | Led 40 engineers", "Led 40 engineers"),
        ("Jane Doe\nKubernetes | AWS | jane@example.com", "Kubernetes"),
        ("Jane Doe\nForbes 30 Under 30\njane@example.com", "Forbes"),
        ("Jane Doe\nHarvard Alumnus\njane@example.com", "Harvard"),
        (
            "Jane Doe\njane@example.com\n\nAwards\nPulitzer Prize, see https://example.org/prize",
            "Pulitzer",
        ),
        ("Jane Doe\njane@example.com\n\nAddress customer complaints of 400 tenants", "400 tenants"),
    ],
)
def test_a_claim_beside_name_and_contact_is_held(head: str, lie: str) -> None:
    """D8, E7: an address in a line excuses nothing else that it says."""
    assert any(lie in line for line, _why in blocked(audit_text(head + "\n" + BODY, ENGLISH)))


def test_lists_and_set_phrases_are_read_without_their_labels() -> None:
    """E7: "Tools: a, b", a section in one line, references, a page's number and a signature."""
    page = BODY + (
        "\n## Skills\nCloud: AWS\nProgramming languages: Python 3.8, SQL\n\nReferences\nAvailable upon request\nPage 1 of 2\n"
        "Seattle, 3 May 2024\n"
    )
    assert audit_text("Jane Doe\njane@example.com\n" + page, ENGLISH).truth_violations == ()
    false = audit_text(
        page.replace("Cloud: AWS", "Cloud: AWS, Azure").replace("upon request", "from Google"),
        ENGLISH,
    )
    assert {line for line, _why in blocked(false)} == {"Cloud: AWS, Azure", "Available from Google"}


def test_a_year_above_an_entry_belongs_to_it_and_not_to_the_section() -> None:
    """E7: "Ausbildung" over "2008 – 2011" is no heading of its own."""
    school = (
        card("s", "Berufsschule Murgental", "Chemie", "2008-2011", "Lehre", card_type="education"),
    )
    page = "Ausbildung\n\n2008 – 2011\nChemie\nBerufsschule Murgental\n"
    assert [(one.text, one.company) for one in resume_lines(page, gate.index(school))] == [
        ("2008 – 2011", "Berufsschule Murgental"),
        ("Chemie", "Berufsschule Murgental"),
        ("Berufsschule Murgental", "Berufsschule Murgental"),
    ]


TWO_POSTS = (
    card("n1", "Copperline Hotel", "Night Auditor", "2015-09 to 2018-12", "Trained nine coworkers on Maestro", scope={"geography": ["Tucson"]}),
    card("n2", "Larkspur Inn", "Front Desk Agent", "2012-05 to 2015-08", "Welcomed a group of 120 people in one afternoon", scope={"geography": ["Tucson"]}),
)  # fmt: skip


def placed(page: str, *, name: str = "") -> list[tuple[str, str | None]]:
    return [(one.text, one.company) for one in resume_lines(page, gate.index(TWO_POSTS), name=name)]


def test_a_title_that_a_reader_took_for_the_end_of_a_bullet_is_a_heading() -> None:
    """E7: a page of columns is read with its bullets and titles run together; each is given back its line."""
    page = (
        "Experience\n\nFront Desk Agent\nLarkspur Inn\tMay 2012 – Aug 2015\n"
        "- Welcomed a group of 120 people in one afternoon Night Auditor\n\nCopperline Hotel, Tucson\tSep 2015 – Dec 2018\n"
        "- Trained nine coworkers on Maestro\n"
    )
    assert ("Welcomed a group of 120 people in one afternoon", "Larkspur Inn") in placed(page)
    assert ("Night Auditor", "Copperline Hotel") in placed(page)
    assert audit_text(page, TWO_POSTS).passed
    parted = page.replace(" Night Auditor\n\nCopperline", "\n- Night Auditor\n- Copperline")
    assert ("Trained nine coworkers on Maestro", "Copperline Hotel") in placed(parted)
    assert audit_text(parted, TWO_POSTS).passed


def test_a_name_below_a_column_begins_the_page_anew() -> None:
    """E7: the headline under the name is of no school in the column beside it."""
    page = (
        "Skills\nMaestro\n\nExperience\n\nLarkspur Inn\tMay 2012 – Aug 2015\n\nMary Moss\nNight Auditor\nSummary\n"
        "Trained nine coworkers on Maestro.\n"
    )
    assert ("Night Auditor", None) in placed(page, name="Mary Moss")
    assert ("Night Auditor", "Larkspur Inn") in placed(page)


def test_dates_read_apart_from_what_they_date_stand_alone() -> None:
    """E7: a column of dates, and a date that a narrow column broke before its year."""
    page = "Experience\nSep 2015 – Dec 2018\nMay 2012 – Aug\n2015\n\nNight Auditor, Copperline Hotel\n- Trained nine coworkers on Maestro\n"
    assert [text for text, _company in placed(page)][:2] == [
        "Sep 2015 – Dec 2018",
        "May 2012 – Aug 2015",
    ]
    assert audit_text(page, TWO_POSTS).passed
    assert not audit_text(page.replace("May 2012", "May 2010"), TWO_POSTS).passed


def test_the_parts_of_a_post_end_no_section() -> None:
    """D8 moved facts, E7: below "Key achievements:" a line stands under the employer it did before."""
    page = "Work history\n\nNight Auditor, Copperline Hotel, 2015 – 2018\nKey achievements:\n- Welcomed a group of 120 people in one afternoon\n"
    assert [line for line, _why in blocked(audit_text(page, TWO_POSTS))] == [
        "Welcomed a group of 120 people in one afternoon"
    ]


@pytest.mark.parametrize(
    "name",
    ["Core Strengths & Expertise", "EMPLOYMENT HISTORY", "Kenntnisse und Fähigkeiten", "Beruflicher Werdegang:", "Education & Certifications", "Career Objective"],
)  # fmt: skip
def test_a_section_has_many_names(name: str) -> None:
    """E7: a section's name is no claim; a line with another word in it is one."""
    assert resume_lines(f"{name}\n\n- Trained nine coworkers on Maestro\n", gate.index(TWO_POSTS))[
        0
    ].text.startswith("Tr")
    assert not audit_text(
        f"Kubernetes {name}\n\n- Trained nine coworkers on Maestro\n", TWO_POSTS
    ).passed


@pytest.mark.parametrize(
    "heading",
    [
        "B.A. in Economics, University of Oregon (2011–2015)",
        "Bachelor of Arts in Economics\nUniversity of Oregon\n2011–2015",
        "University of Oregon\nBA Economics, graduated 2015",
        "BA Economics (GPA 3.6/4.0), University of Oregon, class of 2015",
        "Degree: BA\nInstitution: University of Oregon\nSubject: Economics",
        "| 2011–2015 | University of Oregon | BA Economics |",
    ],
)
def test_a_schooling_is_no_claim_in_whatever_form_it_is_printed(heading: str) -> None:
    """D8 schools, E7: a degree in full is the degree in short; the year it ended is when it was earned."""
    assert (
        audit_text(
            f"Ada Example\nada@example.org\n\nEDUCATION\n\n{heading}\n", ENGLISH
        ).truth_violations
        == ()
    )


@pytest.mark.parametrize(
    ("heading", "lie"),
    [
        ("Master of Arts in Economics\nUniversity of Oregon\n2011–2015", "Master"),
        ("BA Economics, graduated 2013, University of Oregon", "2013"),
        ("University of Oregon\nBA in Physics", "Physics"),
        ("BA, Physics, University of Oregon", "Physics"),
        ("Harvard University\nBA in Economics\n2011–2015", "Harvard"),
        ("BA in Economics, University of Oregon, GPA 3.9/4.0", "3.9"),
        ("University of Oregon, BSc in Economics", "BSc"),
    ],
)
def test_a_lie_about_a_schooling_is_refused(heading: str, lie: str) -> None:
    """D8 schools: another degree, subject, year, grade or school."""
    report = audit_text(f"Ada Example\nada@example.org\n\nEDUCATION\n\n{heading}\n", ENGLISH)
    assert any(lie in line for line, _why in blocked(report))


def test_an_employer_is_printed_once_above_its_posts() -> None:
    """D8 moved facts, E7: the second post's lines stand under the employer and that post."""
    cards = (
        card("a1", "Acme", "Foreman", "2020-2024", "Built 64 flats on one site"),
        card("a2", "Acme", "Apprentice", "2015-2018", "Wired 12 substations"),
        card("b1", "Hill Ltd", "Fitter", "2012-2014", "Fitted 40 boilers a year"),
    )
    page = (
        "Experience\n\nAcme\nForeman, 2020 – 2024\n- Built 64 flats on one site\n\nApprentice, 2015 – 2018\n"
        "- Wired 12 substations\n\nHill Ltd\nFitter, 2012 – 2014\n- Fitted 40 boilers a year\n"
    )
    lines = {one.text: (one.company, one.post) for one in resume_lines(page, gate.index(cards))}
    assert lines["Wired 12 substations"] == ("Acme", "Apprentice")
    assert audit_text(page, cards).truth_violations == ()
    for moved in ("Built 64 flats on one site", "Fitted 40 boilers a year"):
        assert blocked(audit_text(page.replace("Wired 12 substations", moved), cards))
    assert blocked(audit_text(page.replace("2015 – 2018", "2014 – 2018"), cards))


def test_lines_broken_by_hand_are_whole_again() -> None:
    """E7: a text wrapped at a width, where a German noun begins the second line; a list of short lines stays a list."""
    whole = "Führung einer Gruppe von 23 Kindern mit Eltern und Team, darunter zwei Integrationskinder und ein Gastkind"
    cards = (
        card(
            "k1", "Kita Anna", "Erzieherin", "2015-2020", whole + ". Gespräche one-on-one geführt"
        ),
    )
    page = (
        "Berufserfahrung\n\nErzieherin, Kita Anna, 2015 – 2020\n"
        + "- Führung einer Gruppe von 23 Kindern mit Eltern und Team, darunter zwei\nIntegrationskinder und ein Gastkind\n"
        * 6
        + "- Gespräche one-on-\none geführt\n- Gastkind\n"
    )
    lines = [one.text for one in resume_lines(page, gate.index(cards))]
    assert lines.count(whole) == 6
    assert lines[-1] == "Gastkind"
    short = page.replace(" darunter zwei\nIntegrationskinder", "\n- Integrationskinder")
    assert "Integrationskinder und ein Gastkind" in [
        one.text for one in resume_lines(short, gate.index(cards))
    ]
