"""Terms of postings and cards: words, stems and synonyms, for ordering and
coverage, never for truth.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import NamedTuple

from interview_app.domain.yaml_text import read_yaml
from interview_app.errors import SettingsError
from interview_app.i18n import _
from interview_app.language import stems as snowball
from interview_app.language.data import load
from interview_app.language.tokens import Token, fold, with_marks

REQUIRED: tuple[tuple[str, ...], ...] = (
    ("HCM", "HRIS", "HR systems", "human capital management"),
    ("CI/CD", "continuous integration", "continuous deployment", "DevOps pipelines"),
    ("microservices", "distributed systems", "service-oriented architecture"),
    ("ETL", "data pipelines", "data integration", "data processing"),
)
"""The groups of CONTRACT D5; the shipped list holds these and a few hundred more."""


@lru_cache(maxsize=8192)
def written(text: str) -> frozenset[str]:
    """The words of a text as they stand."""
    return frozenset([word.text for word in words(text) if word.kind != "mark"])


def stems(text: str) -> tuple[str, ...]:
    """The stems of the words of a text that carry meaning, in order."""
    told = (word for word in words(text) if word.kind != "mark")
    return tuple(stem(one.low) for one in told if one.kind == "num" or one.low not in _glue())


@lru_cache(maxsize=65536)
def stem(word: str) -> str:
    """One stem for a word: the English one; a German word for a woman in a trade has that of the
    trade.
    """
    low = bare(word)
    if (woman := _WOMAN.fullmatch(low)) is not None:
        low = woman["trade"]
    return snowball.stem(low, "en")


_WOMAN = re.compile(r"(?P<trade>\w{2,}(?:er|ist|ent|ant|eur|or|og|ograf|ograph|wirt))(?:in|innen)")
"""A posting asks for a "Floristin oder Florist", and the evidence tells of one."""


@dataclass(frozen=True)
class Synonyms:
    """Groups of terms that answer for each other in matching. A match is a suggestion and proves
    nothing.
    """

    groups: tuple[tuple[str, ...], ...] = REQUIRED
    categories: tuple[str, ...] = ()
    _by_stems: dict[tuple[str, ...], set[int]] = field(
        default_factory=dict, compare=False, repr=False
    )
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
            other
            for at in sorted(self._by_stems.get(own, ()))
            for other in self.groups[at]
            if phrase_key(other) != own
        )
        return tuple(dict.fromkeys(found))

    def term_of(self, key: tuple[str, ...]) -> str | None:
        """The list's own spelling of a term with exactly this phrase key, if it has one."""
        return self._terms.get(key)

    def category(self, term: str) -> str:
        """The heading of the list that a term stands under, or "other"."""
        at = min(self._by_stems.get(phrase_key(term), ()), default=-1)
        return self.categories[at] if 0 <= at < len(self.categories) else "other"

    @classmethod
    def from_yaml(cls, *texts: str) -> "Synonyms":
        """The groups of one or more YAML lists of lists; the person's own list is given last and
        adds to the shipped one.

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
                    groups.setdefault(tuple(map(str, one)), str(name))
        for group in REQUIRED:
            groups.setdefault(group, "other")
        return cls(tuple(groups), tuple(groups.values()))


@lru_cache(maxsize=4096)
def phrase_key(text: str) -> tuple[str, ...]:
    """All words of a phrase, small ones too, without plural endings: how a term of the list is
    found in a text.
    """
    found = []
    for word in words(text):
        if word.kind != "mark":
            low = word.low
            found.append(
                low[:-1] if len(low) > 3 and low.endswith("s") and not low.endswith("ss") else low
            )
    return tuple(found)


_GLUED = ("en", "de")
"""The languages postings are read in (CONTRACT D4)."""


class Word(NamedTuple):
    """One word, number or mark (`kind`), as written and as compared; whether a blank stands before
    it, and whether it begins with a capital.
    """

    kind: str
    text: str
    low: str
    spaced: bool
    capital: bool


@lru_cache(maxsize=65536)
def bare(word: str) -> str:
    """A word as it is compared: folded, without possessive ending, points and apostrophes."""
    return fold(word).removesuffix("'s").replace(".", "").replace("'", "")


@cache
def _glue() -> frozenset[str]:
    """Words that say nothing by themselves."""
    found: list[str] = []
    for one in (load(code).small_words for code in _GLUED):
        for forms in (one.others, one.negation, one.approximate, one.at_most, one.at_least):
            found += map(bare, forms)
    return frozenset(found)


@lru_cache(maxsize=8192)
def words(text: str) -> tuple[Word, ...]:
    """The words and marks of a text in order."""
    found: list[Word] = []
    end = -1
    for token in _apart(text):
        word = _word(token, spaced=token.start != end)
        end = token.end
        hyphen = bool(found) and found[-1].text == "-"
        joined = _with_hyphen(found, word) if hyphen else None
        if joined is not None:
            del found[-2:]
        found.append(joined or word)
    return tuple(found)


def _word(token: Token, *, spaced: bool) -> Word:
    first = token.text.lstrip(".")[:1]
    kind = "word" if first.isalpha() else "num" if token.has_digit else "mark"
    low = token.text if kind == "mark" else bare(token.text)
    return Word(kind, token.text, low, spaced, first.isupper())


def _apart(text: str) -> Iterable[Token]:
    """The tokens of a text; words with a slash between them are two, but "S/4HANA" is one."""
    if "/" not in text:
        return with_marks(text)
    found: list[Token] = []
    for token in with_marks(text):
        parts = token.text.split("/")
        if len(parts) == 1 or not all(len(part) > 1 and part[0].isalpha() for part in parts):
            found.append(token)
            continue
        at = token.start
        for number, part in enumerate(parts):
            if number:
                found.append(Token("/", "/", at - 1, at))
            found.append(Token(part, fold(part), at, at + len(part)))
            at += len(part) + 1
    return found


def _with_hyphen(found: list[Word], word: Word) -> Word | None:
    """The word that the hyphen before it joins to the single letter before or behind that."""
    if len(found) < 2 or found[-1].spaced or word.spaced:
        return None
    first = found[-2]
    single = len(first.low) == 1 or len(word.low) == 1
    if first.kind != "word" or word.kind not in ("word", "num") or not single:
        return None
    text = f"{first.text}-{word.text}"
    return Word("word", text, first.low + word.low, first.spaced, first.capital or word.capital)
