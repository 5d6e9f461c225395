"""A town that no list knows, told by where it stands: set off behind the names of an entry's
header, or alone beneath them.

`Welder, Forge Marine – Hull` and `Ausbildung zum Tischler, Tischlerei Anders` over `Coswig`: a bare
name says nothing by itself, so it is asked what else the header has to say first.
"""

import re
from collections.abc import Callable, Sequence

from interview_app.extraction.entries.fragments import Fragment
from interview_app.extraction.page.rows import Found
from interview_app.extraction.phrases.places import begins_name, is_region, place_score
from interview_app.language.names import name_endings, name_words
from interview_app.language.tokens import normal

SET_OFF = frozenset({"–", "—", "―", "-", "|", "·", "•"})
_MOST_WORDS = 4


def town_like(text: str) -> bool:
    """Whether a text may be the bare name of a town: capitalised words that name no subject."""
    words = _AREA.sub("", text).split()
    if not 0 < len(words) <= _MOST_WORDS or any(
        char.isdigit() or char in ",;:/&()" for word in words for char in word
    ):
        return False
    capital = [
        word for word in words if word.isupper() or normal(word) not in name_words("particles")
    ]
    if not capital or any(
        not begins_name(word) or (word.isupper() and len(word) > 1) for word in capital
    ):
        return False
    return not subject_like(text)


_AREA = re.compile(r"\s\([^\W\d_]{2}\)$|\s\(\d{2,3}\)$")
"""A town's province or department behind it: "Foligno (PG)", "Quimper (29)"."""


def subject_like(text: str) -> bool:
    """Whether a text ends as the names of subjects do."""
    name = normal(text)
    return name in name_words("subjects") or name.endswith(name_endings("subject"))


def town_set_off(
    fragments: Sequence[Fragment], *, names: Callable[[str], float]
) -> Fragment | None:
    """The last fragment of a header when it stands apart there and may be a town.

    Args:
        fragments: of one entry's header, in its order.
        names: how much a text looks like something else that the entry tells: a post, a firm, a
            degree.
    """
    if not fragments:
        return None
    last = max(fragments, key=lambda one: (one.line, one.start))
    beneath = last.line > max((one.line for one in fragments if one is not last), default=last.line)
    apart = (last.opened in SET_OFF or beneath) and place_score(last.text) > 0
    return last if apart and town_like(last.text) and names(last.text) <= 0 else None


def place_found(one: Fragment) -> Found:
    """A place as a value: without the point that ends the line of a header, and without what is
    none before its town: "Owner K. Grant, Leeds".
    """
    bare = one.text.removesuffix(".")
    before, _comma, town = bare.rpartition(", ")
    if before and not town_like(before) and town_like(town) and not is_region(town):
        return one.part(len(bare) - len(town), len(bare)).found()
    return one.part(0, len(bare)).found() if town_like(bare) else one.found()


def in_region(text: str) -> bool:
    """Whether a text is a town with its state or country: "Reno, NV"."""
    town, comma, region = text.rpartition(",")
    return bool(comma) and is_region(region) and town_like(town.strip())
