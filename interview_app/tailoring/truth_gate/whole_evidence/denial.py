"""What any card denies may not be claimed because another card merely fits: "Corporate picked the system, not me"."""

import re
from collections.abc import Sequence

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards import compounds
from interview_app.tailoring.truth_gate.cards.deed_families import families
from interview_app.tailoring.truth_gate.cards.denied import SAYS_LITTLE
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.cards.evidence_index import EvidenceIndex
from interview_app.tailoring.truth_gate.cards.pool import Pool
from interview_app.tailoring.truth_gate.holding import leading, only_named
from interview_app.tailoring.truth_gate.holding.denied_words import any_of, may_meet, meant_by
from interview_app.tailoring.truth_gate.holding.denies import by_leave, denies
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading import given_away, people_de, stand_ins
from interview_app.tailoring.truth_gate.reading.line import Keys, Line, Word


def hold(
    line: Line, index: EvidenceIndex, allowed: Pool, used: Sequence[Evidence]
) -> list[Objection]:
    """Objections to words that a card of these denies of the same matter, and that no card the line rests on says."""
    denied = index.denied
    for word in line.words if denied else ():
        if word.negated or word.hedged or word.verb in SAYS_LITTLE or _holds_talks(line, word):
            continue
        if (
            not may_meet(word, denied)
            or _is_proposed(line, word)
            or word.at in given_away.places(line)
        ):
            continue
        denying = index.denying(meant_by(word, used))
        if not denying or _said(line, word, used):
            continue
        if stand_ins.may_stand_in(line) and stand_ins.names_whom(line, word.at):
            continue  # whom the person stands in for is somebody else, as the evidence says
        if (
            word.groups & {"lead", "manage"}
            and not _of_its_object(line, word, denying, allowed)
            and any(_leads_them(line, word, part) for part in used)
        ):
            continue
        own = _is_own_word(word, used)
        for part in denying:
            if own and part not in used:
                continue
            if by_leave(line, word, part) or only_named.told(line, word, part):
                continue
            if (
                part in allowed
                and not _said(line, word, (part,))
                and denies(part, line, word, used)
            ):
                sentence = _("Claims “{word}”, which the evidence denies").format(
                    word=word.token.text
                )
                return [Objection(ViolationKind.NEGATION, sentence, at=word.at)]
    return []


_PROPOSES = frozenset(
    "suggest propose recommend request anregen vorschlagen empfehlen beantragen veranlassen beauftragen vergeben lassen commission".split()
)


def _is_proposed(line: Line, word: Word) -> bool:
    """Whether a line says no more of a deed than that the person proposed it: "Anschaffung eines Krans angeregt"."""
    return any(one is not word and one.verb in _PROPOSES for one in line.piece_at(word.at).words)


_HELD = re.compile(
    r"(?:gespräche?n?|interviews?|protokolle?|kasse|kartei|telefonate?n?|beratungen|verhandlungen)$"
)


def _holds_talks(line: Line, word: Word) -> bool:
    """Whether German "führen" is of talks or records, which is no leading that anybody denied."""
    return word.verb == "führen" and any(
        one is not word and not one.negated and _HELD.search(one.token.low)
        for one in line.piece_at(word.at).words
    )


def _of_its_object(line: Line, word: Word, denying: Sequence[Evidence], allowed: Pool) -> bool:
    """Whether a card denies leading of the very thing that the line says was led: the rebuilding, not the branch."""
    things = [one for one in line.piece_at(word.at).words if one is not word and not one.verb]
    keys = word.loose | families(word.verb)
    return any(
        denial.deed and denial.of and not denial.keys.isdisjoint(keys) and any_of(denial.of, things)
        for part in denying
        if part in allowed
        for denial in part.denials
    )


def _leads_them(line: Line, word: Word, part: Evidence) -> bool:
    """Whether a card shows the people that a line says were led: by the post it tells of, or by those who report to it."""
    piece = line.piece_at(word.at)
    if leading.leads_people(line, piece, part):
        return True
    things = [one.token.low for one in piece.words if one is not word and not one.verb]
    return bool(things) and all(map(leading.is_led, things)) and leading.has_reports(part)


def _is_own_word(word: Word, used: Sequence[Evidence]) -> bool:
    """Whether the cards that a line rests on say the very deed, or it is the post they tell of: another card's denial is of another time."""
    return any(
        (word.verb != "" and word.verb in part.bases)
        or (
            word.token.low.endswith(("leitung", "führung"))
            and compounds.leads_by_name(word.token.low, part)
        )
        or any(
            word.token.low.removesuffix("ung") == post.removesuffix("erin").removesuffix("er")
            for title in part.title_words
            for post in title
        )
        for part in used
    )


def _said(line: Line, word: Word, parts: Sequence[Evidence]) -> bool:
    """Whether these cards say the word themselves, in a sentence that also tells of what the line says it of.

    "Wrote 30 template replies" does not answer for "written Urdu".
    """
    things = [one.loose for one in line.piece_at(word.at).words if one is not word and not one.verb]
    for part in parts:
        if word.token.keys.isdisjoint(part.plain) and not (word.verb and word.verb in part.bases):
            continue
        if (
            line.german
            and people_de.names_post(word.token)
            and word.token.low not in part.compounds
        ):
            continue  # who "angeleitet" is not yet the "Praxisanleiterin" that they say they were not
        if not things or any(_says(one, word, things) for one in part.lines):
            return True
    return False


def _says(told: Line, word: Word, things: Sequence[Keys]) -> bool:
    """Whether one sentence of a line of the evidence says a word, and one of these things along with it."""
    for sentence in told.sentences:
        plain = [one for one in sentence if not one.negated and not one.hedged]
        said = [
            one
            for one in plain
            if not one.token.keys.isdisjoint(word.token.keys)
            or (word.verb != "" and one.verb == word.verb)
        ]
        beside = [one for one in plain if one not in said[:1]]
        if said and any(not keys.isdisjoint(one.loose) for keys in things for one in beside):
            return True
    return False
