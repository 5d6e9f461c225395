"""What the documents say is there: links, pictures, commands and make targets (issue 7, item 5)."""

import re
import shlex
import subprocess
from contextlib import nullcontext
from pathlib import Path

import click
import pytest
from PIL import Image

from interview_app.cli.main import cli

ROOT = Path(__file__).parent.parent
GUIDE = ROOT / "docs" / "guide"
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
_FENCE = re.compile(r"^```[^\n]*\n(.*?)^```", re.MULTILINE | re.DOTALL)
_INLINE = re.compile(r"`([^`\n]+)`")
_LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
_PICTURE = re.compile(r'(?:src|srcset)="([^"]+)"')
"""Of a picture that is another one in the dark, which Markdown has no word for."""
# These two name commands in a notation of their own ("-j/--jd FILE", "[…]").
_NOTATION = {"contract.md", "design.md"}
_MOST_BYTES = 4_000_000


def commands(page: Path, program: str) -> list[list[str]]:
    """Every line of a fence and every inline code that begins with this program, in words."""
    text = page.read_text(encoding="utf-8")
    lines = [line for block in _FENCE.findall(text) for line in block.splitlines()]
    lines += _INLINE.findall(_FENCE.sub("", text))
    found = []
    for line in lines:
        bare = line.split("#")[0].strip()
        if bare.startswith(f"{program} "):
            found.append(shlex.split(bare)[1:])
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_and_picture_is_there(page: Path) -> None:
    """Links in the docs are tested; those to other sites are not asked."""
    text = _FENCE.sub("", page.read_text(encoding="utf-8"))
    wanted = [
        link.split("#")[0]
        for link in (*_LINK.findall(text), *_PICTURE.findall(text))
        if "://" not in link and not link.startswith("mailto:")
    ]
    assert [link for link in wanted if link and not (page.parent / link).exists()] == []


def _asked_for(words: list[str]) -> tuple[click.Command, list[str]]:
    """The command of these words, and what is given to it."""
    context = click.Context(cli)
    at = 0
    while at < len(words) and words[at].startswith("-"):
        option = next((one for one in cli.params if words[at] in one.opts), None)
        assert option is not None, words
        at += 1 if getattr(option, "is_flag", False) else 2
    if at >= len(words):
        return cli, []
    command = cli.get_command(context, words[at])
    assert command is not None, f"there is no command {words[at]}"
    at += 1
    while isinstance(command, click.Group) and at < len(words) and not words[at].startswith("-"):
        inner = command.get_command(context, words[at])
        assert inner is not None, f"there is no command {words[at]}"
        command, at = inner, at + 1
    return command, words[at:]


@pytest.mark.parametrize(
    "page",
    [page for page in PAGES if page.name not in _NOTATION],
    ids=lambda page: str(page.relative_to(ROOT)),
)
def test_every_command_exists_and_has_the_options_that_are_named(page: Path) -> None:
    """Commands in the docs are tested: `interview-app …` and each `--option` of it."""
    for words in commands(page, "interview-app"):
        command, rest = _asked_for([word.strip("[]") for word in words])
        known = {
            "--help",
            "-h",
            *(name for one in command.params for name in (*one.opts, *one.secondary_opts)),
        }
        assert [
            word for word in rest if word.startswith("--") and word.split("=")[0] not in known
        ] == [], words


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_make_target_exists(page: Path) -> None:
    """`make …` in the docs is in the Makefile."""
    targets = set(
        re.findall(
            r"^([a-z][a-z-]*):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE
        )
    )
    assert [words[0] for words in commands(page, "make") if words[0] not in targets] == []


_MODULE = re.compile(r"[\w/.-]+\.(?:py|typ|yaml|qss)")
_NAME = re.compile(r"_?[A-Za-z][A-Za-z0-9]*_\w+|[A-Z][A-Z_]{3,}|[A-Z][a-z]+[A-Z]\w+")
"""A name of code that is no word of prose: with an underscore, in capitals, or of two words."""


@pytest.mark.parametrize("name", ["CONTRIBUTING.md", "ARCHITECTURE.md"])
def test_the_files_and_names_that_an_engineer_is_sent_to_are_there(name: str) -> None:
    """A path may leave out the folders it stands in; a name stands somewhere in code or data."""
    text = _FENCE.sub("", (ROOT / name).read_text(encoding="utf-8"))
    told = [word for code in _INLINE.findall(text) for word in code.split()]
    files = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    paths = [word for word in told if _MODULE.fullmatch(word) and "<" not in word]
    assert [one for one in paths if not any(f"/{file}".endswith(f"/{one}") for file in files)] == []
    code = " ".join(
        (ROOT / file).read_text(encoding="utf-8")
        for file in files
        if file.endswith((".py", ".yaml", ".typ", "Makefile"))
    )
    known = set(re.findall(r"\w+", code))
    assert [one for one in told if _NAME.fullmatch(one) and one not in known] == []


def _names_a_file(rest: list[str]) -> bool:
    """Whether a sample file of the text is asked for, which is not here."""
    return any(word == "resume.pdf" for word in rest)


def test_the_commands_of_the_guide_are_complete_enough_to_run() -> None:
    """What the person copies from the guide is parsed by the command itself, without running it."""
    tried = 0
    for page in GUIDE.glob("*.md"):
        for words in commands(page, "interview-app"):
            command, rest = _asked_for(words)
            if "--help" in rest or command is cli or words == ["export"]:
                continue
            if (
                any(isinstance(one, click.Argument) and one.required for one in command.params)
                and not rest
            ):
                continue
            files = any(
                isinstance(one.type, click.Path) and one.type.exists for one in command.params
            )
            sample = files and _names_a_file(rest)
            with (
                pytest.raises(click.BadParameter, match="does not exist")
                if sample
                else nullcontext()
            ):
                command.make_context(command.name, list(rest))
            tried += 1
    assert tried >= 8


def test_every_page_of_the_guide_is_reached_from_its_index_and_shows_real_pictures() -> None:
    """The guide: first interview, reading, tailoring, privacy, moving data, trouble; pictures small
    enough to clone.
    """
    names = {page.name for page in GUIDE.glob("*.md")}
    index = (GUIDE / "README.md").read_text(encoding="utf-8")
    assert {name for name in names if name not in index} == {"README.md"}
    pictures = list((ROOT / "docs" / "pictures").glob("*.png"))
    told = [ROOT / "README.md", *GUIDE.glob("*.md")]
    texts = [page.read_text(encoding="utf-8") for page in told]
    links = [(*_LINK.findall(text), *_PICTURE.findall(text)) for text in texts]
    shown = {Path(link).name for found in links for link in found}
    assert {picture.name for picture in pictures} <= shown
    assert sum(picture.stat().st_size for picture in pictures) < _MOST_BYTES
    for picture in pictures:
        with Image.open(picture) as image:
            assert image.width >= 400, picture.name
