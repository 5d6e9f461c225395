"""What written evidence gives to others or calls unfinished may not be claimed, and nothing else is lost by it (CONTRACT D8)."""

import pytest

from interview_app.tailoring.truth_gate.reading import claims
from tests.tailoring.truth_gate.judged import blocked, one_card

GIVEN_AWAY = [
    ("Checked 40 pumps a month. Overhauls were carried out by the manufacturer.", "Carried out overhauls", "Checked 40 pumps a month"),
    ("Prepared bids for 8 contracts. Bid evaluation was done by another team.", "Bid evaluation", "Prepared bids for 8 contracts"),
    ("Designed drainage for 11 estates. Bridge design was outside the role.", "Bridge design", "Designed drainage for 11 estates"),
    ("Kept the supplier list. Had no authority to approve orders.", "Approved orders", "Kept the supplier list"),
    ("Supervise two clerks. Legal review is not part of the role.", "Legal review", "Supervise two clerks"),
    ("Run the till. Pay and dismissals remain with the owner.", "Decide on pay and dismissals", "Run the till"),
    ("Ran the sample bench. Assay development is done in R&D.", "Assay development", "Ran the sample bench"),
    ("Recorded hours. Payroll is handled externally.", "Payroll", "Recorded hours"),
    ("Drove school buses. Repairs are subcontracted.", "Repairs of school buses", "Drove school buses"),
    ("Started a barbering course in 2018 but did not finish it.", "Completed a barbering course", "Started a barbering course in 2018 but did not finish it"),
    ("Fertigte Schränke. Das Aufmaß beim Kunden nahm der Meister.", "Aufmaß beim Kunden", "Fertigte Schränke"),
    ("Plante die Touren. Elektroarbeiten führten Fremdfirmen aus.", "Elektroarbeiten", "Plante die Touren"),
    ("Vertritt die Leitung. Haushalt und Arbeitsverträge liegen beim Träger.", "Haushalt und Arbeitsverträge", "Vertritt die Leitung"),
    ("Prüfte Bauteile. Die Freigabe oblag dem Prüfingenieur.", "Freigabe von Bauteilen", "Prüfte Bauteile"),
    ("Kalkuliert Angebote. Einstellungen nimmt die Geschäftsführung vor.", "Einstellungen", "Kalkuliert Angebote"),
    ("Schrieb 40 Programme. Bedient wurden die Maschinen von anderen.", "Maschinen bedient", "Schrieb 40 Programme"),
]  # fmt: skip


@pytest.mark.parametrize(("raw", "lie", "honest"), GIVEN_AWAY)
def test_what_others_do_may_not_be_claimed(raw: str, lie: str, honest: str) -> None:
    assert blocked(lie, one_card(raw))
    assert not blocked(honest, one_card(raw))


@pytest.mark.parametrize(
    "raw",
    [
        "The restaurant was awarded a rosette by the guide in 2018.",
        "The template was adopted by two other branches.",
        "Samples were analysed by mass spectrometry.",
        "Sales were increased by a third.",
        "The rota was drawn up by a team of five.",
        "School runs by coach.",
        "Die Umstellung auf SAP kam 2019.",
    ],
)
def test_a_passive_that_gives_nothing_away_denies_nothing(raw: str) -> None:
    assert not [
        word.token.text
        for word in claims.read(raw).words
        if word.negated and word.verb != "increase"
    ]


def test_a_thing_made_by_others_may_be_used() -> None:
    raw = "Maintain seven services, deployed with Terraform modules written by the platform team."
    assert not blocked("Deployed services with Terraform modules", one_card(raw))


def test_a_figure_of_the_evidence_is_not_reckoned_into_another_rate() -> None:
    raw = "Scheduled about 45 interviews per week for 6 recruiters."
    assert blocked("Scheduled about 45 interviews per day for 6 recruiters", one_card(raw))
    assert not blocked("Scheduled about 45 interviews per week for 6 recruiters", one_card(raw))


@pytest.mark.parametrize(
    ("raw", "lie", "honest"),
    [
        ("I was thinking about a PhD, never applied. Ran the lab.", "PhD", "Ran the lab"),
        ("M.Tech I got admission but I didn't join. Wrote reports.", "M.Tech", "Wrote reports"),
        ("I've got my spraying tickets, PA1 and PA2, haven't got PA6.", "PA6 spraying ticket", "PA1 and PA2 spraying tickets"),
        ("Pulled the records, but the hearings, the chief's office handled those.", "Hearings", "Pulled the records"),
        ("Mixed the show. Selling the ads isn't me either, that's an agency.", "Sell ads", "Mixed the show"),
        ("Built the claims mart on Oracle 12c.", "Built the claims mart on Oracle 19c", "Built the claims mart on Oracle 12c"),
        ("Lead the night shift. The director does hiring, discipline and the budget of $1.6 million.", "Hold the budget of $1.6 million", "Lead the night shift"),
        ("I'm on call one week in six.", "On call one day in six", "On call one week in six"),
    ],
)  # fmt: skip
def test_spoken_and_unfinished(raw: str, lie: str, honest: str) -> None:
    assert blocked(lie, one_card(raw))
    assert not blocked(honest, one_card(raw))


@pytest.mark.parametrize(
    ("raw", "lie", "honest"),
    [
        ("I dressed four actors. A freelance designer came in and the cutter did the patterns.", "Did the patterns", "Dressed four actors"),
        ("Costing I did with my manager, she was the one negotiating the price.", "Negotiated the price", "Did costing with the manager"),
        ("Did the accessibility tests. Security testing was an outside firm, I'd nothing to do with it.", "Security testing", "Did the accessibility tests"),
        ("Set out two breakthroughs. Grant was the statutory mine surveyor.", "Statutory mine surveyor", "Set out two breakthroughs"),
        ("Trained in the lab. I looked at the diploma in adjudication but I didn't sign up for it.", "Diploma in adjudication", "Trained in the lab"),
        ("I was key user for merchandising. The implementation was the vendor and our IT head.", "Head merchandising", "Key user for merchandising"),
        ("Trained 20 store managers on the leave module for payroll.", "Headed payroll for Oakham Retail Group", "Trained 20 store managers on the leave module"),
        ("Plante Küchen mit CARAT 10. Reklamationen waren 2016 zwölf und 2021 vier.", "Küchenplanung mit CARAT 8", "Plante Küchen mit CARAT 10"),
        ("Reklamationen in Salzburg waren 2016 zwölf und 2021 vier.", "Niedrigste Reklamationen in Salzburg", "Reklamationen in Salzburg 2021 vier"),
    ],
)  # fmt: skip
def test_who_did_it_and_how_strong_a_part(raw: str, lie: str, honest: str) -> None:
    assert blocked(lie, one_card(raw))
    assert not blocked(honest, one_card(raw))


@pytest.mark.parametrize(
    ("raw", "honest"),
    [
        ("Wrote the ward manual used by the nurses.", "Wrote the ward manual"),
        ("Wrote the site handbook read by every foreman.", "Wrote the site handbook"),
        ("Designed an on-boarding week for porters.", "Designed the onboarding week for porters"),
        ("Designed an onboarding week for porters.", "Designed the on-boarding week for porters"),
        (
            "Wrote the trouble-shooting pages of the manual.",
            "Wrote the troubleshooting pages of the manual",
        ),
    ],
)
def test_what_others_use_and_what_is_written_with_a_hyphen_stays_the_persons(
    raw: str, honest: str
) -> None:
    assert not blocked(honest, one_card(raw))
