"""The DOCX on its paper: as large as the PDF's, the dates at the edge of the heading's line
(CONTRACT D12).
"""

import io
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import docx
import pymupdf
import pytest
from docx.document import Document
from docx.enum.style import WD_STYLE_TYPE
from docx.enum.text import WD_TAB_ALIGNMENT
from docx.oxml.ns import qn
from docx.shared import Pt
from docx.styles.styles import Styles
from docx.text.paragraph import Paragraph

from interview_app.domain.resume import ResumeDocument, ResumeEntry, ResumeLink, ResumeSection
from interview_app.rendering.design import Design, Paper, width
from interview_app.rendering.docx_blocks import Block, blocks
from interview_app.rendering.docx_file import to_docx
from interview_app.rendering.docx_pages import LAYOUTS, Sheet, pages_in
from interview_app.rendering.engine import RenderEngine
from interview_app.rendering.output_folder import resume_file, resume_files
from interview_app.rendering.page_fit import fit
from tests.rendering.conftest import job, resume


def pages_of(document: Document) -> int:
    """The pages that a written document should take, by what stands in it."""
    normal = document.styles["Normal"].font.size.pt
    layout = next(one for one in LAYOUTS if one.size == normal)
    paper: Paper = "a4" if round(document.sections[0].page_width.mm) == 210 else "us-letter"
    return pages_in(map(_as_block, document.paragraphs), Sheet.of(paper, layout), layout)


def _as_block(paragraph: Paragraph) -> Block:
    text, _, at_edge = paragraph.text.partition("\t")
    style, before = paragraph.style.name, paragraph.paragraph_format.space_before
    return Block(
        text=text,
        at_edge=at_edge,
        style=None if style == "Normal" else style,
        before=None if before is None else before.pt,
    )


@pytest.mark.parametrize("paper", ["a4", "us-letter"])
def test_what_is_counted_is_what_is_written(paper: Paper) -> None:
    """D12: the layout is chosen by paragraphs that no document was made of; it has these and no
    others, in one of them.
    """
    for pages in (None, 1, 2, 3):
        document = docx.Document(
            io.BytesIO(to_docx(_long_career(5), design=Design(paper=paper), pages=pages))
        )
        layout = next(one for one in LAYOUTS if one.size == document.styles["Normal"].font.size.pt)
        sheet = Sheet.of(paper, layout)
        counted = list(blocks(_long_career(5), edge=sheet.line, size=layout.size))
        assert [one.whole for one in counted] == [one.text for one in document.paragraphs]
        assert pages_in(counted, sheet, layout) == pages_of(document)


def test_one_document_is_made_however_many_layouts_are_tried(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Issue 5, speed: a career that fits in none is written once."""
    made: list[object] = []
    whole = docx.Document

    def noted(*given: object) -> object:
        made.append(given)
        return whole(*given)

    monkeypatch.setattr(docx, "Document", noted)
    to_docx(_long_career(18), pages=1)
    assert len(made) == 1


@pytest.mark.parametrize(("paper", "millimetres"), [("a4", (210, 297)), ("us-letter", (216, 279))])
def test_the_paper_is_that_of_the_pdf(
    paper: Paper, millimetres: tuple[int, int], engine: RenderEngine
) -> None:
    """Issue 5.6: a person who chose a paper gets it in every file that has one."""
    files, _left = resume_files(fit(resume(), Design(paper=paper), engine, max_pages=2), engine)
    (section,) = docx.Document(io.BytesIO(files["resume.docx"])).sections
    assert (round(section.page_width.mm), round(section.page_height.mm)) == millimetres


def test_dates_stand_at_the_right_edge_of_the_headings_line() -> None:
    """D12: a tab stop and no table; the place stands behind the firm, for alone in a line of its
    own it looks lost.
    """
    document = docx.Document(io.BytesIO(to_docx(resume())))
    heading = next(one for one in document.paragraphs if one.text.startswith("Charge Nurse"))
    assert heading.text == "Charge Nurse, Saint Ann & Sons 0 – Köln\tMar 2020 – present"
    (stop,) = heading.paragraph_format.tab_stops
    section = document.sections[0]
    assert stop.alignment is WD_TAB_ALIGNMENT.RIGHT
    assert stop.position == section.page_width - section.left_margin - section.right_margin
    assert "Köln" not in {one.text for one in document.paragraphs}


def test_a_template_keeps_its_paper(tmp_path: Path) -> None:
    """D12: the template given decides."""
    template = docx.Document()
    template.sections[0].page_width, template.sections[0].page_height = (
        docx.shared.Mm(200),
        docx.shared.Mm(250),
    )
    template.save(str(tmp_path / "template.docx"))
    made = docx.Document(
        io.BytesIO(to_docx(resume(), template=(tmp_path / "template.docx").read_bytes()))
    )
    assert round(made.sections[0].page_width.mm) == 200


def test_styles_are_looked_up_once_however_long_the_resume_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Issue 3, speed: each look-up searches every style of the document."""
    asked: list[object] = []
    for name in ("default", "get_style_id", "get_by_id"):
        whole = getattr(Styles, name)

        def noted(self: Styles, *given: object, whole: Callable[..., object] = whole) -> object:
            asked.append(given)
            return whole(self, *given)

        monkeypatch.setattr(Styles, name, noted)
    counts = []
    for jobs in (9, 18):
        asked.clear()
        to_docx(_long_career(jobs), pages=1)  # neither fits, so every layout is tried
        counts.append(len(asked))
    assert counts[0] == counts[1] > 0


def test_a_list_of_headings_does_not_hang_together() -> None:
    """D12: thirty certificates flow over the page; a heading with lines under it stays with
    them.
    """
    certificates = tuple(
        ResumeEntry(id=f"c{n}", title=f"Certificate {n}", end="2020") for n in range(30)
    )
    one = resume()
    section = ResumeSection(key="certifications", title="Certifications", entries=certificates)
    document = docx.Document(
        io.BytesIO(to_docx(one.model_copy(update={"sections": (*one.sections, section)})))
    )
    listed = [part for part in document.paragraphs if part.text.startswith("Certificate ")]
    assert len(listed) == 30
    assert not any(part.paragraph_format.keep_with_next for part in listed)
    heading = next(part for part in document.paragraphs if part.text.startswith("Charge Nurse"))
    assert heading.paragraph_format.keep_with_next is not False


def test_contact_and_addresses_open_with_a_click() -> None:
    """D12: mail, phone and links of the head and an entry's address are hyperlinks; the words on
    the page stay the same.
    """
    one = resume()
    links = tuple(
        ResumeLink(label=None, url=url)
        for url in ("https://github.com/amara/", "amara.example.org", "file:///a")
    )
    entry = ResumeEntry(id="p1", title="Ward rota", url="https://rota.example.org")
    section = ResumeSection(key="projects", title="Projects", entries=(entry,))
    header = one.header.model_copy(update={"links": links})
    made = one.model_copy(update={"header": header, "sections": (section,)})
    paragraphs = docx.Document(io.BytesIO(to_docx(made))).paragraphs
    opened = {link.text: link.url for paragraph in paragraphs for link in paragraph.hyperlinks}
    assert opened == {
        "amara@example.org": "mailto:amara@example.org",
        "+1 (555) 010-2030": "tel:+15550102030",
        "github.com/amara": "https://github.com/amara/",
        "amara.example.org": "https://amara.example.org",
        "https://rota.example.org": "https://rota.example.org",
    }
    assert any(
        one.text.startswith("Leeds | amara@example.org | +1 (555) 010-2030 | github.com/amara | ")
        for one in paragraphs
    )
    assert all(
        run.style.name == "Hyperlink"
        for one in paragraphs
        for link in one.hyperlinks
        for run in link.runs
    )


def test_a_templates_own_look_of_links_is_used(tmp_path: Path) -> None:
    """D12: its colour and its line below; a style for paragraphs that has the name is left
    alone.
    """
    for kind, expected in (
        (WD_STYLE_TYPE.CHARACTER, "Hyperlink"),
        (WD_STYLE_TYPE.PARAGRAPH, "Default Paragraph Font"),
    ):
        template = docx.Document()
        template.styles.add_style("Hyperlink", kind)
        template.save(str(tmp_path / "template.docx"))
        made = docx.Document(
            io.BytesIO(to_docx(resume(), template=(tmp_path / "template.docx").read_bytes()))
        )
        (link, *_) = (one for paragraph in made.paragraphs for one in paragraph.hyperlinks)
        assert link.runs[0].style.name == expected
        assert link.runs[0].font.underline is None


def test_long_contact_data_takes_two_lines() -> None:
    """D12: an address is not broken at its hyphens; what fits one line stays in one."""
    one = resume()
    links = (
        ResumeLink(label=None, url="https://github.com/a-very-long-name-of-an-example-person"),
    )
    made = one.model_copy(update={"header": one.header.model_copy(update={"links": links})})
    lines = [part.text for part in docx.Document(io.BytesIO(to_docx(made))).paragraphs]
    assert "github.com/a-very-long-name-of-an-example-person" in lines
    short = [part.text for part in docx.Document(io.BytesIO(to_docx(one))).paragraphs]
    assert "Leeds | amara@example.org | +1 (555) 010-2030 | linkedin.com/in/amara-okafor" in short


def test_a_long_heading_has_its_dates_in_its_first_line_and_the_firm_below() -> None:
    """D12: as on the PDF. No comma hangs behind the name, and a date is never broken."""
    one = resume()
    (first, *others) = one.sections[0].entries
    long = first.model_copy(
        update={"title": "Operator of bleaching, dyeing and washing machines for heavy cloth"}
    )
    section = one.sections[0].model_copy(update={"entries": (long, *others)})
    made = one.model_copy(update={"sections": (section, *one.sections[1:])})
    document = docx.Document(io.BytesIO(to_docx(made)))
    lines = [part.text for part in document.paragraphs]
    at = lines.index(f"{long.title}\tMar 2020 – present")
    assert lines[at + 1] == f"{long.organization} – Köln"
    assert document.paragraphs[at + 1].paragraph_format.keep_with_next


def _long_career(jobs: int) -> ResumeDocument:
    """A career of many posts, each line about as long as a person's own."""
    text = (
        "Reorganised the stores of two wards with the porters, so that nurses found what they "
        "needed in half the time"
    )
    return resume(jobs, bullets=6).model_copy(
        update={
            "sections": (
                ResumeSection(
                    key="experience",
                    title="Experience",
                    entries=tuple(job(at, bullets=6, text=text) for at in range(jobs)),
                ),
            )
        }
    )


@pytest.mark.parametrize("jobs", [3, 6, 9, 12, 18])
def test_it_takes_no_more_pages_than_the_pdf(jobs: int, engine: RenderEngine) -> None:
    """D11, D12: trimmed and set as tightly, so that whoever sends the DOCX sends as many pages."""
    fitted = fit(_long_career(jobs), Design(), engine, max_pages=2)
    document = docx.Document(io.BytesIO(resume_file("docx", fitted, engine)))
    assert pages_of(document) <= fitted.rendered.pages
    assert document.styles["Normal"].font.size >= Pt(9.5)


def test_what_fits_is_set_in_arial_11(engine: RenderEngine) -> None:
    """D12: nothing is made smaller than its pages ask."""
    document = docx.Document(
        io.BytesIO(resume_file("docx", fit(resume(), Design(), engine, max_pages=2), engine))
    )
    assert (document.styles["Normal"].font.name, document.styles["Normal"].font.size) == (
        "Arial",
        Pt(11),
    )


def test_a_page_that_is_nearly_full_is_not_taken_for_more() -> None:
    """D12: of two spaces between paragraphs the larger one is printed, and none between items of a
    list.
    """
    document = docx.Document(io.BytesIO(to_docx(_long_career(3), pages=1)))
    assert document.styles["Normal"].font.size == Pt(11)


@pytest.mark.parametrize("size", [1, 4, 8])
def test_long_contact_data_is_broken_between_its_parts(size: int) -> None:
    """Issue 5.6: no line begins with a separator, and no address is broken at its hyphens."""
    one = resume()
    links = tuple(ResumeLink(url=f"https://linkedin.com/in/{'amara-' * size}{n}") for n in range(3))
    header = one.header.model_copy(
        update={"email": f"{'okafor-' * size}a@example.org", "links": links}
    )
    edge = Sheet.of("a4", LAYOUTS[0]).line
    lines = [
        block.text
        for block in blocks(one.model_copy(update={"header": header}), edge=edge, size=11)
    ]
    contact = lines[2 : lines.index("Summary")]
    assert all(width(line, 11) <= edge for line in contact)
    shown = [
        "Leeds",
        header.email,
        header.phone,
        *(link.url.removeprefix("https://") for link in links),
    ]
    assert " | ".join(contact).split(" | ") == shown


def test_letters_of_other_scripts_are_set_as_the_rest() -> None:
    """D12: Arabic and Hebrew have a size, a face and a weight of their own in Word, which else stay
    those of the template.
    """
    one = resume()
    job = one.sections[0].entries[0].model_copy(update={"organization": "شركة الخليج"})
    section = one.sections[0].model_copy(update={"entries": (job,)})
    document = docx.Document(io.BytesIO(to_docx(one.model_copy(update={"sections": (section,)}))))
    heading = next(part for part in document.paragraphs if "شركة" in part.text)
    assert [run.font.cs_bold for run in heading.runs] == [None, False, False]
    for name, size in (("Normal", 11), ("Heading 2", 11), ("Title", 20)):
        look = document.styles[name].element.rPr
        assert look.find(qn("w:szCs")).get(qn("w:val")) == str(2 * size)
        assert look.find(qn("w:rFonts")).get(qn("w:cs")) == "Arial"
    assert document.styles["Heading 2"].font.cs_bold


def test_a_career_too_long_for_the_smallest_letters_is_set_in_them() -> None:
    """D12: without a limit that can be kept the letters stay readable."""
    document = docx.Document(io.BytesIO(to_docx(_long_career(18), pages=1)))
    assert document.styles["Normal"].font.size == Pt(9.5)
    assert pages_of(document) > 1


def _no_word_processor() -> bool:
    """LibreOffice is not here, or has no letters as wide as those that the document names."""
    if shutil.which("soffice") is None or shutil.which("fc-list") is None:
        return True
    found = subprocess.run(["fc-list", ":family=Carlito"], capture_output=True, check=False)
    return not found.stdout.strip()


@pytest.mark.skipif(
    _no_word_processor(),
    reason="needs LibreOffice (Debian: apt install libreoffice-writer fonts-crosextra-carlito)",
)
def test_the_pages_are_counted_as_a_word_processor_counts_them(tmp_path: Path) -> None:
    """D12: our count of a document's pages is LibreOffice's."""
    for jobs in (3, 4, 9):
        path = tmp_path / f"resume-{jobs}.docx"
        path.write_bytes(to_docx(_long_career(jobs)))
        subprocess.run(
            [
                "soffice",
                f"-env:UserInstallation=file://{tmp_path}/office",
                "--headless",
                "--convert-to",
                "pdf",
                path.name,
            ],
            cwd=tmp_path,
            check=True,
            capture_output=True,
            timeout=120,
        )
        with pymupdf.open(path.with_suffix(".pdf")) as printed:
            assert len(printed) == pages_of(docx.Document(str(path)))


def test_posts_without_lines_stand_apart_as_those_with_lines_do() -> None:
    """D12: the heading hung on the last line of the job before; and two such posts stuck together
    where the others of their section have a gap.
    """
    bare = job(2, bullets=0).model_copy(update={"location": None})
    first, last = (
        bare.model_copy(update={"id": "a", "organization": "Saint Ann & Sons 2, north"}),
        bare.model_copy(update={"id": "b"}),
    )
    made = resume(1)
    section = made.sections[0].model_copy(
        update={"entries": (*made.sections[0].entries, first, last)}
    )
    made = made.model_copy(update={"sections": (section, *made.sections[1:])})
    headings = [
        one
        for one in docx.Document(io.BytesIO(to_docx(made))).paragraphs
        if "Saint Ann & Sons 2" in one.text
    ]
    assert [one.paragraph_format.space_before for one in headings] == [None, None]


@pytest.mark.parametrize("firm", ["Saint Ann & Sons", None])
def test_a_place_without_room_is_behind_the_firm_or_the_dates(firm: str | None) -> None:
    """D12: never in a line by itself."""
    one = resume()
    (first, *_others) = one.sections[0].entries
    for title in (
        "Nurse",
        "Charge nurse of the ward",
        "Charge nurse of the surgical ward and the day clinic",
        "N " * 40,
    ):
        entry = first.model_copy(
            update={
                "title": title.strip(),
                "organization": firm,
                "location": "Villingen-Schwenningen, Deutschland",
            }
        )
        section = one.sections[0].model_copy(update={"entries": (entry,)})
        made = one.model_copy(update={"sections": (section, *one.sections[1:])})
        lines = [part.text for part in docx.Document(io.BytesIO(to_docx(made))).paragraphs]
        (held,) = [line for line in lines if "Villingen-Schwenningen, Deutschland" in line]
        assert "Mar 2020 – present" in held or held.startswith(f"{firm} – ")


@pytest.mark.parametrize(
    ("mark", "printed"), [("3.5", "Grade: 3.5"), ("2:1", "Grade: 2:1"), ("A", "Grade: A")]
)
def test_a_bare_mark_says_what_it_is(mark: str, printed: str) -> None:
    """D12: "3.5" or "bien" alone below a school says nothing; several words stand as they are."""
    one = resume()
    school = one.sections[1].entries[0]

    def lines(detail: str) -> list[str]:
        section = one.sections[1].model_copy(
            update={"entries": (school.model_copy(update={"detail": detail}),)}
        )
        made = one.model_copy(update={"sections": (one.sections[0], section)})
        return [part.text for part in docx.Document(io.BytesIO(to_docx(made))).paragraphs]

    assert printed in lines(mark)
    assert "First class honours" in lines("First class honours")
    school = ResumeEntry(id="edu-1", end="2015")
    alone = [one for one in lines("Palliative care, 40 hours") if "Palliative" in one]
    assert alone == ["Palliative care, 40 hours\t2015"], "all there is"
