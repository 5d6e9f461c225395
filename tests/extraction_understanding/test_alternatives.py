"""A reading that looks bad is tried under other structural decisions, and the one is kept that
agrees best with itself (docs/decisions/028).
"""

from collections.abc import Callable
from pathlib import Path

import pytest

from interview_app.domain.profile import ApplicantProfile
from interview_app.domain.provenance import Provenance
from interview_app.domain.timeline import SkeletonTimeline
from interview_app.extraction.entries.edges import edges_of
from interview_app.extraction.entries.entry_starts import entries_of
from interview_app.extraction.entries.units import units_of
from interview_app.extraction.page.layout import Order, Reading, read_in_order
from interview_app.extraction.page.placing import Places
from interview_app.extraction.resume import understanding
from interview_app.extraction.resume.alternatives import Attempt, Choices, best_of
from interview_app.extraction.resume.segment_roles import Likely
from interview_app.extraction.resume.values_read import Built
from interview_app.language.told import texts_in
from tests.extraction_understanding.pages import line, pdf, plain, read
from tests.extraction_understanding.test_in_no_field import document_of

_FRESH = Path(__file__).parents[2] / "benchmarks" / "layouts" / "fresh"


def first_of(attempt: Callable[[Choices], Attempt]) -> Attempt:
    """The reading under the usual decisions."""
    return attempt(Choices())


@pytest.mark.parametrize(
    ("path", "value"),
    [
        pytest.param("ninth/files/fresh9-04.pdf", "Bachelor of Arts", id="file"),
        pytest.param("tenth/files/fresh10-09.pdf", "Dérushage, synchro, conformation", id="rows"),
        pytest.param("seventh/files/fresh7-10.docx", "Greta Lille Métropole", id="feed"),
        pytest.param(
            "seventh/files/fresh7-06.docx", "Schornsteinfegerbetrieb Marion Eggers", id="no form"
        ),
        pytest.param(
            "fifth/files/fresh52-16.pdf",
            "Istituto Centrale per la Patologia del Libro",
            id="head below",
        ),
        pytest.param("sixth/files/fresh6-17.pdf", "Boomverzorger en ploegleider", id="head above"),
        pytest.param(
            "fourth/files/fresh41-pt-cozinha.pdf",
            "Escola de Hotelaria e Turismo do Porto",
            id="bullets",
        ),
        pytest.param("seventh/files/fresh7-12.pdf", "Subgobernanta", id="by place"),
        pytest.param("tenth/files/fresh10-12.docx", "SERVITECA LOMA AZUL S.A.S.", id="by type"),
    ],
)
def test_what_a_wrong_decision_shifted_is_read(
    path: str, value: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each decision taken the other way, where the usual one loses a value of its page."""
    document = document_of(_FRESH / path)
    found = read(document).skeleton_timeline
    assert found is not None
    assert value in set(texts_in(found.to_json()))
    monkeypatch.setattr(understanding, "best_of", first_of)
    before = read(document).skeleton_timeline
    assert before is not None
    assert value not in set(texts_in(before.to_json()))


def _entries(text: str, *, by_type: bool) -> list[list[str]]:
    """The heads of the entries of a section, by the type of their lines or by their dates."""
    document = plain(text)
    rows = read_in_order(document).rows
    units = units_of(rows, day_first=True, edges=edges_of(rows))
    found = entries_of(Choices(by_type=by_type).lines(units))
    return [[unit.text for unit in one.header] for one in found]


def test_the_strongest_type_begins_an_entry_whose_time_stands_last() -> None:
    """What stands under a firm in capitals is its own, and the time at the end is of its head."""
    text = """
OSPREY HEALTH TRUST
Nurse
- Planned the rota for eleven
Time: March 2019 to June 2022
BELLWEATHER LTD
Carer
- Kept the records of residents
Time: January 2017 to May 2018
"""
    assert _entries(text, by_type=True) == [
        ["OSPREY HEALTH TRUST", "Nurse", "Time: March 2019 to June 2022"],
        ["BELLWEATHER LTD", "Carer", "Time: January 2017 to May 2018"],
    ]
    assert _entries(text, by_type=False) != _entries(text, by_type=True)


def test_a_type_that_stands_over_several_times_begins_no_entry() -> None:
    """A firm over the posts at it: then the dates tell, as they do otherwise."""
    text = """
OSPREY HEALTH TRUST
Nurse, March 2019 to June 2022
Carer, January 2017 to May 2018
BELLWEATHER LTD
Cook, January 2014 to May 2016
Porter, January 2012 to May 2013
"""
    assert _entries(text, by_type=True) == _entries(text, by_type=False)


@pytest.mark.parametrize(
    ("order", "text"),
    [
        ("rows", "Shelf\tFloor\nSecond\tThird"),
        ("file", "Shelf\nSecond\nFloor\nThird"),
    ],
)
def test_a_page_is_read_over_its_width_or_as_its_file_goes(order: Order, text: str) -> None:
    """What its columns are is not asked then."""
    lines = [
        line("Shelf", 50, 100),
        line("Second", 50, 120),
        line("Floor", 300, 100),
        line("Third", 300, 120),
    ]
    assert read_in_order(pdf(*lines), order).text == text


class _Scripted(Likely):
    """A second reader that agrees to a reading as far as it is told to."""

    def __init__(self, share: float) -> None:
        self._share = share

    def agreement(self, told: object) -> float:
        """That share."""
        return self._share


def _attempt(agreed: float, *sure: float) -> Attempt:
    """A reading with titles that are so sure."""
    reading = read_in_order(plain("Nurse"))
    noted = {
        f"skeleton_timeline.experiences[{at}].title": Provenance(artifact_id="a", confidence=one)
        for at, one in enumerate(sure)
    }
    built = Built(ApplicantProfile(), SkeletonTimeline(), noted, [], [])
    return Attempt(reading, [], Places(reading, "a"), _Scripted(agreed), built)


def _chosen(first: Attempt, **others: Attempt) -> tuple[Attempt, list[Choices]]:
    """The reading kept, and the decisions tried; `others` by the decision that makes them."""
    tried: list[Choices] = []

    def attempt(choices: Choices) -> Attempt:
        tried.append(choices)
        named = [other for name, other in others.items() if getattr(choices, name)]
        return named[-1] if named else first

    return best_of(attempt), tried


def test_a_reading_that_looks_good_is_not_tried_again() -> None:
    """Everyday documents cost nothing."""
    good = _attempt(0.9, 0.9, 0.9)
    kept, tried = _chosen(good, feed=_attempt(1.0, 0.99, 0.99))
    assert (kept, tried) == (good, [Choices()])


def test_a_document_that_is_no_resume_is_not_made_one() -> None:
    """A letter stays a letter under whatever decisions."""
    reading = Reading([], "", read_in_order(plain("Dear all")).layout)
    letter = Attempt(reading, [], Places(reading, "a"))
    kept, tried = _chosen(letter, feed=_attempt(1.0, 0.99))
    assert (kept, tried) == (letter, [Choices()])


def test_a_better_reading_is_kept_and_gone_on_from() -> None:
    """The later decisions are tried on top of it."""
    better = _attempt(0.7, 0.9, 0.9)
    kept, tried = _chosen(_attempt(0.6, 0.5, 0.5), feed=better)
    assert kept is better
    assert all(choices.feed for choices in tried[-3:])


@pytest.mark.parametrize(
    "other",
    [
        pytest.param(_attempt(0.61, 0.52, 0.52), id="chance"),
        pytest.param(_attempt(0.4, 0.9, 0.9), id="the second reader agrees less"),
        pytest.param(_attempt(0.6, 0.38, 0.38, 0.38, 0.38), id="more values, less sure"),
    ],
)
def test_a_reading_that_is_no_better_in_all_is_not_kept(other: Attempt) -> None:
    """Only one that neither its values nor the second reader speak against."""
    first = _attempt(0.6, 0.5, 0.5)
    assert _chosen(first, feed=other)[0] is first
