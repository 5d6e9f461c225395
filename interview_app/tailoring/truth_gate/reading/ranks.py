"""How strong a part the words of a piece give somebody, and which way things went in it."""

import re

from interview_app.tailoring.truth_gate.reading import helping, rank_phrases, stand_ins
from interview_app.tailoring.truth_gate.reading.line import NOTHING, Keys, Piece, Word, is_name
from interview_app.tailoring.truth_gate.words import lexicon
from interview_app.tailoring.truth_gate.words.tokens import Token

_WAYS = {
    word: way
    for way, words in (
        ("up", "up higher more upward upwards mehr höher aufwärts"),
        (
            "down",
            "down lower fewer less shorter downward weniger niedriger kürzer abwärts zurück seltener",
        ),
    )
    for word in words.split()
}
_WAY_WORDS = frozenset(_WAYS)


def directions(found: list[Token], piece: Piece, said: Keys) -> Keys:
    """Where things went in a piece; "up" and its like count beside a number or at its end only.

    `said` has the folded words of the line, most of which has no word of a direction.
    """
    ways = {way for word in piece.words for way in word.groups if way in ("up", "down", "zero")}
    for at in (
        () if said.isdisjoint(_WAY_WORDS) else range(piece.first, min(piece.last + 1, len(found)))
    ):
        way = _WAYS.get(found[at].low)
        if way is None:
            continue
        after = found[at + 1 : at + 4]
        if found[at].low in ("up", "more", "mehr", "zurück") and not any(
            token.used == "number" for token in [*after, *found[max(0, at - 3) : at]]
        ):
            continue
        if (
            found[at].low in ("up", "down")
            and after
            and after[0].low == "to"
            and found[at].low == "up"
        ):
            continue
        if after and after[0].low in ("than", "als"):
            continue
        ways.add(way)
    return frozenset(ways) if ways else NOTHING


_RANKED = frozenset(rank_phrases.RANKS)
_DID = frozenset(("do",))
_RUN = frozenset(
    "train teach instruct schulen unterrichten anleiten einweisen run hold conduct host chair deliver durchführen abhalten veranstalten halten geben give teach".split()
)
_GIVES = frozenset("provide give offer lend leisten geben bieten".split())
_HEAD_OF_OTHERS = frozenset(
    "it hr the a our my his her their department finance marketing sales".split()
)


_FACED = frozenset(
    "patient patients customer customers client clients public personal contact care experience".split()
)


_STEERED = frozenset("loads load traffic calls queries enquiries vehicles vessels aircraft".split())
"""What is only sent the right way by who directs it."""


def _gives_no_part(found: list[Token], word: Word) -> bool:
    """Whether a word that names a part elsewhere gives the person none here."""
    if word.negated or _of_a_thing(found, word):
        return True  # "never supervised anybody"
    behind = [token.low for token in found[word.at + 1 : word.at + 3]]
    if word.verb == "direct" and not _STEERED.isdisjoint(behind):
        return True
    if word.token.text == "Direct" and _FACED.issuperset(behind):
        return True  # "direct patient care": no directing
    return (
        word.token.low == "head" and word.at > 0 and found[word.at - 1].low in _HEAD_OF_OTHERS
    )  # "our IT head"


def _names_direct_reports(found: list[Token], word: Word) -> bool:
    """Whether "direct" only says that people report to the person without anybody between: "*direct* reports: four fitters"."""
    return (
        word.verb == "direct"
        and word.at + 1 < len(found)
        and found[word.at + 1].low in ("report", "reports")
    )


_ME = frozenset("mir uns".split())


def _helps_the_person(found: list[Token], piece: Piece, word: Word) -> bool:
    """Whether it is others who help: "haben *mir* zwei Hilfskräfte zugearbeitet", "two temps helped *me*"."""
    behind = found[word.at + 1].low if word.at + 1 < len(found) else ""
    if behind in ("me", "us"):
        return True
    said = {token.low for token in found[piece.first : piece.last + 1]}
    return not _ME.isdisjoint(said) and said.isdisjoint(("ich", "wir"))


def _of_a_thing(found: list[Token], word: Word) -> bool:
    """Whether a deed is what a thing did: "a list that helped", "a test which led to"."""
    return word.at > 0 and found[word.at - 1].low in ("that", "which")


def _is_named_help(found: list[Token], word: Word) -> bool:
    """Whether "Hilfe" is the name of a service, and no part in what others did: "wirtschaftliche Hilfe", "Erste Hilfe"."""
    if word.token.text != "Hilfe" or not word.at:
        return False
    before = found[word.at - 1]
    adjective = (
        before.kind == "word"
        and before.low.endswith(("e", "en", "er"))
        and len(before.low) > _LONGEST_ARTICLE
    )
    return adjective and before.low not in lexicon.glue()


_LONGEST_ARTICLE = 4


def rank(found: list[Token], piece: Piece, said: Keys, *, phrases: bool) -> None:
    """Notes in a piece how strong a part its verbs tell of, and with `phrases` its phrases too.

    `said` has the folded words of the line.
    """
    _look_after(piece)
    first = next((word for word in piece.words if word.verb and not word.negated), None)
    last = _end_of_own(found, piece, first)
    _rank_by_words(found, piece, last)
    if phrases:
        told = found[piece.first : last + 1]
        lows = [one.low for one in told if one.kind != "punct" and not is_name(one)]  # "LED"
        rank_phrases.rank(piece, f" {' '.join(lows)} ", frozenset(lows))
    if (
        first is not None
        and first.verb in _RUN
        and (first.at == 0 or found[first.at - 1].low not in ("to", "zu"))
    ):
        runs = first.verb in ("run", "betreiben")
        if not runs or _has_people_in_it(found, piece, first):
            piece.ranks |= {"session", "run"} if runs else {"session"}
    if not _GIVES.isdisjoint([word.verb for word in piece.words]) and any(
        lexicon.verbs().get(word.token.low, ("", frozenset()))[1] & {"help"} for word in piece.words
    ):
        piece.ranks.add("help")
    if last < piece.last:
        return
    likely = helping.who_may_take_part(found, piece)
    if (likely and any(_is_help(found, piece, word) for word in likely)) or _is_support(
        found, piece, said
    ):
        piece.ranks.add("help")


def _rank_by_words(found: list[Token], piece: Piece, last: int) -> None:
    """Notes the parts that the words of a piece name, up to the token `last`."""
    for word in piece.words:
        if (not word.groups and not word.verb) or word.at > last:
            continue
        if _names_direct_reports(found, word):
            piece.ranks |= {"do", "manage"}
            continue
        if _gives_no_part(found, word) or _is_named_help(found, word):
            continue
        if "help" in word.groups and _helps_the_person(found, piece, word):
            continue
        if "lead" in word.groups and stand_ins.is_stood_in_for(
            found, piece.first, piece.last, word.at
        ):
            continue
        groups = _groups(word)
        if word.verb or (word.token.capital and groups and not is_name(word.token)):
            piece.ranks |= groups & _RANKED or _DID


_LED_TO = frozenset(("lead", "manage"))
_WHO = frozenset(("who", "that"))
_ENDS_OBJECT = frozenset("and or while by under as but with , (".split())


def _end_of_own(found: list[Token], piece: Piece, first: Word | None) -> int:
    """The last token of what a piece tells of the person by its `first` deed: behind it stands what those whom they lead did.

    "Managed staff | assisting two conservators" and "led the team | that helped in the move" tell of leading and not of helping.
    """
    if first is None or _LED_TO.isdisjoint(first.groups) or first.at + 1 >= piece.last:
        return piece.last
    helps = [word.at for word in piece.words if "help" in word.groups]
    for at in range(first.at + 1, piece.last + 1):
        low = found[at].low
        if low in _ENDS_OBJECT:
            return piece.last
        if at > first.at + 1 and (low in _WHO or (at in helps and low.endswith("ing"))):
            return at - 1
    return piece.last


def _is_help(found: list[Token], piece: Piece, word: Word) -> bool:
    """Whether a word says that the person helped, or had a part in what others did too."""
    helps = "help" in word.groups and "help" in _groups(word)
    if word.negated or not (helps or helping.takes_part(found, piece, word)):
        return False
    return not (
        _is_named_help(found, word)
        or _of_a_thing(found, word)
        or _helps_the_person(found, piece, word)
    )


def _is_support(found: list[Token], piece: Piece, said: Keys) -> bool:
    """Whether a piece names only help, or says that others did it along with the person."""
    supports = not said.isdisjoint(helping.SUPPORT) and helping.is_support(found, piece)
    return supports or ("mit" in said and helping.is_done_along(found, piece))


_ONE = frozenset(
    "the a an my our its his her their this that one two three four five six seven eight nine ten every each all both".split()
)
_RUN_BY_MANY = frozenset(
    "workshops classes clinics campaigns courses sessions tours projects teams events programmes programs shops stores kitchens departments groups meetings trainings "
    "shifts services surgeries sites trials studies pilots seminars camps drives fairs fundraisers operations competitions clubs evenings days walks drills exercises "
    "payroll production dispatch logistics recruitment".split()
)
"""What somebody runs that has people in it, though no article stands before it."""


def _has_people_in_it(found: list[Token], piece: Piece, deed: Word) -> bool:
    """Whether what somebody runs has people in it, who are led; who "ran Western blots" worked at them."""
    behind = [token.low for token in found[deed.at + 1 : piece.last + 1]]
    several = (
        bool(behind)
        and behind[0] not in _ONE
        and (found[deed.at + 1].text.isupper() or any(low.endswith("s") for low in behind[:3]))
    )
    return deed.verb == "betreiben" or not several or not _RUN_BY_MANY.isdisjoint(behind[:4])


_IN_CARE = re.compile(
    r"(?:jugendlich|kind|klient|patient|bewohner|famili|schüler|senior|mensch|teilnehm|azubi|auszubildend|lehrling|lernende|studierend|praktikant|mandant|geflüchtet"
    r"|flüchtling|eltern|gäste|kund|betroffen|angehörig|mieter|alleinerziehend)"
)


def _look_after(piece: Piece) -> None:
    """Who "begleitet" people in their care, or as who instructs them, does the work: only beside a project, a test or a chief is it help in another's."""
    for word in piece.words:
        if word.verb != "begleiten":
            continue
        if any(
            _IN_CARE.match(one.token.low) or (one is not word and "teach" in one.groups)
            for one in piece.words
        ):
            word.groups = _DID


def _groups(word: Word) -> Keys:
    """The groups of a word's verb; none for a noun that is only the stem of a separable verb ("Stand" of "beistehen")."""
    if word.token.low == "aids" and word.at:
        return frozenset()  # "hearing aids"
    if word.token.text == "mithilfe":
        return frozenset()  # "mithilfe von R": only by what means
    if word.verb or not word.groups:
        return word.groups
    base = lexicon.verbs().get(word.token.low, (word.token.low,))[0]
    return word.groups if base[0] == word.token.low[0] else frozenset()
