"""A line of two claims that "and" or a semicolon joins: each may be held by itself, as true as if it stood alone.

Cards are joined piece by piece elsewhere (`support`); here the halves may be of two posts' certificates, or one of them of
several cards. What both share must not be lost by parting them: "introduced A and B for 40 sites" stays one claim.
"""

from collections.abc import Callable, Iterator

from interview_app.tailoring.truth_gate.holding import causality
from interview_app.tailoring.truth_gate.holding.hold_line import Support
from interview_app.tailoring.truth_gate.reading.line import Line
from interview_app.tailoring.truth_gate.words.tokens import Token

_JOINTS = frozenset(("and", "und", "sowie", ";"))
_REACHES_OVER = frozenset("both either between from sowohl entweder zwischen von".split())
"""Words that bind what stands on both sides of "and"."""
_LEAST = 3


def held(line: Line, holds: Callable[[str], Support]) -> Support | None:
    """The support of a line whose two halves pass each by itself, as `holds` tells; None where they do not."""
    for left, right in halves(line):
        first = holds(left)
        if first.blocked:
            continue
        second = holds(right)
        if not second.blocked:
            ids = tuple(dict.fromkeys((*first.card_ids, *second.card_ids)))
            return Support((*first.objections, *second.objections), ids)
    return None


def halves(line: Line) -> Iterator[tuple[str, str]]:
    """The two lines that a line may be parted into, for each joint whose right side has a deed, or a figure, of its own."""
    if _JOINTS.isdisjoint(line.said) or causality.claimed(line):
        return
    deeds = {word.at for word in line.words if word.verb}
    figures = [one.first for one in line.quantities] + [one.first for one in line.dates]
    for at, token in enumerate(line.tokens):
        if token.low not in _JOINTS or token.used or not _LEAST <= at < len(line.tokens) - _LEAST:
            continue
        bound = line.tokens[at - 1].used or any(
            one.low in _REACHES_OVER for one in line.tokens[:at]
        )
        counted = not any(deed < at - 1 for deed in deeds) and any(first > at for first in figures)
        if not bound and (at + 1 in deeds or counted):
            right = line.text[line.tokens[at + 1].start :]
            where = _begins_where(line, at)
            yield (
                line.text[: token.start].rstrip(" ,"),
                f"{where} {right}" if where else right[0].upper() + right[1:],
            )


_AT = frozenset("at with for bei für".split())


def _begins_where(line: Line, joint: int) -> str:
    """The employer or place that a line begins with, which is that of both halves: "*At Aldwick,* cut glass and trained two"."""
    if line.tokens[0].low not in _AT or not line.tokens[1].capital:
        return ""
    return next((line.text[: token.end] for token in line.tokens[:joint] if token.text == ","), "")


def sentences(line: Line) -> list[str]:
    """The sentences of a line that has several, at a full stop, a semicolon or an upright; none where it is one."""
    if _ENDS.isdisjoint(line.said):
        return []
    found: list[str] = []
    start = 0
    last = len(line.tokens) - 1
    for at, token in enumerate(line.tokens):
        if token.text not in _ENDS or token.used or not at:
            continue
        if token.text == "." and (
            at == last or not _ends_sentence(line.tokens[at - 1], line.tokens[at + 1])
        ):
            continue
        found.append(line.text[start : token.start].strip())
        start = token.end
    found.append(line.text[start:].strip())
    kept = [one[0].upper() + one[1:] for one in found if any(letter.isalnum() for letter in one)]
    return kept if len(kept) > 1 else []


_ENDS = frozenset((";", "|", "."))


def _ends_sentence(before: Token, after: Token) -> bool:
    """Whether a full stop between these two ends a sentence, and no short form: "ca. 40", "z. B. Bremsen"."""
    short = (
        before.kind == "word"
        and not before.used
        and len(before.text) < _SHORT
        and not (len(before.text) > 1 and before.text.isupper())
    )
    return not short and after.spaced and (after.capital or after.kind in ("num", "money"))


_SHORT = 4
"""Letters below which a word before a full stop is likelier cut short than the end of a sentence."""
