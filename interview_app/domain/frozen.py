"""`@frozen`: a frozen dataclass, by keyword, that is cheap to make.

The standard library's `@dataclass(frozen=True)` writes and compiles six methods for every class: about a millisecond
each, and with the hundreds of classes that are ours a quarter of every start. Here all classes share methods that look at
their fields; to `replace`, `asdict`, `fields`, `match`, copying, pickling and the type checker such a class is a dataclass.
What is imported at a start uses it; classes of which there are tens of thousands of objects may keep the standard
library's with `slots`, which takes less memory an object.
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
@dataclass_transform(frozen_default=True, kw_only_default=True, field_specifiers=(dataclasses.field,))
def frozen(cls: type[Any] | None = None, /, *, kw_only: bool = True) -> Any:
    """Like `@dataclass(frozen=True, kw_only=True)`; `kw_only=False` takes the fields by place too.

    Raises:
        TypeError: the class has what is not done here: a `__post_init__`, or fields of a base class.
    """

    def make(cls: type[Any]) -> type[Any]:
        if hasattr(cls, "__post_init__") or any(dataclasses.is_dataclass(base) for base in cls.__bases__):
            raise TypeError(f"{cls.__name__} needs the standard library's dataclass")
        made: Any = dataclasses.dataclass(cls, init=False, repr=False, eq=False, kw_only=kw_only)
        fields = dataclasses.fields(made)
        made.__init__, made.__repr__ = _init(fields, in_order=not kw_only), _repr
        made.__eq__, made.__hash__ = _equality(fields)
        made.__setattr__ = made.__delattr__ = _refuse
        return made  # type: ignore[no-any-return]

    return make if cls is None else make(cls)


def _init(fields: tuple[dataclasses.Field[Any], ...], *, in_order: bool) -> Callable[..., None]:
    names = tuple(one.name for one in fields)
    known = frozenset(names)
    defaults = {one.name: one.default for one in fields if one.default is not dataclasses.MISSING}
    factories = {one.name: one.default_factory for one in fields if one.default_factory is not dataclasses.MISSING}

    def __init__(self: object, /, *in_place: object, **given: object) -> None:
        values = self.__dict__
        values.update(defaults)
        for name, factory in factories.items():
            if name not in given:
                values[name] = factory()
        if in_place:
            _put(self, names if in_order else (), in_place, given)
        values.update(given)
        if values.keys() != known:
            wrong = ", ".join(sorted(values.keys() ^ known))
            raise TypeError(f"{type(self).__name__}: missing or unknown: {wrong}")

    return __init__


def _put(self: object, names: tuple[str, ...], in_place: tuple[object, ...], given: dict[str, object]) -> None:
    """Take what was given by place; a field given twice, or a place too many, is refused."""
    taken = names[: len(in_place)]
    if len(taken) < len(in_place) or not given.keys().isdisjoint(taken):
        raise TypeError(f"{type(self).__name__}: by place it takes {', '.join(names) or 'nothing'}, each once")
    self.__dict__.update(zip(taken, in_place, strict=True))


def _repr(self: Any) -> str:
    shown = (f"{one.name}={getattr(self, one.name)!r}" for one in dataclasses.fields(self) if one.repr)
    return f"{type(self).__qualname__}({', '.join(shown)})"


def _equality(fields: tuple[dataclasses.Field[Any], ...]) -> tuple[Callable[..., bool], Callable[[object], int]]:
    """`__eq__` and `__hash__` over the fields that count."""
    names = [one.name for one in fields if one.compare]
    compared: Callable[[object], object] = attrgetter(*names) if names else lambda _self: ()

    def __eq__(self: object, other: object) -> bool:
        return compared(self) == compared(other) if type(other) is type(self) else NotImplemented

    def __hash__(self: object) -> int:
        return hash(compared(self))

    return __eq__, __hash__


def _refuse(_self: object, name: str, *_value: object) -> NoReturn:
    raise dataclasses.FrozenInstanceError(f"cannot assign to field {name!r}")
