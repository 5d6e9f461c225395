"""The title that a posting gives its position, for whoever has not typed one (issue 5.8: "Target title")."""

import re

from interview_app.language.any_language import is_title
from interview_app.tailoring.posting.phrasing import plain

_FIRST_LINES = 6
"""A title stands at the top; further down other posts are named ("You report to the Head of …")."""
_LONGEST, _MOST_WORDS = 80, 10
_ASIDE = re.compile(
    r"\s*[(\[](?:[a-z*]{1,6}\s?[/|,]\s?)+[a-z*]{1,6}[)\]]|\s*\(closed\)|\s+[-–—|]?\s*(?:[mwfdx]/){2}[mwfdx]\b",
    re.IGNORECASE,
)
"""Whom a post is open to, and the mark of a post that is taken: "(m/w/d)", "(closed)"."""
_BEHIND = re.compile(r"\s+(?:gesucht|wanted|needed|required)$", re.IGNORECASE)
_LABEL = re.compile(
    r"^(?:(?:the |our )?(?:job title|job|role|position|title|vacancy|post)|stellenbezeichnung|stelle|position|stellentitel|jobtitel|stellenangebot|stellenausschreibung)\s*[:–—-]\s*",
    re.IGNORECASE,
)
_SOUGHT = re.compile(
    r"^(?:we(?:['’]re| are) (?:hiring|looking for|recruiting|seeking)|now hiring|(?:is )?hiring|wanted|wir suchen|gesucht(?: wird)?)(?: (?:ab sofort|zum nächstmöglichen (?:zeitpunkt|termin)|now|for))?"
    r"\s*:?\s*(?:(?:an?|eine[nr]?|our next)\s+)?",
    re.IGNORECASE,
)


def title_in(posting: str) -> str:
    """The title among the first lines of a posting, without "(m/w/d)" and the like; empty when none of them reads as one.

    A line is a title when it is short, ends no sentence, and names a post, or says whom the post is open to.
    """
    told = [line for line in posting.splitlines() if line.strip()]
    for line in told[:_FIRST_LINES]:
        text = plain(line).strip(" #*_•-–—|\t")
        sought = _BEHIND.sub("", _SOUGHT.sub("", _LABEL.sub("", text)).strip("! "))
        bare = " ".join(_ASIDE.sub("", sought).split()).strip(" :,;-–—|!")
        if (
            not bare
            or len(bare) > _LONGEST
            or len(bare.split()) > _MOST_WORDS
            or bare.endswith((".", "?"))
        ):
            continue
        names_post = any(is_title(word) for word in re.findall(r"[^\W\d_]+", bare))
        if names_post or _ASIDE.search(sought):
            return bare[:1].upper() + bare[1:]
    return ""
