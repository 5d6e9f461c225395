"""The posts that a line says the person held, and the objection to each that no card gives them."""

import re
from collections.abc import Sequence

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.holding import doers, superlatives
from interview_app.tailoring.truth_gate.holding.held_titles import (
    ARTICLES,
    held,
    is_end_of_held,
    names_others,
    without_calling,
)
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading import stand_ins
from interview_app.tailoring.truth_gate.reading.line import Line
from interview_app.tailoring.truth_gate.words import lexicon
from interview_app.tailoring.truth_gate.words.tokens import keys_of

_BEHIND = frozenset("as als for für in bei at with mit by von zu to und and of".split())
_BEHIND_A_POST = frozenset(":|")
"""Behind these a line that named a post begins anew: "Deck Officer: Chief Engineer"."""
_BEHIND_A_DATE = frozenset(":–—-|,()/")
_TITLE_ENDS = frozenset(
    ", at bei im in for with mit since seit – — | per who und and by from on to alongside beside under within into onto after before during der des für von als zum zur".split()
)


def hold(line: Line, evidence: Evidence, first: int, last: int) -> list[Objection]:
    """Objections to posts that the line says the person held and the card does not."""
    if not line.titled and "als" not in line.said:
        return []
    found = []
    for words in _claimed_titles(line, evidence, first, last):
        if not held(words, evidence) and not (
            line.german and is_end_of_held(line, words[-1], evidence)
        ):
            written = {token.low: token.text for token in line.tokens}
            name = " ".join(written.get(word, word) for word in words)
            found.append(
                Objection(
                    ViolationKind.TITLE_NOT_IN_EVIDENCE,
                    _("Title “{name}” is not in the evidence").format(name=name),
                )
            )
    return found


_GERMAN_HEADS = frozenset("leiter leiterin".split())
"""Posts that are nouns of a deed too."""


def _claimed_titles(line: Line, evidence: Evidence, first: int, last: int) -> list[tuple[str, ...]]:
    starts = [at + 1 for at in range(first, last) if line.tokens[at].low in ("as", "als")]
    while first < last and (
        line.tokens[first].used == "date" or line.tokens[first].text in _BEHIND_A_DATE
    ):
        first += 1  # "2012–2014: Costume Designer"
    behind = [at + 1 for at in range(first, last) if line.tokens[at].text in _BEHIND_A_POST]
    begins = [first] + [
        at for at in behind if any(lexicon.is_title(one.low) for one in line.tokens[first:at])
    ]
    starts += [at for at in begins if at < len(line.tokens) and _may_begin_title(line, at)]
    found = []
    for start in starts:
        words: list[str] = []
        for at in range(start, min(last + 1, start + 7)):
            token = line.tokens[at]
            if _ends_title(line, start, at, last):
                break
            if token.kind == "word" and token.low not in ARTICLES:
                done = lexicon.done_by(token.low) & evidence.bases and not token.capital
                done = done or doers.told(line, at, evidence)
                words.append("" if done else token.low)
        words = [] if not words[-1:] or not words[-1] else [word for word in words if word]
        words = words[1:] if len(words) > 1 and words[0] in _FOR_LONG else words
        words = _without_being(words)
        if words and names_others(words, evidence.lines):
            continue
        if _earned(words, evidence) or (
            words and superlatives.DOERS.get(words[-1]) in evidence.bases
        ):
            continue
        if (
            line.german
            and len(words) > 1
            and lexicon.is_title(words[0])
            and not lexicon.is_title(words[-1])
        ):
            words = words[:1]  # "Projektleiterin Spitalbau": German names the field behind the post
        if (
            words
            and stand_ins.may_stand_in(line)
            and stand_ins.names_whom(line, start + len(words) - 1)
        ):
            continue  # whom, is judged word by word
        if words and (
            lexicon.is_title(words[-1])
            or ("of" in words and any(lexicon.is_title(word) for word in words))
        ):
            found.append(_own_words(tuple(words), evidence))
        elif (
            words
            and line.german
            and line.tokens[start - 1].low == "als"
            and _only_of_others(words[0], evidence)
        ):
            found.append((words[0],))
    return found


def _without_being(words: list[str]) -> list[str]:
    """A post without the words by which somebody says that they are or were this: "*I've been a* line dispatcher", "*bin* Köchin".

    Nothing is left of one that they deny: "was never team lead".
    """
    if not lexicon.negators()[0].isdisjoint(words):
        return []
    at = next((at for at, word in enumerate(words) if word not in _BEING), len(words))
    return words[at:] or words


_BEING = frozenset(
    "i im ive am was have been currently presently now bin war ich mache derzeit zurzeit".split()
)


def _ends_title(line: Line, start: int, at: int, last: int) -> bool:
    """Whether the words of a post that begins at `start` end before the token at `at`."""
    token = line.tokens[at]
    return (
        token.low in _TITLE_ENDS
        or (token.low == "of" and not (at < last and line.tokens[at + 1].capital))
        or token.used != ""
        or token.kind == "num"
        or (token.kind == "punct" and token.text not in "/&")
        or (at > start and token.low in _ARTICLES)
        or (line.german and token.low in _WHOM)
    )


def _may_begin_title(line: Line, at: int) -> bool:
    head = line.tokens[at]
    deed = any(word.verb and word.at == at for word in line.words)
    return (
        head.capital
        and head.low not in _BEHIND
        and (not deed or (line.german and head.low in _GERMAN_HEADS))
    )


_FOR_LONG = frozenset("experienced erfahrene erfahrener langjährige langjähriger".split())
"""What somebody is called who has held a post for a while."""
_WHOM = frozenset(("den", "dem", "einen", "einem", "habe", "ich"))
"""Before these no German post begins, or one to whom something is done: "*den* Küchenchef unterstützt"."""
_ARTICLES = frozenset(("a", "an", "the"))
"""What stands before these is done to whom they bring in: "relieves *the* master", "brief *a* freelance designer"."""


_DOER = re.compile(r"(?:er|eur|or|ant|ent|ist|oge|wart|kraft)(?:in)?$")


_OBLIQUE = frozenset("einem dem vom beim des unter durch".split())
_OBLIQUE_OF_WOMEN = frozenset("der einer zur".split())


def _only_of_others(low: str, evidence: Evidence) -> bool:
    """Whether German evidence names somebody only beside the person: "unter einem Obermonteur", "mit der Floristin"."""
    said = False
    if _DOER.search(low) is None:
        return False
    for told in evidence.lines:
        for at, token in enumerate(told.tokens):
            if token.low != low:
                continue
            before = told.tokens[at - 1].low if at else ""
            if before not in _OBLIQUE and not (low.endswith("in") and before in _OBLIQUE_OF_WOMEN):
                return False
            said = True
    return said


def _earned(words: Sequence[str], evidence: Evidence) -> bool:
    """Whether words that end like a post name a certificate of the evidence: "AWS Solutions Architect Associate"."""
    if len(words) < 2:
        return False
    phrase = f" {' '.join(words)} "
    return any(
        phrase in one.folded
        for part in evidence.members or (evidence,)
        for one in superlatives.of_earned(part)
    )


def _own_words(words: tuple[str, ...], evidence: Evidence) -> tuple[str, ...]:
    """A title without the ordinary words before it that the evidence says anyway: "labour ward midwife".

    What the person is called by a licence ("HCPC-registered") is judged as a word of its own.
    """
    words = without_calling(words)
    at = len(words) - 1
    while at and (
        lexicon.is_title(words[at - 1])
        or words[at - 1] in lexicon.proven()
        or words[at - 1] in lexicon.limiting()
    ):
        at -= 1
    before = words[:at]
    return (
        words[at:]
        if before
        and all(not keys_of(word).isdisjoint(evidence.plain) for word in before)
        and not held(words, evidence)
        else words
    )
