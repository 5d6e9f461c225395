"""Matching evidence to requirements: BM25 over cards, synonyms and near spellings; ordering only
(CONTRACT D5).

A match is a suggestion the person can change. It cites by card id alone and says how sure it is; a
requirement that asks for years of something is held against the time of the posts that tell of it.
"""

import math
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import islice, pairwise

from interview_app.domain.knowledge_card import CardType, EvidenceCard
from interview_app.domain.tailoring import Confidence, EvidenceMapping, ExperienceShown, Requirement
from interview_app.i18n import _
from interview_app.language.any_language import section_of
from interview_app.language.tokens import fold, plain
from interview_app.tailoring.match import qualifications
from interview_app.tailoring.match.terms import Synonyms, Told, bare, contains, nearly, stems, told
from interview_app.tailoring.match.terms_apart import ToldApart, claimed
from interview_app.tailoring.posting.terms import levels

_K1, _B = 1.2, 0.6
_MOST_CARDS = 5
_SYNONYM_WEIGHT = 0.6
_LONG, _SHORT = 5, 2
"""Letters of a word that others are made with, and of a beginning that makes no other word of one
("cooperation").
"""
_OF_VERBS = frozenset(
    {"aus", "auf", "ein", "durch", "ent", "hin", "her", "mit", "nach", "uber", "um", "unter"}
    | {"ver", "vor", "weiter", "wieder", "zer", "zu"}
)
"""What makes another word of one that a verb ended in: an "Einführung" is no Führung."""
_KINDS = {
    "education": "timeline-school-",
    "certificates": "timeline-certificate-",
    "languages": "timeline-language-",
}
"""How the ids of facts begin that stand in these sections."""
_ENDING = re.compile(r"(?<=\w{5})(?:en|er|[nes])$")


@dataclass(frozen=True)
class Posts:
    """Posts by the cards of each, and the terms they were looked for by that they tell of."""

    cards: list[list[EvidenceCard]]
    of: tuple[str, ...]


@dataclass
class CardIndex:
    """Cards as bags of stems, made once for all requirements; costs grow linearly with the
    cards.
    """

    cards: tuple[EvidenceCard, ...]
    _texts: list[Told] = field(default_factory=list)
    _counts: list[Counter[str]] = field(default_factory=list)
    _postings: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    _words: list[frozenset[str]] = field(default_factory=list)
    _average: float = 1.0
    _posts: dict[tuple[str, ...], list[int]] = field(default_factory=lambda: defaultdict(list))

    def __post_init__(self) -> None:
        for at, card in enumerate(self.cards):
            text = told("\n".join((*claimed(card), card.timeframe)))
            self._texts.append(text)
            self._counts.append(Counter(text.meaning))
            self._words.append(frozenset(text.meaning))
            for one in self._counts[-1]:
                self._postings[one].append(at)
            # An answer that names no employer may tell its time all the same.
            if (card.role or card.attested_by_user) and card.card_type is not CardType.EDUCATION:
                self._posts[card.company, card.role, card.timeframe].append(at)
        self._average = max(
            1.0, sum(len(text.meaning) for text in self._texts) / max(1, len(self._texts))
        )

    def scores(self, query: Iterable[tuple[str, float]]) -> Counter[int]:
        """BM25 of every card that shares a stem with the query; each stem has its weight."""
        found: Counter[int] = Counter()
        for one, weight in query:
            places = self._postings.get(one, ())
            rarity = math.log(1 + (len(self.cards) - len(places) + 0.5) / (len(places) + 0.5))
            for at in places:
                count = self._counts[at][one]
                length = 1 - _B + _B * len(self._texts[at].meaning) / self._average
                found[at] += weight * rarity * count * (_K1 + 1) / (count + _K1 * length)  # type: ignore[assignment]
        return found

    def holds(self, at: int, term: str) -> bool:
        """Whether the card says this term, word for word up to endings."""
        return contains(self._texts[at], term)

    def says_all(self, at: int, wanted: frozenset[str]) -> bool:
        """Whether one sentence of the card has all these stems."""
        return any(wanted <= frozenset(stems(one)) for one in claimed(self.cards[at]))

    def saying(self, term: str) -> Iterator[int]:
        """The places of the cards that say this term, looked for where its rarest word stands."""
        rarest = min(
            (self._postings.get(one, []) for one in stems(term)),
            key=len,
            default=range(len(self.cards)),
        )
        return (at for at in rarest if self.holds(at, term))

    def tells(self, at: int, term: str, synonyms: Synonyms) -> float:
        """How surely the card tells a term: itself (1), by another word or in another form (0.6),
        nearly so spelt (0.5), not at all (0).
        """
        if self.holds(at, term):
            return 1.0
        same = any(self.holds(at, other) for other in synonyms.same_as(term))
        if same or self.apart.says(at, term):
            return _SYNONYM_WEIGHT
        return 0.5 if len(bare(term)) >= 6 and nearly(term, self._words[at]) else 0.0

    @cached_property
    def apart(self) -> ToldApart:
        """Terms in other forms and in another order."""
        return ToldApart(self.cards, [text.words for text in self._texts])

    def posts(self, terms: Sequence[str], synonyms: Synonyms, *, least: int) -> Posts:
        """The posts that tell of one in `least` of the terms, in all their cards together; without
        terms every post.
        """
        told = {
            term: frozenset().union(*map(self._telling, (term, *synonyms.same_as(term))))
            for term in terms
        }
        found = [
            places
            for places in self._posts.values()
            if sum(not one.isdisjoint(places) for one in told.values()) * least >= len(terms)
        ]
        every = [at for places in found for at in places]
        return Posts(
            cards=[[self.cards[at] for at in places] for places in found],
            of=tuple(term for term, one in told.items() if not one.isdisjoint(every)),
        )

    def _telling(self, term: str) -> frozenset[int]:
        """The places of all cards that say this term, or a word that is made with it: Verkauf in
        Verkäuferin.
        """
        found = set(self.saying(term))
        root = _ENDING.sub("", plain(bare(term)))
        if len(root) >= _LONG and root.isalpha():
            for word, places in self._vocabulary.items():
                before = word.removesuffix(root)
                if word.startswith(root) or (
                    len(before) > _SHORT and before not in _OF_VERBS and before != word
                ):
                    found.update(places)
        return frozenset(found)

    def said_months(self, terms: Sequence[str], synonyms: Synonyms, *, least: int) -> int:
        """The longest time that a sentence says of its person in words, where it tells of the terms
        as a post must.
        """
        groups = [(term, *synonyms.same_as(term)) for term in terms]
        return max(
            (
                months
                for months, text in self._times_in_words
                if sum(any(contains(text, one) for one in group) for group in groups) * least
                >= len(groups)
            ),
            default=0,
        )

    @cached_property
    def _times_in_words(self) -> list[tuple[int, Told]]:
        """Months of experience that sentences say in words, with the sentences."""
        return [
            (months, told(sentence))
            for card in self.cards
            if card.card_type is not CardType.EDUCATION
            for sentence in qualifications.sentences_with_time(card.raw_text)
            if (months := qualifications.said(sentence))
        ]

    @cached_property
    def _vocabulary(self) -> dict[str, list[int]]:
        """The longer words of all cards with their places."""
        written: dict[str, list[int]] = defaultdict(list)
        for at, text in enumerate(self._texts):
            for one in text.words:
                if len(one) >= _LONG:
                    written[one].append(at)
        found: dict[str, list[int]] = defaultdict(list)
        for one, places in written.items():
            found[plain(bare(one))] += places
        return found


def map_evidence(
    requirements: Sequence[Requirement], index: CardIndex, synonyms: Synonyms, *, today: str
) -> tuple[EvidenceMapping, ...]:
    """For each requirement the cards that may answer it, best first, with an honest confidence;
    `today` is `YYYY-MM`.
    """
    return tuple(_mapped(requirement, index, synonyms, today) for requirement in requirements)


def _mapped(
    requirement: Requirement, index: CardIndex, synonyms: Synonyms, today: str
) -> EvidenceMapping:
    query = _query(requirement, synonyms)
    scores = index.scores(query.items())
    best = [at for at, _score in scores.most_common(_MOST_CARDS * 3)]
    for keyword in requirement.keywords:
        best += [at for at in islice(index.apart.halves_at(keyword), _MOST_CARDS) if at not in best]
        if not stems(
            keyword
        ):  # a small word that is a term here, the German "Ausbildung", leads to no card by itself
            best += [at for at in index.saying(keyword) if at not in best]
    told = {at: _keywords_told(requirement, at, index, synonyms) for at in best}
    best.sort(key=lambda at: (-sum(weight for _, weight in told[at]), -scores[at]))
    chosen = [at for at in best if told[at] or scores[at] >= 0.5 * max(scores.values(), default=0)][
        :_MOST_CARDS
    ]
    ids = tuple(index.cards[at].id for at in chosen)
    confidence, notes = _confidence(requirement, chosen, told, index)
    not_told = tuple(
        one for one in _missing(requirement, chosen, told) if next(index.saying(one), None) is None
    )
    wanted = frozenset(stems(requirement.text))
    if len(wanted) >= _FEWEST and any(index.says_all(at, wanted) for at in chosen):
        # Word for word: whatever else is to be said of a time or a degree follows.
        confidence, notes, not_told = Confidence.HIGH, "", ()
    wish = qualifications.asked(requirement.text)
    experience = None
    if wish is not None:
        terms = wish.terms(synonyms)
        posts = index.posts(terms, synonyms, least=wish.least)
        experience = qualifications.shown(
            wish,
            (post[0].timeframe for post in posts.cards),
            of=posts.of,
            today=today,
            in_words=index.said_months(terms, synonyms, least=wish.least),
        )
        if not terms and posts.cards and not wish.beside:
            # Time at work, whatever it was: every post shows it.
            ids, confidence, notes, not_told = (
                tuple(post[-1].id for post in posts.cards)[:_MOST_CARDS],
                Confidence.HIGH,
                "",
                (),
            )
        confidence, notes = _with_time(confidence, notes, experience)
    short = qualifications.short_of(requirement.text, [index.cards[at] for at in best if told[at]])
    if short:
        confidence, notes = Confidence.LOW, f"{short} {notes}".strip()
    return EvidenceMapping(
        requirement_id=requirement.id,
        evidence_card_ids=ids,
        confidence=confidence,
        notes=notes,
        not_told=not_told,
        experience=experience,
    )


def _with_time(
    confidence: Confidence, notes: str, experience: ExperienceShown
) -> tuple[Confidence, str]:
    """No better than the time shown: with less than asked no sure match, with less than half of it
    a poor one.

    Where the evidence says in words that it is enough, that is no poor match, and still none to be
    sure of.
    """
    if experience.is_short or not experience.shown_months:
        half = (
            experience.shown_months * 2 >= experience.asked_months
            and confidence is not Confidence.LOW
        )
        said = experience.said_months >= experience.asked_months
        confidence = Confidence.MEDIUM if half or said else Confidence.LOW
    return confidence, " ".join(
        part for part in (qualifications.sentence(experience), notes) if part
    )


def _query(requirement: Requirement, synonyms: Synonyms) -> dict[str, float]:
    weights: dict[str, float] = dict.fromkeys(stems(requirement.text), 0.5)
    for keyword in requirement.keywords:
        for one in stems(keyword):
            weights[one] = 1.0
        for other in synonyms.same_as(keyword):
            for one in stems(other):
                weights.setdefault(one, _SYNONYM_WEIGHT / max(1, len(stems(other))))
    return weights


def _keywords_told(
    requirement: Requirement, at: int, index: CardIndex, synonyms: Synonyms
) -> list[tuple[str, float]]:
    """Keywords the card tells, and how surely; beside them what its section is called: a school is
    an "Ausbildung".
    """
    sure = {one: index.tells(at, one, synonyms) for one in requirement.keywords}
    if any(sure.values()):
        kind = next((kind for kind, id in _KINDS.items() if index.cards[at].id.startswith(id)), "")
        sure |= {one: 1.0 for one in sure if kind and section_of(one) == kind}
    return [(one, weight) for one, weight in sure.items() if weight]


def _missing(
    requirement: Requirement, chosen: Sequence[int], told: dict[int, list[tuple[str, float]]]
) -> list[str]:
    """The terms of a demand that none of these cards tells, where it leaves no choice of another
    that one tells.
    """
    found = {word for at in chosen for word, _weight in told[at]}
    met = [one for one in _choices(requirement) if not found.isdisjoint(one)]
    found = found.union(*met)
    return [word for word in requirement.keywords if word not in found]


def _choices(requirement: Requirement) -> Iterator[tuple[str, str]]:
    """Terms of a demand with nothing between them but what leaves the choice: "bus or lorry"."""
    text = fold(requirement.text)
    places = sorted((text.find(fold(one)), one) for one in requirement.keywords)
    for (start, one), (after, other) in pairwise(places):
        if start >= 0 and qualifications.leaves_choice(text[start + len(fold(one)) : after]):
            yield one, other


def _confidence(
    requirement: Requirement,
    chosen: Sequence[int],
    told: dict[int, list[tuple[str, float]]],
    index: CardIndex,
) -> tuple[Confidence, str]:
    if not chosen:
        return Confidence.LOW, _("Nothing found for it.")
    keywords = requirement.keywords
    exact = {word for at in chosen for word, weight in told[at] if weight == 1.0}
    loose = {word for at in chosen for word, _weight in told[at]} - exact
    missing = _missing(requirement, chosen, told)
    figures = [one for one in sorted(_figures(requirement)) if not _is_told(one, chosen, index)]
    named = {word for one in missing for word in fold(one).split()}
    untold = (*missing, *(one for one in figures if one not in named))
    notes = []
    if loose:
        notes.append(_("By another word: {words}.").format(words=", ".join(sorted(loose))))
    if untold:
        notes.append(_("Not among the words you used: {words}.").format(words=", ".join(untold)))
    if figures:
        # Another number is another thing: who may drive one class of trucks may not drive all.
        return Confidence.LOW, " ".join(notes)
    if (
        keywords
        and len(exact) * 2 >= len(keywords)
        and len(missing) * 2 <= len(keywords)
        and _shares(requirement, chosen[0], index)
    ):
        return Confidence.HIGH, " ".join(notes)
    if exact or loose:
        return Confidence.MEDIUM, " ".join(notes)
    if not keywords:
        share = max(_share(requirement, at, index) for at in chosen)
        if share == 1:
            return Confidence.HIGH, ""
        if share >= _MOST_OF_IT:
            return Confidence.MEDIUM, ""
    return Confidence.LOW, " ".join(notes) or _("Only common words are shared.")


def _figures(requirement: Requirement) -> set[str]:
    """What a demand asks for with a figure in it, 40 tonnes or R490, but for a time of experience
    and the level of a language, which are held against the posts and the languages.
    """
    if qualifications.asked(requirement.text) is not None or levels(requirement.text):
        return set()
    return {one for one in stems(requirement.text) if any(map(str.isdigit, one))}


def _is_told(figure: str, chosen: Sequence[int], index: CardIndex) -> bool:
    return any(index.holds(at, figure) for at in chosen)


_MOST_OF_IT = 0.6
_FEWEST = 3
"""Words of a demand without terms of the trade that make it one that words alone may answer."""


def _share(requirement: Requirement, at: int, index: CardIndex) -> float:
    """How much of a demand without terms of the trade one card says word for word: "led a team of
    34 people".
    """
    wanted = set(stems(requirement.text))
    return (
        sum(index.holds(at, word) for word in wanted) / len(wanted)
        if len(wanted) >= _FEWEST
        else 0.0
    )


def _shares(requirement: Requirement, at: int, index: CardIndex) -> bool:
    """Whether the best card shares enough of the requirement's own words, so that one common word
    is no high match. A language is all that is asked for by its name.
    """
    if index.cards[at].id.startswith(_KINDS["languages"]):
        return True
    wanted = set(stems(requirement.text))
    return bool(wanted) and sum(index.holds(at, word) for word in wanted) * 3 >= len(wanted)
