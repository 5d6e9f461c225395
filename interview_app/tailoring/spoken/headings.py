"""What a told sentence says that its entry's heading says already: employer, post, places and time."""

import re
from dataclasses import dataclass

from interview_app.domain.knowledge_card import INDEPENDENT, CardType, EvidenceCard
from interview_app.tailoring.spoken.clauses import Clause
from interview_app.tailoring.spoken.speech import Speech
from interview_app.tailoring.truth_gate.words.tokens import fold


@dataclass(frozen=True, slots=True)
class Heading:
    """The words that an entry's heading says already: of the employer and its places, and of the post."""

    where: frozenset[str]
    post: frozenset[str]
    employer: str = ""

    def says(self, word: str) -> bool:
        """Whether the heading has this word, or one that begins like it."""
        return _is_in(word, self.where) or _is_in(word, self.post)


def heading_of(card: EvidenceCard) -> Heading:
    """The heading that a card's lines stand under."""
    where = " ".join((card.company, *card.scope.geography))
    employer = card.company if card.company != INDEPENDENT else ""
    return Heading(_words_in(where), _words_in(f"{card.role} {card.project}"), employer)


def _words_in(text: str) -> frozenset[str]:
    return frozenset(re.findall(r"[^\W\d_]{2,}", fold(text)))


SMALL = frozenset(
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
"""Words beside which a clause that names its employer says nothing else."""


def without_heading(
    clauses: list[Clause], heading: Heading, card: EvidenceCard, speech: Speech
) -> list[Clause]:
    """Without what the heading says already: the first clauses that only name employer, post, place and time."""
    if card.card_type is CardType.EDUCATION:
        return clauses
    left = list(clauses)
    while left and _repeats(left[0].text, heading, card.timeframe, speech):
        left = left[1:]
    if not left:
        return []
    left[0] = left[0]._replace(text=_without_employer(left[0].text, heading))
    return [one._replace(text=_not_at_employer(one.text, heading)) for one in left]


def _repeats(clause: str, heading: Heading, timeframe: str, speech: Speech) -> bool:
    """Whether a clause says no more than the heading; the words of a post alone may be what was done there."""
    years = set(re.findall(r"\d{4}", timeframe))
    said = [
        word
        for word in re.findall(r"[^\W_]+", fold(clause))
        if word not in SMALL and word not in years
    ]
    if not said:
        return bool(clause)
    told = (
        speech.first_person.search(clause)
        or _A_POST.search(clause)
        or any(_is_in(one, heading.where) for one in said)
    )
    return bool(told) and all(heading.says(word) for word in said)


_A_POST = re.compile(r"\b(?:job|joined|started|Lehre|Stelle|als)\b")


def _is_in(word: str, heading: frozenset[str]) -> bool:
    return word in heading or (len(word) > 4 and any(one.startswith(word[:5]) for one in heading))


# A space parts two words of a name, and nothing else does: where each capital could begin a word, the time doubled with
# every letter of a text in capitals.
_AT = re.compile(
    r"^(?:At|In|With|For|From|Bei|Beim|Bei der|Bei den|Im|In der)\s+(?:the\s+|der\s+)?(?P<name>[A-ZÄÖÜ][\w'’&.-]*(?:\s[A-ZÄÖÜ][\w'’&.-]*)*\s?)"
    r"(?:(?:in|at|aus)\s+(?P<place>[A-ZÄÖÜ][\w'’.-]*(?:\s[A-ZÄÖÜ][\w'’.-]*)*\s?))?(?=(?:I|we|war|bin|hab|habe|haben)\b)"
)
_IS = re.compile(
    r"^(?:The\s+|Die\s+|Der\s+|Das\s+)?(?P<name>[A-ZÄÖÜ][\w&.-]*(?:\s[A-ZÄÖÜ][\w&.-]*)*?\s?)(?:['’]s| is| was| ist| war)\s+(?:an?\s+|the\s+|ein\s+|eine\s+)?"
)


def _without_employer(clause: str, heading: Heading) -> str:
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


def _not_at_employer(clause: str, heading: Heading) -> str:
    """Say "I wrote consumers at Caravela in 2018" without "at Caravela"; a name that goes on is another place."""
    if heading.employer not in clause or not heading.employer:
        return clause
    name = re.escape(heading.employer)
    return re.sub(
        rf"\s+(?:at|bei|bei der|bei den|beim)\s+(?:the\s+)?{name}(?=$|[,.;:)]|\s+[a-z0-9])",
        "",
        clause,
    )
