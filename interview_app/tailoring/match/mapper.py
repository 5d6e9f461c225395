"""Matching evidence to demands: what is exact is an answer, everything else is shown and asked
about (CONTRACT D5).

A demand falls into parts at its punctuation. A part is answered by a sentence that has all its own
words, by records of one section that have them together, by a licence of the class asked for, or by
the dates of the jobs where it asks for years; one with an "or", by either of the two words beside
it with all the others. Of any other demand the records are shown that share the most with it, one
of its terms among that; whether they answer it is the person's to say.
"""

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import filterfalse

from interview_app.domain.knowledge_card import INDEPENDENT, CardType, EvidenceCard
from interview_app.domain.tailoring import Confidence, EvidenceMapping, ExperienceShown, Requirement
from interview_app.i18n import _
from interview_app.language.any_language import section_of
from interview_app.language.data import languages, load
from interview_app.language.dates import PRESENT
from interview_app.language.phrases import Phrases
from interview_app.language.tokens import tokens
from interview_app.language.words import negates, or_in
from interview_app.tailoring.match import years
from interview_app.tailoring.match.shared import SharedWords, all_forms, forms, says_all
from interview_app.tailoring.match.terms import Synonyms, written
from interview_app.tailoring.posting.terms import content_words, levels

_MOST_CARDS = 3
_KINDS = {
    "education": "timeline-school-",
    "certificates": "timeline-certificate-",
    "languages": "timeline-language-",
}
"""How the ids of facts begin that stand in these sections."""
_PAUSE = re.compile(r"[,;:()]\s*|\s[-–—]\s")
_CLAUSE = re.compile(r"(?<=[,;:.!?])\s+|\n+")
_STROKE = re.compile(r"\s+/\s+|(?<=\w\w)/-?(?=\w\w)")
"""Between two sides of one or more words; "S/4HANA" has none."""
_CLASS = 3
"""Characters of a class of vehicles at most: "BE", "C1E"."""


@dataclass
class CardIndex:
    """Cards by their words, made ready once for all demands."""

    cards: tuple[EvidenceCard, ...]

    @cached_property
    def written(self) -> list[frozenset[str]]:
        """The words of each card as they stand."""
        return [written("\n".join(_claimed(card))) for card in self.cards]

    @cached_property
    def sentences(self) -> list[list[frozenset[str]]]:
        """The forms of the words of each sentence of each card."""
        return [[all_forms(one) for one in _claimed(card)] for card in self.cards]

    @cached_property
    def shared(self) -> SharedWords:
        """All words of the cards, employers and what they say no to as well: they tell where an
        answer may stand, and a "no" may be part of a name ("registro de no conformidades").
        """
        return SharedWords(["\n".join((*_sentences_of(one), *_place(one))) for one in self.cards])

    @cached_property
    def of_kind(self) -> dict[str, list[int]]:
        """The places of the cards that are facts of a section."""
        return {
            kind: [at for at, card in enumerate(self.cards) if card.id.startswith(id)]
            for kind, id in _KINDS.items()
        }

    @cached_property
    def jobs(self) -> list[list[int]]:
        """The places of the cards of each job; an answer that names no employer may tell a time."""
        found: dict[tuple[str, ...], list[int]] = defaultdict(list)
        for at, card in enumerate(self.cards):
            if (card.role or card.attested_by_user) and card.card_type is not CardType.EDUCATION:
                found[card.company, card.role, card.timeframe].append(at)
        return list(found.values())

    def tells(self, term: str, synonyms: Synonyms) -> bool:
        """Whether a card tells a term, in any order or by another word; one that is a small word
        too, like the language Go, is looked for as it is written.
        """
        for one in (term, *synonyms.same_as(term)):
            words = content_words(one)
            as_written = one[:1].isupper() and any(written(one) <= had for had in self.written)
            if self.saying(words) if words else as_written:
                return True
        return False

    def says(self, at: int, words: Sequence[str]) -> bool:
        """Whether one sentence of the card has all these words."""
        wanted = [forms(one) for one in words]
        return bool(words) and any(
            all(not own.isdisjoint(sentence) for own in wanted) for sentence in self.sentences[at]
        )

    def saying(self, words: Sequence[str]) -> tuple[int, ...]:
        """The places of the cards that have all these words in a sentence; what its section is
        called is said by all that stands in it, and by itself answers nothing.
        """
        found = [at for at in self.shared.having(words) if self.says(at, words)]
        for kind, places in self.of_kind.items():
            left = [one for one in words if section_of(one) != kind]
            if len(left) < len(words):
                found += [at for at in places if self.says(at, left)]
        return tuple(dict.fromkeys(found))

    def of_section(self, words: Sequence[str]) -> list[int]:
        """The places of the cards of the section that these words are no more than the name of."""
        kinds = {section_of(one) for one in words}
        return self.of_kind.get(kinds.pop() or "", []) if len(kinds) == 1 else []


def rows_of(card: EvidenceCard) -> list[str]:
    """The rows of its text without what was said beside the story, which is not about it: "no
    nights, please", "what do you mean?".
    """
    beside = {row for note in card.story.notes for row in note.splitlines()}
    return [one for one in card.raw_text.splitlines() if one not in beside]


def _sentences_of(card: EvidenceCard) -> list[str]:
    """Its text, figures, scope, story and skills, each once."""
    scope, story = card.scope, card.story
    found: list[str | None] = [*rows_of(card)]
    for metric in card.metrics:
        found += [metric.value, metric.description, metric.context, metric.baseline, metric.period]
    found += [scope.budget, *card.leadership_signals, *card.skills, *scope.geography]
    found += [story.situation, story.action, story.result, story.proof]
    found += [text for text in (card.company, card.project, card.role) if text != INDEPENDENT]
    return list(dict.fromkeys(text for text in found if text and text.strip()))


def _claimed(card: EvidenceCard) -> Iterator[str]:
    """The sentences of a card without the clauses in which it says no, since who has no licence is
    not found by it, and without the name of the employer, which is nothing that somebody did; that
    of a school says what it taught.
    """
    school = card.card_type is CardType.EDUCATION
    name = "" if school or card.company == INDEPENDENT else card.company
    for whole in _sentences_of(card):
        sentence = whole.replace(name, " ") if name else whole
        clauses = _CLAUSE.split(sentence) if negates(sentence) else [sentence]
        yes = [clause for clause in clauses if not negates(clause)]
        if yes:
            yield " ".join(yes)


def _place(card: EvidenceCard) -> Iterator[str]:
    yield from (one for one in (card.company, card.role) if one != INDEPENDENT)


def map_evidence(
    requirements: Sequence[Requirement],
    index: CardIndex,
    synonyms: Synonyms,
    *,
    today: str,
    language: str = "en",
) -> tuple[EvidenceMapping, ...]:
    """For each demand the cards that answer it, or that may; `today` is `YYYY-MM`, `language` that
    of the posting.
    """
    return tuple(_mapped(one, index, synonyms, today, language) for one in requirements)


@dataclass(frozen=True)
class _Part:
    """What of the evidence answers a part of a demand."""

    cards: tuple[int, ...] = ()
    sure: Confidence = Confidence.LOW
    experience: ExperienceShown | None = None
    notes: str = ""


def _mapped(
    requirement: Requirement, index: CardIndex, synonyms: Synonyms, today: str, language: str
) -> EvidenceMapping:
    parts = _parts(requirement.text)
    found = [_best_answer(one, index, synonyms, today, language) for one in parts]
    sure = min(found, key=_how_sure).sure
    chosen = list(dict.fromkeys(at for one in found for at in one.cards))
    notes = [one.notes for one in found if one.notes]
    missing: tuple[str, ...] = ()
    if sure is Confidence.LOW:
        words = [
            word
            for part, one in zip(parts, found, strict=True)
            if one.sure is Confidence.LOW
            for word in content_words(years.asked(part)[1])
        ]
        chosen = list(dict.fromkeys((*chosen, *_near(requirement, words, index, synonyms))))
        missing = tuple(filterfalse(index.shared.has, words))
        notes += _why_asked(chosen, missing, noted=bool(notes))
    return EvidenceMapping(
        requirement_id=requirement.id,
        evidence_card_ids=tuple(index.cards[at].id for at in chosen[:_MOST_CARDS]),
        confidence=sure,
        not_told=missing,
        notes=" ".join(dict.fromkeys(notes)),
        experience=next((one.experience for one in found if one.experience is not None), None),
    )


def _near(
    requirement: Requirement, words: Sequence[str], index: CardIndex, synonyms: Synonyms
) -> Iterator[int]:
    """The places of the cards that may say words of a demand, or other words for its terms."""
    terms = [word for one in requirement.keywords for word in content_words(one)]
    yield from index.shared.best(words, terms=terms or words, most=_MOST_CARDS)
    for term in requirement.keywords:
        for other in map(content_words, synonyms.same_as(term)):
            yield from index.saying(other)
    yield from index.of_section(words)


def _why_asked(chosen: Sequence[int], missing: Sequence[str], *, noted: bool) -> Iterator[str]:
    if not chosen:
        yield _("Nothing found for it.")
    elif missing:
        yield _("Not among the words you used: {words}.").format(words=", ".join(missing))
    elif not noted:
        yield _("Its words stand in different places of what you told.")


_SURE = (Confidence.LOW, Confidence.MEDIUM, Confidence.HIGH)


def _how_sure(part: _Part) -> int:
    return _SURE.index(part.sure)


def _parts(demand: str) -> list[str]:
    """The parts of a demand that say something by themselves; the whole where none does. The name
    of a section with a colon says only where they stand.
    """
    label, _colon, rest = demand.partition(":")
    found = [
        one
        for one in _PAUSE.split(rest if rest and section_of(label) else demand)
        if one and (content_words(one) or years.asked(one)[0] or levels(one))
    ]
    return found or [demand]


def _ways(part: str, language: str) -> Iterator[str]:
    """A part of a demand, and where it has an "or", what is left of it without the word before or
    behind that. How much more of it belongs to one side nobody can tell.
    """
    yield part
    place = or_in(part, language)
    if place is not None:
        for one in _without_a_side(part, place):
            yield from _ways(one, language)


def _without_a_side(part: str, place: tuple[int, int]) -> Iterator[str]:
    telling = [one for one in tokens(part) if content_words(one.text)]
    before = [one for one in telling if one.end <= place[0]]
    behind = [one for one in telling if one.start >= place[1]]
    if before and behind:
        yield part[: before[-1].start] + part[place[1] :]
        yield part[: place[0]] + part[behind[0].end :]


def _best_answer(
    part: str, index: CardIndex, synonyms: Synonyms, today: str, language: str
) -> _Part:
    ways = (_answer(one, index, synonyms, today) for one in _ways(part, language))
    found = max(ways, key=_how_sure)
    stroke = _STROKE.search(part)
    if stroke is None or found.sure is not Confidence.LOW:
        return found
    sides = (
        _best_answer(one, index, synonyms, today, language)
        for one in _without_a_side(part, stroke.span())
    )
    told = max(sides, key=_how_sure, default=found)
    if told.sure is Confidence.LOW:
        return found
    return _Part(told.cards, Confidence.MEDIUM, notes=_("One side of the “/” is told."))


def _answer(part: str, index: CardIndex, synonyms: Synonyms, today: str) -> _Part:
    months, rest = years.asked(part)
    if months:
        return _time(months, content_words(rest), index, today)
    words = content_words(part) or tuple(written(part))
    if (lower := _below(part, index)) is not None:
        return lower
    exact = index.saying(words) or _together(words, index) or _licence(part, index)
    if exact and all(_is_running(index.cards[at]) for at in exact):
        return _Part(exact, Confidence.MEDIUM, notes=_("It is not finished yet."))
    if exact:
        return _Part(exact, Confidence.HIGH)
    others = map(content_words, synonyms.same_as(part.strip()))
    loose = tuple(dict.fromkeys(at for one in others for at in index.saying(one)))
    if loose:
        note = _("By another word: {words}.").format(words=part.strip())
        return _Part(loose, Confidence.MEDIUM, notes=note)
    return _Part()


def _is_running(card: EvidenceCard) -> bool:
    """Whether it is a school or course that somebody is still at."""
    return card.card_type is CardType.EDUCATION and card.timeframe.endswith(PRESENT)


def _together(words: Sequence[str], index: CardIndex) -> tuple[int, ...]:
    """The records of one section that have all these words together: two diplomas, say. A figure
    says something only beside its words, which one record has by itself.
    """
    if any(map(str.isdecimal, "".join(words))):
        return ()
    for kind, own in index.of_kind.items():
        left = [one for one in words if section_of(one) != kind]
        told = [[at for at in own if index.says(at, [one])] for one in left]
        if left and all(told):
            return tuple(dict.fromkeys(at for one in told for at in one))
    return ()


def _licence(part: str, index: CardIndex) -> tuple[int, ...]:
    """The records that name a licence to drive of the classes that a demand names."""
    if not _names_licence(part):
        return ()
    wanted = _classes(part)
    named = (at for at, card in enumerate(index.cards) if _names_licence(card.raw_text))
    return tuple(at for at in named if wanted <= _classes(index.cards[at].raw_text))


def _names_licence(text: str) -> bool:
    found = tokens(text)
    return any(one.at(found, at) for one in _licences() for at in range(len(found)))


@cache
def _licences() -> tuple[Phrases[str], ...]:
    return tuple(Phrases({"licence": load(code).names.licences}) for code in languages())


def _classes(text: str) -> frozenset[str]:
    words = (one.text for one in tokens(text))
    return frozenset(one for one in words if len(one) <= _CLASS and one.isupper())


def _below(part: str, index: CardIndex) -> _Part | None:
    """The language of a demand where it is known at another level than the one that it names, or
    at one in words, which nobody can hold against it.
    """
    wanted = levels(part)
    if not wanted:
        return None
    words = [one for one in content_words(part) if one not in wanted]
    own = (at for at in index.of_kind["languages"] if index.says(at, words))
    told = {at: max(levels(index.cards[at].raw_text), default="") for at in own}
    best = max(told, key=told.__getitem__, default=None)
    if best is None or told[best] >= wanted[0]:
        return None
    note = _("You said “{said}”; asked: {asked}.")
    said = note.format(said=index.cards[best].raw_text, asked=wanted[0])
    return _Part((best,), notes=said)


def _time(months: int, words: Sequence[str], index: CardIndex, today: str) -> _Part:
    """Years of experience by the dates of the jobs whose title says so, of any job where nothing is
    named. How much of a job was what one of its lines tells, the person is asked, with the time of
    those jobs; as of all jobs, where none tells of it.
    """

    def time(jobs: Sequence[Sequence[int]], of: Sequence[str]) -> ExperienceShown:
        timeframes = (index.cards[one[0]].timeframe for one in jobs)
        return years.shown(months, timeframes, of=tuple(of), today=today)

    said = [frozenset(index.saying([one])) for one in words]
    telling = [job for job in index.jobs if not any(one.isdisjoint(job) for one in said)]
    titled = [job for job in telling if says_all(words, index.cards[job[0]].role)]
    cards = tuple(one[-1] for one in telling)
    if titled and not (found := time(titled, words)).is_short:
        return _Part(
            tuple(one[-1] for one in titled), Confidence.HIGH, found, years.sentence(found)
        )
    found = time(telling or index.jobs, words if telling else ())
    if telling or not found.shown_months:
        return _Part(cards, experience=found, notes=years.sentence(found))
    note = _(
        "Your jobs with dates add up to {time}. Whether they were this kind of work, you know."
    )
    return _Part(notes=note.format(time=years.duration(found.shown_months)))
