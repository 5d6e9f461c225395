"""Headings of a résumé's entries held against the cards of one employer (CONTRACT D8, E7).

A heading is a list of names, a title, a place and dates, in any order and with any marks between them. What one card of
its employer says word for word needs no reading as a sentence; only what is left over is held against the evidence, so
that a name is never read as a title and a title never as a claim.
"""

import datetime
import re
from collections.abc import Iterator, Sequence

from interview_app.domain.knowledge_card import INDEPENDENT, CardType
from interview_app.tailoring.truth_gate.cards.employers import company_key
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.cards.evidence_index import EvidenceIndex
from interview_app.tailoring.truth_gate.figures import dates
from interview_app.tailoring.truth_gate.page import printed_line
from interview_app.tailoring.truth_gate.page.page_headings import KINDS_OF_WORK
from interview_app.tailoring.truth_gate.page.resume_lines import ResumeLine
from interview_app.tailoring.truth_gate.words import lexicon
from interview_app.tailoring.truth_gate.words.tokens import Token, fold, tokens

_JOINTS = frozenset("at in of for as bei als im am in and und".split())
LEGAL = frozenset("gmbh ag kg inc ltd llc plc co corp corporation limited se ev mbh".split())
_JOINED = re.compile(r"\s+(?:at|with|for|bei|of)\s*$")
_SCHOOLING = frozenset("studium studies abschluss degree der des die zum zur".split())
"""What a school's heading says of any schooling."""
_DEGREES = {
    "ba": "bachelor of arts", "bsc": "bachelor of science", "bs": "bachelor of science", "beng": "bachelor of engineering", "bed": "bachelor of education",
    "bcom": "bachelor of commerce", "bba": "bachelor of business administration", "llb": "bachelor of laws", "bfa": "bachelor of fine arts",
    "ma": "master of arts", "msc": "master of science", "ms": "master of science", "meng": "master of engineering", "med": "master of education",
    "mba": "master of business administration", "llm": "master of laws", "mfa": "master of fine arts", "phd": "doctor of philosophy",
    "bn": "bachelor of nursing", "bsn": "bachelor of science in nursing", "mphil": "master of philosophy",
}  # fmt: skip
_GRADUATED = re.compile(
    r"\b(?:graduated|graduation|class of|completed|abgeschlossen|abschluss)\b[\s:]*(?:in\s+)?$",
    re.IGNORECASE,
)
_LENGTH = re.compile(
    r"\b(?:(?P<years>\d{1,2})\s*(?:years?|yrs?|jahre?n?)\b)?(?:\s*,?\s*(?:and|und)?\s*)?(?:(?P<months>\d{1,2})\s*(?:months?|mos?|monate?n?)\b)?",
    re.IGNORECASE,
)


def left_over(text: str, company: str, index: EvidenceIndex) -> str:
    """What no one card of the employer says of a heading, in its own words; empty when one card says it all.

    Dates count as said only beside the title they belong to, or where the heading has no title at all.
    """
    parts = index.by_company.get(company_key(company), [])
    rests = [_rest(text, part, parts) for part in dict.fromkeys(parts)]
    return min(rests, key=len, default=text)


def _rest(text: str, part: Evidence, parts: Sequence[Evidence]) -> str:
    found = tokens(text)
    mentions = dates.mentions(found, text)
    said = [False] * len(found)
    card = part.cards[0]
    schooling = card.card_type is CardType.EDUCATION
    titles = [one for one in (card.role, card.project) if one]
    titles += [full for one in titles for full in _degrees(one)] if schooling else []
    for length in _lengths(text, part):
        for at, token in enumerate(found):
            said[at] = said[at] or length.start() <= token.start < length.end()
    for name in sorted(
        [card.company, *titles, *_places(parts), *KINDS_OF_WORK], key=len, reverse=True
    ):
        _strike(found, name, said)
    for mention in mentions:
        if mention.end is not None and any(
            dates.fits(mention.start, span.start) and _ends(mention.end, span.end)
            for span in part.spans
        ):
            said[mention.first : mention.last + 1] = [True] * (mention.last + 1 - mention.first)
        elif (
            schooling
            and mention.end is None
            and any(dates.fits(mention.start, span.end) for span in part.spans)
        ):
            before = _GRADUATED.search(text[: found[mention.first].start])
            for at, token in enumerate(found):
                said[at] = said[at] or bool(
                    before and before.start() <= token.start <= found[mention.last].start
                )
    if schooling:
        said = [known or token.low in _SCHOOLING for token, known in zip(found, said, strict=True)]
    kept = [token for token, known in zip(found, said, strict=True) if not known]
    if all(token.kind == "punct" or token.low in _JOINTS or token.low in LEGAL for token in kept):
        return ""
    return _without(text, found, said)


def _degrees(title: str) -> Iterator[str]:
    """A title with its degree written in full, and one in full with its degree shortened: "BA" and "Bachelor of Arts"."""
    for short, full in _DEGREES.items():
        dotted = r"\.?\s?".join(short)
        shortened = re.compile(rf"(?<!\w){dotted}\.?(?!\w)", re.IGNORECASE)
        written = re.compile(rf"(?<!\w){full}(?!\w)", re.IGNORECASE)
        if shortened.search(title):
            yield shortened.sub(full, title)
        elif written.search(title):
            yield written.sub(short, title)


def _places(parts: Sequence[Evidence]) -> Iterator[str]:
    for part in parts:
        yield from part.geography


def _lengths(text: str, part: Evidence) -> Iterator[re.Match[str]]:
    """Where the length of the post is printed as it follows from its dates: "3 yrs 4 mos"; years alone are whole ones."""
    today = datetime.date.today()
    for length in _LENGTH.finditer(text):
        if not length[0].strip():
            continue
        months = 12 * int(length["years"] or 0) + int(length["months"] or 0)
        spread = 0 if length["months"] else 11
        for span in part.spans:
            fewest, most = span.months(today)
            if fewest - 1 - spread <= months <= most:
                yield length
                break


def _strike(found: Sequence[Token], name: str, said: list[bool]) -> None:
    """Marks each place where a name of the evidence stands whole."""
    if name.casefold() == INDEPENDENT:
        return
    wanted = [token.low for token in tokens(name) if token.kind != "punct"]
    places = [at for at, token in enumerate(found) if token.kind != "punct"]
    for start in range(len(places) - len(wanted) + 1):
        here = places[start : start + len(wanted)]
        if wanted and [found[at].low for at in here] == wanted and not any(said[at] for at in here):
            said[here[0] : here[-1] + 1] = [True] * (here[-1] + 1 - here[0])


def _ends(claimed: dates.When, known: dates.When) -> bool:
    return dates.fits(claimed, known) if dates.PRESENT not in (claimed, known) else claimed == known


def _without(text: str, found: Sequence[Token], said: Sequence[bool]) -> str:
    """The text with a comma for everything that is known."""
    pieces: list[str] = []
    known = False
    end = 0
    for token, one in zip(found, said, strict=True):
        if one and not known:
            pieces += [text[end : token.start].rstrip(), ", "]
        elif not one and known:
            end = token.start
        known = one
        if one:
            end = token.end
    return "".join([*pieces, text[end:]]).strip(" ,|–—-•·/:\t")


def without_regions(rest: str, line: ResumeLine, index: EvidenceIndex) -> tuple[str, list[str]]:
    """What is left over without the states and countries that it names, and these.

    They count only beside a place that the evidence names: "Seattle, WA" is Seattle with its state.
    """
    parts = index.by_company.get(company_key(line.company or ""), [])
    beside = any(fold(place) in fold(line.claim) for place in _places(parts))
    pieces = [piece.strip() for piece in re.split(r"[,|/()•·]|\s[–—-]\s", rest) if piece.strip()]
    regions = [piece for piece in pieces if beside and printed_line.is_region(piece)]
    return (
        ", ".join(piece for piece in pieces if piece not in regions) if regions else rest
    ), regions


def made_whole(rest: str, company: str, index: EvidenceIndex) -> bool:
    """Whether what is left over of a heading is a post that its employer's cards have only with a word that makes it smaller.

    "Leitung" of a "Stellvertretende Leitung": as a line the word may be a deed, in a heading it is a post.
    """
    words = tuple(token.low for token in tokens(rest) if token.kind == "word")
    titles = [
        title
        for part in index.by_company.get(company_key(company), [])
        for title in part.title_words
    ]
    smaller = lexicon.limiting()
    return (
        bool(words)
        and words not in [tuple(title) for title in titles]
        and any(
            not smaller.isdisjoint(title)
            and tuple(word for word in title if word not in smaller) == words
            for title in titles
        )
    )


def title_of_another(rest: str, line: ResumeLine, index: EvidenceIndex) -> Evidence | None:
    """The post of another employer whose title is left over in a heading, and of which this employer's cards say nothing."""
    own = index.by_company.get(company_key(line.company or ""), [])
    for piece in re.split(r"[,|/()•·]|\s[–—-]\s", rest):
        title = index.post(_JOINED.sub("", piece))
        elsewhere = index.by_post.get(title, ())
        name = f" {' '.join(title)} "
        if elsewhere and not any(name in one.folded for part in own for one in part.lines):
            return elsewhere[0]
    return None


def may_lie_in(name: str, line: ResumeLine, index: EvidenceIndex) -> bool:
    """Whether an unknown name in a heading may be the place of its employer; beside a school it may be a subject as well."""
    parts = index.by_company.get(company_key(line.company or ""), [])
    if any(part.geography for part in parts):
        return False
    if not all(part.cards[0].card_type is CardType.EDUCATION for part in parts):
        return True
    _before, school, behind = line.claim.partition(parts[0].company if parts else "")
    return bool(school) and behind.strip(" ,|–—-•·(\t").startswith(name)
