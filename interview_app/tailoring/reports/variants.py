"""Two versions of a résumé side by side: words that came and went, line by line (CONTRACT D10, E6,
issue 5.7).
"""

import difflib
import re
from collections import defaultdict
from collections.abc import Sequence

from rapidfuzz.distance import Indel

from interview_app.domain.lines import LineDifference, WordRun
from interview_app.domain.resume import ResumeDocument
from interview_app.i18n import _

_ALIKE = 0.5
"""Likeness (0 to 1) of the words of two lines from which on one is the other, changed."""
_SAME_PLACE = 0.1
"""What it counts beside that two lines stand in the same place."""


def words_between(old: str, new: str) -> tuple[WordRun, ...]:
    """What happened word by word; joining the runs of one side gives that side back, spaces
    included.
    """
    before, after = re.findall(r"\S+\s*", old), re.findall(r"\S+\s*", new)
    plain = [word.strip() for word in before], [word.strip() for word in after]
    found: list[WordRun] = []
    for kind, i, j, k, m in difflib.SequenceMatcher(
        a=plain[0], b=plain[1], autojunk=False
    ).get_opcodes():
        if kind == "equal":
            found.append(WordRun(kind="same", text="".join(after[k:m])))
            continue
        if j > i:
            found.append(WordRun(kind="gone", text="".join(before[i:j])))
        if m > k:
            found.append(WordRun(kind="new", text="".join(after[k:m])))
    return tuple(found)


def line_changes(
    old: Sequence[tuple[str, str]],
    new: Sequence[tuple[str, str]],
    *,
    cited: dict[str, tuple[str, ...]] | None = None,
) -> tuple[LineDifference, ...]:
    """Changes between two lists of (bullet id, text): lines of nearly the same words are paired,
    wherever they stand.
    """
    left = list(old)
    found: list[LineDifference] = []
    same = _unchanged(left, new)
    partners = _Partners(left)
    for place, (bullet_id, text) in enumerate(new):
        partner = same.get(place) or partners.of(text, bullet_id)
        before = partner[1] if partner is not None else None
        words = (
            words_between(before, text) if before is not None else (WordRun(kind="new", text=text),)
        )
        found.append(
            LineDifference(
                bullet_id=bullet_id,
                old=before,
                new=text,
                words=words,
                evidence_card_ids=(cited or {}).get(bullet_id, ()),
            )
        )
    found += [
        LineDifference(bullet_id=one, old=text, new=None, words=(WordRun(kind="gone", text=text),))
        for one, text in left
    ]
    return tuple(found)


def _unchanged(
    left: list[tuple[str, str]], new: Sequence[tuple[str, str]]
) -> dict[int, tuple[str, str]]:
    """The old line of each new one that stands word for word as it was, by the place of the new; it
    goes out of `left`.
    """
    places: dict[str, list[tuple[str, str]]] = defaultdict(list)
    for one in reversed(left):
        places[one[1]].append(one)
    found = {at: places[text].pop() for at, (_id, text) in enumerate(new) if places[text]}
    gone = {id(one) for one in found.values()}
    left[:] = [one for one in left if id(one) not in gone]
    return found


class _Partners:
    """Finds the old line of nearly the same words, each once."""

    def __init__(self, left: list[tuple[str, str]]) -> None:
        self._left = left
        self._words = {id(one): one[1].split() for one in left}

    def of(self, text: str, bullet_id: str) -> tuple[str, str] | None:
        """The likest old line, which is taken; None when none is like."""
        words = text.split()
        best, likeness = None, _ALIKE
        for one in self._left:
            own_place = _SAME_PLACE if one[0] == bullet_id else 0.0
            ratio = Indel.normalized_similarity(self._words[id(one)], words) + own_place
            if ratio > likeness:
                best, likeness = one, ratio
        if best is not None:
            self._left.remove(best)
        return best


def of_documents(old: ResumeDocument, new: ResumeDocument) -> tuple[LineDifference, ...]:
    """Changes between two résumés."""
    cited = {one.bullet_id: one.evidence_card_ids for one in new.bullets()}
    return line_changes(
        [(one.bullet_id, one.text) for one in old.bullets()],
        [(one.bullet_id, one.text) for one in new.bullets()],
        cited=cited,
    )


def to_markdown(changes: Sequence[LineDifference], *, title: str) -> str:
    """`diff_from_base.md`: ~~gone~~ and **new** words, lines without a change only counted."""
    same = [one for one in changes if not one.changed]
    parts = [f"# {title}", "", _("{n} lines unchanged.").format(n=len(same)), ""]
    for heading, chosen in (
        (
            _("Changed"),
            [one for one in changes if one.changed and one.old is not None and one.new is not None],
        ),
        (_("Added"), [one for one in changes if one.old is None]),
        (_("Left out"), [one for one in changes if one.new is None]),
    ):
        if chosen:
            parts += [f"## {heading}", "", *(f"- {_marked(one)}" for one in chosen), ""]
    return "\n".join(parts)


def _marked(change: LineDifference) -> str:
    shown = []
    for run in change.words:
        text, space = run.text.rstrip(), run.text[len(run.text.rstrip()) :]
        mark = (
            {"same": "", "gone": "~~", "new": "**"}[run.kind]
            if change.old is not None and change.new is not None
            else ""
        )
        shown.append(f"{mark}{text}{mark}{space or ' '}")
    cards = f" ({', '.join(change.evidence_card_ids)})" if change.evidence_card_ids else ""
    return "".join(shown).strip() + cards
