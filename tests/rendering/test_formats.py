"""DOCX, Markdown, text and HTML carry the same claims as the PDF (CONTRACT D10, D12)."""

import html
import io
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import docx
import pymupdf
import pytest
from docx.enum.style import WD_STYLE_TYPE

from interview_app.domain.resume import (
    ResumeDocument,
    ResumeEntry,
    ResumeLink,
    ResumeSection,
)
from interview_app.errors import RenderError
from interview_app.rendering.design import (
    ACCENTS,
    FAMILIES,
    OWN_THEMES,
    STEPS,
    THEMES,
    Design,
    OwnTheme,
    Theme,
)
from interview_app.rendering.docx_file import to_docx
from interview_app.rendering.engine import RenderEngine
from interview_app.rendering.output_folder import FORMATS, resume_file, resume_files, write_folder
from interview_app.rendering.page_fit import fit
from interview_app.rendering.plain_formats import to_html, to_markdown, to_text
from interview_app.rendering.rendercv_data import rendercv_data
from tests.rendering.conftest import resume


def from_docx(one: ResumeDocument) -> str:
    document = docx.Document(io.BytesIO(to_docx(one)))
    return "\n".join(paragraph.text for paragraph in document.paragraphs)


def from_markdown(one: ResumeDocument) -> str:
    return re.sub(r"\\([\\`*_\[\]<>#+.)-])", r"\1", to_markdown(one))


def from_html(one: ResumeDocument) -> str:
    return html.unescape(re.sub(r"<[^>]+>", "", to_html(one)))


def looks(theme: Theme) -> Iterator[Design]:
    """The theme's own look, and each setting of a look changed by itself."""
    own = Design(theme=theme)
    yield own
    yield replace(own, paper="us-letter")
    yield replace(own, photo="/9j/")
    yield from (replace(own, step=step) for step in range(1, len(STEPS)))
    yield from (replace(own, accent=accent) for accent in ACCENTS)
    yield from (replace(own, family=family) for family in FAMILIES)


@pytest.mark.parametrize("theme", THEMES)
def test_every_look_is_written_in_every_format(theme: Theme, engine: RenderEngine) -> None:
    """D10: whatever was chosen under Look; a theme of ours is RenderCV's first one in its YAML."""
    fitted = fit(resume(), Design(theme=theme), engine, max_pages=2)
    assert {one: bool(resume_file(one, fitted, engine)) for one in FORMATS} == dict.fromkeys(
        FORMATS, True
    )
    for look in looks(theme):
        data = engine.validate(resume(), look)
        assert data["design"]["theme"] == ("classic" if look.is_own else theme)
        if look.is_own:
            assert data["design"]["colors"]["section_titles"] == look.accent_colour


def test_another_phone_and_a_date_of_birth_stand_in_the_contact_of_every_file(
    engine: RenderEngine,
) -> None:
    """Where they are filled and not hidden: in many countries a date of birth is not wanted."""
    own = {"other_phone": "0170 5551234", "birth": "born 12 March 1978"}
    header = resume().header.model_copy(update=own)
    one = resume().model_copy(update={"header": header})
    texts = [from_docx(one), from_markdown(one), from_html(one), to_text(one)]
    for theme in (THEMES[0], OWN_THEMES[0]):
        with pymupdf.open(stream=engine.render(one, Design(theme=theme)).pdf) as pdf:
            texts.append(" ".join(page.get_text() for page in pdf))
    for text in texts:
        assert all(" ".join(said.split()) in " ".join(text.split()) for said in own.values()), text


@pytest.mark.parametrize("theme", OWN_THEMES)
def test_what_the_yaml_cannot_hold_keeps_no_other_file_back(
    theme: OwnTheme, engine: RenderEngine
) -> None:
    """D10: RenderCV refuses an entry that ends before it starts; a page of ours prints it."""
    fitted = fit(with_dates("2022-06", "2019-03"), Design(theme=theme), engine, max_pages=2)
    assert all(resume_file(one, fitted, engine) for one in FORMATS if one != "yaml")
    files, left = resume_files(fitted, engine)
    assert set(files) == {f"resume.{one}" for one in FORMATS if one != "yaml"}
    assert left.startswith("There is no resume.yaml: ")
    assert "ends before it starts" in left


@pytest.mark.parametrize("read_back", [from_docx, from_markdown, from_html, to_text])
def test_every_format_carries_every_claim(read_back: object) -> None:
    """D12: the same claims in all formats."""
    assert callable(read_back)
    one = resume()
    text = read_back(one)
    for bullet in one.bullets():
        assert bullet.text in text
    for part in (
        "Amara Okafor 王伟",
        "+1 (555) 010-2030",
        "Mar 2020 – present",
        "NMC Pin 08I1234E",
        "English: native",
    ):
        assert part in text


@pytest.mark.parametrize("theme", ["clear", "classic"])
def test_the_summary_stands_where_the_person_put_it(theme: Theme, engine: RenderEngine) -> None:
    """NEXT 8: the person's order may move every section; all formats keep it, and no line is lost."""
    one = resume()
    last = one.model_copy(update={"summary_at": len(one.sections)})
    assert [bullet.bullet_id for bullet in last.bullets()][-1] == "summary-1"
    page = fit(last, Design(theme=theme), engine, max_pages=2).rendered.pdf
    with pymupdf.open(stream=page) as document:
        printed = "\n".join(part.get_text() for part in document)
    data = rendercv_data(last, Design(theme=theme), part=lambda _id, text: text)
    assert [*data["cv"]["sections"]][-1].casefold() == "summary"
    for text in (printed, from_docx(last), from_markdown(last), to_text(last), from_html(last)):
        folded = text.casefold()
        assert folded.index("summary") > folded.index(one.sections[-1].title.casefold())
        assert text.count("eleven") == 1


def test_the_docx_has_real_styles_and_no_tables() -> None:
    """D12: Arial 11, section names as Heading 1, bullets as List Bullet, no tables, contact in the
    body.
    """
    document = docx.Document(io.BytesIO(to_docx(resume())))
    styles = {
        paragraph.text: paragraph.style.name for paragraph in document.paragraphs if paragraph.style
    }
    assert styles["Experience"] == styles["Education"] == "Heading 1"
    assert {name for text, name in styles.items() if text.startswith("Cut ")} == {"List Bullet"}
    assert not document.tables
    normal = document.styles["Normal"].font
    assert (normal.name, normal.size.pt if normal.size else None) == ("Arial", 11)


def test_a_label_is_bold_as_on_the_pdf_and_no_letters_are_spaced() -> None:
    """D12: the DOCX looks like the PDF: "**English:** native", and a headline in plain letters."""
    document = docx.Document(io.BytesIO(to_docx(resume())))
    (line,) = [one for one in document.paragraphs if one.text == "English: native"]
    assert [(run.text, run.bold) for run in line.runs] == [("English:", True), (" native", False)]
    (lone,) = [one for one in document.paragraphs if one.text == "Igbo"]
    assert [run.bold for run in lone.runs] == [None]
    for name in ("Title", "Subtitle", "Heading 1"):
        assert "w:spacing" not in [
            child.tag.replace(f"{{{child.nsmap['w']}}}", "w:")
            for child in document.styles[name].element.rPr
        ]


def test_a_template_gives_its_styles_and_none_of_its_text() -> None:
    """D12: the template given."""
    template = docx.Document()
    template.add_paragraph("Somebody else's words")
    template.styles["Normal"].font.name = "Georgia"
    buffer = io.BytesIO()
    template.save(buffer)
    made = docx.Document(io.BytesIO(to_docx(resume(), template=buffer.getvalue())))
    assert made.styles["Normal"].font.name == "Georgia"
    assert not [one for one in made.paragraphs if "Somebody" in one.text]


def test_a_template_whose_style_is_for_letters_gives_plain_text() -> None:
    """D12: a template that calls a style of letters "Subtitle" has none for paragraphs; that is no
    failure.
    """
    template = docx.Document()
    template.styles["Subtitle"].delete()
    template.styles.add_style("Subtitle", WD_STYLE_TYPE.CHARACTER)
    buffer = io.BytesIO()
    template.save(buffer)
    one = resume()
    one = one.model_copy(
        update={"header": one.header.model_copy(update={"headline": "Intensive care"})}
    )
    made = docx.Document(io.BytesIO(to_docx(one, template=buffer.getvalue())))
    assert {part.text: part.style.name for part in made.paragraphs if part.style}[
        "Intensive care"
    ] == "Normal"


def test_a_template_that_is_no_docx_is_a_sentence() -> None:
    """Issue 5, bad input: a template that is not a DOCX."""
    with pytest.raises(RenderError, match=r"Choose a \.docx file"):
        to_docx(resume(), template=b"%PDF-1.7")


def test_a_folder_is_never_written_over(tmp_path: Path, engine: RenderEngine) -> None:
    """D10: -2, -3 when it exists; all files are there."""
    files, _left = resume_files(fit(resume(), Design(), engine, max_pages=2), engine)
    folders = [
        write_folder(
            tmp_path, target_title="Stationsleitung (Intensiv)", date="2026-11-21", files=files
        )
        for _ in range(3)
    ]
    name = "stationsleitung-intensiv-2026-11-21"
    assert [folder.name for folder in folders] == [name, f"{name}-2", f"{name}-3"]
    assert {path.name for path in folders[0].iterdir()} == set(files)
    assert (folders[2] / "resume.pdf").read_bytes().startswith(b"%PDF")


def test_a_title_without_letters_is_called_resume(tmp_path: Path) -> None:
    """D10: the slug of a title that has none."""
    folder = write_folder(tmp_path, target_title="", date="2026-11-21", files={"a.json": b"{}"})
    assert folder == tmp_path / "resume-2026-11-21"


def test_a_folder_that_cannot_be_written_is_a_sentence_and_leaves_nothing(tmp_path: Path) -> None:
    """Issue 5, bad input: an output folder that cannot be written."""
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    with pytest.raises(RenderError, match="Choose another folder"):
        write_folder(blocked / "out", target_title="x", date="2026-11-21", files={"a": b""})
    with pytest.raises(RenderError, match="Choose another folder"):
        write_folder(tmp_path, target_title="x", date="2026-11-21", files={"no/such/folder": b""})
    assert [path.name for path in tmp_path.iterdir() if path.name not in ("home", "data")] == [
        "file"
    ]


def with_dates(start: str, end: str) -> ResumeDocument:
    """The résumé with its first job at this time."""
    made = resume()
    section = made.sections[0]
    job = section.entries[0].model_copy(update={"start": start, "end": end})
    section = section.model_copy(update={"entries": (job, *section.entries[1:])})
    return made.model_copy(update={"sections": (section, *made.sections[1:])})


def test_an_entry_that_ends_before_it_starts_is_named(engine: RenderEngine) -> None:
    """DESIGN 9: RenderCV refuses it, and the person is told which one it is and what to do."""
    with pytest.raises(
        RenderError,
        match=r"“Charge Nurse, Saint Ann & Sons 0” ends before it starts .2022-06 – 2019-03.",
    ):
        engine.validate(with_dates("2022-06", "2019-03"), Design())


def test_an_end_in_the_year_of_the_start_needs_no_month(engine: RenderEngine) -> None:
    """C5: from June 2019 to some time in 2019 runs forwards, though RenderCV takes a bare year for
    its first day.
    """
    data = engine.validate(with_dates("2019-06", "2019"), Design())
    assert data["cv"]["sections"]["Experience"][0]["date"] == "Jun 2019 – 2019"


def test_an_entry_without_a_name_stands_under_its_dates() -> None:
    """Issue 5.6: dates at the right edge of an empty line, and "###" with nothing behind it."""
    made = resume(1)
    nameless = (
        made.sections[0]
        .entries[0]
        .model_copy(update={"title": None, "organization": None, "location": None})
    )
    section = made.sections[0].model_copy(update={"entries": (nameless,)})
    made = made.model_copy(update={"sections": (section,)})
    assert "### Mar 2020 – present\n" in to_markdown(made)
    assert "EXPERIENCE\nMar 2020 – present\n" in to_text(made)
    assert "<h3>Mar 2020 – present</h3>" in to_html(made)
    lines = [part.text for part in docx.Document(io.BytesIO(to_docx(made))).paragraphs]
    assert "Mar 2020 – present" in lines
    data = rendercv_data(made, Design(), part=lambda _id, text: text)
    assert data["cv"]["sections"]["Experience"][0]["name"] == "Mar 2020 – present"


@pytest.mark.parametrize(
    ("url", "printed"),
    [
        ("https://example.org/a", "<https://example.org/a>"),
        ("linkedin.com/in/ada_l", "[linkedin.com/in/ada\\_l](<https://linkedin.com/in/ada_l>)"),
        ("file:///etc/passwd", "file:///etc/passwd"),
    ],
)
def test_an_address_in_markdown_is_a_link(url: str, printed: str) -> None:
    """D10: "<linkedin.com/in/ada>" is no link but those brackets; what a click should not open is
    no link at all.
    """
    made = resume(1)
    header = made.header.model_copy(update={"links": (ResumeLink(url=url),)})
    line = to_markdown(made.model_copy(update={"header": header})).splitlines()
    assert any(one.split(" | ")[-1] == printed for one in line)


@pytest.mark.parametrize("theme", ["clear", "book", "classic"])
def test_how_somebody_was_employed_stands_behind_the_job_title(
    theme: Theme, engine: RenderEngine
) -> None:
    """Hours a week that were told stood on no page."""
    one = resume(1)
    (entry,) = one.sections[0].entries
    told = entry.model_copy(update={"detail": "Part time, 22 hours"})
    section = one.sections[0].model_copy(update={"entries": (told,)})
    made = one.model_copy(update={"sections": (section,)})
    with pymupdf.open(stream=engine.render(made, Design(theme=theme)).pdf) as read:
        page = read[0].get_text()
    for text in (page, from_docx(made), from_markdown(made), from_html(made), to_text(made)):
        assert "Charge Nurse (Part time, 22 hours)" in text
        assert text.count("22 hours") == 1
    (job,) = rendercv_data(made, Design(), part=lambda _id, text: text)["cv"]["sections"][
        "Experience"
    ]
    assert (job["company"], job["position"]) == (
        entry.organization,
        f"Charge Nurse ({told.detail})",
    )


@pytest.mark.parametrize("theme", ["clear", "classic"])
def test_a_row_names_its_organization_in_every_format(theme: Theme, engine: RenderEngine) -> None:
    """D12: who had tested a language stood in every file but those of RenderCV."""
    made = resume(1)
    spoken = ResumeEntry(
        id="language-1", title="Dutch", organization="Taalinstituut Utrecht", detail="C1"
    )
    section = ResumeSection(key="languages", title="Languages", entries=(spoken,))
    made = made.model_copy(update={"sections": (section,)})
    with pymupdf.open(stream=engine.render(made, Design(theme=theme)).pdf) as read:
        page = read[0].get_text()
    for text in (page, from_docx(made), from_markdown(made), from_html(made), to_text(made)):
        assert "Dutch, Taalinstituut Utrecht: C1" in text
    assert engine.validate(made, Design())["cv"]["sections"]["Languages"] == [
        {"label": "Dutch, Taalinstituut Utrecht", "details": "C1"}
    ]


def test_a_school_keeps_its_address_beside_its_mark(engine: RenderEngine) -> None:
    """D12: in the YAML the mark took the place of the address."""
    made = resume(1)
    school = ResumeEntry(
        id="edu-1",
        title="BSc Nursing",
        organization="University of Leeds",
        detail="1.7",
        url="https://leeds.example/thesis",
    )
    section = ResumeSection(key="education", title="Education", entries=(school,))
    made = made.model_copy(update={"sections": (section,)})
    (written,) = engine.validate(made, Design())["cv"]["sections"]["Education"]
    assert written["summary"] == "Grade: 1.7 | https://leeds.example/thesis"
