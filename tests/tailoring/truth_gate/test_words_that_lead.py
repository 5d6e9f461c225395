"""D8: words that only lead to a figure, tell the manner or name who led the work claim nothing of their own."""

import pytest

from tests.tailoring.truth_gate.judged import Post

SHOP = Post(
    "Tollgate Pianos",
    "Technician",
    "2015-2021",
    "Tunings used to be once a month, now they are once a week.",
    "I sold 34 uprights, a bit over $310,000 in total.",
    "I ran two small rebuilds, under $20,000 each.",
    "I don't repair organs, the organ builder sends pianists to me.",
)
WORKSHOP = Post(
    "Orgelbau Thannhof",
    "Orgelbauer",
    "2015-2021",
    "Umbauten mache ich als zweiter Mann, bisher neun, die Leitung hat der Obermonteur.",
    "Ich gebe den Kurs auf Französisch.",
    "Den Kranschein hab ich seit Mai 2018.",
    "Ich habe Organisten bei sich zu Hause in die Pflege eingewiesen.",
)


def _blocked(line: str) -> bool:
    return (WORKSHOP if line in _GERMAN else SHOP).blocked(line)


_SAME_DE = [
    "Neun Umbauten unter Leitung des Obermonteurs",
    "Kurs in französischer Sprache",
    "Seit Mai 2018 im Besitz des Kranscheins",
    "Einweisung von Organisten in die Pflege bei ihnen zu Hause",
]
_OTHER_DE = [
    "Leitung des Obermonteurs bei neun Umbauten",
    "Neun Umbauten als Obermonteur",
    "Neun Umbauten unter Leitung der Intendantin",
    "Kurs in italienischer Sprache",
    "Seit Mai 2018 im Besitz des Staplerscheins",
]
_GERMAN = frozenset((*_SAME_DE, *_OTHER_DE))


@pytest.mark.parametrize(
    "line",
    [
        "Tunings once a week instead of once a month",
        "Tunings once a week rather than once a month",
        "Sold 34 uprights worth a bit over $310,000",
        "Two small rebuilds, each below $20,000",
        "Pianists referred by the organ builder",
        *_SAME_DE,
    ],
)
def test_a_word_that_only_leads_passes(line: str) -> None:
    assert not _blocked(line)


@pytest.mark.parametrize(
    "line",
    [
        "Tunings once a week instead of once a year",
        "Sold 34 uprights worth a bit over $410,000",
        "Two small rebuilds, each below $10,000",
        "Two small rebuilds, below what the owner asked for",
        "Organs repaired",
        *_OTHER_DE,
    ],
)
def test_what_it_leads_to_is_held(line: str) -> None:
    assert _blocked(line)
