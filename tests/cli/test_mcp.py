"""`interview-app mcp` with a real client over stdio: it may look, and what needs the person is
asked (issue 6.7).
"""

import asyncio
import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("mcp", reason="needs the extra [mcp] (pip install -e '.[mcp]')")

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client
from mcp.types import ElicitResult


def talk(
    tmp_path: Path, calls: list[tuple[str, dict[str, Any]]], *, allow: bool | None
) -> list[tuple[bool, str]]:
    """Call the tools in turn; `allow` is what the person answers, None for a client that cannot
    ask.
    """

    async def asked(_context: Any, _request: Any) -> ElicitResult:
        return ElicitResult(action="accept", content={"allow": bool(allow)})

    async def run() -> list[tuple[bool, str]]:
        server = StdioServerParameters(
            command=sys.executable,
            args=["-m", "interview_app", "--data-dir", str(tmp_path / "mcp"), "mcp"],
            env=dict(os.environ),
        )
        answers = []
        async with (
            stdio_client(server) as (reading, writing),
            ClientSession(
                reading, writing, elicitation_callback=asked if allow is not None else None
            ) as session,
        ):
            await session.initialize()
            names = {tool.name for tool in (await session.list_tools()).tools}
            answers.append((True, json.dumps(sorted(names))))
            for name, arguments in calls:
                result = await session.call_tool(name, arguments)
                text = getattr(result.content[0], "text", "") if result.content else ""
                answers.append(
                    (not getattr(result, "is_error", getattr(result, "isError", False)), text)
                )
        return answers

    return asyncio.run(run())


@pytest.fixture
def document(tmp_path: Path) -> str:
    path = tmp_path / "cv.md"
    path.write_text(
        "# Ada Example\n\nada@example.org\n\n## Experience\n\n### Fitter, Acme\n\n2019-03 – "
        "present\n\n- Built it\n"
    )
    return str(path)


def test_a_client_sees_what_only_looks_and_reads_when_the_person_allows(
    tmp_path: Path, document: str
) -> None:
    """Issue 6.7: capabilities, extract_document and the read-only session tools; reading is
    asked.
    """
    names, can, read = talk(
        tmp_path, [("capabilities", {}), ("extract_document", {"path": document})], allow=True
    )
    assert json.loads(names[1]) == [
        "capabilities", "cv_session_search", "extract_document", "generate_context_pack_v2", "get_cv_session",
        "preview_html", "validate_cv",
    ]  # fmt: skip
    assert json.loads(can[1])["accepts"] == ["pdf", "docx", "txt", "md"]
    assert read[0]
    answer = json.loads(read[1])
    assert answer["derived"]["applicant_profile"]["basics"]["name"] == "Ada Example"
    assert "hidden_text" not in answer["artifact_record"]


@pytest.mark.parametrize("allow", [False, None])
def test_without_a_yes_nothing_is_read(tmp_path: Path, document: str, allow: bool | None) -> None:
    """Issue 6.7: without an elicitation an error, never an approval."""
    _names, read, session = talk(
        tmp_path,
        [("extract_document", {"path": document}), ("get_cv_session", {"session_id": "0" * 8})],
        allow=allow,
    )
    assert not read[0]
    assert "Ada" not in read[1]
    assert not session[0]
