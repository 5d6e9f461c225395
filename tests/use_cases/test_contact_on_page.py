"""A contact line that is switched on or off is so in every format (issue 26)."""

from io import BytesIO
from pathlib import Path

import pytest
from docx import Document

from interview_app.domain.records import DataType
from interview_app.messages.data import RecordEdited, RecordSaved
from interview_app.messages.tailoring.facts import ResumeWritten, RunShown
from interview_app.messages.tailoring.wishes import (
    DraftRequested,
    LookChosen,
    ResumeExportRequested,
    ResumeRequested,
)
from interview_app.ui.resumes.undo_steps import look_of
from tests.use_cases.conftest import Person

pytestmark = pytest.mark.end_to_end
STREET, CODE = "Am Salzstadel 6", "83022"


def text_of(path: Path) -> str:
    """What a file says, without the marks of its format."""
    if path.suffix != ".docx":
        return path.read_text(encoding="utf-8").replace("\\", "")
    return "\n".join(one.text for one in Document(BytesIO(path.read_bytes())).paragraphs)


def test_a_street_that_is_switched_on_is_in_every_format(
    person: Person,
    posting: str,
    tmp_path: Path,
    career: tuple[dict[str, object], dict[str, object]],
) -> None:
    """Off at first; on by one choice, whose way back is the look before; the email goes the same
    way, and a page drafted anew keeps to both.
    """
    basics = {**career[0]["basics"]}  # type: ignore[dict-item]
    basics["location"] = {**basics["location"], "address": STREET, "postalCode": CODE}
    edited = RecordEdited(
        data_type=DataType.APPLICANT_PROFILE, id="profile", base_version=1, data={"basics": basics}
    )
    person.ask(edited, RecordSaved)
    run = person.shown(ResumeRequested(target_title="Senior Backend Engineer", text=posting))
    run = person.printed(DraftRequested(run_id=run.run_id))
    assert {one.key for one in run.contact} >= {"email", "street"}
    email = next(one.text for one in run.contact if one.key == "email")

    def printed(run: RunShown) -> set[tuple[bool, bool, bool]]:
        found = set()
        for kind in ("md", "txt", "html", "yaml", "docx"):
            path = tmp_path / f"resume.{kind}"
            wish = ResumeExportRequested(run_id=run.run_id, format=kind, path=str(path))  # type: ignore[arg-type]
            person.ask(wish, ResumeWritten)
            said = text_of(path)
            found.add((STREET in said, CODE in said, email in said))
        return found

    assert printed(run) == {(False, False, True)}
    for theme in ("clear", "classic"):
        look = LookChosen(
            run_id=run.run_id, theme=theme, paper="a4", max_pages=2, hidden_contact=("email",)
        )
        other = person.printed(look)
        assert printed(other) == {(True, True, False)}
        assert other.version == run.version
        assert other.blackboard.audit_report is not None
        assert other.blackboard.audit_report.passed, other.blackboard.audit_report
    assert printed(person.printed(DraftRequested(run_id=run.run_id))) == {(True, True, False)}
    assert printed(person.printed(look_of(run))) == {(False, False, True)}
