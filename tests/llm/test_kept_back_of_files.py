"""What the person keeps back stays here, also of profiles and documents that are files, and also
with `--yes` (DESIGN 4, D13).

The model's address is a name of the open internet; a proxy of the environment brings the request to
a server of ours.
"""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml
from click.testing import CliRunner

from interview_app.cli.extract_command import command as extract
from interview_app.cli.generate_command import command as generate
from interview_app.domain.model_choice import ModelChoice
from interview_app.paths import data_folder
from interview_app.settings import Settings, save
from tests.llm.server import Answer, Chat, ModelServer, Received, refused, stream
from tests.llm.test_second_look import RESUME, SAID
from tests.llm.test_serve_and_generate import POSTING
from tests.tailoring.made_up import PAYSCALE

NAME, EMAIL, PHONE = "Mara Lindqvist", "mara.lindqvist@mailbox.example", "+46 70 123 45 67"
WITHHELD = ("basics.name", "basics.email", "basics.phone")


@pytest.fixture
def far_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModelServer]:
    """A model on the open internet, as far as the app can tell; files of a person in the folder
    that commands run in.
    """

    def answer(received: Received) -> Answer:
        return (
            stream(*Chat.said(json.dumps(SAID)))
            if received.path.endswith(Chat.path)
            else refused(404)
        )

    (tmp_path / "jd.txt").write_text(POSTING, encoding="utf-8")
    (tmp_path / "cv.txt").write_text(RESUME, encoding="utf-8")
    told = [one.to_json() for one in PAYSCALE]
    told[0]["raw_text"] += f" Ask {NAME}, {EMAIL}, {PHONE}."
    (tmp_path / "cards.json").write_text(json.dumps(told), encoding="utf-8")
    meta = {"name": NAME, "email": EMAIL, "phone": PHONE}
    (tmp_path / "profile.yaml").write_text(
        yaml.safe_dump({"meta": meta}, allow_unicode=True), encoding="utf-8"
    )
    monkeypatch.chdir(tmp_path)
    with ModelServer([answer], repeat=True) as server:
        for name in ("NO_PROXY", "no_proxy", "ALL_PROXY", "all_proxy"):
            monkeypatch.delenv(name, raising=False)
        for name in ("HTTP_PROXY", "http_proxy"):
            monkeypatch.setenv(name, f"http://127.0.0.1:{server.port}")
        monkeypatch.setenv("OPENAI_BASE_URL", "http://model.example/v1")
        monkeypatch.delenv("OPENAI_API_KEY", raising=False)  # none goes without encryption
        monkeypatch.setenv("OPENAI_MODEL", "m")
        yield server


def keep_back(*paths: str) -> None:
    """The switches of the window."""
    folder = data_folder()
    folder.create()
    save(Settings(withheld=paths, model=ModelChoice()), folder.settings)


def sent_by_generate(server: ModelServer) -> str:
    """All that left for a résumé of the files."""
    arguments = [
        "-j",
        "jd.txt",
        "--cards",
        "cards.json",
        "--profile",
        "profile.yaml",
        "-o",
        "out",
        "-t",
        "Product Manager",
    ]
    done = CliRunner().invoke(generate, [*arguments, "--provider", "other", "--yes"])
    assert "model.example" in done.output
    return json.dumps(server.bodies, ensure_ascii=False)


def test_contact_data_of_a_profile_file_stays_here(far_away: ModelServer) -> None:
    """D13, issue 4.5: `--yes` agrees to send evidence, never to send what is kept back of
    `--profile`.
    """
    keep_back(*WITHHELD)
    sent = sent_by_generate(far_away)
    assert far_away.received
    assert not [one for one in (NAME, EMAIL, PHONE) if one in sent]
    assert all(f"{{{{{path}" in sent for path in WITHHELD)


def test_what_is_not_kept_back_goes(far_away: ModelServer) -> None:
    """Issue 4.5: the switches count one by one."""
    keep_back("basics.email")
    sent = sent_by_generate(far_away)
    assert EMAIL not in sent
    assert NAME in sent
    assert PHONE in sent


def test_contact_data_of_a_document_stays_here(far_away: ModelServer) -> None:
    """DESIGN 8, issue 4.5: a second look sees the document without it, and its answer is the
    document's own words again.
    """
    keep_back("basics.email", "basics.phone")
    done = CliRunner().invoke(extract, ["cv.txt", "--refine", "--yes", "--json"])
    assert done.exit_code == 0, done.output
    sent = json.dumps(far_away.bodies, ensure_ascii=False)
    assert NAME in sent
    assert not [one for one in (EMAIL, PHONE) if one in sent]
    assert "{{basics.email" in sent
