"""Whose deed a clause tells of: "Corporate picked it, not me", "die Abrechnung macht das Büro", and what was never finished.

Evidence is spoken as people speak, so much of it tells what others did. Words of such a clause are marked "negated" like
those behind "not": the person may not claim them, unless the same card says elsewhere that the deed was theirs.
"""

import re

from interview_app.tailoring.truth_gate.reading import clauses, others_de, others_en, others_written, subjects
from interview_app.tailoring.truth_gate.words import closed_words, lexicon
from interview_app.tailoring.truth_gate.words.phrases import Phrases
from interview_app.tailoring.truth_gate.words.tokens import Token

_NOT_MINE = Phrases(
    "isnt wasnt arent werent aint not nicht never weder we scope outside beyond außerhalb fall responsibility job task duty remit business "
    "clear out before already zeit",
    r"\w (?:isnt|wasnt|arent|werent|aint|not|nicht) (?:really )?(?:me|us|ich|wir)(?: either| though| anymore| auch| mehr)? $"
    r"|\w (?:isnt|wasnt|arent|werent|not|nicht) (?:in|under|with|up to|down to|for|unter|bei) (?:my hands?|me|us|mir|uns) "
    r"| \w+ we (?:send|sent|put|sub|subbed|farm|farmed|contract|contracted) out $"
    r"| (?:isnt|wasnt|arent|werent|aint|not|never|nicht|auch nicht|weder) (?:really )?(?:mine|ours|meins|meine|my (?!own |first |only )\w+|mein(?:e|en)? (?:bereich|job|aufgabe|team|leute|entscheidung)|in (?:that|it|this|there)|(?:form )?(?:a )?part of (?:that|it|this|(?:the|my|this|that|her|his|their) (?:role|job|post|position|work|remit|duties|scope|brief|responsibilit\w+))|(?:with)?in (?:the|my|this|that) (?:role|job|remit|scope|brief)|(?:teil|bestandteil) (?:der|meiner|des|dieser) \w+|(?:der|zu den|zu meinen|zum) (?:aufgaben?|aufgabengebiet|tätigkeit\w*)) "
    r"|(?: out of scope | not in scope | (?:outside|beyond) (?:of )?(?:the|my|this|that|her|his) (?:\w+ )?(?:role|remit|scope|job|post|position|brief|duties|area|responsibilit\w+) | außerhalb (?:der|des|meiner|meines) \w+ "
    r"|(?:did|does|do) not (?:fall|belong) (?:within|under|to|in|into) |didnt fall (?:within|under|to) |(?:is|was|are|were|remains?|remained) the (?:sole )?(?:responsibility|job|task|duty|remit|business) of (?!me )| (?:keep|kept|stay|stayed|steer|steered) (?:well )?(?:clear|out) of | before (?:my time|i (?:came|joined|arrived|started) )| already (?:there|in place|in use|running|set up) (?:when|before) i | vor meiner zeit )",
)
"""A clause that says that its matter is not the person's."""
_NOT_ME = re.compile(
    r"^ (?:(?:and |but )?(?:id|i had|i have|ive) nothing to do with (?:it|that|them|those)|nothing to do with (?:me|us)|not (?:me|us|myself|by me)|nicht (?:ich|wir|durch mich|von mir|bei uns|von uns|durch uns|in der filiale|im haus)|ich (?:selbst )?nicht|(?:to|by) .{0,30} not (?:to|by) me|not (?:to|by) me) $"
)
_UNFINISHED = Phrases(
    "never didnt not without withdrew discontinued broken abandoned stopped rejected turned declined abgelehnt ohne vorzeitig nicht unfinished left only "
    "überlegt thinking gave given packed dropped quit lapsed expired out havent hasnt abgebrochen aufgegeben abgelaufen ausgelaufen verfallen "
    "hingeschmissen nie want like hope still vielleicht möchte nur pulled bailed walked looked wanted wollte wollt love cancelled fiel abgesagt ausgefallen "
    "erst noch deferred verschoben",
    r" (?:never finished|didnt finish|not finished|(?:did|does|do|has|have|had|was|is) not (?:yet |ever |been )?(?:finish|finished|complete|completed|pass|passed|renew|renewed|sit|take|taken|apply|applied|graduate|graduated|continue|continued|conclude|concluded|enrol|enroll|register|start|started|begin|begun|obtain|obtained|submit|submitted|take place|go ahead)|without (?:completing|finishing|passing|graduating)|withdrew|(?:was|were|got) (?:discontinued|broken off|abandoned|stopped before|rejected|turned down|declined)|wurde abgelehnt|ohne abschluss|vorzeitig beendet|wurde nicht (?:abgeschlossen|beendet|bestanden|verlängert|erneuert)|unfinished|left it at that|(?:done|did|completed|finished) only|only (?:did|done|completed|finished) (?:the|one|two|a)|mir überlegt|(?:didnt|did not) (?:sign up|sign on|sit|join|pass|enrol|enroll|go through|take it up|apply|qualify)|was thinking (?:about|of)|gave (?:it )?up|given up|packed it in|dropped out|quit|lapsed|expired|ran out|run out|out of date|never applied|"
    r"dropped it|never completed|didnt complete|never qualified|never took|not passed|havent passed|hasnt run|havent finished|not renewed|abgebrochen|aufgegeben|abgelaufen|ausgelaufen|verfallen|hingeschmissen|"
    r"nicht abgeschlossen|nicht beendet|nicht bestanden|nicht abgelegt|nicht absolviert|nicht erworben|nie (?:fertig|gemacht|abgelegt|geschrieben|beendet|abgeschlossen|bestanden)) "
    r"| (?:i want to|i would like to|id like to|i hope to|im thinking|havent (?:started|sat|taken|begun)|not (?:started|begun)|still to (?:do|take|sit)|"
    r"only (?:ever )?(?:read about|heard|watched|seen|looked)|möchte ich|mach ich vielleicht|vielleicht noch|mal überlegt|nicht (?:begonnen|angefangen)|"
    r"nur (?:mal )?(?:gelesen|gehört|zugeschaut|zugesehen)|pulled out (?:when|after|because|again|of (?:it|that))|bailed out|left it|walked away|looked into|never (?:enrolled|enroled|registered|went)|i wanted to|wollte ich|wollt ich|id love to|havent (?:done|been|got|finished|passed)|not (?:done|sat|taken)|never (?:sat|did|went|finished|passed)|"
    r"(?:got|was|were) cancelled|fiel aus|abgesagt|ausgefallen|(?:fang|mach|beginn|beginne|starte|besuch|besuche) ich (?:erst|noch|vielleicht)|wollt ich nie|deferred|verschoben) ",
)
"""A clause about something begun and not ended, or no longer valid."""
_OPEN = Phrases(
    "progress ongoing underway way failed durchgefallen läuft fertig more nur only",
    r" (?:still |now )?(?:in progress|ongoing|under ?way) $|^ (?:i |he |she )?failed (?:the|his|her|my|its|one) | durchgefallen | läuft noch | noch nicht fertig "
    r"| (?:needs?|lacks?) (?:\w+ ){0,2}more (?:\w+ ){1,3}(?:for|to) "
    r"| nur (?:den|die|das) (?:erste[nr]?|einführungs\w+) "
    r"| only (?:took |passed |did )?(?:the )?(?:first|introductory|opening) (?:of|part|half|module|paper|year|course|seminar) ",
)
"""A clause about a course or an examination of which a part is still to come, or was not passed."""
_NOT_REALISED = Phrases(
    "not never stopped gave dropped abandoned cancelled canceled shelved withdrawn called postponed rejected refused",
    r"(?<! that)(?<! which)(?<! who) (?:was|were|is|are|been) (?:not|never) (?:yet |ever |been |actually |finally |then )*(?:adopted|accepted|approved|funded|implemented|launched|introduced|rolled out|built|carried out|published|awarded|granted|won|put into (?:use|practice|production)|deployed|delivered|reali[sz]ed|taken up|taken further|followed up|renewed|completed|finished|passed|submitted|taken|continued|signed|bought) "
    r"| (?:did|does|do|has|have|had) (?:not|never) (?:yet |ever |actually |finally )*(?:take place|taken place|happen|happened|go ahead|gone ahead|go live|gone live|go on sale|gone on sale|materiali[sz]ed?|come about|go through|gone through|reach the market|been (?:adopted|accepted|approved|funded|implemented|launched|introduced|built|published|awarded|granted|renewed|submitted|taken)) "
    r"| (?:not|never) (?:yet )?(?:adopted|accepted|approved|funded|implemented|launched|introduced|rolled out|built|published|awarded|granted|deployed|submitted|taken up|put into use) $"
    r"| and (?:then )?(?:stopped|gave up|dropped out) (?:in|after|before|there|again) "
    r"| (?:started|begun|began|planned|proposed|applied) .{0,40}(?:and|then|but) (?:then |later |soon |was |were )*(?:stopped|dropped|abandoned|cancelled|canceled|shelved|withdrawn|called off|postponed|rejected|refused) ",
)
"""A clause that says that its matter, or that of the clause before it, came to nothing."""
_SUBJECTLESS = frozenset(
    "was were is are did does do has have had not never it this they these those which but and".split()
)
_SHORT = 3
"""Tokens of a clause that only says that something was not ended."""
_POINTS_BACK = frozenset("that those this das die den dies dafür darum".split())


def mark(found: list[Token], result: list[str]) -> None:
    """Marks in `result` what others did as "negated" and what was not ended as "hedged"."""
    lows = [token.low for token in found]
    known = clauses.clauses(found)
    for number, (first, last) in enumerate(known):
        text, said = _text(lows, (first, last)), set(lows[first : last + 1])
        before = known[number - 1] if number and not _sentence_between(found, known[number - 1][1], first) else None
        if _UNFINISHED.search(text, said) or _NOT_REALISED.search(text, said) or _OPEN.search(text, said):
            _fill(result, first, last, "hedged")
            if before is not None and _says_of_before(found, lows, before, (first, last)):
                _fill(result, *before, "hedged")
        elif _NOT_MINE.search(text, said):
            _fill(result, first, last, "negated")
        elif before is not None and (_NOT_ME.match(text) or _ALL_DENIED.match(text)):
            _fill(result, *before, "negated")
            if found[before[0]].low in _POINTS_BACK or _ALL_DENIED.match(text):
                _fill_back(found, result, known, number - 1)
        elif _fronted(lows, first, last):
            _fill(result, first, last, "negated")
            if found[first].low in _TAKES_UP and not any(
                one.capital for one in found[first + 1 : last + 1] if one.text != "I"
            ):
                _fill_back(found, result, known, number)  # "the diploma, the higher one, that I haven't"
        elif before is not None and _denied(result, before) and _goes_on_denied(text):
            _fill(result, first, last, "negated")  # "I don't do the final assessment, that's an independent assessor"
        else:
            _by_its_subject(found, result, known, number)
        if (
            before is not None
            and _points_back(found, first, last)
            and not clauses.SELF & set(lows[before[0] : before[1] + 1])
        ):
            _fill(result, *before, "negated")


def _by_its_subject(found: list[Token], result: list[str], known: list[tuple[int, int]], number: int) -> None:
    first, last = known[number]
    _of_others(found, result, known, number)
    _reduced(found, result, first, last)
    given = {found[at].low for at in (first, last) if result[at] == "negated"}
    if given & _THOSE or (found[first].low in clauses.COPULAS and found[first].low in given):
        # "the hearings, the chief's office handled those", "the people stuff, reviews and that, is done by Gwen"
        _fill_back(found, result, known, number)


def _apposed(found: list[Token], name: tuple[int, int], post: tuple[int, int], clause: tuple[int, int]) -> bool:
    """Whether a clause goes on about somebody named before their post: "Helen, the head of wardrobe, ran it"."""
    named = all(one.capital and one.kind == "word" and not one.used for one in found[name[0] : name[1] + 1])
    if not named or name[1] - name[0] > 2 or found[name[1] + 1].text != "," or found[post[1] + 1].text != ",":
        return False
    if found[post[0]].low not in clauses.SUBJECTS or post[1] - post[0] > 6 or not subjects.finite(found[clause[0]]):
        return False
    return any(subjects.names_somebody(one) or one.low == "head" for one in found[post[0] : post[1] + 1])


def _says_of_before(found: list[Token], lows: list[str], before: tuple[int, int], clause: tuple[int, int]) -> bool:
    """Whether a clause that says that something was not ended says it of the clause before: "a PhD, never applied"."""
    first, last = clause
    if lows[first] == "failed":
        return True  # "took the course but failed the test"
    if lows[first] in _SUBJECTLESS and _NOT_REALISED.search(_text(lows, clause), set(lows)):
        return True
    if _STARTED.search(_text(lows, before)) or _OF_THAT.search(_text(lows, clause)):
        return True
    spoken = bool(clauses.SELF & set(lows[first : last + 1])) and found[first - 1].low != "but"
    named = any(one.text != "I" and (one.capital or one.kind == "num") for one in found[first : last + 1])
    return last - first < _SHORT and not spoken and not named


def _fill_back(found: list[Token], result: list[str], known: list[tuple[int, int]], number: int) -> None:
    """Denies the names before a clause that takes them up, as far back as no clause of its sentence says more than names."""
    while number and not _sentence_between(found, known[number - 1][1], known[number][0]):
        number -= 1
        first, last = known[number]
        lows = {token.low for token in found[first : last + 1]}
        if lows & (clauses.SPEAKER | clauses.COPULAS) or any(
            clauses.is_past(found[at]) for at in range(first, last + 1)
        ):
            return
        _fill(result, first, last, "negated")


_THOSE = frozenset("those them these".split())


_TAKES_UP = frozenset("that those this das die den habe hab hatte mache mach kann konnte darf durfte".split())
_ALL_DENIED = re.compile(
    r" (?:so |also |und |and |but )?(?:never|no|nope|nein|nie|not really|not yet|noch nicht|leider nicht|(?:hab|habe|haben|hatte|hatten|mach|mache|machen|kann|können|darf|dürfen) (?:ich|wir) (?:aber |leider |noch |bis heute |bisher |bis jetzt )*(?:nicht|nie|nimmer|keinen|keine|keins)) $"
)
"""A clause that does nothing but deny what went before: "The Court of Session, never"."""
_MASCULINE = frozenset("der ein unser".split())
_HAVE = frozenset("hat hatte haben hatten hats es sie die immer natürlich aber dann".split())
_STARTED = re.compile(r" (?:started|began|signed up|enrolled|applied|angefangen|begonnen|angemeldet|beworben) ")
_OF_THAT = re.compile(
    r" (?:it|that|them|one|das|es)(?: yet| either| noch)? $| (?:das|die|den) .*ich .*nie | (?:it|that|es|das) (?:got|was|were|fiel|wurde) "
)
"""A clause that takes up what was spoken of: "the A1 award, I never took that"."""
_THAT_WAS = re.compile(
    r" (?:that|thats|those|it|das|dies) (?:was |is |were |are |war |ist |sind |waren )?(?:\w+ ){1,5}$"
)


def _goes_on_denied(text: str) -> bool:
    """Whether a clause behind a denied one says whose it was, or denies its own matter along with it."""
    return bool(_SO_TOO.match(text)) or (bool(_THAT_WAS.match(text)) and not clauses.SELF & set(text.split()))


_SO_TOO = re.compile(r" und (?:der|die|das|den) (?:\w+ ){1,3}?(?:(?:eh|halt|ja|natürlich|sowieso) )*auch(?: nicht)? $")
"""A clause without a verb that goes on with what the one before denies: "…, ich nicht, und die Werbung auch"."""


def _text(lows: list[str], clause: tuple[int, int]) -> str:
    return " " + " ".join(lows[clause[0] : clause[1] + 1]) + " "


def _denied(result: list[str], clause: tuple[int, int]) -> bool:
    return "negated" in result[clause[0] : clause[1] + 1]


def _their_own(found: list[Token], first: int, last: int) -> bool:
    """Whether somebody who speaks of themselves tells what another person has: "her budget was £60,000 a season"."""
    if found[first].low not in ("her", "his", "their") or last - first < 2:
        return False
    copula = any(found[at].low in clauses.COPULAS for at in range(first + 2, min(first + 5, last)))
    return copula and any(token.low in clauses.SPEAKER for token in found)


def _goes_on(found: list[Token], result: list[str], known: list[tuple[int, int]], number: int) -> bool:
    """Whether a clause only ends the list of what others do: "the director does hiring, discipline and the budget"."""
    (start, end), (first, last) = known[number - 1], known[number]
    if result[end] != "negated" or found[end + 1].text != "," or end + 2 != first:
        return False
    lows = {token.low for token in found[first : last + 1]}
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


def _of_others(found: list[Token], result: list[str], known: list[tuple[int, int]], number: int) -> None:
    if number and _goes_on(found, result, known, number):
        _fill(result, *known[number], "negated")
        return
    if number > 1 and _apposed(found, *known[number - 2 : number + 1]):
        _fill(result, *known[number], "negated")
        return
    if _their_own(found, *known[number]):
        _fill(result, *known[number], "negated")
        return
    others = _by_others(found, *known[number])
    if others is None:
        return
    if _taken_up([token.low for token in found], known, number):
        _deeds(found, result, *others)
        return
    _fill(result, *others, "negated")
    for at in range(known[number][0], others[0]):
        if found[at].low == "head" and not result[at]:
            result[at] = "other"  # "the head of learning resources decided": a post of somebody else
    named = [at for at in range(others[0], others[1] + 1) if found[at].capital and others_de.other(found, at)]
    for at in range(others[0] + 1, others[1]):
        subject = found[at].low in _MASCULINE and not found[at - 1].capital and found[at + 1].capital
        if subject and found[at - 1].low in _HAVE:
            result[at + 1] = "other"  # "hat der Jurist aufgesetzt": who did it, not what it was done to
    for at in named:
        if len(named) == 1 or (at > others[0] and found[at - 1].low not in ("den", "dem", "des")):
            result[at] = "other"


def _reduced(found: list[Token], result: list[str], first: int, last: int) -> None:
    """Denies a deed that stands behind its thing with its doer: "modules written by the platform team"; the thing stays."""
    theirs_from = subjects.german_relative(found, first, last)
    if theirs_from is not None:
        _fill(result, theirs_from, last, "negated")
    if others_written.apposed(found, first, last):
        _fill(result, first, last, "negated")
        return
    given = others_written.reduced(found, first, last)
    if given is None or result[given[0]]:
        theirs = subjects.relative(found, first, last)
        if theirs is not None:
            _fill(result, *theirs, "negated")
        return
    result[given[0]] = "negated"
    for at in range(given[0] + 1, given[1] + 1):
        result[at] = result[at] or "other"


def _taken_up(lows: list[str], known: list[tuple[int, int]], number: int) -> bool:
    """Whether the next clause goes on about what others did as the person's own matter: "…; I only tested it"."""
    if number + 1 >= len(known):
        return False
    first, last = known[number + 1]
    here = set(lows[first : last + 1])
    goes_on = bool(here & clauses.SPEAKER)
    if not goes_on and not set(lows) & clauses.SPEAKER:
        goes_on = lows[first] in ("he", "she") or lows[first] in lexicon.verbs()  # a text in the third person
    return goes_on and bool(here & {"it", "them", "this", "es", "sie", "ihn", "das"})


def _deeds(found: list[Token], result: list[str], first: int, last: int) -> None:
    """Denies the deeds of a stretch alone, its things being the person's: "imaging is carried out elsewhere; I choose for it"."""
    for at in range(first, last + 1):
        low = found[at].low
        if result[at] == "" and (low in lexicon.deeds() or (low.endswith("ing") and len(low) > 5 and at < last)):
            result[at] = "negated"
        if (
            found[at].low in lexicon.verbs()
            and not found[at].capital
            and lexicon.verbs()[found[at].low][0] != found[at].low
        ):
            result[at] = "negated"


def _sentence_between(found: list[Token], last: int, first: int) -> bool:
    return any(found[at].text in closed_words.SENTENCE_ENDS for at in range(last + 1, first))


def _fill(result: list[str], first: int, last: int, name: str) -> None:
    for at in range(first, last + 1):
        result[at] = result[at] if result[at] == "other" else name


_NO = frozenset("no nope never nein nie".split())
_THERE = frozenset("there is was are were es gab ist war i we ich wir".split())


def _fronted(lows: list[str], first: int, last: int) -> bool:
    """Whether a denied thing stands before its verb: "Grinding we don't do", "the lateral part I haven't passed"."""
    every, _short = lexicon.negators()
    here = lows[first : last + 1]
    if lows[last] in every and lows[last] not in ("no", "none", "never", "null", "nichts") and last > first:
        return True
    if lows[last] in _NO and first < last <= first + 6 and not set(here) & _THERE:
        return True
    if lows[last] == "nichts" and set(here) & {"ich", "wir"} and here[0] in lexicon.verbs():
        return True  # "Verkauft hab ich nichts"
    return ("i" in here or "we" in here) and any(
        lows[at] in ("i", "we")
        and lows[at + 1] in every
        and at > first
        and lows[at - 1] not in ("and", "that", "because", "so", "when", "if", "as")
        for at in range(first + 1, last)
    )


_DRAWN_TOGETHER = tuple(f"{one}{mark}" for one in ("I", "i", "We", "we", "WE", "wE") for mark in "'’")


def _speaks(token: Token) -> bool:
    """Whether a word is the speaker drawn together with a verb: "I've", "we'll"."""
    return token.text.startswith(_DRAWN_TOGETHER)


_OF_ONESELF = clauses.SELF - {"my", "mein", "meine", "meinen", "meiner"}
_GERMAN = frozenset("der das den dem des ein eine einem einer und bei beim vom für".split())
"""Words that only a German clause has, whose subject English rules would take for an object."""


def _by_others(found: list[Token], first: int, last: int) -> tuple[int, int] | None:
    """The stretch of a clause that tells what somebody else does, or None."""
    lows = {token.low for token in found[first : last + 1]}
    if not lows.isdisjoint(_OF_ONESELF) or any(map(_speaks, found[first : last + 1])):
        return None
    german = not lows.isdisjoint(_GERMAN)
    span = (
        others_written.of_others(found, first, last, lows)
        or (others_de.of_others(found, first, last, lows) if german else None)
        or others_en.of_others(found, first, last, lows)
        or (None if german else others_de.of_others(found, first, last, lows))
        or subjects.of_others(found, first, last, lows)
        or subjects.german(found, first, last)
    )
    if span is None:
        return None
    start, deed, end = span
    for at in range(deed + 1, end):
        if found[at].low in ("and", "und") and found[at + 1].low not in lexicon.verbs():
            return start, at - 1
    return start, end


def _points_back(found: list[Token], first: int, last: int) -> bool:
    """Whether a clause gives the one before it to somebody else: "that's the doctors", "das macht das Büro"."""
    if found[first].low not in _POINTS_BACK or last - first > 6:
        return False
    if {token.low for token in found[first : last + 1]} & clauses.SPEAKER:
        return False
    if subjects.german_relative(found, first, last) is not None:
        return False
    return any(others_en.other(found[at]) or others_de.other(found, at) for at in range(first + 1, last + 1))
