"""`interview-app extract` as it is called from outside (CONTRACT E3)."""

import hashlib
import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from interview_app.use_cases.reading import many as read_many
from interview_app.use_cases.reading.many import Finished
from tests.cli.called import called
from tests.extraction.hostile_files import RESUME, docx, pdf, saved

PLAIN = "\n".join(RESUME).encode()


def _extract(
    *arguments: str | bytes, data: Path, expected: int = 0, alone: bool = False
) -> subprocess.CompletedProcess[bytes]:
    """`alone`: as a process of its own."""
    words = ["--data-dir", str(data), "extract", *map(os.fsdecode, arguments)]
    if alone:
        command = [sys.executable, "-m", "interview_app", *words]
        done = subprocess.run(command, capture_output=True, timeout=120, check=False)
    else:
        done = called(*words)
    assert done.returncode == expected, done.stderr
    assert b"Traceback" not in done.stderr
    return done


def test_one_path_and_json_is_the_object_of_the_contract(tmp_path: Path) -> None:
    """E3, A9: the object with blob_sha256 and worker_peak_rss_mb; no copy of the original stays
    behind.
    """
    path = os.fsencode(tmp_path) + b"/Lebenslauf \xe9.txt"
    with open(path, "wb") as file:
        file.write(PLAIN)
    answer = json.loads(_extract(path, "--json", data=tmp_path / "data", alone=True).stdout)
    assert answer["status"] == "ok"
    assert answer["artifact_record"]["sha256"] == answer["blob_sha256"]
    assert answer["worker_peak_rss_mb"] > 0
    assert {"applicant_profile", "skeleton_timeline", "provenance"} <= set(answer["derived"])
    assert answer["blob_sha256"] == hashlib.sha256(PLAIN).hexdigest()
    left = [
        file
        for file in (tmp_path / "data").rglob("*")
        if file.is_file() and file.read_bytes() == PLAIN
    ]
    assert left == []


def test_a_hostile_path_is_an_answer_and_human_text_has_sentences(tmp_path: Path) -> None:
    """E3: exit 0 for what cannot be read."""
    gone = _extract(str(tmp_path / "none.pdf"), "--json", data=tmp_path / "data")
    assert json.loads(gone.stdout)["quality"]["issues"] == ["file_not_found"]
    assert json.loads(gone.stdout)["artifact_record"] == {}
    told = _extract(str(tmp_path), data=tmp_path / "data").stdout.decode()
    assert "failed" in told
    assert "not a file that can be read" in told


def test_a_wrong_return_type_is_wrong_usage(tmp_path: Path) -> None:
    """E: exit 2 on wrong usage."""
    done = _extract("x.pdf", "--return-types", "everything", data=tmp_path / "data", expected=2)
    assert b"artifact_record" in done.stderr


def test_folders_are_read_into_one_file_each_and_finished_ones_are_skipped(tmp_path: Path) -> None:
    """E3, issue 3.7: folders, names that occur twice, names of any bytes, jobs, restart."""
    folder = os.fsencode(tmp_path / "cvs")
    os.makedirs(folder + b"/below")
    for name, content in (
        (b"a.txt", PLAIN),
        (b"below/a.txt", PLAIN),
        (b"\xff.md", PLAIN),
        (b"c.docx", docx()),
        (b"picture.png", b"\x89PNG"),
    ):
        with open(folder + b"/" + name, "wb") as file:
            file.write(content)
    out = tmp_path / "out"
    arguments = (folder, "--out", str(out), "--jobs", "2", "--json")
    first = _extract(*arguments, data=tmp_path / "data", alone=True)
    assert json.loads(first.stdout)["read"] == 4
    names = sorted(os.listdir(os.fsencode(out)))
    assert len(names) == 4
    assert {b"c.docx.json", b"\xff.md.json"} < set(names)
    answers = [json.loads(file.read_bytes()) for file in out.iterdir()]
    assert {answer["status"] for answer in answers} == {"ok"}
    assert all(answer["blob_sha256"] for answer in answers)
    (out / "c.docx.json").unlink()
    again = json.loads(_extract(*arguments, data=tmp_path / "data").stdout)
    assert (again["read"], again["skipped"], again["out"]) == (1, 3, str(out))
    assert not [
        file
        for file in (tmp_path / "data").rglob("*")
        if file.is_file() and file.read_bytes() == PLAIN
    ]


def test_many_documents_are_under_way_only_so_many_at_once(tmp_path: Path) -> None:
    """Issue 3.7: constant memory, whatever the number of documents; a worker that dies costs no
    document.
    """
    under_way, most, lost = 0, 0, []

    class Counting(ThreadPoolExecutor):
        def submit(self, *arguments: Any, **options: Any) -> Any:
            nonlocal under_way, most
            under_way += 1
            most = max(most, under_way)
            return super().submit(*arguments, **options)

    def read(
        content: bytes, filename: str, return_types: tuple[str, ...], timeout_seconds: float
    ) -> str:
        if filename == "7.txt" and not lost:
            lost.append(filename)
            raise RuntimeError("the worker died")
        return json.dumps({"status": "ok", "filename": filename})

    paths = []
    for number in range(60):
        (tmp_path / f"{number}.txt").write_bytes(b"x")
        paths.append(os.fsencode(tmp_path / f"{number}.txt"))
    done: list[Finished] = []
    with Counting(2) as executor:
        for finished in read_many.read_many(
            paths, executor=executor, at_once=3, return_types=("artifact_record",), read=read
        ):
            under_way -= 1
            done.append(finished)
            # A document that is read again was counted twice.
            under_way = min(under_way, 3)
    assert len(done) == 60
    assert {one.answer["status"] for one in done} == {"ok"}
    assert most <= 4
    assert lost


def test_a_cluster_reads_what_one_machine_would_and_survives_a_killed_worker(
    tmp_path: Path,
) -> None:
    """Issue 3.7, E3: a real local Dask scheduler with two workers, one of them killed in
    mid-run.
    """
    pytest.importorskip(
        "distributed", reason="needs the extra [cluster] (pip install -e '.[cluster]')"
    )
    program = _CLUSTER.format(folder=str(tmp_path), data=str(tmp_path / "data"))
    for number in range(8):
        (tmp_path / f"cv{number}.pdf").write_bytes(saved(pdf([*RESUME, f"Number {number}"])))
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, timeout=110, check=False
    )
    assert done.returncode == 0, done.stderr[-3000:]
    answers = [json.loads(file.read_bytes()) for file in (tmp_path / "out").iterdir()]
    assert len(answers) == 8
    assert all("Number" in answer["artifact_record"]["text"] for answer in answers)


_CLUSTER = """
import os, signal, sys, glob, threading, time
import distributed

def main():
    cluster = distributed.LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None)
    victim = list(cluster.workers.values())[0].pid
    def kill():
        while not glob.glob({folder!r} + "/out/*.json"):
            time.sleep(0.02)
        os.kill(victim, signal.SIGKILL)
    threading.Thread(target=kill, daemon=True).start()
    from interview_app.cli.main import cli
    where = ["--out", {folder!r} + "/out", "--cluster", cluster.scheduler_address]
    cli.main(["--data-dir", {data!r}, "extract", {folder!r}, *where], standalone_mode=False)
    cluster.close()

if __name__ == "__main__":
    main()
"""
