"""The values of a JSON object with their paths, as provenance and changes name them."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any


def says_nothing(value: Any) -> bool:
    """Whether nothing is filled in, however many empty fields there are."""
    return not any(leaf for _path, leaf in leaves(value))


def leaves(
    value: Any, path: str = "", *, without: Collection[str] = ()
) -> Iterator[tuple[str, Any]]:
    """(path, value) of everything that is no object and no list: `experiences[0].title`.

    Args:
        value: of JSON.
        path: its own, which the others begin with.
        without: keys that are left out with all below them, wherever they stand.
    """
    if isinstance(value, Mapping):
        for key, one in value.items():
            if key not in without:
                yield from leaves(one, f"{path}.{key}" if path else str(key), without=without)
    elif isinstance(value, list | tuple):
        for at, one in enumerate(value):
            yield from leaves(one, f"{path}[{at}]", without=without)
    else:
        yield path, value
