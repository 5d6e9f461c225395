"""`interview-app schema`: write the files that are generated from the code, or check that they are
in step (E10).
"""

from pathlib import Path

import click

from interview_app.cli.options import shared, tell
from interview_app.errors import PersonCanMend
from interview_app.use_cases.care import schemas


class Stale(PersonCanMend):
    """A generated file is not what the code gives."""

    code = "stale_schemas"


def _openapi() -> str:
    from interview_app.server.openapi import openapi

    return schemas.as_json(openapi())


def _tool_call_schema() -> str:
    from interview_app.server.openapi import tool_call_schema

    return schemas.as_json(tool_call_schema())


GENERATED = {
    **schemas.GENERATED,
    "schemas/openapi.json": _openapi,
    "schemas/openai_cv_tool_call_handler_schema.json": _tool_call_schema,
}
"""Those of the use cases, and those of the server, which no use case may import (CONTRACT F1, F2).
"""


@click.command("schema")
@click.option(
    "--check", is_flag=True, help="Write nothing; fail when a file is not in step with the code."
)
@click.option(
    "--out",
    type=click.Path(file_okay=False, readable=False),
    default=".",
    help="The project's folder (default: here).",
)
@shared
def command(*, check: bool, out: str, as_json: bool) -> None:
    """Write the generated JSON schemas and pages."""
    root = Path(out)
    if check:
        wrong = schemas.stale(root, GENERATED)
        if wrong:
            raise Stale(
                f"Not in step with the code: {', '.join(wrong)}. Run `interview-app schema`."
            )
        changed: tuple[str, ...] = ()
    else:
        try:
            changed = schemas.write(root, GENERATED)
        except OSError as error:
            raise Stale(
                f"The schemas could not be written to {root}. Choose another folder."
            ) from error
    words = f"{len(GENERATED)} generated files are in step; {len(changed)} written."
    tell({"files": list(GENERATED), "written": list(changed)}, words, as_json=as_json)
