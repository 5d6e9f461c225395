"""One contract, every tool: manifests, schemas and results say what CONTRACT A5 to A13 say."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest
from pydantic import BaseModel

from interview_app.domain.artifact import artifact_id
from interview_app.domain.phases import Phase
from interview_app.domain.profile import ApplicantProfile
from interview_app.domain.reading import DocumentReading
from interview_app.errors import Bug
from interview_app.interview.phases import MOVES_ON_BY_ITSELF, TOOLS
from interview_app.llm.client import ResultItem
from interview_app.messages.interview import Acknowledged
from interview_app.paths import DataFolder
from interview_app.tool_contract import Tool, parameters_schema, wire_name
from interview_app.use_cases.exchange.uploads import Uploads
from interview_app.use_cases.interviews.documents import InterviewDocuments
from interview_app.use_cases.interviews.mac_contacts import InterviewContacts
from interview_app.use_cases.reading.document import DocumentReader
from interview_app.use_cases.reading.on_demand import ReadingOnDemand
from tests.interview.played import NoContacts, Played
from tests.scripted_model import ScriptedModel, calls, says
from tools import ALL_TOOLS

NAMES = {
    "capabilities.describe": {},
    "get_user_option": {"prompt": True, "options": True, "allowMultiple": False, "required": False},
    "get_user_upload": {"uploadType": True, "prompt": False, "acceptedFormats": False},
    "get_macos_contact_card": {"cardType": False, "name": False},
    "extract_document": {
        "file_url": True,
        "purpose": False,
        "return_types": False,
        "auto_persist": False,
        "timeout_seconds": False,
    },
    "submit_for_validation": {"dataType": True, "data": True, "message": False},
    "persist_data": {
        "dataType": True,
        "data": False,
        "reviewId": False,
        "upsert": False,
        "message": False,
    },
    "read_records": {"ids": True},
    "note_story": {
        "story": False,
        "entry_id": False,
        "told": False,
        "later": False,
        "drop": False,
    },
    "next_phase": {"reason": True, "overrides": False},
}
VENDORS = re.compile(
    r"openai|anthropic|claude|gemini|google|mistral|ollama|llama|gpt|pymupdf|tesseract|pydantic"
    r"|sqlite|qt\b|pyside|rendercv|typst"
    r"|vobject|pyobjc|python|contract [a-f]\d",
    re.IGNORECASE,
)


@pytest.mark.parametrize("tool", ALL_TOOLS, ids=lambda tool: tool.name)
def test_a_tool_has_the_parameters_of_the_contract(tool: Tool) -> None:
    """A5 to A12: names to the letter, required ones marked, nothing unknown taken."""
    schema = parameters_schema(tool)
    expected = NAMES[tool.name]
    assert set(schema["properties"]) == set(expected)
    assert set(schema.get("required", ())) == {
        name for name, required in expected.items() if required
    }
    assert schema["additionalProperties"] is False
    assert issubclass(tool.parameters, BaseModel)


@pytest.mark.parametrize("tool", ALL_TOOLS, ids=lambda tool: tool.name)
def test_a_manifest_names_no_vendor_and_no_library(tool: Tool) -> None:
    """A1: no vendor, model or library name anywhere the model can see; none of our own notes
    either.
    """
    shown = json.dumps([tool.name, tool.description, parameters_schema(tool)])
    assert not VENDORS.search(shown), VENDORS.search(shown)


@pytest.mark.parametrize("tool", ALL_TOOLS, ids=lambda tool: tool.name)
def test_a_wire_name_fits_and_is_the_only_one(tool: Tool) -> None:
    """A3: `[a-zA-Z0-9_-]` on the wire, mapped both ways."""
    assert re.fullmatch(r"[a-zA-Z0-9_-]{1,64}", wire_name(tool.name))
    assert [other for other in ALL_TOOLS if wire_name(other.name) == wire_name(tool.name)] == [tool]


@pytest.mark.parametrize("tool", ALL_TOOLS, ids=lambda tool: tool.name)
def test_a_tool_is_offered_in_some_phase_and_every_offered_name_is_one(tool: Tool) -> None:
    """A4, A14: the table of phases and the list of tools know each other."""
    assert any(tool.name in names for names in TOOLS.values())
    assert {name for names in TOOLS.values() for name in names} == {one.name for one in ALL_TOOLS}


def test_the_phases_allow_what_the_design_says() -> None:
    """DESIGN 5: the contact card belongs to phase 1 alone."""
    with_card = [phase for phase, names in TOOLS.items() if "get_macos_contact_card" in names]
    assert with_card == [Phase.CORE_FACTS]
    assert MOVES_ON_BY_ITSELF == (Phase.CORE_FACTS,)


@pytest.mark.parametrize("tool", ALL_TOOLS, ids=lambda tool: tool.name)
def test_a_tool_that_never_waits_has_no_answer_to_finish(tool: Tool) -> None:
    """tool_contract: `finish` of a tool that never waits is a bug, not a silent result."""
    if tool.name in ("capabilities.describe", "get_macos_contact_card", "extract_document"):
        with pytest.raises(Bug):
            tool.finish(tool.parameters.model_construct(), {}, None)  # type: ignore[arg-type]


def results(leader: ScriptedModel) -> list[dict[str, Any]]:
    return [item.output for item in leader.requests[-1].history if isinstance(item, ResultItem)]


def test_the_manifest_tells_the_truth_about_this_machine(tmp_path: Path) -> None:
    """A5: version 2, the exact keys; ocr and layout as the reader says; the contact card not
    configured here.
    """
    leader = ScriptedModel([calls(("capabilities.describe", "{}")), says("?")])
    with Played(tmp_path, leader) as played:
        played.asked("message")
    manifest = results(leader)[0]
    assert manifest == {
        "version": 2,
        "tools": {
            "get_user_option": {"status": "ready"},
            "get_user_upload": {
                "status": "ready",
                "accepts": ["pdf", "docx", "txt", "md"],
                "max_bytes": 10485760,
            },
            "get_macos_contact_card": {"status": "not_configured"},
            "submit_for_validation": {
                "status": "ready",
                "data_types": [
                    "applicant_profile",
                    "skeleton_timeline",
                    "experience",
                    "education",
                    "knowledge_card",
                ],
            },
            "persist_data": {
                "status": "ready",
                "data_types": [
                    "applicant_profile",
                    "skeleton_timeline",
                    "knowledge_card",
                    "artifact_record",
                    "writing_sample",
                    "candidate_dossier",
                ],
            },
            "extract_document": {
                "status": "ready",
                "supports": ["pdf", "docx"],
                "ocr": False,
                "layout_preservation": True,
            },
            "next_phase": {"status": "ready"},
        },
    }


def _pdf(path: Path, *, scanned: bool) -> Path:
    import pymupdf

    with pymupdf.open() as document:
        page = document.new_page()
        if scanned:
            picture = pymupdf.Pixmap(pymupdf.csGRAY, pymupdf.IRect(0, 0, 200, 200))
            picture.clear_with(200)
            page.insert_image(page.rect, pixmap=picture)
        else:
            for at, line in enumerate(
                ("Mara Lindqvist", "Experience", "2019-03 - present Ward nurse, St. Anne Hospital")
            ):
                page.insert_text((72, 72 + 24 * at), line)
        document.save(path)
    return path


class _NoOcr:
    """OCR that is not installed."""

    def available(self) -> bool:
        return False

    def close(self) -> None:
        """Nothing stands by."""


@pytest.mark.parametrize(("scanned", "status"), [(False, {"ok", "partial"}), (True, {"partial"})])
def test_a_document_is_read_by_its_handle(tmp_path: Path, scanned: bool, status: set[str]) -> None:
    """A13 (1), (2): a text PDF gives a record; a scanned one without OCR is partial with
    unparsable_no_text; twice the same.
    """
    file = _pdf(tmp_path / "cv.pdf", scanned=scanned)
    reader = ReadingOnDemand(DataFolder(tmp_path / "reader"))
    reader._reader = DocumentReader(ocr=_NoOcr())  # type: ignore[arg-type]
    leader = ScriptedModel([])
    played = Played(tmp_path / "data", leader)
    documents = InterviewDocuments(played.store, reader, played.clock)
    try:
        handle = Uploads(played.store).take_in(bytes(file)).handle

        async def twice() -> list[DocumentReading]:
            return [await documents.read(handle, timeout_seconds=20) for _ in range(2)]

        first, again = asyncio.run(twice())
    finally:
        reader.close()
        played.store.close()
    assert first.status in status
    assert first.artifact_record is not None
    assert first.artifact_record == again.artifact_record
    assert first.artifact_record.id == artifact_id(first.artifact_record.sha256)
    assert ("unparsable_no_text" in first.quality.issues) is scanned
    assert first.artifact_record.status.value == ("unparsable" if scanned else "parsed")


def test_an_unknown_handle_is_a_failed_reading(tmp_path: Path) -> None:
    """A9, B: file_not_found with its sentence, no exception."""
    played = Played(tmp_path, ScriptedModel([]))
    reader = ReadingOnDemand(DataFolder(tmp_path / "reader"))
    try:
        documents = InterviewDocuments(played.store, reader, played.clock)
        reading = asyncio.run(documents.read("upload://nobody", timeout_seconds=5))
    finally:
        reader.close()
        played.store.close()
    assert (reading.status, reading.quality.issues) == ("failed", ("file_not_found",))


VCARD = (
    "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Mara Lindqvist\r\nN:Lindqvist;Mara;;;\r\nTITLE:Ward nurse\r\n"
    "EMAIL;TYPE=HOME:old@example.org\r\nEMAIL;TYPE=PREF:mara@example.org\r\nTEL:+47 22 33 44 55\r\n"
    "ADR:;;Strandgaten "
    "1;Bergen;Vestland;5013;Norway\r\nURL:https://www.linkedin.com/in/mara\r\nEND:VCARD\r\n"
)


def test_a_dropped_vcard_gives_the_contact_card_everywhere(tmp_path: Path) -> None:
    """A8: `{"status": "fetched", "applicant_profile"}` from a vCard file on a machine without an
    address book.
    """
    file = tmp_path / "me.vcf"
    file.write_text(VCARD)
    upload = ("get_user_upload", '{"uploadType": "other"}')
    leader = ScriptedModel([calls(upload), calls(("get_macos_contact_card", "{}")), says("?")])
    cards = _Cards()
    played = Played(tmp_path / "data", leader, contacts=cards)
    cards.documents = InterviewDocuments(
        played.store, ReadingOnDemand(DataFolder(tmp_path / "reader")), played.clock
    )
    with played:
        played.answer(played.asked(), paths=[str(file)])
        played.asked("message")
    output = results(leader)[1]
    assert output["status"] == "fetched"
    basics = output["applicant_profile"]["basics"]
    assert basics["name"] == "Mara Lindqvist"
    assert basics["email"] == "mara@example.org"
    assert basics["location"] == {
        "address": "Strandgaten 1",
        "city": "Bergen",
        "region": "Vestland",
        "postalCode": "5013",
        "countryCode": "NO",
    }
    assert basics["profiles"] == [
        {"network": "LinkedIn", "url": "https://www.linkedin.com/in/mara"}
    ]


class _Cards(NoContacts):
    """No address book; vCards are read where the product reads them."""

    documents: InterviewDocuments | None = None

    async def from_file(self, handle: str) -> ApplicantProfile:
        assert self.documents is not None
        return await InterviewContacts(self.documents).from_file(handle)


def test_an_artifact_record_is_the_one_type_that_needs_no_approval(tmp_path: Path) -> None:
    """A11: persisted at once; the same content the same version; other content of it the next
    one.
    """
    record = {
        "id": "artifact-" + "a" * 16,
        "sha256": "a" * 64,
        "filename": "cv.pdf",
        "mime": "application/pdf",
        "bytes": 3,
        "pages": 1,
        "status": "parsed",
        "text": "x",
        "created": "2026-05-04T10:00:00Z",
    }
    call = ("persist_data", json.dumps({"dataType": "artifact_record", "data": record}))
    other = (
        "persist_data",
        json.dumps({"dataType": "artifact_record", "data": {**record, "text": "y"}}),
    )
    leader = ScriptedModel([calls(call, call, other), says("?")])
    with Played(tmp_path, leader) as played:
        played.asked("message")
        assert not played.told(Acknowledged)
    assert [(one["id"], one["version"]) for one in results(leader)] == [
        (record["id"], 1),
        (record["id"], 1),
        (record["id"], 2),
    ]
