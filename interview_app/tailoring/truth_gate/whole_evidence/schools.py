"""Schooling is one thing: a degree, its subject, its school and its year must stand together in the evidence.

"MPharm, University of Wexbridge" and "diploma from Harnham University" make no "MPharm, Harnham University".
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from interview_app.domain.knowledge_card import CardType
from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.cards.evidence_index import EvidenceIndex
from interview_app.tailoring.truth_gate.holding import designations
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading.line import Line
from interview_app.tailoring.truth_gate.words import lexicon
from interview_app.tailoring.truth_gate.words.tokens import Token, keys_of, tokens

_DEGREE_WORDS = frozenset(
    "phd mba msc mres mphil master masters doctorate bachelor bachelors bsc ba bs bfa ma meng beng mpharm bsn msn mchem mphys mmath llb llm med bed btec hnc hnd nvq svq gcse gcses gnvq diploma associate "
    "aas asc diplom magister staatsexamen promotion abitur fachabitur matura lehre ausbildung gesellenprüfung meisterprüfung fachwirt pgce foundation efz eba".split()
)
_SCHOOL_NOUNS = frozenset(
    "university college school academy institute polytechnic universität hochschule fachhochschule akademie schule gymnasium berufsschule berufskolleg fachschule kolleg meisterschule realschule".split()
)
_A_LEVELS = re.compile(r"\b(?:A|AS|O)[- ][Ll]evels?\b(?! \d)")
_WITHIN = frozenset("of the and for der des für".split())
_JOINS = frozenset("in of hons honours ( ) level arts science applied degree und and".split())
_YEAR = re.compile(r"(?:19|20)\d\d")
_ENDS = frozenset(".;!?")


@dataclass(frozen=True, slots=True)
class _School:
    """A school that a line or sentence names: the words that tell it from others, and its place."""

    words: frozenset[str]
    first: int
    at: int


def hold(line: Line, index: EvidenceIndex) -> list[Objection]:
    """The objection to a degree that the evidence gives to another school, subject or year."""
    lows = {token.low for token in line.tokens}
    a_level = _A_LEVELS.search(line.text)
    if a_level and not any(_A_LEVELS.search(one.text) for part in index.parts for one in part.lines):
        return [_objection(a_level[0])]
    badge = _badge(line, index)
    if badge is not None:
        return [badge]
    graded = designations.degree_class(line, index.those(_tells_of_schooling))
    if graded:
        return graded
    degrees = [at for at, token in enumerate(line.tokens) if token.low in _DEGREE_WORDS and token.kind == "word"]
    if not degrees and not lows & _SCHOOL_NOUNS:
        return []
    parts = index.those(_tells_of_schooling)
    named = _schools(line.tokens)
    for school in named:
        if not any(_names(school, one, part) for part in parts for one in part.lines):
            return [_objection(_text(line, school.first, school.at))]
    for at in degrees:
        found = _degree(line, at, named, parts)
        if found is not None:
            return [found]
    return _bare_subject(line, named, parts) if named and not degrees else []


_SHORT_FOR = frozenset("mag dr dipl ing prof".split())
"""Short forms of degrees, which stand before their subject."""


def _bare_subject(line: Line, named: Sequence[_School], parts: Sequence[Evidence]) -> list[Objection]:
    """The objection to a subject that stands alone before its school: "Betriebswirtschaft, Universität Linz"."""
    before = line.tokens[: named[0].first]
    subject = [token for token in before if token.kind == "word" and token.low not in lexicon.glue() | _SHORT_FOR]
    if not 1 <= len(subject) <= 3 or not all(token.capital for token in subject) or any(token.used for token in before):
        return []
    if any(lexicon.is_title(token.low) or token.low in lexicon.verbs() for token in subject):
        return []
    for part in parts:
        told = {key for one in part.lines for token in one.tokens for key in token.keys}
        if part.cards[0].card_type is CardType.EDUCATION and all(not token.keys.isdisjoint(told) for token in subject):
            return []
    return [_objection(_text(line, 0, named[0].at))]


_BADGES = frozenset("certified accredited chartered zertifiziert zertifizierte zertifizierter".split())


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


_DEGREE_KEYS = frozenset().union(*(keys_of(low) | keys_of(low.removesuffix("s")) for low in _DEGREE_WORDS))


def _tells_of_schooling(part: Evidence) -> bool:
    """Whether any word of a card is one for a degree or a school."""
    return any(
        token.low in _SCHOOL_NOUNS or not token.keys.isdisjoint(_DEGREE_KEYS)
        for one in part.lines
        for token in one.tokens
    )


def _degree(line: Line, at: int, named: Sequence[_School], parts: Sequence[Evidence]) -> Objection | None:
    """The objection to the degree at a token of the line, when no entry of the evidence has all that is said of it."""
    degree = line.tokens[at]
    entries = [
        (sentence, here, part)
        for part in parts
        for one in part.lines
        for sentence in _sentences(one)
        for here, token in enumerate(sentence)
        if not token.keys.isdisjoint(degree.keys)
    ]
    if not entries:
        return None
    entries = [entry for entry in entries if _schools(entry[0])] or entries
    school = _nearest(named, at)
    if school is not None and not any(_of_school(school, *entry) for entry in entries):
        return _objection(_text(line, min(at, school.at), max(at, school.at)))
    entries = [entry for entry in entries if school is None or _of_school(school, *entry)]
    year = _year_behind(line.tokens, at)
    years = {one for sentence, here, _part in entries for one in _years_behind(sentence, here)}
    if year and years and year not in years and not any(token.text in "-–—" for token in line.tokens):
        sentence = _("Claims {claimed} but evidence shows {shown}").format(claimed=year, shown=min(years))
        return Objection(ViolationKind.WRONG_DATE, sentence, at=at)
    if _of_other_rank(line.tokens, at, entries):
        return _objection(_text(line, max(at - 1, 0), at))
    subject = _subject(line.tokens, at) if degree.low not in _AFTER_TRADE else []
    if subject and not any(
        _of_subject(subject, sentence, part) or _of_two(line, subject, sentence, part)
        for sentence, _here, part in entries
    ):
        return _objection(f"{degree.text} {' '.join(token.text for token in subject)}")
    return None


_RANKS = frozenset("advanced graduate postgraduate foundation associate higher national honours".split())
_AFTER_TRADE = frozenset("efz eba".split())


def _of_other_rank(found: Sequence[Token], at: int, entries: Sequence[tuple[list[Token], int, Evidence]]) -> bool:
    """Whether what stands before a degree makes another of it: "Graduate Diploma" for "Advanced Diploma", "Logistikerin EFZ"."""
    before = found[at - 1] if at else None
    shown = [sentence[here - 1] for sentence, here, _part in entries if here]
    if found[at].low in _AFTER_TRADE:
        return before is not None and bool(shown) and all(before.keys.isdisjoint(one.keys) for one in shown)
    ranks = {one.low for one in shown if one.low in _RANKS}
    claimed = before.low if before is not None and before.low in _RANKS else ""
    return claimed not in ranks if ranks or claimed else False


def _schools(found: Sequence[Token]) -> list[_School]:
    """The schools named: capitals around a word for a school."""
    named = []
    for at, token in enumerate(found):
        if token.low not in _SCHOOL_NOUNS or not token.capital:
            continue
        first = last = at
        while first and _in_name(found, first - 1, back=True):
            first -= 1
        while last + 1 < len(found) and _in_name(found, last + 1, back=False):
            last += 1
        joints = [here for here in range(first, at) if found[here].low in ("and", "und")]
        if joints and first and found[first - 1].low == "in":
            first = joints[-1] + 1  # "in Criminal Justice and Crisis Prevention Institute instructor"
        words = frozenset(one.low for one in found[first : last + 1] if one.low not in _WITHIN)
        if len(words) > 1:
            named.append(_School(words, first, last))
    return named


def _in_name(found: Sequence[Token], at: int, *, back: bool) -> bool:
    token = found[at]
    if token.kind != "word" or token.used or token.low in _DEGREE_WORDS:
        return False
    beyond = at - 1 if back else at + 1
    small = token.low in _WITHIN and 0 <= beyond < len(found) and found[beyond].capital
    return token.capital or small


def _names(school: _School, line: Line, part: Evidence) -> bool:
    """Whether a line of the evidence has a school's whole name, in itself or along with the card's own school."""
    lows = {token.low for token in line.tokens}
    return school.words <= lows or (not school.words.isdisjoint(lows) and school.words <= lows | _company(part))


def _company(part: Evidence) -> set[str]:
    return {token.low for token in tokens(part.company)}


def _sentences(line: Line) -> list[list[Token]]:
    made: list[list[Token]] = [[]]
    for token in line.tokens:
        if token.text in _ENDS and not token.used:
            made.append([])
        else:
            made[-1].append(token)
    return made


def _nearest(named: Sequence[_School], at: int) -> _School | None:
    behind = [one for one in named if one.at > at]
    return behind[0] if behind else named[-1] if named else None


def _of_school(school: _School, sentence: Sequence[Token], at: int, part: Evidence) -> bool:
    """Whether the degree of a sentence is of a school: the one named next to it, else the card's."""
    own = _nearest(_schools(sentence), at)
    distinct = school.words - _SCHOOL_NOUNS
    if own is not None:
        return distinct <= own.words or own.words - _SCHOOL_NOUNS <= school.words
    if part.cards[0].card_type is not CardType.EDUCATION:
        return True
    return not distinct.isdisjoint(_company(part))


def _years_behind(found: Sequence[Token], at: int) -> list[str]:
    """The years that a sentence gives a degree: those up to the next degree, or else all of them."""
    years: list[str] = []
    for token in found[at + 1 :]:
        if token.low in _DEGREE_WORDS and years:
            break
        if _YEAR.fullmatch(token.text):
            years.append(token.text)
    return years or [token.text for token in found if _YEAR.fullmatch(token.text)]


def _year_behind(found: Sequence[Token], at: int) -> str:
    years = [here for here, token in enumerate(found) if _YEAR.fullmatch(token.text)]
    degrees = sum(token.low in _DEGREE_WORDS for token in found)
    if len(years) != 1 or degrees != 1:
        return ""
    of_another = years[0] > 1 and any(token.text in ";|·" for token in found[years[0] : at])
    return "" if of_another else found[years[0]].text  # "MCIPS since 2017; HND Business Administration"


def _subject(found: Sequence[Token], at: int) -> list[Token]:
    """What a degree is in: the capitals right behind it, or behind "in" and the like."""
    subject = []
    for token in found[at + 1 :]:
        if (
            token.low in _DEGREE_WORDS
            or token.low in _SCHOOL_NOUNS
            or (token.kind not in ("word", "num") and token.text not in "()")
        ):
            break
        if token.low in _JOINS or token.text in "()" or token.kind == "num":
            continue
        if not token.capital or lexicon.is_title(token.low):
            break
        subject.append(token)
    return subject


def _of_subject(subject: Sequence[Token], sentence: Sequence[Token], part: Evidence) -> bool:
    card = part.cards[0]
    said = {key for token in sentence for key in token.keys}
    said |= {key for token in tokens(f"{card.role} {card.project}") for key in token.keys}
    initials = {"".join(token.low[0] for token in subject)}
    return all(not token.keys.isdisjoint(said) for token in subject) or any(
        not keys_of(one).isdisjoint(said) for one in initials if len(one) > 1
    )


def _of_two(line: Line, subject: Sequence[Token], sentence: Sequence[Token], part: Evidence) -> bool:
    """Whether what stands behind "and" is another thing that the card names: "BS in Biochemistry and ASQ Certified Auditor"."""
    for at in range(1, len(subject)):
        between = [one.low for one in line.tokens if subject[at - 1].start < one.start < subject[at].start]
        if not set(between) & {"and", "und", "with", "mit", "plus", "sowie"}:
            continue
        rest = " ".join(token.low for token in subject[at:])
        named = any(rest in " ".join(token.low for token in one.tokens if token.kind == "word") for one in part.lines)
        if named and _of_subject(subject[:at], sentence, part):
            return True
    return False


def _text(line: Line, first: int, last: int) -> str:
    return line.text[line.tokens[max(first, 0)].start : line.tokens[last].end]


def _objection(name: str) -> Objection:
    return Objection(
        ViolationKind.SCHOOL_NOT_IN_EVIDENCE, _("School or degree “{name}” is not in the evidence").format(name=name)
    )
