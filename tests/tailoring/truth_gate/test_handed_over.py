"""What the person had others do, sent to somebody, only wished or applied for, or has only from somebody, is none of their deeds."""

import pytest

from tests.tailoring.truth_gate.judged import blocked, one_card

TOLD = {
    "frame": "I gilded 14 frames for a gallery. The glazing went to a framer.",
    "cellar": "I keep the cellar list. The stock budget is held upstairs, I only count the bottles.",
    "drone": "Our pilot flies the drone, I mark the fields for her.",
    "lights": "I sign off the lights for the hall and the foyer; for the courtyard it's my counterpart in Derby.",
    "safes": "Safes I only open, he does the drilling.",
    "recipe": "In Advent we bake 3,000 stollen, the recipe is from the old owner.",
    "queue": "I halved the queue with numbered tickets. The idea came from a colleague, I printed the tickets.",
    "moved": "That move to the loft was suggested by the surveyor; I measured the beams for it.",
    "guild": "I passed the guild exam in 2019. Full membership I have applied for.",
    "course": "I started a diploma in glass design and left after the first year.",
    "liked": "I would have liked to bring in tablets, the owner didn't want them.",
    "film": "Die Plakate entwerfe ich, drucken lassen wir sie in Polen.",
    "flights": "Die Planung mache ich selbst, und die Drohnenflüge vergeben wir nach außen.",
    "engine": "Getriebe überhole ich, der Rumpf geht zum Instandsetzer.",
    "notices": "Mängel melde ich, die Bescheide gehen vom Chef raus.",
    "stollen": "Im Advent backen wir 3.000 Stollen, das Rezept ist vom alten Wirt.",
    "racks": "Das Lager haben wir umgebaut; die Idee mit den Rollgestellen war von der Lernenden.",
    "release": "Die Meldungen schreibe ich im Entwurf, die Freigabe macht die Pressestelle.",
    "tablets": "Ich hätte gern auf Tablets umgestellt, der Chef wollte nicht.",
    "master": "Geselle bin ich seit 2015. Für den Meister bin ich angemeldet.",
    "vaccine": "Impfen darf nur die Tierärztin, ich halte die Katzen fest.",
    "rope": "Das Seil prüft jedes Jahr ein Gutachter aus Wien, ich begleite ihn.",
    "school": "Eine Welpenschule hatten wir vor, dafür fehlt der Platz.",
    "shop": "Ich packe Pakete. Der Onlineshop ist noch in Arbeit.",
    "twice": "I passed the first certificate in 2018. The advanced one I sat twice without success.",
    "orders": "I was asked to take on the supplier orders but declined.",
    "roof": "On the roof repair I was the site contact; an outside firm managed the project.",
    "rarely": "Auf Montage war ich selten.",
    "outside": "Ich pflege die Gräber, der Baumschnitt ist außerhalb meiner Aufgaben.",
}


@pytest.mark.parametrize(
    ("who", "line"),
    [
        ("frame", "Gilding and glazing of 14 frames"),
        ("cellar", "Held the stock budget of the cellar"),
        ("drone", "Flies the drone and marks fields"),
        ("lights", "Signed off the lights for hall, foyer and courtyard"),
        ("safes", "Opened and drilled safes"),
        ("recipe", "Developed the recipe for 3,000 stollen"),
        ("queue", "Proposed numbered tickets that halved the queue"),
        ("moved", "Suggested the move to the loft"),
        ("guild", "Full member of the guild"),
        ("course", "Diploma in glass design"),
        ("liked", "Brought in tablets"),
        ("film", "Plakate entworfen und in Polen gedruckt"),
        ("flights", "Planung und Drohnenflüge"),
        ("engine", "Getriebe und Rumpf überholt"),
        ("notices", "Bescheide über Mängel verschickt"),
        ("stollen", "Stollenrezept entwickelt"),
        ("racks", "Rollgestelle für das Lager angeregt"),
        ("release", "Meldungen geschrieben und freigegeben"),
        ("tablets", "Umstellung auf Tablets"),
        ("outside", "Pflege der Gräber und Baumschnitt"),
        ("vaccine", "Impfung von Katzen"),
        ("rope", "Jährliche Prüfung des Seils"),
        ("school", "Leitung einer Welpenschule"),
        ("shop", "Pakete für den Onlineshop gepackt"),
        ("twice", "Advanced certificate"),
        ("orders", "Took on supplier orders"),
        ("roof", "Managed the roof repair"),
        ("rarely", "Regelmäßig auf Montage"),
    ],
)
def test_what_others_did_is_blocked(who: str, line: str) -> None:
    assert blocked(line, one_card(TOLD[who]), under="Aldwick")


@pytest.mark.parametrize(
    ("who", "line"),
    [
        ("frame", "Gilded 14 frames for a gallery"),
        ("cellar", "Kept the cellar list and counted the bottles"),
        ("drone", "Marked fields for the drone pilot"),
        ("safes", "Opened safes"),
        ("recipe", "Baked 3,000 stollen in Advent"),
        ("queue", "Halved the queue with numbered tickets"),
        ("moved", "Measured the beams for the move to the loft"),
        ("guild", "Passed the guild exam in 2019"),
        ("film", "Plakate entworfen"),
        ("flights", "Planung"),
        ("engine", "Getriebe überholt"),
        ("notices", "Mängel gemeldet"),
        ("stollen", "3.000 Stollen im Advent nach dem Rezept des alten Wirts gebacken"),
        ("racks", "Umbau des Lagers"),
        ("release", "Meldungen im Entwurf geschrieben"),
        ("outside", "Pflege der Gräber"),
        ("vaccine", "Katzen festgehalten"),
        ("rope", "Begleitung des Gutachters aus Wien"),
        ("shop", "Pakete gepackt"),
        ("twice", "First certificate, 2018"),
        ("roof", "Site contact for the roof repair"),
    ],
)
def test_what_the_person_did_beside_it_is_not(who: str, line: str) -> None:
    assert not blocked(line, one_card(TOLD[who]), under="Aldwick")
