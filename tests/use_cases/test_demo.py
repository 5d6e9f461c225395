"""The demo: a scripted person, the real actor, store, worker and guide (CONTRACT E2, issue 2 item
8).
"""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from interview_app import i18n
from interview_app.domain.knowledge_card import KnowledgeCard
from interview_app.domain.phases import Phase
from interview_app.domain.tailoring import Severity
from interview_app.paths import data_folder, resources
from interview_app.use_cases.interviews import demo_files
from interview_app.use_cases.interviews.scripted_person import Script, play
from interview_app.use_cases.resumes.audit import audit_file

GUIDE = resources() / "guide"


def line_of(card: KnowledgeCard) -> str:
    """The line of a told card, as it is printed."""
    return card.lines[-1].text


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    i18n.set_language("en", catalogues=resources() / "translations")


@pytest.mark.end_to_end
@pytest.mark.parametrize("name", ["nurse", "electrician", "engineer"])
def test_a_sample_person_goes_from_the_document_to_approved_evidence(
    name: str, tmp_path: Path
) -> None:
    """E2: every question of the guide is one the script knows, in English and German, and
    everything is approved.
    """
    script = Script.load(resources() / "samples" / f"{name}.answers.yaml")
    i18n.set_language(script.language, catalogues=resources() / "translations")
    played = play(data_folder(tmp_path / "data"), script, guide_folder=GUIDE)
    assert played.unscripted == []
    assert played.errors == []
    assert played.known.phase is Phase.COMPLETE
    assert played.known.profile is not None
    assert played.known.profile.basics.name == script.person
    told = demo_files.told_cards(played)
    assert told
    assert all(card.metrics and card.story.result for card in told)
    written = {path.name: path for path in demo_files.write(played, tmp_path / "out")}
    assert (
        json.loads(written["profile.json"].read_text(encoding="utf-8"))["basics"]["name"]
        == script.person
    )
    assert script.person in written["transcript.md"].read_text(encoding="utf-8")
    done = demo_files.write_resume(
        played.known, script.posting, tmp_path / "out", today="2026-05-04"
    )
    assert done.passed
    assert {one.kind for one in done.trims} <= {"another_wording"}, "every fact is on the page"
    page = (done.folder / "resume.txt").read_text(encoding="utf-8")
    assert script.person in page
    assert all(line_of(card) in page for card in told), (
        "what was told in the interview is on the page"
    )
    alone = tmp_path / "moved.json"
    alone.write_bytes(written["evidence_cards.json"].read_bytes())
    for cards in (written["evidence_cards.json"], alone):
        for file in ("resume.pdf", "resume.docx", "resume.md", "resume.txt"):
            report = audit_file(done.folder / file, cards)
            refused = [one for one in report.truth_violations if one.severity is Severity.BLOCKER]
            assert refused == [], "the whole résumé stands on the file of evidence beside it"


def test_a_correction_replaces_what_was_said(tmp_path: Path) -> None:
    """A17: the nurse says 6, notices her slip and says 5; the card holds 5 alone."""
    script = Script.load(resources() / "samples" / "nurse.answers.yaml")
    played = play(data_folder(tmp_path / "data"), script, guide_folder=GUIDE)
    card = next(card for card in demo_files.told_cards(played) if "falls" in card.raw_text)
    assert card.metrics[0].value == "5"
    assert "to 6" not in card.raw_text
    assert card.story.result == "We went from 12 falls a month to 5 within eight months."
