"""The demands that one sentence of a posting's prose makes, each by its own words (CONTRACT D4). English and German.

"We're after a head chef who has carried a kitchen alone; good English needed, French welcome" asks three things. What is
said around them (who is looking, that it is a must, why) tells of what kind they are, and is no part of what is asked.
"""

import re
from collections.abc import Iterator

_PARTS = re.compile(
    r"\s*;\s+|,\s+so\s+(?=(?:an?|the)\s)|,\s+(?:but|aber|jedoch)\s+(?!no\b|not\b|kein)(?=\w)|"
    r"\s+and\s+(?=(?:need|want|seek|are (?:looking for|after|seeking))\s+(?:some(?:one|body)|an?\b|people))|"
    # Another sentence: it has its own subject, or its own verb of the same subject.
    r",?\s+(?:and|but|so|und|aber|sondern)\s+(?=(?:also\s+|auch\s+)?(?:you(?:['’](?:d|ll|ve|re))?|we(?:['’](?:d|ll|ve|re))?|du|sie|wir)\s+\w)|"
    r",?\s+(?:and|und)\s+(?=(?:with|that you|to (?:be|have|hold)|(?:has|have|had)\b(?! (?:been|had|the|an?|your|some|our)\b)|(?:holds?|knows?|speaks?|understands?|can|must|should|is|are)\b|"
    r"hast|hat|bist|ist|bringst|bringt|kannst|kann|kennst|kennt|verfügst|verfügt|sprichst|spricht|arbeitest|hältst|magst|willst)\b)|"
    r",\s+(?=(?:bist|hast|bringst|kannst|kennst|verfügst|sprichst|arbeitest|hältst|magst|willst|hat|ist|bringt|kann|kennt)\b)|"
    # A list of demands each with its own word for it: "Good English needed, French welcome".
    r",\s+(?:and\s+|und\s+)?(?=[^,;]{2,60}\b(?:welcome|needed|required|essential|desirable|preferred|a plus|a bonus|won['’]t hurt|erwünscht|erforderlich|von Vorteil)\W*(?:$|,|;))|"
    r",?\s+(?:and|or|und|oder)\s+(?=(?:if you|wenn (?:du|sie))\b)|"
    r",\s+(?:as|so)\s+(?:is|are|does|would)\s+(?=\w)",
    re.IGNORECASE,
)
_NOT_ASKED = re.compile(
    r"\b(?:do|does|will|would)(?:n['’]t| not) (?:need|have to|require|matter)\b|\b(?:is|are)(?:n['’]t| not) (?:a )?(?:required|needed|necessary|essential|must|requirement|condition|"
    r"expected)\b|\bno need\b|^no .*\b(?:required|needed|necessary)\b|\bnot (?:a )?(?:must|requirement)\b|"
    r"\b(?:nicht|kein\w*)\b[^,;]*\b(?:erforderlich|nötig|notwendig|vorausgesetzt|voraussetzung|brauch\w*)\b|\bbrauchst du (?:nicht|kein\w*)\b|^(?:aber )?kein muss$",
    re.IGNORECASE,
)
"""What a posting says that it does not ask for."""
_OF_OTHER_CASES = re.compile(
    r"^(?:but )?(?:if not|if you (?:are|don['’]t|haven['’]t|lack)|aber wenn|falls nicht|wenn nicht|wenn du (?:kein|noch))\b",
    re.IGNORECASE,
)
"""What is said to those who do not have it: "if not, you'll learn"."""
_HANGS_ON = re.compile(
    r",?\s+(?:because|since (?!\d)|so that|even (?:if|when|with)|for the days when|but if|weil|damit|da (?:wir|das|die|der)|denn)\b.*$|,\s+but (?:no|not)\b.*$|,\s+aber kein\b.*$",
    re.IGNORECASE,
)
"""Why it is asked, and what is said to those who lack it."""
_IF = re.compile(r"(?:and |but )?if you\b", re.IGNORECASE)
_THEN = re.compile(r",\s+(?:you|we|that|then|so|it)\b.*$", re.IGNORECASE)
"""What comes of it, behind a condition: "If you've worked in a bank, you'll feel at home"."""
_PERSON = (
    r"(?:someone|somebody|a person|people|candidates?|applicants?|an? (?:[\w-]+ ){0,4}?[\w-]+)"
)
_BEFORE = re.compile(
    rf"^(?:(?:[^,;]{{1,60}},\s+)?(?:so |and |but |also |most of all,? |above all,? |ideally,? |in short,? )*)?(?:"
    rf"(?:we(?:['’]re| are)? (?:currently |always )?)?(?:looking for|after|seeking|searching for|need|want|seek|hiring) {_PERSON} (?:who(?:['’]s)?|with|that)\s+(?:(?:has|have)\s+)?|"
    r"we hope (?:that )?you(?:['’]ve| have)?\s+|"
    r"we(?:['’]d| would)?(?: also| really| do)* (?:want|like|love|expect|ask|need|prefer) (?:for )?you\s+(?:to (?:be |have )?)?|"
    r"we(?:['’]d| would)?(?: also| really| do)* (?:expect|require|ask for|hope for|need)\s+(?:that you (?:have )?)?|"
    r"it (?:would|will|['’]d) (?:be|help)(?: \w+)? if you(?: also)?(?:['’]ve|['’]d| have| had| could| are| were)?\s+|"
    r"(?:to work here,? |for this,? )?(?:you(?:['’]ll| will)?|(?:the )?(?:ideal|successful|right) (?:candidate|applicant|person)(?: will)?|applicants?|candidates?)(?: also| really| absolutely| do)* "
    r"(?:need|must|should|have got|have|has|bring|hold|holds|possess)(?: also| really)?(?: to)?(?: be(?! (?:in|at|on|over|under|from|based)\b)| have)?\s+(?:an?\s+)?(?!been\b)|"
    r"you(?:['’]re| are)\s+|you(?:['’]ve| have)\s+|if you(?:['’]ve| have)?\s+(?!are\b|want\b)|that you(?:['’]ve| have)\s+|with\s+|to (?:be|have|hold)\s+|(?:has|have|holds?|is|are)\s+|"
    r"(?:deshalb |daher |darum )?(?:suchen wir|wir suchen|wir brauchen) (?:jemanden|eine? \w+),? (?:der|die|das|mit)\s+|"
    r"(?:schön|toll|ideal|gut) wäre es,? wenn (?:du|sie)(?: dich| sich)?\s+|uns ist (?:es )?wichtig,? dass (?:du|sie)\s+|"
    r"(?:idealerweise |zudem |außerdem |auch )*(?:du |sie )?(?:bringst|bringen|hast|haben|bist|sind|verfügst über|verfügen über|besitzt|besitzen)\s+(?:du |sie )?|"
    r"(?:ideally|preferably|idealerweise|bestenfalls|optional),?\s+|(?:schön|toll|ideal|gut|wünschenswert) wären?\s+(?!es\b)"
    r")",
    re.IGNORECASE,
)
"""Who is looking for whom, before what is asked of them."""
_WORD_OF_KIND = (
    r"(?:an? |absolutely |strongly |highly |also |really |definitely |zwingend |unbedingt |ein |eine |sehr )*"
    r"(?:must|required|essential|mandatory|necessary|needed|preferred|preferable|desirable|desired|ideal|lovely|welcome|wanted|(?:big |real |huge |definite |distinct )?(?:plus|bonus|advantage)|"
    r"nice to have|helpful|beneficial|useful|erforderlich|notwendig|unerlässlich|unabdingbar|voraussetzung|pflicht|wünschenswert|erwünscht|willkommen|von vorteil|vorteilhaft|hilfreich|(?:großes )?plus)"
)
_BEHIND = re.compile(
    r"\s+matters? (?:more |most |a lot )?to us\b.*$|"
    rf"\s+(?:is|are|be|would be|will be|wäre|wären|ist|sind|sei)\s+{_WORD_OF_KIND}\W*$|"
    rf"(?<!\bas)(?<!\bwhen)(?<!\bif)(?<!\bwhere)\s+{_WORD_OF_KIND}\W*$|"
    r"\s+(?:would(?: certainly| really| also)? help|would be nice|won['’]t hurt|setzen wir voraus|wird vorausgesetzt|werden vorausgesetzt|rund(?:et|en) (?:ihr|dein|das) profil ab|mit)\W*$",
    re.IGNORECASE,
)
"""That it is a must or a wish, behind what is asked; without "is" in a few words only: "Good English needed"."""
_FEW = 7
_GOES_ON = re.compile(
    r"(?:with|that you|if you|wenn (?:du|sie)|to (?:be|have|hold)|has|have|had|holds?|knows?|speaks?|understands?|can|must|should|hast|hat|bist|ist|bringst|bringt|kannst|kann|kennst|kennt|"
    r"verfügst|verfügt|sprichst|spricht|arbeitest|hältst|magst|willst)\b|[^,;]{2,60}\b(?:welcome|does|do|is)$",
    re.IGNORECASE,
)
"""How a clause begins that has no subject of its own."""
_SO_IS = re.compile(r",\s+(?:as|so)\s", re.IGNORECASE)
_POINTS_BACK = re.compile(r"\b(?:it|them|those|es|sie)\b", re.IGNORECASE)
_PRONOUN = re.compile(
    r"^(?:it|this|that|they|these|those|there|he|she|das|dies|es)\b", re.IGNORECASE
)


def clauses(sentence: str) -> Iterator[tuple[int, str, bool]]:
    """The parts of a sentence that can ask for something, each with its place in it, and whether it asks as the one before."""
    at, same = 0, False
    for found in _PARTS.finditer(sentence):
        if _GOES_ON.match(sentence, found.end()) and _POINTS_BACK.search(
            _PARTS.split(sentence[found.end() :])[0]
        ):
            continue  # "an opinion on tests and can defend it"
        if sentence[at : found.start()].strip():
            yield at, sentence[at : found.start()].rstrip(" ,;"), same
        at = found.end()
        same = _GOES_ON.match(sentence, at) is not None or _SO_IS.match(found[0]) is not None
    if sentence[at:].strip():
        yield at, sentence[at:].rstrip(" ,;"), same


def asks_nothing(clause: str) -> bool:
    """Whether a clause says what is not asked, or speaks to those who lack what is."""
    return _NOT_ASKED.search(clause) is not None or _OF_OTHER_CASES.match(clause) is not None


def says_its_kind(clause: str) -> bool:
    """Whether a clause ends with the word that it is a must or a wish, whatever it is about: "Classical training is essential"."""
    return _kind_word(_HANGS_ON.sub("", clause)) is not None and _PRONOUN.match(clause) is None


def points_back(clause: str) -> bool:
    """Whether a clause speaks of what was said before it and names nothing itself: "It is a busy kitchen"."""
    return _PRONOUN.match(clause) is not None


def bare(clause: str) -> tuple[int, str]:
    """What a clause asks for, with its place in it: without who asks, that it is a must, and why."""
    text = _HANGS_ON.sub("", clause)
    text = _THEN.sub("", text) if _IF.match(text) else text
    text = text[: found.start()] if (found := _kind_word(text)) is not None else text
    lead = _BEFORE.match(text)
    rest = text[lead.end() :] if lead is not None else ""
    if lead is None or not rest.strip() or _PRONOUN.match(rest):
        return 0, text.rstrip(" ,;:")
    return lead.end(), rest.rstrip(" ,;:")


def _kind_word(text: str) -> re.Match[str] | None:
    found = _BEHIND.search(text)
    if found is None or not found.start():
        return None
    copula = re.match(
        r"\s+(?:is|are|be|would|will|wäre|wären|ist|sind|sei|won|setzen|wird|werden|rundet|runden|mit|matters?)\b",
        found[0],
        re.IGNORECASE,
    )
    return found if copula or len(text.split()) <= _FEW else None
