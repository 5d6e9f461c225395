"""The PDF: tagged, whole, in every theme, offline (DESIGN 2; CONTRACT C5, D11)."""

import io
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jinja2
import pymupdf
import pytest
import typst
import yaml
from pypdf import PdfReader

from interview_app.domain.resume import ResumeEntry, ResumeSection
from interview_app.errors import RenderError
from interview_app.interchange import rendercv_yaml
from interview_app.rendering.compiler import Compiler
from interview_app.rendering.design import OWN_THEMES, THEMES, Design, Theme
from interview_app.rendering.engine import RENDERS_PER_WORKER, RenderEngine
from interview_app.rendering.plain_formats import to_html
from interview_app.rendering.rendercv_data import to_yaml
from interview_app.rendering.typst_source import typst_source
from tests.other_texts import with_texts
from tests.rendering.conftest import AWKWARD, PACKAGES, resume


def text_of(pdf: bytes) -> str:
    return re.sub(
        r"\s+", "", "".join(page.extract_text() for page in PdfReader(io.BytesIO(pdf)).pages)
    )


def squeezed(text: str) -> str:
    return re.sub(r"\s+", "", text)


@pytest.mark.parametrize("theme", THEMES)
def test_every_theme_prints_every_word_unchanged(theme: Theme, engine: RenderEngine) -> None:
    """C5: all themes, headline and international phone numbers kept; no character of a claim is
    changed.
    """
    one = resume()
    text = text_of(engine.render(one, Design(theme=theme)).pdf)
    for bullet in one.bullets():
        assert squeezed(bullet.text) in text
    for part in (
        one.header.name,
        one.header.headline,
        one.header.phone,
        one.header.email,
        "NMC Pin 08I1234E",
        "Igbo",
    ):
        assert squeezed(str(part)) in text


def test_the_pdf_is_tagged_and_has_a_title(engine: RenderEngine) -> None:
    """DESIGN 2: PDF/UA-1."""
    reader = PdfReader(io.BytesIO(engine.render(resume(), Design()).pdf))
    assert reader.trailer["/Root"]["/MarkInfo"]["/Marked"]
    assert reader.metadata is not None
    assert reader.metadata.title == "Amara Okafor 王伟"


def test_pages_and_fill_are_measured_on_the_pdf(engine: RenderEngine) -> None:
    """D11: pages are measured on the rendered PDF."""
    short, long = engine.render(resume(1), Design()), engine.render(resume(12), Design())
    assert (short.pages, len(PdfReader(io.BytesIO(short.pdf)).pages)) == (1, 1)
    assert long.pages == len(PdfReader(io.BytesIO(long.pdf)).pages) > 1
    assert 0.2 < short.last_page_fill < 0.8


@pytest.mark.parametrize("theme", THEMES)
def test_the_measure_is_that_of_the_pdf(theme: Theme, engine: RenderEngine) -> None:
    """D11: pages and fill as another program finds them on the PDF, however long the résumé is."""
    for jobs in (1, 4, 11):
        made = engine.render(resume(jobs, bullets=4), Design(theme=theme))
        with pymupdf.open(stream=made.pdf) as read:
            rows = [
                line["spans"][0]["origin"][1]
                for block in read[-1].get_text("dict")["blocks"]
                for line in block.get("lines", ())
            ]
            fill = max(rows) / read[-1].rect.height
            assert (made.pages, made.last_page_fill) == (
                read.page_count,
                pytest.approx(fill, abs=0.002),
            )


def test_each_page_is_set_from_its_own_words(engine: RenderEngine) -> None:
    """What was set before, and what could not be set, leaves nothing behind."""
    one, other = (
        resume(1),
        with_texts(resume(1), {"experience-0-bullet-1": "Ran the ward at night"}),
    )
    for words in (one, other, one):
        for theme in ("clear", "classic"):
            made = engine.render(words, Design(theme=theme))
            assert ("Ranthewardatnight" in text_of(made.pdf)) is (words is other)
    with pytest.raises(RenderError):
        engine.render(with_texts(one, {"experience-0-bullet-1": "𐕰𐕱𐕲 𐕳𐕴"}), Design(theme="clear"))
    again = engine.render(one, Design(theme="clear"), draw=True)
    assert again.drawn == engine.render(one, Design(theme="clear"), draw=True).drawn
    assert squeezed(AWKWARD) in text_of(again.pdf)


def test_dates_follow_the_language_of_the_resume(engine: RenderEngine) -> None:
    """DESIGN 9: headings and dates are localised; texts stay as they are."""
    text = text_of(engine.render(resume(language="de"), Design()).pdf)
    assert "März2020–heute" in text
    assert "Profil" in text


def test_the_yaml_is_what_rendercv_accepts_and_gives_the_texts_back(engine: RenderEngine) -> None:
    """C5: the plan becomes RenderCV YAML, validated by RenderCV's own models."""
    data = yaml.safe_load(to_yaml(engine.validate(resume(), Design())))
    highlight = data["cv"]["sections"]["Experience"][0]["highlights"][0]
    assert re.sub(r"\\(.)", r"\1", highlight) == f"{AWKWARD} (0.1)"


def test_a_school_stands_in_the_yaml_as_a_school(engine: RenderEngine) -> None:
    """C5, E9: degree and school in one name came back as a school called "BSc Physics, Tarnbeck
    University".
    """
    school = ResumeEntry(
        id="edu-1",
        title="BSc, Physics",
        organization="Tarnbeck University",
        location="Tarnbeck",
        start="2011",
        end="2014",
        detail="3.8",
    )
    section = ResumeSection(key="education", title="Education", entries=(school,))
    made = resume().model_copy(update={"sections": (section,)})
    (row,) = engine.validate(made, Design())["cv"]["sections"]["Education"]
    assert (row["institution"], row["area"], row["location"]) == (
        "Tarnbeck University",
        "BSc, Physics",
        "Tarnbeck",
    )
    assert row["summary"] == "Grade: 3.8"
    again = rendercv_yaml.read(
        to_yaml(engine.validate(made, Design())).encode("utf-8")
    ).skeleton_timeline
    assert again is not None
    assert [(one.institution, one.area, one.start, one.end) for one in again.education] == [
        ("Tarnbeck University", "BSc, Physics", "2011", "2014")
    ]
    assert "BSc,Physics,TarnbeckUniversity–Tarnbeck" in text_of(engine.render(made, Design()).pdf)


def test_templates_are_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Issue 5, speed: reading RenderCV's templates takes longer than setting a page."""
    typst_source(resume(), Design())
    read: list[str] = []
    whole = jinja2.FileSystemLoader.get_source

    def noted(self: jinja2.FileSystemLoader, *given: Any) -> Any:
        read.append(given[1])
        return whole(self, *given)

    monkeypatch.setattr(jinja2.FileSystemLoader, "get_source", noted)
    typst_source(resume(3), Design(step=1))
    assert read == []


_RENDERS = """
import sys
from pathlib import Path
from interview_app.rendering.design import Design
from interview_app.rendering.engine import RenderEngine
from tests.rendering.conftest import PACKAGES, resume
engine = RenderEngine(packages=PACKAGES)
engine.render(resume(1), Design())
print(engine._folder.name, flush=True)
sys.stdin.read()
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs a kill nobody can do about")
def test_nothing_of_a_page_stays_behind_when_the_app_is_killed(tmp_path: Path) -> None:
    """The source of a page is the résumé: its folder is the person's alone, and goes with the
    program however that ends.
    """
    environment = {**os.environ, "TMPDIR": str(tmp_path), "PYTHONPATH": str(PACKAGES.parent.parent)}
    with subprocess.Popen(
        [sys.executable, "-c", _RENDERS],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
    ) as app:
        assert app.stdout is not None
        assert app.stderr is not None
        folder = Path(app.stdout.readline().decode().strip())
        assert folder.stat().st_mode & 0o077 == 0
        assert "Igbo" in (folder / "resume.typ").read_text(encoding="utf-8")
        app.kill()
        app.stderr.read()  # ends with the last that has it open: the worker
    assert app.returncode == -signal.SIGKILL
    assert not folder.exists()


def test_a_worker_that_dies_is_a_sentence_and_the_next_render_works(engine: RenderEngine) -> None:
    """DESIGN 2: rendering runs in a child process that may fall."""
    with RenderEngine(packages=PACKAGES) as own:
        own.warm_up()
        assert own._worker is not None
        own._worker.kill()
        own._worker.wait()
        assert own.render(resume(1), Design()).pages == 1


def test_a_worker_is_replaced_after_many_renders(monkeypatch: pytest.MonkeyPatch) -> None:
    """DESIGN 2; what it wrote goes with it."""
    assert RENDERS_PER_WORKER == 1000
    monkeypatch.setattr("interview_app.rendering.engine.RENDERS_PER_WORKER", 2)
    with RenderEngine(packages=PACKAGES) as own:
        own.render(resume(1), Design())
        assert own._worker is not None
        first, folder = own._worker.pid, own._folder
        assert folder is not None
        assert Path(folder.name).exists()
        own.render(resume(1), Design())
        own.render(resume(1), Design())
        assert own._worker.pid != first
        assert not Path(folder.name).exists()


def test_a_missing_package_folder_is_a_sentence(tmp_path: Path) -> None:
    """Errors say what to do; nothing is fetched from a network."""
    with (
        RenderEngine(packages=tmp_path / "none") as own,
        pytest.raises(RenderError, match="theme"),
    ):
        own.render(resume(1), Design())


ENDLESS = "https://example.org/?state=" + "AmazonAWSandOnpremise" * 8


@pytest.mark.parametrize("theme", THEMES)
def test_a_word_without_an_end_stays_on_the_paper(theme: Theme, engine: RenderEngine) -> None:
    """D11: an address of 190 letters ran over the edge, and the page could not be read back."""
    made = resume(1)
    bullet = (
        made.sections[0]
        .entries[0]
        .bullets[0]
        .model_copy(update={"text": f"Wrote {ENDLESS}, which stayed"})
    )
    entry = made.sections[0].entries[0].model_copy(update={"bullets": (bullet,)})
    section = made.sections[0].model_copy(update={"entries": (entry,)})
    made = made.model_copy(update={"sections": (section, *made.sections[1:])})
    with pymupdf.open(stream=engine.render(made, Design(theme=theme)).pdf) as pdf:
        assert (
            max(word[2] for page in pdf for word in page.get_text("words")) < pdf[0].rect.width - 28
        )
        text = squeezed("".join(page.get_text() for page in pdf)).replace("\u200b", "")
    assert squeezed(bullet.text) in text


@pytest.mark.parametrize("theme", [one for one in THEMES if one != "moderncv"])
def test_a_place_leaves_the_lines_their_width(theme: Theme, engine: RenderEngine) -> None:
    """D11: a place in the column of the dates held a job's lines to two thirds of the page;
    moderncv's column is its look.
    """
    said = (
        "Built a dashboard for the health of services in React and TypeScript used by three teams"
    )
    text = (
        PdfReader(io.BytesIO(engine.render(resume(2, bullets=1), Design(theme=theme)).pdf))
        .pages[0]
        .extract_text()
    )
    assert "Köln" in text
    made = resume(1)
    bullets = tuple(
        one.model_copy(update={"text": said}) for one in made.sections[0].entries[0].bullets
    )
    entry = made.sections[0].entries[0].model_copy(update={"bullets": bullets})
    section = made.sections[0].model_copy(update={"entries": (entry,)})
    made = made.model_copy(update={"sections": (section, *made.sections[1:])})
    lines = (
        PdfReader(io.BytesIO(engine.render(made, Design(theme=theme)).pdf))
        .pages[0]
        .extract_text()
        .splitlines()
    )
    assert sum(squeezed(said) in squeezed(line) for line in lines) == len(bullets)


@pytest.mark.parametrize("theme", THEMES)
def test_a_school_has_its_mark_below_and_its_place_behind(
    theme: Theme, engine: RenderEngine
) -> None:
    """Issue 5.6: "Leeds, First class honours" was squeezed into the column of the dates."""
    made = resume(1)
    school = next(one for one in made.sections if one.key == "education")
    entry = school.entries[0].model_copy(
        update={"location": "Leeds", "detail": "First class honours"}
    )
    sections = tuple(
        one.model_copy(update={"entries": (entry,)}) if one.key == "education" else one
        for one in made.sections
    )
    pdf = engine.render(made.model_copy(update={"sections": sections}), Design(theme=theme)).pdf
    text = PdfReader(io.BytesIO(pdf)).pages[0].extract_text()
    assert "University of Leeds – Leeds" in " ".join(text.split())
    assert any(line.strip() == "First class honours" for line in text.splitlines())


@pytest.mark.parametrize("theme", THEMES)
def test_a_long_name_is_set_smaller_before_it_is_broken(theme: Theme, engine: RenderEngine) -> None:
    """Issue 5.6: "Bartholomew Featherstonehaugh-" above "Cholmondeley"."""
    one = resume(1)
    name = "Bartholomew Featherstonehaugh-Cholmondeley"
    long = one.model_copy(update={"header": one.header.model_copy(update={"name": name})})
    with pymupdf.open(stream=engine.render(long, Design(theme=theme)).pdf) as pdf:
        assert name in pdf[0].get_text().splitlines()


@pytest.mark.skipif(
    "DejaVu Sans" not in typst.Fonts().families(), reason="needs an Arabic face on this computer"
)
def test_arabic_is_not_set_in_a_typewriters_face(engine: RenderEngine) -> None:
    """Issue 5.6: the one face of ours that has its letters does not join them; a face of this
    computer does.
    """
    one = resume(1)
    made = one.model_copy(update={"header": one.header.model_copy(update={"name": "محمد الخطيب"})})
    with pymupdf.open(stream=engine.render(made, Design()).pdf) as pdf:
        faces = [font[3] for font in pdf[0].get_fonts()]
        assert faces
        assert not [face for face in faces if "Mono" in face]


def test_a_firm_that_is_read_from_right_to_left_keeps_its_order(engine: RenderEngine) -> None:
    """Issue 5.6: its words are not set as parts, which would stand from left to right."""
    one = resume(1)
    job = (
        one.sections[0]
        .entries[0]
        .model_copy(update={"organization": "אלף בית", "location": "גימל"})
    )
    section = one.sections[0].model_copy(update={"entries": (job,)})
    source = typst_source(one.model_copy(update={"sections": (section,)}), Design())
    assert '[#box[#"אלף בית – גימל";]]' in source


def test_letters_that_no_font_of_ours_has_are_set_in_one_of_this_computer(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """D10: our own fonts come first, so that pages look alike; a letter that none of them has is
    shown all the same.
    """
    ours = typst.Fonts

    def fonts(*, include_system_fonts: bool, font_paths: list[str]) -> typst.Fonts:
        # A computer whose own fonts are those that the app brings, and an app that brings none.
        return ours(
            include_system_fonts=False, font_paths=font_paths if include_system_fonts else []
        )

    monkeypatch.setattr(typst, "Fonts", fonts)
    compiler = Compiler(str(PACKAGES), str(tmp_path))

    def pdf_of(source: str) -> bytes:
        pdf, _measured = compiler.render(source, lambda: source, height=842, draw=False)
        return pdf

    page = '#set document(title: "x", date: none)\n#set text(lang: "en")\n'
    for words in ("電気技師", "วิศวกร"):
        found = _fonts_of(pdf_of(page + words + _END))
        assert "Noto" in str([font["/BaseFont"] for font in found])
    found = _fonts_of(pdf_of(page + "Electrician" + _END))
    assert "Noto" not in str([font["/BaseFont"] for font in found])


_END = '#metadata((id: "", edge: "end", size: 0pt))<line>'
"""As our themes end."""


def _fonts_of(pdf: bytes) -> Iterator[dict[str, object]]:
    for page in PdfReader(io.BytesIO(pdf)).pages:
        yield from (font.get_object() for font in page["/Resources"]["/Font"].values())


def _tops(pdf: bytes, *texts: str) -> list[float]:
    """How far down the first page each text begins, in points."""
    with pymupdf.open(stream=pdf) as read:
        return [read[0].search_for(text)[0].y0 for text in texts]


@pytest.mark.parametrize("step", [0, 1, 2])
@pytest.mark.parametrize("theme", THEMES)
def test_a_heading_stands_nearer_to_its_own_lines(
    theme: Theme, step: int, engine: RenderEngine
) -> None:
    """D11: set tightly, a job's heading stood as near to the last line of the job before as to its
    own first one.
    """
    made = resume(2, bullets=2)
    entries = tuple(
        entry.model_copy(
            update={
                "title": f"Post {at}",
                "bullets": tuple(
                    one.model_copy(update={"text": f"Deed {at}.{n}"})
                    for n, one in enumerate(entry.bullets)
                ),
            }
        )
        for at, entry in enumerate(made.sections[0].entries)
    )
    section = made.sections[0].model_copy(update={"entries": entries})
    pdf = engine.render(
        made.model_copy(update={"sections": (section,)}), Design(theme=theme, step=step)
    ).pdf
    first, second, post, firm, own = _tops(
        pdf, "Deed 0.0", "Deed 0.1", "Post 1", "Saint Ann & Sons 1", "Deed 1.0"
    )
    apart = min(post, firm) - second
    # The half point: a heading's letters are bold, and as high as they are, its row begins.
    assert apart > own - max(post, firm) + 0.5
    assert apart > second - first + 2


@pytest.mark.parametrize("theme", THEMES)
def test_a_list_of_headings_stands_closer_than_jobs(theme: Theme, engine: RenderEngine) -> None:
    """D11: certificates and languages are lists; a skill without a group does not take the others'
    bold names away.
    """
    made = resume(1)
    skills = ResumeSection(
        key="skills",
        title="Skills",
        entries=(
            ResumeEntry(id="s1", title="Clinical", detail="triage, wound care"),
            ResumeEntry(id="s2", title="Systems", detail="e-rostering"),
            ResumeEntry(id="s3", detail="coaching"),
        ),
    )
    pdf = engine.render(made.model_copy(update={"sections": (skills,)}), Design(theme=theme)).pdf
    clinical, systems, coaching = _tops(pdf, "Clinical", "Systems", "coaching")
    assert 12 < systems - clinical < 22
    assert abs((coaching - systems) - (systems - clinical)) < 1
    with pymupdf.open(stream=pdf) as read:
        spans = [
            span
            for block in read[0].get_text("dict")["blocks"]
            for line in block.get("lines", ())
            for span in line["spans"]
        ]
    (label,) = [span for span in spans if "Systems" in span["text"]]
    assert "Bold" in label["font"]


@pytest.mark.parametrize("theme", THEMES)
def test_the_address_of_a_project_is_a_link(theme: Theme, engine: RenderEngine) -> None:
    """C5: it was plain letters in the PDF, while the other formats had a link; what opens no page
    stays plain letters.
    """
    safe, other = "https://oss.example/reader", "ftp://files.example/reader"
    entries = tuple(
        ResumeEntry(id=f"p{at}", title=f"Tool {at}", url=url)
        for at, url in enumerate((safe, other))
    )
    projects = ResumeSection(key="projects", title="Projects", entries=entries)
    one = resume().model_copy(update={"sections": (projects,)})
    pdf = engine.render(one, Design(theme=theme)).pdf
    with pymupdf.open(stream=pdf) as document:
        opened = [link["uri"] for page in document for link in page.get_links() if "uri" in link]
    assert safe in opened
    assert not any("ftp" in uri for uri in opened)
    assert squeezed(safe) in text_of(pdf)
    assert safe in to_html(one).split('href="')[-1]


@pytest.mark.parametrize("theme", OWN_THEMES)
def test_no_comma_hangs_behind_a_name_that_takes_a_row(theme: Theme, engine: RenderEngine) -> None:
    """A firm that needs the next row stands there, and the name has nothing behind it."""
    one = resume(1)
    (entry,) = one.sections[0].entries
    title = "Examined geriatric nurse, deputy head of the"
    firm = "Evangelical Deaconry Association of the Upper Lusatia"
    long = entry.model_copy(update={"title": title, "organization": firm})
    section = one.sections[0].model_copy(update={"entries": (long,)})
    made = one.model_copy(update={"sections": (section,)})
    with pymupdf.open(stream=engine.render(made, Design(theme=theme)).pdf) as read:
        rows = [row.strip() for row in read[0].get_text().splitlines()]
    assert title in rows
    assert f"{firm} – Köln" in rows
