"""Who has a post in the evidence: whether a card says it of the person, of somebody they only stood in for, or of another."""

from collections.abc import Iterable, Sequence

from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.cards.pool import Pool
from interview_app.tailoring.truth_gate.holding import held_titles
from interview_app.tailoring.truth_gate.reading.line import Line
from interview_app.tailoring.truth_gate.words import lexicon
from interview_app.tailoring.truth_gate.words.tokens import keys_of

TRADES = (
    "ologist", "ographer", "ician", "ologe", "ologin", "agoge", "agogin", "therapeut", "therapeutin", "istin", "ikerin",
)  # fmt: skip
"""How longer words end that name nobody but somebody of a trade."""
DETERMINERS = frozenset(
    "the a an our my her his their another der die das den dem ein eine einen einem einer unser unsere mein meine ihr sein".split()
)
ACTS_AS = frozenset(
    "acted acting act stood stand standing stands filled fill filling stepped covered cover covering deputised deputized interim temporary vertretung vertreten kommissarisch".split()
)
"""Words by which a post was held for somebody else, which a line must say too."""
COPULAS = frozenset("am was bin war became become bleibe".split())
_LEADS_TO = frozenset("zur zum vom beim by to from with dem des under unter".split())
_BECAME = frozenset(
    "promoted appointed befördert ernannt geworden aufgestiegen ausbildung weiterbildung umschulung lehre trained rose".split()
)
"""What makes the post that "to" leads to the person's own: "promoted to", "Ausbildung zum"."""
_ASKED = frozenset("asked offered invited wanted want hope like".split())
"""Words by which a post was only offered or wished for: "I was asked to be head nurse"."""
_BEFORE_POSTS = frozenset(
    "senior lead head chief principal duty deputy night day shift general licensed qualified chartered registered certified".split()
)
_NEAR = 12
"""Tokens before a post in which who has it is told."""


def is_title(low: str) -> bool:
    """Whether a word names a post, or somebody by their trade."""
    known = (
        lexicon.is_title(low)
        or lexicon.is_title(held_titles.gender_free(low))
        or low in lexicon.people()
    )
    return known or (len(low) > 8 and low.endswith(TRADES))


def is_one_of(low: str, allowed: Pool) -> bool:
    """Whether a card counts the person among those called so, or calls them so: "one of nine peer supporters"."""
    keys = keys_of(low)
    return any(
        not one.keys.isdisjoint(keys)
        and (
            "one" in (near := {word.low for word in told.tokens[max(0, at - _NEAR) : at]})
            or _of_self(near)
        )
        for part in allowed
        if not keys.isdisjoint(part.plain)
        for told in part.lines
        for at, one in enumerate(told.tokens)
    )


def only_anothers(low: str, parts: Iterable[Evidence]) -> bool:
    """Whether the evidence has a word for somebody, and each time for somebody else: "the landlord set it", "the bosun's idea"."""
    man = held_titles.gender_free(low)
    forms = {low, man, f"{man}n", f"{man}s"} if man != low else {low}
    said = [
        (told, _first_of(told, at))
        for part in parts
        for told in part.lines
        for at, one in enumerate(told.tokens)
        if one.low in forms
    ]
    return bool(said) and all(
        at
        and told.tokens[at - 1].low in DETERMINERS
        and not _of_self({one.low for one in told.tokens[max(0, at - 5) : at]})
        for told, at in said
    )


def said_of_self(words: Sequence[str], line: Line, *, acting: bool) -> bool:
    """Whether a line says the post without giving it to somebody: "I was the exhibits officer", "Kranführer seit 2012"."""
    denied = {word.at for word in line.words if word.negated or word.hedged}
    for at in _places(words, line):
        if any(here in denied for here in range(at, at + len(words))):
            continue
        before = line.tokens[at - 1].low if at else ""
        near = {token.low for token in line.tokens[max(0, at - 5) : at]}
        if (before == "be" and near & _ASKED) or (before == "as" and near & ACTS_AS and not acting):
            continue
        if before in _LEADS_TO:
            if near & _BECAME:
                return True
        elif _of_self(near) or not _determined(line, at):
            return True
    return False


def says_acting(line: Line) -> bool:
    """Whether a line says itself that a post was held for somebody else: "covered as …", "interim …"."""
    return not line.said.isdisjoint(ACTS_AS)


def acted(words: Sequence[str], line: Line) -> bool:
    """Whether a line says that the person only stood in as this: "stood in as shift leader"."""
    return any(
        at
        and line.tokens[at - 1].low == "as"
        and any(token.low in ACTS_AS for token in line.tokens[max(0, at - 5) : at])
        for at in _places(words, line)
    )


def of_another(words: Sequence[str], line: Line) -> bool:
    """Whether a line gives the post to somebody else: "the plant chemist looked after that"."""
    if len(words) < 2:
        return False
    return any(
        at
        and line.tokens[at - 1].low in DETERMINERS
        and not _of_self({token.low for token in line.tokens[max(0, at - 5) : at]})
        for at in _places(words, line)
    )


def _of_self(near: set[str]) -> bool:
    """Whether words before a post say that the person held it: "I was the", "as a", "war ich der"; "there was a pilot" is no post."""
    return bool(near & {"as", "als", "im", "ive"}) or (
        bool(near & {"i", "ich", "there"}) and bool(near & COPULAS)
    )


def _determined(line: Line, at: int) -> bool:
    """Whether an article or a word that makes it smaller stands before a post: "the head brewer", "apprentice electrician"."""
    for here in range(at - 1, max(at - 4, -1), -1):
        token = line.tokens[here]
        if token.low in DETERMINERS or token.low in lexicon.limiting():
            return True
        if (
            token.kind != "word"
            or token.used
            or not (is_title(token.low) or token.low in _BEFORE_POSTS)
        ):
            return False
    return False


def _first_of(told: Line, at: int) -> int:
    """The first token of a word with hyphens: "die *BIM*-Koordinatorin"."""
    while at > 1 and told.tokens[at - 1].text == "-" and not told.tokens[at].spaced:
        at -= 2
    return at


def _places(words: Sequence[str], line: Line) -> list[int]:
    """The tokens at which a run of words begins, marks between them passed over."""
    at, lows = _wording(line)
    if words[0] not in lows:
        return []
    size = len(words)
    return [
        at[here] for here in range(len(lows) - size + 1) if lows[here : here + size] == list(words)
    ]


def _wording(line: Line) -> tuple[list[int], list[str]]:
    """The places and the words of a line, as posts are compared. Kept with the line, since every post is looked for in it."""
    key = (_wording, 0)
    if key not in line.kept:
        at = [here for here, token in enumerate(line.tokens) if token.kind == "word"]
        line.kept[key] = at, [held_titles.gender_free(line.tokens[here].low) for here in at]
    found: tuple[list[int], list[str]] = line.kept[key]
    return found
