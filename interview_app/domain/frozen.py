"""`@frozen`: a frozen dataclass, by keyword, that is cheap to make.

The standard library's `@dataclass(frozen=True)` writes and compiles six methods for every class:
about a millisecond each, and with the hundreds of classes that are ours a quarter of every start.
Here all classes share methods that look at their fields; to `replace`, `asdict`, `fields`, `match`,
copying, pickling and the type checker such a class is a dataclass. What is imported at a start uses
it; classes of which there are tens of thousands of objects may keep the standard library's with
`slots`, which takes less memory an object.
"""

import dataclasses
from collections.abc import Callable
from operator import attrgetter
from typing import Any, NoReturn, TypeVar, dataclass_transform, overload

_Made = TypeVar("_Made")


@overload
def frozen(cls: type[_Made], /) -> type[_Made]: ...
@overload
def frozen(*, kw_only: bool) -> Callable[[type[_Made]], type[_Made]]: ...
@dataclass_transform(
    frozen_default=True, kw_only_default=True, field_specifiers=(dataclasses.field,)
)
def frozen(cls: type[Any] | None = None, /, *, kw_only: bool = True) -> Any:
    """Like `@dataclass(frozen=True, kw_only=True)`; `kw_only=False` takes the fields by place too.

    Raises:
        TypeError: the class has what is not done here: a `__post_init__`.
    """

    def make(cls: type[Any]) -> type[Any]:
        if hasattr(cls, "__post_init__"):
            raise TypeError(f"{cls.__name__} needs the standard library's dataclass")
        made: Any = dataclasses.dataclass(cls, init=False, repr=False, eq=False, kw_only=kw_only)
        made.__init__, made.__repr__, made.__eq__, made.__hash__ = _init, _repr, _eq, _hash
        made.__setattr__ = made.__delattr__ = _refuse
        return made  # type: ignore[no-any-return]

    return make if cls is None else make(cls)


class _Plan:
    """How objects of one class are made and compared; made with the first of them, for most classes
    never.
    """

    __slots__ = ("compared", "defaults", "factories", "known")

    def __init__(self, cls: type[Any]) -> None:
        fields = dataclasses.fields(cls)
        missing = dataclasses.MISSING
        self.known = frozenset(one.name for one in fields)
        self.defaults = {one.name: one.default for one in fields if one.default is not missing}
        self.factories = {
            one.name: one.default_factory for one in fields if one.default_factory is not missing
        }
        names = [one.name for one in fields if one.compare]
        self.compared: Callable[[object], object] = (
            attrgetter(*names) if names else lambda _self: ()
        )


def _plan(self: Any) -> _Plan:
    kind = type(self)
    try:
        plan: _Plan = kind.__dict__["__plan__"]  # its own: a base class has another
    except KeyError:
        plan = kind.__plan__ = _Plan(kind)
    return plan


def _init(self: object, /, *in_place: object, **given: object) -> None:
    plan, values = _plan(self), self.__dict__
    values.update(plan.defaults)
    for name, factory in plan.factories.items():
        if name not in given:
            values[name] = factory()
    if in_place:
        _put(self, in_place, given)
    values.update(given)
    if values.keys() != plan.known:
        wrong = ", ".join(sorted(values.keys() ^ plan.known))
        raise TypeError(f"{type(self).__name__}: missing or unknown: {wrong}")


def _put(self: Any, in_place: tuple[object, ...], given: dict[str, object]) -> None:
    """Take what was given by place; a field given twice, or a place too many, is refused."""
    names: tuple[str, ...] = self.__match_args__
    taken = names[: len(in_place)]
    if len(taken) < len(in_place) or not given.keys().isdisjoint(taken):
        raise TypeError(
            f"{type(self).__name__}: by place it takes {', '.join(names) or 'nothing'}, each once"
        )
    self.__dict__.update(zip(taken, in_place, strict=True))


def _repr(self: Any) -> str:
    shown = (
        f"{one.name}={getattr(self, one.name)!r}" for one in dataclasses.fields(self) if one.repr
    )
    return f"{type(self).__qualname__}({', '.join(shown)})"


def _eq(self: object, other: object) -> bool:
    compared = _plan(self).compared
    return compared(self) == compared(other) if type(other) is type(self) else NotImplemented


def _hash(self: object) -> int:
    return hash(_plan(self).compared(self))


def _refuse(_self: object, name: str, *_value: object) -> NoReturn:
    raise dataclasses.FrozenInstanceError(f"cannot assign to field {name!r}")
