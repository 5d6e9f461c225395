"""Posts that are named for a deed: "recruiter", "author", "satellite van driver" of somebody who drove the van."""

from collections.abc import Sequence, Set

from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.cards.pool import Pool
from interview_app.tailoring.truth_gate.reading import doers_en
from interview_app.tailoring.truth_gate.words import lexicon, meaning
from interview_app.tailoring.truth_gate.words.tokens import keys_of


def is_named_for_untold_deed(low: str, allowed: Pool) -> bool:
    """Whether an English noun is made of a verb for who does it ("recruiter"), and no card tells of the deed."""
    if not low.endswith(("er", "or")):
        return False
    bases = (low[:-2], low[:-1], low[:-3] if low[-3:-2] == low[-4:-3] else "")
    deeds = {lexicon.verbs()[one][0] for one in bases if one in lexicon.verbs()}
    made = bool(deeds) and doers_en.may_be_somebody(low)
    return made and not any(_tells(part, deeds) for part in allowed)


def does(words: tuple[str, ...], part: Evidence) -> bool:
    """Whether the head only says what the person did ("author" of what they wrote), or whose deputy they are."""
    if words[-1] == "author" and "write" in part.bases:
        return True
    if len(words) == 1 and _tells(part, lexicon.done_by(words[0])):
        return True  # the name of another post tells of no deed: "Recruiting Coordinator" is no recruiter
    if len(words) > 1 and _does_to(words[:-1], lexicon.done_by(words[-1]), part):
        return True
    limited = [
        word for word in words[:-1] if word in lexicon.limiting() or word.startswith("stellvertret")
    ]
    return bool(limited) and all(not meaning.roots(word).isdisjoint(part.loose) for word in limited)


def _does_to(things: Sequence[str], deeds: Set[str], part: Evidence) -> bool:
    """Whether a post is named for a deed of just these things that a card tells of: "satellite van driver" of who drove it."""
    if not deeds or things[0] in lexicon.limiting() or any(map(lexicon.is_title, things)):
        return False
    return any(
        any(one.verb in deeds and not one.negated for one in sentence)
        and all(
            any(not one.negated and not keys_of(low).isdisjoint(one.token.keys) for one in sentence)
            for low in things
        )
        for told in part.lines
        if told.text not in part.headings
        for sentence in told.sentences
    )


def _tells(part: Evidence, deeds: Set[str]) -> bool:
    """Whether a card tells of one of these deeds, or has a noun written like it, not only in the name of a post."""
    return any(
        (one.verb in deeds or one.token.low in deeds) and not one.negated
        for told in part.lines
        if told.text not in part.headings
        for one in told.words
    )
