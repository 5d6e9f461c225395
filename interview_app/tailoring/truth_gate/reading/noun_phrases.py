"""Where the noun that a number counts begins and ends among the words behind it, told by the words' places and endings."""

from interview_app.tailoring.truth_gate.reading.line import Line
from interview_app.tailoring.truth_gate.words import lexicon

_STOPS = frozenset(
    "of in on at by for to from with per each every across within during von im am auf bei für mit aus in der des pro je bis seit nach vor since until till like als".split()
)
ARTICLES = frozenset(
    "the a an this that his her our my their der die das den dem des ein eine einen einem einer mein meine meinen".split()
)
"""Words that begin another noun phrase, so that what stands behind them is not counted: "48,000 the year before"."""
AUXILIARIES = frozenset(
    "is are was were be been have has had sind ist war waren haben hat hatten hatte wurden wurde werden wird hab habe hast".split()
)
_DID_ONESELF = frozenset(
    "selber selbst allein alleine persönlich gemacht myself personally".split()
)
"""Words behind a number that are no noun: "davon hab ich 70 selber gemacht"."""
JOINTS = frozenset("and or but who while und oder sowie aber".split())
_ENDS = _STOPS | JOINTS | _DID_ONESELF


def ends_run(line: Line, at: int, *, run: bool) -> bool:
    """Whether the counted noun ends before a token: "a team of five and cut the fee" has no five fees.

    `run`: a word of the noun stands before it.
    """
    token = line.tokens[at]
    return (
        token.kind != "word" or bool(token.used) or token.low in _ENDS or is_deed(line, at, run=run)
    )


def is_deed(line: Line, at: int, *, run: bool) -> bool:
    """Whether a word behind a number tells what is done, and is not counted: "60 gesenkt", "two assistants report to me"."""
    token = line.tokens[at]
    if token.capital or token.low.endswith("ing"):
        return False
    entry = lexicon.verbs().get(token.low)
    if entry is None:
        return line.german and bool(lexicon.composed(token.low))
    if token.low != entry[0]:
        return not token.low.endswith("s")
    before, after = line.tokens[at - 1], line.tokens[at + 1] if at + 1 < len(line.tokens) else None
    plural = before.kind == "word" and before.low.endswith("s") and not before.low.endswith("ss")
    return run and plural and after is not None and after.low in _STOPS


def is_copula(line: Line, at: int) -> bool:
    """Whether a number is told what it counts by "are": "4 are employees, 2 are contractors"."""
    if at + 1 >= len(line.tokens) or line.tokens[at].low not in _COPULAS:
        return False
    if (
        at > 2
        and line.tokens[at - 2].low in ("the", "der", "den")
        and line.tokens[at - 3].low in ("of", "von")
    ):
        return False  # "2 of the 4 are apprentices" tells what the two are
    noun = line.tokens[at + 1]
    plural = noun.low.endswith("s") and not noun.low.endswith("ss")
    return noun.kind == "word" and not noun.used and plural and noun.low not in lexicon.glue()


_COPULAS = frozenset("are were sind waren".split())


def noun_follows(line: Line, at: int) -> bool:
    """Whether a participle behind a number only describes the noun behind it: "12 certified welders"."""
    after = line.tokens[at + 1] if at + 1 < len(line.tokens) else None
    if not line.german and not line.tokens[at].low.endswith(("ed", "en", "wn")):
        return False
    return (
        after is not None
        and after.kind == "word"
        and not after.used
        and after.low not in _STOPS | JOINTS
        and after.low not in lexicon.glue()
        and (after.capital or not line.german)
    )


def participle_follows(line: Line, at: int) -> bool:
    """Whether a participle that describes the counted noun stands behind an adverb."""
    return at + 2 < len(line.tokens) and line.tokens[at + 1].low.endswith(("ed", "en", "ing"))


def describes_on(line: Line, at: int) -> bool:
    """Whether what stands before a joint only describes, as what is behind it does, the plural noun at its end."""
    before = line.tokens[at - 1]
    if (
        before.kind != "word"
        or before.low.endswith("s")
        or line.german
        or (before.capital and not before.text.isupper())
    ):
        return False
    for token in line.tokens[at + 1 : at + 5]:
        if token.text in "-–" and not token.spaced:
            continue
        if (
            token.kind != "word"
            or token.used
            or (token.low in _STOPS | ARTICLES and not token.text.isupper())
        ):
            return False
        if token.low.endswith("s") and not token.low.endswith("ss") and not token.text.isupper():
            return True
        if lexicon.verbs().get(token.low, (token.low,))[0] != token.low and not token.low.endswith(
            _NOUNS_OF_DEEDS
        ):
            return False
    return False


_NOUNS_OF_DEEDS = ("y", "ion", "ment", "al", "ance")


def hyphen_follows(line: Line, at: int) -> bool:
    """Whether a word is the first part of one with a hyphen: "35 Windchill-Anwender"."""
    after = line.tokens[at + 1] if at + 1 < len(line.tokens) else None
    return after is not None and after.text == "-" and not after.spaced


def within_hyphens(line: Line, at: int) -> bool:
    """Whether a small word stands between two hyphens: "house-*to*-house"."""
    if line.tokens[at - 1].text != "-":
        return False
    after = line.tokens[at + 1] if at + 1 < len(line.tokens) else None
    joint = line.tokens[at].kind == "word" and line.tokens[at].low in _STOPS
    return joint and after is not None and after.text == "-" and not after.spaced
