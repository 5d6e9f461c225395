"""The terms of a demand: what a résumé could show of it, in its own words (CONTRACT D4, D7). English and German."""

import re
from collections.abc import Iterator, Sequence
from itertools import islice

from interview_app.language.names import name_words
from interview_app.language.tokens import fold, normal
from interview_app.tailoring.match.terms import Synonyms, Word, is_glue, phrase_key, stems
from interview_app.tailoring.match.terms import words as words_of

_WISHED = re.compile(r"^(?:ideally|preferably|idealerweise|bestenfalls),?\s+", re.IGNORECASE)
_LEAD_IN = re.compile(
    r"^(?:[-–—*•▪·‣◦+]|\d{1,2}[.)])\s*|^(?:(?:strong|solid|good|proven|demonstrated|working|deep|basic|excellent|sound|some|relevant|gute|sehr gute|fundierte|erste|mehrjährige)\s+)*"
    r"(?:experience|knowledge|understanding|familiarity|ability|skills?|proficiency|background|expertise|erfahrung(?:en)?|kenntnisse|fähigkeit)\s+(?:with|in|of|on|to|using|mit|im|in der|von)\s+",
    re.IGNORECASE,
)
_ASKING = frozenset(
    """responsibility responsibilities required require requires requirement requirements must need needed needs mandatory essential minimum desired desirable preferred
    preferably bonus ideally plus advantage advantageous optional nice have ability able capable experience experienced knowledge skill
    skills skilled understanding familiarity familiar proficiency proficient expertise expert mastery background track record proven
    demonstrated demonstrable strong excellent outstanding good great solid deep sound broad wide basic working relevant related
    similar various variety range level high degree years year month months role position job candidate candidates applicant person
    people team teams company work works environment areas area field fields including include includes e.g etc such other others
    appropriate significant best practices exposure willingness willing actively openly extensive comprehensive complex given any
    erforderlich zwingend voraussetzung voraussetzungen anforderung anforderungen wünschenswert vorteil vorteilhaft idealerweise
    bevorzugt mindestens mehrjährige mehrjährig erfahrung erfahrungen berufserfahrung kenntnisse kenntnis fähigkeit fähigkeiten
    gute guter gutes sehr fundierte fundiert sichere sicherer umgang bereich bereiche stelle aufgabe aufgaben jahre jahr
    abgeschlossene abgeschlossenes abgeschlossener bist sind bin your yourself their them they what whether which who whom whose why
    how when where while right easy easily long short longer possible necessary actual current future past prior previous modern
    specific certain main major minor key real whole full other another regarding based towards upon via within throughout across
    thing things way ways lot lots kind kinds type types part parts number numbers terms term questions question member members
    everyone anyone someone something anything everything today two three four five six seven eight nine ten twelve fifteen twenty
    zwei drei vier fünf sechs sieben acht neun zehn zwölf davon personen least expect expects expected several multiple different unique overall
    ready keen comfortable able sudden early late next first second third better best worse well-known around together otherwise
    unexpected realistic positive actionable thoughtful healthy meaningful creative dynamic collaborative reasonable professional
    applicants pattern continuing exceptional difficulty valid standard examples evidence master hands hand cross hour hours day days week weeks weekend weekends wort schrift deine deiner unsere unserer eigenständige""".split()
)
"""Words with which a posting asks; they are no terms that a résumé could show."""
_OF_ANY_FIELD = frozenset(
    """ability abilities advance affair affairs aim aims approach approaches aspect aspects assistance attempt attention audience
    audiences awareness barrier barriers basis behalf benefit benefits boundary boundaries capability capabilities case cases
    challenge challenges circumstance circumstances competence competencies complexity complexities compromise compromises concept
    concepts consideration considerations contribution contributions convergence culture decision decisions difficulties
    disagreement disagreements downs effort efforts element elements empathy enthusiasm exception exceptions existing expectation
    expectations expertise extent face fact factor factors feature form forms goal goals grace habit honesty humor idea ideas
    impact improvement improvements initiative initiatives insight insights integrity interest interests issue issues item items
    judgment level levels manner matter matters means method methods mind mindset miscommunications mission moment motivation need
    needs norm norms objective objectives obstacle obstacles offering offerings opportunity opportunities openness option options
    outcome outcomes passion pattern patterns percent perspective perspectives phase point points possibility practice pride
    principle principles priority priorities problem problems process processes progress purpose reason reasons recommendation
    recommendations regard resilience resource resources respect result results rule rules scale scope self sense sensitivity
    setting shape situation situations solution solutions specialties stage stages state states step steps strength strengths
    style subject success sure tactic task tasks technique techniques theme thought times timeline timelines tone tool tools
    topic topics touch trait transparency trend trends trust truth uncertainty value values view views vision voice willingness
    additional appropriate compelling constructive consistent cultural dedicated effective efficient essential evident external
    fellow fellows focused formal general great growing honest inconsistent individual inevitable informal internal large mutual
    normal optional organizational ordinary particular potential prospective regular requisite promising rigorous rather robust sensitive
    separate slow small solid sufficient technical tight typical unrelated usual verbal written
    abläufe ansätze aspekte aufgabenstellungen bereitschaft belange bezug einsatz ergebnisse freude herausforderungen ideen interesse
    lösungen lust maß methoden möglichkeiten motivation neugier probleme prozesse rahmen sachverhalte spaß themen verständnis werkzeuge
    ziele zusammenhänge""".split()
)
"""Nouns that stand for matters of any field ("principles", "challenges"), and words of how they are: not looked for alone."""
_DOING = frozenset(
    "commit communicate communicating communication consume consuming coordinate handling inspire leverage leveraging making mediate organise organize purvey pursue remain remaining solving".split()
)
"""What a posting of any field tells somebody to do."""
_TOLD_BY = frozenset(("a", "an", "the", "our", "your", "to", "with", "by"))
"""What follows a word at the beginning of a line that tells to do something: "Master the tools", "Commit to …"."""
_ENDINGS_OF_MANNER = ("ly", "ful", "ous", "able", "ible", "less")
"""Words so ended tell how something is and name nothing."""
_CODE = re.compile(r"\b\d{2,}[A-Z](?:\d\w*)?\b(?!['’])")
"""A figure with a letter that is a name: the ticket 339A, the grade 18F."""
_OWNED = re.compile(r"['’]")
_STOPS = frozenset(".:!?;")
"""Marks behind which any word has a capital."""
_HANGS_BEFORE = frozenset(",/)&")
_JOINS = frozenset((",", "/", "&", "or", "and", "oder", "und"))
_BEFORE_NAMES = frozenset(("in", "with", "of", "mit", "zu", "von"))
_OF_A_KIND = re.compile(r".{3,}iert(?:e|er|es|en)")
"""A German word for what kind of person or thing is wanted: "Examinierte Pflegefachkraft"."""
_NAMED = 8
"""Terms of a demand at most."""
_PLAIN = 3
"""Plain nouns at most, where a demand names nothing."""
_FIRST = 4
"""So many of its first nouns are looked at then."""
_SHORT = 3
"""Letters of a word that is too short to tell what was done."""
_LEAST_TONGUE = 4
"""Letters of the name of a language that a longer word begins with."""
_ABBREVIATION = 4
"""Letters of a term in capitals that may be another word in small ones."""


def keywords(text: str, synonyms: Synonyms) -> tuple[str, ...]:
    """The terms of a demand: known terms first, then names and abbreviations, else its own nouns."""
    words = _tongues(_whole(words_of(_LEAD_IN.sub("", _WISHED.sub("", text)))))
    found = [*_known(text, synonyms), *_CODE.findall(text)]
    found += _beside_known(words, found)
    known = {one for term in found for one in phrase_key(term)}
    for name in _names(words):
        if len(name) == 1 and name[0].text in levels(text):
            continue  # "English, B2": the language is the term, and whoever has C1 has it
        if len(name) == 1 and name[0].low in _OF_ANY_FIELD and not name[0].text.isupper():
            continue  # any German noun has a capital
        parts = [one for one in name if not known.intersection(phrase_key(one.text))]
        # "Google Analytics" beside the known "analytics" is Google; "Immediate Life Support" is one name.
        found += (
            [" ".join(one.text for one in name)] if parts == name else [one.text for one in parts]
        )
    # A long sentence tells what it asks for first; what comes behind its first nouns is no better a term than they are.
    plain = [one for one in islice(_nouns(words), _FIRST) if one.casefold() not in _OF_ANY_FIELD][
        :_PLAIN
    ]
    # "Penetration testing … via penetration tests" is one term in two forms.
    unlike = {stems(one) or (one.casefold(),): one for one in reversed(found or plain)}
    return tuple(reversed(unlike.values()))[:_NAMED]


def _tongues(words: Sequence[Word]) -> list[Word]:
    """The words with the language in the place of what asks for it: "Polnischkenntnisse"."""
    found = []
    for word in words:
        heads = (word.text[:at] for at in range(_LEAST_TONGUE, len(word.text)))
        asked = (one for one in heads if _is_tongue(one) and word.text[len(one) :] in _ASKING)
        name = next(asked, word.text)
        found.append(word._replace(text=name, low=fold(name)) if name != word.text else word)
    return found


def _is_tongue(text: str) -> bool:
    return text[:1].isupper() and normal(text) in name_words("tongues")


def _beside_known(words: Sequence[Word], known: Sequence[str]) -> list[str]:
    """Work that a posting takes as well as a known term: "precepting or teaching"."""
    terms = {term.casefold() for term in known}
    pairs = [
        (words[at - 1], words[at + 1])
        for at in range(1, len(words) - 1)
        if words[at].low in ("or", "oder", "/")
    ]
    beside = [
        other for one, two in pairs for own, other in ((one, two), (two, one)) if own.low in terms
    ]
    return [
        word.text for word in beside if word.low.endswith("ing") and word.low not in terms | _ASKING
    ]


def fields(text: str, synonyms: Synonyms) -> tuple[str, ...]:
    """What experience is asked of: its terms and the nouns beside them, else what it names by verbs alone ("of driving")."""
    found = keywords(text, synonyms)
    known = {one for term in found for one in phrase_key(term)}
    words = _whole(words_of(text))
    beside = [one for one in _nouns(words) if known.isdisjoint(phrase_key(one))]
    verbs = [
        one.text
        for one in words
        if one.kind == "word"
        and len(one.text) > _SHORT
        and not is_glue(one.low)
        and one.low not in _ASKING
    ]
    return tuple(dict.fromkeys((*found, *beside[:_PLAIN]) if found or beside else verbs[:_PLAIN]))


def _whole(words: Sequence[Word]) -> list[Word]:
    """The words without those that are only the first half of one: "Gesundheits- und Krankenpfleger", "pre- and post-operative"."""
    after = [*words[1:], None]
    behind = [*words[2:], None, None]
    return [
        word
        for word, mark, rest in zip(words, after, behind, strict=False)
        if mark is None
        or mark.text != "-"
        or mark.spaced
        or not (rest is None or rest.spaced or rest.text in _HANGS_BEFORE)
    ]


def _known(text: str, synonyms: Synonyms) -> Iterator[str]:
    """Terms of the list, the longest first; a word of one that means the same as the whole is no term of its own."""
    own = phrase_key(text)
    taken: list[tuple[range, tuple[str, ...], str]] = []
    for size in (4, 3, 2, 1):
        for at in range(len(own) - size + 1):
            place = range(at, at + size)
            for term in synonyms.terms_at(own[at : at + size]):
                same = synonyms.same_as(term)
                within = any(
                    place.start in other
                    and place.stop - 1 in other
                    and (term in alike or _is_name(longer, text))
                    for other, alike, longer in taken
                )
                if not within and not _is_another_word(term, text):
                    taken.append((place, same, term))
                    yield term


def _is_name(term: str, text: str) -> bool:
    """Whether a term of several words is a name in the text: of Amazon Web Services, "web services" is no term of its own."""
    return all(word[:1].isupper() for word in term.split()) and term in text


def _is_another_word(term: str, text: str) -> bool:
    """Whether a term only looks like a word of the text: "als" is no ALS (life support), "react quickly" no React.

    "Master the tools" asks for no degree.
    """
    own = rf"\b{re.escape(term)}\b"
    if re.match(rf"{own} (?:the|an?|our|your)\b", text, re.IGNORECASE):
        return True
    if term.isupper() and len(term) <= _ABBREVIATION:
        return re.search(own, text) is None
    return (
        term[:1].isupper()
        and re.search(rf"(?:^|\bto ){own}(?= )", text, re.IGNORECASE) is not None
        and re.search(own, text) is None
    )


def _names(words: Sequence[Word]) -> Iterator[list[Word]]:
    """Names and abbreviations: what has a capital within a sentence, or a digit; the words of one name together."""
    name: list[Word] = []
    for at, word in enumerate(words):
        first = at == 0 or words[at - 1].text in _STOPS
        followed = at + 1 < len(words) and words[at + 1].capital and words[at + 1].kind == "word"
        if first and followed and _OF_A_KIND.fullmatch(word.low):
            continue
        tongue = _is_tongue(word.text)
        inner = any(char.isupper() for char in word.text[1:]) and not word.text.isupper()
        alone = word.capital and (tongue or _stands_alone(words, at))
        names = (word.capital and (not first or word.text.isupper() or followed or alone)) or inner
        counts = word.kind == "word" and (names or any(char.isdigit() for char in word.text))
        if counts and (not _says_nothing(word) or (alone and is_glue(word.low))):
            if name and (words[at - 1] is not name[-1] or tongue or _is_tongue(name[-1].text)):
                yield name
                name = []
            name.append(word)
    if name:
        yield name


def _stands_alone(words: Sequence[Word], at: int) -> bool:
    """Whether a word is a demand by itself, or one of a row of names: "Go", "Go, Rust or C", "Erfahrung in Go". A verb has an object."""
    behind = words[at + 1 : at + 3]
    if behind and behind[0].low not in _JOINS:
        return False
    if at == 0 or words[at - 1].text in _STOPS:
        return not behind or behind[-1].capital
    return words[at - 1].low in _JOINS or words[at - 1].low in _BEFORE_NAMES


def _nouns(words: Sequence[Word]) -> Iterator[str]:
    """The words that could be terms, in order; what hyphens join is one, for its parts are no terms: "multi-disciplinary"."""
    whole: dict[str, None] = {}
    single = set(_single_nouns(words))
    at = 0
    while at < len(words):
        end = at + 1
        while end + 1 < len(words) and words[end].text == "-" and words[end + 1].kind == "word":
            if words[end].spaced or words[end + 1].spaced:
                break
            end += 2
        own = [one for one in range(at, end) if one in single]
        if end > at + 1 and any(words[one].low not in _OF_ANY_FIELD for one in own):
            whole["-".join(one.text for one in words[at:end:2])] = None
        elif end == at + 1 and own:
            whole[words[at].text] = None
        at = end
    yield from whole


def _single_nouns(words: Sequence[Word]) -> Iterator[int]:
    """The places of words that could be terms by themselves."""
    told = _told_to_do(words)
    for at, word in enumerate(words):
        if at in told:
            continue
        if word.kind != "word" or len(word.low) <= 3 or word.low.endswith(_ENDINGS_OF_MANNER):
            continue
        if not _says_nothing(word):
            yield at


def _told_to_do(words: Sequence[Word]) -> frozenset[int]:
    """The places of words that stand where an English verb does: at the beginning of a demand before
    its object ("Master the tools", "Plan and run events"), behind "will" or "able to", before a word
    of manner ("react quickly").
    """
    found: set[int] = set()
    for at, word in enumerate(words):
        after = words[at + 1] if at + 1 < len(words) else None
        if word.kind != "word" or after is None:
            continue
        before = [one.low for one in words[max(0, at - 2) : at]]
        first = word.capital and (at == 0 or before[-1] == ":")
        has_object = (
            after.kind in ("word", "num")
            and not after.capital
            and (after.low in _TOLD_BY or (not is_glue(after.low) and after.low not in _ASKING))
        )
        goes_on = at > 1 and at - 2 in found and before[-1] in ("and", "or", ",")
        joined = first and after.low in ("and", "or")
        asked = before[-1:] == ["to"] and (len(before) < 2 or before[0] in _ASKING)
        doing = word.low.endswith("ing") and after.low in _ARTICLES
        quickly = before[-1:] == ["to"] and after.low.endswith("ly")
        stands = ((first or goes_on) and has_object) or joined or quickly or asked
        if doing or (stands and not word.low.endswith(_NOUN_ENDINGS)):
            found.add(at)
    return frozenset(found)


_ARTICLES = frozenset(("a", "an", "the", "our", "your"))
_NOUN_ENDINGS = tuple("ion ment ity ness ship ance ence ing er or s ry gy".split())
"""Words so ended are mostly nouns."""


def _says_nothing(word: Word) -> bool:
    """Whether a word is one of grammar, of asking or of doing, and no term."""
    return (
        is_glue(word.low)
        or word.low in _ASKING
        or word.low in _DOING
        or len(word.text) < 2
        or _OWNED.search(word.text) is not None
        or word.low.endswith("ly")
    )


_LEVEL = re.compile(r"(?<![\w-])[ABC][12](?![\w-])")
_LICENCE = re.compile(r"\bkl(?:asse|\.)|\bclass\b|führerschein|licen[cs]e", re.IGNORECASE)
"""Where C1 is a class of vehicles."""


def levels(text: str) -> tuple[str, ...]:
    """The levels of languages in a text, "B2"; those of a driving licence are none."""
    return () if _LICENCE.search(text) else tuple(_LEVEL.findall(text))
