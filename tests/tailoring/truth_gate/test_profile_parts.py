"""A line under no heading sums a person up: each part by its own card, and nothing told of another part (CONTRACT D8)."""

import pytest

from tests.tailoring.made_up import card
from tests.tailoring.truth_gate.judged import blocked

CARDS = (
    card("q1", "Thornfield Saddlery", "Bridle Maker", "2014-03 to present", "I cut and stitch about 60 bridles a year in the workshop in Walsall."),
    card("q2", "Thornfield Saddlery", "Bridle Maker", "2014-03 to present", "I train one apprentice on the clicking press."),
    card("q3", "Oldbury Cycles", "Wheel Builder", "2010-05 to 2014-02", "I laced 1,200 wheels a year and trued them in Stourbridge."),
    card("q4", "Capel Manor College", "Diploma in Saddlery", "2008-09 to 2010-06", "I earned the Diploma in Saddlery at Capel Manor College in 2010 with a credit.", card_type="education"),
    card("q5", "Brennan Institute", "BA Fine Art", "2004-09 to 2007-06", "I graduated from the Brennan Institute in 2007 with a BA in Fine Art, a lower second.", card_type="education"),
    card("q6", "Guild of Saddlers", "Bridle Fitting certificate", "2018-2018", "I passed the Bridle Fitting certificate in 2018.", card_type="achievement"),
    card("q7", "independent", "Skills", "2004-present", "I speak fair Dutch and I use CorelDraw. I do not do carving.", card_type="achievement", skills=("CorelDraw",)),
)  # fmt: skip


@pytest.mark.parametrize(
    "line",
    [
        "Bridle maker with fair Dutch",
        "Bridle maker with a diploma in saddlery and fair Dutch",
        "Diploma in Saddlery (Capel Manor College, 2010), Bridle Fitting certificate (2018)",
        "Diploma in Saddlery from Capel Manor College with credit; CorelDraw",
        "Bridle maker who uses CorelDraw",
        "BA Fine Art (Brennan Institute, 2007) and Diploma in Saddlery (Capel Manor College, 2010)",
        "Bridle maker, Bridle Fitting certificate (2018), with fair Dutch",
    ],
)
def test_each_part_may_rest_on_what_was_earned_or_learned_apart(line: str) -> None:
    assert not blocked(line, *CARDS)


@pytest.mark.parametrize(
    "line",
    [
        "Bridle maker with fair Danish",
        "Bridle maker with a master's in saddlery and fair Dutch",
        "Diploma in Saddlery (Capel Manor College, 2018), Bridle Fitting certificate (2010)",  # years changed places
        "Diploma in Saddlery (Brennan Institute, 2010), Bridle Fitting certificate (2018)",  # another school
        "Diploma in Saddlery, Brennan Institute",
        "Bridle maker who laced 1,200 wheels a year",  # of another post
        "Bridle maker who does carving",
        "Bridle maker with 14 years in saddlery and fair Dutch",
        "At Oldbury Cycles, cut about 60 bridles a year",
    ],
)
def test_nothing_of_one_part_is_told_of_another(line: str) -> None:
    assert blocked(line, *CARDS)


GERMAN = (
    card("g1", "Blumen Wendt", "Floristin", "2016-03 to present", "Ich binde im Jahr etwa 40 Brautsträuße. Die Leitung hat Frau Wendt."),
    card("g2", "DEKRA", "Staplerschein", "2019-2019", "Den Staplerschein habe ich 2019 gemacht.", card_type="achievement"),
    card("g3", "privat", "Kenntnisse", "2009-present", "Polnisch spreche ich fließend, Akkordeon spiele ich nicht.", card_type="achievement"),
)  # fmt: skip


@pytest.mark.parametrize(
    "line", ["Floristin mit fließendem Polnisch", "Floristin mit Staplerschein (2019) und Polnisch"]
)
def test_what_is_told_with_the_person_may_be_of_any_qualification(line: str) -> None:
    assert not blocked(line, *GERMAN)


@pytest.mark.parametrize(
    "line",
    [
        "Floristin mit Polnisch und Slowakisch",
        "Floristin mit Staplerschein (2012)",
        "Floristmeisterin mit Polnisch",
    ],
)
def test_what_nobody_told_is_no_qualification(line: str) -> None:
    assert blocked(line, *GERMAN)


RIGGER = (
    card("r1", "Harbour Rigging Ltd", "Senior Rigger", "2015-2022", "I rig cranes on the east quay with a crew of six and report to the yard manager."),
    card("r2", "NPORS", "Slinger Signaller ticket", "2016-2016", "I passed the NPORS slinger signaller test in 2016 and have not sat the advanced paper.", card_type="achievement"),
    card("r3", "Tyne College", "Diploma in Rigging", "2012-2014", "I completed the Level 2 Diploma in Rigging at Tyne College in 2014.", card_type="education"),
    card("r4", "independent", "Skills", "2012-present", "I speak Polish and use AutoCAD and Navis 4. I don't speak German.", card_type="achievement"),
    card("r5", "IOSH", "Managing Safely", "2021-present", "I have not yet passed the IOSH Managing Safely exam.", card_type="achievement"),
    card("r6", "University of Hull", "BSc Marine Engineering", "2008-2011", "I graduated in Marine Engineering from the University of Hull in 2011.", card_type="education"),
    card("r7", "Navis", "Navis Associate", "2018-2018", "I passed the Navis Associate exam in 2018.", card_type="achievement"),
)  # fmt: skip


@pytest.mark.parametrize(
    "line",
    [
        "NPORS-certified rigger",
        "NPORS-certified rigger working in AutoCAD and Navis 4",
        "Tyne College-trained rigger with an NPORS slinger signaller ticket",
        "Polish-speaking rigger using AutoCAD",
        "Polish-speaking NPORS-certified rigger",
        "Navis Associate holder with a degree in Marine Engineering (Hull, 2011)",
        "NPORS-certified senior rigger who speaks Polish",
    ],
)
def test_who_is_called_by_a_certificate_may_be_told_with_a_post(line: str) -> None:
    """What somebody is called by needs a card of that name; the post beside it needs its own."""
    assert not blocked(line, *RIGGER)


@pytest.mark.parametrize(
    "line",
    [
        "IOSH-certified rigger",  # not passed
        "CPCS-certified rigger",
        "AutoCAD-certified rigger",  # only used
        "Harbour-certified rigger",  # an employer
        "German-speaking rigger using AutoCAD",
        "NPORS-certified rigging manager",
        "Navis-trained rigger",  # no school
        "IOSH Managing Safely holder with Polish",
        "Navis Associate holder with a Law degree from the University of Hull",
        "Rigger with a degree from Tyne College",
        "Polish-speaking rigger using Revit",
    ],
)
def test_nobody_is_called_by_what_no_card_is_named(line: str) -> None:
    assert blocked(line, *RIGGER)
