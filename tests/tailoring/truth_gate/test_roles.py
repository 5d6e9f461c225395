"""A part in a deed that stands above the person's own may not be claimed: deciding, ordering, buying, winning, designing (CONTRACT D8)."""

import pytest

from tests.tailoring.truth_gate.judged import blocked, one_card

PARTS = [
    ("Entered 900 boats into the mooring register. It was meant for the harbour office.", "Commissioned the mooring register", "Entered 900 boats into the mooring register"),
    ("Wrote the costing part of an application that brought in a £40,000 grant.", "Secured a £40,000 grant", "Wrote the costing part of a grant application"),
    ("Took part in the survey with the new sonar.", "Purchased the new sonar", "Took part in the survey with the new sonar"),
    ("Tested the till software in 2019 before its launch.", "Introduced the till software in 2019", "Tested the till software in 2019"),
    ("Cut 60 costumes from the designer's drawings.", "Designed 60 costumes", "Cut 60 costumes"),
    ("Sat on the panel for the new kiln.", "Chose the new kiln", "Sat on the panel for the new kiln"),
    ("Filed the leave forms of 40 drivers.", "Approved leave for 40 drivers", "Filed leave forms"),
    ("Showed two new divers the workshop.", "Recruited two new divers", "Showed two new divers the workshop"),
    ("Ran 30 blood samples a day.", "Interpreted blood samples", "Ran 30 blood samples a day"),
    ("Digitalisiere mit einem Dienstleister 11.000 Karten.", "Beauftragte einen Dienstleister", "11.000 Karten digitalisiert"),
    ("Bediente die neue Presse seit 2020.", "Beschaffte 2020 die neue Presse", "Bedienung der neuen Presse"),
    ("Ordnete 300 Exponate für die Ausstellung.", "Kuratierte die Ausstellung", "300 Exponate geordnet"),
    ("Erprobte 2018 die Lagersoftware als einer von 4 Testern.", "Führte 2018 die Lagersoftware ein", "Lagersoftware 2018 erprobt"),
    ("Machte Vorschläge für das neue Becken.", "Setzte das neue Becken durch", "Vorschläge für das neue Becken gemacht"),
    ("Drove for a 6-man fencing crew out of Barton.", "Ran a 6-man fencing crew out of Barton", "Drove for a 6-man fencing crew"),
    ("Was on the group that tested the kiln. After that the owner decided to buy it.", "Took the decision to buy the kiln", "Tested the kiln"),
    ("War einer von 4 Testern bei der Einführung von Kolux.", "Führte Kolux ein", "Bei der Einführung von Kolux getestet"),
    ("Sammelte Belege für den Zuschuss von 20.000 €.", "Warb einen Zuschuss von 20.000 € ein", "Belege für den Zuschuss gesammelt"),
]  # fmt: skip

SAME_PART = [
    ("Brought in a two-day induction for new starters.", "Introduced a two-day induction"),
    ("I picked the supplier for the netting.", "Selected the supplier for the netting"),
    ("Filed six stories a day.", "Wrote six stories a day"),
    ("I signed off quotes up to £900.", "Authorised quotes up to £900"),
    ("The Fasseinkauf was mine, 45 barrels a year.", "45 barrels a year"),
    ("Der Fasseinkauf ist meine Aufgabe, 45 Fässer im Jahr.", "Einkauf der Fässer"),
    ("Schrieb das Schutzkonzept der Kita.", "Schutzkonzept der Kita verfasst"),
    ("Got the permit for the jetty from the county.", "Obtained the permit for the jetty"),
    ("Taught eight newcomers the booking tool.", "Eight newcomers introduced to the booking tool"),
    ("Bei der Auswahl des neuen Ofens wurde ich angehört.", "Zur Auswahl des neuen Ofens angehört"),
    ("Maintains 7 services written in Go.", "Maintain 7 services written in Go"),
]


DENIED_NOUNS = [
    ("Bediente die Fräse. Reparaturen machte die Technik.", "Reparierte die Fräse", "Bediente die Fräse"),
    ("Fuhr 20 Schüler. Die Prüfungsanmeldungen erledigte das Büro.", "Meldete Schüler zur Prüfung an", "Fuhr 20 Schüler"),
    ("Looked up callers in Zendrix. Was not the Zendrix administrator.", "Administered Zendrix", "Looked up callers in Zendrix"),
    ("Cut clips for the morning show. I didn't present.", "Presented the morning show", "Cut clips for the morning show"),
    ("Visited 30 shops a year. Shop appointments were decided by the area manager.", "Appointed 30 shops a year", "Visited 30 shops a year"),
    ("Passed two papers toward the TEp badge and stopped in 2019.", "TEp badge", "Passed two papers"),
]  # fmt: skip

UNFINISHED = [
    ("Rode 12 horses a day. Took the coaching course in 2018 but failed the field test.", "Coaching course passed, 2018", "Rode 12 horses a day"),
    ("Fits 9 kitchens a year. Enrolled on the Fernhill gas award in 2023, still in progress.", "Fernhill gas award", "Fits 9 kitchens a year"),
    ("Runs the ferry. Needs 40 more sea days for the Delver ticket.", "Delver ticket", "Runs the ferry"),
]  # fmt: skip

HELPED_ONLY = [
    ("Assisted the curator with planning the new herbarium hall.", "Oversaw the new herbarium hall", "Assisted with planning the new herbarium hall"),
    ("Worked with the foresters on a seed bank.", "Built a seed bank", "Worked on a seed bank with the foresters"),
    ("Member of the committee that wrote the diving code.", "Wrote the diving code", "Member of the committee that wrote the diving code"),
    ("Mitentwicklung eines Rezepturkatalogs für Brotsorten.", "Entwicklung eines Rezepturkatalogs für Brotsorten", "Mitarbeit an einem Rezepturkatalog für Brotsorten"),
    ("Gestaltete den Lehrplan der Segelschule mit.", "Gestaltung des Lehrplans der Segelschule", "Mitgestaltung des Lehrplans der Segelschule"),
    ("Beteiligung an der Sanierung der Orgel.", "Verantwortung für die Sanierung der Orgel", "Beteiligung an der Sanierung der Orgel"),
    ("Mitaufbau der Werkstatt für Segel.", "Steuerung des Aufbaus der Werkstatt", "Mitaufbau der Werkstatt"),
]  # fmt: skip

NO_HELP = [
    ("Auswertung der Pegel mithilfe von Kolux.", "Auswertung der Pegel"),
    ("Verwaltung von Beteiligungen der Stiftung.", "Verwaltete Beteiligungen der Stiftung"),
    ("Worked with the procedure engineer on the weld code. I did the bend tests.", "Carried out bend tests for the weld code"),
    ("Helped the owners plan the slipway, budget £90,000.", "Helped the owners plan the slipway, budget £90,000."),
]  # fmt: skip

DONE_BESIDE = [
    ("Built the looms' drive, together with two other fitters who designed the frame and welded the base.", "Welded the base", "Built the looms' drive"),
    ("Tuned the pianos, alongside a restorer who rebuilt the soundboards.", "Rebuilt the soundboards", "Tuned the pianos"),
    ("Wrote the irrigation timetable used by three field crews.", "Managed three field crews", "Wrote the irrigation timetable used by three field crews"),
    ("Managed two orchards and advised growers. Planted the cider rows.", "Managed the growers who planted the cider rows", "Planted the cider rows"),
    ("Won the regional cheese award.", "Judged the regional cheese award", "Won the regional cheese award"),
    ("Led the rollout of a scanning glove.", "Invented a scanning glove", "Led the rollout of a scanning glove"),
]  # fmt: skip


@pytest.mark.parametrize(("raw", "lie", "honest"), PARTS)
def test_a_part_above_the_persons_own_is_refused(raw: str, lie: str, honest: str) -> None:
    assert blocked(lie, one_card(raw))
    assert not blocked(honest, one_card(raw))


@pytest.mark.parametrize(("raw", "line"), SAME_PART)
def test_the_same_part_may_be_told_by_another_verb(raw: str, line: str) -> None:
    assert not blocked(line, one_card(raw))


def test_a_post_that_is_named_for_the_deed_shows_it() -> None:
    told = one_card("Timber and roofing for five sites, £14m a year.", role="Buyer")
    assert not blocked("Procured timber and roofing", told)


@pytest.mark.parametrize(("raw", "lie", "honest"), DENIED_NOUNS[:-1])
def test_a_noun_that_is_denied_denies_its_deed(raw: str, lie: str, honest: str) -> None:
    assert blocked(lie, one_card(raw))
    assert not blocked(honest, one_card(raw))


@pytest.mark.parametrize(("raw", "lie", "honest"), UNFINISHED)
def test_what_is_still_to_be_passed_is_not_held(raw: str, lie: str, honest: str) -> None:
    assert blocked(lie, one_card(raw))
    assert not blocked(honest, one_card(raw))


def test_somebody_of_no_list_is_known_by_what_only_people_do() -> None:
    raw = "Graded mussels on a workboat. The skipper dealt with the buyers."
    assert blocked("Dealt with the buyers", one_card(raw))
    assert not blocked("Graded mussels on a workboat", one_card(raw))


def test_a_name_that_is_spelt_like_a_small_word_is_read() -> None:
    raw, lie, _honest = DENIED_NOUNS[-1]
    assert blocked(lie, one_card(raw))


@pytest.mark.parametrize(("raw", "lie", "honest"), HELPED_ONLY)
def test_who_only_took_part_did_not_lead_answer_for_or_do_it_alone(
    raw: str, lie: str, honest: str
) -> None:
    assert blocked(lie, one_card(raw))
    assert not blocked(honest, one_card(raw))


@pytest.mark.parametrize(("raw", "line"), NO_HELP)
def test_what_only_looks_like_help_takes_nothing_away(raw: str, line: str) -> None:
    assert not blocked(line, one_card(raw))


@pytest.mark.parametrize(("raw", "lie", "honest"), DONE_BESIDE)
def test_the_deeds_and_people_beside_the_persons_own_are_not_theirs(
    raw: str, lie: str, honest: str
) -> None:
    assert blocked(lie, one_card(raw))
    assert not blocked(honest, one_card(raw))


def test_a_post_that_leads_a_place_does_not_lead_what_was_only_helped_with() -> None:
    told = one_card("Helped the owners plan the refit of the kitchen.", role="Kitchen Manager")
    assert blocked("Led the refit of the kitchen", told)
    assert not blocked("Managed the kitchen", told)
