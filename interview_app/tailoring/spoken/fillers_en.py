"""Spoken English in the words of a page: fillers go, a hedge stays in its plain form, a turn of telling is said as written."""

import re

from interview_app.tailoring.english_verbs import participle_of
from interview_app.tailoring.spoken.plain_words import Rules

FIGURE = (
    r"(?:[$£€]\s?\d|\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|"
    r"sixty|seventy|eighty|ninety|half|once|twice|a (?:dozen|hundred|thousand|couple|third|quarter))\b)"
)
"""How a figure begins, as a pattern."""
HEDGE = r"(?:about|around|roughly|approximately|some|nearly|almost|over|under|up to|at least)"
"""The hedges that a page has."""
_HEDGES: Rules = tuple(
    (re.compile(pattern, re.IGNORECASE), better)
    for pattern, better in (
        (rf",?\s*\bwhat,\s+(?={FIGURE})", " about "),
        (rf"\b(I|we) must have (\w+)\s+(?={FIGURE})", r"\1 have \2 about "),
        (rf"\b(?={FIGURE})([^,;]{{1,40}}?),?\s+I (?:think|guess|reckon|believe|suppose)(?=$|[,;.])", r"about \1"),
        (rf",?\s*\b(?:like|um|uh|I['’]d say|I don['’]t know|I think|I guess|I reckon|I suppose|I believe|say),\s+(?:like\s+)?(?={FIGURE})", " about "),
        (rf"\b(?:something like|somewhere around|maybe|perhaps|probably|like|I['’]d say|I think|I guess|I believe|I reckon|I suppose|a good|easily)\s+(?={FIGURE})", "about "),
        (rf"\blet me say,?\s+(?={FIGURE})", "about "),
        (r"\b(\d+|twenty|thirty|forty|fifty|sixty|hundred)-odd\b", r"about \1"),
        (r"(?<!about )(?<!around )(?<!roughly )(?<!some )(?<!\w)((?:[$£€]\s?)?\d[\d.,]*%?(?:\s(?!to\b|and\b|or\b)[\w'’-]+){0,3}?)\s+or so\b", r"about \1"),
        (r"(?<!about )(?<!around )(?<!roughly )\b((?:once|twice|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty)(?:\s(?!to\b|and\b|or\b)[\w'’-]+){0,3}?)\s+or so\b", r"about \1"),
        (r"\s+or so\b", ""),
        (rf"\b({HEDGE})\s+about\b", r"\1"),
        (rf"\babout\s+({HEDGE})\b", r"\1"),
    )
)  # fmt: skip
"""A hedge before a figure stays a hedge, in the word that a page has for it."""
_FILLER = re.compile(
    r",?\s*(?<![\w-])(?:mind you|to be honest|to be fair|in fairness|honestly|you know|you see|I mean|I must say|I have to say|"
    r"I['’]d say|I['’]d reckon|I reckon|let me say|so to speak|as it were|um|uh|er|eh|basically|obviously|literally|actually|"
    r"of course|believe it or not|and all that|and that|and so on|and so forth|and stuff(?: like that)?|and things(?: like that)?|"
    r"and whatnot|or anything|or whatever|or something|and everything|you name it|the lot|the usual|if you like|in the end|so half and half|so fifty-fifty|"
    r"at the end of the day|back then|in those days|in them days|these days|at the time|after a while|after a bit|not gonna lie|"
    r"I['’]m not gonna lie|truth be told|funnily enough|thank God|touch wood|as I said|like I said|as well|too)(?=$|[,;.])",
    re.IGNORECASE,
)
"""Asides that end a clause."""
_AND_MIND = re.compile(
    r",\s*mind(?=,|$)|\breally(?=$|,)|,\s*like(?=,)|,\s*(?:well|anyway)(?=,)", re.IGNORECASE
)
_INLINE = re.compile(
    r"\b(?:kind of|sort of|pretty much|basically|literally|actually|honestly|obviously|um|uh|a bit of a|just really)\s+",
    re.IGNORECASE,
)
_A_THING = re.compile(r"(?<=[a-z]) thing\b(?=[\s,.;]|$)(?!\s+(?:that|about|I|we|was|is)\b)")
_LEAD = re.compile(
    r"^(?:(?:and|but|plus|then|now|presently|currently|nowadays|well|okay|ok|oh|anyway|basically|honestly|actually|also|later on|"
    r"after that|before that|meanwhile|at first|in the end)(?:,\s*|\s+)|(?:I['’]d say|I think|I guess|I['’]d reckon),?\s+(?=(?:I|we)\b)|(?:first|later|so|first of all|afterwards)(?:,\s+|\s+(?=(?:I|we|the|my|our)\b)))+",
    re.IGNORECASE,
)
_BEFORE_NOUNS = frozenset(
    "about after against among around as at before behind between by during for from in into like of on over per than through "
    "to toward towards under until upon with within without".split()
)
_OWN = re.compile(r"(?:\b(?P<before>\w+)\s+)?\b(?P<whose>[Mm]y|[Oo]ur) own (?=[a-z])")
_SELF = re.compile(r"(?:(?P<first>\S+)\s+)?(?P<before>[\w'’]+),?\s+(?:myself|ourselves)\b")
_AT_A_VERB = frozenset("i we i've we've i'd we'd have had and or to also then never not".split())


def _own(found: re.Match[str]) -> str:
    """Say "built my own rig" as "built own rig"; behind "on" or "with" the words cannot do without whose it is."""
    before = found["before"]
    if before is not None and before.lower() in _BEFORE_NOUNS:
        return found[0]
    return f"{before} own " if before else "own "


def _self(found: re.Match[str]) -> str:
    """Say "did the survey ourselves" as "did the survey"; in "taught myself Python" it says who was taught, and stays."""
    first, before = found["first"] or "", found["before"]
    at_a_verb = not first or first.lower().replace("’", "'") in _AT_A_VERB
    is_object = before.lower() in _BEFORE_NOUNS or before.lower() in ("and", "or") or at_a_verb
    if is_object and before.lower() not in ("i", "we"):
        return found[0]
    return f"{first} {before}".strip()


_TURNS: Rules = (
    (re.compile(r"^(?:[Ss]o )?[Ww]hat (I|we) did was(?: that)?,?\s+(?:(?:I|we)\s+)?"), r"\1 "),
    (re.compile(r"\bI(?: am|['’]m) the one (?:who|that) (\w+?)s\b"), r"I \1"),
    (re.compile(r"\bI was the one (?:who|that)\b"), "I"),
    (re.compile(r"\band then (?=(?:I|we)\b)"), "and "),
    (
        re.compile(rf",?\s+(?:and\s+)?(?:I|we) had ({FIGURE}[^,;.]*?) with (?:me|us)\b"),
        r", with \1",
    ),
    (
        re.compile(
            rf",\s+that(?:['’]s|['’]d be| is| was| were)\s+(?={FIGURE})(?!\w+ of (?:us|them)\b)"
        ),
        ", ",
    ),
    (re.compile(r",\s+so ((?:last|this|that) \w+) that(?: is|['’]s| was)\s+"), r", \1 "),
    (
        re.compile(
            r"\b(?:I['’]ve|I have|I had|[Ww]e['’]ve|[Ww]e have) (?:got )?(?:my|our) own (?=[a-z]+s\b)"
        ),
        "Have ",
    ),
    (re.compile(r"\b([a-z]{4,})['’]s (always |never )?been\b"), r"\1 has \2been"),
    (
        re.compile(
            r"^(?:[\w'’-]+ )+(?:is|are|was|were) (?:my|our) (?:thing|passion|favourite|favorite)$"
        ),
        "",
    ),
    (
        re.compile(
            r"^When (?:I|we) (?:started|joined|began|took (?:it )?over|took over [\w' ]+?),?\s+(?=(?:I|we|it)\b)"
        ),
        "At the start ",
    ),
    (
        re.compile(
            r"\bwhen (?:I|we) (?:started|came|joined|began|arrived|got there|took (?:it )?over|took it on)\b"
        ),
        "at the start",
    ),
    (re.compile(r"\bwhen (?:I|we) inherited (?:that|the|this|it)(?: \w+)?\b"), "at the start"),
    (re.compile(r"\bfolks\b"), "people"),
    (re.compile(r"\bon my own(?=$|[,;.]| (?:for|in|at|on|and|with|when|during)\b)"), "alone"),
    (re.compile(r"\bby myself\b"), "alone"),
    (_OWN, _own),
    (re.compile(r"\b(?:it|It)['’]s been\b"), "it has been"),
    (re.compile(r"\b(it|that|who|which|she|he)['’]s got\b"), r"\1 has"),
    (re.compile(r"\b(it|that|there|who|which|she|he)['’]s\b(?! (?:job|call))"), r"\1 is"),
    (re.compile(r"\b(they|these|those)['’]re\b"), r"\1 are"),
    (
        re.compile(
            r"\b([Mm]oved|[Ss]witched|[Tt]ook|[Bb]rought|[Gg]ot) us (?=from|to|off|onto|over)"
        ),
        r"\1 ",
    ),
    (re.compile(r"\b(season|year|month) before (?:me|us)\b"), r"\1 before"),
    (_SELF, _self),
    (re.compile(r",\s+so (?=[A-Z])"), ", "),
    (re.compile(r",?\s+so$|,\s*now(?=,|$)"), ""),
    (re.compile(r"^((?:The|My|Our) \w+)['’]s (?=on|in|at)"), r"\1 is "),
    (re.compile(r"(?<=[a-z]) with (?:me|us)(?=$|[,;.])"), ""),
    (re.compile(r"\bquid\b"), "pounds"),
    (re.compile(r"\bbucks\b"), "dollars"),
    (re.compile(r"\bwhen (?:I|we) (?:left|finished|went)(?=$|[,;.])"), "at the end"),
    (
        re.compile(
            r"^Me and ((?:the |my |our )?[\w'’ -]+?) (?=\w+ed\b|did\b|made\b|built\b|set\b|put\b|wrote\b|took\b|ran\b)"
        ),
        r"With \1, ",
    ),
    (re.compile(r"^((?:[A-Z]\w+,? (?:and )?)+)I speak\b"), r"\1"),
    (re.compile(r"\band then (?=\w+ed\b)"), "and "),
    (re.compile(r"(?<!\bwas)(?<!\bwere)(?<!\bis)(?<!\bare)(?<!\bstill)(?<!\bgot)\s+there$"), ""),
)
"""Turns of somebody telling, each with what a page has for it."""
_RELATIVE = re.compile(
    r"\b(?:that|which) (?:I|we) (?P<verb>(?!know|think|say|like|love|want|need|have|had|am|are|was)[a-z]+)\b(?! to\b)"
)


def _as_participle(found: re.Match[str]) -> str:
    """Say "a check that we do at the bedside" as "a check done at the bedside"."""
    return participle_of(found["verb"]) or found[0]


_TAKEN_BACK = re.compile(
    r"(?:^|[,;])\s*[^,;]+,?\s+no,?\s+(?:sorry|wait|hang on|hold on|scrap that)\b[^,;]*",
    re.IGNORECASE,
)
"""What somebody said and took back in the same breath."""

RULES: Rules = (
    (re.compile(r"^Right,\s+(?:so\s+)?"), ""),
    (_LEAD, ""),
    (_TAKEN_BACK, ""),
    *_HEDGES,
    # One filler may stand behind another.
    *((_FILLER, ""), (_AND_MIND, "")) * 2,
    *_TURNS,
    (_RELATIVE, _as_participle),
    (_INLINE, ""),
    (_A_THING, ""),
)
"""All of it, in the order in which it is said better."""
