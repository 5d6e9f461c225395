"""Words that claim something special (largest, first, sole, company-wide, award-winning, certified, senior, fluent)."""

import re
from functools import lru_cache

from interview_app.domain.knowledge_card import CardType
from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards import compounds
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.holding import (
    alone,
    doers,
    leading,
    prizes,
    strong_changes,
    two_tongues,
)
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading import schooling
from interview_app.tailoring.truth_gate.reading.line import Line, Piece, Word
from interview_app.tailoring.truth_gate.words import closed_words, lexicon, meaning

_WORD_FOR_WORD = frozenset(("senior", "certified", "honoured", "advanced"))
DOERS = {
    **{
        "owner": "own",
        "founder": "found",
        "leader": "lead",
        "author": "write",
        "winner": "win",
        "winners": "win",
    },
    **dict.fromkeys(
        "gewinner gewinnerin sieger siegerin preisträger preisträgerin".split(), "gewinnen"
    ),
}
"""Who does what the verb says: "owner of the roadmap" for "owned the roadmap"."""


_DEGREES = frozenset(
    "phd mba msc master masters doctorate doctoral bachelor bachelors bsc ba md diplom promotion doktor degree".split()
)
_KINDS = {
    "senior": ViolationKind.TITLE_NOT_IN_EVIDENCE,
    "certified": ViolationKind.CERTIFICATE_NOT_IN_EVIDENCE,
}


_USED = frozenset(
    "used use uses using adopted adopt rolled rollout standard genutzt nutzen verwendet verwenden eingesetzt übernommen eingeführt ausgerollt".split()
)
_PLACES = frozenset(
    "office offices site sites team teams branch branches school schools ward wards department departments location locations store stores shop shops unit units engineer engineers colleague colleagues staff "
    "employee employees restaurant restaurants clinic clinics plant plants standort standorte standorten abteilung abteilungen filiale filialen schule schulen team teams station stationen kollegen mitarbeiter werke werken büros".split()
)
_EVERY = frozenset(
    "every all each whole entire alle allen aller jede jeder jedem ganze ganzen gesamten gesamte sämtliche".split()
)


def of_phrases(line: Line, evidence: Evidence, first: int, last: int) -> list[Objection]:
    """Objections to superlatives of two words ("the most economical") and to "used by every office"."""
    if not line.sweeping:
        return []
    lows = [token.low for token in line.tokens]
    found = []
    used = bool(_USED & set(lows))
    for at in range(first, min(last, len(lows) - 1)):
        if (
            (lows[at : at + 2] == ["of", "the"] and lows[at + 2 : at + 3] in (["year"], ["month"]))
            or lows[at : at + 2] == ["des", "jahres"]
            or (lows[at : at + 2] == ["of", "year"] and not line.tokens[at - 1].used)
        ):
            titled = at > 0 and (line.tokens[at - 1].capital or lexicon.is_title(lows[at - 1]))
            if titled and not any(
                " of the year " in one.folded
                or " of year " in one.folded
                or " of the month " in one.folded
                or " des jahres " in one.folded
                for one in evidence.lines
            ):
                found.append(
                    _special(
                        line.text[
                            line.tokens[at - 1].start : line.tokens[min(at + 2, len(lows) - 1)].end
                        ],
                        at,
                    )
                )
        begins = (
            (at == line.piece_at(at).first or line.tokens[at - 1].text == ":")
            and not lows[at + 1].endswith("s")
            and line.tokens[at + 1].kind == "word"
        )
        if (
            lows[at] == "most"
            and begins
            and lows[at + 1] not in ("of", "recent", "recently", "often", "notably")
        ):
            if lexicon.verbs().get(lows[at + 1]) is None and not any(
                f" most {lows[at + 1]} " in one.folded for one in evidence.lines
            ):
                found.append(_special(f"{line.tokens[at].text} {line.tokens[at + 1].text}", at))
        elif (
            lows[at] == "most"
            and at
            and lows[at - 1] in ("the", "their", "our", "its")
            and lows[at + 1] != "of"
        ):
            if not any(f" most {lows[at + 1]} " in one.folded for one in evidence.lines):
                found.append(_special(f"most {line.tokens[at + 1].text}", at))
        elif used and lows[at] in _EVERY and line.tokens[at + 1].used != "number":
            near = lows[at + 1 : at + 5]
            if any(low in _PLACES for low in near) and not _everywhere(near, evidence):
                found.append(
                    _special(line.text[line.tokens[at].start : line.tokens[at + 1].end], at)
                )
    return found


def _everywhere(near: list[str], evidence: Evidence) -> bool:
    """Whether the evidence says "every" or "all" of one of these places."""
    places = {low for low in near if low in _PLACES}
    for one in evidence.lines:
        lows = [token.low for token in one.tokens]
        for at, low in enumerate(lows):
            if low in _EVERY and places & set(lows[at + 1 : at + 5]):
                return True
    return False


def _special(name: str, at: int) -> Objection:
    return Objection(
        ViolationKind.SUPERLATIVE,
        _("Claims “{word}” but no evidence says so").format(word=name),
        at=at,
    )


def _of_the_same(line: Line, word: Word, kinds: frozenset[str], evidence: Evidence) -> bool:
    """Whether the evidence says something of that kind of what the line says it of, and not merely somewhere."""
    things = [one.loose for one in line.piece_at(word.at).words if one is not word]
    for piece in evidence.pieces:
        if any(
            lexicon.proven().get(one.token.low, frozenset()) & kinds for one in piece.words
        ) and (not things or any(not keys.isdisjoint(piece.keys) for keys in things)):
            return True
    return False


_HOLDS = frozenset(
    "certified registered licensed qualified certification graduate graduated chartered accredited prepared zertifiziert zertifizierte zertifizierter geprüft geprüfte geprüfter lizenziert lizenzierte "
    "lizenzierter examiniert examinierte examinierter approbiert approbierte approbierter".split()
)
"""What somebody is said to be who holds a certificate or a degree."""


def holds(line: Line, word: Word, evidence: Evidence) -> bool:
    """Whether "certified" and the like say what the evidence has: what is named beside it was earned, by a school or by licence."""
    if word.token.low == "degree" and not word.negated:
        return _has_degree(evidence)
    if word.token.low not in _HOLDS or word.negated:
        return False
    piece = line.piece_at(word.at)
    names = [
        one.token.keys
        for one in piece.words
        if one is not word
        and not one.negated
        and (one.token.capital or lexicon.proven().get(one.token.low))
        and not lexicon.is_title(one.token.low)
    ]
    names = names or [
        token.keys for token in line.tokens if token.text.isupper() and len(token.low) > 1
    ]
    if not names:
        names = [
            one.token.keys
            for one in piece.words
            if one is not word and not one.verb and not lexicon.is_title(one.token.low)
        ]
    if not names:
        titles = [one.token.keys for one in piece.words if lexicon.is_title(one.token.low)]
        parts = [part for part in evidence.members or (evidence,) if of_earned(part)]
        return bool(titles) and any(
            all(not keys.isdisjoint(part.plain) for keys in titles) for part in parts
        )
    for card_line in (one for part in (evidence.members or (evidence,)) for one in of_earned(part)):
        plain = frozenset().union(
            *(one.token.keys for one in card_line.words if not one.negated and not one.hedged)
        )
        if all(not keys.isdisjoint(plain) for keys in names):
            return True
    return False


def of_earned(part: Evidence) -> list[Line]:
    """The sentences of a card that tells of schooling, or that names a licence or certificate."""
    card = part.cards[0]
    schooled = card.card_type is CardType.EDUCATION or "certified" in part.kinds
    skills = set(card.skills)
    return [one for one in part.lines if schooled and one.text not in skills]


_BY = frozenset(
    "by with to for under from alongside durch mit an für von unter zum zur beim".split()
)
_THE = frozenset(
    "the a an my our their his her der die das dem den des einem einer einen ein eine".split()
)


_UNPAID = frozenset(
    "item issue payment invoice debt balance work task claim order request matter point loan receivable".split()
)
_STRETCH = frozenset(
    "day afternoon morning evening night week shift visit session month season year hour".split()
)


def _is_plain_use(line: Line, word: Word) -> bool:
    """Whether a word that often praises or counts alone says something plain here: "outstanding items", "in a single day"."""
    after = line.tokens[word.at + 1].low.removesuffix("s") if word.at + 1 < len(line.tokens) else ""
    before = line.tokens[word.at - 1].low if word.at else ""
    return (
        (word.token.low == "outstanding" and after in _UNPAID)
        or (word.token.low == "single" and before == "a" and after in _STRETCH)
        or (word.token.low == "demonstrated" and _opens_a_deed(line, word))
        or wins_people(line, word)
    )


def wins_people(line: Line, word: Word) -> bool:
    """Whether "won" is of so many people who came, and of no prize: "*won* 18,000 members"; how many is judged as a number."""
    if word.token.low not in ("win", "wins", "won", "winning"):
        return False
    last = line.piece_at(word.at).last
    counted = next(
        (
            one
            for one in line.quantities
            if one.kind == "count" and word.at < one.first <= word.at + 2
        ),
        None,
    )
    if counted is None or counted.last >= last:
        return False
    return any(
        token.low in _COME
        for token in line.tokens[counted.last + 1 : min(counted.last + 3, last + 1)]
    )


_COME = frozenset(
    "members customers clients subscribers followers donors visitors pupils students users patients accounts supporters sponsors readers".split()
)


def _opens_a_deed(line: Line, word: Word) -> bool:
    """Whether "demonstrated" is the deed of showing people something: "*demonstrated* the press to two fitters"."""
    behind = line.tokens[word.at + 1 : line.piece_at(word.at).last + 1]
    return word.at == line.piece_at(word.at).first and any(
        token.low == "to" for token in behind[1:]
    )


def _is_one(line: Line, word: Word, evidence: Evidence) -> bool:
    """Whether "single" only counts to one, as the evidence does: "a single page" for "one page"."""
    after = line.tokens[word.at + 1].low if word.at + 1 < len(line.tokens) else ""
    return word.token.low == "single" and any(
        f" one {after} " in one.folded for one in evidence.lines
    )


def mentions_another(line: Line, word: Word, evidence: Evidence) -> bool:
    """Whether a post is only named as somebody else's, whom the evidence names too: "reporting to the managing director"."""
    if not line.titled and word.token.low not in lexicon.proven():
        return False
    behind = next((one for one in line.words if one.at == word.at + 1), None)
    if (
        behind is not None
        and lexicon.is_title(behind.token.low)
        and not lexicon.is_title(word.token.low)
    ):
        return mentions_another(line, behind, evidence)  # "the *managing* director"
    post = "senior" in lexicon.proven().get(word.token.low, ()) or lexicon.is_title(word.token.low)
    return (
        post
        and not word.negated
        and _of_somebody_else(line, word)
        and _mentioned(line, word, evidence)
    )


def _of_somebody_else(line: Line, word: Word) -> bool:
    """Whether a post is that of somebody whom the line only names: "reporting to the managing director"."""
    for at in range(word.at - 1, max(word.at - 5, -1), -1):
        low = line.tokens[at].low
        if low in _BY:
            return at > 0
        if (
            low not in _THE
            and not lexicon.is_title(low)
            and low not in lexicon.proven()
            and line.tokens[at].kind != "word"
        ):
            return False
    return False


def _mentioned(line: Line, word: Word, evidence: Evidence) -> bool:
    """Whether the evidence names this post, whoever holds it, in full or by its initials ("MD")."""
    before = line.tokens[word.at - 1].low if word.at else ""
    short = before[:1] + word.token.low[:1]
    if evidence.german and compounds.made_of(word.token.low, evidence):
        return True
    return any(
        not token.keys.isdisjoint(word.token.keys) or (token.text.isupper() and token.low == short)
        for one in evidence.lines
        for token in one.tokens
    )


_GERMAN_MOST = re.compile(
    r"(?:(?<!zwanz)(?<!dreiss)(?<!vierz)(?<!fünfz)(?<!sechz)(?<!siebz)(?<!achtz)(?<!neunz)igst|lichst|iertest|isch(?:e)?st|samst|barst|haftest|losest|ellst|ivst|ehmst|endst|tollst|modernst|schnellst|stärkst|kleinst|jüngst|ältest)(?:e|er|en|es)$"
)
"""German superlatives by their ending; ordinal numbers end so too: "zwanzigste"."""


@lru_cache(maxsize=4096)
def _is_german_most(low: str) -> bool:
    """Whether a word ends like a German superlative; kept, since every card is asked for it."""
    return _GERMAN_MOST.search(low) is not None


def _taken_over_by_others(line: Line) -> bool:
    """Whether "übernommen" says that others took something up, and not that the person took on a duty."""
    lows = {token.low for token in line.tokens}
    return bool(lows & {"wurde", "wurden", "worden", "von", "alle", "allen"}) or any(
        low.endswith(("weit", "weite")) for low in lows
    )


_BY_ONESELF = ("eigenständig", "eigenhändig", "selbstständig", "selbständig")


def _done_oneself(line: Line, word: Word, evidence: Evidence) -> bool:
    """Whether German evidence says "selber" of what a line says was done "eigenständig"."""
    things = [one.loose for one in line.piece_at(word.at).words if one is not word]
    for told in evidence.lines:
        if told.said.isdisjoint(("selber", "selbst")):
            continue
        for piece in told.pieces:
            here = {token.low for token in told.tokens[piece.first : piece.last + 1]}
            own = not here.isdisjoint(("selber", "selbst")) and not any(
                one.negated for one in piece.words
            )
            of_all = not here.isdisjoint(_OF_THOSE) and _names_its_number(line, told, piece)
            near = (
                told.all_keys if of_all else piece.keys
            )  # "86 Gräber, *davon* ich selber neunzehn"
            if own and any(not keys.isdisjoint(near) for keys in things):
                return True
    return False


_OF_THOSE = frozenset(("davon", "darunter"))


def _names_its_number(line: Line, told: Line, piece: Piece) -> bool:
    """Whether the line has the number that a piece of the evidence gives of those named before it."""
    return any(
        piece.first <= known.first <= piece.last and not known.readings.isdisjoint(one.readings)
        for known in told.quantities
        for one in line.quantities
    )


def _told_of(line: Line, word: Word, evidence: Evidence) -> bool:
    """Whether the evidence tells of the deed that a word names: "geprüft" of what was tested, and "Geprüfter" of nobody."""
    if word.token.low in ("geprüft", "genutzt") and (
        word.verb in evidence.bases or not meaning.concepts(word.verb).isdisjoint(evidence.loose)
    ):
        return True
    if word.token.low.startswith(_BY_ONESELF) and _done_oneself(line, word, evidence):
        return True
    if word.token.low in doers.BY_DEED and doers.told(line, word.at, evidence):
        return True
    if word.token.low == "certification":
        return "certify" in evidence.bases and _done_to(line, word.at)
    return DOERS.get(word.token.low, "") in evidence.bases


def _done_to(line: Line, at: int) -> bool:
    """Whether a noun of a deed has what it was done to behind it: "certification *of* electrical systems"."""
    return at + 1 < len(line.tokens) and line.tokens[at + 1].low == "of"


def _has_degree(evidence: Evidence) -> bool:
    """Whether a card of schooling names a degree by its own name, or tells of having graduated: "LLB", "graduated in Law"."""
    return any(
        part.cards[0].card_type is CardType.EDUCATION
        and ("graduate" in part.bases or not _ACADEMIC.isdisjoint(part.plain))
        for part in evidence.members or (evidence,)
    )


_ACADEMIC = schooling.DEGREES - schooling.NO_ACADEMIC


def _is_line_manager(line: Line, word: Word, evidence: Evidence) -> bool:
    """Whether "line manager" only says that people report to the person, as the evidence does."""
    named = word.token.low == "manager" and word.at > 0 and line.tokens[word.at - 1].low == "line"
    return named and leading.has_reports(evidence)


def _is_said_otherwise(line: Line, word: Word, evidence: Evidence) -> bool:
    """Whether the evidence says in other words what a word that often claims more says here."""
    return (
        _is_one(line, word, evidence)
        or two_tongues.shown(line, word, evidence)
        or _is_line_manager(line, word, evidence)
        or strong_changes.told(line, word, evidence)
    )


def is_held(low: str) -> bool:
    """Whether a word says what somebody holds: "certified", "degree"."""
    return low in _HOLDS or low == "degree"


def shown_otherwise(line: Line, word: Word, evidence: Evidence) -> bool:
    """Whether a word that the evidence has not is shown by what was earned, or is the post of somebody it mentions."""
    return (
        holds(line, word, evidence)
        or mentions_another(line, word, evidence)
        or _is_said_otherwise(line, word, evidence)
    )


def is_deed_of_leading(line: Line, at: int) -> bool:
    """Whether "leading" is the deed, by how many or whose people stand behind it: "*leading* a team of six"."""
    if line.tokens[at].low != "leading" or at + 1 >= len(line.tokens):
        return False
    behind = line.tokens[at + 1]
    article_before = at > 0 and line.tokens[at - 1].low in closed_words.DETERMINERS
    return not article_before and (
        behind.low in closed_words.DETERMINERS or behind.used == "number"
    )


def needs_proof(low: str) -> bool:
    """Whether a word must be proven: one of the lists, or a German superlative."""
    return low in lexicon.proven() or _is_german_most(low)


def hold(line: Line, word: Word, evidence: Evidence) -> Objection | None:
    """The objection to one word that must be proven and is not; None when it is, or need not be."""
    if not word.token.keys.isdisjoint(evidence.plain):
        return None
    kinds = lexicon.proven().get(word.token.low)
    if kinds is None:
        return _special(word.token.text, word.at) if _is_german_most(word.token.low) else None
    if word.token.low == "übernommen" and not _taken_over_by_others(line):
        return None
    if (
        _is_plain_use(line, word)
        or _is_said_otherwise(line, word, evidence)
        or mentions_another(line, word, evidence)
    ):
        return None
    if word.verb == word.token.low and word.token.low in ("head", "lead", "direct"):
        return None  # the deed, judged by its strength
    if word.token.low in ("lead", "leader") and any(
        {"lead", "manage", "run", "charge"} & piece.ranks and "help" not in piece.ranks
        for piece in evidence.scope_pieces
    ):
        return None
    if "alone" in kinds and any(alone.says_so(one) for one in evidence.lines):
        return None
    if (
        _told_of(line, word, evidence)
        or holds(line, word, evidence)
        or prizes.won(line, word, evidence)
    ):
        return None
    strict = kinds & _WORD_FOR_WORD
    shown = (
        f"{word.token.low}ly" in evidence.adverbs
        or compounds.clipped(word.token.low, evidence)
        or (word.negated and not word.token.keys.isdisjoint(evidence.negated))
    )
    if shown or (
        not strict and kinds & evidence.kinds and _of_the_same(line, word, kinds, evidence)
    ):
        return None
    if word.token.low in _DEGREES:
        return Objection(
            ViolationKind.SCHOOL_NOT_IN_EVIDENCE,
            _("Degree “{word}” is not in the evidence").format(word=word.token.text),
            at=word.at,
        )
    kind = next((_KINDS[one] for one in sorted(kinds) if one in _KINDS), ViolationKind.SUPERLATIVE)
    sentence = _("Claims “{word}” but no evidence says so").format(word=word.token.text)
    return Objection(kind, sentence, at=word.at)
