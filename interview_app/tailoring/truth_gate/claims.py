"""A line taken apart into what it claims: words with their part, pieces, numbers, dates and rates.

Evidence and résumé lines are read by the same code, so that whatever it misreads it misreads alike.
"""

import re
from functools import lru_cache

from interview_app.tailoring.truth_gate import dates, lexicon, meaning, negation, numbers, ranks, rates
from interview_app.tailoring.truth_gate.line import Keys, Line, Piece, Word, is_name
from interview_app.tailoring.truth_gate.tokens import Token, tokens

_POSTS = frozenset(("head", "lead", "chief"))
_LIGHT_NOUNS = frozenset("use uses work works help need needs verantwortung verantwortlich".split())
_SWEEPING = frozenset(
    "most year month jahres every all each whole entire alle allen aller jede jeder jedem ganze ganzen gesamten gesamte sämtliche".split()
)
"""Words that a claim about everybody or the best of all may begin with."""
_HALVES = frozenset(
    "through up down in out on off over by to after about back live based related style type free".split()
)
_PREFIXES = frozenset(("co", "re", "pre", "mid", "inter", "intra"))
_BREAKS = frozenset(",;:.!?()[]|/–—•·&+")
_JOINTS = frozenset("and or but while und oder sowie aber sondern whereas sowohl".split())
_ALSO_NOUNS = frozenset(("waren", "weise", "recht", "sorge", "leiter", "rate"))
_VERB_BEFORE = frozenset(
    "to by while through who which that then also und and or oder sowie durch not never nicht was were been be being is are had has have wurde wurden hat i we ich wir zu for when after before successfully erfolgreich help helped helping kept keep".split()
)


@lru_cache(maxsize=16)
def read(text: str) -> Line:
    """Take a line apart; nobody changes what is given back. Kept for the lines of one résumé; evidence keeps its own."""
    found = tokens(text)
    times = dates.mentions(found, text)
    german = _is_german(found)
    amounts = numbers.quantities(found, text, german=german)
    rate_at = rates.rates(found)
    rate_at += rates.times_a_year(amounts, rate_at) + rates.every_so_often(amounts, found)
    rate_at += rates.one_in_so_many(amounts, found)
    often = {name: rates.rate_words(found, at) for at, name in rate_at}
    folded = " " + " ".join([token.low for token in found if token.kind != "punct"]) + " "
    said = frozenset([token.low for token in found])
    pieces = _pieces(found)
    if not said.isdisjoint(_PARTICLES):
        for piece in pieces:
            piece.particles = True
    marks = negation.marks(found)
    phrases = ranks.may_rank(folded, said)
    words: list[Word] = []
    for piece in pieces:
        _read_piece(found, piece, marks, german=german, listed=bool(words) and not any(word.verb for word in words))
        words += piece.words
        piece.directions = ranks.directions(found, piece)
        ranks.rank(found, piece, phrases=phrases)
    ranks.hand_on(found, pieces)
    return Line(
        text,
        folded,
        found,
        amounts or (),
        times or (),
        often,
        rate_at or (),
        words,
        pieces,
        german,
        any(map(lexicon.is_title, said)),
        sweeping=not said.isdisjoint(_SWEEPING),
        said=said,
    )


_GERMAN_MARKS = frozenset(
    "der die das den dem des ein eine einen einem einer und mit für von im am auf bei zur zum nicht als pro durch über nach "
    "ich hab habe wir war waren sind beim vom ins sowie oder aus ca bis ab gemeinsam unter".split()
)
_ENGLISH_MARKS = frozenset("the a an of and with for from on at by to as per not through over after".split())
_GERMAN_NOUN = re.compile(
    r"(?!samsung)[a-zäöüß]{4,}(?:ungen|ung|keit|keiten|heit|heiten|schaft|schaften|(?:leiter|arbeiter|techniker|pfleger|berater|betreuer|zeichner|führer|assistent|referent|mechaniker)in)$"
)
"""German endings that no English word has; the name aside."""


def _is_german(found: list[Token]) -> bool:
    lows = [token.low for token in found]
    text = " ".join(lows)
    german = sum(map(_GERMAN_MARKS.__contains__, lows))
    english = sum(map(_ENGLISH_MARKS.__contains__, lows))
    umlauts = "ä" in text or "ö" in text or "ü" in text or "ß" in text
    if not german and not umlauts and not english:
        return any(token.capital and _GERMAN_NOUN.match(token.low) for token in found)
    return german + 2 * umlauts > english


def _pieces(found: list[Token]) -> list[Piece]:
    pieces: list[Piece] = []
    first = 0
    for at, token in enumerate(found):
        spaced_dash = token.text == "-" and token.spaced and at + 1 < len(found) and found[at + 1].spaced
        breaks = token.kind == "punct" and not token.used and (token.text in _BREAKS or spaced_dash)
        if breaks or (token.low in _JOINTS and not token.used and not _between_numbers(found, at)):
            if at > first:
                pieces.append(Piece(first, at - 1))
            first = at + 1
    if first < len(found) or not pieces:
        pieces.append(Piece(first, max(len(found) - 1, 0)))
    return pieces


def _between_numbers(found: list[Token], at: int) -> bool:
    """Whether "or" stands between two numbers of one thing: "six or seven line checks"."""
    return (
        found[at].low in ("or", "oder")
        and 0 < at < len(found) - 1
        and found[at - 1].used == found[at + 1].used == "number"
    )


def _passed_over(token: Token, *, start: bool, german: bool) -> bool:
    """Whether a word adds nothing: glue, and everyday words unless a capital makes a name of them."""
    if len(token.text) > 2 and token.text.isupper():
        return False  # a name in capitals, whatever word it would be otherwise: "NICE", "ONE"
    if token.low in lexicon.glue():
        return start or not token.capital or token.low not in _ALSO_NOUNS
    everyday = token.low in lexicon.everyday() or (
        token.low.endswith("ly") and len(token.low) > 5 and token.low not in lexicon.proven() and not german
    )
    return everyday and (start or german or not token.capital)


def _is_half_known(found: list[Token], at: int, marks: list[str]) -> bool:
    """Whether a word is the small half of a hyphened one: "walk-*throughs*", "go-*live*", "MLT-certified" keeps both."""
    low = found[at].low
    if at < 2 or found[at - 1].text != "-" or found[at].spaced or found[at - 1].spaced or marks[at]:
        return False
    return low in _HALVES or low.removesuffix("s") in _HALVES


def _is_circa(found: list[Token], at: int) -> bool:
    """Whether "c" is short for "circa": "c. 2.3m quotes"."""
    behind = found[at + 1 : at + 3]
    return found[at].text in ("c", "ca") and len(behind) == 2 and behind[0].text == "." and behind[1].kind == "num"


def _is_glue_noun(token: Token, *, start: bool) -> bool:
    """Whether a word that is a verb elsewhere stands as a noun that claims nothing: "response *time*", "in 140 *Fällen*"."""
    small = start or not token.capital or token.low == "stelle"  # "gehörte nicht zur Stelle"
    return (token.low in lexicon.glue() and small) or (token.capital and not start and token.low in lexicon.everyday())


_PHRASES = {
    "weg": ("auf", "den", "bringen"), "wege": ("in", "die", "leiten"), "verfügung": ("zur", "", "stellen"), "einsatz": ("zum", "", "kommen"),
    "betrieb": ("in", "", "nehmen"), "angriff": ("in", "", "nehmen"), "beine": ("auf", "die", "stellen"), "anspruch": ("in", "", "nehmen"),
    "gang": ("in", "", "setzen"), "abschluss": ("zum", "", "bringen"), "stand": ("auf", "", "bringen"), "rollen": ("ins", "", "bringen"), "laufen": ("zum", "", "bringen"),
}  # fmt: skip
"""Nouns that name no thing in a set phrase with a verb, by the words before them and the verb: "auf den Weg bringen"."""


def _ends_a_phrase(found: list[Token], at: int) -> bool:
    """Whether a German noun only ends a set phrase: "brachte eine Liste auf den *Weg*"."""
    phrase = _PHRASES.get(found[at].low)
    if phrase is None or at < 2 or not found[at].capital:
        return False
    preposition, article, deed = phrase
    before = at - 1 if not article or found[at - 1].low != article else at - 2
    if found[before].low != preposition:
        return False
    return any(lexicon.verbs().get(token.low, ("",))[0] == deed for token in found if not token.used)


def _read_piece(found: list[Token], piece: Piece, marks: list[str], *, german: bool, listed: bool) -> None:
    """Fills a piece with its words; `listed`: whether the line so far only lists things, without a deed."""
    table = lexicon.verbs()
    start = True
    for at in range(piece.first, min(piece.last + 1, len(found))):
        token = found[at]
        if token.kind != "word" or token.used:
            if token.used == "number":
                start = False
            continue
        word = None if token.low == "using" else _verb_word(found, at, piece, table, start=start)
        joined = at > 0 and found[at - 1].low in ("and", "or")
        if word is not None and listed and joined and not word.unknown_verb and not german and token.low == word.verb:
            word = Word(at, token)  # "flu and *travel* vaccinations": one more thing of a list
        if word is not None and not word.verb and (token.low in _LIGHT_NOUNS or _is_glue_noun(token, start=start)):
            word = None
        passed = word is None and (
            _passed_over(token, start=start, german=german) or (german and _ends_a_phrase(found, at))
        )
        if passed and not _is_numeral(found, at, german=german):
            continue
        if token.low in _PREFIXES and at + 2 < len(found) and found[at + 1].text == "-" and not found[at + 2].spaced:
            continue  # "co-developed", "re-engineered": what is said is the deed
        if _is_half_known(found, at, marks) or _is_circa(found, at):
            continue
        if marks[at] == "other":
            continue
        if word is None:
            word = Word(at, token)
        word.loose = token.keys if is_name(token) else meaning.loose(token.low)
        word.negated, word.hedged = marks[at] == "negated", marks[at] == "hedged"
        piece.words.append(word)
        if not (token.low.endswith("ly") and start):
            start = False


_GERMAN_ARTICLES = frozenset("der die das den dem des ein eine einen einem einer eines".split())


_VERB_ENDINGS = ("ed", "ing", "te", "ten", "iert")
"""How a word ends that no list knows for a verb and that may be one."""


def _verb_word(
    found: list[Token], at: int, piece: Piece, table: dict[str, tuple[str, Keys]], *, start: bool
) -> Word | None:
    """The word as a verb, where it stands and looks like one."""
    token = found[at]
    low = token.low
    entry = table.get(low)
    if entry is None and not piece.particles and not low.endswith(_VERB_ENDINGS) and not _of_follows(found, at):
        return None
    before = found[at - 1].low if at > 0 else ""
    placed = (
        start
        or before in _VERB_BEFORE
        or (at > 1 and before.endswith("ly") and found[at - 2].low in _VERB_BEFORE)
        or (before == "-" and at == piece.first + 2 and low.endswith("ed") and not token.spaced)
        or (low.endswith("ing") and len(low) > 5 and not token.capital and not start and _has_object(found, at, table))
    )
    if token.capital and before in _GERMAN_ARTICLES:
        placed = False  # "den Stand betreut": a noun, whatever verb it looks like
    joined = _separated(found, at, piece, placed=placed) if piece.particles else None
    if joined is not None and (placed or not token.capital):
        return Word(at, token, joined, table.get(joined, ("", frozenset(("do",))))[1])
    if entry is None and _of_follows(found, at):
        base = lexicon.deeds().get(low, "") or (lexicon.german_deed(low) if token.capital else "")
        if base:
            return Word(at, token, base, table.get(base, ("", frozenset(("do",))))[1], unknown_verb=base not in table)
    if entry is not None:
        plain_noun = low == entry[0] or low.endswith(("s", "ing", "ment", "ion"))
        if (
            start
            and plain_noun
            and piece.first > 0
            and (token.capital or piece.first == piece.last)
            and before not in _VERB_BEFORE
        ):
            placed = False
        following = found[at + 1] if at + 1 < len(found) else None
        if start and low in _POSTS and following is not None and following.low == "of":
            placed = False
        if (
            start
            and low == entry[0]
            and following is not None
            and following.kind == "word"
            and following.capital
            and token.capital
            and not following.used
            and following.low not in lexicon.glue()
        ):
            placed = False
        turned = low in lexicon.same_past() and following is not None and following.low in _AFTER_PARTICIPLE
        if (
            placed
            or turned
            or (not token.capital and not plain_noun)
            or (low not in _POSTS and (token.capital or low != entry[0]) and _of_follows(found, at))
        ):
            return Word(at, token, entry[0], entry[1])
        named = token.capital and low != entry[0] and not _is_first_of_a_name(found, at, start=start)
        return Word(at, token, "", entry[1] if named else frozenset())
    begins = at == 0 or found[at - 1].text in ";:|.–—•"  # in "Wanko und Winsped" the second is a name too
    if placed and (begins or not token.capital) and low not in lexicon.glue() and _looks_like_verb(token, start=start):
        after = found[at + 1] if at < piece.last else None
        if low.endswith("ing") and (after is None or (after.low in lexicon.glue() and not _object_follows(found, at))):
            return None  # a gerund without an object names a skill: "Copywriting for wineries"
        return Word(at, token, low, frozenset(("do",)), unknown_verb=True)
    return None


def _is_first_of_a_name(found: list[Token], at: int, *, start: bool) -> bool:
    """Whether a German participle is the first word of a name: "Unterstützte Kommunikation", "Begleitetes Wohnen"."""
    after = found[at + 1] if at + 1 < len(found) else None
    adjective = found[at].low.endswith(("te", "tes", "ten", "ter", "tem"))
    return adjective and not start and after is not None and after.capital and not after.used


_PARTICLES = frozenset(lexicon.SEPARABLE)


def _separated(found: list[Token], at: int, piece: Piece, *, placed: bool) -> str | None:
    """The infinitive of a German verb whose particle stands behind it in the piece: "baute … auf"."""
    low = found[at].low
    table = lexicon.separated()
    particle = found[piece.last].low if piece.last < len(found) else ""
    joined = table.get((low, particle)) if particle in _PARTICLES and piece.last > at else None
    if joined is None and (placed or not found[at].capital):
        joined = _at_end_of_clause(found, at, piece)
    if joined is None and (placed or not found[at].capital):
        for near in range(at + 1, min(piece.last + 1, len(found), at + 12)):
            other = found[near].low
            if other in _PARTICLES and (low, other) in table and (near == piece.last or len(other) > 5):
                joined = table[(low, other)]
    return joined


_CLAUSE_ENDS = frozenset(".;!?:()–—|")
_AND = frozenset("und oder sowie".split())


def _at_end_of_clause(found: list[Token], at: int, piece: Piece) -> str | None:
    """The infinitive of a German verb whose particle stands behind all its objects: "leitet zwei Gesellen und eine Aushilfe *an*".

    No list needs to have the verb: a form of a plain one and a particle are a verb of their own ("liest … ein").
    """
    entry = lexicon.verbs().get(found[at].low)
    if not lexicon.may_part(found[at].low):
        return None
    for here in range(at + 1, len(found)):
        token = found[here]
        if token.text in _CLAUSE_ENDS and not token.used:
            return None
        if here > piece.last and _is_finite(token):
            return None  # "nahm Aufträge an und verteilte sie": the next verb has particles of its own
        if token.low not in _PARTICLES or token.capital or found[here - 1].low == "von":
            continue
        after = found[here + 1] if here + 1 < len(found) else None
        if after is None or after.kind == "punct" or after.low in _AND:
            joined = lexicon.separated().get((found[at].low, token.low))
            return joined or (token.low + entry[0] if entry is not None and here - at > 1 else None)
    return None


def _is_finite(token: Token) -> bool:
    entry = lexicon.verbs().get(token.low)
    return entry is not None and not token.capital and token.low != entry[0]


def _object_follows(found: list[Token], at: int) -> bool:
    """Whether an article, a possessive or a number stands behind: "in moving the interface"."""
    after = found[at + 1] if at + 1 < len(found) else None
    return after is not None and (
        after.used == "number" or after.low in ("the", "a", "an", "our", "their", "its", "his", "her", "all", "new")
    )


def _has_object(found: list[Token], at: int, table: dict[str, tuple[str, Keys]]) -> bool:
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
        and found[at].low in table
    )


_AFTER_PARTICIPLE = frozenset(("by", "from", "to", "down", "up"))
_OF = frozenset(("of", "von", "der", "des", "eines", "einer", "in", "an"))


def _of_follows(found: list[Token], at: int) -> bool:
    """Whether a noun of a deed has its object behind it: "Aufnahme von …", "Abbinden und Richten von …"."""
    if at + 3 < len(found) and found[at + 1].low in ("und", "and", "sowie") and found[at + 2].low in lexicon.verbs():
        return found[at + 3].low in _OF
    return at + 1 < len(found) and found[at + 1].low in _OF


def _is_numeral(found: list[Token], at: int, *, german: bool) -> bool:
    """Whether "I" is the Roman one behind a name ("Grade I", "Lehrgang I") and not the pronoun."""
    if found[at].text != "I" or not at or not found[at - 1].capital:
        return False
    after = found[at + 1] if at + 1 < len(found) else None
    return german or after is None or after.kind == "punct"


_PLURAL_IN_TE = re.compile(
    r"(?:mente|jekte|dukte|spekte|zepte|räte|bote|kräfte|ente|ante|iste|orte|exte|richte|schichte|gäste|werte|akte|hefte|schäfte|märkte|städte|punkte|konzerte|ibute|itute)n?$"
)
"""German plural nouns that end like a past: "Angebote", "Geräte", "Konzepte"."""
_MADE_OF_PARTICIPLE = re.compile(r"[a-zäöü]{3,}ge[a-zäöü]{3,}te$")
"""German adjectives of a noun and a participle: "Tiergestützte Therapie"."""


def _looks_like_verb(token: Token, *, start: bool) -> bool:
    low = token.low
    if low in lexicon.titles() or low in lexicon.proven() or len(low) < 4 or is_name(token):
        return False
    if low.endswith(("ed", "ing")) and len(low) > 4:
        return True
    if token.capital and (_PLURAL_IN_TE.search(low) or _MADE_OF_PARTICIPLE.match(low)):
        return False
    return low.endswith(("ierten", "te", "iert")) and (start or not token.capital) and len(low) > 5
