"""Who is called by what they do to something: "Writer of nine bulletins", "Fahrer eines Krans" claim the deed, and no post."""

import re
from collections.abc import Set
from functools import lru_cache

from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.reading.line import NOTHING, Keys, Line, Word, joined
from interview_app.tailoring.truth_gate.words import lexicon
from interview_app.tailoring.truth_gate.words.meaning import plain_vowels

BY_DEED = {
    "supervisor": "supervise",
    "coordinator": "coordinate",
    "deputy": "deputise",
    "founder": "found",
}
"""Posts that only tell a deed where whom or what it is done to stands behind: "supervisor of two assistants", "deputy to the manager"."""
_TO_WHOM = frozenset(("of", "to", "for"))
_IRREGULAR = {
    "owner": "own",
    "author": "write",
    "verfasser": "schreiben",
    "koch": "kochen",
    "winner": "win",
}
_RANKS = frozenset(
    "manager director leader supervisor superintendent commander founder leiter leiterin führer führerin teacher lecturer".split()
)
"""Posts that claim more than a deed done once."""
_OBJECT_BEHIND = frozenset(
    "of for with on in an am auf von der des dem eines einer für bei".split()
)
_ENDS_OBJECT = _OBJECT_BEHIND | frozenset("at to from by during since und and mit".split())


def may_be_told(line: Line, at: int) -> bool:
    """Whether a token names somebody by a deed, with its object behind it."""
    tokens = line.tokens
    behind = tokens[at + 1].low if at + 1 < len(tokens) else ""
    if tokens[at].low in BY_DEED:
        return behind in _TO_WHOM
    return behind in _OBJECT_BEHIND and tokens[at].kind == "word" and bool(_deeds(tokens[at].low))


def told(line: Line, at: int, evidence: Evidence) -> bool:
    """Whether the evidence tells as the person's own deed what somebody called so does, of the object that the line names."""
    if line.tokens[at].low == "deputy" and any(
        _SECOND.search(known.folded) for known in evidence.lines
    ):
        return may_be_told(line, at)
    deeds = _deeds(line.tokens[at].low) & evidence.bases if may_be_told(line, at) else NOTHING
    objects = _objects(line, at) if deeds else []
    return bool(objects) and any(_tells(known, deeds, objects) for known in evidence.lines)


_SECOND = re.compile(
    r" (?:second in (?:command|charge)|number two|no 2|right hand (?:man|woman|person)) "
)
"""What a deputy is called otherwise."""


def told_behind(line: Line, at: int, evidence: Evidence) -> bool:
    """Whether the evidence tells what somebody called by a deed did to what is named before it: "chess club *founder*"."""
    deed = BY_DEED.get(line.tokens[at].low, "")
    objects = [word.loose for word in line.words if word.at < at]
    return (
        deed in evidence.bases
        and bool(objects)
        and any(_tells(known, {deed}, objects) for known in evidence.lines)
    )


def _objects(line: Line, at: int) -> list[Keys]:
    """What the words behind a doer name, up to the next phrase."""
    last = line.piece_at(at).last
    end = next(
        (one for one in range(at + 2, last + 1) if line.tokens[one].low in _ENDS_OBJECT), last + 1
    )
    return [word.loose for word in line.words if at < word.at < end]


def _tells(known: Line, deeds: Set[str], objects: list[Keys]) -> bool:
    for piece in known.pieces:
        done = [
            word
            for word in piece.words
            if word.verb in deeds and not word.negated and not word.hedged
        ]
        if not done or "help" in piece.ranks:
            continue
        around = joined([one.answers for one in _sentence(known, done[0].at) if not one.negated])
        if all(not keys.isdisjoint(around) for keys in objects):
            return True
    return False


def _sentence(known: Line, at: int) -> list[Word]:
    return next((words for words in known.sentences if any(word.at == at for word in words)), [])


@lru_cache(maxsize=4096)
def _deeds(low: str) -> Keys:
    """The infinitives of what somebody called so does; none for a rank."""
    if low in BY_DEED:
        return frozenset((BY_DEED[low],))
    if low in _RANKS or low in lexicon.proven():
        return frozenset()
    man = low.removesuffix("in") if low.endswith(("erin", "köchin")) else low
    found = {_IRREGULAR.get(man, ""), lexicon.german_done_by(low)}
    if man.endswith(("er", "or")):
        root = man[:-2]
        found |= {root, root + "e", root + "en", root + "n", plain_vowels(root) + "en"}
        found |= {root[:-1]} if root[-1:] == root[-2:-1] else set()
        found |= {f"{root[:-1]}e{root[-1:]}n"}
    known = {one: lexicon.verbs()[one] for one in found if one in lexicon.verbs()}
    return frozenset(
        one for one, (base, groups) in known.items() if base == one and "lead" not in groups
    )
