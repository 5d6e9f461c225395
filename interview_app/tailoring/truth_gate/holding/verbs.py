"""How strong a part somebody had (helped < did < owned < managed < led); the direction of each deed is asked along with it."""

from interview_app.domain.tailoring import Severity, ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards import compounds
from interview_app.tailoring.truth_gate.cards.deed_families import families
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.figures import number_words
from interview_app.tailoring.truth_gate.holding import called_help, directions, leading, near_pieces, own_deeds
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading.line import Keys, Line, Piece
from interview_app.tailoring.truth_gate.words import lexicon

_STRENGTH = {"help": 0, "do": 1, "own": 2, "manage": 3, "lead": 4}
_STRONGEST_FIRST = tuple(sorted(_STRENGTH.items(), key=lambda one: -one[1]))
_KNOWN = {**_STRENGTH, "care": 3, "charge": 4, "run": 4}
"""What the evidence shows: who looks after it oversees it, who was in charge of people led them."""
SPECIAL = frozenset(("teach", "clinical", "honour", "rise", "qualify", "approve", "hire", "publish"))
"""Groups that a plain deed does not prove: the evidence must have a verb of the same group."""


def hold(line: Line, evidence: Evidence, first: int, last: int) -> list[Objection]:
    """Objections to the strength and direction of the verbs at tokens `first` to `last`."""
    found: list[Objection] = []
    for piece in line.pieces:
        if piece.last < first or piece.first > last:
            continue
        found += _strength(line, piece, evidence)
        found += directions.hold(piece, evidence)
    return found


def strength(ranks: set[str]) -> int:
    """0 helped, 1 did, 2 owned, 3 managed, 4 led; who helped in it did no more than help."""
    if "help" in ranks:
        return 0
    return next((number for rank, number in _STRONGEST_FIRST if rank in ranks), 1)


def _shown_strength(ranks: set[str]) -> int:
    return 0 if "help" in ranks else max((_KNOWN[rank] for rank in ranks if rank in _KNOWN), default=1)


def _of_object(line: Line, piece: Piece, evidence: Evidence) -> bool:
    """Whether the plain deed is the evidence's own for its object, before "during", "at" or the like tell of more."""
    ends = [
        at
        for at in range(piece.first + 1, piece.last + 1)
        if line.tokens[at].low in ("during", "while", "for", "bei", "beim", "für", "während")
    ]
    things = [word.loose for word in piece.words if not word.verb and ends and word.at < ends[0]]
    best, near = near_pieces.nearest(things, evidence)
    if not things or best < len(things):
        return False
    if line.tokens[ends[0]].low in _MEANT_FOR and not any(
        word.verb in _SAYS_ONLY_DONE or any(word.verb == said.verb for one in near for said in one.words)
        for word in piece.words
        if word.verb
    ):
        return False  # another deed may be of the thing behind it
    return max(_shown_strength(one.ranks) for one in near) >= 1


_MEANT_FOR = frozenset(("for", "für"))
_SAYS_ONLY_DONE = frozenset("do carry perform conduct handle durchführen ausführen vornehmen erledigen".split())


_COMMANDS = frozenset("run betreiben control steer".split())
"""Verbs that only say a part in something when it is a place, a body or an undertaking."""


def _claimed(line: Line, piece: Piece) -> int:
    """How strong a part a piece claims; who runs a ward or a shop claims to manage it."""
    said = {word.verb for word in piece.words}
    if said & _COMMANDS and "help" not in piece.ranks:
        names = [line.tokens[at].low for at in range(piece.first, _head(line, piece) + 1)]
        if said & {"control", "steer"} and not _PROJECTS.isdisjoint(names):
            return max(3, strength(piece.ranks))
        if any(map(leading.is_organisation, names)) or leading.is_led(_last_before_of(names)):
            return max(3, strength(piece.ranks))
    return strength(piece.ranks)


_OF = frozenset("of out from to".split())


def _last_before_of(lows: list[str]) -> str:
    """The noun that a deed is done to, before what only tells whence: "a 5-man line *crew* out of town"."""
    end = next((at for at, low in enumerate(lows) if at and low in _OF), len(lows))
    return lows[end - 1]


def _strength(line: Line, piece: Piece, evidence: Evidence) -> list[Objection]:
    claimed = _claimed(line, piece) if piece.ranks else 0
    if claimed == 0 or (claimed == 1 and not evidence.helped):
        return []
    things = near_pieces.things_in(piece) or near_pieces.things_of(line)
    best, near = near_pieces.nearest(things, evidence)
    if (best == 0 and claimed == 1) or _names_people(piece) or near_pieces.is_one_place_more(line, piece):
        return []
    near = near or (evidence.scope_pieces if not things else near_pieces.of_same_verb(piece, evidence))
    known = max((_shown_strength(one.ranks) for one in near if not _of_another_thing(line, piece, one)), default=1)
    if known == 3 and _manages_people(near, evidence):
        known = 4
    if (
        claimed == 4
        and _is_session(line, piece)
        and any("session" in one.ranks and "help" not in one.ranks for one in near)
    ):
        return []
    if (
        known >= claimed
        or _keeps_it(piece, near)
        or (claimed == 1 and (_of_object(line, piece, evidence) or _takes_no_part(piece)))
    ):
        return []
    if claimed == 1 and (not piece.words or _is_bare_noun(line, piece) or own_deeds.told(line, piece, evidence)):
        return []
    if claimed == 1 and (_says_with_whom(line) or called_help.told(line, piece)):
        return []
    if _same_part(piece, evidence, things, of_people=claimed >= 3 and _leads_doers(line, piece)):
        return []
    if claimed >= 2 and not _only_helped(piece, near, known) and leading.leads_people(line, piece, evidence):
        return []
    helped = any("help" in one.ranks for one in near)
    if claimed >= 3 and not helped and leading.leads_somehow(line, piece, evidence):
        return []
    shown, said = near_pieces.deed_shown(near), near_pieces.said(piece, line)
    sentence = (
        _("Claims “{claimed}” but evidence says “{shown}”").format(claimed=said, shown=shown)
        if shown
        else _("Claims “{word}” but no evidence says so").format(word=said)
    )
    if claimed >= 2 and (_of_head(line, piece, evidence, claimed) or _says_no_more(line, piece, evidence, known)):
        return []
    mild = known == 1 or (known == 2 and not line.german)
    severity = Severity.WARNING if mild and _mild(line, piece, evidence, claimed) else Severity.BLOCKER
    return [Objection(ViolationKind.INFLATED_SCOPE, sentence, severity, piece.first)]


def _says_no_more(line: Line, piece: Piece, evidence: Evidence, known: int) -> bool:
    """Whether what looks like charge of something only says whose it is, or that the person did it."""
    return _on_ones_own(line, piece, evidence) or (known == 1 and _answers_for_own_deed(line, piece, evidence))


def _answers_for_own_deed(line: Line, piece: Piece, evidence: Evidence) -> bool:
    """Whether a duty is no more than the evidence's own deed, by its noun: "responsible for *the training of* new drivers"."""
    if "duty" not in piece.ranks or not _STRONG.isdisjoint(piece.ranks):
        return False
    at = next((at for at in range(piece.first, piece.last + 1) if line.tokens[at].low in _MEANT_FOR), piece.last) + 1
    while at < piece.last and line.tokens[at].low in _THE:
        at += 1
    if at >= piece.last or (line.tokens[at + 1].low != "of" and not line.german):
        return False
    noun = next((word for word in piece.words if word.at == at), None)
    if noun is None or not (lexicon.deed_of if line.german else lexicon.noun_of)(noun.token.low):
        return False
    return any(
        word.verb
        and not word.negated
        and not word.token.low.endswith(_NOUN_OF_DEED)
        and not noun.loose.isdisjoint(word.loose)
        for told in evidence.lines
        for word in told.words
    )


_STRONG = frozenset(("lead", "manage", "help"))
_NOUN_OF_DEED = ("ung", "ungen", "ion", "ment")
_THE = frozenset("the our die den das".split())


def _on_ones_own(line: Line, piece: Piece, evidence: Evidence) -> bool:
    """Whether "own" only says whose something is, as the evidence says of the same: "*own* authority up to £75,000"."""
    if {word.token.low for word in piece.words if "own" in word.groups} != {"own"}:
        return False
    things = near_pieces.things_in(piece)
    return any(
        one.low == "own" and any(not keys.isdisjoint(behind.keys) for keys in things)
        for told in evidence.lines
        if "own" in told.said
        for one, behind in zip(told.tokens, told.tokens[1:], strict=False)
    )


def _says_with_whom(line: Line) -> bool:
    """Whether a German line tells itself that several did it: "zu dritt aufgebaut" of somebody who "hat mit aufgebaut"."""
    return line.german and any(
        number_words.together(one.low, two.low) is not None
        for one, two in zip(line.tokens, line.tokens[1:], strict=False)
    )


def _of_another_thing(line: Line, piece: Piece, known: Piece) -> bool:
    """Whether the evidence gives charge of one thing, and the line claims another in the same place: "im Amt für Nord zuständig"."""
    if "for it" not in known.ranks:
        return False
    last = _head(line, piece)
    things = [word.loose for word in piece.words if not word.verb and word.at <= last]
    return bool(things) and all(keys.isdisjoint(known.keys) for keys in things)


def _keeps_it(piece: Piece, near: list[Piece]) -> bool:
    """Whether both say "führen" of one thing, whatever that means there: "Führung des Katasters" of "das Kataster führe ich"."""
    mine = [word for word in piece.words if "lead" in word.groups or word.verb == "führen"]
    return (
        bool(mine)
        and all(word.token.low in ("führung", "führte", "führt", "führe", "geführt") for word in mine)
        and any(word.verb == "führen" and not word.negated for one in near for word in one.words)
    )


def _is_bare_noun(line: Line, piece: Piece) -> bool:
    """Whether a later piece names nothing but a figure's noun that looks like a verb: "…, *budget £310,000*"."""
    counts = any(token.used == "number" for token in line.tokens[piece.first : piece.last + 1])
    return piece.first > 0 and counts and all(word.verb == word.token.low for word in piece.words)


def _only_helped(piece: Piece, near: list[Piece], known: int) -> bool:
    """Whether the evidence tells of help alone for what a piece names besides people and the place where they work."""
    return known == 0 and any(
        not word.loose.isdisjoint(one.keys)
        for word in piece.words
        if not word.verb and not leading.is_organisation(word.token.low) and not leading.is_people(word.token.low)
        for one in near
    )


_NEUTRAL = frozenset(
    "spend work serve join go travel meet visit attend learn stay come see experience arbeiten besuchen reisen kennenlernen lernen".split()
)
_SESSIONS = frozenset(
    "session sessions class classes workshop workshops tour tours group groups meeting meetings training course courses time lesson lessons club rehearsal rehearsals walk walks event events "
    "seminar seminars round rounds briefing briefings evening evenings circle camp camps exercise exercises drill drills kurs kurse gruppe gruppen führung führungen workshop workshops stunde stunden "
    "sitzung sitzungen probe proben übung übungen schulung schulungen runde runden besprechung besprechungen training trainings seminar seminare".split()
)


_AROUND = frozenset("in at for during on with across within bei beim für mit im am während auf".split())


def _head(line: Line, piece: Piece) -> int:
    """The last token before what a piece's object stands in: "disclosure of 48,000 documents | in a group claim"."""
    deed = next((word.at for word in piece.words if word.verb), piece.first)
    ends = (at for at in range(deed + 2, piece.last + 1) if line.tokens[at].low in _AROUND)
    return next((at - 1 for at in ends if not _is_hyphened(line, at)), piece.last)


def _is_hyphened(line: Line, at: int) -> bool:
    """Whether a token is the beginning of a word with a hyphen: "*on*-call"."""
    return at + 1 < len(line.tokens) and line.tokens[at + 1].text == "-" and not line.tokens[at + 1].spaced


def _of_head(line: Line, piece: Piece, evidence: Evidence, claimed: int) -> bool:
    """Whether the strong part is the evidence's own for the object itself, whatever it stands in."""
    if any(compounds.leads_by_name(word.token.low, evidence) for word in piece.words):
        return True
    last = _head(line, piece)
    things = [word.loose for word in piece.words if not word.verb and word.at <= last]
    best, near = near_pieces.nearest(things, evidence)
    if best == 0 or last == piece.last:
        return False
    known = max(_shown_strength(one.ranks) for one in near)
    people = any(leading.is_led(word.token.low) and not word.verb for word in piece.words)
    return known >= claimed or (known == 3 and people and _manages_people(near, evidence))


def _mild(line: Line, piece: Piece, evidence: Evidence, claimed: int) -> bool:
    """Whether a stronger word is only loosely meant: a duty, or managing a thing that the person did themselves."""
    if evidence.lent_a_hand or _leads_doers(line, piece) or _led_by_others(piece, evidence):
        return False
    if claimed == 2:
        return "duty" in piece.ranks and not _is_for_people(line, piece)
    here = [token.low for token in line.tokens[piece.first : _head(line, piece) + 1]]
    said = {word.verb for word in piece.words if word.verb}
    if not said.isdisjoint(_STANDS_ABOVE) and any(low.endswith(_DEED_ENDINGS) for low in here[1:]):
        return False
    if "oversee" in said and any(low.endswith(("ation", "ment")) for low in here[1:]):
        return False
    if " budget responsibility " in line.folded:
        return False
    if not said.isdisjoint(("oversee", "manage")) and (_is_of_a_deed(here) or _is_doing(line, piece)):
        return False
    return claimed == 3 and not any(
        leading.is_people(low) or leading.is_organisation(low) or low in _PROJECTS for low in here
    )


def _is_for_people(line: Line, piece: Piece) -> bool:
    """Whether a duty is for people or the place where they work, which is to manage it: "responsible for the *department*"."""
    lows = [token.low for token in line.tokens[piece.first : piece.last + 1]]
    at = next((at for at, low in enumerate(lows) if low in _MEANT_FOR), len(lows))
    found = next((at for at in range(at + 1, len(lows)) if lows[at] not in lexicon.glue()), len(lows))
    behind, after = [*lows, "", ""][found : found + 2]
    if after not in lexicon.glue() and after.isalpha():
        return False  # "responsible for staff appraisals"
    return behind in _OWN_PEOPLE or (leading.is_organisation(behind) and "manage" not in piece.ranks)


_OWN_PEOPLE = frozenset(
    "team department staff people crew branch shift abteilung filiale belegschaft personal mannschaft schicht team mitarbeiter".split()
)


def _led_by_others(piece: Piece, evidence: Evidence) -> bool:
    """Whether the evidence gives the leading of something to somebody else: "an outside firm managed the project"."""
    things = [word.loose for word in piece.words if not word.verb]
    return any(
        denial.deed
        and denial.theirs
        and not denial.keys.isdisjoint(_LEADING)
        and any(not keys.isdisjoint(denial.sentence) for keys in things)
        for denial in evidence.denials
    )


_LEADING = families("lead")


def _is_of_a_deed(lows: list[str]) -> bool:
    """Whether what is managed is that something was done: "managed *the covering of* 40 seats"."""
    pairs = zip(lows, lows[1:], lows[2:], strict=False)
    return any(one == "the" and deed.endswith("ing") and of == "of" for one, deed, of in pairs)


def _is_doing(line: Line, piece: Piece) -> bool:
    """Whether what is overseen is said by the verb of it, which others then did: "oversaw *writing* the guide"."""
    deed = next(word for word in piece.words if word.verb in ("oversee", "manage"))
    at = deed.at + 1
    if at > piece.last or not line.tokens[at].low.endswith("ing") or line.tokens[at].low not in lexicon.verbs():
        return False
    after = line.tokens[at + 1] if at < piece.last else None
    return deed.verb == "oversee" or (after is not None and (after.low in _DETERMINED or after.used == "number"))


_DETERMINED = frozenset("the a an my our its their his her this these those it them all each every".split())
_STANDS_ABOVE = frozenset("supervise direct".split())
_DEED_ENDINGS = ("ing", "ation", "ment")
"""A deed that is supervised is done by others: "supervised switchgear installation" of somebody who fitted it."""
_PROJECTS = frozenset(
    "production migration upgrade rollout implementation procurement purchasing renovation conversion relaunch refurbishment transition project projects operations function contract contracts recruitment logistics business programme program audit audits costing pricing".split()
)
"""Undertakings, which somebody who only did a part of them did not manage."""


def _has_people(piece: Piece) -> bool:
    """Whether what is managed in a piece of the evidence are people, whom one leads."""
    return any(leading.is_led(word.token.low) for word in piece.words)


def _manages_people(near: list[Piece], evidence: Evidence) -> bool:
    """Whether a piece of these tells that people are managed, or goes on with one that does: "Manage a team of 7 (5 of them casuals) *with 900 hives*"."""
    return any(
        "manage" in one.ranks and any(map(_has_people, near_pieces.with_its_deed(one, evidence))) for one in near
    )


def _takes_no_part(piece: Piece) -> bool:
    """Whether a piece only says that somebody was there: "spent eleven days at …"."""
    said = [word.verb for word in piece.words if word.verb]
    return bool(said) and all(verb in _NEUTRAL for verb in said)


def _is_session(line: Line, piece: Piece) -> bool:
    """Whether what is led is a class, a tour or the like, which who runs it leads."""
    return any(
        (token.low in _SESSIONS or (line.german and token.low.endswith(_GERMAN_SESSIONS)))
        and (line.german or token.text.islower() or at == 0)  # no "Jacaranda Retail Group"
        for at, token in enumerate(line.tokens[piece.first : piece.last + 1], start=piece.first)
    )


_GERMAN_SESSIONS = (
    "kurs",
    "kurse",
    "kursen",
    "seminar",
    "seminare",
    "seminaren",
    "workshop",
    "workshops",
    "training",
    "trainings",
)
"""Ends of German compounds for what who gives it leads: "Rückbildungskurse"."""


def _same_part_of_it(line_pieces: list[Piece], strong: set[str], things: list[Keys]) -> bool:
    """Whether a sentence has the strong deed with a pronoun for its object, and the thing beside it: "a team, I lead it"."""
    bare = any(
        any(word.verb in strong and not word.negated for word in one.words)
        and "help" not in one.ranks
        and not any(not word.verb for word in one.words)
        for one in line_pieces
    )
    return bare and any(not keys.isdisjoint(one.strict) for one in line_pieces for keys in things)


def _leads_doers(line: Line, piece: Piece) -> bool:
    """Whether people are led who did what a piece goes on to tell: "managed the *engineers who* built the dam"."""
    return any(
        line.tokens[at].low == "who" or (line.tokens[at].low == "that" and leading.is_led(line.tokens[at - 1].low))
        for at in range(piece.first + 2, piece.last)
    )


def _same_part(piece: Piece, evidence: Evidence, things: list[Keys], *, of_people: bool) -> bool:
    """Whether the evidence says the same strong word of one of these things, in another piece than the nearest.

    `of_people`: only where people stand in that piece too.
    """
    strong = {word.verb for word in piece.words if word.verb and word.groups & {"lead", "manage", "own"}} - {"head"}
    if strong and any(_same_part_of_it(line.pieces, strong, things) for line in evidence.lines):
        return True
    strong = {word.verb for word in piece.words if word.verb}
    return any(
        any(word.verb in strong for word in one.words if word.verb)
        and "help" not in one.ranks
        and strength(one.ranks) >= strength(piece.ranks)
        and not (of_people and not _has_people(one))
        and any(not keys.isdisjoint(one.strict) for keys in things)
        for one in evidence.scope_pieces
    )


def _names_people(piece: Piece) -> bool:
    """Whether a piece behind a conjunction only names who else: "five engineers *and a designer*"."""
    return (
        piece.first > 0
        and bool(piece.words)
        and all(lexicon.is_title(word.token.low) and not word.verb for word in piece.words)
    )
