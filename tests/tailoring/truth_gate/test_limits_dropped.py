"""Limits that a line leaves out: what was excepted, done only while somebody was away, given up, refused or denied by its number."""

import pytest

from tests.tailoring.truth_gate.judged import blocked, one_card

TOLD = {
    "florist": "I made all the wedding flowers except bouquets.",
    "glazier": "I glazed shopfronts. Apart from lead lights I did every repair in the workshop.",
    "vet": "Apart from bandaging dogs I also weighed every cat.",
    "driver": "I met my delivery slot every week other than Easter.",
    "porter": "I wheeled patients to theatre. When the charge hand was off sick I handed out the pagers.",
    "usher": "The manager locked up; when he went on holiday I counted the takings.",
    "captain": "I captained the second eleven until my knee went.",
    "scout": "I ran the cub pack on Fridays and still do.",
    "ticket": "I held a forklift ticket; it was not renewed.",
    "diver": "I applied to the police as a diver but they turned me down.",
    "cook": "I passed the hygiene Level 2. I haven't started Level 3.",
    "guide": "I have never led a walk on my own. I led walks in the Peak with a warden.",
    "tuner": "The dealer did the repairs. I tuned organs in village churches. The voicer did the regulation of the keys.",
    "kantine": "Ich habe in der Kantine die ganze Ausgabe gemacht, bis auf die Getränke.",
    "gerüst": "Ich habe alle Gerüste aufgebaut, die Hängegerüste ausgenommen.",
    "küster": "Wenn der Pfarrer krank war, habe ich die Lieder ausgesucht.",
    "trainer": "Ich habe damit aufgehört, Kinder im Judo zu trainieren.",
    "lok": "Berechtigt bin ich auf der 218, auf der 245 nicht.",
    "spanisch": "Ich verstehe ein wenig Spanisch.",
    "labor": "Ich habe Proben gezogen. Ausgewertet wurden die Proben von den Doktoranden.",
}


@pytest.mark.parametrize(
    ("who", "line"),
    [
        ("florist", "Made wedding flowers and bouquets"),
        ("florist", "Made all the wedding flowers"),
        ("glazier", "Repaired lead lights in the workshop"),
        ("driver", "Met the delivery slot every week"),
        ("porter", "Handed out the pagers"),
        ("usher", "Counted the takings"),
        ("captain", "Still captains the second eleven"),
        ("captain", "Captains the second eleven"),
        ("ticket", "Currently holds a forklift ticket"),
        ("diver", "Was accepted by the police as a diver"),
        ("cook", "Hygiene Level 2, then Level 3"),
        ("guide", "Led walks in the Peak on her own"),
        ("tuner", "Regulated the keys of organs"),
        ("kantine", "In der Kantine Speisen und Getränke ausgegeben"),
        ("gerüst", "Gerüste und Hängegerüste aufgebaut"),
        ("küster", "Lieder ausgesucht"),
        ("trainer", "Trainiert Kinder im Judo"),
        ("lok", "Berechtigt auf der 218 und der 245"),
        ("spanisch", "Gute Spanischkenntnisse"),
        ("labor", "Proben gezogen und ausgewertet"),
    ],
)
def test_what_leaves_a_limit_out_is_blocked(who: str, line: str) -> None:
    assert blocked(line, one_card(TOLD[who]), under="Aldwick")


@pytest.mark.parametrize(
    ("who", "line"),
    [
        ("florist", "Made wedding flowers"),
        ("florist", "Made all the wedding flowers except bouquets"),
        ("glazier", "Did repairs in the workshop and glazed shopfronts"),
        ("vet", "Bandaged dogs and weighed every cat"),
        ("driver", "Met the delivery slot every week except Easter"),
        ("porter", "Wheeled patients to theatre"),
        ("porter", "Handed out the pagers when the charge hand was off sick"),
        ("usher", "Counted the takings in the manager's absence"),
        ("captain", "Captained the second eleven"),
        ("scout", "Still runs the cub pack on Fridays"),
        ("scout", "Runs the cub pack on Fridays"),
        ("ticket", "Held a forklift ticket"),
        ("cook", "Passed hygiene Level 2"),
        ("guide", "Led walks in the Peak with a warden"),
        ("tuner", "Tuned organs in village churches"),
        ("kantine", "Ausgabe in der Kantine"),
        ("gerüst", "Gerüste aufgebaut"),
        ("küster", "Lieder in Vertretung des Pfarrers ausgesucht"),
        ("trainer", "Kinder im Judo trainiert"),
        ("lok", "Berechtigt auf der 218"),
        ("spanisch", "Versteht ein wenig Spanisch"),
        ("labor", "Proben gezogen"),
    ],
)
def test_what_keeps_to_the_limit_passes(who: str, line: str) -> None:
    assert not blocked(line, one_card(TOLD[who]), under="Aldwick")


PARTS = {
    "pool": "Ich habe in der Werkstatt den Reifenpool betreut und Reifen gezählt.",
    "kurs": "Gelungen ist das mit einem Leihradpool, zwölf Räder. Ich habe Räder geputzt.",
    "guard": "I lead the early watch at the depot: four guards. The security director sets the rules.",
    "own": "I run the bakery shop. The shop manager at the other place helps out.",
    "kiln": "I fired the pots with Ines, who had done the glazing before I came.",
    "tills": "I took part in choosing the new tills.",
}


@pytest.mark.parametrize(
    ("who", "line"),
    [
        ("pool", "Reifenpool in der Werkstatt aufgebaut"),
        ("guard", "Directed security at the depot"),
        ("kiln", "Glazed and fired the pots"),
        ("tills", "Spearheaded the choice of the new tills"),
    ],
)
def test_a_greater_part_than_was_told_is_blocked(who: str, line: str) -> None:
    assert blocked(line, one_card(PARTS[who]), under="Aldwick")


@pytest.mark.parametrize(
    ("who", "line"),
    [
        ("pool", "Reifenpool in der Werkstatt betreut"),
        ("kurs", "Aufbau eines Leihradpools"),
        ("guard", "Lead the early watch at the depot, four guards"),
        ("own", "Ran the bakery shop"),
        ("kiln", "Fired the pots"),
    ],
)
def test_the_part_that_was_told_passes(who: str, line: str) -> None:
    assert not blocked(line, one_card(PARTS[who]), under="Aldwick")
