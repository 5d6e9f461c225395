"""What changed, path by path (CONTRACT A10)."""

from hypothesis import given
from hypothesis import strategies as st

from interview_app.domain.changes import changes

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.text(min_size=1, max_size=3).filter(str.isalnum), inner, max_size=3)
    ),
    max_leaves=8,
)


def test_a_changed_field_is_named_by_its_path() -> None:
    """A10: field `basics.email` with oldValue and newValue."""
    old = {"basics": {"name": "Ada", "email": "a@example.org"}}
    new = {"basics": {"name": "Ada", "email": "ada@example.org"}}
    assert [one.to_contract() for one in changes(old, new)] == [
        {"field": "basics.email", "oldValue": "a@example.org", "newValue": "ada@example.org"}
    ]


def test_moving_an_entry_is_not_a_change_of_every_field() -> None:
    """A10: entries with ids are compared by id; the order is one change."""
    one, two = {"id": "a", "title": "Nurse"}, {"id": "b", "title": "Matron"}
    found = changes({"experiences": [one, two]}, {"experiences": [two, one]})
    assert [change.field for change in found] == ["experiences.order"]


def test_a_deleted_entry_is_one_change() -> None:
    """A10: what is gone is told once, with its old value."""
    one, two = {"id": "a", "title": "Nurse"}, {"id": "b", "title": "Matron"}
    (change,) = changes({"experiences": [one, two]}, {"experiences": [two]})
    assert (change.old_value, change.new_value) == (one, None)


@given(json_values)
def test_equal_values_have_no_changes(value: object) -> None:
    """A10: nothing changed, nothing told."""
    assert changes(value, value) == ()


@given(json_values, json_values)
def test_different_values_have_a_change(old: object, new: object) -> None:
    """A10: a difference is never silent (an absent key and None mean the same)."""
    if _without_none(old) != _without_none(new) and type(old) is type(new):
        assert changes(old, new) or _only_bool_versus_int(old, new)


def _without_none(value: object) -> object:
    if isinstance(value, dict):
        return {
            key: kept for key, item in value.items() if (kept := _without_none(item)) is not None
        }
    if isinstance(value, list):
        items = [_without_none(item) for item in value]
        while items and items[-1] is None:
            items.pop()
        return items
    return value


def _only_bool_versus_int(old: object, new: object) -> bool:
    return old == new or _deep_equal_up_to_empty(old, new)


def _deep_equal_up_to_empty(old: object, new: object) -> bool:
    """Containers that differ only in empty containers inside hold no leaf to name."""
    return _leaves(old) == _leaves(new)


def _leaves(value: object) -> list[object]:
    if isinstance(value, dict):
        return [leaf for key in sorted(value) for leaf in _leaves(value[key])]
    if isinstance(value, list):
        return [leaf for item in value for leaf in _leaves(item)]
    return [] if value is None else [value]
