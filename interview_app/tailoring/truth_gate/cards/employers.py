"""Employers and schools of the evidence by their names, as lines and headings write them."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

from interview_app.domain.knowledge_card import INDEPENDENT, CardType
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.reading.line import Line
from interview_app.tailoring.truth_gate.words import lexicon
from interview_app.tailoring.truth_gate.words.tokens import tokens

_LEGAL = frozenset(
    "gmbh ag kg inc ltd llc plc co corp corporation limited se ev mbh the und and".split()
)

_AT = frozenset("at for with bei für".split())


@lru_cache(maxsize=4096)
def company_key(company: str) -> str:
    """One form of an employer's name; empty for none. Kept, since all cards of one employer write it alike."""
    return "" if company.casefold() in ("", INDEPENDENT) else " ".join(_name_tokens(company))


def _name_tokens(company: str) -> tuple[str, ...]:
    found = tuple(token.low for token in tokens(company) if token.kind in ("word", "num"))
    kept = tuple(word for word in found if word not in _LEGAL)
    return kept or found


class Employers:
    """The employers of some cards: `by_key` has the cards of each, by the key of its name."""

    def __init__(self, parts: Sequence[Evidence]) -> None:
        self.by_key: dict[str, list[Evidence]] = defaultdict(list)
        for part in parts:
            self.by_key[company_key(part.company)].append(part)
        self._names = {key: _name_tokens(own[0].company) for key, own in self.by_key.items() if key}
        self._texts = {key: f" {' '.join(name)} " for key, name in self._names.items()}
        self._by_word: dict[str, list[str]] = defaultdict(list)
        for key, name in self._names.items():
            self._by_word[max(name, key=len)].append(key)
        self._places = {key: at for at, key in enumerate(self._names)}
        self._short = self._short_names(parts)
        self._beginnings = self._beginnings_of_names()

    def named_in(self, line: Line) -> list[str]:
        """Keys of the employers and schools that a line names."""
        near = sorted(self._near(line), key=self._places.__getitem__)
        if near:
            lows = [token.low for token in line.tokens if token.kind in ("word", "num")]
            # A name's key has none of these words, wherever in the name they stand ("Meyer, Hill and Little").
            text = f" {' '.join(lows)}  {' '.join(low for low in lows if low not in _LEGAL)} "
            found = [
                key
                for key in near
                if self._texts[key] in text and not self._is_of_a_product(key, line)
            ]
            if found:
                return found
        begun = self._begun_in(line)
        if begun:
            return begun
        short = line.said & self._short.keys()
        if not short:
            return []
        capitals = {token.low for token in line.tokens if token.capital}
        return sorted(
            [self._short[word] for word in short & capitals], key=self._places.__getitem__
        )

    def _is_of_a_product(self, key: str, line: Line) -> bool:
        """Whether a body that only gave a certificate is named as the maker of something: "*Avid* Media Composer 2022"."""
        name = self._names[key]
        if len(name) > 1 or any(
            part.cards[0].card_type is not CardType.ACHIEVEMENT for part in self.by_key[key]
        ):
            return False
        return any(
            one.low == name[0]
            and two.spaced
            and (two.capital or (two.kind == "num" and two.used != "date"))
            and not lexicon.is_title(two.low)
            for one, two in pairwise(line.tokens)
        )

    def _beginnings_of_names(self) -> dict[str, tuple[str, str]]:
        """By their first words, the names of three words or more that are told by the first two alone: "Larch House"."""
        longer = {
            key: name
            for key, name in self._names.items()
            if len(name) > 2 and name[1] not in lexicon.glue()
        }
        counts = Counter(name[:2] for name in self._names.values())
        return {name[0]: (name[1], key) for key, name in longer.items() if counts[name[:2]] == 1}

    def _begun_in(self, line: Line) -> list[str]:
        """The employers by the first two words of whose name alone a line names them behind a preposition."""
        found = []
        for word in line.said & self._beginnings.keys():
            second, key = self._beginnings[word]
            for before, one, other in zip(
                line.tokens, line.tokens[1:], line.tokens[2:], strict=False
            ):
                if (
                    one.low == word
                    and other.low == second
                    and one.capital
                    and other.capital
                    and before.low in _AT
                ):
                    found.append(key)
        return found

    def _near(self, line: Line) -> Iterator[str]:
        """Those of whose names a line has every word, asked only of names whose longest word it has."""
        for word in line.said & self._by_word.keys():
            for key in self._by_word[word]:
                if line.said.issuperset(self._names[key]):
                    yield key

    def _short_names(self, parts: Sequence[Evidence]) -> dict[str, str]:
        """Words that stand in one employer's name alone and nowhere else in the evidence."""
        counts: Counter[str] = Counter(word for name in self._names.values() for word in set(name))
        said: set[str] = set()
        for part in parts:
            said.update(*(line.said for line in part.lines if line.text != part.company))
        return {
            word: key
            for key, name in self._names.items()
            for word in name
            if counts[word] == 1
            and len(word) >= 5
            and word not in said
            and word not in lexicon.titles()
        }
