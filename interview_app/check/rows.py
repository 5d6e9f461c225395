"""Rows that have fields: each part of one is an approved value of its field, or is refused."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from babel import Locale

from interview_app.check import rules
from interview_app.check.figures import PrintedLine, date_findings, quantity_findings
from interview_app.check.rules import Finding, Kind
from interview_app.check.statements import Evidence, Told
from interview_app.domain.dates import PRESENT
from interview_app.domain.entry_fields import row_fields
from interview_app.domain.timeline import Education
from interview_app.language.data import languages, load
from interview_app.language.tokens import Token, plain, tokens
from interview_app.language.words import is_small, legal_forms

FIELDS: Mapping[Kind, tuple[str, ...]] = {
    "head": ("employer", "title", "place", "employment", "degree", "area", "skill"),
    "education": (*(one.row for one in row_fields(Education)), "certificate", "issuer"),
    "certificate": ("certificate", "issuer", "award", "publication", "employer", "degree", "title"),
    "language": ("language", "fluency"),
    "skill": ("skill", "language"),
}
"""The fields whose values may stand in a row of each kind."""
_OF_FIRMS: tuple[Kind, ...] = ("head", "education", "certificate")
_FIRMS = frozenset(("employer", "issuer"))
_WHOLE = frozenset(("title",))
"""Fields of which a part is another value: a manager is no assistant manager."""
_JOINED = re.compile(r"[\s\-‐‑.'’&/]*")
"""What may stand between two words of one part of a row."""


def row_findings(line: PrintedLine, kind: Kind, evidence: Evidence) -> list[Finding]:
    """What a row's parts are: findings of those that are no approved value; none when all are.

    Args:
        line: the row.
        kind: what kind of row it is.
        evidence: of its entry; of the whole career for a row of no entry.
    """
    row = _Row(line, kind, evidence)
    row.strike_values()
    found = [*row.strike_dates(), *row.strike_figures(), *row.of_pairs()]
    return [*found, *row.left_over()]


class _Row:
    """One row, whose words are struck out as they are found to be told."""

    def __init__(self, line: PrintedLine, kind: Kind, evidence: Evidence) -> None:
        self._line = line
        self._kind: Kind = kind
        self._evidence = evidence
        self._tokens = line.tokens
        self._words = tuple(plain(token.text) for token in line.tokens)
        self._struck: list[tuple[str, str] | None] = [None] * len(self._tokens)

    def strike_values(self) -> None:
        """The approved values of the row's fields, the longest first."""
        rows = [
            (words, (field, value))
            for field in FIELDS[self._kind]
            for value in self._evidence.values.get(field, ())
            for words in _forms(field, value)
        ]
        for words, value in sorted(rows, key=lambda row: -len(row[0])):
            size = len(words)
            for at in range(len(self._words) - size + 1):
                if self._words[at : at + size] == words and not any(self._struck[at : at + size]):
                    self._struck[at : at + size] = [value] * size

    def strike_dates(self) -> Iterator[Finding]:
        """The dates; those that no date of the entry is are told of."""
        open_end = self._evidence.is_open
        for date in self._line.dates:
            places = self._places(date.start_at, date.end_at)
            if all(self._struck[at] for at in places):
                continue
            self._strike(places, "date", date.text)
            if date.end == PRESENT and not open_end:
                yield Finding(rules.YEAR_NOWHERE, date.text, (date.text,))
            else:
                yield from date_findings(date, self._evidence)

    def strike_figures(self) -> Iterator[Finding]:
        """Other figures: how long it lasted, a grade."""
        for one in self._line.quantities:
            places = self._places(one.start, one.end)
            if not any(self._struck[at] for at in places):
                self._strike(places, "figure", one.text)
                yield from quantity_findings(one, self._evidence, self._line.periods)

    def _places(self, start: int, end: int) -> list[int]:
        return [at for at, one in enumerate(self._tokens) if start <= one.start and one.end <= end]

    def _strike(self, places: Sequence[int], field: str, value: str) -> None:
        for at in places:
            self._struck[at] = self._struck[at] or (field, value)

    def of_pairs(self) -> Iterator[Finding]:
        """What stands behind a language as its fluency and is another one's."""
        language = None
        for struck in dict.fromkeys(filter(None, self._struck)):
            field, value = struck
            if field == "language":
                language = value
            elif field == "fluency" and language is not None:
                own = self._evidence.values.get(f"fluency of {plain(language)}", ())
                if value not in own:
                    yield Finding(rules.ITEM_NOT_APPROVED, f"{language}, {value}", (value,))

    def left_over(self) -> Iterator[Finding]:
        """The parts that no value is of."""
        for first, last in self._items():
            start, end = self._tokens[first].start, self._tokens[last - 1].end
            text = self._line.text[start:end]
            marked = tuple(token.text for token in self._tokens[first:last])
            if self._line.text[end : end + 1] == ":":
                if not self._is_in_text(text):
                    yield Finding(rules.NEW_WORDS, text, marked)
            elif self._is_short_for_value(text) or self._is_in_text(text):
                yield Finding(rules.ITEM_IN_TEXT, text)
            elif not any(self._evidence.values.get(field) for field in FIELDS[self._kind]):
                yield Finding(rules.NEW_WORDS, text, marked)
            else:
                yield Finding(rules.ITEM_NOT_APPROVED, text, marked)

    def _items(self) -> Iterator[tuple[int, int]]:
        """Where each part of what is not struck begins and ends, small words at its ends left out;
        of small words alone, those that connect nothing.
        """
        at = 0
        while at < len(self._tokens):
            last = at + 1
            while last < len(self._tokens) and not self._struck[last] and self._is_joined(last):
                last += 1
            if not self._struck[at]:
                first = at
                while first < last and self._says_nothing(self._tokens[first]):
                    first += 1
                end = last
                while end > first and self._says_nothing(self._tokens[end - 1]):
                    end -= 1
                if first < end:
                    yield first, end
                elif not all(self._connects(one, at, last) for one in range(at, last)):
                    yield at, last
                at = last
            else:
                at += 1

    def _is_joined(self, at: int) -> bool:
        between = self._line.text[self._tokens[at - 1].end : self._tokens[at].start]
        return _JOINED.fullmatch(between) is not None and not re.search(r"\s[-/]\s", between)

    def _says_nothing(self, token: Token) -> bool:
        if not any(map(str.isalnum, token.text)):
            return True
        if self._kind in _OF_FIRMS and plain(token.text) in legal_forms():
            return True
        return any(
            is_small(token.text, one) or load(one).calendar_words.of(token.text) is not None
            for one in languages()
        )

    def _connects(self, at: int, first: int, last: int) -> bool:
        """Whether a word of a part of small words, from `first` up to `last`, is one beside what
        was struck: between two values, of a date, behind a firm. Alone it may be a value that
        nobody told: "Go", "IT", "May".
        """
        token = self._tokens[at]
        if not any(map(str.isalnum, token.text)):
            return True
        before = self._struck[first - 1] if first else None
        behind = self._struck[last] if last < len(self._tokens) and self._is_joined(last) else None
        if "date" in {one[0] for one in (before, behind) if one is not None}:
            return True
        if plain(token.text) in legal_forms():
            of_firm = before is not None and before[0] in _FIRMS
            return of_firm and (behind is None or self._is_joined(first))
        between = before is not None and behind is not None
        known = self._line.language is None or self._line.is_small(token)
        return between and known and (token.text.islower() or self._line.text.isupper())

    def _is_short_for_value(self, text: str) -> bool:
        """Whether it is an approved value with words left out, or its initials."""
        words = self._big(text)
        for field in FIELDS[self._kind]:
            for value in self._evidence.values.get(field, ()):
                whole = self._big(value)
                if field not in _WHOLE and _is_part(words, whole):
                    return True
                if is_initials(text, value) or is_initials(value, text):
                    return True
        return False

    def _big(self, text: str) -> list[str]:
        return [plain(one.text) for one in tokens(text) if not self._says_nothing(one)]

    def _is_in_text(self, text: str) -> bool:
        words = " ".join(plain(token.text) for token in tokens(text))
        return f" {words} " in self._evidence.text_of((Told.LINE, Told.SENTENCE, Told.TEXT))


def _forms(field: str, value: str) -> Iterator[tuple[str, ...]]:
    """The words of a value, of the parts of one that names several, and a language's name in other
    languages.
    """
    whole = tuple(plain(token.text) for token in tokens(value))
    if whole:
        yield whole
    if field in ("title", "skill", "place"):
        for part in re.split(r"\s*[,/()|–—]\s*|\s-\s", value):
            words = tuple(plain(token.text) for token in tokens(part))
            if words and words != whole:
                yield words
    if field == "language":
        yield from (tuple(plain(t.text) for t in tokens(name)) for name in names_of_language(value))


@lru_cache(maxsize=256)
def names_of_language(name: str) -> tuple[str, ...]:
    """What a language is called in the languages of the product; empty for what is none."""
    tables = [Locale(code).languages for code in languages()]
    codes = {code for table in tables for code, told in table.items() if plain(told) == plain(name)}
    return tuple({table[code] for table in tables for code in codes if code in table})


def _is_part(words: Sequence[str], whole: Sequence[str]) -> bool:
    """Whether words stand in others in their order, some left out."""
    rest = iter(whole)
    return bool(words) and all(word in rest for word in words)


_LONGEST_SHORT = 8


def is_initials(short: str, long: str) -> bool:
    """Whether letters are the beginnings of a name's words in their order: "BSc" of "Bachelor of
    Science", "M.A." of "Master of Arts".
    """
    letters = re.sub(r"[\W_]", "", short)
    words = re.findall(r"[^\W\d_]+", plain(long))
    is_short = 1 < len(letters) <= _LONGEST_SHORT and len(short.split()) == 1
    if not is_short or not letters[0].isupper() or len(words) < len(re.findall(r"[A-Z]", letters)):
        return False
    return _consumed(plain(letters), words)


def _consumed(letters: str, words: Sequence[str]) -> bool:
    """Whether letters are beginnings of these words, one of each big one; small ones may be passed
    over.
    """
    if not letters:
        return not words
    if not words:
        return False
    word, rest = words[0], words[1:]
    takes = any(
        word.startswith(letters[:size]) and _consumed(letters[size:], rest)
        for size in range(1, min(len(letters), len(word), _MOST_OF_A_WORD) + 1)
    )
    return takes or (len(word) <= _MOST_OF_A_WORD and _consumed(letters, rest))


_MOST_OF_A_WORD = 3
