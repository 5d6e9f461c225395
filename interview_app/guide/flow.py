"""The guide's data, read once: what it says, what it asks, and the words by which it understands.

They are written in the YAML files of resources/guide and read from guide.json beside them, which
`python packaging/catalogues.py` makes of them: to import a YAML reader takes longer than all else
the guide does at a start.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from interview_app.domain.frozen import frozen
from interview_app.guide.slots import Slot, Topic
from interview_app.i18n import _


@frozen(kw_only=False)
class Words:
    """Words of a person, all case-folded; keys of `intents` are those of `understanding.Intent`."""

    intents: Mapping[str, frozenset[str]]
    change: tuple[str, ...]
    slips: tuple[str, ...]
    polite: tuple[str, ...]
    articles: tuple[str, ...]
    numbers: Mapping[str, int]
    together: Mapping[str, int]
    people: tuple[str, ...]
    lead_verbs: tuple[str, ...]
    present: frozenset[str]
    units_of_time: tuple[str, ...]


@frozen(kw_only=False)
class Flow:
    """Topics by id in order, texts by id, and the words."""

    topics: Mapping[str, Topic]
    texts: Mapping[str, str]
    words: Words

    def say(self, text_id: str, **values: str) -> str:
        """The text in the window language, with its values filled in."""
        return _(self.texts[text_id]).format(**values)

    def slot(self, path: str) -> Slot:
        """The slot of a path such as `story.result`."""
        topic, name = path.split(".")
        return self.topics[topic].slot(name)

    def slots(self, *topics: str) -> tuple[str, ...]:
        """The paths of all slots of these topics, in order."""
        return tuple(f"{topic}.{slot.id}" for topic in topics for slot in self.topics[topic].slots)


def load(folder: Path) -> Flow:
    """Read `guide.json`."""
    data = json.loads((folder / "guide.json").read_bytes())
    return Flow(
        topics={name: Topic.from_data(name, topic) for name, topic in data["topics"].items()},
        texts=data["texts"],
        words=_words(data["words"]),
    )


def _words(data: Mapping[str, Any]) -> Words:
    def folded(key: str) -> tuple[str, ...]:
        return tuple(sorted((one.casefold() for one in data[key]), key=len, reverse=True))

    return Words(
        intents={
            name: frozenset(one.casefold() for one in words)
            for name, words in data["intents"].items()
        },
        change=folded("change"),
        slips=folded("slips"),
        polite=folded("polite"),
        articles=folded("articles"),
        numbers={word.casefold(): number for word, number in data["numbers"].items()},
        together={word.casefold(): number for word, number in data["together"].items()},
        people=folded("people"),
        lead_verbs=folded("lead_verbs"),
        present=frozenset(folded("present")),
        units_of_time=folded("units_of_time"),
    )
