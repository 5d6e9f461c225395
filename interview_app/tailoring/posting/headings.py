"""What the headings of a posting announce: what must be, what would be nice, the work, or what the employer offers."""

import re
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
