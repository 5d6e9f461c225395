"""The PDF: tagged, whole, in every theme, offline (DESIGN 2; CONTRACT C5, D11)."""

import io
import re

import pytest
import yaml
from pypdf import PdfReader

from interview_app.errors import RenderError
from interview_app.rendering.design import THEMES, Design, Theme
from interview_app.rendering.engine import RENDERS_PER_WORKER, RenderEngine
from interview_app.rendering.rendercv_data import to_yaml
from tests.rendering.conftest import AWKWARD, PACKAGES, resume


def text_of(pdf: bytes) -> str:
    return re.sub(r"\s+", "", "".join(page.extract_text() for page in PdfReader(io.BytesIO(pdf)).pages))


def squeezed(text: str) -> str:
    return re.sub(r"\s+", "", text)


@pytest.mark.parametrize("theme", THEMES)
def test_every_theme_prints_every_word_unchanged(theme: Theme, engine: RenderEngine) -> None:
    """C5: all themes, headline and international phone numbers kept; no character of a claim is changed."""
    one = resume()
    text = text_of(engine.render(one, Design(theme=theme)).pdf)
    for bullet in one.bullets():
        assert squeezed(bullet.text) in text
    for part in (one.header.name, one.header.headline, one.header.phone, one.header.email, "NMC Pin 08I1234E", "Igbo"):
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


def test_a_worker_that_dies_is_a_sentence_and_the_next_render_works(engine: RenderEngine) -> None:
    """DESIGN 2: rendering runs in a child process that may fall."""
    with RenderEngine(packages=PACKAGES) as own:
        own.warm_up()
        assert own._worker is not None
        own._worker.kill()
        own._worker.wait()
        assert own.render(resume(1), Design()).pages == 1


def test_a_worker_is_replaced_after_fifty_renders(engine: RenderEngine, monkeypatch: pytest.MonkeyPatch) -> None:
    """DESIGN 2: replaced after 50 renders."""
    assert RENDERS_PER_WORKER == 50
    monkeypatch.setattr("interview_app.rendering.engine.RENDERS_PER_WORKER", 2)
    with RenderEngine(packages=PACKAGES) as own:
        own.render(resume(1), Design())
        assert own._worker is not None
        first = own._worker.pid
        own.render(resume(1), Design())
        own.render(resume(1), Design())
        assert own._worker.pid != first


def test_a_missing_package_folder_is_a_sentence(tmp_path: object) -> None:
    """Errors say what to do; nothing is fetched from a network."""
    from pathlib import Path

    with RenderEngine(packages=Path(str(tmp_path)) / "none") as own, pytest.raises(RenderError, match="theme"):
        own.render(resume(1), Design())


@pytest.mark.parametrize("jobs", [1, 4, 12])
def test_laying_out_without_writing_tells_the_same_pages(jobs: int, engine: RenderEngine) -> None:
    """Issue 6.5: a prediction may lay out and not write, and is right within 10 % of a page."""
    predicted, printed = engine.lay_out(resume(jobs), Design()), engine.render(resume(jobs), Design())
    assert predicted.pages == printed.pages
    assert abs(predicted.last_page_fill - printed.last_page_fill) < 0.1
