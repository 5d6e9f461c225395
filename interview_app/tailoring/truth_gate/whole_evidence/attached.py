"""What is hung on a deed and told of another: "trained two apprentices, *cutting breakage by 18 %*", "… *in CargoWise*", "… *in 2021*".

Cards of one post are read together, so that a line may join what several tell. But an outcome, a name or a year belongs to
the deed that it is hung on; so one of the cards that tell of it must tell of that deed too, or of half of what is told of it
anywhere. Names in English alone, where only they have capitals.
"""

from collections.abc import Iterator, Sequence
from itertools import takewhile

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.cards.pool import Pool
from interview_app.tailoring.truth_gate.holding import known_words
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading.line import Line, Piece, Word
from interview_app.tailoring.truth_gate.words import lexicon

_SEVERAL = 2
_THEREBY = frozenset("thereby thus hence wodurch womit sodass damit dadurch somit".split())
"""How a stretch begins that tells what came of the deed before it."""
_MAY_TELL_OUTCOME = frozenset(("which", "so"))
"""How one begins that does so where it tells a change."""
_CHANGES = frozenset(
    "cut save halve reduce lower raise improve increase double triple shorten speed lift boost shrink trim slash drop grow "
    "sparen einsparen senken steigern erhöhen verringern reduzieren halbieren verdoppeln verkürzen verbessern sinken steigen".split()
)
_BEFORE_OUTCOMES = frozenset(("and", "und", "also"))
_BEFORE_NAMES = frozenset(
    "in at for on using via from to by across under near within through".split()
)
_ARTICLES = frozenset("the a an our their".split())


def hold(line: Line, allowed: Pool, used: Sequence[Evidence]) -> list[Objection]:
    """The objection to the first outcome, name or year of another deed; none where one card says it all."""
    if len(used) < _SEVERAL:
        return []
    hung = (*_outcomes(line, allowed), *_names(line, allowed), *_years(line, allowed))
    for first, last, deed, tellers in hung:
        if tellers and not _tell_of(line, deed, tellers, allowed):
            words = line.text[line.tokens[first].start : line.tokens[last].end]
            sentence = _("Claims “{word}” but no evidence says so").format(word=words)
            return [Objection(ViolationKind.MOVED_FACT, sentence, at=first, joined=True)]
    return []


_Hung = tuple[int, int, Sequence[Word], Sequence[Evidence]]
"""The first and the last token of what is hung on a deed, the words of the deed, and the cards that tell of what is hung on it."""


def _outcomes(line: Line, allowed: Pool) -> Iterator[_Hung]:
    for at, piece in enumerate(line.pieces[1:], start=1):
        if not _tells_outcome(line, piece):
            continue
        figures = [one for one in line.quantities if piece.first <= one.first <= piece.last]
        things = _things(piece.words)
        tellers = [
            part
            for part in allowed
            if all(map(part.amounts_of, figures))
            and (figures or all(not one.loose.isdisjoint(part.loose) for one in things))
        ]
        head = [word for before in line.pieces[:at] for word in before.words]
        yield piece.first, piece.last, _things(head) or head, tellers


def _things(words: Sequence[Word]) -> list[Word]:
    return [word for word in words if not word.verb]


def _things_done_to(words: Sequence[Word]) -> list[Word]:
    """The things of a deed; none of a post, which is held along with much that other cards tell."""
    held = any(
        lexicon.is_title(word.token.low) or word.token.low in lexicon.people() for word in words
    )
    return [] if held and not any(word.verb for word in words) else _things(words)


def _tells_outcome(line: Line, piece: Piece) -> bool:
    begins = line.tokens[piece.first : piece.first + 2]
    if begins[0].low in _THEREBY:
        return True
    changes = (
        piece.directions
        or any(one.verb in _CHANGES for one in piece.words)
        or _multiplies(line, piece)
    )
    if not changes or begins[0].low in _MAY_TELL_OUTCOME:
        return bool(changes)
    deed = begins[-1] if begins[0].low in _BEFORE_OUTCOMES else begins[0]
    return deed.low.endswith("ing") and not line.german


def _multiplies(line: Line, piece: Piece) -> bool:
    """Whether a stretch has a change that is a figure itself: "which *halved* the queue"."""
    return any(
        one.kind in ("factor", "percent") and one.raw.isalpha()
        for one in line.quantities
        if piece.first <= one.first <= piece.last
    )


def _names(line: Line, allowed: Pool) -> Iterator[_Hung]:
    if line.caseless or line.german:
        return
    words = {word.at: word for word in line.words}
    for at in range(1, len(line.tokens)):
        if at not in words or not _is_name(words[at]) or not _is_hung(line, at):
            continue
        behind = (words.get(here) for here in range(at, len(line.tokens)))
        name = [
            one
            for one in takewhile(lambda one: one is not None and _is_name(one), behind)
            if one is not None
        ]
        tellers = [
            part for part in allowed if all(not one.loose.isdisjoint(part.loose) for one in name)
        ]
        yield (
            at,
            name[-1].at,
            _things_done_to([one for one in line.piece_at(at).words if one.at < at]),
            tellers,
        )


def _is_hung(line: Line, at: int) -> bool:
    before = line.tokens[at - 1].low
    if before in _ARTICLES and at > 1:
        before = line.tokens[at - 2].low
    return before in _BEFORE_NAMES


def _is_name(word: Word) -> bool:
    token = word.token
    return (
        token.capital
        and not token.used
        and not word.negated
        and not word.verb
        and not lexicon.is_title(token.low)
    )


def _years(line: Line, allowed: Pool) -> Iterator[_Hung]:
    for mention in line.dates:
        tellers = [
            part
            for part in allowed
            if any(one.start[0] == mention.start[0] for one in part.mentions)
        ]
        head = [
            one
            for one in line.piece_at(mention.first).words
            if not mention.first <= one.at <= mention.last
        ]
        yield mention.first, mention.last, _things_done_to(head), tellers


def _tell_of(line: Line, deed: Sequence[Word], tellers: Sequence[Evidence], allowed: Pool) -> bool:
    """Whether one of these cards tells of half of what any card tells of a deed; true where there is nothing to tell."""

    def most(parts: Sequence[Evidence]) -> int:
        return max(sum(known_words.supported(line, word, part) for word in deed) for part in parts)

    return not deed or 2 * most(tellers) >= max(1, most(allowed.parts))
