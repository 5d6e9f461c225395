"""One deed more put beside a told one: "packed 75 works *and couriered them*", "schedules *and assesses* interpreters".

A verb that no card has may reword one that a card has, and mostly does. But where the sentences that tell of its object (or,
where it has none of its own, of the deed beside it) have no deed that the line leaves out, it rewords none. In German two
participles stand side by side, and either may be the one that nobody told: "entworfen *und gepflanzt*", "gebaut, *auch
gepolstert*"; so do two nouns: "Nützlingseinsatz *und Veredelung*".
"""

from collections.abc import Iterator, Sequence

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.cards.pool import Pool
from interview_app.tailoring.truth_gate.holding import known_words
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading.line import Line, Word
from interview_app.tailoring.truth_gate.whole_evidence import one_more
from interview_app.tailoring.truth_gate.words import lexicon

_GENERAL = frozenset(
    "do make have be get take go come know need use give put work keep let leave see look want cut bring handle carry introduce reduce prepare run serve conduct draw maintain hold raise help save "
    "develop shorten cover complete set head create coach manage perform oversee deliver produce provide grow act participate enter compile supply share close record care lower time stand check "
    "contribute build obtain clear support fall move start answer review reach improve administer remove attend establish finish add plan extract secure pass operate fit sit lift place visit process "
    "file analyse analyze collect launch register issue resolve receive schedule exceed travel join define accompany find host respond back switch field organise organize order spend increase include "
    "follow meet become remain gain lose rise drop tell show speak lead supervise train implement involve relate learn earn hire regard know call name send forward notify collate document average total speed retain keep relieve relieved".split()
)
"""Verbs by which almost any deed may be told in other words; those that claim a part in it are held by `verbs` and `roles`."""
_GENERAL_DE = frozenset(
    "machen tun durchführen ausführen umsetzen erstellen begleiten betreuen unterstützen bearbeiten erledigen übernehmen leiten führen organisieren koordinieren planen vorbereiten entwickeln "
    "gestalten aufbauen ausbauen einführen verbessern steigern senken reduzieren verkürzen erhöhen verringern halten sichern arbeiten nutzen verwenden einsetzen bringen geben nehmen setzen stellen legen "
    "liefern leisten schaffen bieten zeigen helfen mithelfen aushelfen mitmachen mitarbeiten mitwirken beteiligen teilnehmen besuchen absolvieren abschliessen bestehen ablegen erwerben erreichen erzielen erhalten bekommen gewinnen "
    "fertigstellen abschließen vornehmen erbringen abwickeln verantworten sorgen optimieren erweitern erneuern ersetzen wechseln umstellen anlegen einrichten errichten bauen "
    "ausarbeiten erarbeiten zusammenstellen aufstellen aufnehmen annehmen entgegennehmen weitergeben anleiten einarbeiten einweisen schulen ausbilden unterrichten vermitteln "
    "verwalten pflegen versorgen wachsen steigen sinken fallen gehen kommen bleiben werden sein haben können dürfen sollen müssen wollen".split()
)


def is_general(verb: str) -> bool:
    """Whether almost any deed may be told by a verb: "handle", "betreuen"."""
    return verb in _GENERAL or verb in _GENERAL_DE


_AUXILIARY = frozenset("be have can sein haben werden können dürfen müssen sollen wollen".split())


def hold(line: Line, allowed: Pool, used: Sequence[Evidence]) -> list[Objection]:
    """The objection to the first deed that a line puts beside a told one, and that rewords none of any card."""
    if line.german:
        return _hold_german(line, allowed, used)
    if "and" not in line.said:
        return []
    for word in line.words:
        if not _is_beside(line, word) or known_words.supported(line, word, allowed.whole):
            continue
        before = [
            one
            for one in line.words
            if one.verb and one.at < word.at and known_words.supported(line, one, allowed.whole)
        ]
        if before and not any(
            _left_out(line, sentence) for sentence in _about(line, word, before, used)
        ):
            sentence = _("Claims “{word}” but no evidence says so").format(word=word.token.text)
            return [Objection(ViolationKind.UNSUPPORTED_CLAIM, sentence, at=word.at, joined=True)]
    return []


def _hold_german(line: Line, allowed: Pool, used: Sequence[Evidence]) -> list[Objection]:
    if line.said.isdisjoint(_JOINTS_DE):
        return []
    for word, beside in (*_participles(line), *_nouns(line)):
        if word.verb in _GENERAL_DE or known_words.supported(line, word, allowed.whole):
            continue
        if beside.verb not in _GENERAL_DE and not known_words.supported(
            line, beside, allowed.whole
        ):
            continue
        if beside.verb:
            rewords = any(
                _left_out(line, sentence) for sentence in _about(line, word, [beside], used)
            )
        else:
            rewords = any(one_more.has_another_beside(part, beside.loose, line) for part in used)
        if not rewords:
            sentence = _("Claims “{word}” but no evidence says so").format(word=word.token.text)
            return [
                Objection(
                    ViolationKind.UNSUPPORTED_CLAIM, sentence, at=word.at, joined=word.token.capital
                )
            ]
    return []


_JOINTS_DE = frozenset(("und", "auch", "sowie"))


def _participles(line: Line) -> Iterator[tuple[Word, Word]]:
    """Each of two German participles that a joint puts side by side, with the other one."""
    for joint, token in enumerate(line.tokens):
        if (
            token.low not in _JOINTS_DE
            or not 0 < joint < len(line.tokens) - 1
            or line.tokens[joint + 1].capital
        ):
            continue  # "und Schulungen gehalten": a deed of another thing
        left, right = _deed_before(line, joint), _deed_behind(line, joint)
        if left is not None and right is not None and left.verb != right.verb:
            yield left, right
            yield right, left


def _nouns(line: Line) -> Iterator[tuple[Word, Word]]:
    """Each German noun of a deed right behind "und" that has no object of its own, with the noun before "und"."""
    places = {
        word.at: word
        for word in line.words
        if word.token.capital and not word.negated and not word.hedged
    }
    for joint, token in enumerate(line.tokens):
        left, right = places.get(joint - 1), places.get(joint + 1)
        if token.low not in ("und", "sowie") or left is None or right is None or not right.verb:
            continue
        behind = line.tokens[joint + 2] if joint + 2 < len(line.tokens) else None
        if behind is None or behind.low not in (_OF if left.verb else _OF_A_DEED):
            yield right, left


_OF_A_DEED = frozenset("von der des dem den vom zweier dreier mehrerer -".split())
"""Words that bring in the object of a noun before them, or a part of its compound."""
_OF = _OF_A_DEED | frozenset("im in bei beim am an für mit".split())


def _deed_before(line: Line, joint: int) -> Word | None:
    """The German participle right before "und", or before the comma before it."""
    last = joint - 1 - (line.tokens[joint - 1].text == ",")
    return next((one for one in line.words if one.at == last and _is_participle(one)), None)


def _deed_behind(line: Line, joint: int) -> Word | None:
    """The German participle that ends the stretch behind "und"."""
    last = line.piece_at(joint + 1).last
    return next((one for one in line.words if joint < one.at <= last and _is_participle(one)), None)


def _is_participle(word: Word) -> bool:
    low = word.token.low
    told = (word.verb or lexicon.deed_of(low)) != "" and not word.negated and not word.hedged
    return (
        told
        and not word.token.capital
        and not low.startswith("mit")
        and low != word.verb
        and low.endswith(("t", "en"))
    )


def _is_beside(line: Line, word: Word) -> bool:
    """Whether a word is a deed behind "and" that claims something of its own, told of nobody else."""
    if not word.verb or word.verb in _GENERAL or word.negated or word.hedged or word.at < _FIRST:
        return False
    low = word.token.low
    before = line.tokens[word.at - 1].low
    if before != "and" and not (before.endswith("ly") and line.tokens[word.at - 2].low == "and"):
        return False
    behind = line.tokens[word.at + 1].low if word.at + 1 < len(line.tokens) else ""
    verbal = low.endswith(("ed", "s")) or low == word.verb
    return (
        verbal
        and behind not in ("by", "with")
        and not (word.unknown_verb and not low.endswith("ed"))
    )


_FIRST = 2


def _about(
    line: Line, word: Word, before: Sequence[Word], used: Sequence[Evidence]
) -> Iterator[list[Word]]:
    """The sentences that tell of most of what a deed is done to; of the deeds before it where it names nothing told."""
    things = [
        one.loose for one in line.piece_at(word.at).words if not one.verb and one.at > word.at
    ]
    sentences = [sentence for part in used for told in part.lines for sentence in told.sentences]
    scores = [
        sum(any(not keys.isdisjoint(one.loose) for one in sentence) for keys in things)
        for sentence in sentences
    ]
    best = max(scores, default=0)
    if best:
        yield from (
            sentence for sentence, score in zip(sentences, scores, strict=True) if score == best
        )
        return
    verbs = {one.verb for one in before}
    yield from (sentence for sentence in sentences if any(one.verb in verbs for one in sentence))


def _left_out(line: Line, sentence: Sequence[Word]) -> bool:
    """Whether a sentence has a deed of the person that the line does not tell."""
    own = {one.verb for one in line.words if one.verb}
    denied = any(one.negated for one in sentence)
    return any(
        not (denied and one.verb == "do")  # "but did not travel with them"
        and one.verb not in own
        and all(map(one.loose.isdisjoint, [two.loose for two in line.words]))
        for one in sentence
        if one.verb
        and not one.negated
        and one.verb not in _AUXILIARY
        and not (one.token.capital and one.at > 0)
    )
