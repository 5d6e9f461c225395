"""The opposite in one small word, praise in set phrases, and deeds of others that somebody oversaw (CONTRACT D8)."""

import pytest

from tests.tailoring.truth_gate.judged import blocked, one_card

TOLD = {
    "clerk": "I file permits in Accela after the inspector stamps them.",
    "baker": "I proof the dough before the night shift shapes it.",
    "diver": "I cleaned 14 hulls under the supervision of a senior diver.",
    "potter": "I throw about 90 mugs a week for four cafes in Leeds.",
    "roofer": "I slated 22 roofs in Kendal with one mate.",
    "sewer": "I covered 18 boat seats for a marina.",
    "desk": "Refunds fell in 2020. The front desk started phoning guests; I wrote the script.",
    "lamp": "We changed 60 lamps for LED in one summer. The foreman had the budget; I drew the plans.",
    "coach": "I coach the under-twelves at the club on Sundays, unpaid.",
    "hall": "When we moved the press hall in 2022 the noise fell by 8 dB. I chose the panels.",
    "nurse": "I triaged calls, some 30 a day, and wrote the handover sheet.",
}


@pytest.mark.parametrize(
    ("who", "line"),
    [
        ("clerk", "File permits in Accela before the inspector's stamp"),
        ("clerk", "File permits in Accela ahead of the inspector's stamp"),
        ("baker", "Proof the dough after the night shift shapes it"),
        ("diver", "Cleaned 14 hulls unsupervised"),
        ("coach", "Coach the under-twelves at the club on Sundays for a fee"),
        ("coach", "Paid to coach the under-twelves at the club"),
        ("hall", "Press hall moved before 2022"),
        ("potter", "Potter of choice for four cafes in Leeds"),
        ("potter", "Throw more mugs than any other, about 90 a week"),
        ("potter", "Most sought-after maker of mugs in Leeds"),
        ("nurse", "The go-to person on calls, some 30 a day"),
        ("roofer", "Managed the slating of 22 roofs in Kendal"),
        ("sewer", "Oversaw the covering of 18 boat seats for a marina"),
        ("lamp", "Headed the change of 60 lamps to LED in one summer"),
        ("lamp", "Led the change of 60 lamps to LED"),
    ],
)
def test_the_opposite_and_more_are_blocked(who: str, line: str) -> None:
    assert blocked(line, one_card(TOLD[who]), under="Aldwick")


@pytest.mark.parametrize(
    ("who", "line"),
    [
        ("clerk", "File permits in Accela after the inspector's stamp"),
        ("clerk", "File stamped permits in Accela"),
        ("baker", "Proof the dough before the night shift"),
        ("diver", "Cleaned 14 hulls under supervision"),
        ("coach", "Coach the under-twelves at the club on Sundays, unpaid"),
        ("hall", "Press hall moved in 2022"),
        ("potter", "Throw about 90 mugs a week for cafes in Leeds"),
        ("roofer", "Slated 22 roofs in Kendal"),
        ("sewer", "Covered 18 boat seats for a marina"),
        ("desk", "Wrote the script"),
        ("lamp", "Drew the plans for the change of 60 lamps to LED"),
        ("nurse", "Wrote the handover sheet and triaged some 30 calls a day"),
    ],
)
def test_the_same_is_not(who: str, line: str) -> None:
    assert not blocked(line, one_card(TOLD[who]), under="Aldwick")
