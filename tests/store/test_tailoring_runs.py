"""Versions of tailored résumés are all kept, and deleting deletes (CONTRACT D3)."""

from pathlib import Path

from interview_app.paths import DataFolder
from interview_app.store.opening import open_store
from interview_app.use_cases.exchange.export_data import everything_zip
from interview_app.use_cases.exchange.import_data import import_data


def test_every_version_is_kept_and_the_newest_comes_first(tmp_path: Path) -> None:
    """D3: stages and versions survive a restart."""
    folder = DataFolder(tmp_path / "data")
    folder.create()
    with open_store(folder) as store:
        runs = store.tailoring_runs
        assert runs.keep("a", {"n": 1}, at="2026-11-21T09:00:00Z").version == 1
        assert runs.keep("a", {"n": 2}, at="2026-11-21T09:01:00Z").version == 2
        runs.keep("b", {"n": 3}, at="2026-11-21T09:02:00Z")
    with open_store(folder) as store:
        runs = store.tailoring_runs
        assert [(one.run_id, one.version, one.body["n"]) for one in runs.newest()] == [
            ("b", 1, 3),
            ("a", 2, 2),
        ]
        first = runs.find("a", 1)
        assert first is not None
        assert first.body == {"n": 1}
        assert runs.versions("a") == (1, 2)
        assert list(runs.times("a")) == [1, 2]
        assert runs.times("a")[1] == first.at
        gone = runs.delete("a")
        assert runs.find("a") is None
        assert runs.versions("a") == ()
        assert runs.find("b") is not None
        runs.put_back(gone)
        assert runs.versions("a") == (1, 2)
        assert runs.find("a", 1) == first


def test_an_export_of_everything_carries_them(tmp_path: Path) -> None:
    """E9: everything can be taken along and brought back with nothing lost."""
    out = tmp_path / "all.zip"
    with open_store(_folder(tmp_path / "one")) as store:
        store.tailoring_runs.keep("a", {"words": "Lebenslauf für Köln"}, at="2026-11-21T09:00:00Z")
        out.write_bytes(everything_zip(store))
    with open_store(_folder(tmp_path / "other")) as store:
        store.tailoring_runs.keep("b", {}, at="2026-11-21T08:00:00Z")
        import_data(store, out)
        import_data(store, out)
        assert [one.run_id for one in store.tailoring_runs.newest()] == ["a", "b"]
        assert store.tailoring_runs.versions("a") == (1,)


def _folder(root: Path) -> DataFolder:
    folder = DataFolder(root)
    folder.create()
    return folder
