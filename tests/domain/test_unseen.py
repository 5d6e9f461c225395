"""What stands as it was read with a doubt, and what somebody put there by hand."""

from typing import Any

from benchmarks.review_samples import artifact
from interview_app.domain.unseen import as_read, unseen_in, values_at, with_unseen

LINE = "Inventory and scanner"
READ: dict[str, Any] = {
    "experiences": [
        {"id": "a", "title": "Stock clerk", "highlights": []},
        {"id": "b", "title": "ibid.", "highlights": [LINE]},
    ]
}
PLACE = "experiences[1].highlights[0]"


def test_what_is_typed_into_another_entry_is_the_persons() -> None:
    """The lines of an entry that was misread were typed where they belong, and the entry deleted:
    none of them came onto a page, for nobody had looked at them there.
    """
    now = {"experiences": [{"id": "a", "title": "Stock clerk", "highlights": [LINE]}]}
    assert not as_read(READ, now, [PLACE])
    both = {"experiences": [now["experiences"][0], READ["experiences"][1]]}
    assert as_read(READ, both, [PLACE]) == {PLACE}, "beside it the one that was read still stands"


def test_what_is_put_into_its_other_field_is_the_persons() -> None:
    """School and degree were read the wrong way round and put right; it was called unseen."""
    read = {"education": [{"id": "e", "institution": "Graduado", "study_type": "IES Delicias"}]}
    right = {"education": [{"id": "e", "institution": "IES Delicias", "study_type": "Graduado"}]}
    paths = ("education[0].institution", "education[0].study_type")
    assert as_read(read, read, paths) == set(paths)
    assert not as_read(read, right, paths)


def test_what_moved_with_its_entry_was_still_not_looked_at() -> None:
    """An entry that goes into another section has another id there."""
    there = {"volunteer": [{"position": "ibid.", "highlights": [LINE]}]}
    assert as_read(READ, there, [PLACE]) == {"volunteer[0].highlights[0]"}
    as_job = {"projects": [{"id": "new", "name": "ibid.", "highlights": [LINE]}]}
    assert as_read(READ, as_job, [PLACE]) == {"projects[0].highlights[0]"}
    assert not as_read(READ, {"experiences": [READ["experiences"][0]]}, [PLACE])


def test_a_value_is_unseen_in_the_entry_that_it_was_read_for() -> None:
    """A year that was read with a doubt was asked about in another school, where it was typed."""
    years = {"education": [{"id": "a", "start": "2012"}, {"id": "b", "start": "2012"}]}
    document = artifact()
    doubted = with_unseen(document, values_at(years, ["education[0].start"]), ())
    assert list(unseen_in(years, [doubted])) == ["education[0].start"]
    seen = values_at(years, ["education[0].start"])
    assert not unseen_in(years, [with_unseen(doubted, (), seen)])
    before = with_unseen(document, [("start", "2012")], ())
    assert len(unseen_in(years, [before])) == 2, "the version before knew no entry"
    assert not unseen_in(years, [with_unseen(before, (), seen)])
