"""One word that no card has, in a line whose every other word is proven: an honest rewording, or a claim of its own.

No table of words tells them apart, but what stands around the word does: a rewording keeps the figures, the deed and most of
the things of one sentence of the evidence, a claim is added to them with "using", behind "and", or stands almost alone.
Each such mark has a weight (`doubt_weights`, fitted to the benchmark's opened sets by packaging/doubt_weights.py); where they
come to enough, the word is a doubt that the person is told of, and below it blocks. German words have weights and some marks of
their own (`doubts_de`). A name, a number, a post, a qualification
and a word that must be proven are never doubts.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.figures import units
from interview_app.tailoring.truth_gate.holding import doubts_de, leading, names
from interview_app.tailoring.truth_gate.holding.doubt_weights import GERMAN_WEIGHTS, WEIGHTS
from interview_app.tailoring.truth_gate.reading.line import Keys, Line, Word, joined
from interview_app.tailoring.truth_gate.words import lexicon
from interview_app.tailoring.truth_gate.words.phrases import any_of
from interview_app.tailoring.truth_gate.words.tokens import Token

_TOOLS = frozenset("with using via including plus through".split())
"""What brings in a means or a part: who adds a skill to what he did says it so."""
_MORE = frozenset(("and", "or"))
_INTO = frozenset(("in", "at", "on"))
_OF = frozenset(("of", "for", "to", "from", "by"))
_QUALIFIED = frozenset(("certified", "honoured", "first", "best of all", "adopted"))
"""Kinds of proven words that make a line one about what was awarded or earned."""


def is_rewording(line: Line, word: Word, parts: Sequence[Evidence]) -> bool:
    """Whether a word that none of these cards has is likelier an honest rewording than a claim."""
    if not may_be_reworded(line, word) or (
        line.german and doubts_de.is_beside_denied(line, word, parts)
    ):
        return False
    if word.token.low in _WEIGHTY or _is_label(line, word) or _is_all_of_a_clause(line, word):
        return False
    weights = GERMAN_WEIGHTS if line.german else WEIGHTS
    said = sorted(
        weights.get(mark, 0) for mark in marks(line, word, parts)
    )  # in one order, so that the sum is one
    return round(weights[""] + sum(said), 2) >= 0


_WEIGHTY = frozenset(
    "budget budgets revenue revenues turnover profit profits profitability strategy strategies minister ministry government parliament press television patent patents "
    "budgetverantwortung etat umsatz umsätze gewinn gewinne strategie strategien ministerium minister regierung parlament presse fernsehen patente vorstand".split()
)
"""Money, power and fame: what makes a line bigger is said in words of its own, and is no other word for what is told."""


def _is_all_of_a_clause(line: Line, word: Word) -> bool:
    """Whether a clause behind others names nothing but the word, so that the clause is a claim of its own: "…, *improving safety*"."""
    piece = line.piece_at(word.at)
    counted = any(piece.first <= one.first <= piece.last for one in line.quantities)
    return (
        piece.first > 0 and not counted and all(one.verb for one in piece.words if one is not word)
    )


def may_be_reworded(line: Line, word: Word) -> bool:
    """Whether the word is an ordinary one, in a line that is about no qualification."""
    if _of_qualifications(line):
        return False
    return doubts_de.may_be_reworded(line, word) if line.german else _may_be_reworded(line, word)


def _may_be_reworded(line: Line, word: Word) -> bool:
    token = word.token
    return (
        not line.caseless
        and len(token.low) > 2
        and token.text.isalpha()
        and token.text[1:].islower()
        and (token.text[0].islower() or word.at == 0)
        and not token.used
        and not word.negated
        and not lexicon.is_title(token.low)
        and token.low not in lexicon.people()
        and not units.is_unit(token.low)
        and not _is_led(line, word)
        and not _is_added(line, word)
        and not _is_superlative(line, word)
        and not _raises(line, word)
    )


def _is_label(line: Line, word: Word) -> bool:
    """Whether the word alone stands before a colon, where a place or a body does: "*Denver*: …"."""
    return word.at == 0 and len(line.tokens) > 1 and line.tokens[1].text == ":"


def _raises(line: Line, word: Word) -> bool:
    """Whether the word makes more of a thing, which no rewording does: "*critical* checks", "a *record* harvest", "*state-of-the-art* kilns"."""
    low = word.token.low
    if (
        low in _WEIGHS_MORE
        or low in lexicon.proven()
        or _RAISING.search(line.folded, line.said) is not None
    ):
        return True
    behind = (
        line.tokens[word.at + 1] if low == "record" and word.at + 1 < len(line.tokens) else None
    )
    return behind is not None and behind.kind == "word" and behind.low not in lexicon.glue()


_WEIGHS_MORE = frozenset(
    "critical crucial vital essential premium luxury valuable hazardous".split()
)
_RAISING = any_of(
    (
        "state of the art",
        "record breaking",
        "record setting",
        "best selling",
        "best in class",
        "top notch",
        "next generation",
        "second to none",
    )
)


def _is_superlative(line: Line, word: Word) -> bool:
    """Whether the word puts something above all others by its ending: "the *safest* driver", but not "the harvest"."""
    low = word.token.low
    if (
        not low.endswith("est")
        or not word.at
        or line.tokens[word.at - 1].low not in ("the", "my", "our")
    ):
        return False
    base = low[:-3]
    return not lexicon.common().isdisjoint(
        (base + "e", base if len(base) > _SHORT else "", base[:-1] + "y")
    )


_SHORT = 3


def _is_led(line: Line, word: Word) -> bool:
    """Whether the word is people whom the line has somebody lead, without a figure that tells how many: "led a team that …"."""
    if not leading.is_led(word.token.low) or line.piece_at(word.at).ranks.isdisjoint(_LEADS):
        return False
    return not any(-2 <= one.first - word.at <= 2 for one in line.quantities)


_LEADS = frozenset(("lead", "manage", "own"))


def _is_added(line: Line, word: Word) -> bool:
    """Whether the word stands where a tool does ("using heat pumps"), or as one more thing of a list by itself."""
    bringing = _bringing(line, word.at)
    return (
        (bringing == "tool" and word.token.low not in lexicon.common())
        or (bringing == "more" and len(line.piece_at(word.at).words) == 1)
        or _is_used(line, word)
        or _is_measured(line, word)
    )


def _is_used(line: Line, word: Word) -> bool:
    """Whether the word belongs to what the line says was used, up to the end of its piece: "using illustration for *print*"."""
    piece = line.piece_at(word.at)
    return any(token.low in _USED for token in line.tokens[piece.first : word.at])


def _is_measured(line: Line, word: Word) -> bool:
    """Whether the word is what a share or a number is of, which is what the figure tells: "tripled the share of automated *audits*"."""
    behind = line.tokens[word.at + 1] if word.at + 1 < len(line.tokens) else None
    if (
        behind is not None
        and behind.kind == "word"
        and behind.low not in lexicon.glue()
        and not behind.used
    ):
        return False
    for at in range(word.at - 1, max(word.at - _NEAR, 0), -1):
        if line.tokens[at].low == "of":
            return line.tokens[at - 1].low in _MEASURES
        if line.tokens[at].kind != "word" or line.tokens[at].low in lexicon.glue():
            return False
    return False


_USED = frozenset(("using", "via"))
_MEASURES = frozenset("share proportion percentage number rate amount volume total portion".split())
_NEAR = 4


def _of_qualifications(line: Line) -> bool:
    return any(
        lexicon.proven().get(low, frozenset()) & _QUALIFIED or low in names.QUALIFICATIONS
        for low in line.said
    )


@dataclass(frozen=True, slots=True)
class _Told:
    """What one sentence of the evidence has of a line."""

    things: int
    figures: int
    deeds: int
    left: int
    size: int


def marks(line: Line, word: Word, parts: Sequence[Evidence]) -> set[str]:
    """Everything about the word and its line that tells rewordings from claims."""
    things = [one.loose for one in line.words if not one.verb and one is not word]
    deeds = [one for one in line.words if one.verb]
    told = _best(line, things, deeds, parts)
    found = {f"things {min(told.things, 4)}", f"missing {min(len(things) - told.things, 2)}"}
    found.add(f"figures {min(told.figures, 2)}")
    if told.figures < len(line.quantities):
        found.add("figure elsewhere")
    if deeds:
        found.add("deed told" if told.deeds else "deed new")
        if not told.deeds and any(one.groups & {"create", "originate"} for one in deeds):
            found.add("made new")
    found.add(f"long {min(len(line.tokens) // 4, 4)}")
    if 2 * told.left <= told.size:
        found.add("sentence covered")
    if line.dates:
        found.add("dated")
    if line.titled:
        found.add("titled")
    if not line.german and _is_general(line, word, parts):
        found.add("general")
    found |= _place(line, word) | (
        doubts_de.marks(line, word, parts) if line.german else _shape(line, word)
    )
    if {"deed new", "behind deed"} <= found:
        found.add("done new")
    return found


def _best(line: Line, things: list[Keys], deeds: list[Word], parts: Iterable[Evidence]) -> _Told:
    """What the sentence has that has most of the line."""
    own = joined([one.loose for one in line.words])
    deed_keys = [one.loose for one in deeds]
    best = _Told(0, 0, 0, 0, 0)
    most = -1.0
    for part in parts:
        for told in part.lines:
            figures = (
                sum(not one.readings.isdisjoint(told.readings) for one in line.quantities)
                if told.quantities
                else 0
            )
            for sentence, keys in zip(told.sentences, told.sentence_keys, strict=True):
                shared = len(things) - sum(map(keys.isdisjoint, things))
                done = len(deed_keys) - sum(map(keys.isdisjoint, deed_keys))
                if shared + figures + done / 2 > most:
                    most = shared + figures + done / 2
                    left = sum(one.answers.isdisjoint(own) for one in sentence if not one.negated)
                    best = _Told(shared, figures, done, left, len(sentence))
    return best


_SKILL_BEHIND = frozenset("most least using via including plus through skilled proficient".split())


def _is_general(line: Line, word: Word, parts: Sequence[Evidence]) -> bool:
    """Whether one of the commonest words is the head of what it names, in a piece with more proven things than such words."""
    if word.token.low not in lexicon.common() or (word.token.capital and word.at > 0):
        return False
    before = line.tokens[word.at - 1].low if word.at else ""
    after = line.tokens[word.at + 1] if word.at + 1 < len(line.tokens) else None
    if before in _SKILL_BEHIND or (
        after is not None and after.kind == "word" and after.low not in lexicon.glue()
    ):
        return False
    known = joined([part.loose for part in parts])
    others = [one for one in line.piece_at(word.at).words if one is not word and not one.verb]
    found = sum(not one.loose.isdisjoint(known) for one in others)
    return found > sum(
        one.token.low in lexicon.common() and one.loose.isdisjoint(known) for one in others
    )


def _shape(line: Line, word: Word) -> set[str]:
    """What kind of word an English one is by itself, and what brings it in."""
    low = word.token.low
    found = {f"behind {_bringing(line, word.at)}"}
    if low in lexicon.common():
        found.add("common")
    if low.endswith("ing"):
        found.add("ing")
    if low in lexicon.deeds():
        found.add("deed noun")
    return found


def _place(line: Line, word: Word) -> set[str]:
    """Where in the line it stands."""
    at = word.at
    found = set()
    known = {one.at for one in line.words if not one.verb}
    if at - 1 in known:
        found.add("behind thing")
    if at + 1 in known:
        found.add("before thing")
    after: Token | None = line.tokens[at + 1] if at + 1 < len(line.tokens) else None
    if after is None:
        found.add("ends line")
    elif after.low in _OF | _INTO:
        found.add("goes on")
    if at == 0:
        found.add("begins line")
    near = sum(not one.verb for one in line.piece_at(at).words)
    found.add("alone" if near < 2 else "beside two" if near > 2 else "beside one")
    return found


def _bringing(line: Line, at: int) -> str:
    """What brings in the group of words that the word belongs to."""
    deeds = {one.at for one in line.words if one.verb}
    for near in range(at - 1, -1, -1):
        token = line.tokens[near]
        if token.used:
            return "figure"
        for name, words in (("tool", _TOOLS), ("more", _MORE), ("in", _INTO), ("of", _OF)):
            if token.low in words:
                return name
        if token.kind == "punct" and token.text != "-":
            return "more"
        if near in deeds:
            return "deed"
    return "nothing"
