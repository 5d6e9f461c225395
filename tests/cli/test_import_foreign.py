"""`interview-app import` for files of other programs: understood, kept, and left to be reviewed
(CONTRACT E9).
"""

import csv
import io
import json
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner
from pypdf import PdfWriter

from interview_app.cli.main import cli
from interview_app.domain.records import DataType
from interview_app.paths import data_folder
from interview_app.store.opening import open_store
from tests.kept_records import waiting

JSON_RESUME = json.dumps(
    {
        "basics": {"name": "Mara Lindqvist", "email": "mara@example.org"},
        "work": [{"name": "St. Anne Hospital", "position": "Ward nurse", "startDate": "2019-03"}],
        "mood": "good",
    }
).encode()
VCARD = (
    b"BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Mara "
    b"Lindqvist\r\nN:Lindqvist;Mara;;;\r\nEMAIL:mara@example.org\r\nEND:VCARD\r\n"
)
RENDERCV = b"""cv:
  name: Mara Lindqvist
  email: mara@example.org
  sections:
    experience:
      - company: St. Anne Hospital
        position: Ward nurse
        start_date: 2019-03
        end_date: present
"""
EUROPASS = (
    b'<?xml version="1.0" encoding="UTF-8"?><SkillsPassport '
    b'xmlns="http://europass.cedefop.europa.eu/Europass">'
    b"<LearnerInfo><Identification><PersonName><FirstName>Mara</FirstName><Surname>Lindqvist</Surname></PersonName>"
    b"</Identification></LearnerInfo></SkillsPassport>"
)


def linkedin() -> bytes:
    profile, archive = io.StringIO(), io.BytesIO()
    writer = csv.writer(profile)
    writer.writerows([["First Name", "Last Name", "Headline"], ["Mara", "Lindqvist", "Ward nurse"]])
    with zipfile.ZipFile(archive, "w") as made:
        made.writestr("Profile.csv", profile.getvalue())
        made.writestr(
            "Positions.csv",
            "Company Name,Title,Started On\nSt. Anne Hospital,Ward nurse,Mar 2019\n",
        )
    return archive.getvalue()


FILES: dict[str, tuple[str, Callable[[], bytes]]] = {
    "JSON Resume": ("resume.json", lambda: JSON_RESUME),
    "vCard": ("me.vcf", lambda: VCARD),
    "RenderCV": ("cv.yaml", lambda: RENDERCV),
    "Europass XML": ("europass.xml", lambda: EUROPASS),
    "LinkedIn archive": ("linkedin.zip", linkedin),
}


@pytest.mark.parametrize("name", FILES)
def test_a_file_of_another_program_is_understood_and_waits_for_review(
    name: str, tmp_path: Path
) -> None:
    """E9: what was understood is printed, nothing is saved, and the sheet stands at the next
    start.
    """
    filename, content = FILES[name]
    path = tmp_path / filename
    path.write_bytes(content())
    done = CliRunner().invoke(cli, ["import", str(path), "--json"], catch_exceptions=False)
    assert done.exit_code == 0, done.output
    told = json.loads(done.stdout)
    assert (told["format"], told["profile"], told["waiting_review"]) == (
        name,
        1,
        "applicant_profile",
    )
    with open_store(data_folder()) as store:
        assert not any(record.data_type is DataType.APPLICANT_PROFILE for record in store.records())
        (call,) = waiting(store)
        assert call.args["data"]["basics"]["name"] == "Mara Lindqvist"


def test_what_was_not_understood_is_named(tmp_path: Path) -> None:
    """E9: no part of a file is lost in silence."""
    path = tmp_path / "resume.json"
    path.write_bytes(JSON_RESUME)
    done = CliRunner().invoke(cli, ["import", str(path)], catch_exceptions=False)
    assert done.exit_code == 0, done.output
    assert "mood" in done.stdout
    assert "Nothing is saved yet" in done.stdout


def test_the_europass_xml_inside_a_pdf_is_taken_out(tmp_path: Path) -> None:
    """E9, issue 7.2: v3 also when embedded in a PDF; a PDF without it says what to do."""
    for name, attached in (("with.pdf", True), ("without.pdf", False)):
        writer = PdfWriter()
        writer.add_blank_page(width=595, height=842)
        if attached:
            writer.add_attachment("attachment.xml", EUROPASS)
        writer.write(tmp_path / name)
    done = CliRunner().invoke(
        cli, ["import", str(tmp_path / "with.pdf"), "--json"], catch_exceptions=False
    )
    assert done.exit_code == 0, done.output
    told = json.loads(done.stdout)
    assert (told["format"], told["waiting_review"]) == ("Europass XML", "applicant_profile")
    refused = CliRunner().invoke(cli, ["import", str(tmp_path / "without.pdf")])
    assert refused.exit_code == 1
    assert "no Europass XML" in str(refused.exception)
