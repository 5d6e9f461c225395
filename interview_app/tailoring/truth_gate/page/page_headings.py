"""Headings of a page's entries: which lines name an employer or school, and which belong to the entry of one (CONTRACT E7)."""

import re
from collections.abc import Sequence

from interview_app.tailoring.truth_gate.cards.evidence_index import EvidenceIndex
from interview_app.tailoring.truth_gate.page import page_head, printed_line
from interview_app.tailoring.truth_gate.page.page_lines import PageLine
from interview_app.tailoring.truth_gate.reading import claims
from interview_app.tailoring.truth_gate.words import lexicon
from interview_app.tailoring.truth_gate.words.tokens import fold, tokens


def find_headings(found: list[PageLine], index: EvidenceIndex) -> None:
    """Marks lines that name an employer or school, short lines right above them, and dated lines of unknown ones."""
    for line in found:
        if line.kind != "line" or line.bullet or line.section in _NO_ENTRIES or line.maybe_town:
            continue
        read = claims.read(line.claim)
        short = sum(token.kind != "punct" for token in read.tokens) <= 24 and not _ends_a_sentence(
            line.claim
        )
        first = read.words[0] if read.words else None
        verb_first = (
            first is not None
            and first.verb not in ("", first.token.low)
            and first.at == 0
            and not read.dates
        )
        verb_first = (
            verb_first and line.section != "education"
        )  # "Ausbildung zum Elektroniker, Elektro Hauffe"
        verb_first = verb_first and not _begins_with_post(line.claim, index)  # "Welding Inspector"
        verb_first = verb_first and not _is_word_as_name(line.claim)
        companies = [key for key in index.companies_in(read) if key]
        if short and companies and not verb_first:
            line.kind, line.company = "heading", index.by_company[companies[0]][0].company
        elif short and any(mention.end is not None for mention in read.dates) and not verb_first:
            line.kind = "dated"
        elif short and len(read.tokens) <= 9 and not verb_first:
            line.kind = "short"
    _mark_strangers(found, index)
    _borrow(found, index)


def _begins_with_post(text: str, index: EvidenceIndex) -> bool:
    lows = index.post(text)
    return any(lows[:size] in index.by_post for size in range(1, min(len(lows), LONGEST_TITLE) + 1))


LONGEST_TITLE = 10
_NO_ENTRIES = frozenset(("summary", "skills", "languages", "interests", "references"))
"""Sections of prose and lists: no line of theirs is the heading of an entry."""
_ABBREVIATED = re.compile(
    r"\b(?:Inc|Ltd|Co|Corp|St|Bros|Univ|approx|Dr|Sr|Jr|dept)\.$|(?:\b[^\W\d_]{1,3}\.\s?){2,}$",
    re.IGNORECASE,
)


def _ends_a_sentence(text: str) -> bool:
    return text.endswith(".") and not _ABBREVIATED.search(text)


def _borrow(found: Sequence[PageLine], index: EvidenceIndex) -> None:
    """A short or dated line right above or below an employer's heading belongs to it."""
    for at, line in enumerate(found):
        if line.kind not in ("short", "dated") or line.company or line.stranger:
            continue
        for step in (1, 2):
            near = found[at + step] if at + step < len(found) else None
            if near is None or near.bullet or near.kind in ("section", "contact", "line"):
                break
            if near.fresh and not line.fresh:
                break  # the end of one entry; the blank line begins another
            if near.kind == "heading":
                before = found[at - 1] if at else None
                if before is None or before.kind != "heading":
                    line.company, line.kind = near.company, "above"
                break
        before = found[at - 1] if at else None
        if (
            line.kind == "dated"
            and not line.company
            and before is not None
            and before.kind == "heading"
        ):
            line.company, line.kind = before.company, "above"
        under = (
            before.company if before is not None and before.kind in ("heading", "above") else None
        )
        if (
            line.kind == "short"
            and under
            and (
                line.section == "education"
                or page_head.all_places(line.claim)
                or _begins_with_post(line.claim, index)
            )
        ):
            line.company, line.kind = under, "above"
        if (
            line.kind == "dated"
            and not line.company
            and at > 1
            and found[at - 2].kind == "heading"
            and found[at - 1].kind == "short"
        ):
            line.company, line.kind = found[at - 2].company, "above"


_PIECES = re.compile(r"\s*[,|/()•·:\t]\s*|\s+[–—-]\s+|\s+(?:at|bei|@)\s+")


def _mark_strangers(found: Sequence[PageLine], index: EvidenceIndex) -> None:
    """Names the employer of each entry that no card has: its heading has a title, a time, and a name that is none of ours.

    Such an entry is no other post of the employer above it, whatever its title: "Engineer, Nestlé, 2019 – 2021".
    """
    around = ""
    for at, line in enumerate(found):
        if line.kind == "heading":
            around = (
                f"{around} {_folded(line.claim)} "
                if at and found[at - 1].kind == "heading"
                else _folded(line.claim)
            )
        dated = line.kind == "dated" or (
            line.kind == "short" and not line.company and bool(claims.read(line.claim).dates)
        )
        if not dated or line.section not in _OF_POSTS or _is_of_neighbour(found, at):
            continue
        block = _entry(found, at)
        pieces = [
            piece
            for one in block
            for piece in _PIECES.split(_without_dates(one.claim))
            if piece.strip()
        ]
        titles = [piece for piece in pieces if _is_title(piece, index)]
        names = [
            piece
            for piece in pieces
            if piece not in titles and _is_strange(piece, index) and _folded(piece) not in around
        ]
        if titles and names:
            for one in block:
                one.kind, one.stranger = "dated", names[0]


_OF_POSTS = frozenset(("", "experience"))


def _is_of_neighbour(found: Sequence[PageLine], at: int) -> bool:
    """Whether a dated line is of the entry whose known employer is printed right above or below it."""
    line = found[at]
    above = found[at - 1] if at else None
    below = found[at + 1] if at + 1 < len(found) else None
    if (
        above is not None
        and above.kind == "heading"
        and (not line.fresh or not claims.read(above.claim).dates)
    ):
        return True
    return below is not None and below.kind == "heading" and not below.fresh


def _entry(found: Sequence[PageLine], at: int) -> list[PageLine]:
    """The lines of a heading: the dated one, the short one above that begins the entry, and the short one right below."""
    above = found[at - 1] if at else None
    begins = above is not None and (
        above.fresh or at == 1 or found[at - 2].bullet or found[at - 2].kind == "section"
    )
    block = (
        [above]
        if above is not None and begins and above.kind == "short" and not above.company
        else []
    )
    block.append(found[at])
    below, further = (found[one] if one < len(found) else None for one in (at + 1, at + 2))
    ends = further is None or further.bullet or further.fresh
    if (
        below is not None
        and ends
        and below.kind == "short"
        and not below.fresh
        and not below.company
    ):
        block.append(below)
    return block


def _without_dates(text: str) -> str:
    read = claims.read(text)
    for mention in reversed(read.dates):
        text = (
            f"{text[: read.tokens[mention.first].start]}, {text[read.tokens[mention.last].end :]}"
        )
    return text


def _is_title(piece: str, index: EvidenceIndex) -> bool:
    return index.post(piece) in index.by_post or any(
        lexicon.is_title(token.low) for token in tokens(piece)
    )


def _is_strange(piece: str, index: EvidenceIndex) -> bool:
    """Whether a part of a heading is a name that no card says, and neither a country nor how somebody was employed."""
    initials = (
        piece.isupper() and len(piece) > 2 and fold(piece) not in lexicon.proven()
    )  # "BBVA", not "IT"
    may_be_name = initials or page_head.may_be_place(piece) or _is_word_as_name(piece)
    if fold(piece) in KINDS_OF_WORK or printed_line.is_region(piece) or not may_be_name:
        return False
    name = _folded(piece)
    return not any(name in told.folded for part in index.parts for told in part.lines) and not any(
        fold(piece) == fold(place) for part in index.parts for place in part.geography
    )


def _is_word_as_name(piece: str) -> bool:
    """Whether a part of a heading is one word that a firm may be called by and that tells a deed elsewhere: "Target", "Steuer".

    A deed that is told has its form, "Managed" or "Leitung", and what leads or is honoured is claimed by its bare word.
    """
    low = fold(piece)
    lemma, kinds = lexicon.verbs().get(low, ("", frozenset()))
    if (
        not lemma
        or not piece.istitle()
        or kinds & _CLAIMED_BY_A_WORD
        or low in lexicon.proven()
        or lexicon.is_title(low)
    ):
        return False
    return low == lemma or (lemma.endswith("n") and not low.endswith(_TOLD_IN_GERMAN))


_CLAIMED_BY_A_WORD = frozenset(("lead", "honour", "rise", "publish", "qualify"))
_TOLD_IN_GERMAN = ("ung", "t", "te", "ten", "en", "end")
"""How a German deed ends that is told, and no noun of its stem."""


def _folded(text: str) -> str:
    return f" {' '.join(token.low for token in tokens(text) if token.kind != 'punct')} "


KINDS_OF_WORK = (
    "full-time|full time|fulltime|part-time|part time|parttime|remote|hybrid|on-site|onsite|contract|permanent|temporary|fixed-term|seasonal|"
    "vollzeit|teilzeit|befristet|unbefristet|festanstellung|homeoffice"
).split("|")
"""How somebody was employed tells of no deed, no rank and no time."""
