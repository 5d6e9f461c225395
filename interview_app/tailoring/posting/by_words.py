"""Postings in a language that is known by its words alone (`resources/language`, `postings`): what
they ask for and give to do (CONTRACT D4).

Headings and lists are told by their phrases, and a sentence asks where it says so or begins as one
that speaks of the applicant. English and German have rules of their own in `demands`.
"""

import re
from collections.abc import Iterator
from functools import lru_cache

from interview_app.domain.posting import Posting, PostingSpan
from interview_app.domain.tailoring import PostingTerm
from interview_app.language.data import LanguageData, load
from interview_app.language.phrases import Phrases
from interview_app.language.tokens import Token, plain, tokens
from interview_app.tailoring.match.terms import Synonyms, phrase_key
from interview_app.tailoring.posting.cues import announced, hits, is_heading, phrases, says
from interview_app.tailoring.posting.demands import BULLET, Item, Kind, bare, sentences
from interview_app.tailoring.posting.phrasing import Section, labelled
from interview_app.tailoring.posting.text import outline_lines

_NAMED, _SHORT = 8, 3
"""Terms of a demand at most, and letters of a word that names nothing."""


def items(posting: Posting) -> list[Item]:
    """What a posting asks for and gives to do, in its order; flagged text is passed over."""
    code = posting.language
    flagged = [flag.span for flag in posting.flags if flag.code == "instruction_like_text"]
    found: list[Item] = []
    section: Section = ""
    lines = outline_lines(posting.text)
    for at, (start, line, _apart) in enumerate(lines):
        if any(span.start < start + len(line) and start < span.end for span in flagged):
            continue
        mark = BULLET.match(line)
        text = bare(line[mark.end() if mark is not None else 0 :])
        label = labelled(line)
        if mark is None and is_heading(line) and at > 0 and (told := announced(code, line)):
            section = told
        elif label is not None and phrases(code, "labels").of(label[0]) is not None:
            continue
        elif mark is not None or (section and not line.endswith((".", "!", "?"))):
            found += _listed(code, text, start + (mark.end() if mark is not None else 0), section)
        elif section != "offer":
            for place, sentence in sentences(line):
                found += _told(code, bare(sentence), start + place, section)
    return found


def _listed(code: str, text: str, start: int, section: Section) -> Iterator[Item]:
    if section == "offer" or not _asks(code, text):
        return
    kind: Kind = "nice" if says(code, "nice", text) else "told"
    if kind == "told":
        kinds: dict[Section, Kind] = {"must": "must", "nice": "nice", "duty": "duty"}
        kind = kinds.get(section, "must" if says(code, "must", text) else "told")
    yield Item(text, start, kind)


def _told(code: str, text: str, start: int, section: Section) -> Iterator[Item]:
    """What a sentence of prose asks for or tells of the work."""
    if not _asks(code, text):
        return
    skipped, leads = _lead(code, text)
    about = leads or says(code, "applicant", text)
    if _begins(code, "tasks", text) and not leads:
        yield Item(text, start, "told", listed=False)
    elif about and says(code, "nice", text):
        yield Item(text[skipped:], start + skipped, "nice", listed=False)
    elif leads or (about and (section == "must" or says(code, "must", text))):
        yield Item(text[skipped:], start + skipped, "must", listed=False)
    elif section == "duty":
        yield Item(text, start, "told", listed=False)


def _begins(code: str, table: str, text: str) -> int:
    """How many tokens the phrase has that a text begins with."""
    hit = phrases(code, table).at(tokens(text), 0)
    return hit[1] if hit is not None else 0


def _lead(code: str, text: str) -> tuple[int, bool]:
    """The place behind the words that speak of the applicant before what is asked, if any do and
    none tells of work.
    """
    size = _begins(code, "leads", text)
    found = tokens(text)
    if not size or size >= len(found) or size < _begins(code, "tasks", text):
        return 0, False
    return found[size].start, True


def _asks(code: str, text: str) -> bool:
    return (
        any(map(str.isalpha, text))
        and not says(code, "formal", text)
        and not says(code, "waived", text)
        and not (_begins(code, "employer", text) and not says(code, "applicant", text))
    )


def keywords(text: str, synonyms: Synonyms, code: str) -> tuple[str, ...]:
    """The terms of a demand: those of the list, then names and abbreviations, else its own words."""
    key = phrase_key(text)
    known = [
        term
        for size in (4, 3, 2, 1)
        for at in range(len(key) - size + 1)
        for term in synonyms.terms_at(key[at : at + size])
    ]
    words = [token.text for token in tokens(text) if _names_something(load(code), token)]
    named = [one for one in words[1:] if any(map(str.isupper, one)) or one[-1:].isdigit()]
    named += [one for one in words[:1] if one.isupper()]
    return tuple(dict.fromkeys((*known, *(named or known or words[:_SHORT]))))[:_NAMED]


def _names_something(data: LanguageData, token: Token) -> bool:
    word = plain(token.text)
    return (
        (len(word) > _SHORT or token.text.isupper())
        and any(map(str.isalpha, word))
        and word not in data.small_forms
        and word not in _words_of_asking(data.code)
    )


@lru_cache(maxsize=8)
def _words_of_asking(code: str) -> frozenset[str]:
    postings = load(code).postings
    asked = (postings.asking, postings.must, postings.nice, postings.must_headings, postings.leads)
    return frozenset(
        plain(token.text) for forms in asked for form in forms for token in tokens(form)
    )


def level(title: str, code: str) -> str:
    """The level that a title says; "" when it says none."""
    found = tokens(title.replace("/", " "))
    table = Phrases(load(code).postings.levels)
    return next((hit[0] for at in range(len(found)) if (hit := table.at(found, at))), "")


def matches(posting: Posting, table: str, *, most: int) -> tuple[PostingTerm, ...]:
    """The phrases of a table (`signals`, `red_flags`) that stand in a posting, each once."""
    found = tokens(posting.text)
    made: dict[str, PostingTerm] = {}
    for at, size in hits(posting.language, table, found):
        start, end = found[at].start, found[at + size - 1].end
        quote = posting.text[start:end]
        span = PostingSpan(start=start, end=end, quote=quote)
        made.setdefault(re.sub(r"\s+", " ", quote.casefold()), PostingTerm(text=quote, span=span))
    return tuple(made.values())[:most]
