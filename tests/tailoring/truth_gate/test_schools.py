"""Degrees, subjects, schools and their years in the truth gate (CONTRACT D8: schools)."""

import pytest

from tests.tailoring.made_up import card
from tests.tailoring.truth_gate.judged import blocked

EVIDENCE = (
    card("s1", "Larkfield Hospital", "Pharmacist", "2012-2020", "Ran the dispensary in Orrin. Taught 20 technicians."),
    card(
        "s2", "University of Orrin", "Pharmacy", "2007-2012", card_type="education",
        raw_text="MPharm, University of Orrin, 2012. Postgraduate diploma from Tessle University in 2016. Two GCSEs at Marl College in 2006.",
    ),
    card("s3", "Fachschule Lohr", "Holztechnik", "2001-2003", "Techniker an der Fachschule Lohr, 2003. Abitur am Gymnasium Kahl, 2000.", card_type="education"),
)  # fmt: skip


@pytest.mark.parametrize(
    "line",
    [
        "MPharm, Tessle University",
        "Postgraduate diploma, University of Orrin",
        "MPharm, University of Orrin, 2007",
        "MPharm in Nursing, University of Orrin",
        "Three A levels at Marl College",
        "GCSEs, Orrin College",
        "Abitur, Gymnasium Lohr",
    ],
)
def test_what_belongs_to_another_schooling_is_refused(line: str) -> None:
    """D8: a degree with the school, the subject or the year of another is a school not in the evidence."""
    assert blocked(line, *EVIDENCE)


@pytest.mark.parametrize(
    "line",
    [
        "MPharm, University of Orrin, 2012",
        "MPharm in Pharmacy",
        "2016: postgraduate diploma, Tessle University",
        "Two GCSEs, Marl College",
        "Abitur am Gymnasium Kahl",
    ],
)
def test_each_schooling_with_its_own_school_passes(line: str) -> None:
    """D8: a degree beside its own school, subject or year is no violation."""
    assert not blocked(line, *EVIDENCE)


RANKS = (
    card("r1", "Dale Design College", "Textiles", "2008-2010", "Advanced Diploma in Textiles, Dale Design College, 2010.", card_type="education"),
    card("r2", "Handelsschule Ried", "Kaufmännische Grundbildung", "2006-2009", "Kauffrau EFZ, Handelsschule Ried, 2009.", card_type="education"),
    card("r3", "Universität Ems", "Geologie", "2003-2008", "Geologie an der Universität Ems, 2008.", card_type="education"),
)  # fmt: skip


@pytest.mark.parametrize(
    "line",
    [
        "Graduate Diploma in Textiles",
        "Logistikerin EFZ, Handelsschule Ried",
        "Informatik, Universität Ems",
    ],
)
def test_another_rank_trade_or_subject_is_refused(line: str) -> None:
    """D8: "Graduate Diploma" is no "Advanced Diploma", and a subject alone before its school is held too."""
    assert blocked(line, *RANKS)


@pytest.mark.parametrize(
    "line", ["Advanced Diploma in Textiles", "Kauffrau EFZ", "Geologie, Universität Ems"]
)
def test_the_own_rank_trade_and_subject_pass(line: str) -> None:
    """D8: what the entry itself says."""
    assert not blocked(line, *RANKS)


@pytest.mark.parametrize(
    ("line", "stands"),
    [("BS in Botany, Tarn College, 2009", True), ("B.A. in Botany, Tarn College, 2009", False)],
)
def test_a_degree_with_full_stops_is_one_word(line: str, stands: bool) -> None:
    told = card(
        "s1",
        "Tarn College",
        "Botany",
        "2005-2009",
        "B.S. in Botany, Tarn College, 2009.",
        card_type="education",
    )
    assert blocked(line, told) is not stands
