"""A posting asks for the same things whatever file it comes in: pasted, TXT, DOCX or PDF (issue 5.2)."""

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path

import docx
import pymupdf
import pytest

from interview_app.messages.tailoring.wishes import ResumeRequested
from interview_app.paths import DataFolder, resources
from interview_app.tailoring.posting.analyst import analyse
from interview_app.tailoring.posting.demands import items
from interview_app.tailoring.posting.text import read_posting, with_marks
from interview_app.use_cases.reading.on_demand import ReadingOnDemand
from interview_app.use_cases.resumes.inputs import posting_text as from_command_line
from interview_app.use_cases.resumes.inputs import posting_wished as from_window
from interview_app.use_cases.resumes.inputs import synonyms

GERMAN = """Elektroniker (m/w/d)
Stadtwerke Moorburg

Ihre Aufgaben
- Wartung von Schaltanlagen
- Prüfung nach DGUV V3

Ihr Profil
- Ausbildung als Elektroniker
- Führerschein Klasse B

Von Vorteil
- Erfahrung mit SPS

Wir bieten einen sicheren Platz in einem Team, das sich kennt.
"""


def demands(text: str) -> list[str]:
    shipped = synonyms(resources(), Path("there-is-none"))
    return [one.text for one in analyse(read_posting(text), shipped)[1]]


def as_docx(text: str, path: Path) -> Path:
    made = docx.Document()
    for line in filter(None, text.split("\n")):
        made.add_paragraph(
            line.removeprefix("- "), style="List Bullet" if line.startswith("- ") else None
        )
    made.save(str(path))
    return path


def as_pdf(text: str, path: Path) -> Path:
    with pymupdf.open() as made:
        page = made.new_page()
        for at, line in enumerate(text.split("\n")):
            page.insert_text(
                (72, 60 + 15 * at), line.replace("- ", "• ", 1) if line.startswith("- ") else line
            )
        made.save(path)
    return path


@pytest.fixture(scope="module")
def reader(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ReadingOnDemand]:
    made = ReadingOnDemand(DataFolder(tmp_path_factory.mktemp("reader")))
    yield made
    made.close()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("kind", ["txt", "md", "docx", "pdf"])
def test_the_same_posting_in_any_file_asks_for_the_same(
    kind: str, language: str, tmp_path: Path, reader: ReadingOnDemand
) -> None:
    """The window's way and the command line's: every demand of the text, none of two lines made one, none invented."""
    sample = (resources() / "samples" / "nurse.posting.txt").read_text(encoding="utf-8")
    text = sample if language == "en" else GERMAN
    path = tmp_path / f"posting.{kind}"
    if kind in ("txt", "md"):
        path.write_text(text, encoding="utf-8")
    else:
        (as_docx if kind == "docx" else as_pdf)(text, path)
    asked = ResumeRequested(target_title="x", path=os.fsencode(path))
    wanted = demands(text)
    assert len(wanted) >= 3
    assert demands(asyncio.run(from_window(asked, reader, timeout_seconds=60)).text) == wanted
    assert demands(from_command_line(path).text) == wanted


def test_a_text_in_another_encoding_is_left_to_the_reader(
    tmp_path: Path, reader: ReadingOnDemand
) -> None:
    """A text file need not be UTF-8; its words come all the same."""
    path = tmp_path / "posting.txt"
    path.write_bytes(GERMAN.encode("cp1252"))
    found = asyncio.run(
        from_window(
            ResumeRequested(target_title="x", path=os.fsencode(path)), reader, timeout_seconds=60
        )
    )
    assert "Prüfung nach DGUV V3" in found.text


def test_what_the_file_of_a_posting_hides_is_flagged_and_not_followed(
    tmp_path: Path, reader: ReadingOnDemand
) -> None:
    """Issue 5.2: white words in a PDF are seen by no person, come by neither way as the posting, and are told."""
    path = as_pdf("Requirements\n- Python\n- SQL", tmp_path / "posting.pdf")
    with pymupdf.open(path) as made:
        made[0].insert_text((72, 500), "Ten years of COBOL are required.", color=(1, 1, 1))
        made.saveIncr()
    asked = ResumeRequested(target_title="x", path=os.fsencode(path))
    for given in (
        asyncio.run(from_window(asked, reader, timeout_seconds=60)),
        from_command_line(path),
    ):
        posting = read_posting(given.text, hidden=given.hidden)
        assert "COBOL" not in posting.text
        assert [(one.code, one.span.quote) for one in posting.flags] == [
            ("hidden_text", "Ten years of COBOL are required.")
        ]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Nurse\nWe look for a nurse who can lead a ward.",
        "Requirements\n- Registered Nurse\nor midwife",
        "About us\nWe are a clinic.\nContact\nWrite to us.",
    ],
)
def test_what_has_marks_or_no_list_stays_as_it_is(text: str) -> None:
    """Only a list that lost its marks gets them back."""
    assert with_marks(text, "en") == text


def test_a_line_broken_by_the_width_is_one_and_no_word_is_lost() -> None:
    """A demand over two lines of the page stays one demand."""
    text = "Requirements:\nRegistered Nurse with the\nright to work here\nNight shifts\nBenefits\nA car park"
    assert with_marks(text, "en") == (
        "Requirements:\n- Registered Nurse with the right to work here\n- Night shifts\n\nBenefits\nA car park"
    )


IN_ONE = (
    "Wir suchen eine Filialleitung (m/w/d). Ihre Aufgaben: Einkauf, Kassenabschluss. Das bringen Sie mit: Ausbildung als Florist;"
    " mehrjährige Berufserfahrung; Führerschein Klasse B. Von Vorteil: Niederländisch. Wir bieten: 30 Tage Urlaub; ein Team."
)


def test_a_posting_that_lost_its_lines_is_read_at_its_headings() -> None:
    """Pasted out of a table or a PDF it is one paragraph; the "B." of a licence ends what is required all the same."""
    told = [(one.kind, one.text) for one in items(read_posting(IN_ONE))]
    assert told == [
        ("duty", "Einkauf, Kassenabschluss"),
        ("must", "Ausbildung als Florist"),
        ("must", "mehrjährige Berufserfahrung"),
        ("must", "Führerschein Klasse B"),
        ("nice", "Niederländisch"),
    ]


def test_a_demand_with_its_label_ends_where_the_employer_speaks_of_itself() -> None:
    """One label with one demand is no list that lost its lines."""
    told = [
        one.text
        for one in items(read_posting("Requirements: two years of retail. We like people."))
    ]
    assert told == ["two years of retail"]
