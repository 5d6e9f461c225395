"""A line under no heading that sums a person up: each of its parts may rest on a card of its own.

"Section grower with a pesticide licence and fair Spanish" says three things, of a post, of an examination and of what the
person can do. What somebody earned or can do is theirs in any post, so such parts may stand side by side; two posts may
not, nor may a school, a place, a mark or a time be a part by itself, for it would be told of another part than its card's.
"""

import re
from collections.abc import Callable, Sequence
from itertools import takewhile

from interview_app.domain.knowledge_card import INDEPENDENT, CardType
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.cards.evidence_index import EvidenceIndex
from interview_app.tailoring.truth_gate.holding import badges, causality, designations, hold_words
from interview_app.tailoring.truth_gate.holding.hold_line import Support
from interview_app.tailoring.truth_gate.reading import claims
from interview_app.tailoring.truth_gate.reading.line import Line
from interview_app.tailoring.truth_gate.words import lexicon
from interview_app.tailoring.truth_gate.words.tokens import Token, keys_of

_JOINTS = frozenset("and with who using working holding plus ; , : und mit sowie".split())
_BRINGS = _JOINTS | frozenset("also working a an the".split())
"""Words between two parts that belong to neither."""
_PLACES_IT = frozenset(
    "as als at for from in on during under to by of both either bei für von im in am beim vom sowohl".split()
)
"""Words before a line's first part that tell where or whose all of it is."""
_MARKS = frozenset(
    "merit distinction pass credit honours honors hons class first second third upper lower cum laude magna summa grade average gpa "
    "auszeichnung gut sehr genügend ausreichend befriedigend note erfolg notenschnitt schnitt".split()
)
"""Words of how well something was passed."""
_WORKED_IN = frozenset("in with on".split())
_MOST = 6
"""Joints of the longest line that is parted."""


def held(line: Line, ready: EvidenceIndex, holds: Callable[[str], Support]) -> Support | None:
    """The support of a line whose parts each pass by themselves; None where it has none, or where one does not pass.

    Args:
        line: a line that stands under no heading.
        ready: the cards.
        holds: gives the support of one part.
    """
    opens = line.tokens[0] if line.tokens else None
    joined = not _JOINTS.isdisjoint(line.said) or badges.named(line)
    if opens is None or opens.low in _PLACES_IT or not joined or causality.claimed(line):
        return None
    if _begins_with_deed(line) or _TIMES & {one.kind for one in line.quantities}:
        return None
    joints = _joints(line)
    if not 0 < len(joints) <= _MOST or _is_mostly_unknown(line, ready):
        return None
    # What is joined on at the end is seldom the person's where the whole did not pass: it is asked before all else.
    if all(_joined_on(line.text, start, ready, holds) is None for _end, start in joints):
        return None
    return _parted(line.text, joints, 0, ready, holds, ())


def _joined_on(
    text: str, start: int, ready: EvidenceIndex, holds: Callable[[str], Support]
) -> Support | None:
    """The support of the text from a joint to its end, as one part."""
    return _alone(
        text[start:], ready, holds, first=False, listed=_WITH.search(text[:start]) is not None
    )


def _is_mostly_unknown(line: Line, ready: EvidenceIndex) -> bool:
    """Whether no card has several of the words, so that some part would have to be unknown: nothing is parted for it.

    One may be a word that only joins parts ("holder"). Asked of so few cards only as are worth joining.
    """
    few = len(ready.everything) <= _FEW
    return few and len(hold_words.unknown_in(line, ready.everything.whole, most=2)) > 1


_FEW = 200
_TIMES = frozenset(("year", "day", "hour"))
"""How long is told of the part it stands in and of what that part is joined to."""


def _begins_with_deed(line: Line) -> bool:
    """Whether a line tells a deed, which may go on behind each joint: neither "Certified" nor "Level 3" is one."""
    opens = line.tokens[0].low
    behind = line.tokens[1] if len(line.tokens) > 1 else None
    numbered = behind is not None and behind.kind == "num" and designations.is_family(opens)
    if behind is not None and (
        lexicon.is_title(behind.low) or (behind.text == "-" and not behind.spaced)
    ):
        return False  # "Shift supervisor", "Polish-speaking"
    if (
        line.german
        and opens.endswith(("e", "er", "en"))
        and line.tokens[1:2]
        and line.tokens[1].capital
    ):
        return False  # "Gelernte Buchhändlerin"
    return (
        any(word.at == 0 and word.verb for word in line.words)
        and opens not in lexicon.proven()
        and not numbered
    )


def _joints(line: Line) -> list[tuple[int, int]]:
    """Where a line may be parted: the end of the text before a joint, and the beginning of the text behind it."""
    found: list[tuple[int, int]] = []
    deeds = {
        word.at
        for word in line.words
        if word.verb
        and word.at
        and word.token.low not in lexicon.proven()
        and not badges.ends_at(line, word.at)
    }
    inside = 0
    for at, token in enumerate(line.tokens[:-1]):
        inside += (token.text in "([") - (token.text in ")]")
        if badges.ends_at(line, at) and not inside:
            found.append((token.end, line.tokens[at + 1].start))
            continue
        if token.low not in _JOINTS or token.used or inside or at == 0:
            continue
        before = line.tokens[at - 1]
        if before.low in _BRINGS:
            continue  # ", and": the first of them
        behind = (
            at
            + 1
            + sum(1 for _ in takewhile(lambda one: one.low in _BRINGS, line.tokens[at + 1 :]))
        )
        if line.tokens[behind - 1].low == "working":
            if behind >= len(line.tokens) or line.tokens[behind].low not in _WORKED_IN:
                continue  # "Certified Working Pastry Chef"
            behind += 1
        if behind >= len(line.tokens):
            continue
        done = any(deed < at for deed in deeds)
        if (
            done
            and token.text != ";"
            and behind not in deeds
            and not _is_earned(line.tokens[behind:])
        ):
            continue  # a deed may go on behind it
        found.append((before.end, line.tokens[behind].start))
    return found


def _is_earned(behind: Sequence[Token]) -> bool:
    return any(lexicon.proven().get(token.low, frozenset()) for token in behind)


def _parted(
    text: str,
    joints: Sequence[tuple[int, int]],
    start: int,
    ready: EvidenceIndex,
    holds: Callable[[str], Support],
    before: tuple[Support, ...],
) -> Support | None:
    """The support of the text from `start` on, parted where its beginning is longest; `before`: of what stands before it."""
    ends = (
        [len(text), *(end for end, _ in reversed(joints))]
        if before
        else [end for end, _ in reversed(joints)]
    )
    for end in ends:
        listed = _WITH.search(text[:start]) is not None
        part = _alone(text[start:end], ready, holds, first=not before, listed=listed)
        if part is None or not _one_post((*before, part), ready):
            continue
        if end == len(text):
            return _joined((*before, part))
        rest = [joint for joint in joints if joint[0] > end]
        after = next(behind for last, behind in joints if last == end)
        found = _parted(text, rest, after, ready, holds, (*before, part))
        if found is not None:
            return found
    return None


def _alone(
    text: str, ready: EvidenceIndex, holds: Callable[[str], Support], *, first: bool, listed: bool
) -> Support | None:
    """The support of one part, where it says enough to stand alone; `listed`: whether it is among what the person is told with."""
    text = text[0].upper() + text[1:]
    badge = badges.read(text) or (badges.letters(text) if first else None)
    if badge is not None:
        return badges.held(badge, ready, holds)
    part = claims.read(text)
    things = [word for word in part.words if not word.verb and word.token.low not in _MARKS]
    if not things:
        return None
    held = holds(text)
    if held.objections or not held.card_ids:
        return None
    own = [ready.by_id[one] for one in held.card_ids if one in ready.by_id]
    marked = [token.keys for token in part.tokens if token.low in _MARKS]
    if any(all(keys.isdisjoint(one.plain) for one in own) for keys in marked):
        return None
    if (
        not first
        and all(word.token.capital for word in things)
        and not any(_names(one, part, listed=listed) for one in own)
    ):
        return None
    return held


_WITH = re.compile(r"\b(?:mit|with) ")


def _names(card: Evidence, part: Line, *, listed: bool) -> bool:
    """Whether a card tells by its own name, its skills, or apart from all employers what a part only names.

    What is told "with" the person may be any qualification: no school or employer stands there.
    """
    one = card.cards[0]
    if one.company in ("", INDEPENDENT) or (listed and one.card_type is CardType.ACHIEVEMENT):
        return True
    names = {
        key
        for text in (one.role, one.project, *one.skills)
        for word in text.split()
        for key in keys_of(word.lower())
    }
    return any(not word.token.keys.isdisjoint(names) for word in part.words)


def _one_post(parts: Sequence[Support], ready: EvidenceIndex) -> bool:
    """Whether no two parts rest on two posts, of one employer or of two."""
    posts = {
        (ready.by_id[one].company, ready.by_id[one].cards[0].role)
        for part in parts
        for one in part.card_ids[:1]
        if one in ready.by_id and ready.by_id[one].cards[0].card_type is CardType.EMPLOYMENT
    }
    return len(posts) < 2


def _joined(parts: Sequence[Support]) -> Support:
    return Support(
        tuple(one for part in parts for one in part.objections),
        tuple(dict.fromkeys(one for part in parts for one in part.card_ids)),
    )
