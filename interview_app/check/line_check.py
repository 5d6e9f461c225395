"""One line against the evidence of its entry: proven, refused, or your word."""

from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import replace

from interview_app.check import rules
from interview_app.check.evidence import EntryKey, EvidenceSet
from interview_app.check.figures import PrintedLine, figure_findings
from interview_app.check.marks import content, dropped_limits, new_words
from interview_app.check.rows import row_findings
from interview_app.check.rules import ROWS, Finding, Kind, LineVerdict, verdict_of
from interview_app.check.statements import Evidence, Told, word_keys
from interview_app.check.wording import wording_key
from interview_app.domain.tailoring import Verdict
from interview_app.language.data import languages
from interview_app.language.dates import dates_in
from interview_app.language.detection import language_of
from interview_app.language.tokens import tokens
from interview_app.language.words import is_small

_FEWEST_WORDS = 3
"""Words of a line that is another entry's; fewer are a name that stands in many."""
_MOST_CITED = 3


def check_line(
    text: str,
    *,
    evidence: EvidenceSet,
    entry: EntryKey | None = None,
    kind: Kind = "sentence",
    language: str | None = None,
    without: Collection[str] = (),
) -> LineVerdict:
    """What the evidence says of one line.

    Args:
        text: the line as it is printed.
        evidence: of the whole career.
        entry: the entry under whose head the line stands; None for what stands under none (a
            summary, a list of skills) and may rest on all.
        kind: a sentence, or what kind of row.
        language: the language the line is meant to be in, ISO 639-1; told from the line if None.
        without: ids or texts of approved lines that do not count, for a line is never its own
            evidence.
    """
    here = evidence.under(entry)
    if kind in ("skill", "language", "certificate"):
        here = evidence.whole
    here = here.without(without) if without else here
    line = PrintedLine(text, language=_language(text, here, language))
    proven = _word_for_word(line, here)
    if proven is not None:
        return proven
    if kind in ROWS:
        return _of_row(line, kind, here)
    found = [*_of_another_entry(line, entry, evidence), *figure_findings(line, here)]
    found += _asked(line, here)
    return verdict_of(found, cited(line, here))


def _language(text: str, here: Evidence, hint: str | None) -> str | None:
    """The language of a line: one of those it is likely in, or another whose small words it has."""
    likely = sorted({*here.languages, *filter(None, [hint])})
    if not likely:
        return language_of(text)
    found = language_of(text)
    if found is None or found in likely:
        return found or language_of(text, among=likely) or hint
    own = [
        token
        for token in tokens(text)
        if is_small(token.text, found) and not any(is_small(token.text, one) for one in likely)
    ]
    return found if len(own) >= _CLEAR else language_of(text, among=likely) or hint


_CLEAR = 2
"""Small words that a line must have of a language that neither page nor evidence is in."""


def _word_for_word(line: PrintedLine, here: Evidence) -> LineVerdict | None:
    """Proven, when an approved line is the same; the entry's cards without lines have sentences."""
    languages = (line.language, *here.languages)
    for language in dict.fromkeys(languages):
        same = here.keys.get(wording_key(line.text, language), ())
        if same:
            approved = any(one.told is Told.LINE for one in same)
            rule = rules.APPROVED_LINE if approved else rules.TOLD_WORD_FOR_WORD
            return verdict_of([Finding(rule)], [one.card_id for one in same if one.card_id])
    return None


def _of_row(line: PrintedLine, kind: Kind, here: Evidence) -> LineVerdict:
    found = row_findings(_read_by_dates(line), kind, here)
    if _is_translated(line, here):
        names = [one for one in found if one.rule is not rules.ITEM_NOT_APPROVED]
        found = [*names, Finding(rules.TRANSLATED)] if len(names) < len(found) else found
    return verdict_of(found or [Finding(rules.APPROVED_VALUES)], cited(line, here))


def _read_by_dates(line: PrintedLine) -> PrintedLine:
    """A row in the language that reads most of it as dates: "Jun 2008" on a French page."""

    def dated(code: str | None) -> int:
        return sum(one.end_at - one.start_at for one in dates_in(line.text, code))

    best = max((line.language, *languages()), key=dated)
    return line if dated(best) == dated(line.language) else replace(line, language=best)


def _of_another_entry(
    line: PrintedLine, entry: EntryKey | None, evidence: EvidenceSet
) -> Iterator[Finding]:
    if entry is None or len(line.tokens) < _FEWEST_WORDS:
        return
    for other in evidence.others(entry):
        same = other.keys.get(wording_key(line.text, line.language), ())
        if any(one.told is not Told.FIELD for one in same):
            yield Finding(rules.LINE_OF_ANOTHER_ENTRY, other.title, (line.text,))
            return


def _asked(line: PrintedLine, here: Evidence) -> list[Finding]:
    """What the person is asked about a line that is none of theirs yet."""
    if _is_translated(line, here):
        return [Finding(rules.TRANSLATED)]
    return [*new_words(line, here), *dropped_limits(line, here)] or [Finding(rules.REWORDED)]


def _is_translated(line: PrintedLine, here: Evidence) -> bool:
    return (
        line.language is not None
        and bool(here.languages - {line.language})
        and (line.language not in here.languages)
    )


def cited(line: PrintedLine, here: Evidence) -> list[str]:
    """The cards that a line rests on: those that have most of its words, best first."""
    left = {word_keys(token.text, line.language)[0] for token in content(line)}
    left |= {f"{one.value}" for one in line.quantities}
    found: list[str] = []
    while left and len(found) < _MOST_CITED:
        shared: Counter[str] = Counter()
        for card, words in here.words_of_cards.items():
            shared[card] = len(left & words)
        card, count = shared.most_common(1)[0] if shared else ("", 0)
        if not count:
            break
        found.append(card)
        left -= here.words_of_cards[card]
    return found


__all__ = ["LineVerdict", "Verdict", "check_line", "cited"]
