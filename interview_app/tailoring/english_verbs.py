"""Forms of English verbs that a line may need: the past of a base, the base of an -ing form, the past of a participle."""

import re
from functools import lru_cache

from interview_app.tailoring.truth_gate.words import lexicon

_IRREGULAR = """
become became become; begin began begun; bend bent bent; bind bound bound; break broke broken; bring brought brought;
build built built; buy bought bought; catch caught caught; choose chose chosen; come came come; cut cut cut; deal dealt dealt;
do did done; draw drew drawn; drive drove driven; eat ate eaten; fall fell fallen; feed fed fed; fight fought fought;
find found found; fly flew flown; get got got; give gave given; go went gone; grind ground ground; grow grew grown;
have had had; hear heard heard; hold held held; keep kept kept; know knew known; lay laid laid; lead led led; leave left left;
lend lent lent; let let let; lose lost lost; make made made; mean meant meant; meet met met; oversee oversaw overseen;
pay paid paid; put put put; quit quit quit; read read read; rebuild rebuilt rebuilt; redo redid redone; rewrite rewrote rewritten;
ride rode ridden; rise rose risen; run ran run; say said said; see saw seen; sell sold sold; send sent sent; set set set;
shoot shot shot; show showed shown; sing sang sung; sit sat sat; sleep slept slept; speak spoke spoken; spend spent spent;
split split split; spread spread spread; stand stood stood; stick stuck stuck; sweep swept swept; take took taken;
teach taught taught; tell told told; think thought thought; throw threw thrown; undertake undertook undertaken;
understand understood understood; wear wore worn; win won won; wind wound wound; write wrote written
"""
_DOUBLED = frozenset(
    "plan stop fit ship map scan swap drop trim chat spot tag plug mop wrap strip grab scrub submit refer transfer commit permit "
    "admit control program travel label model cancel level fuel".split()
)
"""Verbs that double their last letter before -ed."""
_VOWELS = "aeiou"
_BEFORE_A_THING = (
    r"(?:the|a|an|all|each|every|any|new|up to|about|around|over|our|my|their|his|her|\d[\d.,]*)\b"
)
_FIRST_VERB = re.compile(rf"^([A-Z][a-z]+)((?: (?:and|or) [a-z]+)?) (?={_BEFORE_A_THING})")


@lru_cache(maxsize=1)
def _irregular() -> dict[str, tuple[str, str]]:
    rows = (row.split() for row in _IRREGULAR.split(";"))
    return {base: (past, participle) for base, past, participle in rows}


@lru_cache(maxsize=1)
def _by_participle() -> dict[str, str]:
    return {participle: past for past, participle in _irregular().values()}


def past_of(base: str) -> str:
    """The simple past of a base form: "run" gives "ran", "plan" gives "planned"."""
    if base in _irregular():
        return _irregular()[base][0]
    if base.endswith("e"):
        return f"{base}d"
    if base.endswith("y") and base[-2:-1] not in _VOWELS:
        return f"{base[:-1]}ied"
    return f"{base}{base[-1]}ed" if base in _DOUBLED else f"{base}ed"


def past_of_participle(word: str) -> str | None:
    """The simple past of a participle: "written" gives "wrote", "trained" stays; None for any other word."""
    known = _by_participle().get(word)
    if known is not None:
        return known
    return word if word.endswith("ed") and len(word) > 4 else None


def participle_of(form: str) -> str | None:
    """The participle of a base or past form: "do" and "did" give "done"; None when it is of no verb that is known."""
    known = lexicon.verbs().get(form)
    if known is None:
        return None
    base = known[0]
    return _irregular()[base][1] if base in _irregular() else past_of(base)


def base_of_ing(word: str) -> str | None:
    """The base of an -ing form: "running" gives "run"; None when it is of no verb that is known."""
    known = lexicon.verbs().get(word)
    return known[0] if known is not None and word.endswith("ing") and known[0] != word else None


def is_base(word: str) -> bool:
    """Whether a word is the base form of a known verb; many are nouns too."""
    known = lexicon.verbs().get(word)
    return known is not None and known[0] == word


def in_past(line: str) -> str:
    """A line that begins with what somebody does ("Manage the rota") as what they did; any other line as it is.

    A word that may be a noun ("Support", "Lead") is a verb only where a thing follows it at once ("Lead the team").
    """
    found = _FIRST_VERB.match(line)
    if found is None or not is_base(found[1].lower()):
        return line
    joint, _space, second = found[2].strip().partition(" ")
    if second and not is_base(second):
        return line
    first = past_of(found[1].lower()).capitalize()
    rest = line[found.end() :]
    return f"{first} {joint} {past_of(second)} {rest}" if second else f"{first} {rest}"
