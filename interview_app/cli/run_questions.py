"""What `generate --interactive` asks on the terminal in the middle of a run (CONTRACT E5)."""

import sys
from textwrap import shorten
from typing import TYPE_CHECKING

import click

from interview_app.i18n import _

if TYPE_CHECKING:
    from collections.abc import Callable

    from interview_app.check.rules import LineVerdict
    from interview_app.domain.knowledge_card import EvidenceCard
    from interview_app.domain.proposals import Proposal
    from interview_app.domain.tailoring import UserQuestion
    from interview_app.tailoring.lines.contradictions import Either
    from interview_app.tailoring.match.gaps import GapAnswer
    from interview_app.tailoring.stages.context import Decision

_MOST_CARDS = 3
_LONGEST_QUOTE = 240
"""Characters of a card; the whole of it is in `evidence_used.json`."""


async def ask_gap(question: "UserQuestion") -> "GapAnswer | None":
    """The person's own words about what the posting asks for and no evidence shows, and their line
    of it; None when they leave it.

    Raises:
        Abort: they stopped it.
    """
    click.echo(question.question, err=True)
    click.echo(question.impact, err=True)
    from interview_app.tailoring.match.gaps import GapAnswer

    answer = _prompted(_("Your answer (empty to skip)"))
    if not answer:
        return None
    click.echo(
        _("Say it in one sentence, as it could stand on your résumé. Begin with what you did."),
        err=True,
    )
    line = _prompted(_("Line (empty: keep the answer without one; “=”: the answer as it is)"))
    return GapAnswer(text=answer, line=answer if line == "=" else line)


def _prompted(words: str) -> str:
    """What is typed, without blanks around it; "" where answers come from a file that has ended.

    Raises:
        Abort: the person stopped it.
    """
    try:
        answer = click.prompt(words, default="", show_default=False, err=True)
    except click.Abort:
        if sys.stdin.isatty():
            raise
        return ""
    return str(answer).strip()


async def ask_proposal(
    proposal: "Proposal",
    replaced: tuple[str, ...],
    evidence: "tuple[EvidenceCard, ...]",
    check: "Callable[[str], LineVerdict]",
) -> "Decision | None":
    """What the person says to a suggested wording: y, n, their own words, or q for no more.

    Their words are theirs at once; of what the evidence does not have they say that it is true
    (NEXT 3). One word, such as “ja”, is asked about.

    Raises:
        Abort: they stopped it.
    """
    from interview_app.tailoring.lines.suggesting import said_of
    from interview_app.tailoring.stages.context import Decision

    for text in replaced:
        click.echo(_("Now:       {text}").format(text=text), err=True)
    click.echo(_("Suggested: {text}").format(text=proposal.text), err=True)
    for sentence in said_of(proposal):
        click.echo(f"  ! {sentence}", err=True)
    for card in evidence[:_MOST_CARDS]:
        quote = shorten(card.raw_text, _LONGEST_QUOTE, placeholder=" …")
        click.echo(_("  Evidence: “{quote}”").format(quote=quote), err=True)
    while True:
        answer = _prompted(_("Use it? y, n, q for no more, or your own wording"))
        if answer.casefold() in ("q", ""):
            return None
        if answer.casefold() in _YES_OR_NO:
            return Decision(text=proposal.text if _YES_OR_NO[answer.casefold()] else None)
        if len(answer.split()) == 1 and not _agrees(
            _("Is “{text}” the whole line? y or n"), answer
        ):
            continue
        refused = _refused(check(answer))
        for sentence in refused:
            click.echo(f"  ! {sentence}", err=True)
        if not refused or _agrees(_("Is it true? y keeps it as your own word, n goes back")):
            return Decision(text=answer, attested=bool(refused))


_YES_OR_NO = {"y": True, "yes": True, "n": False, "no": False}


def _refused(found: "LineVerdict") -> tuple[str, ...]:
    from interview_app.domain.proposals import Verdict

    return found.sentences if found.verdict is Verdict.REFUSED else ()


def _agrees(words: str, text: str = "") -> bool:
    """Whether the person says yes to a question (about a text)."""
    return _YES_OR_NO.get(_prompted(words.format(text=text)).casefold(), False)


async def ask_which(either: "Either") -> bool | None:
    """Which of two lines that cannot both be true is printed: whether it is the other one; None
    leaves it to the evidence.

    Raises:
        Abort: they stopped it.
    """
    click.echo(_("These two lines cannot both be true:"), err=True)
    click.echo(f"  1. {either.printed}\n  2. {either.other}\n{either.why}", err=True)
    try:
        answer = click.prompt(
            _("Which one is printed?"), type=click.Choice(["1", "2"]), default="1", err=True
        )
    except click.Abort:
        if sys.stdin.isatty():
            raise
        return None
    return str(answer) == "2"
