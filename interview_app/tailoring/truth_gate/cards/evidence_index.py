"""All cards of a person as one index: by id, by employer, by post, and by what they deny."""

import gc
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cached_property
from typing import Any, TypeVar

from interview_app.domain.knowledge_card import CardType, EvidenceCard
from interview_app.tailoring.truth_gate.cards.employers import Employers, company_key
from interview_app.tailoring.truth_gate.cards.evidence import Evidence, evidence_of, title_of
from interview_app.tailoring.truth_gate.cards.held_posts import HeldPosts, Title, post_named
from interview_app.tailoring.truth_gate.cards.nearest import Lacks, Nearest
from interview_app.tailoring.truth_gate.cards.pool import Pool
from interview_app.tailoring.truth_gate.figures import dates
from interview_app.tailoring.truth_gate.reading.line import Keys, Line
from interview_app.tailoring.truth_gate.words import lexicon
from interview_app.tailoring.truth_gate.words.tokens import keys_of


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


_POOLS = 500
"""Choices of cards that are kept: one for each employer, post and citation that lines ask for."""


Made = TypeVar("Made")
_PoolKey = tuple[tuple[str, ...] | None, frozenset[str], frozenset[Title]]


class EvidenceIndex:
    """All cards of a person, ready to hold lines against. What only some lines ask for is made when one does."""

    def __init__(self, cards: Iterable[EvidenceCard]) -> None:
        with no_collection():
            self._fill(cards)

    def _fill(self, cards: Iterable[EvidenceCard]) -> None:
        self.parts = [evidence_of(card) for card in cards]
        self.by_id = {part.cards[0].id: part for part in self.parts}
        self._employers = Employers(self.parts)
        self.by_company = self._employers.by_key
        self._posts = HeldPosts(self.parts)
        self.by_post = self._posts.by_title
        self._nearest = Nearest(self.parts)
        denied: dict[str, list[int]] = defaultdict(list)
        for at, part in enumerate(self.parts):
            for key in frozenset().union(*(denial.keys for denial in part.denials)):
                denied[key].append(at)
        self._denials = {key: tuple(places) for key, places in denied.items()}
        """By word key, the places of the cards that deny it."""
        self.everything = Pool(self.parts)
        self._pools: dict[_PoolKey, Pool] = {}
        self._those: dict[Callable[[Evidence], bool], list[Evidence]] = {}
        self._made: dict[object, Any] = {}
        self._qualified: dict[Evidence, Evidence] = {}
        self.remembered: dict[object, object] = {}
        """What was found of lines so far, by line and place: a revision asks about most lines again."""

    @cached_property
    def span_months(self) -> list[dates.Span]:
        """The time of all posts."""
        return _total_spans(self.parts)

    @cached_property
    def certificates(self) -> Pool:
        """The cards of schooling and of certificates."""
        return Pool(
            [
                part
                for part in self.parts
                if part.cards[0].card_type is CardType.EDUCATION or "certified" in part.kinds
            ]
        )

    def qualified(self, part: Evidence) -> Evidence:
        """One of `certificates` with the posts the person held: "chartered surveyor (MRICS)"."""
        known = self._qualified.get(part)
        if known is None:
            titles, keys = self._post_words
            known = self._qualified[part] = replace(
                part,
                title_words=part.title_words + titles,
                plain=part.plain | keys,
                loose=part.loose | keys,
                alike={},
            )
        return known

    @cached_property
    def _post_words(self) -> tuple[tuple[Title, ...], Keys]:
        titles = tuple(self.by_post)
        return titles, frozenset(key for title in titles for word in title for key in keys_of(word))

    @cached_property
    def _said(self) -> Keys:
        """All by which a word may meet one of the evidence."""
        return frozenset().union(*(part.loose for part in self.parts))

    @cached_property
    def _german(self) -> bool:
        return any(part.german for part in self.parts)

    def knows(self, line: Line) -> bool:
        """Whether each ordinary word of a line is somewhere in the evidence, so that some card might support it."""
        if line.german or self._german:
            return True
        return not any(
            not word.verb
            and not word.token.capital
            and len(word.token.low) > 5
            and word.loose.isdisjoint(self._said)
            for word in line.words
        )

    def ranked(self, line: Line, allowed: Pool, most: int, lacks: Lacks) -> list[Evidence]:
        """The cards that lack least of a line, best first; `lacks` keeps what each lacks of it."""
        return self._nearest.ranked(line, allowed, most, lacks)

    def spans_for(self, line: Line) -> list[dates.Span]:
        """The time of the posts that a line about experience may count: those whose title it names, else those that tell of all it names."""
        titled = [word.token.low for word in line.words if lexicon.is_title(word.token.low)]
        parts = [part for part in self.parts if part.cards[0].card_type is not CardType.EDUCATION]
        if titled:
            return _total_spans(
                part
                for part in parts
                if any(word in title for title in part.title_words for word in titled)
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

    @cached_property
    def denied(self) -> Keys:
        """The keys of all that any card denies."""
        return frozenset(self._denials)

    def denying(self, keys: Keys) -> list[Evidence]:
        """The cards that deny, or call unfinished, something named by one of these keys."""
        found = {at for key in keys for at in self._denials.get(key, ())}
        return [self.parts[at] for at in sorted(found)]

    def post(self, title: str) -> Title:
        """A title as the key of its post."""
        return title_of(title)

    def posts_in(self, line: Line) -> list[Title]:
        """The posts of the evidence that a line names as held, the longest that fits at each place."""
        return self._posts.named_in(line)

    def post_named(self, text: str, company: str) -> str | None:
        """The title of the employer's post that a heading names, the longest that fits; None when it names none."""
        return post_named(text, self.by_company.get(company_key(company), ()))

    def companies_in(self, line: Line) -> list[str]:
        """Keys of the employers and schools that a line names."""
        return self._employers.named_in(line)

    def those(self, tell: Callable[[Evidence], bool]) -> list[Evidence]:
        """The cards of which this is true; each is asked once."""
        if tell not in self._those:
            self._those[tell] = [part for part in self.parts if tell(part)]
        return self._those[tell]

    def made_once(self, make: Callable[["EvidenceIndex"], Made]) -> Made:
        """What this makes of all cards; made when it is first asked for."""
        if make not in self._made:
            self._made[make] = make(self)
        made: Made = self._made[make]
        return made

    def pool(
        self,
        cited: tuple[str, ...] | None = None,
        companies: frozenset[str] = frozenset(),
        posts: frozenset[Title] = frozenset(),
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
        self, cited: tuple[str, ...] | None, companies: frozenset[str], posts: frozenset[Title]
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


def _total_spans(parts: Iterable[Evidence]) -> list[dates.Span]:
    return list(
        dict.fromkeys(
            span
            for part in parts
            for span in part.spans
            if part.cards[0].card_type is not CardType.EDUCATION
        )
    )
