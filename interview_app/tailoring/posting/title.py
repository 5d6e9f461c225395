"""The title that a posting gives its position, for whoever has not typed one (issue 5.8: "Target title")."""

import re

from interview_app.language.any_language import is_title
from interview_app.language.data import load
from interview_app.language.tokens import plain, tokens
from interview_app.tailoring.posting.cues import hits, labelled, readable, without_markup
from interview_app.tailoring.posting.demands import lead

_FIRST_LINES = 6
"""A title stands at the top; further down other posts are named ("You report to the Head of …")."""
_LONGEST, _MOST_WORDS = 80, 10
_ASIDE = re.compile(
    r"\s*[(\[](?:[a-z*]{1,6}\s?[/|,]\s?)+[a-z*]{1,6}[)\]]|\s*\([a-z]+\)$|\s+[-–—|]?\s*(?:[mwfdx]/){2}[mwfdx]\b",
    re.IGNORECASE,
)
"""Whom a post is open to, and the mark of a post that is taken: "(m/w/d)", "(closed)"."""
_DASH = re.compile(r"\s+[-–—|]\s+")


def title_in(posting: str) -> str:
    """The title among the first lines of a posting, without "(m/w/d)" and the like; empty when none of them reads as one.

    A line is a title when it is short, ends no sentence, and names a post, or says whom the post is open to.
    """
    told = [line for line in posting.splitlines() if line.strip()]
    for at, line in enumerate(told[:_FIRST_LINES]):
        sought = _sought(without_markup(line).strip(" #*_•-–—|\t"), first=at == 0)
        bare = " ".join(_ASIDE.sub("", sought).split()).strip(" :,;-–—|!")
        if len(bare.split()) > _MOST_WORDS:
            bare = _ASIDE.sub("", _DASH.split(bare)[0])
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


def _sought(line: str, *, first: bool) -> str:
    """A line without its label, and without the words that somebody is looked for."""
    label = labelled(line)
    for code in readable():
        data = load(code)
        if label is not None and (first or label[0] in data.names.form.post):
            line = label[1]
        line = line[lead(code, line) :].strip("! ")
        found = tokens(line)
        ends = [at for at, size in hits(code, "must_headings", found) if at + size == len(found)]
        if ends and len(found) > 1:
            line = line[: found[ends[0]].start]
        if len(found) > 1 and plain(found[0].text) in data.small_forms:
            begin = (
                one.start
                for one in found
                if plain(one.text) not in data.small_forms or line[one.end : one.end + 1] == "-"
            )
            line = line[next(begin, 0) :]
    return line.strip("! ")
