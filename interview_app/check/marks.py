"""What of a line its evidence does not say in these words, and what it says beside them."""

from collections.abc import Iterator, Sequence

from interview_app.check import rules
from interview_app.check.figures import PrintedLine
from interview_app.check.rules import Finding
from interview_app.check.statements import Evidence, Statement, word_keys
from interview_app.language.tokens import Token
from interview_app.language.words import Limit, is_small, limits_in

_BESIDE = 2
"""Words behind (and before) a limit that it is likely to be about."""
_ENOUGH = 2
"""Words that a line shares with a statement that it rests on."""


def new_words(line: PrintedLine, evidence: Evidence) -> list[Finding]:
    """The words of a line whose stem is not among the stems of its evidence."""
    found = tuple(
        dict.fromkeys(token.text for token in content(line) if not _is_told(token, line, evidence))
    )
    return [Finding(rules.NEW_WORDS, ", ".join(found), found)] if found else []


def _is_told(token: Token, line: PrintedLine, evidence: Evidence) -> bool:
    languages = {line.language, *evidence.languages}
    return any(
        key in evidence.words for language in languages for key in word_keys(token.text, language)
    )


def content(line: PrintedLine) -> Iterator[Token]:
    """The words of a line that say something and are no figure."""
    limits = limits_in(line.text, line.language)
    for token in line.tokens:
        limited = any(
            one.kind == "negation" and one.start <= token.start < one.end for one in limits
        )
        small = line.language is not None and is_small(token.text, line.language)
        if (limited or not small) and not line.is_figure(token) and _has_letters(token):
            yield token


def _has_letters(token: Token) -> bool:
    return any(map(str.isalnum, token.text))


def dropped_limits(line: PrintedLine, evidence: Evidence) -> list[Finding]:
    """The limits that a statement has beside what the line takes from it, where the line has none
    of their kind.
    """
    own = {one.kind for one in limits_in(line.text, line.language)}
    said = _keys(line.tokens, line.language)
    found = {
        limit.text: None
        for statement in _used(said, evidence)
        for limit in limits_in(statement.text, statement.language)
        if limit.kind not in own and _is_beside(limit, statement, said)
    }
    return [Finding(rules.LIMIT_DROPPED, text) for text in found]


def _used(said: frozenset[str], evidence: Evidence) -> Iterator[Statement]:
    """The statements that a line rests on: those with which it shares enough words."""
    for statement in evidence.statements:
        told = statement.telling
        if len(told & said) >= min(_ENOUGH, len(told)) > 0:
            yield statement


def _keys(tokens: Sequence[Token], language: str | None) -> frozenset[str]:
    return frozenset(key for token in tokens for key in word_keys(token.text, language))


def _is_beside(limit: Limit, statement: Statement, said: frozenset[str]) -> bool:
    """Whether a line uses one of the words right behind a limit, or right before it."""
    big = [token for token in statement.tokens if not statement.is_small(token)]
    behind = [token for token in big if token.start >= limit.end][:_BESIDE]
    before = [token for token in big if token.end <= limit.start][-1:]
    return any(
        key in said
        for token in (*behind, *before)
        for key in word_keys(token.text, statement.language)
    )
