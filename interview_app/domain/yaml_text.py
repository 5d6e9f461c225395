"""YAML that somebody else wrote, read with a bound: one reader for config, profile, synonyms,
prices and RenderCV files.

YAML may refer to its own parts, and a few lines of references to references stand for more than any
memory holds.
"""

from collections.abc import Callable
from typing import Any

import yaml

from interview_app.i18n import _

MOST_ALIASES = 8
"""References within a file: a person has hardly any (the same settings for five agents), and nested
ones would grow without end.
"""

# What PyYAML raises for values that are not of the kind they are said to be ("!!int x", 2024-02-30,
# "!!timestamp x").
_WRONG = (
    yaml.YAMLError,
    ValueError,
    TypeError,
    LookupError,
    AttributeError,
    ArithmeticError,
    RecursionError,
)


class _KeyTwice(Exception):
    """A mapping has a key twice: of two values the last would count, and nobody would know."""

    def __init__(self, key: str, line: int) -> None:
        super().__init__(key)
        self.key, self.line = key, line


class _Loader(yaml.SafeLoader):
    """The safe loader, which lets no key stand twice."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        """As the safe loader does; keys that are merged in (`<<`) may be written over.

        Raises:
            _KeyTwice: a key stands twice.
        """
        seen: set[tuple[str, str]] = set()
        for key, _value in node.value:
            if isinstance(key, yaml.ScalarNode):
                name = (key.tag, key.value)
                if name in seen and key.value != "<<":
                    raise _KeyTwice(key.value, key.start_mark.line + 1)
                seen.add(name)
        return super().construct_mapping(node, deep=deep)


def read_yaml(text: str, *, name: str, refused: Callable[[str], Exception]) -> Any:
    """The data of a YAML text; None when it is empty.

    Args:
        text: not trusted.
        name: what the sentence calls it, a file's name as a rule.
        refused: makes the error that is raised out of its sentence.
    """
    try:
        repeats = "*" in text and _aliases(text) > MOST_ALIASES
        data = None if repeats else yaml.load(text, Loader=_Loader)
    except _KeyTwice as twice:
        raise refused(
            _(
                "{name} has “{key}” twice, the second time in line {line}. Leave one of them and "
                "try again."
            ).format(name=name, key=twice.key, line=twice.line)
        ) from twice
    except _WRONG as error:
        raise refused(
            _("{name} is not valid YAML. Mend it and try again.").format(name=name)
        ) from error
    if repeats:
        raise refused(
            _("{name} repeats its own parts too often. Write them out and try again.").format(
                name=name
            )
        )
    return data


def _aliases(text: str) -> int:
    return sum(isinstance(event, yaml.AliasEvent) for event in yaml.parse(text, yaml.SafeLoader))
