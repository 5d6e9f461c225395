"""What announces demands, wishes, work and offers in a posting, by the phrases of its language
(`resources/language`, `postings`).
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from interview_app.language.data import languages, load
from interview_app.language.phrases import Phrases
from interview_app.language.tokens import Token, tokens
from interview_app.tailoring.posting.phrasing import Section, plain

_KINDS: dict[str, tuple[str, ...]] = {
    "nice": ("nice",),
    "must": ("must_headings", "must"),
    "offer": ("offer_headings",),
    "duty": ("duty_headings",),
}
"""What announces each section; of several the longest counts, then the first here."""
_LONGEST_HEADING = 70


def read_by_words() -> tuple[str, ...]:
    """The languages whose postings are read by their words."""
    return tuple(code for code in languages() if load(code).postings.must_headings)


@lru_cache(maxsize=256)
def phrases(code: str, table: str) -> Phrases[str]:
    """The phrases of one part of `tables.Postings` in a language."""
    return Phrases({table: getattr(load(code).postings, table)})


def hits(code: str, table: str, found: Sequence[Token]) -> Iterator[tuple[int, int]]:
    """Where phrases of a table stand: the first token, and how many."""
    for at in range(len(found)):
        hit = phrases(code, table).at(found, at)
        if hit is not None:
            yield at, hit[1]


def says(code: str, table: str, text: str) -> bool:
    """Whether a text has a phrase of a table."""
    return any(True for _hit in hits(code, table, tokens(text)))


def announced(code: str, heading: str) -> Section:
    """What a heading announces."""
    found = tokens(heading)
    best: tuple[int, Section] = (0, "")
    sections: tuple[Section, ...] = ("nice", "must", "offer", "duty")
    for section in sections:
        sizes = [size for table in _KINDS[section] for _at, size in hits(code, table, found)]
        best = max(best, (max(sizes, default=0), section), key=lambda one: one[0])
    return best[1]


def is_heading(line: str) -> bool:
    """Whether a line is short and ends no sentence."""
    text = plain(line)
    return len(text) <= _LONGEST_HEADING and not text.endswith((".", ",", ";"))


def with_marks_by_words(text: str, code: str) -> str:
    """The text with "- " before what is listed under its headings, up to a line that is empty or
    ends a sentence; no word is added or left out.
    """
    made: list[str] = []
    listing = False
    for line in (one.strip() for one in text.split("\n")):
        if is_heading(line) and made and not made[-1] and announced(code, line):
            listing = announced(code, line) != "offer"
            made.append(line)
            continue
        listing = listing and bool(line) and not line.endswith((".", "!", "?"))
        made.append(f"- {line}" if listing else line)
    return "\n".join(made).strip("\n")
