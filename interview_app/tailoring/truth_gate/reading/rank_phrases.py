"""How strong a part a phrase gives somebody, where no single word does: "in charge of", "responsible for", "mir unterstehen"."""

import re
from functools import cache

from interview_app.tailoring.truth_gate.reading import only_there
from interview_app.tailoring.truth_gate.reading.line import Keys, Piece
from interview_app.tailoring.truth_gate.words import told_phrases
from interview_app.tailoring.truth_gate.words.phrases import Listed, Phrases

RANKS = ("help", "own", "manage", "lead")
"""The parts that somebody may have in a deed, the least first."""
_ANSWERS_FOR_DOING = Phrases("responsible accountable", r" (?:responsible|accountable) for \w+ing ")
_SHOWED_HOW = Phrases(
    "show showed shows showing shown explain explained explains explaining give gives gave provide provides provided "
    "zeige zeigte gezeigt erkläre erklärte erklärt",
    r" (?:show(?:ed|s|ing|n)?|explain(?:ed|s|ing)?) (?:\w+ ){1,4}?how | show(?:ed|s|ing|n)? (?:\w+ ){1,4}?the ropes "
    r"| (?:give|gives|gave|provide|provides|provided) (?:\w+ )?(?:guidance|instruction|tuition|coaching|training|lessons) to "
    r"| (?:zeige|zeigte|gezeigt|erkläre|erklärte|erklärt) (?:\w+ ){0,4}?wie ",
)
"""Showing people how something is done is teaching them."""
_LEARNERS = (
    r"(?:\w*lehrlinge?n?|\w*azubis?|auszubildenden?|lernenden?|anfängern?|anfängerinnen|neuen|neulingen?|praktikant(?:en|in|innen)|anwärter(?:n|in|innen)?"
    r"|volontär(?:en|in|innen)|referendar(?:en|in|innen)|aushilfen?|kolleg(?:en|in|innen)|schülern?|schülerinnen)"
)
_SHOWED_LEARNERS = Phrases(
    "zeige zeigte gezeigt erkläre erklärte erklärt",
    rf" {_LEARNERS} (?:zeigt?e|erklärt?e) ich (?!\w* $)| (?:zeigt?e|erklärt?e) (?:ich )?(?:\w+ ){{0,2}}?{_LEARNERS} (?:das|die|den|alles) "
    rf"| {_LEARNERS} (?:\w+ ){{0,3}}?(?:das|die|den|alles) (?:\w+ ){{1,4}}?(?:gezeigt|erklärt) ",
)
"""Who shows learners a thing teaches it to them: "den Lehrlingen zeige ich das Ansetzen"."""
_DUTY = Phrases(
    "responsible verantwortlich zuständig responsibility verantwortung",
    r" (?:responsible for|verantwortlich für|zuständig für|responsibility for|verantwortung für) ",
)
"""A duty of the post: more than a deed of it, less than having owned it."""
_STAFF = (
    r"(?:mitarbeiter(?:n|innen)?|mitarbeitenden?|kolleg(?:en|innen)|\w*kräften?|\w*helfern?|\w*helferinnen|praktikant(?:en|innen)|lehrlingen?|azubis?|auszubildenden?"
    r"|\w*gesellen|\w*monteuren?|beschäftigten?|bediensteten?|angestellten?|\w*kontrolleuren?)"
)
"""Whom one leads at work, and does not only show around."""
_FUEHREN = Phrases(
    "führe führte führt führen führten geführt führung",
    r"(?= (?:führ(?:e|te|t|en|ten)|geführt|führung) (?:(?:auf|in|an|bei|im|am|beim|seit) (?:\w+ ){1,2}?)?(?:\w+ ){0,3}?\w*(?:teams?|kolonnen?|mannschaft(?:en)?|schicht(?:en)?|trupps?|mitarbeitern?|gruppen?|abteilung(?:en)?|leuten?|personen|menschen) )"
    r"|(?= (?:führ(?:e|te|t)|geführt|führung) (?:\w+ ){0,3}?(?:die|der|das|den|eine|einer|ein|einen) (?:\w+ )?(?:\w*(?:filiale|küche|laden|geschäft|restaurant|hotel|werkstatt|praxis|kanzlei|betrieb|hof|markt|heim|kita|\w{3}erei)) )"
    r"|(?= \w*(?:team|kolonne|mannschaft|trupp|mitarbeiter|gruppe|abteilung|leute|personen|menschen) (?:\w+ ){0,4}?geführt )"
    r"|(?= (?:führ(?:e|te|t|en|ten)|geführt|führung) (?:eine|einen|ein|die|den|das|einer) \w+ (?:von|mit|aus) \w+ (?:leuten|mann|personen|menschen|mitarbeitern|kollegen) )"
    rf"|(?= {_STAFF} (?:\w+ ){{0,4}}?geführt )|(?= (?:führ(?:e|te|t|en|ten)|geführt|führung) (?:\w+ ){{0,3}}?{_STAFF} )",
)
"""German "führen" leads only where people are led: one also "führt" talks and books."""


_CHARGED = Phrases(
    "zuständig verantwortlich",
    r" für (?:(?!nicht |nur )\w+ ){1,8}?(?<!nicht )(?<!nur )(?:zuständig|verantwortlich) ",
)
"""German puts what somebody is in charge of before it: "bin ich für 22 Hektar zuständig"."""
_REPORT_TO_ME = Phrases(
    "mir",
    r" (?:leute|mann|personen|\w+er|\w+en|\w+innen) unter mir | unter mir (?:\w+ ){0,2}?(?:habe|hatte|arbeiten|arbeiteten|sind|waren) | mir (?:\w+ ){0,4}?unterst(?:ehen|anden|ellt) | unterst(?:ehen|anden) mir | mir unterst(?:eht|and) ",
)
_ON_MY_TEAM = Phrases(
    "had have has got",
    r" (?:had|have|has|got) (?!been |done |worked )(?:(?!years?|months?|weeks?|days?|times?|problems?|nothing|work)\w+ ){1,4}(?:on|in) (?:my|her|his) (?:own )?(?:shift|team|crew|section|gang|squad) ",
)
"""Whose shift or team people are on leads them: "I had three bakers on my shift"."""
_KEPT = re.compile(
    r" führung (?:(?:von|der|des|eines|einer|und|etwa|rund|ca|\d+|\w+en) ){0,3}?\w*(?:bücher[n]?|buche?s|kalenders?|listen?|akten?|dokumentation|protokolle?[ns]?|statistik(?:en)?|kass(?:en?|a)|kartei|registers?|konten|kontos"
    r"|gespräche?[ns]?|nachweise?[ns]?|portfolios?|buchhaltung|korrespondenz|bestände|lagers) "
)
"""Books, lists and talks that one "führt" without leading anybody."""


def may_rank(folded: str, said: Keys) -> bool:
    """Whether any piece of a line may tell a rank by a phrase; most lines cannot, and their pieces are not searched."""
    listed, searched, words = _ranking()
    return not said.isdisjoint(words) and (
        any(phrases.stands_in(folded, said) for phrases in listed)
        or any(pattern.search(folded, said) for pattern in searched)
    )


@cache
def _ranking() -> tuple[tuple[Listed, ...], tuple[Phrases, ...], Keys]:
    """The phrases that tell a rank, written out and as patterns, and the words of which each has one."""
    made = told_phrases.patterns()
    listed = (made["any rank"], made["care"], made["charge"])
    patterns = (
        _ANSWERS_FOR_DOING,
        _ON_MY_TEAM,
        _DUTY,
        _CHARGED,
        _REPORT_TO_ME,
        _FUEHREN,
        _SHOWED_HOW,
        _SHOWED_LEARNERS,
        only_there.HAD_PART,
        only_there.ONLY_THERE,
    )
    return listed, patterns, frozenset().union(*(one.words for one in (*listed, *patterns)))


_HEAD_OF_THEIRS = re.compile(
    r"(?<! as)(?<! am)(?<! im)(?<! was)(?<! is)(?<! became) (?:the|our|my|a|her|his|their) head of "
)
"""Somebody else's post: "the head of learning resources decided"."""
_IN_PLACE_OF = re.compile(
    r" (?:stell|urlaubs)?vertret(?:ung|e|en|et|er|erin) (?:der|des|einer|unserer|meiner|die) (?:\w+ )?(?:\w+ )?\w*leitung "
    r"| (?:spring\w*|sprang\w*|eingesprungen) (?:\w+ ){0,4}für (?:die|unsere|meine) (?:\w+ )?(?:\w+ )?\w*leitung "
)
"""Whose work is done while they are away: "Vertretung der Kita-Leitung"."""
_LEADS = re.compile(r" (?:led|lead|leads|leading|headed|heads|directed|in charge) ")


def _is_led_by_another(text: str) -> bool:
    """Whether who leads is somebody else, named by the post or stood in for."""
    theirs = _HEAD_OF_THEIRS.search(text) is not None and _LEADS.search(text) is None
    return theirs or _IN_PLACE_OF.search(text) is not None


def rank(piece: Piece, text: str, said: Keys) -> None:
    """Notes in a piece the parts that its folded text tells by a phrase; `said` has its words."""
    phrases = told_phrases.patterns()
    if phrases["any rank"].stands_in(text, said):
        piece.ranks |= {rank for rank in RANKS if phrases[rank].stands_in(text, said)}
    if phrases["care"].stands_in(text, said):
        piece.ranks |= {"do", "care"}
    if phrases["charge"].stands_in(text, said):
        piece.ranks |= {"own", "charge"}
    if _CHARGED.search(text, said):
        piece.ranks |= {"own", "duty", "for it"}
    if _ON_MY_TEAM.search(text, said):
        piece.ranks.add("manage")
    if _REPORT_TO_ME.search(text, said):
        piece.ranks.add("lead")
    if (
        "own" in piece.ranks
        and piece.ranks <= {"own", "do"}
        and _ANSWERS_FOR_DOING.search(text, said)
    ):
        piece.ranks = {"do"}
    elif piece.ranks <= {"own", "do"} and _DUTY.search(text, said):
        piece.ranks.add("duty")
    piece.ranks |= only_there.ranks(text, said)
    if "lead" in piece.ranks and _is_led_by_another(text):
        piece.ranks -= {"lead"}
    if "lead" in piece.ranks and _KEPT.search(text):
        piece.ranks = piece.ranks - {"lead"} or {"do"}
    if _FUEHREN.search(text, said):
        piece.ranks.add("lead")
    _rank_of_teaching(piece, text, said)


def _rank_of_teaching(piece: Piece, text: str, said: Keys) -> None:
    """Who shows people how something is done teaches them."""
    if _SHOWED_HOW.search(text, said) or _SHOWED_LEARNERS.search(text, said):
        for word in piece.words:
            if word.verb in ("show", "zeigen", "erklären", "explain", "give", "provide"):
                word.groups |= {"teach"}
