"""The lines that the sentences of a told card become: clauses that stay, without "I", joined as a page joins them."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from interview_app.domain.knowledge_card import CardType, EvidenceCard
from interview_app.tailoring.spoken import fillers_de
from interview_app.tailoring.spoken.clauses import (
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
from interview_app.tailoring.spoken.detection import speech_of
from interview_app.tailoring.spoken.first_person_en import lowered
from interview_app.tailoring.spoken.headings import SMALL, Heading, heading_of, without_heading
from interview_app.tailoring.spoken.plain_words import said_plainly
from interview_app.tailoring.spoken.sentences import LONGEST, Said, joined
from interview_app.tailoring.spoken.speech import ENGLISH, Speech
from interview_app.tailoring.truth_gate.figures.number_words import simple
from interview_app.tailoring.truth_gate.words import lexicon
from interview_app.tailoring.truth_gate.words.tokens import fold

_FEW_WORDS = 6
_POINTS = re.compile(
    r"^[A-Z][a-z]+ (?:(?:it|them|those|these|this|that)(?=$|[,;]| (?:in|on|up|by|out|off|down|over|from|to|at|with|for|every|all|first|and)\b)"
    r"|[a-z]+ing (?:it|them|that) (?:down|up|out|off)\b)|^(?:Das|Die|Den|Es) (?:an|auf|bei|beim|erst|zuerst|für|im|in|mit|zu|zum|zur)\b"
)
"""A line whose first deed is done to something that only the sentence before it names: "Sorted it by supplier"."""
_CIRCUMSTANCE = re.compile(
    r"^(?:out of|over|in|at|on|just|near|by|from|working|mit|bei|beim|im|ab|aus|für|viel|zu (?:zweit|dritt|viert))\b|^\S+ \S+$",
    re.IGNORECASE,
)


_POINTS_AT_PEOPLE = re.compile(
    r"^(?:Sie|Ihn|Ihnen|Ihm) (?:an|auf|bei|beim|für|im|in|mit|zu|zum|zur|am|vom|von|aus)\b"
)
_CODE = re.compile(r"\b[A-Za-z]+\d\w*")
"""A name with a figure in it counts nothing: "S3"."""


def _points_back(line: str) -> bool:
    if _POINTS_AT_PEOPLE.match(line):
        return True
    return _POINTS.match(line) is not None and TELLS_HOW_MUCH.search(_CODE.sub("", line)) is None


@dataclass(frozen=True, slots=True)
class SpokenLine:
    """A line, the sentences of the card that it was made of, whether it still sounds like talk, and whether it tells little."""

    line: str
    original: str
    talk: bool = False
    told: bool = False

    @property
    def slight(self) -> bool:
        """Whether a line that was told is a circumstance alone: "Out of the Gloucester depot"."""
        few = self.told and len(self.line.split()) < _FEW_WORDS
        return (
            few
            and _CIRCUMSTANCE.match(self.line) is not None
            and not TELLS_HOW_MUCH.search(self.line)
        )

    @property
    def of_no_deed(self) -> bool:
        """Whether a line that was told has no verb: where somebody worked or with what, and not what they did."""
        if not self.told:
            return False
        words = re.findall(r"[^\W\d_]+", self.line)
        said = [word.lower() for at, word in enumerate(words) if at == 0 or word.islower()]
        return not any(word in lexicon.verbs() or FINITE.fullmatch(word) for word in said)


def spoken_lines(card: EvidenceCard, sentences: Sequence[str]) -> Iterator[SpokenLine]:
    """The lines that sentences of a told card can become, in their order; some become none."""
    speech = speech_of(card.raw_text)
    heading = heading_of(card)
    told = joined(sentences, speech)
    parted = bool(card.story.action or card.story.result)
    first_deed = next(
        (at for at, said in enumerate(told) if speech.own_deed.search(said.original)), 0
    )
    made = [
        SpokenLine(
            line,
            said.original,
            talk=_is_talk(line, said, speech)
            or (not parted and at < first_deed and _tells_how_it_was(said.original)),
        )
        for at, said in enumerate(told)
        if (line := _from_its_own_deed(_line(said.text, speech, heading, card)))
    ]
    if card.card_type is CardType.EDUCATION:
        yield from made
    else:
        yield from (replace(one, told=True) for one in _whole(made, _names(card)))


def _tells_how_it_was(sentence: str) -> bool:
    """Whether a sentence that stands before somebody's first deed is no deed told without "I" ("Cut the queue to 12")."""
    words = re.findall(r"[^\W\d_]+", sentence.lower())
    told = any(word in lexicon.verbs() or FINITE.fullmatch(word) for word in words[1:])
    return told and words[0] not in lexicon.verbs()


def _is_talk(line: str, said: Said, speech: Speech) -> bool:
    """Whether a line still sounds like talk, points at another, or tells what somebody says was all they did."""
    return (
        speech.talk.search(line) is not None
        or _points_back(line)
        or speech.only_that.search(said.original) is not None
    )


def _from_its_own_deed(line: str) -> str:
    """A line of two deeds without the first, where that is done to what only another sentence names."""
    first, mark, rest = line.partition("; ")
    if (
        not mark
        or not _points_back(first)
        or _points_back(_capital(rest))
        or len(rest.split()) < _FEW_WORDS
    ):
        return line
    return _capital(rest)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _whole(made: Sequence[SpokenLine], names: frozenset[str]) -> Iterator[SpokenLine]:
    """The lines, a fragment of two or three words joined to the next one; one that is alone and tells nothing goes."""
    waiting: SpokenLine | None = None
    for one in made:
        if waiting is not None and not one.talk and len(waiting.line) + len(one.line) < LONGEST:
            line = f"{waiting.line}; {_lowered(one.line, names)}"
            one = SpokenLine(line, f"{waiting.original} {one.original}")
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
    words = re.findall(r"[^\W_]+", fold(line))
    return all(
        word in SMALL
        or word in _OF_ANY_STORY
        or word in lexicon.glue()
        or word.isdigit()
        or simple(word) is not None
        for word in words
    )


_OF_ANY_STORY = frozenset(
    "said say told came come went go left stayed stopped almost nearly no year years month months week weeks day days hour hours "
    "jahr jahre jahren monat monate monaten woche wochen tag tage tagen".split()
)
"""What tells nothing without a thing that it is about: "Said no and came down", "After nine months, at 93"."""


def _lowered(line: str, names: frozenset[str]) -> str:
    """A line behind a semicolon; German nouns keep their capital."""
    if speech_of(line) is ENGLISH:
        return lowered(line, names)
    word = line.split(" ", maxsplit=1)[0].lower()
    small = word in lexicon.glue() or word in SMALL or fillers_de.FIGURE.fullmatch(word) is not None
    return line[:1].lower() + line[1:] if small else line


def _line(sentence: str, speech: Speech, heading: Heading, card: EvidenceCard) -> str:
    """The line that a sentence becomes; empty when nothing of it stays."""
    if speech.is_abandoned(sentence):
        return ""
    plain = said_plainly(_stripped(sentence), speech.fillers)
    clauses = kept_of(parts(plain, speech), speech)
    clauses = without_heading(clauses, heading, card, speech)
    told = _without_person(clauses, speech, _names(card))
    return _written(without_talk(told, speech), speech, card)


def _without_person(
    clauses: Sequence[Clause], speech: Speech, names: frozenset[str]
) -> list[Clause]:
    """The clauses without "I", parted as a page parts them; a thing that was only named joins what was done with it."""
    told: list[Clause] = []
    own = False
    topic = True
    for mark, clause in clauses:
        said = speech.without_person(clause, names)
        if not said:
            continue
        deed = said != clause and (is_deed(said) or own)
        if topic and deed and len(told) == 1 and (of_it := _OF_IT.match(said)):
            thing = lowered(told[0].text, names)
            told = [Clause("", f"{of_it['verb']}{of_it['particle'] or ''} {thing}{of_it['rest']}")]
        else:
            under = bool(told) and _WHEN.match(told[-1].text) is not None
            told.append(
                Clause(
                    ": "
                    if topic and deed and told
                    else mark
                    if under
                    else _mark(mark, deed=deed, own=own),
                    said,
                )
            )
        topic = topic and said == clause and is_topic(said, speech) and not _PARTICIPLE.search(said)
        own = deed or (said != clause)
    return told


_WHEN = re.compile(r"(?:als|während|nachdem|bevor|when|while|after|before)\b", re.IGNORECASE)
"""How a clause begins that says when the next one was: it keeps its comma."""
_PARTICIPLE = re.compile(
    r"^(?:Have|Never|Ran|Lost|Won|Sold|Taught|Built|Held)\b|\b[a-zäöü]*ge[a-zäöüß]{2,}(?:t|en)$|\b[a-zäöü]+iert$"
)
"""How a German deed ends that is told already."""
_OF_IT = re.compile(
    r"^(?P<verb>[a-z]+) (?:it|them|those|these)(?P<particle> (?:up|in|out|off|over|down))?(?P<rest>\b.*)$"
)


def _mark(mark: str, *, deed: bool, own: bool) -> str:
    """What stands between two clauses on a page: two deeds are parted, or joined by "and" when one person did both."""
    joint = re.fullmatch(r",?\s+(and|und)\s+", mark)
    if joint:
        # A whole sentence of something else keeps its comma: "…, and at the acceptance there were 9 defects".
        if mark.startswith(",") and not deed:
            return f", {joint[1]} "
        return f" {joint[1]} " if own or not deed else "; "
    if re.search(r"\w", mark) or (deed and mark.strip() == ","):
        return "; "
    return mark


def _stripped(sentence: str) -> str:
    return re.sub(r"\s+", " ", sentence).strip().lstrip("-–—*•▪· ").rstrip(" .!?")


def _written(told: list[Clause], speech: Speech, card: EvidenceCard) -> str:
    """The clauses as one line."""
    text = "".join((mark if number else "") + clause for number, (mark, clause) in enumerate(told))
    text = re.sub(r"^(?:and|but|so|plus|und|aber)\s+", "", text.strip(" ,;"), flags=re.IGNORECASE)
    if text.count(";") == 1 and "," not in text.split(";")[0]:
        text = re.sub(r"[;,]\s+(?=and\s|und\s)", " ", text)
    if card.card_type is CardType.EDUCATION:
        text = re.sub(
            r"^(?:[Dd]id|[Gg]ot|[Hh]ave|[Hh]ad)\s+(?:an?\s+|the\s+|my\s+)?(?=[\w])", "", text
        )
    if speech is ENGLISH and not FINITE.search(text):
        text = re.sub(r"^(?:An?|The)\s+(?=[\w-]+\s)", "", text, flags=re.IGNORECASE)
    return text


def _names(card: EvidenceCard) -> frozenset[str]:
    """Words that are names: of the heading, of a skill, or with a capital within a sentence."""
    said = (card.company, card.role, card.project, *card.scope.geography, *card.skills)
    within = re.findall(r"(?<=[^.!?\s] )[A-ZÄÖÜ][\w'’-]*", card.raw_text)
    return frozenset(
        (
            *within,
            *(
                word
                for text in said
                for word in re.findall(r"[\w'’-]+", text)
                if word[:1].isupper()
            ),
        )
    )
