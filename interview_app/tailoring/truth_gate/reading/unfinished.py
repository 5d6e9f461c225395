"""What was begun and not ended, came to nothing, is no longer valid, or of which a part is still to come."""

import re
from collections.abc import Set

from interview_app.tailoring.truth_gate.reading import clauses
from interview_app.tailoring.truth_gate.words.phrases import Phrases
from interview_app.tailoring.truth_gate.words.tokens import Token

_UNFINISHED = Phrases(
    "never didnt not without withdrew discontinued broken abandoned stopped rejected turned declined abgelehnt ohne vorzeitig nicht unfinished left only "
    "überlegt thinking gave given packed dropped quit lapsed expired out havent hasnt abgebrochen aufgegeben abgelaufen ausgelaufen verfallen "
    "hingeschmissen nie want like hope still vielleicht möchte nur pulled bailed walked looked wanted wollte wollt love cancelled fiel abgesagt ausgefallen "
    "erst noch deferred verschoben gültig",
    r" (?:never finished|didnt finish|not finished|(?:did|does|do|has|have|had|was|is) not (?:yet |ever |been )?(?:finish|finished|complete|completed|pass|passed|renew|renewed|sit|take|taken|apply|applied|graduate|graduated|continue|continued|conclude|concluded|enrol|enroll|register|start|started|begin|begun|obtain|obtained|submit|submitted|take place|go ahead)|without (?:completing|finishing|passing|graduating)|withdrew|(?:was|were|got) (?:discontinued|broken off|abandoned|stopped before|rejected|turned down|declined)|wurde abgelehnt|ohne abschluss|vorzeitig beendet|wurde nicht (?:abgeschlossen|beendet|bestanden|verlängert|erneuert)|unfinished|left it at that|(?:done|did|completed|finished) only|only (?:did|done|completed|finished) (?:the|one|two|a) (?:\w+ ){0,3}?(?:years?|modules?|parts?|half|terms?|semesters?|courses?|seminars?|papers?|units?|weeks?|months?|days?|certificates?|diplomas?|theory|first|basics?|levels?|grades?|stages?)|mir überlegt|(?:didnt|did not) (?:sign up|sign on|sit|join|pass|enrol|enroll|go through|take it up|apply|qualify)|was thinking (?:about|of)|gave (?:it )?up|given up|packed it in|dropped out|quit|lapsed|expired|ran out|run out|out of date|never applied|"
    r"dropped it|never completed|didnt complete|never qualified|never took|not passed|havent passed|hasnt run|havent finished|not renewed|abgebrochen|aufgegeben|abgelaufen|ausgelaufen|verfallen|hingeschmissen|"
    r"nicht abgeschlossen|nicht beendet|nicht bestanden|nicht abgelegt|nicht absolviert|nicht erworben|nie (?:fertig|gemacht|abgelegt|geschrieben|beendet|abgeschlossen|bestanden)) "
    r"| (?:i want to|i would like to|id like to|i hope to|im thinking|havent (?:started|sat|taken|begun)|not (?:started|begun)|still to (?:do|take|sit)|"
    r"only (?:ever )?(?:read about|heard|watched|seen|looked)|möchte ich|mach ich vielleicht|vielleicht noch|mal überlegt|nicht (?:begonnen|angefangen)|"
    r"nur (?:mal )?(?:gelesen|gehört|zugeschaut|zugesehen)|pulled out (?:when|after|because|again|of (?:it|that))|bailed out|left it|walked away|looked into|never (?:enrolled|enroled|registered|went)|i wanted to|wollte ich|wollt ich|id love to|havent (?:done|been|got|finished|passed)|not (?:done|sat|taken)|never (?:sat|did|went|finished|passed)|"
    r"(?:got|was|were) cancelled|fiel aus|abgesagt|ausgefallen|(?:fang|mach|beginn|beginne|starte|besuch|besuche) ich (?:erst|noch|vielleicht)|wollt ich nie|deferred|(?:wurde|wurden|wird|ist|sind) (?:\w+ ){0,4}verschoben|"
    r"gültig war(?:en)? (?:sie|er|es|das|nur|bis|zwei|drei|fünf)|war(?:en)? (?:sie|er|es|das|nur|bis) (?:\w+ ){0,3}gültig) ",
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
    "broke not never stopped gave dropped abandoned cancelled canceled shelved withdrawn called postponed rejected refused",
    r"(?<! that)(?<! which)(?<! who) (?:was|were|is|are|been) (?:not|never) (?:yet |ever |been |actually |finally |then )*(?:adopted|accepted|approved|funded|implemented|launched|introduced|rolled out|built|carried out|published|awarded|granted|won|put into (?:use|practice|production)|deployed|delivered|reali[sz]ed|taken up|taken further|followed up|renewed|completed|finished|passed|submitted|taken|continued|signed|bought) "
    r"| broke (?:it )?off $"
    r"| (?:did|does|do|has|have|had) (?:not|never) (?:yet |ever |actually |finally )*(?:take place|taken place|happen|happened|go ahead|gone ahead|go live|gone live|go on sale|gone on sale|materiali[sz]ed?|come about|go through|gone through|reach the market|been (?:adopted|accepted|approved|funded|implemented|launched|introduced|built|published|awarded|granted|renewed|submitted|taken)) "
    r"| (?:not|never) (?:yet )?(?:adopted|accepted|approved|funded|implemented|launched|introduced|rolled out|built|published|awarded|granted|deployed|submitted|taken up|put into use) $"
    r"| and (?:then )?(?:stopped|gave up|dropped out) (?:in|after|before|there|again) "
    r"| (?:started|begun|began|planned|proposed|applied) .{0,40}(?:and|then|but) (?:then |later |soon |was |were )*(?:stopped|dropped|abandoned|cancelled|canceled|shelved|withdrawn|called off|postponed|rejected|refused) ",
)
"""A clause that says that its matter, or that of the clause before it, came to nothing."""
_WISHED = Phrases(
    "fange mache beginne starte success declined vor arbeit planung vorbereitung entwicklung gern gerne angemeldet vorgemerkt eingeschrieben warte warten aus applied signed loved left stopped broke quit gave registered enrolled booked waiting liked after before",
    r" (?:hätte|hätten|würde|würden) (?:ich |wir )?(?:\w+ ){0,4}?gerne? "
    r"| (?:bin|sind) (?:ich|wir) (?:\w+ ){0,3}?(?:angemeldet|vorgemerkt|eingeschrieben) | (?:ich|wir) (?:bin|sind) (?:\w+ ){0,6}?(?:angemeldet|vorgemerkt) "
    r"| (?:fange|mache|beginne|starte) ich (?:\w+ )?(?:nächstes|nächsten|kommendes|kommenden|demnächst|bald) "
    r"| without success $|^ declined $"
    r"| (?:hatte|hatten|habe|haben) (?:ich|wir) (?:\w+ )?vor $| noch in (?:arbeit|planung|vorbereitung|entwicklung) "
    r"| (?:steht|stehen) (?:\w+ ){0,2}?noch aus | (?:warte|warten) (?:ich |wir )?(?:noch )?auf "
    r"| (?:i|we) have (?:\w+ )?(?:applied|registered|enrolled|signed up) for | (?:ive|weve|im) (?:\w+ )?(?:(?:applied|registered|enrolled|signed up) for|(?:booked|enrolled) on(?:to)?) "
    r"| (?:am|im) (?:still )?waiting (?:for|to) | (?:would have|id have|wouldve) (?:liked|loved) (?:to )?"
    r"| (?:started|began) (?:a|an|the|my) .{1,60} and (?:then )?(?:left|stopped|broke off|quit|gave up) (?:it )?(?:after|before|during|without|when|in the) ",
)
"""A clause about what was only wished for, or applied for, or left before its end."""
_DROPPED = Phrases(
    "dazu daraus geworden nichts nix through wayside turned turn no nothing nowhere anywhere talked spoke talk angedacht gespräch planung auge fehlt ausgeschlagen lassen gelassen",
    r" (?:fell|fallen|falls) (?:through|by the wayside) | (?:turned|turn) (?:it|that|this|them|the offer) down | turned down the (?:\w+ )?(?:job|post|offer|role|promotion|place) "
    r"| said no $| (?:came|come|comes) to nothing | (?:led|leads?|went|gone|going|go|leading) (?:nowhere|anywhere) | there (?:was|were|is) no (?:place|places|money|funding|budget)(?: for (?:it|that|me|us))? $"
    r"| (?:only|just|merely) (?:ever )?(?:talked|spoke|talk) (?:about|of) "
    r"| angedacht | im gespräch $| (?:ist|sind|war|waren|bleibt|noch) (?:\w+ )?in planung $| ins auge gefasst | fehlt (?:mir|noch|mir noch|mir bis heute) "
    r"| dazu (?:kam|ist) es (?:\w+ ){0,3}?(?:nicht|nie) | (?:daraus (?:wurde|ist|wird)|wurde|ist) (?:\w+ ){0,2}?(?:nichts|nix) (?:daraus |geworden |daraus geworden )?$"
    r"| ausgeschlagen $| (?:sausen|bleiben|fallen) (?:lassen|gelassen) ",
)
"""A clause that says that its matter was turned down, given up before it began, or never more than talked about."""
_COURSE = r"(?:course|training|traineeship|degree|diploma|certificate|apprenticeship|qualification|masters?|bachelors?|exams?)"
_COURSE_DE = (
    r"(?:\w*(?:kurs|lehrgang|ausbildung|weiterbildung|fortbildung|studium|schule|prüfung)\w*)"
)
_NOW_DE = r"(?:gerade|derzeit|zurzeit|momentan|aktuell|im moment)"
_UNDER_WAY = Phrases(
    "moment currently present presently right taking attending studying gerade derzeit zurzeit momentan aktuell im besuche",
    rf" (?:do|doing|take|taking|attend|attending|study|studying|sit|sitting) (?:\w+ ){{0,6}}?{_COURSE} (?:\w+ ){{0,5}}?(?:at the moment|at present|currently|right now) "
    rf"| (?:currently|presently) (?:doing|taking|attending|studying|sitting|on) (?:\w+ ){{0,6}}?{_COURSE} "
    rf"|^ (?:taking|attending|studying) (?:\w+ ){{0,6}}?{_COURSE} |^ besuche (?:\w+ ){{0,4}}?{_COURSE_DE} | {_NOW_DE} (?:im|in) (?:\w+ ){{0,3}}?{_COURSE_DE} "
    rf"| (?:besuche|mache|absolviere) (?:ich )?{_NOW_DE} (?:\w+ ){{0,5}}?{_COURSE_DE} | {_NOW_DE} (?:besuche|mache|absolviere) ich (?:\w+ ){{0,5}}?{_COURSE_DE} ",
)
"""A clause about a course that somebody is on at the moment."""
_HARDLY = Phrases(
    "hardly barely scarcely kaum",
    r" i (?:hardly|barely|scarcely)(?: ever)? \w+ | (?:ich|habe|hatte) (?:\w+ ){0,4}?kaum (?:\w+ ){0,3}?$",
)
"""A clause about what was done so seldom that nobody would say that they did it."""
_PATTERNS = (_UNFINISHED, _NOT_REALISED, _OPEN, _WISHED, _DROPPED, _UNDER_WAY, _HARDLY)
_WORDS = frozenset().union(*(pattern.words for pattern in _PATTERNS))
_SUBJECTLESS = frozenset(
    "was were is are did does do has have had not never it this they these those which but and".split()
)
_STARTED = re.compile(
    r" (?:started|began|signed up|enrolled|applied|angefangen|begonnen|angemeldet|beworben) "
)
_OF_THAT = re.compile(
    r" (?:it|that|them|one|das|es)(?: yet| either| noch)? $| (?:das|die|den) .*ich .*nie | (?:it|that|es|das) (?:got|was|were|fiel|wurde) "
)
"""A clause that takes up what was spoken of: "the A1 award, I never took that"."""
_NAMELESS = frozenset("there turned said fell came led went es das daraus dazu".split())
_LONGEST = 6
"""Tokens of a clause that says that something came to nothing, and names nothing of its own."""
_SHORT = 3
"""Tokens of a clause that only says that something was not ended."""


def tells(text: str, said: Set[str]) -> bool:
    """Whether a clause, as text and as the set of its words, tells of something that was not ended or came to nothing."""
    return not said.isdisjoint(_WORDS) and any(pattern.search(text, said) for pattern in _PATTERNS)


def says_so_of_before(
    found: list[Token], lows: list[str], before: tuple[int, int], clause: tuple[int, int]
) -> bool:
    """Whether a clause that says that something was not ended says it of the clause before: "a PhD, never applied"."""
    first, last = clause
    if lows[first] in ("failed", "broke", "declined"):
        return True  # "took the course but failed the test"
    if lows[first] in _SUBJECTLESS and _NOT_REALISED.search(clauses.text(lows, clause), set(lows)):
        return True
    if _DROPPED.search(clauses.text(lows, clause), set(lows)) and _names_nothing(lows, first, last):
        return True
    if _STARTED.search(clauses.text(lows, before)) or _OF_THAT.search(clauses.text(lows, clause)):
        return True
    spoken = bool(clauses.SELF & set(lows[first : last + 1])) and found[first - 1].low != "but"
    named = any(
        one.text != "I" and (one.capital or one.kind == "num") for one in found[first : last + 1]
    )
    return last - first < _SHORT and not spoken and not named


def _names_nothing(lows: list[str], first: int, last: int) -> bool:
    """Whether a short clause has no subject that it names: "it fell through", "there was no place", "turned it down"."""
    return last - first < _LONGEST and (lows[first] in _SUBJECTLESS or lows[first] in _NAMELESS)
