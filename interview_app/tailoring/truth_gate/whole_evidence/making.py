"""Who ran the whole place: "ran the Owerri branch" needs the branch to have been the person's to run, not a desk in it."""

from collections.abc import Iterator, Sequence

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.employers import company_key
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.cards.pool import Pool
from interview_app.tailoring.truth_gate.holding import leading
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading.line import Line, Piece, Word
from interview_app.tailoring.truth_gate.words import lexicon
from interview_app.tailoring.truth_gate.words.tokens import Token

_WHOLES = frozenset(
    "company firm business organisation organization branch farm office shop store hotel restaurant hospital practice clinic school surgery surgeries bank plant factory site depot warehouse department unit ward dairy resort station "
    "firma unternehmen betrieb filiale hof büro laden geschäft hotel klinik praxis schule bank werk standort lager abteilung station kinderhaus haus zweigstelle niederlassung".split()
)


def hold(line: Line, allowed: Pool) -> list[Objection]:
    """The objection to the first such deed of a line that none of these cards tells of."""
    for piece in line.pieces:
        if "help" in piece.ranks:
            continue
        for word in piece.words:
            if word.negated or not word.verb:
                continue
            if _of_a_whole(line, piece, word, allowed):
                return [_objection(word, _shown(piece, allowed))]
    return []


def _sentences(allowed: Pool) -> Iterator[tuple[Line, list[Word]]]:
    for part in allowed:
        for told in part.lines:
            for sentence in told.sentences:
                yield told, sentence


_RULES = frozenset(
    "run manage lead head direct supervise oversee betreiben leiten führen managen steuern".split()
)


def _of_a_whole(line: Line, piece: Piece, word: Word, allowed: Pool) -> bool:
    """Whether a piece claims to have run a whole place that no card gives the person to run."""
    if word.verb not in _RULES:
        return False
    behind = line.tokens[word.at + 1 : min(word.at + 6, piece.last + 1)]
    if line.german and not behind:
        behind = line.tokens[piece.first : word.at]  # "das Atelier in Biel geführt"
    whole = next(
        (token.low for token in behind if token.low in _WHOLES and not _is_whose(token)), ""
    )
    if f" {whole} of " in line.folded and any(one.kind == "count" for one in line.quantities):
        return False  # "a unit of eight": people, whom `sizes` counts
    company = {low for part in allowed for low in company_key(part.company).split()}
    names = [token.low for token in behind if token.capital and token.low in company]
    if (not whole and not names) or _stands_in(behind, whole or names[0]):
        return False
    return not any(_runs(part, whole or names[0]) for part in allowed)


def _is_whose(token: Token) -> bool:
    """Whether a place only says whose something is: "ran the *hotel's* pastry kitchen"."""
    return token.text.endswith(("'s", "’s"))


def _stands_in(behind: Sequence[Token], low: str) -> bool:
    """Whether the place is only where it happened: "ran the till in the shop"."""
    lows = [token.low for token in behind]
    return not _PLACED.isdisjoint(lows[: lows.index(low)])


_PLACED = frozenset("in at for im am bei für mit with to during across from".split())


def _runs(part: Evidence, whole: str) -> bool:
    """Whether a card's own post, or what it tells, is to run the place."""
    if any(_of_title(title, whole) for title in part.title_words):
        return True
    return any(
        _names_it(told, piece, whole)
        and bool({"lead", "manage", "run", "charge", "own"} & piece.ranks)
        and "help" not in piece.ranks
        for told in part.lines
        for piece in told.pieces
    )


def _of_title(title: tuple[str, ...], whole: str) -> bool:
    """Whether a post is to run such a place: a branch manager's is the branch, a herd manager's not the farm."""
    heads = [
        low for low in title if low in _HEADS or low.endswith(("leiter", "leiterin", "leitung"))
    ]
    if not heads or any(low in lexicon.limiting() for low in title):
        return False
    field = [low for low in title if low not in heads and low not in _RANKS]
    if whole in _COMPANIES:
        return (
            not field
            and heads != ["leiter"]
            and not set(heads) & {"lead", "leader", "supervisor", "foreman"}
        )
    compound = any(low.startswith(whole[:5]) for low in heads)
    return (
        compound or not field or any(low[:5] == whole[:5] or leading.is_unit(low) for low in field)
    )


_COMPANIES = frozenset("company firm business organisation organization firma unternehmen".split())
_RANKS = frozenset(
    "senior general managing chief head executive area regional deputy assistant stellvertretende stellvertretender".split()
)


def _names_it(told: Line, piece: Piece, whole: str) -> bool:
    behind = told.tokens[piece.first : piece.last + 1]
    return not whole or (whole in {token.low for token in behind} and not _stands_in(behind, whole))


_HEADS = frozenset(
    "manager director head owner principal leader supervisor foreman captain executive chief lead inhaber inhaberin chef geschäftsführer geschäftsführerin".split()
)


def _shown(piece: Piece, allowed: Pool) -> str:
    things = [one for one in piece.words if not one.verb]
    for _told, sentence in _sentences(allowed):
        if any(not thing.loose.isdisjoint(one.loose) for thing in things for one in sentence):
            for one in sentence:
                if one.verb and not one.negated:
                    return one.token.text
    return ""


def _objection(word: Word, shown: str) -> Objection:
    said = word.token.text
    sentence = (
        _("Claims “{claimed}” but evidence says “{shown}”").format(claimed=said, shown=shown)
        if shown
        else _("Claims “{word}” but no evidence says so").format(word=said)
    )
    return Objection(ViolationKind.INFLATED_SCOPE, sentence, at=word.at)
