"""The guide's data, read once: what it asks, in which order, and its words in each language.

Everything is written in the YAML files of resources/guide: `course.yaml` for what is asked,
and one file for each language with its texts and commands; a language is added by its file alone.
The app reads guide.json beside them, which `python packaging/catalogues.py` makes of them.
"""

import json
import unicodedata
from collections.abc import Mapping
from pathlib import Path
from string import Formatter
from typing import Any

from interview_app.domain.asks import Input
from interview_app.domain.frozen import frozen
from interview_app.domain.voice import Words as VoiceWords

FALLBACK = "en"
"""The language of a text that another one lacks."""


@frozen
class Course:
    """`inputs`: what is to be filled in for each field; `with_posting`: fields that are asked too
    when there is a posting; `chips` of a question and of the line; `long_paste` in lines.
    """

    inputs: Mapping[str, Input]
    with_posting: tuple[str, ...]
    chips: tuple[str, ...]
    long_paste: int


@frozen(kw_only=False)
class Speech:
    """One language: texts by id."""

    texts: Mapping[str, str]

    def say(self, text_id: str, **values: str) -> str:
        """The text with its values filled in; a value that ends a sentence by its own full stop
        ("Ebro Sur, S.L.") gets no second one.

        Values are the person's words: they may hold anything, braces too.
        """
        said = ""
        for text, name, _spec, _conversion in Formatter().parse(self.texts[text_id]):
            said += text[1:] if text.startswith(".") and said.endswith((".", "…")) else text
            said += values[name] if name is not None else ""
        return said

    def has(self, text_id: str) -> bool:
        """Whether there is such a text."""
        return text_id in self.texts


@frozen(kw_only=False)
class Guided:
    """All of the guide's data."""

    course: Course
    speeches: Mapping[str, Speech]
    commands: Mapping[str, str]
    """Folded words that are a whole answer to what they command."""
    voice: VoiceWords

    def speech(self, language: str) -> Speech:
        """The speech of a language, English where there is none."""
        return self.speeches.get(language) or self.speeches[FALLBACK]

    def command(self, text: str) -> str:
        """What a text commands when it is nothing else; "" when it commands nothing.

        `change:FIELD` for a change of a field that is named.
        """
        return self.commands.get(folded(text), "") if len(text) < _LONGEST_COMMAND else ""


_LONGEST_COMMAND = 80
_AROUND = " \t\r\n.!…,;:\"'“”„«»"


def folded(text: str) -> str:
    """A text as commands and labels are compared: case, quotes and final points left out."""
    plain = unicodedata.normalize("NFKC", text).replace("’", "'").casefold()
    return " ".join(plain.strip(_AROUND).split())


def load(folder: Path) -> Guided:
    """Read `guide.json`."""
    return made_of(json.loads((folder / "guide.json").read_bytes()))


def made_of(data: Mapping[str, Any]) -> Guided:
    """The guide's data from the compiled form."""
    languages: Mapping[str, Any] = data["languages"]
    fallback = languages[FALLBACK]["texts"]
    speeches = {
        code: Speech({**fallback, **language["texts"]}) for code, language in languages.items()
    }
    course = data["course"]
    return Guided(
        course=Course(
            inputs=course["inputs"],
            with_posting=tuple(course["with_posting"]),
            chips=tuple(course["chips"]),
            long_paste=course["long_paste"],
        ),
        speeches=speeches,
        commands=_commands(course["chips"], languages),
        voice=VoiceWords(data["voice"]["banned"], data["voice"]["duties"]),
    )


def _commands(chips: list[str], languages: Mapping[str, Any]) -> dict[str, str]:
    found = {chip: chip for chip in chips}
    for language in languages.values():
        words, texts = language["commands"], language["texts"]
        for command in words:
            found |= {folded(word): command for word in words[command]}
        labels = {chip: texts.get(f"chip_{chip}", chip) for chip in chips}
        found |= {folded(label): chip for chip, label in labels.items()}
        for field in (one for one in texts if one.startswith("field_")):
            for change in words.get("change", ()):
                name = field.removeprefix("field_")
                found.setdefault(folded(f"{change} {texts[field]}"), f"change:{name}")
                found.setdefault(folded(f"{change} {name}"), f"change:{name}")
    return found
