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

from interview_app import __version__
from interview_app.domain.document_kinds import MIMES
from tests.cli.called import called

QUESTIONS: list[str] = []


def _allowing(folder: Path | None) -> list[str]:
    return [] if folder is None else ["--allow", str(folder)]


def talk(
    tmp_path: Path,
    calls: list[tuple[str, dict[str, Any]]],
    *,
    allow: bool | None,
    folder: Path | None = None,
) -> list[tuple[bool, str]]:
    """Call the tools in turn; `allow` is what the person answers, None for a client that cannot
    ask.
    """

    async def asked(_context: Any, request: Any) -> ElicitResult:
        QUESTIONS.append(request.message)
        return ElicitResult(action="accept", content={"allow": bool(allow)})

    async def run() -> list[tuple[bool, str]]:
        server = StdioServerParameters(
            command=sys.executable,
            args=[
                "-m",
                "interview_app",
                "--data-dir",
                str(tmp_path / "mcp"),
                "mcp",
                *_allowing(folder),
            ],
            env=dict(os.environ),
        )
        answers = []
        async with (
            stdio_client(server) as (reading, writing),
            ClientSession(
                reading, writing, elicitation_callback=asked if allow is not None else None
            ) as session,
        ):
            begun = await session.initialize()
            tools = (await session.list_tools()).tools
            told = {tool.name: tool.model_dump(mode="json") for tool in tools}
            version = begun.model_dump(mode="json")
            answers.append((True, json.dumps({"tools": told, "begun": version})))
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
    path = tmp_path / "papers" / "cv.md"
    path.parent.mkdir()
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
    told, can, read = talk(
        tmp_path,
        [("capabilities", {}), ("extract_document", {"path": document})],
        allow=True,
        folder=Path(document).parent,
    )
    tools = json.loads(told[1])["tools"]
    assert sorted(tools) == [
        "capabilities", "cv_session_search", "extract_document", "generate_context_pack_v2", "get_cv_session",
        "preview_html", "validate_cv",
    ]  # fmt: skip
    assert json.loads(can[1])["accepts"] == [*MIMES]
    assert read[0]
    answer = json.loads(read[1])
    assert answer["derived"]["applicant_profile"]["basics"]["name"] == "Ada Example"
    assert "hidden_text" not in answer["artifact_record"]
    assert os.path.realpath(document) in QUESTIONS[-1]
    assert __version__ in told[1]
    for name, tool in tools.items():
        assert '"read_only_hint": true' in json.dumps(tool).replace(
            "readOnlyHint", "read_only_hint"
        )
        schema = json.dumps(tool)
        assert name == "capabilities" or '"session_id"' in schema or '"path"' in schema
        assert '"params"' not in schema, "parameters are typed"


@pytest.mark.parametrize("allow", [False, None])
def test_without_a_yes_nothing_is_read(tmp_path: Path, document: str, allow: bool | None) -> None:
    """Issue 6.7: without an elicitation an error, never an approval."""
    _names, read, session = talk(
        tmp_path,
        [("extract_document", {"path": document}), ("get_cv_session", {"session_id": "0" * 8})],
        allow=allow,
        folder=Path(document).parent,
    )
    assert not read[0]
    assert "Ada" not in read[1]
    assert ("did not allow" if allow is False else "cannot ask them") in read[1]
    assert not session[0]
    assert "There is no data yet. Start an interview first" in session[1]


def test_only_folders_given_at_the_start_are_read_and_nothing_that_leads_out(
    tmp_path: Path, document: str
) -> None:
    """Issue 29: links out, the system's folders, hidden ones and relative paths are refused with a
    sentence, and the person is not even asked.
    """
    papers = Path(document).parent
    outside = tmp_path / "secret.txt"
    outside.write_text("secret words\n")
    (papers / "link.txt").symlink_to(outside)
    (papers / "up").symlink_to(tmp_path)
    (papers / ".hidden").mkdir()
    (papers / ".hidden" / "x.txt").write_text("hidden words\n")
    wanted = [
        str(outside),
        str(papers / "link.txt"),
        str(papers / "up" / "secret.txt"),
        str(papers / ".." / "secret.txt"),
        str(papers / ".hidden" / "x.txt"),
        "/proc/self/environ",
        "/dev/zero",
        "cv.md",
        "a\x00b",
    ]
    QUESTIONS.clear()
    calls = [("extract_document", {"path": path}) for path in wanted]
    _told, *answers = talk(tmp_path, calls, allow=True, folder=papers)
    assert [answer[0] for answer in answers] == [False] * len(wanted)
    assert all("allowed at the start" in answer[1] or "no path" in answer[1] for answer in answers)
    assert QUESTIONS == []
    _told, without = talk(tmp_path, [("extract_document", {"path": document})], allow=True)
    assert not without[0]
    assert "--allow" in without[1]


@pytest.mark.parametrize("folder", ["/proc", "/dev", "{tmp}/.hidden", "{tmp}/nowhere"])
def test_a_folder_that_may_not_be_allowed_ends_the_start(tmp_path: Path, folder: str) -> None:
    """One line, exit 1."""
    (tmp_path / ".hidden").mkdir()
    allowed = folder.format(tmp=tmp_path)
    done = called("--data-dir", str(tmp_path / "d"), "mcp", "--allow", allowed)
    assert (done.returncode, len(done.stderr.splitlines())) == (1, 1)
    assert b"cannot be allowed" in done.stderr
