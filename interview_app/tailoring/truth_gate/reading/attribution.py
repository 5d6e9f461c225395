"""Whose deed a clause tells of: "Corporate picked it, not me", "die Abrechnung macht das Büro", and what was never finished.

Evidence is spoken as people speak, so much of it tells what others did. Words of such a clause are marked "negated" like
those behind "not": the person may not claim them, unless the same card says elsewhere that the deed was theirs.
"""

from interview_app.tailoring.truth_gate.reading import (
    clauses,
    disowned,
    fronted_de,
    given_to_de,
    handed_over,
    kept_off,
    others_de,
    others_en,
    others_written,
    people_de,
    pointing_back,
    subjects,
    unfinished,
    without_deed_de,
)
from interview_app.tailoring.truth_gate.words import closed_words, lexicon
from interview_app.tailoring.truth_gate.words.tokens import Token


def mark(found: list[Token], lows: list[str], line: str, result: list[str]) -> None:
    """Marks in `result` what others did as "negated" and what was not ended as "hedged".

    `lows` are the folded words of the tokens, `line` the text that they are of.
    """
    lows = clauses.said(found) if "im" in lows else lows
    drawn = "'" in line or "’" in line
    known = clauses.clauses(found)
    every = lexicon.negators()[0]
    for number, (first, last) in enumerate(known):
        text, said = clauses.text(lows, (first, last)), set(lows[first : last + 1])
        before = (
            known[number - 1]
            if number and not _sentence_between(found, known[number - 1][1], first)
            else None
        )
        if (
            not said.isdisjoint(_THOUGHT_OUT)
            and not said.isdisjoint(every)
            and _taken_up(lows, known, number)
        ):
            _only_thought_out(found, result, first, last)
            continue
        if unfinished.tells(text, said):
            _fill(result, first, last, "hedged")
            if before is not None and unfinished.says_so_of_before(
                found, lows, before, (first, last)
            ):
                _fill(result, *before, "hedged")
        elif (
            disowned.of_itself(text, said)
            or kept_off.of_itself(text, said)
            or kept_off.of_somebody_of_mine(found, first, last, said)
        ):
            _fill(result, first, last, "negated")
        elif before is not None and disowned.of_before(text):
            _fill(result, *before, "negated")
            if found[before[0]].low in pointing_back.POINTS_BACK or disowned.denies_all(text):
                _fill_back(found, result, known, number - 1)
        elif disowned.fronted(lows, first, last):
            _fill(result, first, last, "negated")
            if found[first].low in _TAKES_UP and not any(
                one.capital for one in found[first + 1 : last + 1] if one.text != "I"
            ):
                _fill_back(
                    found, result, known, number
                )  # "the diploma, the higher one, that I haven't"
        elif before is not None and _denied(result, before) and disowned.goes_on(text):
            _fill(
                result, first, last, "negated"
            )  # "I don't do the final assessment, that's an independent assessor"
        else:
            spoken = not said.isdisjoint(_OF_ONESELF) or (drawn and _speaks(found, first, last))
            _by_its_subject(found, result, known, number, lows, said, spoken=spoken)
        _said_beside(
            found,
            result,
            before,
            (first, last),
            handed_over.spans(found, first, last, text, said),
            said,
        )


_THOUGHT_OUT = frozenset(
    "idea idee vorschlag suggestion decision entscheidung invention erfindung".split()
)


def _only_thought_out(found: list[Token], result: list[str], first: int, last: int) -> None:
    """Denies the thought of something alone, where the next clause is about the thing: "the model was not my *idea*, I tried it out"."""
    for at in range(first, last + 1):
        result[at] = "negated" if found[at].low in _THOUGHT_OUT else ""


def _said_beside(
    found: list[Token],
    result: list[str],
    before: tuple[int, int] | None,
    clause: tuple[int, int],
    theirs: list[tuple[int, int]],
    said: set[str],
) -> None:
    """Denies what a clause of the words `said` gives away besides its own matter: `theirs`, its subject, or the clause before it."""
    subject = kept_off.not_so(found, *clause, said) or kept_off.for_somebody_else(found, *clause)
    for one in (*theirs, subject):
        if one is not None:
            _fill(result, *one, "negated")
    if before is None or not pointing_back.gives_away(found, before, *clause):
        return
    if not clauses.SELF & {token.low for token in found[before[0] : before[1] + 1]}:
        _fill(result, *before, "negated")


def _by_its_subject(
    found: list[Token],
    result: list[str],
    known: list[tuple[int, int]],
    number: int,
    lows: list[str],
    said: set[str],
    *,
    spoken: bool,
) -> None:
    """Denies what a clause of the words `said` tells of somebody else; `spoken`: whether the speaker is in it."""
    first, last = known[number]
    _of_others(found, result, known, number, lows, said, spoken=spoken)
    _reduced(found, result, first, last, said)
    given = {found[at].low for at in (first, last) if result[at] == "negated"}
    if given & _THOSE or (found[first].low in clauses.COPULAS and found[first].low in given):
        # "the hearings, the chief's office handled those", "the people stuff, reviews and that, is done by Gwen"
        _fill_back(found, result, known, number)


def _apposed(
    found: list[Token], name: tuple[int, int], post: tuple[int, int], clause: tuple[int, int]
) -> bool:
    """Whether a clause goes on about somebody named before their post: "Helen, the head of wardrobe, ran it"."""
    named = all(
        one.capital and one.kind == "word" and not one.used for one in found[name[0] : name[1] + 1]
    )
    if (
        not named
        or name[1] - name[0] > 2
        or found[name[1] + 1].text != ","
        or found[post[1] + 1].text != ","
    ):
        return False
    if (
        found[post[0]].low not in clauses.SUBJECTS
        or post[1] - post[0] > 6
        or not subjects.finite(found[clause[0]])
    ):
        return False
    return any(
        subjects.names_somebody(one) or one.low == "head" for one in found[post[0] : post[1] + 1]
    )


def _fill_back(
    found: list[Token], result: list[str], known: list[tuple[int, int]], number: int
) -> None:
    """Denies the names before a clause that takes them up, as far back as no clause of its sentence says more than names."""
    while number and not _sentence_between(found, known[number - 1][1], known[number][0]):
        number -= 1
        first, last = known[number]
        lows = set(clauses.said(found[first : last + 1]))
        if lows & (clauses.SPEAKER | clauses.COPULAS) or any(
            clauses.is_past(found[at]) for at in range(first, last + 1)
        ):
            return
        _fill(result, first, last, "negated")


_THOSE = frozenset("those them these".split())


_TAKES_UP = frozenset(
    "that those this das die den habe hab hatte mache mach kann konnte darf durfte".split()
)
_MASCULINE = frozenset("der ein unser".split())
_HAVE = frozenset("hat hatte haben hatten hats es sie die immer natürlich aber dann".split())


def _denied(result: list[str], clause: tuple[int, int]) -> bool:
    return "negated" in result[clause[0] : clause[1] + 1]


def _their_own(found: list[Token], first: int, last: int) -> bool:
    """Whether somebody who speaks of themselves tells what another person has: "her budget was £60,000 a season"."""
    if found[first].low not in ("her", "his", "their") or last - first < 2:
        return False
    copula = any(found[at].low in clauses.COPULAS for at in range(first + 2, min(first + 5, last)))
    return copula and any(token.low in clauses.SPEAKER for token in found)


def _goes_on(
    found: list[Token], result: list[str], known: list[tuple[int, int]], number: int
) -> bool:
    """Whether a clause only ends the list of what others do: "the director does hiring, discipline and the budget"."""
    (start, end), (first, last) = known[number - 1], known[number]
    if result[end] != "negated" or found[end + 1].text != "," or end + 2 != first:
        return False
    lows = set(clauses.said(found[first : last + 1]))
    if (
        not lows & {"and", "und", "or", "oder"}
        or lows & (clauses.SPEAKER | clauses.SELF | clauses.COPULAS)
        or lows & lexicon.negators()[0]
    ):
        return False
    acts = any(found[at].low in _DOES for at in range(start, end))
    return acts and not any(clauses.is_past(found[at]) for at in range(first, last + 1))


_DOES = frozenset(
    "does do did handles handled holds held has had decides decided sets set macht machte hat hatte regelt entscheidet".split()
)


def _of_others(
    found: list[Token],
    result: list[str],
    known: list[tuple[int, int]],
    number: int,
    lows: list[str],
    said: set[str],
    *,
    spoken: bool,
) -> None:
    first, last = known[number]
    if _still_of_others(found, result, known, number):
        _fill(result, first, last, "negated")
        return
    if "by" in said and _done_to_the_speaker(found, result, first, last):
        return
    if spoken:
        return
    if _fronted(found, result, first, last, said):
        return
    others = _by_others(found, first, last, said)
    if others is None:
        return
    if _taken_up(lows, known, number):
        _deeds(found, result, *others)
        return
    _fill(result, *others, "negated")
    if _does_the_rest(found, *others):
        result[others[0]] = (
            "other"  # "I keep the props budget; the production manager *holds* the rest"
        )
    _name_others(found, result, first, others)


_REST = frozenset("rest others remainder übrige übrigen rest".split())


def _does_the_rest(found: list[Token], first: int, last: int) -> bool:
    """Whether somebody else does only what the person does not: the deed itself is then not denied."""
    return (
        0 < last - first <= _TO_REST
        and found[last].low in _REST
        and found[first].low in lexicon.verbs()
    )


_TO_REST = 2


def _name_others(
    found: list[Token], result: list[str], first: int, others: tuple[int, int]
) -> None:
    """Marks who does what a stretch tells of, before it and within it: their posts are none of the person's."""
    for at in range(first, others[0]):
        if found[at].low == "head" and not result[at]:
            result[at] = (
                "other"  # "the head of learning resources decided": a post of somebody else
            )
    named = [
        at
        for at in range(others[0], others[1] + 1)
        if found[at].capital and people_de.other(found, at)
    ]
    for at in range(others[0] + 1, others[1]):
        subject = (
            found[at].low in _MASCULINE and not found[at - 1].capital and found[at + 1].capital
        )
        if subject and found[at - 1].low in _HAVE:
            result[at + 1] = (
                "other"  # "hat der Jurist aufgesetzt": who did it, not what it was done to
            )
    for at in range(others[0], others[1] + 1):
        if given_to_de.lies_with(found, at):
            result[at] = "other"
    for at in named:
        if len(named) == 1 or (at > others[0] and found[at - 1].low not in ("den", "dem", "des")):
            result[at] = "other"


def _done_to_the_speaker(found: list[Token], result: list[str], first: int, last: int) -> bool:
    """Whether a clause tells what others did to the person; the deed and its doer are theirs: "was *trained* on it *by the foreman*"."""
    done = others_written.done_to_the_speaker(found, first, last)
    if done is None:
        return False
    deed, by = done
    if others_written.is_done_for_people(found, deed):
        _fill(result, deed, deed, "negated")
        end = next(
            (at - 1 for at in range(by + 2, last + 1) if found[at].low in _PREPOSITIONS), last
        )
        _fill(result, by, end, "negated")
    return True


_PREPOSITIONS = frozenset("on in at for to with during from as since of".split())


def _still_of_others(
    found: list[Token], result: list[str], known: list[tuple[int, int]], number: int
) -> bool:
    """Whether a clause goes on about those whom the ones before named, or tells what another person has."""
    if number and _goes_on(found, result, known, number):
        return True
    if number > 1 and _apposed(found, *known[number - 2 : number + 1]):
        return True
    return _their_own(found, *known[number])


def _fronted(found: list[Token], result: list[str], first: int, last: int, lows: set[str]) -> bool:
    """Denies a deed, or a post, that begins its clause and is somebody else's: "*Freigeben* muss sie eine Apothekerin"."""
    given = fronted_de.of_others(found, first, last, lows)
    if given is None:
        return False
    _fill(result, *given, "negated")
    for at in range(given[1] + 1, last + 1):
        if people_de.other(found, at):
            result[at] = result[at] or "other"
            if (
                at < last and found[at + 1].low == "mit"
            ):  # "nur der Kollege mit der Berechtigung": what that one has
                for here in range(at + 2, last + 1):
                    result[here] = result[here] or "other"
    return True


def _reduced(found: list[Token], result: list[str], first: int, last: int, said: set[str]) -> None:
    """Denies a deed that stands behind its thing with its doer: "modules written by the platform team"; the thing stays."""
    by = "by" in said
    plan = given_to_de.by_their_plan(found, first, last) if "nach" in said else None
    if plan is not None:
        result[plan[0]] = result[plan[0]] or "negated"
        result[plan[1]] = result[plan[1]] or "other"
    theirs_from = subjects.german_relative(found, first, last)
    if theirs_from is not None:
        _fill(result, theirs_from, last, "negated")
    if by and others_written.apposed(found, first, last):
        _fill(result, first, last, "negated")
        return
    given = others_written.reduced(found, first, last) if by else None
    if given is None or result[given[0]]:
        theirs = subjects.relative(found, first, last) if "who" in said else None
        if theirs is not None:
            _fill(result, *theirs, "negated")
        return
    result[given[0]] = "negated"
    for at in range(given[0] + 1, given[1] + 1):
        result[at] = result[at] or "other"


_TAKEN_UP = frozenset("it them this there es sie ihn das dort darin daran darauf dafür".split())


def _taken_up(lows: list[str], known: list[tuple[int, int]], number: int) -> bool:
    """Whether the next clause goes on about what others did as the person's own matter: "…; I only tested it"."""
    if number + 1 >= len(known):
        return False
    first, last = known[number + 1]
    here = set(lows[first : last + 1])
    goes_on = bool(here & clauses.SPEAKER)
    if not goes_on and not set(lows) & clauses.SPEAKER:
        goes_on = (
            lows[first] in ("he", "she") or lows[first] in lexicon.verbs()
        )  # a text in the third person
    return goes_on and bool(here & _TAKEN_UP)


def _deeds(found: list[Token], result: list[str], first: int, last: int) -> None:
    """Denies the deeds of a stretch alone, its things being the person's: "imaging is carried out elsewhere; I choose for it"."""
    done = False
    for at in range(first, last + 1):
        low = found[at].low
        if (
            at < last
            and at > first
            and found[at - 1].low in _ARTICLES
            and found[at + 1].low not in lexicon.glue()
        ):
            continue  # "the *dosing* chart"
        if result[at] == "" and (
            low in lexicon.deeds() or (low.endswith("ing") and len(low) > 5 and at < last)
        ):
            result[at] = "negated"
        if subjects.finite(found[at]) and not (done and found[at - 1].low not in _ONE_MORE_DEED):
            result[at], done = (
                "negated",
                True,
            )  # "designs the in-house *shows*": what they do is told before


_ARTICLES = closed_words.DETERMINERS
_ONE_MORE_DEED = frozenset("and or und oder , who which that to also then he she they".split())


def _sentence_between(found: list[Token], last: int, first: int) -> bool:
    return any(found[at].text in closed_words.SENTENCE_ENDS for at in range(last + 1, first))


def _fill(result: list[str], first: int, last: int, name: str) -> None:
    for at in range(first, last + 1):
        result[at] = result[at] if result[at] == "other" else name


_DRAWN_TOGETHER = tuple(
    f"{one}{mark}" for one in ("I", "i", "We", "we", "WE", "wE") for mark in "'’"
)
"""How the speaker begins a word that is drawn together with a verb: "I've", "we'll"."""


def _speaks(found: list[Token], first: int, last: int) -> bool:
    """Whether a clause has the speaker drawn together with a verb: "I've", "we'll"."""
    return any(found[at].text.startswith(_DRAWN_TOGETHER) for at in range(first, last + 1))


_OF_ONESELF = clauses.SELF - {"my", "mein", "meine", "meinen", "meiner"}
_GERMAN = frozenset("der das den dem des ein eine einem einer und bei beim vom für".split())
"""Words that only a German clause has, whose subject English rules would take for an object."""


def _by_others(found: list[Token], first: int, last: int, lows: set[str]) -> tuple[int, int] | None:
    """The stretch of a clause, of which `lows` are the folded words, that tells what somebody else does, or None."""
    german = not lows.isdisjoint(_GERMAN)
    span = (
        others_written.of_others(found, first, last, lows)
        or (others_de.of_others(found, first, last, lows) if german else None)
        or others_en.of_others(found, first, last, lows)
        or (None if german else others_de.of_others(found, first, last, lows))
        or subjects.of_others(found, first, last, lows)
        or subjects.german(found, first, last)
        or without_deed_de.of_others(found, first, last, lows)
    )
    if span is None:
        return None
    start, deed, end = span
    for at in range(deed + 1, end):
        if found[at].low in ("and", "und") and found[at + 1].low not in lexicon.verbs():
            return start, at - 1
    return start, end
