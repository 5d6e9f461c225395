"""The top of a page: whose résumé it is, where the person lives and is reached, and what is claimed beside that."""

import re

from interview_app.tailoring.truth_gate.cards.evidence_index import EvidenceIndex
from interview_app.tailoring.truth_gate.page import printed_line
from interview_app.tailoring.truth_gate.words import lexicon
from interview_app.tailoring.truth_gate.words.tokens import fold

DOCUMENT = frozenset(("lebenslauf", "curriculum vitae", "resume", "résumé", "cv", "curriculum"))
"""What a page may call itself."""
_SMALL = frozenset(
    "de van von der la of am an den di da del le du el bin ibn zu zum zur und y e".split()
)


def bare(text: str) -> str:
    """A line as a section's name would be written: small, without marks."""
    return " ".join(re.sub(r"[^\w\s]", " ", text.casefold()).split())


def claims_of_head(
    text: str, index: EvidenceIndex, *, first: bool, alone: bool = False
) -> list[str]:
    """The parts of a line at the top of a page that claim something; `first`: it begins with the person's name.

    `alone`: no other line up there is a name, so that "Jane Baker" and "Jane Developer" must be theirs.

    Beside contact one unknown name may stand, the town; of two it cannot be told which is one.
    """
    reached = printed_line.is_reached_at(text)
    kept = []
    for at, part in enumerate(printed_line.parts(text)):
        rest = printed_line.without_contact(part)
        if first and at == 0:
            rest = "" if alone and _ends_like_a_post(rest) else _without_name(rest)
        says_nothing = not rest or printed_line.is_form(rest) or bare(rest) in DOCUMENT
        if not says_nothing and not _is_place(rest, index):
            kept.append(rest)
    return [] if reached and len(kept) == 1 and may_be_place(kept[0]) else kept


def without_links(text: str) -> str:
    """A line further down without addresses and links; empty when it gives nothing but how a person is reached."""
    if not printed_line.is_reached_at(text):
        return text
    if not any(printed_line.without_contact(part) for part in printed_line.parts(text)):
        return ""
    return printed_line.without_addresses(text)


_PRONOUNS = re.compile(
    r"\s*[(\[](?:she|he|they|sie|er|xe|ze)(?:\s*/\s*[a-z]+)+[)\]]", re.IGNORECASE
)


_SURNAMES = frozenset(
    "baker cook butcher carpenter mason taylor tailor miller fisher gardener gardner porter driver page clerk judge dean bishop shepherd farmer hunter turner "
    "weaver cooper potter painter singer steward coach nurse sawyer barber waiter walker koch bäcker becker schneider müller schreiner maurer fischer weber "
    "zimmermann metzger fleischer gärtner jäger richter bauer wagner schmied schmidt töpfer kellner förster pfleger schlosser drucker dreher glaser gerber kaufmann "
    "hauptmann".split()
)
"""Posts that are family names."""
_SHORT_DEGREE = re.compile(r"[A-Z]{2,5}")


def words_of_name(text: str) -> int:
    """How many of the words that a page begins with are a name; 0 when it begins with none: "Ann Example, MBA" has two."""
    words = _PRONOUNS.sub("", text).split()
    if _is_what_somebody_does(words):
        return 0
    ends = len(words) - 1
    size = next(
        (
            at
            for at, word in enumerate(words)
            if _is_no_name(word, at, loud=text.isupper())
            or _is_of_calling(word, last=at == ends, alone=not ends)
        ),
        len(words),
    )
    like_one = all(
        _is_large(word.strip("(\"“„'")) or word.strip(",") in _SMALL for word in words[:size]
    )
    whole = size == len(words) or size > 1
    return size if like_one and whole and size <= _LONGEST_NAME else 0


def _is_large(word: str) -> bool:
    """Whether a word begins with a capital, or with a letter of a script that has none."""
    return word[:1].isupper() or (word[:1].isalpha() and word[:1].lower() == word[:1].upper())


def _is_what_somebody_does(words: list[str]) -> bool:
    """Whether they are an everyday thing and who does it, which no title list needs to know: "Growth Hacker", "Deal Closer"."""
    if not 2 <= len(words) <= _LONGEST_POST_NAME:
        return False
    first, last = fold(words[0]), fold(words[-1])
    ordinary = first in lexicon.everyday() or first in lexicon.common() or first in lexicon.verbs()
    does = len(last) >= _SHORTEST_DOER and last.endswith(_DOERS) and last not in _SURNAMES
    return ordinary and first not in _GIVEN_NAMES and (does or last in _BOASTS)


_DOERS, _SHORTEST_DOER = ("er", "or", "ist", "ian"), 5
_BOASTS = frozenset(
    "ninja guru rockstar wizard nomad hero champion magician geek nerd addict pro".split()
)
_GIVEN_NAMES = frozenset(
    "mark joy grace rose hope faith will bill rob frank dean june april may august summer autumn dawn iris lily daisy ivy hazel "
    "olive amber ruby pearl jade crystal heather ginger art gene ray jack pat sue drew chase chance hunter mason carter max miles "
    "lance pierce grant wade cliff brook brooks reed heath glen dale forest clay rocky jewel gloria victor angel christian charity "
    "constance patience prudence mercy destiny melody harmony carol viola penny nick tony harry bob don guy earl duke prince page "
    "paige robin martin jay sky star sterling stone brandy sandy dusty rich ernest noble merit lane ward young long song sun".split()
)
"""Given names that are words as well."""


def _ends_like_a_post(text: str) -> bool:
    """Whether a name's last word is a post's too, and the words before it are of no post, deed or trade: "Jane Developer"."""
    words = _PRONOUNS.sub("", text).split()
    if not 2 <= len(words) <= _LONGEST_POST_NAME or not all(
        word[0].isupper() and word[1:].islower() for word in words
    ):
        return False
    *given, last = map(fold, words)
    return lexicon.is_title(last) and not any(
        lexicon.is_title(low)
        or low in lexicon.proven()
        or low in lexicon.limiting()
        or low in lexicon.verbs()
        or low in lexicon.common()
        or low in lexicon.everyday()
        or low in lexicon.glue()
        or low.endswith(_OF_TRADES)
        for low in given
    )


_LONGEST_POST_NAME = 3
_OF_TRADES = tuple(
    "ing tion sion ment logy ware ops ics ity ship graphy tech end ung heit keit schaft ische ischer".split()
)
"""What the names of trades and what posts are called by end in, and hardly a given name."""


def _is_no_name(word: str, at: int, *, loud: bool) -> bool:
    bare_word = word.strip("(),.;")
    low = fold(bare_word)
    title = lexicon.is_title(low) and not (at and low in _SURNAMES)
    degree = "certified" in lexicon.proven().get(low, ()) or (
        not loud and bool(_SHORT_DEGREE.fullmatch(bare_word))
    )
    return (
        title
        or degree
        or printed_line.is_honour(low)
        or any(mark.isdigit() for mark in word)
        or word in "|–—-"
    )


def _is_of_calling(word: str, *, last: bool, alone: bool) -> bool:
    """Whether a word ends as things and callings do and as no name does: "Innovation", "Enthusiast", "Vordenkerin"."""
    low = fold(word.strip("(),.;"))
    if len(low) >= _LONG and low.endswith(_THINGS):
        return True
    return last and len(low) > (_LONG + 1 if alone else _LONG) and low.endswith(_CALLINGS)


_LONG = 7
_THINGS = ("tion", "sion", "ology", "ologie", "ics", "ability", "graphy", "heit", "keit", "schaft")
_CALLINGS = (
    "iast",
    "ologist",
    "icist",
    "ician",
    "ionary",
    "elist",
    "egist",
    "eneur",
    "erin",
    "istin",
    "ologin",
    "öchin",
    "frau",
)


def _without_name(text: str) -> str:
    """What stands behind the name that a page begins with: "Ann Example, MBA", "Ann Example PhD"."""
    return " ".join(_PRONOUNS.sub("", text).split()[words_of_name(text) :])


_LONGEST_NAME = 6


def _is_place(text: str, index: EvidenceIndex) -> bool:
    """Whether a part at the top of a page is where the person lives, by its form or because the evidence names it."""
    if printed_line.is_address(text):
        return True
    town, comma, region = (part.strip() for part in text.rpartition(","))
    if comma and printed_line.is_region(region) and may_be_place(town):
        return True
    known = {fold(place) for part in index.parts for place in part.geography}
    return fold(text) in known or printed_line.is_region(text)


def all_places(text: str) -> bool:
    """Whether a line is nothing but names that may be of places."""
    names = [one.strip() for part in printed_line.parts(text) for one in part.split(",")]
    return all(may_be_place(one) or printed_line.is_region(one) for one in names)


def may_be_place(text: str) -> bool:
    """Whether it is one to four words with capital letters, or of a script without them, none of a post, a deed or an honour."""
    words = re.findall(r"[^\W\d_][\w'’.-]*", text)
    return (
        1 <= len(words) <= 4
        and not re.search(r"\d", text)
        and not (text.isupper() and len(text) <= _LONGEST_ABBREVIATION)
        and not any(word[0].islower() and word not in _SMALL for word in words)
        and not printed_line.claims_honour(words)
    )


_LONGEST_ABBREVIATION = 4
