"""Work on one's own account: self-employed, freelance, or with a firm of one's own."""

import re

from interview_app.domain.dates import PRESENT
from interview_app.guide.hearing.frames import name_in
from interview_app.guide.hearing.job import Job, as_fields
from interview_app.guide.hearing.names import is_name
from interview_app.guide.hearing.posts import POST_HEAD
from interview_app.guide.late_patterns import Late

OWN = Late(
    r"\b(?:(?P<en>self[- ]employed|(?<=\w )privately|for myself|(?:on )?my own (?:business|company|firm|boss|account))|(?P<free>freelanc\w*)"
    r"|(?P<de>selbst(?:st)?ändig|auf eigene rechnung)|(?P<frei>freiberuflich\w*))",
    re.IGNORECASE,
)
OWN_ALONE = Late(rf"(?:{OWN.pattern})(?=\s*(?:$|[,.]|as\b|als\b))", re.IGNORECASE)
OWN_FIRM = Late(
    r"(?:(?P<now>i(?:'ve(?: got)?| have(?: got)?| run| own| lead)|(?:ich )?(?:habe?|führe|leite|betreibe|besitze)(?: ich)?)"
    r"|(?:i|ich)?\b.*?)\s*\b(?P<whose>my own|meine?[nmr]? eigene[nmrs]?)\s+(?P<what>[\wäöüß& -]+?)"
    r"(?:\s+in\s+(?P<place>(?-i:[A-ZÄÖÜ])[\w. -]+?))?(?:,?\s+(?:called|named|namens)|,)?"
    r"(?:\s+(?:the |die |das |den )?(?P<name>(?-i:[A-ZÄÖÜ\d])[^,.;]*))?",
    re.IGNORECASE,
)
"""Somebody's own firm: "I run my own salon in Bath, Curl Up", "habe ich meinen eigenen Betrieb, Brandner Elektro"."""
OWN_NAMES = {
    "en": "Self-employed",
    "free": "Freelance",
    "de": "Selbstständig",
    "frei": "Freiberuflich",
}


_WITH_FIRM = Late(
    r"\b(?:with|mit)\s+(?:my|our|meine[mr]?|unsere[mr]?)(?:\s+(?:own|eigene[nmr]))?\s+"
    r"(?:(?-i:[a-z]+\s+){1,2}(?:called\s+|namens\s+)?(?P<name>(?-i:[A-Z\d])[^,;]*)|(?P<firma>(?-i:[A-ZÄÖÜ])[\w-]+\s+(?-i:[A-ZÄÖÜ\d])[^,;]*))$",
    re.IGNORECASE,
)
"""The name of somebody's own firm, told along: "selbständig mit meinem Salon Haargenau", "with my van hire Go"."""


def own_firm(told: re.Match[str]) -> Job:
    """The job of somebody who has a firm: by its name, where that is told."""
    name = told["name"] or OWN_NAMES["en" if told["whose"].casefold() == "my own" else "de"]
    return Job(
        organization=name_in(name), place=told["place"], end=PRESENT if told["now"] else None
    )


def on_their_own(job: Job, name: str, said: str) -> Job:
    """The job of somebody self-employed: "sparky on my own account", "freelance photographer"."""
    if (firm := _WITH_FIRM.search(said)) is not None:
        return Job(
            **{
                **as_fields(job),
                "organization": name_in(firm["name"] or firm["firma"]),
                "title": None,
            }
        )
    if job.organization is None or not is_name(job.organization) or OWN.fullmatch(job.organization):
        return Job(**{**as_fields(job), "organization": name})
    if job.organization == said and (POST_HEAD.search(said) or said[:1].islower()):
        return Job(organization=name, title=said)
    return job
