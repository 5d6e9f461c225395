"""`@frozen` against the standard library's `@dataclass(frozen=True)`: the same class to everything
that looks at it.
"""

import copy
import dataclasses
import pickle
from typing import Any

import pytest

from interview_app.domain.frozen import frozen


@frozen
class Ours:
    """By keyword."""

    name: str
    secret: str = dataclasses.field(default="", repr=False)
    seen: int = dataclasses.field(default=0, compare=False)
    parts: list[str] = dataclasses.field(default_factory=list)


@dataclasses.dataclass(frozen=True, kw_only=True)
class Theirs:
    """The same fields, made by the standard library."""

    name: str
    secret: str = dataclasses.field(default="", repr=False)
    seen: int = dataclasses.field(default=0, compare=False)
    parts: list[str] = dataclasses.field(default_factory=list)


@frozen(kw_only=False)
class InOrder:
    """By place too."""

    x: float
    y: float = 0.0


BOTH = pytest.mark.parametrize("kind", [Ours, Theirs])


@BOTH
def test_is_a_dataclass_to_the_standard_library(kind: Any) -> None:
    """`fields`, `asdict`, `replace` and a printed object say what they say of the standard
    library's.
    """
    one = kind(name="a", secret="key", parts=["b"])
    assert [field.name for field in dataclasses.fields(kind)] == ["name", "secret", "seen", "parts"]
    assert dataclasses.asdict(one) == {"name": "a", "secret": "key", "seen": 0, "parts": ["b"]}
    assert dataclasses.replace(one, name="c") == kind(name="c", secret="key", parts=["b"])
    assert repr(one) == f"{kind.__name__}(name='a', seen=0, parts=['b'])"


@BOTH
def test_is_equal_and_hashed_by_its_fields(kind: Any) -> None:
    """Equal fields make equal objects of one class alone; a field that does not count is left
    out.
    """
    assert kind(name="a", seen=1) == kind(name="a", seen=2)
    assert kind(name="a") != kind(name="b")
    assert (Ours(name="a") == Theirs(name="a")) is False
    assert hash(kind(name="a", parts=())) == hash(kind(parts=(), name="a", seen=3))
    assert kind(name="a").parts is not kind(name="a").parts


@BOTH
def test_cannot_be_changed(kind: Any) -> None:
    """No field can be set or deleted, and none added."""
    one = kind(name="a")
    for change in (
        lambda: setattr(one, "name", "b"),
        lambda: delattr(one, "name"),
        lambda: setattr(one, "new", 1),
    ):
        with pytest.raises(dataclasses.FrozenInstanceError):
            change()
    assert one.name == "a"


@BOTH
def test_is_copied_and_pickled(kind: Any) -> None:
    """A copy and what comes out of a pickle are equal to it."""
    one = kind(name="a", parts=["b"])
    assert copy.deepcopy(one) == pickle.loads(pickle.dumps(one)) == copy.copy(one) == one


@pytest.mark.parametrize("given", [{}, {"name": "a", "other": 1}, {"secret": "a", "other": "b"}])
@BOTH
def test_a_missing_or_unknown_field_is_refused(kind: Any, given: dict[str, Any]) -> None:
    """As a call with wrong arguments is."""
    with pytest.raises(TypeError):
        kind(**given)


def test_takes_fields_by_place_only_where_it_says_so() -> None:
    """By place, by name or mixed; not too many, none twice, and not at all where the fields have
    names.
    """
    assert InOrder(1.0, 2.0) == InOrder(1.0, y=2.0) == InOrder(y=2.0, x=1.0)
    match InOrder(3.0):
        case InOrder(x, y):
            assert (x, y) == (3.0, 0.0)
    for wrong in (lambda: InOrder(1.0, 2.0, 3.0), lambda: InOrder(1.0, x=2.0), lambda: Ours("a")):  # type: ignore
        with pytest.raises(TypeError):
            wrong()


def test_what_it_does_not_do_is_refused_at_once() -> None:
    """A class that wants a `__post_init__` is told so when it is made, not when it is used."""
    with pytest.raises(TypeError, match="standard library"):
        frozen(type("Late", (), {"__post_init__": lambda _self: None}))


def test_a_class_has_the_fields_of_its_base_class_and_is_another() -> None:
    """Whichever of the two was made first."""

    @frozen
    class More(Ours):
        """One field more."""

        size: int = 0

    assert Ours(name="a") == Ours(name="a", seen=2)
    made = More(name="a", size=3)
    assert (made.name, made.secret, made.size) == ("a", "", 3)
    assert made != Ours(name="a")
    assert made == dataclasses.replace(More(name="a"), size=3)
    assert made != More(name="a")
    with pytest.raises(TypeError, match="name"):
        More(size=3)  # type: ignore[call-arg]
