"""Terms of postings and cards: words, stems, synonyms and near spellings, for ordering and coverage, never for truth."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

import yaml
from rapidfuzz import fuzz

from interview_app.errors import SettingsError
from interview_app.i18n import _
from interview_app.tailoring.truth_gate import lexicon
from interview_app.tailoring.truth_gate.tokens import fold, keys_of, tokens

REQUIRED: tuple[tuple[str, ...], ...] = (
    ("HCM", "HRIS", "HR systems", "human capital management"),
    ("CI/CD", "continuous integration", "continuous deployment", "DevOps pipelines"),
    ("microservices", "distributed systems", "service-oriented architecture"),
    ("ETL", "data pipelines", "data integration", "data processing"),
)
"""The groups of CONTRACT D5; the shipped list holds these and a few hundred more."""

_FUZZY = 90.0


@lru_cache(maxsize=8192)
def stems(text: str) -> tuple[str, ...]:
    """The stems of the words of a text that carry meaning, in order."""
    found = []
    for token in tokens(text):
        if token.kind == "num" or (token.kind == "word" and token.low not in lexicon.glue()):
            found.append(stem(token.low))
    return tuple(found)


@lru_cache(maxsize=65536)
def stem(word: str) -> str:
    """One stem for a word: the English one."""
    keys = keys_of(fold(word))
    return next((key[2:] for key in keys if key.startswith("e:")), fold(word))


@dataclass(frozen=True)
class Synonyms:
    """Groups of terms that answer for each other in matching. A match is a suggestion and proves nothing."""

    groups: tuple[tuple[str, ...], ...] = REQUIRED
    _by_stems: dict[tuple[str, ...], set[int]] = field(default_factory=dict, compare=False, repr=False)

    def __post_init__(self) -> None:
        for at, group in enumerate(self.groups):
            for term in group:
                self._by_stems.setdefault(stems(term), set()).add(at)

    def same_as(self, term: str) -> tuple[str, ...]:
        """Other terms for this one, in the order of the list."""
        own = stems(term)
        return tuple(
            other for at in sorted(self._by_stems.get(own, ())) for other in self.groups[at] if stems(other) != own
        )

    @classmethod
    def from_yaml(cls, *texts: str) -> "Synonyms":
        """The groups of one or more YAML lists of lists; the person's own list is given last and adds to the shipped one.

        Raises:
            SettingsError: a text is not a list of lists of terms.
        """
        groups: list[tuple[str, ...]] = list(REQUIRED)
        for text in texts:
            try:
                data = yaml.safe_load(text) or []
            except yaml.YAMLError as error:
                raise SettingsError(_("The list of synonyms is not valid YAML. Mend it and try again.")) from error
            lists = [one for part in data.values() for one in part] if isinstance(data, Mapping) else data
            if not isinstance(lists, list) or not all(isinstance(one, list) for one in lists):
                raise SettingsError(_("The list of synonyms must be a list of lists of terms."))
            groups += [tuple(str(term) for term in one) for one in lists if len(one) > 1]
        return cls(tuple(dict.fromkeys(groups)))


def contains(text_stems: tuple[str, ...], term: str) -> bool:
    """Whether the stems of a text hold the term's stems next to each other."""
    wanted = stems(term)
    if not wanted:
        return False
    size = len(wanted)
    return any(text_stems[at : at + size] == wanted for at in range(len(text_stems) - size + 1))


def nearly(word: str, others: Iterable[str]) -> bool:
    """Whether a long word is spelt nearly like one of the others ("Kubernets")."""
    low = fold(word)
    return len(low) >= 6 and any(len(other) >= 6 and fuzz.ratio(low, other) >= _FUZZY for other in others)


def slug_words(text: str) -> tuple[str, ...]:
    """Lower-case words of a phrase, for comparing titles."""
    return tuple(re.findall(r"[^\W_]+", fold(text)))
