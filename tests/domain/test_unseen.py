"""What stands as it was read with a doubt, and what somebody put there by hand."""

from typing import Any

from interview_app.domain.unseen import as_read

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


def test_what_moved_with_its_entry_was_still_not_looked_at() -> None:
    """An entry that goes into another section has another id there."""
    there = {"volunteer": [{"position": "ibid.", "highlights": [LINE]}]}
    assert as_read(READ, there, [PLACE]) == {"volunteer[0].highlights[0]"}
    as_job = {"projects": [{"id": "new", "name": "ibid.", "highlights": [LINE]}]}
    assert as_read(READ, as_job, [PLACE]) == {"projects[0].highlights[0]"}
    assert not as_read(READ, {"experiences": [READ["experiences"][0]]}, [PLACE])
