"""Whose deed a clause of the evidence tells of, and what was never finished (CONTRACT D8)."""

import pytest

from interview_app.domain.tailoring import Severity
from interview_app.tailoring.truth_gate import gate
from tests.tailoring.made_up import card

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
def test_what_others_did_or_nobody_finished_is_no_claim(line: str, evidence: tuple[object, ...]) -> None:
    """D8, negation: the deed of a colleague, a firm's other department or an unfinished course is refused."""
    assert any(one.severity is Severity.BLOCKER for one in gate.check_line(line, evidence))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("line", "evidence"),
    [
        ("Fitted contact lenses, 30 a week", OPTICIAN),
        ("Trained six colleagues on the Sycle booking tool in 2020", OPTICIAN),
        ("Bau von rund 40 Fenstern pro Jahr", SCHREINER),
        ("Montage von Küchen", SCHREINER),
    ],
)
def test_the_persons_own_part_beside_it_passes(line: str, evidence: tuple[object, ...]) -> None:
    """D8: what stands beside it and was the person's own may be said."""
    assert not any(one.severity is Severity.BLOCKER for one in gate.check_line(line, evidence))  # type: ignore[arg-type]


def test_a_fact_of_another_post_of_the_same_employer_is_moved() -> None:
    """D8, moved facts: two posts of one employer are two places."""
    evidence = (
        card("a", "Nordbank", "Teller", "2010-2014", "Served 60 customers a day at the counter"),
        card("b", "Nordbank", "Branch Manager", "2014-2020", "Opened a second branch in Kiel"),
    )
    line = "Served 60 customers a day at the counter"
    assert gate.check_line(line, evidence, gate.LineContext(company="Nordbank", post="Teller")) == ()
    assert gate.check_line(line, evidence, gate.LineContext(company="Nordbank", post="Branch Manager"))
    assert gate.check_line("As Branch Manager, served 60 customers a day", evidence)


ELSEWHERE = (
    card("e1", "Fern Studio", "Translator", "2015-2021", "Welsh I speak, but I can't write Welsh. Wrote 12 subtitle sets for films."),
    card("e2", "Fern Studio", "Translator", "2015-2021", "I passed the court interpreter's exam in 2019. I haven't passed the patent exam."),
    card("e3", "Bau Kehl", "Polier", "2016-2022", "Sechs Maurer und zwei Azubis in meiner Kolonne. Azubis prüfe ich nicht."),
)  # fmt: skip


@pytest.mark.parametrize("line", ["Spoken and written Welsh", "Passed the patent exam", "Prüfung von Auszubildenden"])
def test_a_denial_stands_though_another_sentence_has_the_word(line: str) -> None:
    """D8, negation: "wrote subtitles" does not answer for "written Welsh"."""
    assert any(one.severity is Severity.BLOCKER for one in gate.check_line(line, ELSEWHERE))


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
    assert not any(one.severity is Severity.BLOCKER for one in gate.check_line(line, ELSEWHERE))
