"""Who may import whom (ARCHITECTURE.md): one sentence a room, held against every import in the
code.

Imports are read with `ast`, so that those inside functions count too.
"""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
EVERYTHING = {"*"}
LEAVES = {"domain", "errors", "i18n"}
MAY_IMPORT: dict[str, set[str]] = {
    "domain": {"errors", "i18n"},
    "errors": set(),
    "i18n": {"domain.marked"},
    "language": set(),
    "tool_contract": LEAVES,
    "paths": {"domain", "errors"},
    "settings": LEAVES | {"store.files"},
    "api_keys": LEAVES,
    "logs": LEAVES,
    "pydantic_plugins": set(),
    "messages": {"domain", "errors"},
    "extraction": LEAVES | {"language"},
    "store": LEAVES | {"paths"},
    "interchange": LEAVES | {"language"},
    "rendering": LEAVES | {"language.printed"},
    "llm": LEAVES,
    "check": LEAVES | {"language"},
    "guide": LEAVES | {"language", "check", "llm.client"},
    "tailoring": LEAVES | {"language", "check", "llm.client", "llm.fence", "llm.whole_text"},
    "interview": LEAVES | {"language", "check", "tool_contract", "llm.client", "messages"},
    "tools": LEAVES | {"tool_contract"},
    "server": LEAVES | {"language.printed", "llm.client", "rendering", "store"},
    "use_cases": LEAVES
    | {
        "tool_contract",
        "paths",
        "settings",
        "api_keys",
        "logs",
        "messages",
        "extraction",
        "language",
        "check",
        "store",
        "interchange",
    }
    | {"rendering", "llm", "guide", "tailoring", "interview", "tools"},
    "ui": {"domain", "errors", "i18n", "language", "messages", "settings"},
    "app": EVERYTHING,
    "cli": EVERYTHING,
    "__main__": {"cli"},
    "__init__": set(),
}
FENCES: dict[str, tuple[str, ...]] = {
    "PySide6": ("interview_app/ui/", "interview_app/app.py"),
    "openai": ("interview_app/llm/stream_wire.py",),
    "pymupdf": ("interview_app/extraction/",),
    "fitz": (),
    "pytesseract": ("interview_app/extraction/",),
    "tesserocr": ("interview_app/extraction/",),
    "docx": ("interview_app/extraction/", "interview_app/rendering/"),
    "rendercv": ("interview_app/rendering/",),
    "typst": ("interview_app/rendering/",),
    "keyring": ("interview_app/api_keys.py",),
    "sqlite3": ("interview_app/store/",),
    "starlette": ("interview_app/server/",),
    "uvicorn": ("interview_app/server/",),
    "Contacts": ("interview_app/use_cases/interviews/mac_contacts.py",),
    "distributed": ("interview_app/use_cases/",),
    "mcp": ("interview_app/cli/mcp_command.py", "interview_app/cli/mcp_tools.py"),
}


@cache
def sources() -> list[Path]:
    return sorted([*(ROOT / "interview_app").rglob("*.py"), *(ROOT / "tools").rglob("*.py")])


@cache
def imports(path: Path) -> tuple[str, ...]:
    return tuple(_imports(path))


def _imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), filename=str(path))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, (
                f"{path.relative_to(ROOT)}: write the whole name instead of a relative import"
            )
            module = node.module or ""
            yield from (f"{module}.{alias.name}" for alias in node.names)


def room(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return "tools" if parts[0] == "tools" else parts[1]


def target(name: str) -> str | None:
    """The imported room with what follows it, or None for other people's modules."""
    parts = name.split(".")
    if parts[0] == "tools":
        return ".".join(parts)
    return ".".join(parts[1:]) if parts[0] == "interview_app" and len(parts) > 1 else None


def allowed(here: str, there: str) -> bool:
    granted = MAY_IMPORT[here]
    if granted == EVERYTHING or there.split(".")[0] == here or there == "__version__":
        return True
    return any(there == one or there.startswith(one + ".") for one in granted)


def test_every_file_stands_in_a_room() -> None:
    """DESIGN 3: the rooms are those of ARCHITECTURE.md."""
    assert not [str(path.relative_to(ROOT)) for path in sources() if room(path) not in MAY_IMPORT]


@pytest.mark.parametrize("here", MAY_IMPORT)
def test_a_room_imports_only_the_rooms_its_sentence_names(here: str) -> None:
    """DESIGN 3: who may import whom."""
    wrong = [
        f"{path.relative_to(ROOT)} may not import {name}"
        for path in sources()
        if room(path) == here
        for name in imports(path)
        if (there := target(name)) is not None and not allowed(here, there)
    ]
    assert not wrong


@pytest.mark.parametrize("library", FENCES)
def test_a_heavy_or_dangerous_library_stays_behind_its_fence(library: str) -> None:
    """DESIGN 3: fences."""
    wrong = [
        f"{path.relative_to(ROOT)} may not import {name}"
        for path in sources()
        if not path.relative_to(ROOT).as_posix().startswith(FENCES[library])
        for name in imports(path)
        if name.split(".")[0] == library
    ]
    assert not wrong


def test_no_file_needs_one_that_needs_it() -> None:
    """Also not by an import inside a function or for types alone: a part that knows its whole
    cannot be taken out of it.
    """
    files = {".".join(path.relative_to(ROOT).with_suffix("").parts): path for path in sources()}
    files = {name.removesuffix(".__init__"): path for name, path in files.items()}
    needs = {
        name: {one if one in files else one.rpartition(".")[0] for one in imports(path)}
        & files.keys() - {name}
        for name, path in files.items()
    }
    try:
        TopologicalSorter(needs).prepare()
    except CycleError as error:
        raise AssertionError(" needs ".join(reversed(error.args[1]))) from None


WALLS: dict[str, set[str]] = {
    "stages": {"*"},
    "pipeline": {"*"},
}
"""Parts of `tailoring`, and which of its other parts each may import; whatever is not named here:
all but stages and pipeline.
"""


def test_what_stands_in_an_event_is_named_where_it_is_written() -> None:
    """Written from whatever fields a class has, an event changes when a field is renamed, and a
    store of the version before cannot be read.
    """
    written = re.compile(r"\{\*\*vars\(|body=vars\(|\basdict\(")
    texts = {path: path.read_text("utf-8") for path in sources()}
    found = [
        str(path.relative_to(ROOT))
        for path, text in texts.items()
        if "NewEvent(" in text and written.search(text)
    ]
    assert found == []


def test_the_parts_of_tailoring_keep_to_their_walls() -> None:
    """ARCHITECTURE: a stage's core knows no stage."""
    folder = ROOT / "interview_app" / "tailoring"
    parts = {path.stem for path in folder.iterdir() if path.name != "__pycache__"}
    wrong = []
    for path in folder.rglob("*.py"):
        here = path.relative_to(folder).with_suffix("").parts[0]
        granted = WALLS.get(here, parts - {"stages", "pipeline"})
        there = {
            name.split(".")[2]
            for name in imports(path)
            if name.startswith("interview_app.tailoring.")
        }
        wrong += [
            f"{here} may not import {one}" for one in there - granted if granted != EVERYTHING
        ]
    assert not wrong, sorted(set(wrong))


USE_CASES = ("models", "reading", "exchange", "resumes", "care", "interviews")
EXTRACTION = (
    *("document", "limits", "refusal", "phrases", "page", "formats", "sealing", "recognition"),
    *("entries", "person", "sections", "resume", "process"),
)
STOREYS = {"use_cases": USE_CASES, "extraction": EXTRACTION}
"""Rooms whose parts stand on each other, lowest first."""


@pytest.mark.parametrize("room_name", STOREYS)
def test_a_part_of_a_room_needs_only_those_below_it(room_name: str) -> None:
    """ARCHITECTURE: each may use those named before it."""
    folder, parts = ROOT / "interview_app" / room_name, STOREYS[room_name]
    wrong = [
        f"{path.relative_to(folder)} may not import {name}"
        for path in folder.rglob("*.py")
        if (here := path.relative_to(folder).with_suffix("").parts[0]) != "__init__"
        for name in imports(path)
        if name.startswith(f"interview_app.{room_name}.")
        and name.split(".")[2] not in parts[: parts.index(here) + 1]
    ]
    assert not wrong, wrong


def _loaded_by(module: str) -> set[str]:
    code = f"import sys, {module}; print('\\n'.join(sys.modules))"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT
    )
    return set(done.stdout.split())


def test_the_command_line_starts_without_the_heavy_libraries() -> None:
    """DESIGN 3: `import interview_app.cli` imports neither Qt, openai, PyMuPDF nor rendercv."""
    heavy = {"PySide6", "openai", "pymupdf", "rendercv", "typst", "starlette", "uvicorn"}
    assert not heavy & _loaded_by("interview_app.cli.main")


def test_the_list_of_resumes_is_read_without_the_pipeline() -> None:
    """ARCHITECTURE: a window asks for the list at every start, and starts without the pipeline."""
    loaded = _loaded_by("interview_app.use_cases.resumes.listed")
    heavy = ("interview_app.tailoring.", "interview_app.rendering.", "docx", "rapidfuzz", "babel")
    assert not [name for name in loaded if name.startswith(heavy)]


def test_a_page_is_shown_without_what_only_a_word_file_needs() -> None:
    """ARCHITECTURE: what the room of résumés loads, an open window holds for good."""
    loaded = _loaded_by("interview_app.use_cases.resumes.room")
    assert not [name for name in loaded if name.split(".")[0] in {"docx", "lxml"}]


def test_the_sealed_worker_reaches_no_model_no_store_and_no_window() -> None:
    """DESIGN 3: the extraction worker reaches no `llm`, `i18n`, `store`."""
    reached = {
        name
        for name in _loaded_by("interview_app.extraction.process.worker")
        if name.startswith("interview_app.")
    }
    forbidden = (
        "interview_app.llm",
        "interview_app.store",
        "interview_app.i18n",
        "interview_app.ui",
        "interview_app.interview",
    )
    assert not [name for name in reached if name.startswith(forbidden)]


ROOMS = ROOT / "interview_app"
TAILORING = ROOMS / "tailoring"
MAPPED = [
    *(TAILORING / room for room in ("posting", "match", "lines", "stages", "reports")),
    ROOMS / "use_cases",
    *(ROOMS / "use_cases" / room for room in USE_CASES),
    *(path.parent for room in ("extraction", "ui") for path in (ROOMS / room).rglob("__init__.py")),
    ROOMS / "interview",
    ROOMS / "store",
    ROOMS / "language",
    ROOMS / "check",
    ROOMS / "check" / "page",
]
"""Rooms with a map in their docstring that names every file of theirs."""


def _map_of(room: Path) -> set[str]:
    code = ast.parse((room / "__init__.py").read_text(encoding="utf-8"))
    return set(re.findall(r"`(\w+)`", ast.get_docstring(code) or ""))


def _files_of(room: Path) -> set[str]:
    there = {
        one.stem for one in room.iterdir() if one.suffix == ".py" or (one / "__init__.py").is_file()
    }
    return there - {"__init__"}


@pytest.mark.parametrize("room", MAPPED, ids=lambda one: one.name)
def test_the_map_of_a_large_room_names_every_file_of_it(room: Path) -> None:
    """ARCHITECTURE: a stranger finds the way by the maps; a file that comes is put on them, one
    that goes leaves them.
    """
    assert _map_of(room) == _files_of(room)


def test_architecture_names_every_room_and_nothing_that_is_not_there() -> None:
    """ARCHITECTURE: the page is the first that a newcomer reads; what it names stands where it
    says.
    """
    page = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`([\w/]+(?:\.py|/)?)`", page))
    rooms = {room(path) for path in sources()} - {"__init__", "__main__"}
    assert {one for one in rooms if not {one, f"{one}.py"} & named} == set()
    folders = {
        ROOT,
        *(parent for path in sources() for parent in path.parents if parent.is_relative_to(ROOT)),
    }
    places = {one for one in named if one.endswith((".py", "/"))}
    assert {
        one for one in places if not any((folder / one).exists() for folder in folders)
    } == set()
