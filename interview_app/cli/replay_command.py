"""`interview-app replay FILE`: record a session for a bug report, or play a recorded one again
(CONTRACT E10).
"""

from pathlib import Path

import click

from interview_app.cli.options import FILE, chosen_folder, shared, tell
from interview_app.errors import PersonCanMend
from interview_app.i18n import _


@click.command("replay")
@click.argument("file", type=FILE)
@click.option(
    "--record", is_flag=True, help="Write the newest session of this data folder to FILE instead."
)
@click.option(
    "--with-content",
    is_flag=True,
    help="With --record: keep what was said. Asked again before it is written.",
)
@click.option("--yes", is_flag=True, help="Do not ask before content is written.")
@shared
def command(*, file: Path, record: bool, with_content: bool, yes: bool, as_json: bool) -> None:
    """Play a recorded session again, and say where it comes out differently."""
    from interview_app.use_cases.interviews import replay

    if record:
        question = _("The file will hold what you said and your data. Go on?")
        if with_content and not yes and not click.confirm(question):
            raise click.Abort
        count = replay.record(chosen_folder(), file, with_content=with_content)
        done = {"recorded": str(file), "events": count, "with_content": with_content}
        _say(done, as_json=as_json)
        return
    outcome = replay.play(file)
    _say(outcome.as_json(), as_json=as_json)
    if outcome.difference:
        raise CameOutDifferently(outcome.difference)


class CameOutDifferently(PersonCanMend):
    """The recorded session does not end as it did."""

    code = "replay_differs"


def _say(what: dict[str, object], *, as_json: bool) -> None:
    words = "\n".join(f"{key.replace('_', ' ')}: {value}" for key, value in what.items())
    tell(what, words, as_json=as_json)
