"""The opposite of what was told, in one small word: "before" for "after", "unsupervised" for "under supervision"."""

from collections.abc import Iterator, Sequence

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.cards.pool import Pool
from interview_app.tailoring.truth_gate.figures.dates import Mention
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading.line import Line, Word
from interview_app.tailoring.truth_gate.words import meaning
from interview_app.tailoring.truth_gate.words.phrases import Phrases

_EARLIER = frozenset("before ahead prior bevor vor".split())
_LATER = frozenset("after once following nachdem nach".split())
_ORDER = _EARLIER | _LATER
_NEAR = 5
_SHORTEST = 6


def hold(line: Line, allowed: Pool, used: Sequence[Evidence]) -> list[Objection]:
    """The objection to the first thing that the cards a line rests on tell the other way round."""
    known = [told for part in used for told in part.lines]
    if not line.said.isdisjoint(_ORDER):
        for word, side in _ordered(line):
            sides = {
                other
                for told in known
                for one, other in _ordered(told)
                if not one.token.keys.isdisjoint(word.token.keys)
            }
            if sides and side not in sides:
                sentence = _("Claims the opposite direction: the evidence says “{shown}”")
                shown = f"{'after' if side == 'earlier' else 'before'} {word.token.text}"
                return [
                    Objection(
                        ViolationKind.CHANGED_METRIC, sentence.format(shown=shown), at=word.at
                    )
                ]
    for mention in line.dates:
        dates = [(told, one) for told in known for one in told.dates if one.start == mention.start]
        side = _side(line, mention)
        if (
            side
            and dates
            and all(not one.since and _side(told, one) != side for told, one in dates)
        ):
            sentence = _("Claims {claimed} but evidence shows {shown}").format(
                claimed=f"{line.tokens[mention.first - 1].text} {mention.raw}",
                shown=dates[0][1].raw,
            )
            return [Objection(ViolationKind.WRONG_DATE, sentence, at=mention.first)]
    for against in (_paid_for_nothing(line, known), _granted(line, known), _taken(line, allowed)):
        if against is not None:
            return [against]
    for word in line.words:
        low = word.token.low
        if not low.startswith("un") or len(low) < _SHORTEST + 2 or word.negated or line.german:
            continue
        if any(low in told.said or (word.verb and word.verb in _deeds(told)) for told in known):
            continue  # "unloading" of "unloaded"
        keys = meaning.loose(low[2:])
        if any(
            not one.negated and not keys.isdisjoint(one.loose)
            for told in known
            for one in told.words
        ):
            sentence = _("Claims “{word}”, which the evidence denies").format(word=word.token.text)
            return [Objection(ViolationKind.NEGATION, sentence, at=word.at)]
    return []


def _deeds(told: Line) -> set[str]:
    """The verbs of a line of the evidence."""
    return {one.verb for one in told.words if one.verb and not one.negated}


def _side(line: Line, mention: Mention) -> str:
    """On which side of a date something is told to have been, by "before" or "after" right before it."""
    before = line.tokens[mention.first - 1].low if mention.first else ""
    return "earlier" if before in _EARLIER else "later" if before in _LATER else ""


def _taken(line: Line, allowed: Pool) -> Objection | None:
    """The objection to having been taken where the evidence says of the same that the person was turned down."""
    if line.said.isdisjoint(_TAKEN) or _REFUSED.search(line.folded, line.said) is not None:
        return None
    told = [one for part in allowed for one in part.lines]
    things = [word for word in line.words if word.token.low not in _TAKEN and not word.negated]
    for one in told:
        refused = _REFUSED.search(one.folded, one.said)
        about = not things or any(
            not two.loose.isdisjoint(word.loose) for two in things for word in one.words
        )
        if refused is not None and about and all(other.said.isdisjoint(_TAKEN) for other in told):
            at = next(here for here, token in enumerate(line.tokens) if token.low in _TAKEN)
            sentence = _("Claims “{claimed}” but evidence says “{shown}”")
            claimed = line.tokens[at].text
            return Objection(
                ViolationKind.NEGATION, sentence.format(claimed=claimed, shown=refused[1]), at=at
            )
    return None


def _granted(line: Line, known: Sequence[Line]) -> Objection | None:
    """The objection to what was granted where the evidence says that it was turned down, or the other way round."""
    yes, no = not line.said.isdisjoint(_YES), not line.said.isdisjoint(_NO)
    if yes == no or any(word.negated for word in line.words):
        return None
    own, other = (_YES, _NO) if yes else (_NO, _YES)
    if any(not told.said.isdisjoint(own) for told in known):
        return None
    shown = next(
        (token.text for told in known for token in told.tokens if token.low in other), None
    )
    if shown is None:
        return None
    at = next(here for here, token in enumerate(line.tokens) if token.low in own)
    sentence = _("Claims “{claimed}” but evidence says “{shown}”").format(
        claimed=line.tokens[at].text, shown=shown
    )
    return Objection(ViolationKind.NEGATION, sentence, at=at)


_YES = frozenset(
    "accepted approved granted upheld angenommen bewilligt genehmigt stattgegeben akzeptiert".split()
)
_TAKEN = frozenset(
    "accepted appointed promoted admitted selected hired elected angenommen befördert zugelassen aufgenommen ernannt gewählt berufen".split()
)
"""What somebody is who was not turned down."""
_REFUSED = Phrases(
    "turned turn unsuccessful rejected refused declined passed abgelehnt absage zurückgewiesen",
    r" (turned (?:me|us|it|him|her|them) down|turned down(?: for)?|(?:was|were) (?:rejected|refused|declined)|rejected (?:me|my)|refused me|passed (?:me )?over|unsuccessful|"
    r"(?:hat|haben) (?:\w+ )?mich (?:\w+ ){0,3}abgelehnt|(?:wurde|bin) (?:ich )?(?:\w+ ){0,4}abgelehnt|absage) ",
)
_NO = frozenset(
    "rejected refused declined dismissed denied abgelehnt zurückgewiesen abgewiesen verweigert".split()
)


def _paid_for_nothing(line: Line, known: Sequence[Line]) -> Objection | None:
    """The objection to pay for what the evidence says was done without any: "paid to teach" of "I teach, unpaid"."""
    if line.said.isdisjoint(_PAID) or not line.said.isdisjoint(_UNPAID):
        return None
    if not any(_UNPAID & told.said for told in known) or any(_PAID & told.said for told in known):
        return None
    at = next(here for here, token in enumerate(line.tokens) if token.low in _PAID)
    behind = line.tokens[at + 1].low if at + 1 < len(line.tokens) else ""
    apart = (
        at > 0 and line.tokens[at - 1].kind == "punct" and not behind.isalpha()
    )  # "at the youth theatre, *paid*"
    if (
        line.tokens[at].low in ("paid", "bezahlt")
        and at
        and not apart
        and behind not in ("to", "for", "post", "position", "role")
    ):
        return None  # "invoices paid"
    sentence = _("Claims “{word}”, which the evidence denies").format(word=line.tokens[at].text)
    return Objection(ViolationKind.NEGATION, sentence, at=at)


_PAID = frozenset(
    "paid fee fees salaried remunerated bezahlt bezahlte bezahlten vergütet entgeltlich honorar".split()
)
_UNPAID = frozenset(
    "unpaid voluntarily voluntary volunteer volunteers volunteered volunteering unbezahlt ehrenamtlich ehrenamt unentgeltlich".split()
)


def _ordered(line: Line) -> Iterator[tuple[Word, str]]:
    """What a line tells something to have been done before or after: the words behind "before" and "after"."""
    if line.said.isdisjoint(_ORDER):
        return
    for at, token in enumerate(line.tokens):
        if token.low in _ORDER and not token.used:
            side = "earlier" if token.low in _EARLIER else "later"
            for word in line.words:
                if at < word.at <= min(at + _NEAR, line.piece_at(at).last):
                    yield word, side
