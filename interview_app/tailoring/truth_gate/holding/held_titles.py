"""Whether a card says that the person held a post of these words: as its role, or as the person tells of themselves."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from interview_app.tailoring.truth_gate.cards import compounds
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.figures import number_words
from interview_app.tailoring.truth_gate.holding import leading
from interview_app.tailoring.truth_gate.reading.line import Keys, Line
from interview_app.tailoring.truth_gate.words import lexicon, meaning


def held(words: tuple[str, ...], evidence: Evidence) -> bool:
    """Whether a card says that the person held a post of these words."""
    if words[0] == "owner" and "own" in evidence.bases:
        return True
    if len(words) > 1 and words[0].startswith("stellvertretend"):
        rest = [meaning.loose(word) for word in words[1:]]
        return any(
            " stellvertret" in line.folded
            and all(any(not keys.isdisjoint(word.loose) for word in line.words) for keys in rest)
            for line in evidence.lines
        )
    if words in _LEAD_TEAM and leading.most_led(evidence):
        return True
    if words == _LINE_MANAGER and leading.has_reports(evidence):
        return True
    if words[-1] in ("lead", "leader") and _leads(evidence):
        return all(not meaning.loose(word).isdisjoint(evidence.loose) for word in words[:-1])
    if all(compounds.leads_by_name(word, evidence) for word in words):
        return True
    claimed = _gender_free(words)
    if any(
        claimed <= _gender_free(title)
        and not any(
            word in lexicon.limiting() and gender_free(word) not in claimed for word in title
        )
        for title in evidence.title_words
    ):
        return True
    told = [line for line in evidence.lines if line.said.issuperset(words)]
    if any(
        _goes_on_with(line, words)
        or _said_of_oneself(line, words)
        or _said_behind_a_place(line, words)
        for line in told
    ):
        return True
    if any(_is_one_of_several(line, words) for line in evidence.lines):
        return True
    phrase = " " + " ".join(words) + " "
    ahead = [f" {one}{phrase}" for one in ("as", "als", "to", "as a", "as an")]
    return any(
        line.folded.startswith(phrase)
        or any(one in line.folded for one in ahead)
        or _became(line, phrase)
        for line in told
    )


def names_others(words: Sequence[str], told: Iterable[Line]) -> bool:
    """Whether words that end like a post name several ("controllers"), or one of several whom the evidence counts ("third apprentice")."""
    single = words[-1].removesuffix("s")
    if words[-1] not in lexicon.titles() and single != words[-1] and single in lexicon.titles():
        return True
    nth = f" {words[0]} one "
    return (
        len(words) > 1
        and words[0] in _NTH
        and any(nth in one.folded and words[-1] in one.said for one in told)
    )


_NTH = frozenset(number_words.ORDINALS.values())


def _goes_on_with(line: Line, words: tuple[str, ...]) -> bool:
    """Whether a telegraphic sentence goes on with a post and no article: "Line manager of four nurses *and clinical coach*"."""
    lows = [token.low for token in line.tokens]
    if len(words) < 2 or not any(map(lexicon.is_title, lows[:3])):
        return False
    size = len(words)
    return any(
        lows[at] == "and" and tuple(lows[at + 1 : at + 1 + size]) == words
        for at in range(2, len(lows) - size)
    )


_BECAME = frozenset(
    "ausbildung ausgebildet weiterbildung weitergebildet umschulung lehre prüfung aufstieg aufgestiegen befördert beförderung ernannt ernennung "
    "gewählt wahl bestellt bestellung fortbildung studium qualifizierung wechsel wechselte geworden gemacht lehrgang kurs abschluss".split()
)


def _became(line: Line, phrase: str) -> bool:
    """Whether "zum" or "zur" leads the person to a post: "Ausbildung zur Köchin", and not "ging zur Gruppenleiterin"."""
    at = max(line.folded.find(f" zum{phrase}"), line.folded.find(f" zur{phrase}"))
    if at < 0:
        return False
    behind = line.folded[at + len(phrase) + 4 :].split()[:2]
    return not _BECAME.isdisjoint(line.folded[:at].split()[-6:]) or not _BECAME.isdisjoint(behind)


ARTICLES = frozenset("a an the my our their his her ein eine einer mein meine unser unsere".split())
_LEAD_TEAM = frozenset(
    (word,)
    for word in "teamleitung teamleiter teamleiterin gruppenleitung gruppenleiter gruppenleiterin".split()
)
_LINE_MANAGER = ("line", "manager")
_WAS = frozenset("am im ive was been became bin war wurde blieb".split())
_WAS_LEFT = _WAS | {"have"}
"""What a sentence begins with whose "I" is left out."""
_OF_ONESELF = frozenset("i im ive ich".split())


def _said_of_oneself(line: Line, words: tuple[str, ...]) -> bool:
    """Whether a sentence says that the person was this: "I've been a council officer", "war ich Disponentin"."""
    lows = [token.low for token in line.tokens]
    for at in range(1, len(lows) - len(words) + 1):
        if lows[at : at + len(words)] != list(words):
            continue
        near = _without_time(lows[:at])[-_NEAR:]
        before = [low for low in near if low not in ARTICLES and low not in _PASSED_OVER]
        denied = any(
            word.at in range(at, at + len(words)) and (word.negated or word.hedged)
            for word in line.words
        )
        known = any(word.at == at + len(words) - 1 for word in line.words)
        oneself = (
            bool(_OF_ONESELF & set(near))
            or _goes_on_of_oneself(line, at, len(words))
            or (lows[0] in _WAS_LEFT and lows[0] in near and at <= _NEAR_START)
        )
        if before and before[-1] in _WAS and oneself and known and not denied:
            return True
    return False


def _without_time(before: list[str]) -> list[str]:
    """What stands before a post without for how long it was held: "war [vier Jahre lang] Übungsleiter"."""
    if before[-1:] == ["lang"]:
        before = before[:-1]
    if len(before) > 1 and before[-1] in _TIMES:
        return before[:-2]
    return before[:-1] if before[-1:] and before[-1].endswith("elang") else before


_NEAR = 4
_TIMES = frozenset("jahr jahre monat monate monaten wochen jahren".split())


def _goes_on_of_oneself(line: Line, at: int, size: int) -> bool:
    """Whether "and was" goes on about the speaker before a post: "I edited three features and *was* assistant producer"."""
    lows = [token.low for token in line.sentence_around(at)]
    before = [token.low for token in line.tokens[max(0, at - 3) : at] if token.low not in ARTICLES]
    whole = at + size >= len(line.tokens) or not lexicon.is_title(line.tokens[at + size].low)
    return whole and before[-2:] in _AND_WAS and not _OF_ONESELF.isdisjoint(lows[:2])


_AND_WAS = (["and", "was"], ["and", "am"], ["und", "war"], ["und", "bin"])


def _is_one_of_several(line: Line, words: tuple[str, ...]) -> bool:
    """Whether somebody says that they are one of several of such a post: "I'm one of two clinical coaches"."""
    lows = [token.low for token in line.tokens]
    for at in range(len(lows) - 2):
        if (
            lows[at] not in _ONE
            or lows[at + 1] not in ("of", "von", "der")
            or any(w.at == at and w.negated for w in line.words)
        ):
            continue
        if _OF_ONESELF.isdisjoint(lows[max(0, at - _TO_ONE) : at]):
            continue
        behind = [low for low in lows[at + 2 : at + 2 + _TO_POST + len(words)] if low.isalpha()]
        for first in range(len(behind) - len(words) + 1):
            run = behind[first : first + len(words)]
            if (
                run[:-1] == list(words[:-1])
                and run[-1].startswith(words[-1])
                and 0 < len(run[-1]) - len(words[-1]) <= _PLURAL
            ):
                return True
    return False


_ONE = frozenset(("one", "einer", "eine"))
_TO_ONE, _TO_POST, _PLURAL = 5, 3, 3
_SAYS_I_WAS = frozenset(
    (
        ("war", "ich"),
        ("bin", "ich"),
        ("ich", "war"),
        ("ich", "bin"),
        ("wurde", "ich"),
        ("ich", "wurde"),
    )
)
_AT = frozenset("in im an am auf bei beim".split())


def _said_behind_a_place(line: Line, words: tuple[str, ...]) -> bool:
    """Whether a German sentence says what the person was behind where: "war ich in der Salaternte Gruppenchef"."""
    lows = [token.low for token in line.tokens]
    for at in range(3, len(lows) - len(words) + 1):
        if lows[at : at + len(words)] != list(words) or not line.tokens[at - 1].capital:
            continue
        first = next(
            (one for one in range(at - 1, 1, -1) if (lows[one - 2], lows[one - 1]) in _SAYS_I_WAS),
            0,
        )
        between = line.tokens[first:at]
        named = any(
            word.at == at + len(words) - 1 and not word.negated and not word.hedged
            for word in line.words
        )
        if (
            first
            and named
            and between[0].low in _AT
            and all(one.kind == "word" and not one.used for one in between)
        ):
            return sum(one.capital for one in between) == 1
    return False


_RANKS = ("leiter", "leiterin", "leitung", "chef", "chefin", "beauftragte", "beauftragter", "beauftragten", "führer", "führerin", "meister", "meisterin", "direktor", "direktorin", "manager", "managerin")  # fmt: skip
_SHORTEST_HEAD = 5


def is_end_of_held(line: Line, low: str, evidence: Evidence) -> bool:
    """Whether a German post is told without its first part: "Lehrerin" of a "Sonderschullehrerin".

    A rank needs what it is of in the line: "Leiter" of a "Filialleiter" in "Neunköpfige Filiale, stellvertretender Leiter".
    """
    head = gender_free(low)
    if len(head) < _SHORTEST_HEAD or head not in evidence.compound_text:
        return False
    for known in evidence.compounds:
        first = gender_free(known).removesuffix(head)
        if (
            len(first) < _SHORTEST_FIRST
            or first == gender_free(known)
            or not _is_held(known, evidence)
        ):
            continue
        root = first[:_ROOT]
        if (
            not low.endswith(_RANKS)
            or _says_of_what(low, first)
            or any(word.token.low.startswith(root) for word in line.words if word.token.low != low)
        ):
            return True
    return False


def _says_of_what(low: str, first: str) -> bool:
    """Whether a rank is told with what it is of, and nothing before that made it smaller: "Übungsleiter" of a "Sportübungsleiter"."""
    bare = next(
        low[: -len(rank)] for rank in sorted(_RANKS, key=len, reverse=True) if low.endswith(rank)
    )
    return len(bare) >= _SHORTEST_FIELD and not first.startswith(_SMALLER)


_SMALLER = (
    "vize",
    "unter",
    "hilfs",
    "junior",
    "assistenz",
    "ersatz",
    "teil",
    "stellvertret",
    "jugend",
    "probe",
    "not",
)
_SHORTEST_FIELD = 5
_SHORTEST_FIRST, _ROOT = 3, 5


def _is_held(known: str, evidence: Evidence) -> bool:
    """Whether the person is or was this, as their role or as they tell, be it as a deputy."""
    told = [line for line in evidence.lines if known in line.said]
    return held((known,), evidence) or any(_was_deputy(line, known) for line in told)


def _was_deputy(line: Line, known: str) -> bool:
    """Whether a sentence says that the person was the deputy of such a post."""
    return (
        " stellvertret" in line.folded and bool(_OF_ONESELF & line.said) and bool(_WAS & line.said)
    )


def _leads(evidence: Evidence) -> bool:
    """Whether the evidence says that the person leads, has the lead, or has people reporting."""
    return (
        leading.most_led(evidence) > 0
        or any(
            {"lead", "run", "charge"} & piece.ranks and "help" not in piece.ranks
            for piece in evidence.scope_pieces
        )
        or any(" the lead " in line.folded or " lead on " in line.folded for line in evidence.lines)
    )


_PASSED_OVER = frozenset(
    "i ich then dann jetzt now also still currently auch trained qualified registered licensed chartered certified".split()
)
"""Words between "was" and a post that say nothing against it."""
_NEAR_START = 4
"""Tokens within which a sentence that begins with "was", its "I" left out, names the post."""
_CALLED = frozenset("registered qualified licensed chartered trained".split())


def without_calling(words: tuple[str, ...]) -> tuple[str, ...]:
    """A post without what the person is called by a licence: "HCPC-registered paramedic", "chartered surveyor"."""
    return words[next((at for at in range(len(words) - 1, 0, -1) if words[at - 1] in _CALLED), 0) :]


@lru_cache(maxsize=4096)
def _gender_free(title: tuple[str, ...]) -> Keys:
    """The words of a title so; kept, since every line that names a post is held against each that a card gives."""
    return frozenset(map(gender_free, title))


def gender_free(word: str) -> str:
    """A German title without the ending that tells a woman's from a man's."""
    return word.removesuffix("in") if word.endswith("in") and len(word) > 5 else word
