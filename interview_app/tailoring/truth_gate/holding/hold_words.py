"""Every word that says something must be found in the evidence: what is not found is an unsupported claim."""

from collections.abc import Iterator
from itertools import islice

from interview_app.domain.tailoring import Severity, ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.holding import (
    asked_words,
    doers,
    leading,
    members,
    names,
    only_named,
    prizes,
    superlatives,
    verbs,
)
from interview_app.tailoring.truth_gate.holding.asked_words import Asked
from interview_app.tailoring.truth_gate.holding.denies import by_leave, denies
from interview_app.tailoring.truth_gate.holding.known_words import (
    denied_together,
    has,
    is_given_away,
    is_short_for,
    is_spelled_out,
    unsure,
)
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading import manner, stand_ins, subjects
from interview_app.tailoring.truth_gate.reading.line import Keys, Line, Word
from interview_app.tailoring.truth_gate.words import lexicon


def hold(
    line: Line,
    evidence: Evidence,
    first: int,
    last: int,
    *,
    quick: bool = False,
    spared: int | None = None,
) -> tuple[list[Objection], int]:
    """Objections to the words at tokens `first` to `last`, and how many words the evidence supports.

    With `quick` the first that blocks is enough. The word at token `spared` is a doubt where it is not found (`doubts`).
    """
    found: list[Objection] = []
    unknown: list[Word] = []
    count = 0
    stands_in = stand_ins.may_stand_in(line) and stand_ins.told(evidence.lines)
    plain, undone = evidence.plain, evidence.undone
    for asked in asked_words.asked_of(line, first, last, quick=quick):
        keys = asked.keys
        if (
            asked.is_said_alone
            and not keys.isdisjoint(plain)
            and not (undone and _is_denied_deed(asked.word, evidence, undone))
        ):
            count += 1  # nothing to deny, to prove or to look for
            continue
        word = asked.word
        if (asked.is_given and is_given_away(line, word, evidence)) or (
            stands_in and _of_whom_is_told(word, evidence) and stand_ins.names_whom(line, word.at)
        ):
            count += 1
            continue
        if (
            undone
            and not keys.isdisjoint(undone)
            and keys.isdisjoint(plain)
            and only_named.told(line, word, evidence)
        ):
            count += 1
            continue
        doubtful = asked.needs_proof or word.negated or not keys.isdisjoint(undone)
        objection = _objection(line, asked, evidence) if doubtful else None
        if objection is not None:
            if quick:
                asked_words.ask_first(line, asked)
                return [objection], count
            found.append(objection)
        elif has(line, word, evidence) or (
            asked.may_be_held and superlatives.shown_otherwise(line, word, evidence)
        ):
            count += 1
        elif word.at == spared:
            found.append(_doubt(word))
        elif word.verb:
            found += _special_verb(line, word, evidence)
        elif not (asked.may_be_empty and _adds_nothing(line, word, evidence)):
            if quick:
                asked_words.ask_first(line, asked)
                return [_UNKNOWN], count
            unknown.append(word)
    found += superlatives.of_phrases(line, evidence, first, last) if line.sweeping else []
    return found + (names.unknown(line, unknown, evidence) if unknown else []), count


def _of_whom_is_told(word: Word, evidence: Evidence) -> bool:
    """Whether the evidence names somebody so, be it to say that the person is not this: "ich bin nicht die Leiterin"."""
    return not (
        word.loose.isdisjoint(evidence.loose) and word.token.keys.isdisjoint(evidence.negated)
    )


_UNKNOWN = Objection(ViolationKind.UNSUPPORTED_CLAIM, "")
"""Stands for any objection where only the verdict matters."""


def _doubt(word: Word) -> Objection:
    sentence = _("“{name}” is not in the evidence in these words").format(name=word.token.text)
    return Objection(ViolationKind.UNSUPPORTED_CLAIM, sentence, Severity.WARNING, word.at)


def _adds_nothing(line: Line, word: Word, evidence: Evidence) -> bool:
    """Whether a word that is not found, and of which the line alone tells that it may be empty, claims nothing: it tells only how, or is judged elsewhere."""
    token = word.token
    after = line.tokens[word.at + 1].low if word.at + 1 < len(line.tokens) else ""
    if token.low == "line" and after.startswith("manage"):
        return True  # "line management" is judged by whom the person leads
    if token.low == "direct" and after.startswith("report"):
        return True  # so are "direct reports"
    if token.low == "forward" and word.at and line.tokens[word.at - 1].low == "put":
        return True  # "put forward": the deed, which the verb has told
    if _deed_behind_object(line, word, evidence):
        return True
    if line.german and (_names_the_kind(line, word, evidence) or by_leave(line, word, evidence)):
        return True
    return (line.german or (evidence.german and token.low.endswith("iert"))) and manner.is_manner(
        line, word
    )


_KINDS = frozenset(
    "typ typs klasse modell modells marke fabrikat fabrikats baureihe niveau".split()
)


def _names_the_kind(line: Line, word: Word, evidence: Evidence) -> bool:
    """Whether a German noun only says of what kind the name behind it is, or that the person is of the body named behind it.

    "Vom *Typ* Lely Astronaut", "Führerschein der *Klasse* BE"; "*Mitglied* im Personalrat" of somebody who is in it.
    """
    after = line.tokens[word.at + 1 : word.at + 3]
    if word.token.low in _KINDS:
        return (
            bool(after)
            and after[0].capital
            and any(after[0].text in told.text for told in evidence.lines)
        )
    return members.is_member(line, word, evidence)


def _deed_behind_object(line: Line, word: Word, evidence: Evidence) -> bool:
    """Whether a noun of a plain deed stands right behind a thing that the evidence names: "methadone consumption"."""
    if not asked_words.names_plain_deed(word.token.low):
        return False
    thing = next((one for one in line.words if one.at == word.at - 1 and not one.verb), None)
    return thing is not None and not thing.negated and _is_a_thing(thing.token.keys, evidence)


def _is_a_thing(keys: Keys, evidence: Evidence) -> bool:
    """Whether the evidence names a thing by the word, rather than say by it of what kind another is: "electronic" of "electronic orders"."""
    if keys.isdisjoint(evidence.plain):
        return False
    return any(
        not token.keys.isdisjoint(keys) and not _describes(told, at)
        for told in evidence.lines
        for at, token in enumerate(told.tokens)
    )


def _describes(told: Line, at: int) -> bool:
    """Whether a word of the evidence stands right before a noun that it describes."""
    after = told.tokens[at + 1] if at + 1 < len(told.tokens) else None
    if after is None or after.kind != "word" or after.low in lexicon.glue():
        return False
    return not any(one.at == at + 1 and one.verb for one in told.words)


def unknown_in(line: Line, evidence: Evidence, *, most: int) -> list[Word]:
    """The first words of a line, `most` at most, that none of these cards has in any way, so that none alone could support it."""
    return list(islice(_unknown(line, evidence), most))


def _unknown(line: Line, evidence: Evidence) -> Iterator[Word]:
    proven = lexicon.proven()
    for asked in asked_words.all_asked(line):
        word = asked.word
        if not (word.verb or word.token.low in proven or _is_known(line, asked, evidence)):
            yield word


def all_known(line: Line, evidence: Evidence, spared: int | None = None) -> bool:
    """Whether the evidence has every word of the line somewhere, however it is used there."""
    return all(
        asked.word.verb or asked.word.at == spared or _is_known(line, asked, evidence)
        for asked in asked_words.all_asked(line)
    )


def _is_known(line: Line, asked: Asked, evidence: Evidence) -> bool:
    """Whether the evidence has a word somewhere, however it is used there, or the word claims nothing."""
    if asked.is_said_alone and not asked.keys.isdisjoint(evidence.plain):
        return True
    word = asked.word
    return (
        has(line, word, evidence)
        or (asked.is_given and is_given_away(line, word, evidence))
        or unsure(word, evidence)
        or (asked.may_be_empty and _adds_nothing(line, word, evidence))
    )


def _objection(line: Line, asked: Asked, evidence: Evidence) -> Objection | None:
    """The objection to a word that the evidence denies, or that needs another proof than the evidence has."""
    word, keys = asked.word, asked.keys
    if word.negated or not (keys.isdisjoint(evidence.negated) and keys.isdisjoint(evidence.hedged)):
        denied = _negation(line, word, evidence)
        if denied is not None:
            return denied
    if (
        not asked.needs_proof
        or not keys.isdisjoint(evidence.plain)
        or is_short_for(line, word, evidence)
    ):
        return None
    if word.token.capital and is_spelled_out(line, word, evidence):
        return None
    return superlatives.hold(line, word, evidence)


def _negation(line: Line, word: Word, evidence: Evidence) -> Objection | None:
    keys = word.token.keys
    in_plain = not keys.isdisjoint(evidence.plain) or (
        word.verb != "" and word.verb in evidence.bases
    )
    in_negated = not keys.isdisjoint(evidence.negated)
    if (
        in_plain
        and in_negated
        and word.verb
        and word.verb not in evidence.bases
        and not word.negated
    ):
        in_plain = _said_of_no_post(keys, evidence)
    if word.negated and in_plain and not in_negated and not denied_together(line, word, evidence):
        sentence = _("Denies “{word}”, which the evidence says").format(word=word.token.text)
        return Objection(ViolationKind.NEGATION, sentence, at=word.at)
    if (
        not word.negated
        and in_negated
        and not in_plain
        and denies(evidence, line, word)
        and not doers.told(line, word.at, evidence)
    ):
        sentence = _("Claims “{word}”, which the evidence denies").format(word=word.token.text)
        return Objection(ViolationKind.NEGATION, sentence, at=word.at)
    if (
        not word.hedged
        and not in_plain
        and not keys.isdisjoint(evidence.hedged)
        and denies(evidence, line, word)
    ):
        sentence = _("Claims “{word}” as done, which the evidence only plans or tries").format(
            word=word.token.text
        )
        return Objection(ViolationKind.INFLATED_SCOPE, sentence, at=word.at)
    return None


def _is_denied_deed(word: Word, evidence: Evidence, undone: Keys) -> bool:
    """Whether the evidence denies a deed that it nowhere tells, so that only another word is written alike: "associate *designer*"."""
    return (
        word.verb != ""
        and word.verb not in evidence.bases
        and not word.token.keys.isdisjoint(undone)
    )


def _said_of_no_post(keys: Keys, evidence: Evidence) -> bool:
    """Whether the evidence has a word of a deed elsewhere than in the name of a post: "associate *designer*" designs nothing."""
    return any(
        not word.negated
        and not word.token.keys.isdisjoint(keys)
        and not lexicon.is_title(word.token.low)
        for line in evidence.lines
        for word in line.words
    )


def _special_verb(line: Line, word: Word, evidence: Evidence) -> list[Objection]:
    special = word.groups & verbs.SPECIAL
    after = next((token.low for token in line.tokens[word.at + 1 :] if token.kind == "word"), "")
    if word.verb == "sign" and after == "off":
        special = _APPROVE
    if not special or special & evidence.groups:
        return []
    if word.verb in _MENTORS and _looked_after_learners(line, word, evidence):
        return []
    if special == _APPROVE and (
        not _APPROVING.isdisjoint(evidence.bases) or _names_a_permit(line, word)
    ):
        return []
    if word.at and (
        after in ("durch", "by", "vom") or subjects.names_somebody(line.tokens[word.at - 1])
    ):
        return []  # a deed the line itself gives to somebody else: "taught by the foreman", "which the director approved"
    if "hire" in special and word.verb == "einstellen" and not leading.takes_on_people(line, word):
        return []  # "Hörgeräte eingestellt"
    if "hire" in special and word.at and line.tokens[word.at - 1].low in _BEEN:
        return []  # by whom is not said: "three of whom *were hired* as fitters"
    if (
        prizes.won(line, word, evidence)
        or superlatives.wins_people(line, word)
        or (word.token.capital and is_spelled_out(line, word, evidence))
    ):
        return []
    sentence = _("Claims “{word}” but no evidence says so").format(word=word.token.text)
    return [Objection(ViolationKind.UNSUPPORTED_CLAIM, sentence, at=word.at)]


def _looked_after_learners(line: Line, word: Word, evidence: Evidence) -> bool:
    """Whether the evidence tells that the person had charge of the learners whom the line says they mentored."""
    learners = [
        one.loose
        for one in line.piece_at(word.at).words
        if one is not word and one.token.low.startswith(_LEARNERS)
    ]
    return any(
        not {"care", "manage", "lead"}.isdisjoint(piece.ranks)
        and "help" not in piece.ranks
        and any(not keys.isdisjoint(piece.keys) for keys in learners)
        for piece in evidence.scope_pieces
    )


_MENTORS = frozenset("mentor guide anleiten".split())
_LEARNERS = (
    "intern", "trainee", "apprentice", "student", "volunteer", "graduate", "praktikant", "auszubildende", "lehrling", "azubi",
)  # fmt: skip
_BEEN = frozenset(("was", "were", "been"))
_APPROVE = frozenset(("approve",))
_APPROVING = frozenset(
    "sign pass clear release grant unterschreiben unterzeichnen absegnen zulassen".split()
)
"""Deeds by which evidence tells that the person approved something: who only checked it did not."""


def _names_a_permit(line: Line, word: Word) -> bool:
    """Whether a German noun of approving is the permit itself: "*Bewilligung* zur Berufsausübung"."""
    return line.german and word.token.capital and word.token.low.endswith("ung")
