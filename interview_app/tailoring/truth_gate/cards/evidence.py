"""Evidence cards made ready once, so that thousands of lines a second can be held against them (issue 5, speed)."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property, lru_cache

from interview_app.domain.knowledge_card import CardType, EvidenceCard
from interview_app.tailoring.truth_gate.cards import short_forms
from interview_app.tailoring.truth_gate.cards.beginnings import Beginnings
from interview_app.tailoring.truth_gate.cards.card_sentences import sentences_of
from interview_app.tailoring.truth_gate.cards.denied import Denial, denials
from interview_app.tailoring.truth_gate.figures import dates
from interview_app.tailoring.truth_gate.figures.quantity import Quantity
from interview_app.tailoring.truth_gate.reading import claims
from interview_app.tailoring.truth_gate.reading.line import NOTHING, Keys, Line, Piece, joined
from interview_app.tailoring.truth_gate.words import lexicon, meaning, verbs_de
from interview_app.tailoring.truth_gate.words.tokens import keys_of, tokens

_OF_US = re.compile(
    r" \w+ of us | we (?:are|were) (?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?= (?:in|at|on|of|now|people|altogether|all)| $) | wir (?:sind|waren) (?:\w+ ){0,3}zu \w+t | (?:sind|waren) wir (?:\w+ ){0,3}zu \w+t "
)
"""How somebody counts a team without the word: "four of us", "da waren wir zu viert"."""
_bare = lru_cache(maxsize=65536)(meaning.plain_vowels)
"""Kept, since a word stands in a card and in all that the card is taken together with."""


@dataclass(slots=True)
class Amount:
    """A quantity of the evidence with the line and piece it stands in."""

    quantity: Quantity
    line: Line
    piece: Piece


@dataclass(eq=False)
class Evidence:
    """One card, or several of one employer taken together, as sets that a line can be held against."""

    cards: tuple[EvidenceCard, ...]
    lines: list[Line]
    plain: Keys = NOTHING
    loose: Keys = NOTHING
    negated: Keys = NOTHING
    hedged: Keys = NOTHING
    bases: Keys = NOTHING
    groups: Keys = NOTHING
    kinds: Keys = NOTHING
    amounts: Sequence[Amount] = ()
    rates: Keys = NOTHING
    spans: tuple[dates.Span, ...] = ()
    mentions: Sequence[dates.Mention] = ()
    title_words: tuple[tuple[str, ...], ...] = ()
    compounds: Keys = NOTHING
    denials: tuple[Denial, ...] = ()
    members: tuple["Evidence", ...] = ()
    alike: dict[tuple[str, str, bool], bool] = field(default_factory=dict)

    @cached_property
    def ids(self) -> tuple[str, ...]:
        """Ids of its cards."""
        return tuple(card.id for card in self.cards)

    @property
    def company(self) -> str:
        """The employer or school of its first card."""
        return self.cards[0].company

    @property
    def of_no_post(self) -> bool:
        """Whether its first card tells of no post: of schooling, or without a role."""
        return not self.cards[0].role or self.cards[0].card_type is CardType.EDUCATION

    @cached_property
    def headings(self) -> frozenset[str]:
        """The names of its posts, projects and employers: lines of a card too, which tell of no deed."""
        return frozenset(
            text for card in self.cards for text in (card.role, card.project, card.company)
        )

    @cached_property
    def scope_pieces(self) -> list[Piece]:
        """The pieces that tell what part the person had: all but names, skills and places."""
        return [
            piece for line in self.lines if line.text not in self._names for piece in line.pieces
        ]

    @cached_property
    def _names(self) -> frozenset[str]:
        return (
            self.headings
            | frozenset(
                text for card in self.cards for text in (*card.skills, *card.scope.geography)
            )
            | self._schooling
        )

    @property
    def _schooling(self) -> frozenset[str]:
        """What cards of schooling say, where others stand beside them: it tells of no part in a deed."""
        schools = [card for card in self.cards if card.card_type is CardType.EDUCATION]
        return frozenset(
            line
            for card in schools
            for line in sentences_of(card)
            if len(schools) < len(self.cards)
        )

    @cached_property
    def adverbs(self) -> Keys:
        """Its English adverbs, by which it says an adjective: "fluent" of "speaks it fluently"."""
        return (
            frozenset(low for line in self.lines for low in line.said if low.endswith("ly"))
            or NOTHING
        )

    @cached_property
    def readings(self) -> frozenset[tuple[str, Fraction]]:
        """Every reading of every figure it gives."""
        return frozenset().union(*(line.readings for line in self.lines if line.quantities))

    def amounts_of(self, quantity: Quantity) -> list[Amount]:
        """The amounts that read alike."""
        if quantity.readings.isdisjoint(self.readings):
            return []
        return [
            one for one in self.amounts if not quantity.readings.isdisjoint(one.quantity.readings)
        ]

    @cached_property
    def undone(self) -> Keys:
        """The keys of what it denies or calls unfinished."""
        return joined([keys for keys in (self.negated, self.hedged) if keys])

    @cached_property
    def figured(self) -> list[Line]:
        """The lines that give two figures or more, from which others may follow."""
        return [line for line in self.lines if len(line.quantities) > 1]

    @cached_property
    def equals(self) -> Keys:
        """The concepts that its words stand for without any doubt."""
        return joined(
            [meaning.equals(word.token.low) for line in self.lines for word in line.words]
        )

    @cached_property
    def bare_compounds(self) -> tuple[str, ...]:
        """Its longer words with umlauts folded."""
        return tuple({_bare(word) for word in self.compounds if len(word) >= 6})

    @cached_property
    def bare_text(self) -> str:
        """Its longer words with umlauts folded, one after the other, to see at once that a stem is in none of them."""
        return "\n".join(self.bare_compounds)

    @cached_property
    def compound_text(self) -> str:
        """Its words, each with its beginning and end marked, to see at once that none of them begins or ends so."""
        return "\n".join(("", *self.compounds, ""))

    @cached_property
    def first_letters(self) -> str:
        """The first letters of the words of each line, to see at once that an abbreviation stands for none."""
        if self.members:
            return "\n".join([one.first_letters for one in self.members])
        return short_forms.first_letters(self.lines)

    @cached_property
    def stems(self) -> frozenset[str]:
        """The stems of its small words that may be forms of German verbs."""
        return joined(
            [
                verbs_de.told_stems(word.token.low)
                for line in self.lines
                if line.german
                for word in line.words
                if not word.negated
                and not word.hedged
                and (
                    word.at == 0 or not word.token.capital or line.tokens[word.at - 1].text in ".;"
                )
            ]
        )

    @cached_property
    def by_beginning(self) -> Beginnings:
        """Its words by their first four letters."""
        return Beginnings(self.compounds)

    @cached_property
    def pieces(self) -> list[Piece]:
        """All pieces of all its lines."""
        return [piece for line in self.lines for piece in line.pieces]

    @cached_property
    def german(self) -> bool:
        """Whether any of it is German."""
        return any(line.german for line in self.lines)

    @cached_property
    def helped(self) -> bool:
        """Whether any of it tells of helping only."""
        return any("help" in piece.ranks for piece in self.scope_pieces)

    @cached_property
    def lent_a_hand(self) -> bool:
        """Whether any of it tells of helping, and not only of having been there."""
        return self.helped and any(
            "help" in piece.ranks and "there" not in piece.ranks for piece in self.scope_pieces
        )

    @cached_property
    def geography(self) -> tuple[str, ...]:
        """Places that the cards name as such."""
        return tuple(place for card in self.cards for place in card.scope.geography)


@lru_cache(maxsize=32768)
def evidence_of(card: EvidenceCard) -> Evidence:
    """One card made ready; kept, since cards do not change and the next run asks for the same ones. Nobody changes it."""
    lines = [claims.read(text) for text in sentences_of(card)]
    made = Evidence((card,), lines)
    _fill(made)
    span = dates.span_of(card.timeframe)
    made.spans = (span,) if span is not None else ()
    made.title_words = tuple(title_of(text) for text in (card.role, card.project) if text)
    return made


@lru_cache(maxsize=1024)
def title_of(text: str) -> tuple[str, ...]:
    """The words of a post or a project, as titles are compared. Kept, since every line under a post asks for it."""
    return tuple(token.low for token in tokens(text) if token.kind == "word")


def _fill(made: Evidence) -> None:
    plain: set[str] = set()
    loose: set[str] = set()
    negated: set[str] = set()
    hedged: set[str] = set()
    bases: set[str] = set()
    groups: set[str] = set()
    rates: set[str] = set()
    for line in made.lines:
        rates |= set(line.rates)
        for word in line.words:
            target = negated if word.negated else hedged if word.hedged else plain
            target |= word.token.keys
            if target is plain:
                loose |= word.answers
            if not word.negated:
                bases.add(word.verb or (lexicon.composed(word.token.low) if line.german else ""))
            if not word.negated:
                groups |= word.groups
    if rates & {"shift", "night", "morning", "evening"}:
        rates.add("day")
    groups |= {way for line in made.lines for piece in line.pieces for way in piece.directions}
    for line in made.lines:
        plain |= {
            key
            for token in line.tokens
            if token.kind == "word" and token.used
            for key in token.keys
        }
        plain |= {key for whole in _hyphened(line) for key in keys_of(whole)}
        if " team " in line.folded or " teams " in line.folded:
            plain |= keys_of("team")
        if _OF_US.search(line.folded):
            plain |= keys_of("team") | keys_of("crew")
        manner = [
            token.low
            for piece in line.pieces
            if not any(word.negated for word in piece.words)
            for token in line.tokens[piece.first : piece.last + 1]
            if token.low.endswith("ly") and len(token.low) > 5
        ]
        if manner:
            loose |= {key for low in manner for key in meaning.loose(low) | meaning.loose(low[:-2])}
    bases.discard("")
    made.amounts = tuple(
        Amount(one, line, line.piece_at(one.first))
        for line in made.lines
        for one in line.quantities
    )
    made.mentions = tuple(mention for line in made.lines for mention in line.dates)
    made.loose = frozenset(loose | plain)
    made.denials = tuple(one for line in made.lines for one in denials(line))
    made.plain, made.negated, made.hedged = _kept(plain), _kept(negated), _kept(hedged)
    made.bases, made.groups, made.rates = _kept(bases), _kept(groups), _kept(rates)
    made.kinds = _kept({kind for word in made.plain for kind in lexicon.proven().get(word, ())})
    made.compounds = frozenset([word for word in made.plain if len(word) >= 4 and word[1] != ":"])


def _hyphened(line: Line) -> list[str]:
    """What is written with a hyphen, as the one word that it is to others: "on-boarding" is "onboarding"."""
    if "-" not in line.said:
        return []
    return [
        before.low + after.low
        for before, mark, after in zip(line.tokens, line.tokens[1:], line.tokens[2:], strict=False)
        if mark.text == "-"
        and not mark.spaced
        and not after.spaced
        and before.kind == after.kind == "word"
    ]


def _kept(found: set[str]) -> Keys:
    return frozenset(found) if found else NOTHING
