"""From what somebody said to lines that can be sent (CONTRACT D6): fillers, "I", denials and the deeds of others go.

Only cards that were told are touched; a line of a document is a line already. Nothing is added: words are left out, or
said in the form that a page has. What could not be made a clean line is marked as talk, and printed only where an entry
has nothing better. The truth gate judges every line afterwards, like any other.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from types import ModuleType

from interview_app.domain.knowledge_card import CardType, EvidenceCard
from interview_app.tailoring import spoken_de, spoken_en, voice
from interview_app.tailoring.resume_language import language_of
from interview_app.tailoring.told_clauses import (
    FINITE,
    TELLS_HOW_MUCH,
    UNDER,
    Clause,
    is_deed,
    is_topic,
    kept_of,
    parts,
    without_talk,
)
from interview_app.tailoring.told_headings import SMALL, Heading, heading_of, without_heading
from interview_app.tailoring.told_sentences import LONGEST, joined
from interview_app.tailoring.truth_gate import lexicon
from interview_app.tailoring.truth_gate.tokens import fold

_FEW_WORDS = 6
_CIRCUMSTANCE = re.compile(
    r"^(?:out of|over|in|at|on|just|near|by|from|working|mit|bei|beim|im|ab|aus|für|viel|zu (?:zweit|dritt|viert))\b|^\S+ \S+$",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Spoken:
    """A line, the sentences of the card that it was made of, whether it still sounds like talk, and whether it tells little."""

    line: str
    original: str
    talk: bool = False
    told: bool = False

    @property
    def slight(self) -> bool:
        """Whether a line that was told is a circumstance alone: "Out of the Gloucester depot"."""
        few = self.told and len(self.line.split()) < _FEW_WORDS
        return few and _CIRCUMSTANCE.match(self.line) is not None and not TELLS_HOW_MUCH.search(self.line)

    @property
    def of_no_deed(self) -> bool:
        """Whether a line that was told has no verb: where somebody worked or with what, and not what they did."""
        if not self.told:
            return False
        words = re.findall(r"[^\W\d_]+", self.line)
        said = [word.lower() for at, word in enumerate(words) if at == 0 or word.islower()]
        return not any(word in lexicon.verbs() or FINITE.fullmatch(word) for word in said)


def is_told(card: EvidenceCard) -> bool:
    """Whether a card holds somebody's spoken words, in a language whose talk is known here."""
    return _is_told(card.raw_text)


@lru_cache(maxsize=4096)
def _is_told(text: str) -> bool:
    words = spoken_de if _is_german(text) else spoken_en
    return words.SPOKEN.search(text) is not None and language_of((text,)) in ("en", "de", None)


def are_told(cards: Sequence[EvidenceCard]) -> bool:
    """Whether somebody told these cards, so that one without an "I" is speech as well."""
    return 3 * sum(map(is_told, cards)) >= len(cards) > 0


def is_talk(line: str) -> bool:
    """Whether a line still sounds like talk."""
    return any(words.TALK.search(line) is not None for words in (spoken_en, spoken_de))


def lines(card: EvidenceCard, sentences: Sequence[str]) -> Iterator[Spoken]:
    """The lines that sentences of a told card can become, in their order; some become none."""
    words = _words_of(card)
    heading = heading_of(card)
    made = [
        Spoken(line, said.original, talk=words.TALK.search(line) is not None)
        for said in joined(sentences, words)
        if (line := _line(said.text, words, heading, card))
    ]
    if card.card_type is CardType.EDUCATION:
        yield from made
    else:
        yield from (replace(one, told=True) for one in _whole(made, _names(card)))


def _whole(made: Sequence[Spoken], names: frozenset[str]) -> Iterator[Spoken]:
    """The lines, a fragment of two or three words joined to the next one; one that is alone and tells nothing goes."""
    waiting: Spoken | None = None
    for one in made:
        if waiting is not None and not one.talk and len(waiting.line) + len(one.line) < LONGEST:
            line = f"{waiting.line}; {_lowered(one.line, names)}"
            one = Spoken(line, f"{waiting.original} {one.original}")
        elif waiting is not None and re.search(r"\d", waiting.line):
            yield waiting
        waiting = None
        if _tells_nothing(one.line):
            continue
        if not one.talk and len(one.line.split()) < 4 and not FINITE.search(one.line):
            waiting = one
        else:
            yield one
    if waiting is not None and (len(made) == 1 or re.search(r"\d", waiting.line)):
        yield waiting


def _tells_nothing(line: str) -> bool:
    """Whether a line is nothing but a time or small words, or hangs on what is not there: "Until 2021", "When she was ill"."""
    if UNDER.match(line) and "," not in line:
        return True
    return all(word in SMALL or re.fullmatch(r"(?:19|20)\d{2}", word) for word in re.findall(r"[^\W_]+", fold(line)))


def _lowered(line: str, names: frozenset[str]) -> str:
    """A line behind a semicolon; German nouns keep their capital."""
    if not _is_german(line):
        return spoken_en.lowered(line, names)
    word = line.split(" ", maxsplit=1)[0].lower()
    small = word in lexicon.glue() or word in SMALL or spoken_de.FIGURE.fullmatch(word) is not None
    return line[:1].lower() + line[1:] if small else line


def _words_of(card: EvidenceCard) -> ModuleType:
    return spoken_de if _is_german(card.raw_text) else spoken_en


@lru_cache(maxsize=4096)
def _is_german(text: str) -> bool:
    """Whether a card or a line is German; of a few words the small ones tell it best."""
    german, english = len(_GERMAN.findall(text)), len(_ENGLISH.findall(text))
    return german > english if german != english else language_of((text,)) == "de"


_GERMAN = re.compile(
    r"\b(?:ich|mir|mich|hab|habe|wir|sind|war|und|der|die|das|den|dem|im|am|bei|für|mit|von|nicht|seit|ein|eine|zwei|drei|auf|zu|ist)\b",
    re.IGNORECASE,
)
_ENGLISH = re.compile(
    r"\b(?:I|my|we|our|was|were|the|and|of|in|to|with|for|from|a|on|at|it|that|had|did|is)\b|['’](?:s|m|ve|re|d|ll|t)\b"
)


def _line(sentence: str, words: ModuleType, heading: Heading, card: EvidenceCard) -> str:
    if words.is_abandoned(sentence):
        return ""
    plain = words.said_plainly(_stripped(sentence))
    clauses = kept_of(parts(plain, words), words)
    clauses = without_heading(clauses, heading, card, words)
    told: list[Clause] = []
    own = False
    topic = True
    names = _names(card)
    for mark, clause in clauses:
        said = words.without_person(clause, names)
        if not said:
            continue
        deed = said != clause and (is_deed(said) or own)
        if topic and deed and len(told) == 1 and (of_it := _OF_IT.match(said)):
            thing = spoken_en.lowered(told[0][1], names)
            told = [("", f"{of_it['verb']}{of_it['particle'] or ''} {thing}{of_it['rest']}")]
        else:
            told.append((": " if topic and deed and told else _mark(mark, said, deed=deed, own=own), said))
        topic = topic and said == clause and is_topic(said, words)
        own = deed or (said != clause)
    return _written(without_talk(told, words), words, card)


_OF_IT = re.compile(
    r"^(?P<verb>[a-z]+) (?:it|them|those|these)(?P<particle> (?:up|in|out|off|over|down))?(?P<rest>\b.*)$"
)


def _mark(mark: str, said: str, *, deed: bool, own: bool) -> str:
    """What stands between two clauses on a page: two deeds are parted, or joined by "and" when one person did both."""
    joint = re.fullmatch(r",?\s+(and|und)\s+", mark)
    if joint:
        return f" {joint[1]} " if own or not deed else "; "
    if re.search(r"\w", mark) or (deed and mark.strip() == ","):
        return "; "
    return mark


def _stripped(sentence: str) -> str:
    return re.sub(r"\s+", " ", sentence).strip().lstrip("-–—*•▪· ").rstrip(" .!")


def _written(told: list[Clause], words: ModuleType, card: EvidenceCard) -> str:
    """The clauses as one line."""
    text = "".join((mark if number else "") + clause for number, (mark, clause) in enumerate(told))
    text = re.sub(r"^(?:and|but|so|plus|und|aber)\s+", "", text.strip(" ,;"), flags=re.IGNORECASE)
    text = (
        re.sub(r"[;,]\s+(?=and\s|und\s)", " ", text) if text.count(";") == 1 and "," not in text.split(";")[0] else text
    )
    if card.card_type is CardType.EDUCATION:
        text = re.sub(r"^(?:[Dd]id|[Gg]ot|[Hh]ave|[Hh]ad)\s+(?:an?\s+|the\s+|my\s+)?(?=[\w])", "", text)
    text = (
        re.sub(r"^(?:An?|The)\s+(?=[\w-]+\s)", "", text, flags=re.IGNORECASE)
        if words is spoken_en and _is_name_only(text)
        else text
    )
    return voice.edited(text)


def _is_name_only(text: str) -> bool:
    return not FINITE.search(text)


def _names(card: EvidenceCard) -> frozenset[str]:
    """Words that are names: of the heading, of a skill, or with a capital within a sentence."""
    said = (card.company, card.role, card.project, *card.scope.geography, *card.skills)
    within = re.findall(r"(?<=[^.!?\s] )[A-ZÄÖÜ][\w'’-]*", card.raw_text)
    return frozenset(
        (*within, *(word for text in said for word in re.findall(r"[\w'’-]+", text) if word[:1].isupper()))
    )
