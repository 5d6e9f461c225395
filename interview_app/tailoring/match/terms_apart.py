"""Terms that a card tells in other forms or in another order, for matching and never for truth
(CONTRACT D5).

"Shift coordination" is told by "Coordinated staffing for shifts", and "Schichtkoordination" by
"Koordinierte die Schichten": a noun of a demand is the verb of whoever did it, and one German word
is two of a sentence.
"""

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache

from interview_app.domain.knowledge_card import INDEPENDENT, CardType, EvidenceCard
from interview_app.language.tokens import plain
from interview_app.language.words import negates
from interview_app.tailoring.match.terms import bare, is_glue, stem, told, words

_GERMAN_END = re.compile(r"(?<=\w{4})(?:ier(?:ung(?:en)?|en)|ation(?:en)?|ung(?:en)?|en|e|er|n)$")
_GERMAN_PAST = re.compile(r"(?<=\w{3})(?:ier)?t(?:e[nr]?)?$")
"""Of a verb: "führte", "koordinierten"; of a noun it makes a root that nothing else has."""
_LINKS = ("", "s", "n", "en", "es", "er")
"""What stands between the halves of a German word."""
_SHORTEST = 4
"""Letters of half a word."""
_COMPOUND = 10
"""Letters of a word that may be two."""
_ROOM = 4
"""So many words more than its own may stand where a term's words are told apart from each other."""


@lru_cache(maxsize=65536)
def roots(word: str) -> frozenset[str]:
    """What a word has in common with the others of its family: "coordinated" and "coordination",
    "Leitung" and "leitete".
    """
    low = plain(bare(word))
    german = (_GERMAN_END.sub("", low), _GERMAN_PAST.sub("", low))
    return frozenset((f"e:{stem(word)}", *(f"g:{root}" for root in german)))


class ToldApart:
    """Looks terms up in cards word by word; a card is made ready when it is first asked about."""

    def __init__(self, cards: Sequence[EvidenceCard], written: Sequence[frozenset[str]]) -> None:
        """Take the cards, and the words of each as they stand."""
        self._cards = cards
        self._words = written
        self._ready: dict[int, list[list[frozenset[str]]]] = {}

    def says(self, at: int, term: str) -> bool:
        """Whether a sentence of the card at this place tells the words of a term near each other,
        in any order and form.
        """
        wanted = self._parts(term)
        return len(wanted) > 1 and any(_near(sentence, wanted) for sentence in self._sentences(at))

    def halves_at(self, term: str) -> Iterator[int]:
        """The places of the cards that have both halves of a German word, which no stem of it would
        find.
        """
        parts = self._parts(term) if len(told(term).all) == 1 else []
        if len(parts) > 1:
            first, *others = parts
            for at in sorted(self._places[min(first)]):
                if all(not other.isdisjoint(self._roots_at[at]) for other in others):
                    yield at

    def _parts(self, term: str) -> list[frozenset[str]]:
        """The roots of each word of a term, and of each half of a word that is two of the cards'
        own.
        """
        found = [one.text for one in words(term) if one.kind == "word" and not is_glue(one.low)]
        if len(found) == 1 and len(found[0]) >= _COMPOUND:
            return next(self._halves(found[0]), [roots(found[0])])
        return [roots(word) for word in found]

    def _halves(self, word: str) -> Iterator[list[frozenset[str]]]:
        """The halves of a word, each a word of the cards; the longest first half before the
        others.
        """
        low = bare(word)
        for cut in range(len(low) - _SHORTEST, _SHORTEST - 1, -1):
            second = roots(low[cut:]) & self._places.keys()
            if not second:
                continue
            for link in _LINKS:
                head = low[:cut].removesuffix(link) if low[:cut].endswith(link) else ""
                first = roots(head) & self._places.keys() if len(head) >= _SHORTEST else frozenset()
                if first:
                    yield [first, second]

    def _sentences(self, at: int) -> list[list[frozenset[str]]]:
        if at not in self._ready:
            self._ready[at] = [
                [roots(one.text) for one in words(sentence) if one.kind == "word"]
                for sentence in sentences_of(self._cards[at])
            ]
        return self._ready[at]

    @cached_property
    def _roots_at(self) -> list[frozenset[str]]:
        """The roots of each card."""
        return [frozenset().union(*map(roots, words)) for words in self._words]

    @cached_property
    def _places(self) -> dict[str, set[int]]:
        """Where each root stands."""
        found: dict[str, set[int]] = defaultdict(set)
        for at, own in enumerate(self._roots_at):
            for root in own:
                found[root].add(at)
        return dict(found)


def _near(sentence: Sequence[frozenset[str]], wanted: Sequence[frozenset[str]]) -> bool:
    """Whether words of a sentence that stand near each other have all these roots, each its own."""
    room = len(wanted) + _ROOM
    any_of = frozenset().union(*wanted)
    for start in range(len(sentence)):
        if any_of.isdisjoint(sentence[start]):
            continue
        window = sentence[start : start + room]
        left = list(wanted)
        for word in window:
            found = next((one for one in left if not one.isdisjoint(word)), None)
            if found is not None:
                left.remove(found)
        if not left:
            return True
    return False


_CLAUSE = re.compile(r"(?<=[,;:.!?])\s+|\n+")


def sentences_of(card: EvidenceCard) -> list[str]:
    """Its text, figures, scope, story and skills, each once."""
    scope, story = card.scope, card.story
    found: list[str | None] = [*card.raw_text.splitlines()]
    for metric in card.metrics:
        found += [metric.value, metric.description, metric.context, metric.baseline, metric.period]
    found += [scope.budget, *card.leadership_signals, *card.skills, *scope.geography]
    found += [story.situation, story.action, story.result, story.proof]
    found += [text for text in (card.company, card.project, card.role) if text != INDEPENDENT]
    return list(dict.fromkeys(text for text in found if text and text.strip()))


def claimed(card: EvidenceCard) -> Iterator[str]:
    """The sentences of a card without the clauses in which it says no, since who has no licence is
    not found by it, and without the name of the employer, which is nothing that somebody did; that
    of a school says what it taught.
    """
    school = card.card_type is CardType.EDUCATION
    name = "" if school or card.company == INDEPENDENT else card.company
    for whole in sentences_of(card):
        sentence = whole.replace(name, " ") if name else whole
        if not negates(sentence):
            yield sentence
            continue
        yes = [clause for clause in _CLAUSE.split(sentence) if not negates(clause)]
        if yes:
            yield " ".join(yes)
