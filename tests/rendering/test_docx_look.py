"""The DOCX in the look of the PDF beside it (NEXT 8, CONTRACT D12)."""

import base64
import importlib
import io
from typing import get_args

import docx
import pymupdf
import pytest
from docx.document import Document
from docx.enum.text import WD_ALIGN_PARAGRAPH
from docx.oxml.ns import qn
from docx.shared import RGBColor
from lxml import etree

from interview_app.domain.page_places import ENTRY
from interview_app.paths import resources
from interview_app.rendering.design import (
    FAMILIES,
    OWN_THEMES,
    THEMES,
    Design,
    Family,
    OwnTheme,
    Theme,
    width,
)
from interview_app.rendering.docx_file import to_docx
from interview_app.rendering.engine import RenderEngine
from interview_app.rendering.output_folder import resume_file
from interview_app.rendering.page_fit import fit
from tests.rendering.conftest import resume
from tests.rendering.test_photo import photo

_GREEN = "#1a6b5a"


def _made(design: Design) -> Document:
    fonts = resources() / "fonts"
    return docx.Document(io.BytesIO(to_docx(resume(2), design=design, fonts=fonts)))


@pytest.mark.parametrize("theme", OWN_THEMES)
def test_colour_and_family_that_were_chosen_are_in_the_word_file(
    theme: OwnTheme, engine: RenderEngine
) -> None:
    """What is chosen for the page holds for every file of it that has a look."""
    chosen = Design(theme=theme, family="garamond", accent=_GREEN)
    fitted = fit(resume(2), chosen, engine, max_pages=2)
    styles = docx.Document(io.BytesIO(resume_file("docx", fitted, engine))).styles
    assert styles["Normal"].font.name == styles["Title"].font.name == "EB Garamond"
    assert styles["Heading 1"].font.color.rgb == RGBColor.from_string(_GREEN[1:].upper())


@pytest.mark.parametrize("title", ["Expérience professionnelle", "Veröffentlichungen"])
def test_the_name_of_a_section_keeps_to_its_column(title: str, engine: RenderEngine) -> None:
    """The French one stood beyond the edge of the paper, the German one broke before its last
    letter in the Word file.
    """
    one = resume(1)
    sections = (one.sections[0].model_copy(update={"title": title}), *one.sections[1:])
    made, design = one.model_copy(update={"sections": sections}), Design(theme="margin")
    with pymupdf.open(stream=engine.render(made, design).pdf) as read:
        word = title.split()[-1]
        (place,) = read[0].search_for(word)
        assert place.x0 >= 2.0 * 72 / 2.54 - 1
    written = docx.Document(io.BytesIO(to_docx(made, design=design)))
    heading = next(one for one in written.paragraphs if one.text == title)
    size = heading.runs[0].font.size or written.styles["Normal"].font.size
    assert width(word, size.pt) <= 26 / 25.4 * 72


def test_all_names_of_sections_are_of_one_size(engine: RenderEngine) -> None:
    """The longest one alone was smaller than the others; and a line of the contact began with what
    parts it.
    """
    one = resume(1)
    long = one.sections[0].model_copy(update={"title": "Veröffentlichungen"})
    header = one.header.model_copy(update={"location": "Villingen-Schwenningen, Deutschland"})
    made = one.model_copy(update={"sections": (long, *one.sections[1:]), "header": header})
    design = Design(theme="margin")
    with pymupdf.open(stream=engine.render(made, design).pdf) as read:
        spans = [
            span
            for block in read[0].get_text("dict")["blocks"]
            for line in block.get("lines", ())
            for span in line["spans"]
        ]
    names = [section.title for section in made.sections]
    assert len({round(one["size"], 2) for one in spans if one["text"].strip() in names}) == 1
    document = docx.Document(io.BytesIO(to_docx(made, design=design)))
    heads = [one for one in document.paragraphs if one.text in names]
    assert len({one.runs[0].font.size for one in heads}) == 1
    with pymupdf.open(stream=engine.render(made, design).pdf) as read:
        rows = [row.strip() for row in read[0].get_text().splitlines()]
    assert not [row for row in rows if row.startswith("· ")]


def test_the_lines_are_marked_as_on_the_page() -> None:
    """Round bullets stood in every Word file, black and large; the theme has dashes in its colour."""
    written = _made(Design(theme="margin", accent=_GREEN))
    signs = {
        level.find(qn("w:lvlText")).get(qn("w:val")): level.find(f"{qn('w:rPr')}/{qn('w:color')}")
        for level in written.part.numbering_part.element.iter(qn("w:lvl"))
    }
    assert signs["–"].get(qn("w:val")) == _GREEN[1:].upper()


@pytest.mark.parametrize("theme", OWN_THEMES)
def test_lines_are_indented_as_on_the_page(theme: OwnTheme, engine: RenderEngine) -> None:
    """They stood twice as far from their signs as on the PDF."""
    one, design = resume(1), Design(theme=theme)
    places = {part.id: part.boxes[0].box for part in engine.render(one, design).places}
    (entry,) = one.sections[0].entries
    set_in = places[entry.bullets[0].bullet_id][0] - places[ENTRY + entry.id][0]
    form = _made(design).styles["List Bullet"].paragraph_format
    assert -form.first_line_indent.pt == pytest.approx(set_in, abs=2)


@pytest.mark.parametrize("family", get_args(Family))
def test_a_family_that_is_not_installed_has_a_stand_in(family: Family) -> None:
    """Who opens the file need not have our fonts: its table names one that Word has."""
    made = _made(Design(theme="clear", family=family))
    parts = {str(one.partname): one for one in made.part.package.iter_parts()}
    table = parts["/word/fontTable.xml"].blob.decode()
    instead = {"source-sans": "Calibri", "garamond": "Garamond", "inter": "Arial"}[family]
    assert table.count(f'w:name="{FAMILIES[family]}"') == 1
    assert f'<w:altName w:val="{instead}"/>' in table


@pytest.mark.parametrize(("family", "letters"), [("garamond", 3), ("source-sans", 3), ("inter", 3)])
def test_the_letters_of_a_theme_go_with_the_file(family: Family, letters: int) -> None:
    """Who opens the file sees the family that was chosen: upright, bold and italic lie in it whole,
    masked as ISO/IEC 29500-1, 17.8.1 says; without a folder of fonts and for RenderCV's themes none
    does.
    """
    fonts = resources() / "fonts"
    content = to_docx(resume(2), design=Design(theme="clear", family=family), fonts=fonts)
    package = docx.Document(io.BytesIO(content)).part.package
    parts = {str(one.partname): one for one in package.iter_parts()}
    table = parts["/word/fontTable.xml"]
    root = etree.fromstring(table.blob)
    references = [one for one in root.iter() if one.get(qn("w:fontKey")) is not None]
    assert len(references) == letters
    for one in references:
        key = bytes.fromhex(one.get(qn("w:fontKey")).strip("{}").replace("-", ""))[::-1]
        masked = table.rels[one.get(qn("r:id"))].target_part.blob
        plain = bytes(a ^ b for a, b in zip(masked[:32], key * 2, strict=True)) + masked[32:]
        assert plain[:4] == b"\x00\x01\x00\x00"
        name = pymupdf.Font(fontbuffer=plain).name
        assert FAMILIES[family].split()[0].casefold() in name.replace(" ", "").casefold() or (
            FAMILIES[family].replace(" ", "") in name.replace(" ", "")
        )
    assert package.main_document_part.settings.element.find(qn("w:embedTrueTypeFonts")) is not None
    for bare in (
        to_docx(resume(2), design=Design(theme="clear", family=family)),
        to_docx(resume(2), design=Design(), fonts=fonts),
    ):
        assert b"odttf" not in bare


def test_sections_are_named_as_on_the_page() -> None:
    """Clear, Book and RenderCV's themes have a rule under the name, Margin the name beside its lines
    and a rule over both.
    """

    def frames(made: Document) -> set[str]:
        return {
            one.style.name
            for one in made.paragraphs
            if one.paragraph_format.element.find(f"{qn('w:pPr')}/{qn('w:framePr')}") is not None
        }

    def ruled(made: Document) -> bool:
        return next(made.styles["Heading 1"].element.iter(qn("w:pBdr")), None) is not None

    every = {theme: _made(Design(theme=theme)) for theme in (*OWN_THEMES, "classic")}
    assert [theme for theme, made in every.items() if ruled(made)] == ["clear", "book", "classic"]
    assert [theme for theme, made in every.items() if frames(made)] == ["margin"]
    assert frames(every["margin"]) == {"Heading 1"}


@pytest.mark.parametrize("theme", [one for one in THEMES if one not in OWN_THEMES])
def test_a_word_file_has_the_colours_and_the_head_of_its_theme(theme: Theme) -> None:
    """D12: as `rendercv.themes` has them; a template of the person's own keeps its own."""
    module = importlib.import_module(f"rendercv.themes.{theme}")
    (options,) = (
        one for name, one in vars(module).items() if name.casefold() == f"{theme}themeoptions"
    )
    wanted = options(theme=theme)
    styles = _made(Design(theme=theme)).styles
    red, green, blue = wanted.colors.section_titles.as_rgb_tuple(alpha=False)
    for name in ("Title", "Heading 1"):
        assert styles[name].font.color.rgb == RGBColor(red, green, blue)
    centred = WD_ALIGN_PARAGRAPH.CENTER if wanted.header.alignment == "center" else None
    assert styles["Title"].paragraph_format.alignment == centred
    assert styles["Title"].font.bold is wanted.header.name_bold
    assert styles["Heading 1"].font.bold is wanted.section_titles.bold
    plain = io.BytesIO()
    docx.Document().save(plain)
    own = docx.Document(io.BytesIO(to_docx(resume(2), template=plain.getvalue())))
    assert {one.alignment for one in own.paragraphs} == {None}


@pytest.mark.parametrize(("theme", "edge"), [("clear", "right"), ("margin", "left")])
def test_a_photo_stands_in_the_themes_corner_and_over_the_sections(
    theme: OwnTheme, edge: str
) -> None:
    """Beside the photo the dates of a job had no room: what comes after the head begins below."""
    shown = Design(theme=theme, photo=base64.b64encode(photo(300, 400)).decode())
    made, plain = _made(shown), _made(Design(theme=theme))
    (across,) = made.element.body.iter("{*}positionH")
    assert across.findtext("{*}align") == edge
    at = next(n for n, one in enumerate(made.paragraphs) if one.style.name == "Heading 1")
    first = made.paragraphs[at - 1 if theme == "margin" else at]
    usual = plain.paragraphs[at - 1 if theme == "margin" else at]
    before = usual.paragraph_format.space_before or usual.style.paragraph_format.space_before
    assert first.paragraph_format.space_before > before


@pytest.mark.parametrize("theme", THEMES)
def test_what_parts_the_contact_is_the_same_sign_as_on_the_page(
    theme: Theme, engine: RenderEngine
) -> None:
    """Bars stood in the Word file where the page has dots."""
    made = resume(1)
    with pymupdf.open(stream=engine.render(made, Design(theme=theme)).pdf) as read:
        page = " ".join(read[0].get_text().split())
    document = docx.Document(io.BytesIO(to_docx(made, design=Design(theme=theme))))
    written = next(one.text for one in document.paragraphs if "Leeds" in one.text)
    for text in (page, written):
        assert text.split("Leeds", 1)[1].split()[0] == ("·" if theme in OWN_THEMES else "|")
