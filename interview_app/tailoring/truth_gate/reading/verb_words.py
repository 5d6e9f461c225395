"""Which words of a line tell a deed: verbs by their form and place, nouns of a deed before its object."""

import re

from interview_app.tailoring.truth_gate.reading import separable
from interview_app.tailoring.truth_gate.reading.line import NOTHING, Keys, Piece, Word, is_name
from interview_app.tailoring.truth_gate.words import lexicon, verbs_de
from interview_app.tailoring.truth_gate.words.tokens import Token

_Entry = tuple[str, Keys]
"""A verb of the lists: its infinitive and its groups."""
_DO: Keys = frozenset(("do",))
_POSTS = frozenset(("head", "lead", "chief"))
_VERB_BEFORE = frozenset(
    "to by while through who which that then also und and or oder sowie durch not never nicht was were been be being is are had has have wurde wurden hat i we ich wir zu for when after before successfully erfolgreich help helped helping kept keep".split()
)
_INFINITIVE_BEHIND = frozenset(
    "did didnt does doesnt dont can cant cannot could couldnt will would wouldnt should may might must".split()
)
"""Words behind which an English verb stands in no form but its first: "I didn't present"."""


_GERMAN_ARTICLES = frozenset("der die das den dem des ein eine einen einem einer eines".split())


_VERB_ENDINGS = ("ed", "ing", "te", "ten", "iert")
"""How a word ends that no list knows for a verb and that may be one."""


_NO_PAST = ("glied", "schmied", "schied")
"""Ends of German nouns that look like an English past: "*Mitglied* im Personalrat"."""


def verb_word(found: list[Token], at: int, piece: Piece, *, start: bool) -> Word | None:
    """The word as a verb, where it stands and looks like one; `start`: whether nothing was said before it in its piece."""
    token = found[at]
    low = token.low
    table = lexicon.verbs()
    entry = table.get(low)
    if (
        entry is None
        and not piece.particles
        and not low.endswith(_VERB_ENDINGS)
        and not _of_follows(found, at)
    ):
        return None
    if entry is None and low.endswith(_NO_PAST):
        return None
    if token.capital and _begins_hyphened_noun(found, at):
        return None
    if entry is not None and len(low) > 1 and token.text.isupper() and _is_abbreviation(found, at):
        return None
    placed = _is_placed(found, at, piece, start=start)
    joined = separable.separated(found, at, piece, placed=placed) if piece.particles else None
    if joined is not None and (placed or not token.capital):
        return Word(at, token, joined, table.get(joined, ("", _DO))[1])
    if entry is not None:
        return _listed(found, at, piece, entry, placed=placed, start=start)
    base = _deed_of_noun(token) if _of_follows(found, at) else ""
    if base:
        return Word(at, token, base, table.get(base, ("", _DO))[1], unknown_verb=base not in table)
    if placed and not _is_label(found, at) and _is_unlisted(found, at, piece, start=start):
        return Word(at, token, low, _DO, unknown_verb=True)
    return None


def _is_label(found: list[Token], at: int) -> bool:
    """Whether a word of no list stands alone before a colon, where it does nothing: "*Sandgate*: Fitted headstones"."""
    label = at == 0 and len(found) > 1 and found[1].text == ":"
    return label and found[0].capital and not found[0].low.endswith("ed")


def _begins_hyphened_noun(found: list[Token], at: int) -> bool:
    """Whether a word is the first part of a noun: "*Code*-Reviews"."""
    if at + 2 >= len(found) or found[at + 1].text != "-":
        return False
    return not found[at + 1].spaced and found[at + 2].capital and not found[at + 2].spaced


def _is_abbreviation(found: list[Token], at: int) -> bool:
    """Whether a word in capitals stands among others that are not, so that it names something: "LED" leads nobody."""
    return any(
        not one.text.isupper() for one in found[max(0, at - 2) : at + 3] if one.kind == "word"
    )


def _is_placed(found: list[Token], at: int, piece: Piece, *, start: bool) -> bool:
    """Whether a word stands where a verb does."""
    token = found[at]
    low, before = token.low, found[at - 1].low if at > 0 else ""
    if token.capital and before in _GERMAN_ARTICLES:
        return False  # "den Stand betreut": a noun, whatever verb it looks like
    return (
        start
        or before in _VERB_BEFORE
        or (before in _INFINITIVE_BEHIND and lexicon.verbs().get(low, ("",))[0] == low)
        or (at > 1 and before.endswith("ly") and found[at - 2].low in _VERB_BEFORE)
        or (before == "-" and at == piece.first + 2 and low.endswith("ed") and not token.spaced)
        or (
            low.endswith("ing")
            and len(low) > 5
            and not token.capital
            and not start
            and _has_object(found, at)
        )
    )


def _listed(
    found: list[Token], at: int, piece: Piece, entry: _Entry, *, placed: bool, start: bool
) -> Word:
    """A word of the lists, as a verb or as a noun that looks like one."""
    token = found[at]
    low = token.low
    plain_noun = low == entry[0] or low.endswith(("s", "ing", "ment", "ion"))
    if (
        start and _begins_as_noun(found, at, piece, entry[0], plain_noun=plain_noun)
    ) or _is_noun_by_place(found, at, low, entry):
        placed = False
    if token.capital and low in _SCHOOLING and not _of_follows(found, at):
        charged = any(
            one.low == "für" for one in found[max(0, at - 2) : at]
        )  # "zuständig für die Ausbildung"
        return Word(at, token, entry[0] if charged else "", entry[1])
    following = found[at + 1] if at + 1 < len(found) else None
    turned = (
        following is not None and low in lexicon.same_past() and following.low in _AFTER_PARTICIPLE
    )
    if (
        placed
        or turned
        or (
            not token.capital
            and (not plain_noun or _is_german_participle(low, entry[0], last=at == piece.last))
        )
        or (low not in _POSTS and (token.capital or low != entry[0]) and _of_follows(found, at))
    ):
        return Word(at, token, entry[0], entry[1])
    named = token.capital and low != entry[0] and not _is_first_of_a_name(found, at, start=start)
    return Word(at, token, "", entry[1] if named else NOTHING)


def _is_noun_by_place(found: list[Token], at: int, low: str, entry: _Entry) -> bool:
    """Whether an English word can be no verb where it stands, though it looks like one: "tested for *lead*", "sofas and *chairs* are".

    Behind "for" stands no finite verb, so that nobody leads or owns there; and what "and" joins to a noun, with nothing behind it but a mark or "is", is one too.
    """
    base, _groups = entry
    if not at or low not in (base, base + "s", base + "es"):
        return False
    before, after = found[at - 1].low, found[at + 1] if at + 1 < len(found) else None
    if before in _ONLY_GERUNDS_BEHIND:
        return True
    if (
        before not in ("and", "or")
        or at < _SHORTEST_LIST
        or (after is not None and after.kind != "punct" and after.low not in _ARE)
    ):
        return False
    joined = found[at - 2]
    return (
        joined.kind == "word"
        and not joined.used
        and joined.low not in lexicon.verbs()
        and joined.low not in lexicon.glue()
    )


_SCHOOLING = frozenset(("ausbildung",))
"""Nouns of teaching that without an object are the person's own schooling."""
_SHORTEST_LIST = 3
_ONLY_GERUNDS_BEHIND = frozenset(("for", "by", "through"))
_ARE = frozenset("is are was were".split())


def _is_german_participle(low: str, base: str, *, last: bool) -> bool:
    """Whether a German infinitive that is its own participle ends its piece: "Arbeiten für vier Häuser vergeben"."""
    return last and low == base and low.endswith("en") and low.startswith(verbs_de.UNPARTED)


def _begins_as_noun(
    found: list[Token], at: int, piece: Piece, base: str, *, plain_noun: bool
) -> bool:
    """Whether the first word of a piece is a noun of a list, a post or a name, and no verb: "…, *Support*", "*Head* of"."""
    token, before = found[at], found[at - 1].low if at > 0 else ""
    listed = plain_noun and piece.first > 0 and (token.capital or piece.first == piece.last)
    if listed and before not in _VERB_BEFORE:
        return True
    following = found[at + 1] if at + 1 < len(found) else None
    if following is None:
        return False
    if token.low in _POSTS and following.low == "of":
        return True
    named = token.low == base and token.capital and following.kind == "word" and following.capital
    return named and not following.used and following.low not in lexicon.glue()


def _deed_of_noun(token: Token) -> str:
    """The infinitive of a noun of a deed that no list of verbs has: "conversion", "Beantragung"; "" for other words."""
    return lexicon.deeds().get(token.low, "") or (
        lexicon.german_deed(token.low) if token.capital else ""
    )


def _is_unlisted(found: list[Token], at: int, piece: Piece, *, start: bool) -> bool:
    """Whether a word where a verb stands is one that no list has."""
    token = found[at]
    low = token.low
    begins = (
        at == 0 or found[at - 1].text in ";:|.–—•"
    )  # in "Wanko und Winsped" the second is a name too
    if (
        not (begins or not token.capital)
        or low in lexicon.glue()
        or not _looks_like_verb(token, start=start)
    ):
        return False
    after = found[at + 1] if at < piece.last else None
    # A gerund without an object names a skill: "Copywriting for wineries".
    skill = low.endswith("ing") and (
        after is None or (after.low in lexicon.glue() and not _object_follows(found, at))
    )
    return not skill


def _is_first_of_a_name(found: list[Token], at: int, *, start: bool) -> bool:
    """Whether a German participle is the first word of a name: "Unterstützte Kommunikation", "Begleitetes Wohnen"."""
    after = found[at + 1] if at + 1 < len(found) else None
    adjective = found[at].low.endswith(("te", "tes", "ten", "ter", "tem"))
    return adjective and not start and after is not None and after.capital and not after.used


def _object_follows(found: list[Token], at: int) -> bool:
    """Whether an article, a possessive or a number stands behind: "in moving the interface"."""
    after = found[at + 1] if at + 1 < len(found) else None
    return after is not None and (
        after.used == "number"
        or after.low in ("the", "a", "an", "our", "their", "its", "his", "her", "all", "new")
    )


def _has_object(found: list[Token], at: int) -> bool:
    """Whether an -ing form behind a noun has an object of its own: "covering the north", "agents handling loan queries"."""
    if _object_follows(found, at):
        return True
    before, after = found[at - 1], found[at + 1] if at + 1 < len(found) else None
    many = before.kind == "word" and before.low.endswith("s") and before.low not in lexicon.glue()
    return (
        many
        and after is not None
        and after.kind == "word"
        and after.low not in lexicon.glue()
        and found[at].low in lexicon.verbs()
    )


_AFTER_PARTICIPLE = frozenset(("by", "from", "to", "down", "up"))
_OF = frozenset(("of", "von", "der", "des", "eines", "einer", "in", "an"))
_ANDS = frozenset(("und", "and", "sowie"))


def _of_follows(found: list[Token], at: int) -> bool:
    """Whether a noun of a deed has its object behind it: "Aufnahme von …", "Abbinden und Richten von …"."""
    if at + 1 >= len(found):
        return False
    behind = found[at + 1].low
    if behind not in _ANDS:
        return behind in _OF
    return at + 3 < len(found) and found[at + 2].low in lexicon.verbs() and found[at + 3].low in _OF


_PLURAL_IN_TE = re.compile(
    r"(?:mente|jekte|dukte|spekte|zepte|räte|bote|kräfte|ente|ante|iste|orte|exte|richte|schichte|gäste|werte|akte|hefte|schäfte|märkte|städte|punkte|konzerte|ibute|itute)n?$"
)
"""German plural nouns that end like a past: "Angebote", "Geräte", "Konzepte"."""
_MADE_OF_PARTICIPLE = re.compile(r"[a-zäöü]{3,}ge[a-zäöü]{3,}te$")
"""German adjectives of a noun and a participle: "Tiergestützte Therapie"."""


def _looks_like_verb(token: Token, *, start: bool) -> bool:
    low = token.low
    if lexicon.is_title(low) or low in lexicon.proven() or len(low) < 4 or is_name(token):
        return False
    if low.endswith(("ed", "ing")) and len(low) > 4:
        return True
    if token.capital and (_PLURAL_IN_TE.search(low) or _MADE_OF_PARTICIPLE.match(low)):
        return False
    return low.endswith(("ierten", "te", "iert")) and (start or not token.capital) and len(low) > 5
