"""English clauses of somebody telling: where one ends, and which of them tell nothing that the person did."""

import re

from interview_app.tailoring.spoken.fillers_en import FIGURE

FIRST_PERSON = re.compile(r"\b(?:I|me|my|mine|myself|we|We|us|our|ours|Our|My)\b(?!\.\d)")
"""Words of somebody who speaks; "IT" and "US" are none of them."""
_WHO = (
    r"(?:boss|manager|manageress|director|supervisor|head|chief|chef|captain|owners?|lead|leader|foreman|engineers?|architect|vet|"
    r"doctors?|consultants?|surgeon|broker|solicitor|lawyers?|accountants?|accounting|accounts|finance|auditors?|agency|vendor|supplier|company|"
    r"contractors?|client|customers?|team|guys?|lads|people|side|folks|others|rest|office|department|committee|council|board|"
    r"seniors?|colleagues?|partner|mate|bloke|chap|lady|girl|woman|man|IT|HR|CEO|CFO|CTO|GM|MD|marketing|sales|procurement|legal|"
    r"management|police|union|hygienists?|electricians?|plumbers?|technician|trainers?|teachers?|principal|coordinators?|reps?|"
    r"dispatch|designers?|developers?|secretary|admin|officer|nurse|sister|matron|warden|steward|unit|landlord|relief)"
)
_DOES = (
    r"(?:did|does|do|had|has|have|ran|runs|made|makes|signed|signs|handled|handles|designed|owned|owns|decided|decides|took|takes|"
    r"wrote|writes|led|leads|managed|manages|okayed|approved|approves|gave|negotiated|built|held|holds|set|sets|moved|ordered|"
    r"chose|picked|paid|pays|hired|hires|planned|ran|chaired|allocated|looked|sorted|kept|keeps|was|were|is|are|came|comes|"
    r"oversaw|supervised|organised|organized|programmed|installed|configured|reviewed|bought|buys|drew|drove|calculated|quoted|sign|approve|decide|handle|order|pay|hold|oversee|say|says|said|laid|lay|went|got|poured|fixed|finished|priced|sold|sells|drafted|ordered|checked|\w{3,}ed)"
)
CLAUSE_ENDS = re.compile(
    r"(\s*[;–—]\s+|,\s+(?:and|but|so|plus|though|although|because)\s+(?=(?:I|we|they|it|that|he|she|the|my|no|not|never|then|nothing)\b)"
    rf"|,?\s+(?:and|then)\s+(?=(?:the|my|our|an?)\s+(?:\w+\s+){{0,2}}?{_WHO}s?\s+{_DOES}\b)"
    r"|,\s+|\s+(?:but|though|although)\s+(?=(?:I|we|it|that|they|he|she|the|my|not|never|no|[A-Z])\b)|\s+(?:and|plus|so)\s+(?:(?:then|afterwards|later|after that|also)\s+)?(?=(?:I|we)\b))",
)
"""Where a told sentence can be parted."""
_OTHERS = (
    re.compile(
        rf"^(?:(?:and|but|so|because|since|while|as|then)\s+)*(?:the|my|our|an?|her|his|their|some|head)\s+(?:[\w'’&-]+\s+){{0,4}}?{_WHO}s?(?:['’]s)?\s+(?:always\s+|only\s+|then\s+)?{_DOES}\b",
        re.IGNORECASE,
    ),
    re.compile(rf"^(?:{_WHO})\s+(?:always\s+)?(?:did|does|do|made|ran|run|had|have|took|signed|moved|decided|sold|sells)\b", re.IGNORECASE),
    re.compile(r"^(?:(?:and|but)\s+)?(?:Dr|Mr|Mrs|Ms|Miss|Prof)\.?\s+[A-Z][\w'’-]+\s+[a-z]+"),
    re.compile(r"^(?:(?:and|but)\s+)?(?:she|he|they)\s+(?:did|does|do|had|have|was|were|ran|made|gave|took|led|handled|signed|go|went)\b", re.IGNORECASE),
    re.compile(r"\b(?:was|is|were|are)\s+(?:the |my |our |all )?[\w ]*(?:[a-z]['’]s|s['’])(?: job| call| baby| thing| department)?$"),
    re.compile(r"^(?:\w+\s){1,3}(?:was|is|were|are) (?:for|with|up to) (?:the|my|our|another) [\w ]+$"),
    re.compile(r"^(?:another|a different|some other|somebody|someone|a separate|a volunteer) ?(?:\w+ ){0,2}(?:has|have|had|does|did|do|handled|handles|ran|runs)\b", re.IGNORECASE),
    re.compile(r"^my (?:mom|mum|mother|dad|father|family|wife|husband|parents|gran\w*|partner|brother|sister|kids?|relief)\b", re.IGNORECASE),
    re.compile(r"^(?:and |but )?(?:it|that) (?:was|is) (?:her|his|their) \w+"),
    re.compile(r"^(?!(?:I|we|We|and|but|so)\b)[\w'’ -]{2,30} (?:ran|did|led|owned|handled|managed|made|wrote|signed|decided|built) (?:it|that|those|them|these|the rest|this)(?: one)?$"),
    re.compile(r"^(?:the|my|our|their|head|another) [\w' ]+ (?:does|did|do|has|had)$", re.IGNORECASE),
    re.compile(r"\b(?:I|we) (?:leave|left) (?:[\w' ]+ )?to (?:her|him|them|others|somebody else|someone else|the \w+|[A-Z]\w+)$"),
    re.compile(r"^(?:it|that|this) (?:sat|lay|stayed|went|goes|sits|stays|is|was) with\b", re.IGNORECASE),
    re.compile(r"\b(?:done|handled|signed|made|run|led|decided|given|set|written|trained|approved|paid) by (?!me\b)(?:the |my |our |a |an )?\w+"),
    re.compile(rf"\b(?:was|is|were|are|goes|went|sits|lies|stays|stayed|rests)\s+(?:with|up to|down to|for|to|from)\s+(?:the |my |our |a |an )?(?:[\w'’-]+\s+){{0,2}}?(?:{_WHO}|[A-Z][a-z]+)\b"),
    re.compile(r"^(?:that|those|this|it|they)(?:['’]s|['’]re| was| were| is| are) (?:the |my |our |an? )?[\w\s'’&-]*?(?:['’]s(?: job| call| baby| number| thing)?|s['’])(?:$|\s)"),
)  # fmt: skip
"""Clauses that tell what somebody else did or decided."""
_GLOSS = re.compile(
    r"^(?:but\s+|and\s+)?(?:that|those|they|it)(?:['’]s| was| were| is| are)\s+(?!\d|[$£€]|(?:me|when|how|why|where|because|about|around|over|under|up|down|now|zero|one|two|three|four|five|six|seven|eight|nine|ten)\b)",
    re.IGNORECASE,
)
"""A gloss on what was just said: "that was Tobias", "that's in Boise"."""
_WITH_ME = re.compile(r"^that was me and ", re.IGNORECASE)
_UNFELT = re.compile(
    r"n['’]t\b|\b(?:not|never|nothing|nobody|neither|nor|cannot|nowhere)\b|\bno (?:longer|such|more than that)\b|^(?:so|and|but)?\s*no$|"
    r"^(?:so |and |but |with )?no (?!(?:\w+[\s-]){0,3}(?:accidents?|incidents?|injur\w+|complaints?|findings?|defects?|errors?|outages?|losses|"
    r"breaches|downtime|deviations?|non-conformities|falls|delays?|claims|returns|rework)\b)[A-Za-z]|\bhardly any\b|\bgot someone\b|\b(?:had|have|has|got|with) no (?!(?:accidents?|incidents?|injur\w+|complaints?|findings?)\b)|\b(?:expired|lapsed|dropped it|"
    r"packed it in|pulled out|halfway through|just missed|looked into|deferred|fell through|got cancelled|still to do|would love to|['’]d love to|(?:just|have) applied for|only one there|meant to|going to do|(?:start|signed) up for)\b",
    re.IGNORECASE,
)
"""What somebody did not do, does not have or only meant to do."""
_UNLESS = re.compile(
    r"\bnever (?:lost|missed|crashed|failed|dropped|broke|spoilt|spoiled|scratched) (?:an?|one|any)\b|\bwithout\b|\b(?:from|out of) nothing\b|\bnot only\b|\bno fewer\b|\bnot-for-profit\b|\bnon-\w+",
    re.IGNORECASE,
)
_BEGUN = re.compile(
    r"^(?:I\s+)?(?:had\s+)?(?:started|began|registered for|enrolled|applied for|got into the|looked into|signed up for)\b",
    re.IGNORECASE,
)
_ENDED = re.compile(
    r"\b(?:left it|dropped|never|stopped|gave it up|cancelled|packed|pulled|quit|not finished|no degree)\b",
    re.IGNORECASE,
)
_UNQUALIFIED = re.compile(
    r"(?:n['’]t|\b(?:not|never|no))\b[^,;.]*\b(?:certified|licen[cs]ed|qualified|allowed|authori[sz]ed|permitted|insured|signed off|certificate|licen[cs]e|ticket|permit)\b",
    re.IGNORECASE,
)
"""Who says so beside a deed did it under somebody else's right, and may not claim it."""
_LAPSED = re.compile(r"\b(?:lapsed|expired|ran out|run out|out of date|gone now)\b", re.IGNORECASE)


def is_denial(clause: str) -> bool:
    """Whether a clause tells what was not done, not had, or not finished."""
    return bool(_UNFELT.search(_UNLESS.sub("", clause)))


def is_of_others(clause: str, *, first: bool) -> bool:
    """Whether a clause tells what others did; `first`: it begins the sentence, where a capital letter is no name."""
    if re.search(r"\bme and\b|\band (?:me|I)\b", clause):
        return False
    if not first and re.match(r"(?:and |but )?there(?:['’]s| was| were| is)\b", clause):
        return True
    if not first and re.match(rf"^[A-Z][a-z]+(?:\s[A-Z][a-z]+)?\s+{_DOES}\b", clause):
        return True
    return any(pattern.search(clause) for pattern in _OTHERS)


def is_gloss(clause: str) -> bool:
    """Whether a clause only says who or where the thing just named was."""
    how_much = re.match(r"it\b[^,]*\d[^,]*\bnow\b", clause) is not None
    return bool(_GLOSS.match(clause)) and not _WITH_ME.match(clause) and not how_much


def is_abandoned(sentence: str) -> bool:
    """Whether a sentence tells of something begun that was not finished, or done without the right to it."""
    begun = _BEGUN.match(sentence) and (_ENDED.search(sentence) or _UNFELT.search(sentence))
    return bool(begun or _LAPSED.search(sentence) or _UNQUALIFIED.search(sentence))


def joined_by_me(clause: str) -> str | None:
    """Say "that was me and an illustrator" as "with an illustrator"; None for any other clause."""
    found = _WITH_ME.match(clause)
    return f"with {clause[found.end() :]}" if found else None


OWN_DEED = re.compile(
    r"(?<!\bwhen )(?<!\bsince )(?<!\bbefore )(?<!\bafter )(?<!\buntil )(?<!\bwhile )(?<!\bas )(?<!\bthat )(?<!\bwhat )(?<!\bbecause )"
    r"\b(?:I|[Ww]e)(?:['’](?:ve|d))?\s+(?:\w+ly\s+|also\s+|then\s+|just\s+|even\s+)?"
    r"(?!(?:was|were|am|are|had|have|has|could|can|would|will|might|may|knew|know|think|thought|lost|got|get|felt|feel|saw|see|heard|"
    r"needed|need|wanted|want|liked|like|used to|only|never|not|came|come|went|go|found|find|guess|reckon|suppose|remember|mean)\b)[a-z]+"
)
"""What the speaker did, and no state, feeling or mishap: in a clause that is not about when or why something else was."""
ONLY_THAT = re.compile(
    rf"\bI(?:['’]ve| have)? (?:only|merely)(?: ever| really)? (?!{FIGURE})[a-z]+", re.IGNORECASE
)
"""What somebody says was all they did: "I only changed variables"."""
