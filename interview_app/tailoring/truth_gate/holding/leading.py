"""Who leads by post, and whom: a shift leader's shift, a store manager's store, the people that a card counts as led."""

import re

from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.reading import people_de
from interview_app.tailoring.truth_gate.reading.line import Line, Piece, Word
from interview_app.tailoring.truth_gate.words import lexicon
from interview_app.tailoring.truth_gate.words.tokens import fold

_LEADERS = frozenset(
    "head leiter leiterin leitung supervisor foreman captain teamleiter teamleiterin schichtleiter vorarbeiter".split()
)
_PEOPLE = tuple(
    "restaurant store shop branch hotel kitchen warehouse ward cell team staff people department crew mitarbeiter abteilung gruppe group".split()
)
"""Places and groups whose people such a post leads."""
_PEOPLE_LED = frozenset(
    "team teams staff people employees colleagues crew apprentices trainees nurses engineers mitarbeiter mitarbeitern leute kollegen personal lehrlinge auszubildende mannschaft kolonne gruppe abteilung department "
    "managers analysts assistants volunteers workers operatives technicians members reports person personen mann".split()
)
"""Words for people whom one leads; titles are others."""
_MANAGED = frozenset(
    "general restaurant store shop branch hotel office site plant operations production shift team duty kitchen bar warehouse depot ward practice house floor department regional area night unit service watch crew cell centre center".split()
)
"""What stands before "manager" in the name of a post that has people under it."""
_ORGANISATIONS = frozenset(
    "ward department office shop store restaurant kitchen team unit site school campaign case claim branch hospital practice plant station clinic business company division warehouse depot nursery home programme "
    "sites shops stores wards branches offices hotels restaurants kitchens departments depots clinics factories program section agency bar hotel farm factory workshop library lab laboratory studio group centre center centres centers trust cellar operation operations desk surgery surgeries brewery bakery garage yard mill mine museum theatre theater archive charity institute laboratories shed estate vineyard ranch dairy hangar mine quarry delicatessen deli cafe café canteen pub gallery pharmacy supermarket "
    "salon cinema bookshop tearoom takeaway boatyard kiosk franchise hostel guesthouse inn campsite spa gym boutique butchery launderette playgroup preschool foundry".split()
)
"""What somebody who runs it manages; a machine or a test that one runs is none of these."""
_LEADING_POSTS = frozenset(
    "lead leader supervisor foreman forewoman captain vorarbeiter vorarbeiterin polier polierin obermonteur kapitän leiter leiterin leitung chef chefin".split()
)
_DOERS = ("ers", "ors", "ists", "ants", "innen", "köpfige", "köpfigen", "köpfiger", "köpfiges")
"""How words end that name people by what they do, or a group by its heads."""
_PLACE_POSTS = ("leiter", "leiterin", "leitung")
_GERMAN_PLACES = frozenset(
    "filia stati gruppe grupp abtei schic werks markt küche lager berei heim wohnb einri baust".split()
)
"""Beginnings of what a German post is named for when it leads a place or the people of it."""
_HEADS_OF = frozenset("manager head lead supervisor foreman".split())


_OF_WHOLE = frozenset(("manager", "head", "lead"))
"""Who runs a whole place by post: a warehouse supervisor has people in it."""


def is_unit(low: str) -> bool:
    """Whether a word names the unit that a manager of it manages: "store", "shift", "plant"."""
    return low in _MANAGED


def is_people(low: str) -> bool:
    """Whether a word names people, whom one leads or teaches."""
    return is_led(low) or low.startswith(("mitarbeite", "teilnehm", "newcomer", "starter"))


def takes_on_people(line: Line, word: Word) -> bool:
    """Whether the piece of a word names people, whom one takes on, or nothing at all: German "eingestellt" is of things too."""
    things = [
        one.token.low
        for one in line.piece_at(word.at).words
        if one is not word and one.token.capital
    ]
    return not things or any(is_people(low) or people_de.is_somebody(low) for low in things)


def is_led(low: str) -> bool:
    """Whether a word names people whom one leads: "staff", "nurses"."""
    return (
        low in _PEOPLE_LED
        or low.removesuffix("s") in _PEOPLE_LED
        or lexicon.is_title(low.rstrip("s"))
    )


def is_organisation(low: str) -> bool:
    """Whether a word names what who runs it manages: "ward", "shop", "campaign"."""
    return low in _ORGANISATIONS


def leads_by_post(card: EvidenceCard) -> bool:
    """Whether the post a card tells of is one that leads people: "Team Lead", "Schichtleiterin"."""
    words = [fold(word) for word in card.role.split()]
    if "partie" in words or "sous" in words:
        return False  # a kitchen's "chef de partie" has a station
    return any(
        word in _LEADING_POSTS
        or word.endswith(
            (
                "leiter",
                "leiterin",
                "leitung",
                "führer",
                "führerin",
                "führend",
                "führende",
                "führender",
            )
        )
        for word in words
    )


def most_led(evidence: Evidence) -> int:
    """How many people the cards say the person leads: those who report to them, or the team of a post that leads."""
    return max(
        max(
            card.scope.direct_reports or 0,
            (card.scope.team_size or 0) if leads_by_post(card) else 0,
        )
        for card in evidence.cards
    )


def has_reports(evidence: Evidence) -> bool:
    """Whether the evidence says that people report to the person, or that the person supervises people."""
    return most_led(evidence) > 0 or any(
        {"lead", "manage"} & piece.ranks
        and "help" not in piece.ranks
        and any(
            is_led(word.token.low) or word.token.low.endswith(_DOERS)
            for word in piece.words
            if not word.negated
        )
        for piece in evidence.scope_pieces
    )


def leads_people(line: Line, piece: Piece, evidence: Evidence) -> bool:
    """Whether the post itself is one that leads, and the line says no more than that of its people."""
    titled = [
        title
        for title in evidence.title_words
        if any(
            word in _LEADERS or word.endswith(("leiter", "leiterin", "leitung")) for word in title
        )
        and not any(word in lexicon.limiting() for word in title)
    ]
    if _is_of_a_place(piece):
        titled = [title for title in titled if _WITHIN_A_PLACE.isdisjoint(title)]
    led = {word for title in titled for word in title}
    titled += [title for title in evidence.title_words if _manages(title)]
    led |= {word for title in titled for word in title}
    units = [
        word.removesuffix("in").removesuffix("leiter")
        for word in led
        if word.endswith(("leiter", "leiterin"))
    ]
    if any(
        unit and len(unit) > 3 and unit in token.low
        for unit in units
        for token in line.tokens[piece.first : piece.last + 1]
    ):
        return True
    return bool(titled) and (_of_its_people(line, evidence, led) or _all_in(piece, led))


_WITHIN_A_PLACE = frozenset(("supervisor", "foreman"))
"""Who leads people at a place, and does not run it: "Warehouse Supervisor"."""
_RUNS = frozenset("manage run head direct".split())
_PLACES = frozenset("restaurant store shop branch hotel kitchen warehouse ward".split())


def _is_of_a_place(piece: Piece) -> bool:
    """Whether a piece says that a place was run, and no people in it: "*manage the warehouse*"."""
    things = {word.token.low for word in piece.words if not word.verb}
    return (
        any(word.verb in _RUNS for word in piece.words)
        and bool(things & _PLACES)
        and not any(map(is_led, things))
    )


_ALWAYS_LED = frozenset("team staff people crew mitarbeiter".split())
_WITHOUT_RANK = re.compile(
    r" (?:working|focus|steering|user|study|green|support|task|interest) groups? "
)


def _of_its_people(line: Line, evidence: Evidence, led: set[str]) -> bool:
    """Whether a line speaks of the people of such a post, or of a place that its card tells of; a working group is neither."""
    if _WITHOUT_RANK.search(line.folded):
        return False
    return any(
        f" {word} " in line.folded
        and (word in _ALWAYS_LED or word in led or word in evidence.plain)
        for word in _PEOPLE
    )


def _manages(title: tuple[str, ...]) -> bool:
    """Whether a post has people under it: a store manager, not an account manager."""
    return (
        len(title) > 1
        and title[-1] in ("manager", "manageress", "director")
        and title[-2] in _MANAGED
        and not any(word in lexicon.limiting() for word in title)
    )


def _all_in(piece: Piece, led: set[str]) -> bool:
    things = [word.token.low for word in piece.words if not word.verb]
    return bool(things) and all(low in led for low in things)


def leads_somehow(line: Line, piece: Piece, evidence: Evidence) -> bool:
    """Whether the card shows otherwise than by a verb that the person leads what the piece says."""
    return (
        _of_own_reports(line, piece, evidence)
        or _is_own_post(piece, evidence)
        or _goes_on(line, piece, evidence)
        or _leads_in_one_word(line, piece, evidence)
        or _leads_its_place(line, piece, evidence)
    )


def _of_own_reports(line: Line, piece: Piece, evidence: Evidence) -> bool:
    """Whether a piece says to lead no more people than a card counts as led; each is judged as a word too."""
    most = most_led(evidence)
    counted = [
        one
        for one in line.quantities
        if piece.first <= one.first <= piece.last and one.kind.startswith("count")
    ]
    if not most or not counted or any(one.value > most for one in counted):
        return False
    return any(one.value == most or _are_people(line, piece, one.last) for one in counted)


def _are_people(line: Line, piece: Piece, last: int) -> bool:
    near = line.tokens[max(piece.first, last - 4) : min(last + 4, piece.last + 1)]
    return any(
        is_led(one.low) or lexicon.is_title(one.low) or one.low.endswith(_DOERS) for one in near
    )


def _is_own_post(piece: Piece, evidence: Evidence) -> bool:
    """Whether a piece is nothing but the post that the card itself gives."""
    said = {word.token.low for word in piece.words}
    return bool(said) and any(said <= set(title) for title in evidence.title_words)


def _goes_on(line: Line, piece: Piece, evidence: Evidence) -> bool:
    """Whether a piece without a deed goes on with the people of the piece before it: "18 pickers *and packers*"."""
    if any(word.verb for word in piece.words):
        return False
    at = line.pieces.index(piece)
    before = next(
        (one for one in reversed(line.pieces[:at]) if any(word.verb for word in one.words)), None
    )
    if before is None:
        return False
    return _of_own_reports(line, before, evidence) or _leads_in_one_word(line, before, evidence)


def _leads_in_one_word(line: Line, piece: Piece, evidence: Evidence) -> bool:
    """Whether the evidence says of this thing that the person leads it in one word: "gruppenführend"."""
    led = [
        known[:5]
        for known in evidence.compounds
        if known.endswith(("führend", "leitend")) and len(known) > 10
    ]
    led += [low[:5] for told in evidence.lines if told.german for low in _own_leading(told)]
    return (
        any(line.tokens[at].low.startswith(tuple(led)) for at in range(piece.first, piece.last + 1))
        if led
        else False
    )


def _own_leading(told: Line) -> list[str]:
    """What a German clause begins with as the person's own: "*Gruppenleitung* einer altersgemischten Gruppe", but not "Vertretung der Gruppenleitung"."""
    return [
        token.low
        for at, token in enumerate(told.tokens)
        if token.low.endswith("leitung")
        and len(token.low) > _SHORTEST_LEADING
        and (
            at == 0
            or told.tokens[at - 1].kind == "punct"
            or told.tokens[at - 1].low in ("und", "sowie")
        )
        and not any(one.at == at and one.negated for one in told.words)
    ]


_SHORTEST_LEADING = 11
"""Letters of a compound of "Leitung" whose beginning still tells what is led."""


def _leads_its_place(line: Line, piece: Piece, evidence: Evidence) -> bool:
    """Whether what is led is what the card's own post is named for: a store by a "Store Manager", "Filiale" by a "Filialleiterin"."""
    here = piece if any(not word.verb for word in piece.words) else Piece(0, len(line.tokens) - 1)
    said = [line.tokens[at].low for at in range(here.first, here.last + 1)]
    for card in evidence.cards:
        words = [fold(word) for word in card.role.split()]
        stems = [
            word[: -len(end)][:5]
            for word in words
            for end in _PLACE_POSTS
            if word.endswith(end) and len(word) - len(end) > 4
        ]
        stems = [stem for stem in stems if stem in _GERMAN_PLACES]
        heads = (
            _HEADS_OF
            if any(word.verb in ("supervise", "lead", "oversee") for word in piece.words)
            else _OF_WHOLE
        )
        stems += [
            words[at - 1]
            for at, word in enumerate(words)
            if word in heads and words[at - 1] in _ORGANISATIONS - {"team"}
        ]
        if any(low.startswith(stem) for stem in stems for low in said):
            return True
    return False
