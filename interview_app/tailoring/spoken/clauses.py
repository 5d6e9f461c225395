"""Which clauses of a told sentence stay: not what was denied, what others did, what is still talk, or what hangs on these."""

import re
from typing import NamedTuple

from interview_app.tailoring.spoken.speech import Speech


class Clause(NamedTuple):
    """A clause, and the mark that stands before it: ", ", " and ", or nothing before the first."""

    mark: str
    text: str


def parts(text: str, speech: Speech) -> list[Clause]:
    """The clauses of a sentence as its language parts them."""
    pieces = speech.clause_ends.split(text)
    marks = ["", *pieces[1::2]]
    return [
        Clause(mark, piece.strip())
        for mark, piece in zip(marks, pieces[0::2], strict=True)
        if piece.strip()
    ]


def kept_of(clauses: list[Clause], speech: Speech) -> list[Clause]:
    """The clauses without denials, the deeds of others, and glosses, each with what it was about."""
    kept: list[Clause] = []
    dropped = False
    for at, (mark, clause) in enumerate(clauses):
        if (
            at == 0
            and len(clauses) > 1
            and _ONLY_COUNTS_US.match(clause)
            and speech.first_person.search(clauses[1].text)
        ):
            dropped = True
            continue
        joint = speech.joined_by_me(clause)
        if joint is not None and kept:
            kept[-1] = kept[-1]._replace(text=f"{kept[-1].text} {joint}")
            continue
        theirs = speech.is_denial(clause) or speech.is_of_others(clause, first=at == 0)
        gloss = at > 0 and speech.is_gloss(clause)
        lost = at > 0 and _LOST.match(clause) and speech.first_person.search(clause)
        if theirs or gloss or lost:
            if (
                at > 0
                and kept
                and (_NOT_MINE.match(clause) or (theirs and _OURS.search(kept[-1].text)))
            ):
                kept.pop()  # what "we" did and another led is no deed of one's own
            if (theirs or gloss) and len(kept) == 1 and _names_a_thing_alone(kept[0].text, speech):
                kept = []  # what was named was theirs
            dropped = True
            continue
        if dropped and _is_remnant(clause, speech):
            continue
        if at + 1 < len(clauses) + bool(kept) and _hangs_on_another(
            mark, clause, speech, first=at == 0
        ):
            dropped = True
            continue
        if (
            dropped
            and at > 0
            and _is_then_alone(clauses[at - 1].text, clause, speech, first=at == 1)
        ):
            continue
        dropped = False
        kept.append(Clause(mark, clause))
    return kept


_ONLY_COUNTS_US = re.compile(
    r"^(?:there (?:was|were) (?:\w+ ){1,4}of us|we were (?:only |just )?[\w-]+(?: people)?|I was there\b[^,;]*|wir waren (?:nur )?(?:zu )?\w+(?: leute| personen)?)$",
    re.IGNORECASE,
)
"""A clause that only says who was there, before the person's own deed."""
_NOT_MINE = re.compile(
    r"^(?:but |and |aber )?(?:(?:that |it )?(?:was|is|were)?(?:n['’]t| not)|not) (?:me|mine|us|ours|my doing)$|^nicht (?:ich|wir|von mir|meins)$",
    re.IGNORECASE,
)
_OURS = re.compile(r"\b(?:we|wir)\b", re.IGNORECASE)
_LOST = re.compile(
    r"^(?:and |but |so )?(?:they|it|she|he|that|this|those|these|which|who)(?:['’]\w+)?\s|^(?:und |aber )?(?:die|das|der) (?:gehen|geht|ist|sind)\b",
    re.IGNORECASE,
)
FINITE = re.compile(
    r"\b(?:was|were|is|are|has|had|have|did|do|does|went|came|got|made|built|wrote|took|ran|gave|put|set|dropped|kept|led|can|could|"
    r"hab|habe|haben|hat|hatte|war|waren|ist|sind|bin|mache?n?|macht|kam|ging|lag)\b|\w{3,}ed\b|\w['’](?:d|re|ll|ve)\b"
)


def is_topic(clause: str, speech: Speech) -> bool:
    """Whether a clause only names what the next one speaks of."""
    return not FINITE.search(clause) and not speech.first_person.search(clause)


def _names_a_thing_alone(clause: str, speech: Speech) -> bool:
    return is_topic(clause, speech) and not re.search(r"\d", clause)


TELLS_HOW_MUCH = re.compile(
    r"\d|\b(?:now|then|before|after|once|twice|jetzt|heute|vorher|nachher|danach|one|two|three|four|five|six|seven|eight|nine|ten|eleven|"
    r"twelve|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)\b",
    re.IGNORECASE,
)
"""A clause that carries a figure or its time; without it the others would say something else."""


UNDER = re.compile(
    r"^(?:wenn|weil|dass|damit|obwohl|falls|when|if|because|unless|whenever|while)\b", re.IGNORECASE
)


_REASON = re.compile(r",?\s+because\s+")
_DEED_OF_MINE = re.compile(
    r"(?:I|we) (?!was\b|were\b|am\b|are\b|had\b|have\b|could\b|did\b)[a-z]+\b"
)


def _hangs_on_another(mark: str, clause: str, speech: Speech, *, first: bool) -> bool:
    """Whether a clause only says why, or under what condition; without what hangs on it, it says nothing.

    A reason that is a deed of the person's own stays, and so does a condition with a figure.
    """
    if _REASON.fullmatch(mark) and not _DEED_OF_MINE.match(clause):
        return True
    if speech.reason.match(clause) or (first and speech.content.match(clause)):
        return True
    return speech.condition.match(clause) is not None and TELLS_HOW_MUCH.search(clause) is None


def _is_then_alone(before: str, clause: str, speech: Speech, *, first: bool) -> bool:
    """Whether a clause tells what is done under the condition before it alone, or that somebody noticed what stands there."""
    under = speech.condition.match(before) or (first and speech.content.match(before))
    return bool(under) and TELLS_HOW_MUCH.search(clause) is None


def _is_remnant(clause: str, speech: Speech) -> bool:
    """Whether a clause only goes on with one that went."""
    return UNDER.match(clause) is not None or (
        not FINITE.search(clause)
        and not speech.first_person.search(clause)
        and not TELLS_HOW_MUCH.search(clause)
        and len(clause.split()) < 4
    )


def without_talk(told: list[Clause], speech: Speech) -> list[Clause]:
    """Without clauses that are talk still, where the others can stand without them."""
    left: list[Clause] = []
    dropped = False
    for mark, said in told:
        if speech.talk.search(said) is not None:
            if TELLS_HOW_MUCH.search(said):
                return told
            dropped = True
        elif not (dropped and left and _is_remnant(said, speech)):
            dropped = False
            left.append(Clause(mark, said))
    first_is_talk = bool(told) and speech.talk.search(told[0].text) is not None
    if not left or (
        first_is_talk and not (is_deed(left[0].text) and len(left[0].text.split()) > 3)
    ):
        return told
    return left


def is_deed(clause: str) -> bool:
    """Whether a clause, its "I" gone, begins with what was done."""
    first = clause.split(" ", maxsplit=1)[0]
    return first.islower() and first not in (
        "and",
        "und",
        "with",
        "mit",
        "from",
        "in",
        "on",
        "bei",
        "für",
        "seit",
    )
