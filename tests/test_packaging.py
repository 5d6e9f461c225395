"""What goes along with a release: notices of others, pins with hashes, files that stay covered."""

import importlib.util
import re
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest

from interview_app import __version__
from interview_app.rendering.design import FAMILIES

ROOT = Path(__file__).parent.parent


def _tool(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(
        f"packaging_{name}", ROOT / "packaging" / f"{name}.py"
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_notices_name_what_the_app_needs_with_its_licence() -> None:
    """Every direct dependency that is installed, and theirs; ours is not among them."""
    notices = _tool("notices")
    needed = notices.needed("interview-app")
    assert {"pymupdf", "pyside6_essentials", "openai", "rendercv", "jsonschema", "starlette"} <= {
        name.replace("pyside6-essentials", "pyside6_essentials") for name in needed
    }
    assert "interview-app" not in needed
    assert not {"pytest", "ruff", "schemathesis"} & set(needed)
    text = notices.notices()
    for one in needed.values():
        assert f"{one.metadata['Name']} {one.version}: " in text
    assert "Permission is hereby granted" in text


def test_pins_and_hashes_are_read_from_pips_report() -> None:
    """What has no hash is our own folder; pins of other systems stay."""
    constraints = _tool("constraints")
    one = {
        "metadata": {"name": "click", "version": "9.9.9"},
        "download_info": {"archive_info": {"hashes": {"sha256": "ab" * 32}}},
    }
    own = {"metadata": {"name": "interview-app", "version": "1"}, "download_info": {"dir_info": {}}}
    found = constraints.rows({"install": [one, own]})
    assert found == [("click", "9.9.9", "ab" * 32)]
    kept = constraints.with_pins_kept(found)
    assert "click==9.9.9" in kept
    before = [
        line for line in (ROOT / "constraints.txt").read_text().split() if "click==" not in line
    ]
    assert set(before) <= set(kept)


def test_a_pin_has_its_hash_and_no_address_stands_in_the_files() -> None:
    """The hashes of this repository agree with its pins."""
    pins = set((ROOT / "constraints.txt").read_text().split())
    for file in (ROOT / "packaging" / "hashes").glob("*.txt"):
        lines = file.read_text().splitlines()
        assert len(lines) > 50
        for line in lines:
            assert re.fullmatch(r"[A-Za-z0-9._-]+==\S+ --hash=sha256:[0-9a-f]{64}", line), line
            assert line.split(" ")[0].casefold() in {pin.casefold() for pin in pins}, line


@pytest.mark.parametrize(("missing", "says"), [([], ""), ([7, 9], "7, 9"), (None, "not run")])
def test_a_file_that_falls_from_the_list_is_named(missing: list[int] | None, says: str) -> None:
    """With its lines."""
    covered = _tool("covered")
    files = {} if missing is None else {"a.py": {"missing_lines": missing}}
    told = covered.fallen({"files": files}, ["a.py"])
    assert (told == []) is (says == "")
    assert says in "".join(told)


def test_files_that_stay_covered_are_there() -> None:
    """The list names files."""
    lines = (ROOT / "packaging" / "covered.txt").read_text().splitlines()
    names = [line for line in lines if line and line[0] != "#"]
    assert names
    assert [name for name in names if not (ROOT / name).is_file()] == []


def test_a_sample_of_changes_is_spread_over_all_functions() -> None:
    """One change of each function comes before a second one of any; a seed draws the same again."""
    names = [
        f"interview_app.check.{of}__mutmut_{n}" for of in ("x_a", "x_b", "x_c") for n in range(9)
    ]
    mutants = _tool("mutants")
    for seed in range(5):
        drawn = mutants.drawn(names, sample=7, seed=seed)
        assert drawn == mutants.drawn(reversed(names), sample=7, seed=seed)
        for turn in (drawn[:3], drawn[3:6]):
            assert {name.partition("__")[0][-1] for name in turn} == {"a", "b", "c"}
        assert len(set(drawn)) == 7
    more = [*names, "interview_app.store.y.x_d__mutmut_1", "interview_app.z.xǁCǁd__mutmut_1"]
    modules = {mutants.module_of(name) for name in mutants.drawn(more, sample=3, seed=4)}
    assert modules == {"check", "store/y", "z"}
    assert mutants.drawn(names, sample=7, seed=1) != mutants.drawn(names, sample=7, seed=2)
    assert sorted(mutants.drawn(names, sample=99, seed=1)) == sorted(names)


def test_changes_are_counted_by_module() -> None:
    """What was not tried, or is not of the sample, counts nowhere; survivors are named."""
    verdicts = ("killed", "timeout", "survived", "no tests", "segfault", "not checked", "killed")
    names = [f"interview_app.check.page.marks.x_a__mutmut_{n}" for n in range(7)]
    told = _tool("mutants").table(dict(zip(names, verdicts, strict=True)), names[:6])
    assert "| `check/page/marks` | 5 | 2 | 1 | 1 | 1 |" in told
    assert "| `all` | 5 | 2 | 1 | 1 | 1 |" in told
    assert told.splitlines()[-1] == names[2]


def test_the_version_stands_in_changelog_and_store_page() -> None:
    """A release is dated in both."""
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    dated = re.search(rf"^## \[{re.escape(__version__)}\] - (\d{{4}}-\d\d-\d\d)$", changelog, re.M)
    assert dated is not None
    page = ElementTree.parse(ROOT / "packaging" / "org.interviewapp.InterviewApp.metainfo.xml")
    newest = page.find("releases/release")
    assert newest is not None
    assert (newest.get("version"), newest.get("date")) == (__version__, dated[1])


def test_what_pages_are_set_in_and_windows_speak_is_in_the_bundle() -> None:
    """A family of our looks, or a language of the window, that the bundle leaves out would be
    missed only there.
    """
    spec = (ROOT / "build_app.spec").read_text(encoding="utf-8")
    left_out = spec[spec.index("UNUSED") : spec.index("LOCALES")]
    assert [family for family in FAMILIES.values() if f'"{family}"' in left_out] == []
    languages = {
        path.name for path in (ROOT / "resources" / "translations").iterdir() if path.is_dir()
    }
    told = spec[spec.index("QT_TRANSLATIONS") :].split("\n", 1)[0]
    assert [code for code in sorted(languages) if f'"{code}"' not in told] == []
