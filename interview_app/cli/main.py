"""`interview-app`: opens the window, or runs one command (CONTRACT E).

Commands are listed by hand and imported only when they are called, so that each starts fast. A
failure the person can mend is one line on stderr and exit 1; wrong usage exits 2; a bug is logged
without content and told in one sentence.
"""

import contextlib
import errno
import importlib
import json
import os
import sys
from typing import NoReturn

import click

from interview_app import __version__
from interview_app.cli.own_verbs import run_own_verb, start
from interview_app.errors import PersonCanMend

COMMANDS = {
    "audit": "Hold every line of a résumé against evidence cards.",
    "backup": "Make a backup of everything now.",
    "delete-everything": "Delete all data of this app, backups and keys too.",
    "demo": "Play a scripted interview over the sample résumés.",
    "diff": "Compare two tailored résumés.",
    "doctor": "Check this machine and say what to do.",
    "export": "Write your data in a format other programs read.",
    "extract": "Read documents and print what was understood.",
    "generate": "Write a résumé for a job posting from evidence cards.",
    "import": "Take in data from another program's file.",
    "key": "Keep, delete or look up a provider's key.",
    "models": "Places with models: list, add, test, use, remove, discover.",
    "mcp": "Offer read-only tools to an MCP client over stdio.",
    "parse": "Turn a fact résumé into evidence cards.",
    "replay": "Play a recorded session again.",
    "restore": "Bring a backup back.",
    "schema": "Write the generated JSON schemas.",
    "serve": "Serve sessions over HTTP on this machine alone.",
}
"""Every command with its one-line help; the module is `interview_app.cli.NAME_command` and holds
`command`.
"""


def module_of(name: str) -> str:
    """The module of a command: a hyphen becomes an underscore, and `_command` keeps it off keywords
    and the standard library.
    """
    plain = name.replace("-", "_")
    return f"interview_app.cli.{plain}_command"


class _LazyGroup(click.Group):
    """Lists all commands and imports only the one that is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = importlib.import_module(module_of(cmd_name)).command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@click.group(
    cls=_LazyGroup,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(__version__, prog_name="interview-app")
@click.option("--data-dir", metavar="DIR", help="Keep everything under this folder.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@click.option("--headless", is_flag=True, help="Run the interview without a window.")
@click.option("--control", type=click.Choice(["stdio"]), help="With --headless: talk JSON lines.")
@click.option(
    "--language",
    metavar="CODE",
    help="With --headless: what the interview speaks, such as en, de, fr or es.",
)
@click.option(
    "--model", metavar="NAME", help="With --headless: a place of `models list`, or a model."
)
@click.option("--yes", is_flag=True, help="With --model: agree to the place without being asked.")
@click.option(
    "--safe", is_flag=True, help="Open only export and restore, when the window cannot start."
)
@click.pass_context
def cli(
    ctx: click.Context,
    *,
    data_dir: str | None,
    as_json: bool,
    headless: bool,
    control: str | None,
    language: str | None,
    model: str | None,
    yes: bool,
    safe: bool,
) -> None:
    """Interview App: your working life in your own words, and résumés in which every line can be
    traced. Without a command the window opens.
    """
    ctx.obj = {"data_dir": data_dir, "as_json": as_json}
    if ctx.invoked_subcommand is not None:
        return
    if headless:
        if control != "stdio":
            raise click.UsageError("--headless needs --control stdio")
        chosen = None
        if model is not None:
            from interview_app.cli.models_command import agreed_place

            chosen = agreed_place(model, yes=yes)
        start("interview_app.cli.headless", data_dir=data_dir, language=language, choice=chosen)
    elif alone := [
        name
        for name, given in (("--control", control), ("--language", language), ("--model", model))
        if given is not None
    ]:
        raise click.UsageError(f"{alone[0]} needs --headless")
    else:
        _needs_display()
        start("interview_app.app", data_dir=data_dir, **({"safe": True} if safe else {}))


_DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


def _needs_display() -> None:
    """Say it in a sentence where Qt would abort."""
    if sys.platform == "linux" and not any(map(os.environ.get, _DISPLAYS)):
        raise PersonCanMend(
            "There is no display here, so the window cannot open. `interview-app demo` plays an "
            "interview and makes its files, `interview-app --help` lists what works without one."
        )


def main() -> None:
    """The console entry point; the workers' verbs are looked at before anything else is
    imported.
    """
    run_own_verb()
    _settle_streams()
    try:
        cli.main(standalone_mode=False)
        # what a full disk refuses is told here, and not by the interpreter on its way out
        sys.stdout.flush()
    except click.exceptions.Exit as done:
        raise SystemExit(done.exit_code) from None
    except click.Abort:
        _fail("Stopped.", code="user_cancelled")
    except click.ClickException as wrong:
        wrong.show()
        raise SystemExit(wrong.exit_code) from None
    except PersonCanMend as failure:
        _fail(failure.sentence, code=failure.code)
    except BrokenPipeError:
        _drop_output()
        raise SystemExit(1) from None
    except OSError as error:
        if error.errno not in _CANNOT_WRITE:
            _fail_of_ours()
        _drop_output()
        _fail(
            "The answer cannot be written. Make room on the disk, or send it elsewhere.",
            code="output_failed",
        )
    except Exception:  # noqa: BLE001 - the border of the command line: no traceback ever reaches the person (CONTRACT E)
        _fail_of_ours()


_CANNOT_WRITE = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EROFS}


def _drop_output() -> None:
    """What still waits to be written goes nowhere, or the interpreter would fail over it again at
    its end (exit 120).
    """
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _settle_streams() -> None:
    """Streams that were closed by the caller are empty ones; names of files may hold any bytes, and
    printing them never fails.
    """
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        if getattr(sys, name) is None:
            # Opened in this order each takes the descriptor it stands for, so that no file of ours
            # ever gets it.
            setattr(sys, name, open(os.devnull, "w" if number else "r", encoding="utf-8"))  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError):
            stream.reconfigure(errors="backslashreplace")  # type: ignore[union-attr]


def _fail_of_ours() -> NoReturn:
    from interview_app import logs

    where = logs.log_bug("command line")
    _fail(
        f"Something went wrong inside the app; your data is safe. A report without content is in "
        f"{where}.",
        code="bug",
    )


def _fail(sentence: str, *, code: str) -> NoReturn:
    if "--json" in sys.argv:
        told = json.dumps({"error": {"code": code, "message": sentence}}, ensure_ascii=False)
        print(told, file=sys.stderr)  # noqa: T201
    else:
        print(sentence, file=sys.stderr)  # noqa: T201
    raise SystemExit(1)
