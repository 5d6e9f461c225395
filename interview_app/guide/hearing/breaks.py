"""Times without a job: children, illness, care, unemployment, travel. They are no employer, and nobody has to explain them."""

import re

from interview_app.guide.late_patterns import Late

_LED = r"(?:(?:then|afterwards|after that|danach|anschließend|davor|vorher|zuvor|again|mostly|just|dann|wieder|erst|noch|kurz|lange)\s+)*(?:(?:an?|my|the|some|eine?n?|meine?|die|der|das|im|in)\s+)?"
_FRAGMENT = Late(
    _LED
    + r"(?:(?:maternity|paternity|parental|family|sick|medical|compassionate) leave|career break|gap year|sabbatical|year off|time off"
    r"|unemploy\w+|between jobs|travell?ing|stay-at-home|elternzeit|elternkarenz|karenz|mutterschutz"
    r"|mutterschaftsurlaub|babypause|familienzeit"
    r"|familienpause|flucht|flüchtlingslager|refugee camp|asylverfahren|arbeitslos(?:igkeit)?|weltreise|auszeit|krank|krankheit|krankenstand|zivildienst|wehrdienst"
    r"|militärdienst|rekrutenschule"
    r"|stellensuche|arbeitssuche|jobsuche|hausfrau|hausmann)(?=\s*(?:$|[,.;:()–-])|\s+(?-i:[a-zäöü]))",
    re.IGNORECASE,
)
"""What somebody names at the head of a part: "dann Elternzeit", "maternity leave"; a name goes on with a capital."""
_BEHIND_A_JOB = Late(
    _LED
    + r"(?:break|retired?|school|college|uni(?:versity)?|pause|reisen?|reha|rente|ruhestand|zivi|bundeswehr|bund|militär|schule|studium"
    r"|haushalt|kinder|urlaub|umzug)(?=\s*(?:$|[,.;:()–-])|\s+(?:and|und)\s)",
    re.IGNORECASE,
)
"""What is a break behind a job, "dann Bundeswehr", and may be the employer of somebody who answers with it."""
_OWN_PEOPLE = r"(?:kids?|child(?:ren)?|babys?|babies|family|sons?|daughters?|twins|mother|mum|mom|father|dad|parents?|gran\w*|husband|wife|partner|relatives?)"
_OWN_PEOPLE_DE = (
    r"(?:kind(?:er|ern)?|baby|familie|sohn|söhne?|tochter|töchter|zwillinge?n?|mutter|mama|vater|papa|eltern|oma"
    r"|opa|groß(?:mutter|vater|eltern)"
    r"|schwieger\w+|mann|frau|partner(?:in)?|angehörigen?)"
)
_SENTENCE = Late(
    r"\b(?:(?:was|were|been|'m|am|stayed|went|spent|got|being|became|is|off)\b[^.;,]{0,30}?"
    rf"\b(?:at home|home with|with (?:my|the|our) {_OWN_PEOPLE}|off (?:work|sick)|out of (?:work|a job)"
    rf"|between jobs|unemployed|jobless"
    r"|laid off|made redundant|fired|let go|sacked|(?<!the )ill|(?<!the )sick|in hospital|on (?:\w+ )?leave"
    r"|travelling|traveling|backpacking"
    r"|pregnant|retired|in (?:jail|prison|custody|hmp|rehab)|recovering)\b"
    r"|\b(?:i|we) (?:had to )?(?:fled|flee)\b|\b(?:geflohen|geflüchtet|auf der flucht)\b"
    r"|\b(?:was|been|'m) (?:inside|locked up|doing time)(?=\s*(?:$|[,.;]|\(?\d|(?:from|until|till|then|and|since|for (?:\d|an?\b|two"
    r"|three|four))))"
    r"|\b(?:saß|sass|gesessen|einsaß)\b[^.;,]{0,20}?\b(?:ein|im (?:gefängnis|knast)|in haft)\b|\bim knast\b|\bin der jva\b(?! als)"
    rf"|\b(?:had|having) (?:my|our|the|two|three|four|\d) (?:\w+ )?{_OWN_PEOPLE}\b"
    rf"|\bkam(?:en)?\b[^.;,]{{0,15}}?\b(?:die|meine|unsere|das|unser) {_OWN_PEOPLE_DE}\b"
    rf"|(?:look(?:ed|ing) after|car(?:ed|ing) for|nurs(?:ed|ing)|rais(?:ed|ing)|brought up|bringing up) (?:my|our"
    rf"|the|a|two|three|her|his) (?:\w+ )?{_OWN_PEOPLE}\b"
    r"|(?:took|had|taking|needed) (?:a |an |some |my )?(?:\w+ )?(?:break|leave|time off|year off|years off"
    r"|sabbatical|breakdown|surgery|burn-?out)\b"
    r"|(?:war|bin|blieb|waren|gewesen|wurde|ging|bleibe)\b[^.;,]{0,40}?"
    rf"\b(?:daheim|zu ?hause|arbeitslos|arbeits?suchend|ohne (?:arbeit|stelle|job)|krank(?:geschrieben)?"
    rf"|in (?:der )?(?:elternzeit|karenz|reha|kur|rente"
    rf"|haft|klinik)|im (?:mutterschutz|krankenstand|krankenhaus|ruhestand|gefängnis)|auf (?:reisen|weltreise"
    rf"|stellensuche|arbeitssuche|jobsuche)"
    rf"|(?:bei|mit) (?:den|der|dem|meine[mnr]|unsere[mnr]) {_OWN_PEOPLE_DE}(?!\s+(?-i:[A-ZÄÖÜ]))|schwanger"
    rf"|gekündigt|entlassen|hausfrau|hausmann)\b"
    rf"|{_OWN_PEOPLE_DE}\b[^.;,]{{0,30}}?\b(?:gepflegt|betreut|versorgt|großgezogen|grossgezogen|aufgezogen|erzogen)\b"
    r"|(?:hatte|habe|hab|nahm)\b[^.;,]{0,30}?\b(?:burn-?out|elternzeit|auszeit|pause|unfall|operation|krebs"
    r"|depression\w*|sabbatical)\b)",
    re.IGNORECASE,
)
"""What somebody says in a sentence about themselves."""


_SERVED = Late(
    r"(?:(?:und|and|dann|davor|danach|vorher|zuvor|zuerst)\s+)*(?:ich )?(?:war (?:ich )?)?(?:beim|bei der|zum|zur"
    r"|im) (?:bund(?:eswehr)?|militär|zivi\w*|wehrdienst|zivildienst)[\s.!]*",
    re.IGNORECASE,
)


def is_break(text: str, *, is_answer: bool = False) -> bool:
    """Whether words tell of a time without a job; `is_answer`: they answer the question for an employer."""
    said = re.split(r"(?<=\w)[,;.]\s", " ".join(text.replace("’", "'").split()))[
        0
    ]  # how a job ended, behind a comma, is no break
    if _SERVED.fullmatch(said):
        return True
    patterns = (_FRAGMENT,) if is_answer else (_FRAGMENT, _BEHIND_A_JOB)
    return any(one.match(said) for one in patterns) or _SENTENCE.search(said) is not None


_LOSS = Late(
    rf"\b(?:my|our)\s+(?:\w+\s+)?{_OWN_PEOPLE}\b[^.!?]{{0,60}}?\b(?:died|dies|passed away|passed|is dying|was killed)\b"
    rf"|\b(?:died|passed away)\b[^.!?]{{0,20}}\b(?:my|our) {_OWN_PEOPLE}\b"
    rf"|\b(?:the wife|the husband|(?:my|our) (?:late )?{_OWN_PEOPLE})\b[^?]{{0,40}}?\b(?:he|she|they) (?:died|passed away)\b"
    r"|\b(?:when|since|after|before) the (?:wife|husband|missus) (?:died|passed away)\b|\bi(?:'m| am) a widow(?:er)?\b"
    rf"|\b(?:mein|unser)e?[rnms]?\s+(?:\w+\s+)?{_OWN_PEOPLE_DE}\b[^.!?]{{0,60}}?\b(?:gestorben|verstorben|starb|verstarb|tot)\b"
    r"|\bich bin (?:witwe|witwer|verwitwet)\b",
    re.IGNORECASE,
)


def tells_loss(text: str) -> bool:
    """Whether somebody tells that one of their own people died."""
    return _LOSS.search(text.replace("’", "'")) is not None
