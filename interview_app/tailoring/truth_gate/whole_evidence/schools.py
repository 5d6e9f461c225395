"""Schooling is one thing: a degree, its subject, its school and its year must stand together in the evidence.

"MPharm, University of Wexbridge" and "diploma from Harnham University" make no "MPharm, Harnham University".
"""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from interview_app.domain.knowledge_card import CardType
from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards import short_forms
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.cards.evidence_index import EvidenceIndex
from interview_app.tailoring.truth_gate.holding import designations
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading import schooling
from interview_app.tailoring.truth_gate.reading.line import Keys, Line
from interview_app.tailoring.truth_gate.words import lexicon
from interview_app.tailoring.truth_gate.words.degree_names import SHORT_DEGREE, short_degrees
from interview_app.tailoring.truth_gate.words.tokens import Token, keys_of, tokens

_A_LEVELS = re.compile(r"\b(?:A|AS|O)[- ][Ll]evels?\b(?! \d)")


def hold(line: Line, index: EvidenceIndex) -> list[Objection]:
    """The objection to a degree that the evidence gives to another school, subject or year."""
    a_level = _A_LEVELS.search(line.text)
    if a_level and not any(
        _A_LEVELS.search(one.text) for part in index.parts for one in part.lines
    ):
        return [_objection(a_level[0])]
    badge = _badge(line, index)
    if badge is not None:
        return [badge]
    other = _other_degree(line, index)
    if other is not None:
        return [other]
    graded = designations.degree_class(line, index.those(_tells_of_schooling))
    if graded:
        return graded
    degrees = [
        at
        for at, token in enumerate(line.tokens)
        if token.low in schooling.DEGREES and token.kind == "word"
    ]
    if not degrees and line.said.isdisjoint(schooling.SCHOOL_NOUNS):
        return []
    parts = index.those(_tells_of_schooling)
    named = schooling.schools(line.tokens)
    for school in named:
        if _of_another_name(line, school, parts):
            return [_objection(_text(line, school.first, school.at))]
        if not any(_names(school, one, part) for part in parts for one in part.lines):
            return [_objection(_text(line, school.first, school.at))]
    for at in degrees:
        found = _degree(line, at, named, index)
        if found is not None:
            return [found]
    return _bare_subject(line, named, parts) if named and not degrees else []


def _other_degree(line: Line, index: EvidenceIndex) -> Objection | None:
    """The objection to a short name of a degree that no card has, where a card has another for the same subject: "BS" of an "AAS"."""
    claimed = short_degrees(line.text)
    if not claimed:
        return None
    told = [
        (one, short_degrees(one.text))
        for part in index.those(_tells_of_schooling)
        for one in part.lines
    ]
    new = claimed - frozenset().union(*(degrees for _one, degrees in told))
    subject = [word.loose for word in line.words if not SHORT_DEGREE.fullmatch(word.token.text)]
    for one, degrees in told:
        if new and degrees and any(not keys.isdisjoint(one.all_keys) for keys in subject):
            return _objection(next(iter(new)).upper())
    return None


_SHORT_FOR = frozenset("mag dr dipl ing prof".split())
"""Short forms of degrees, which stand before their subject."""


def _bare_subject(
    line: Line, named: Sequence[schooling.School], parts: Sequence[Evidence]
) -> list[Objection]:
    """The objection to a subject that stands alone before its school: "Betriebswirtschaft, Universität Linz"."""
    before = line.tokens[: named[0].first]
    subject = [
        token
        for token in before
        if token.kind == "word" and token.low not in lexicon.glue() | _SHORT_FOR
    ]
    if (
        not 1 <= len(subject) <= 3
        or not all(token.capital for token in subject)
        or any(token.used for token in before)
    ):
        return []
    if any(lexicon.is_title(token.low) or token.low in lexicon.verbs() for token in subject):
        return []
    for part in parts:
        told = {key for one in part.lines for token in one.tokens for key in token.keys}
        if part.cards[0].card_type is CardType.EDUCATION and all(
            not token.keys.isdisjoint(told) for token in subject
        ):
            return []
    return [_objection(_text(line, 0, named[0].at))]


_BADGES = frozenset(
    "certified accredited chartered zertifiziert zertifizierte zertifizierter".split()
)


def _badge(line: Line, index: EvidenceIndex) -> Objection | None:
    """The objection to "X certified", where every sentence that names X tells of something not done."""
    for name, badge in pairwise(line.tokens):
        if badge.low not in _BADGES or not name.capital or name.kind != "word":
            continue
        told = [
            sentence
            for part in index.parts
            for one in part.lines
            for sentence in one.sentences
            if any(not word.token.keys.isdisjoint(name.keys) for word in sentence)
        ]
        if told and all(any(word.negated or word.hedged for word in sentence) for sentence in told):
            sentence = _("Certificate “{name}” is not in the evidence").format(name=name.text)
            return Objection(ViolationKind.CERTIFICATE_NOT_IN_EVIDENCE, sentence)
    return None


_DEGREE_KEYS = frozenset().union(
    *(keys_of(low) | keys_of(low.removesuffix("s")) for low in schooling.DEGREES)
)


def _tells_of_schooling(part: Evidence) -> bool:
    """Whether any word of a card is one for a degree or a school."""
    return any(not one.said.isdisjoint(schooling.SCHOOL_NOUNS) for one in part.lines) or not all(
        all(map(_DEGREE_KEYS.isdisjoint, [token.keys for token in one.tokens]))
        for one in part.lines
    )


@dataclass(eq=False)
class _Told:
    """A sentence of a card that names a degree."""

    tokens: list[Token]
    part: Evidence

    @cached_property
    def schools(self) -> list[schooling.School]:
        """The schools that it names."""
        return schooling.schools(self.tokens)

    @cached_property
    def keys(self) -> Keys:
        """All keys of its words, and of its card's post and project."""
        card = self.part.cards[0]
        return frozenset(
            key
            for token in (*self.tokens, *tokens(f"{card.role} {card.project}"))
            for key in token.keys
        )


_Entry = tuple[_Told, int]
"""A sentence, and the place of a degree in it."""


def _degrees_told(index: EvidenceIndex) -> dict[str, list[_Entry]]:
    """Where the evidence names a degree, by each key of its word."""
    found: dict[str, list[_Entry]] = defaultdict(list)
    for part in index.those(_tells_of_schooling):
        for sentence in (sentence for one in part.lines for sentence in schooling.sentences(one)):
            told = _Told(sentence, part)
            for at, token in enumerate(sentence):
                for key in token.keys & _DEGREE_KEYS:
                    found[key].append((told, at))
    return found


def _degree(
    line: Line, at: int, named: Sequence[schooling.School], index: EvidenceIndex
) -> Objection | None:
    """The objection to the degree at a token of the line, when no entry of the evidence has all that is said of it."""
    degree = line.tokens[at]
    told = index.made_once(_degrees_told)
    entries = list(dict.fromkeys(entry for key in degree.keys for entry in told.get(key, ())))
    entries = entries or _spelled_out(degree, told)
    if not entries:
        return None
    entries = [entry for entry in entries if entry[0].schools] or entries
    school = schooling.nearest(named, at)
    if school is not None and not any(_of_school(school, *entry) for entry in entries):
        return _objection(_text(line, min(at, school.at), max(at, school.at)))
    entries = [entry for entry in entries if school is None or _of_school(school, *entry)]
    year = schooling.year_behind(line.tokens, at)
    years = {one for entry, here in entries for one in schooling.years_behind(entry.tokens, here)}
    if (
        year
        and years
        and year not in years
        and not any(token.text in "-–—" for token in line.tokens)
    ):
        sentence = _("Claims {claimed} but evidence shows {shown}").format(
            claimed=year, shown=min(years)
        )
        return Objection(ViolationKind.WRONG_DATE, sentence, at=at)
    if _of_other_rank(line.tokens, at, entries):
        return _objection(_text(line, max(at - 1, 0), at))
    subject = schooling.subject_of(line.tokens, at) if degree.low not in _AFTER_TRADE else []
    if subject and not any(
        _of_subject(subject, entry) or _of_two(line, subject, entry) for entry, _here in entries
    ):
        return _objection(f"{degree.text} {' '.join(token.text for token in subject)}")
    return None


def _spelled_out(degree: Token, told: Mapping[str, list[_Entry]]) -> list[_Entry]:
    """Where the evidence has the words that the short form of a degree stands for: "Bachelor of Science" for "B.S."."""
    beginnings = short_forms.parts(degree.text)
    every = (
        dict.fromkeys(entry for entries in told.values() for entry in entries) if beginnings else {}
    )
    return [(one, at) for one, at in every if short_forms.begins_with(beginnings, one.tokens[at:])]


_RANKS = frozenset(
    "advanced graduate postgraduate foundation associate higher national honours".split()
)
_AFTER_TRADE = frozenset("efz eba".split())


def _of_other_rank(found: Sequence[Token], at: int, entries: Sequence[_Entry]) -> bool:
    """Whether what stands before a degree makes another of it: "Graduate Diploma" for "Advanced Diploma", "Logistikerin EFZ"."""
    before = found[at - 1] if at else None
    shown = [entry.tokens[here - 1] for entry, here in entries if here]
    if found[at].low in _AFTER_TRADE:
        return (
            before is not None
            and bool(shown)
            and all(before.keys.isdisjoint(one.keys) for one in shown)
        )
    ranks = {one.low for one in shown if one.low in _RANKS}
    claimed = before.low if before is not None and before.low in _RANKS else ""
    return claimed not in ranks if ranks or claimed else False


def _names(school: schooling.School, line: Line, part: Evidence) -> bool:
    """Whether a line of the evidence has a school's whole name, in itself or along with the card's own school."""
    if school.words.isdisjoint(line.said):
        return False
    return school.words <= line.said or school.words <= line.said | _company(part)


_TELLS_APART = frozenset(
    "state trent western eastern northern southern central north south east west technical technological tech metropolitan met city brookes hallam beckett moores napier caledonian "
    "international polytechnic christian catholic open free".split()
)
"""What makes the name of another school of the same town or state."""


def _of_another_name(line: Line, school: schooling.School, parts: Sequence[Evidence]) -> bool:
    """Whether a school's name leaves out what tells the evidence's own apart: "University of Oregon" of Oregon State."""
    own = school.words - schooling.SCHOOL_NOUNS
    if not own or not own.isdisjoint(_TELLS_APART):
        return False
    told = [frozenset(one) for part in parts for one in _runs(part) if own <= frozenset(one)]
    return bool(told) and all((one - own) & _TELLS_APART for one in told)


def _runs(part: Evidence) -> Iterator[tuple[str, ...]]:
    """The runs of capitals in what a card says, and its own school."""
    for found in (*(one.tokens for one in part.lines), tokens(part.company)):
        run: list[str] = []
        for at, token in enumerate(found):
            small = token.low in ("of", "the") and at + 1 < len(found) and found[at + 1].capital
            if token.kind == "word" and (token.capital or (run and small)):
                run.append(token.low)
                continue
            if run:
                yield tuple(run)
            run = []
        if run:
            yield tuple(run)


def _company(part: Evidence) -> set[str]:
    return {token.low for token in tokens(part.company)}


def _of_school(school: schooling.School, told: _Told, at: int) -> bool:
    """Whether the degree of a sentence is of a school: the one named next to it, else the card's."""
    own = schooling.nearest(told.schools, at)
    distinct = school.words - schooling.SCHOOL_NOUNS
    if own is not None:
        return distinct <= own.words or own.words - schooling.SCHOOL_NOUNS <= school.words
    if told.part.cards[0].card_type is not CardType.EDUCATION:
        return True
    return not distinct.isdisjoint(_company(told.part))


def _of_subject(subject: Sequence[Token], told: _Told) -> bool:
    initials = "".join(token.low[0] for token in subject)
    return all(not token.keys.isdisjoint(told.keys) for token in subject) or (
        len(initials) > 1 and not keys_of(initials).isdisjoint(told.keys)
    )


def _of_two(line: Line, subject: Sequence[Token], told: _Told) -> bool:
    """Whether what stands behind "and" is another thing that the card names: "BS in Biochemistry and ASQ Certified Auditor"."""
    for at in range(1, len(subject)):
        between = [
            one.low for one in line.tokens if subject[at - 1].start < one.start < subject[at].start
        ]
        if not set(between) & {"and", "und", "with", "mit", "plus", "sowie"}:
            continue
        rest = " ".join(token.low for token in subject[at:])
        named = any(
            rest in " ".join(token.low for token in one.tokens if token.kind == "word")
            for one in told.part.lines
        )
        if named and _of_subject(subject[:at], told):
            return True
    return False


def _text(line: Line, first: int, last: int) -> str:
    return line.text[line.tokens[max(first, 0)].start : line.tokens[last].end]


def _objection(name: str) -> Objection:
    return Objection(
        ViolationKind.SCHOOL_NOT_IN_EVIDENCE,
        _("School or degree “{name}” is not in the evidence").format(name=name),
    )
