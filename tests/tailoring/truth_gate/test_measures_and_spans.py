"""D8: a measure, a span or a share is the same figure however it is written, and stays another one where it is another."""

import pytest

from tests.tailoring.truth_gate.judged import Post

MILL = Post(
    "Karoo Millers",
    "Miller",
    "2015-2021",
    "Mill output grew from 210 million to 365 million rand between 2016 and 2020.",
    "Recovered R1.4 million in overpaid freight for the group.",
    "Milled 2,900 loads of rye in 2020, 17% more than in 2018.",
    "Faulty sacks went from 2.4 to 0.6 per 1,000 sacks.",
    "Second visits fell from roughly one job in eight to one in twenty.",
    "We are four in quality control, and I check the scales.",
    "My probe showed 18 millimetres of wear on the roller.",
)
FOREST = Post(
    "Forstamt Rehberg",
    "Försterin",
    "2015-2021",
    "Ich leite ein Revier von 1.400 Hektar.",
    "Ich verkaufe im Schnitt 8.000 Festmeter Holz im Jahr.",
    "Die Räumung dauerte 2018 im Mittel 94 Tage, 2020 noch 71.",
    "Der Ruhestrom der Wildkamera ging von 48 auf 19 Mikroampere.",
)


def _blocked(line: str) -> bool:
    return (FOREST if line in _GERMAN else MILL).blocked(line)


_SAME_DE = [
    "Leitung eines 1.400 ha großen Reviers",
    "Verkauf von durchschnittlich 8.000 Fm Holz pro Jahr",
    "Räumung 2020 im Mittel in 71 Tagen",
    "Ruhestrom der Wildkamera von 48 µA auf 19 µA gesenkt",
]
_OTHER_DE = [
    "Leitung eines 1.500 ha großen Reviers",
    "Leitung eines großen Reviers",
    "Verkauf von durchschnittlich 9.000 Fm Holz pro Jahr",
    "Räumung 2020 im Mittel in 61 Tagen",
    "Ruhestrom der Wildkamera von 48 mA auf 19 mA gesenkt",
]
_GERMAN = frozenset((*_SAME_DE, *_OTHER_DE))


@pytest.mark.parametrize(
    "line",
    [
        "Mill output up from 210 million to 365 million rand between 2016 and 2020",
        "Recovered R1.4M in overpaid freight",
        "2,900 loads of rye milled in 2020, 17 % more than in 2018",
        "Faulty sacks down from 2.4 to 0.6 per 1k sacks",
        "Second visits down from about 12.5% to 5% of jobs",
        "Part of a quality control team of 4",
        "Showed 18 millimeters of wear on the roller",
        *_SAME_DE,
    ],
)
def test_the_same_figure_in_another_form_passes(line: str) -> None:
    assert not _blocked(line)


@pytest.mark.parametrize(
    "line",
    [
        "Mill output down from 365 million to 210 million rand between 2016 and 2020",
        "Recovered R1.8M in overpaid freight",
        "2,900 loads of rye milled in 2020, 17 % more than in 2017",
        "Faulty sacks down from 2.4 to 0.6 per 10k sacks",
        "Second visits down from about 20% to 5% of jobs",
        "Part of a quality control team of 5",
        "Showed 28 millimeters of wear on the roller",
        *_OTHER_DE,
    ],
)
def test_another_figure_does_not(line: str) -> None:
    assert _blocked(line)
