"""How a posting words what it asks for (CONTRACT D4). English and German.

Its headings announce what must be, what would be nice, the work, or what the employer offers. One sentence of its prose may make
several demands, each by its own words: "We're after a head chef who has carried a kitchen alone; good English needed, French
welcome" asks three things. What is said around them (who is looking, that it is a must, why) tells of what kind they are, and is
no part of what is asked.
"""

import re
from collections.abc import Iterator
from typing import Literal

Section = Literal["must", "nice", "duty", "offer", ""]
"""What stands under a heading: demands, wishes, the work, what asks for nothing; "" where the heading does not say."""

_NICE = re.compile(
    r"\bprefer(?:red|ably)\b|\bbonus (?:points|if|skills)\b|^bonus\b|\bideally\b|\bnice[- ]to[- ]haves?\b|\bnice if\b|\bdesir(?:ed|able)\b|\ba plus\b|"
    r"\badvantage(?:ous|s)?\b(?! we)|\boptional(?:ly)?\b|\bstrong candidates\b|\beven better\b|\bgreat if\b|\bextra (?:points|credit)\b|\bstand out\b|"
    r"von vorteil|wünschenswert|idealerweise|gerne auch|\bplus(?:punkte?)?$|optional|schön wäre|vorteilhaft|bevorzugt|nicht zwingend|bonuspunkte|"
    r"\bwären?\b|\buns\b.*\bwürden?\b|\bwürden?\b.*\buns\b|\bhilfreich\b|\bpunkte(?:n|st)\b|\bwould be (?:a |an )?\w+$|\bhelpful\b|\bbeneficial\b",
    re.IGNORECASE,
)
_MUST = re.compile(
    r"\brequire(?:d|ments?)\b|\bwe require\b|\bmust\b|\bmust[- ]haves?\b|\bmandatory\b|\bessentials?\b|\bminimum\b|\bcriteria\b|\bcompetenc\w+|"
    r"\bqualifications?\b|\bperson specification\b|\bskills\b|\bskills?,? (?:needed|and experience)\b|^(?:work |your |relevant )?experience\b|"
    r"^(?:your )?(?:education|knowledge|background)\b|what you(?:['’]ll| will| should)? (?:need|bring|have)\b|\byou(?:['’]ll| will)? (?:need|bring|have)\b|"
    r"\bwho you are\b|^you (?:are|have|bring)\b|\byou['’]?re\b.*\bif\b|\bgood fit\b|\bright for you\b|\babout you\b|\byour (?:profile|background|strengths)\b|"
    r"(?:we(?:['’]re| are)|i(?:['’]m| am)) looking for\b|what we(?:['’]re| are)? (?:look|need|expect|require)|\b(?:successful|ideal) (?:candidate|applicant)\b|"
    r"\b(?:candidates?|applicants?) (?:will|must|should|are|need)\b|"
    r"voraussetzung|erforderlich|zwingend|anforderung|mitbring(?:st|en|t)|\bbring(?:st|en) (?:du|sie)\b|(?:ihr|dein)e? (?:profil|qualifikation|kenntnisse|"
    r"erfahrung|stärken|hintergrund)|^profil$|qualifikation|wir erwarten|erwarten wir|wir wünschen uns|wünschen wir uns|wir suchen|suchen wir|"
    r"setzen wir voraus|^(?:du|sie) (?:hast|bist|bringst|haben|sind|bringen)\b|das (?:hast|bist) du|\bmuss\b|fachliche kenntnisse|überzeug(?:st|en) (?:du|sie)",
    re.IGNORECASE,
)
_OFFER = re.compile(
    r"\bwe(?: can)? offer\b|benefits|perks|\bsalary\b|compensation|remuneration|\bpay\b|\bhours\b|\bhow to apply\b|\bapply\b|\bapplication\b|\bapplying\b|\bto apply\b|about us|"
    r"about the (?:company|team|employer|organi[sz]ation)|\bthe (?:company|employer|organi[sz]ation)\b|equal opportunity|\bdiversity\b|who we are|what we do\b|"
    r"\bour (?:mission|values|culture|story|team|company|vision)\b|^mission\b|^location\b|\bwhy (?:join|us|work|you)|\bin return\b|"
    r"\bworking (?:for|at|with) (?:us|our)|what(?:['’]s| is) in it|what you(?:['’]ll| will)? (?:get|receive|gain)\b|you(?:['’]ll| will) (?:get|receive)\b|"
    r"\bwe(?:['’]ll| will)? (?:provide|give)\b|\bother info|\bbasic information\b|\bclosing date\b|\binterview|\bdisclaimer\b|accreditation|"
    r"\b(?:contract|employment) (?:type|details)\b|^contract\b|^schedule\b|^contact\b|\bjob details\b|"
    r"bieten wir|wir (?:dir |ihnen |euch )?bieten|wir geben|unser angebot|vorteile|vergütung|gehalt|bezahlung|über uns|wer wir sind|bewerb(?:ung|en|ungs\w+)\b|"
    r"bewirb|kontakt|ansprechpartner|interess(?:e|iert)\b|freuen (?:wir )?uns|rahmenbedingungen|arbeitszeit|das unternehmen|unser (?:unternehmen|team|haus)|"
    r"auf einen blick|darauf (?:kannst|können) (?:du|sie)",
    re.IGNORECASE,
)
_DUTY = re.compile(
    r"responsib|what you(?:['’]ll| will)? (?:do|be doing|work on)\b|what you(?:['’]ll| will) (?:own|build)\b|\bduties\b|\btasks?\b|\bthe (?:role|job|position)\b(?! is not)|"
    r"your (?:role|tasks?|day|job|mission|impact)\b|^the work$|you(?:['’]ll| will)\b|\bin this (?:role|position)\b|job description|\bobjectives?\b|\bday[- ]to[- ]day\b|"
    r"aufgabe|tätigkeit|das erwartet (?:dich|sie)|(?:dich|sie) erwartet|erwartet (?:dich|sie)|stellenbeschreibung|dein(?:e)? (?:job|rolle|einsatz)|ihre rolle|"
    r"einsatzgebiet|was (?:du|sie) (?:tust|tun|machst|machen|bewegst|bewegen)",
    re.IGNORECASE,
)
_TASKS_FIRST = re.compile(
    r"(?:key )?objectives?\b|you(?:['’]ll| will) (?!need|have|bring|be |get|receive|love|enjoy|also have)",
    re.IGNORECASE,
)
_EMPLOYER_SPEAKS = re.compile(
    r"^(?:we|our|wir|unsere?|the (?:company|trust|agency))\b(?!.*\b(?:you|someone)\b)",
    re.IGNORECASE,
)
_MARKUP = re.compile(r"^#{1,6}\s*|\*\*|__|\\(?=[#*_])|^\*(?=\S)|(?<=\S)\*$")
_HEADLINE = re.compile(r"^#{1,6}\s*\S|^(?:\*\*|__)[^*_]+(?:\*\*|__):?$")
_SHORT = 70
"""Characters up to which a line without a full stop is a heading."""
_ADMINISTRATIVE = re.compile(
    r"(?:job |position |contract |employment |work(?:ing)? )?(?:type|title|location|hours|pattern|id|reference|ref|number|code|duration|period)|agency|department|employer|company|"
    r"compensation.*|salary.*|pay.*|grade.*|gs grade.*|benefits|location|closing date|start(?: date)?|date.*|contract|duration|hours|schedule|reports? to|team|title|"
    r"permalink|active|layout|url|web(?:site)?|e?-?mail|phone|tel(?:efon)?|mission|band|vacanc\w+|industry|"
    r"arbeitgeber|standort|ort|arbeitsort|einsatzort|arbeitszeit|beginn|eintritt.*|befristung|vergütung|gehalt|bezahlung|vertragsart|kennziffer|referenz.*|"
    r"bewerbungsfrist|kontakt|ansprechpartner.*|umfang|beschäftigungs.*|abteilung|branche|anstellungs.*",
    re.IGNORECASE,
)


def plain(line: str) -> str:
    """A line without the marks of Markdown."""
    return _MARKUP.sub("", line).strip()


def is_heading(line: str) -> bool:
    """Whether a line that is no list item reads as a heading."""
    text = plain(line)
    return (
        bool(_HEADLINE.match(line))
        or text.endswith(":")
        or (len(text) <= _SHORT and not text.endswith((".", ",", ";")))
    )


def section_of(heading: str) -> Section:
    """What a heading announces."""
    text = plain(heading)
    if _TASKS_FIRST.match(text):
        return "duty"
    if _NICE.search(text):
        return "nice"
    if _EMPLOYER_SPEAKS.search(text) and not _MUST.search(text):
        return "offer"
    if _MUST.search(text) and not re.search(
        r"\bbenefits\b|\bto apply\b|\bbewerbung", text, re.IGNORECASE
    ):
        return "must"
    if _OFFER.search(text):
        return "offer"
    return "duty" if _DUTY.search(text) else ""


def labelled(line: str) -> tuple[str, str] | None:
    """Label and value of a line like "Location: Leeds" or "**Grade** GS-14"; None for any other line."""
    if _HEADLINE.match(line):
        return None
    found = re.match(
        r"(?:\*\*|__)([^*_:]{2,40}):?\*{1,2}:?\s+(\S.*)$|([^*_:.,()]{2,40}):\*{0,2}\s+(\S.*)$", line
    )
    if found is None:
        return None
    label, value = (found[1] or found[3]).strip(), (found[2] or found[4]).strip()
    return (label, value) if len(label.split()) <= _LABEL else None


_LABEL = 4
"""Words of a label at most."""


def is_administrative(label: str) -> bool:
    """Whether a label tells about the post's paperwork and asks for nothing."""
    return _ADMINISTRATIVE.fullmatch(label.strip()) is not None


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
