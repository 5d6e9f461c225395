"""From what somebody said to lines that can be sent (CONTRACT D6): fillers, "I", denials and the deeds of others go.

Only cards that were told are touched; a line of a document is a line already. Nothing is added: words are left out, or
said in the form that a page has. What could not be made a clean line is marked as talk, and printed only where an entry
has nothing better. The truth gate judges every line afterwards, like any other.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from types import ModuleType

from interview_app.domain.knowledge_card import CardType, EvidenceCard
from interview_app.tailoring import spoken_de, spoken_en, voice
from interview_app.tailoring.resume_language import language_of
from interview_app.tailoring.truth_gate import lexicon
from interview_app.tailoring.truth_gate.tokens import fold

_FEW_WORDS = 6
_CIRCUMSTANCE = re.compile(
    r"^(?:out of|over|in|at|on|just|near|by|from|working|mit|bei|beim|im|ab|aus|für|viel|zu (?:zweit|dritt|viert))\b|^\S+ \S+$",
    re.IGNORECASE,
)
_LONGEST = 220
"""Characters of a line at most when two sentences are joined."""


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
        return few and _CIRCUMSTANCE.match(self.line) is not None and not _TELLS_HOW_MUCH.search(self.line)

    @property
    def of_no_deed(self) -> bool:
        """Whether a line that was told has no verb: where somebody worked or with what, and not what they did."""
        words = re.findall(r"[^\W\d_]+", self.line)
        said = [word.lower() for at, word in enumerate(words) if at == 0 or word.islower()]
        return self.told and not any(word in lexicon.verbs() or _FINITE.fullmatch(word) for word in said)


def is_told(card: EvidenceCard) -> bool:
    """Whether a card holds somebody's spoken words, in a language whose talk is known here."""
    if language_of((card.raw_text,)) not in ("en", "de", None):
        return False
    return _words_of(card).SPOKEN.search(card.raw_text) is not None


def are_told(cards: Sequence[EvidenceCard]) -> bool:
    """Whether somebody told these cards, so that one without an "I" is speech as well."""
    return 3 * sum(map(is_told, cards)) >= len(cards) > 0


def is_talk(line: str) -> bool:
    """Whether a line still sounds like talk."""
    return any(words.TALK.search(line) is not None for words in (spoken_en, spoken_de))


def lines(card: EvidenceCard, sentences: Sequence[str]) -> Iterator[Spoken]:
    """The lines that sentences of a told card can become, in their order; some become none."""
    words = _words_of(card)
    heading = _heading(card)
    made = [
        Spoken(line, sentence, talk=words.TALK.search(line) is not None)
        for sentence in _joined(sentences, words)
        if (line := _line(sentence, words, heading, card))
    ]
    if card.card_type is CardType.EDUCATION:
        yield from made
    else:
        yield from (replace(one, told=True) for one in _whole(made, _names(card)))


def _whole(made: Sequence[Spoken], names: frozenset[str]) -> Iterator[Spoken]:
    """The lines, a fragment of two or three words joined to the next one; one that is alone and tells nothing goes."""
    waiting: Spoken | None = None
    for one in made:
        if waiting is not None and not one.talk and len(waiting.line) + len(one.line) < _LONGEST:
            line = f"{waiting.line}; {_lowered(one.line, names)}"
            one = Spoken(line, f"{waiting.original} {one.original}")
        elif waiting is not None and re.search(r"\d", waiting.line):
            yield waiting
        waiting = None
        if _tells_nothing(one.line):
            continue
        if not one.talk and len(one.line.split()) < 4 and not _FINITE.search(one.line):
            waiting = one
        else:
            yield one
    if waiting is not None and (len(made) == 1 or re.search(r"\d", waiting.line)):
        yield waiting


def _tells_nothing(line: str) -> bool:
    """Whether a line is nothing but a time or small words, or hangs on what is not there: "Until 2021", "When she was ill"."""
    if _UNDER.match(line) and "," not in line:
        return True
    return all(word in _SMALL or re.fullmatch(r"(?:19|20)\d{2}", word) for word in re.findall(r"[^\W_]+", fold(line)))


def _lowered(line: str, names: frozenset[str]) -> str:
    """A line behind a semicolon; German nouns keep their capital."""
    if not _is_german(line):
        return spoken_en.lowered(line, names)
    word = line.split(" ", maxsplit=1)[0].lower()
    small = word in lexicon.glue() or word in _SMALL or spoken_de.FIGURE.fullmatch(word) is not None
    return line[:1].lower() + line[1:] if small else line


def _words_of(card: EvidenceCard) -> ModuleType:
    return spoken_de if _is_german(card.raw_text) else spoken_en


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


_LEANING = re.compile(
    r"^(?:It|They|That|This|Those|These|He|She|The (?:year|month|season|time|week) before|Which|Both)(?:['’]\w+)?\s(?!time\b|year\b|month\b)"
    r"|^(?:Die|Das|Es|Sie|Der|Den)\s(?:lag|lagen|war|waren|hat|haben|ist|sind|brachte|brachten|hatte|hatten)\b"
    r"|^(?:I|We|Me|With)\b[^;]*\band it (?:went|came|dropped|fell|rose|is|was)\b"
    r"|^\w+(?:t|en) (?:worden )?(?:sind|ist|wurden|wurde)\b"
    r"|^Es wurde[n]?\s"
    r"|^(?:Vorher|Davor|Danach|Davon)\s(?:war|waren|hat|hatte|haben)\b"
)
"""A sentence that means nothing without the one before it."""


def _joined(sentences: Sequence[str], words: ModuleType) -> list[str]:
    """The sentences, one that leans on the one before it joined to it."""
    found: list[str] = []
    leaned = False
    for sentence in sentences:
        leaning = _LEANING.match(sentence) is not None
        denied = words.is_denial(sentence) or words.is_of_others(sentence, first=True)
        if leaning and found and not leaned and not denied and len(found[-1]) + len(sentence) < _LONGEST:
            found[-1] = f"{found[-1].rstrip('.!')}; {sentence[:1].lower()}{sentence[1:]}"
        elif leaning:
            leaned = True
            if denied or (rest := _after_first_clause(sentence, words)) is None:
                continue
            found.append(rest)
        else:
            found.append(sentence)
        leaned = False
    return found


def _after_first_clause(sentence: str, words: ModuleType) -> str | None:
    """What the person did, behind a clause that leans on a sentence that is not there; None when there is no such thing."""
    rest = "".join(mark + clause for mark, clause in words.parts(sentence)[1:])
    rest = re.sub(r"^\W*(?:and|but|so|und|aber)?\s*", "", rest)
    return rest if re.match(r"(?:I|we|ich|wir)\b", rest, re.IGNORECASE) else None


@dataclass(frozen=True, slots=True)
class _Heading:
    """The words that an entry's heading says already: of the employer and its places, and of the post."""

    where: frozenset[str]
    post: frozenset[str]

    def says(self, word: str) -> bool:
        return _is_in(word, self.where) or _is_in(word, self.post)


def _heading(card: EvidenceCard) -> _Heading:
    where = " ".join((card.company, *card.scope.geography))
    return _Heading(_words_in(where), _words_in(f"{card.role} {card.project}"))


def _words_in(text: str) -> frozenset[str]:
    return frozenset(re.findall(r"[^\W\d_]{2,}", fold(text)))


def _line(sentence: str, words: ModuleType, heading: _Heading, card: EvidenceCard) -> str:
    if words.is_abandoned(sentence):
        return ""
    plain = words.said_plainly(_stripped(sentence))
    clauses = _kept(words.parts(plain), words)
    clauses = _without_heading(clauses, heading, card, words)
    told: list[tuple[str, str]] = []
    own = False
    topic = True
    names = _names(card)
    for mark, clause in clauses:
        said = words.without_person(clause, names)
        if not said:
            continue
        deed = said != clause and (_is_deed(said) or own)
        if topic and deed and len(told) == 1 and (of_it := _OF_IT.match(said)):
            thing = spoken_en.lowered(told[0][1], names)
            told = [("", f"{of_it['verb']}{of_it['particle'] or ''} {thing}{of_it['rest']}")]
        else:
            told.append((": " if topic and deed and told else _mark(mark, said, deed=deed, own=own), said))
        topic = topic and said == clause and _is_topic(said, words)
        own = deed or (said != clause)
    return _written(_without_talk(told, words), words, card)


_OF_IT = re.compile(
    r"^(?P<verb>[a-z]+) (?:it|them|those|these)(?P<particle> (?:up|in|out|off|over|down))?(?P<rest>\b.*)$"
)


def _names(card: EvidenceCard) -> frozenset[str]:
    """Words that are names: of the heading, of a skill, or with a capital within a sentence."""
    said = (card.company, card.role, card.project, *card.scope.geography, *card.skills)
    within = re.findall(r"(?<=[^.!?\s] )[A-ZÄÖÜ][\w'’-]*", card.raw_text)
    return frozenset(
        (*within, *(word for text in said for word in re.findall(r"[\w'’-]+", text) if word[:1].isupper()))
    )


def _mark(mark: str, said: str, *, deed: bool, own: bool) -> str:
    """What stands between two clauses on a page: two deeds are parted, or joined by "and" when one person did both."""
    joint = re.fullmatch(r",?\s+(and|und)\s+", mark)
    if joint:
        return f" {joint[1]} " if own or not deed else "; "
    if re.search(r"\w", mark) or (deed and mark.strip() == ","):
        return "; "
    return mark


def _without_talk(told: list[tuple[str, str]], words: ModuleType) -> list[tuple[str, str]]:
    """Without clauses that are talk still, where the others can stand without them."""
    left: list[tuple[str, str]] = []
    dropped = False
    for mark, said in told:
        if words.TALK.search(said) is not None:
            if _TELLS_HOW_MUCH.search(said):
                return told
            dropped = True
        elif not (dropped and left and _is_remnant(said, words)):
            dropped = False
            left.append((mark, said))
    first_is_talk = bool(told) and words.TALK.search(told[0][1]) is not None
    if not left or (first_is_talk and not (_is_deed(left[0][1]) and len(left[0][1].split()) > 3)):
        return told
    return left


def _stripped(sentence: str) -> str:
    return re.sub(r"\s+", " ", sentence).strip().lstrip("-–—*•▪· ").rstrip(" .!")


def _is_deed(clause: str) -> bool:
    first = clause.split(" ", maxsplit=1)[0]
    return first.islower() and first not in ("and", "und", "with", "mit", "from", "in", "on", "bei", "für", "seit")


def _kept(clauses: list[tuple[str, str]], words: ModuleType) -> list[tuple[str, str]]:
    """The clauses without denials, the deeds of others, and glosses, each with what it was about."""
    kept: list[tuple[str, str]] = []
    dropped = False
    for at, (mark, clause) in enumerate(clauses):
        joint = words.joined_by_me(clause)
        if joint is not None and kept:
            kept[-1] = (kept[-1][0], f"{kept[-1][1]} {joint}")
            continue
        theirs = words.is_denial(clause) or words.is_of_others(clause, first=at == 0)
        gloss = at > 0 and words.is_gloss(clause)
        lost = at > 0 and _LOST.match(clause) and words.FIRST_PERSON.search(clause)
        if theirs or gloss or lost:
            if at > 0 and kept and (_NOT_MINE.match(clause) or (theirs and _OURS.search(kept[-1][1]))):
                kept.pop()  # what "we" did and another led is no deed of one's own
            if (
                (theirs or gloss)
                and len(kept) == 1
                and _is_topic(kept[0][1], words)
                and not re.search(r"\d", kept[0][1])
            ):
                kept = []
            dropped = True
            continue
        if dropped and _is_remnant(clause, words):
            continue
        dropped = False
        kept.append((mark, clause))
    return kept


_NOT_MINE = re.compile(
    r"^(?:but |and |aber )?(?:(?:that |it )?(?:was|is|were)?(?:n['’]t| not)|not) (?:me|mine|us|ours|my doing)$|^nicht (?:ich|wir|von mir|meins)$",
    re.IGNORECASE,
)
_OURS = re.compile(r"\b(?:we|wir)\b", re.IGNORECASE)
_LOST = re.compile(
    r"^(?:and |but |so )?(?:they|it|she|he|that|this|those|these|which|who)(?:['’]\w+)?\s|^(?:und |aber )?(?:die|das|der) (?:gehen|geht|ist|sind)\b",
    re.IGNORECASE,
)
_FINITE = re.compile(
    r"\b(?:was|were|is|are|has|had|have|did|do|does|went|came|got|made|built|wrote|took|ran|gave|put|set|dropped|kept|led|can|could|"
    r"hab|habe|haben|hat|hatte|war|waren|ist|sind|bin|mache?n?|macht|kam|ging|lag)\b|\w{3,}ed\b|\w['’](?:d|re|ll|ve)\b"
)


def _is_topic(clause: str, words: ModuleType) -> bool:
    """Whether a clause only names what the next one speaks of."""
    return not _FINITE.search(clause) and not words.FIRST_PERSON.search(clause)


_TELLS_HOW_MUCH = re.compile(
    r"\d|\b(?:now|then|before|after|once|twice|jetzt|heute|vorher|nachher|danach|one|two|three|four|five|six|seven|eight|nine|ten|eleven|"
    r"twelve|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)\b",
    re.IGNORECASE,
)
"""A clause that carries a figure or its time; without it the others would say something else."""


_UNDER = re.compile(r"^(?:wenn|weil|dass|damit|obwohl|falls|when|if|because|unless|whenever|while)\b", re.IGNORECASE)


def _is_remnant(clause: str, words: ModuleType) -> bool:
    """Whether a clause only goes on with one that went."""
    return _UNDER.match(clause) is not None or (
        not _FINITE.search(clause)
        and not words.FIRST_PERSON.search(clause)
        and not _TELLS_HOW_MUCH.search(clause)
        and len(clause.split()) < 4
    )


_SMALL = frozenset(
    fold(word)
    for word in (
        "i m am is was were be been a an the at in on with for from to as of and my first proper job work working place small smaller bigger big "
        "shop now then joined started began newly qualified out over into since until after before here there still currently presently "
        "first first-ever company firm outfit that s it we re are got started mostly mainly branch office team down up by near "
        "january february march april may june july august september october november december "
        "ich bin war waren wir in im bei beim bei der zur zum am an als nach von vom und der die das den dem seit ab angefangen gelernt geblieben "
        "eingestiegen gewesen jetzt dann da dort hab habe haben gemacht lehre erste stelle so drin "
        "januar jänner februar märz april mai juni juli august september oktober november dezember"
    ).split()
)


def _without_heading(
    clauses: list[tuple[str, str]], heading: _Heading, card: EvidenceCard, words: ModuleType
) -> list[tuple[str, str]]:
    """Without what the heading says already: the first clauses that only name employer, post, place and time."""
    if card.card_type is CardType.EDUCATION:
        return clauses
    left = list(clauses)
    while left and _repeats(left[0][1], heading, card.timeframe, words):
        left = left[1:]
    if not left:
        return []
    mark, clause = left[0]
    left[0] = (mark, _without_employer(clause, heading))
    return left


def _repeats(clause: str, heading: _Heading, timeframe: str, words: ModuleType) -> bool:
    """Whether a clause says no more than the heading; the words of a post alone may be what was done there."""
    years = set(re.findall(r"\d{4}", timeframe))
    said = [word for word in re.findall(r"[^\W_]+", fold(clause)) if word not in _SMALL and word not in years]
    if not said:
        return bool(clause)
    told = (
        words.FIRST_PERSON.search(clause) or _A_POST.search(clause) or any(_is_in(one, heading.where) for one in said)
    )
    return bool(told) and all(heading.says(word) for word in said)


_A_POST = re.compile(r"\b(?:job|joined|started|Lehre|Stelle|als)\b")


def _is_in(word: str, heading: frozenset[str]) -> bool:
    return word in heading or (len(word) > 4 and any(one.startswith(word[:5]) for one in heading))


_AT = re.compile(
    r"^(?:At|In|With|For|From|Bei|Beim|Bei der|Bei den|Im|In der)\s+(?:the\s+|der\s+)?(?P<name>(?:[A-ZÄÖÜ][\w'’&.-]*\s?)+)"
    r"(?:(?:in|at|aus|in)\s+(?P<place>(?:[A-ZÄÖÜ][\w'’.-]*\s?)+))?(?=(?:I|we|war|bin|hab|habe|haben)\b)"
)
_IS = re.compile(
    r"^(?:The\s+|Die\s+|Der\s+|Das\s+)?(?P<name>(?:[A-ZÄÖÜ][\w&.-]*\s?)+?)(?:['’]s| is| was| ist| war)\s+(?:an?\s+|the\s+|ein\s+|eine\s+)?"
)


def _without_employer(clause: str, heading: _Heading) -> str:
    """Say "At Iroko I was loan officer for traders" without "At Iroko": it stands in the heading."""
    for pattern in (_AT, _IS):
        found = pattern.match(clause)
        if found is None:
            continue
        named = re.findall(r"[^\W\d_]+", fold(" ".join(filter(None, found.groups()))))
        if named and all(heading.says(word) for word in named):
            rest = clause[found.end() :].strip()
            # German puts the verb before "ich" behind such a beginning.
            turned = re.match(r"(war|bin|hab|habe|haben)\s+(ich|wir)\b\s*(.*)$", rest)
            return f"{turned[2].capitalize()} {turned[1]} {turned[3]}" if turned else rest
    return clause


def _written(told: list[tuple[str, str]], words: ModuleType, card: EvidenceCard) -> str:
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
    return not _FINITE.search(text)


_ABBREVIATED = re.compile(
    r"(?:\b(?:Dr|Mr|Mrs|Ms|St|Prof|No|Nr|Mio|Mrd|Tsd|Std|ca|bzw|inkl|evtl|usw|etc|approx|vs|e\.g|i\.e|z\.\s?B|u\.\s?a|d\.\s?h)|\b(?:[Ii]m|[Aa]m|der|die|das|zum|vom|den|dem|des|ab|bis) \d{1,2}|\b[A-Z])\.$"
)
_ENDS = re.compile(r"(?<=[.!?])\s+(?=[A-ZÄÖÜ\d$£€“\"])")


def sentences(text: str) -> list[str]:
    """The sentences of what was told; a title or an ordinal ends none ("Dr. Whitlock", "im 3. Lehrjahr")."""
    found: list[str] = []
    for paragraph in text.splitlines():
        open_ended = False
        for part in (one for one in _ENDS.split(paragraph.strip()) if one):
            if open_ended:
                found[-1] = f"{found[-1]} {part}"
            else:
                found.append(part)
            open_ended = _ABBREVIATED.search(part) is not None
    return found
