"""What the person says was all they did with a thing, and clauses that take up what was named before (CONTRACT D8, negation)."""

import pytest

from tests.tailoring.made_up import card
from tests.tailoring.truth_gate.judged import blocked

EVIDENCE = (
    card("l1", "Quay Press", "Editor", "2012-2018", "The atlas I only proofread. Set 14 maps in Illustrator. The print budget is $40,000, my boss signs it, I only plan it."),
    card("l2", "Quay Press", "Editor", "2012-2018", "The bindery robot, that was the press crew, not me. Rights sales, contracts and that, is done by Imke. The index course, I haven't done it yet."),
    card("l3", "Quay Press", "Editor", "2012-2018", "Read aloud at the book fair four times. The radio hour, never. Photoshop only to crop. There was a rights seminar I signed up for, then it got cancelled."),
    card("l4", "Verlag Ohm", "Lektor", "2018-2023", "Das Diplom, die höhere Stufe, habe ich nicht. Die Jahresgespräche führt aber er, der Kurt. Die Satzarbeiten mit den Neuen hat die Fachkraft gemacht."),
    card("l5", "Verlag Ohm", "Lektor", "2018-2023", "Zwei Setzer arbeiten mir fachlich zu, disziplinarisch sind sie beim Leiter. Den Leiterkurs fang ich erst im Herbst an. Sechs Bände lektoriert."),
)  # fmt: skip


@pytest.mark.parametrize(
    "line",
    [
        "Edited the atlas",
        "Signed off the print budget",
        "Set up the bindery robot",
        "Rights sales and contracts",
        "Completed the index course",
        "Read aloud on the radio hour",
        "Designed maps in Photoshop",
        "Rights seminar completed",
        "Setzer mit Diplom",
        "Führte Jahresgespräche",
        "Satzarbeiten mit den Neuen",
        "Disziplinarische Führung von zwei Setzern",
        "Leiterkurs abgeschlossen",
    ],
)
def test_more_than_the_person_says_they_did_is_refused(line: str) -> None:
    """D8: what others did, what was never taken up, and what goes beyond "I only proofread it"."""
    assert blocked(line, *EVIDENCE)


FAMILIES = (
    card("f1", "Moor Optics", "Technician", "2012-2018", "The lens software was chosen by head office. Assembled 40 scopes a week. No selling."),
    card("f2", "Moor Optics", "Technician", "2012-2018", "The new clean room, that was the builders, not us. They weren't my reports, two apprentices sat beside me."),
    card("f3", "Optik Moor", "Techniker", "2018-2022", "Prüfberichte vorbereitet, unterschrieben hat die immer der Laborleiter. Ausgesucht hat die Software der Träger."),
)  # fmt: skip


@pytest.mark.parametrize(
    "line",
    [
        "Selected the lens software",
        "Telephone upselling",
        "Building of the new clean room",
        "Two apprentices reported to me",
        "Unterzeichnete Prüfberichte",
        "Auswahl der Software",
    ],
)
def test_a_denied_deed_is_denied_in_other_words_too(line: str) -> None:
    """D8, negation: "selected" for what others chose, "unterzeichnet" for what others signed."""
    assert blocked(line, *FAMILIES)


@pytest.mark.parametrize("line", ["Assembled 40 scopes a week", "Prüfberichte vorbereitet"])
def test_other_deeds_are_not_denied_by_a_family(line: str) -> None:
    """D8: preparing reports is not signing them."""
    assert not blocked(line, *FAMILIES)


@pytest.mark.parametrize(
    "line",
    [
        "Proofread the atlas",
        "Set 14 maps in Illustrator",
        "Plan a print budget of $40,000",
        "Read aloud at the book fair four times",
        "Sechs Bände lektoriert",
    ],
)
def test_what_the_person_did_do_passes(line: str) -> None:
    """D8: the deed that the limit grants, and all beside it."""
    assert not blocked(line, *EVIDENCE)


FURTHER = (
    card("g1", "Ridge Stables", "Groom", "2012-2018", "I've written the feeding plan for 30 horses. The hay budget's with the yard manager, nothing to do with me. Pay and bonuses are not in my hands."),
    card("g2", "Ridge Stables", "Groom", "2012-2018", "I clipped and lunged. I never set the rates, that was the owner. Started on the diploma in equine care and pulled out when I moved."),
    card("g3", "Hof Lenz", "Pferdewirt", "2018-2023", "Die Verträge selber hat der Jurist aufgesetzt, nicht ich. Die Futterplanung macht auch jemand anders. 30 Boxen betreut."),
    card("g4", "Hof Lenz", "Pferdewirt", "2018-2023", "Den Ankauf hat die Zentrale gemacht. Den Trainerschein wollte ich machen, hab ich bis heute nicht. Stallbau: den Bau hat die Firma geleitet. Einkauf war Sache vom Hofleiter."),
)  # fmt: skip


@pytest.mark.parametrize(
    "line",
    [
        "Held the hay budget",
        "Decided on pay and bonuses",
        "Set the rates",
        "Diploma in equine care",
        "Pachtverträge aufgesetzt",
        "Futterplanung für 30 Boxen",
        "Ankauf",
        "Trainerschein",
        "Leitung des Stallbaus",
        "Verantwortlich für den Einkauf",
    ],
)
def test_what_is_given_away_in_short_or_in_a_compound_is_refused(line: str) -> None:
    """D8, negation: "the budget's with the manager", "not in my hands", "macht jemand anders", a compound's last part."""
    assert blocked(line, *FURTHER)


@pytest.mark.parametrize(
    "line", ["Wrote the feeding plan for 30 horses", "Clipped and lunged", "30 Boxen betreut"]
)
def test_a_contracted_i_is_the_person(line: str) -> None:
    """D8: "I've written it" is the person's own deed."""
    assert not blocked(line, *FURTHER)


SHORT = (
    card("h1", "Vale Transit", "Route Trainer", "2014-2020", "I assess new drivers on the road, the depot chief signs them off, not me. The legal check was outside counsel."),
    card("h2", "Vale Transit", "Route Trainer", "2014-2020", "I took the Harlow course but never sat the exam. The fuel budget's with the manager. Trained 40 starters."),
)  # fmt: skip


@pytest.mark.parametrize(
    "line",
    ["Signed off new drivers", "Legal check of routes", "Harlow certified", "Hold the fuel budget"],
)
def test_signing_budgets_and_badges_of_others_are_refused(line: str) -> None:
    """D8: who signs, whose the budget is, and a badge whose exam was never sat."""
    assert blocked(line, *SHORT)


@pytest.mark.parametrize("line", ["Assessed new drivers on the road", "Trained 40 starters"])
def test_assessing_and_training_beside_it_pass(line: str) -> None:
    """D8: the person's own part of it."""
    assert not blocked(line, *SHORT)
