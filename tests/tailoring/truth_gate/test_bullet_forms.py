"""The same deed in the forms that a résumé's bullets have: present, gerund, participle, duty, cut short (CONTRACT D8)."""

import pytest

from interview_app.tailoring.truth_gate import gate
from tests.tailoring.truth_gate.judged import blocked, one_card

PAIRS = [
    ("I took part in a trial of six harvesters.", "Takes part in a trial of six harvesters", "Runs a trial of six harvesters"),
    ("I took part in a trial of six harvesters.", "In a trial of six harvesters, took part", "In a trial of six harvesters, led the drivers"),
    ("I stood in for the dock foreman in 2016.", "Stands in for the dock foreman in 2016", "Leads as dock foreman in 2016"),
    ("Looks after two apprentices on shift.", "Responsible for looking after two apprentices on shift", "Responsible for leading four apprentices on shift"),
    ("I led a crew of 6 roofers.", "Leading a crew of 6 roofers", "Leading roofers of the county"),
    ("I wrote the packing checklist.", "The packing checklist written", "Two packing checklists written"),
    ("I supported the research lead with a diary study.", "Duties included supporting the research lead with a diary study", "Research lead of a diary study"),
    ("I relieved the master for 31 days.", "Relieves the master for 31 days", "Master for 31 days"),
    ("I built feeders for the hatchery.", "Responsible for the construction of feeders for the hatchery", "Responsible for four hatcheries"),
    ("I helped with the migration of the mail server.", "Helped with the migration of the mail server", "Responsible for the migration of the mail server"),
    ("Ich habe 40 Kunden betreut.", "Verantwortlich für die Betreuung von 40 Kunden", "Verantwortlich für die Leitung von 40 Kunden"),
    ("I filed claims for the legal department, with an average of 12 a year, 9 miles from the shift manager.", "Filed claims for the legal Dept., with an avg. of 12 p.a., 9 mi from the shift mgr.", "Filed claims for the legal Dept., with an avg. of 15 p.a., 9 mi from the shift mgr."),
]  # fmt: skip


@pytest.mark.parametrize(("raw", "honest", "lie"), PAIRS)
def test_another_form_of_a_deed_passes_and_another_deed_does_not(
    raw: str, honest: str, lie: str
) -> None:
    assert not blocked(honest, one_card(raw))
    assert blocked(lie, one_card(raw))


def test_a_duty_to_do_what_was_done_is_not_even_doubted() -> None:
    evidence = [one_card("I built feeders for the hatchery.")]
    assert not gate.check_line(
        "Responsible for the construction of feeders for the hatchery", evidence
    )
    assert gate.check_line("Responsible for the sale of feeders for the hatchery", evidence)


HEADLINES = "I moved the company from Sage Micropay to CoreHR in spring."


@pytest.mark.parametrize(
    ("honest", "lie"),
    [
        ("Moved the Company From Sage Micropay to CoreHR in Spring", "Moved the Company From Sage Micropay to Workday in Spring"),
    ],
)  # fmt: skip
def test_a_headline_with_small_articles_says_what_the_sentence_says(honest: str, lie: str) -> None:
    assert not blocked(honest, one_card(HEADLINES))
    assert blocked(lie, one_card(HEADLINES))


GERMAN = "Ein Lager in Bremen habe ich mit aufgebaut. Ich informiere die Reisenden auf Deutsch und Französisch. Den Küchenchef unterstützte ich bei Hochzeiten."


@pytest.mark.parametrize(
    ("honest", "lie"),
    [
        ("Baute ein Lager in Bremen mit auf", "Baute ein Lager in Bremen auf"),
        ("Verantwortlich dafür, die Reisenden auf Deutsch u. Französisch zu informieren", "Verantwortlich dafür, die Reisenden auf Deutsch u. Italienisch zu informieren"),
        ("Den Küchenchef bei Hochzeiten unterstützt", "Küchenchef bei Hochzeiten"),
    ],
)  # fmt: skip
def test_other_forms_of_german_deeds(honest: str, lie: str) -> None:
    assert not blocked(honest, one_card(GERMAN))
    assert blocked(lie, one_card(GERMAN))
