"""Whose deed a clause of the evidence tells of, and what was never finished (CONTRACT D8)."""

import pytest

from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.tailoring.truth_gate import gate
from tests.tailoring.made_up import card
from tests.tailoring.truth_gate.judged import blocked

OPTICIAN = (
    card("o1", "Lens & Co", "Optician", "2018-2022", "I fit contact lenses, 30 a week. The optometrist does the eye tests, not me."),
    card("o2", "Lens & Co", "Optician", "2018-2022", "In 2020 we moved to the Sycle booking tool. Head office chose it, I trained six people on it."),
    card("o3", "Lens & Co", "Optician", "2018-2022", "Started a diploma in low vision and dropped out. Repairs I never did."),
)  # fmt: skip
SCHREINER = (
    card("s1", "Holz Meyer", "Schreiner", "2015-2021", "Fenster gebaut, etwa 40 im Jahr. Das Aufmaß hat der Meister gemacht, ich nicht."),
    card("s2", "Holz Meyer", "Schreiner", "2015-2021", "Küchen montiert. Um die Rechnungen kümmert sich das Büro. Den Technikerkurs hab ich abgebrochen."),
)  # fmt: skip


@pytest.mark.parametrize(
    ("line", "evidence"),
    [
        ("Carried out eye tests", OPTICIAN),
        ("Chose the Sycle booking tool", OPTICIAN),
        ("Diploma in low vision", OPTICIAN),
        ("Repairs and contact lenses", OPTICIAN),
        ("Aufmaß von Fenstern", SCHREINER),
        ("Technikerkurs abgeschlossen", SCHREINER),
    ],
)
def test_what_others_did_or_nobody_finished_is_no_claim(
    line: str, evidence: tuple[EvidenceCard, ...]
) -> None:
    """D8, negation: the deed of a colleague, a firm's other department or an unfinished course is refused."""
    assert blocked(line, *evidence)


@pytest.mark.parametrize(
    ("line", "evidence"),
    [
        ("Fitted contact lenses, 30 a week", OPTICIAN),
        ("Trained six colleagues on the Sycle booking tool in 2020", OPTICIAN),
        ("Bau von rund 40 Fenstern pro Jahr", SCHREINER),
        ("Montage von Küchen", SCHREINER),
    ],
)
def test_the_persons_own_part_beside_it_passes(
    line: str, evidence: tuple[EvidenceCard, ...]
) -> None:
    """D8: what stands beside it and was the person's own may be said."""
    assert not blocked(line, *evidence)


def test_a_fact_of_another_post_of_the_same_employer_is_moved() -> None:
    """D8, moved facts: two posts of one employer are two places."""
    evidence = (
        card("a", "Nordbank", "Teller", "2010-2014", "Served 60 customers a day at the counter"),
        card("b", "Nordbank", "Branch Manager", "2014-2020", "Opened a second branch in Kiel"),
    )
    line = "Served 60 customers a day at the counter"
    assert (
        gate.check_line(line, evidence, gate.LineContext(company="Nordbank", post="Teller")) == ()
    )
    assert gate.check_line(
        line, evidence, gate.LineContext(company="Nordbank", post="Branch Manager")
    )
    assert gate.check_line("As Branch Manager, served 60 customers a day", evidence)


ELSEWHERE = (
    card("e1", "Fern Studio", "Translator", "2015-2021", "Welsh I speak, but I can't write Welsh. Wrote 12 subtitle sets for films."),
    card("e2", "Fern Studio", "Translator", "2015-2021", "I passed the court interpreter's exam in 2019. I haven't passed the patent exam."),
    card("e3", "Bau Kehl", "Polier", "2016-2022", "Sechs Maurer und zwei Azubis in meiner Kolonne. Azubis prüfe ich nicht."),
)  # fmt: skip


@pytest.mark.parametrize(
    "line", ["Spoken and written Welsh", "Passed the patent exam", "Prüfung von Auszubildenden"]
)
def test_a_denial_stands_though_another_sentence_has_the_word(line: str) -> None:
    """D8, negation: "wrote subtitles" does not answer for "written Welsh"."""
    assert blocked(line, *ELSEWHERE)


@pytest.mark.parametrize(
    "line",
    [
        "Spoken Welsh",
        "Wrote 12 sets of subtitles",
        "Court interpreter's exam passed in 2019",
        "Kolonne aus sechs Maurern und zwei Auszubildenden",
    ],
)
def test_a_denial_of_one_thing_denies_no_other(line: str) -> None:
    """D8: what is denied of the patent exam may be said of the court interpreter's."""
    assert not blocked(line, *ELSEWHERE)


SPOKEN = (
    card("t1", "Hill Farm", "Farm Hand", "2012-2016", "I milked 120 cows. The hoof trimming was somebody else's. Lamb sales aren't me."),
    card("t2", "Hill Farm", "Farm Hand", "2012-2016", "I kept the herd book, 120 cows. My uncle signed the subsidy forms. The forage harvester was a contractor."),
    card("t3", "Hill Farm", "Farm Hand", "2012-2016", "I ran the shop till. No baking. I want to do the cheese course. The forklift ticket, I never took that."),
    card("t4", "Hill Farm", "Farm Hand", "2012-2016", "I don't do the milk tests, that's an outside laboratory inspector. Wool we send out."),
    card("t5", "Hill Farm", "Farm Hand", "2012-2016", "I helped with the open day; it was her project. Tractor yes, combine no."),
)  # fmt: skip
GESPROCHEN = (
    card("u1", "Hof Brink", "Landwirt", "2012-2016", "120 Kühe gemolken. Den Hofladen hat der Wirt betrieben. Verkauft hab ich nichts."),
    card("u2", "Hof Brink", "Landwirt", "2012-2016", "Stallumbau: die Statik kam von der Hochschule. Die Preise legen die Partner fest."),
    card("u3", "Hof Brink", "Landwirt", "2012-2016", "Trecker ja, Mähdrescher nein. Beim Erntefest zwei Jahre ausgeholfen, den Stand hat der Wirt gemacht."),
)  # fmt: skip


@pytest.mark.parametrize(
    ("line", "evidence"),
    [
        ("Hoof trimming for 120 cows", SPOKEN),
        ("Lamb sales", SPOKEN),
        ("Signed subsidy forms", SPOKEN),
        ("Drove the forage harvester", SPOKEN),
        ("Home-baking for the shop", SPOKEN),
        ("Cheese course", SPOKEN),
        ("Forklift ticket", SPOKEN),
        ("Carried out milk tests", SPOKEN),
        ("Laboratory inspector for milk", SPOKEN),
        ("Wool, herd book and shop till", SPOKEN),
        ("Tractor and combine driving", SPOKEN),
        ("Betrieb des Hofladens", GESPROCHEN),
        ("Verkauf im Hofladen", GESPROCHEN),
        ("Statik für den Stallumbau", GESPROCHEN),
        ("Festlegung der Preise", GESPROCHEN),
        ("Mähdrescher gefahren", GESPROCHEN),
        ("Leitete den Stand am Erntefest", GESPROCHEN),
        ("Organisierte den Erntefeststand", GESPROCHEN),
    ],
)
def test_what_a_clause_gives_away_in_everyday_speech_is_no_claim(
    line: str, evidence: tuple[EvidenceCard, ...]
) -> None:
    """D8, negation: whose a thing is may be said by a possessive, a copula, a place in the sentence or a bare "no"."""
    assert blocked(line, *evidence)


@pytest.mark.parametrize(
    ("line", "evidence"),
    [
        ("Milked 120 cows and kept the herd book", SPOKEN),
        ("Ran the shop till", SPOKEN),
        ("Helped with the open day", SPOKEN),
        ("Assisted with her open day project", SPOKEN),
        ("120 Kühe gemolken", GESPROCHEN),
        ("Half zwei Jahre lang am Stand beim Erntefest aus", GESPROCHEN),
    ],
)
def test_the_persons_own_part_of_it_still_passes(
    line: str, evidence: tuple[EvidenceCard, ...]
) -> None:
    """D8: what was the person's own, or what they helped others with, may be said."""
    assert not blocked(line, *evidence)


@pytest.mark.parametrize(
    ("told", "line", "stopped"),
    [
        ("I supervise the night team, that's eight people.", "Supervise the night team", False),
        ("I run the late shift, that was about six lads.", "Run the late shift", False),
        ("Ich leite die Nachtschicht, das sind acht Leute.", "Leite die Nachtschicht", False),
        ("The night team I don't touch, that's the deputy.", "Supervise the night team", True),
    ],
)
def test_of_how_many_a_thing_was_gives_it_to_nobody(told: str, line: str, stopped: bool) -> None:
    """D8: "that's eight people" tells a number, "that's the deputy" tells whose it was."""
    ready = gate.index((card("c1", "Marlfield", "Supervisor", "2015-2019", told),))
    assert (
        gate.judge(line, ready, gate.LineContext(company="Marlfield", post="Supervisor")).blocked
        is stopped
    )


@pytest.mark.parametrize(
    "start",
    ["Before joining Eastmere, she", "After leaving Eastmere, she", "While at Eastmere, she"],
)
def test_a_life_told_in_the_third_person_may_begin_with_a_time(start: str) -> None:
    """D8: "Before joining …, she taught" names nobody before her: the deed is the person's own."""
    told = (
        card(
            "w1",
            "Bell Ltd",
            "Nurse",
            "2018-2022",
            f"{start} taught wound care to eleven colleagues.",
        ),
    )
    assert not blocked("Taught wound care to eleven colleagues", *told)
