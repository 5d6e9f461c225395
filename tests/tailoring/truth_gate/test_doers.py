"""Who is called by a told deed, holds a post that several hold, and facts of two cards set side by side."""

import pytest

from tests.tailoring.made_up import card
from tests.tailoring.truth_gate.judged import blocked

_RADIO = (
    card("d1", "Harbour Radio", "Studio Hand", "2018-2023", "I produce the breakfast show and write about nine traffic bulletins a day. The news desk presents the drive-time show."),
    card("d2", "Harbour Radio", "Studio Hand", "2018-2023", "I coordinate the phone-in volunteers, six of them. I'm one of two clinical coaches. I edited features and was assistant editor on one, The Long Quay."),
    card("d3", "Harbour Radio", "Studio Hand", "2018-2023", "I've held the Ofcom permit since 2018. I don't hold the marine permit. I designed the jingle archive in FileMaker 19."),
    card("d4", "Almhaus", "Wirt", "2016-2021", "Ich fahre die Materialseilbahn und koche für 60 Gäste. Gewartet wird die Bahn von der Bergbahn. Ich bin einer von vier Ortsstellenwarten."),
)  # fmt: skip
_QUARRY = (
    card("q1", "Blue Cliff", "Foreman", "2014-2022", "I run a crew of 14 at the slate quarry near Corris."),
    card("q2", "Blue Cliff", "Foreman", "2014-2022", "We put out around 620,000 tonnes of slate a year."),
    card("q3", "Blue Cliff", "Foreman", "2014-2022", "In 2018 I rebuilt 230 metres of the haul road."),
    card("q4", "Blue Cliff", "Foreman", "2014-2022", "Dust complaints fell from 22 to 9. I have two loaders and nine dumpers under me."),
    card("q7", "Blue Cliff", "Foreman", "2014-2022", "The radios were swapped in 2020, 48 of them."),
    card("q5", "Spital Wil", "Einkäuferin", "2015-2021", "Ich rechne im Monat für 31 Stationen ab."),
    card("q6", "Spital Wil", "Einkäuferin", "2015-2021", "Abgerechnet wird mit SAP MM 7."),
)  # fmt: skip


@pytest.mark.parametrize(
    ("company", "line"),
    [
        ("Harbour Radio", "Producer of the breakfast show"),
        ("Harbour Radio", "Writer of about nine traffic bulletins a day"),
        ("Harbour Radio", "Coordinator of six phone-in volunteers"),
        ("Harbour Radio", "Designer of a jingle archive in FileMaker 19"),
        ("Harbour Radio", "Holder of the Ofcom permit"),
        ("Harbour Radio", "Clinical coach, one of two"),
        ("Harbour Radio", "Assistant editor on one feature"),
        ("Almhaus", "Fahrer der Materialseilbahn"),
        ("Almhaus", "Koch für 60 Gäste"),
        ("Almhaus", "Ortsstellenwart, einer von vier"),
        ("Blue Cliff", "Run a crew of 14 at a quarry with around 620,000 tonnes of slate a year"),
        ("Blue Cliff", "Rebuilt 230 metres of the haul road in 2018 with a crew of 14"),
        ("Spital Wil", "Abrechnung für 31 Stationen im Monat mit SAP MM 7"),
    ],
)
def test_a_told_deed_names_its_doer(company: str, line: str) -> None:
    """The noun claims no more than the verb; what only stands beside a fact may come from another card."""
    assert not blocked(line, *_RADIO, *_QUARRY, under=company)


@pytest.mark.parametrize(
    ("company", "line"),
    [
        ("Harbour Radio", "Presenter of the drive-time show"),
        ("Harbour Radio", "Producer of the drive-time show"),
        ("Harbour Radio", "Director of the breakfast show"),
        ("Harbour Radio", "Holder of the marine permit"),
        ("Harbour Radio", "Associate editor on one feature"),
        ("Almhaus", "Techniker der Materialseilbahn"),
        ("Almhaus", "Heimleiterin in Marburg"),
        ("Almhaus", "Leiter der Ortsstelle, einer von vier"),
        ("Almhaus", "Informationssicherheitsbeauftragte der Materialseilbahn"),
        ("Blue Cliff", "Dust complaints down from 22 to 9 with 48 new radios"),
        ("Blue Cliff", "Rebuilt 230 metres of the haul road in 2020 with a crew of 14"),
        ("Blue Cliff", "Two loaders for each of nine dumpers"),
        ("Spital Wil", "Abrechnung für 31 Stationen am Tag mit SAP MM 7"),
    ],
)
def test_another_doer_or_another_sum_is_a_lie(company: str, line: str) -> None:
    """The nearest lies."""
    assert blocked(line, *_RADIO, *_QUARRY, under=company)
