"""People whom a line says the person leads, where the evidence only tells that they are there: "we are nine in the section".

A leading deed of the evidence may be of something else than people ("I look after the rota"), and stand beside people whom
it does not lead ("the musters for a crew of 18"). Whose post itself leads is held by `verbs`. English alone.
"""

import re
from collections.abc import Iterator

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.cards.pool import Pool
from interview_app.tailoring.truth_gate.holding import leading
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading import doers_en
from interview_app.tailoring.truth_gate.reading.line import Line, Word
from interview_app.tailoring.truth_gate.words import lexicon
from interview_app.tailoring.truth_gate.words.tokens import Token

_LEADS = frozenset("manage supervise lead command oversee direct head captain".split())
_SHOWS = _LEADS | frozenset("run coordinate organise organize train mentor coach guide instruct teach brief roster schedule allocate assign have get look care own deploy".split())  # fmt: skip
"""Deeds of the evidence whose object may be the people."""
_ENDS = frozenset(
    "in at for on of with to from by during across on through while who that which and or as over within into".split()
)
_THEIRS = re.compile(
    r" (?:reports? (?:straight |directly )?(?:in)?to me|reporting (?:in)?to (?:me|her|him)|report to (?:her|him)|direct reports?|under (?:me|my|him|her)|(?:my|own) (?:\w+ ){0,2}(?:team|crew|staff|squad|gang|people|shift|section|department)"
    r"|in charge|responsible for (?:\w+ ){0,3}(?:people|staff|team|crew|shift)|work(?:s|ed)? for me|line manag\w+|team of (?:mine|my own)|supervis(?:e|es|ed|ing)|i(?:ve got| have| had|ve had|d got) )"
)
"""How the evidence says otherwise that people are led by the person."""


def hold(line: Line, allowed: Pool) -> list[Objection]:
    """The objection to the first people whom a line says were led, and no card says so."""
    if line.german:
        return []
    for word in line.words:
        noun = (
            word.verb == "head" and word.token.low == "head" and word.at > 0
        )  # "with the head brewer"
        if (
            word.verb not in _LEADS
            or noun
            or word.negated
            or "help" in line.piece_at(word.at).ranks
        ):
            continue
        people = _people_behind(line, word)
        if people is None or any(_leads_any(part) for part in allowed):
            continue
        sentence = _("Claims “{word}” but no evidence says so").format(
            word=line.text[word.token.start : people.end]
        )
        return [Objection(ViolationKind.INFLATED_SCOPE, sentence, at=word.at)]
    return []


def _object(line: Line, word: Word) -> Iterator[Token]:
    """The tokens of what a deed is done to, up to the next preposition or mark."""
    for token in line.tokens[word.at + 1 : word.at + 7]:
        if token.low in _ENDS or (token.kind == "punct" and token.text != "-"):
            return
        yield token


def _people_behind(line: Line, word: Word) -> Token | None:
    """The people that a leading deed is done to: "manage nine laboratory *staff*"; a crew or team "of" them too."""
    found = list(_object(line, word))
    if not found or found[-1].kind != "word" or found[-1].used:
        return None
    return found[-1] if _names_people(found[-1].low) else None


def _names_people(low: str) -> bool:
    people = lexicon.people()
    return leading.is_led(low) or low in people or low.removesuffix("s") in people or low in _MORE


_MORE = frozenset(
    "coworker coworkers intern interns casuals temps trainees starters technicians techs crew hands".split()
)


def _leads_any(part: Evidence) -> bool:
    """Whether a card says in any way that the person leads people: by post, by number, by a deed, or in other words."""
    card = part.cards[0]
    if card.scope.direct_reports or leading.leads_by_post(card) or _has_people_by_post(part):
        return True
    for told in part.lines:
        if _THEIRS.search(told.folded):
            return True
        for word in told.words:
            if (
                word.verb in _SHOWS
                and not word.negated
                and any(map(_may_be_people, _object(told, word)))
            ):
                return True
    return False


def _has_people_by_post(part: Evidence) -> bool:
    return any(low in _LEADING_POSTS for title in part.title_words for low in title)


_LEADING_POSTS = frozenset(
    "manager director supervisor head chief lead leader foreman captain principal owner coordinator master".split()
)


def _may_be_people(token: Token) -> bool:
    """Whether a word behind such a deed may name people."""
    low = token.low
    return _names_people(low) or (
        bool(lexicon.done_by(low.removesuffix("s")))
        and doers_en.may_be_somebody(low.removesuffix("s"))
    )
