"""Jobs told in half sentences: "Harsco. Scaffolder. 2011", "The Ledbury commis", "Royal Mail sorting letters".

Who writes so puts name, post and time side by side with nothing that leads them in. They are parted only where each can be
nothing else: one of the pieces is a post, a name of two words or more has a post in small letters behind it.
"""

import re

from interview_app.guide.hearing.frames import SENTENCE_END, first_date, name_in, timed
from interview_app.guide.hearing.job import Job, as_fields
from interview_app.guide.hearing.job_parts import BY_NOW
from interview_app.guide.hearing.names import is_name
from interview_app.guide.hearing.posts import POST_HEAD, is_post
from interview_app.guide.late_patterns import Late

_MOST_PIECES, _MOST_WORDS = 4, 4
_CAPITAL = r"(?:[A-ZÄÖÜ\d][\w'’&.-]*|&|of|de|le|la)"
_CALLED = Late(
    rf"(?P<name>(?:[Tt]he )?{_CAPITAL}(?: {_CAPITAL})+),? (?P<post>[a-zäöü-]+(?: [a-zäöü-]+){{0,3}})"
)
_CALLED_ONE = Late(r"(?P<name>[A-ZÄÖÜ][\w'’&-]+),? (?P<post>[a-z-]+(?: [a-z-]+){0,3})")
_KINDS = frozenset(
    """restaurant hotel hospital pub café cafe school college bank factory retail cleaning catering construction security nursing
    home house garden art music sports bakery pastry demi commis primary secondary nursery church prison railway
    """.split()
)
"""Kinds of houses and trades, which a post may begin with as well."""
_POST_SMALL = Late(
    r"(?:.*\b)?(?:commis|sous|chef de \w+|stagiaire|temp|midwife|nanny|au pair|secretary|operative|hand|maid|hostess|waitress|rep"
    r"|apprentice|hca|matron|postie|steward)"
)
"""Posts that are known as such only in small letters behind a name."""
_OF_A_POST = frozenset(
    """senior junior head chief lead staff night day assistant deputy trainee registered general sales team office shift store care
    support project customer service warehouse delivery student community business charge ward health social production quality
    account accounts executive personal kitchen bar pastry sous dental medical legal human resources field site area
    """.split()
)
"""What a post itself may begin with; behind these alone stands no name."""
_DOING = Late(
    rf"(?P<name>(?:[Tt]he )?{_CAPITAL}(?: {_CAPITAL})+?) (?P<verb>[A-Za-z]?[a-z]+ing) (?P<what>(?:the |my |their |our )?[a-z][\w-]*(?: [a-z][\w-]*){{0,4}})"
)
"""A name and what was done there: "Royal Mail sorting letters"."""
_NOUN = Late(
    r"(?i:hous|build|engineer|cater|nurs|train|consult|market|print|shipp|trad|bank|account|advertis|cloth|clean|plumb|roof|heat|light"
    r"|recycl|publish|hold|rac|min|farm|broadcast|schedul|manufactur|bak|brew|spring|wedd|fishing|learn|hear|sail|row|r|k)ing"
)
_OF_HOUSES = Late(
    r".*\b(?:association|society|company|services?|centres?|center|college|school|group|agency|trust|council|firm|club|store|shop|department)"
)
_AS_LAST = Late(rf"(?P<name>.+?),\s+(?:{BY_NOW})\s+(?:(?:as )?an?\s+|als\s+)?(?P<post>[^,]+)")
"""The post somebody has come to at the same employer: "Army, currently a sergeant"."""


def heard(text: str) -> Job | None:
    """The job of a message of half sentences, one of which is a post, one a name, the others times; None for any other text."""
    pieces = [one.strip(" .!") for one in SENTENCE_END.split(text.strip())]
    if not 1 < len(pieces) <= _MOST_PIECES:
        return None
    times = [timed(one) for one in pieces]
    told = [
        said
        for one in times
        if re.search(r"[^\W\d_]{2}", said := first_date(one.text)[0].strip(" ,"))
    ]
    if any(len(one.split()) > _MOST_WORDS for one in told):
        return None
    posts = [one for one in told if is_post(one) and is_name(one)]
    names = [one for one in told if one not in posts]
    if len(posts) != 1 or len(names) != 1 or not is_name(names[0]) or not names[0][:1].isupper():
        return None
    start, end = (
        next((getattr(one, name) for one in times if getattr(one, name)), None)
        for name in ("start", "end")
    )
    return Job(organization=name_in(names[0]), title=name_in(posts[0]), start=start, end=end)


def apart(job: Job) -> Job:
    """A job whose employer is its name alone, without the post or the work told behind it."""
    name = job.organization or ""
    if (last := _AS_LAST.fullmatch(name)) is not None and is_post(last["post"]):
        title = ", ".join(filter(None, (last["post"], job.title)))
        return Job(**{**as_fields(job), "organization": last["name"], "title": title})
    if job.title is None and (called := _called(name)) is not None:
        return Job(**{**as_fields(job), "organization": called["name"], "title": called["post"]})
    doing = _DOING.fullmatch(name)
    if doing is None or _OF_HOUSES.search(doing["what"]) or not _is_of_house(doing["name"]):
        return job
    if _NOUN.fullmatch(doing["verb"]) is not None and doing["verb"][:1].isupper():
        return job
    return Job(**{**as_fields(job), "organization": doing["name"]})


def _called(name: str) -> re.Match[str] | None:
    """A name and the post in small letters behind it, where they can be nothing else."""
    hit = _CALLED.fullmatch(name)
    if (
        hit is not None
        and _is_of_house(hit["name"])
        and (is_post(hit["post"]) or _POST_SMALL.fullmatch(hit["post"]))
    ):
        return hit
    one = _CALLED_ONE.fullmatch(name)
    if one is None or not _is_whole_post(one["post"]) or POST_HEAD.search(one["name"]) is not None:
        return None
    return one if one["name"].casefold() not in _OF_A_POST | _KINDS else None


def _is_whole_post(said: str) -> bool:
    """Whether words are a post that needs nothing before it: "sous", "store manager"; "driver" may go on a word before."""
    words = said.split()
    if _POST_SMALL.fullmatch(said) is not None:
        return True
    return len(words) > 1 and words[0] in _OF_A_POST and is_post(said)


def _is_of_house(name: str) -> bool:
    """Whether the words before a post are a name of their own, and not the beginning of the post: "Senior Staff nurse"."""
    return POST_HEAD.search(name) is None and not all(
        word.casefold() in _OF_A_POST for word in name.split()
    )
