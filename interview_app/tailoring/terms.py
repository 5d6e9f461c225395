"""Terms of postings and cards: words, stems, synonyms and near spellings, for ordering and coverage, never for truth."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from rapidfuzz import fuzz

from interview_app.domain.yaml_text import read_yaml
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
_LISTING = frozenset(",/(|•")
"""Marks between the names of a list."""


@lru_cache(maxsize=8192)
def stems(text: str) -> tuple[str, ...]:
    """The stems of the words of a text that carry meaning, in order."""
    found = []
    before = ""
    words = tokens(text)
    for token in words:
        # "Go" in a list of languages is a name, whatever small word it looks like.
        listed = token.capital and (len(words) == 1 or before in _LISTING)
        if token.kind == "num" or (token.kind == "word" and (listed or token.low not in lexicon.glue())):
            found.append(stem(token.low))
        before = token.text
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
    categories: tuple[str, ...] = ()
    _by_stems: dict[tuple[str, ...], set[int]] = field(default_factory=dict, compare=False, repr=False)
    _terms: dict[tuple[str, ...], str] = field(default_factory=dict, compare=False, repr=False)

    def __post_init__(self) -> None:
        for at, group in enumerate(self.groups):
            for term in group:
                self._by_stems.setdefault(phrase_key(term), set()).add(at)
                self._terms.setdefault(phrase_key(term), term)

    def same_as(self, term: str) -> tuple[str, ...]:
        """Other terms for this one, in the order of the list."""
        own = phrase_key(term)
        found = (
            other for at in sorted(self._by_stems.get(own, ())) for other in self.groups[at] if phrase_key(other) != own
        )
        return tuple(dict.fromkeys(found))

    def terms_at(self, found: tuple[str, ...]) -> tuple[str, ...]:
        """The list's own spelling of a term with exactly this phrase key, if it has one."""
        term = self._terms.get(found) if found else None
        return (term,) if term is not None else ()

    def category(self, term: str) -> str:
        """The heading of the list that a term stands under, or "other"."""
        at = min(self._by_stems.get(phrase_key(term), ()), default=-1)
        return self.categories[at] if 0 <= at < len(self.categories) else "other"

    @classmethod
    def from_yaml(cls, *texts: str) -> "Synonyms":
        """The groups of one or more YAML lists of lists; the person's own list is given last and adds to the shipped one.

        Raises:
            SettingsError: a text is not a list of lists of terms.
        """
        groups: dict[tuple[str, ...], str] = {}
        for text in texts:
            data = read_yaml(text, name=_("The list of synonyms"), refused=SettingsError) or []
            parts = data if isinstance(data, Mapping) else {"other": data}
            for name, lists in parts.items():
                if not isinstance(lists, list) or not all(isinstance(one, list) for one in lists):
                    raise SettingsError(_("The list of synonyms must be a list of lists of terms."))
                for one in lists:
                    groups.setdefault(tuple(str(term) for term in one), str(name))
        for group in REQUIRED:
            groups.setdefault(group, "other")
        return cls(tuple(groups), tuple(groups.values()))


def contains(text_stems: tuple[str, ...], term: str) -> bool:
    """Whether the stems of a text hold the term's stems next to each other."""
    wanted = stems(term)
    if len(wanted) < len(phrase_key(term)):
        return False
    size = len(wanted)
    return any(text_stems[at : at + size] == wanted for at in range(len(text_stems) - size + 1))


def phrase_key(text: str) -> tuple[str, ...]:
    """All words of a phrase, small ones too, without plural endings: how a term of the list is found in a text."""
    found = []
    for token in tokens(text):
        if token.kind in ("word", "num"):
            low = token.low
            found.append(low[:-1] if len(low) > 3 and low.endswith("s") and not low.endswith("ss") else low)
    return tuple(found)


def nearly(word: str, others: Iterable[str]) -> bool:
    """Whether a long word is spelt nearly like one of the others ("Kubernets")."""
    low = fold(word)
    return len(low) >= 6 and any(len(other) >= 6 and fuzz.ratio(low, other) >= _FUZZY for other in others)


def slug_words(text: str) -> tuple[str, ...]:
    """Lower-case words of a phrase, for comparing titles."""
    return tuple(re.findall(r"[^\W_]+", fold(text)))
