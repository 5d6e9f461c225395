"""All cards of a person as one index: by id, by employer, by post, and by word for finding what a line may rest on."""

import gc
import heapq
import math
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import cached_property, lru_cache

from interview_app.domain.knowledge_card import INDEPENDENT, CardType, EvidenceCard
from interview_app.tailoring.truth_gate import dates, lexicon
from interview_app.tailoring.truth_gate.evidence import Evidence, evidence_of, title_of
from interview_app.tailoring.truth_gate.line import Keys, Line
from interview_app.tailoring.truth_gate.pool import Pool
from interview_app.tailoring.truth_gate.tokens import keys_of, tokens


@contextmanager
def no_collection() -> Iterator[None]:
    """No search for garbage while much is made that stays: it would look through all of it again and again and find none."""
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


_FEW = 24
"""Cards that are compared one by one; of more, those that share most are looked for first."""


_LOOKED_AT = 4_000


_POOLS = 500
"""Choices of cards that are kept: one for each employer, post and citation that lines ask for."""


_PoolKey = tuple[tuple[str, ...] | None, frozenset[str], frozenset[tuple[str, ...]]]


def _by_lack(line: Line, parts: Sequence[Evidence]) -> list[Evidence]:
    """Cards by how many things of a line they lack, then by how many of its deeds and figures they have."""
    content = [word.loose for word in line.words if not word.verb]
    deeds = [word.verb for word in line.words if word.verb]
    figures = [quantity.readings for quantity in line.quantities]
    lacks = []
    for at, part in enumerate(parts):
        shared = sum(map(part.bases.__contains__, deeds)) if deeds else 0
        if figures:
            shared += len(figures) - sum(map(part.readings.isdisjoint, figures))
        lacks.append((sum(map(part.loose.isdisjoint, content)), -shared, at))
    return [parts[at] for _missing, _shared, at in sorted(lacks)]


class EvidenceIndex:
    """All cards of a person, by id, by employer, and by word for finding what a line may rest on."""

    def __init__(self, cards: Iterable[EvidenceCard]) -> None:
        with no_collection():
            self._fill(cards)

    def _fill(self, cards: Iterable[EvidenceCard]) -> None:
        self.parts = [evidence_of(card) for card in cards]
        self.by_id = {part.cards[0].id: part for part in self.parts}
        self.by_company: dict[str, list[Evidence]] = defaultdict(list)
        self.by_post: dict[tuple[str, ...], list[Evidence]] = defaultdict(list)
        for part in self.parts:
            self.by_company[company_key(part.company)].append(part)
            if part.cards[0].role and part.cards[0].card_type is not CardType.EDUCATION:
                self.by_post[title_of(part.cards[0].role)].append(part)
        self._postings: dict[str, list[int]] = defaultdict(list)
        self._denials: dict[str, list[Evidence]] = defaultdict(list)
        for at, part in enumerate(self.parts):
            for denial in part.denials:
                for key in denial.keys:
                    self._denials[key].append(part)
            for key in part.plain | part.negated | part.hedged:
                self._postings[key].append(at)
            for amount in part.amounts:
                for reading in amount.quantity.readings:
                    self._postings[f"#{reading}"].append(at)
        self._names = {key: _name_tokens(parts[0].company) for key, parts in self.by_company.items() if key}
        self._name_texts = {key: f" {' '.join(name)} " for key, name in self._names.items()}
        self._short = self._short_names()
        self.everything = Pool(self.parts)
        self._pools: dict[_PoolKey, Pool] = {}
        self._those: dict[Callable[[Evidence], bool], list[Evidence]] = {}
        self._weights: dict[str, float] = {}
        self.remembered: dict[object, object] = {}
        """Verdicts given so far, by line and place: a revision asks about most lines again."""
        self.span_months = _total_spans(self.parts)
        self._said: set[str] = set()
        for part in self.parts:
            self._said |= part.loose
        self._german = any(part.german for part in self.parts)

    @cached_property
    def qualified(self) -> list[Evidence]:
        """The cards of schooling and of certificates, each with the posts the person held: "chartered surveyor (MRICS)"."""
        titles = tuple(self.by_post)
        keys = frozenset(key for title in titles for word in title for key in keys_of(word))
        return [
            replace(
                part,
                title_words=part.title_words + titles,
                plain=part.plain | keys,
                loose=part.loose | keys,
                alike={},
            )
            for part in self.parts
            if part.cards[0].card_type is CardType.EDUCATION or "certified" in part.kinds
        ]

    def knows(self, line: Line) -> bool:
        """Whether each ordinary word of a line is somewhere in the evidence, so that some card might support it."""
        if line.german or self._german:
            return True
        return not any(
            not word.verb and not word.token.capital and len(word.token.low) > 5 and word.loose.isdisjoint(self._said)
            for word in line.words
        )

    def weight(self, key: str) -> float:
        """How much a key tells: rare keys tell more."""
        known = self._weights.get(key)
        if known is None:
            known = self._weights[key] = math.log(1 + len(self.parts) / (1 + len(self._postings.get(key, ()))))
        return known

    def ranked(self, line: Line, allowed: Pool, most: int) -> list[Evidence]:
        """The cards that lack least of a line, best first."""
        if len(allowed) <= 1:
            return list(allowed)
        near = allowed.parts if len(allowed) <= _FEW else self._candidates(line, allowed)
        return _by_lack(line, near)[:most]

    def _candidates(self, line: Line, allowed: Pool) -> Sequence[Evidence]:
        """Cards that share words or figures with a line, found by its rarest keys first so that many cards cost little."""
        found = {key: self._postings[key] for word in line.words for key in word.token.keys if key in self._postings}
        for quantity in line.quantities:
            for reading in quantity.readings:
                if f"#{reading}" in self._postings:
                    found[f"#{reading}"] = self._postings[f"#{reading}"]
        scores: dict[int, float] = {}
        looked = 0
        for key, places in sorted(found.items(), key=lambda one: len(one[1])):
            if looked and looked + len(places) > _LOOKED_AT:
                break
            looked += len(places)
            weight = 3.0 if key.startswith("#") else self.weight(key)
            for at in places:
                scores[at] = scores.get(at, 0.0) + weight
        if len(allowed) < len(self.parts):
            scores = {at: score for at, score in scores.items() if self.parts[at] in allowed}
        least = min(heapq.nlargest(_FEW, scores.values()), default=0.0)
        best = sorted([at for at, score in scores.items() if score > least], key=lambda at: (-scores[at], at))
        best += sorted([at for at, score in scores.items() if score == least])[: _FEW - len(best)]
        return [self.parts[at] for at in best] or allowed.parts[:_FEW]

    def spans_for(self, line: Line) -> list[dates.Span]:
        """The time of the posts that a line about experience may count: those whose title it names, else those that tell of all it names."""
        titled = [word.token.low for word in line.words if lexicon.is_title(word.token.low)]
        parts = [part for part in self.parts if part.cards[0].card_type is not CardType.EDUCATION]
        if titled:
            return _total_spans(
                part for part in parts if any(word in title for title in part.title_words for word in titled)
            )
        content = [word.token.keys for word in line.words if not word.verb]
        if not content:
            return self.span_months
        kept = [
            group
            for group in self.by_company.values()
            if all(any(not keys.isdisjoint(part.plain) for part in group) for keys in content)
        ]
        return _total_spans(part for group in kept for part in group)

    def denies_any(self, keys: Keys) -> bool:
        """Whether any card denies something named by one of these keys."""
        return not self._denials.keys().isdisjoint(keys)

    def denying(self, keys: Keys) -> list[Evidence]:
        """The cards that deny, or call unfinished, something named by one of these keys."""
        found = {id(part): part for key in keys for part in self._denials.get(key, ())}
        return list(found.values())

    def post(self, title: str) -> tuple[str, ...]:
        """A title as the key of its post."""
        return title_of(title)

    def posts_in(self, line: Line) -> list[tuple[str, ...]]:
        """The posts of the evidence that a line names as held, the longest that fits at each place."""
        if not line.titled:
            return []
        near = [title for title in self.by_post if line.said.issuperset(title)]
        if not near:
            return []
        lows = [token.low for token in line.tokens]
        found: list[tuple[int, tuple[str, ...]]] = []
        for title in near:
            size = len(title)
            for at in range(len(lows) - size + 1):
                if tuple(lows[at : at + size]) == title and _held_at(line, at):
                    found.append((at, title))
        longest = max((len(title) for _, title in found), default=0)
        return [title for _, title in found if len(title) == longest]

    def post_named(self, text: str, company: str) -> str | None:
        """The title of the employer's post that a heading names, the longest that fits; None when it names none."""
        lows = " " + " ".join(token.low for token in tokens(text) if token.kind == "word") + " "
        named = [
            part.cards[0].role
            for part in self.by_company.get(company_key(company), ())
            if not part.of_no_post and f" {' '.join(title_of(part.cards[0].role))} " in lows
        ]
        return max(named, key=len, default=None)

    def those(self, tell: Callable[[Evidence], bool]) -> list[Evidence]:
        """The cards of which this is true; each is asked once."""
        if tell not in self._those:
            self._those[tell] = [part for part in self.parts if tell(part)]
        return self._those[tell]

    def pool(
        self,
        cited: tuple[str, ...] | None = None,
        companies: frozenset[str] = frozenset(),
        posts: frozenset[tuple[str, ...]] = frozenset(),
    ) -> Pool:
        """The cards a line may rest on, kept for the next line.

        Args:
            cited: ids of the cards it names; None for all.
            companies: keys of the employers it may be of; none for any.
            posts: the posts it may be of, where any of these cards are of one; none for any.
        """
        key = (cited, companies, posts)
        known = self._pools.get(key)
        if known is None:
            if len(self._pools) >= _POOLS:
                self._pools.clear()
            known = self._pools[key] = self._pooled(*key)
        return known

    def _pooled(
        self, cited: tuple[str, ...] | None, companies: frozenset[str], posts: frozenset[tuple[str, ...]]
    ) -> Pool:
        if posts:
            within = self.pool(cited, companies)
            own = Pool([part for title in posts for part in self.by_post.get(title, ())])
            if not any(part in own for part in within):
                return within
            return Pool([part for part in within if part in own or part.of_no_post])
        if companies:
            if cited is None and len(companies) == 1:
                return Pool(self.by_company.get(next(iter(companies)), []))
            within = self.pool(cited)
            return Pool([part for part in within if company_key(part.company) in companies])
        return self.everything if cited is None else Pool([self.by_id[one] for one in cited])

    def companies_in(self, line: Line) -> list[str]:
        """Keys of the employers and schools that a line names."""
        near = [key for key, name in self._names.items() if line.said.issuperset(name)]
        if near:
            lows = [token.low for token in line.tokens if token.kind in ("word", "num")]
            # A name's key has none of these words, wherever in the name they stand ("Meyer, Hill and Little").
            text = f" {' '.join(lows)}  {' '.join(low for low in lows if low not in _LEGAL)} "
            found = [key for key in near if self._name_texts[key] in text]
            if found:
                return found
        short = [(word, key) for word, key in self._short.items() if word in line.said]
        if not short:
            return []
        capitals = {token.low for token in line.tokens if token.capital}
        return [key for word, key in short if word in capitals]

    def _short_names(self) -> dict[str, str]:
        """Words that stand in one employer's name alone and nowhere else in the evidence."""
        counts: Counter[str] = Counter(word for name in self._names.values() for word in set(name))
        said = {
            token.low
            for part in self.parts
            for line in part.lines
            if line.text != part.company
            for token in line.tokens
        }
        return {
            word: key
            for key, name in self._names.items()
            for word in name
            if counts[word] == 1 and len(word) >= 5 and word not in said and word not in lexicon.titles()
        }


@lru_cache(maxsize=4096)
def company_key(company: str) -> str:
    """One form of an employer's name; empty for none."""
    return "" if company.casefold() in ("", INDEPENDENT) else " ".join(_name_tokens(company))


_LEGAL = frozenset("gmbh ag kg inc ltd llc plc co corp corporation limited se ev mbh the und and".split())


def _name_tokens(company: str) -> tuple[str, ...]:
    found = tuple(token.low for token in tokens(company) if token.kind in ("word", "num"))
    kept = tuple(word for word in found if word not in _LEGAL)
    return kept or found


def _held_at(line: Line, at: int) -> bool:
    """Whether a title at this place is said to be held: at the start, or behind "as"."""
    before = [token.low for token in line.tokens[max(0, at - 2) : at]]
    return at == 0 or before[-1] in ("as", "als") or before == ["as", "a"] or before == ["as", "an"]


def _total_spans(parts: Iterable[Evidence]) -> list[dates.Span]:
    return list(
        dict.fromkeys(
            span for part in parts for span in part.spans if part.cards[0].card_type is not CardType.EDUCATION
        )
    )
