"""`interview-app audit`: the fact check alone, on any résumé (CONTRACT E7). Exit 0 when it ran,
whatever it found.
"""

import json
from pathlib import Path

import click

from interview_app.cli.options import FILE, shared
from interview_app.domain.tailoring import AuditReport, CheckedLine, Severity, Verdict
from interview_app.errors import PersonCanMend
from interview_app.i18n import _, ngettext


class NoSuchRule(PersonCanMend):
    """No rule of the check has this id."""

    code = "no_such_rule"


@click.command("audit")
@click.option(
    "--resume",
    type=FILE,
    metavar="FILE",
    help="The résumé: PDF, DOCX, MD, TXT, RenderCV YAML, or a claim index as JSON.",
)
@click.option(
    "--cards",
    type=FILE,
    metavar="FILE",
    help='Evidence cards as JSON: a list of cards, or an object with the list under "cards".',
)
@click.option(
    "--explain",
    is_flag=False,
    flag_value="",
    metavar="[RULE]",
    help="Say what the rules are, or one of them, and check nothing.",
)
@shared
def command(*, resume: Path | None, cards: Path | None, explain: str | None, as_json: bool) -> None:
    """Hold every line of a résumé against evidence cards, whoever wrote it.

    Each line is proven (word for word an approved line, or the same but for how it looks), refused
    (what can be compared exactly stands nowhere in the evidence: a figure, a date, a part of a row
    that has fields), or your word (all else; the words that the evidence does not have are marked).

    Cards: `interview-app parse -f RESUME -o cards.json` makes them from a résumé; each folder that
    `interview-app demo --out DIR` or `generate` writes has an example, evidence_used.json. A card
    needs id, project, company, timeframe, role and raw_text; of one without lines each whole
    sentence, metric and field counts as an approved line. The profile that `parse` writes beside
    the cards is evidence too. A card that cannot be used is told of under the inconsistencies and
    left out.

    Headings: each line is held against the cards of the employer or school under whose heading it
    stands. A heading is a short line that names an approved employer, with its title, place and
    dates in the same line or the lines beside it, in any order: "Fitter, Acme Ltd, 2019 - 2022",
    "Acme Ltd | Leeds" above "Fitter (2019 - 2022)". The names of sections, such as Experience,
    Berufserfahrung or Educación, end an entry. Name and contact at the top of the page claim
    nothing.

    Claim index: a JSON list, alone or under "claims", of objects with bullet_id
    ("experience-acme-ltd-bullet-1"), bullet_text, and evidence_card_ids, the ids of the cards that
    prove it. Each claim is held against the cards it cites.

    The exit is 0 when the audit ran, whatever it found; --json prints the report, with "lines" and
    "passed": true when each line is proven.
    """
    if explain is not None:
        _explain(explain or None)
        return
    if resume is None or cards is None:
        raise click.UsageError("Give --resume FILE and --cards FILE, or --explain [RULE].")
    from interview_app.use_cases.resumes.audit import audit_file

    report = audit_file(resume, cards)
    if as_json:
        click.echo(json.dumps(report.to_json(), ensure_ascii=False, indent=2))
    else:
        _print(report)


def _explain(rule: str | None) -> None:
    from interview_app.check.explained import all_explained

    try:
        click.echo(all_explained(rule))
    except KeyError:
        sentence = _("There is no rule {id}. Run `interview-app audit --explain` for all of them.")
        raise NoSuchRule(sentence.format(id=rule)) from None


_MARKS = {Verdict.PROVEN: "✓", Verdict.REFUSED: "✗", Verdict.YOUR_WORD: "?"}


def _print(report: AuditReport) -> None:
    told: dict[str, list[str]] = {}
    for violation in report.truth_violations:
        told.setdefault(violation.bullet_text, []).append(violation.violation)
    for line in report.lines:
        click.echo(f"{_MARKS[line.verdict]} {line.text}")
        for sentence in told.pop(line.text, ()):
            click.echo(f"    {sentence}")
    for text, sentences in told.items():
        click.echo("\n".join((f"✗ {text}", *(f"    {one}" for one in sentences))))
    for sentence in report.inconsistencies:
        click.echo(f"! {sentence}")
    click.echo(_summed(report.lines, blocked=_blocked(report)))


def _blocked(report: AuditReport) -> bool:
    return any(one.severity is Severity.BLOCKER for one in report.truth_violations)


def _summed(lines: tuple[CheckedLine, ...], *, blocked: bool) -> str:
    """How many lines have which verdict, in one line."""
    count = {one: sum(line.verdict is one for line in lines) for one in Verdict}
    if not blocked and count[Verdict.PROVEN] == len(lines):
        return _("✓ Every line is supported by the evidence.")
    parts = (
        ngettext("{n} line proven", "{n} lines proven", count[Verdict.PROVEN]),
        ngettext("{n} refused", "{n} refused", count[Verdict.REFUSED]),
        ngettext("{n} needs your word", "{n} need your word", count[Verdict.YOUR_WORD]),
    )
    numbers = (count[Verdict.PROVEN], count[Verdict.REFUSED], count[Verdict.YOUR_WORD])
    return ", ".join(part.format(n=n) for part, n in zip(parts, numbers, strict=True)) + "."
