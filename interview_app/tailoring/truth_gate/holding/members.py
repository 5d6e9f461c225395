"""Who is a member of what German evidence says that they are in: "Mitglied im Personalrat" of "ich bin im Personalrat"."""

from collections.abc import Callable

from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.reading.line import Line, Word
from interview_app.tailoring.truth_gate.words.tokens import Token

_MEMBER = "mitglied"
_OF_BODY = frozenset("im in des der einer eines".split())
_IN_BODY = frozenset("im der einer unserer".split())
_AM = frozenset("bin war sitze sind waren".split())
_SPEAKER = frozenset(("ich", "wir"))
_LESS_THAN_MEMBER = ("ersatz", "stellvertret", "beratend", "gast", "beisitz", "probe")
_TO_BODY = 4
"""Tokens behind "Mitglied" within which its body is named: "Mitglied einer siebenköpfigen Montagepartie"."""


def is_member(line: Line, word: Word, evidence: Evidence) -> bool:
    """Whether a German noun says that the person is of a body which the evidence says they are in, and no lesser member of it."""
    if _counts_those_with(line, word):
        return True  # how many they are is held as a number
    is_body = _body(line, word)
    return is_body is not None and any(
        told.tokens[at - 1].low in _IN_BODY and is_body(told.tokens[at]) and _says_i_am(told, at)
        for told in evidence.lines
        if _AM & told.said
        for at in range(1, len(told.tokens))
    )


def _counts_those_with(line: Line, word: Word) -> bool:
    """Whether a line only says with how many the person worked: "*Mitglied* einer siebenköpfigen Partie"."""
    behind = [token.low for token in line.tokens[word.at + 1 : word.at + 3]]
    return (
        word.token.low == _MEMBER
        and behind[:1] in (["einer"], ["eines"])
        and "köpfig" in behind[-1]
    )


def _body(line: Line, word: Word) -> Callable[[Token], bool] | None:
    """By what the evidence names the body: the noun behind "Mitglied", or the first part of "Jurymitglied"; None where there is none."""
    low = word.token.low
    if low != _MEMBER:
        first = low.removesuffix(_MEMBER).removesuffix("s")
        joined = low.endswith(_MEMBER) and len(first) > 2
        return (lambda token: token.capital and token.low.startswith(first)) if joined else None
    behind = line.tokens[word.at + 1 : word.at + 1 + _TO_BODY]
    if not behind or behind[0].low not in _OF_BODY:
        return None
    body = next((token for token in behind[1:] if token.capital), None)
    return None if body is None else lambda token: not token.keys.isdisjoint(body.keys)


def _says_i_am(told: Line, at: int) -> bool:
    """Whether the sentence of this token says what the person is: "Ich bin seit 2022 im Personalrat"."""
    lows = {token.low for token in told.sentence_around(at)}
    if any(low.startswith(_LESS_THAN_MEMBER) for low in lows):
        return False  # "im Personalrat, als Ersatzmitglied"
    return not (_SPEAKER.isdisjoint(lows) or _AM.isdisjoint(lows))
