"""A photo on the page: in our own themes, in the DOCX beside them, and nowhere unasked (NEXT 8)."""

import base64
import io

import docx
import pymupdf
import pytest
from PIL import Image

from interview_app.rendering.design import OWN_THEMES, Design
from interview_app.rendering.docx_file import to_docx
from interview_app.rendering.engine import RenderEngine
from tests.rendering.conftest import resume


def photo(width: int, height: int) -> bytes:
    content = io.BytesIO()
    Image.new("RGB", (width, height), "navy").save(content, "JPEG")
    return content.getvalue()


@pytest.mark.parametrize("theme", OWN_THEMES)
@pytest.mark.parametrize("size", [(480, 640), (640, 300)])
def test_it_stands_whole_beside_the_name(
    theme: str, size: tuple[int, int], engine: RenderEngine
) -> None:
    """Every line is still there, nothing lies over it, and who cannot see is told whom it shows."""
    design = Design(theme=theme, photo=base64.b64encode(photo(*size)).decode())  # type: ignore[arg-type]
    made = engine.render(resume(2), design, draw=True)
    assert any(b"<image" in layer for layer in made.drawn[0])
    with pymupdf.open(stream=made.pdf) as read:
        (image,) = read[0].get_image_info()
        box = pymupdf.Rect(image["bbox"])
        assert box.width <= 26 / 25.4 * 72 + 0.5
        assert box.height <= 33 / 25.4 * 72 + 0.5
        assert box.width / box.height == pytest.approx(size[0] / size[1], rel=0.02)
        assert read[0].rect.contains(box)
        words = [pymupdf.Rect(word[:4]) for word in read[0].get_text("words")]
        assert not any(box.intersects(word) for word in words)
    plain = engine.render(resume(2), Design(theme=theme))  # type: ignore[arg-type]
    assert {one.id for one in plain.places} == {one.id for one in made.places}
    with pymupdf.open(stream=plain.pdf) as read:
        assert read[0].get_image_info() == []


@pytest.mark.parametrize("theme", OWN_THEMES)
def test_a_name_beside_it_stands_in_one_line(theme: str, engine: RenderEngine) -> None:
    """“María del Carmen Fernández” stood over a line with “Ibáñez” alone."""
    one, name = resume(1), "María del Carmen Fernández Ibáñez"
    made = one.model_copy(update={"header": one.header.model_copy(update={"name": name})})
    design = Design(theme=theme, photo=base64.b64encode(photo(480, 640)).decode())  # type: ignore[arg-type]
    with pymupdf.open(stream=engine.render(made, design).pdf) as read:
        assert name in read[0].get_text().splitlines()


def test_a_word_file_has_it_where_the_theme_has(engine: RenderEngine) -> None:
    """In the corner, beside the text, whole and described; RenderCV's themes have none."""
    wide = Design(theme="clear", photo=base64.b64encode(photo(640, 300)).decode())
    document = docx.Document(io.BytesIO(to_docx(resume(2), design=wide)))
    (anchor,) = document.element.body.iter("{*}anchor")
    (extent,) = anchor.iter("{*}extent")
    assert int(extent.get("cx")) / int(extent.get("cy")) == pytest.approx(640 / 300, rel=0.01)
    (told,) = anchor.iter("{*}docPr")
    assert told.get("descr") == "Amara Okafor 王伟"
    plain = docx.Document(io.BytesIO(to_docx(resume(2), design=Design(theme="clear"))))
    assert [one.text for one in plain.paragraphs] == [one.text for one in document.paragraphs]
    assert Design(theme="classic", photo="AAAA").printed_photo is None
