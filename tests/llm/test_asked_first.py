"""Whoever runs a command is asked before something leaves this computer, and a no is a no (DESIGN
10, CONTRACT D13, E5).
"""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from interview_app.cli.extract_command import command as extract
from interview_app.cli.generate_command import command as generate
from interview_app.cli.replay_command import command as replay
from interview_app.paths import data_folder
from interview_app.store.opening import open_store
from interview_app.tailoring.posting import fetch as posting_fetch
from interview_app.tailoring.posting.fetch import Fetched
from tests.llm.server import ModelServer
from tests.llm.test_second_look import RESUME, SAID, chat
from tests.llm.test_serve_and_generate import POSTING, environment
from tests.tailoring.made_up import PAYSCALE

ADDRESS = "https://jobs.example/42"
AGREED = [("y\n", ()), ("", ("--yes",))]
"""What is typed, and options: either is a yes."""
NOT_AGREED = ["n\n", "\n", ""]
"""A no, the usual answer, and nobody there who could answer."""


@pytest.fixture
def cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Evidence in a folder of its own, which is the one commands run in."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "jd.txt").write_text(POSTING, encoding="utf-8")
    (tmp_path / "cv.txt").write_text(RESUME, encoding="utf-8")
    path = tmp_path / "cards.json"
    path.write_text(json.dumps([one.to_json() for one in PAYSCALE]), encoding="utf-8")
    return path


def generated(posting: str, cards: Path, *more: str, typed: str) -> Result:
    arguments = ["-j", posting, "--cards", str(cards), "-o", "out", "-t", "Product Manager", *more]
    return CliRunner().invoke(generate, arguments, input=typed)


@pytest.mark.parametrize("typed", NOT_AGREED)
def test_a_no_to_a_model_sends_nothing_and_writes_nothing(
    typed: str, cards: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """D13: the place and the estimate are told first; without a yes neither evidence nor posting
    leaves.
    """
    with ModelServer() as server:
        environment(server, monkeypatch)
        done = generated("jd.txt", cards, "--provider", "other", typed=typed)
        assert server.received == []
    assert done.exit_code == 1
    assert "127.0.0.1" in done.output
    assert "Go on?" in done.output
    assert not list(cards.parent.glob("out/**/resume.*"))


@pytest.mark.parametrize(("typed", "options"), AGREED)
def test_a_yes_to_a_model_sends(
    typed: str, options: tuple[str, ...], cards: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """E5: asked once, or not at all with --yes; where it goes is told in both cases."""
    with chat({}) as server:
        environment(server, monkeypatch)
        done = generated("jd.txt", cards, "--provider", "other", *options, typed=typed)
        assert server.received
    assert "127.0.0.1" in done.output
    assert ("Go on?" in done.output) is (not options)


@pytest.fixture
def fetched(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Addresses that were asked for a posting."""
    asked: list[str] = []

    def fetch(url: str) -> Fetched:
        asked.append(url)
        return Fetched(text=POSTING, url=url)

    monkeypatch.setattr(posting_fetch, "fetch", fetch)
    return asked


@pytest.mark.parametrize("typed", NOT_AGREED)
def test_a_no_to_an_address_fetches_nothing(typed: str, cards: Path, fetched: list[str]) -> None:
    """E5: who asks for a posting tells its owner of an applicant."""
    done = generated(ADDRESS, cards, typed=typed)
    assert (done.exit_code, fetched) == (1, [])
    assert ADDRESS in done.output
    assert not list(cards.parent.glob("out/**/resume.*"))


@pytest.mark.parametrize(("typed", "options"), AGREED)
def test_a_yes_to_an_address_fetches_it(
    typed: str, options: tuple[str, ...], cards: Path, fetched: list[str]
) -> None:
    """E5: and the résumé is written for what stands there."""
    done = generated(ADDRESS, cards, *options, typed=typed)
    assert (done.exit_code, fetched) == (0, [ADDRESS]), done.output
    assert list(cards.parent.glob("out/**/resume.pdf"))


@pytest.mark.parametrize("typed", NOT_AGREED)
def test_a_no_to_a_second_look_sends_nothing(
    typed: str, cards: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """DESIGN 8: the document stays here."""
    del cards
    with chat(SAID) as server:
        environment(server, monkeypatch)
        done = CliRunner().invoke(extract, ["cv.txt", "--refine"], input=typed)
        assert server.received == []
    assert done.exit_code == 1
    assert "127.0.0.1" in done.output
    assert "Go on?" in done.output


def test_a_yes_to_a_second_look_sends_the_document(
    cards: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """DESIGN 8: asked and agreed to."""
    del cards
    with chat(SAID) as server:
        environment(server, monkeypatch)
        done = CliRunner().invoke(extract, ["cv.txt", "--refine"], input="y\n")
        assert [one for one in server.received if "Lindqvist" in json.dumps(one.body)]
    assert done.exit_code == 0, done.output


@pytest.mark.parametrize(
    ("typed", "options", "written"),
    [
        *[(typed, ("--with-content",), False) for typed in NOT_AGREED],
        ("y\n", ("--with-content",), True),
        ("", ("--with-content", "--yes"), True),
        ("", (), True),
    ],
)
def test_a_recording_holds_what_was_said_only_after_a_yes(
    typed: str, options: tuple[str, ...], written: bool, tmp_path: Path
) -> None:
    """E10: a recording is made to be given away; without what was said nobody is asked."""
    with open_store(data_folder()) as store:
        store.start_session()
    file = tmp_path / "recorded.json"
    done = CliRunner().invoke(replay, [str(file), "--record", *options], input=typed)
    assert file.exists() is written, done.output
    assert done.exit_code == (0 if written else 1)
