"""Claims about all of something or the most of something: "lowest in the company", "across the council", "number one".

Each needs a word of its own kind in the evidence, said of the same thing: such words are known by their make
("busiest", "kürzeste", "hospital-wide"), not from a list.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.pool import Pool
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading.line import Keys, Line
from interview_app.tailoring.truth_gate.words import lexicon, meaning

_EST = re.compile(r"[a-z]{3,}est")
_NO_SUPERLATIVE = frozenset(
    "interest request test guest rest west nest forest invest contest honest latest harvest suggest chest arrest protest digest quest crest conquest modest attest detest ingest bequest manifest "
    "tempest nearest northwest southwest wrest infest unrest reforest pretest retest disinterest zest earnest dishonest everest acquest".split()
)
_STE = re.compile(r"\w{3,}st(?:e|en|es|em)")
_NO_SUPERLATIVE_DE = re.compile(
    r".*(?:zigst|ssigst|hundertst|tausendst)\w+|(?:erst|letzt|nächst|fest|ernst|robust|bewusst|meist|unbewusst|getrost|jüngst|äusserst)(?:e|en|es|em)"
)
_PHRASES = re.compile(
    r" (?:(?:in|aus|durch|über) ganz \w+|of its kind|of choice|than (?:those of |that of )?(?:any|every|all)(?: of)?(?: the)? others?|than (?:any ?(?:one|body)|every ?(?:one|body)|all (?:the )?others|the rest)|als (?:alle|jeder|jede|irgendein\w*) (?:andere[nr]?|sonst)|wie (?:niemand|keine?r?) (?:sonst|andere[rs]?)|go to (?=authority|expert|person|specialist|source|contact)|number one|number 1|no 1|nummer eins|nummer 1|platz eins|platz 1|second to none|unmatched|unrivalled|record (?:breaking|setting|holding)|(?:company|club|house|site|plant|regional|national|state|county|school|course|department|team|branch|industry|group|all time) records?(?= $)|best selling|top rated|top performing|best performing|high profile|world class|best in class|sold out|a model (?=for |to |of good )|(?:the|our|its) \w+ model (?=site|branch|school|ward|team|department|shop|store|farm|plant|unit)"
    r"|(?:holds?|held|holding) the (?:\w+ ){0,2}record (?=for |with |as |in |since )|unprecedented|all time (?:high|low|best)|never before|records? (?=\d|high |low |time |result|year |sales |turnover |revenue |profit |recover(?:y|ies) |takings |harvest |attendance |output |growth |savings |donations |audiences? |intake |enrolments? |sign ups )|rekord\w*"
    r"|(?:astonishing|staggering|stunning|whopping|phenomenal|incredible|spectacular|sensationelle[nrms]?|phänomenale[nrms]?) (?=\d)) ?"
)  # fmt: skip
_OF_THE_YEAR = re.compile(
    r" (\w+) (?:of the (?:year|month|quarter|week)|des (?:jahres|monats|quartals)) "
)
_PART_OF_TIME = frozenset(
    "rest end start beginning most part quarter half time times first second third fourth last months weeks days middle course end close remainder anfang ende verlauf laufe hälfte drittel viertel quartal "
    "monat monate woche wochen tag tage rest mitte beginn results figures plan budget turn out all one".split()
)
_SCOPES = {
    "across": re.compile(r" (?:across|throughout) (?:the|our) (?:whole |entire )?(?=\w)"),
    "whole": re.compile(r" (?:whole|entire|ganze|ganzen|ganzes|gesamte|gesamten|gesamtes) (?=\w)"),
    "all": re.compile(r" (?:all|every|each|alle|aller|allen|sämtliche[nrms]?|jede|jeder|jedes|jeden|jedem) (?:of )?(?:the |our |the other |die |der |den |its |their )?(?=\w)"),
}  # fmt: skip
_SWEEPING = frozenset(
    "all every each both whole entire across throughout everyone everybody everything everywhere any alle aller allen alles jede jeder jedes jeden jedem ganz ganze ganzen ganzer gesamte gesamten sämtliche sämtlichen sämtlicher "
    "überall beide beiden total complete wide".split()
)
_OF_SCOPES = _SWEEPING | frozenset(("ganzes", "gesamtes"))
_TIMES = re.compile(
    r"(?:second|minute|hour|day|night|morning|evening|afternoon|week|weekday|weekend|month|quarter|year|season|shift|time|spring|summer|autumn|fall|winter|(?:mon|tues|wednes|thurs|fri|satur|sun)day"
    r"|sekunde|stunde|tag|nacht|morgen|abend|woche|monat|jahr|quartal|saison|schicht|mal|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|frühjahr|sommer|herbst|winter)e?[nrs]?"
)
_FURTHER = 4
"""Words within which a scope names what it is of: "all the other housing departments"."""
_WIDE = re.compile(r"\w{3,}(?:weit|führend)(?:e|en|er|es|em)?")
_SO_WIDE = frozenset("soweit insoweit inwieweit wieweit".split())


def hold(line: Line, parts: Pool) -> list[Objection]:
    """The objection to the first claim of this kind that none of these cards says of the same thing."""
    for find in (_superlatives, _most, _phrases, _wide, _scopes):
        found = find(line, parts)
        if found is not None:
            return [found]
    return []


def _superlative(line: Line, at: int) -> bool:
    token = line.tokens[at]
    if token.kind != "word" or not _ends_so(token.low):
        return False
    if _EST.fullmatch(token.low):
        return token.low not in _NO_SUPERLATIVE and not (
            token.capital and at > 0 and line.tokens[at - 1].capital
        )
    if not _STE.fullmatch(token.low) or _NO_SUPERLATIVE_DE.fullmatch(token.low):
        return False
    after = line.tokens[at + 1] if at + 1 < len(line.tokens) else None
    before = line.tokens[at - 1].low if at else ""
    if before == "am" and token.low.endswith("sten"):
        return not token.capital
    return (
        (at == 0 or not token.capital)
        and after is not None
        and after.capital
        and (line.german or token.low.endswith("este"))
    )


@lru_cache(maxsize=16384)
def _ends_so(low: str) -> bool:
    """Whether a word ends as superlatives do and is no verb. Kept: of every line each word is asked."""
    return low not in lexicon.verbs() and (
        _EST.fullmatch(low) is not None or _STE.fullmatch(low) is not None
    )


def _superlatives(line: Line, parts: Pool) -> Objection | None:
    for at, token in enumerate(line.tokens):
        if _superlative(line, at) and not _any_line(parts, _says_most, line, at):
            return _objection(token.text, at)
    return None


def _says_most(told: Line, line: Line, at: int) -> bool:
    """Whether a line of the evidence has the word itself, or another of its make said of the same thing."""
    if _has_word(told, line.tokens[at].keys):
        return True
    things = [word.loose for word in line.piece_at(at).words if word.at != at]
    return any(
        _superlative(told, here) or "best of all" in lexicon.proven().get(token.low, ())
        for here, token in enumerate(told.tokens)
        if _shares(told, here, things)
    )


def _shares(told: Line, at: int, things: Sequence[Keys]) -> bool:
    piece = told.piece_at(at)
    return any(not keys.isdisjoint(piece.keys) for keys in things)


def _most(line: Line, parts: Pool) -> Objection | None:
    """Claims of "most trusted": "most" before a word that describes, and not before a plain noun ("most days")."""
    lows = [token.low for token in line.tokens]
    for at in range(len(lows) - 1):
        if lows[at] not in ("most", "least") or lows[at + 1] in (
            "of",
            "likely",
            "recent",
            "recently",
        ):
            continue
        before = line.tokens[at - 1] if at else None
        owned = (
            before is None
            or before.low in ("the", "a", "their", "our", "its", "my", "his", "her")
            or before.text.endswith(("'s", "’s"))
        )
        describes = re.fullmatch(
            r"\w+(?:ed|ive|ful|ous|ent|ant|al|able|ible|ic|ing|ate|ite|ble|less|y|en|nt)",
            lows[at + 1],
        )
        joined = (
            at + 2 < len(lows)
            and line.tokens[at + 2].text == "-"
            and not line.tokens[at + 2].spaced
        )
        if owned and (describes or joined) and not _any_line(parts, _has, f" most {lows[at + 1]} "):
            return _objection(f"{line.tokens[at].text} {line.tokens[at + 1].text}", at)
    return None


def _phrases(line: Line, parts: Pool) -> Objection | None:
    match = _PHRASES.search(line.folded)
    if match and not _any_line(parts, _has, match[0]):
        return _objection(match[0].strip(), 0)
    year = _OF_THE_YEAR.search(line.folded)
    if year and year[1] not in _PART_OF_TIME and not year[1].isdigit():
        last = year[0].rsplit(" ", 2)[-2]
        if not _any_line(parts, _has, f" of the {last} ") and not _any_line(
            parts, _has, f" des {last} "
        ):
            return _objection(year[0].strip(), 0)
    return None


def _wide(line: Line, parts: Pool) -> Objection | None:
    """Claims of "hospital-wide", "market-leading" or "klinikweit"."""
    for at, token in enumerate(line.tokens):
        if (
            token.low in ("wide", "leading")
            and at > 1
            and line.tokens[at - 1].text == "-"
            and not token.spaced
        ):
            said = _any_line(parts, _has, f" {line.tokens[at - 2].low} {token.low} ")
            whole = token.low == "wide" and _any_line(parts, _sweeps, [line.tokens[at - 2].keys])
            if not said and not whole:
                return _objection(line.text[line.tokens[at - 2].start : token.end], at)
        elif _is_wide(token.low) and not _any_line(parts, _has_word, token.keys):
            return _objection(token.text, at)
    return None


@lru_cache(maxsize=16384)
def _is_wide(low: str) -> bool:
    return _WIDE.fullmatch(low) is not None and low not in _SO_WIDE and low not in lexicon.verbs()


def _has(told: Line, phrase: str) -> bool:
    return phrase in told.folded


def _has_word(told: Line, keys: Keys) -> bool:
    return any(not keys.isdisjoint(token.keys) for token in told.tokens)


def _scopes(line: Line, parts: Pool) -> Objection | None:
    """A claim of the whole of something, where the evidence tells of a part: "at all four offices", "im ganzen Haus"."""
    for name, form in _SCOPES.items() if not line.said.isdisjoint(_OF_SCOPES) else ():
        for match in form.finditer(line.folded):
            if line.tokens[_token(line, match.start())].used == "number":
                continue  # "all but three", "nearly all": judged as a number
            if name == "all" and _sums_up(line, _token(line, match.start())):
                continue
            behind = line.folded[match.end() :].split()[:_FURTHER]
            if not behind or any(_TIMES.fullmatch(low) for low in behind[:2]) or _counts(behind[0]):
                continue
            things = [meaning.loose(low) for low in behind if low not in lexicon.glue()][:3]
            piece = line.piece_at(_token(line, match.end()))
            told_of = [
                one.loose
                for one in piece.words
                if not one.verb and all(map(one.loose.isdisjoint, things))
            ]
            if things and not _any_line(parts, _sweeps, things, told_of):
                return _objection(match[0].strip() + " " + " ".join(behind[:2]), 0)
    return None


def _sums_up(line: Line, at: int) -> bool:
    """Whether "in all" only gives a sum: "60 traps in all, set over …", "23 lines in all looked after"."""
    if (
        line.tokens[at].low != "all"
        or at < 1
        or line.tokens[at - 1].low != "in"
        or at + 1 >= len(line.tokens)
    ):
        return False
    behind = line.tokens[at + 1]
    return behind.kind == "punct" or any(word.at == at + 1 and word.verb for word in line.words)


def _token(line: Line, end: int) -> int:
    """The token at a place of the folded line, whose words are its tokens without the marks."""
    number = len(line.folded[:end].split())
    return [at for at, token in enumerate(line.tokens) if token.kind != "punct"][number]


def _counts(low: str) -> bool:
    """Whether "every" only counts: "every tenth part", "alle 14 Tage"."""
    return (
        low.isdigit()
        or low.endswith(("th", "rd", "nd"))
        or low in ("first", "other", "second", "zweite", "zweiten")
    )


def _sweeps(told: Line, things: Sequence[Keys], told_of: Sequence[Keys] = ()) -> bool:
    """Whether a sentence of the evidence tells of all or the whole of one of these things, or "all of them", and of the line's matter."""
    for first, last in _sentences(told):
        lows = [token.low for token in told.tokens[first:last]]
        if _SWEEPING.isdisjoint(lows) or _only_what_is_left(lows):
            continue
        known = frozenset().union(
            *(token.keys for token in told.tokens[first:last]),
            *(word.loose for word in told.words if first <= word.at < last),
        )
        named = any(not one.isdisjoint(known) for one in things) or _OF_THEM.search(
            " " + " ".join(lows) + " "
        )
        if named and (not told_of or any(not one.isdisjoint(known) for one in told_of)):
            return True
    return False


def _only_what_is_left(lows: Sequence[str]) -> bool:
    """Whether a sentence speaks of all only for what is not the person's: "bis Klasse 2, *alles darüber* geht an …"."""
    spoken = [at for at, low in enumerate(lows) if low in _SWEEPING]
    return all(
        lows[at] in ("alles", "everything") and lows[at + 1 : at + 2] in _LEFT for at in spoken
    )


_LEFT = [
    [low]
    for low in "andere übrige weitere sonstige restliche darüber darunter else above beyond below".split()
]
_OF_THEM = re.compile(
    r" (?:all|each|every|both)(?: one)? of (?:them|these|those|it) | (?:sie|die) alle "
)


def _sentences(told: Line) -> Iterator[tuple[int, int]]:
    """The sentences of a line, one that only points back together with the one before it: "That's the whole ward"."""
    first = 0
    for at, token in enumerate(told.tokens[:-1]):
        if token.text in ".;!?" and not token.used and told.tokens[at + 1].low not in _POINTS_BACK:
            yield first, at
            first = at + 1
    yield first, len(told.tokens)


_POINTS_BACK = frozenset("that thats this these it its they das dies die".split())


def _any_line(parts: Pool, says: Callable[..., bool], *given: object) -> bool:
    return any(says(one, *given) for part in parts for one in part.lines)


def _objection(name: str, at: int) -> Objection:
    return Objection(
        ViolationKind.SUPERLATIVE,
        _("Claims “{word}” but no evidence says so").format(word=name),
        at=at,
    )
