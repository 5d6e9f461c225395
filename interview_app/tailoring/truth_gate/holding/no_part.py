"""Pieces of a line that claim no part of their own in a deed, or the evidence's own one: what came about, a session that is held."""

from itertools import pairwise

from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.figures import number_words
from interview_app.tailoring.truth_gate.reading.line import Line, Piece
from interview_app.tailoring.truth_gate.words import lexicon


def says_with_whom(line: Line) -> bool:
    """Whether a German line tells itself that several did it: "zu dritt aufgebaut" of somebody who "hat mit aufgebaut"."""
    return line.german and any(
        number_words.together(one.low, two.low) is not None
        for one, two in zip(line.tokens, line.tokens[1:], strict=False)
    )


def keeps_it(piece: Piece, near: list[Piece]) -> bool:
    """Whether both say "führen" of one thing, whatever that means there: "Führung des Katasters" of "das Kataster führe ich"."""
    mine = [word for word in piece.words if "lead" in word.groups or word.verb == "führen"]
    return (
        bool(mine)
        and all(
            word.token.low in ("führung", "führte", "führt", "führe", "geführt") for word in mine
        )
        and any(word.verb == "führen" and not word.negated for one in near for word in one.words)
    )


def is_bare_noun(line: Line, piece: Piece) -> bool:
    """Whether a later piece names nothing but a figure's noun that looks like a verb: "…, *budget £310,000*"."""
    counts = any(token.used == "number" for token in line.tokens[piece.first : piece.last + 1])
    return piece.first > 0 and counts and all(word.verb == word.token.low for word in piece.words)


_NEUTRAL = frozenset(
    "spend work serve join go travel meet visit attend learn stay come see experience arbeiten besuchen reisen kennenlernen lernen".split()
)
_SESSIONS = frozenset(
    "session sessions class classes workshop workshops tour tours group groups meeting meetings training course courses time lesson lessons club rehearsal rehearsals walk walks event events "
    "seminar seminars round rounds briefing briefings evening evenings circle camp camps exercise exercises drill drills kurs kurse gruppe gruppen führung führungen workshop workshops stunde stunden "
    "sitzung sitzungen probe proben übung übungen schulung schulungen runde runden besprechung besprechungen training trainings seminar seminare".split()
)


def takes_no_part(piece: Piece) -> bool:
    """Whether a piece only says that somebody was there: "spent eleven days at …"."""
    said = [word.verb for word in piece.words if word.verb]
    return bool(said) and all(verb in _NEUTRAL for verb in said)


def claims_none(line: Line, piece: Piece, evidence: Evidence) -> bool:
    """Whether a piece says itself that others did it too, or tells of no deed at all."""
    return (
        says_with_whom(line) or came_about(line, piece) or is_told_as_a_name(line, piece, evidence)
    )


def is_told_as_a_name(line: Line, piece: Piece, evidence: Evidence) -> bool:
    """Whether what looks like a deed begins a name that the evidence has behind a number or an adjective: "*Trade fairs* in Cologne" of "two trade fairs"."""
    if line.german or piece.last == piece.first or sum(1 for word in piece.words if word.verb) != 1:
        return False
    first, second = line.tokens[piece.first], line.tokens[piece.first + 1]
    if (
        not any(word.verb and word.at == piece.first for word in piece.words)
        or second.low in lexicon.glue()
    ):
        return False
    return any(
        at
        and one.low == first.low
        and two.low == second.low
        and (told.tokens[at - 1].used == "number" or told.tokens[at - 1].low in _NAMES_BEHIND)
        for told in evidence.lines
        for at, (one, two) in enumerate(pairwise(told.tokens))
    )


_NAMES_BEHIND = frozenset("the a an our their several many some all".split())


def came_about(line: Line, piece: Piece) -> bool:
    """Whether a piece only names what came about, which is nobody's deed: "*Rückgang* der Stürze durch die Arbeitsgruppe"."""
    said = [word for word in piece.words if word.verb]
    return bool(said) and all(
        word.token.low in _CAME_ABOUT
        and (line.german or (word.at < piece.last and line.tokens[word.at + 1].low in ("in", "of")))
        for word in said
    )


_CAME_ABOUT = frozenset(
    "rückgang anstieg zunahme abnahme zuwachs drop fall rise decline decrease increase growth improvement".split()
)


def is_session(line: Line, piece: Piece) -> bool:
    """Whether what is led is a class, a tour or the like, which who runs it leads."""
    return any(
        (token.low in _SESSIONS or (line.german and token.low.endswith(_GERMAN_SESSIONS)))
        and (line.german or token.text.islower() or at == 0)  # no "Jacaranda Retail Group"
        for at, token in enumerate(line.tokens[piece.first : piece.last + 1], start=piece.first)
    )


_GERMAN_SESSIONS = (
    "kurs",
    "kurse",
    "kursen",
    "seminar",
    "seminare",
    "seminaren",
    "workshop",
    "workshops",
    "training",
    "trainings",
)
"""Ends of German compounds for what who gives it leads: "Rückbildungskurse"."""


def names_people(piece: Piece) -> bool:
    """Whether a piece behind a conjunction only names who else: "five engineers *and a designer*"."""
    return (
        piece.first > 0
        and bool(piece.words)
        and all(lexicon.is_title(word.token.low) and not word.verb for word in piece.words)
    )
