"""Claims of the most, or of all, of something in the truth gate (CONTRACT D8: adoption and superlatives)."""

import pytest

from tests.tailoring.made_up import card
from tests.tailoring.truth_gate.judged import blocked

EVIDENCE = (
    card("w1", "Alder Clinic", "Nurse", "2014-2020", "Wrote the handover sheet for our ward. Falls went from 12 to 5 a year. The clinic has six wards."),
    card("w2", "Alder Clinic", "Nurse", "2014-2020", "The rota template is used by all six wards now. I checked every chart with the doctor. I ran the busiest desk."),
    card("w3", "Klinik Erle", "Pfleger", "2020-2023", "Übergabebogen für meine Station geschrieben. Stürze von 12 auf 5 gesenkt. Den Dienstplan nutzen alle Stationen."),
)  # fmt: skip


@pytest.mark.parametrize(
    "line",
    [
        "Handover sheet used across the clinic",
        "Hospital-wide handover sheet",
        "Handover sheet copied by all the wards",
        "Lowest number of falls, 5 a year",
        "The clinic's most trusted nurse",
        "Nurse of the year",
        "Falls from 12 to a record 5 a year",
        "Falls cut by a staggering 7 a year",
        "First handover sheet of its kind",
        "Ward-leading handover sheet",
        "Übergabebogen für alle Stationen",
        "Klinikweit genutzter Übergabebogen",
        "Niedrigste Stürze der Klinik",
        "Übergabebogen für die ganze Klinik",
    ],
)
def test_the_most_or_all_of_something_needs_evidence_of_its_kind(line: str) -> None:
    """D8, superlatives and adoption: known by how the word is made, in English and German."""
    assert blocked(line, *EVIDENCE)


@pytest.mark.parametrize(
    "line",
    [
        "Wrote the ward's handover sheet",
        "Rota template used by all six wards",
        "Rota template used across the wards",
        "Checked every chart with the doctor",
        "Ran the busiest desk",
        "Dienstplan für alle Stationen",
    ],
)
def test_what_the_evidence_says_of_all_passes(line: str) -> None:
    """D8: "all wards" of the rota is no claim too many."""
    assert not blocked(line, *EVIDENCE)
