"""Evidence that is written as résumés are, without "I": what it says in other words passes, and more than that does not (CONTRACT D8)."""

import pytest

from tests.tailoring.truth_gate.judged import Post

PAIRS = [
    # a limit in the plainest unit, and one end of a change that is wrong
    ("Monthly invoice runs went from 9 hours to 40 minutes.", "Cut invoice runs from nine hours to under an hour", "Cut invoice runs from nine hours to under 30 minutes"),
    ("Shrinkage reduced from 2.1% to 1.2% by daily till checks.", "Cut shrinkage by about 40%", "Cut shrinkage by about 50%"),
    # money that comes in, and money that is saved
    ("Set up the catering service, which brought in £60,000 in its first year.", "Launched the catering service, earning £60,000 in year one", "Set up the catering service, saving £60,000 in its first year"),
    # qualifications side by side
    ("Personal Licence Holder (alcohol), 2019. First Aid at Work, 2022.", "Personal Licence Holder and First Aid at Work", "Personal Licence Holder and Food Hygiene"),
    ("Personal Licence Holder (alcohol), 2019. First Aid at Work, 2022.", "First Aid at Work and Personal Licence Holder", "First Aid at Work and Personal Training"),
    ("Englisch verhandlungssicher (C1), Tschechisch Grundkenntnisse (A2).", "Englisch C1", "Tschechisch C1"),
    ("Praxisanleiter für vier Auszubildende im Jahr, Weiterbildung mit 300 Stunden.", "Weiterbildung zum Praxisanleiter (300 Stunden)", "Weiterbildung zum Stationsleiter (300 Stunden)"),
    # called by a deed
    ("Founded the chess club, which 30 pupils attend.", "Chess club founder", "Drama club founder"),
    ("Founded the chess club, which 30 pupils attend.", "Founder of the chess club", "Founder of the college"),
    # a post that was only stood in as
    ("Stood in as head of department for one term in 2020.", "Acting head of department in 2020", "Head of Department, 2020"),
    ("I stood in as second in charge for one winter.", "Stood in as second in charge for one winter", "Second in charge of the ward"),
    # whom a thing is for is not led
    ("Ran the on-call rota for the payments team.", "Ran the payments team's on-call rota", "Headed the payments team"),
    ("Supported the owner in running a delicatessen; ordered from 14 suppliers.", "Assisted in running a delicatessen", "Ran the delicatessen"),
    # a large change, and one that is not
    ("Lieferverzug von 14 auf 4 Tage gesenkt.", "Lieferverzug deutlich gesenkt", "Lieferverzug deutlich gesteigert"),
    ("Delivery delay cut from 14 to 4 days. Sales rose by 3%.", "Significantly reduced delivery delays", "Significantly increased sales"),
    ("Staff turnover reduced by 40%. Sales rose by 3%.", "Substantially reduced staff turnover", "Substantially increased sales"),
    # how many times as fast
    ("Shortened the month-end close from 12 working days to 5.", "Month-end close more than twice as fast", "Month-end close five times as fast"),
    ("Ablauf von 12 auf 4 Tage verkürzt.", "Ablauf dreimal so schnell", "Ablauf fünfmal so schnell"),
    ("Umsatz von 1,1 auf 1,6 Mio. Euro gesteigert.", "Umsatzplus von einer halben Million Euro", "Umsatzminus von einer halben Million Euro"),
    ("Einführung eines wöchentlichen Waldtags.", "Waldtag einmal pro Woche", "Waldtag zweimal pro Woche"),
    # who leads, and who stands in for them
    ("Gruppenleitung einer altersgemischten Gruppe mit 23 Kindern.", "Leite eine altersgemischte Gruppe mit 23 Kindern", "Leite die Kinderkrippe"),
    ("Vertretung der Kita-Leitung im Urlaub seit 2021.", "Springe im Urlaub für die Kita-Leitung ein", "Leitung der Kita seit 2021"),
    ("Assistenz der Gruppenleitung in einer Gruppe mit 23 Kindern.", "Assistenz der Gruppenleitung", "Leite eine Gruppe mit 23 Kindern"),
    ("Second in command in a brigade of nine; menus with the head chef.", "Deputy to the head chef in a brigade of nine", "Head of a brigade of nine"),
    ("Looked after three interns in the summers of 2017 to 2019.", "Mentored three interns", "Mentored the managers"),
    # people of a team, whatever they are called
    ("Instandhaltung von Walzstraßen, Team von 7 Mechatronikern.", "Siebenköpfiges Team", "Neunköpfiges Team"),
    ("Maintained rolling mills in a team of 7 fitters.", "Team of seven people", "Team of nine people"),
    # a deed by its noun, and a mark by its word
    ("Install, test and certify electrical systems.", "Testing and certification of electrical systems", "Certification in electrical systems"),
    ("Facharbeiterbrief Mechatroniker, IHK, 2015, Note gut", "Facharbeiterbrief, Note gut", "Facharbeiterbrief, Note sehr gut"),
    # what others had to agree to
    ("Inbetriebnahme von Steuerungen; Programmänderungen nur in Absprache mit der Softwareabteilung.", "Eigenständige Inbetriebnahme von Steuerungen", "Eigenständige Programmänderungen"),
    # people who came, deeds by their noun, names that look like deeds, halves of a percent
    ("Launched the loyalty programme: 18,000 members in the first year.", "The loyalty programme won 18,000 members", "Won 18,000 awards"),
    ("Loaded and unloaded trailers.", "Loading and unloading of trailers", "Unloading of ships"),
    ("Loaded trailers.", "Loading of trailers", "Unloading of trailers"),
    ("Helped with two trade fairs in Cologne.", "Trade fairs in Cologne", "Organised trade fairs in Cologne"),
    ("Picking errors down from 1.4% to 0.5%.", "Picking errors down to half a percent", "Picking errors down by half a percent"),
    ("Fehlerquote von 1,4 auf 0,5 % gesenkt.", "Fehlerquote auf ein halbes Prozent gesenkt", "Fehlerquote um ein halbes Prozent gesenkt"),
    ("Non-medical prescriber (V100) since 2020; link nurse for diabetes.", "V100 prescriber and link nurse for diabetes", "V300 prescriber and link nurse for diabetes"),
    ("Supervise 18 operatives on the late shift.", "Lead 18 operatives on the late shift", "Lead 28 operatives on the late shift"),
    # under somebody's eyes, rolled out, by the month, every fifth, in fives
    ("Designed 14 traffic calming schemes under the supervision of a senior engineer.", "Under the supervision of a senior engineer, designed 14 traffic calming schemes", "Designed 14 traffic calming schemes"),
    ("Rolled out multi-factor authentication. Used Jira.", "Introduced multi-factor authentication", "Introduced Jira"),
    ("Second-line support; about 35 tickets a week.", "About 150 tickets a month", "About 200 tickets a month"),
    ("Einführung eines Menüs; inzwischen jeder fünfte Hauptgang.", "Menü: jeder fünfte Hauptgang", "Menü: jeder zweite Hauptgang"),
    ("Wareneinsatz von 36 auf 30 Prozent gesenkt.", "Niedrigerer Wareneinsatz", "Höherer Wareneinsatz"),
    ("Raised loans through school visits (26 classes).", "Visits to over 25 classes", "Visits to over 30 classes"),
    # whom the work was for is no employer
    ("Assistant designer of brochures for clients such as Barafundle Foods.", "Brochures for Barafundle Foods", "Assistant at Barafundle Foods"),
    # what came about is nobody's deed
    ("Mitglied der Arbeitsgruppe Sturzprophylaxe: Stürze von 9 auf 5 zurückgegangen.", "Rückgang der Stürze durch die Arbeitsgruppe Sturzprophylaxe", "Leitung der Arbeitsgruppe Sturzprophylaxe"),
]  # fmt: skip


@pytest.mark.parametrize(("told", "honest", "lie"), PAIRS)
def test_what_a_resume_says_in_other_words_passes_and_more_does_not(
    told: str, honest: str, lie: str
) -> None:
    """D8: each beside the lie that is nearest to it."""
    person = Post("Linnet House", "Assistant", "2015-2022", told)
    assert not person.blocked(honest), person.objections(honest)
    assert person.blocked(lie)


def test_two_cards_of_one_post_do_not_lend_each_other_the_running_of_the_place() -> None:
    """D8: another card of the assistant manager, which says nothing of help, does not make the shop theirs to run."""
    person = Post(
        "Corner Deli",
        "Assistant Manager",
        "2013-2018",
        "Supported the owner in running a delicatessen with six staff.",
        "Set up the catering service.",
    )
    assert person.blocked("Ran the delicatessen")
    assert not person.blocked("Set up the catering service")


def test_a_change_with_one_wrong_end_is_told_as_a_change_and_once() -> None:
    """D8: "Claims nine hours but evidence shows 9 hours" helps nobody."""
    person = Post(
        "Linnet House", "Assistant", "2015-2022", "Invoice runs went from 9 hours to 40 minutes."
    )
    assert person.objections("Cut invoice runs from nine hours to 20 minutes") == [
        "Claims nine hours to 20 minutes but evidence shows 9 hours to 40 minutes"
    ]


def test_who_supervises_people_at_a_place_does_not_run_it() -> None:
    """D8: a warehouse supervisor's shift is not the warehouse; a warehouse manager's is."""
    told = "18 operatives on the late shift; 6,500 picks a night."
    supervisor = Post("Linnet House", "Warehouse Supervisor", "2015-2022", told)
    assert supervisor.blocked("Manage the warehouse")
    assert not supervisor.blocked("Supervise the warehouse")
    assert not Post("Linnet House", "Warehouse Manager", "2015-2022", told).blocked(
        "Manage the warehouse"
    )
