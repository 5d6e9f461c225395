"""What `generate --interactive` asks on the terminal in the middle of a run (CONTRACT E5)."""

import sys
from typing import TYPE_CHECKING

import click

from interview_app.i18n import _

if TYPE_CHECKING:
    from interview_app.domain.tailoring import UserQuestion
    from interview_app.tailoring.lines.settling import Either


async def ask_gap(question: "UserQuestion") -> str | None:
    """The person's own words about what the posting asks for and no evidence shows; None when they
    leave it.

    Raises:
        Abort: they stopped it.
    """
    click.echo(question.question, err=True)
    click.echo(question.impact, err=True)
    try:
        answer = click.prompt(
            _("Your answer (empty to skip)"), default="", show_default=False, err=True
        )
    except click.Abort:
        if sys.stdin.isatty():
            # the person stopped it; where answers come from a file, its end skips what is left
            raise
        return None
    return str(answer).strip() or None


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
