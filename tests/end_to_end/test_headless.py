"""The JSON control channel, end to end: a real process, a real store (CONTRACT E11)."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from interview_app.domain.canonical import content_sha256
from interview_app.domain.records import DataType, canonical
from tests.end_to_end.channel import PRODUCT, Line, Process
from tests.interview.offers import PROFILE

pytestmark = pytest.mark.end_to_end


def answer_to(waiting: Line, file: Path) -> Line | None:
    """What the scripted person answers: option, upload, approve, modify, persist, phase; None at
    the free question.
    """
    tool, args = waiting["tool"], waiting["args"]
    if tool == "get_user_option":
        return {"selectedIds": ["file"]}
    if tool == "get_user_upload":
        return {"paths": [str(file)]}
    if tool == "submit_for_validation" and args["dataType"] == "applicant_profile":
        return {"status": "approved"}
    if tool == "submit_for_validation":
        data: Any = json.loads(json.dumps(args["data"]))
        data["experiences"][0]["title"] = "Senior ward nurse"
        return {"status": "modified", "data": data, "userNotes": "promoted"}
    if tool == "persist_data":
        return {"status": "approved"}
    if tool == "next_phase":
        return {"decision": "approved"}
    return None


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "cv.txt"
    path.write_text("Mara Lindqvist\nmara@example.org\nWard nurse, St. Anne Hospital\n")
    return path


def test_the_first_line_waits_every_answer_is_acknowledged_and_the_whole_script_passes(
    tmp_path: Path, file: Path
) -> None:
    """E11: waiting first, ack after each of six answers, phases told; quit ends with exit code
    0.
    """
    acks: list[Line] = []
    with Process(tmp_path / "data") as run:
        first = run.line()
        assert first is not None
        assert set(first) == {"waiting", "session"}
        assert set(first["waiting"]) == {"tool", "token", "args", "args_sha256"}
        waiting: Line = first["waiting"]
        while (data := answer_to(waiting, file)) is not None:
            assert waiting["args_sha256"] == content_sha256(waiting["args"])
            run.send({"token": waiting["token"], "data": data})
            acks.append(run.until(lambda line: "ack" in line))
            assert acks[-1]["ack"] == waiting["token"]
            waiting = run.waiting()
        assert waiting["tool"] == "message"
        assert run.quit() == 0
    assert [(ack["status"], ack["id"], ack["version"]) for ack in acks] == [
        ("answered", None, None),
        ("uploaded", None, None),
        ("approved", "profile", 1),
        ("modified", "timeline", 1),
        ("approved", "dossier", 1),
        ("approved", None, None),
    ]
    assert not any(ack["duplicate"] for ack in acks)
    phases = [line["phase"] for line in run.lines if "phase" in line]
    assert phases == ["phase1_core_facts", "phase2_deep_dive", "phase3_writing_corpus"]


def test_bad_lines_and_tokens_are_errors_and_change_nothing(tmp_path: Path) -> None:
    """E11, issue 2 Bad input: an unknown token, no JSON, a wrong shape, a path that is not there;
    it still waits.
    """
    with Process(tmp_path / "data") as run:
        waiting = run.waiting()
        for order, code in (
            ({"token": "nobody", "data": {}}, "unknown_continuation"),
            ({"hello": 1}, "invalid_parameters"),
            ({"token": waiting["token"], "data": {"selectedIds": ["zz"]}}, "invalid_parameters"),
            ({"upload": "/nowhere/cv.pdf"}, "file_not_found"),
        ):
            run.send(order)
            assert run.until(lambda line: "error" in line)["error"]["code"] == code
        run.send({"token": waiting["token"], "data": {"otherText": "both"}})
        assert run.until(lambda line: "ack" in line)["duplicate"] is False
        run.send({"token": waiting["token"], "data": {"selectedIds": ["file"]}})
        assert run.until(lambda line: "ack" in line)["duplicate"] is True
        assert run.quit() == 0


def test_after_quit_the_same_question_stands_again(tmp_path: Path, file: Path) -> None:
    """DESIGN 4.8, E11: same token, same arguments, same hash at the next start; the end of stdin is
    a quit.
    """
    with Process(tmp_path / "data") as run:
        run.send({"token": run.waiting()["token"], "data": {"selectedIds": ["hand"]}})
        before = run.waiting("get_user_upload")
        run.quit()
    with Process(tmp_path / "data") as run:
        first = run.line()
        assert first is not None
        assert first["waiting"] == before


def test_a_second_holder_of_the_data_folder_is_refused(tmp_path: Path) -> None:
    """DESIGN 7: a second holder says already_running in one line, exits 1 and changes nothing."""
    with Process(tmp_path / "data", command=PRODUCT) as run:
        waiting = run.waiting()
        with Process(tmp_path / "data", command=PRODUCT) as second:
            assert second.wait() == 1
            assert len(second.errors().strip().splitlines()) == 1
        assert run.quit() == 0
    with Process(tmp_path / "data", command=PRODUCT) as again:
        assert again.waiting()["token"] == waiting["token"]


def test_the_guide_reads_a_résumé_and_the_person_approves_profile_and_timeline(
    tmp_path: Path,
) -> None:
    """Issue 2: no key, no network: the guide leads from the greeting over a document to an approved
    profile and timeline.
    """
    resume = tmp_path / "resume.md"
    resume.write_text(
        "# Mara Lindqvist\n\nmara@example.org | +47 22 33 44 55 | Bergen\n\n## Experience\n\n"
        "### Ward nurse, St. Anne Hospital\nMarch 2019 - present\n\n- Cut medication errors from "
        "12 to 3 a month\n"
        "- Trained 8 new nurses\n\n## Education\n\n### BSc Nursing, University of Bergen\n2014 - "
        "2017\n",
        encoding="utf-8",
    )
    with Process(tmp_path / "data", command=PRODUCT) as run:
        run.send(
            {"token": run.waiting("get_user_option")["token"], "data": {"selectedIds": ["upload"]}}
        )
        run.send(
            {"token": run.waiting("get_user_upload")["token"], "data": {"paths": [str(resume)]}}
        )
        ids = []
        for _ in range(2):
            sheet = run.waiting("submit_for_validation")
            run.send({"token": sheet["token"], "data": {"status": "approved"}})
            ids.append(run.until(lambda line: "ack" in line)["id"])
        assert ids == ["profile", "timeline"]
        assert run.until(lambda line: "phase" in line)["phase"] == "phase2_deep_dive"
        assert run.quit() == 0


def _store(folder: Path) -> "closing[sqlite3.Connection]":
    """Closed at the end of the block: a connection's own block only ends its transaction."""
    uri = f"{(folder / 'interview.sqlite3').as_uri()}?mode=ro"
    return closing(sqlite3.connect(uri, uri=True))


def test_the_profile_in_the_store_is_what_was_approved(tmp_path: Path, file: Path) -> None:
    """DESIGN 4.6: the record that the acknowledgement names is there, byte for byte."""
    folder = tmp_path / "data"
    with Process(folder) as run:
        waiting = run.waiting()
        while waiting["args"].get("dataType") != "applicant_profile":
            run.send({"token": waiting["token"], "data": answer_to(waiting, file)})
            waiting = run.waiting()
        run.send({"token": waiting["token"], "data": {"status": "approved"}})
        run.until(lambda line: "ack" in line)
        run.kill()
    with _store(folder) as connection:
        rows = connection.execute("SELECT sha256 FROM records WHERE id = 'profile'").fetchall()
    assert rows == [(content_sha256(canonical(DataType.APPLICANT_PROFILE, PROFILE)),)]


def test_the_channel_speaks_the_language_of_the_environment_of_the_settings_or_the_one_asked_for(
    tmp_path: Path,
) -> None:
    """A German answer was asked for in English: the window was translated and the channel was
    not.
    """
    german = ("env", "LC_ALL=de_DE.UTF-8")
    prompts = {"en": "How would you like to begin?", "de": "Wie möchten Sie beginnen?"}

    def prompt(name: str, *, before: tuple[str, ...] = (), asked: str = "", kept: str = "") -> str:
        folder = tmp_path / name
        folder.mkdir()
        if kept:
            (folder / "settings.json").write_text(json.dumps({"language": kept}), encoding="utf-8")
        command = [*PRODUCT[:-1], *(["--language", asked] if asked else []), PRODUCT[-1]]
        with Process(folder, command=command, before=before) as run:
            said: str = run.waiting("get_user_option")["args"]["prompt"]
            assert run.quit() == 0
        return said

    assert prompt("environment", before=german) == prompts["de"]
    assert prompt("asked for", kept="en", asked="de") == prompts["de"]
