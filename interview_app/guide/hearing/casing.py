"""Names of people who type without capitals: "drove for swift 98 to 05, then werner till 12".

Only a message that has no capital at all is touched, for there a small letter says nothing. A name is looked for where one can
stand: at the head of a part, and behind "at", "for" and their like; words that are no names end it.
"""

import re

from interview_app.guide.hearing.frames import MONTH
from interview_app.guide.late_patterns import Late

_LEADS = frozenset(
    "at for with to joined then now and near from called by in bei beim am im zu zum zur dann danach davor vorher zuvor jetzt und von vom in".split()
)
"""Words behind which a name can stand."""
_NO_NAME = frozenset(
    """
    i i'm i've i'd we you he she it they me my our your his her their mine myself us them who what which that this these those there here
    a an the some any no not none nothing same yes yeah nope all both each other another own
    and or but so then now also still just only before after since until till from to of in on at by for with without about over under
    near off out up down during between as like than because while when where if how why again back later first last next currently mostly
    mainly always never ever maybe around
    am is are was were be been being have has had having do did done does doing work works worked working drove drive driving ran run running
    went go going gone got get getting made make making took take taken taking started start starting stopped quit left leaving moved
    joined taught teach sold sell built build kept keep did hauled haul cooked cleaned helped used said told know knew think thought
    self employed freelance retired unemployed full part time job jobs work firm company business boss place places years year months month
    weeks week days day ago today present long short lots many several few two three four five six seven eight nine ten
    ich bin war waren habe hab hatte wir du er sie es mich mein meine meinen meinem meiner unser der die das dem den des ein eine einen einem
    einer und oder aber auch nur noch schon erst dann danach davor vorher zuvor jetzt heute früher zuletzt seit bis von vom zu zum zur bei
    beim am im in an auf aus mit ohne als für über um nach vor nicht kein keine nichts ja nein gearbeitet arbeite arbeitete gewesen tätig
    angestellt selbstständig selbständig freiberuflich jahre jahr monate monat lang kurz mal so da dort hier
    """.split()
)
_A_MONTH = Late(MONTH, re.IGNORECASE)
_POST_LIKE = Late(
    r".*(?:lady|or|ist|ian|ant|ent|eer|man|men|woman|nurse|chef|cook|clerk|hand|aide|guard|kraft|frau|mann|leitung|meister|fahrer|leiter|helfer|arbeiter"
    r"|driver|manager|worker|leader|officer|teacher|helper|loader|handler|trainer|dispatcher|cleaner|carer|server|waiter|baker|butcher|farmer"
    r"|painter|plumber|welder|roofer|carpenter|cashier|developer|designer|lawyer|banker|broker|trader|writer|reporter|producer|dancer|singer"
    r"|gardener|porter|picker|packer|sorter|courier|lecturer|researcher|photographer|bartender|barber|hairdresser|mower|owner|bäcker|pfleger"
    r"|verkäufer|lehrer|maurer|maler|tischler|schreiner|schlosser|elektriker|gärtner|kellner|köchin|\w{3,}erin)s?",
    re.IGNORECASE,
)
"""What is rather a post than a name; "werner" and "müller" are names."""
_TOKEN = Late(r"[^\W\d_][\w'’&.-]*|\d[\w.-]*|[^\w\s]|\s+")
_MOST_WORDS = 3


def with_capitals(text: str) -> str:
    """A text with capitals where names can stand, when it was typed without any; else the text as it is."""
    if re.sub(r"\bI\b", "", text) != re.sub(r"\bI\b", "", text).casefold() or len(text) > 600:
        return text
    tokens = [hit[0] for hit in _TOKEN.finditer(text)]
    if "".join(tokens) != text:
        return text
    if not any(token[0].isdigit() or token in ",.;" or _is_no_name(token) for token in tokens):
        return text  # a name alone stands as it was typed
    expected = True
    at = 0
    while at < len(tokens):
        token = tokens[at]
        if token.isspace():
            at += 1
        elif not token[0].isalpha() or _is_no_name(token):
            expected = (
                token in ",.;:\n(-–"
                or token in _LEADS
                or (expected and token in ("the", "der", "die", "das", "den", "my"))
            )
            at += 1
        else:
            end = _end_of_name(tokens, at)
            if (
                expected
                and not _POST_LIKE.fullmatch(tokens[end - 1])
                and not _is_doing(tokens, end)
            ):
                tokens[at:end] = [one[:1].upper() + one[1:] for one in tokens[at:end]]
            expected, at = False, end
    return "".join(tokens)


def _is_doing(tokens: list[str], end: int) -> bool:
    """Whether the words that end here tell what was done somewhere: "cleaning at"."""
    behind = "".join(tokens[end : end + 4]).split()
    behind = behind[1:] if behind[:1] in (["up"], ["out"]) else behind
    return tokens[end - 1].endswith("ing") and behind[:1] in (["at"], ["for"])


def _end_of_name(tokens: list[str], at: int) -> int:
    """Behind the last word of a name that begins here."""
    end, words = at + 1, 1
    while (
        end + 1 < len(tokens)
        and words < _MOST_WORDS
        and tokens[end].isspace()
        and "\n" not in tokens[end]
    ):
        if not tokens[end + 1][0].isalpha() or _is_no_name(tokens[end + 1]):
            break
        end, words = end + 2, words + 1
    return end


def _is_no_name(word: str) -> bool:
    return word.rstrip(".") in _NO_NAME or _A_MONTH.fullmatch(word) is not None
